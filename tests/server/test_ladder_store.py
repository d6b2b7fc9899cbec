"""What every store promises of the ladder."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from frenzy.server.store import NameTaken, PlayerRecord, StandingRecord, UnknownPlayer, UsedRecord
from frenzy.server.store.interface import Rate, Store
from tests.server.stores import Play, create, open_seats, play, player_record, table_record

__all__ = ["play"]


def standing(player: str, rating: float = 900.0, games: int = 1, **facts: object) -> StandingRecord:
    return replace(StandingRecord(player, "adrenaline", rating, 100.0, games, 0.5, 200.0), **facts)


def one_more(*players: str) -> Rate:
    """Everybody has played one game more."""

    def rate(before: Mapping[str, StandingRecord]) -> list[StandingRecord]:
        were = [before.get(name, standing(name, games=0)) for name in players]
        return [replace(each, games=each.games + 1, rating=each.rating + 10) for each in were]

    return rate


async def add_players(store: Store, *ids: str) -> list[PlayerRecord]:
    found = [player_record(id) for id in ids]
    for each in found:
        await store.create_player(each)
    return found


async def finish(store: Store, table: str, *players: str, game: str = "adrenaline") -> list[StandingRecord]:
    record = table_record(table, phase="over", outcome={"winners": [0]}, game=game)
    return await store.finish_table(record, players, one_more(*players))


def test_a_place_is_found_by_its_key_alone(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        ada, bob = await add_players(store, "ada", "bob")
        assert await store.player("key of ada") == ada
        assert await store.player("key of nobody") is None
        assert await store.players(["bob", "nobody", "ada", "bob"]) == [ada, bob]

    play(scenario)


def test_no_two_names_look_alike(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        await add_players(store, "ada")
        with pytest.raises(NameTaken, match="place: somebody on the ladder is called like 'ADA'"):
            await store.create_player(player_record("b", name="ADA", look="player ada"))
        assert await store.player("key of b") is None

    play(scenario)


def test_a_game_counts_with_its_end_and_once(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        await add_players(store, "ada", "bob")
        await create(store, "a", "b")

        made = await finish(store, "a", "bob", "ada")
        assert [each.player for each in made] == ["bob", "ada"]
        assert (await store.table("a")).phase == "over"
        assert await finish(store, "a", "bob", "ada") == [], "it was over already"
        await finish(store, "b", "ada")

        assert await store.standings("ada") == [standing("ada", 920.0, 2)]
        assert await store.standings("bob") == [standing("bob", 910.0, 1)]

    play(scenario)


def test_what_cannot_be_counted_is_not_noted_as_over(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        await add_players(store, "ada")
        await create(store, "a")
        before = await store.table("a")

        def fail(before: Mapping[str, StandingRecord]) -> list[StandingRecord]:
            raise UnknownPlayer("ada")

        with pytest.raises(UnknownPlayer):
            await store.finish_table(table_record("a", phase="over"), ["ada"], fail)
        assert await store.table("a") == before, "both or nothing"
        await finish(store, "a", "ada")
        assert await store.standings("ada") == [standing("ada", 910.0, 1)]

    play(scenario)


def test_games_that_end_at_the_same_time_all_count(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        await add_players(store, "ada", "bob")
        names = [f"t{number}" for number in range(20)]
        await create(store, *names)
        ends = [
            finish(store, name, *(("ada", "bob") if place % 2 else ("bob", "ada"))) for place, name in enumerate(names)
        ]
        await asyncio.gather(*ends, *(finish(store, name, "ada", "bob") for name in names))

        assert await store.standings("ada") == [standing("ada", 1100.0, 20)]
        assert await store.standings("bob") == [standing("bob", 1100.0, 20)]

    play(scenario)


def test_who_has_given_up_the_place_gets_no_standing(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        await add_players(store, "ada", "bob")
        await create(store, "a")
        await store.forget_player("bob")
        assert await finish(store, "a", "ada", "bob") == [standing("ada", 910.0, 1)]
        assert await store.standings("bob") == []

    play(scenario)


def test_a_table_without_players_just_ends(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        await create(store, "a")
        assert await store.finish_table(table_record("a", phase="over")) == []
        assert (await store.table("a")).phase == "over"

    play(scenario)


def test_the_best_of_a_game_come_first_without_those_who_have_played_little(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        await add_players(store, "ada", "bob", "cleo")
        await create(store, *"abcdef")
        for table, players in (("a", ["ada"]), ("b", ["ada"]), ("c", ["bob"]), ("d", ["bob"]), ("e", ["ada"])):
            await finish(store, table, *players)
        await finish(store, "f", "cleo", game="wreckland")

        ranks = await store.ranks("adrenaline", games=2, most=10)
        assert [(rank.name, rank.standing.rating) for rank in ranks] == [("Player ada", 930.0), ("Player bob", 920.0)]
        assert [rank.name for rank in await store.ranks("adrenaline", games=2, most=1)] == ["Player ada"]
        assert [rank.name for rank in await store.ranks("adrenaline", games=3, most=10)] == ["Player ada"]

    play(scenario)


def test_nothing_is_left_of_a_place_that_is_given_up(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        await add_players(store, "ada", "bob")
        seats = [replace(seat, player="ada" if seat.seat == 1 else None) for seat in open_seats("a")]
        await store.create_table(table_record("a"), seats)
        await finish(store, "a", "ada", "bob")
        assert await store.seats_of("ada") == [seats[1]]

        await store.forget_player("ada")

        assert await store.seats("a") == open_seats("a")
        assert (await store.standings("ada"), await store.player("key of ada")) == ([], None)
        assert await store.standings("bob") == [standing("bob", 910.0, 1)]
        with pytest.raises(UnknownPlayer, match="player: there is no 'ada'"):
            await store.forget_player("ada")

    play(scenario)


def test_a_place_is_used_when_it_is_taken_and_when_a_game_counts(play: Play[None]) -> None:
    async def scenario(store: Store) -> None:
        await add_players(store, "ada", "bob")
        await create(store, "a")
        await finish(store, "a", "bob")
        assert await store.used_players() == [UsedRecord("ada", 100.0), UsedRecord("bob", 200.0)]

    play(scenario)
