"""What a hero sees and reaches, as the map shows it."""

from __future__ import annotations

import frenzy

GAME = frenzy.load("resistance")


def reached(mission: str, hero: str, heroes: list[str]) -> dict[str, set[str]]:
    state = GAME.new(1, seed=3, options={"mission": mission, "heroes": heroes})
    found = GAME.reach(GAME.view(state, 0), f"hero {hero}")
    assert found is not None
    return {effect.effect: set(effect.places) for effect in found.effects}


def test_a_hero_sees_along_the_forecourt_and_strikes_as_far_as_its_attack_goes() -> None:
    team = ["wolverine", "storm", "rogue", "colossus"]
    storm, wolverine = reached("MH1", "storm", team), reached("MH1", "wolverine", team)
    assert storm["sight"] == wolverine["sight"] >= {"17R-se", "17R-e", "17R-s", "17R-sw"}
    assert wolverine["attack"] == {"17R-se"}
    assert wolverine["attack"] < storm["attack"] <= storm["sight"]


def test_nothing_is_reached_by_whoever_is_not_there() -> None:
    view = GAME.view(GAME.new(1, seed=3, options={"mission": "MH1"}), 0)
    assert GAME.reach(view, "hero juggernaut") is None
    assert GAME.reach(view, "zone 17R-s") is None
