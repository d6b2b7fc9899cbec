"""The drawings of the table: everything readable at every size, and every choice to be found on it."""

from __future__ import annotations

import random
from typing import Any

import pytest
from rich.color import Color, ColorSystem

import frenzy
from frenzy.catalogues import LANGUAGES
from frenzy.cli.words import terminal_words
from frenzy.games import own_games
from frenzy.games.adrenaline.board import arenas
from frenzy.games.adrenaline.ids import CHARACTERS, COLOURS, ROOMS, SQUARES
from frenzy.tui.adrenaline.arena import neighbour
from frenzy.tui.adrenaline.palette import DARK, LIGHT, ArenaPalette
from frenzy.tui.adrenaline.renderer import RENDERER
from frenzy.tui.canvas import Canvas
from frenzy.tui.light import Light
from frenzy.tui.menu import lit_entries, meant, named, narrowed
from frenzy.tui.renderer import Sight
from frenzy.tui.words import Speech
from frenzy.wire import SeatInfo

GAME = frenzy.load("adrenaline")
SIZES = [(48, 13), (70, 19), (79, 25), (130, 37)]
SPEECH = Speech("en", terminal_words, "adrenaline")
EVERY_PALETTE = {
    "dark": DARK, "light": LIGHT, "few-dark": DARK.in_few_colours(), "few-light": LIGHT.in_few_colours(),
}  # fmt: skip
every_palette = pytest.mark.parametrize("palette", EVERY_PALETTE.values(), ids=[*EVERY_PALETTE])


SEATS: list[dict[str, Any]] = [
    {"character": "violet", "square": "a1", "weapons": [{"id": "lock_rifle"}], "powerups": ["newton:red"]},
    {"character": "banshee", "square": "c1", "damage": ["violet", "violet", "sprog"], "marks": {"sprog": 2}},
    {"character": "sprog", "square": "d3"},
]


def position(**more: Any) -> Any:
    return GAME.view(GAME.from_position({"arena": "small", "seats": SEATS, **more}), 0)


def arena(view: dict[str, Any], size: tuple[int, int] = (70, 19), light: Light | None = None) -> Canvas:
    return RENDERER.draw_board(Sight(view, SPEECH, DARK, light or Light()), size)


def boards(view: dict[str, Any], size: tuple[int, int] = (40, 14)) -> Canvas:
    seats = [SeatInfo(seat, "Ann", "human", connected=True) for seat in range(view["options"]["seats"])]
    return RENDERER.draw_upper(Sight(view, SPEECH, DARK, seats=seats), size)


# -- the arena --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", [*arenas()])
def test_every_square_is_there_at_every_size(name: str, size: tuple[int, int]) -> None:
    view = GAME.view(GAME.new(4, 1, {"arena": name}), 0)
    canvas = arena(view, size)

    squares = [SQUARES[square] for square in arenas()[name].squares]
    assert {area.subject for area in canvas.areas if area.subject.startswith("square")} == {
        f"square {square}" for square in squares
    }
    for square in squares:
        assert f"{square}·{ROOMS[arenas()[name].room[SQUARES.index(square)]][0].upper()}" in canvas.text()
    assert max(map(len, canvas.text().splitlines())) <= size[0]


def test_walls_are_lines_and_doors_are_gaps() -> None:
    rows = arena(position()).text().splitlines()

    assert rows[0].strip().startswith("┏━")
    assert "░░░" in rows[6]
    assert any("░" in row and "┃" in row for row in rows[7:12])


def test_figures_stand_on_their_squares_and_can_be_pressed() -> None:
    canvas = arena(position())

    assert canvas.text().count("›V‹") == 1
    areas = {area.subject: area for area in canvas.areas}
    banshee = areas["figure banshee"]
    assert canvas.at(banshee.x, banshee.y) == ["figure banshee", "square c1"]


def test_five_figures_fit_on_the_smallest_square() -> None:
    crowd = [{"character": name, "square": "b1"} for name in CHARACTERS]
    view = GAME.view(GAME.from_position({"arena": "medium_a", "seats": crowd}), 0)
    lit = {f"figure {name}": [number] for number, name in enumerate(CHARACTERS[1:], 1)}

    assert "DB1Z2V3S4" in arena(view, (48, 13), Light(lit)).text()


def test_the_numbers_of_choices_stand_on_what_they_name() -> None:
    view = position()
    light = Light({"square b1": [3], "figure banshee": [1, 2], "weapon whisper": [4]}, frozenset({"figure banshee"}))
    view["market"]["blue"] = ["whisper", "zx2", "shotgun"]
    text = arena(view, (79, 25), light).text()

    assert " 3 " in text.splitlines()[1]
    assert "▸B◂ 1,2" in text
    assert "Whisper 4 " in text


def test_arrows_walk_over_the_page_and_step_over_holes() -> None:
    view = position()

    assert neighbour(view, None, "up") == "square a1"
    assert neighbour(view, "square a1", "up") == "square a1"
    assert neighbour(view, "square a1", "right") == "square b1"
    assert neighbour(view, "square b3", "left") == "square b3"  # a3 is a hole
    assert neighbour(view, "square d2", "up") == "square d2"  # so is d1


# -- boards, hand and tracks ------------------------------------------------------------------------------------


def test_a_board_shows_damage_marks_and_worth() -> None:
    rows = boards(position()).text().splitlines()
    banshee = next(number for number, row in enumerate(rows) if "Banshee" in row)

    assert "VV│S··│·····│·· SS" in rows[banshee + 1]
    assert rows[banshee + 1].endswith("☠8")


def test_a_name_gives_way_where_there_is_no_room() -> None:
    assert "Banshee · Ann" in boards(position()).text()
    assert "Banshee · Ann" not in boards(position(), (24, 14)).text()
    assert "Banshee" in boards(position(), (24, 14)).text()


def test_rivals_weapons_are_listed_where_there_is_room() -> None:
    view = position()
    view["figures"][1]["weapons"] = [{"id": "zx2", "loaded": False}]

    assert "○ZX-2" in boards(view).text()
    assert "ZX-2" not in boards(view, (40, 6)).text()


def test_the_own_hand_can_be_pressed() -> None:
    canvas = RENDERER.draw_hand(Sight(position(), SPEECH, DARK), (60, 2))

    assert "●Lock Rifle" in canvas.text()
    assert "▲Newton" in canvas.text()
    assert {area.subject for area in canvas.areas} == {"weapon lock_rifle", "card newton:red"}


def test_a_spectator_has_no_hand() -> None:
    view = GAME.view(GAME.new(3, 1), None)

    assert not RENDERER.draw_hand(Sight(view, SPEECH, DARK), (60, 2)).text().strip()


def test_tracks_belong_to_their_mode() -> None:
    domination = position(mode="domination", tracks={"red": ["violet", "sprog"], "yellow": [], "blue": []})
    turret = GAME.view(GAME.new(3, 1, {"mode": "turret"}), 0)

    assert "VS" in RENDERER.draw_lower(Sight(domination, SPEECH, DARK), (30, 3)).text().splitlines()[0]
    offered = RENDERER.draw_lower(Sight(turret, SPEECH, DARK, Light({f"tile {turret['offer'][0]}": [1]})), (60, 1))
    assert {area.subject for area in offered.areas} == {f"tile {tile}" for tile in turret["offer"]}


def test_the_top_line_counts_skulls_and_killers() -> None:
    view = position(skulls=5, killshots=[{"by": "violet", "overkill": "violet"}, {"by": "sprog", "overkill": None}])

    strip = RENDERER.draw_strip(Sight(view, SPEECH, DARK), [], (80, 1)).text()

    assert strip.endswith("VV S ☠☠☠")
    assert "Violet: 2 actions" in strip


# -- choices and places -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["deathmatch", "domination", "turret"])
def test_every_thing_that_a_choice_names_can_be_pressed(mode: str) -> None:
    """Whatever is pressed means a choice that names it, and it lies somewhere on the screen."""
    rng, state = random.Random(mode), GAME.new(4, 5, {"mode": mode, "skulls": 5, "bot": True})
    seen: set[str] = set()
    while (seat := GAME.to_act(state)) is not None:
        view = GAME.view(state, seat)
        choices = view["choices"]
        things = named(RENDERER, view, dict(zip(choices, GAME.question(state, seat).choices, strict=True)))
        light = Light(lit_entries(narrowed(choices), things))
        if not {choice.partition(" ")[0] for choice in choices} <= seen:
            sheets = [
                RENDERER.draw_board(Sight(view, SPEECH, DARK, light), (79, 25)),
                RENDERER.draw_hand(Sight(view, SPEECH, DARK, light), (79, 2)),
                RENDERER.draw_lower(Sight(view, SPEECH, DARK, light), (60, 3)),
                RENDERER.draw_upper(Sight(view, SPEECH, DARK, light), (40, 20)),
            ]
            pressable = {area.subject for sheet in sheets for area in sheet.areas}
            for choice in choices:
                for thing in things[choice]:
                    assert thing in pressable, f"{choice} of {view['prompt']}"
                    assert choice in meant(things, [thing])
                seen.add(choice.partition(" ")[0])
        GAME.apply(state, rng.choice(choices))
    assert seen >= {"run", "grab", "move", "end", "discard", "shoot", "target", "take"}


def test_a_square_with_a_lone_target_means_the_target() -> None:
    state = GAME.from_position(
        {"arena": "small", "seats": [
            {"character": "violet", "square": "a1", "weapons": [{"id": "lock_rifle"}]},
            {"character": "banshee", "square": "c1"}, {"character": "sprog", "square": "b1"},
        ]}
    )  # fmt: skip
    GAME.apply(state, "shoot lock_rifle")
    view = GAME.view(state, 0)
    things = named(RENDERER, view, dict(zip(view["choices"], GAME.question(state, 0).choices, strict=True)))

    for square, choices in (("square c1", ["target banshee"]), ("square a2", [])):
        assert meant(things, [square], RENDERER.standing(view, [square])) == choices


# -- colours ----------------------------------------------------------------------------------------------------


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@every_palette
def test_everything_that_is_read_has_contrast(palette: ArenaPalette) -> None:
    pairs = [(palette.ink, palette.ground), (palette.ink, palette.panel), (palette.dim, palette.panel)]
    pairs += [(palette.dim, palette.ground), (palette.accent, palette.panel), (palette.accent, palette.ground)]
    pairs += [(palette.on_accent, palette.accent), (palette.danger, palette.panel), (palette.door, palette.ground)]
    pairs += [(palette.ink, palette.line)]
    pairs += [(palette.ink, floor) for floor in (*palette.rooms.values(), *palette.lit.values())]
    pairs += [(palette.dim, floor) for floor in palette.rooms.values()]
    pairs += [(palette.ground, paint) for paint in palette.figures.values()]
    pairs += [(paint, palette.panel) for paint in (*palette.figures.values(), *palette.cubes.values())]
    pairs += [(palette.cubes[colour], palette.ground) for colour in COLOURS]

    assert [(one, other) for one, other in pairs if contrast(one, other) < 4.5] == []


def on_256(colour: str) -> str:
    """The colour that a terminal with 256 of them shows."""
    return Color.parse(colour).downgrade(ColorSystem.EIGHT_BIT).get_truecolor().hex


@pytest.mark.parametrize("palette", [DARK.in_few_colours(), LIGHT.in_few_colours()], ids=["dark", "light"])
def test_a_terminal_with_few_colours_tells_all_floors_apart(palette: ArenaPalette) -> None:
    floors = {on_256(floor) for floor in (*palette.rooms.values(), *palette.lit.values())}

    assert len(floors) == 2 * len(ROOMS)
    assert [floor for floor in floors if contrast(on_256(palette.ink), floor) < 4.5] == []


def test_numbers_of_two_digits_fit_on_the_smallest_square() -> None:
    squares = [f"square {SQUARES[square]}" for square in arenas()["small"].squares]
    light = Light({square: [number] for number, square in enumerate(squares, 7)}, frozenset(squares[5:]))

    told = arena(position(), (48, 13), light).text()

    assert [number for number in range(7, 7 + len(squares)) if f"{number}" not in told] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["tui-help", *(f"tui-signs-{game}" for game in own_games())])
def test_words_fit_into_the_smallest_screen(name: str, language: str) -> None:
    lines = terminal_words(language).say(name).splitlines()

    assert max(map(len, lines)) <= 64
    assert len(lines) <= 10
