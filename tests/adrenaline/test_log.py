"""A game told as a story."""

from __future__ import annotations

import random
from typing import Any

import pytest

from frenzy.catalogues import LANGUAGES
from frenzy.games.adrenaline.text import Text
from frenzy.kernel.replay import Replay
from frenzy.kernel.session import Session
from frenzy.story import Story, story, told_to
from tests.adrenaline.table import GAME, Table, given

ENGLISH = Text("en")
DUEL = """
    V   .   B
    .   .   S   .
    #   .   .   .
"""


def duel(**more: Any) -> Table:
    """Violet can kill Banshee with two damage."""
    return given(
        DUEL,
        arena="small",
        act="V",
        weapons={"V": "lock_rifle"},
        ammo={"B": ""},
        damage={"B": "SVVVVVVVVV"},
        market={},
        tiles={},
        **more,
    )


def lines_of(table: Table, seat: int | None) -> list[str]:
    """What happened at a table of which nobody knows the beginning."""
    return Story(ENGLISH).tell([(), told_to(GAME, table.state, table.events, seat)])


def recorded(**options: Any) -> Session[Any]:
    """A whole game at random."""
    session, rng = Session(GAME, 4, 11, options), random.Random(11)
    while GAME.to_act(session.state) is not None:
        session.apply(rng.choice(GAME.legal_actions(session.state)))
    return session


@pytest.fixture(scope="module")
def record() -> Replay:
    return recorded(skulls=5, bot=True).replay()


def test_a_kill_is_told_from_the_shot_to_the_last_point() -> None:
    table = duel(powerups={"B": "newton:blue"})

    table.play("shoot lock_rifle", "target B", "done", "end turn", "discard newton:blue")
    lines = lines_of(table, 0)

    assert lines == [
        "  Violet shoots with “Lock Rifle”.",
        "  Violet hits Banshee: 2 damage (12 of 12).",
        "  Violet kills Banshee.",
        "  Violet overkills Banshee.",
        "  Violet marks Banshee: 1 mark.",
        "  First blood on Banshee: 1 point for Sprog. (A-6.4)",
        "  Violet scores 8 points for 11 damage on Banshee. (A-6.4)",
        "  Sprog scores 6 points for 1 damage on Banshee. (A-6.4)",
        "  Banshee takes a skull; 7 skulls are left.",
        "  Banshee wants revenge: Violet gets 1 mark.",
        "  On the killshot track: Violet; overkill: Violet.",
        "  Banshee draws a powerup.",
        "  Banshee discards Newton (blue) and appears on c1.",
        *[line for line in lines if line.startswith("  New ")],
        "",
        "Turn 1 · Banshee",
    ]


def test_only_the_holder_reads_what_was_drawn() -> None:
    table = duel(powerups={"B": "newton:blue"})
    table.play("shoot lock_rifle", "target B", "done", "end turn")

    drawn = {seat: next(line for line in lines_of(table, seat) if "draws" in line) for seat in (None, 0, 1)}

    assert drawn[None] == drawn[0] == "  Banshee draws a powerup."
    assert drawn[1] != drawn[0]


def test_a_story_begins_with_the_set_up(record: Replay) -> None:
    lines = story(GAME, record, ENGLISH, 0)

    assert lines[0] == "Set-up"
    assert lines[1].startswith("  New at the red spawnpoint: “")


def test_every_turn_has_a_heading_with_its_number(record: Replay) -> None:
    headings = [line for line in story(GAME, record, ENGLISH, None) if line and not line.startswith(" ")]

    turns = headings[1:]
    assert [line.split(" · ")[0] for line in turns] == [f"Turn {number}" for number in range(1, len(turns) + 1)]
    last = [line for line in turns if line.endswith(" · final frenzy")]
    assert last == turns[-record.seats :]


def test_a_story_ends_with_the_winner(record: Replay) -> None:
    *_, last = story(GAME, record, ENGLISH, 2)

    assert last.startswith("  The game is over. ")


def test_every_point_has_its_paragraph(record: Replay) -> None:
    lines = story(GAME, record, ENGLISH, None)

    points = [line for line in lines if " scores " in line or line.startswith(("  First blood", "  Double kill"))]
    assert points
    assert all(line.endswith(("(A-6.4)", "(A-6.5)", "(A-9.4)")) for line in points)


def test_a_spectator_reads_no_hand(record: Replay) -> None:
    draws = {line.partition(" draws ")[2] for line in story(GAME, record, ENGLISH, None) if " draws " in line}

    assert draws == {"a powerup."}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_story_has_as_many_lines_in_every_language(record: Replay, language: str) -> None:
    assert len(story(GAME, record, Text(language), 1)) == len(story(GAME, record, ENGLISH, 1))


def test_told_bit_by_bit_a_game_is_the_same_story(record: Replay) -> None:
    """What was told stays as it was; what was taken back is told anew."""
    state, log = GAME.new(record.seats, record.seed, record.options), Story(ENGLISH)
    chapters = [told_to(GAME, state, state.events, 1)]
    lines = log.tell(chapters)
    for action in record.actions:
        events = GAME.apply(state, action)
        chapters.append(told_to(GAME, state, events, 1))
        before, lines = lines, log.tell(chapters)
        assert lines[: len(before)] == before
        assert log.tell(chapters[:-1]) == before
    assert log.tell(chapters) == story(GAME, record, ENGLISH, 1)


def test_a_view_is_enough_to_tell(record: Replay) -> None:
    state = GAME.new(record.seats, record.seed, record.options)

    assert told_to(GAME, GAME.view(state, 1), state.events, 1) == told_to(GAME, state, state.events, 1)


def test_a_game_that_goes_on_from_a_save_is_not_set_up_again() -> None:
    assert lines_of(duel().play("shoot lock_rifle", "target B"), 0)[0].startswith("  Violet shoots ")
