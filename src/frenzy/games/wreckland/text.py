"""The game in words: prompts, buttons, events, cards, options and the story, in English, French and Polish.

Only clients import this module; the rules never speak. The sentences are in `locale/`; here it is decided which
sentence is said, and with which names and numbers. A card of a later chapter is never named: `card` and `story` know
what the campaign has opened so far and nothing else.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec import Struct

from frenzy.games.wreckland import actions
from frenzy.games.wreckland.booklet import BASE, CANYON_CHAPTER, ENVELOPES, PACKAGE
from frenzy.games.wreckland.cards import (
    CANYON,
    CANYON_OF,
    DESTRUCTION,
    DESTRUCTION_IDS,
    ENEMIES,
    ENEMY_OF,
    PART_OF,
    PARTS,
    Enemy,
    Line,
    Part,
    Requirement,
    Word,
    shown_on,
)
from frenzy.games.wreckland.declared.types import View
from frenzy.games.wreckland.events import CanyonRevealed, RunEnded, Shuffled, TableRolled
from frenzy.games.wreckland.ids import (
    DIE_NAMES,
    HEROES,
    MASK_NAMES,
    NOWHERE,
    SECTIONS,
    SLOT_OF,
    SLOTS,
    VALUE,
)
from frenzy.games.wreckland.state import State
from frenzy.kernel.errors import FrenzyError
from frenzy.kernel.records import Action, Event
from frenzy.kernel.telling import tag_of
from frenzy.speech import ERRORS, Sentences, Value

RESOURCES: Final = (*BASE, *ENVELOPES)

Table = State | View
"""What cards and prompts can be read from: a state, or the view of a seat."""


def prompt_of(table: Table) -> str:
    """The prompt of a table; the empty string when it is over."""
    if isinstance(table, State):
        return table.stack[-1].prompt if table.stack else ""
    return str(table["prompt"])


def card_on(table: Table, slot: int) -> str | None:
    """The id of the Part on a slot."""
    if isinstance(table, State):
        return None if table.cards[slot] == NOWHERE else PARTS[table.cards[slot]].id
    part: str | None = table["slots"][SLOTS[slot]]["part"]
    return part


def wreck_on(table: Table, slot: int) -> str:
    """The id of the Destruction card on a slot."""
    if isinstance(table, State):
        return DESTRUCTION_IDS[table.wrecks[slot]]
    return str(table["slots"][SLOTS[slot]]["destruction"])


def canyon_of(table: Table) -> int:
    """The Canyon card of this Turn."""
    if isinstance(table, State):
        return table.canyon_open[-1]
    return CANYON_OF[table["canyon"][-1]]


class CardHelp(Struct, frozen=True):
    """A card in words: its name, and a line for each thing on it."""

    name: str
    lines: tuple[str, ...]

    def __str__(self) -> str:
        return "\n".join((self.name, *self.lines))


class Story(Struct, frozen=True):
    """A chapter's text, and its own rules in a few sentences."""

    title: str
    opening: str
    won: str
    lost: str
    rule: str


@cache
def known_choices() -> dict[str, Action]:
    """Every action that its notation alone tells."""
    found: dict[str, Action] = {}
    for name, value in vars(actions).items():
        if name.isupper():
            for item in flat(value):
                found.setdefault(str(item), item)
    return found


def flat(value: object) -> list[Action]:
    if isinstance(value, Action):
        return [value]
    return [action for item in value for action in flat(item)] if isinstance(value, tuple) else []


def read_choice(view: View, choice: str) -> Action:
    """The action that a choice of a view stands for."""
    verb, _, rest = choice.partition(" ")
    words = rest.split(" ")
    prompt = view["prompt"]
    if verb == "transfer":
        return actions.Transfer(ENEMY_OF[words[0]], ENEMY_OF[words[1]])
    if prompt == "remove" and words[0] in SLOT_OF:
        return actions.LiftPart(SLOT_OF[words[0]], int(words[1]))
    if prompt == "remove":
        return actions.LiftEnemy(ENEMY_OF[words[0]], int(words[1]))
    if verb in ("effect", "choose"):
        card: int = view["stack"][-1]["act"]["card"]
        table = actions.EFFECT[card] if verb == "effect" else actions.CHOOSE[card]
        return next(action for action in table if str(action) == choice)
    return known_choices()[choice]


# -- speaking ---------------------------------------------------------------------------------------------------


class Text(Sentences):
    """The game in one language, and in English where that language has no word for something.

    >>> Text("fr").say("need-sum", n=9)
    'un total de 9'
    """

    def __init__(self, language: str = "en") -> None:
        super().__init__(PACKAGE, RESOURCES, language)

    # -- names ------------------------------------------------------------------------------------------------

    def name(self, card: str) -> str:
        """The name of a Part, an enemy or a Canyon card."""
        return self.say(f"name-{card}")

    def figure(self, table: Table, number: int) -> str:
        """Whoever sits at this table."""
        return self.say("player")

    def section(self, name: str) -> str:
        return self.say(f"section-{name}")

    def toward(self, mask: str) -> str:
        """Where spikes point; "none" if nowhere."""
        return self.listed([self.section(name) for name in mask.split("+")]) if mask else "none"

    def die(self, name: str) -> str:
        """A die: `w3` is white 3, `r5k` is a red 5 that is kept, `w` any white die."""
        if len(name) == 1:
            return self.say("die-any")
        colour = "white" if name[0] == "w" else "red"
        told = self.say(f"die-{colour}", face=name[1])
        return self.say("die-kept", die=told) if name.endswith("k") else told

    def item(self, name: str) -> str:
        """A die, or a Scrap card as one of its values: `E01=3`."""
        card, _, value = name.partition("=")
        return self.say("scrap-as", enemy=self.name(card), value=value) if value else self.die(name)

    def requirement(self, need: Requirement) -> str:
        return self.say(f"need-{need.kind}", n=need.n)

    # -- decisions --------------------------------------------------------------------------------------------

    def prompt(self, table: Table | str) -> str:
        """What is to be decided, in one sentence."""
        name = table if isinstance(table, str) else prompt_of(table)
        return self.say(f"prompt-{name or 'over'}")

    def waiting(self, table: Table, seat: int) -> str:
        """What others read in the meantime."""
        return self.say("prompt-waiting", seat=self.figure(table, seat))

    def action(self, table: Table, action: Action, prompt: str = "") -> str:
        """What a button says. A deed may have a name of its own under a prompt: the table's, or the one given."""
        name = f"action-{tag_of(action)}"
        special = f"{name}-{prompt or prompt_of(table)}"
        return self.say(special if self.knows(special) else name, **self.action_values(table, action))

    def choice(self, view: View, choice: str) -> str:
        """What the button of a choice in a view says."""
        return self.action(view, read_choice(view, choice))

    def action_values(self, table: Table, action: Action) -> dict[str, Value]:
        """The fields of an action in words, and the price or effect where there is one."""
        values: dict[str, Value] = {}
        for field in action.__struct_fields__:
            values[field] = self.action_value(field, getattr(action, field))
        slot = getattr(action, "slot", None)
        card = None if slot is None else card_on(table, slot)
        if card:
            values["card"] = self.name(card)
        match action:
            case actions.Install():
                need = PARTS[action.card].requirement
                assert need is not None, f"card {PARTS[action.card].id}: cannot be installed"
                values["cost"] = self.requirement(need)
            case actions.Clear():
                values["cost"] = self.requirement(DESTRUCTION[DESTRUCTION_IDS.index(wreck_on(table, action.slot))])
            case actions.PickOption():
                values["text"] = self.line(CANYON[canyon_of(table)].options[action.option])
            case actions.Effect() | actions.Choose():
                part = PARTS[action.card]
                values["text"] = self.word(part, part.words[action.word])
            case actions.Use() | actions.Block() | actions.LiftPart() if (
                card and action.value in PARTS[PART_OF[card]].dice
            ):
                part = PARTS[PART_OF[card]]
                values["value"] = shown_on(part)[part.dice.index(action.value)]
            case actions.Adjust():
                values["face"] = (VALUE[action.die] + action.by - 1) % 6 + 1
            case _:
                pass
        return values

    def action_value(self, field: str, number: int) -> Value:
        if number == NOWHERE and field != "by":
            return "none"
        match field:
            case "card":
                return self.name(PARTS[number].id)
            case "enemy" | "onto":
                return self.name(ENEMIES[number].id)
            case "slot":
                return SLOTS[number]
            case "section":
                return self.section(SECTIONS[number])
            case "toward":
                return self.toward(MASK_NAMES[number])
            case "die":
                return self.die(DIE_NAMES[number])
            case "item":
                return self.item(actions.ITEM_NAMES[number])
            case "trick":
                return self.say(f"trick-{actions.TRICKS[number]}")
            case _:
                return number

    # -- events -----------------------------------------------------------------------------------------------

    def event(self, table: Table | None, event: Event) -> str:
        """What happened, in one line; its paragraph is `event.rule`."""
        values = {field: self.event_value(field, getattr(event, field)) for field in event.__struct_fields__}
        if isinstance(event, TableRolled):
            values["line"] = self.line(Line(event.op, event.amount))
        if isinstance(event, CanyonRevealed):
            options = [self.line(line) for line in CANYON[CANYON_OF[event.canyon]].options]
            values["canyon"] = f"{self.name(event.canyon)} ({' / '.join(options)})"
        told = self.say(self.event_key(event), **values)
        return told[:1].upper() + told[1:]

    def event_key(self, event: Event) -> str:
        """Which sentence tells an event: one for the paragraph that ends a run, or for a pile, where there is one."""
        key = f"event-{tag_of(event)}"
        match event:
            case RunEnded():
                special = f"{key}-{event.rule.replace('.', '-')}"
            case Shuffled():
                special = f"{key}-{event.pile}"
            case _:
                return key
        return special if self.knows(special) else key

    def event_value(self, field: str, content: object) -> Value:
        match field, content:
            case _, None | "" | ():
                return "none"
            case _, bool():
                return "yes" if content else "no"
            case "card" | "enemy" | "onto", str():
                return self.name(content)
            case "second", str():
                return self.name(content)
            case "section" | "start", str():
                return self.section(content)
            case "toward", str():
                return self.toward(content)
            case "die" | "to", str():
                return self.die(content)
            case "item", str():
                return self.item(content)
            case "items", tuple():
                return self.listed([self.item(name) for name in content])
            case "dice" | "kept", tuple():
                return self.listed([self.die(name) for name in content])
            case "hero", str():
                return self.say(f"hero-{content}")
            case "trick", str():
                return self.say(f"trick-{content}")
            case _, str() | int():
                return content
            case _:
                raise AssertionError(f"field {field!r}: nothing to say about {content!r}")

    # -- cards --------------------------------------------------------------------------------------------------

    def word(self, part: Part, word: Word) -> str:
        """One effect of a Part."""
        key, more = f"word-{word.op}", 0
        if word.per_enemy:
            key, more = f"{key}-per", word.per_enemy
        elif word.vs_damaged:
            key, more = f"{key}-damaged", word.vs_damaged
        options = ""
        if word.options:
            each = [self.listed([self.word(part, part.words[index]) for index in option]) for option in word.options]
            options = " / ".join(each)
        told = self.say(key, n=word.n, second=word.second, more=more, options=options)
        if word.anywhere:
            told = self.say("word-anywhere", text=told)
        if word.pierce:
            told = self.say("word-pierce", text=told)
        if (word.low, word.high) != (1, 6):
            told = self.say("word-range", text=told, low=word.low, high=word.high)
        return told

    def line(self, line: Line) -> str:
        """A line of a table, or an option of a Canyon card."""
        key = f"line-{line.op}-core" if line.else_core else f"line-{line.op}"
        return self.say(key, n=line.n, core=line.else_core)

    def card(self, name: str, chapter: int = 1) -> CardHelp:
        """A card that the campaign has opened, in words; KeyError for anything else."""
        if name in PART_OF and PARTS[PART_OF[name]].chapter <= chapter:
            return self.part_help(PARTS[PART_OF[name]])
        if name in ENEMY_OF and ENEMIES[ENEMY_OF[name]].chapter <= chapter:
            return self.enemy_help(ENEMIES[ENEMY_OF[name]])
        if name in CANYON_OF and chapter >= CANYON_CHAPTER:
            lines = tuple(self.line(line) for line in CANYON[CANYON_OF[name]].options)
            return CardHelp(self.name(name), lines)
        if name in HEROES:
            return CardHelp(self.say(f"hero-{name}"), (self.say(f"hero-{name}-text"),))
        if name in DESTRUCTION_IDS:
            need = DESTRUCTION[DESTRUCTION_IDS.index(name)]
            return CardHelp(name, (self.say("card-clear", need=self.requirement(need)),))
        raise KeyError(name)

    def part_help(self, part: Part) -> CardHelp:
        lines = [self.say("card-resistance", n=part.resistance)]
        lines.append(self.say("card-dice", dice=", ".join(shown_on(part))))
        lines += [self.word(part, part.words[index]) for index in part.effects]
        if part.plus:
            lines.append(self.say("card-exact", text=self.say("word-plus", n=part.plus)))
        if part.ram_plus:
            lines.append(self.say("card-exact", text=self.say("word-ram_plus", n=part.ram_plus)))
        lines += [self.say("card-exact", text=self.word(part, part.words[index])) for index in part.exact]
        if part.shield:
            lines.append(self.say("card-shield", n=part.shield))
        if part.requirement:
            lines.append(self.say("card-install", need=self.requirement(part.requirement)))
        return CardHelp(self.name(part.id), tuple(lines))

    def enemy_help(self, enemy: Enemy) -> CardHelp:
        lines = [self.say("card-resistance", n=enemy.resistance)]
        lines.append(self.say("card-dice", dice=", ".join(map(str, enemy.dice))))
        lines.append(self.say(f"card-attack-{enemy.attack}", n=enemy.n, second=enemy.second))
        if enemy.ability:
            lines.append(self.say(f"ability-{enemy.ability}"))
        if enemy.shield:
            lines.append(self.say("card-shield", n=enemy.shield))
        if enemy.explosive:
            lines.append(self.say("card-explosive"))
        return CardHelp(self.name(enemy.id), tuple(lines))

    def story(self, chapter: int, opened: int) -> Story:
        """The text of a chapter that the campaign has opened; KeyError for a later one."""
        if not 1 <= chapter <= opened:
            raise KeyError(chapter)
        parts = [self.say(f"chapter-{chapter}{part}") for part in ("", "-opening", "-won", "-lost", "-rule")]
        return Story(*parts)

    # -- errors and options -------------------------------------------------------------------------------------

    def error(self, error: FrenzyError) -> str:
        """What went wrong, for people; the detail, where there is one, names the field."""
        name = ERRORS.get(type(error))
        return str(error) if name is None else self.say(f"error-{name}", detail=str(error))

    def option(self, name: str) -> str:
        return self.say(f"option-{name}")

    def option_help(self, name: str) -> str:
        return self.say(f"option-{name}-help")

    def option_value(self, name: str, value: object) -> str:
        """A value of an option in words."""
        return str(value) if name == "chapter" else self.say(f"{name}-{value}")
