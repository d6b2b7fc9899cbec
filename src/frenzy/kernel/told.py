"""What choices and events say of themselves: their sentence, the things they name, how they are felt.

An action or event declares what its fields hold (`weapon: WeaponId`, a string annotated with its kind); the things that
it names and the values of its sentence follow from that. A *thing* is a word for its kind and its id: `square b2`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import zip_longest
from typing import Any, Final, Literal, get_args, get_type_hints

from msgspec import Struct, convert, json, to_builtins
from msgspec.structs import replace

from frenzy.kernel.phrase import Given, Phrase, Value

Felt = Literal["", "hit", "gain", "loss"]

SILENT: Final = 0
"""It has no line in the log: a heading or the next question tells it."""
QUIET: Final = 1
"""In the log, and neither read aloud nor news to those who wait."""
NORMAL: Final = 2
LOUD: Final = 3
"""It stands out in the log, and replays pause at it."""


class Kind(Struct, frozen=True):
    """A kind of things. A field of that kind holds a thing's id, or its number where `ids` are given."""

    name: str
    ids: tuple[str, ...] = ()

    def id_of(self, content: Any) -> str:
        """The id of the thing that a field holds."""
        return self.ids[content] if self.ids else str(content)


class Choice(Struct, frozen=True, omit_defaults=True):
    """A choice as clients show it. `kind` is for drawing only.

    `things` are lit, and pressed instead of the button. A `quiet` choice stands back a little; who presses a `plain`
    one need not be asked whether it was meant.
    """

    kind: str
    text: Phrase
    things: list[str] = []
    quiet: bool = False
    plain: bool = False


class Form(Struct, frozen=True, omit_defaults=True):
    """What many choices of a question have in common: their kind, and the names of their values."""

    kind: str
    fields: list[str] = []
    quiet: bool = False
    plain: bool = False


class Advice(Struct, frozen=True):
    """What somebody who learns might do now, in words, and the choices that do it, as they are sent."""

    text: Phrase
    choices: list[str]


class Question(Struct, frozen=True, omit_defaults=True):
    """The pending decision as one viewer sees it; its choices stand in the order of the view's.

    `note` is a word beside the question; `about` are the things that it is about, such as the weapon that is fired.
    `topics` are rules that matter now, the most urgent first: whoever has not met one is told `intro-TOPIC`.

    Choices say the same few words again and again, so that each is sent once: a row has the number of a form, and those
    of its words. A word is a value, for the fields of the form in their order, and a thing; either may be missing.
    """

    text: Phrase
    note: Phrase | None = None
    about: list[str] = []
    forms: list[Form] = []
    values: list[Value] = []
    things: list[str] = []
    rows: list[list[int]] = []
    topics: list[str] = []
    advice: Advice | None = None

    @property
    def choices(self) -> list[Choice]:
        """What the rows say."""
        return [self.choice(self.forms[form], words) for form, *words in self.rows]

    def choice(self, form: Form, words: list[int]) -> Choice:
        given = {field: self.values[word] for field, word in zip(form.fields, words, strict=False)}
        text = Phrase(f"action-{form.kind}-{self.text.say.removeprefix('prompt-')}", given)
        things = [self.things[word] for word in words if self.things[word]]
        return Choice(form.kind, text, things, form.quiet, form.plain)


def question_of(text: Phrase, note: Phrase | None, about: list[str], choices: Iterable[Choice]) -> Question:
    """A question with its choices in rows."""
    forms: dict[bytes, tuple[int, Form]] = {}
    words: dict[tuple[bytes, str], tuple[int, Value, str]] = {}
    rows: list[list[int]] = []
    for choice in choices:
        given = choice.text.given
        form = Form(choice.kind, [*given], choice.quiet, choice.plain)
        row = [forms.setdefault(json.encode(form), (len(forms), form))[0]]
        for value, thing in zip_longest(given.values(), choice.things, fillvalue=""):
            row.append(words.setdefault((json.encode(value), thing), (len(words), value, thing))[0])
        rows.append(row)
    _, values, things = zip(*words.values(), strict=True) if words else ((), (), ())
    return Question(text, note, about, [form for _, form in forms.values()], [*values], [*things], rows)


class Told(Struct, frozen=True, omit_defaults=True):
    """What every client understands of an event; the traits are explained in `Event`.

    When it is sent, a sentence of the event's own name is left out, and so are values that stand in its fields.
    """

    say: str = ""
    given: Given = {}
    things: list[str] = []
    actor: int | None = None
    loudness: int = NORMAL
    felt: Felt = ""
    scene: str = ""
    era: str = ""
    fold: str = ""
    block: str = ""
    mark: str = ""
    echoes: list[str] = []

    @property
    def text(self) -> Phrase:
        return Phrase(self.say, self.given)


def sent(event: dict[str, Any], told: Told) -> dict[str, Any]:
    """An event's fields with what it tells, as they travel."""
    say = "" if told.say == f"event-{event['event']}" else told.say
    given = {name: value for name, value in told.given.items() if not is_same(event.get(name), value)}
    return {**event, "told": to_builtins(replace(told, say=say, given=given))}


def told_in(event: dict[str, Any]) -> Told:
    """What an event tells that was sent."""
    told = convert(event["told"], Told)
    fields = {name: value for name, value in event.items() if isinstance(value, str | int | float)}
    return replace(told, say=told.say or f"event-{event['event']}", given=fields | told.given)


def is_same(field: Any, value: Value) -> bool:
    return type(field) is type(value) and field == value


# -- what a record's fields hold --------------------------------------------------------------------------------


@cache
def kinds_of(record: type[Struct]) -> tuple[tuple[str, Kind | None], ...]:
    """The fields of a record, with the kind of things they hold."""
    hints = get_type_hints(record, include_extras=True)
    return tuple((name, next(kinds_in(hints[name]), None)) for name in record.__struct_fields__)


def kinds_in(hint: Any) -> Iterator[Kind]:
    """The kinds that a type is annotated with, also inside of `… | None` and `tuple[…, ...]`."""
    if isinstance(hint, Kind):
        yield hint
    for part in get_args(hint):
        yield from kinds_in(part)
