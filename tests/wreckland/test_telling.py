"""Choices, events and decisions say what they are: their sentence, the things they name, how they are felt."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from functools import cache
from typing import get_args

import pytest

from frenzy.catalogues import LANGUAGES
from frenzy.games.wreckland import actions
from frenzy.games.wreckland import events as ev
from frenzy.games.wreckland import frames as fr
from frenzy.games.wreckland.actions import TRICKS
from frenzy.games.wreckland.cards import CANYON, ENEMIES, ENEMY_OF, PART_OF, PARTS
from frenzy.games.wreckland.game import GAME
from frenzy.games.wreckland.guide.scene import exists, named_things
from frenzy.games.wreckland.ids import DIE_OF, HEROES, SECTION_OF, SLOT_OF
from frenzy.games.wreckland.state import State
from frenzy.games.wreckland.text import Text
from frenzy.games.wreckland.things import ITEM_NAMES
from frenzy.kernel import Action, Event
from frenzy.kernel.phrase import Phrase, Value
from frenzy.kernel.telling import tag_of, things_of, told
from frenzy.kernel.told import LOUD, SILENT, Question, Told
from tests.wreckland.driver import drive, table
from tests.wreckland.guide.asking import decisions
from tests.wreckland.table import build, run

EVENTS: tuple[type[Event], ...] = get_args(ev.AnyEvent)
EVENT_TAGS = {kind.__struct_config__.tag for kind in EVENTS}
ACTIONS = {tag_of(action): type(action) for action in actions.known_choices().values()}

TABLE = GAME.new(1, 1)
IDS: dict[str, Collection[str]] = {
    "die": DIE_OF, "slot": SLOT_OF, "section": SECTION_OF, "part": PART_OF, "enemy": ENEMY_OF, "hero": HEROES,
    "scrap": {*ENEMY_OF, *ITEM_NAMES}, "trick": TRICKS, "core": {""}, "board": {""},
}  # fmt: skip


@cache
def keys_of(chapter: int, language: str) -> frozenset[str]:
    """The sentences that a table of a chapter may read, in this language only."""
    return frozenset(re.findall(r"^([\w-]+) =", GAME.booklet({"chapter": chapter}, language).text, re.MULTILINE))


def phrases_in(value: Value | None) -> Iterator[Phrase]:
    """A phrase and all that are said inside of it."""
    if isinstance(value, Phrase):
        yield value
    inside = value.given.values() if isinstance(value, Phrase) else value if isinstance(value, list) else ()
    for item in inside:
        yield from phrases_in(item)


def check_said(phrase: Phrase, chapter: int) -> None:
    """Every language of this chapter has the sentence, or the one that it is a special case of, and can say it."""
    for language in LANGUAGES:
        text, known = Text(language), keys_of(chapter, language)
        for part in phrases_in(phrase):
            key = part.say
            while key not in known and "-" in key:
                key = key.rpartition("-")[0]
            assert key in known, (language, part)
            assert key.count("-") or key == "player", (language, part)
        line = text.sentence(phrase)
        assert line, phrase
        assert "{" not in line, line
        assert "  " not in line, line


def check_thing(state: State, thing: str) -> None:
    """The table has it: somebody may ask about it, or it is drawn on a card that is there."""
    kind, _, id = thing.partition(" ")
    match kind:
        case "hole":
            place, value = id.split(" ")
            card = PARTS[state.cards[SLOT_OF[place]]] if place in SLOT_OF else ENEMIES[ENEMY_OF[place]]
            assert int(value) in card.dice, thing
        case "trick":
            assert id in TRICKS, thing
        case "hero":
            assert id == state.options.hero, thing
        case "scrap":
            assert id in ITEM_NAMES or id in ENEMY_OF, thing
            assert exists(state, f"scrap {id.partition('=')[0]}"), thing
        case _:
            assert exists(state, thing), thing


def check_question(state: State, found: Question) -> None:
    chapter = state.options.chapter
    check_said(found.text, chapter)
    if found.note is not None:
        check_said(found.note, chapter)
    for thing in found.about:
        check_thing(state, thing)
    for choice in found.choices:
        check_said(choice.text, chapter)
        assert choice.kind in ACTIONS
        for thing in choice.things:
            check_thing(state, thing)


def told_of(event: Event) -> Told:
    return told(GAME, TABLE, event)


def check_told(state: State, event: Event) -> None:
    assert event.variant in event.variants, event
    found = told_of(event)
    check_said(found.text, state.options.chapter)
    if found.scene:
        check_said(Phrase(found.scene, found.given), state.options.chapter)
    for thing in found.things:
        kind, _, id = thing.partition(" ")
        assert id in IDS[kind], thing


# -- every kind of them ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_action_event_fold_and_mark_has_its_sentence(language: str) -> None:
    known = keys_of(7, language)
    wanted = {f"action-{tag}" for tag in ACTIONS} | {f"event-{tag}" for tag in EVENT_TAGS}
    wanted |= {f"event-{kind.__struct_config__.tag}-{which}" for kind in EVENTS for which in kind.variants if which}
    wanted |= {f"log-{kind.fold}" for kind in EVENTS if kind.fold} | {kind.scene for kind in EVENTS if kind.scene}
    wanted |= {f"mark-{kind.mark}" for kind in EVENTS if kind.mark}

    assert wanted - known == set()


def test_no_sentence_of_an_action_or_event_is_left_over() -> None:
    tags = {key.split("-")[1] for key in keys_of(7, "en") if key.startswith("action-")}
    events = {key.split("-")[1] for key in keys_of(7, "en") if key.startswith("event-")}

    assert tags == set(ACTIONS)
    assert events == EVENT_TAGS


def test_traits_are_ones_that_clients_know() -> None:
    for kind in EVENTS:
        assert SILENT <= kind.loudness <= LOUD, kind
        assert kind.felt in ("", "hit", "gain", "loss"), kind
        assert set(kind.echoes) <= set(ACTIONS), kind
    assert {kind.mark for kind in EVENTS if kind.mark} == {"round", "wreck", "core", "kill", "end"}


# -- in whole games -------------------------------------------------------------------------------------------


def test_random_games_say_everything_and_name_only_what_is_there() -> None:
    kinds: set[str] = set()
    for state, _ in decisions(games=28, step=6):
        question = GAME.question(state, 0)
        kinds |= {choice.kind for choice in question.choices}
        check_question(state, question)
        assert [choice.kind for choice in question.choices] == [tag_of(action) for action in GAME.legal_actions(state)]
        assert not GAME.question(state, None).choices
    assert len(kinds) > 22


def test_driven_games_say_everything_that_happens() -> None:
    seen: set[str] = set()
    for number in (0, 8, 10, 11, 12, 13):
        for state, _, happened in drive(number, table(number)):
            for event in happened:
                seen.add(tag_of(event))
                check_told(state, event)
    assert len(seen) > 40


def test_every_choice_names_what_the_guide_takes_for_named() -> None:
    """What is lit is what nobody need ask about."""
    for state, _ in decisions(games=14, step=9):
        view, question = GAME.view(state, 0), GAME.question(state, 0)
        for text, choice in zip(view["choices"], question.choices, strict=True):
            asked = {thing.partition("=")[0] for thing in choice.things if exists(state, thing.partition("=")[0])}
            assert asked <= set(named_things(GAME, state, text)), text
            assert all(GAME.why_not(view, thing) is None for thing in asked), text


def test_a_choice_is_known_by_its_notation() -> None:
    for state, _ in decisions(games=14, step=5):
        for action in GAME.legal_actions(state):
            other = actions.known_choices()[str(action)]
            assert type(other) is type(action)
            assert things_of(GAME, state, other) == things_of(GAME, state, action)


# -- one by one -----------------------------------------------------------------------------------------------


def things(action: Action, state: State) -> list[str]:
    return things_of(GAME, state, action)


@pytest.mark.parametrize(
    ("choice", "named"),
    [
        ("use 4 N 2", ["die w4", "slot N", "hole N 2"]),
        ("use E05=4 N", ["scrap E05=4", "slot N"]),
        ("fix 3k W", ["die w3k", "slot W"]),
        ("ram 3 front", ["die w3", "section front"]),
        ("ram 3 nowhere", ["die w3", "core"]),
        ("core 2 keep", ["die w2", "core", "trick keep"]),
        ("red 6 E16", ["die r6", "enemy E16"]),
        ("red 6 board", ["die r6", "board"]),
        ("arson left", ["section left", "hero arson"]),
        ("pay E05=4", ["scrap E05=4"]),
        ("install P05", ["part P05"]),
        ("at N front+right", ["slot N"]),
        ("block N 2", ["slot N", "hole N 2"]),
        ("die E16 6", ["enemy E16", "hole E16 6"]),
        ("die w3 +1", ["die w3"]),
        ("transfer E16 E05", ["enemy E16", "enemy E05"]),
        ("shift E16 left", ["enemy E16", "section left"]),
        ("lose E05", ["scrap E05"]),
        ("end phase", []),
    ],
)
def test_the_most_telling_thing_comes_last(choice: str, named: list[str]) -> None:
    state = run("front E16", pool="w3", scrap="E05").state

    assert things(actions.known_choices()[choice], state) == named


def test_who_stands_back_and_who_is_meant_at_once() -> None:
    found = {choice.kind: choice for choice in GAME.question(build("w5 w5", "P05", slots="W=V1b*1").state, 0).choices}

    assert found["end_phase"].quiet
    assert not found["end_phase"].plain
    assert found["install"].plain
    assert found["repair"].plain
    assert not found["install"].quiet


def note_of(table: State) -> str:
    note = GAME.question(table, 0).note
    return "" if note is None else Text("en").phrase(note)


def test_a_payment_tells_what_it_is_for_and_how_far_it_is() -> None:
    table = build("w5 w5", "P05", slots="W=V1b*1 SE=!D2")
    assert note_of(table.state) == ""

    table.play("install P05")
    assert note_of(table.state) == "For Bolt Thrower: a pair"
    assert GAME.question(table.state, 0).about == ["part P05"]
    table.play("pay w5")
    assert GAME.question(table.state, 0).about == ["part P05", "die w5"]

    repair = build("w5 w5", "P05", slots="W=V1b*1").play("repair W")
    assert note_of(repair.state) == "To repair Tool Rack"
    assert GAME.question(repair.state, 0).about == ["slot W"]

    clear = build("w5 w3", "P05", slots="SE=!D2", scrap="E05").play("clear SE", "pay w3")
    assert note_of(clear.state) == "To clear the wreck: a total of 8 (3 so far)"
    assert GAME.question(clear.state, 0).about == ["slot SE", "die w3"]


def test_a_decision_about_a_part_in_use_names_it() -> None:
    table = run("front E01 E05; rear E02", pool="w3 w1")
    assert note_of(table.state) == "0 of 3 placed"

    table.play("use 3 N 2")
    assert table.view["prompt"] == "target"
    assert note_of(table.state) == "Twin Blasters"
    assert GAME.question(table.state, 0).about == ["slot N", "part V1a"]


BLASTERS = fr.Activated(SLOT_OF["N"], PART_OF["V1a"], (), 0, 4)


@pytest.mark.parametrize(
    ("frame", "note", "about"),
    [
        (fr.HitPart(0, (0, 1), (3, 1), "W-19.5"), "3 damage", []),
        (fr.PickReroll(0, (0, 4)), "Chosen so far: 2", ["die w1", "die w5"]),
        (fr.MendPart(0, 2, "W-29.1"), "up to 2", []),
        (fr.ShareRam(0, 0, 1), "1 point left", ["section front"]),
        (fr.BlockSlot(0, DIE_OF["r3"]), "", ["die r3"]),
        (fr.ShiftEnemies(0, 0, (0, 1)), "", ["enemy E01"]),
        (fr.MoveEnemy(0, BLASTERS, optional=False), "Twin Blasters", ["slot N", "part V1a"]),
        (fr.WeighBonus(0, BLASTERS, 0, (0,), 0, 0), "Twin Blasters", ["slot N", "part V1a", "enemy E01"]),
        (fr.WeighRam(0, 0, 1), "", ["section front"]),
    ],
)
def test_notes_of_other_decisions(frame: fr.AnyFrame, note: str, about: list[str]) -> None:
    state = run("front E01", pool="w3").state
    said = frame.note(state)

    assert ("" if said is None else Text("en").phrase(said)) == note
    assert frame.about(state) == about


def test_the_events_that_have_several_sentences() -> None:
    text, state = Text("en"), TABLE

    assert text.event(state, ev.RunEnded(2, 0, "W-30.4")) == "Four Canyon cards survived: Round 2 is won."
    assert text.event(state, ev.RunEnded(2, 1)) == "The run of Round 2 ends; one enemy falls back."
    assert text.event(state, ev.Shuffled("canyon", 8, "W-30.2")) == "The Canyon cards are shuffled."
    assert text.event(state, ev.Shuffled("parts", 8, "W-6.4")) == "The discarded cards become a new pile (8)."
    assert text.event(state, ev.RedPlaced("r3k", "E01")) == "Red 3 (kept) on Fury of Flames."
    assert all(text.event(state, ev.CanyonRevealed(card.id)).count(" / ") == 1 for card in CANYON)


def test_what_an_event_touches() -> None:
    assert told_of(ev.CoreHit(1, 2, "W-19.1")).things == ["core"]
    assert told_of(ev.RedOnBoard("r3")).things == ["die r3", "board"]
    assert told_of(ev.DieLost("w")).things == []
    assert told_of(ev.PartUsed("P05", "N", "E05=4", exact=True)).things == ["part P05", "slot N", "scrap E05=4"]
    assert told_of(ev.CoreUsed("w1", "keep")).things == ["die w1", "trick keep", "core"]
