"""A campaign of one's own in the terminal: its file, its chapters, line by line from a pipe and on the screen."""

from __future__ import annotations

import asyncio
import io
import json
import os
import random
import subprocess
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest

import frenzy
from frenzy.catalogues import LANGUAGES
from frenzy.cli import main
from frenzy.cli.campaign import open_slot
from frenzy.cli.play_lines import Lines
from frenzy.cli.words import terminal_words
from frenzy.games.wreckland.text import Text
from frenzy.kernel import BadSave
from frenzy.kernel.codec import content_part
from frenzy.tui.local import LocalTable
from frenzy.tui.local_campaign import Shelf, Slot, open_chapter

GAME = frenzy.load("wreckland")
GAME_TEXT = {language: Text(language) for language in LANGUAGES}
Screen = pytest.CaptureFixture[str]
COMMAND = [sys.executable, "-c", "from frenzy.cli import main; raise SystemExit(main())", "play", "wreckland"]


@pytest.fixture(autouse=True)
def _own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("LC_ALL", "")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the first slot is kept."""
    return tmp_path / "frenzy" / "campaigns" / "wreckland" / "default.json"


def typed(*lines: str) -> io.StringIO:
    """What a person types who then closes the terminal."""
    return io.StringIO("".join(f"{line}\n" for line in lines))


def play(monkeypatch: pytest.MonkeyPatch, capsys: Screen, *arguments: str, lines: tuple[str, ...] = ()) -> str:
    """What the program says to somebody who types these lines."""
    monkeypatch.setattr("sys.stdin", typed(*lines))
    assert main(["play", "wreckland", *arguments]) == 0
    return capsys.readouterr().out


def refused(capsys: Screen, *arguments: str) -> str:
    """The one line that the program refuses with."""
    assert main(["play", "wreckland", *arguments]) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    return error


def piece(page: str, language: str = "en", **chosen: str) -> str:
    """A piece of the story, for Miller."""
    made = {"child": "none", "ledger": "none", "rider": "none", "why": "none", **chosen}
    return GAME_TEXT[language].say(f"book-{page}", hero="miller", **made)


def shelf(tmp_path: Path) -> Shelf:
    return Shelf(GAME, tmp_path / "frenzy", terminal_words("en"))


def slot_of(tmp_path: Path) -> Slot:
    found = shelf(tmp_path).read("default")
    assert found is not None
    return Slot(shelf(tmp_path), "default", found)


def play_from(slot: Slot, position: dict[str, Any], *lines: str) -> None:
    """An attempt at the first chapter that begins like this."""
    session = slot.start(1, {}, 1)
    session.resume(GAME.from_position(position))
    table = LocalTable(session, 0, "hard", campaign=slot)
    assert asyncio.run(Lines(table, "wreckland", "en", typed(*lines).readline).play()) == 0


def win(tmp_path: Path, *lines: str) -> None:
    """One white die brings down the boss of the first chapter."""
    enemies = [{"id": "B1", "section": "front", "damage": 15}]
    position = {"round": 3, "phase": "run", "turn": 1, "step": 2, "pool": ["w2", "r1"], "enemies": enemies}
    play_from(slot_of(tmp_path), position, "use 2 N 2", *lines)


# -- whole chapters ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_run_from_a_pipe(language: str, tmp_path: Path) -> None:
    rng = random.Random(language)
    lines = "".join(f"{rng.randint(1, 12)}\n" for _ in range(2500))
    done = subprocess.run(
        [*COMMAND, "--plain", "--seed", "7", "--language", language], input=lines, capture_output=True, text=True,
        timeout=300, check=False, env={**os.environ, "XDG_STATE_HOME": str(tmp_path)},
    )  # fmt: skip

    assert (done.returncode, done.stderr) == (0, "")
    story = GAME_TEXT[language].story(1, 1)
    assert piece("1-opening", language) in done.stdout
    assert story.rule in done.stdout
    assert story.won in done.stdout or story.lost in done.stdout
    assert piece("1-won", language) in done.stdout or piece("1-lost", language) in done.stdout
    assert "{" not in done.stdout
    assert sum(chapter.attempts for chapter in slot_of(tmp_path).chapters) > 0


def test_a_won_chapter_opens_the_next_one_and_tells_its_story(
    tmp_path: Path, capsys: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(monkeypatch, capsys, lines=())
    win(tmp_path, "next", "quit")
    said = capsys.readouterr().out
    text = GAME_TEXT["en"]

    before, _, after = said.partition('Type "next"')
    assert text.story(1, 1).won in before
    assert piece("1-won") in before
    assert text.story(2, 2).title not in before
    assert piece("2-opening") in after
    assert [chapter.state for chapter in slot_of(tmp_path).chapters][:3] == ["won", "open", "sealed"]
    assert "chapter 2" in play(monkeypatch, capsys, lines=())


def test_a_lost_chapter_can_be_tried_again(tmp_path: Path, capsys: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    play(monkeypatch, capsys, lines=())
    enemies = [{"id": "E07", "section": "right"}]
    position = {"round": 1, "phase": "run", "turn": 1, "step": 1, "core": 9, "pool": ["w1", "r6"], "enemies": enemies}
    play_from(slot_of(tmp_path), position, "again", "quit")
    said = capsys.readouterr().out

    assert GAME_TEXT["en"].story(1, 1).lost in said
    assert said.count(piece("1-lost")) == 1
    assert piece("1-opening") not in said, "it was told before"
    assert said.count(GAME_TEXT["en"].story(1, 1).rule) == 2, "what is different is told at each attempt"
    first = slot_of(tmp_path).chapters[0]
    assert (first.state, first.attempts, first.wins) == ("open", 1, 0)


# -- what is kept -----------------------------------------------------------------------------------------------


def test_the_campaign_goes_on_where_it_was_left(capsys: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    first = play(monkeypatch, capsys, "--seed", "4", lines=("install P02", "pay w2", "pay w2"))
    assert piece("1-opening") in first
    second = play(monkeypatch, capsys, lines=("board",))

    assert "Going on with chapter 1" in second
    assert piece("1-opening") not in second
    assert GAME_TEXT["en"].story(1, 1).rule not in second
    assert "Choose the slot" in second
    third = play(monkeypatch, capsys, "--fresh", "--seed", "4")
    assert "Choose the slot" not in third
    assert piece("1-opening") not in third
    assert GAME_TEXT["en"].story(1, 1).rule in third


def test_a_sealed_chapter_is_refused_and_nothing_is_said_about_it(capsys: Screen) -> None:
    error = refused(capsys, "--chapter", "5", "--language", "en")
    assert error == "frenzy play: chapter 5 is still sealed\n"
    error = refused(capsys, "--chapter", "5", "--language", "fr")
    assert error == "frenzy play: le chapitre 5 est encore scellé\n"
    assert "--chapter" in refused(capsys, "--chapter", "8")


def test_a_chapter_that_was_opened_can_be_played_again(
    tmp_path: Path, capsys: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(monkeypatch, capsys, lines=())
    win(tmp_path)
    capsys.readouterr()

    assert "Chapter 1: " in play(monkeypatch, capsys, "--chapter", "1")
    assert open_chapter(slot_of(tmp_path).chapters) == 2


@pytest.mark.parametrize(
    "damage", [b"", b"{", b"[]", b'{"format": 9}', b"\xff\xfe", b'{"format":1,"game":"wreckland","progress":{"won":3}}']
)
def test_a_damaged_file_is_named_and_left_as_it_is(damage: bytes, file: Path, capsys: Screen) -> None:
    file.parent.mkdir(parents=True)
    file.write_bytes(damage)

    for more in ((), ("--reset",), ("--new",), ("--chapter", "1"), ("--slots",)):
        error = refused(capsys, *more)
        assert str(file) in error
        assert "damaged" in error
    assert file.read_bytes() == damage


def test_a_save_that_these_rules_cannot_read_begins_the_chapter_anew(
    file: Path, capsys: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(monkeypatch, capsys, "--seed", "4", lines=("install P02", "pay w2", "pay w2"))
    cards = content_part(GAME.content_hash())
    file.write_text(file.read_text().replace(cards, "0" * len(cards)))

    said = play(monkeypatch, capsys)
    assert "other cards or rules" in said
    assert GAME_TEXT["en"].story(1, 1).rule in said


# -- the story --------------------------------------------------------------------------------------------------


def half_time(tmp_path: Path, *lines: str) -> None:
    play_from(slot_of(tmp_path), {"round": 2, "phase": "wreckage"}, *lines)


def test_a_choice_in_the_story_is_kept_and_told_later(
    tmp_path: Path, capsys: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(monkeypatch, capsys, lines=())
    half_time(tmp_path, "story", "story nobody", "story well", "quit")
    said = capsys.readouterr().out
    assert said.count(piece("1-halfway")) == 3
    assert "story well" in said
    assert "You have chosen: Bring her to the women at the well" in said
    assert slot_of(tmp_path).kept.book == {"1-opening": "", "1-halfway": "well"}

    win(tmp_path, "next", "quit")
    assert piece("2-opening", child="well") in capsys.readouterr().out


def test_whoever_answers_the_game_has_read_and_skipped_the_story(
    tmp_path: Path, capsys: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(monkeypatch, capsys, lines=())
    half_time(tmp_path, "1", "quit")
    assert slot_of(tmp_path).kept.book == {"1-opening": "", "1-halfway": ""}
    capsys.readouterr()
    half_time(tmp_path, "story", "quit")
    assert piece("1-halfway") not in capsys.readouterr().out


def test_the_last_page_of_a_chapter_can_be_answered_after_its_end(
    tmp_path: Path, capsys: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(monkeypatch, capsys, lines=())
    win(tmp_path, "story", "story well", "next", "quit")
    said = capsys.readouterr().out
    assert said.count(piece("1-won")) == 3, "it has no choice, and is told again"
    assert piece("2-opening") in said


def test_the_story_so_far_can_be_read_again(tmp_path: Path, capsys: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "no campaign yet" in play(monkeypatch, capsys, "--book")
    play(monkeypatch, capsys, lines=())
    half_time(tmp_path, "story well", "quit")
    capsys.readouterr()
    told = play(monkeypatch, capsys, "--book")
    assert [page in told for page in map(piece, ("1-opening", "1-halfway", "1-boss"))] == [True, True, False]
    win(tmp_path)
    capsys.readouterr()
    told = play(monkeypatch, capsys, "--book", "--language", "fr")
    assert piece("1-boss", "fr", child="well") in told
    assert piece("2-opening", "fr", child="well") in told
    assert piece("2-halfway", "fr", child="well") not in told


def test_a_campaign_from_before_the_book_goes_on(
    file: Path, tmp_path: Path, capsys: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(monkeypatch, capsys, lines=())
    kept = json.loads(file.read_text())
    del kept["book"]
    file.write_text(json.dumps(kept))

    assert "Going on with chapter 1" in play(monkeypatch, capsys, lines=("1",))
    assert slot_of(tmp_path).kept.book == {"1-opening": ""}


@pytest.mark.parametrize(
    ("book", "field"),
    [
        ([], "$.book"),
        ({"1-halfway": 3}, "$.book[...]"),
        ({"1-halfway": "eaten"}, "book.1-halfway: 'eaten' is no answer"),
        ({"9-lunch": ""}, "book.'9-lunch': there is no such page"),
    ],
)
def test_a_wrong_book_is_refused_by_its_field(
    book: Any, field: str, file: Path, capsys: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(monkeypatch, capsys, lines=())
    kept = json.loads(file.read_text())
    file.write_text(json.dumps({**kept, "book": book}))
    assert field in refused(capsys)


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path, capsys: Screen) -> None:
    (tmp_path / "frenzy").write_text("in the way")

    assert "cannot be kept" in refused(capsys)


def test_half_a_file_never_takes_the_place_of_a_whole_one(
    tmp_path: Path, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slot = open_slot(shelf(tmp_path), options())
    before = file.read_bytes()

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    session = slot.start(1, {}, 1)
    with pytest.raises(BadSave, match="No space left"):
        slot.keep(session)
    assert file.read_bytes() == before


def options(**more: Any) -> Namespace:
    given = {"game": "wreckland", "slot": None, "new": False, "reset": False, "fresh": False, "seed": None}
    return Namespace(**{**given, **more})


# -- slots ------------------------------------------------------------------------------------------------------


def test_slots_are_campaigns_of_their_own(capsys: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "no campaign yet" in play(monkeypatch, capsys, "--slots")
    play(monkeypatch, capsys)
    play(monkeypatch, capsys, "--new", "--slot", "ox", "--vehicle", "V3", "--hero", "rudd3r", "--difficulty", "learner")

    lines = play(monkeypatch, capsys, "--slots").splitlines()
    assert [line.partition(":")[0] for line in lines] == ["default", "ox"]
    assert "Ox Wagon, Rudd3r, 0 of 7" in lines[1]
    assert "already" in refused(capsys, "--new", "--slot", "ox")
    assert "--hero stays the same" in refused(capsys, "--slot", "ox", "--hero", "arson")
    assert "letters, digits" in refused(capsys, "--slot", "../up")
    assert "no such option" in refused(capsys, "--skulls", "5")


def test_a_reset_seals_the_chapters_again_and_keeps_the_driver(
    tmp_path: Path, capsys: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(monkeypatch, capsys, "--hero", "cuddles")
    win(tmp_path)
    assert open_chapter(slot_of(tmp_path).chapters) == 2
    capsys.readouterr()

    assert "Chapter 1: " in play(monkeypatch, capsys, "--reset")
    assert open_chapter(slot_of(tmp_path).chapters) == 1
    assert slot_of(tmp_path).kept.progress["hero"] == "cuddles"
    assert "still sealed" in refused(capsys, "--chapter", "2")


def test_a_game_without_a_campaign_has_no_slots(capsys: Screen) -> None:
    assert main(["play", "adrenaline", "--slot", "ox", "--language", "en"]) == 2
    assert "--slot" in capsys.readouterr().err


def test_a_save_tells_which_game_it_belongs_to(tmp_path: Path, capsys: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "evening.save"
    play(monkeypatch, capsys, "--seed", "4", lines=("install P02", f"save {path}"))
    monkeypatch.setattr("sys.stdin", typed())

    assert main(["play", "--load", str(path), "--language", "en"]) == 0
    assert "Choose the next die or Scrap card to pay with." in capsys.readouterr().out


# -- asking ------------------------------------------------------------------------------------------------------


def test_cards_reasons_odds_and_hints_are_told(capsys: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    said = play(
        monkeypatch, capsys, "--seed", "4",
        lines=("? P02", "? b1", "? miller", "? B5", "cards", "why E05", "odds teapot", "hint", "?", "log", "undo"),
    )  # fmt: skip

    assert "Timeout\nResistance 6" in said
    assert "Red dice spent on building:" in said
    assert "Each exact match" in said
    assert 'There is no card "B5" in sight' in said
    assert "(W-" in said
    assert "nothing to reckon with" in said
    assert "The bot would choose: " in said
    assert 'such as "install ' in said
    assert "nothing to take back" in said
