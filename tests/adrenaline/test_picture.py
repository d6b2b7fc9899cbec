"""Every table can be drawn, shows all that everybody may see, and nothing else."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any
from xml.etree import ElementTree

import pytest

from frenzy.games.adrenaline.arsenal import WEAPON_IDS
from frenzy.games.adrenaline.board import arenas
from frenzy.games.adrenaline.declared.types import FigureView, View
from frenzy.games.adrenaline.ids import CHARACTERS, POWERUPS, SQUARES
from frenzy.games.adrenaline.picture import draw_svg, name_of
from frenzy.games.adrenaline.setup import MODES
from frenzy.games.adrenaline.shapes import FIGURES, MARKS, NEON, PAINT, PATTERNS, SIGNS
from tests.adrenaline.table import GAME

SVG = "{http://www.w3.org/2000/svg}"
STRIDE = 61
TABLES = tuple(product(MODES, arenas()))

every_table = pytest.mark.parametrize("number", range(len(TABLES)), ids=map("-".join, TABLES))


@cache
def views(number: int) -> tuple[View, ...]:
    """Moments of a random game, its end included, as the seats and the onlookers see them."""
    mode, arena = TABLES[number]
    seats, bot = 3 + number % 3, number % 2 == 1 and number % 3 < 2
    options = {"mode": mode, "arena": arena, "bot": bot, "promo": not bot}
    return tuple(walk(seats, options, seed=number))


def walk(seats: int, options: dict[str, Any], seed: int) -> Iterator[View]:
    state, rng, step = GAME.new(seats, seed, options), random.Random(seed), 0
    while GAME.to_act(state) is not None:
        if step % STRIDE == 0:
            yield GAME.view(state, (None, *range(seats))[step // STRIDE % (seats + 1)])
        GAME.apply(state, rng.choice(GAME.legal_actions(state)))
        step += 1
    yield GAME.view(state, None)


def words(picture: str) -> set[str]:
    return {str(element.text) for element in ElementTree.fromstring(picture).iter(f"{SVG}text")}


@every_table
def test_the_picture_is_well_formed_and_refers_to_nothing_outside(number: int) -> None:
    for view in views(number):
        picture = draw_svg(view)
        root = ElementTree.fromstring(picture)
        known = {element.get("id") for element in root.iter()}
        named = {element.get("href", "")[1:] for element in root.iter(f"{SVG}use")}
        painted = set(re.findall(r"url\(#([\w-]+)\)", picture))

        assert root.tag == f"{SVG}svg"
        assert named | painted <= known
        assert not re.search(r"https?:(?!//www\.w3\.org/2000/svg)|<(script|style|image|foreignObject)", picture)


@every_table
def test_every_figure_on_the_board_stands_on_its_square(number: int) -> None:
    for view in views(number):
        root = ElementTree.fromstring(draw_svg(view))
        drawn = {
            group.get("data-figure"): group.get("data-square") for group in root.iter() if group.get("data-figure")
        }
        boards = zip(view["options"]["characters"], view["figures"], strict=True)

        assert drawn == {who: board["square"] for who, board in boards if board["square"] is not None}


@every_table
def test_every_square_and_every_weapon_on_the_table_is_named_and_no_other(number: int) -> None:
    for view in views(number):
        held = {weapon["id"] for board in view["figures"] for weapon in board["weapons"]}
        open_weapons = held.union(*view["market"].values())
        shown = words(draw_svg(view))

        assert {id for id in WEAPON_IDS if name_of(id) in shown} == open_weapons
        assert shown & set(SQUARES) == {SQUARES[square] for square in arenas()[view["options"]["arena"]].squares}


@every_table
def test_no_hidden_card_occurs_not_even_the_viewers_own(number: int) -> None:
    for view in views(number):
        picture = draw_svg(view)
        figures: list[FigureView] = [{**board, "powerups": None} for board in view["figures"]]
        faceless: View = {**view, "figures": figures, "stack": []}

        assert not any(kind in picture or name_of(kind) in picture for kind in POWERUPS)
        assert draw_svg(faceless) == picture


def test_the_same_table_is_always_drawn_alike() -> None:
    view = views(0)[-1]

    assert draw_svg(GAME.view(GAME.redeal(view, random.Random(1)), None)) == draw_svg(view)


def test_the_picture_says_what_it_shows() -> None:
    root = ElementTree.fromstring(draw_svg(views(0)[3]))
    title, description = root.find(f"{SVG}title"), root.find(f"{SVG}desc")

    assert root.get("role") == "img"
    assert root.get("aria-labelledby") == "title desc"
    assert title is not None
    assert title.text == "Adrenaline, small arena · deathmatch"
    assert description is not None
    assert all(name_of(who) in str(description.text) for who in views(0)[3]["options"]["characters"])


def test_no_two_drawings_share_an_id() -> None:
    root = ElementTree.fromstring(draw_svg(views(0)[0]))
    ids = [element.get("id") for element in root.iter() if element.get("id")]

    assert len(ids) == len(set(ids))


def test_an_owner_a_room_and_a_cube_have_more_than_a_colour() -> None:
    assert set(FIGURES) == set(MARKS) == set(PAINT) == set(CHARACTERS)
    assert len(set(MARKS.values())) == len(set(PAINT.values())) == len(CHARACTERS)
    assert set(PATTERNS) == set(NEON)
    assert len({lines for _, _, lines in PATTERNS.values()}) == len(PATTERNS)
    assert len({SIGNS[letter] for letter in "RYBP"}) == 4


@pytest.mark.parametrize("paint", [*PAINT.values(), *NEON.values()])
def test_colours_stand_out_from_the_dark(paint: str) -> None:
    assert contrast(paint, "#14161d") >= 4.5
    assert contrast(paint, "#1e222d") >= 4.5


def contrast(paint: str, ground: str) -> float:
    """How much brighter one colour is than another, as the web's guidelines measure it."""
    bright, dark = sorted((luminance(paint), luminance(ground)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def luminance(paint: str) -> float:
    parts = [int(paint[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
