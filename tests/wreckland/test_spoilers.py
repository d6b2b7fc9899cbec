"""No id and no name of a later chapter's card leaves the game before its time."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from msgspec import json

from frenzy.catalogues import LANGUAGES
from frenzy.games.wreckland.cards import BOARDS, CANYON, ENEMIES, PARTS, ROAD, road_deck
from frenzy.games.wreckland.game import GAME
from frenzy.games.wreckland.text import Text
from frenzy.kernel import FrenzyError
from tests.conformance.checks import at_random
from tests.wreckland.driver import drive
from tests.wreckland.guide.asking import subjects

CARDS = [(card.chapter, card.id, card.name) for card in PARTS]
CARDS += [(card.chapter, card.id, card.name) for card in ENEMIES]
CARDS += [(card.chapter, card.id, card.name) for card in ROAD]


def sealed(chapter: int) -> list[str]:
    """The ids and names of what is in later envelopes."""
    found = [name for first, *names in CARDS if first > chapter for name in map(str, names)]
    if chapter < 2:
        found += [card.id for card in CANYON] + [card.name for card in CANYON]
    return found


def leak(chapter: int) -> re.Pattern[str]:
    return re.compile("|".join(rf"\b{re.escape(name)}\b" for name in sealed(chapter)) or "(?!)")


@pytest.mark.parametrize("chapter", BOARDS)
def test_views_events_and_choices_name_no_later_card(chapter: int) -> None:
    rng, sign = random.Random(chapter), leak(chapter)
    state = GAME.new(1, chapter, {"chapter": chapter})
    while state.stack:
        assert not sign.search(json.encode([GAME.view(state, 0), GAME.question(state, 0)]).decode())
        told = GAME.apply(state, at_random(GAME.legal_actions(state), rng))
        assert not sign.search(json.encode([told, [GAME.tell(state, event) for event in told]]).decode())


@pytest.mark.parametrize("chapter", BOARDS)
def test_only_tables_with_a_canyon_have_the_word(chapter: int) -> None:
    """Not even an empty field tells that there will be one."""
    state = GAME.new(1, chapter, {"chapter": chapter})
    view = GAME.view(state, 0)

    assert ("canyon" in json.encode(view).decode()) == (BOARDS[chapter].special == "canyon")
    assert ("survived" in view) == ("canyon" in view)
    assert GAME.view(GAME.redeal(view, random.Random(1)), 0) == view


@pytest.mark.parametrize("chapter", BOARDS)
def test_only_tables_with_special_cards_have_a_place_for_them(chapter: int) -> None:
    state = GAME.new(1, chapter, {"chapter": chapter})
    view = GAME.view(state, 0)

    assert ("road" in view) == ("road" in view["piles"]) == bool(road_deck(chapter))
    assert GAME.view(GAME.redeal(view, random.Random(1)), 0) == view


@pytest.mark.parametrize("chapter", range(1, 7))
def test_answers_name_no_later_card(chapter: int) -> None:
    rng, sign = random.Random(chapter), leak(chapter)
    state = GAME.new(1, chapter, {"chapter": chapter})
    for _ in range(120):
        if not state.stack:
            break
        view = GAME.view(state, 0)
        asked = [*rng.sample(subjects(state), 10), *(f"choice {choice}" for choice in view["choices"][:4])]
        told = [GAME.why_not(view, subject) for subject in asked]
        seen = [GAME.preview(view, choice) for choice in view["choices"][:6]]
        likely = [GAME.odds(view, subject) for subject in (*asked, *view["choices"][:6])]
        far = [GAME.reach(view, subject) for subject in asked]
        said = [GAME.explain(view, reason) for reason in (*told, *(one for found in likely for one in found)) if reason]
        assert not sign.search(json.encode([told, seen, likely, far, said]).decode())
        GAME.apply(state, at_random(GAME.legal_actions(state), rng))


@pytest.mark.slow
@pytest.mark.parametrize("chapter", range(1, 7))
def test_whole_chapters_name_no_later_card(chapter: int) -> None:
    sign, text = leak(chapter), Text("en")
    for state, _, told in drive(chapter, {"chapter": chapter, "hero": "miller", "difficulty": "learner"}):
        assert not sign.search(json.encode(told).decode())
        assert not sign.search(" ".join(text.event(state, event) for event in told))


def test_the_second_side_is_not_told_before_it_shows() -> None:
    view = json.encode(GAME.view(GAME.new(1, 1, {"chapter": 7}), 0)).decode()

    assert "B7b" not in view
    assert "B7" in view


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_knows_only_what_is_open(language: str) -> None:
    text = Text(language)
    for chapter, name, _ in CARDS:
        assert text.card(name, chapter=7).name
        if chapter > 1:
            with pytest.raises(KeyError):
                text.card(name, chapter=chapter - 1)
    with pytest.raises(KeyError):
        text.card("K1", chapter=1)


def test_errors_do_not_tell_either() -> None:
    sign = leak(1)
    wrong: list[dict[str, Any]] = [
        {"slots": {"E": {"part": "ZZ"}}},
        {"enemies": [{"id": "ZZ", "section": "front"}]},
        {"scrap": ["ZZ"]},
    ]
    for position in wrong:
        with pytest.raises(FrenzyError) as caught:
            GAME.from_position(position)
        assert not sign.search(str(caught.value))
    state = GAME.new(1, 1)
    with pytest.raises(FrenzyError) as caught:
        GAME.apply(state, "install C7p")
    assert not leak(1).search(str(caught.value).replace("install C7p", ""))
