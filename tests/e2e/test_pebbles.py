"""A game from a package outside, without a drawing of its own, is played whole in the browser in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from frenzy.catalogues import LANGUAGES
from frenzy.games import load
from frenzy.speech import GameText
from tests.e2e.conftest import Invite
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
