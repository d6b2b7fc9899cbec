"""Enemies that are eliminated (Z-8.4, Z-11.7)."""

from __future__ import annotations

from frenzy.games.resistance.board import ZONE_IDS
from frenzy.games.resistance.cards import NAMED
from frenzy.games.resistance.events import EnemiesEliminated, NamedEliminated, NamedLaidDown
from frenzy.games.resistance.ids import CHARACTERS, mob_id
from frenzy.games.resistance.rules.ending import check_goals
from frenzy.games.resistance.rules.figures import remove_named, take_off
from frenzy.games.resistance.rules.heroes import gain_xp, hero_id
from frenzy.games.resistance.state import State, replaced


def kill_mobs(state: State, kind: int, zone: int, count: int, hero: int) -> None:
    """Mobs are eliminated by a hero, who gains 1 XP for each (Z-8.4)."""
    take_off(state, kind, zone, count)
    count_kills(state, hero, count)
    state.emit(EnemiesEliminated(mob_id(state.mode, kind), count, ZONE_IDS[zone], hero_id(state, hero)))
    gain_xp(state, hero, count + count * hungry_xp(state, hero))
    if state.beacon:
        check_goals(state)


def kill_named(state: State, who: int, hero: int) -> bool:
    """A named enemy is eliminated for its toughness in XP; some are only laid down. Whether it was eliminated."""
    is_first = not state.felled >> who & 1
    if who == state.mission.gets_up or (is_first and "gets_up_once" in NAMED[who].knacks):
        state.lying |= 1 << who
        state.felled |= 1 << who
        state.emit(NamedLaidDown(CHARACTERS[who]))
        return False
    remove_named(state, who)
    count_kills(state, hero, 1)
    state.emit(NamedEliminated(CHARACTERS[who], hero_id(state, hero)))
    gain_xp(state, hero, NAMED[who].toughness + hungry_xp(state, hero))
    check_goals(state)
    return True


def count_kills(state: State, hero: int, count: int) -> None:
    """What is told of a hero at the end."""
    state.kills = replaced(state.kills, hero, state.kills[hero] + count)


def hungry_xp(state: State, hero: int) -> int:
    """1 XP more for whoever is hungry enough."""
    return int(state.power[hero] >= state.kit(hero).hungry_at)
