"""The drawings of the chase: everything readable at every size, and every choice to be found on them."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest
from rich.color import Color, ColorSystem

import frenzy
from frenzy.catalogues import LANGUAGES
from frenzy.cli.words import terminal_words
from frenzy.games.wreckland.ids import SECTIONS, SLOTS
from frenzy.tui.canvas import Canvas
from frenzy.tui.light import Light
from frenzy.tui.menu import MOST, entries, lit_entries, meant, named, narrowed
from frenzy.tui.renderer import Sight
from frenzy.tui.words import Speech
from frenzy.tui.wreckland.palette import DARK, LIGHT, RustPalette
from frenzy.tui.wreckland.renderer import RENDERER
from frenzy.tui.wreckland.tokens import die_letters, draw_sockets
from frenzy.tui.wreckland.walking import neighbour, points
from tests.tui.test_drawing import contrast

GAME = frenzy.load("wreckland")
SIZES = [(80, 12), (80, 13), (100, 16), (120, 21), (160, 27), (200, 29)]
SPEECH = {language: Speech(language, terminal_words, "wreckland") for language in LANGUAGES}
EVERY_PALETTE = {
    "dark": DARK, "light": LIGHT, "few-dark": DARK.in_few_colours(), "few-light": LIGHT.in_few_colours(),
}  # fmt: skip

CROWD: list[dict[str, Any]] = [{"id": f"E{number:02}", "section": "left"} for number in range(1, 12)]


def position(**more: Any) -> Any:
    document = {
        "round": 2, "phase": "run", "turn": 1, "step": 2, "pool": ["w1", "w4k", "r6"],
        "slots": {
            "NE": {"part": "P01", "spikes": "front", "damage": 3, "dice": ["w3", None]}, "S": {"destruction": "D2"},
        },
        "enemies": [
            {"id": "E01", "section": "front", "damage": 2, "dice": ["r3", None]}, {"id": "E05", "section": "rear"},
            {"id": "E10", "section": "left"}, {"id": "E14", "section": "right"},
        ],
    }  # fmt: skip
    return GAME.view(GAME.from_position({**document, **more}), 0)


def sight(view: dict[str, Any], light: Light | None = None, language: str = "en") -> Sight:
    return Sight(view, SPEECH[language], DARK, light or Light())


def board(view: dict[str, Any], size: tuple[int, int] = (120, 21), light: Light | None = None) -> Canvas:
    return RENDERER.draw_board(sight(view, light), size)


# -- the board --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_everybody_and_every_slot_is_there_at_every_size(size: tuple[int, int]) -> None:
    canvas = board(position(), size)
    subjects = {area.subject for area in canvas.areas}

    assert subjects >= {f"slot {slot}" for slot in SLOTS} | {f"section {section}" for section in SECTIONS} | {"core"}
    assert subjects >= {f"enemy {name}" for name in ("E01", "E05", "E10", "E14")}
    assert all(name in canvas.text() for name in ("Fury of", "Pipe Wasp", "Fuse Rat", "Plate Badger", "WRECK"))
    assert max(map(len, canvas.text().splitlines())) <= size[0]


def test_a_card_shows_damage_dice_and_what_they_do() -> None:
    text = board(position()).text()

    assert "2/6" in text
    assert "(3)‹6›" in text  # a red die on an enemy, and an open die slot
    assert "3/4" in text
    assert "[3]‹4›" in text  # a white die on a Part
    assert "▲" in text
    assert "→3" in text  # one Part is hit
    assert "≡1✹" in text  # every slot is, and it explodes
    assert "◆1" in text  # a shield
    assert "a total of 8" in text  # what clears a wreck


def test_white_and_red_dice_differ_without_their_colours() -> None:
    assert [die_letters(name) for name in ("w4", "r4", "w4k", "r4k", "marker")] == ["[4]", "(4)", "[4*]", "(4*)", "(×)"]


def test_a_die_slot_shows_its_value_its_range_or_its_die() -> None:
    canvas = Canvas(12, 2, DARK.white)
    ends = [draw_sockets(canvas, 0, y, ["2–4", 5], lies, DARK) for y, lies in enumerate([(None, "w5"), ("w3", None)])]

    assert ends == [8, 8]
    assert canvas.text().splitlines() == ["‹2–4›[5]", " [3] ‹5›"]
    hand = RENDERER.draw_hand(sight(position(scrap=["E02"])), (70, 2)).text()
    assert "[1] [4*]  (6)" in hand
    assert "Dust Jackal 1/5" in hand


@pytest.mark.parametrize("size", SIZES)
def test_a_crowd_fits_or_is_counted(size: tuple[int, int]) -> None:
    canvas = board(position(enemies=CROWD), size)
    drawn = sum(area.subject.startswith("enemy") for area in canvas.areas)

    assert drawn == len(CROWD) or f" +{len(CROWD) - drawn}" in canvas.text()
    assert f"left · {len(CROWD)}" in canvas.text()
    areas = [area for area in canvas.areas if area.subject.startswith("enemy")]
    assert all(one.y + one.height <= other.y for one, other in pairwise(areas))


def test_parts_are_listed_while_building_with_what_they_cost() -> None:
    view = GAME.view(GAME.new(1, 4), 0)
    for size in SIZES:
        canvas = board(view, size)
        subjects = {area.subject for area in canvas.areas}
        assert subjects >= {f"part {card}" for card in (*view["available"], *view["upgrades"])}
        assert "a pair" in canvas.text()


def test_the_numbers_of_choices_stand_on_what_they_name() -> None:
    light = Light({"enemy E01": [3], "slot NE": [1, 2], "section rear": [4], "core": [5]}, frozenset({"slot NE"}))
    text = board(position(), light=light).text()

    assert any("NE Shot Blas" in line and "1,2" in line for line in text.splitlines())
    assert "rear · 1  4" in text
    assert any("Fury of Flames" in line and " 3" in line for line in text.splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_boss_board_tells_its_table(language: str) -> None:
    text = RENDERER.draw_upper(sight(position(), language=language), (34, 20)).text()

    assert "17" in text
    assert "5   " in text
    assert "{" not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("chapter", "road", "shown"), [(5, ["S4", "S2", "S5"], 2), (7, ["O1", "O2"], 1)])
def test_the_boss_board_tells_the_special_cards(language: str, chapter: int, road: list[str], shown: int) -> None:
    """The storm's card and the one to come (W-30.13); the Decree of this Turn (W-30.22)."""
    view = position(chapter=chapter, road=road)
    text = SPEECH[language].text
    drawn = " ".join(RENDERER.draw_upper(sight(view, language=language), (60, 40)).text().split())

    for place, card in enumerate(road):
        is_open = place >= len(road) - shown
        assert (text.name(card) in drawn) == is_open
        assert all(line in drawn for line in text.card(card, chapter).lines) == is_open
    assert (text.say("road-next") in drawn) == (shown == 2)


def test_arrows_reach_everything_from_the_core() -> None:
    for view in (position(), position(enemies=CROWD), GAME.view(GAME.new(1, 4), 0)):
        reached, waiting = {"core"}, ["core"]
        while waiting:
            here = waiting.pop()
            for key in ("up", "down", "left", "right"):
                there = neighbour(view, here, key)
                if there not in reached:
                    reached.add(there)
                    waiting.append(there)
        assert reached == set(points(view))


# -- choices and places -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("chapter", range(1, 8))
def test_every_thing_that_a_choice_names_can_be_pressed(chapter: int) -> None:
    rng = random.Random(chapter)
    seen: set[str] = set()
    for seed in range(4):
        hero = ("arson", "miller", "rudd3r", "cuddles")[seed]
        state = GAME.new(1, seed, {"chapter": chapter, "hero": hero, "vehicle": f"V{seed + 1}"})
        while GAME.to_act(state) is not None:
            view = GAME.view(state, 0)
            choices = view["choices"]
            fresh = {f"{view['prompt']} {choice.partition(' ')[0]}" for choice in choices} - seen
            if fresh:
                seen |= fresh
                things = named(RENDERER, view, dict(zip(choices, GAME.question(state, 0).choices, strict=True)))
                light = Light(lit_entries(narrowed(choices), things))
                sheets = [
                    RENDERER.draw_board(sight(view, light), (200, 29)),
                    RENDERER.draw_hand(sight(view, light), (200, 2)),
                    RENDERER.draw_upper(sight(view, light), (40, 30)),
                ]
                pressable = {area.subject for sheet in sheets for area in sheet.areas}
                for choice in choices:
                    for thing in things[choice]:
                        assert thing in pressable, f"{choice} of {view['prompt']}"
                        assert choice in meant(things, [thing])
            GAME.apply(state, rng.choice(choices))
    assert seen >= {"build install", "pay pay", "place at", "red red", "white ram", "shift shift"}


def test_groups_hold_every_choice_once_and_need_one_key_each() -> None:
    rng, state, biggest = random.Random(2), GAME.new(1, 2), 0
    while GAME.to_act(state) is not None:
        view = GAME.view(state, 0)
        choices = view["choices"]
        told = dict(zip(choices, GAME.question(state, 0).choices, strict=True))
        listed, things = entries(RENDERER, told), named(RENDERER, view, told)
        assert sorted(choice for entry in listed for choice in entry.choices) == sorted(choices)
        assert all(entry.choice == entry.key for entry in listed if not entry.is_group)
        if view["prompt"] == "white":
            biggest = max(biggest, len(choices))
            assert len(listed) <= MOST + 4
        assert set(lit_entries(listed, things)) == {thing for choice in choices for thing in things[choice]}
        GAME.apply(state, rng.choice(choices))
    assert biggest > MOST


def test_no_word_of_a_sealed_chapter_is_in_sight() -> None:
    """What the screen and the lines may read out belongs to the chapter that is played."""
    for seed in range(3):
        state, rng = GAME.new(1, seed), random.Random(seed)
        while GAME.to_act(state) is not None:
            view = GAME.view(state, 0)
            for card in RENDERER.cards_in_sight(view):
                assert RENDERER.card_lines(SPEECH["en"], view, card)
            GAME.apply(state, rng.choice(view["choices"]))
    for card in ("B2", "c2p", "M4a", "K1", "B7b", "teapot"):
        with pytest.raises(KeyError):
            RENDERER.card_lines(SPEECH["en"], position(), card)


# -- colours ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("palette", EVERY_PALETTE.values(), ids=[*EVERY_PALETTE])
def test_everything_that_is_read_has_contrast(palette: RustPalette) -> None:
    grounds = (palette.plate, palette.plate_lit, palette.bare, palette.foe, palette.foe_lit, palette.core)
    pairs = [(palette.ink, ground) for ground in (*grounds, palette.wreck, palette.socket, palette.line)]
    pairs += [(paint, ground) for paint in (palette.ink, palette.dim) for ground in (palette.panel, palette.ground)]
    pairs += [(palette.accent, palette.panel), (palette.accent, palette.ground), (palette.on_accent, palette.accent)]
    pairs += [(palette.danger, ground) for ground in (palette.panel, palette.plate, palette.foe, palette.core)]
    pairs += [(palette.door, ground) for ground in (palette.panel, palette.plate, palette.foe)]
    pairs += [(palette.white.fg, palette.white.bg), (palette.red.fg, palette.red.bg)]

    assert [(one, other) for one, other in pairs if contrast(one, other) < 4.5] == []


@pytest.mark.parametrize("palette", [DARK.in_few_colours(), LIGHT.in_few_colours()], ids=["dark", "light"])
def test_a_terminal_with_few_colours_tells_plates_apart(palette: RustPalette) -> None:
    plates = (palette.plate, palette.plate_lit, palette.bare, palette.foe, palette.foe_lit, palette.core)
    shown = {Color.parse(plate).downgrade(ColorSystem.EIGHT_BIT).number for plate in plates}

    assert len(shown) == len(plates)
