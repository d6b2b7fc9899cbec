"""The boards of all figures, the own hand, and the tracks beside the arena."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.cells import cell_len

from frenzy.games.adrenaline.ids import COLOURS, NOWHERE
from frenzy.games.adrenaline.rules.scoring import BOARD, FLIPPED
from frenzy.tui.adrenaline.palette import ArenaPalette
from frenzy.tui.adrenaline.tokens import (
    POWERUP,
    SHAPES,
    SKULL,
    draw_cubes,
    draw_tile,
    draw_tokens,
    draw_track,
    letter,
    token,
)
from frenzy.tui.canvas import Canvas, Ink, fitted
from frenzy.tui.light import sign
from frenzy.tui.renderer import GameRenderer, Sight, Size, empty_panel
from frenzy.wire import View

LOADED, UNLOADED = "●", "○"
WIDE_OFFER: Final = 52


def order(view: View) -> list[int]:
    """The viewer's own board first, then the others as they sit."""
    figures = range(len(view["figures"]))
    first = view["seat"] or 0
    return [*figures[first : view["options"]["seats"]], *figures[:first], *figures[view["options"]["seats"] :]]


def board_lines(view: View, figure: int, *, is_roomy: bool) -> int:
    """How many lines a board takes; who has no weapons needs no line for them, and the own ones lie in the hand."""
    return 3 if is_roomy and figure != view["seat"] and view["figures"][figure]["weapons"] else 2


def boards_height(view: View, *, is_roomy: bool) -> int:
    gaps = len(view["figures"]) - 1 if is_roomy else 0
    return sum(board_lines(view, figure, is_roomy=is_roomy) for figure in order(view)) + gaps


class BoardsPicture:
    """Two lines a board, or three with its weapons where there is room."""

    def __init__(self, sight: Sight, size: Size) -> None:
        self.sight, self.view, self.speech, self.light = sight, sight.view, sight.speech, sight.light
        self.palette, self.canvas = sight.painted(ArenaPalette), empty_panel(sight, size)
        self.is_roomy = boards_height(sight.view, is_roomy=True) <= size[1]

    def draw(self) -> Canvas:
        y = 0
        for figure in order(self.view):
            lines = board_lines(self.view, figure, is_roomy=self.is_roomy)
            self.canvas.mark(0, y, self.canvas.width, lines, f"figure {self.view['options']['characters'][figure]}")
            self.draw_board(figure, y)
            if lines > 2:
                self.draw_weapons(figure, y + 2)
            y += lines + self.is_roomy
        return self.canvas

    def draw_board(self, figure: int, y: int) -> None:
        view, palette, board = self.view, self.palette, self.view["figures"][figure]
        plain, dim = Ink(palette.ink, palette.panel), Ink(palette.dim, palette.panel)
        is_turn = figure == view["turn"] and view["to_act"] is not None
        self.canvas.write(0, y, "▶" if is_turn else " ", plain._replace(fg=palette.accent, is_bold=True))
        x = self.canvas.write(1, y, f" {letter(view, figure)} ", token(view, figure, palette))
        number = sign(self.light.lit.get(f"figure {view['options']['characters'][figure]}", ()))
        x = self.canvas.write(x + bool(number), y, number, palette.badge) + 1
        points = f"{board['points']:>3}"
        right = self.canvas.width - len(points)
        self.canvas.write(right, y, points, plain._replace(is_bold=True))
        if figure < view["options"]["seats"]:
            cards = "" if figure == view["seat"] else open_hand(board)
            hand = f"{POWERUP}{cards or board['hand']}"
            width = sum(board["ammo"].values()) + 1 + len(hand)
            right -= width + 1
            end = draw_cubes(self.canvas, right, y, board["ammo"], palette, palette.panel)
            self.canvas.write(end + 1, y, hand, dim)
        style = plain._replace(is_bold=figure == view["seat"], is_struck=figure in view["killed"])
        room = right - x - 1
        names = self.sight.names(figure)
        name = next((name for name in names if cell_len(name) <= room), names[-1])
        self.canvas.write(x, y, name, style, room)
        x = draw_track(self.canvas, 1, y + 1, view, board["damage"], palette, palette.panel) + 1
        worth = f"{SKULL}{worth_of(board)}"
        self.canvas.write(self.canvas.width - len(worth), y + 1, worth, dim)
        for by, count in enumerate(board["marks"]):
            x = draw_tokens(self.canvas, x, y + 1, view, [by] * count, palette)

    def draw_weapons(self, figure: int, y: int) -> None:
        view, palette = self.view, self.palette
        dim = Ink(palette.dim, palette.panel)
        weapons = view["figures"][figure]["weapons"]
        names = [self.speech.text.weapon(weapon["id"]) for weapon in weapons]
        space = (self.canvas.width - 1 - 3 * len(weapons)) // max(len(weapons), 1)
        x = 1
        for weapon, name in zip(weapons, names, strict=True):
            start = x
            x = self.canvas.write(x, y, LOADED if weapon["loaded"] else UNLOADED, dim)
            x = self.canvas.write(x, y, fitted(name, space), dim)
            self.canvas.mark(start, y, x - start, 1, f"weapon {weapon['id']}")
            x += 2


def open_hand(board: Mapping[str, Any]) -> str:
    """A hand that lies open, by the letters of its cards.

    >>> open_hand({"powerups": ["newton:red", "teleporter:blue"]})
    'nR tB'
    """
    cards = [card.split(":") for card in board["powerups"] or ()]
    return " ".join(f"{kind[0]}{colour[0].upper()}" for kind, colour in cards)


def worth_of(board: Mapping[str, Any]) -> str:
    """What the board will be worth to whoever has dealt most damage."""
    values = FLIPPED if board["flipped"] else BOARD[board["skulls"] :]
    return str(values[0]) if values else "0"


class BoardsRenderer(GameRenderer):
    """Everything but the arena itself."""

    def heading(self, sight: Sight) -> list[tuple[str, Ink]]:
        """The mode, and whose turn it is."""
        view, speech, palette = sight.view, sight.speech, sight.palette
        plain = Ink(palette.ink, palette.panel, is_bold=True)
        mode = speech.text.option_value("mode", view["options"]["mode"])
        pieces = [("FRENZY", plain._replace(fg=palette.accent)), (mode, Ink(palette.dim, palette.panel))]
        if view["frenzy"] is not None:
            pieces.append((speech.say("tui-frenzy"), plain._replace(fg=palette.danger)))
        if view["to_act"] is not None:
            name = speech.text.figure(view, view["turn"])
            pieces.append((speech.say("tui-turn", name=name, count=view["actions_left"]), plain))
        return pieces

    def draw_gauge(self, sight: Sight, canvas: Canvas) -> int:
        return draw_skulls(canvas, sight.view, sight.painted(ArenaPalette)) - 2

    def draw_hand(self, sight: Sight, size: Size) -> Canvas:
        """The own weapons and powerups, with the numbers of the choices that name them."""
        canvas, view, speech = empty_panel(sight, size), sight.view, sight.speech
        if view["seat"] is None:
            return canvas
        board = view["figures"][view["seat"]]
        weapons = [
            (f"weapon {weapon['id']}", LOADED if weapon["loaded"] else UNLOADED, speech.text.weapon(weapon["id"]))
            for weapon in board["weapons"]
        ]
        cards = [
            (f"card {card}", SHAPES[card.partition(":")[2]], speech.text.say(f"powerup-{card.partition(':')[0]}"))
            for card in board["powerups"] or []
        ]
        draw_cards(canvas, 0, speech.say("tui-weapons"), weapons, sight)
        draw_cards(canvas, 1, speech.say("tui-powerups"), cards, sight)
        return canvas

    def draw_upper(self, sight: Sight, size: Size) -> Canvas:
        return BoardsPicture(sight, size).draw()

    def draw_lower(self, sight: Sight, size: Size) -> Canvas:
        """What a mode keeps beside the arena: the spawnpoints' tracks, or the turret board."""
        canvas, palette, view, speech = empty_panel(sight, size), sight.painted(ArenaPalette), sight.view, sight.speech
        dim = Ink(palette.dim, palette.panel)
        match view["options"]["mode"]:
            case "domination":
                for y, colour in enumerate(COLOURS):
                    name = speech.text.say(f"colour-{colour}")
                    x = canvas.write(1, y, SHAPES[colour], Ink(palette.cubes[colour], palette.panel))
                    x = canvas.write(x + 1, y, fitted(name, 9), dim)
                    owners = view["tracks"][colour]
                    end = draw_tokens(canvas, max(x + 1, 13), y, view, owners, palette)
                    if not owners:
                        canvas.write(end, y, "–", dim)
            case "turret":
                is_wide = canvas.width >= WIDE_OFFER
                x = canvas.write(1, 0, f"{speech.say('tui-offer')} " if is_wide else "", dim)
                for tile in view["offer"]:
                    start = x
                    x = draw_tile(canvas, x, 0, tile, palette, " " if is_wide else "")
                    number = sign(sight.light.lit.get(f"tile {tile}", ()))
                    x = canvas.write(x, 0, number, palette.badge)
                    canvas.mark(start, 0, x - start, 1, f"tile {tile}")
                    x += 1
            case _:
                pass
        return canvas


def draw_cards(canvas: Canvas, y: int, title: str, cards: Sequence[tuple[str, str, str]], sight: Sight) -> None:
    """A line of cards; what does not fit is shortened evenly."""
    palette, light = sight.painted(ArenaPalette), sight.light
    dim = Ink(palette.dim, palette.panel)
    x = canvas.write(0, y, f"{title} ", dim)
    if not cards:
        canvas.write(x, y, "–", dim)
        return
    space = (canvas.width - x) // len(cards) - 1
    for subject, mark, name in cards:
        numbers = light.lit.get(subject, ())
        style = Ink(palette.ink if mark != UNLOADED else palette.dim, palette.panel)
        if subject in light.strong:
            style = palette.badge
        colour = next((colour for colour in COLOURS if SHAPES[colour] == mark and subject.startswith("card")), None)
        start = x
        is_plain = colour is None or subject in light.strong
        x = canvas.write(x, y, mark, style if is_plain else style._replace(fg=palette.cubes[colour or ""]))
        number = f" {sign(numbers)} " if numbers else ""
        x = canvas.write(x, y, fitted(name, space - 1 - len(number)), style)
        x = canvas.write(x, y, number, palette.badge)
        canvas.mark(start, y, x - start, 1, subject)
        x += 2 if x - start < space else 1


def tracks_height(view: View) -> int:
    return {"deathmatch": 0, "domination": 3, "turret": 1}[view["options"]["mode"]]


def draw_skulls(canvas: Canvas, view: View, palette: ArenaPalette) -> int:
    """Killers' tokens in the place of the skulls that are gone, then those left; where it begins."""
    shots = [[owner for owner in pair if owner != NOWHERE] for pair in view["killshots"]]
    left = SKULL * view["skulls_left"]
    gone = view["options"]["skulls"] - view["skulls_left"]
    if view["options"]["mode"] == "deathmatch":
        width = sum(len(shot) + 1 for shot in shots) + len(left)
    else:
        shots, width = [], gone + len(left)
    start = x = canvas.width - 1 - width
    for shot in shots:
        x = draw_tokens(canvas, x, 0, view, shot, palette) + 1
    if view["options"]["mode"] != "deathmatch":
        x = canvas.write(x, 0, "×" * gone, Ink(palette.dim, palette.panel))
    canvas.write(x, 0, left, Ink(palette.ink, palette.panel))
    return start
