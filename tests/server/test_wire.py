"""Messages: each has an example, reads back, and what is not one is refused with the field that is wrong."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct, ValidationError, json

from frenzy.server import wire

FROM_CLIENT: list[tuple[wire.ClientMessage, str]] = [
    (wire.Choose(3, "run", "a"), '{"type":"choose","version":3,"choice":"run","id":"a"}'),
    (wire.Undo(3, "a"), '{"type":"undo","version":3,"id":"a"}'),
    (wire.AnswerUndo(agree=True), '{"type":"answer_undo","agree":true,"id":""}'),
    (wire.Resync(3), '{"type":"resync","version":3}'),
    (wire.Chat(preset="hello"), '{"type":"chat","text":null,"preset":"hello","id":""}'),
    (wire.Ping("a"), '{"type":"ping","id":"a"}'),
]
NONSENSE = [
    "", "{", "[]", "null", "7", '"choose"', "{}", '{"type":"win"}', '{"type":"state"}', '{"type":"choose"}',
    '{"type":"choose","version":"3","choice":"run"}', '{"type":"choose","version":-1,"choice":"run"}',
    '{"type":"choose","version":3,"choice":["run"]}', '{"type":"choose","version":3,"choice":"run","seat":1}',
    '{"type":"choose","version":1e400,"choice":"run"}', '{"type":"chat","preset":"<b>"}', '{"type":"chat","text":""}',
    '{"type":"ping","id":"' + "x" * 65 + '"}', "[" * 5_000,
]  # fmt: skip


@pytest.mark.parametrize(("message", "text"), FROM_CLIENT)
def test_what_a_client_sends_is_written_so_and_reads_back(message: wire.ClientMessage, text: str) -> None:
    assert json.encode(message).decode() == text
    assert wire.read_message(text) == message


def test_every_message_of_a_client_has_an_example() -> None:
    assert {type(message) for message, _ in FROM_CLIENT} == set(wire.FromClient.__subclasses__())


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
        "choose", "undo", "answer_undo", "resync", "chat", "ping",
    }  # fmt: skip
    json.encode(found)


def examples(heading: str) -> list[str]:
    """The messages that the page about the server shows under a heading."""
    page = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
    block = page.split(f"### {heading}\n")[1].split("```ndjson\n")[1].split("```")[0]
    return block.splitlines()


def test_the_page_shows_every_message_as_it_is() -> None:
    sent = [json.decode(line, type=wire.ClientMessage) for line in examples("From the client")]
    received = [json.decode(line, type=wire.ServerMessage) for line in examples("From the server")]
    assert {type(message) for message in sent} == set(wire.FromClient.__subclasses__())
    assert {type(message) for message in received} == set(wire.FromServer.__subclasses__())
    for message, line in zip(received, examples("From the server"), strict=True):
        assert set(json.decode(json.encode(message))) == set(json.decode(line))


def test_the_page_names_every_reason() -> None:
    page = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
    source = Path(wire.__file__).parent
    code = "".join(path.read_text(encoding="utf-8") for path in source.glob("*.py"))
    reasons = set(re.findall(r'Refusal\(\s*"(\w+)"', code))
    assert len(reasons) > 8
    assert not [reason for reason in reasons if f"`{reason}`" not in page]
