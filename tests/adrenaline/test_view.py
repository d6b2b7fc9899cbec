"""Views: all that a seat may know and nothing more (A-6.7), and tables it could not tell from the true one."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import frenzy
from frenzy.games.adrenaline.events import PowerupDrawn, PowerupShown
from frenzy.games.adrenaline.invariants import broken
from tests.adrenaline.table import given
from tests.conformance.tables import tables_of

GAME = frenzy.load("adrenaline")
MODES = ("deathmatch", "domination", "turret")
SECRETS = {"seed", "chance", "powerup_chance", "tile_chance", "weapon_deck", "powerup_deck", "tile_deck", "key"}


def games(step: int = 7) -> Iterator[tuple[Any, random.Random]]:
    """A state every few decisions of a random game of each mode, with and without the Bot, and at its end."""
    for number, mode in enumerate(MODES * 2):
        rng = random.Random(number)
        state = GAME.new(3 + number % 2, number, {"mode": mode, "bot": number >= 3, "skulls": 5})
        plies = 0
        while GAME.to_act(state) is not None:
            if plies % step == 0:
                yield state, rng
            GAME.apply(state, rng.choice(GAME.legal_actions(state)))
            plies += 1
        yield state, rng


def viewers(state: Any) -> list[int | None]:
    return [None, *range(state.seats)]


def names(document: Any) -> Iterator[str]:
    """Every name of a field in a document."""
    if isinstance(document, dict):
        for name, value in document.items():
            yield name
            yield from names(value)
    elif isinstance(document, list):
        for value in document:
            yield from names(value)


def hidden(seed: int, mine: list[str], others: list[str], mode: str = "deathmatch") -> Any:
    """Two tables of this kind differ in the order of the piles and in what seat 1 holds, and in nothing else."""
    market = {"red": ["zx2", "thor", "whisper"], "yellow": ["hellion", "furnace", "railgun"], "blue": []}
    position: dict[str, Any] = {
        "seed": seed, "market": market, "mode": mode, "arena": "small", "to_act": 0,
        "seats": [{"square": "a1", "powerups": mine, "weapons": [{"id": "lock_rifle"}]},
                  {"square": "b1", "powerups": others}, {"square": "c1"}],
    }  # fmt: skip
    position |= {"offer": ["RRB", "PBY"]} if mode == "turret" else {"tiles": {"a1": "RRB"}}
    return GAME.from_position(position)


# -- what is told ---------------------------------------------------------------------------------------------


def test_every_view_is_json() -> None:
    for state, _ in games():
        for viewer in viewers(state):
            text = json.dumps(GAME.view(state, viewer), allow_nan=False)
            assert json.dumps(json.loads(text)) == text


def test_a_view_shows_the_choices_of_its_seat_only() -> None:
    for state, _ in games():
        for viewer in viewers(state):
            mine = viewer is not None and viewer == GAME.to_act(state)
            expected = [str(action) for action in GAME.legal_actions(state)] if mine else []
            view = GAME.view(state, viewer)
            assert view["choices"] == expected
            assert (view["seat"], view["to_act"]) == (viewer, GAME.to_act(state))
            assert view["prompt"] == GAME.prompt(state) or (GAME.prompt(state) == "pay" and not mine)


def test_a_6_7_everything_but_hands_and_piles_is_public() -> None:
    for state, _ in games():
        document, view = GAME.position(state), GAME.view(state, None)
        for seat, board in enumerate(document["seats"]):
            shown = view["figures"][seat]
            for field in ("character", "square", "ammo", "weapons", "skulls", "points", "flipped"):
                assert shown[field] == board[field]
            assert len(shown["damage"]) == len(board["damage"])
            assert sum(shown["marks"]) == sum(board["marks"].values())
            assert shown["hand"] == len(board["powerups"])
        assert view["market"] == document["market"]
        assert view["tiles"] == document.get("tiles", {})
        assert view["offer"] == document.get("offer", [])


def test_a_view_is_a_copy() -> None:
    state = hidden(1, ["newton:red"], ["newton:blue"])
    view = GAME.view(state, 0)
    before = json.dumps(view)
    view["figures"][0]["damage"].append(1)
    view["figures"][0]["weapons"].clear()
    view["market"]["red"].clear()
    view["discards"]["powerups"].append("newton:red")
    view["stack"].clear()
    view["choices"].clear()
    assert json.dumps(GAME.view(state, 0)) == before


# -- what is not ----------------------------------------------------------------------------------------------


def test_a_6_7_no_view_names_a_secret() -> None:
    for state, _ in games():
        for viewer in viewers(state):
            view = GAME.view(state, viewer)
            assert not SECRETS & set(names(view))
            for figure, board in enumerate(view["figures"]):
                if figure != viewer:
                    assert board["powerups"] is None
            assert all(isinstance(size, int) for size in view["piles"].values())


@pytest.mark.parametrize("mode", MODES)
def test_a_6_7_tables_that_differ_in_secrets_look_the_same(mode: str) -> None:
    one = hidden(1, ["newton:red"], ["teleporter:blue"], mode)
    two = hidden(2, ["newton:red"], ["tagback_grenade:yellow"], mode)
    assert GAME.record(one) != GAME.record(two)
    for viewer in (0, 2, None):
        assert json.dumps(GAME.view(one, viewer)) == json.dumps(GAME.view(two, viewer))
    assert GAME.view(one, 1) != GAME.view(two, 1)


def test_a_6_7_ones_own_powerups_are_seen() -> None:
    state = hidden(1, ["newton:red"], ["teleporter:blue"])
    assert GAME.view(state, 0)["figures"][0]["powerups"] == ["newton:red"]
    assert GAME.view(state, 1)["figures"][1]["powerups"] == ["teleporter:blue"]
    assert [board["powerups"] for board in GAME.view(state, None)["figures"]] == [None, None, None]


def test_a_6_7_the_seed_does_not_occur_in_any_view() -> None:
    seed = 987_654_321_987
    state = GAME.new(4, seed, {"start": 0})
    for viewer in viewers(state):
        text = json.dumps(GAME.view(state, viewer))
        assert str(seed) not in text
        assert str(state.powerup_chance.key) not in text


# -- re-dealing -----------------------------------------------------------------------------------------------


def test_a_redealt_table_looks_the_same_to_every_seat_in_every_mode() -> None:
    for state, rng in games():
        for viewer in viewers(state):
            view = GAME.view(state, viewer)
            other = GAME.redeal(view, rng)
            assert json.dumps(GAME.view(other, viewer)) == json.dumps(view)
            assert not broken(other)
            if viewer == GAME.to_act(state):
                assert GAME.legal_actions(other) == GAME.legal_actions(state)


def test_where_hands_lie_open_everybody_sees_and_hears_of_every_card() -> None:
    state, rng = GAME.new(3, 5, {"open_hands": True}), random.Random(5)
    told = [*state.events]
    for _ in range(60):
        told += GAME.apply(state, rng.choice(GAME.legal_actions(state)))
    views = [GAME.view(state, seat) for seat in viewers(state)]

    assert len({json.dumps([board["powerups"] for board in view["figures"]]) for view in views}) == 1
    drawn = [(event.seat, event.card) for event in told if isinstance(event, PowerupDrawn)]
    assert drawn == [(event.seat, event.card) for event in told if isinstance(event.seen_by(None), PowerupShown)]
    for view in views:
        dealt = GAME.redeal(view, rng)
        assert [GAME.view(dealt, seat)["figures"] for seat in viewers(dealt)] == [other["figures"] for other in views]


def test_a_view_that_was_sent_as_text_can_be_dealt_from() -> None:
    for state, rng in games(step=40):
        view = json.loads(json.dumps(GAME.view(state, 0)))
        assert json.dumps(GAME.view(GAME.redeal(view, rng), 0)) == json.dumps(view)


def test_dealing_leaves_the_view_as_it_was() -> None:
    for state, rng in games(step=40):
        view = GAME.view(state, 0)
        before = json.dumps(view)
        other = GAME.redeal(view, rng)
        if GAME.to_act(other) is not None:
            GAME.apply(other, GAME.legal_actions(other)[0])
        assert json.dumps(view) == before


def test_two_deals_differ_in_what_is_hidden() -> None:
    state = hidden(1, ["newton:red"], ["teleporter:blue", "teleporter:red", "newton:blue"])
    rng = random.Random(1)
    deals = [GAME.record(GAME.redeal(GAME.view(state, 0), rng)) for _ in range(20)]
    for field in ("weapon_deck", "powerup_deck", "tile_deck", "powerup_chance", "tile_chance"):
        assert len({json.dumps(deal[field]) for deal in deals}) == 20
    assert len({tuple(deal["powerups"][1]) for deal in deals}) > 10
    assert {tuple(deal["powerups"][0]) for deal in deals} == {(1,)}


def test_the_same_chance_deals_the_same_table() -> None:
    view = GAME.view(GAME.new(4, 7), 0)
    one, two = GAME.redeal(view, random.Random(5)), GAME.redeal(view, random.Random(5))
    assert GAME.record(one) == GAME.record(two)


def test_every_hidden_card_can_be_anywhere() -> None:
    state = hidden(1, ["newton:red", "newton:red"], ["teleporter:blue"])
    rng = random.Random(1)
    held = {GAME.redeal(GAME.view(state, 0), rng).powerups[1] for _ in range(400)}
    assert held == {(card,) for card in range(12) if card != 1}


@pytest.mark.parametrize("table", tables_of("adrenaline")[::9], ids=str)
def test_a_redealt_table_can_be_played_to_the_end(table: tuple[int, dict[str, Any]]) -> None:
    seats, options = table
    rng = random.Random(seats)
    state = GAME.new(seats, seats, options)
    for viewer in (None, *range(seats)):
        for _ in range(25):
            if GAME.to_act(state) is not None:
                GAME.apply(state, rng.choice(GAME.legal_actions(state)))
        other = GAME.redeal(GAME.view(state, viewer), rng)
        while GAME.to_act(other) is not None:
            GAME.apply(other, rng.choice(GAME.legal_actions(other)))
            assert not broken(other)
        outcome = GAME.outcome(other)
        assert outcome is not None
        assert outcome.winners


def test_whoever_is_about_to_shoot_can_do_so_with_the_cards_that_were_dealt() -> None:
    table = given(
        """
        V   .   B   .
        .   .   .   .
        #   .   .   S
        """,
        act="V", seats="VBS", frenzy={"trigger": 0}, weapons={"V": "power_glove"}, unloaded={"V": "sledgehammer"},
        ammo={"V": "Y"}, powerups={"V": "newton:blue"},
    ).play("shoot power_glove", "move a1")  # fmt: skip

    for seed in range(50):
        state = GAME.redeal(GAME.view(table.state, 1), random.Random(seed))
        GAME.apply(state, "done")
        assert [str(action) for action in GAME.legal_actions(state)] == ["use rocket_fist"]
