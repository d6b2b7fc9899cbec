"""Ramming (W-25)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from frenzy.games.wreckland.actions import DONE, EXTRA, SECTION, SHARE, SHIFT, Done, Extra, PickSection, Share, Shift
from frenzy.games.wreckland.events import HeroHelped, Rammed
from frenzy.games.wreckland.frames import AfterRam, RamWhere, ShareRam, ShiftEnemies, WeighRam
from frenzy.games.wreckland.ids import EVERYWHERE, EXTRAS, HEROES, NOWHERE, REAR, RUDD3R, SECTIONS, SIDE, clockwise
from frenzy.games.wreckland.rules.foes import move_foe, open_to_attack, room_of, strike
from frenzy.games.wreckland.rulings import R18_SHIELDS_STOP_RAMS, R23_RAM_NEEDS_AN_ENEMY
from frenzy.games.wreckland.state import State
from frenzy.kernel.records import Action

RUDD3R_HIT = 1  # W-29.1


def rammable(state: State) -> list[int]:
    """The Sections that can be rammed: those that hold an enemy (W-25.1)."""
    if not R23_RAM_NEEDS_AN_ENEMY:
        return list(EVERYWHERE)
    where = {state.where[foe] for foe in state.foes}
    return [section for section in EVERYWHERE if section in where]


def spike_count(state: State, section: int) -> int:
    """The working Parts of that side with spikes that point to the Section (W-25.2)."""
    return sum(state.works(slot) and state.spikes[slot] >> section & 1 for slot in SIDE[section])


def ram(state: State, section: int, extra: int = 0, item: str | None = None) -> None:
    """Damage as many as there are spikes, shared among the enemies there; then they are pushed away (W-25.2)."""
    points = spike_count(state, section) + extra
    state.emit(Rammed(SECTIONS[section], points, item))
    state.stack.append(AfterRam(0))
    foes = state.foes_in(section)
    if points and len(foes) > 1:
        state.stack.append(ShareRam(0, section, points))
    else:
        deal_ram(state, section, tuple(foes) * points)


def ram_nowhere(state: State, item: str | None) -> None:
    """No enemy is in play: nothing happens (W-25.1)."""
    state.emit(Rammed(None, 0, item))


def ask_ram(state: State, extra: int, *, optional: bool) -> None:
    """A card says to Ram (W-25.6)."""
    if rammable(state):
        state.stack.append(RamWhere(0, extra, optional))


def offer_ram(state: State, frame: RamWhere) -> Sequence[Action]:
    sections: list[Action] = [SECTION[section] for section in rammable(state)]
    return [*sections, DONE] if frame.optional else sections


def take_ram(state: State, frame: RamWhere, answer: PickSection | Done) -> None:
    """Ram; whether with the bonus is asked if it is more than the enemies there can take (W-25.6). Ruling R36."""
    if isinstance(answer, Done):
        return
    spikes = spike_count(state, answer.section)
    if spikes <= room_for(state, answer.section) < spikes + frame.extra:
        state.stack.append(WeighRam(0, answer.section, frame.extra))
    else:
        ram(state, answer.section, frame.extra)


def room_for(state: State, section: int) -> int:
    """The points of a Ram that the enemies there can take without any of them being destroyed but not exactly."""
    return sum([room_of(state, foe) for foe in sharing(state, section)])


def offer_ram_extra(state: State, frame: WeighRam) -> Sequence[Action]:
    return [EXTRA[EXTRAS.index("all")], EXTRA[EXTRAS.index("none")]]


def take_ram_extra(state: State, frame: WeighRam, answer: Extra) -> None:
    ram(state, frame.section, frame.extra if EXTRAS[answer.use] == "all" else 0)


def sharing(state: State, section: int) -> list[int]:
    """The enemies that share the damage of a Ram: a protected boss does only if it is alone (W-28.2). Ruling R37."""
    return open_to_attack(state, state.foes_in(section))


def offer_share(state: State, frame: ShareRam) -> Sequence[Action]:
    """Any enemy of the Section, from the last one named on (W-25.2)."""
    last = frame.given[-1] if frame.given else 0
    return [SHARE[foe] for foe in sharing(state, frame.section) if foe >= last]


def take_share(state: State, frame: ShareRam, answer: Share) -> None:
    given = (*frame.given, answer.enemy)
    if len(given) < frame.points:
        state.stack.append(ShareRam(0, frame.section, frame.points, given))
    else:
        deal_ram(state, frame.section, given)


def deal_ram(state: State, section: int, given: tuple[int, ...]) -> None:
    """What each enemy takes is one attack on it (W-20.6); all that are still there move on (W-25.3)."""
    before = state.foes_in(section)
    strike(state, list(Counter(given).items()), "W-25.2", pierce=not R18_SHIELDS_STOP_RAMS)
    after = tuple(foe for foe in before if state.where[foe] != NOWHERE)
    if after:
        state.stack.append(ShiftEnemies(0, section, after))


def offer_shift(state: State, frame: ShiftEnemies) -> Sequence[Action]:
    """Left or right, for each enemy separately (W-25.3)."""
    row = SHIFT[frame.foes[0]]
    return [row[clockwise(frame.section, -1)], row[clockwise(frame.section)]]


def take_shift(state: State, frame: ShiftEnemies, answer: Shift) -> None:
    move_foe(state, answer.enemy, answer.section, "W-25.3")
    if len(frame.foes) > 1:
        state.stack.append(ShiftEnemies(0, frame.section, frame.foes[1:]))


def after_ram(state: State, frame: AfterRam) -> None:
    """Rudd3r hits everything in the rear after each Ram (W-29.1)."""
    rear = state.foes_in(REAR)
    if state.hero == RUDD3R and rear:
        state.emit(HeroHelped(HEROES[RUDD3R], RUDD3R_HIT))
        strike(state, [(foe, RUDD3R_HIT) for foe in rear], "W-29.1")
