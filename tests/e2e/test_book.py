"""The book of a campaign in the browser: read at the table, chosen in, remembered, and read again on the map."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from threading import Thread

import pytest

from frenzy.games import load
from tests.e2e.conftest import Invite
from tests.e2e.examining import examine
from tests.e2e.person import Person
from tests.e2e.test_campaign import MAP, RECKLESS, TABLE, play
from tests.server.campaigning import EASY, Owner, add_table, winning_log, with_store
from tests.server.serving import Server

GAME = load("wreckland")


def apart(work: Callable[[], None]) -> None:
    """What has a loop of its own cannot be done beside a browser's."""
    thread = Thread(target=work)
    thread.start()
    thread.join()


def to_half_time() -> tuple[int, list[str]]:
    """A seed, and the choices that win the first Round with it."""
    seed, choices = winning_log()
    state = GAME.new(1, seed, {"chapter": 1, **EASY})
    for count, choice in enumerate(choices):
        if state.round == 2:
            return seed, choices[:count]
        GAME.apply(state, choice)
    raise AssertionError("a game that is won has a second Round")


def at_half_time(server: Server) -> Owner:
    """A campaign whose first attempt has come so far."""
    owner = Owner(server)
    seed, choices = to_half_time()
    work = partial(add_table, owner, 1, f"half{owner.id}", seed=seed, actions=choices)
    apart(lambda: with_store(server.data, work))
    return owner


def come(person: Person, owner: Owner) -> None:
    person.open(f"/c/{owner.id}#{owner.key}")
    person.see("story-text").wait_for()


def read(person: Person, page: str) -> str:
    """The page that lies open, which has to be this one."""
    person.page.locator(f'[data-testid=book-page][data-page="{page}"]').wait_for()
    return person.see("book-text").inner_text()


def is_put_away(person: Person) -> None:
    person.see("book-page").wait_for(state="detached")
    person.await_turn()


def test_a_choice_at_the_table_is_told_in_the_next_chapter(invite: Invite, server: Server, pictures: Path) -> None:
    owner, person = at_half_time(server), invite("Ann", story=True)
    come(person, owner)
    play(person)
    assert "Tally" in read(person, "1-halfway")
    person.page.screenshot(path=pictures / "book-half-time.png")
    person.page.keyboard.press("2")
    is_put_away(person)
    person.page.reload()
    person.await_turn()
    person.page.wait_for_load_state("networkidle")
    assert person.see("book-page").count() == 0, "what was read does not come again"

    apart(owner.has_won)
    come(person, owner)
    play(person)
    assert "A tin lid has come from the well" in read(person, "2-opening")
    person.page.keyboard.press("Escape")
    is_put_away(person)

    person.page.go_back()
    person.page.wait_for_url(MAP)
    person.see("stop-1").get_by_role("button").click()
    person.see("read-1-halfway").click()
    read(person, "1-halfway")
    assert "Bring her to the women at the well" in person.see("book-made").inner_text()
    assert person.see("book-answer-aboard").count() == 0, "what is chosen is chosen"
    person.see("book-back").click()
    assert read(person, "1-opening").startswith("You are Miller")
    person.see("book-on").click()
    person.see("book-page").wait_for(state="detached")
    assert person.troubles == []


def test_the_end_of_a_run_is_told_before_its_numbers_and_nobody_waits_for_a_reader(invite: Invite) -> None:
    person = invite("Ann", story=True)
    person.open("/")
    person.see("game-wreckland").click()
    person.see("start-chase").click()
    person.page.wait_for_url(TABLE)
    read(person, "1-opening")
    person.page.evaluate(RECKLESS, person.page.url.split("/")[-1])
    person.wait_for(lambda: person.see("book-page").get_attribute("data-page") == "1-lost", "the end is told")
    assert person.see("end").count() == 0
    person.page.keyboard.press("Enter")
    person.see("end").wait_for()
    person.see("try-again").click()
    person.wait_for(person.is_asked, "the chapter begins again")
    person.page.wait_for_load_state("networkidle")
    assert person.see("book-page").count() == 0, "the opening is known"
    assert person.troubles == []


@pytest.mark.parametrize(
    ("language", "theme", "phone"), [("en", "dark", False), ("fr", "light", True), ("pl", "dark", True)]
)
def test_a_page_is_for_everybody(
    invite: Invite, server: Server, pictures: Path, language: str, theme: str, phone: bool
) -> None:
    owner, person = Owner(server), invite("Ann", language=language, theme=theme, phone=phone)
    apart(owner.has_won)
    come(person, owner)
    person.see("stop-1").get_by_role("button").click()
    person.see("read-1-halfway").click()
    read(person, "1-halfway")
    person.page.wait_for_timeout(300)
    assert examine(person, f"book-{language}-{theme}", pictures) == []
    assert person.page.evaluate("document.querySelector('dialog').scrollWidth") <= (360 if phone else 620)
    for name in ("book-answer-aboard", "book-answer-well", "book-on"):
        box = person.see(name).bounding_box()
        assert box is not None
        assert box["height"] >= 44
    person.see("book-answer-well").click()
    person.see("book-made").wait_for()
