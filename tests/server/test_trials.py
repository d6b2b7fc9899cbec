"""Games that are opened with other rules or cards than they were played with, or shown from their film."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec import json, to_builtins
from msgspec.structs import replace

from frenzy import wire
from frenzy.games import load
from frenzy.games.editions import packed
from frenzy.games.wreckland import setup
from frenzy.games.wreckland.game import Wreckland
from frenzy.kernel import BadOption, BadSave, Replay
from frenzy.kernel.codec import content_part
from frenzy.kernel.content import content_fingerprint
from frenzy.server.http.problems import NotNow
from frenzy.server.lobby import replays
from frenzy.server.lobby.lobby import Lobby
from frenzy.server.store import ContentRecord, FilmRecord, StoreFailure
from frenzy.server.table.film import is_whole
from frenzy.server.table.filming import PAUSE
from frenzy.server.table.table import Table
from frenzy.server.upgrade import verdict
from tests.server.desk import Desk, FirstChoice, chase_record, history, playing, settle
from tests.server.memory_store import MemoryStore
from tests.server.warp import warps

CARDS = content_part(load("wreckland").content_hash())


async def chase(store: MemoryStore, count: int, seed: int = 3) -> Table:
    """A table for one after so many choices at random."""
    table = await playing(chase_record(seed, chapter=1), ("human",), store)
    rng, desk = random.Random(seed), await Desk(table, 0).sit()
    for _ in range(count):
        if not desk.choices:
            break
        await desk.choose(rng.choice(desk.choices))
    await desk.part()
    return table


async def killed(table: Table) -> None:
    """Nothing is written any more."""
    table.snapshots.finish = lambda history: asyncio.sleep(0)  # type: ignore[method-assign]
    await table.close()


async def with_other_rules(store: MemoryStore, name: str = "table") -> Lobby:
    """The server after an upgrade that has changed the rules, or says so."""
    await store.update_table(replace(await store.table(name), content_hash=f"another.{CARDS}"))
    return Lobby(store, FirstChoice())


@pytest.mark.parametrize("count", [0, 1, 5, 30])
@pytest.mark.parametrize("end", [killed, Table.close])
@warps
async def test_rules_that_lead_to_the_same_go_on(count: int, end: Any) -> None:
    store = MemoryStore()
    table = await chase(store, count)
    state, version = history(table).state, history(table).versions
    await end(table)

    lobby = await with_other_rules(store)
    again = await lobby.find("table")

    assert (again.record.phase, again.record.closed) == ("playing", None)
    assert again.record.content_hash == load("wreckland").content_hash()
    assert again.game.record(history(again).state) == again.game.record(state)
    assert history(again).versions == version
    await lobby.close()


@pytest.mark.parametrize("count", [0, 1, 5, 30])
@pytest.mark.parametrize("end", [killed, Table.close])
@warps
async def test_a_changed_constant_is_noticed_also_after_a_kill(
    count: int, end: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every choice has a trace: no table is so young that it opens with another state."""
    store = MemoryStore()
    await end(await chase(store, count))
    assert all(row.trace is not None for row in await store.actions("table"))
    monkeypatch.setattr(setup, "STARTING_SCRAP", {"learner": 1, "normal": 1, "expert": 1})

    lobby = await with_other_rules(store)
    table = await lobby.find("table")
    desk = await Desk(table, 0).sit(0)

    assert (table.record.phase, table.record.closed) == ("over", "rules")
    assert desk.all("hello")[0]["table"]["closed"] == "rules"
    if end is Table.close and count:
        assert desk.state["view"]["choices"] == []
        assert desk.state["events"]
    told = await desk.choose("install P02", 0)
    assert [message["reason"] for message in told if message["type"] == "refused"] == ["over"]
    await lobby.close()
    again = Lobby(store, FirstChoice())
    assert (await again.find("table")).record.closed == "rules"
    await again.close()


@pytest.mark.parametrize("start", ["branch", "undone"])
@warps
async def test_a_changed_set_up_is_noticed_wherever_nobody_has_chosen_yet(
    start: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Choices that came with a table have no trace, and those that were taken back are not played."""
    store = MemoryStore()
    lobby, name = Lobby(store, FirstChoice()), "table"
    if start == "branch":
        old = await lobby.find((await replays.keep(lobby, whole_game("wreckland", 1))).id)
        name = (await replays.branch(lobby, old, wire.Branch("Eve", 3))).table.id
        await lobby.close()
    else:
        table = await chase(store, 2)
        await table.do(lambda: table.take_back(0))
        await killed(table)
    monkeypatch.setattr(setup, "STARTING_SCRAP", {"learner": 1, "normal": 1, "expert": 1})

    lobby = await with_other_rules(store, name)
    assert (await lobby.find(name)).record.closed == "rules"
    await lobby.close()


@pytest.mark.parametrize("error", [BadOption("options.chapter: 1 is not a chapter"), KeyError("P02")])
@pytest.mark.parametrize("end", [killed, Table.close])
@warps
async def test_a_table_that_cannot_be_set_up_any_more_is_closed_and_can_be_looked_at(
    end: Any, error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An option, or one of its values, has gone."""

    def gone(*_: object, **__: object) -> None:
        raise error

    store = MemoryStore()
    await end(await chase(store, 5))
    monkeypatch.setattr(Wreckland, "new", gone)

    lobby = await with_other_rules(store)
    told = await verdict(store, await store.table("table"))
    table = await lobby.find("table")

    assert (told.what, told.why) == ("closed", "step 0: the game is not set up as it was")
    assert (table.record.phase, table.record.closed) == ("over", "rules")
    assert len((await replays.record_of(lobby, table)).actions) == 5
    if end is Table.close:
        assert (await Desk(table, 0).sit(0)).state["events"]
    await lobby.close()


@warps
async def test_a_log_that_cannot_be_played_is_told_without_a_choice() -> None:
    store = MemoryStore()
    table = await chase(store, 3)
    await killed(table)
    await store.append("table", 3, 0, "install SECRET")

    lobby = Lobby(store, FirstChoice())
    with pytest.raises(BadSave) as caught:
        await lobby.find("table")
    assert "SECRET" not in str(caught.value)
    assert (await store.table("table")).closed is None

    lobby = await with_other_rules(store)
    assert (await lobby.find("table")).record.closed == "rules"
    await lobby.close()


@warps
async def test_a_table_whose_cards_are_gone_is_closed_and_says_so() -> None:
    store = MemoryStore()
    await (await chase(store, 4)).close()
    await store.update_table(replace(await store.table("table"), content_hash="another.000000000000"))

    lobby = Lobby(store, FirstChoice())
    table = await lobby.find("table")

    assert table.record.closed == "cards"
    assert (await replays.steps(lobby, table, "0", 0, 9)).steps
    await lobby.close()


@warps
async def test_a_record_from_elsewhere_is_played_with_cards_that_were_kept() -> None:
    store = MemoryStore()
    files = {**load("wreckland").content_files()}
    files["enemies.json"] += b"\n"
    cards = content_part(content_fingerprint("", files))
    given = replace(whole_game("wreckland", 1), content=f"another.{cards}")
    lobby = Lobby(store, FirstChoice())
    with pytest.raises(BadSave, match="made with"):
        await replays.keep(lobby, given)

    await store.keep_content(ContentRecord(cards, "wreckland", packed(files)))
    found = await replays.keep(lobby, given)

    assert content_part((await store.table(found.id)).content_hash) == cards
    await lobby.close()


def whole_game(name: str, seats: int, seed: int = 5) -> Replay:
    """A game from elsewhere, played at random to its end."""
    game, rng, chosen = load(name), random.Random(seed), list[str]()
    state = game.new(seats, seed)
    while game.to_act(state) is not None:
        chosen.append(str(rng.choice(game.legal_actions(state))))
        game.apply(state, chosen[-1])
    return Replay(name, game.content_hash(), seats, seed, {}, chosen)


# -- films ------------------------------------------------------------------------------------------------------


async def film_of(lobby: Lobby, name: str) -> list[FilmRecord]:
    """Wait until the game is filmed."""
    table = await lobby.find(name)
    await asyncio.sleep(PAUSE)
    assert table.filming.task is not None
    await table.filming.task
    return await lobby.store.films(name)


@warps
async def test_a_film_shows_every_step_as_it_was() -> None:
    """To every seat, to spectators, and with open hands; also when nobody can play the game any more."""
    store = MemoryStore()
    lobby = Lobby(store, FirstChoice())
    given = whole_game("resistance", 2)
    name = (await replays.keep(lobby, given)).id
    table = await lobby.find(name)
    viewers, total = ("open", "public", "0", "1"), len(given.actions) + 1
    assert total > 53
    played = {viewer: (await replays.steps(lobby, table, viewer, 0, total)).steps for viewer in viewers}
    desks = [await Desk(table, seat).sit(0) for seat in (None, 0, 1)]
    seen = [desk.state for desk in desks]

    films = await film_of(lobby, name)
    assert is_whole(films)
    await lobby.forget(name)
    await store.update_table(replace(await store.table(name), content_hash="other.rules"))
    table = await lobby.find(name)
    assert table.history is None

    for viewer in viewers:
        shown = await replays.steps(lobby, table, viewer, 0, total)
        assert (shown.total, shown.outcome) == (total - 1, to_builtins(table.record.outcome))
        assert [as_sent(step) for step in shown.steps] == [as_sent(step) for step in played[viewer]]
    part = await replays.steps(lobby, table, "1", 47, 6)
    assert [as_sent(step)["number"] for step in part.steps] == [*range(47, 53)]
    again = [await Desk(table, seat).sit(0) for seat in (None, 0, 1)]
    assert [desk.state for desk in again] == seen
    with pytest.raises(NotNow) as caught:
        await replays.branch(lobby, table, wire.Branch("Eve", 0, 3))
    assert caught.value.reason == "closed"
    await lobby.close()


def as_sent(step: object) -> Any:
    return json.decode(json.encode(step))


class Unwilling(MemoryStore):
    """A store that keeps no films of some tables."""

    def __init__(self) -> None:
        super().__init__()
        self.unwanted: set[str] = set()

    async def put_film(self, table: str, films: Sequence[FilmRecord], *, epoch: int | None = None) -> None:
        if table in self.unwanted:
            raise StoreFailure("no room for films")
        await super().put_film(table, films, epoch=epoch)


@warps
async def test_games_behind_many_that_cannot_be_filmed_are_filmed() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("frenzy.server.table.registry.FILMS", 2)
        store = Unwilling()
        lobby = Lobby(store, FirstChoice())
        names = [(await replays.keep(lobby, whole_game("wreckland", 1, seed))).id for seed in range(6)]
        await lobby.close()
        assert [*reversed(await store.unfilmed(9))] == names
        store.unwanted = {names[1], *names[3:]}

        again = Lobby(store, FirstChoice())
        await again.wake()
        await asyncio.sleep(60)
        assert [*reversed(await store.unfilmed(9))] == [names[1], *names[3:]]
        for name in (names[0], names[2]):
            assert is_whole(await store.films(name))
        await again.close()


@warps
async def test_a_game_that_ends_at_a_table_is_filmed_and_shown_from_its_film() -> None:
    store = MemoryStore()
    table = await chase(store, 10_000)
    assert table.record.phase == "over"
    assert [film.start for film in await store.films("table")] != []
    await asyncio.sleep(60)
    films = await store.films("table")
    assert is_whole(films)
    assert sum(film.steps for film in films) == len(history(table).entries) + 1
    seen = (await Desk(table, 0).sit(0)).state
    await table.close()
    assert await store.films("table") == films

    lobby = Lobby(store, FirstChoice())
    again = await lobby.find("table")
    assert again.history is None
    assert (await Desk(again, 0).sit(0)).state == seen
    await lobby.close()


@warps
async def test_undoing_cuts_the_film() -> None:
    """What was taken back is not shown when the table is closed."""
    store = MemoryStore()
    table = await chase(store, 6)
    await table.snapshots.save(history(table))
    await table.do(lambda: table.take_back(4))
    await settle()
    await table.close()
    assert [film.start for film in await store.films("table")] == [4]
