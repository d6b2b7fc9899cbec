"""The page about the server tells bot writers the truth: its bots play whole games, its bodies are what travels."""

from __future__ import annotations

import asyncio
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from msgspec import NODEFAULT, Struct, json
from msgspec.structs import fields

import frenzy
from frenzy import wire
from frenzy.bots import make_bot
from frenzy.client import HttpApi
from tests.server.serving import Person, Server, create, serving
from tests.test_readme import ROOT, blocks

PAGE: Final = ROOT / "docs" / "server.md"
NATIVE, PLAIN = (block.text for block in blocks(PAGE) if block.language == "python")
SHORT: Final = {"skulls": 5, "ending": "sudden_death"}
BODIES: Final[dict[str, type[Struct]]] = {
    "POST /api/tables": wire.CreateTable,
    "join": wire.Join,
    "seats/{n}/bot": wire.SetBot,
    "ready": wire.SetReady,
    "seats/{n}/remove": wire.RemoveGuest,
    "host": wire.SetHost,
    "lock": wire.SetLock,
    "POST /api/quick": wire.QuickMatch,
    "POST /api/lessons/{game}/{lesson}": wire.Learn,
    "POST /api/puzzles/{game}/{puzzle}": wire.Learn,
    "branch": wire.Branch,
    "POST /api/place": wire.TakePlace,
    "POST /api/place/open": wire.OpenPlace,
    "POST /api/campaigns": wire.CreateCampaign,
    "open": wire.OpenCampaign,
    "play": wire.PlayChapter,
    "book": wire.ReadPage,
}


def table_for_a_bot(server: Server) -> tuple[Person, str]:
    """A table with one open seat, and its link."""
    ada = create(server, options=SHORT)
    assert ada.post("seats/2/bot", {"level": "easy"}).status_code == 200
    return ada, f"{server.url}/t/{ada.table}"


async def await_guest(api: HttpApi, table: str) -> None:
    """Wait until the open seat is taken by somebody who is ready, and start."""
    while not all(place.ready for place in (await asyncio.to_thread(api.table, table)).seats):
        await asyncio.sleep(0.05)
    await asyncio.to_thread(api.start, table)


def test_the_bot_with_our_client_plays_a_whole_game(server: Server) -> None:
    names: dict[str, Any] = {}
    exec(compile(NATIVE, PAGE.name, "exec", dont_inherit=True), names)
    ada, link = table_for_a_bot(server)
    hostess = HttpApi(server.url, ada.token)

    async def evening() -> Any:
        bot = make_bot("random", frenzy.load("adrenaline"))
        guest = asyncio.create_task(names["play"](bot, link))
        await await_guest(hostess, ada.table)
        await asyncio.to_thread(hostess.leave, ada.table)  # a bot stands in for her
        return await asyncio.wait_for(guest, 300)

    outcome = asyncio.run(evening())

    assert len(outcome["scores"]) == 3
    assert hostess.table(ada.table).seats[1].name == "Trigger"


def test_the_bot_without_our_code_plays_on_after_the_server_was_killed(tmp_path: Path) -> None:
    script = tmp_path / "stranger.py"
    script.write_text(PLAIN, encoding="utf-8")
    data = tmp_path / "data"
    data.mkdir()
    with serving(data) as server:
        ada, link = table_for_a_bot(server)
        hostess = HttpApi(server.url, ada.token)
        with subprocess.Popen([sys.executable, str(script), link], stdout=subprocess.PIPE, text=True) as stranger:
            asyncio.run(await_guest(hostess, ada.table))
            client = ada.connect()
            while client.state["version"] < 20 and client.await_turn():
                client.play(client.choices[0])
            client.close()
            server.stop(signal.SIGKILL)
            server.start()
            hostess.leave(ada.table)
            said, _ = stranger.communicate(timeout=300)

        assert stranger.returncode == 0
        assert len(json.decode(said.encode())) == 3


def test_a_bot_is_ready_as_soon_as_it_sits(server: Server) -> None:
    ada, link = table_for_a_bot(server)
    names: dict[str, Any] = {}
    exec(compile(NATIVE, PAGE.name, "exec", dont_inherit=True), names)

    names["join_table"](link, "Trigger", is_ready=True)
    asyncio.run(await_guest(HttpApi(server.url, ada.token), ada.table))
    again = names["join_table"](link, "Trigger", is_ready=True)

    assert again.seat == 1


def test_the_page_names_every_field_of_every_body() -> None:
    section = PAGE.read_text(encoding="utf-8").split("| body of | fields; those with a value may be left out |")[1]
    rows = [row.split("|") for row in section.split("\n\n")[0].splitlines()[2:]]
    found = {re.findall(r"`([^`]+)`", row[1])[0]: row[2] for row in rows}

    assert set(found) == {*BODIES, "POST /api/replays"}
    for name, kind in BODIES.items():
        assert set(re.findall(r"`(\w+)`", found[name])) == {field.encode_name for field in fields(kind)}, name
        for field in fields(kind):
            if field.default is not NODEFAULT and not isinstance(field.default, Struct):
                assert f"`{field.encode_name}` {json.encode(field.default).decode()}" in found[name], field.name
