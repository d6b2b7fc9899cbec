"""Alone against bots: within three clicks, in every mode, to the final screen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import CDPSession

from tests.e2e.conftest import Invite
from tests.e2e.person import hurry, play_to_the_end
from tests.server.serving import Server


def is_nearly_over(view: Any) -> bool:
    """One more kill ends the game, or some more damage to a spawnpoint does."""
    return view["skulls_left"] == 1 or sorted(map(len, view["tracks"].values()))[1] >= 6


@pytest.mark.parametrize("mode", ["deathmatch", "domination", "turret"])
def test_a_solo_game_in_each_mode(invite: Invite, server: Server, pictures: Path, mode: str) -> None:
    """Its beginning and its end; three friends play one whole by hand, and others do on one device."""
    person = invite("Ann", offer={"mode": mode, "bot": mode == "domination"}, luck=7)
    person.open("/")
    person.see("play-bots").click()
    person.await_turn()
    for _ in range(12):
        person.await_turn()
        person.decide_if_asked()
    person.await_turn()
    person.page.screenshot(path=pictures / f"table-{mode}.png")

    hurry(person, server, until=is_nearly_over)
    play_to_the_end([person])

    person.see("breakdown").wait_for()
    person.see("chart").wait_for()
    person.page.screenshot(path=pictures / f"end-{mode}.png")


ANSWERED = """async () => {
  let isAnswered = false;
  const watcher = new MutationObserver(() => (isAnswered = true));
  watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
  document.querySelector('[data-choice]').click();
  for (let turn = 0; turn < 20 && !isAnswered; turn += 1) await null;
  return isAnswered;
}"""
"""Whether a click shows on the page before anything else may happen there: no message comes in between."""


def test_a_click_is_answered_at_once(invite: Invite) -> None:
    """Feedback within 100 ms: the pressed choice shows that it is on its way. A busy machine makes no difference."""
    person = invite("Ann")
    person.open("/")
    person.see("play-bots").click()
    person.await_turn()
    meter = person.context.new_cdp_session(person.page)
    meter.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = processor_seconds(meter)
    assert person.page.evaluate(ANSWERED)
    assert processor_seconds(meter) - before < 0.1


def processor_seconds(meter: CDPSession) -> float:
    """How long the page has been at work."""
    measured = meter.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in measured if one["name"] == "ThreadTime"))
