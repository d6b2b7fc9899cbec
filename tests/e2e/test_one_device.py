"""Several people around one device, with a curtain between the hands."""

from __future__ import annotations

from pathlib import Path
from time import monotonic

from tests.e2e.conftest import Invite
from tests.e2e.person import LONG


def test_two_people_and_a_bot_play_a_whole_game_on_one_device(invite: Invite, pictures: Path) -> None:
    person = invite("Ann", offer={"mode": "domination"}, luck=11)  # the shortest of the modes
    person.open("/")
    person.see("play-here").click()
    fields = person.see("here-form").locator("input")
    fields.nth(0).fill("Ann")
    fields.nth(1).fill("Bob")
    person.see("here-start").click()

    curtains, end = 0, monotonic() + LONG
    while not person.is_done():
        assert monotonic() < end, f"not over in time: {person.decided} decisions, {curtains} curtains"
        seen = person.look()
        if seen["curtain"]:
            assert seen["choices"] == [], "something can be pressed behind the curtain"
            if curtains == 0:
                person.page.screenshot(path=pictures / "curtain.png")
            person.see("curtain-open").click()
            person.see("curtain").wait_for(state="detached")
            curtains += 1
        elif not person.decide_if_asked():
            person.page.wait_for_timeout(15)

    assert curtains > 4
    assert person.troubles == []
