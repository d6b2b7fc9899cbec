"""Puzzles in the browser: one is missed and then solved, on a desk and on a phone, and the next one waits."""

from __future__ import annotations

from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from frenzy.bots.puzzles import Stocked, in_stock
from tests.e2e.chase import Driver, careful, item_of
from tests.e2e.conftest import Invite
from tests.e2e.person import Person, by_keyboard, by_mouse, quoted

KILLS = [stocked for stocked in in_stock() if stocked.puzzle.goal == "kills"]


def play(person: Person, choices: tuple[str, ...]) -> None:
    """Choose these, one after the other; what the table does by itself is not chosen."""
    for choice in choices:
        person.wait_for(lambda: person.is_asked() or person.see("puzzle-verdict").count() > 0, "it has come to that")
        version = person.version()
        if choice not in person.look()["choices"]:
            continue
        person.press(person, choice)
        person.wait_for(lambda before=version: person.version() != before, f"{choice} is done")  # type: ignore[misc]


def serious(person: Person) -> list[str]:
    """What axe finds that somebody could trip over."""
    found = Axe().run(person.page).response["violations"]
    return [each["id"] for each in found if each["impact"] in ("serious", "critical")]


def solve(person: Person, stocked: Stocked) -> None:
    person.await_turn()
    play(person, stocked.puzzle.answer)
    person.see("puzzle-verdict").wait_for()


def test_a_puzzle_is_missed_then_solved_and_the_next_one_waits(invite: Invite, pictures: Path) -> None:
    first = KILLS[0]
    person = invite("Ann")
    person.open("/")
    person.see("play-bots").wait_for()
    person.page.screenshot(path=pictures / "puzzle-door.png")
    person.see("puzzle-all").click()
    person.see("puzzles-adrenaline").check(force=True)
    person.page.screenshot(path=pictures / "puzzles.png")
    person.page.locator(f"[data-puzzle='{first.name}']").click()
    person.await_turn()
    person.page.screenshot(path=pictures / "puzzle.png")
    assert "Kill as many as you can" in person.see("puzzle-task").inner_text()

    play(person, ("end turn", "done"))
    person.see("puzzle-verdict").wait_for()
    person.page.screenshot(path=pictures / "puzzle-missed.png")
    assert person.see("puzzle").get_attribute("data-solved") == "false"
    assert person.see("puzzle-steps").is_hidden()
    person.see("puzzle-again").click()
    person.see("puzzle-verdict").wait_for(state="detached")

    solve(person, first)
    person.page.screenshot(path=pictures / "puzzle-solved.png")
    assert person.see("puzzle").get_attribute("data-solved") == "true"
    assert person.see("puzzle-steps").locator("li").count() == first.puzzle.decisions
    person.see("puzzle-next").click()
    person.see("puzzle-verdict").wait_for(state="detached")
    person.await_turn()
    assert not person.page.url.endswith(first.name)

    person.open("/puzzles")
    assert person.page.locator(f"[data-puzzle='{first.name}']").get_attribute("data-sign") == "solved"
    assert person.troubles == []


def test_a_puzzle_is_solved_on_a_phone_with_a_hint_and_taken_back(invite: Invite, pictures: Path) -> None:
    first = KILLS[0]
    person = invite("Ala", language="pl", phone=True, theme="light")
    person.open("/")
    person.page.screenshot(path=pictures / "phone-puzzle-door.png")
    person.open("/puzzles")
    person.page.locator(f"[data-puzzle='{first.name}']").wait_for()
    person.page.screenshot(path=pictures / "phone-puzzles.png")
    assert serious(person) == []
    person.open(f"/puzzle/{first.name}")
    person.await_turn()
    person.page.screenshot(path=pictures / "phone-puzzle.png")
    assert serious(person) == []
    person.see("hint").tap()
    hinted = person.see("hint-words")
    person.wait_for(lambda: "✦" in hinted.inner_text(), "there is a hint")

    play(person, ("end turn", "done"))
    person.see("puzzle-verdict").wait_for()
    person.page.screenshot(path=pictures / "phone-puzzle-missed.png")
    assert serious(person) == []
    person.see("puzzle-undo").tap()
    person.see("puzzle-verdict").wait_for(state="detached")
    person.await_turn()
    person.see("puzzle-again").tap()
    person.page.locator(f"[data-choice='{first.puzzle.answer[0]}']").wait_for()

    solve(person, first)
    person.page.screenshot(path=pictures / "phone-puzzle-solved.png")
    assert person.see("puzzle").get_attribute("data-solved") == "true"
    assert person.troubles == []


def one_of(goal: str) -> Stocked:
    """The shortest answer of them."""
    return min((each for each in in_stock() if each.puzzle.goal == goal), key=lambda each: len(each.puzzle.answer))


def test_a_round_of_resistance_is_solved_before_the_dice_have_fallen(invite: Invite, pictures: Path) -> None:
    stocked = one_of("endure")
    person = invite("Cleo", language="fr")
    person.open(f"/puzzle/{stocked.name}")
    person.await_turn()
    person.page.screenshot(path=pictures / "puzzle-endure.png")
    assert serious(person) == []

    solve(person, stocked)
    person.page.screenshot(path=pictures / "puzzle-endure-solved.png")

    assert person.see("puzzle").get_attribute("data-solved") == "true"
    assert person.troubles == []


def test_the_last_turn_of_wreckland_is_solved_and_no_other_end_is_shown(invite: Invite, pictures: Path) -> None:
    stocked = one_of("boss")
    driver = Driver(invite("Dan", press=by_mouse), careful(1))
    person = driver.person
    person.open(f"/puzzle/{stocked.name}")
    driver.await_question()
    person.page.screenshot(path=pictures / "puzzle-boss.png")
    assert serious(person) == []

    for choice in stocked.puzzle.answer:
        driver.decide(by_list, choice)
    person.see("puzzle-verdict").wait_for()
    person.page.screenshot(path=pictures / "puzzle-boss-solved.png")

    assert person.see("puzzle").get_attribute("data-solved") == "true"
    assert person.see("end").count() == 0
    assert person.troubles == []


def by_list(driver: Driver, choice: str) -> None:
    """In the list of the question: the die first, where there are several, then what it does."""
    item, choices = item_of(choice), driver.page.locator(f"[data-choice={quoted(choice)}]")
    if not choices.count() and item is not None:
        driver.page.locator(f"[data-pick={quoted(item)}]").first.click()
    choices.first.click()


def test_the_puzzle_of_the_day_has_an_address_and_others_are_played_with_the_keyboard(invite: Invite) -> None:
    person = invite("Bob", press=by_keyboard)
    person.open("/puzzle/today")
    person.see("puzzle-task").wait_for()

    person.open(f"/puzzle/{KILLS[0].name}")
    person.await_turn()
    play(person, ("end turn", "done"))
    expect(person.see("puzzle-again")).to_be_focused()
    person.page.keyboard.press("Enter")
    person.see("puzzle-verdict").wait_for(state="detached")
    person.await_turn()

    person.open("/puzzle/adrenaline/none")
    assert "no such puzzle" in person.see("problem").inner_text()
