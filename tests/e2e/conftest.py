"""A real server with the built web client, and a real Chromium in front of it."""

from __future__ import annotations

import itertools
import json
import shutil
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, ViewportSize, expect, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from tests.e2e.person import PATIENCE, Person, Press, by_touch
from tests.server.serving import Server, from_address, serving

HOUSE = Path(__file__).parents[2]
WEB = HOUSE / "web" / "dist"
PICTURES = HOUSE / "build" / "screens"
DESK = ViewportSize(width=1366, height=768)
PHONE = ViewportSize(width=360, height=740)
SHORT = {"seats": 3, "skulls": 5, "ending": "sudden_death", "arena": "small", "level": "easy"}

UNUSED = (
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup",  # half of what a window costs, for an address bar nobody types into
    "AimEnabled", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "LensOverlay", "MediaRouter",
    "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch",
)  # fmt: skip
"""What Chromium does without here. The last of such lists counts, so it names what Playwright switches off as well."""

ADDRESSES = itertools.count(1)
PEOPLE = pytest.StashKey[list[Person]]()
Invite = Callable[..., Person]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert path is not None, "no Chromium; on Debian: apt-get install chromium"
    assert (WEB / "index.html").is_file(), "the web client is not built: make web-test"
    flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage"]
    flags.append(f"--disable-features={','.join(UNUSED)}")
    expect.set_options(timeout=PATIENCE * 1_000)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=path, args=flags)
        yield browser
        browser.close()


def wish(offer: dict[str, Any]) -> dict[str, Any]:
    """What the form of the last visit left behind."""
    return {name if name in ("seats", "level") else f"options.{name}": value for name, value in offer.items()}


def answer_at_once(route: Route) -> None:
    """Bots at the tables of these tests do not wait as they do for people."""
    wanted = route.request.post_data_json
    if wanted is not None:
        wanted["pace"] = {**wanted.get("pace", {}), "bot_seconds": 0}
    route.continue_(post_data=None if wanted is None else json.dumps(wanted))


@pytest.fixture(scope="session")
def common_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("house"), "--web", str(WEB), afresh=True) as running:
        yield running


@pytest.fixture
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """The server of all these tests; who pulls the plug has one of their own."""
    if request.node.get_closest_marker("own_server") is None:
        yield request.getfixturevalue("common_server")
        return
    with serving(tmp_path, "--web", str(WEB), afresh=True) as running:
        yield running


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that fails tells what everybody had before their eyes."""
    report = yield
    if report.when == "call" and report.failed:
        for person in item.stash.get(PEOPLE, []):
            with suppress(PlaywrightError):  # a page that has crashed shows nothing
                report.sections.append((f"what {person.name} sees", seen_by(person, item.name)))
    return report


def seen_by(person: Person, test: str) -> str:
    picture = PICTURES / f"failed-{test}-{person.name.replace(' ', '-')}.png"
    person.page.screenshot(path=picture)
    shown = person.page.locator("body").inner_text(timeout=2_000)
    return f"{picture}\n{person.page.url}\n{person.troubles}\n{shown[:1_500]}"


@pytest.fixture
def invite(request: pytest.FixtureRequest, chromium: Browser, server: Server) -> Iterator[Invite]:
    """A person with a browser and an address of their own, in front of this server."""
    people = request.node.stash[PEOPLE] = list[Person]()

    def come(
        name: str, *, language: str = "en", phone: bool = False, press: Press | None = None, luck: int = 0,
        theme: str = "dark", motion: str = "off", offer: dict[str, Any] | None = None, story: bool = False,
    ) -> Person:  # fmt: skip
        context = chromium.new_context(
            base_url=server.url, locale=language, viewport=PHONE if phone else DESK, has_touch=phone, is_mobile=phone,
            color_scheme="light" if theme == "light" else "dark", permissions=["clipboard-read", "clipboard-write"],
            extra_http_headers=from_address(f"10.{next(ADDRESSES)}.0.1"),
        )  # fmt: skip
        kept = {
            "frenzy-motion": motion,
            "frenzy-swift": "no",  # on a busy machine a choice would be gone before it is pressed
            "frenzy-wish-adrenaline": json.dumps(wish({**SHORT, **(offer or {})})),
            "frenzy-book": "yes" if story else "no",  # only its own tests read what is told at tables of a campaign
            "frenzy-nickname": name,
        }
        context.add_init_script(f"""
            if (!localStorage.getItem('frenzy-motion'))
              for (const [key, value] of Object.entries({json.dumps(kept)})) localStorage.setItem(key, value);
        """)
        context.route("**/api/tables", answer_at_once)
        people.append(Person(context, name, press=press or (by_touch if phone else None), luck=luck))
        return people[-1]

    yield come
    for person in people:
        person.context.close()


@pytest.fixture(scope="session")
def pictures() -> Path:
    """Where screenshots are put for people to look at."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    return PICTURES
