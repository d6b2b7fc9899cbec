"""How a reason is put: the key of its sentence, its values, its paragraph. `locale/*/guide.ftl` has the sentences.

Values are ids and numbers: `card` is a Part, `enemy` and `other` are enemies, `slot` and `home` are slots, `section` is
a Section, `die` is a die (`w3`), `item` a die or Scrap card, `dice` are several dice in one text, `values` several
numbers, `cost` is a requirement (`pair`, `sum 9`), `line` a line of a table (`core 2`), `asked` a prompt.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from frenzy.games.wreckland.cards import ENEMY_IDS, PART_IDS
from frenzy.games.wreckland.content.words import Requirement
from frenzy.games.wreckland.guide.scene import Scene
from frenzy.games.wreckland.ids import DIE_NAMES, HEROES, SECTIONS, SLOTS
from frenzy.games.wreckland.state import State
from frenzy.games.wreckland.things import ITEM_NAMES
from frenzy.kernel.guide import Reason

NEEDS: Final = {
    "pair": "W-8.1",
    "two_pair": "W-8.2",
    "three_kind": "W-8.3",
    "four_kind": "W-8.4",
    "straight3": "W-8.5",
    "straight4": "W-8.6",
    "any3": "W-8.7",
    "sum": "W-8.8",
}
"""The paragraph of each kind of requirement."""

Value = str | int | float


NAMES: Final[dict[str, Sequence[str]]] = {
    "card": PART_IDS, "enemy": ENEMY_IDS, "other": ENEMY_IDS, "slot": SLOTS, "home": SLOTS, "section": SECTIONS,
    "die": DIE_NAMES, "item": ITEM_NAMES, "hero": HEROES,
}  # fmt: skip
"""What values are called that are given by number; `other_die` is one as well."""


def because(key: str, rule: str, **values: Value) -> Reason:
    return Reason(f"why-not-{key}", {name: named(name, value) for name, value in values.items()}, rule)


def named(name: str, value: Value) -> Value:
    names = NAMES.get(name.removeprefix("other_"))
    return names[value] if names and isinstance(value, int) else value


def game_over(state: State) -> Reason:
    return because("over", state.result_rule)


def waiting() -> Reason:
    """Somebody looks on."""
    return because("wait", "W-1.1")


def asked(scene: Scene, *_: object) -> Reason:
    """Things of this kind are not what is asked for now."""
    return because("asked", scene.frame.paragraph, asked=scene.prompt)


def written(requirement: Requirement) -> str:
    """A requirement as reasons name it.

    >>> written(Requirement("sum", 9)), written(Requirement("pair"))
    ('sum 9', 'pair')
    """
    return f"{requirement.kind} {requirement.n}" if requirement.n else requirement.kind
