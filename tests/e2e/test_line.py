"""The line to the server: reload in mid-decision, kill -9 in mid-game, somebody who only watches."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from tests.e2e.conftest import Invite
from tests.e2e.person import Person
from tests.server.serving import Server

CHOICES = "[...document.querySelectorAll('[data-choice]')].map((button) => button.dataset.choice)"


def start(person: Person) -> None:
    person.open("/")
    person.see("play-bots").click()
    person.await_turn()


def play(person: Person, decisions: int) -> None:
    for _ in range(decisions):
        person.await_turn()
        person.decide_if_asked()
        person.page.wait_for_timeout(20)
    person.await_turn()


def await_choices(person: Person, choices: list[str]) -> None:
    person.wait_for(lambda: bool(person.look()["choices"] == choices), "the table is back as it was")


def test_a_reload_in_mid_decision_comes_back_to_the_same_question(invite: Invite) -> None:
    person = invite("Ann", luck=5)
    start(person)
    play(person, 6)
    before = person.look()["choices"]
    question = person.see("prompt").locator("h2").inner_text()

    person.page.reload()
    person.await_turn()

    assert person.look()["choices"] == before
    assert person.see("prompt").locator("h2").inner_text() == question


@pytest.mark.own_server
def test_a_killed_server_comes_back_without_a_reload(invite: Invite, server: Server, pictures: Path) -> None:
    person = invite("Ann", luck=6)
    start(person)
    person.page.evaluate("window.same = true")
    for _ in range(3):
        play(person, 5)
        before = person.look()["choices"]
        server.stop(signal.SIGKILL)
        person.see("line").wait_for()
        person.page.screenshot(path=pictures / "line-down.png")
        server.start()
        await_choices(person, before)
    play(person, 5)

    assert person.troubles == []
    assert person.page.evaluate("window.same") is True, "the page was loaded anew"


def test_who_watches_sees_no_hand_and_may_press_nothing(invite: Invite, pictures: Path) -> None:
    person, watcher = invite("Ann", luck=8), invite("Wim")
    start(person)
    play(person, 8)

    watcher.open(person.page.url)
    watcher.see("prompt").wait_for()

    assert not watcher.is_asked()
    watcher.page.screenshot(path=pictures / "watching.png")
    before = watcher.see("log").inner_text()
    play(person, 4)
    watcher.wait_for(lambda: watcher.see("log").inner_text() != before, "the log goes on")


def test_two_windows_of_one_seat_stay_together(invite: Invite) -> None:
    person = invite("Ann", luck=9)
    start(person)
    second = person.context.new_page()
    second.goto(person.page.url)
    second.locator("[data-choice]").first.wait_for()

    play(person, 5)
    seen = person.look()["choices"]

    person.wait_for(
        lambda: bool(second.evaluate(CHOICES) == seen),
        "the other window shows the same",
    )
