"""What the next Enemy Phase may bring: where every group goes, exactly, and the wounds of each hero, sampled.

What is decided follows from the rules: who attacks, who moves where. What spawns, who is struck and which way odd ones
go is not, so that the phase is played a number of times on tables that look the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from frenzy.games.resistance import frames
from frenzy.games.resistance.board import ZONE_IDS
from frenzy.games.resistance.declared.types import View
from frenzy.games.resistance.declared.view import read_view
from frenzy.games.resistance.ids import CHARACTERS
from frenzy.games.resistance.phrases import thing_of_group
from frenzy.games.resistance.rules.enemies import groups_of
from frenzy.games.resistance.rules.routing import HOW, breaks_doors, noticed_targets, route
from frenzy.games.resistance.state import State
from frenzy.kernel.game import Game, Rng
from frenzy.kernel.guide import Forecast, Heading, Outlook
from frenzy.kernel.records import Action

SAMPLES: Final = 80
LONGEST: Final = 400
"""No Enemy Phase asks more than that."""


def forecast_of(game: Game[State, View], view: View, rng: Rng) -> Forecast | None:
    """The Enemy Phase as it would go if it began now; nothing if it has begun, or if the game is over."""
    state = read_view(view)
    if not state.stack or state.phase != "players":
        return None
    lost = [played(game, game.redeal(view, rng), rng) for _ in range(SAMPLES)]
    outlooks = []
    for hero in range(state.heroes):
        if state.in_play(hero):
            wounds = [sample[hero] for sample in lost]
            falls = sum(wound >= state.health[hero] for wound in wounds) / SAMPLES
            thing = f"hero {CHARACTERS[state.team[hero]]}"
            outlooks.append(Outlook(thing, min(wounds), max(wounds), sum(wounds) / SAMPLES, falls))
    return Forecast(headings_of(state), outlooks, SAMPLES)


def headings_of(state: State) -> list[Heading]:
    """Where each group goes first; whoever stands with a target stays and attacks (Z-14.2)."""
    found: list[Heading] = []
    ways, targets = state.ways(), noticed_targets(state)
    for zone, kind, count in groups_of(state):
        thing, start = thing_of_group(state, kind, zone), ZONE_IDS[zone]
        if state.is_target(zone):
            found.append(Heading(thing, start, start, count, is_sure=True))
            continue
        how, _, steps = route(state, ways, zone, targets, breaks=breaks_doors(state, kind))
        share, odd = divmod(count, len(steps)) if steps else (0, 0)
        for step in steps:
            is_blocked = ways.blocker(zone, step, HOW[how]) >= 0
            end = start if is_blocked else ZONE_IDS[step]
            if share:
                found.append(Heading(thing, start, end, share, is_sure=True))
            if odd:
                found.append(Heading(thing, start, end, 1, is_sure=False))
    return found


def played(game: Game[State, View], state: State, rng: Rng) -> list[int]:
    """Play an Enemy Phase; the health that each hero has lost."""
    before = list(state.health)
    state.stack = [frames.EndPlayers(0)]
    state.active, state.choices = -1, None
    game.run(state)
    for _ in range(LONGEST):
        if not state.stack or state.phase == "players":
            break
        game.apply(state, sensible(state, game.legal_actions(state), rng))
    return [was - max(0, now) for was, now in zip(before, state.health, strict=True)]


def sensible(state: State, choices: Sequence[Action], rng: Rng) -> Action:
    """A wound goes to the healthiest; whatever can cancel one does; else chance decides."""
    frame = state.stack[-1]
    if isinstance(frame, frames.ShareWounds):
        heroes = [hero for hero in range(state.heroes) if frame.touched >> hero & 1]
        if heroes:
            return choices[heroes.index(max(heroes, key=lambda hero: state.health[hero]))]
    if isinstance(frame, frames.WoundHero | frames.AskCover):
        return choices[-1]
    return choices[int(rng.random() * len(choices))]
