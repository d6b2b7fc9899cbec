"""Alone against bots: within three clicks, in every mode, to the final screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.conftest import Invite
from tests.e2e.person import play_to_the_end


@pytest.mark.parametrize("mode", ["deathmatch", "domination", "turret"])
def test_a_solo_game_in_each_mode(invite: Invite, pictures: Path, mode: str) -> None:
    person = invite("Ann", offer={"mode": mode, "bot": mode == "domination"}, luck=7)
    person.open("/")
    person.see("play-bots").click()
    person.await_turn()
    for _ in range(12):
        person.await_turn()
        person.decide_if_asked()
    person.await_turn()
    person.page.screenshot(path=pictures / f"table-{mode}.png")

    play_to_the_end([person], seconds=180)

    person.page.screenshot(path=pictures / f"end-{mode}.png")
    assert person.see("breakdown").is_visible()
    assert person.see("chart").is_visible()


def test_a_click_is_answered_at_once(invite: Invite) -> None:
    """Feedback within 100 ms: the pressed choice shows that it is on its way, or the table has gone on."""
    person = invite("Ann")
    person.open("/")
    person.see("play-bots").click()
    person.await_turn()
    slowest = person.page.evaluate(
        """async () => {
          const button = document.querySelector('[data-choice]');
          const began = performance.now();
          return await new Promise((resolve) => {
            new MutationObserver((_, watcher) => { watcher.disconnect(); resolve(performance.now() - began); })
              .observe(document.body, { subtree: true, childList: true, attributes: true });
            button.click();
          });
        }"""
    )
    assert slowest < 100
