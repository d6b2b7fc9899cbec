"""Which function answers which frame, and what the kernel asks of every game."""

from collections.abc import Mapping
from typing import Any

from msgspec import ValidationError, convert
from msgspec.structs import asdict

from frenzy.kernel import BadOption, BadPosition, BadSave, Game, Outcome, Position, Rng, View
from frenzy.kernel.manifest import read_options
from pebbles.frames import NextSeat, TakePebbles
from pebbles.manifest import MANIFEST, Options
from pebbles.rules import broken, lay_heap, next_seat, offer_take, take_pebbles, winners
from pebbles.state import Heap


class HeapView(View):
    """What everybody sees, beside what every view has."""

    pebbles: int
    taken: list[int]
    last: int


class Document(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table as people write it. Nothing is hidden here, so that saves hold the same."""

    game: str = "pebbles"
    pebbles: int
    taken: list[int]
    last: int = 0
    to_act: int | None = 0


class Pebbles(Game[Heap, HeapView]):
    """The smallest game."""

    def __init__(self) -> None:
        super().__init__(MANIFEST, {TakePebbles: (offer_take, take_pebbles)}, {NextSeat: next_seat})

    def new(self, seats: int, seed: int = 0, options: Mapping[str, Any] | None = None) -> Heap:
        return lay_heap(Options(**read_options(MANIFEST, seats, seed, options or {})), seats, seed)

    def view(self, state: Heap, seat: int | None) -> HeapView:
        return {
            "game": self.name, "seat": seat, "options": asdict(state.options), "to_act": self.to_act(state),
            "may_act": [*self.may_act(state)], "prompt": self.prompt(state), "choices": self.choices(state, seat),
            "pebbles": state.pebbles, "taken": state.taken.copy(), "last": state.last,
        }  # fmt: skip

    def open_view(self, state: Heap) -> HeapView:
        return self.view(state, None)  # with every hand open, if there were hands

    def redeal(self, view: HeapView, rng: Rng) -> Heap:
        table = {name: view[name] for name in ("pebbles", "taken", "last", "to_act")}  # secrets: anew, from rng
        return self.from_position({**view["options"], **table})

    def position(self, state: Heap) -> Position:
        table = {"pebbles": state.pebbles, "taken": state.taken.copy(), "last": state.last}
        return {"game": self.name, **asdict(state.options), **table, "to_act": self.to_act(state)}

    def from_position(self, position: Position) -> Heap:
        try:
            doc = convert(position, Document)
            asked = {"heap": doc.heap, "misere": doc.misere, "together": doc.together}
            options = Options(**read_options(MANIFEST, len(doc.taken), 0, asked))
        except (ValidationError, BadOption) as error:
            raise BadPosition(f"position: {error}") from None
        state = Heap(options, len(doc.taken), doc.pebbles)
        state.taken, state.last = doc.taken.copy(), doc.last
        state.stack = [] if doc.to_act is None else [TakePebbles(doc.to_act)]
        if broken(state):
            raise BadPosition(broken(state))
        return state

    def record(self, state: Heap) -> Any:
        return self.position(state)

    def from_record(self, record: Any) -> Heap:
        try:
            return self.from_position(record)
        except BadPosition as error:
            raise BadSave(f"state: {error}") from None

    def broken(self, state: Heap) -> str:
        return broken(state)

    def outcome(self, state: Heap) -> Outcome | None:
        return None if state.stack else Outcome(tuple(state.taken), winners(state), "P-4")

    def content_hash(self) -> str:
        return "pebbles-1"


GAME = Pebbles()
