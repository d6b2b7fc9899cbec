"""A finished game again: slider, seats, a link to a step, the file out and in, playing on from there."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlparse

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.examining import examine
from tests.e2e.person import Person, hurry, play_to_the_end
from tests.server.serving import Server


def finish(person: Person, server: Server) -> str:
    """Play a game to its end; its address."""
    person.open("/")
    person.see("play-bots").click()
    person.await_turn()
    hurry(person, server)
    play_to_the_end([person])
    return urlparse(person.page.url).path


def look_back(person: Person, pictures: Path) -> None:
    """Have the game reviewed, and go to where it turned."""
    person.see("win_bar").wait_for()
    assert "%" in (person.see("win_bar").get_attribute("aria-label") or "")
    person.see("replay_review").click()
    person.see("chance_curve").wait_for()
    person.see("review_begin").click()
    person.see("review_go").first.wait_for(timeout=120_000)
    before = person.see("replay_slider").input_value()
    person.see("review_go").last.click()
    person.wait_for(lambda: person.see("replay_slider").input_value() != before, "the replay goes there")
    assert examine(person, "review", pictures) == []
    person.see("review_close").click()


@pytest.fixture
def person(invite: Invite) -> Person:
    return invite("Ann", offer={"mode": "domination"}, luck=12)


def test_a_replay_from_every_view_out_in_and_on(
    person: Person, invite: Invite, server: Server, pictures: Path, tmp_path: Path
) -> None:
    address = finish(person, server)
    person.open(f"{address}/replay?step=30&viewer=open")
    expect(person.see("replay_slider")).to_have_value("30")
    person.page.screenshot(path=pictures / "replay.png")
    person.page.keyboard.press("ArrowRight")
    person.wait_for(lambda: "step=31" in person.page.url, "the address names the step")

    friend = invite("Bob", phone=True)
    friend.open(person.page.url)
    expect(friend.see("replay_slider")).to_have_value("31")
    expect(friend.see("replay_home")).to_be_visible()
    friend.page.screenshot(path=pictures / "replay-phone.png")

    with person.page.expect_download() as waiting:
        person.see("replay_save").click()
    file = tmp_path / "game.json"
    waiting.value.save_as(file)
    stranger = invite("Cyd")
    stranger.open("/")
    stranger.page.set_input_files("input[type=file]", file)
    stranger.see("replay_slider").wait_for()
    assert urlparse(stranger.page.url).path != f"{address}/replay"

    stranger.open(f"{urlparse(stranger.page.url).path}?step=40&viewer=open")
    stranger.see("replay_play_on").click()
    stranger.see("play_on_begin").click()
    stranger.wait_for(lambda: "/replay" not in stranger.page.url, "a new table opens")
    for _ in range(3):
        stranger.await_turn()
        stranger.decide_if_asked()
        stranger.page.wait_for_timeout(50)
    stranger.await_turn()
    assert stranger.troubles == []

    look_back(person, pictures)
    assert person.troubles == []


def test_a_file_that_is_no_game_is_refused_by_name(invite: Invite, tmp_path: Path) -> None:
    person = invite("Ann")
    person.open("/")
    bad = tmp_path / "bad.json"
    bad.write_text('{"frenzy": 1, "game": "adrenaline", "seats": 3}')
    person.page.set_input_files("input[type=file]", bad)
    person.see("file_problem").wait_for()
    assert person.see("file_problem").inner_text().strip()
