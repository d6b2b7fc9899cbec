"""Boss boards and Canyon cards: each line of each table does what it says."""

from __future__ import annotations

from operator import attrgetter

import pytest

from frenzy.games.wreckland import events as ev
from frenzy.games.wreckland.cards import BOARDS, CANYON, ENEMIES, ROAD, RoadCard
from frenzy.games.wreckland.content import facts, words
from frenzy.games.wreckland.content.words import Line
from tests.wreckland.cards.reading import settle
from tests.wreckland.table import Table, build, run

ID = attrgetter("id")
ALL_LINES = [(chapter, face) for chapter in BOARDS for face in range(1, 7)]


def shows(table: Table, line: Line, more: int = 0) -> None:
    """What was told, and what was asked, is the line."""
    amount = line.amounts[0] + (more if line.op in ("part", "core", "each_part") else 0)
    prompts = {
        "part": "hit", "part_pierce": "hit", "discard_part": "discard", "block": "block", "destroy": "wreck",
        "lose_scrap": "scrap",
    }  # fmt: skip
    if line.op in prompts:
        assert table.prompt == prompts[line.op]
    told = settle(table).events
    hits = [event.amount for event in told if isinstance(event, ev.PartHit)]
    match line.op:
        case "part" | "part_pierce":
            assert hits == [amount]
        case "each_part":
            assert hits == [amount] * 3
        case "core":
            assert [event.amount for event in told if isinstance(event, ev.CoreHit)] == [amount]
        case "discard_part":
            assert sum(isinstance(event, ev.PartDiscarded) for event in told) == amount
        case "enemy":
            assert sum(isinstance(event, ev.EnemyDealt) for event in told) == amount
        case "lose_scrap":
            assert sum(isinstance(event, ev.ScrapLost) for event in told) == amount
        case "rotate":
            assert any(isinstance(event, ev.EnemyMoved) for event in told)
        case "heal":
            assert any(isinstance(event, ev.EnemyHealed) for event in told)
        case "section_area":
            assert sum(isinstance(event, ev.PartHit | ev.CoreHit) for event in told) == 3
        case "lose_white":
            assert any(isinstance(event, ev.DieLost) for event in told)
        case "block":
            assert any(isinstance(event, ev.SlotBlocked) for event in told)
        case "destroy":
            assert any(isinstance(event, ev.PartDestroyed) for event in told)
        case _:
            assert hits == []


@pytest.mark.parametrize(("chapter", "face"), ALL_LINES)
def test_a_run_line_does_what_it_says(chapter: int, face: int) -> None:
    table = run("right E12*2", step=1, pool="w1 w5 r1", chapter=chapter, dice=[face], scrap="E05 E06", vehicle="V3")

    shows(table.play("red 1 board"), BOARDS[chapter].run_table[face - 1])


@pytest.mark.parametrize(("chapter", "face"), ALL_LINES)
def test_a_wreckage_line_does_what_it_says(chapter: int, face: int) -> None:
    table = build("r6", "P05 P06 P07", chapter=chapter, dice=[face], scrap="E05 E06", slots="E=V3b*1", vehicle="V3")

    shows(table.play("repair E", "pay r6"), BOARDS[chapter].wreckage_table[face - 1])


@pytest.mark.parametrize("card", range(len(CANYON)))
@pytest.mark.parametrize("option", [0, 1])
@pytest.mark.parametrize("boss", [False, True])
def test_a_canyon_option_does_what_it_says(card: int, option: int, boss: bool) -> None:
    enemies = "right E16*1; left B2*1" if boss else "right E16*1"
    extra = {"canyon": [CANYON[card].id]}
    table = run(enemies, step=0, chapter=2, round=3 if boss else 1, scrap="E05", vehicle="V3", extra=extra)
    table.play(f"option {'ab'[option]}")

    shows(table, CANYON[card].options[option], int(boss))


@pytest.mark.parametrize("card", [card for card in ROAD if isinstance(card.fact, facts.StormFact)], ids=ID)
def test_a_storm_card_strikes_as_it_says(card: RoadCard) -> None:
    table = run("right E16*1", step=0, chapter=5, scrap="E05", vehicle="V3", extra={"road": [card.id]})
    weather = card.fact.weather if isinstance(card.fact, facts.StormFact) else None

    shows(table, weather.line if isinstance(weather, words.Bolt) else words.Nothing())


@pytest.mark.parametrize("card", [card for card in ROAD if isinstance(card.fact, facts.DecreeFact)], ids=ID)
def test_a_decree_does_what_it_says(card: RoadCard) -> None:
    assert isinstance(card.fact, facts.DecreeFact)
    enemies = f"{card.fact.section} E16*3 E21*3 E01"
    table = run(enemies, step=5, pool="r1", chapter=7, scrap="E05", vehicle="V3", road=[card.id], dice=[1])
    first = settle(table.play("red 1 board"))
    if first.prompt == "hit":
        first = settle(first)

    line, told = card.fact.line, first.events
    assert [event.averted for event in told if isinstance(event, ev.DecreeSettled)] == [False]
    wanted = {
        "destroy": ev.PartDestroyed, "core": ev.CoreHit, "part": ev.PartHit, "each_part": ev.PartHit,
        "enemy": ev.EnemyDealt, "lose_scrap": ev.ScrapLost, "section_area": ev.PartHit | ev.CoreHit,
        "heal": ev.EnemyHealed,
    }[line.op]  # fmt: skip
    settled = next(place for place, event in enumerate(told) if isinstance(event, ev.DecreeSettled))
    assert any(isinstance(event, wanted) for event in told[settled:])


@pytest.mark.parametrize("chapter", BOARDS)
def test_a_boss_falls_at_its_resistance_and_not_before(chapter: int) -> None:
    board = BOARDS[chapter]
    last = board.second_side if board.second_side >= 0 else board.boss
    boss = ENEMIES[last]
    left = boss.resistance - (2 - boss.shield)
    table = run(f"front {boss.id}*{left}", pool="w5 w5", chapter=chapter, round=3, slots="N=P27")
    table.play("use 5 N", f"target {boss.id}")

    assert table.outcome is not None
    assert table.outcome.result == "won"
    spared = run(f"front {boss.id}*{left - 1}", pool="w5 w5", chapter=chapter, round=3, slots="N=P27")
    assert spared.play("use 5 N", f"target {boss.id}").outcome is None
