"""The full-screen game at a table of a real server: lobby, game, chat, a server that dies, watching."""

from __future__ import annotations

import asyncio
import random
import signal
from functools import partial
from pathlib import Path

import pytest
from textual.widgets import Button, Input, OptionList, Static

from frenzy.cli.words import terminal_words
from frenzy.client import Credentials, CredentialStore, HttpApi, Invite, Removed, TokenRefused, join_table
from frenzy.tui.app import FrenzyApp
from frenzy.tui.joined import JoinedTable
from frenzy.tui.lobby_screen import LobbyScreen
from frenzy.tui.panels import ChatPanel, EndPanel, QuestionPanel
from frenzy.tui.people import PeoplePanel
from frenzy.tui.table_screen import TableScreen
from tests.server.serving import Person, Server, create, join, serving, start, table_of_three
from tests.tui.sitting import SHORT, Sitter, run, sitting


def link_of(server: Server, table: str) -> str:
    return f"{server.url}/t/{table}"


def credentials_of(server: Server, person: Person) -> Credentials:
    return Credentials(Invite(server.url, person.table), "", person.seat, person.token)


def seat_at(server: Server, table: str, name: str = "Ann", *, watch: bool = False) -> JoinedTable:
    return JoinedTable(join_table(link_of(server, table), name, watch=watch))


def is_in_lobby(sitter: Sitter) -> bool:
    return isinstance(sitter.app.screen, LobbyScreen) and sitter.app.screen.is_mounted


def seats(sitter: Sitter) -> str:
    """The list of seats, as it is read."""
    names = sitter.app.screen.query_one("#seats", OptionList)
    return "\n".join(str(names.get_option_at_index(place).prompt) for place in range(names.option_count))


@pytest.mark.slow
def test_from_the_lobby_to_the_last_point(server: Server) -> None:
    async def play() -> None:
        host = create(server, options=SHORT)
        async with sitting(seat_at(server, host.table), size=(90, 30)) as sitter:
            await sitter.until(lambda: is_in_lobby(sitter) and "Ann" in seats(sitter))
            assert link_of(server, host.table) in str(sitter.app.screen.query_one("#invitation", Static).content)
            assert "open seat" in seats(sitter)
            await sitter.press("b")
            await sitter.until(lambda: "bot (hard)" in seats(sitter))
            await sitter.press("r")
            await sitter.until(lambda: "✔ ready" in seats(sitter).splitlines()[1])
            await sitter.press("s")
            await sitter.until(lambda: isinstance(sitter.app.screen, TableScreen))
            await asyncio.to_thread(host.post, "leave")
            await sitter.play_on()
            await sitter.until(lambda: isinstance(sitter.app.screen, EndPanel))

            assert sitter.screen_state.outcome is not None
            assert "Ann" in sitter.app.export_screenshot()
            await sitter.press("enter")
            await sitter.until(lambda: is_in_lobby(sitter))
            assert sitter.screen_state.link != link_of(server, host.table)

    run(play())


def test_a_seat_gets_a_bot_by_a_press_and_loses_it_again(server: Server) -> None:
    async def play() -> None:
        host = create(server)
        async with sitting(seat_at(server, host.table)) as sitter:
            await sitter.until(lambda: is_in_lobby(sitter) and "Ann" in seats(sitter))
            await sitter.pilot.click("#seats", offset=(3, 2))
            await sitter.until(lambda: "bot (hard)" in seats(sitter))
            await sitter.pilot.click("#seats", offset=(3, 2))
            await sitter.until(lambda: "open seat" in seats(sitter))

    run(play())


def test_a_start_that_is_too_early_is_explained(server: Server) -> None:
    async def play() -> None:
        host = create(server)
        async with sitting(seat_at(server, host.table)) as sitter:
            await sitter.until(lambda: is_in_lobby(sitter) and "Ann" in seats(sitter))
            await sitter.press("s")
            await sitter.until(lambda: len(sitter.app._notifications) > 0)
            assert is_in_lobby(sitter)

    run(play())


def test_who_leaves_the_lobby_frees_the_seat(server: Server) -> None:
    async def play() -> None:
        host = create(server)
        async with sitting(seat_at(server, host.table)) as sitter:
            await sitter.until(lambda: is_in_lobby(sitter) and "Ann" in seats(sitter))
            await sitter.pilot.click("#leave")
            await sitter.until(lambda: isinstance(sitter.app.screen, QuestionPanel))
            assert sitter.app.screen.query_one("#yes", Button).has_focus
            await sitter.press("enter")
            await sitter.until(lambda: sitter.app.return_value is not None)
        assert join(server, host.table, "Bob").seat == 1

    run(play())


def test_people_talk_in_the_lobby_and_at_the_table(server: Server) -> None:
    async def play() -> None:
        ada, bob, _ = table_of_three(server, options={"start": 0})
        entry = JoinedTable(credentials_of(server, ada))
        async with sitting(entry) as sitter:
            await sitter.until_asked()
            await sitter.press("c")
            await sitter.until(lambda: isinstance(sitter.app.screen, ChatPanel))
            await sitter.press(*"nice [b]shot")
            assert sitter.app.screen.query_one(Input).value == "nice [b]shot"
            await sitter.press("enter")
            await sitter.until(lambda: len(sitter.screen_state.chat) > 0)
            await sitter.until(lambda: "nice [b]shot" in str(sitter.table.query_one("#chat", Static).content))
            await asyncio.to_thread(say, bob)
            await sitter.until(lambda: "Well played!" in str(sitter.table.query_one("#chat", Static).content))

    run(play())


def test_the_host_mutes_somebody_locks_the_table_and_takes_them_off_it(server: Server) -> None:
    async def play() -> None:
        ada = create(server)
        bob = join(server, ada.table, "Bob")
        async with sitting(JoinedTable(credentials_of(server, ada))) as sitter:
            await sitter.until(lambda: is_in_lobby(sitter) and "Bob" in seats(sitter))
            assert [("host" in line) for line in seats(sitter).splitlines()] == [True, False, False]

            await choose_about(sitter, "Bob …", "Mute Bob")
            await sitter.until(lambda: sitter.screen_state.muted == {"Bob"})
            await asyncio.to_thread(say, bob)
            await choose_about(sitter, "Lock the table: nobody else sits down")
            await sitter.until(lambda: sitter.screen_state.is_locked)
            assert not sitter.screen_state.chat

            await choose_about(sitter, "Bob (muted) …", "Hear Bob again")
            await sitter.until(lambda: len(sitter.screen_state.chat) == 1)
            await choose_about(sitter, "Bob …", "Take Bob off the table")
            await sitter.until(lambda: "Bob" not in seats(sitter))
        assert bob.post("ready", {}).status_code == 401

    run(play())


async def choose_about(sitter: Sitter, *lines: str) -> None:
    """Open the list of people, and choose these lines one after the other."""
    await sitter.press("v")
    await sitter.until(lambda: isinstance(sitter.app.screen, PeoplePanel) and sitter.app.screen.is_mounted)
    panel = sitter.app.screen
    assert isinstance(panel, PeoplePanel)

    def labels() -> list[str]:
        return [deed.label for deed in panel.deeds]

    for line in lines:
        await sitter.until(partial(lambda line: line in labels(), line))
        panel.query_one(OptionList).highlighted = labels().index(line)
        await sitter.press("enter")
    await sitter.until(lambda: is_in_lobby(sitter))


def test_who_is_taken_off_the_table_is_told_and_keeps_no_seat(server: Server, tmp_path: Path) -> None:
    async def play() -> None:
        ada, store = create(server), CredentialStore(tmp_path)
        bob = credentials_of(server, join(server, ada.table, "Bob"))
        store.keep(bob)
        async with sitting(JoinedTable(bob, store)) as sitter:
            await sitter.until(lambda: is_in_lobby(sitter))
            await asyncio.to_thread(ada.post, "seats/1/remove", {})
            await sitter.until(lambda: sitter.app.problem is not None)
        assert isinstance(sitter.app.problem, Removed)
        assert store.find(bob.invite, bob.name) is None

    run(play())


def test_a_new_key_for_ones_seat_ends_the_old_one_and_keeps_the_seat(server: Server, tmp_path: Path) -> None:
    async def play() -> None:
        ada, store = create(server), CredentialStore(tmp_path)
        bob = credentials_of(server, join(server, ada.table, "Bob"))
        store.keep(bob)
        async with sitting(JoinedTable(bob, store)) as sitter:
            await sitter.until(lambda: is_in_lobby(sitter) and sitter.screen_state.is_connected)
            await choose_about(sitter, "New key for my seat: the old one ends on every device")
            await sitter.until(lambda: store.find(bob.invite, bob.name) != bob)
            await sitter.until(lambda: sitter.screen_state.is_connected and sitter.app.problem is None)
            kept = store.find(bob.invite, bob.name)
            assert kept is not None
            assert kept.seat == bob.seat
            old, new = (HttpApi(server.url, each.token) for each in (bob, kept))
            with pytest.raises(TokenRefused):
                await asyncio.to_thread(old.ready, ada.table)
            seats_now = (await asyncio.to_thread(new.ready, ada.table)).seats
            assert bob.seat is not None
            assert seats_now[bob.seat].ready
            await sitter.press("r")
            await sitter.until(lambda: "✔" not in seats(sitter).splitlines()[1])

    run(play())


def say(person: Person) -> None:
    client = person.connect()
    client.send({"type": "chat", "preset": "well_played"})
    client.await_type("chat")
    client.close()


def test_others_are_asked_before_more_is_taken_back(server: Server) -> None:
    async def play() -> None:
        ada, bob, _ = table_of_three(server, options={"start": 0})
        client = await asyncio.to_thread(ada.connect)
        await asyncio.to_thread(lambda: client.play(client.choices[0]))
        await asyncio.to_thread(lambda: client.play("end turn"))
        async with sitting(JoinedTable(credentials_of(server, bob))) as sitter:
            await sitter.until_asked()
            await asyncio.to_thread(client.catch_up)
            client.send({"type": "undo", "version": client.state["version"], "id": "u"})
            await sitter.until(lambda: sitter.screen_state.undo is not None)
            notice = sitter.table.query_one("#notice", Static)
            await sitter.until(lambda: bool(notice.display) and "y agrees" in str(notice.content))
            await sitter.press("n")
            await sitter.until(lambda: sitter.screen_state.undo is None)
            await sitter.until(lambda: not notice.display)

    run(play())


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # a socket that died with the server
def test_a_server_that_dies_comes_back_by_itself(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ada = create(server, bots="easy", options=SHORT)
        start(ada)
        async with sitting(JoinedTable(credentials_of(server, ada))) as sitter:
            await sitter.play_on(3)
            await asyncio.to_thread(server.stop, signal.SIGKILL)
            await sitter.until(lambda: not sitter.screen_state.is_connected)
            await sitter.until(lambda: "line down" in sitter.drawing("strip"))
            await asyncio.to_thread(server.start)
            await sitter.until(lambda: sitter.screen_state.is_connected)
            await sitter.play_on(3)
            assert "line down" not in sitter.drawing("strip")

    with serving(tmp_path) as mortal:
        run(play(mortal))


def test_a_spectator_sees_no_hand_and_chooses_nothing(server: Server) -> None:
    async def play() -> None:
        ada = create(server, bots="easy", options=SHORT)
        start(ada)
        async with sitting(seat_at(server, ada.table, "Eve", watch=True)) as sitter:
            await sitter.until(lambda: isinstance(sitter.app.screen, TableScreen))
            await sitter.until(lambda: "watching" in sitter.drawing("strip"))
            assert not sitter.table.query_one("#hand").display
            await sitter.until(lambda: said_below(sitter).count("% ±") == 3)
            assert sitter.screen_state.choices == ()
            await sitter.press("1", "u", "h", "c")
            assert isinstance(sitter.app.screen, TableScreen)
            await sitter.press("q")
            await sitter.until(lambda: sitter.app.return_value is not None)

    run(play())


def said_below(sitter: Sitter) -> str:
    """What stands under the log."""
    return str(sitter.table.said)


def test_who_plays_with_bots_sees_the_chances_when_they_like(server: Server) -> None:
    async def play() -> None:
        ada = create(server, bots="easy", options=SHORT)
        start(ada)
        async with sitting(JoinedTable(credentials_of(server, ada))) as sitter:
            await sitter.until(lambda: bool(sitter.screen_state.choices))
            assert "% ±" not in said_below(sitter)
            await sitter.press("b")
            await sitter.until(lambda: said_below(sitter).count("% ±") == 3)
            await sitter.press("b")
            await sitter.until(lambda: "% ±" not in said_below(sitter))

    run(play())


def test_a_seat_that_was_taken_away_ends_the_screen(server: Server) -> None:
    async def play() -> None:
        host = create(server)
        credentials = Credentials(Invite(server.url, host.table), "Ann", 1, "wrong")
        app = FrenzyApp(JoinedTable(credentials), "en", terminal_words)
        async with app.run_test() as pilot:
            await Sitter(app, pilot).once(lambda: app.problem is not None)

        assert "token" in str(app.problem)
        assert app.return_code == 2

    run(play())


def test_the_next_table_is_remembered(server: Server) -> None:
    """After a rematch the same command leads to the new seat."""

    async def play() -> None:
        ada = create(server, bots="easy", options=SHORT)
        start(ada)
        client = await asyncio.to_thread(ada.connect)
        await asyncio.to_thread(client.play_on, random.Random(1))
        source = JoinedTable(credentials_of(server, ada))
        following = await source.again()
        assert isinstance(following, JoinedTable)
        assert CredentialStore().find(following.credentials.invite, "") == following.credentials

    run(play())
