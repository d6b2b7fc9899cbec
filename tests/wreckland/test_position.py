"""Positions: a table as people write it."""

from __future__ import annotations

from typing import Any

import pytest

from frenzy.games.wreckland.game import GAME
from frenzy.kernel import BadPosition
from tests.wreckland.driver import drive, table


def test_a_position_comes_back_at_every_top_prompt() -> None:
    for number in range(0, 28, 5):
        for state, _, _ in drive(number, table(number)):
            if state.stack and GAME.prompt(state) in ("build", "red", "white"):
                position = GAME.position(state)
                again = GAME.from_position(position)
                assert GAME.position(again) == position
                assert GAME.prompt(again) == GAME.prompt(state)
                assert list(map(str, GAME.legal_actions(again))) == list(map(str, GAME.legal_actions(state)))


def test_every_field_has_a_default() -> None:
    state = GAME.from_position({})

    assert (GAME.prompt(state), state.options.chapter, len(state.pool)) == ("build", 1, 8)


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess"}, "game: a position of 'chess'"),
    ({"wheels": 4}, "wheels"),
    ({"chapter": 8}, "chapter: 8 is not a number from 1 to 7"),
    ({"vehicle": "V9"}, "vehicle: 'V9' is not one of"),
    ({"hero": "nobody"}, "hero"),
    ({"seed": 10**40}, "seed: not a whole number"),
    ({"round": 4}, "round: 4 is not from 1 to 3"),
    ({"phase": "picnic"}, "phase: 'picnic'"),
    ({"core": 10}, "core: 10 is not from 0 to 9"),
    ({"turns": [1]}, "turns"),
    ({"slots": {"X": {}}}, "slots: no slot 'X'"),
    ({"slots": {"E": {"part": "P99"}}}, r"slots\.E\.part: no Part 'P99'"),
    ({"slots": {"E": {"part": "V2a"}}}, r"slots\.E\.part: no Part 'V2a'"),
    ({"slots": {"E": {"part": "U01"}}}, r"slots\.E\.part: 'U01' belongs on N"),
    ({"slots": {"E": {"part": "C7p"}}}, r"slots\.E\.part: no Part 'C7p'"),
    ({"slots": {"E": {"part": "P01", "damage": 4}}}, r"slots\.E\.damage: 4 is not below"),
    ({"slots": {"E": {"part": "P01", "spikes": "left"}}}, r"slots\.E\.spikes: 'left'"),
    ({"slots": {"E": {"destruction": "D9"}}}, r"slots\.E\.destruction: 'D9'"),
    ({"slots": {"N": {"dice": ["w1"]}}}, r"slots\.N\.dice: 1 entries for 2"),
    ({"slots": {"N": {"dice": ["w1", "x"]}}}, r"slots\.N\.dice: no die 'x'"),
    ({"phase": "run", "enemies": [{"id": "E99", "section": "front"}]}, r"enemies\[0\]\.id: no enemy 'E99'"),
    ({"phase": "run", "enemies": [{"id": "B2", "section": "front"}]}, r"enemies\[0\]\.id: no enemy 'B2'"),
    ({"phase": "run", "enemies": [{"id": "E01", "section": "up"}]}, r"enemies\[0\]\.section"),
    ({"phase": "run", "enemies": [{"id": "E01", "section": "left", "damage": 6}]}, r"enemies\[0\]\.damage"),
    ({"phase": "run", "enemies": [{"id": "E01", "section": "left"}] * 2}, r"enemies\[1\]\.id: 'E01' is in play twice"),
    ({"enemies": [{"id": "E01", "section": "front"}]}, "phase: there are no enemies"),
    ({"scrap": ["B1"]}, "scrap: 'B1' is no Enemy card"),
    ({"available": ["U01"]}, "available: 'U01' is no Part card"),
    ({"available": ["P01", "P01"]}, "parts: not the cards of the box"),
    ({"upgrades": ["U01", "U01"]}, "upgrades"),
    ({"pool": ["w7"]}, "pool: no die 'w7'"),
    ({"pool": ["w1"] * 6}, "pool: 6 white"),
    ({"phase": "run", "step": 1, "pool": ["w1"]}, "pool: no red die"),
    ({"next": {"dice": [7]}}, r"next\.dice"),
    ({"next": {"parts": ["P01"]}, "available": ["P01"]}, r"next\.parts: a card that is not in the pile"),
    ({"canyon": ["K1"]}, "canyon: there is none"),
    ({"phase": "run", "chapter": 2, "canyon": ["K9"]}, "canyon: .* are not Canyon cards"),
]


@pytest.mark.parametrize(("position", "message"), WRONG, ids=[message for _, message in WRONG])
def test_what_is_impossible_is_refused_by_name(position: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        GAME.from_position(position)


def test_what_comes_next_can_be_settled() -> None:
    position = {"next": {"dice": [1, 2, 3, 4, 5, 6, 6, 6], "enemies": ["E07"]}, "scrap": ["E01"]}
    state = GAME.from_position(position)
    assert GAME.view(state, 0)["pool"] == ["w1", "w2", "w3", "w4", "w5", "r6", "r6", "r6"]

    GAME.apply(state, "end phase")

    assert "E07" in [doc["id"] for doc in GAME.view(state, 0)["enemies"] if doc["section"] == "front"]
