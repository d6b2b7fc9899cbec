"""Leases: of several servers on one store, only the owner of a table writes to it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from inspect import signature

import pytest

from frenzy.server.store import ActionRecord, FilmRecord, Leased, LeaseRecord, LostLease, SeatRecord, UnknownTable
from frenzy.server.store.interface import Store
from frenzy.server.store.sql import database
from tests.server.stores import Play, choices, create, open_seats, play, table_record

__all__ = ["play"]

LONG = 1000.0
WRITES: dict[str, Callable[[Store, int | None], Awaitable[object]]] = {
    "update_table": lambda store, epoch: store.update_table(table_record(phase="over"), epoch=epoch),
    "finish_table": lambda store, epoch: store.finish_table(table_record(phase="over"), epoch=epoch),
    "update_seat": lambda store, epoch: store.update_seat(SeatRecord("a", 0, name="Ann"), epoch=epoch),
    "append": lambda store, epoch: store.append("a", 3, 0, "late", epoch=epoch),
    "truncate": lambda store, epoch: store.truncate("a", 1, epoch=epoch),
    "put_snapshot": lambda store, epoch: store.put_snapshot("a", 1, b"late", epoch=epoch),
    "add_film": lambda store, epoch: store.add_film(FilmRecord("a", 1, 1, b"late"), epoch=epoch),
    "put_film": lambda store, epoch: store.put_film("a", [FilmRecord("a", 0, 1, b"late")], epoch=epoch),
    "add_chat": lambda store, epoch: store.add_chat("a", 0, "late", epoch=epoch),
    "add_chat of nobody": lambda store, epoch: store.add_chat("a", None, "late", epoch=epoch),
    "erase_chat": lambda store, epoch: store.erase_chat("a", 0, epoch=epoch),
    "remove_table": lambda store, epoch: store.remove_table("a", epoch=epoch),
}


async def append_under(store: Store, epoch: int, count: int, word: str = "move") -> list[ActionRecord]:
    start = len(await store.actions("a"))
    return [await store.append("a", start + more, 0, f"{word} {more}", epoch=epoch) for more in range(count)]


async def all_of(store: Store, table: str = "a") -> list[object]:
    if table not in [record.id for record in await store.tables()]:
        return []
    found = [await store.table(table), await store.seats(table), await store.actions(table), await store.undone(table)]
    shown = await store.films(table)
    return [*found, shown, await store.snapshot(table), await store.chat(table), await store.lease(table)]


def test_every_change_of_a_table_takes_an_epoch() -> None:
    taking = {name for name, call in vars(Store).items() if callable(call) and "epoch" in signature(call).parameters}
    assert taking == {name.split()[0] for name in WRITES}


def test_a_table_has_one_owner_at_a_time(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        await create(store, "a", "b")
        assert await store.lease("a") is None
        mine = await store.claim("a", "me", LONG)
        assert mine == await store.lease("a") == LeaseRecord("a", "me", 1, mine.until)
        with pytest.raises(Leased, match="table: 'a' belongs to 'me'") as caught:
            await store.claim("a", "you", LONG)
        assert caught.value.lease == mine
        assert await store.lease("a") == mine
        assert (await store.claim("b", "you", LONG)).epoch == 1

    play(scenario)


def test_a_lease_that_has_run_out_can_be_claimed_under_a_new_epoch(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        await create(store, "a")
        await store.claim("a", "me", 0.5)  # a second passes with every look at the clock
        yours = await store.claim("a", "you", LONG)
        assert (yours.owner, yours.epoch) == ("you", 2)
        assert (await store.claim("a", "you", LONG)).epoch == 3, "whoever starts again has no part in the past"

    play(scenario)


def test_of_many_who_claim_one_wins(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        await create(store, "a")
        asked = [store.claim("a", f"server {number}", LONG) for number in range(20)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        (won,) = [answer for answer in answers if isinstance(answer, LeaseRecord)]
        assert sum(isinstance(answer, Leased) for answer in answers) == 19
        assert await store.lease("a") == won

    play(scenario)


@pytest.mark.parametrize("write", WRITES.values(), ids=WRITES.keys())
def test_the_owner_writes_and_who_has_no_lease_does_not(
    play: Play[None], write: Callable[[Store, int | None], Awaitable[object]]
) -> None:
    async def scenario(store: Store) -> None:
        await create(store, "a")
        epoch = (await store.claim("a", "me", LONG)).epoch
        await append_under(store, epoch, 3)
        await store.add_chat("a", 0, "hello", epoch=epoch)
        before = await all_of(store)
        for wrong in (None, 0, epoch + 1):
            with pytest.raises(LostLease, match="table: 'a' cannot be changed"):
                await write(store, wrong)
        assert await all_of(store) == before
        await write(store, epoch)
        assert await all_of(store) != before

    play(scenario)


@pytest.mark.parametrize("write", WRITES.values(), ids=WRITES.keys())
def test_a_stale_owner_writes_nothing_also_after_undo_and_replay(
    play: Play[None], write: Callable[[Store, int | None], Awaitable[object]]
) -> None:
    async def scenario(store: Store) -> None:
        await create(store, "a")
        old = (await store.claim("a", "me", 0.5)).epoch
        await append_under(store, old, 3)
        new = (await store.claim("a", "you", LONG)).epoch
        await store.truncate("a", 1, epoch=new)
        await append_under(store, new, 2, "another way")  # the log is as long as the stale owner thinks
        before = await all_of(store)
        with pytest.raises(LostLease, match="under epoch 1"):
            await write(store, old)
        assert await store.renew({"a": old}, LONG) == ["a"]
        await store.release({"a": old})
        assert await all_of(store) == before
        assert await choices(store) == ["move 0", "another way 0", "another way 1"]

    play(scenario)


def test_an_owner_whose_time_is_over_stays_the_owner_until_another_claims(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        await create(store, "a")
        epoch = (await store.claim("a", "me", 0.5)).epoch
        await append_under(store, epoch, 1)
        assert await store.renew({"a": epoch}, LONG) == []
        with pytest.raises(Leased):
            await store.claim("a", "you", LONG)
        with pytest.raises(LostLease):
            await store.append("a", 1, 0, "without")

    play(scenario)


def test_many_leases_are_renewed_at_once_and_the_lost_ones_told(
    play: Play[None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "LEASES", 5)  # in one statement
    names = [f"table {number:02}" for number in range(12)]

    async def scenario(store: Store) -> None:
        await asyncio.gather(*(create(store, name) for name in names))
        mine = {name: (await store.claim(name, "me", 0.5)).epoch for name in names}
        lost = [names[7], names[11]]
        for name in lost:
            await store.claim(name, "you", LONG)
        assert await store.renew({**mine, "nowhere": 1}, LONG) == ["nowhere", *lost]
        for name in names:
            found = await store.lease(name)
            assert found is not None
            assert found.owner == ("you" if name in lost else "me")
        assert await store.renew({}, LONG) == []

    play(scenario)


def test_what_was_given_back_is_anybodys_and_its_epoch_is_over(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        await create(store, "a", "b")
        epoch = (await store.claim("a", "me", LONG)).epoch
        await store.release({"a": epoch, "nowhere": 1})
        assert await store.lease("a") is None
        with pytest.raises(LostLease):
            await store.append("a", 0, 0, "late", epoch=epoch)
        assert await store.renew({"a": epoch}, LONG) == ["a"]
        await store.append("a", 0, 0, "without a lease")
        assert (await store.claim("a", "you", LONG)).epoch == epoch + 1

    play(scenario)


def test_a_table_without_a_lease_takes_no_epoch(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        await create(store, "a")
        for epoch in (0, 1):
            with pytest.raises(LostLease):
                await store.append("a", 0, 0, "run", epoch=epoch)
        assert await choices(store) == []

    play(scenario)


def test_the_lease_stays_when_its_table_is_changed(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        await create(store, "a")
        mine = await store.claim("a", "me", LONG)
        await store.update_table(table_record(phase="playing"), epoch=mine.epoch)
        assert await store.lease("a") == mine

    play(scenario)


def test_a_table_that_somebody_has_leased_is_not_forgotten(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        await create(store, "a", "b", "c")
        await store.claim("a", "me", LONG)
        await store.claim("b", "gone", 0.5)
        assert await store.forget_tables(dict.fromkeys("abc", 200.0)) == ["b", "c"]
        with pytest.raises(UnknownTable):
            await store.append("b", 0, 0, "late", epoch=1)
        assert await store.seats("a") == open_seats()

    play(scenario)


def test_appends_that_wait_together_are_judged_each_by_its_own_epoch(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        names = [f"table {number}" for number in range(8)]
        await create(store, *names)
        for name in names[:4]:
            await store.claim(name, "me", LONG)
        asked = [store.append(name, 0, 0, "run", epoch=1 if number % 2 else None) for number, name in enumerate(names)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert [isinstance(answer, ActionRecord) for answer in answers] == [False, True, False, True] + [
            True,
            False,
        ] * 2
        for name, answer in zip(names, answers, strict=True):
            assert await store.actions(name) == ([answer] if isinstance(answer, ActionRecord) else [])

    play(scenario)
