"""Is bot time shared, and does the time of an answer keep a secret, beside tables that play by themselves?

    python -m bench.fairness            # 100 tables of all games that nobody looks at, at full speed: three minutes
    python -m bench.fairness --paced    # the same with half a second between two choices
    python -m bench.fairness --quick    # does it run?

Beside them, through the sockets of a real server with one process for bots: how long bots of other tables take to
answer, how long a hint takes, and how long bots take to answer that are asked about grenades, holding one or not. The
exit status is 1 if one of ten answers takes more than 0.7 s, a hint more than 2 s, or if the answers with and without a
grenade can be told apart.
"""

from __future__ import annotations

import asyncio
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from math import sqrt
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Final

from msgspec import json, to_builtins
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect

from bench.serving.scripts import token
from bench.serving.servers import running
from frenzy.games import load, own_games
from frenzy.server.http.guards import hashed
from frenzy.server.store import SeatRecord, TableRecord
from frenzy.server.store.sqlite.store import SqliteStore
from frenzy.wire import Pace

Doc = dict[str, Any]
ANSWER_SECONDS: Final = 0.7
HINT_SECONDS: Final = 2.0
LATE: Final = 0.52
CARDS: Final = {"with a grenade": "tagback_grenade:red", "without one": "newton:red"}
AT_ONCE: Final = 4
WARM_UP: Final = 5.0
"""Seconds until all tables play."""


# -- tables -----------------------------------------------------------------------------------------------------


async def put_table(store: SqliteStore, name: str, game: str, people: Sequence[int], pace: Pace, **more: Any) -> None:
    """A table in play, with people on these seats and the strongest bots on the others."""
    seats = more.pop("seats", load(game).manifest.usual_seats)
    record = TableRecord(
        id=name, game=game, seats=seats, seed=sum(name.encode()), options={}, phase="playing", pace=to_builtins(pace),
        content_hash=load(game).content_hash(), **more,
    )  # fmt: skip
    person = SeatRecord(table=name, seat=0, name="Ada", kind="human", ready=True)
    bot = replace(person, name="hard", kind="bot", bot_level="hard")
    await store.create_table(
        record,
        [
            replace(person, seat=seat, token_hash=hashed(token(name, seat)))
            if seat in people
            else replace(bot, seat=seat)
            for seat in range(seats)
        ],
    )


def shooting(card: str) -> Doc:
    """Dozer can shoot Violet, who holds one card."""
    return {
        "game": "adrenaline", "arena": "small", "to_act": 0, "seed": 5,
        "seats": [
            {"character": "dozer", "square": "a1", "weapons": [{"id": "lock_rifle", "loaded": True}]},
            {"character": "violet", "square": "a1", "powerups": [card]},
            {"character": "sprog", "square": "d3"},
        ],
    }  # fmt: skip


async def fill(folder: Path, given: Namespace) -> None:
    store, games = SqliteStore(folder / "frenzy.sqlite"), own_games()
    for number in range(given.tables):
        pace = Pace() if given.paced else Pace(bot_seconds=0)
        await put_table(store, f"alone{number}", games[number % len(games)], (), pace)
    for game in games:
        await put_table(store, f"people {game}", game, (0,), Pace())
    for label, card in CARDS.items():
        for number in range(given.reactions):
            name, position = f"{label} {number}", shooting(card)
            await put_table(store, name, "adrenaline", (0, 2), Pace(), seats=3, position=position)
    await store.close()


# -- people -----------------------------------------------------------------------------------------------------


class Player:
    """Somebody on seat 0 of a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket, self.state = socket, Doc()

    async def receive(self) -> Doc:
        message: Doc = json.decode(await asyncio.wait_for(self.socket.recv(), 30))
        if message["type"] == "state":
            self.state = message
        return message

    async def next_state(self) -> Doc:
        while (await self.receive())["type"] != "state":
            pass
        return self.state

    @property
    def is_over(self) -> bool:
        return bool(self.state["phase"] == "over")

    @property
    def is_asked(self) -> bool:
        return bool(self.state["view"]["choices"])

    async def choose(self, choice: str) -> None:
        """Choose, and see what comes of it."""
        version = self.state["version"]
        await self.socket.send(json.encode({"type": "choose", "version": version, "choice": choice, "id": "c"}))
        while self.state["version"] == version:
            await self.next_state()

    async def await_answer(self) -> float:
        """How long somebody else takes to do something that can be seen."""
        begin, version = perf_counter(), self.state["version"]
        while self.state["version"] == version:
            await self.next_state()
        return perf_counter() - begin

    async def hint(self) -> float:
        begin = perf_counter()
        question = {"type": "ask", "question": "hint", "subject": "", "version": self.state["version"], "id": "h"}
        await self.socket.send(json.encode(question))
        while (answer := await self.receive())["type"] != "answer" or not answer.get("is_final", True):
            assert answer["type"] != "refused", answer
        assert answer.get("hint"), "there is no hint"
        return perf_counter() - begin


async def at_table(port: int, name: str, work: Callable[[Player], Awaitable[None]]) -> None:
    uri = f"ws://127.0.0.1:{port}/api/tables/{name.replace(' ', '%20')}/socket"
    headers = {"Authorization": f"Bearer {token(name, 0)}"}
    async with connect(uri, additional_headers=headers, max_size=None) as socket:
        player = Player(socket)
        await player.next_state()
        await work(player)


async def play(port: int, name: str, wanted: int, answers: list[float], hints: list[float]) -> None:
    """Play until bots have answered and given hints so many times."""
    rng = Random(1)

    async def work(player: Player) -> None:
        while not player.is_over and (len(answers) < wanted or len(hints) < wanted):
            if not player.is_asked:
                answers.append(await player.await_answer())
                continue
            choices = player.state["view"]["choices"]
            if len(choices) > 1 and len(hints) < wanted:
                hints.append(await player.hint())
            await player.choose(rng.choice(choices))

    await at_table(port, name, work)


async def react(port: int, name: str, times: list[float]) -> None:
    async def work(player: Player) -> None:
        await player.choose("shoot lock_rifle")
        await player.choose("target violet")
        assert (player.state["view"]["prompt"], player.state["view"]["to_act"]) == ("grenade", 1)
        times.append(await player.await_answer())

    await at_table(port, name, work)


async def measure(port: int, given: Namespace) -> dict[str, list[float]]:
    await asyncio.sleep(WARM_UP)
    found: dict[str, list[float]] = {}
    for game in own_games():
        answers, hints = found.setdefault(f"answer, {game}", []), found.setdefault(f"hint, {game}", [])
        with suppress(TimeoutError):
            async with asyncio.timeout(given.seconds):
                await play(port, f"people {game}", given.answers, answers, hints)
    waiting = iter([(label, number) for number in range(given.reactions) for label in CARDS])

    async def go_round() -> None:
        for label, number in waiting:
            await react(port, f"{label} {number}", found.setdefault(label, []))

    await asyncio.gather(*(go_round() for _ in range(AT_ONCE)))
    return {label: times for label, times in found.items() if times}


# -- what was found ---------------------------------------------------------------------------------------------


def quantile(times: Sequence[float], part: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * part))]


def distance(one: Sequence[float], other: Sequence[float]) -> float:
    """The greatest distance between two distributions, after Kolmogorov and Smirnov."""
    moments = sorted({*one, *other})
    return max(abs(share_until(one, at) - share_until(other, at)) for at in moments)


def share_until(times: Sequence[float], at: float) -> float:
    return sum(time <= at for time in times) / len(times)


def are_alike(one: Sequence[float], other: Sequence[float]) -> bool:
    """Chance alone makes such a distance, or a greater one, in more than one of a hundred cases."""
    return distance(one, other) < 1.63 * sqrt((len(one) + len(other)) / (len(one) * len(other)))


def row(label: str, times: Sequence[float]) -> str:
    cuts = " | ".join(f"{1000 * quantile(times, part):.0f}" for part in (0.5, 0.9, 1.0))
    late = 100 * sum(time > LATE for time in times) / len(times)
    return f"| {label} | {len(times)} | {cuts} | {late:.0f} % |"


def options() -> Namespace:
    parser = ArgumentParser(prog="python -m bench.fairness", description=__doc__.split("\n")[0])
    say = parser.add_argument
    say("--tables", type=int, default=100, help="that play by themselves (default 100)")
    say("--answers", type=int, default=60, help="of bots and hints in each game (default 60)")
    say("--seconds", type=float, default=60.0, help="for each game at most (default 60)")
    say("--reactions", type=int, default=92, help="with a grenade, and as many without one (default 92)")
    say("--paced", action="store_true", help="half a second between two choices of the others")
    say("--quick", action="store_true", help="small and short, to see that it runs")
    given = parser.parse_args()
    if given.quick:
        given.tables, given.answers, given.reactions = 10, 5, 8
    return given


def main() -> int:
    given = options()
    with TemporaryDirectory() as made:
        asyncio.run(fill(Path(made), given))
        with running("serve", made) as (port, _):
            found = asyncio.run(measure(port, given))
    print(f"{given.tables} tables play by themselves, {'half a second a choice' if given.paced else 'at full speed'}\n")
    print("| what | answers | median, ms | 90 % | worst | over 520 ms |\n|---|---|---|---|---|---|")
    for label, times in found.items():
        print(row(label, times))
    one, other = (found[label] for label in CARDS)
    print(f"\nwith a grenade or without one: {distance(one, other):.3f} apart")
    is_quick = all(quantile(found[label], 0.9) <= ANSWER_SECONDS for label in found if label.startswith("answer"))
    is_helpful = all(max(found[label]) <= HINT_SECONDS for label in found if label.startswith("hint"))
    return int(not (is_quick and is_helpful and are_alike(one, other)))


if __name__ == "__main__":
    sys.exit(main())
