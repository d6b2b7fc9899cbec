"""A campaign on the whole screen: kept in a file, or on a server by its private link."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Button, Static

from frenzy import wire
from frenzy.cli.campaign import open_slot
from frenzy.cli.words import terminal_words
from frenzy.client import ClientError, HttpApi, PrivateLink
from frenzy.kernel import Session
from frenzy.tui.joined import JoinedChapter
from frenzy.tui.local import LocalTable
from frenzy.tui.local_campaign import Shelf, Slot
from frenzy.tui.panels import EndPanel, StoryPanel
from frenzy.tui.remote_campaign import RemoteCampaign
from tests.server.serving import Server
from tests.tui.sitting import CHASE, Sitter, run, sitting

COMMAND = [sys.executable, "-c", "from frenzy.cli import main; raise SystemExit(main())", "play"]


def attempt(tmp_path: Path) -> tuple[Session[Any], Slot]:
    """The first chapter of a new campaign."""
    shelf = Shelf(CHASE, tmp_path, terminal_words("en"))
    options = Namespace(game="wreckland", slot=None, new=True, reset=False)
    slot = open_slot(shelf, options)
    return slot.start(1, {}, 3), slot


def almost_won(tmp_path: Path) -> LocalTable:
    session, first = attempt(tmp_path)
    session.resume(
        CHASE.from_position(
            {"round": 3, "phase": "run", "turn": 1, "step": 2, "pool": ["w2", "r1"],
             "enemies": [{"id": "B1", "section": "front", "damage": 15}]}
        )
    )  # fmt: skip
    return LocalTable(session, 0, "easy", pause=0, campaign=first)


def page(sitter: Sitter) -> str:
    """What is read over the table."""
    return "\n".join(str(static.content) for static in sitter.app.screen.query(Static))


async def read_story(sitter: Sitter, title: str) -> None:
    await sitter.until(lambda: isinstance(sitter.app.screen, StoryPanel))
    assert title in page(sitter)
    await sitter.press("enter")
    await sitter.until_asked()


async def play_and_read(sitter: Sitter, choose: Callable[[Any], str]) -> None:
    """To the end of a chapter, past all that is told on the way."""
    while not isinstance(sitter.app.screen, EndPanel):
        await sitter.once(lambda: isinstance(sitter.app.screen, StoryPanel | EndPanel) or sitter.is_asked())
        if isinstance(sitter.app.screen, StoryPanel):
            await sitter.press("escape")
        elif sitter.is_asked():
            await sitter.choose(choose(sitter.screen_state.view))


# -- kept here --------------------------------------------------------------------------------------------------


def test_a_chapter_is_told_won_and_followed_by_the_next(tmp_path: Path) -> None:
    async def play() -> None:
        async with sitting(almost_won(tmp_path), size=(80, 24)) as sitter:
            await read_story(sitter, "Chapter 1: The Valley Mouth · The boss appears")
            await sitter.answer("use 2 N 2")
            await sitter.until(lambda: isinstance(sitter.app.screen, StoryPanel))
            assert "Chapter 1: The Valley Mouth · Won" in page(sitter)
            await sitter.press("enter")
            await sitter.until(lambda: isinstance(sitter.app.screen, EndPanel))
            assert "You won." in page(sitter)
            assert str(sitter.app.screen.query_one("#again", Button).label) == "Next chapter"
            assert "Canyon" not in sitter.app.export_screenshot()

            await sitter.press("enter")
            await read_story(sitter, "Chapter 2: Her Canyon · Before the road")
            assert sitter.screen_state.view["options"]["chapter"] == 2

    run(play())


def at_half_time(tmp_path: Path) -> LocalTable:
    session, first = attempt(tmp_path)
    session.resume(CHASE.from_position({"round": 2, "phase": "wreckage"}))
    return LocalTable(session, 0, "easy", pause=0, campaign=first)


def test_a_choice_in_the_story_is_remembered_in_the_next_chapter(tmp_path: Path) -> None:
    async def play() -> None:
        table = at_half_time(tmp_path)
        async with sitting(table, size=(80, 24)) as sitter:
            await sitter.until(lambda: isinstance(sitter.app.screen, StoryPanel))
            assert "What becomes of Tally?" in page(sitter)
            await sitter.press("2")
            await sitter.until_asked()
        assert table.campaign is not None
        assert table.campaign.kept.book == {"1-halfway": "well"}
        shelf = table.campaign.shelf
        kept = shelf.read("default")
        assert kept is not None
        kept.progress = shelf.rules.after(kept.progress, 1, Namespace(result="won"))
        slot = Slot(shelf, "default", kept)
        async with sitting(LocalTable(slot.start(2, {}, 3), 0, "easy", pause=0, campaign=slot)) as sitter:
            await sitter.until(lambda: isinstance(sitter.app.screen, StoryPanel))
            assert "A tin lid has come from the well" in page(sitter)

    run(play())


@pytest.mark.parametrize("key", ["escape", "space", "enter"])
def test_one_key_skips_a_choice(tmp_path: Path, key: str) -> None:
    async def play() -> None:
        table = at_half_time(tmp_path)
        async with sitting(table, size=(60, 20)) as sitter:
            await sitter.until(lambda: isinstance(sitter.app.screen, StoryPanel))
            await sitter.press(key)
            await sitter.until_asked()
        assert table.campaign is not None
        assert table.campaign.kept.book == {"1-halfway": ""}

    run(play())


def test_who_leaves_comes_back_to_the_same_table(tmp_path: Path) -> None:
    async def play() -> None:
        session, first = attempt(tmp_path)
        async with sitting(LocalTable(session, 0, "easy", pause=0, campaign=first)) as sitter:
            await read_story(sitter, "Chapter 1")
            await sitter.answer(sitter.screen_state.choices[0])
            await sitter.press("q", "y")
            await sitter.until(lambda: sitter.app.return_value is not None)
        assert "frenzy play wreckland" in (sitter.app.return_value or "")

        second = open_slot(first.shelf, Namespace(game="wreckland", slot=None, new=False, reset=False))
        again = second.resume()
        assert again is not None
        assert CHASE.save(again.state) == CHASE.save(session.state)
        async with sitting(LocalTable(again, 0, "easy", pause=0, campaign=second)) as sitter:
            await sitter.until_asked()
            assert not isinstance(sitter.app.screen, StoryPanel)

    run(play())


# -- on a server ------------------------------------------------------------------------------------------------


def begin(server: Server) -> PrivateLink:
    info = HttpApi(server.url).create_campaign(wire.CreateCampaign("Ann", "wreckland", {"vehicle": "V2"}))
    return PrivateLink(server.url, info.id, info.key)


def joined(link: PrivateLink) -> JoinedChapter:
    campaign = RemoteCampaign(link)
    return JoinedChapter(campaign, campaign.sit())


def read(link: PrivateLink) -> list[str]:
    """The pages of its book that were read, as the server has heard."""
    return [page.id for page in RemoteCampaign(link).api.book(link.campaign).pages if page.is_read]


@pytest.mark.slow
def test_a_chapter_on_a_server_to_its_end_and_again(server: Server) -> None:
    async def play() -> None:
        link, rng = begin(server), random.Random(1)
        async with sitting(joined(link), size=(120, 40)) as sitter:
            await read_story(sitter, "Chapter 1: The Valley Mouth")
            first = sitter.screen_state.link
            await play_and_read(sitter, lambda view: rng.choice(view["choices"]))
            await sitter.until(lambda: isinstance(sitter.app.screen, EndPanel))
            assert str(sitter.app.screen.query_one("#again", Button).label) == "Try again"
            await sitter.press("enter")
            await sitter.until(lambda: sitter.app.screen_state is not None and sitter.screen_state.link != first)
            await sitter.until_asked()
            await sitter.once(lambda: "1-lost" in read(link))
            runs = RemoteCampaign(link).info().runs
            assert sorted(found.result for found in runs) == ["lost", "running"]

    run(play())


def test_a_running_chapter_goes_on_from_another_place(server: Server) -> None:
    async def play() -> None:
        link = begin(server)
        async with sitting(joined(link)) as sitter:
            await read_story(sitter, "Chapter 1")
            await sitter.answer(sitter.screen_state.choices[0])
            await sitter.until_asked()
            choices, address = sitter.screen_state.choices, sitter.screen_state.link
            await sitter.press("h")
            await sitter.until(lambda: len(sitter.app._notifications) > 0)
        async with sitting(joined(link)) as sitter:
            await sitter.until_asked()
            assert (sitter.screen_state.choices, sitter.screen_state.link) == (choices, address)

    run(play())


def test_a_sealed_chapter_stays_sealed_on_a_server(server: Server) -> None:
    with pytest.raises(ClientError):
        RemoteCampaign(begin(server)).sit(5)


def test_a_campaign_by_its_link_line_by_line(server: Server) -> None:
    link = begin(server)
    address = f"{server.url}/c/{link.campaign}#{link.key}"
    told = lines(address, "1\nquit\n")
    assert told.count("Chapter 1: The Valley Mouth") == 1
    assert "your choice> " in told
    again = lines(address, "board\nhint\nquit\n")
    assert "Chapter 1: " not in again
    assert "The bot would choose: " in again
    sealed = program(address, "", "--chapter", "4")
    assert "chapter 4 is still sealed" in sealed.stderr
    wrong = program(f"{address}x")
    assert wrong.returncode == 2
    assert link.key not in wrong.stderr


def program(address: str, typed: str = "", *more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, "--join", address, *more], input=typed, capture_output=True, text=True, timeout=300, check=False,
        env={**os.environ, "LANG": "en_GB.UTF-8", "LC_ALL": ""},
    )  # fmt: skip


def lines(address: str, typed: str) -> str:
    done = program(address, typed)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout
