"""The tutorial, from the front page to its end, by pressing what the coach points at."""

from __future__ import annotations

from pathlib import Path
from time import monotonic

from tests.e2e.conftest import Invite


def test_the_tutorial_to_its_end(invite: Invite, pictures: Path) -> None:
    person = invite("Ann")
    person.open("/")
    person.see("tutorial-start").click()
    end, shown = monotonic() + 120, set[str]()
    while not person.see("coach-finale").count():
        assert monotonic() < end, f"the tutorial does not end: {person.see('coach').inner_text()}"
        title = person.see("coach").inner_text().split("\n")[0] if person.see("coach").count() else ""
        if title and title not in shown:
            shown.add(title)
            person.page.screenshot(path=pictures / f"lesson-{len(shown):02}.png")
        if person.see("coach-next").count():
            person.see("coach-next").click()
            person.page.wait_for_timeout(150)
            continue
        pointed = person.page.locator("[data-coached]")
        if pointed.count():
            pointed.first.click()
        person.page.wait_for_timeout(40)
    person.page.screenshot(path=pictures / "lesson-end.png")
    assert len(shown) >= 8
    assert person.troubles == []
