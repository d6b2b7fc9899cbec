"""Tokens stay with their owner."""

from __future__ import annotations

from pathlib import Path

import pytest

from frenzy.client import ClientError, Invite, Pass, Passes

INVITE = Invite("http://localhost:8000", "k3v5")
ANN = Pass(INVITE, "Ann", 1, "secret")


def test_a_seat_is_found_again_by_table_and_name(tmp_path: Path) -> None:
    passes = Passes(tmp_path)
    passes.keep(ANN)

    assert passes.find(INVITE, "Ann") == ANN
    assert passes.find(INVITE, "Bob") is None
    assert passes.find(Invite("http://localhost:8000", "other"), "Ann") is None
    assert passes.find(Invite("http://elsewhere:8000", "k3v5"), "Ann") is None


def test_only_the_owner_can_read_the_file(tmp_path: Path) -> None:
    file = Passes(tmp_path).keep(ANN)

    assert file.stat().st_mode & 0o777 == 0o600
    assert file.parent.stat().st_mode & 0o777 == 0o700
    assert [*file.parent.iterdir()] == [file]


def test_a_file_that_is_not_ours_is_nobody(tmp_path: Path) -> None:
    passes = Passes(tmp_path)
    passes.keep(ANN).write_text('{"invite": 3')

    assert passes.find(INVITE, "Ann") is None


def test_a_seat_can_be_forgotten_more_than_once(tmp_path: Path) -> None:
    passes = Passes(tmp_path)
    passes.keep(ANN)
    passes.forget(ANN)
    passes.forget(ANN)

    assert passes.find(INVITE, "Ann") is None


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "seats").write_text("a file in the way")

    with pytest.raises(ClientError, match="seats"):
        Passes(tmp_path).keep(ANN)


def test_names_cannot_lead_out_of_the_folder(tmp_path: Path) -> None:
    passes = Passes(tmp_path)

    assert passes.file(INVITE, "../../evil").parent == tmp_path / "seats"
