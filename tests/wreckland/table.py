"""A table written in a line or two, played through the game's own doors.

    table = run("front E01 E02*3; right E05", step=2, pool="w4 w4 r3", slots="NE=P01:front+right SE=P05*1")
    table.play("use 4 NE", "target E01")
    assert table.hurt("E01") == 2

Enemies stand behind the name of their Section, with damage after a star. Slots are `SLOT=PART`, then where the spikes
point after a colon, damage after a star, a Destruction card after an exclamation mark; `NE=!D1` is a wrecked empty
slot. `dice` are the faces that come next. Unless a test says otherwise the hero is Arson with the power used up, which
is nobody in particular, on the Roadrunner: V1a on N (dice 2, 4), V1b on W (3, repairs), V1c on S (3, area). In Steps 2
and 4 there is a red die in the pool, `r6` unless the test has one, so that the Turn does not end under its hands.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, TypeVar

from frenzy.games.wreckland.declared.types import FoeView, View
from frenzy.games.wreckland.game import GAME
from frenzy.games.wreckland.outcome import Outcome
from frenzy.games.wreckland.state import State
from frenzy.kernel import Event

E = TypeVar("E", bound=Event)
SLOT = re.compile(r"(\w+)=(\w*)(?::([\w+]+))?(?:\*(\d+))?(?:!(D\d))?")


def read_slots(text: str) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    for word in text.split():
        match = SLOT.fullmatch(word)
        assert match, f"no slot: {word!r}"
        slot, part, spikes, damage, wreck = match.groups()
        doc = {"part": part or None, "spikes": spikes, "damage": int(damage or 0), "destruction": wreck}
        found[slot] = {name: value for name, value in doc.items() if value}
    return found


def read_enemies(text: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for group in filter(None, map(str.strip, text.split(";"))):
        section, *names = group.split()
        for name in names:
            card, _, damage = name.partition("*")
            found.append({"id": card, "section": section, "damage": int(damage or 0)})
    return found


def run(enemies: str = "", *, step: int = 2, pool: str | None = "w1 w6", slots: str = "", **doc: Any) -> Table:
    """A Run phase: an odd Step asks for a red die, an even one for white dice, 0 begins a Turn."""
    if pool is not None and step in (2, 4) and "r" not in pool:
        pool += " r6"
    return given(
        phase="run",
        step=step,
        turn=doc.pop("turn", 1 if step else 0),
        enemies=read_enemies(enemies),
        pool=None if pool is None or not step else pool.split(),
        slots=slots,
        **doc,
    )


def build(pool: str, available: str = "", *, slots: str = "", **doc: Any) -> Table:
    """A Wreckage phase."""
    return given(phase="wreckage", pool=pool.split(), available=available.split(), slots=slots, **doc)


def given(*, slots: str = "", dice: Sequence[int] = (), scrap: str = "", **doc: Any) -> Table:
    extra = doc.pop("extra", {})
    slot_docs = read_slots(slots)
    for name, more in doc.pop("slot_dice", {}).items():
        slot_docs.setdefault(name, {})["dice"] = more
    for name, more in doc.pop("enemy_dice", {}).items():
        next(enemy for enemy in doc["enemies"] if enemy["id"] == name)["dice"] = more
    position: dict[str, Any] = {
        "hero": "arson",
        "power_used": True,
        "slots": slot_docs,
        "scrap": scrap.split(),
        "next": {"dice": list(dice), **extra},
        **doc,
    }
    return Table(GAME.from_position(position))


class Table:
    """A state with short questions; `play` changes it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = list(state.events)

    def play(self, *texts: str) -> Table:
        """Apply the choices one after the other; `events` are those of all of them."""
        self.events = []
        for text in texts:
            self.events += GAME.apply(self.state, text)
        return self

    @property
    def choices(self) -> list[str]:
        return [str(action) for action in GAME.legal_actions(self.state)]

    def offers(self, text: str) -> bool:
        return text in self.choices

    def beginning(self, *verbs: str) -> list[str]:
        """The choices that begin with one of these words."""
        return [choice for choice in self.choices if choice.split(" ")[0] in verbs]

    @property
    def prompt(self) -> str:
        return GAME.prompt(self.state)

    @property
    def view(self) -> View:
        return GAME.view(self.state, 0)

    def told(self, kind: type[E]) -> list[E]:
        """The events of a kind in the last play."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def outcome(self) -> Outcome | None:
        return GAME.outcome(self.state)

    # -- what lies on the table -----------------------------------------------------------------------------

    @property
    def core(self) -> int:
        return self.state.core

    @property
    def pool(self) -> str:
        return " ".join(self.view["pool"])

    @property
    def scrap(self) -> str:
        return " ".join(self.view["scrap"])

    @property
    def available(self) -> str:
        return " ".join(self.view["available"])

    def part(self, slot: str) -> str | None:
        part: str | None = self.view["slots"][slot]["part"]
        return part

    def damage(self, slot: str) -> int:
        return int(self.view["slots"][slot]["damage"])

    def wreck(self, slot: str) -> str | None:
        wreck: str | None = self.view["slots"][slot]["destruction"]
        return wreck

    def dice(self, place: str) -> list[str | None]:
        """What lies on the die slots of a slot or an enemy."""
        if place in self.view["slots"]:
            return list(self.view["slots"][place]["dice"])
        return list(self.enemy(place)["dice"])

    def enemy(self, name: str) -> FoeView:
        return next(doc for doc in self.view["enemies"] if doc["id"] == name)

    def hurt(self, name: str) -> int:
        return int(self.enemy(name)["damage"])

    def where(self, name: str) -> str:
        """The Section of an enemy, or nothing if it is not in play."""
        return next((str(doc["section"]) for doc in self.view["enemies"] if doc["id"] == name), "")

    @property
    def enemies(self) -> list[str]:
        return [doc["id"] for doc in self.view["enemies"]]
