"""Two people and a bot at one table of Resistance: what they show each other beside the game."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.person import Person, begin_with_a_bot, button
from tests.e2e.test_resistance import at_the_door

WRITE_DOWN = """() => {
  window.pings = [];
  const look = () => {
    for (const ping of document.querySelectorAll('[data-testid=ping]'))
      window.pings.push(`${ping.dataset.thing}: ${ping.innerText.trim()}`);
    window.pings.push(document.querySelector('[data-testid=ping-said]')?.textContent ?? '');
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
"""They are gone after a moment, in which a busy machine does not look."""


def pings(person: Person) -> list[str]:
    """All that was pointed at, and what was said of it."""
    return list(person.page.evaluate("window.pings"))


def sit_down(host: Person, friend: Person) -> None:
    """A table with a bot on the third seat, and the game begun."""
    at_the_door(host, "MH0")
    host.see("options").click()
    host.page.get_by_label("3", exact=True).first.check(force=True)
    begin_with_a_bot(host, friend)
    for person in (host, friend):
        person.await_turn()


def test_two_people_play_a_mission_together(invite: Invite, pictures: Path) -> None:
    host, friend = invite("Ann"), invite("Bolek", language="pl", theme="light")
    sit_down(host, friend)

    for person in (host, friend):
        person.page.evaluate(WRITE_DOWN)

    # -- by the keyboard: what it is on
    host.page.keyboard.press("ArrowLeft")
    host.page.keyboard.press("p")
    friend.wait_for(lambda: any(ping.startswith("zone ") for ping in pings(friend)), "a zone is pointed at")
    friend.wait_for(lambda: any("Ann pokazuje: " in ping for ping in pings(friend)), "it is said in Polish")
    # -- by the button and the mouse
    friend.see("point").click()
    friend.page.locator('[data-hero="wolverine"]').click()
    host.wait_for(lambda: "hero wolverine: Bolek" in pings(host), "the friend points")
    host.page.screenshot(path=pictures / "together-ping.png")
    assert friend.look()["choices"] == host.look()["choices"], "nothing has been chosen"
    expect(host.see("ping")).to_have_count(0)

    # -- a vote between two choices: over when both have voted, and nobody is forced
    host.see("ask-vote-open").click()
    for choice in ("activate wolverine", "activate mystique"):
        host.page.locator(f'[data-option="{choice}"]').check()
    host.see("vote-send").click()
    friend.see("vote-0").click()
    friend.page.screenshot(path=pictures / "together-vote.png")
    host.see("vote-0").click()
    friend.wait_for(lambda: "★" in friend.see("vote").inner_text(), "the vote is over")
    host.page.locator(".voted").wait_for()  # where it can be pressed
    host.page.screenshot(path=pictures / "together-voted.png")
    host.see("vote-play").click()
    friend.see("offer").wait_for()

    # -- who looks on would rather have something else
    friend.page.locator('[data-offer="power"]').click()
    wish = button(host, "power")
    host.wait_for(lambda: "Bolek" in wish.inner_text(), "the wish is seen beside the choice")
    assert not friend.is_asked()

    # -- and lays out a plan on the map, which is shown and made step by step
    friend.see("plan").click()
    friend.see("plan-draft").wait_for()
    steps = friend.page.locator("[data-step^='move ']")
    zone = (steps.first.get_attribute("data-step") or "").removeprefix("move ")
    friend.page.locator(f'[data-testid=board] [data-zone="{zone}"]').click(position={"x": 8, "y": 8})
    friend.wait_for(lambda: friend.see("plan-draft").locator(".steps span").count() == 1, "the map adds a step")
    friend.page.locator('[data-step="power"]').click()
    friend.wait_for(lambda: friend.see("plan-draft").locator(".steps span").count() == 2, "so does the list")
    friend.page.screenshot(path=pictures / "together-draft.png")
    friend.see("plan-show").click()
    host.see("plan-1").wait_for()
    host.see("plan-ghosts").wait_for(state="attached")
    host.see("plan-agree").click()
    friend.wait_for(lambda: "Ann" in friend.see("plan-1").inner_text(), "Ann agrees")
    host.page.screenshot(path=pictures / "together-plan.png")
    friend.page.screenshot(path=pictures / "together-offer.png")
    host.see("plan-next").click()
    host.wait_for(lambda: host.see("plan-1").locator("li").count() == 1, "one step is done")
    host.see("plan-next").click()
    for person in (host, friend):
        person.see("plan-1").wait_for(state="detached")

    # -- hints only if both agree
    host.see("hint").click()
    friend.see("hints-allow").click()
    for person in (host, friend):
        person.see("hints-off").wait_for()
    host.see("hint").click()
    host.wait_for(lambda: host.see("hint-words").inner_text() != "", "a bot thinks")
    host.page.screenshot(path=pictures / "together-hints.png")
    assert host.see("decided").get_attribute("aria-label") == "Who decided how much: Ann 100 %, Bolek 0 %"

    # -- the chances to win, if both would like to see them; who looks on does so anyway
    host.see("live_ask").click()
    friend.see("live_agree").wait_for()
    friend.page.screenshot(path=pictures / "together-chances-asked.png")
    friend.see("live_agree").click()
    for person in (host, friend):
        person.see("win_bar").wait_for()
    host.page.screenshot(path=pictures / "together-chances.png")
    friend.see("live_stop").click()
    host.see("win_bar").wait_for(state="detached")

    # -- a third drops in for the bot, and a bot plays for who has gone
    third = invite("Cleo", language="fr")
    third.open(host.page.url)
    third.see("win_bar").wait_for()
    third.see("drop-in-2").click()
    third.see("together").wait_for()
    host.wait_for(lambda: "Cleo" in host.page.locator("[data-dashboard=magneto]").inner_text(), "Cleo plays Magneto")
    friend.page.close()
    host.see("call-bot-1").click()
    host.see("call-bot-1").wait_for(state="detached")
    third.page.screenshot(path=pictures / "together-drop-in.png")
    assert host.troubles == friend.troubles == third.troubles == []
