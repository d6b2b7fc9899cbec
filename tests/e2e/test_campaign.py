"""Campaigns in the browser: begun by clicks, read, played on from another device, wiped; and nothing told too early."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, Response, expect

from tests.e2e.conftest import HOUSE, Invite
from tests.e2e.examining import examine
from tests.e2e.person import Person

LOCALE = HOUSE / "src" / "frenzy" / "games" / "wreckland" / "locale"
CHAPTERS = range(1, 8)
TABLE = re.compile(r"/t/[^/]+$")
MAP = re.compile(r"/c/[^/#]+$")

RECKLESS = """(table) => new Promise((resolve, reject) => {
  const line = new WebSocket(`ws://${location.host}/api/tables/${table}/socket?version=0`);
  const idle = (choice) => ['end phase', 'done'].includes(choice);
  let decided = 0;
  line.onerror = () => reject(new Error('the line broke'));
  line.onmessage = ({ data }) => {
    const news = JSON.parse(data);
    if (news.type !== 'state') return;
    if (news.phase === 'over') { line.close(); resolve(decided); return; }
    const choices = news.view?.choices ?? [];
    const choice = choices.find(idle) ?? choices[0];
    if (choice === undefined) return;
    decided += 1;
    line.send(JSON.stringify({ type: 'choose', version: news.version, choice }));
  };
})"""
"""Plays a table to its end over a second line: builds nothing, and drives as badly as one can."""


def words_of(chapter: int) -> set[str]:
    """Names and titles that the envelope of a chapter holds, in all languages."""
    found: set[str] = set()
    for language in ("en", "fr", "pl"):
        text = (LOCALE / language / f"chapter{chapter}.ftl").read_text()
        found |= {name.strip() for name in re.findall(r"^(?:name-\w+|chapter-\d) = (.{8,})$", text, re.MULTILINE)}
    assert found
    return found


def begin(person: Person) -> None:
    """A new campaign with another rig than the first one, up to its map."""
    person.open("/")
    person.see("game-wreckland").click()
    person.see("pick-V3").click()
    person.see("pick-cuddles").click()
    person.page.get_by_label("Expert").check(force=True)
    person.see("start-map").click()
    person.page.wait_for_url(MAP)
    person.see("story-text").wait_for()


def play(person: Person) -> str:
    """From the map to the table; its address."""
    person.see("play-chapter").click()
    person.page.wait_for_url(TABLE)
    return person.page.url


@contextmanager
def overheard(page: Page) -> Iterator[list[str]]:
    """Everything that the server sends while this goes on."""
    bodies: list[str] = []

    def keep(answer: Response) -> None:
        if re.search(r"json|javascript|html|css|text", answer.headers.get("content-type", "")):
            bodies.append(answer.text())

    page.on("response", keep)
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: bodies.append(str(frame))))
    yield bodies


def test_a_campaign_is_begun_by_clicks_and_tells_one_chapter(invite: Invite) -> None:
    person = invite("Ann")
    with overheard(person.page) as heard:
        begin(person)
        assert person.see("story-title").inner_text().strip()
        assert len(person.see("story-text").inner_text()) > 100
        assert person.see("stop-1").get_attribute("data-state") == "open"
        for number in CHAPTERS[1:]:
            stop = person.see(f"stop-{number}")
            assert stop.get_attribute("data-state") == "sealed"
            assert stop.inner_text().strip() == ""
            assert stop.get_by_role("img").get_attribute("aria-label") == f"Sealed envelope {number}"
            assert stop.get_by_role("button").count() == 0
        play(person)
        person.see("prompt").wait_for()
        person.page.wait_for_timeout(1_000)
    everything = "\n".join(heard)
    assert len(everything) > 100_000
    assert [word for number in CHAPTERS[1:] for word in words_of(number) if word in everything] == []


def test_one_press_starts_the_first_run_and_the_way_back_is_the_map(invite: Invite) -> None:
    person = invite("Ann")
    person.open("/")
    person.see("game-wreckland").click()
    person.see("start-chase").click()
    person.page.wait_for_url(TABLE)
    table = person.page.url
    person.page.go_back()
    person.page.wait_for_url(MAP)
    expect(person.see("play-chapter")).to_have_text("Go on", ignore_case=True)
    expect(person.see("run")).to_have_count(1)
    assert play(person) == table


def test_the_last_slot_goes_on_from_the_front_page(invite: Invite) -> None:
    person = invite("Ann")
    begin(person)
    table = play(person)
    person.open("/")
    person.see("slot").wait_for()
    assert person.see("slot").count() == 1
    assert "Ox Wagon and Cuddles" in person.see("slot").inner_text()
    person.see("continue").click()
    person.page.wait_for_url(table)
    person.open("/")
    person.see("new-campaign").click()
    person.see("slot-name").fill("Second try")
    person.see("start-map").click()
    person.page.wait_for_url(MAP)
    person.see("home").click()
    person.wait_for(lambda: person.see("slot").count() == 2, "both slots are on the front page")
    assert "Second try" in person.see("slot").first.inner_text()


def test_the_private_link_opens_the_campaign_on_another_device_and_to_nobody_else(invite: Invite) -> None:
    ann, other, stranger = invite("Ann"), invite("Ann on the train", phone=True), invite("Bob")
    begin(ann)
    link = ann.see("private-link").input_value()
    key = link.split("#")[1]
    asked: list[str] = []
    other.page.on("request", lambda request: asked.append(request.url))
    other.open(link)
    other.see("story-text").wait_for()

    assert other.page.url == link.split("#")[0]
    assert asked
    assert not [url for url in asked if key in url and not url.startswith(link)]
    assert other.see("story-text").inner_text() == ann.see("story-text").inner_text()
    table = play(other)
    ann.page.reload()
    assert play(ann) == table

    stranger.open(link.split("#")[0])
    stranger.see("paste-link").wait_for()
    assert stranger.see("road").count() == 0
    stranger.see("paste-link").fill(link)
    stranger.page.keyboard.press("Enter")
    stranger.see("story-text").wait_for()
    assert "#" not in stranger.page.url

    ann.open(link)
    ann.see("renew").click()
    ann.see("confirm-renew").click()
    ann.wait_for(lambda: ann.see("private-link").input_value() != link, "there is another link")
    for person in (other, stranger):
        person.open(link)
        person.page.reload()
        person.see("paste-link").wait_for()
    stranger.open(ann.see("private-link").input_value())
    stranger.see("story-text").wait_for()
    assert play(ann) == table


def test_a_run_is_given_up_and_the_campaign_reset_and_forgotten(invite: Invite) -> None:
    person = invite("Ann")
    begin(person)
    first = play(person)
    person.page.go_back()
    person.see("play-fresh").click()
    person.see("confirm-fresh").click()
    person.page.wait_for_url(TABLE)
    assert person.page.url != first
    person.page.go_back()
    person.see("runs").wait_for()
    assert [row.get_attribute("data-result") for row in person.see("run").all()] == ["running"]
    person.see("more-runs").click()
    results = [row.get_attribute("data-result") for row in person.see("run").all()]
    assert results == ["running", "given_up"]

    person.see("reset").click()
    person.page.keyboard.press("Escape")
    assert person.see("run").count() == 2
    person.see("reset").click()
    person.see("confirm-reset").click()
    person.see("no-runs").wait_for()
    expect(person.see("play-chapter")).to_have_text("Play", ignore_case=True)

    person.see("forget").click()
    person.see("confirm-forget").click()
    person.see("no-slots").wait_for()
    assert person.troubles == []


def test_a_run_that_is_over_stands_in_the_statistics_and_can_be_watched(invite: Invite, pictures: Path) -> None:
    person = invite("Ann")
    begin(person)
    table = play(person).split("/")[-1]
    decided = person.page.evaluate(RECKLESS, table)
    person.page.go_back()
    row = person.see("run")
    row.wait_for()
    expect(row).to_have_attribute("data-result", "lost")
    expect(row).to_contain_text("Expert")
    for sentence in ("One attempt, not won yet.", "How it ended last time"):
        expect(person.see("story")).to_contain_text(sentence)
    expect(person.see("play-chapter")).to_have_text("Try again", ignore_case=True)
    person.see("runs-chart").wait_for()
    assert decided > 5
    person.page.screenshot(path=pictures / "map-lost.png", full_page=True)
    row.get_by_role("link").click()
    person.page.wait_for_url(re.compile(f"/t/{table}/replay"))
    person.page.go_back()
    first = play(person)
    assert table not in first
    assert person.troubles == []


def test_a_chase_is_begun_with_the_keyboard(invite: Invite) -> None:
    person = invite("Ann")
    page = person.page
    person.open("/")
    person.see("play-bots").wait_for()
    go_to(page, "document.activeElement?.name === 'game'")
    page.keyboard.press("ArrowRight")
    person.see("start-chase").wait_for()
    go_to(page, "document.activeElement?.closest('[data-testid=pick-V1]') !== null")
    page.keyboard.press("ArrowRight")
    go_to(page, "document.activeElement?.dataset?.testid === 'start-map'")
    page.keyboard.press("Enter")
    page.wait_for_url(MAP)
    person.see("story-text").wait_for()
    assert "Thunderflash" in page.inner_text("main")


def go_to(page: Page, is_there: str) -> None:
    for _ in range(60):
        if page.evaluate(is_there):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"out of reach of the keyboard: {is_there}")


@pytest.mark.parametrize(("language", "theme"), [("en", "dark"), ("fr", "light"), ("pl", "dark")])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_pages_of_campaigns_are_for_everybody(
    invite: Invite, pictures: Path, language: str, theme: str, phone: bool
) -> None:
    person = invite("Ann", language=language, theme=theme, phone=phone)
    tail = f"{language}-{theme}-{'phone' if phone else 'desk'}"
    person.open("/")
    person.see("game-wreckland").click()
    person.see("start-chase").wait_for()
    person.page.wait_for_timeout(300)
    found = examine(person, f"chase-{tail}", pictures)
    assert "campaign-" not in person.page.inner_text("main").lower(), "the words of the door that was left first"
    person.see("start-map").click()
    person.see("story-text").wait_for()
    person.page.wait_for_timeout(300)
    found += examine(person, f"map-{tail}", pictures)
    width = person.page.evaluate("document.documentElement.scrollWidth")
    assert width == (360 if phone else 1366)
    play(person)
    person.page.go_back()
    person.see("runs").wait_for()
    person.page.wait_for_timeout(300)
    found += examine(person, f"map-running-{tail}", pictures)
    person.see("home").click()
    person.see("slot").wait_for()
    person.page.wait_for_timeout(300)
    found += examine(person, f"slots-{tail}", pictures)
    assert found == []
