"""What choices and events say of themselves follows from what they declare."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

from msgspec import convert, json, to_builtins

from frenzy.kernel import Action, Event, Frame, Game, State
from frenzy.kernel.guide import Reason, Way
from frenzy.kernel.phrase import Given, Phrase, Value
from frenzy.kernel.telling import choice, explanation, told
from frenzy.kernel.told import LOUD, Felt, Kind, Question, kinds_of, told_in
from tests.kernel.test_game import BARE

COLOURS = ("red", "blue")
Pebble = Annotated[int, Kind("pebble", COLOURS)]
PebbleId = Annotated[str, Kind("pebble")]


class Paint(Action, frozen=True, tag="paint"):
    pebble: Pebble
    coats: int = 1
    over: Pebble = -1

    def also_names(self, state: Any) -> list[str]:
        return ["brush"]

    def is_plain(self, state: Any) -> bool:
        return self.coats == 1


class Stop(Action, frozen=True, tag="stop"):
    quiet: ClassVar[bool] = True


class Choose(Frame, frozen=True, tag="choose"):
    prompt: ClassVar[str] = "paint"

    def note(self, state: Any) -> Phrase | None:
        return Phrase("coats-left", {"count": 2})


class Painted(Event, frozen=True, tag="painted"):
    loudness: ClassVar[int] = LOUD
    felt: ClassVar[Felt] = "gain"
    scene: ClassVar[str] = "log-coat"
    variants: ClassVar[tuple[str, ...]] = ("", "whole")
    seat: int
    pebbles: tuple[PebbleId, ...]
    last: PebbleId | None = None
    whole: bool = False
    rule: str = "P-4"

    @property
    def variant(self) -> str:
        return "whole" if self.whole else ""

    @property
    def actor(self) -> int | None:
        return self.seat

    def given(self, state: Any) -> Given:
        return {"count": len(self.pebbles)}


class Table(State):
    def __init__(self) -> None:
        self.seats, self.events, self.choices = 2, [], None
        self.stack: list[Frame] = [Choose(0)]


class Painting(Game[Table, Any]):
    reason_kinds: ClassVar = {"pebble": "pebble"}

    def __init__(self) -> None:
        super().__init__(BARE, {Choose: (lambda _state, _frame: [Paint(1), Stop()], lambda *_: None)}, {})

    def name_of(self, table: Any, kind: str, id: str) -> Value:
        return Phrase(f"the-{kind}", {"colour": id})

    def ways(self, table: Any, reason: Reason) -> list[Way]:
        return [Way(["stop"], Phrase("action-stop"))] if reason.key == "dry" else []


GAME, TABLE = Painting(), Table()
BLUE = Phrase("the-pebble", {"colour": "blue"})


def test_a_choice_names_what_its_fields_hold_and_what_it_adds() -> None:
    found = choice(GAME, TABLE, Paint(1), "paint")

    assert found.things == ["pebble blue", "brush"]
    assert found.text == Phrase("action-paint-paint", {"pebble": BLUE, "coats": 1, "over": "none"})
    assert found.plain
    assert not choice(GAME, TABLE, Paint(1, 2), "paint").plain


def test_who_decides_is_asked_and_the_others_wait() -> None:
    mine, other = GAME.question(TABLE, 0), GAME.question(TABLE, 1)

    assert (mine.text, [one.kind for one in mine.choices]) == (Phrase("prompt-paint"), ["paint", "stop"])
    assert [one.quiet for one in mine.choices] == [False, True]
    assert (other.text, other.choices) == (
        Phrase("prompt-waiting", {"seat": Phrase("seat-name", {"number": 1})}),
        [],
    )
    assert mine.note == other.note == Phrase("coats-left", {"count": 2})


def test_the_rows_of_a_question_have_its_choices_in_full() -> None:
    question = GAME.question(TABLE, 0)

    assert question.choices == [choice(GAME, TABLE, action, "paint") for action in (Paint(1), Stop())]
    assert convert(to_builtins(question), Question) == question


def test_when_it_is_over_nothing_is_asked() -> None:
    table = Table()
    table.stack = []
    assert GAME.question(table, 0) == Question(Phrase("prompt-over"))


def test_an_event_tells_its_traits_its_things_and_its_sentence() -> None:
    found = told(GAME, TABLE, Painted(1, ("blue", "red", "blue")))

    assert found.things == ["pebble blue", "pebble red"]
    assert (found.loudness, found.felt, found.actor) == (LOUD, "gain", 1)
    assert found.text.say == "event-painted"
    assert found.text.given["pebbles"] == [BLUE, Phrase("the-pebble", {"colour": "red"}), BLUE]
    assert (found.text.given["last"], found.text.given["whole"], found.text.given["count"]) == ("none", "no", 3)
    assert "rule" not in found.text.given
    assert found.scene == "log-coat"
    assert told(GAME, TABLE, Painted(1, (), whole=True)).text.say == "event-painted-whole"


def test_an_event_is_sent_with_its_fields_and_reads_back() -> None:
    sent = json.decode(json.encode(GAME.tell(TABLE, Painted(1, ("blue",)))))

    assert {name: sent[name] for name in ("event", "seat", "pebbles", "rule")} == {
        "event": "painted", "seat": 1, "pebbles": ["blue"], "rule": "P-4",
    }  # fmt: skip
    assert sent["told"]["given"] == {"pebbles": [to_builtins(BLUE)], "last": "none", "whole": "no", "count": 1}
    back = told_in(sent)
    assert told(GAME, TABLE, Painted(1, ("blue",))).given.items() <= back.given.items()
    assert (back.say, back.things, back.scene) == ("event-painted", ["pebble blue"], "log-coat")


def test_a_reason_is_told_with_the_names_of_what_it_names() -> None:
    found = explanation(GAME, TABLE, Reason("dry", {"pebble": "blue", "other_pebble": "red", "hours": 3}, "P-5"))

    assert found.text.given == {"pebble": BLUE, "other_pebble": Phrase("the-pebble", {"colour": "red"}), "hours": 3}
    assert found.ways == [Way(["stop"], Phrase("action-stop"))]
    assert to_builtins(explanation(GAME, TABLE, Reason("wet", {}, "P-6"))) == {"text": {"say": "wet"}, "rule": "P-6"}


def test_kinds_are_found_inside_of_optional_and_repeated_fields() -> None:
    assert kinds_of(Painted)[1:3] == (("pebbles", Kind("pebble")), ("last", Kind("pebble")))
    assert kinds_of(Painted)[0] == ("seat", None)
