"""Somebody with a campaign at a real server, and a bot that plays its chapters over the socket."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import cache, partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import httpx

from frenzy.bots import make_bot
from frenzy.games import load
from frenzy.server.http.guards import hashed, seat_token
from frenzy.server.store import SeatRecord, TableRecord
from frenzy.server.store.sqlite.store import SqliteStore
from tests.server.serving import Client, Doc, Person, Server, from_address

GAME = load("wreckland")
EASY = {"vehicle": "V1", "hero": "miller", "difficulty": "learner"}


NUMBERS = count(1)


def new_address() -> str:
    number = next(NUMBERS)
    return f"10.0.{number // 250}.{number % 250}"


def browser(server: Server, address: str | None = None) -> httpx.Client:
    """One that keeps cookies and asks from the server's own pages, at an address of its own.

    As browsers do in a network without https, it says where a change comes from, and nothing with a plain question.
    """

    def say_where(request: httpx.Request) -> None:
        if request.method != "GET":
            request.headers["Origin"] = server.url

    headers = from_address(address or new_address())
    found = httpx.Client(base_url=server.url, headers=headers, event_hooks={"request": [say_where]})
    server.clients.append(found)
    return found


def ask(server: Server, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
    """One request of somebody who has never been here before."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx.request(method, server.url + path, json=body, headers={**from_address(new_address()), **named})


class Owner:
    """A browser with the cookies of its campaigns; `id` and `key` are those of the one it begins with."""

    def __init__(self, server: Server, **wanted: Any) -> None:
        self.server, self.address = server, new_address()
        self.browser = browser(server, self.address)
        begun = self.begin(**wanted)
        self.id, self.key = str(begun["id"]), str(begun["key"])

    def begin(self, **wanted: Any) -> Doc:
        body = {"nickname": "Ada", "game": "wreckland", "options": EASY, **wanted}
        answer = self.browser.post("/api/campaigns", json=body)
        assert answer.status_code == 201, answer.text
        found: Doc = answer.json()
        return found

    def get(self, rest: str = "") -> httpx.Response:
        return self.browser.get(f"/api/campaigns/{self.id}{rest}")

    def post(self, rest: str, body: Doc | None = None) -> httpx.Response:
        return self.browser.post(f"/api/campaigns/{self.id}/{rest}", json=body)

    def info(self) -> Doc:
        answer = self.get()
        assert answer.status_code == 200, answer.text
        found: Doc = answer.json()
        return found

    def states(self) -> list[str]:
        return [chapter["state"] for chapter in self.info()["chapters"]]

    def results(self) -> list[tuple[int, str]]:
        return [(run["chapter"], run["result"]) for run in self.info()["runs"]]

    def sit(self, chapter: int = 1, **wanted: Any) -> Person:
        answer = self.post("play", {"chapter": chapter, **wanted})
        assert answer.status_code == 201, answer.text
        return Person(self.server, answer.json(), self.address)

    def has_won(self, chapter: int = 1) -> None:
        """As if it had been played before."""
        outcome = {
            "scores": [1], "winners": [0], "rule": "W-5.3", "result": "won", "chapter": chapter, "round": 3,
            "turns": [4, 4, 4], "core_left": 5, "scrap": 1,
        }  # fmt: skip
        with_store(self.server.data, partial(add_table, self, chapter, f"won{chapter}{self.id}", outcome=outcome))

    def win(self, chapter: int = 1) -> Person:
        """Try until it is won: the dice of each attempt are new."""
        for _ in range(40):
            person = self.sit(chapter, options={"difficulty": "learner"})
            if finish(person.connect())["result"] == "won":
                return person
        raise AssertionError(f"chapter {chapter} was not won in forty attempts")

    def lose(self, chapter: int = 1) -> Person:
        """Chance drives badly enough."""
        for seed in range(40):
            person = self.sit(chapter, options={"difficulty": "expert"})
            client = person.connect()
            client.play_on(Random(seed))
            if client.state["outcome"]["result"] == "lost":
                return person
        raise AssertionError(f"chapter {chapter} was not lost in forty attempts")


def with_store(data: Path, work: Callable[[SqliteStore], Awaitable[None]]) -> None:
    """Write something into the file of a server, running or not."""

    async def run() -> None:
        store = SqliteStore(data / "frenzy.sqlite")
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


async def add_table(
    owner: Owner,
    chapter: int,
    name: str,
    store: SqliteStore,
    *,
    seed: int = 1,
    actions: Sequence[str] = (),
    outcome: Doc | None = None,
) -> None:
    """An attempt of a campaign, over or about to be."""
    record = TableRecord(
        id=name, game="wreckland", seats=1, seed=seed, options={"chapter": chapter, **EASY},
        content_hash=GAME.content_hash(), rules_version=1, name="", is_public=False, pace={}, created=1.0 + chapter,
        phase="playing" if outcome is None else "over", campaign=owner.id, chapter=chapter, outcome=outcome,
    )  # fmt: skip
    seat = SeatRecord(
        table=name, seat=0, name="Ada", kind="human", token_hash=hashed(seat_token(owner.key, name)), ready=True
    )
    await store.create_table(record, [seat], [(0, choice) for choice in actions])


@cache
def winning_log(chapter: int = 1) -> tuple[int, list[str]]:
    """A seed, and the choices of a bot that wins with it."""
    for seed in range(100):
        state, bot, choices = GAME.new(1, seed, {"chapter": chapter, **EASY}), make_bot("easy", GAME, seed), list[str]()
        while state.stack:
            choices.append(bot.choose(GAME.view(state, 0)))
            GAME.apply(state, choices[-1])
        if state.result == "won":
            return seed, choices
    raise AssertionError(f"chapter {chapter} is not won with a hundred seeds")


def play_some(client: Client, choices: int, level: str = "easy") -> None:
    """So many choices of a bot, or fewer if the game ends."""
    bot = make_bot(level, GAME, 1)
    for _ in range(choices):
        if not client.await_turn():
            return
        client.play(bot.choose(client.state["view"]))


def finish(client: Client) -> Doc:
    """Play to the end; the outcome."""
    play_some(client, 10_000)
    outcome: Doc = client.state["outcome"]
    client.close()
    return outcome
