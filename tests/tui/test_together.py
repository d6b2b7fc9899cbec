"""Playing together in the terminal: pointing, wishing, planning and voting at a table of a real server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from textual.widgets import OptionList, Static

from frenzy.client import Credentials, Invite
from frenzy.tui.joined import JoinedTable
from frenzy.tui.table_screen import TableScreen
from frenzy.tui.together import TogetherPanel
from tests.server.serving import Client, Doc, Server, create, join, start
from tests.tui.sitting import Sitter, run, sitting


def chat(sitter: Sitter) -> str:
    return str(sitter.table.query_one("#chat", Static).content)


def deeds(sitter: Sitter) -> list[str]:
    listed = sitter.app.screen.query_one("#deeds", OptionList)
    return [str(listed.get_option_at_index(place).prompt) for place in range(listed.option_count)]


async def do(sitter: Sitter, words: str) -> None:
    """Take the deed that begins so."""
    await sitter.until(lambda: any(deed.strip("✓ ").startswith(words) for deed in deeds(sitter)))
    place = next(place for place, deed in enumerate(deeds(sitter)) if deed.strip("✓ ").startswith(words))
    sitter.app.screen.query_one("#deeds", OptionList).highlighted = place
    await sitter.press("enter")


async def heard(client: Client, is_so: Callable[[Doc], bool]) -> Doc:
    """What the other one is told in the end."""
    return await asyncio.to_thread(client.await_state, is_so)


def test_a_terminal_plays_together_with_somebody_elsewhere(server: Server) -> None:
    async def play() -> None:
        options = {"mission": "MH0", "heroes": ["wolverine", "storm", "rogue", "colossus"]}
        host = create(server, game="resistance", seats=2, options=options, nickname="Ann")
        guest = join(server, host.table, "Bob")
        guest.post("ready", {"ready": True})
        start(host)
        ann = host.connect()
        credentials = Credentials(Invite(server.url, host.table), "Bob", guest.seat, guest.token)
        async with sitting(JoinedTable(credentials), size=(120, 40)) as sitter:
            await sitter.until_asked()

            # -- somebody points, and the terminal points back
            ann.send({"type": "point", "thing": "hero storm"})
            await sitter.until(lambda: sitter.told() == ["Ann points at Storm."])
            await sitter.press("p")
            shown = await asyncio.to_thread(ann.await_type, "pointed")
            shown = shown if shown["seat"] == 1 else await asyncio.to_thread(ann.await_type, "pointed")
            assert (shown["seat"], shown["thing"]) == (1, "hero wolverine")

            # -- a vote
            await sitter.press("g")
            await sitter.until(lambda: isinstance(sitter.app.screen, TogetherPanel))
            await do(sitter, "Ask everybody to vote")
            await do(sitter, "Wolverine")
            await do(sitter, "Storm")
            await do(sitter, "Ask everybody")
            await heard(ann, lambda state: state["talk"]["vote"] is not None)
            ann.send({"type": "vote", "option": 0})
            await sitter.until(lambda: "Wolverine (Ann)" in chat(sitter))
            await sitter.press("g")
            await do(sitter, "Vote for: Wolverine")
            await sitter.until(lambda: "★ Wolverine" in chat(sitter))
            assert any("★" in sitter.table.label(entry) for entry in sitter.table.listed)

            # -- the other one decides; this one would rather have something else, and has a plan
            ann.choose("activate wolverine")
            await heard(ann, lambda state: "power" in state["view"]["choices"])
            await sitter.until(
                lambda: sitter.screen_state.talk is not None and sitter.screen_state.talk.offer is not None
            )
            await sitter.until(lambda: "Ann decides now." in str(sitter.table.query_one("#sentence", Static).content))
            await sitter.press("g")
            await do(sitter, "I would rather")
            await do(sitter, "Gain power")
            state = await heard(ann, lambda state: bool(state["talk"]["wishes"]))
            assert state["talk"]["wishes"] == [{"seat": 1, "choice": "power"}]
            await sitter.press("g")
            await do(sitter, "Lay out a plan")
            await do(sitter, "Gain power")
            await do(sitter, "End the turn")
            await do(sitter, "Show the plan")
            state = await heard(ann, lambda state: bool(state["talk"]["plans"]))
            steps = [step["choice"] for step in state["talk"]["plans"][0]["plan"]["steps"]]
            assert steps == ["power", "end turn"]
            await sitter.until(lambda: "✎ Bob (sure): Gain power, End the turn" in chat(sitter))
            ann.choose("power")
            await heard(ann, lambda state: len(state["talk"]["plans"][0]["plan"]["steps"]) == 1)
            await sitter.until(lambda: "✎ Bob (sure): End the turn" in chat(sitter))

            # -- hints have to be agreed on
            ann.choose("end turn")
            await sitter.until_asked()
            await sitter.press("h")
            state = await heard(ann, lambda state: state["talk"]["hints"] == [1])
            assert not state["talk"]["are_hints_on"]
            assert isinstance(sitter.app.screen, TableScreen)

    run(play())
