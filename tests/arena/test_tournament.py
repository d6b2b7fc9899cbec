"""Tournaments: who meets whom, what the games say, the page and the files that show them."""

from __future__ import annotations

from collections.abc import Sequence
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace

import frenzy
from frenzy.arena.journal import Journal
from frenzy.arena.plots import alone, intervals
from frenzy.arena.records import Record, markdown, plots, rate_marks, read_record, recorded
from frenzy.arena.report import write_report
from frenzy.arena.simulation import Cell, Job, Played, Share, plan, simulate
from frenzy.arena.times import Times
from frenzy.arena.tournament import lineups, places, results
from frenzy.kernel import BadOption, BadSave, Replay
from frenzy.kernel.replay import replay

SKULLS = {"skulls": 5}


def met(cells: Sequence[Sequence[Cell]]) -> list[list[tuple[str, ...]]]:
    return [[cell.bots for cell in pairing] for pairing in cells]


def game(bots: Sequence[str], seed: int, scores: Sequence[int], winners: Sequence[int], **options: Any) -> Played:
    seats = [Share("print", Times.of([0.002])) for _ in bots]
    outcome = {"scores": list(scores), "winners": list(winners), "rule": "A-9.4"}
    cell = Cell("adrenaline", tuple(bots), options)
    return Played(Job(cell, seed), "rules", float(0 in winners), outcome, 1, {}, 0.0, 0.0, seats=seats)


# -- who meets whom ---------------------------------------------------------------------------------------------


def test_every_bot_sits_alone_among_copies_of_every_other_in_every_seat() -> None:
    assert met(lineups("adrenaline", ["a", "b"], [], 3, {})) == [
        [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")],
        [("b", "a", "a"), ("a", "b", "a"), ("a", "a", "b")],
    ]


def test_named_opponents_are_the_only_ones() -> None:
    found = lineups("adrenaline", ["a", "b"], ["c"], 3, {})

    assert [pairing[0].bots for pairing in found] == [("a", "c", "c"), ("b", "c", "c")]


def test_at_a_table_of_two_everybody_meets_everybody_once_from_both_seats() -> None:
    assert met(lineups("pebbles", ["a", "b", "c"], [], 2, {})) == [
        [("a", "b"), ("b", "a")], [("a", "c"), ("c", "a")], [("b", "c"), ("c", "b")],
    ]  # fmt: skip


def test_mixed_tables_have_every_choice_of_bots_once_in_every_seat() -> None:
    found = met(lineups("adrenaline", list("abcd"), [], 3, {}, "mixed"))

    assert found[0] == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert [pairing[0] for pairing in found] == [tuple(table) for table in ("abc", "abd", "acd", "bcd")]


def test_in_a_game_for_one_or_for_a_team_every_bot_plays_by_itself() -> None:
    assert met(lineups("wreckland", ["a"], ["b"], 1, {})) == [[("a",)], [("b",)]]
    assert met(lineups("resistance", ["a", "b"], [], 3, {})) == [[("a",) * 3], [("b",) * 3]]


@pytest.mark.parametrize(
    ("bots", "tables", "error"),
    [(["a"], "pairs", "one alone"), (["a", "b"], "mixed", "too few"), (["a", "a=b"], "pairs", "two are called 'a'")],
)
def test_who_cannot_meet_is_refused(bots: list[str], tables: str, error: str) -> None:
    with pytest.raises(BadOption, match=error):
        lineups("adrenaline", bots, [], 4, {}, tables)


# -- what the games say -----------------------------------------------------------------------------------------


def test_winners_come_first_and_the_others_by_their_points() -> None:
    assert places({"scores": [9, 20, 9, 20], "winners": [3]}) == [[3], [1], [0, 2]]
    assert places({"scores": [7, 7, 3], "winners": [0, 1]}) == [[0, 1], [2]]


def test_rates_count_the_one_among_copies_and_a_tie_in_parts() -> None:
    played = [
        game("abb", 1, [9, 3, 3], [0]),
        game("bab", 1, [3, 9, 9], [1, 2]),
        game("bba", 2, [3, 9, 4], [1]),
        game("baa", 2, [3, 9, 4], [1]),
    ]

    found = results(played, "b", 50)

    pairing = next(each for each in found.pairings if each.bot == "a")
    assert (pairing.other, pairing.games, pairing.wins, pairing.rate) == ("b", 3, 1.5, 0.5)
    assert [(each.name, each.games, each.wins) for each in found.standings] == [("a", 3, 1.5), ("b", 1, 0.0)]
    assert found.by_seat == pytest.approx([1 / 4, 2.5 / 4, 0.5 / 4])
    assert (found.parity, found.anchor, found.ratings[0].name) == (1 / 3, "b", "a")
    assert found.standings[0].decisions == 5
    assert found.standings[0].p50_ms == pytest.approx(2, rel=0.03)


def test_at_mixed_tables_every_seat_counts() -> None:
    found = results([game("abc", 1, [9, 3, 4], [0]), game("bca", 1, [9, 3, 4], [0])], "a", 50)

    assert {each.name: each.wins for each in found.standings} == {"a": 1, "b": 1, "c": 0}
    assert found.pairings == []
    assert next(each.rate for each in found.aheads if (each.first, each.second) == ("a", "c")) == 1


@pytest.fixture(scope="module")
def chases() -> list[Played]:
    """Two drivers on the same eight chases."""
    cells = [cell for pairing in lineups("wreckland", ["greedy", "random"], [], 1, {"chapter": 1}) for cell in pairing]
    return list(simulate(plan(cells, range(8)), recorded=True))


def test_bots_that_play_alone_are_compared_game_by_game(chases: list[Played]) -> None:
    found = results(chases, resamples=50)
    wins = {each.name: each.wins for each in found.standings}

    (duel,) = found.duels
    assert (duel.bot, duel.other, duel.pairs) == ("greedy", "random", 8)
    assert duel.only_bot - duel.only_other == wins["greedy"] - wins["random"] > 0
    assert found.anchor == found.ratings[0].name == "greedy"
    assert next(each.rate for each in found.aheads if each.first == "greedy") == 0.5 + duel.difference / 2
    assert (found.pairings, found.by_seat, found.parity) == ([], [], None)


def test_a_team_plays_alone_too() -> None:
    cells = [cell for pairing in lineups("resistance", ["random"], [], 2, {"mission": "MH0"}) for cell in pairing]
    (played,) = simulate(plan(cells, range(1)))

    (standing,) = results([played]).standings

    assert (standing.games, standing.wins) == (1, played.share)
    assert len(played.seats) == 2


def test_a_journal_is_not_gone_on_with_by_a_bot_that_has_changed(chases: list[Played], tmp_path: Path) -> None:
    journal, (first, *_) = Journal(tmp_path / "games.jsonl"), chases
    list(journal.add(iter([replace(first, seats=[replace(first.seats[0], content="other")])])))

    with pytest.raises(BadSave, match="line 1: played by another greedy: it has changed since"):
        journal.played([first.job])


# -- page, record, files ----------------------------------------------------------------------------------------


class Page(HTMLParser):
    """What of a page matters: that its elements are closed, and where its links lead."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.words: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "br", "line", "circle", "path"):
            self.open.append(tag)
        self.links += [value or "" for name, value in attributes if name in ("href", "src")]

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("line", "circle", "path"):
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def record_of(played: Sequence[Played]) -> Record:
    return recorded(results(played, resamples=50), "frenzy tournament <wreckland>")


def test_the_report_leads_to_every_game_and_each_can_be_played_again(chases: list[Played], tmp_path: Path) -> None:
    record = record_of(chases)
    write_report(tmp_path, record, chases)

    page = Page((tmp_path / "report.html").read_text())
    assert page.open == []
    assert "frenzy tournament <wreckland>" in page.words
    assert read_record(tmp_path / "results.json") == record
    assert len(page.links) == len(chases)
    for link, played in zip(page.links, chases, strict=True):
        again = Replay.decode((tmp_path / link).read_bytes())
        *_, (state, _, _) = replay(frenzy.load("wreckland"), again)
        assert json.decode(json.encode(frenzy.load("wreckland").outcome(state))) == played.outcome


def test_a_page_of_a_tournament_shows_matrix_ratings_seats_and_troubles(tmp_path: Path) -> None:
    falls = [Share("print", Times(), {"crashed": 2}, "crashed: <oops>"), Share("print"), Share("print")]
    played = [game("abb", 1, [9, 3, 3], [0]), replace(game("abb", 2, [1, 3, 2], [1]), seats=falls)]

    write_report(tmp_path, record_of(played), played)

    page = Page((tmp_path / "report.html").read_text())
    assert page.open == []
    assert {"50.0%", "2 crashed", "a: crashed: <oops>", "seat 2", "0 a; 1 b = 2 b"} <= set(page.words)


def test_a_record_is_shown_as_a_table_and_drawn(chases: list[Played]) -> None:
    record = replace(record_of(chases), commit="abc", aims=[("greedy", "", 0.3)])

    table, drawn = markdown(record), plots(record)

    assert "| greedy |  | 8 | " in table
    assert "| 30% |" in table
    assert f"commit abc · content {record.results.content} · seeds 0 to 7" in table
    assert drawn.keys() == {"rates", "ratings", "times"}
    assert all(Page(svg).open == [] for svg in drawn.values())
    assert 'class="aim"' in drawn["rates"]


def test_a_drawing_alone_brings_its_colours() -> None:
    svg = alone(intervals("Rates", rate_marks(record_of([game("abb", 1, [9, 3, 3], [0])])), 1 / 3, "%"))

    assert svg.startswith("<svg ")
    assert "prefers-color-scheme: dark" in svg
    assert 'class="parity"' in svg


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text('{"command": 1}')

    with pytest.raises(BadSave, match="not a record of a tournament"):
        read_record(tmp_path / "bad.json")
    with pytest.raises(BadSave, match="No such file"):
        read_record(tmp_path / "missing.json")
