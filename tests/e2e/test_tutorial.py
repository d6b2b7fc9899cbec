"""The tutorial, from the front page to its end, by pressing what the coach points at."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from time import monotonic

from playwright.sync_api import TimeoutError as TookTooLong

from tests.e2e.conftest import Invite
from tests.e2e.person import LONG

LOOK_AGAIN = 1000  # milliseconds


def test_the_tutorial_to_its_end(invite: Invite, pictures: Path) -> None:
    person = invite("Ann")
    person.open("/")
    person.see("tutorial-start").click()
    end, shown = monotonic() + LONG, set[str]()
    while not person.see("coach-finale").count():
        assert monotonic() < end, f"the tutorial does not end: {person.see('coach').inner_text()}"
        title = person.see("coach").inner_text().split("\n")[0] if person.see("coach").count() else ""
        if title and title not in shown:
            shown.add(title)
            person.page.screenshot(path=pictures / f"lesson-{len(shown):02}.png")
        following, pointed = person.see("coach-next"), person.page.locator("[data-coached]")
        with suppress(TookTooLong):  # it went with its lesson while the mouse was on its way: look again
            if following.count():
                following.click(timeout=LOOK_AGAIN)
            elif pointed.count():
                pointed.first.click(timeout=LOOK_AGAIN)
        person.page.wait_for_timeout(40)
    person.page.screenshot(path=pictures / "lesson-end.png")
    assert len(shown) >= 8
    assert person.troubles == []
