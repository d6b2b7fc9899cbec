"""What a client makes of the messages of a server, without any server."""

from __future__ import annotations

from typing import Any

from frenzy.client import Told
from frenzy.server import wire

PACE = wire.Pace()
TABLE = wire.TableInfo("t", "adrenaline", "", "playing", False, {}, PACE, 0.0, [])


def state(version: int, since: int, *events: str, choices: tuple[str, ...] = ()) -> wire.State:
    told: list[dict[str, Any]] = [{"event": name} for name in events]
    return wire.State(version, since, "playing", {"choices": [*choices]}, "turn", [*choices], told, [])


def greeted() -> Told:
    told = Told()
    told.hear(wire.Hello(wire.PROTOCOL, TABLE, 0, [0], []))
    return told


def names(told: Told) -> list[str]:
    return [event["event"] for event in told.events]


def is_asked(told: Told) -> bool:
    return told.is_asked


def test_states_follow_each_other() -> None:
    told = greeted()

    assert told.hear(state(0, 0, "a")) is None
    assert told.hear(state(1, 0, "a", "b")) is None
    assert told.hear(state(3, 1, "c")) is None
    assert names(told) == ["a", "b", "c"]
    assert (told.version, told.known) == (3, 3)


def test_what_was_taken_back_is_forgotten() -> None:
    told = greeted()
    told.hear(state(1, 0, "a"))
    told.hear(state(2, 1, "b"))
    told.hear(state(3, 2, "c"))

    told.hear(state(4, 1))

    assert names(told) == ["a"]
    assert told.known == 4


def test_a_gap_is_asked_for() -> None:
    told = greeted()
    told.hear(state(1, 0, "a"))

    assert told.hear(state(9, 5, "f")) == wire.Resync(1)
    assert told.hear(state(9, 1, "b", "f")) is None
    assert names(told) == ["a", "b", "f"]


def test_a_choice_is_pending_until_the_table_has_gone_on() -> None:
    told = greeted()
    told.hear(state(1, 0, choices=("run",)))
    assert is_asked(told)

    told.pending = 1
    assert not is_asked(told)
    told.hear(state(1, 1, choices=("run",)))
    assert not is_asked(told)
    told.hear(state(2, 1, choices=("move a1",)))
    assert is_asked(told)


def test_a_refusal_is_a_notice_until_the_table_goes_on() -> None:
    told = greeted()
    told.hear(state(1, 0, choices=("run",)))
    told.pending = 1
    told.hear(wire.Refused("run", "stale", "too late", 1))
    told.hear(state(1, 1, choices=("run",)))

    assert is_asked(told)
    assert told.notice is not None
    told.hear(state(2, 1))
    assert told.notice is None


def test_a_lost_line_asks_nobody() -> None:
    told = greeted()
    told.hear(state(1, 0, choices=("run",)))
    told.lose_line()

    assert not is_asked(told)
    told.hear(wire.Hello(wire.PROTOCOL, TABLE, 0, [0], []))
    told.hear(state(1, 1, choices=("run",)))
    assert is_asked(told)


def test_chat_is_kept_and_replaced_by_the_next_greeting() -> None:
    told = greeted()
    told.hear(wire.ChatLine(1, "Bob", 1.0, "hello"))
    assert [line.text for line in told.chat] == ["hello"]

    told.hear(wire.Hello(wire.PROTOCOL, TABLE, 0, [0], [wire.ChatLine(1, "Bob", 1.0, "hello")]))
    assert [line.text for line in told.chat] == ["hello"]
