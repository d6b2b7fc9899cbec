"""What is kept how long: rules of age and number, the archive, and clocks that jump."""

from __future__ import annotations

import asyncio
import gzip
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from frenzy.cli import main
from frenzy.games import load
from frenzy.kernel import BadOption, Replay
from frenzy.kernel.replay import replay
from frenzy.server.housekeeping.archive import Archive
from frenzy.server.housekeeping.diary import Diary
from frenzy.server.housekeeping.pruning import Pruner
from frenzy.server.housekeeping.rules import DAY, Keep, KeepRules, read_keep
from frenzy.server.lobby.lobby import Lobby
from frenzy.server.store import Phase, StandingRecord
from frenzy.server.table.clocks import now
from tests.server.desk import FirstChoice, table_record
from tests.server.memory_store import MemoryStore
from tests.server.stores import campaign_record, open_seats, player_record
from tests.server.stores import table_record as plain_record
from tests.server.warp import warps

WALL = 1_700_000_000.0
RULES = KeepRules(
    waiting=Keep(10 * DAY), abandoned=Keep(20 * DAY), finished=Keep(20 * DAY), campaigns=Keep(20 * DAY),
    archive=Keep(40 * DAY),
)  # fmt: skip


class House:
    """A server's store whose clock on the wall may be set; time itself passes in the loop."""

    def __init__(self, rules: KeepRules = RULES, archive: Path | None = None) -> None:
        self.offset = WALL - now()
        self.store = MemoryStore(clock=self.clock)
        self.archive, self.rules = archive, rules
        self.start()

    def clock(self) -> float:
        return self.offset + now()

    def start(self) -> None:
        """A server begins."""
        self.lobby = Lobby(self.store, FirstChoice())
        diary = Diary(self.store, self.clock)
        self.pruner = Pruner(self.lobby, diary, self.rules, None if self.archive is None else Archive(self.archive))
        self.task = asyncio.create_task(self.pruner.watch())

    def stop(self) -> None:
        self.task.cancel()

    async def put(
        self, *names: str, phase: Phase = "lobby", actions: Sequence[tuple[int, str]] = (), **facts: Any
    ) -> None:
        for name in names:
            record = plain_record(name, phase=phase, created=self.clock(), **facts)
            await self.store.create_table(record, open_seats(name), actions)

    async def names(self) -> list[str]:
        return sorted(record.id for record in await self.store.tables())


@warps
async def test_each_kind_of_table_is_kept_by_its_rule() -> None:
    house = House()
    await house.put("waiting")
    await house.put("abandoned", phase="playing")
    await house.put("over", phase="over")
    await asyncio.sleep(9 * DAY)
    await house.put("waiting later")
    assert len(await house.names()) == 4
    await asyncio.sleep(2 * DAY)
    assert await house.names() == ["abandoned", "over", "waiting later"]
    await house.store.append("abandoned", 0, 0, "run")
    await asyncio.sleep(10 * DAY)
    assert await house.names() == ["abandoned"]
    await asyncio.sleep(11 * DAY)
    assert await house.names() == []
    house.stop()


@warps
async def test_places_on_the_ladder_are_kept_as_long_as_something_counts_and_no_more_than_so_many() -> None:
    house = House(replace(RULES, places=Keep(20 * DAY)))
    for name in ("ada", "bob"):
        await house.store.create_player(player_record(name, created=house.clock()))
    await house.put("over", phase="playing")
    await asyncio.sleep(15 * DAY)
    counted = StandingRecord("bob", "adrenaline", 900.0, 100.0, 1, 1.0, house.clock())
    over = replace(await house.store.table("over"), phase="over")
    await house.store.finish_table(over, ["bob"], lambda _: [counted])
    await asyncio.sleep(7 * DAY)
    assert [each.id for each in await house.store.used_players()] == ["bob"]
    for number in range(3):
        await house.store.create_player(player_record(f"late {number}", created=house.clock() + number))
    house.stop()

    house.rules = replace(RULES, places=Keep(number=2))
    house.start()
    await asyncio.sleep(6 * DAY)
    assert [each.id for each in await house.store.used_players()] == ["late 0", "late 1", "late 2"], "of the last week"
    await asyncio.sleep(6 * DAY)
    assert [each.id for each in await house.store.used_players()] == ["late 1", "late 2"]
    house.stop()


@warps
async def test_who_is_at_a_table_keeps_it() -> None:
    house = House()
    await house.put("here", "gone", pace={})
    table = await house.lobby.find("here")
    await asyncio.sleep(15 * DAY)
    assert await house.names() == ["here"]
    house.lobby.tables.pop("here")
    await table.close()
    await asyncio.sleep(1 * DAY)
    assert await house.names() == []
    house.stop()


@pytest.mark.parametrize(
    ("jump", "comes_back"), [(31 * DAY, True), (31 * DAY, False), (-31 * DAY, True), (7_300 * DAY, False)]
)
@warps
async def test_a_clock_that_jumps_deletes_nothing(jump: float, comes_back: bool) -> None:
    house = House()
    await house.put("before")
    await house.put("played", phase="playing")
    await asyncio.sleep(5 * DAY)
    house.offset += jump
    await house.put("meanwhile")
    await asyncio.sleep(1 * DAY)
    if comes_back:
        house.offset -= jump
    await house.put("after")
    await asyncio.sleep(3 * DAY)
    assert await house.names() == ["after", "before", "meanwhile", "played"]
    await asyncio.sleep(40 * DAY)
    assert "after" not in await house.names(), "it goes on after that"
    house.stop()


@pytest.mark.parametrize("jump", [31 * DAY, 20 * 365 * DAY])
@warps
async def test_a_clock_that_is_wrong_at_the_start_deletes_nothing(jump: float) -> None:
    house = House()
    await house.put("before")
    await asyncio.sleep(5 * DAY)
    house.stop()
    house.offset += jump
    house.start()
    await asyncio.sleep(4 * DAY)
    assert await house.names() == ["before"]
    await asyncio.sleep(2 * DAY)
    assert await house.names() == [], "servers have been up for eleven days"
    house.stop()


@warps
async def test_time_without_a_server_does_not_count() -> None:
    house = House()
    await house.put("t")
    for _ in range(9):
        await asyncio.sleep(1 * DAY)
        house.stop()
        await asyncio.sleep(6 * DAY)
        house.start()
    await asyncio.sleep(0.5 * DAY)
    assert await house.names() == ["t"]
    await asyncio.sleep(1.5 * DAY)
    assert await house.names() == []
    house.stop()


@warps
async def test_the_oldest_of_too_many_go_but_none_of_this_week() -> None:
    house = House(KeepRules(waiting=Keep(None, 3), finished=Keep(None, None)))
    for number in range(5):
        await house.put(f"t{number}")
        await asyncio.sleep(3_600)
    await house.put("over", phase="over")
    await asyncio.sleep(6 * DAY)
    assert len(await house.names()) == 6
    await asyncio.sleep(2 * DAY)
    assert await house.names() == ["over", "t2", "t3", "t4"]
    house.stop()


@warps
async def test_a_campaign_stays_or_goes_as_a_whole() -> None:
    house = House()
    for name in ("idle", "played"):
        await house.store.create_campaign(campaign_record(name, created=house.clock(), key_hash=name))
        await house.put(f"{name} 1", phase="over", campaign=name, chapter=1)
        await house.put(f"{name} 2", phase="playing", campaign=name, chapter=2)
    await house.put("branch", phase="over", campaign="played")
    await asyncio.sleep(15 * DAY)
    await house.store.append("played 2", 0, 0, "run")
    await asyncio.sleep(7 * DAY)
    assert await house.names() == ["played 1", "played 2"]
    house.stop()


@pytest.fixture
def _no_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """The loop of these tests knows none."""

    async def at_once(work: Any, *given: Any) -> Any:
        return work(*given)

    monkeypatch.setattr(asyncio, "to_thread", at_once)


@pytest.mark.usefixtures("_no_threads")
@warps
async def test_a_game_is_in_the_archive_before_it_leaves(tmp_path: Path) -> None:
    house = House(archive=tmp_path / "archive")
    record, game = table_record(3, start=0), load("adrenaline")
    state, choices = game.new(record.seats, record.seed, record.options), []
    for _ in range(20):
        choices.append((game.to_act(state) or 0, str(game.legal_actions(state)[0])))
        game.apply(state, game.legal_actions(state)[0])
    facts = {name: getattr(record, name) for name in ("seed", "options", "content_hash")}
    await house.put("game", phase="playing", actions=choices, **facts)
    await house.put("lobby")
    await asyncio.sleep(22 * DAY)

    assert await house.names() == []
    (file,) = (tmp_path / "archive").glob("*/*")
    assert file.name == "adrenaline-game.json.gz"
    kept = Replay.decode(gzip.decompress(file.read_bytes()))
    assert [choice for _, choice, _ in replay(game, kept)] == [choice for _, choice in choices]
    house.stop()


@pytest.mark.usefixtures("_no_threads")
@warps
async def test_what_cannot_be_archived_stays(tmp_path: Path) -> None:
    (tmp_path / "archive").write_text("a file in the way")
    house = House(archive=tmp_path / "archive")
    await house.put("game", phase="over")
    await asyncio.sleep(30 * DAY)
    assert await house.names() == ["game"]
    house.stop()


def test_the_archive_is_bounded_by_age_and_number(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    for number in range(6):
        os.utime(archive.put(plain_record(f"t{number}"), [], WALL), (number, number))
    assert archive.prune(Keep(), None) == 0
    assert archive.prune(Keep(1.0), 2.0) == 2
    assert archive.prune(Keep(None, 3), None) == 1
    assert sorted(file.name[11:13] for file in tmp_path.glob("*/*")) == ["t3", "t4", "t5"]


@pytest.mark.parametrize("text", ["", "soon", "30", "30d", "12h,5", "2y,100", "all", "30x", "d", ",5", "30d,", "-1d"])
def test_rules_are_read_or_refused(text: str) -> None:
    if text in ("", "soon", "30x", "d", ",5", "30d,", "-1d"):
        with pytest.raises(BadOption, match="is not an age like"):
            read_keep(text)
    else:
        assert isinstance(read_keep(text), Keep)


def test_a_rule_that_is_none_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--keep-finished", "soon"])
    assert "argument --keep-finished: 'soon' is not an age like 12h, 30d" in capsys.readouterr().err
