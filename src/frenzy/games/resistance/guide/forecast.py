"""What the next Enemy Phase may bring: where every group goes, exactly, and the wounds of each hero, sampled.

What is decided follows from the rules: who attacks, who moves where. What spawns, who is struck and which way odd ones
go is not, so that the phase is played a number of times on tables that look the same. Nothing that enemies on the board
do depends on cards: they are played a few times only, and the cards after each of those times many times.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from frenzy.games.resistance import frames
from frenzy.games.resistance.actions import Sacrifice
from frenzy.games.resistance.board import FLOOR, ZONE_IDS, ZONES
from frenzy.games.resistance.cards import NAMED
from frenzy.games.resistance.declared.types import View
from frenzy.games.resistance.declared.view import read_view
from frenzy.games.resistance.guide.chances import percent
from frenzy.games.resistance.ids import CHARACTERS, MOB_ACTIONS, NAMED_KIND, NOWHERE
from frenzy.games.resistance.phrases import thing_of_group
from frenzy.games.resistance.rules.enemies import groups_of
from frenzy.games.resistance.rules.routing import HOW, breaks_doors, noticed_targets, route
from frenzy.games.resistance.state import State
from frenzy.kernel.chance import Stream
from frenzy.kernel.dealing import shuffled
from frenzy.kernel.game import Game, Rng
from frenzy.kernel.guide import Forecast, Heading, Outlook
from frenzy.kernel.phrase import Phrase
from frenzy.kernel.records import Action, Frame

DEALS: Final = 8
SAMPLES: Final = 80
"""How often enemies are played, and how often what is drawn after them, in all."""
ZONE_DEALS: Final = 2
ZONE_SAMPLES: Final = (4, 24)
"""The same for each zone, at least and at most."""
WORK: Final = 7_000
"""So many steps for all zones together: where there are more zones and enemies, fewer samples do."""
LONGEST: Final = 400
"""No Enemy Phase asks more than that."""

Losses = tuple[list[int], list[int]]
"""By hero the health that is lost before a card is drawn, and in all."""


def forecast_of(game: Game[State, View], view: View, rng: Rng, subject: str = "") -> Forecast | None:
    """The Enemy Phase as it would go if it began now; nothing if it has begun, or if the game is over."""
    state = read_view(view)
    if not state.stack or state.phase != "players":
        return None
    if subject == "zones":
        return threats_of(game, view, state, rng)
    losses = [loss for table in deals(game, view, rng, DEALS) for loss in phases(game, table, rng, SAMPLES // DEALS)]
    heroes = [hero for hero in range(state.heroes) if state.in_play(hero)]
    outlooks = [outlook(state, hero, f"hero {CHARACTERS[state.team[hero]]}", losses) for hero in heroes]
    return Forecast(headings_of(state), outlooks, SAMPLES)


def deals(game: Game[State, View], view: View, rng: Rng, count: int) -> Iterator[State]:
    """Tables that look the same."""
    for _ in range(count):
        yield game.redeal(view, rng)


def outlook(state: State, hero: int, thing: str, losses: Sequence[Losses]) -> Outlook:
    """What a hero stands to lose."""
    wounds = [sample[hero] for _, sample in losses]
    falls = sum(wound >= state.health[hero] for wound in wounds) / len(wounds)
    decided, most, mean = min(before[hero] for before, _ in losses), max(wounds), sum(wounds) / len(wounds)
    return Outlook(thing, min(wounds), most, mean, falls, decided, said(decided, most, mean, falls))


def said(decided: int, most: int, mean: float, falls: float) -> Phrase:
    """An outlook in words: what is sure, what cards may add to it, and the chance to fall."""
    is_open = "yes" if most > decided else "no"
    rounded = max(0.1, round(mean, 1))
    return Phrase(
        "outlook", {"open": is_open, "decided": decided, "most": most, "mean": rounded, "falls": percent(falls)}
    )


# -- the zones --------------------------------------------------------------------------------------------------


def threats_of(game: Game[State, View], view: View, state: State, rng: Rng) -> Forecast:
    """What the hero in hand would stand to lose in each zone, if everybody else stayed where they are."""
    hero = foremost(state)
    zones = [zone for zone in state.ways().zones if not ZONES[zone].is_solid and not ZONES[zone].is_shaft]
    samples = zone_samples(len(zones), len(groups_of(state)))
    tables = [*deals(game, view, rng, ZONE_DEALS)]
    threats = []
    for zone in zones:
        losses: list[Losses] = []
        for table in tables:
            moved = table.clone()
            moved.zone[hero], moved.floors = zone, moved.floors | 1 << FLOOR[zone]
            losses += phases(game, moved, rng, samples // ZONE_DEALS)
        threats.append(outlook(state, hero, f"zone {ZONE_IDS[zone]}", losses))
    return Forecast([], [], samples, f"hero {CHARACTERS[state.team[hero]]}", threats)


def zone_samples(zones: int, groups: int) -> int:
    """How often each zone is looked at, so that all of them take about as long on every table.

    >>> zone_samples(8, 2), zone_samples(24, 5), zone_samples(46, 16)
    (24, 18, 4)
    """
    least, most = ZONE_SAMPLES
    wanted = WORK // (zones * (groups + 8)) - 2 * ZONE_DEALS
    return max(least, min(most, wanted // ZONE_DEALS * ZONE_DEALS))


def foremost(state: State) -> int:
    """The hero in hand; else the first who is still to act, else the first."""
    heroes = [hero for hero in range(state.heroes) if state.in_play(hero)]
    waiting = [hero for hero in heroes if not state.activated >> hero & 1]
    return state.active if state.active in heroes else (waiting or heroes)[0]


# -- where they go ----------------------------------------------------------------------------------------------


def headings_of(state: State) -> list[Heading]:
    """Where each group goes; whoever stands with a target stays and attacks (Z-14.2)."""
    found: list[Heading] = []
    for zone, kind, count in groups_of(state):
        thing = thing_of_group(state, kind, zone)
        if state.is_target(zone):
            found.append(Heading(thing, ZONE_IDS[zone], ZONE_IDS[zone], count, is_sure=True))
        else:
            found += walks(state, thing, kind, zone, count, steps_of(kind), is_sure=True)
    return found


def steps_of(kind: int) -> int:
    """How many zones it can go: one with each action, some two (Z-14.2)."""
    if kind < NAMED_KIND:
        return MOB_ACTIONS[kind]
    return 4 if "moves_twice_as_far" in NAMED[kind - NAMED_KIND].knacks else 2


def walks(state: State, thing: str, kind: int, zone: int, count: int, left: int, *, is_sure: bool) -> Iterator[Heading]:
    """The steps of a group and of its parts; it stops where it finds a target or has to force its way."""
    ways = state.ways()
    how, _, steps = route(state, ways, zone, noticed_targets(state), breaks=breaks_doors(state, kind))
    share, odd = divmod(count, len(steps)) if steps else (0, 0)
    for step in steps:
        is_blocked = ways.blocker(zone, step, HOW[how]) != NOWHERE
        end = zone if is_blocked else step
        for many, sure in ((share, is_sure), (1 if odd else 0, False)):
            if not many:
                continue
            yield Heading(thing, ZONE_IDS[zone], ZONE_IDS[end], many, sure)
            if left > 1 and not is_blocked and not state.is_target(step):
                yield from walks(state, thing, kind, step, many, left - 1, is_sure=sure)


# -- playing ----------------------------------------------------------------------------------------------------


def phases(game: Game[State, View], state: State, rng: Rng, times: int) -> Iterator[Losses]:
    """Play what enemies do once, and after it so many times the cards that they draw."""
    before = list(state.health)
    state.stack = [frames.EndPlayers(0)]
    state.active, state.choices = NOWHERE, None
    play_until(game, state, rng, frames.SpawnStep)
    decided = lost(before, state)
    for _ in range(times):
        table = state.clone()
        shuffle_decks(table, rng)
        play_until(game, table, rng, frames.StartEnd)
        yield decided, lost(before, table)


def lost(before: Sequence[int], state: State) -> list[int]:
    return [was - max(0, now) for was, now in zip(before, state.health, strict=True)]


def shuffle_decks(state: State, rng: Rng) -> None:
    """What nobody has seen lies in another order, and dice fall anew."""
    state.spawn_deck = tuple(shuffled(state.spawn_deck, rng))
    state.named_deck = tuple(shuffled(state.named_deck, rng))
    state.citizen_deck = tuple(shuffled(state.citizen_deck, rng))
    state.dice_chance = Stream(rng.getrandbits(64))
    state.spawn_chance = Stream(rng.getrandbits(64))


def play_until(game: Game[State, View], state: State, rng: Rng, end: type[Frame]) -> None:
    """Go on until such a step comes, or the game is over."""

    def is_there(table: State) -> bool:
        return isinstance(table.stack[-1], end)

    game.run(state, is_there)
    for _ in range(LONGEST):
        if not state.stack or is_there(state):
            return
        game.apply(state, sensible(state, game.legal_actions(state), rng), is_there)


def sensible(state: State, choices: Sequence[Action], rng: Rng) -> Action:
    """A wound goes to the healthiest; an ability cancels it, but no citizen is given up; else chance decides."""
    frame = state.stack[-1]
    if isinstance(frame, frames.ShareWounds):
        heroes = [hero for hero in range(state.heroes) if frame.touched >> hero & 1]
        if heroes:
            return choices[heroes.index(max(heroes, key=lambda hero: state.health[hero]))]
    if isinstance(frame, frames.WoundHero | frames.AskCover):
        return choices[0] if isinstance(choices[-1], Sacrifice) else choices[-1]
    return choices[int(rng.random() * len(choices))]
