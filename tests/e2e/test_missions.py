"""The record of missions in the browser: written when a game ends, read, played on from, kept as a file, forgotten."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.examining import examine
from tests.e2e.person import Person
from tests.e2e.test_resistance import at_the_door

TABLE = re.compile(r"/t/[^/]+$")
RECORD = re.compile(r"/r/resistance")

IDLE = """(table) => new Promise((resolve, reject) => {
  const line = new WebSocket(`ws://${location.host}/api/tables/${table}/socket?version=0`);
  const idle = (choice) => ['end phase', 'end turn', 'pass', 'suffer', 'stay'].includes(choice);
  line.onerror = () => reject(new Error('the line broke'));
  line.onmessage = ({ data }) => {
    const news = JSON.parse(data);
    if (news.type !== 'state') return;
    if (news.phase === 'over') { line.close(); resolve(true); return; }
    const choices = news.view?.choices ?? [];
    const choice = choices.find(idle) ?? choices[0];
    if (choice !== undefined) line.send(JSON.stringify({ type: 'choose', version: news.version, choice }));
  };
})"""
"""Plays a table to its end over a second line, and lets the enemies do as they like."""


def run(table: str, value: str, result: str, rounds: int) -> dict[str, object]:
    heroes = [{"id": hero, "seat": 0, "kills": 3, "wounds": 1, "xp": 9} for hero in ("storm", "rogue", "wolverine")]
    return {
        "table": table, "value": value, "started": 1_790_000_000, "ended": 1_790_001_800, "result": result,
        "options": {"mission": value}, "outcome": {"round": rounds, "heroes": heroes, "rescued": 2, "winners": []},
    }  # fmt: skip


RUNS = [run("a", "MH0", "lost", 4), run("b", "MH0", "won", 7), run("c", "MH1", "won", 9), run("d", "MH2", "lost", 6)]
FILE = {"format": 1, "game": "resistance", "runs": RUNS}


def lose(person: Person) -> None:
    """Sit down alone at the table that is about to begin, and lose it."""
    person.page.wait_for_url(TABLE)
    person.see("prompt").wait_for()
    assert person.page.evaluate(IDLE, person.page.url.split("/")[-1])
    person.see("end").wait_for()


def alone(person: Person, mission: str) -> None:
    """One hero, whom nobody helps."""
    wish = {"seats": 1, "options.mission": mission, "options.heroes": "storm"}
    person.open("/")
    person.page.evaluate("(wish) => localStorage.setItem('frenzy-wish-resistance', wish)", json.dumps(wish))
    person.page.reload()
    person.see("game-resistance").click()


def test_a_mission_that_is_over_stands_in_the_record_and_the_next_one_follows(invite: Invite, pictures: Path) -> None:
    person = invite("Ann")
    alone(person, "MH0")
    assert "No mission of" in person.see("record").inner_text()
    assert "Not tried yet" in person.see("mission-line").inner_text()
    person.see("play-bots").click()
    lose(person)
    person.page.screenshot(path=pictures / "resistance-end-lost.png")
    person.see("end-record").click()
    person.page.wait_for_url(RECORD)
    row = person.see("run")
    row.wait_for()
    assert row.count() == 1
    assert row.get_attribute("data-result") == "lost"
    assert "Storm" in row.inner_text()
    assert "MH0" in row.inner_text()
    expect(person.see("stop-MH0")).to_contain_text("Tried once")
    assert person.see("stop-MH0").get_attribute("data-state") == "open"
    for sentence in ("One attempt, not won yet.", "How it ended last time"):
        expect(person.see("story")).to_contain_text(sentence)
    assert examine(person, "resistance-record", pictures) == []
    person.page.screenshot(path=pictures / "resistance-record-whole.png", full_page=True)

    person.page.reload()
    person.see("run").wait_for()
    assert person.see("run").count() == 1, "it is written down once"
    row.get_by_role("link").click()
    person.page.wait_for_url(re.compile("/replay"))
    person.page.go_back()
    table = str(row.get_by_role("link").get_attribute("href")).split("/")[2]
    person.see("clear").click()
    person.see("confirm-clear").click()
    person.see("no-runs").wait_for()
    person.open(f"/t/{table}")
    person.see("end-record").click()
    person.see("no-runs").wait_for()
    person.see("stop-MH3").click()
    person.see("play-chapter").click()
    person.page.wait_for_url(TABLE)
    person.see("prompt").wait_for()
    person.page.go_back()
    person.page.wait_for_url(re.compile(r"at=4"))
    person.page.screenshot(path=pictures / "resistance-record-chosen.png")
    person.see("set-up").click()
    expect(person.see("mission")).to_have_value("MH3")
    assert examine(person, "resistance-front", pictures) == []
    assert person.troubles == []


def test_after_a_mission_the_table_goes_on_to_the_next(invite: Invite) -> None:
    person = invite("Ann")
    alone(person, "MH0")
    person.see("play-bots").click()
    lose(person)
    before = person.page.url
    person.see("end-next").click()
    person.wait_for(lambda: person.page.url != before, "the next table is there")
    person.see("start").click()
    person.see("prompt").wait_for()
    person.await_turn()
    table = person.page.url.split("/")[-1]
    told = person.page.evaluate("(id) => fetch(`/api/tables/${id}`).then((answer) => answer.json())", table)
    assert told["options"]["mission"] == "MH1"
    assert person.troubles == []


def test_the_record_is_a_file_that_another_device_adds_to_its_own(
    invite: Invite, pictures: Path, tmp_path: Path
) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(FILE))
    wrong = tmp_path / "wrong.json"
    wrong.write_text(json.dumps({**FILE, "game": "wreckland"}))
    person = invite("Ann", phone=True, language="pl", theme="light")
    person.open("/r/resistance")
    person.see("no-runs").wait_for()
    person.see("record-open").set_input_files(wrong)
    person.see("record-told").wait_for()
    assert person.see("run").count() == 0
    person.see("record-open").set_input_files(file)
    person.see("run").first.wait_for()
    assert person.see("run").count() == 4
    assert [person.see(f"stop-MH{number}").get_attribute("data-state") for number in range(4)] == [
        "won", "won", "open", "open",
    ]  # fmt: skip
    person.see("record-open").set_input_files(file)
    assert person.see("run").count() == 4
    assert examine(person, "resistance-record-phone", pictures) == []
    person.page.screenshot(path=pictures / "resistance-record-phone-whole.png", full_page=True)
    with person.page.expect_download() as download:
        person.see("record-save").tap()
    assert len(json.loads(Path(download.value.path()).read_text())["runs"]) == 4

    at_the_door(person, "MH0")
    assert "2" in person.see("record").inner_text()
    person.see("record-next").tap()
    expect(person.see("mission")).to_have_value("MH2")
    person.see("record-all").tap()
    person.page.wait_for_url(RECORD)
    person.see("clear").tap()
    person.see("confirm-clear").tap()
    person.see("no-runs").wait_for()
    assert person.troubles == []


def topic(person: Person) -> str:
    """The rule that the coach tells now."""
    return str(person.page.evaluate("document.querySelector('[data-testid=tip]')?.dataset.topic ?? ''"))


def hear(person: Person, *topics: str) -> None:
    """Wait until the coach tells one of these rules."""
    person.wait_for(lambda: topic(person) in topics, f"{topics} is told")


def test_the_first_mission_leads_through_the_first_turn(invite: Invite, pictures: Path) -> None:
    person = invite("Ann", luck=1)
    person.open("/")
    person.see("game-resistance").click()
    assert "tutorial" in person.see("new-topics").inner_text()
    person.see("play-training").click()
    person.page.wait_for_url(TABLE)
    person.await_turn()
    person.see("advice").wait_for()
    hear(person, "round")
    assert examine(person, "resistance-tutorial", pictures) == []
    told, steps = {topic(person)}, 0
    while (person.see("advice").count() and "Press the hero" not in person.see("advice").inner_text()) or steps == 0:
        advised = person.page.locator("[data-choice][data-coached]").first
        advised.wait_for()
        choice = str(advised.get_attribute("data-choice"))
        assert advised.get_attribute("aria-describedby") == "note-of-coach"
        before = person.version()
        person.page.keyboard.press(str(person.look()["choices"].index(choice) + 1))
        person.wait_for(lambda before=before: person.version() != before, f"{choice} is done by the keyboard")  # type: ignore[misc]
        person.await_turn()
        person.page.wait_for_timeout(100)
        told.add(topic(person))
        if steps == 1:
            person.page.screenshot(path=pictures / "resistance-tutorial-door.png")
        steps += 1
        if person.look()["choices"][0].startswith("activate"):
            break
    assert steps >= 3
    assert {"round", "doors"} <= told
    assert person.troubles == []


def test_a_rule_is_told_once_and_never_again_to_whoever_has_heard_enough(invite: Invite, pictures: Path) -> None:
    person = invite("Chloé", phone=True, language="fr", theme="light")
    alone(person, "MH1")
    person.see("play-bots").tap()
    person.await_turn()
    hear(person, "round")
    assert person.see("advice").count() == 0, "only the first mission is led"
    assert examine(person, "resistance-tip-phone", pictures) == []
    person.see("tip-close").tap()
    assert person.see("tip").count() == 0
    person.page.reload()
    person.await_turn()
    person.page.wait_for_timeout(300)
    assert person.see("tip").count() == 0, "it is remembered"
    person.press(person, "activate storm")
    hear(person, "doors", "moving", "outdoors")
    person.see("tip-hush").tap()
    assert person.see("tip").count() == 0
    at_the_door(person, "MH3")
    assert not person.see("introduce").is_checked()
    person.page.screenshot(path=pictures / "resistance-front-phone-new.png", full_page=True)
    assert "l’ascenseur" in person.see("new-topics").inner_text()
    person.see("introduce").check()
    person.see("retell").tap()
    person.see("play-bots").tap()
    person.await_turn()
    hear(person, "round")
    assert person.troubles == []
