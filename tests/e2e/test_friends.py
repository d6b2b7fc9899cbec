"""A host and two friends: one in Polish by the keyboard alone, one on a phone; a whole game by a link."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic

from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.person import LONG, Person, begin_with_a_bot, by_keyboard, play_to_the_end


def test_three_friends_play_a_whole_game_by_a_link(invite: Invite, pictures: Path) -> None:
    host = invite("Ann", luck=1)
    friend = invite("Bolek", language="pl", press=by_keyboard, luck=2)
    guest = invite("Chloé", phone=True, luck=3)
    host.open("/")
    host.see("play-friends").click()
    link = host.see("invite-link").input_value()
    assert "token" not in link

    for person, seat in ((friend, 1), (guest, 2)):
        person.open(link)
        if person is friend:
            focus(person, f"sit-{seat}")
            person.page.keyboard.press("Enter")
            focus(person, "ready")
            person.page.keyboard.press("Enter")
        else:
            person.see(f"sit-{seat}").tap()
            person.see("ready").tap()
    assert friend.page.locator("html").get_attribute("lang") == "pl"
    host.page.screenshot(path=pictures / "lobby.png")
    kept = host.page.context.cookies(kept_at(link))
    assert kept
    host.see("renew-seat").click()
    host.wait_for(lambda: host.page.context.cookies(kept_at(link)) != kept, "the seat has another key")
    host.wait_for(host.see("start").is_enabled, "everybody is ready")
    host.see("start").click()

    for person in (host, friend, guest):
        person.see("prompt").wait_for()
    play_to_the_end([host, friend, guest])

    for person, name in ((host, "end"), (friend, "end-polish"), (guest, "end-phone")):
        person.see("breakdown").wait_for()
        person.page.screenshot(path=pictures / f"{name}.png")
    assert all(person.decided > 20 for person in (host, friend, guest))

    for person in (host, friend, guest):
        person.see("rematch").click()
        person.see("ready").or_(person.see("start")).first.wait_for()
    assert len({person.page.url for person in (host, friend, guest)}) == 1, "they do not meet again"
    assert host.page.url != link
    host.wait_for(host.see("start").is_enabled, "all are ready for the next game")
    host.see("start").click()
    guest.see("prompt").wait_for()


def test_two_friends_talk_and_take_something_back(invite: Invite, pictures: Path) -> None:
    host, friend = invite("Ann", luck=21), invite("Bolek", language="pl", luck=22)
    host.open("/")
    begin_with_a_bot(host, friend)

    host.see("undo").wait_for()
    assert host.see("undo").is_disabled()
    assert "not chosen anything yet" in (host.see("undo").get_attribute("title") or "")
    host.see("chat-toggle").click()
    host.see("preset-hello").click()
    friend.see("unread").wait_for()
    friend.see("chat-toggle").click()
    assert "Cześć" in friend.see("chat").inner_text(), "a preset is read in the reader's own language"
    host.see("chat-text").fill("<b>bold</b>")
    host.see("chat-send").click()
    friend.wait_for(lambda: "<b>bold</b>" in friend.see("chat").inner_text(), "text comes as text")
    friend.page.screenshot(path=pictures / "chat.png")
    for person in (host, friend):
        person.see("chat-toggle").click()

    play_until(host, [host, friend], lambda: friend.is_asked() and host.decided > 2)
    expect(host.page.locator("[data-choice]")).to_have_count(0)  # the host has heard of it as well
    host.see("undo").click()
    friend.see("undo-request").wait_for()
    friend.page.screenshot(path=pictures / "undo-request.png")
    host.see("undo-waiting").wait_for()
    friend.see("undo-agree").click()
    host.await_turn()
    friend.wait_for(lambda: not friend.is_asked(), "it is the host's decision again")


HAND_BACK = """(table) => fetch(`/api/tables/${table}/host`, {
  method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ seat: 0 }),
})"""


def test_a_host_mutes_a_guest_and_takes_them_off_the_table(invite: Invite, pictures: Path) -> None:
    host, guest = invite("Ann"), invite("Bolek", language="pl", phone=True)
    host.open("/")
    host.see("play-friends").click()
    link = host.see("invite-link").input_value()
    guest.open(link)
    guest.see("sit-1").tap()
    guest.see("preset-hello").tap()
    said = host.see("chat").get_by_role("log")
    host.wait_for(lambda: "Bolek" in said.inner_text(), "the guest is heard")

    host.see("person-1").first.click()
    host.page.get_by_role("checkbox", name="Mute", exact=True).check()
    host.page.screenshot(path=pictures / "person.png")
    host.page.keyboard.press("Escape")
    host.page.reload()
    host.see("seat-1").wait_for()
    assert "Bolek" not in said.inner_text(), "who is muted stays so"

    host.see("lock-table").click()
    guest.see("locked").wait_for()
    expect(host.see("lock-table")).to_have_attribute("aria-pressed", "true")
    guest.see("ready").tap()
    host.see("add-bot-2").click()
    host.wait_for(host.see("start").is_enabled, "everybody is ready")
    host.see("start").click()
    guest.see("prompt").wait_for()
    host.see("people").click()
    kept = host.page.context.cookies(kept_at(link))
    host.see("renew-seat").click()
    host.wait_for(lambda: host.page.context.cookies(kept_at(link)) != kept, "the seat has another key in the game too")
    host.see("person-1").first.click()
    host.see("hand-on").click()
    host.wait_for(lambda: not host.see("lock").count(), "the guest has the office")
    guest.page.evaluate(HAND_BACK, link.rpartition("/")[2])
    host.see("lock").wait_for()
    host.see("person-1").first.click()
    host.see("bar").click()

    guest.page.get_by_role("heading", name="Nie siedzisz już przy tym stole").wait_for()
    guest.page.screenshot(path=pictures / "removed.png")
    guest.page.reload()
    guest.page.get_by_text("nie możesz do niego wrócić").wait_for()
    assert not guest.see("look-on").count()
    host.wait_for(lambda: not host.see("person-1").count(), "a bot has the seat")
    assert not host.troubles + guest.troubles


def play_until(host: Person, people: list[Person], is_so: Callable[[], bool]) -> None:
    end = monotonic() + LONG
    while not is_so():
        assert monotonic() < end, f"it never came to that; decided: {[person.decided for person in people]}"
        decided = [person.decide_if_asked() for person in people if not is_so()]
        if True not in decided:
            host.page.wait_for_timeout(20)


def kept_at(link: str) -> str:
    """Where a browser shows the key of its seat at a table."""
    return f"{link.replace('/t/', '/api/tables/')}/socket"


def focus(person: Person, name: str) -> None:
    """Reach a thing with the tabulator."""
    person.see(name).wait_for()
    for _ in range(60):
        if person.page.evaluate("document.activeElement?.dataset?.testid ?? ''") == name:
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"{name} cannot be reached by the keyboard")
