"""Resistance in the browser: friends and a bot to the end of a mission, a phone in French, the film of the enemies."""

from __future__ import annotations

import json
import re
from collections import deque
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final

import pytest
from playwright.sync_api import Error, expect

from tests.e2e.conftest import Invite
from tests.e2e.examining import examine
from tests.e2e.person import LONG, Person, begin_with_a_bot, button, by_touch
from tests.e2e.words import BROKEN, HOUSE, messages, said

BOLD: Final = ("attack", "roll", "take", "rescue", "open", "leave", "hit", "use")
PLACES: Final = {"move": "zone", "open": "door", "activate": "hero", "zone": "zone", "way": "zone", "wound": "hero"}
"""What is pressed on the map for a choice, by its first word."""

KEYS: Final = frozenset(
    key
    for folder in (HOUSE / "src/frenzy/games/resistance/locale/en", HOUSE / "web/src/games/resistance/words")
    for file in (folder.glob("en.ftl") if folder.name == "words" else folder.glob("*.ftl"))
    for key, _ in messages(file)
)


def on_map(person: Person, choice: str) -> bool:
    """Press the thing on the map that the choice is about; whether that could be done."""
    verb, *words = choice.split()
    kind = PLACES.get(verb)
    thing = person.page.locator(f'[data-testid=board] [data-{kind}="{" ".join(words)}"]').first
    if kind is None or not thing.count():
        return False
    before = person.look()["choices"]
    try:
        thing.click(position={"x": 7, "y": 7} if kind == "zone" else None, timeout=800)
        person.wait_for(lambda: person.look()["choices"] != before, f"{choice} is done", seconds=2)
    except (Error, AssertionError):
        return False
    return True


class Player:
    """Somebody who strikes what there is for a while, and then only wants it to be over."""

    def __init__(self, person: Person, patience: int, luck: int) -> None:
        self.person, self.patience, self.luck = person, patience, Random(luck)
        self.on_map = 0
        self.lately: deque[str] = deque(maxlen=12)

    def wish(self, choices: list[str]) -> str:
        if self.person.decided >= self.patience:
            return idle(choices)
        bold = [choice for choice in choices if choice.split()[0] in BOLD]
        return self.luck.choice(bold or [choice for choice in choices if choice != "end turn"] or choices)

    def decide(self) -> bool:
        seen = self.person.look()
        if seen["is_over"] or not seen["choices"]:
            return False
        choice = self.wish(seen["choices"])
        self.lately.append(f"{seen['version']}: {choice}")
        if self.person.decided < self.patience and on_map(self.person, choice):
            self.on_map += 1
        else:
            try:
                button(self.person, choice).click(timeout=1_500)
            except Error:
                return False  # somebody else was quicker
        self.person.decided += 1
        return True


def idle(choices: list[str]) -> str:
    """What ends the turn, or else the first there is."""
    ends = [choice for choice in choices if choice in ("end phase", "end turn", "pass", "suffer", "keep", "stay")]
    return (ends or choices)[0]


def play_until_over(players: list[Player]) -> None:
    end = monotonic() + LONG
    while not all(player.person.is_done() for player in players):
        assert monotonic() < end, f"not over in time; lately: {[[*player.lately] for player in players]}"
        decided = [player.decide() for player in players]
        if True not in decided:
            players[0].person.page.wait_for_timeout(20)


def at_the_door(person: Person, mission: str) -> None:
    person.open("/")
    person.see("game-resistance").click()
    person.see("mission").select_option(mission)


def test_two_friends_and_a_bot_play_the_first_mission_to_its_end(invite: Invite, pictures: Path) -> None:
    host, friend = invite("Ann", luck=1), invite("Bolek", language="pl", theme="light", luck=2)
    at_the_door(host, "MH0")
    host.see("option-heroes").or_(host.see("options")).first.wait_for()
    host.see("options").click()
    host.page.get_by_label("3", exact=True).first.check(force=True)
    begin_with_a_bot(host, friend)
    for person in (host, friend):
        person.await_turn()
    expect(host.page.locator("[data-dashboard]")).to_have_count(4)
    expect(host.page.locator('[data-zone="12V-corrW"]')).to_have_attribute("tabindex", "0")  # there are the heroes
    assert examine(host, "resistance-table-dark", pictures) == []
    assert examine(friend, "resistance-table-light", pictures) == []

    players = [Player(host, patience=45, luck=5), Player(friend, patience=30, luck=6)]
    play_until_over(players)

    for person, name in ((host, "en"), (friend, "pl")):
        person.see("ending").wait_for()
        person.page.screenshot(path=pictures / f"resistance-end-{name}.png")
        expect(person.page.locator("[data-testid^=end-hero-]")).to_have_count(4)
        person.see("rounds").get_by_role("listitem").nth(1).wait_for()
        person.see("moment").first.wait_for()
        person.see("moment").last.scroll_into_view_if_needed()
        person.page.screenshot(path=pictures / f"resistance-end-story-{name}.png")
        person.see("moment").last.click()
        person.page.wait_for_url(re.compile(r"/replay\?turn=\d+"))
        person.page.go_back()
        person.see("end-record").click()
        person.see("run").wait_for()
        assert person.see("run").count() == 1, "everybody has a record of their own"
        assert person.troubles == []
    assert sum(player.on_map for player in players) > 5
    assert all(person.decided > 10 for person in (host, friend))


def test_a_phone_in_french_plays_some_rounds(invite: Invite, pictures: Path) -> None:
    person = invite("Chloé", language="fr", phone=True, theme="light", luck=4)
    at_the_door(person, "MH1")
    assert examine(person, "resistance-front-phone", pictures) == []
    person.see("play-bots").tap()
    person.see("prompt").wait_for()
    person.await_turn()
    assert examine(person, "resistance-phone", pictures) == []
    end = monotonic() + LONG
    while "Manche 3" not in person.page.locator(".where").inner_text() and not person.is_done():
        assert monotonic() < end, f"the third round does not come; decided: {person.decided}"
        seen = person.look()
        if not seen["choices"]:
            person.page.wait_for_timeout(30)
            continue
        by_touch(person, idle(seen["choices"]))
        person.decided += 1
    words = said(person.page)
    assert not BROKEN.search(words), BROKEN.findall(words)
    assert not {token for token in re.findall(r"[a-z]+(?:-\w+)+", words) if token in KEYS}
    assert "Breaking and entering" not in words
    for sheet in ("left", "right"):
        person.page.locator(f"[data-testid=sheet-{sheet}]").or_(
            person.page.get_by_role("button", name="Héros" if sheet == "left" else "Mission")
        ).first.tap()
        person.page.wait_for_timeout(300)
        person.page.screenshot(path=pictures / f"resistance-phone-{sheet}.png")
    width = person.page.evaluate("document.documentElement.scrollWidth")
    assert width == 360, "the page is wider than the phone"
    assert person.troubles == []


PAUSE_AT_ONCE = """() => {
    const pause = () => document.querySelector("[data-testid=reel-pause][aria-label=Pause]")?.click();
    new MutationObserver(pause).observe(document.body, { childList: true, subtree: true });
}"""
"""A short film may be over before a browser on a busy machine hears of a click from outside."""

AT_REST = """async (log) => {
  let [top, still] = [log.scrollTop, 0];
  while (still < 10) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
    still = log.scrollTop === top ? still + 1 : 0;
    top = log.scrollTop;
  }
  return top;
}"""
"""Where it stands when nothing moves it any more: a wheel moves it for a while."""

VERSION = "document.querySelector('[data-testid=prompt]')?.dataset.version ?? null"
"""Which state of the table the page asks about."""


def is_newer(person: Person, version: str | None) -> Callable[[], bool]:
    return lambda: bool(person.page.evaluate(VERSION) != version)


def test_the_enemies_phase_is_a_film_that_can_be_stopped_and_stepped(invite: Invite, pictures: Path) -> None:
    person = invite("Ann", motion="normal")
    at_the_door(person, "MH0")
    person.see("options").click()
    person.page.get_by_label("1", exact=True).first.check(force=True)
    person.see("play-bots").click()
    person.page.evaluate(PAUSE_AT_ONCE)
    player, reel = Player(person, patience=0, luck=1), person.see("reel")
    end = monotonic() + LONG
    while not reel.count():
        assert monotonic() < end, "the enemies do nothing"
        is_new = is_newer(person, person.page.evaluate(VERSION))
        if player.decide():  # nothing is under way when the film is looked at: the next state may end it
            person.wait_for(is_new, "the table has gone on")
    first = reel.inner_text()
    person.page.screenshot(path=pictures / "resistance-film.png")
    person.page.wait_for_timeout(2_500)
    assert reel.inner_text() == first, "it stands still"
    caption, drawing = reel.bounding_box(), person.page.locator("svg.map").bounding_box()
    assert caption is not None
    assert drawing is not None
    assert caption["y"] + caption["height"] <= drawing["y"] + 1, "it hides nothing of the map"
    assert person.page.locator("[data-testid=reel] [data-testid=rule]").count() == 1
    person.page.keyboard.press(".")
    person.wait_for(lambda: first not in reel.all_inner_texts(), "it goes on by one step")
    person.page.keyboard.press("Escape")
    reel.wait_for(state="detached")
    assert person.troubles == []


def test_on_a_phone_nothing_lies_over_the_map_and_a_film_takes_nothing_of_it(invite: Invite, pictures: Path) -> None:
    person = invite("Ann", phone=True, motion="normal")
    at_the_door(person, "MH1")
    person.see("options").tap()
    person.page.get_by_label("1", exact=True).first.check(force=True)
    person.see("play-bots").tap()
    person.page.evaluate(PAUSE_AT_ONCE)
    person.await_turn()
    person.see("tip-hush").tap()  # a tip in the middle of the film would take its room from the map
    drawing, reel = person.page.locator("svg.map"), person.see("reel")
    end, alone = monotonic() + LONG, drawing.bounding_box()
    while not reel.count():
        assert monotonic() < end, "the enemies do nothing"
        seen, alone = person.look(), drawing.bounding_box()
        if seen["choices"]:
            by_touch(person, idle(seen["choices"]))
    person.page.screenshot(path=pictures / "resistance-film-phone.png")
    told, caption = drawing.bounding_box(), reel.bounding_box()
    assert alone is not None
    assert told is not None
    assert caption is not None
    assert told["width"] == pytest.approx(alone["width"], abs=2)
    assert told["height"] >= 0.9 * alone["height"]
    assert caption["y"] >= told["y"] + told["height"] - 1
    person.see("reel-skip").tap()
    reel.wait_for(state="detached")
    switch, drawn = person.see("threats").bounding_box(), drawing.bounding_box()
    assert switch is not None
    assert drawn is not None
    is_beside = switch["x"] + switch["width"] <= drawn["x"] + 1
    assert is_beside or switch["y"] >= drawn["y"] + drawn["height"] - 1
    assert person.troubles == []


def test_on_a_phone_a_wide_map_leaves_its_room_to_the_question(invite: Invite) -> None:
    person, heights = invite("Ann", phone=True), dict[str, float]()
    for mission in ("MH1", "MZ1"):
        at_the_door(person, mission)
        person.see("play-bots").tap()
        person.await_turn()
        person.see("tip-close").tap()
        board = person.see("board").bounding_box()
        assert board is not None
        heights[mission] = board["height"]
    assert heights["MZ1"] < heights["MH1"] < 320, heights


def test_a_threat_map_is_switched_on_by_key_and_remembered(invite: Invite, pictures: Path) -> None:
    person = invite("Ann")
    at_the_door(person, "MH1")
    person.see("options").click()
    person.page.get_by_label("1", exact=True).first.check(force=True)
    assert "Play alone" in person.see("play-bots").inner_text()
    person.see("play-bots").click()
    person.await_turn()
    assert not person.see("dangers").count(), "it is off until somebody wants it"
    person.page.keyboard.press("t")
    person.see("dangers").first.wait_for(state="attached")
    assert "Wolverine" in person.see("threat-legend").inner_text()
    assert person.page.locator("[data-threat]").count() > 0
    assert "threat: " in str(person.page.locator('[data-zone="16R-out5"]').get_attribute("aria-label"))
    assert examine(person, "resistance-threats", pictures) == []
    person.page.reload()
    person.see("threat-legend").wait_for()
    person.see("threats").click()
    person.see("threat-legend").wait_for(state="detached")
    assert person.troubles == []


def test_a_press_on_the_map_always_means_something(invite: Invite) -> None:
    person = invite("Ann")
    at_the_door(person, "MH0")
    person.see("options").click()
    person.page.get_by_label("1", exact=True).first.check(force=True)
    person.see("play-bots").click()
    person.await_turn()
    board, why = person.page.locator("[data-testid=board]"), person.see("why")

    def press(choice: str, thing: str) -> None:
        person.wait_for(lambda: choice in person.look()["choices"], f"{choice} is on offer")
        board.locator(thing).first.click()
        person.wait_for(lambda: choice not in person.look()["choices"], f"{choice} is done")

    press("activate wolverine", "[data-hero=wolverine]")
    board.locator("[data-door][data-state=locked]").click()
    person.wait_for(lambda: "Z-4.7" in why.inner_text(), "a locked door says why")
    board.locator("[data-token]").click()
    person.wait_for(lambda: "Z-10.9" in why.inner_text(), "an objective says why")
    press("move 12V-corrE", "[data-zone='12V-corrE']")
    press("move 12V-corrW", "[data-hero=storm]")  # who stands in a zone does not hide it
    assert person.troubles == []


def test_the_log_stays_at_its_end_unless_somebody_reads_back(invite: Invite) -> None:
    person = invite("Ann")
    at_the_door(person, "MH0")
    person.see("options").click()
    person.page.get_by_label("1", exact=True).first.check(force=True)
    person.see("play-bots").click()
    player, page, log = Player(person, patience=0, luck=1), person.page, person.page.locator("[data-testid=log]")

    def left() -> float:
        return float(log.evaluate("log => log.scrollHeight - log.scrollTop - log.clientHeight"))

    end = monotonic() + LONG
    while log.evaluate("log => log.scrollHeight < 2 * log.clientHeight"):
        assert monotonic() < end, "there is not much to read"
        player.decide()
    page.set_viewport_size({"width": 1366, "height": 600})
    person.wait_for(lambda: left() < 2, "it keeps to its end with less room")
    page.set_viewport_size({"width": 1366, "height": 768})
    person.wait_for(lambda: left() < 2, "and with more")
    log.hover()
    page.mouse.wheel(0, -300)
    person.wait_for(lambda: left() > 200, "somebody reads back")
    read = log.evaluate(AT_REST)
    version = person.look()["version"]
    while person.look()["version"] == version:
        assert monotonic() < end, "the game does not go on"
        player.decide()
    page.wait_for_timeout(300)
    assert log.evaluate("log => log.scrollTop") == read
    assert person.troubles == []


@pytest.mark.parametrize("mission", ["MH5", "MH3"])
def test_the_map_is_walked_by_arrow_keys_and_brought_closer(invite: Invite, mission: str, pictures: Path) -> None:
    person = invite("Ann")
    at_the_door(person, mission)
    person.see("play-bots").click()
    person.await_turn()
    page = person.page
    page.locator("[data-zone][tabindex='0']").focus()
    walked = []
    for key in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown", "ArrowDown"):
        page.keyboard.press(key)
        walked.append(page.evaluate("document.activeElement?.dataset?.zone ?? ''"))
    assert all(walked)
    assert len(set(walked)) > 2
    drawing = page.locator("svg.map")
    whole = drawing.get_attribute("viewBox")
    assert whole is not None
    page.keyboard.press("+")
    expect(drawing).not_to_have_attribute("viewBox", whole)
    page.screenshot(path=pictures / f"resistance-closer-{mission}.png")
    page.keyboard.press("0")
    expect(drawing).to_have_attribute("viewBox", whole)
    assert person.troubles == []


SIX = ["wolverine", "mystique", "magneto", "storm", "colossus", "rogue"]


def test_six_heroes_stand_on_a_small_screen_without_being_cut(invite: Invite, pictures: Path) -> None:
    person = invite("Ann")
    kept = json.dumps({"seats": 1, "options.heroes": ",".join(SIX)})
    person.context.add_init_script(f"localStorage.setItem('frenzy-wish-resistance', {json.dumps(kept)})")
    at_the_door(person, "MH1")
    person.see("play-bots").click()
    person.await_turn()

    heroes = person.page.locator("[data-dashboard]")
    assert [hero.get_attribute("data-dashboard") for hero in heroes.all()] == SIX
    person.page.screenshot(path=pictures / "resistance-six.png")
    assert heroes.last.evaluate("hero => hero.getBoundingClientRect().bottom <= innerHeight")
