"""What a client makes of the messages of a server, without any server."""

from __future__ import annotations

from typing import Any

from frenzy import wire
from frenzy.client import TableState

PACE = wire.Pace()
TABLE = wire.TableInfo("t", "adrenaline", "", "playing", False, {}, PACE, 0.0, [])


def state(version: int, since: int, *events: str, choices: tuple[str, ...] = ()) -> wire.State:
    told: list[dict[str, Any]] = [{"event": name} for name in events]
    return wire.State(version, since, "playing", {"choices": [*choices]}, None, told, [])


def greeted() -> TableState:
    table = TableState()
    table.hear(wire.Hello(wire.PROTOCOL, TABLE, 0, [0], []))
    return table


def names(table: TableState) -> list[str]:
    return [event["event"] for event in table.events]


def is_asked(table: TableState) -> bool:
    return table.is_asked


def test_states_follow_each_other() -> None:
    table = greeted()

    assert table.hear(state(0, 0, "a")) is None
    assert table.hear(state(1, 0, "a", "b")) is None
    assert table.hear(state(3, 1, "c")) is None
    assert names(table) == ["a", "b", "c"]
    assert (table.version, table.known) == (3, 3)


def test_what_was_taken_back_is_forgotten() -> None:
    table = greeted()
    table.hear(state(1, 0, "a"))
    table.hear(state(2, 1, "b"))
    table.hear(state(3, 2, "c"))

    table.hear(state(4, 1))

    assert names(table) == ["a"]
    assert table.known == 4


def test_a_gap_is_asked_for() -> None:
    table = greeted()
    table.hear(state(1, 0, "a"))

    assert table.hear(state(9, 5, "f")) == wire.Resync(1)
    assert table.hear(state(9, 1, "b", "f")) is None
    assert names(table) == ["a", "b", "f"]


def test_a_choice_is_pending_until_the_table_has_gone_on() -> None:
    table = greeted()
    table.hear(state(1, 0, choices=("run",)))
    assert is_asked(table)

    table.pending = 1
    assert not is_asked(table)
    table.hear(state(1, 1, choices=("run",)))
    assert not is_asked(table)
    table.hear(state(2, 1, choices=("move a1",)))
    assert is_asked(table)


def test_a_refusal_is_a_notice_until_the_table_goes_on() -> None:
    table = greeted()
    table.hear(state(1, 0, choices=("run",)))
    table.pending = 1
    table.hear(wire.Refused("run", "stale", "too late", 1))
    table.hear(state(1, 1, choices=("run",)))

    assert is_asked(table)
    assert table.notice is not None
    table.hear(state(2, 1))
    assert table.notice is None


def test_a_lost_line_asks_nobody() -> None:
    table = greeted()
    table.hear(state(1, 0, choices=("run",)))
    table.lose_line()

    assert not is_asked(table)
    table.hear(wire.Hello(wire.PROTOCOL, TABLE, 0, [0], []))
    table.hear(state(1, 1, choices=("run",)))
    assert is_asked(table)


def test_chat_is_kept_and_replaced_by_the_next_greeting() -> None:
    table = greeted()
    table.hear(wire.ChatLine(1, "Bob", 1.0, "hello"))
    assert [line.text for line in table.chat] == ["hello"]

    table.hear(wire.Hello(wire.PROTOCOL, TABLE, 0, [0], [wire.ChatLine(1, "Bob", 1.0, "hello")]))
    assert [line.text for line in table.chat] == ["hello"]
