"""Advice for those who play alone: said in words, lit where it can be pressed, and gone with the decision."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.conftest import Invite
from tests.e2e.person import Person, button

FOUND = """() => {
  const button = document.querySelector('[data-choice].hinted');
  const said = document.querySelector('[data-testid=hint-words]');
  return { choice: button.dataset.choice, words: button.querySelector('.words').innerText, said: said.innerText };
}"""
"""All at once: the bot may think of something better meanwhile."""


def hinted(person: Person) -> str:
    """The choice that is marked as the hint; empty if none is."""
    return str(person.page.evaluate("document.querySelector('[data-choice].hinted')?.dataset.choice ?? ''"))


def test_a_hint_names_a_choice_and_lights_it(invite: Invite, pictures: Path) -> None:
    person = invite("Ann", luck=3)
    person.open("/")
    person.see("play-bots").click()
    for _ in range(4):
        person.await_turn()
        person.decide_if_asked()
    person.await_turn()
    person.see("hint").click()
    follow_the_hint(person, pictures / "hint.png")
    person.await_turn()
    person.page.keyboard.press("h")
    follow_the_hint(person, pictures / "hint-by-key.png")
    assert person.troubles == []


def follow_the_hint(person: Person, picture: Path) -> None:
    """It comes, is said in the words of its choice, and goes with the decision."""
    person.wait_for(lambda: hinted(person) != "", "a choice is marked")
    found = person.page.evaluate(FOUND)
    assert found["choice"] in person.look()["choices"]
    assert found["words"] in found["said"]
    person.page.screenshot(path=picture)

    button(person, found["choice"]).click()
    person.wait_for(lambda: hinted(person) == "", "the hint is gone with its decision")


def test_nobody_is_advised_against_other_people(invite: Invite) -> None:
    person = invite("Ann", luck=11)
    person.open("/")
    person.see("play-here").click()
    person.see("here-start").click()
    person.wait_for(lambda: person.is_asked() or person.look()["curtain"], "somebody is asked")
    if person.look()["curtain"]:
        person.see("curtain-open").click()
    person.await_turn()
    assert person.see("hint").count() == 0
    person.page.keyboard.press("h")
    person.page.wait_for_timeout(500)
    assert hinted(person) == ""
    assert person.troubles == []
