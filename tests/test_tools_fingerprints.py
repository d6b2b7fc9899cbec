"""The fingerprint of a game's rules: no rule and no constant changes without it, and nothing else changes it."""

from __future__ import annotations

import ast
import shutil
from pathlib import Path

import pytest

from frenzy.games import own_games, own_manifest
from frenzy.kernel.sources import rules_fingerprint, source_hash
from tools.fingerprints import SOURCE, recorded, rules_files, rules_hash, written


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
    """And of this source, or they would not pass for the recorded ones: a comment is enough for that."""
    assert f'RULES: Final = "{rules_hash(game)}"' in recorded(game).read_text(), (
        "a rule has changed: `make fingerprints`"
    )
    assert recorded(game).read_text() == written(game), "a comment of a rule has changed: `make fingerprints`"


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
        ("adrenaline", "kernel/manifest.py", "not in manifest.seats", "in manifest.seats"),
        ("wreckland", "games/wreckland/rules/dice.py", "return ", "return not "),
        ("wreckland", "games/wreckland/things.py", "DIE_NAMES + SCRAP_NAMES", "SCRAP_NAMES + DIE_NAMES"),
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


ASIDE = ("content/weapons.py", "manifest.py", "phrases.py")
"""What rules may take from modules that are aside: cards, which have a fingerprint of their own, who may play, and the
sentences of what they ask and tell."""
HELP = {"compiled.py", "errors.py", "fields.py", "guide.py", "phrase.py"}
"""What they take from the kernel besides: decorators, errors, declarations, the shape of answers to questions."""


@pytest.mark.parametrize("game", own_games())
def test_whatever_a_rule_takes_from_elsewhere_is_covered(game: str) -> None:
    """But for the two modules `game`, which also hand questions on to those who know no rule."""
    covered = {path.relative_to(SOURCE).as_posix() for path in rules_files(game)}
    folder = f"frenzy/games/{game}/"
    known = covered | {folder + name for name in ASIDE} | {f"frenzy/kernel/{name}" for name in HELP}

    taken = {path: imports_of(path) - known for path in covered if not path.endswith("/game.py")}

    assert {path: found for path, found in taken.items() if found} == {}


def imports_of(path: str) -> set[str]:
    """The modules of ours that a module needs when it runs."""
    tree = ast.parse((SOURCE / path).read_text())
    typed = {id(node) for branch in ast.walk(tree) if is_for_types(branch) for node in ast.walk(branch)}
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and id(node) not in typed]
    named = {f"{node.module}.{name.name}" for node in imports for name in node.names}
    return {file_of(name) for name in named if name.startswith("frenzy.")} - {""}


def is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def file_of(name: str) -> str:
    """The module that a name stands for, or stands in; nothing for what a whole package offers.

    >>> file_of("frenzy.kernel.chance.Stream"), file_of("frenzy.kernel.chance"), file_of("frenzy.kernel.Game")
    ('frenzy/kernel/chance.py', 'frenzy/kernel/chance.py', '')
    """
    path = name.replace(".", "/")
    return next((f"{each}.py" for each in (path, path.rpartition("/")[0]) if (SOURCE / f"{each}.py").exists()), "")
