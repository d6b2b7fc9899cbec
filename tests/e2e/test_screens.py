"""Every screen in both themes: nothing serious for axe, nothing to scroll at 1366 × 768."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from tests.e2e.conftest import Invite
from tests.e2e.examining import examine
from tests.e2e.person import hurry
from tests.server.serving import Server

NAMES = """() => [...document.querySelectorAll('.plate text')].map(
    (name) => name.closest('svg').viewBox.baseVal.width / parseFloat(name.getAttribute('font-size')))"""
"""How many letters of each weapon's name, one upon the other, are as high as the arena is wide."""


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_nobody_is_shut_out(invite: Invite, server: Server, pictures: Path, theme: str, phone: bool) -> None:
    person = invite("Ann", theme=theme, phone=phone, offer={"seats": 5, "arena": "large"}, luck=13)
    page, tail = person.page, f"{theme}-{'phone' if phone else 'desk'}"
    found: list[str] = []
    person.open("/")
    person.see("play-bots").wait_for()
    found += examine(person, f"front-{tail}", pictures)
    person.see("options").click()
    page.wait_for_timeout(300)
    found += examine(person, f"options-{tail}", pictures)
    person.see("play-friends").click()
    person.see("invite-link").wait_for()
    found += examine(person, f"lobby-{tail}", pictures)
    person.open("/")
    person.see("play-bots").click()
    person.await_turn()
    decided = count()
    hurry(person, server, until=lambda _: next(decided) == 14)
    person.await_turn()
    found += examine(person, f"table-{tail}", pictures)
    assert max(page.evaluate(NAMES)) <= (38 if phone else 60), "the names of weapons are too small to read"
    if not phone:
        width, height = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
        assert (width, height) == (1366, 768), "the table does not fit on the screen"
    person.see("rules-button").click()
    person.see("rules").wait_for()
    found += examine(person, f"rules-{tail}", pictures)
    page.keyboard.press("Escape")
    assert found == []
