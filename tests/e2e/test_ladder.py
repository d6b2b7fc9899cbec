"""The ladder in the browser: looked at, a place taken, opened on a phone, and given up."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.conftest import Invite
from tests.e2e.person import Person
from tests.e2e.test_puzzles import serious


def names(person: Person) -> list[str]:
    """Who is on the ladder, from the top."""
    person.see("rank").first.wait_for()
    return [str(row.get_attribute("data-rank")) for row in person.see("rank").all()]


def test_a_place_is_taken_opened_on_a_phone_and_given_up(invite: Invite, pictures: Path) -> None:
    ann = invite("Ann")
    ann.open("/")
    ann.see("ladder").click()
    assert names(ann)[:2] == ["expert", "hard"]
    assert ann.see("ladder-empty").is_visible()
    ann.see("nickname").fill("Ann of the ladder")
    ann.see("nickname").press("Enter")
    ann.see("my-standing").wait_for()
    assert "Ann of the ladder" in ann.see("my-standing").inner_text()
    ann.see("place-link").press("Enter")
    link = ann.see("private-place").input_value()
    assert serious(ann) == []
    ann.page.screenshot(path=pictures / "ladder.png", full_page=True)

    phone = invite("Ala", language="pl", phone=True, theme="light")
    phone.open(link)
    phone.see("my-standing").wait_for()
    assert "Ann of the ladder" in phone.see("my-standing").inner_text()
    assert phone.page.url.endswith("/ladder"), "the key has left the address"
    assert phone.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert serious(phone) == []
    phone.page.screenshot(path=pictures / "phone-ladder.png", full_page=True)

    phone.see("forget-place").click()
    phone.see("confirm-forget-place").click()
    phone.see("take-place").wait_for()
    ann.open("/ladder")
    ann.see("take-place").wait_for()
    assert [ann.troubles, phone.troubles] == [[], []]


def test_a_name_that_is_taken_is_said_and_another_one_does(invite: Invite) -> None:
    first, second = invite("Bea"), invite("Bob")
    for person, answer in ((first, "my-standing"), (second, "problem")):
        person.open("/ladder")
        person.see("nickname").fill("Bea")
        person.see("take-place").click()
        person.see(answer).wait_for()
    assert "name like this" in second.see("problem").inner_text()
    second.see("nickname").fill("Bob")
    second.see("take-place").click()
    second.see("my-standing").wait_for()
