"""The drawings of the house: everything readable at every size, and every choice to be found on them."""

from __future__ import annotations

import random
from typing import Any

import pytest
from rich.color import Color, ColorSystem

import frenzy
from frenzy.catalogues import LANGUAGES
from frenzy.cli.words import terminal_words
from frenzy.games.resistance.board import FLOOR, ZONE_IDS
from frenzy.games.resistance.ids import FLOORS
from frenzy.games.resistance.missions import MISSION_IDS
from frenzy.tui.canvas import Canvas
from frenzy.tui.light import Light
from frenzy.tui.menu import entries, lit_entries, meant, named, narrowed
from frenzy.tui.renderer import Sight
from frenzy.tui.resistance.floor import acting_zone, neighbour, points
from frenzy.tui.resistance.palette import DARK, LIGHT, ComicPalette
from frenzy.tui.resistance.panels import counts
from frenzy.tui.resistance.renderer import RENDERER
from frenzy.tui.words import Speech
from frenzy.wire import SeatInfo
from tests.tui.test_drawing import contrast

GAME = frenzy.load("resistance")
SPEECH = {language: Speech(language, terminal_words, "resistance") for language in LANGUAGES}
SIZES = [(80, 24), (100, 30), (120, 40), (200, 60)]
EVERY_PALETTE = {
    "dark": DARK, "light": LIGHT, "few-dark": DARK.in_few_colours(), "few-light": LIGHT.in_few_colours(),
}  # fmt: skip

HEROES: list[dict[str, Any]] = [
    {"id": "wolverine", "seat": 0, "zone": "17R-s", "health": 1, "xp": 8, "traits": ["grit"], "citizen": "callisto"},
    {"id": "storm", "seat": 1, "zone": "17R-n", "tokens": []},
]
ENEMIES: list[dict[str, Any]] = [
    {"kind": "walker", "zone": "17R-sw", "count": 3}, {"kind": "brute", "zone": "17R-sw", "count": 1},
    {"kind": "zombie_hero", "id": "iceman", "zone": "16R-out5"},
]  # fmt: skip


def position(mission: str = "MH1", **more: Any) -> Any:
    document = {"mission": mission, "seats": 2, "heroes": HEROES, "enemies": ENEMIES, "active": "wolverine"}
    return GAME.view(GAME.from_position({**document, "actions_left": 2, **more}), 0)


def sight(view: Any, light: Light | None = None, language: str = "en", page: str | None = None) -> Sight:
    seats = [SeatInfo(seat, f"Ann{seat}", "human", connected=True) for seat in range(len(view["options"]["hands"]))]
    return Sight(view, SPEECH[language], DARK, light or Light(), seats, page)


def board(view: Any, size: tuple[int, int] = (120, 40), light: Light | None = None, page: str | None = None) -> Canvas:
    """The floor at the height it has on a screen of that size."""
    seen = sight(view, light, page=page)
    return RENDERER.draw_board(seen, (size[0], RENDERER.heights(seen, size).board or 0))


def lines_of(canvas: Canvas, word: str) -> list[str]:
    return [line for line in canvas.text().splitlines() if word in line]


# -- the floor --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("mission", MISSION_IDS)
def test_every_zone_can_be_pressed_at_every_size(mission: str, size: tuple[int, int]) -> None:
    view = GAME.view(GAME.new(2, 1, {"mission": mission}), 0)
    pages = RENDERER.pages(sight(view))
    canvases = [board(view, size, page=page) for page in pages]
    pressed = {area.subject for canvas in canvases for area in canvas.areas}

    assert pressed >= {f"zone {zone}" for zone in view["zones"]}
    assert pressed >= {f"hero {hero['id']}" for hero in view["heroes"]}
    assert all(len(line) <= size[0] for canvas in canvases for line in canvas.text().splitlines())


@pytest.mark.parametrize("size", SIZES)
def test_everybody_is_there_at_every_size(size: tuple[int, int]) -> None:
    canvas = board(position(), size)

    assert any("w3b1" in line for line in lines_of(canvas, "w3"))
    assert all(sign in canvas.text() for sign in ("☠I", "▼1", "▽2b", "◆r", "◆b", "»", "Ψ", "?"))


def test_doors_windows_and_bars_are_told_apart() -> None:
    view = position("MH2", open=["front-door", "win-front-west"])
    text = board(view).text()

    assert "+" in text
    assert "▒▒▒" in text
    assert "×" in text  # the greenhouse is locked
    assert any(line.count("   ") >= 2 and "▒▒▒" in line and "━" in line for line in text.splitlines())  # two gaps


def test_a_crowd_makes_its_row_higher_and_is_cut_at_last() -> None:
    crowd = [{"kind": kind, "zone": "17R-n", "count": 12} for kind in ("walker", "brute", "runner")]
    crowd += [
        {"kind": "zombie_hero", "id": name, "zone": "17R-n"} for name in ("iceman", "psylocke", "cyclops", "juggernaut")
    ]
    view = position("MH2", enemies=crowd)
    subjects = {area.subject for area in board(view, (80, 40)).areas}

    assert subjects >= {"mob walker 17R-n", "mob runner 17R-n", "named juggernaut"}
    small = RENDERER.draw_board(sight(view), (60, 13))
    assert "…" in small.text()


def test_a_floor_that_is_too_high_is_seen_around_whoever_acts() -> None:
    north = board(position("MH10", heroes=[{"id": "storm", "zone": "11R-study"}], active="storm"), (80, 24))
    south = board(position("MH10", heroes=[{"id": "storm", "zone": "17R-s"}], active="storm"), (80, 24))

    assert "study" not in south.text()
    assert lines_of(north, "S")[0] != ""
    assert north.text().splitlines()[-1].endswith("↓")
    assert south.text().splitlines()[0].endswith("↑")
    assert any(0 <= area.y < south.height for area in south.areas if area.subject == "hero storm")


def test_the_numbers_of_choices_stand_on_what_they_name() -> None:
    light = Light(
        {"zone 17R-e": [3], "mob walker 17R-sw": [1, 2], "door greenhouse-door": [4]}, frozenset({"zone 17R-e"})
    )
    text = board(position(), light=light).text()

    assert "w31,2b1" in text
    assert any("4" in line for line in text.splitlines() if "greenhouse" in line or "┃" in line)
    assert any("3┃" in line for line in text.splitlines())


# -- floors -----------------------------------------------------------------------------------------------------


def upstairs(**more: Any) -> Any:
    heroes = [{"id": "wolverine", "zone": "14R-entrance"}, {"id": "storm", "zone": "17V-landingW"}]
    return position("MH5", heroes=heroes, enemies=[], **more)


def test_the_floor_in_sight_is_that_of_the_hero_or_of_the_choice_in_hand() -> None:
    view = upstairs()

    assert RENDERER.pages(sight(view)) == ["ground", "first"]
    assert RENDERER.pages(sight(upstairs(active="storm"))) == ["first", "ground"]
    assert RENDERER.pages(sight(view, Light(strong=frozenset({"zone 17V-landingW"})))) == ["first", "ground"]
    assert RENDERER.pages(sight(view, page="first")) == ["first", "ground"]
    assert RENDERER.pages(sight(position())) == ["ground"]


def test_the_tabs_of_floors_have_the_numbers_of_choices_there() -> None:
    light = Light({"zone 17V-landingW": [2], "zone 14R-hallW": [1]})
    strip = RENDERER.draw_strip(sight(upstairs(), light), [], (80, 1))

    assert "Ground  First 2" in strip.text()
    assert {"page ground", "page first"} == {area.subject for area in strip.areas}


def test_arrows_reach_everything_on_a_floor() -> None:
    for mission in MISSION_IDS:
        view = GAME.view(GAME.new(2, 1, {"mission": mission}), 0)
        for floor in {FLOOR[number] for number, name in enumerate(ZONE_IDS) if name in view["zones"]}:
            canvas = board(view, page=FLOORS[floor])
            marked = [area.subject for area in canvas.areas]
            first = neighbour(view, None, "", marked)
            assert first is not None
            reached, waiting = {first}, [first]
            while waiting:
                here = waiting.pop()
                for key in ("up", "down", "left", "right"):
                    there = neighbour(view, here, key, marked)
                    if there is not None and there not in reached:
                        reached.add(there)
                        waiting.append(there)
            assert reached == {*points(view, floor)}, mission


def test_arrows_begin_where_the_hero_is() -> None:
    view = position()
    marked = [area.subject for area in board(view).areas]

    assert neighbour(view, None, "", marked) == f"zone {ZONE_IDS[acting_zone(view)]}" == "zone 17R-s"
    assert neighbour(view, "zone 17R-s", "left", marked) == "zone 17R-sw"
    assert neighbour(view, "zone 16R-out4", "left", marked) == "door greenhouse-door"


# -- dashboards and mission -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_dashboards_tell_health_power_danger_and_belongings(language: str) -> None:
    seen = sight(position(), language=language)
    short = RENDERER.draw_hand(seen, (78, 1)).text()
    long = RENDERER.draw_hand(seen, (118, 2)).text()

    assert "▶ W  Wolverine" in short
    assert "♥1" in short
    assert "◔8 +1 c" in short
    assert "Ann1" in short
    assert SPEECH[language].text.say("trait-grit") in long
    assert "{" not in short + long


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mission", MISSION_IDS)
def test_the_mission_is_told(mission: str, language: str) -> None:
    seen = sight(GAME.view(GAME.new(2, 1, {"mission": mission}), 0), language=language)
    for text in (RENDERER.draw_upper(seen, (44, 30)).text(), RENDERER.draw_lower(seen, (28, 4)).text()):
        assert "☐" in text
        assert "{" not in text
    strip = RENDERER.draw_strip(seen, [], (120, 1)).text()
    assert mission in strip
    assert "{" not in strip


def test_cards_are_read_in_every_language() -> None:
    for view in (position(), GAME.view(GAME.new(2, 1, {"mission": "MZ1"}), 0)):
        cards = RENDERER.cards_in_sight(view)
        assert {view["options"]["mission"], view["heroes"][0]["id"]} <= {*cards}
        for language in LANGUAGES:
            for card in cards:
                lines = RENDERER.card_lines(SPEECH[language], view, card)
                assert all(lines[:2])
                assert not any("{" in line for line in lines)
    assert "range 0 to 3" in "\n".join(RENDERER.card_lines(SPEECH["en"], {}, "storm"))
    with pytest.raises(KeyError):
        RENDERER.card_lines(SPEECH["en"], position(), "teapot")


# -- choices and places -----------------------------------------------------------------------------------------


def check_question(state: Any, view: Any) -> None:
    """What the choices name can be pressed on some page, and pressing it means them; lists stay short."""
    told = dict(zip(view["choices"], GAME.question(state, view["seat"]).choices, strict=True))
    things = named(RENDERER, view, told)
    light = Light(lit_entries(narrowed(view["choices"]), things))
    pages = RENDERER.pages(sight(view))
    sheets = [RENDERER.draw_board(sight(view, light, page=page), (200, 46)) for page in pages]
    sheets += [RENDERER.draw_hand(sight(view, light), (200, 12)), RENDERER.draw_strip(sight(view, light), [], (80, 1))]
    pressable = {area.subject for sheet in sheets for area in sheet.areas}
    for choice in view["choices"]:
        for thing in things[choice]:
            assert thing in pressable, f"{choice} of {view['prompt']}"
            assert choice in meant(things, [thing])
    listed = entries(RENDERER, told)
    assert sorted(choice for entry in listed for choice in entry.choices) == sorted(view["choices"])
    for entry in listed:
        if entry.is_group:
            assert "{" not in RENDERER.name_group(SPEECH["pl"], view, entry.key)
            assert RENDERER.name_group(SPEECH["en"], view, entry.key) != f"group-{entry.key}"


@pytest.mark.parametrize("mission", MISSION_IDS)
def test_random_games_are_drawn_and_every_thing_that_a_choice_names_can_be_pressed(mission: str) -> None:
    rng, seen = random.Random(mission), set[str]()
    for seed in range(2):
        state = GAME.new(2, seed, {"mission": mission})
        for _ in range(1500):
            seat = GAME.to_act(state)
            if seat is None:
                break
            view = GAME.view(state, seat)
            fresh = {f"{view['prompt']} {choice.partition(' ')[0]}" for choice in view["choices"]} - seen
            if fresh:
                seen |= fresh
                check_question(state, view)
                board(view, (80, 24))
            GAME.apply(state, rng.choice(view["choices"]))
    assert seen >= {"hero activate", "turn move", "turn end"}


# -- colours ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("palette", EVERY_PALETTE.values(), ids=[*EVERY_PALETTE])
def test_everything_that_is_read_has_contrast(palette: ComicPalette) -> None:
    floors = (palette.inside, palette.outside, palette.inside_lit, palette.outside_lit)
    inks = (palette.ink, palette.enemy, palette.good, palette.door, *palette.colours.values())
    pairs = [(ink, floor) for ink in inks for floor in floors]
    pairs += [(palette.dim, floor) for floor in (palette.inside, palette.outside)]
    pairs += [(palette.ground, colour) for colour in palette.people.values()]
    pairs += [(paint, palette.panel) for paint in (palette.ink, palette.dim, palette.accent, palette.danger)]
    pairs += [(paint, palette.panel) for paint in (*palette.levels.values(), *palette.people.values())]
    pairs += [(palette.on_accent, palette.accent), (palette.window, palette.ground), (palette.door, palette.ground)]
    pairs += [(palette.ink, palette.line)]

    assert [(one, other) for one, other in pairs if contrast(one, other) < 4.5] == []


@pytest.mark.parametrize("palette", [DARK.in_few_colours(), LIGHT.in_few_colours()], ids=["dark", "light"])
def test_a_terminal_with_few_colours_tells_floors_apart(palette: ComicPalette) -> None:
    floors = (palette.inside, palette.outside, palette.inside_lit, palette.outside_lit, palette.solid)
    shown = {Color.parse(floor).downgrade(ColorSystem.EIGHT_BIT).number for floor in floors}

    assert len(shown) == len(floors)


@pytest.mark.parametrize(("mission", "told"), [("MH1", ["Rescued 1", "Devoured 1"]), ("MZ1", ["Devoured 1"])])
def test_zombie_heroes_rescue_nobody(mission: str, told: list[str]) -> None:
    view = {**GAME.view(GAME.new(1, 4, {"mission": mission}), 0), "rescued": ["callisto"], "devoured": ["shanna"]}

    assert [count for count in counts(sight(view)) if "escued" in count or "evoured" in count] == told


def test_line_by_line_the_threats_are_told_while_heroes_act() -> None:
    state = GAME.new(1, 4, {"mission": "MH1"})
    lines = RENDERER.forecast_lines(SPEECH["en"], GAME.view(state, 0))
    assert any(line.endswith("no wounds") for line in lines)
    assert any("What Wolverine would lose" in line for line in lines)

    state.phase = "enemies"
    assert RENDERER.forecast_lines(SPEECH["en"], GAME.view(state, 0)) == []
