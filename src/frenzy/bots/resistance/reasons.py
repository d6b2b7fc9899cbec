"""What speaks for a choice, in one sentence: the side of the game that it helps most."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from frenzy.bots.resistance.forecast import expected_wounds, forecast
from frenzy.bots.resistance.trials import Trials
from frenzy.bots.resistance.turns import ended_tables
from frenzy.bots.resistance.worth import Terms, terms
from frenzy.games.resistance import actions
from frenzy.games.resistance.ids import CHARACTERS, NOWHERE
from frenzy.games.resistance.rules.attacks import targets
from frenzy.games.resistance.state import State
from frenzy.kernel import Game, View
from frenzy.kernel.guide import Reason

RULES: Final = {
    "goals": "Z-3.2", "ways": "Z-10.2", "health": "Z-3.3", "danger": "Z-14.4", "enemies": "Z-8.4", "cards": "Z-12.1",
    "people": "Z-13.1", "level": "Z-8.7",
}  # fmt: skip
LITTLE: Final = 0.3
"""What gains less is part of a longer plan."""


def reason_for(game: Game[Any, Any], view: View, choice: str) -> Reason | None:
    """Why a bot chooses this; None where it is nothing but a detail."""
    state: State = game.redeal(view, Random(0))
    action = next((action for action in game.legal_actions(state) if str(action) == choice), None)
    if action is None:
        return None
    if isinstance(action, actions.Activate):
        return why_first(state, state.team.index(action.hero))
    if state.stack[-1].prompt != "turn":
        return None
    hero = state.active
    named: dict[str, str | int | float] = {"hero": CHARACTERS[state.team[hero]]}
    if isinstance(action, actions.EndTurn):
        return Reason("motive-end", named, "Z-10.1")
    trials = Trials(Random(0))
    before = ended_tables(state, hero, trials)
    after = [end for table in trials.ends(state, action) for end in ended_tables(table, hero, trials)]
    if any(table.result == "won" for table in after):
        return Reason("motive-win", named, "Z-3.2")
    gains = [late - early for early, late in zip(mean_terms(before), mean_terms(after), strict=True)]
    best = max(gains)
    if best < LITTLE:
        return Reason("motive-plan", named, "Z-10.1")
    what = Terms._fields[gains.index(best)]
    count = gain_of(what, before, after)
    if count is not None and count >= 0.5:
        return Reason(f"motive-{what}-many", {**named, "count": round(count)}, RULES[what])
    return Reason(f"motive-{what}", named, RULES[what])


def why_first(state: State, hero: int) -> Reason:
    """Why this hero acts before the others."""
    named: dict[str, str | int | float] = {"hero": CHARACTERS[state.team[hero]]}
    if forecast(state).blows.get(state.zone[hero], 0.0) > 0:
        return Reason("motive-first-danger", named, "Z-14.4")
    if targets(state, hero, state.team[hero]):
        return Reason("motive-first-strike", named, "Z-11.1")
    return Reason("motive-first", named, "Z-10.1")


def mean_terms(tables: list[State]) -> list[float]:
    """The terms of these tables on the average."""
    found = [terms(table) for table in tables if not table.result]
    return [sum(column) / len(found) for column in zip(*found, strict=True)] if found else [0.0] * len(Terms._fields)


def gain_of(what: str, before: list[State], after: list[State]) -> float | None:
    """How many wounds or enemies fewer."""
    count = {"danger": wounds_ahead, "enemies": enemies_left}.get(what)
    if count is None:
        return None
    return sum(map(count, before)) / len(before) - sum(map(count, after)) / len(after)


def wounds_ahead(state: State) -> float:
    """The wounds that the heroes stand to take in the next Enemy Phase."""
    return 0.0 if state.result else sum(expected_wounds(state))


def enemies_left(state: State) -> float:
    return sum(state.mobs) + sum(zone != NOWHERE for zone in state.named)
