"""The fingerprint of a game's rules: no rule and no constant changes without it, and nothing else changes it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from frenzy.games import own_games, own_manifest
from frenzy.kernel.sources import rules_fingerprint, source_hash
from tools.fingerprints import SOURCE, recorded, rules_files, rules_hash


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source of kernel and games, to be changed."""
    source = tmp_path_factory.mktemp("source")
    for folder in ("kernel", "games"):
        skipped = shutil.ignore_patterns("__pycache__", "locale", "*.so")
        shutil.copytree(SOURCE / "frenzy" / folder, source / "frenzy" / folder, ignore=skipped)
    return source


@pytest.mark.parametrize("game", own_games())
def test_the_recorded_fingerprint_is_that_of_the_rules(game: str) -> None:
    assert f'RULES: Final = "{rules_hash(game)}"' in recorded(game).read_text(), (
        "a rule has changed: `make fingerprints`"
    )


def test_a_source_that_differs_from_the_recorded_one_does_not_pass_for_it() -> None:
    manifest = own_manifest("adrenaline")

    assert rules_fingerprint(manifest, "recorded", source_hash(manifest)) == "recorded"
    assert rules_fingerprint(manifest, "recorded", "another") == source_hash(manifest)


@pytest.mark.parametrize(
    ("game", "file", "old", "new"),
    [
        ("adrenaline", "games/adrenaline/rules/damage.py", "TRACK: Final = 12", "TRACK: Final = 11"),
        ("adrenaline", "games/adrenaline/rulings.py", "BACK: Final[bool] = True", "BACK: Final[bool] = False"),
        ("adrenaline", "kernel/chance.py", "def ", "def other_"),
        ("wreckland", "games/wreckland/rules/dice.py", "return ", "return not "),
        ("resistance", "games/resistance/rules/dice.py", "return ", "return not "),
    ],
)  # fmt: skip
def test_a_changed_rule_or_constant_changes_it(copy: Path, game: str, file: str, old: str, new: str) -> None:
    path = copy / "frenzy" / file
    text, before = path.read_text(), rules_hash(game, copy)
    assert before == rules_hash(game)
    path.write_text(text.replace(old, new, 1))
    try:
        assert path.read_text() != text
        assert rules_hash(game, copy) != before
    finally:
        path.write_text(text)


def test_words_comments_and_layout_do_not_change_it(copy: Path) -> None:
    path = copy / "frenzy" / "games" / "adrenaline" / "board.py"
    text, before = path.read_text(), rules_hash("adrenaline", copy)
    path.write_text("# a comment\n\n" + text.replace('"""', '"""In other words: ', 1))
    (copy / "frenzy" / "games" / "adrenaline" / "guide" / "new.py").write_text("X = 1\n")
    try:
        assert rules_hash("adrenaline", copy) == before
    finally:
        path.write_text(text)


@pytest.mark.parametrize("game", own_games())
def test_every_rule_is_covered(game: str) -> None:
    """A new module is a rule until the manifest says that it is none."""
    names = {path.relative_to(SOURCE).as_posix() for path in rules_files(game)}
    folder = f"frenzy/games/{game}"

    assert {f"{folder}/{name}.py" for name in ("state", "setup", "frames", "actions", "rulings", "game")} <= names
    assert {path.relative_to(SOURCE).as_posix() for path in (SOURCE / folder / "rules").glob("*.py")} <= names
