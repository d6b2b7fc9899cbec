"""The decision as the player sees it, and the things on the table that its choices name."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeAlias, TypeVar

from frenzy.games.wreckland.actions import PutAt, known_choices
from frenzy.games.wreckland.cards import ENEMIES, PARTS
from frenzy.games.wreckland.declared.types import View
from frenzy.games.wreckland.ids import DIE_NAMES, SECTIONS, SLOT_OF, SLOTS
from frenzy.games.wreckland.phrases import things_on
from frenzy.games.wreckland.state import State
from frenzy.games.wreckland.things import ITEM_NAMES
from frenzy.kernel.game import Game
from frenzy.kernel.records import Action, Frame
from frenzy.kernel.telling import things_of

ACTIONS: Final = ("install", "repair", "clear", "reroll", "end", "use", "ram", "fix", "core", "arson", "done")
"""The deeds that can be asked about as such."""

OF_PARTS: Final = ("effect", "choose")
"""What these choose is written on the Part in use."""

Things = list[str]
F = TypeVar("F", bound=Frame)


class SceneOf(Generic[F]):
    """A pending decision, what its choices name, and the table around it. The piles are unknown: empty."""

    def __init__(self, state: State, frame: F, choices: frozenset[str], named: frozenset[str]) -> None:
        self.state = state
        self.frame = frame
        self.choices = choices
        self.named = named

    @property
    def prompt(self) -> str:
        return self.frame.prompt

    def part_on(self, slot: int) -> int:
        """The Part on a slot."""
        return self.state.cards[slot]


Scene: TypeAlias = SceneOf[Any]


def item_of(name: str) -> int:
    """A white die or a Scrap card, as choices of a white Step write it."""
    return ITEM_NAMES.index(name if "=" in name else f"w{name}")


ALWAYS: Final[dict[str, tuple[str, ...]]] = {
    "die": DIE_NAMES, "slot": SLOTS, "section": SECTIONS, "action": ACTIONS, "core": ("",), "board": ("",),
}  # fmt: skip
"""What every table has."""


def things(state: State, kind: str) -> Things:
    """The ids of all things of a kind that the table has: they can be asked about."""
    match kind:
        case "part":
            chapter, vehicle = state.options.chapter, state.options.vehicle
            return [part.id for part in PARTS if part.chapter <= chapter and part.vehicle in ("", vehicle)]
        case "enemy":
            return [ENEMIES[foe].id for foe in state.foes]
        case "scrap":
            return [ENEMIES[card].id for card in state.scrap]
        case _:
            return [*ALWAYS.get(kind, ())]


def exists(state: State, thing: str) -> bool:
    """The table has such a thing."""
    kind, _, id = thing.partition(" ")
    if kind in ("core", "board"):
        return thing == kind
    return id in things(state, kind)


def named_things(game: Game[State, View], state: State, choice: str) -> Things:
    """What a choice names, and what lies there: `hit NW` the slot and the Part on it; nothing, if it is no choice."""
    verb, _, rest = choice.partition(" ")
    if verb in OF_PARTS:
        return [f"action {verb}"] if rest else []
    action = known_choices().get(choice)
    if action is None:
        return []
    named = things_of(game, state, action)
    return [f"action {verb}", *(other for thing in named for other in asked_about(state, action, thing))]


def asked_about(state: State, action: Action, thing: str) -> Things:
    """What can be asked about in place of a thing that a choice names."""
    kind, _, id = thing.partition(" ")
    match kind:
        case "slot" if not isinstance(action, PutAt):
            return things_on(state, SLOT_OF[id])
        case "scrap":
            return [f"scrap {id.partition('=')[0]}"]
        case "hole" | "trick" | "hero":
            return []
        case _:
            return [thing]
