"""A game from a package outside, without a drawing of its own, is played whole in the browser in every language."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from frenzy.catalogues import LANGUAGES
from frenzy.games import load
from frenzy.speech import GameText
from tests.e2e.conftest import Invite, wish
from tests.e2e.person import play_to_the_end


@pytest.mark.parametrize("language", LANGUAGES)
def test_pebbles_is_played_in_the_browser(invite: Invite, pictures: Path, language: str) -> None:
    person = invite("Ann", language=language, phone=language == "pl", luck=3)
    person.open("/")
    person.see("game-pebbles").click()
    person.page.screenshot(path=pictures / f"pebbles-front-{language}.png")
    person.see("play-bots").click()
    person.await_turn()
    person.page.screenshot(path=pictures / f"pebbles-table-{language}.png")
    words = GameText(load("pebbles"), language)
    assert words.say("prompt-take") in person.page.inner_text("body")

    play_to_the_end([person], seconds=90)

    person.page.screenshot(path=pictures / f"pebbles-end-{language}.png")
    assert person.decided > 1
    assert person.see("end-seat-0").is_visible()
    assert person.troubles == []


def test_two_friends_answer_what_either_of_them_may(invite: Invite) -> None:
    host, friend = invite("Ann", luck=1), invite("Bob", luck=2)
    wished = json.dumps(wish({"seats": 2, "together": True}))
    host.context.add_init_script(f"localStorage.setItem('frenzy-wish-pebbles', {wished!r})")
    host.open("/")
    host.see("game-pebbles").click()
    host.see("play-friends").click()
    friend.open(host.see("invite-link").input_value())
    friend.see("sit-1").click()
    friend.see("ready").click()
    host.wait_for(host.see("start").is_enabled, "everybody is ready")
    host.see("start").click()

    for _ in range(2):
        for person in (friend, host):
            person.await_turn()
            assert person.page.title().startswith("●"), "the title says whose turn it is"
        assert friend.decide_if_asked()
    play_to_the_end([friend, host], seconds=60)

    assert friend.decided > 2
