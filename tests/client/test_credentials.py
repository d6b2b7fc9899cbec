"""Tokens stay with their owner."""

from __future__ import annotations

from pathlib import Path

import pytest

from frenzy.client import ClientError, Credentials, CredentialStore, Invite

INVITE = Invite("http://localhost:8000", "k3v5")
ANN = Credentials(INVITE, "Ann", 1, "secret")


def test_a_seat_is_found_again_by_table_and_name(tmp_path: Path) -> None:
    store = CredentialStore(tmp_path)
    store.keep(ANN)

    assert store.find(INVITE, "Ann") == ANN
    assert store.find(INVITE, "Bob") is None
    assert store.find(Invite("http://localhost:8000", "other"), "Ann") is None
    assert store.find(Invite("http://elsewhere:8000", "k3v5"), "Ann") is None


def test_only_the_owner_can_read_the_file(tmp_path: Path) -> None:
    file = CredentialStore(tmp_path).keep(ANN)

    assert file.stat().st_mode & 0o777 == 0o600
    assert file.parent.stat().st_mode & 0o777 == 0o700
    assert [*file.parent.iterdir()] == [file]


def test_a_file_that_is_not_ours_is_nobody(tmp_path: Path) -> None:
    store = CredentialStore(tmp_path)
    store.keep(ANN).write_text('{"invite": 3')

    assert store.find(INVITE, "Ann") is None


def test_a_seat_can_be_forgotten_more_than_once(tmp_path: Path) -> None:
    store = CredentialStore(tmp_path)
    store.keep(ANN)
    store.forget(ANN)
    store.forget(ANN)

    assert store.find(INVITE, "Ann") is None


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "seats").write_text("a file in the way")

    with pytest.raises(ClientError, match="seats"):
        CredentialStore(tmp_path).keep(ANN)


def test_names_cannot_lead_out_of_the_folder(tmp_path: Path) -> None:
    store = CredentialStore(tmp_path)

    assert store.file(INVITE, "../../evil").parent == tmp_path / "seats"
