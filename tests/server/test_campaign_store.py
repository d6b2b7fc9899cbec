"""Campaigns in a store: what every store promises about them and their tables."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from frenzy.server.store import RunRecord, StaleCampaign, UnknownCampaign, UnknownTable
from frenzy.server.store.interface import Store
from tests.server.stores import (
    ODD_TEXT,
    Play,
    append_some,
    campaign_record,
    create,
    on_disk,
    open_seats,
    path,
    play,
    rows,
    table_record,
)

__all__ = ["path", "play"]


async def add_run(store: Store, id: str, chapter: int | None = 1, campaign: str = "c", created: float = 100.0) -> None:
    await store.create_table(table_record(id, campaign=campaign, chapter=chapter, created=created), open_seats(id))


def test_a_campaign_is_read_back_with_all_its_facts(play: Play[None]) -> None:
    record = campaign_record(
        name=ODD_TEXT, nickname=ODD_TEXT, options={"vehicle": ODD_TEXT, "list": [1, 2.5, None]}, created=1.125
    )

    async def scenario(store: Store) -> None:
        await store.create_campaign(record)
        record.options["changed"] = True
        found = await store.campaign("c")
        assert found.options.pop("list") == [1, 2.5, None]
        del record.options["changed"]
        assert await store.campaign("c") == record

    play(scenario)


def test_keys_open_the_campaigns_that_are_theirs_newest_first(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        old, new, other = (campaign_record(id, created=at) for id, at in (("c", 1.0), ("d", 2.0), ("e", 3.0)))
        for record in (new, old, other):
            await store.create_campaign(record)
        assert await store.campaigns([old.key_hash, "unknown", new.key_hash]) == [new, old]
        assert await store.campaigns([]) == []

    play(scenario)


def test_who_has_not_seen_all_attempts_begins_none(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        for name in ("c", "d"):
            await store.create_campaign(campaign_record(name))
        await add_run(store, "elsewhere", campaign="d")
        await add_run(store, "branch", chapter=None)
        record = table_record("a", campaign="c", chapter=1)
        await store.create_table(record, open_seats("a"), attempts=0)
        for seen in (0, 2):
            with pytest.raises(StaleCampaign, match="campaign: 'c' has gone on"):
                await store.create_table(replace(record, id="b"), open_seats("b"), attempts=seen)
        await store.create_table(replace(record, id="b"), open_seats("b"), attempts=1)
        assert [run.table.id for run in await store.runs("c")] == ["a", "b"]

    play(scenario)


def test_attempts_are_told_in_their_order_with_their_length_and_end(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        await store.create_campaign(campaign_record())
        await store.create_campaign(campaign_record("other"))
        await add_run(store, "later", chapter=2, created=3.0)
        await add_run(store, "first", created=2.0)
        await add_run(store, "branch", chapter=None)
        await add_run(store, "elsewhere", campaign="other")
        await create(store, "a")
        await append_some(store, 3, "first")
        (first, later) = await store.runs("c")
        latest = (await store.actions("first"))[-1].at
        assert first == RunRecord(await store.table("first"), 3, latest)
        assert later == RunRecord(await store.table("later"), 0, None)

    play(scenario)


def test_what_was_taken_back_counts_as_no_decision(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        await store.create_campaign(campaign_record())
        await add_run(store, "first")
        kept = await append_some(store, 3, "first")
        await store.truncate("first", 1)
        (run,) = await store.runs("c")
        assert (run.decisions, run.latest) == (1, kept[0].at)

    play(scenario)


def test_what_was_read_is_kept_and_gone_with_the_tables(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        await store.create_campaign(campaign_record())
        await store.create_campaign(campaign_record("other", reading={"1-opening": ""}))
        await store.update_campaign(campaign_record(reading={"1-halfway": ODD_TEXT}))
        assert (await store.campaign("c")).reading == {"1-halfway": ODD_TEXT}
        await store.forget_campaign("c", only_tables=True)
        assert await store.campaign("c") == campaign_record()
        assert (await store.campaign("other")).reading == {"1-opening": ""}

    play(scenario)


@pytest.mark.parametrize("only_tables", [True, False])
def test_forgetting_takes_all_tables_of_the_campaign_and_no_others(play: Play[None], only_tables: bool) -> None:
    async def scenario(store: Store) -> None:
        await store.create_campaign(campaign_record())
        await store.create_campaign(campaign_record("other"))
        await add_run(store, "first", created=2.0)
        await add_run(store, "branch", chapter=None, created=1.0)
        await add_run(store, "elsewhere", campaign="other")
        await create(store, "a")
        for name in ("first", "a"):
            await append_some(store, 3, name)
            await store.truncate(name, 2)
            await store.put_snapshot(name, 2, b"state")
            await store.add_chat(name, 0, "hello")

        assert await store.forget_campaign("c", only_tables=only_tables) == ["branch", "first"]

        assert {record.id for record in await store.tables()} == {"a", "elsewhere"}
        with pytest.raises(UnknownTable):
            await store.actions("first")
        assert len(await store.actions("a")) == 2
        assert len(await store.chat("a")) == 1
        assert await store.forget_campaign("other") == ["elsewhere"]
        if only_tables:
            assert await store.runs("c") == []
            await add_run(store, "first")
            assert await store.actions("first") == []
        else:
            with pytest.raises(UnknownCampaign):
                await store.campaign("c")
            assert await store.campaigns(["key of c"]) == []

    play(scenario)


def test_another_key_changes_the_tokens_of_its_own_tables_where_somebody_sits(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        await store.create_campaign(campaign_record())
        await store.create_campaign(campaign_record("other"))
        for name, campaign in (("first", "c"), ("second", "c"), ("elsewhere", "other")):
            await add_run(store, name, campaign=campaign)
            await store.update_seat(replace((await store.seats(name))[0], token_hash="old"))
        new = replace(await store.campaign("c"), key_hash="new")

        assert await store.renew_campaign(new, lambda table: f"for {table}") == ["first", "second"]

        assert await store.campaigns(["key of c", "new"]) == [new]
        tokens = {
            name: [seat.token_hash for seat in await store.seats(name)] for name in ("first", "second", "elsewhere")
        }
        assert {name: found[0] for name, found in tokens.items()} == {
            "first": "for first", "second": "for second", "elsewhere": "old",
        }  # fmt: skip
        assert all(token is None for found in tokens.values() for token in found[1:])

    play(scenario)


def test_nothing_of_a_forgotten_campaign_is_left_in_the_file(path: Path) -> None:
    async def scenario(store: Store) -> None:
        await store.create_campaign(campaign_record())
        await add_run(store, "first")
        await append_some(store, 3, "first")
        await store.truncate("first", 2)
        await store.put_snapshot("first", 2, b"state")
        await store.add_chat("first", 0, "hello")
        await store.forget_campaign("c")

    on_disk(path, scenario)
    for name in ("campaigns", "tables", "seats", "actions", "undone", "snapshots", "chat"):
        assert rows(path, f"SELECT count(*) FROM {name}") == [(0,)]


def test_campaigns_are_there_after_a_restart(path: Path) -> None:
    async def scenario(store: Store) -> None:
        await store.create_campaign(campaign_record())
        await add_run(store, "first")
        await store.update_table(
            table_record("first", campaign="c", chapter=1, phase="over", outcome={"winners": [0], "rule": "W-5.3"})
        )

    on_disk(path, scenario)
    assert on_disk(path, lambda store: store.campaign("c")) == campaign_record()
    (run,) = on_disk(path, lambda store: store.runs("c"))
    assert run.table.outcome == {"winners": [0], "rule": "W-5.3"}
