"""`python -m tools.rules` finds the paragraphs, counts their tests, and fails on a missing one."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tools.rules import ROOT, main, named_paragraphs, paragraphs, report

RULES = """# A game — the rules
1. Not in a chapter.

## G-1 Players
1. Two play.
2. **Ruling**: the older one begins.
   1. Not a paragraph of its own.

## Thanks
1. Not in a numbered chapter.

## G-10 The end
1. Most points win, and 2. is no number here.
"""
TEST = "def test_g_{}_it_is_so() -> None:\n    pass\n"


def project(path: Path, *tested: str) -> Path:
    """A small project with these paragraphs tested."""
    (path / "docs" / "game").mkdir(parents=True)
    (path / "docs" / "game" / "rules.md").write_text(RULES, encoding="utf-8")
    (path / "tests" / "game").mkdir(parents=True)
    (path / "tests" / "game" / "test_rules.py").write_text("\n".join(map(TEST.format, tested)), encoding="utf-8")
    return path


def test_paragraphs_are_the_numbered_items_of_numbered_chapters() -> None:
    assert paragraphs(RULES) == ["G-1.1", "G-1.2", "G-10.1"]


def test_a_test_names_the_paragraph_its_name_begins_with() -> None:
    source = "def test_g_10_1_x(): ...\n    def test_g_1_2_y(): ...\ndef test_g_1(): ...\ndef check_g_1_1_z(): ...\n"

    assert named_paragraphs(source) == ["G-10.1", "G-1.2"]


def test_it_succeeds_when_every_paragraph_has_a_test(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(project(tmp_path, "1_1", "1_2", "1_2", "10_1")) == 0

    lines = capsys.readouterr().out.splitlines()
    assert [line.split() for line in lines[:3]] == [["G-1.1", "1", "#"], ["G-1.2", "2", "##"], ["G-10.1", "1", "#"]]
    assert lines[3:] == ["3 of 3 paragraphs have a test (100 %)"]


def test_it_fails_on_a_missing_paragraph_and_names_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(project(tmp_path, "1_1", "1_2")) == 1

    assert "no test names G-10.1" in capsys.readouterr().out.splitlines()


def test_it_fails_where_there_are_no_rules(tmp_path: Path) -> None:
    assert main(tmp_path) == 1


def test_it_tells_of_a_test_that_names_no_paragraph() -> None:
    lines, is_complete = report(["G-1.1"], Counter({"G-1.1": 1, "G-1.7": 2, "TOOLS-1.1": 1}))

    assert is_complete
    assert lines[-1] == "a test names G-1.7, which is no paragraph"


def test_the_rules_of_adrenaline_have_twelve_chapters() -> None:
    found = paragraphs((ROOT / "docs" / "adrenaline" / "rules.md").read_text(encoding="utf-8"))

    assert len(found) == len(set(found)) == 61
    assert list(dict.fromkeys(name.split(".")[0] for name in found)) == [f"A-{chapter}" for chapter in range(1, 13)]
