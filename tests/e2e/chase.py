"""A driver at a table of Wreckland Run: hears what the page hears, decides like a bot, presses what is drawn."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Any, Final

from playwright.sync_api import Page, WebSocket

import frenzy
from frenzy.bots import make_bot
from frenzy.games.wreckland.ids import SLOTS
from tests.e2e.person import Person, quoted

GAME: Final = frenzy.load("wreckland")
NUMBERED: Final = 9
"""So many places of a list have a key."""
SECTIONS: Final = ("front", "right", "rear", "left")

SPOT: Final = """async (selectors) => {
  const shares = [0.5, 0.3, 0.7, 0.15, 0.85, 0.04, 0.96];
  const find = () => {
    for (const selector of selectors)
      for (const thing of document.querySelectorAll(selector)) {
        thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const box = thing.getBoundingClientRect();
        for (const down of shares)
          for (const along of shares) {
            const [x, y] = [box.x + box.width * along, box.y + box.height * down];
            if (thing.contains(document.elementFromPoint(x, y))) return { x, y };
          }
      }
    return null;
  };
  let [last, still] = [find(), 0];
  for (let frames = 0; still < 3 && frames < 60; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const found = find();
    still = JSON.stringify(found) === JSON.stringify(last) ? still + 1 : 0;
    last = found;
  }
  return last;
}"""
"""Where a finger or a pointer reaches the first of these things, once it stands still; null if none is in reach."""

LISTED: Final = """() => [...document.querySelectorAll('[data-testid=prompt] :is([data-choice], [data-pick])')]
  .map((button) => button.dataset.choice ?? button.dataset.pick)"""

CLICKS: Final = """() => {
  if (window.clicks === undefined) addEventListener('click', () => (window.clicks += 1), true);
  return (window.clicks ??= 0);
}"""

SHOWN: Final = """() => {
  const prompt = document.querySelector('[data-testid=prompt]');
  return [prompt?.dataset.version ?? -1, prompt?.querySelector('[data-total]')?.dataset.total ?? 0];
}"""

PRESSED: Final = "document.querySelector('.choice.sent, [data-testid=confirm]') !== null"

Doc = dict[str, Any]
Mind = Callable[[Any], str]
Point = tuple[float, float]
Press = Callable[["Driver", str], None]


def careful(seed: int) -> Mind:
    """Plays to win."""
    return make_bot("greedy", GAME, seed).choose


def hasty(seed: int) -> Mind:
    """Plays the first Round to win it, and has no time for the rest."""
    think = careful(seed)
    return lambda view: think(view) if view["round"] == 1 else reckless(view)


def reckless(view: Doc) -> str:
    """Builds nothing, repairs nothing, and is soon a wreck."""
    return next((choice for choice in view["choices"] if choice in ("end phase", "done")), str(view["choices"][0]))


WITH_STACK = """const Line = WebSocket;
window.WebSocket = class extends Line {
  constructor(address, ...rest) { super(`${address}${address.includes('?') ? '&' : '?'}stack=1`, ...rest); }
};"""
"""The page's own line tells the test what a bot needs to think ahead."""


class Driver:
    """A person, and what the server has told the page of the person."""

    def __init__(self, person: Person, mind: Mind) -> None:
        self.person, self.page, self.mind = person, person.page, mind
        self.state: Doc = {}
        self.sent: list[str] = []
        self.ways: Counter[tuple[str, str]] = Counter()
        self.page.add_init_script(WITH_STACK)
        self.page.on("websocket", self.overhear)

    def overhear(self, line: WebSocket) -> None:
        line.on("framereceived", self.receive)
        line.on("framesent", self.send)

    def receive(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "state":
            self.state = message

    def send(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "choose":
            self.sent.append(message["choice"])

    @property
    def view(self) -> Doc:
        view: Doc = self.state["view"]
        return view

    @property
    def choices(self) -> list[str]:
        return list((self.state.get("view") or {}).get("choices", ()))

    @property
    def is_over(self) -> bool:
        return bool(self.state.get("phase") == "over")

    def start(self) -> None:
        """From the front page to the first decision of the first chapter."""
        self.person.open("/")
        self.person.see("game-wreckland").click()
        self.person.see("start-chase").click()
        self.arrive()

    def start_at_the_map(self) -> str:
        """The same by way of the map; the private link of the campaign."""
        self.person.open("/")
        self.person.see("game-wreckland").click()
        self.person.see("start-map").click()
        link = self.person.see("private-link").input_value()
        self.person.see("play-chapter").click()
        self.arrive()
        return link

    def arrive(self) -> None:
        """Wait for the table, and for the tip that everybody gets at first: nothing moves any more."""
        self.await_question()
        self.person.see("tip").wait_for()

    def await_question(self) -> None:
        """Wait until the table is on the screen, with something to decide."""
        self.person.wait_for(lambda: bool(self.choices) or self.is_over, "the server asks")
        if not self.is_over:
            self.person.wait_for(lambda: self.shown() == (self.state["version"], len(self.choices)), "it is shown")

    def shown(self) -> tuple[int, int]:
        """Which state of the table the page asks about, and how many choices it has: two in a row may have as many."""
        version, total = self.page.evaluate(SHOWN)
        return int(version), int(total)

    def decide(self, press: Press, choice: str | None = None) -> str:
        """Take the decision at hand, this way; what was chosen."""
        wanted = choice or self.mind(self.view)
        before, count = self.state["version"], len(self.sent)
        press(self, wanted)
        self.person.wait_for(lambda: self.state["version"] > before, f"{wanted} counts")
        assert self.sent[count:] == [wanted], f"{self.sent[count:]} is not what was pressed: {wanted}"
        self.await_question()
        return wanted

    def play(self, press: Press, until: Callable[[], bool], seconds: float) -> int:
        """Decide until then, or until it is over; how often."""
        end, count = monotonic() + seconds, 0
        while not self.is_over and not until():
            assert monotonic() < end, f"not there in time, after {count} decisions"
            self.decide(press)
            count += 1
        return count

    # -- pressing -----------------------------------------------------------------------------------------------------

    def spot(self, *selectors: str) -> Point | None:
        found = self.page.evaluate(SPOT, list(selectors))
        return None if found is None else (found["x"], found["y"])

    def point(self, *selectors: str) -> Point:
        found = self.spot(*selectors)
        assert found is not None, f"out of reach: {selectors}, asked {self.view['prompt']!r}: {self.choices}"
        return found

    def listed(self) -> list[str]:
        """The choices and dice in the list of the question, as they are numbered."""
        return [str(name) for name in self.page.evaluate(LISTED)]

    def missing(self) -> list[str]:
        """The choices that are neither in the list nor behind a button of it."""
        listed = self.listed()
        return [one for one in self.choices if one not in listed and self.page.locator(lid_of(one)).count() == 0]

    def is_settled(self, count: int) -> bool:
        """More has been sent than so much, or will be when it is confirmed."""
        is_pressed = bool(self.page.evaluate(PRESSED))  # what the page has sent is heard before this is answered
        return is_pressed or len(self.sent) > count


def verb_of(choice: str) -> str:
    """What is done. To ram nobody is another deed: it is done on the Core, as the tricks are."""
    verb, _, rest = choice.partition(" ")
    return "ram nowhere" if verb == "ram" and rest.endswith("nowhere") else verb


def item_of(choice: str) -> str | None:
    """The die or Scrap card that a choice is done with."""
    verb, *words = choice.split()
    if verb in ("pay", "die") and words[0][:1] in ("w", "r"):
        return words[0]
    if verb == "pay":
        return words[0]
    if verb in ("use", "fix", "ram", "core", "red"):
        return words[0] if "=" in words[0] else f"{'r' if verb == 'red' else 'w'}{words[0]}"
    return None


def item_places(item: str) -> list[str]:
    if "=" in item:
        return [f"[data-item={quoted(item)}]", f"[data-scrap={quoted(item.partition('=')[0])}].lit > .press"]
    return [f"[data-die={quoted(item)}].lit:not(.marked)", f"[data-die={quoted(item)}].lit"]


def lid_of(choice: str) -> str:
    """The button that a choice waits behind, where there are too many for one list."""
    item = item_of(choice)
    return "[data-testid=rerolls]" if item is None else f"[data-pick={quoted(item)}]"


def places(choice: str) -> list[list[str]]:
    """What a choice names on the picture, one after the other; each as selectors, the most telling first."""
    verb, *words = choice.split()
    if verb in ("pay", "effect", "choose") or not words:
        return []
    if verb == "core":
        return [[f"[data-drop={quoted(f'core {words[1]}')}]", "[data-core] > .press"]]
    if verb == "fix":
        return [[f"[data-slot={words[1]}] .fix", f"[data-slot={words[1]}].lit > .press"]]
    if verb == "arson":
        return [["[data-drop=hero]"], [f"[data-section={words[0]}].lit > .ground"]]
    if verb in ("install", "reroll"):
        return [[f"[data-card={words[0]}].lit > .press"]]
    named = words[1:] if item_of(choice) else words[:1] if verb == "at" else words
    found: list[list[str]] = []
    for word in named:
        if word in SLOTS:
            holes = [f"[data-slot={word}] .drop[data-drop={quoted(f'hole {word} {named[1]}')}]"] if named[1:] else []
            found.append([*holes, f"[data-slot={word}].lit > .press"])
        elif word in SECTIONS:
            crowd = [f"[data-section={word}].lit [data-enemy] > .press"] if verb in ("section", "ram") else []
            found.append([f"[data-section={word}].lit > .ground", *crowd])
        elif word == "board":
            found.append(["[data-board].lit .here"])
        elif word == "nowhere":
            found.append(["[data-core].lit > .press"])
        elif word[:1].isalpha():
            found.append([f"[data-enemy={word}].lit > .press"])
    return found


Touch = Callable[[Driver, Point], None]


def click(driver: Driver, at: Point) -> None:
    driver.page.mouse.click(*at)


def tap(driver: Driver, at: Point) -> None:
    """A touch that has become a click. On a slow machine the finger may stay so long that a card is read instead."""
    read, clicks = driver.person.see("inspector"), driver.page.evaluate(CLICKS)
    driver.page.touchscreen.tap(*at)
    driver.person.wait_for(lambda: driver.page.evaluate(CLICKS) > clicks or read.count() > 0, "the touch is felt")
    if read.count():
        driver.page.keyboard.press("Escape")
        read.wait_for(state="detached")
        tap(driver, at)


def by_picture(driver: Driver, choice: str, touch: Touch = click) -> None:
    """Dice, then places, on the picture; what the picture cannot tell apart is pressed in the list."""
    count, item = len(driver.sent), item_of(choice)
    steps = places(choice) if item is None else [item_places(item), *places(choice)]
    for step in steps:
        at = driver.spot(*step)
        if at is not None:
            touch(driver, at)
            if driver.is_settled(count):
                driver.ways["picture", verb_of(choice)] += 1
                return
    by_list(driver, choice, touch)


def by_drag(driver: Driver, choice: str) -> None:
    """A die is taken up, carried to its place and let go there; what is done without a die is pressed."""
    count, item, mouse = len(driver.sent), item_of(choice), driver.page.mouse
    if item is None or not places(choice):
        by_picture(driver, choice)
        return
    x, y = driver.point(*item_places(item))
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 20, y - 20)
    mouse.move(*driver.point(*places(choice)[0]), steps=2)
    mouse.up()
    if driver.is_settled(count):
        driver.ways["drag", verb_of(choice)] += 1
    else:
        by_list(driver, choice)


def by_list(driver: Driver, choice: str, touch: Touch = click) -> None:
    """The button of the choice; where there are many, first that of its kind, which may be the only one of it."""
    count = len(driver.sent)
    if choice not in driver.listed():
        touch(driver, driver.point(lid_of(choice)))
    if not driver.is_settled(count):
        touch(driver, driver.point(f"[data-choice={quoted(choice)}]"))
    driver.ways["list", verb_of(choice)] += 1


def by_finger(driver: Driver, choice: str) -> None:
    """On the picture or in the list, by turns. A tap shows what will happen; another, on the button for it, does it."""
    count, confirm = len(driver.sent), driver.person.see("confirm")
    way = by_picture if count % 2 else by_list
    way(driver, choice, tap)
    driver.person.wait_for(lambda: len(driver.sent) > count or confirm.count() > 0, f"{choice} is shown or done")
    if len(driver.sent) == count:
        tap(driver, driver.point("[data-testid=confirm]"))


def by_keys(driver: Driver, choice: str) -> None:
    """The number in front of it, or the tabulator and Enter; where there are many, first those of its kind."""
    count = len(driver.sent)
    if choice not in driver.listed():
        press_keys(driver, lid_of(choice), item_of(choice))
    if not driver.is_settled(count):
        press_keys(driver, f"[data-choice={quoted(choice)}]", choice)


def press_keys(driver: Driver, selector: str, name: str | None) -> None:
    listed = driver.listed()
    if name in listed[:NUMBERED]:
        driver.page.keyboard.press(str(listed.index(name) + 1))
    else:
        tab_to(driver.page, selector)
        driver.page.keyboard.press("Enter")


def tab_to(page: Page, selector: str) -> None:
    for _ in range(150):
        if page.evaluate("(selector) => document.activeElement?.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"out of reach of the keyboard: {selector}")
