"""How far a Part reaches from where it is, or from where it could be: Sections, and whom it can hit now."""

from __future__ import annotations

from collections.abc import Iterator

from frenzy.games.wreckland.cards import ENEMIES, PART_OF, PARTS, Part
from frenzy.games.wreckland.content import words
from frenzy.games.wreckland.declared.types import View
from frenzy.games.wreckland.declared.view import read_view
from frenzy.games.wreckland.frames import Activated
from frenzy.games.wreckland.guide.scene import things
from frenzy.games.wreckland.ids import FACES, NOWHERE, SECTIONS, SLOT_OF, SLOTS
from frenzy.games.wreckland.rules.activating import attacked, candidates, movable, transfers
from frenzy.games.wreckland.rules.building import home_of
from frenzy.games.wreckland.rules.foes import open_to_attack
from frenzy.games.wreckland.rules.ramming import rammable
from frenzy.games.wreckland.rules.vehicle import ALL_SLOTS, damaged
from frenzy.games.wreckland.state import State
from frenzy.kernel.guide import EffectReach, Reach


def reach_of(view: View, subject: str) -> Reach | None:
    """For `slot NW` the effects of the Part there, for `part P05` those of the Part wherever it lies or could lie.

    An effect is called as in choices (`single 2`); that of a Part at hand has the slot before it (`NE single 2`).
    """
    state = read_view(view)
    kind, _, id = subject.partition(" ")
    if kind == "slot" and id in SLOT_OF:
        return reach_on(state, SLOT_OF[id])
    if kind != "part" or id not in things(state, "part"):
        return None
    card = PART_OF[id]
    if card in state.cards:
        return reach_on(state, state.cards.index(card))
    effects = [
        EffectReach(f"{SLOTS[slot]} {effect.effect}", effect.places, effect.targets)
        for slot in places_for(state, card)
        for effect in effects_of(state, PARTS[card], slot)
    ]
    return Reach(effects) if effects else None


def reach_on(state: State, slot: int) -> Reach | None:
    """The effects of a working Part."""
    effects = [*effects_of(state, PARTS[state.cards[slot]], slot)] if state.works(slot) else []
    return Reach(effects) if effects else None


def places_for(state: State, card: int) -> list[int]:
    """Where a Part at hand may be put (W-7.5 to W-7.8, W-10.2)."""
    if card in state.upgrades:
        home = home_of(state, card)
        return [] if home == NOWHERE else [home]
    return [slot for slot in ALL_SLOTS if state.wrecks[slot] == NOWHERE] if card in state.available else []


def effects_of(state: State, part: Part, slot: int) -> Iterator[EffectReach]:
    """All its effects that go anywhere, those of an exact match and of a choice included; equal ones once."""
    act = Activated(slot, part.number, (), NOWHERE, 0)
    told: set[str] = set()
    for word in part.words:
        found = effect_of(state, act, word)
        if found is not None and found.effect not in told:
            told.add(found.effect)
            yield found


def effect_of(state: State, act: Activated, word: words.Effect) -> EffectReach | None:
    """Where one effect goes (W-24.1, W-25.1, W-26.4, W-36.5, W-36.7)."""
    match word:
        case words.Single() | words.Double() | words.Luck():
            return written(word, attacked(act, word), candidates(state, act, word))
        case words.Area():
            sections = attacked(act, word)
            return written(word, sections, open_to_attack(state, [f for f in state.foes if state.where[f] in sections]))
        case words.MoveEnemy():
            return written(word, FACES[act.slot], movable(state, act))
        case words.Transfer():
            found = transfers(state, act)
            return written(word, FACES[act.slot], sorted({foe for pair in found for foe in (pair.enemy, pair.onto)}))
        case words.Ram():
            sections = tuple(rammable(state))
            return written(word, sections, [foe for foe in state.foes if state.where[foe] in sections])
        case words.Repair():
            return EffectReach(str(word), [], [SLOTS[slot] for slot in damaged(state)])
        case _:
            return None


def written(word: words.Effect, sections: tuple[int, ...], foes: list[int]) -> EffectReach:
    return EffectReach(str(word), [SECTIONS[section] for section in sections], [ENEMIES[foe].id for foe in foes])
