"""Messages: each has an example, reads back, and what is not one is refused with the field that is wrong."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec import Struct, ValidationError, convert, json
from msgspec.structs import fields

from frenzy import wire
from tests.server.desk import GAME
from tools.wire import SCHEMA, written

Doc = dict[str, Any]

WIRE = Path(__file__).parents[1] / "wire"
"""Examples of all that travels; the web client's tests read the same files."""
Example = tuple[type[Struct], Doc]


def examples_of(file: str, kinds: Sequence[type[Struct]]) -> list[Example]:
    found: dict[str, list[Doc]] = json.decode((WIRE / f"{file}.json").read_bytes())
    named = {kind.__name__: kind for kind in kinds}
    return [(named[name], example) for name, examples in found.items() for example in examples]


FROM_CLIENT = examples_of("from_client", wire.FromClient.__subclasses__())
FROM_SERVER = examples_of("from_server", wire.FromServer.__subclasses__())
ASKED = examples_of("asked", wire.ASKED)
ANSWERED = examples_of("answered", wire.ANSWERED)
NONSENSE = [
    "", "{", "[]", "null", "7", '"choose"', "{}", '{"type":"win"}', '{"type":"state"}', '{"type":"choose"}',
    '{"type":"choose","version":"3","choice":"run"}', '{"type":"choose","version":-1,"choice":"run"}',
    '{"type":"choose","version":3,"choice":["run"]}', '{"type":"choose","version":3,"choice":"run","seat":1}',
    '{"type":"choose","version":1e400,"choice":"run"}', '{"type":"chat","preset":"<b>"}', '{"type":"chat","text":""}',
    '{"type":"ping","id":"' + "x" * 65 + '"}', "[" * 5_000,
]  # fmt: skip


@pytest.mark.parametrize(
    ("examples", "kinds"),
    [
        (FROM_CLIENT, wire.FromClient.__subclasses__()),
        (FROM_SERVER, wire.FromServer.__subclasses__()),
        (ASKED, wire.ASKED),
        (ANSWERED, wire.ANSWERED),
    ],
)
def test_everything_that_travels_has_an_example(examples: list[Example], kinds: Sequence[type[Struct]]) -> None:
    assert {kind for kind, _ in examples} == set(kinds)


@pytest.mark.parametrize(("kind", "example"), FROM_CLIENT)
def test_what_a_client_sends_reads_back(kind: type[Struct], example: Doc) -> None:
    message = wire.read_message(json.encode(example))
    assert type(message) is kind
    assert json.decode(json.encode(message)).items() >= example.items()


@pytest.mark.parametrize(("kind", "example"), [*FROM_SERVER, *ANSWERED])
def test_what_the_server_says_is_written_so(kind: type[Struct], example: Doc) -> None:
    assert json.decode(json.encode(convert(example, kind, str_keys=True))) == example


@pytest.mark.parametrize(("kind", "example"), ASKED)
def test_what_is_asked_by_http_reads_back(kind: type[Struct], example: Doc) -> None:
    assert json.decode(json.encode(json.decode(json.encode(example), type=kind))).items() >= example.items()


@pytest.mark.parametrize(("kind", "example"), [*FROM_CLIENT, *ASKED])
def test_an_unknown_field_or_one_that_is_missing_or_wrong_is_refused(kind: type[Struct], example: Doc) -> None:
    wrong: list[Doc] = [{**example, "seed": 1}, {**example, "Type": "x"}]
    for field in fields(kind):
        wrong.append({**example, field.encode_name: [[]]})
        if field.required:
            wrong.append({name: value for name, value in example.items() if name != field.encode_name})
    for doc in wrong:
        with pytest.raises(ValidationError):
            json.decode(json.encode(doc), type=wire.ClientMessage if kind.__struct_config__.tag else kind)


def test_the_views_of_the_examples_are_views_of_the_game() -> None:
    shape = GAME.view(GAME.new(3, 1), None).keys() - {"stack"}
    shown = [example["view"] for kind, example in FROM_SERVER if kind is wire.State and example["view"]]
    shown += [step["view"] for kind, example in ANSWERED if kind is wire.StepList for step in example["steps"]]
    assert len(shown) > 2
    assert all(view.keys() == shape for view in shown)


@pytest.mark.parametrize("text", NONSENSE)
def test_anything_else_is_not_a_message(text: str) -> None:
    with pytest.raises((ValueError, RecursionError)):
        wire.read_message(text)


def test_the_error_names_the_field() -> None:
    with pytest.raises(ValidationError, match=r"\$\.version"):
        wire.read_message('{"type":"choose","version":"3","choice":"run"}')


def test_the_schema_has_every_message() -> None:
    found: dict[str, Any] = wire.schema()
    kinds: list[type[Struct]] = [*wire.FromClient.__subclasses__(), *wire.FromServer.__subclasses__()]
    assert {kind.__name__ for kind in kinds} <= set(found["$defs"])
    assert set(found["from_client"]["discriminator"]["mapping"]) == {
        "choose", "undo", "answer_undo", "resync", "chat", "sit", "ask", "allow_chances", "point", "prefer", "plan",
        "agree_plan", "call_vote", "vote", "allow_hints", "call_bot", "ping",
    }  # fmt: skip
    json.encode(found)


def examples(heading: str) -> list[str]:
    """The messages that the page about the server shows under a heading."""
    block = PAGE.split(f"### {heading}\n")[1].split("```ndjson\n")[1].split("```")[0]
    return block.splitlines()


def test_the_page_shows_every_message_as_it_is() -> None:
    sent = [json.decode(line, type=wire.ClientMessage) for line in examples("From the client")]
    received = [json.decode(line, type=wire.ServerMessage) for line in examples("From the server")]
    assert {type(message) for message in sent} == set(wire.FromClient.__subclasses__())
    assert {type(message) for message in received} == set(wire.FromServer.__subclasses__())
    for message, line in zip(received, examples("From the server"), strict=True):
        assert set(json.decode(json.encode(message))) == set(json.decode(line))


PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")


def listed(heading: str) -> set[str]:
    """The words that a table of the page has in its first column."""
    rows = PAGE.split(heading)[1].split("\n\n")[0].splitlines()
    return {word for row in rows[2:] for word in re.findall(r"`(\w+)`", row.split("|")[1])}


def test_the_page_names_every_reason() -> None:
    assert listed("| `reason` of a refusal | it means |") == set(get_args(wire.RefusedReason))
    assert listed("| `reason` | status | it means |") == set(get_args(wire.ProblemReason))


def test_no_reason_is_named_that_nobody_gives() -> None:
    server = Path(wire.__file__).parent / "server"
    code = "".join(path.read_text(encoding="utf-8") for path in server.rglob("*.py"))
    for reason in (*get_args(wire.RefusedReason), *get_args(wire.ProblemReason)):
        assert f'"{reason}"' in code, reason


def test_the_web_clients_copy_of_the_schema_is_not_stale() -> None:
    assert SCHEMA.read_text() == written(), "run: python -m tools.wire, then npm run types in web/"
