"""What a choice would do, as far as neither chance nor a hidden card decides."""

from __future__ import annotations

from typing import Any, Final

from frenzy.games.wreckland.cards import ENEMY_IDS, PART_IDS
from frenzy.games.wreckland.declared.types import View
from frenzy.games.wreckland.declared.view import read_view, write_foe, write_slot
from frenzy.games.wreckland.events import GameEnded
from frenzy.games.wreckland.ids import DIE_NAMES, SLOTS
from frenzy.games.wreckland.state import State
from frenzy.kernel import foresight
from frenzy.kernel.foresight import SHUT, foresee
from frenzy.kernel.game import Game
from frenzy.kernel.guide import Preview
from frenzy.kernel.records import Event

TOP: Final = ("", "build", "red", "white", "canyon", "toll")
"""The prompts at which something new begins: what is asked before them belongs to the choice."""

ANY_CARD: Final = (0,)
"""Whatever lies there: it is shuffled before anybody sees it."""

Doc = dict[str, Any]


def shut_table(view: View) -> State:
    """The table of a view, on which no die can be rolled and no card drawn."""
    state = read_view(view)
    state.dice_chance = state.part_chance = state.enemy_chance = SHUT
    state.destruction_chance = state.canyon_chance = state.road_chance = SHUT
    if view["piles"]["parts"]:
        state.part_discard = state.part_discard or ANY_CARD
    if view["piles"]["enemies"]:
        state.enemy_discard = state.enemy_discard or ANY_CARD
    return state


def preview_of(game: Game[State, View], view: View, choice: str) -> Preview | None:
    """The events of a choice and of all that it leaves no choice about; then what has changed.

    If a decision of the player interrupts it, its prompt is the last thing in `after`.
    """
    if choice not in view["choices"]:
        return None
    state = shut_table(view)
    before = table_of(state)
    events, is_whole = foresee(game, state, choice, lambda table: is_forced(game, table), is_hidden)
    after = changes(before, table_of(state))
    prompt = game.prompt(state) if is_whole else ""
    if prompt not in TOP:
        after.append({"prompt": prompt})
    return Preview([game.tell(state, event) for event in events], after, is_whole)


def is_hidden(event: Event) -> bool:
    """Nobody could foretell it; the end of the game is no such thing."""
    return foresight.is_hidden(event) and not isinstance(event, GameEnded)


def is_forced(game: Game[State, View], state: State) -> bool:
    """What is asked belongs to the choice, and has one answer only."""
    return game.prompt(state) not in TOP and game.is_forced(state)


# -- what has changed -----------------------------------------------------------------------------------------


def table_of(state: State) -> dict[tuple[str, str], Doc]:
    """The things that people look at first, as in the view."""
    found: dict[tuple[str, str], Doc] = {
        ("core", ""): {"core": {"damage": state.core, "resistance": state.vehicle.core}}
    }
    for slot, name in enumerate(SLOTS):
        found["slot", name] = {"slot": name, **write_slot(state, slot)}
    for foe in state.foes:
        doc: Doc = {**write_foe(state, foe)}
        id = doc.pop("id")
        found["enemy", id] = {"enemy": id, **doc}
    found["scrap", ""] = {"scrap": [ENEMY_IDS[card] for card in state.scrap]}
    found["pool", ""] = {"pool": [DIE_NAMES[die] for die in state.pool]}
    found["available", ""] = {"available": [PART_IDS[card] for card in state.available]}
    found["upgrades", ""] = {"upgrades": [PART_IDS[card] for card in state.upgrades]}
    return found


def changes(before: dict[tuple[str, str], Doc], after: dict[tuple[str, str], Doc]) -> list[Doc]:
    """What is different now; an enemy that is no longer in play is `gone`."""
    changed = [thing for thing, doc in before.items() if after.get(thing) != doc]
    return [after.get(thing) or {"enemy": thing[1], "gone": True} for thing in changed]
