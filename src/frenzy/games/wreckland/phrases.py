"""Things of the game in words: which sentence names a card, a die, a price, an effect; `locale/` has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from frenzy.games.wreckland.cards import CANYON, CANYON_OF, PARTS, ROAD, ROAD_OF, Part, shown_on
from frenzy.games.wreckland.content import words
from frenzy.games.wreckland.content.facts import StormFact
from frenzy.games.wreckland.ids import NOWHERE, SLOTS
from frenzy.kernel.phrase import Given, Phrase, Value

if TYPE_CHECKING:
    from frenzy.games.wreckland.state import State

CARDS: Final = ("part", "enemy", "scrap", "canyon")

REASON_KINDS: Final = {
    "card": "part", "enemy": "enemy", "other": "enemy", "section": "section", "die": "die", "item": "item",
    "dice": "dice", "values": "values", "cost": "cost", "line": "line", "hero": "hero", "asked": "asked",
}  # fmt: skip
"""What the values of reasons name."""


def name_of(kind: str, id: str) -> Value:
    """A thing of that kind in words; slots have no other name than their own."""
    if kind in CARDS:
        return Phrase(f"name-{id}")
    match kind:
        case "slot":
            return id
        case "toward":
            return [Phrase(f"section-{name}") for name in id.split("+")] if id else "none"
        case "die":
            return die(id)
        case "item":
            return item(id)
        case "dice":
            return [die(name) for name in id.split(" ")]
        case "values":
            return [*id.split(" ")]
        case "cost":
            need, _, total = id.partition(" ")
            return Phrase(f"need-{need}", {"n": int(total or 0)})
        case "line":
            op, *numbers = id.split(" ")
            return told_line(op, *map(int, numbers))
        case _:
            return Phrase(f"{kind}-{id}")


# -- dice and prices --------------------------------------------------------------------------------------------


def die(name: str) -> Phrase:
    """A die: `w3` is white 3, `r5k` is a red 5 that is kept, `w` any white die."""
    if len(name) == 1:
        return Phrase("die-any")
    told = Phrase("die-white" if name[0] == "w" else "die-red", {"face": name[1]})
    return Phrase("die-kept", {"die": told}) if name.endswith("k") else told


def item(name: str) -> Phrase:
    """A die, or a Scrap card as one of its values: `E01=3`."""
    card, _, value = name.partition("=")
    return Phrase("scrap-as", {"enemy": Phrase(f"name-{card}"), "value": value}) if value else die(name)


def requirement(need: words.Requirement) -> Phrase:
    return Phrase(f"need-{need.kind}", {"n": need.n})


# -- what cards do ----------------------------------------------------------------------------------------------


def word(word: words.Effect) -> Phrase:
    """One effect of a Part."""
    key, more = f"word-{word.op}", 0
    if isinstance(word, words.Single) and word.per_enemy:
        key, more = f"{key}-per", word.per_enemy
    elif isinstance(word, words.Single) and word.vs_damaged:
        key, more = f"{key}-damaged", word.vs_damaged
    n, second = word.amounts
    given: Given = {"n": n, "second": second, "more": more}
    if isinstance(word, words.Choose):
        given["options"] = alternatives(word.options)
    told = Phrase(key, given)
    if isinstance(word, words.Shot) and word.reach == "any":
        told = Phrase("word-anywhere", {"text": told})
    if isinstance(word, words.Shot) and word.pierce:
        told = Phrase("word-pierce", {"text": told})
    if isinstance(word, words.OnDie) and word.range != (1, 6):
        told = Phrase("word-range", {"text": told, "low": word.range[0], "high": word.range[1]})
    return told


def alternatives(options: tuple[tuple[words.Effect, ...], ...]) -> Phrase:
    """The options of an effect, one beside the other."""
    first, second = ([word(effect) for effect in option] for option in options)
    return Phrase("word-or", {"first": [*first], "second": [*second]})


def effect(part: Part, number: int) -> Phrase:
    """The effect of that number on a Part."""
    return word(part.words[number])


def line(line: words.AnyLine) -> Phrase:
    """A line of a table, or an option of a Canyon card."""
    return told_line(line.op, *line.amounts)


def told_line(op: str, n: int = 0, core: int = 0) -> Phrase:
    """The same, as events, views and reasons have it."""
    return Phrase(f"line-{op}-core" if core else f"line-{op}", {"n": n, "core": core})


def canyon(card: str) -> Phrase:
    """A Canyon card with its two dangers."""
    first, second = (line(option) for option in CANYON[CANYON_OF[card]].options)
    return Phrase("canyon-card", {"name": Phrase(f"name-{card}"), "first": first, "second": second})


def weather(word: words.AnyWeather) -> Phrase:
    """What a Storm card brings."""
    if isinstance(word, words.Bolt):
        return line(word.line)
    return Phrase(f"weather-{word.op}", {"n": word.amounts[0]})


def road_rule(card: str) -> Phrase:
    """What stands on a special card of an envelope."""
    fact = ROAD[ROAD_OF[card]].fact
    if isinstance(fact, StormFact):
        return weather(fact.weather)
    return Phrase("decree-rule", {"section": Phrase(f"section-{fact.section}"), "line": line(fact.line)})


def road(card: str) -> Phrase:
    """A special card, and what stands on it."""
    return Phrase("road-card", {"name": Phrase(f"name-{card}"), "rule": road_rule(card)})


def part(card: int) -> Phrase:
    return Phrase(f"name-{PARTS[card].id}")


# -- the vehicle ------------------------------------------------------------------------------------------------


def on_slot(state: State, slot: int) -> Given:
    """The Part on a slot as a value of a sentence, if there is one."""
    card = state.cards[slot]
    return {} if card == NOWHERE else {"card": part(card)}


def die_slot(state: State, slot: int, value: int) -> Given:
    """The Part on a slot, and one of its die slots as it is printed: rules call a range by its first value."""
    given, card = on_slot(state, slot), state.cards[slot]
    if card != NOWHERE and value in PARTS[card].dice:
        given["value"] = shown_on(PARTS[card])[PARTS[card].dice.index(value)]
    return given


def things_on(state: State, slot: int) -> list[str]:
    """A slot and the Part on it."""
    card = state.cards[slot]
    part = [] if card == NOWHERE else [f"part {PARTS[card].id}"]
    return [f"slot {SLOTS[slot]}", *part]
