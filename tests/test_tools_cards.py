"""The web client's copies of cards and mobs are written by a tool, from what the rules have."""

from __future__ import annotations

import json

from frenzy.games.adrenaline.arsenal import WEAPON_IDS
from tools.cards import CARDS, MOBS, mobs_written, written


def test_the_web_clients_copy_of_the_cards_is_not_stale() -> None:
    assert CARDS.read_text() == written(), "run: python -m tools.cards"


def test_the_web_clients_copy_of_the_mobs_is_not_stale() -> None:
    assert MOBS.read_text() == mobs_written(), "run: python -m tools.cards"


def test_the_cards_have_the_order_of_the_numbers_in_views() -> None:
    assert [card["id"] for card in json.loads(written())] == list(WEAPON_IDS)


def test_a_step_names_only_what_does_not_go_without_saying() -> None:
    thor = next(card for card in json.loads(written()) if card["id"] == "thor")

    assert thor["effects"][1]["steps"] == [
        {"step": "pick", "name": "b", "place": "seen_by a", "but": "a"},
        {"step": "hit", "name": "b", "damage": 1},
    ]
