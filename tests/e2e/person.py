"""Somebody at a browser: what they see, what they press, and how they decide."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import monotonic
from typing import Any, Final

from playwright.sync_api import BrowserContext, Locator, Page

from tests.server.serving import Client, Server

PATIENCE: Final = 60.0
"""Seconds after which something hangs: a busy machine may keep a page or a server waiting for a few of them."""
LONG: Final = 800.0
"""The same for a whole game, or a good part of one."""
LOOK: Final = """() => ({
  choices: [...document.querySelectorAll('[data-choice]')].filter((b) => b.getAttribute('aria-disabled') !== 'true')
    .map((b) => b.dataset.choice),
  version: document.querySelector('[data-testid=prompt]')?.dataset.version ?? 'none',
  is_over: document.querySelector('[data-testid=end]') !== null,
  curtain: document.querySelector('[data-testid=curtain]') !== null,
})"""

Press = Callable[["Person", str], None]


class Person:
    """A page of one browser context, and the person in front of it."""

    def __init__(self, context: BrowserContext, name: str, *, press: Press | None = None, luck: int = 0) -> None:
        self.context, self.name, self.luck = context, name, Random(luck)
        self.page: Page = context.new_page()
        self.press = press or by_mouse
        self.troubles: list[str] = []
        self.decided = 0
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", lambda line: self.troubles.append(told(line)) if is_trouble(line) else None)
        self.page.set_default_timeout(PATIENCE * 1_000)

    def open(self, address: str) -> None:
        self.page.goto(address)

    def see(self, name: str) -> Locator:
        """The thing of that test id."""
        return self.page.get_by_test_id(name)

    def look(self) -> Any:
        return self.page.evaluate(LOOK)

    def version(self) -> str:
        """Which state of the table is shown: two questions in a row may offer the same."""
        return str(self.look()["version"])

    def is_asked(self) -> bool:
        return bool(self.look()["choices"])

    def is_done(self) -> bool:
        return bool(self.look()["is_over"])

    def decide_if_asked(self) -> bool:
        """Take the pending decision, if it is this person's; whether it was."""
        seen = self.look()
        if seen["is_over"] or not seen["choices"]:
            return False
        self.press(self, sensible(seen["choices"], self.luck))
        self.decided += 1
        return True

    def wait_for(self, is_so: Callable[[], bool], what: str, seconds: float = PATIENCE) -> None:
        end = monotonic() + seconds
        while not is_so():
            assert monotonic() < end, f"{self.name} waits in vain until {what}; troubles: {self.troubles}"
            self.page.wait_for_timeout(30)

    def await_turn(self) -> None:
        self.wait_for(self.is_asked, "there is something to decide")


def is_trouble(line: Any) -> bool:
    """A message on the console that should not be there; a line that is down while the server is down may be."""
    return line.type == "error" and "net::ERR_" not in line.text and "WebSocket" not in line.text


def told(line: Any) -> str:
    """What the console says, and the address it speaks of."""
    return f"{line.text} {line.location.get('url', '')}".strip()


def sensible(choices: Sequence[str], luck: Random) -> str:
    """Shoot if you can, else take what there is, else move on: enough for a lively game."""
    shots = [choice for choice in choices if choice.startswith("shoot ")]
    if shots:
        return luck.choice(shots)
    if "grab" in choices:
        return "grab"
    deeds = [choice for choice in choices if choice not in ("done", "end turn", "pay cubes")]
    wanted = [choice for choice in deeds if choice.split()[0] in ("reload", "target", "use", "aim", "everyone", "room")]
    if wanted:
        return luck.choice(wanted)
    if "done" in choices:
        return "done"
    return luck.choice(deeds or list(choices))


def button(person: Person, choice: str) -> Locator:
    return person.page.locator(f"[data-choice={quoted(choice)}]").first


def quoted(text: str) -> str:
    return '"' + text.replace('"', '\\"') + '"'


def by_mouse(person: Person, choice: str) -> None:
    button(person, choice).click()


def by_touch(person: Person, choice: str) -> None:
    """A first tap shows what will happen; the second, on the button that names the deed, does it."""
    version, confirm = person.version(), person.see("confirm")
    button(person, choice).tap()
    person.wait_for(lambda: confirm.count() > 0 or person.version() != version, f"{choice} is shown or done")
    if confirm.count():
        confirm.tap()
        confirm.wait_for(state="detached")


def by_keyboard(person: Person, choice: str) -> None:
    """The number in front of the choice, or the tabulator and Enter."""
    place = [*person.look()["choices"]].index(choice)
    if place < 9:
        person.page.keyboard.press(str(place + 1))
        return
    for _ in range(120):
        if person.page.evaluate("document.activeElement?.dataset?.choice ?? ''") == choice:
            person.page.keyboard.press("Enter")
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"{choice} cannot be reached by the keyboard")


def begin_with_a_bot(host: Person, friend: Person) -> None:
    """Set up as the host likes it: the friend comes by the link, and a bot takes the third seat."""
    host.see("play-friends").click()
    friend.open(host.see("invite-link").input_value())
    friend.see("sit-1").click()
    friend.see("ready").click()
    host.see("add-bot-2").click()
    host.wait_for(host.see("start").is_enabled, "everybody is ready")
    host.see("start").click()
    for person in (host, friend):
        person.see("prompt").wait_for()


def play_to_the_end(people: Sequence[Person]) -> None:
    """Everybody decides when asked, until everybody sees the final screen."""
    end = monotonic() + LONG
    while not all(person.is_done() for person in people):
        assert monotonic() < end, f"not over in time; decided: {[person.decided for person in people]}"
        decided = [person.decide_if_asked() for person in people]
        if True not in decided:
            people[0].page.wait_for_timeout(15)
    for person in people:
        assert not person.troubles, f"{person.name} has {person.troubles}"


def hurry(person: Person, server: Server, until: Callable[[Any], bool] = lambda _: False) -> None:
    """Decide over a bare line, with nothing to be drawn, until it is so or over; and come back to the table."""
    address = person.page.url
    table = address.rpartition("/")[2]
    kept = person.context.cookies(f"{server.url}/api/tables/{table}")
    person.open("/health")
    line = Client(server, table, next(cookie.get("value") for cookie in kept if cookie.get("name") == "frenzy_seat"))
    while line.await_turn() and not until(line.state["view"]):
        line.play(sensible(line.choices, person.luck))
    line.close()
    person.open(address)
