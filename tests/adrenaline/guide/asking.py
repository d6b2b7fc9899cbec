"""Questions to the guide about a table that is drawn, and about random games of every kind."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from frenzy.games.adrenaline.guide.scene import things
from frenzy.kernel.guide import Preview, Reach, Reason
from tests.adrenaline.table import GAME, NAMES, Table
from tests.conformance.tables import tables_of

KINDS = ("square", "room", "figure", "spawn", "weapon", "card", "action", "effect", "cube", "tile")


def view_of(table: Table, seat: str = "") -> Any:
    """The table as a character sees it; without a name, as the one who decides."""
    who = (
        GAME.to_act(table.state)
        if not seat
        else [board["character"] for board in table.doc["seats"]].index(NAMES[seat])
    )
    return GAME.view(table.state, who)


def why_not(table: Table, subject: str, seat: str = "") -> Reason | None:
    """The reason against a thing; figures by letter."""
    kind, _, id = subject.partition(" ")
    return GAME.why_not(view_of(table, seat), f"figure {NAMES[id]}" if kind == "figure" and id in NAMES else subject)


def preview(table: Table, choice: str, seat: str = "") -> Preview | None:
    return GAME.preview(view_of(table, seat), choice)


def reach(table: Table, subject: str, seat: str = "") -> Reach | None:
    return GAME.reach(view_of(table, seat), subject)


def subjects(state: Any) -> list[str]:
    """Everything that can be asked about at a table."""
    return [f"{kind} {id}" for kind in KINDS for id in things(state, kind)]


def decisions(step: int, share: float, seed: int = 0) -> Iterator[tuple[Any, random.Random]]:
    """Some of the decisions of random games on every so-manieth table, warlike ones in which much happens."""
    for number, (seats, options) in enumerate(tables_of("adrenaline")[::step]):
        rng = random.Random(seed + number)
        state = GAME.new(seats, seed + number, options)
        while GAME.to_act(state) is not None:
            if rng.random() < share:
                yield state, rng
            choices = GAME.legal_actions(state)
            warlike = [choice for choice in choices if str(choice).split()[0] in ("shoot", "use", "target", "play")]
            GAME.apply(state, rng.choice(warlike if warlike and rng.random() < 0.7 else choices))
        yield state, rng
