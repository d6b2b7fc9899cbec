"""Wreckland Run in the browser: whole runs by mouse, by keyboard and by finger, all the help, and nothing too early."""

from __future__ import annotations

import re
import signal
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, Response, expect

from tests.e2e.chase import (
    Driver,
    by_drag,
    by_finger,
    by_keys,
    by_list,
    by_picture,
    careful,
    hasty,
    item_of,
    item_places,
    places,
    reckless,
    tab_to,
)  # fmt: skip
from tests.e2e.conftest import WEB, Invite
from tests.e2e.examining import examine
from tests.e2e.person import LONG, Person
from tests.e2e.test_campaign import MAP, RECKLESS
from tests.e2e.words import foreign, said, sentences
from tests.server.serving import Server
from tests.server.test_spoilers import canaries, singing

LIST_ONLY: Final = {
    "install", "reroll", "at", "effect", "extra", "choose", "done", "end", "die", "take", "ram nowhere",
    "block", "lose",
}  # fmt: skip
"""What a press on the picture leaves open: which deed with a card or on the Core, which way round, which effect."""

COUNT_POINTING: Final = """window.pointed = [];
for (const kind of ['pointerdown', 'pointermove', 'mousedown', 'mousemove', 'touchstart', 'wheel'])
  addEventListener(kind, (event) => { if (event.isTrusted) window.pointed.push(kind); }, true);"""

UNREACHED: Final = """() => {
  const isUnder = (button) => {
    const { x, y, width, height, right } = button.getBoundingClientRect();
    const isFit = x >= 0 && right <= innerWidth && width >= 44 && height >= 40;
    return isFit && button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  const isReached = (button) => ['nearest', 'center', 'start'].some((block) => {
    button.scrollIntoView({ block });
    return isUnder(button);
  });
  const buttons = [...document.querySelectorAll('[data-testid=prompt] :is([data-choice], [data-pick], .fold)')];
  return buttons.filter((button) => !isReached(button)).map((button) => button.outerHTML);
}"""
"""The choices that a finger does not get at, even by scrolling the list."""

TRAY: Final = "[...document.querySelectorAll('[data-testid=tray] [data-die]')].map((die) => die.dataset.die)"


# -- whole runs -------------------------------------------------------------------------------------------------------


def test_a_whole_chapter_by_mouse(invite: Invite, pictures: Path) -> None:
    person = invite("Ann")
    driver, ear = Driver(person, careful(1)), Ear(person.page)
    driver.start()
    person.page.screenshot(path=pictures / "wreckland-tip.png")
    tips = {person.see("tip").inner_text()}
    person.see("tip-close").click()
    person.see("tip").wait_for(state="detached")
    while not driver.is_over:
        driver.decide(by_drag if len(driver.sent) % 3 == 2 else by_picture)
        tips |= set(person.see("tip").all_inner_texts())
        if len(driver.sent) % 60 == 0:
            person.page.screenshot(path=pictures / f"wreckland-run-{len(driver.sent):03}.png")

    person.see("end").wait_for()
    person.page.screenshot(path=pictures / "wreckland-end.png")
    assert len(tips) > 4
    assert verbs(driver, "list") <= LIST_ONLY
    assert {"use", "red"} <= verbs(driver, "drag")
    assert {"pay", "use", "red", "hit", "act", "target"} <= verbs(driver, "picture")
    assert "Big Fossil" in ear.answers
    assert not singing(1, ear.answers), "a sealed chapter was told"
    assert_the_end_is_told(driver, "en")

    result = driver.state["outcome"]["result"]
    person.see("end-campaign").click()
    person.page.wait_for_url(MAP)
    person.see("run").wait_for()
    assert [row.get_attribute("data-result") for row in person.see("run").all()] == [result]
    assert person.see("stop-1").get_attribute("data-state") == ("won" if result == "won" else "open")
    person.page.screenshot(path=pictures / "wreckland-map.png")
    person.page.go_back()
    if result == "won":
        person.see("next-chapter").click()
        person.see("story-text").wait_for()
        person.see("play-chapter").click()
    else:
        person.see("try-again").click()
    person.wait_for(lambda: bool(driver.state["phase"] == "playing"), "another run begins")
    driver.await_question()
    assert driver.view["options"]["chapter"] == (2 if result == "won" else 1)
    assert person.troubles == []


def verbs(driver: Driver, way: str) -> set[str]:
    return {verb for gone, verb in driver.ways if gone == way}


def assert_the_end_is_told(driver: Driver, language: str) -> None:
    """The last words of the story, and the run in numbers."""
    outcome, told = driver.state["outcome"], driver.person.see("end")
    assert told.get_by_test_id("ending").inner_text() == sentences(language)[f"chapter-1-{outcome['result']}"]
    numbers = told.locator("td").all_inner_texts()
    assert numbers[0].startswith(f"{sum(outcome['turns'])} ")
    assert numbers[1] == f"{outcome['core_left']} / {driver.state['view']['core']['resistance']}"
    assert numbers[-1] == str(outcome["scrap"])


def test_a_whole_chapter_by_keyboard_in_french(invite: Invite, pictures: Path) -> None:
    person = invite("Anne", language="fr")
    driver, page = Driver(person, hasty(2)), person.page
    page.add_init_script(COUNT_POINTING)
    person.open("/")
    person.see("play-bots").wait_for()
    tab_to(page, "[name=game]")
    page.keyboard.press("ArrowRight")
    person.see("start-chase").wait_for()
    strange = foreign(said(page), "fr")
    tab_to(page, "[data-testid=start-chase]")
    page.keyboard.press("Enter")
    driver.arrive()
    while not driver.is_over:
        strange |= foreign(said(page), "fr")
        driver.decide(by_keys)
        if len(driver.sent) == 20:
            read_the_log(page)
    person.see("end").wait_for()
    page.screenshot(path=pictures / "wreckland-end-fr.png")
    strange |= foreign(said(page), "fr")
    assert_the_end_is_told(driver, "fr")

    tab_to(page, "[data-testid=end-campaign]")
    page.keyboard.press("Enter")
    page.wait_for_url(MAP)
    person.see("run").wait_for()
    strange |= foreign(said(page), "fr")
    assert strange == set()
    assert page.evaluate("document.documentElement.lang") == "fr"
    assert page.evaluate("window.pointed") == []
    assert person.troubles == []


def read_the_log(page: Page) -> None:
    """It is one stop of the tabulator; from there arrows go to its lines, and each says why."""
    assert page.locator("[data-testid=log] button:not([tabindex='-1'])").count() == 0
    tab_to(page, "[data-testid=log]")
    lines = page.locator("[data-testid=log] [data-place]")
    for key, line in (("ArrowUp", lines.last), ("Home", lines.first), ("ArrowDown", lines.nth(1))):
        page.keyboard.press(key)
        expect(line).to_be_focused()
    page.get_by_test_id("log-line").last.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("log-why")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("log-why")).to_be_hidden()


def test_a_reader_of_french_finds_what_is_none() -> None:
    """The page is read so that what is missing there would be found."""
    assert foreign("Lancez les dés. prompt-nothing", "fr") == {"prompt-nothing"}
    assert foreign("Perdu { $n } points", "fr") == {"{", "}"}
    assert sentences("en")["chapter-1-lost"] in foreign(sentences("en")["chapter-1-lost"], "fr")
    assert foreign(sentences("fr")["chapter-1-lost"], "fr") == set()


def test_a_run_by_finger_on_a_phone(invite: Invite, pictures: Path) -> None:
    person = invite("Ann", phone=True)
    driver, page = Driver(person, careful(4)), person.page
    driver.start()
    for number in range(65):
        if driver.is_over:
            break
        assert page.evaluate("document.scrollingElement.scrollWidth") == 360
        assert driver.missing() == []
        assert page.evaluate(UNREACHED) == []
        if number in (0, 20, 40, 64):
            page.screenshot(path=pictures / f"wreckland-phone-{number:02}.png")
        driver.decide(by_finger)
    assert len(driver.sent) >= 60
    assert {"use", "pay"} <= verbs(driver, "picture") | verbs(driver, "list")
    assert person.troubles == []


# -- going on, going back ---------------------------------------------------------------------------------------------


@pytest.mark.own_server
def test_a_killed_server_and_another_device(invite: Invite, server: Server, pictures: Path) -> None:
    ann = Driver(invite("Ann"), careful(3))
    link = ann.start_at_the_map()
    ann.page.evaluate("window.same = true")
    ann.play(by_list, lambda: ann.state["view"]["prompt"] == "white", LONG)
    before, asked = ann.listed(), ann.person.see("prompt").locator("h2").inner_text()

    server.stop(signal.SIGKILL)
    ann.person.see("line").wait_for()
    ann.page.screenshot(path=pictures / "wreckland-line-down.png")
    server.start()
    ann.person.see("line").wait_for(state="hidden")
    ann.person.wait_for(lambda: ann.listed() == before, "the table is back as it was")
    assert ann.person.see("prompt").locator("h2").inner_text() == asked
    ann.decide(by_picture)
    assert ann.page.evaluate("window.same") is True, "the page was loaded anew"

    other = Driver(invite("Ann on the train", phone=True), careful(5))
    other.person.open(link)
    other.person.see("play-chapter").click()
    other.arrive()
    assert other.page.url == ann.page.url
    assert other.choices == ann.choices
    for _ in range(4):
        other.decide(by_finger)
    ann.person.wait_for(lambda: ann.state["version"] == other.state["version"], "the first device has followed")
    ann.await_question()
    assert ann.choices == other.choices
    ann.decide(by_picture)
    assert ann.person.troubles == other.person.troubles == []


def test_undo_goes_back_to_the_last_roll_and_no_further(invite: Invite) -> None:
    driver = Driver(invite("Ann"), careful(6))
    driver.start()
    undo = driver.person.see("undo")
    first, pool = driver.choices, driver.page.evaluate(TRAY)
    assert undo.is_disabled()
    driver.play(by_picture, lambda: len(driver.view["pool"]) < len(pool), LONG)
    assert len(driver.page.evaluate(TRAY)) < len(pool)
    while driver.state.get("can_undo"):
        take_back(driver)
    assert driver.choices == first
    assert driver.page.evaluate(TRAY) == pool

    driver.play(by_picture, lambda: driver.state["view"]["prompt"] == "white", LONG)
    pool, before = driver.page.evaluate(TRAY), driver.choices
    if (choice := next((one for one in before if one.startswith("fix ")), None)) is None:
        choice = next(one for one in before if one.startswith("use "))
    driver.decide(by_drag, choice)
    assert driver.state.get("can_undo")
    take_back(driver)
    assert (driver.choices, driver.page.evaluate(TRAY)) == (before, pool)

    def has_rolled() -> bool:
        return any(event["event"] == "rolled" for event in driver.state["events"])

    driver.play(by_picture, has_rolled, LONG)
    assert undo.is_disabled()
    assert "come to light" in (undo.get_attribute("title") or "")
    version = driver.state["version"]
    driver.page.keyboard.press("z")
    driver.page.wait_for_timeout(300)
    assert driver.state["version"] == version


def take_back(driver: Driver) -> None:
    before = driver.state
    driver.person.see("undo").click()
    driver.person.wait_for(lambda: driver.state is not before, "it is taken back")
    driver.await_question()


# -- help -------------------------------------------------------------------------------------------------------------


def test_why_not_and_hint_and_odds_and_preview(invite: Invite, pictures: Path) -> None:
    person = invite("Ann")
    driver, page = Driver(person, reckless), person.page
    driver.start()
    driver.play(by_list, lambda: driver.state["view"]["prompt"] == "white" and has_red(driver), LONG)

    why = person.see("why")
    page.mouse.click(*driver.point("[data-die^=r]:not(.lit)"))
    person.wait_for(lambda: why.inner_text() != "", "it is said why not this die")
    of_die = why.inner_text()
    page.keyboard.press("Escape")
    page.mouse.click(*driver.point("[data-slot]:not(.lit) > .press"))
    person.wait_for(lambda: why.inner_text() not in ("", of_die), "it is said why not this slot")
    page.screenshot(path=pictures / "wreckland-why.png")
    assert re.search(r"W-\d+\.\d+", of_die + why.inner_text())
    page.keyboard.press("Escape")

    person.see("hint").click()
    marked = page.locator("[data-testid=prompt] .hinted")
    marked.wait_for()
    assert len(person.see("hint-words").inner_text()) > 10
    page.screenshot(path=pictures / "wreckland-hint.png")

    page.mouse.move(*driver.point("[data-enemy] > .press"))
    odds = page.locator(".look").get_by_test_id("odds")
    odds.wait_for()
    assert re.search(r"\d", odds.inner_text())
    box = odds.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < 768, "the odds are under the edge"
    page.screenshot(path=pictures / "wreckland-odds.png")

    choice = next(one for one in driver.choices if one.startswith("use "))
    page.mouse.click(*driver.point(*item_places(str(item_of(choice)))))
    page.mouse.move(*driver.point(*places(choice)[0]))
    person.see("preview").wait_for()
    assert person.see("preview").inner_text().strip()
    page.screenshot(path=pictures / "wreckland-preview.png")
    assert not foreign(said(page), "en")
    assert person.troubles == []


def has_red(driver: Driver) -> bool:
    return any(die.startswith("r") for die in driver.view["pool"])


def test_a_finished_run_is_watched_again(invite: Invite, pictures: Path) -> None:
    person = invite("Ann")
    decided = finish(Driver(person, reckless))
    person.see("watch").click()
    slider = person.see("replay_slider")
    slider.wait_for()
    assert slider.get_attribute("max") == str(decided)
    slider.focus()
    seen = set[str]()
    for key, step in (("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("End", decided)):
        person.page.keyboard.press(key)
        await_step(person, step)
        seen.add(person.see("board").inner_html())
        if step == 2:
            person.page.screenshot(path=pictures / "wreckland-replay.png")
    assert len(seen) > 2
    assert not foreign(said(person.page), "en")
    assert person.troubles == []


def await_step(person: Person, step: int) -> None:
    person.wait_for(lambda: person.see("replay_slider").input_value() == str(step), f"step {step} is shown")
    person.page.wait_for_timeout(100)


def finish(driver: Driver) -> int:
    """A whole run over a bare line, with nothing to be drawn, as badly as one can; how many decisions it took."""
    if not driver.state:
        driver.start()
    address = driver.page.url
    driver.person.open("/health")
    count = driver.page.evaluate(RECKLESS, address.rpartition("/")[2])
    driver.person.open(address)
    driver.person.see("end").wait_for()
    return int(count)


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_nobody_is_shut_out_of_the_chase(invite: Invite, pictures: Path, theme: str, phone: bool) -> None:
    person = invite("Ann", theme=theme, phone=phone)
    driver, tail = Driver(person, reckless), f"{theme}-{'phone' if phone else 'desk'}"
    driver.start()
    found = examine(person, f"wreckland-building-{tail}", pictures)
    driver.play(by_finger if phone else by_picture, lambda: driver.state["view"]["prompt"] == "white", LONG)
    found += examine(person, f"wreckland-table-{tail}", pictures)
    if not phone:
        size = person.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
        assert size == [1366, 768], "the table does not fit on the screen"
    finish(driver)
    person.page.wait_for_timeout(300)
    found += examine(person, f"wreckland-end-{tail}", pictures)
    assert found == []


# -- nothing too early ------------------------------------------------------------------------------------------------


class Ear:
    """All that a page receives: answers of the server as one text, files of the client as another."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        self.files: list[str] = []
        page.on("response", self.listen)
        page.on("websocket", lambda line: line.on("framereceived", lambda frame: self.heard.append(str(frame))))

    def listen(self, answer: Response) -> None:
        kind = answer.headers.get("content-type", "")
        if "json" in kind:
            self.heard.append(answer.text())
        elif re.search(r"javascript|html|css|text", kind):
            self.files.append(answer.text())

    @property
    def answers(self) -> str:
        """Without the secrets by chance: they may spell anything."""
        text = "\n".join(self.heard)
        for secret in set(re.findall(r'"(?:key|token|id|table|campaign)":\s*"([^"]{9,})"', text)):
            text = text.replace(secret, "…")
        return text


def sealed_words(text: str) -> set[str]:
    """Names and sentences of sealed chapters in a text."""
    _, words = canaries(1)
    return {word for word in words if word in text and re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text)}


def test_the_build_holds_no_word_of_a_sealed_chapter() -> None:
    files = [file for file in WEB.rglob("*") if file.suffix in (".js", ".css", ".html", ".json", ".svg", ".map")]
    assert len(files) > 20
    assert {(file.name, word) for file in files for word in sealed_words(file.read_text())} == set()


def test_a_page_hears_nothing_of_sealed_chapters(invite: Invite) -> None:
    """Whatever a person asks on the way: rules, advice, odds; the end, the map, the replay."""
    person = invite("Ann")
    driver, ear = Driver(person, hasty(7)), Ear(person.page)
    link = driver.start_at_the_map()
    person.page.keyboard.press("?")
    person.see("rules").wait_for()
    person.page.keyboard.press("Escape")
    driver.play(by_list, lambda: driver.state["view"]["prompt"] == "white", LONG)
    person.see("hint").click()
    person.page.locator("[data-testid=prompt] .hinted").wait_for()
    person.page.mouse.move(*driver.point("[data-enemy] > .press"))
    person.page.locator(".look").get_by_test_id("odds").wait_for()
    finish(driver)
    person.see("watch").click()
    person.see("replay_slider").wait_for()
    person.open(link.partition("#")[0])
    person.see("run").wait_for()

    assert driver.view["options"]["chapter"] == 1
    assert min(len(ear.answers), len("".join(ear.files))) > 100_000
    assert "Big Fossil" in ear.answers, "the first boss is told"
    assert not singing(1, ear.answers)
    assert not sealed_words("\n".join(ear.files))
    assert foreign(said(person.page), "en") == set()
