"""A game from a package outside, without a drawing of its own, is played whole in the browser in every language."""

from __future__ import annotations

import json
import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from frenzy.catalogues import LANGUAGES
from frenzy.games import load
from frenzy.speech import GameText
from tests.e2e.conftest import Invite, wish
from tests.e2e.person import Person, play_to_the_end


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
    assert words.say("prompt-take") in person.page.inner_text("body").replace("\u00a0", " ")

    play_to_the_end([person])

    person.page.screenshot(path=pictures / f"pebbles-end-{language}.png")
    assert person.decided > 1
    person.see("end-seat-0").wait_for()
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

    for decider in (friend, host):
        for person in (friend, host):
            person.await_turn()
            expect(person.page).to_have_title(re.compile("^●"))  # it says whose turn it is
        before = [person.version() for person in (friend, host)]
        assert decider.decide_if_asked()
        for person, version in zip((friend, host), before, strict=True):
            person.wait_for(partial(is_past, person, version), "what was chosen is heard")
    play_to_the_end([friend])

    host.wait_for(host.is_done, "the end comes to who has only looked on")
    assert host.troubles == []
    assert friend.decided > 2


def is_past(person: Person, version: str) -> bool:
    return person.version() != version


CREW: list[dict[str, Any]] = [
    {"kind": "team", "name": "crew", "words": "crew", "values": ["cook", "smith", "diver", "pilot"],
     "team": {"least": 2, "most": 3, "usual": 2, "by": {"heap": {"large": ["cook", "diver", "pilot"]}}}},
    {"kind": "hands", "name": "hands", "words": "hands", "values": [], "of": "crew"},
]  # fmt: skip
"""As a game tells them that has such options."""


def test_a_team_is_chosen_and_shared_out_in_the_form(invite: Invite, pictures: Path) -> None:
    person = invite("Ann")

    def add_crew(route: Route) -> None:
        answer = route.fetch()
        games = answer.json()
        options = next(game["options"] for game in games if game["game"] == "pebbles")
        options += [{**options[0], "default": None, **option} for option in CREW]
        route.fulfill(response=answer, json=games)

    person.context.route("**/api/games", add_crew)
    person.open("/")
    person.see("game-pebbles").click()
    person.see("options").click()
    crew, hands = person.see("option-crew"), person.see("option-hands")
    member = {name: crew.locator(f"[data-value={name}]") for name in ("cook", "smith", "diver", "pilot")}
    assert [one.is_checked() for one in member.values()] == [True, True, False, False]
    assert member["cook"].is_disabled(), "two are the least"
    member["pilot"].check(force=True)
    assert member["diver"].is_disabled(), "three are the most"
    member["cook"].uncheck(force=True)
    person.page.screenshot(path=pictures / "team.png")

    assert [one.input_value() for one in hands.locator("select").all()] == ["0", "1"]
    whose = hands.locator("select").nth(0)
    assert whose.locator("option").all_inner_texts() == ["Player 1 (you)", "Player 2"]
    whose.select_option(index=1)
    with person.page.expect_request("**/api/tables") as sent:
        person.see("play-friends").click()

    asked: Any = sent.value.post_data_json
    assert asked["options"] == {"crew": ["smith", "pilot"], "hands": [[], [0, 1]]}
    assert person.see("problem").inner_text(), "these pebbles have no crew"
