"""What every store promises."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable

import pytest
from msgspec.structs import replace

from frenzy.server.store import (
    ActionRecord,
    ChatRecord,
    ContentRecord,
    FilmRecord,
    Phase,
    SeatRecord,
    SnapshotRecord,
    StaleSequence,
    StoreClosed,
    TableExists,
    UndoneRecord,
    UnknownCampaign,
    UnknownSeat,
    UnknownTable,
)
from frenzy.server.store.interface import Store
from tests.server.stores import (
    ODD_TEXT,
    Play,
    append_some,
    campaign_record,
    choices,
    create,
    open_seats,
    play,
    player_record,
    table_record,
)

__all__ = ["play"]


def test_a_table_is_read_back_with_all_its_facts(play: Play[None]) -> None:
    record = table_record(
        seed=2**64 - 1,
        options={"mode": ODD_TEXT, "list": [1, 2.5, None, True, {"deep": []}]},
        name=ODD_TEXT,
        is_public=False,
        pace={},
        created=1_700_000_000.125,
        phase="playing",
        position={"seats": [{"character": ODD_TEXT}], "frenzy": None},
        lesson=ODD_TEXT,
        given=12,
        outcome={"winners": [0], "rule": ODD_TEXT},
        office={"host": 1, "is_locked": True, "homes": {"1": ODD_TEXT}},
    )

    async def scenario(store: Store) -> None:
        await store.create_table(record, open_seats())
        assert await store.table("a") == record
        assert await store.tables() == [record]

    play(scenario)


def test_seats_are_read_back_in_order(play: Play[None]) -> None:
    seats = [
        SeatRecord(table="a", seat=0, name=ODD_TEXT, kind="human", token_hash="5eed", ready=True, stand_in="hard"),
        SeatRecord(table="a", seat=1, name="Greedy", kind="bot", bot_level="hard"),
        SeatRecord(table="a", seat=2),
    ]

    async def scenario(store: Store) -> None:
        await create(store, "b")
        await store.create_table(table_record(), seats)
        assert await store.seats("a") == seats
        assert await store.seats("b") == open_seats("b")

    play(scenario)


def test_what_is_stored_does_not_change_with_the_callers_dictionaries(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        record = table_record(options={"mode": "turret"})
        await store.create_table(record, open_seats())
        record.options["mode"] = "changed"
        (await store.table("a")).options["mode"] = "changed too"
        assert (await store.table("a")).options == {"mode": "turret"}

    play(scenario)


def test_an_id_is_given_once(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        await create(store, "a")
        with pytest.raises(TableExists, match="'a' is there already"):
            await store.create_table(table_record(name="another"), open_seats())
        assert (await store.table("a")).name == "a table"
        assert len(await store.tables()) == 1

    play(scenario)


@pytest.mark.parametrize(
    "seats",
    [
        open_seats(count=2),
        open_seats(count=4),
        open_seats("b"),
        open_seats()[::-1],
        [*open_seats()[:2], open_seats()[0]],
    ],
    ids=["too few", "too many", "of another table", "out of order", "one twice"],
)
def test_a_table_comes_with_its_own_seats(play: Play[None], seats: list[SeatRecord]) -> None:
    async def scenario(store: Store) -> None:
        with pytest.raises(AssertionError, match="table 'a' with 3 seats came with"):
            await store.create_table(table_record(), seats)
        assert await store.tables() == []

    play(scenario)


def test_tables_are_found_by_phase_and_publicity_oldest_first(play: Play[None]) -> None:
    facts: list[tuple[str, Phase, bool, float]] = [
        ("young", "playing", True, 3.0),
        ("old", "playing", True, 1.0),
        ("same age", "playing", False, 1.0),
        ("open", "lobby", True, 2.0),
        ("hidden", "lobby", False, 2.0),
        ("done", "over", True, 0.0),
    ]

    async def scenario(store: Store) -> None:
        for id, phase, is_public, created in facts:
            record = table_record(id, phase=phase, is_public=is_public, created=created)
            await store.create_table(record, open_seats(id))

        async def found(phase: Phase | None = None, *, public: bool | None = None) -> list[str]:
            return [record.id for record in await store.tables(phase, public=public)]

        assert await found() == ["done", "old", "same age", "hidden", "open", "young"]
        assert await found("playing") == ["old", "same age", "young"]
        assert await found("lobby", public=True) == ["open"]
        assert await found("over", public=False) == []
        assert await found(public=False) == ["same age", "hidden"]
        newest = await store.tables("playing", newest=2)
        assert [record.id for record in newest] == ["same age", "young"]
        assert len(await store.tables(newest=99)) == len(facts)

    play(scenario)


def test_unused_tables_are_forgotten_with_all_that_was_said_there(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        await create(store, "old", "kept", "played", "younger")
        for name in ("old", "kept"):
            await store.add_chat(name, 0, "hello")
        played = await store.append("played", 0, 0, "run")
        await store.append("old", 0, 1, "grab")

        unused = {"old": 5_000.0, "played": played.at - 0.5, "younger": 99.0, "nowhere": 1.0}
        assert await store.forget_tables(unused) == ["old"]

        assert [record.id for record in await store.tables()] == ["kept", "played", "younger"]
        for ask in (store.table("old"), store.seats("old"), store.chat("old"), store.actions("old")):
            with pytest.raises(UnknownTable):
                await ask
        assert len(await store.chat("kept")) == 1
        assert await store.forget_tables({"played": played.at}) == ["played"]
        await store.create_table(table_record("old"), open_seats("old"))
        assert await store.chat("old") == []

    play(scenario)


def test_summaries_come_a_few_at_a_time(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        await create(store, "a", "c")
        pace, bot = {"clock": "live"}, SeatRecord("b", 2, kind="bot", bot_level="easy")
        await store.create_table(table_record("b", phase="playing", pace=pace), [*open_seats("b")[:2], bot])
        played = await append_some(store, 3, "b")
        await store.update_seat(replace(open_seats("c")[1], stand_in="hard"))

        first = await store.summaries(most=2)
        assert [(each.id, each.phase, each.latest, each.has_bots) for each in first] == [
            ("a", "lobby", None, False), ("b", "playing", played[-1].at, True),
        ]  # fmt: skip
        assert (first[0].used, first[1].used, first[1].pace) == (100.0, played[-1].at, pace)
        (last,) = await store.summaries("b")
        assert (last.id, last.has_bots) == ("c", True)
        assert await store.summaries("c") == []
        assert await store.summaries(phase="playing") == first[1:]
        assert await store.counts() == {"lobby": 2, "playing": 1, "over": 0}

    play(scenario)


def test_a_campaign_is_used_when_it_begins_and_when_something_is_played_in_it(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        for name in ("new", "idle", "played", "bare"):
            created = 5_000.0 if name == "new" else 10.0
            await store.create_campaign(campaign_record(name, created=created, key_hash=name))
        for name in ("idle", "played"):
            await store.create_table(table_record(name, campaign=name, created=20.0), open_seats(name))
        at = (await store.append("played", 0, 0, "run")).at
        assert await store.unused_campaigns(21.0) == ["bare", "idle"]
        assert await store.unused_campaigns(15.0) == ["bare"]
        assert await store.unused_campaigns(at + 1) == ["bare", "idle", "played"]

    play(scenario)


def test_a_table_is_updated_and_no_other(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        await create(store, "a", "b")
        changed = table_record(phase="over", name="done", is_public=False, options={}, pace={"kind": "none"}, seed=8)
        await store.update_table(changed)
        assert await store.table("a") == changed
        assert await store.table("b") == table_record("b")
        assert await store.tables("over") == [changed]

    play(scenario)


def test_a_seat_is_updated_and_no_other(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        await create(store, "a", "b")
        taken = SeatRecord(table="a", seat=1, name="Ann", kind="human", token_hash="5eed", ready=True)
        await store.update_seat(taken)
        assert await store.seats("a") == [open_seats()[0], taken, open_seats()[2]]
        assert await store.seats("b") == open_seats("b")
        await store.update_seat(open_seats()[1])
        assert await store.seats("a") == open_seats()

    play(scenario)


def test_actions_are_read_back_in_order_with_their_times(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        await create(store, "a", "b")
        await store.append("b", 0, 2, "of another table")
        given = [await store.append("a", number, number % 3, f"{ODD_TEXT}{number}") for number in range(12)]
        assert await store.actions("a") == given
        assert [action.sequence for action in given] == list(range(12))
        assert [action.at for action in given] == sorted({action.at for action in given})
        assert given[4] == ActionRecord("a", 4, 1, f"{ODD_TEXT}4", given[4].at)
        assert await store.actions("a", start=10) == given[10:]
        assert await store.actions("a", start=12) == []

    play(scenario)


@pytest.mark.parametrize("sequence", [-1, 0, 1, 3, 100], ids=str)
def test_only_the_next_sequence_is_appended(play: Play[None], sequence: int) -> None:
    async def scenario(store: Store) -> None:
        await create(store, "a")
        before = await append_some(store, 2)
        with pytest.raises(StaleSequence, match=rf"sequence: {sequence} at table 'a', where the next") as caught:
            await store.append("a", sequence, 0, "late")
        assert caught.value.expected == 2
        assert await store.actions("a") == before
        await store.append("a", 2, 0, "in time")

    play(scenario)


def test_of_many_writers_for_a_sequence_one_wins_and_the_others_are_told(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        await create(store, "a")
        for sequence in range(5):
            tries = [store.append("a", sequence, 0, f"writer {writer}") for writer in range(10)]
            answers = await asyncio.gather(*tries, return_exceptions=True)
            won = [answer for answer in answers if isinstance(answer, ActionRecord)]
            lost = [answer for answer in answers if isinstance(answer, StaleSequence)]
            assert (len(won), len(lost)) == (1, 9)
            assert {refusal.expected for refusal in lost} == {sequence + 1}
            assert await store.actions("a", start=sequence) == won

    play(scenario)


def test_changes_are_made_in_the_order_of_the_calls(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        await create(store, "a")
        await asyncio.gather(*(store.append("a", number, 0, f"move {number}") for number in range(1200)))
        assert await choices(store) == [f"move {number}" for number in range(1200)]
        await asyncio.gather(store.truncate("a", 1), store.append("a", 1, 0, "again"), store.truncate("a", 2))
        assert await choices(store) == ["move 0", "again"]

    play(scenario)


def test_a_refused_change_takes_no_other_with_it(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        await create(store, "a", "b")
        answers = await asyncio.gather(
            store.append("a", 0, 0, "good"),
            store.append("a", 0, 0, "stale"),
            store.append("c", 0, 0, "nowhere"),
            store.create_table(table_record("b"), open_seats("b")),
            store.append("b", 0, 9, "nobody"),
            store.append("b", 0, 0, "good too"),
            return_exceptions=True,
        )
        assert [type(answer).__name__ for answer in answers] == [
            "ActionRecord", "StaleSequence", "UnknownTable", "TableExists", "UnknownSeat", "ActionRecord",
        ]  # fmt: skip
        assert await choices(store, "a") == ["good"]
        assert await choices(store, "b") == ["good too"]

    play(scenario)


def test_truncating_keeps_what_was_undone(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        await create(store, "a", "b")
        await append_some(store, 2, "b")
        first = await append_some(store, 5)
        assert await store.truncate("a", 3) == first[3:]
        assert await store.actions("a") == first[:3]
        again = await store.append("a", 3, 2, "another way")
        assert await store.truncate("a", 2) == [first[2], again]

        undone = await store.undone("a")
        assert [(each.sequence, each.choice) for each in undone] == [
            (3, "move 3"), (4, "move 4"), (2, "move 2"), (3, "another way"),
        ]  # fmt: skip
        assert undone[0] == UndoneRecord("a", 3, 0, "move 3", first[3].at, undone[1].undone_at)
        assert undone[1].undone_at < again.at < undone[2].undone_at == undone[3].undone_at
        assert (await store.undone("b"), len(await store.actions("b"))) == ([], 2)

    play(scenario)


def test_a_table_may_come_with_the_beginning_of_its_log(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        await store.create_table(table_record(given=2), open_seats(), [(2, "run"), (0, ODD_TEXT)])
        log = await store.actions("a")
        assert [(each.sequence, each.seat, each.choice, each.spent) for each in log] == [
            (0, 2, "run", 0.0), (1, 0, ODD_TEXT, 0.0),
        ]  # fmt: skip
        await store.append("a", 2, 1, "on")
        assert await choices(store) == ["run", ODD_TEXT, "on"]

    play(scenario)


def test_a_film_is_cut_with_the_log_and_replaced_by_that_of_the_whole_game(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        await create(store, "a", "b")
        for number in range(9):
            await store.append("a", number, 0, "on", trace=None if number % 2 else -(2**63) + number)
        assert [each.trace for each in await store.actions("a")][:3] == [-(2**63), None, -(2**63) + 2]
        for start in (3, 6, 8):
            await store.add_film(FilmRecord("a", start, 1, bytes(range(256))))
        await store.truncate("a", 6)
        assert [film.start for film in await store.films("a")] == [3, 6]
        await store.add_film(FilmRecord("a", 6, 1, b"again"))
        assert [film.data for film in await store.films("a")] == [bytes(range(256)), b"again"]
        with pytest.raises(StaleSequence):
            await store.add_film(FilmRecord("a", 7, 1, b"beyond the log"))
        whole = [FilmRecord("a", 0, 4, b"one"), FilmRecord("a", 4, 3, b"two")]
        await store.put_film("a", whole)
        assert await store.films("a") == whole
        assert await store.films("b") == []

    play(scenario)


def test_games_that_are_over_and_not_filmed_are_found(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        for created, name in enumerate(("old", "new", "part", "whole", "closed")):
            closed = "rules" if name == "closed" else None
            record = table_record(name, phase="over", created=float(created), closed=closed)
            await store.create_table(record, open_seats(name), [(0, "on")])
        await create(store, "a")
        await store.add_film(FilmRecord("part", 1, 1, b""))
        await store.put_film("whole", [FilmRecord("whole", 0, 2, b"")])
        assert await store.unfilmed(9) == ["part", "new", "old"]
        assert await store.unfilmed(1) == ["part"]
        assert (await store.table("closed")).closed == "rules"

    play(scenario)


def test_cards_are_kept_once(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        assert await store.content("5ee") is None
        for data in (b"cards", b"other cards"):
            await store.keep_content(ContentRecord("5ee", "adrenaline", data))
        assert await store.content("5ee") == ContentRecord("5ee", "adrenaline", b"cards")

    play(scenario)


def test_a_table_with_a_log_that_cannot_be_is_not_there_at_all(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        with pytest.raises(UnknownSeat):
            await store.create_table(table_record(), open_seats(), [(0, "run"), (3, "run")])
        assert await store.tables() == []
        await create(store, "a")
        assert await store.actions("a") == []

    play(scenario)


def test_what_an_answer_took_off_the_reserve_is_kept_also_when_it_is_taken_back(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        await create(store, "a")
        await store.append("a", 0, 1, "run", spent=2.5)
        await store.append("a", 1, 1, "grab", spent=0.25)
        await store.append("a", 2, 2, "run")
        await store.truncate("a", 1)
        assert [each.spent for each in await store.actions("a")] == [2.5]
        assert [each.spent for each in await store.undone("a")] == [0.25, 0.0]

    play(scenario)


def test_truncating_to_the_end_of_the_log_changes_nothing(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        await create(store, "a")
        await append_some(store, 2)
        assert await store.truncate("a", 2) == []
        assert await store.undone("a") == []
        for sequence in (-1, 3):
            with pytest.raises(StaleSequence):
                await store.truncate("a", sequence)
        assert await choices(store) == ["move 0", "move 1"]
        assert len(await store.truncate("a", 0)) == 2
        assert await store.actions("a") == []

    play(scenario)


def test_the_last_snapshot_is_kept(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        await create(store, "a", "b")
        await append_some(store, 4)
        assert await store.snapshot("a") is None
        await store.put_snapshot("a", 2, b"two")
        await store.put_snapshot("a", 4, bytes(range(256)))
        assert await store.snapshot("a") == SnapshotRecord("a", 4, bytes(range(256)))
        await store.put_snapshot("a", 0, b"")
        assert await store.snapshot("a") == SnapshotRecord("a", 0, b"")
        assert await store.snapshot("b") is None

    play(scenario)


def test_a_snapshot_never_reaches_beyond_the_log(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        await create(store, "a")
        await append_some(store, 4)
        for sequence in (-1, 5):
            with pytest.raises(StaleSequence):
                await store.put_snapshot("a", sequence, b"")
        await store.put_snapshot("a", 3, b"three")
        await store.truncate("a", 3)
        assert await store.snapshot("a") == SnapshotRecord("a", 3, b"three")
        await store.truncate("a", 2)
        assert await store.snapshot("a") is None

    play(scenario)


def test_chat_is_read_back_in_order(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        await create(store, "a", "b")
        said = [
            await store.add_chat("a", 1, ODD_TEXT),
            await store.add_chat("a", None, "hello from the bench"),
            await store.add_chat("a", 0, "well_played", is_preset=True),
        ]
        await store.add_chat("b", 0, "elsewhere")
        assert await store.chat("a") == said
        assert await store.chat("a", latest=2) == said[1:]
        assert said[2] == ChatRecord("a", 2, 0, "well_played", True, said[2].at)
        assert [each.number for each in said] == [0, 1, 2]
        assert said[0].at < said[1].at < said[2].at

    play(scenario)


CALLS_OF_A_TABLE: dict[str, Callable[[Store], Awaitable[object]]] = {
    "claim": lambda store: store.claim("nowhere", "me", 1.0),
    "lease": lambda store: store.lease("nowhere"),
    "update_table": lambda store: store.update_table(table_record("nowhere")),
    "update_seat": lambda store: store.update_seat(open_seats("nowhere")[0]),
    "table": lambda store: store.table("nowhere"),
    "seats": lambda store: store.seats("nowhere"),
    "append": lambda store: store.append("nowhere", 0, 0, "run"),
    "truncate": lambda store: store.truncate("nowhere", 0),
    "actions": lambda store: store.actions("nowhere"),
    "undone": lambda store: store.undone("nowhere"),
    "put_snapshot": lambda store: store.put_snapshot("nowhere", 0, b""),
    "snapshot": lambda store: store.snapshot("nowhere"),
    "add_film": lambda store: store.add_film(FilmRecord("nowhere", 0, 1, b"")),
    "put_film": lambda store: store.put_film("nowhere", []),
    "films": lambda store: store.films("nowhere"),
    "remove_table": lambda store: store.remove_table("nowhere"),
    "finish_table": lambda store: store.finish_table(table_record("nowhere", phase="over")),
    "erase_chat": lambda store: store.erase_chat("nowhere", 0),
    "add_chat": lambda store: store.add_chat("nowhere", 0, "hello"),
    "add_chat of nobody": lambda store: store.add_chat("nowhere", None, "hello"),
    "chat": lambda store: store.chat("nowhere"),
}
OTHER_CALLS: dict[str, Callable[[Store], Awaitable[object]]] = {
    "create_table": lambda store: store.create_table(table_record("b"), open_seats("b")),
    "tables": lambda store: store.tables(),
    "unfilmed": lambda store: store.unfilmed(1),
    "keep_content": lambda store: store.keep_content(ContentRecord("5ee", "adrenaline", b"cards")),
    "content": lambda store: store.content("5ee"),
    "renew": lambda store: store.renew({"nowhere": 1}, 1.0),
    "release": lambda store: store.release({"nowhere": 1}),
    "seats_opened_by": lambda store: store.seats_opened_by("nobody"),
    "summaries": lambda store: store.summaries(),
    "counts": lambda store: store.counts(),
    "forget_tables": lambda store: store.forget_tables({"nowhere": 0.0}),
    "unused_campaigns": lambda store: store.unused_campaigns(0.0),
    "note": lambda store: store.note("nothing"),
    "put_note": lambda store: store.put_note("something", [1]),
    "create_player": lambda store: store.create_player(player_record()),
    "player": lambda store: store.player("nobody's"),
    "players": lambda store: store.players(["nobody"]),
    "standings": lambda store: store.standings("nobody"),
    "ranks": lambda store: store.ranks("adrenaline", games=1, most=1),
    "seats_of": lambda store: store.seats_of("nobody"),
    "used_players": lambda store: store.used_players(),
    "check": lambda store: store.check(),
    "create_campaign": lambda store: store.create_campaign(campaign_record()),
    "campaigns": lambda store: store.campaigns(["key of c"]),
}


CALLS_OF_A_CAMPAIGN: dict[str, Callable[[Store], Awaitable[object]]] = {
    "campaign": lambda store: store.campaign("nowhere"),
    "runs": lambda store: store.runs("nowhere"),
    "update_campaign": lambda store: store.update_campaign(campaign_record("nowhere")),
    "renew_campaign": lambda store: store.renew_campaign(campaign_record("nowhere"), str),
    "forget_campaign": lambda store: store.forget_campaign("nowhere"),
    "create_table of a campaign": lambda store: store.create_table(
        table_record("b", campaign="nowhere"), open_seats("b")
    ),
}


CALLS_OF_A_PLAYER: dict[str, Callable[[Store], Awaitable[object]]] = {
    "forget_player": lambda store: store.forget_player("nobody"),
}


def test_every_call_is_asked_about_unknown_tables_or_campaigns() -> None:
    calls = {name for name in vars(Store) if not name.startswith("_")} - {"close", "watch_commits", "queue"}
    assert calls == {name.split()[0] for name in CALLS}


@pytest.mark.parametrize("call", CALLS_OF_A_CAMPAIGN.values(), ids=CALLS_OF_A_CAMPAIGN.keys())
def test_an_unknown_campaign_is_refused(play: Play[None], call: Callable[[Store], Awaitable[object]]) -> None:
    async def scenario(store: Store) -> None:
        await create(store, "a")
        with pytest.raises(UnknownCampaign, match="campaign: there is no 'nowhere'"):
            await call(store)
        assert await store.tables() == [table_record()]

    play(scenario)


@pytest.mark.parametrize("call", CALLS_OF_A_TABLE.values(), ids=CALLS_OF_A_TABLE.keys())
def test_an_unknown_table_is_refused(play: Play[None], call: Callable[[Store], Awaitable[object]]) -> None:
    async def scenario(store: Store) -> None:
        await create(store, "a")
        with pytest.raises(UnknownTable, match="table: there is no 'nowhere'"):
            await call(store)
        assert await store.tables() == [table_record()]

    play(scenario)


@pytest.mark.parametrize("seat", [-1, 3, 99], ids=str)
def test_an_unknown_seat_is_refused(play: Play[None], seat: int) -> None:
    async def scenario(store: Store) -> None:
        await create(store, "a")
        with pytest.raises(UnknownSeat, match=f"table 'a' has no seat {seat}"):
            await store.append("a", 0, seat, "run")
        with pytest.raises(UnknownSeat):
            await store.update_seat(SeatRecord(table="a", seat=seat, name="Ann"))
        with pytest.raises(UnknownSeat):
            await store.add_chat("a", seat, "hello")
        assert (await store.actions("a"), await store.chat("a"), await store.seats("a")) == ([], [], open_seats())

    play(scenario)


CALLS = CALLS_OF_A_TABLE | CALLS_OF_A_CAMPAIGN | CALLS_OF_A_PLAYER | OTHER_CALLS


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS.keys())
def test_a_closed_store_takes_no_more_work(play: Play[None], call: Callable[[Store], Awaitable[object]]) -> None:
    async def scenario(store: Store) -> None:
        await store.close()
        await store.close()
        with pytest.raises(StoreClosed):
            await call(store)

    play(scenario)


def test_closing_finishes_what_was_asked_before(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        await create(store, "a", "b")
        asked = [asyncio.create_task(store.append(id, n, 0, f"{n}")) for n in range(700) for id in ("a", "b")]
        await asyncio.sleep(0)
        await asyncio.gather(store.close(), store.close())
        assert Counter(action.table for action in await asyncio.gather(*asked)) == {"a": 700, "b": 700}

    play(scenario)


def test_a_caller_that_is_gone_harms_nobody(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        await create(store, "a")
        gone = asyncio.create_task(store.append("a", 0, 0, "gone"))
        await asyncio.sleep(0)
        gone.cancel()
        with pytest.raises(StaleSequence):
            await store.append("a", 0, 0, "in its place")
        with pytest.raises(asyncio.CancelledError):
            await gone
        await store.append("a", 1, 0, "next")
        assert await choices(store) == ["gone", "next"]

    play(scenario)
