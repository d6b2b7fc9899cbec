"""How far a card reaches is what the rules let it do: wherever somebody could stand, and among those who do."""

from __future__ import annotations

import time
from typing import Any

import pytest

from frenzy.games.adrenaline.arsenal import GUNS, WEAPON_IDS
from frenzy.games.adrenaline.board import arenas
from frenzy.games.adrenaline.events import Damaged, Marked
from frenzy.games.adrenaline.guide.reach import figures_in_reach
from frenzy.games.adrenaline.ids import CARDS, SQUARES, bits
from frenzy.kernel.guide import EffectReach
from tests.adrenaline.guide.asking import decisions, reach
from tests.adrenaline.table import GAME, Table, given

ROOMS = """
    V   .   B
    .   .   S   .
    #   .   .   D
"""
PLENTY = {"red": 3, "yellow": 3, "blue": 3}


def on(weapons: str = "", **more: Any) -> Table:
    return given(ROOMS, arena="small", act="V", weapons={"V": weapons}, **more)


def of(table: Table, weapon: str) -> dict[str, EffectReach]:
    found = reach(table, f"weapon {weapon}")
    assert found is not None
    return {effect.effect: effect for effect in found.effects}


# -- against the rules ----------------------------------------------------------------------------------------


def alone_with(arena: str, weapon: str, here: str, there: str) -> Any:
    """Two figures on the board: the shooter, who can pay for everything, and one more."""
    seats = [{"square": here, "ammo": PLENTY, "weapons": [{"id": weapon}]}, {"square": there}, {"square": None}]
    return GAME.from_position({"arena": arena, "to_act": 0, "seats": seats, "tiles": {}})


@pytest.mark.parametrize("arena", ["small", "large"])
@pytest.mark.parametrize("weapon", WEAPON_IDS[:21])
def test_a_square_is_in_reach_if_a_lone_figure_there_can_be_shot(arena: str, weapon: str) -> None:
    names = [SQUARES[square] for square in arenas()[arena].squares]
    gun = GUNS[WEAPON_IDS.index(weapon)]
    first = {fire.id for fire in (*gun.modes, *gun.first_moves)}
    for here in names[::2]:
        found = of(Table(alone_with(arena, weapon, here, here)), weapon)
        reached = {square for effect in found.values() if effect.effect in first for square in effect.places}
        for there in names:
            state = alone_with(arena, weapon, here, there)
            can_shoot = f"shoot {weapon}" in map(str, GAME.legal_actions(state))
            assert can_shoot == (there in reached), (here, there)


def victims(table: Table, first: str) -> set[int]:
    """All who are damaged or marked in any of the ways to play a shot."""
    pending, found = [table.fork().play(first)], set[int]()
    while pending:
        here = pending.pop()
        found |= {event.to for event in here.events if isinstance(event, Damaged | Marked) and event.by == 0}
        if here.prompt != "turn":
            pending += [here.fork().play(choice) for choice in here.choices]
    return found


BUSY = """
    V   B   .
    S   .   Z   .
    #   .   .   D
"""


CROWDED = """
    .   B   .
    S   VZ  .   .
    #   .   .   D
"""


@pytest.mark.parametrize("weapon", WEAPON_IDS[:21])
@pytest.mark.parametrize("drawing", [ROOMS, BUSY, CROWDED])
def test_those_in_reach_are_those_whom_some_way_to_shoot_hits(drawing: str, weapon: str) -> None:
    table = given(drawing, arena="small", act="V", weapons={"V": weapon}, ammo={"V": "RRRYYYBBB"})
    hit = victims(table, f"shoot {weapon}") if table.offers(f"shoot {weapon}") else set()

    assert set(bits(figures_in_reach(table.state, 0, WEAPON_IDS.index(weapon)))) == hit


# -- cards ----------------------------------------------------------------------------------------------------


def test_a_5_2_a_rifle_reaches_what_is_seen() -> None:
    found = of(on("lock_rifle"), "lock_rifle")

    assert found["basic"] == EffectReach("basic", ["a1", "b1", "c1", "a2", "b2", "c2"], [2, 3])
    assert found["second_lock"].targets == [2, 3]


def test_a_7_5_a_chain_goes_from_target_to_target() -> None:
    found = of(on(), "thor")

    assert found["basic"].targets == [2, 3]
    assert found["chain_reaction"].places == ["a1", "b1", "c1", "a2", "b2", "c2", "d2", "b3", "c3", "d3"]
    assert found["chain_reaction"].targets == [1, 2, 3]  # Sprog, on c2, sees into the yellow room


def test_a_7_5_a_first_move_counts() -> None:
    found = of(on(), "plasma_gun")

    assert "d3" not in found["basic"].places
    assert found["basic"].targets == [2, 3]
    assert found["phase_glide"].places == ["a1", "b1", "c1", "a2", "b2", "c2", "b3", "c3"]


def test_a_7_5_rocket_fist_reaches_two_squares_in_a_line() -> None:
    assert of(on(), "power_glove")["rocket_fist"] == EffectReach("rocket_fist", ["b1", "c1", "a2"], [2])


def test_a_8_2_a_newton_moves_the_others() -> None:
    found = reach(on(), "card newton:red")

    assert found is not None
    assert [effect.effect for effect in found.effects] == ["newton"]
    assert found.effects[0].targets == [1, 2, 3]
    assert found.effects[0].places == ["a1", "b1", "c1", "a2", "b2", "c2", "d2", "b3", "c3"]


def test_a_8_4_a_teleporter_leads_everywhere() -> None:
    found = reach(on(), "card teleporter:blue")

    assert found is not None
    assert (len(found.effects[0].places), found.effects[0].targets) == (10, [0])


def test_a_8_3_a_grenade_answers_those_who_are_seen() -> None:
    found = reach(on(), "card tagback_grenade:blue")

    assert found is not None
    assert found.effects[0].targets == [2, 3]


def test_a_8_1_a_scope_reaches_nobody_by_itself() -> None:
    assert reach(on(), "card targeting_scope:red") is None


def test_a_5_5_whoever_is_not_on_the_board_reaches_nothing() -> None:
    state = GAME.new(3, 1)
    for viewer in (None, GAME.to_act(state)):
        for subject in ("weapon thor", "card newton:red"):
            found = GAME.reach(GAME.view(state, viewer), subject)
            assert found is not None
            assert found.effects == []


@pytest.mark.parametrize("subject", ["weapon nail_gun", "card newton:pink", "square b2", "weapon", "thor", ""])
def test_there_is_no_reach_of_what_does_not_exist(subject: str) -> None:
    assert reach(on(), subject) is None


def test_every_card_can_be_asked_about_at_any_decision_and_the_answer_is_quick() -> None:
    slowest = 0.0
    for state, rng in decisions(step=10, share=0.03):
        view = GAME.view(state, rng.randrange(state.seats))
        for subject in (*(f"weapon {name}" for name in WEAPON_IDS), *(f"card {name}" for name in CARDS)):
            GAME.reach(view, subject)
            begun = time.process_time()
            GAME.reach(view, subject)
            slowest = max(slowest, time.process_time() - begun)
    assert slowest < 0.005
