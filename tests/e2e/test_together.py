"""Two people and a bot at one table of Resistance: what they show each other beside the game."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.conftest import Invite
from tests.e2e.person import Person
from tests.e2e.test_resistance import at_the_door


def sit_down(host: Person, friend: Person) -> None:
    """A table with a bot on the third seat, and the game begun."""
    at_the_door(host, "MH0")
    host.see("options").click()
    host.page.get_by_label("3", exact=True).first.check(force=True)
    host.see("play-friends").click()
    friend.open(host.see("invite-link").input_value())
    friend.see("sit-1").click()
    friend.see("ready").click()
    host.see("add-bot-2").click()
    host.wait_for(host.see("start").is_enabled, "everybody is ready")
    host.see("start").click()
    for person in (host, friend):
        person.see("prompt").wait_for()
        person.await_turn()


def test_two_people_play_a_mission_together(invite: Invite, pictures: Path) -> None:
    host, friend = invite("Ann"), invite("Bolek", language="pl", theme="light")
    sit_down(host, friend)

    # -- by the keyboard: what it is on
    host.page.keyboard.press("ArrowLeft")
    host.page.keyboard.press("p")
    friend.see("ping").wait_for()
    assert (friend.see("ping").get_attribute("data-thing") or "").startswith("zone ")
    friend.wait_for(lambda: "Ann pokazuje: " in friend.see("ping-said").inner_text(), "it is said in Polish")
    # -- by the button and the mouse
    friend.see("point").click()
    friend.page.locator('[data-hero="wolverine"]').click()
    host.page.locator('[data-testid=ping][data-thing="hero wolverine"]').wait_for()
    assert "Bolek" in host.see("ping").last.inner_text()
    host.page.screenshot(path=pictures / "together-ping.png")
    assert friend.look()["choices"] == host.look()["choices"], "nothing has been chosen"
    host.see("ping").first.wait_for(state="detached")
    assert host.troubles == friend.troubles == []
