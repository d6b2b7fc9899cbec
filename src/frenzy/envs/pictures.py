"""What an environment shows: the table in letters, and those letters as a picture, drawn dot by dot."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from frenzy.envs.play import Play
from frenzy.kernel.errors import BadOption, shown

MODES: Final = ("human", "ansi", "rgb_array")
"""`human` writes the letters to the standard output, `ansi` returns them, `rgb_array` returns a picture of them."""
Picture = NDArray[np.uint8]

DOTS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUV"
"""A row of five dots as a digit: its place here, in binary."""

GLYPHS: Final = {
    "A": "EHHVHHH", "B": "UHHUHHU", "C": "EHGGGHE", "D": "UHHHHHU", "E": "VGGUGGV", "F": "VGGUGGG", "G": "EHGNHHE",
    "H": "HHHVHHH", "I": "E44444E", "J": "72222IC", "K": "HIKOKIH", "L": "GGGGGGV", "M": "HRLLHHH", "N": "HPLJHHH",
    "O": "EHHHHHE", "P": "UHHUGGG", "Q": "EHHHLID", "R": "UHHUKIH", "S": "FGGE11U", "T": "V444444", "U": "HHHHHHE",
    "V": "HHHHHA4", "W": "HHHLLLA", "X": "HHA4AHH", "Y": "HHHA444", "Z": "V1248GV",
    "a": "00E1FHF", "b": "GGUHHHU", "c": "00EGGHE", "d": "11FHHHF", "e": "00EHVGE", "f": "698S888", "g": "00FHF1E",
    "h": "GGMPHHH", "i": "40C444E", "j": "20622IC", "k": "GGIKOKI", "l": "C44444E", "m": "00QLLHH", "n": "00MPHHH",
    "o": "00EHHHE", "p": "00UHUGG", "q": "00FHF11", "r": "00MPGGG", "s": "00FGE1U", "t": "88S8896", "u": "00HHHJD",
    "v": "00HHHA4", "w": "00HHLLA", "x": "00HA4AH", "y": "00HHF1E", "z": "00V248V",
    "0": "EHJLPHE", "1": "4C4444E", "2": "EH1248V", "3": "V2421HE", "4": "26AIV22", "5": "VGU11HE", "6": "68GUHHE",
    "7": "V124888", "8": "EHHEHHE", "9": "EHHF12C",
    " ": "0000000", "!": "4444404", '"': "AA00000", "#": "AAVAVAA", "$": "4FKE5U4", "%": "OP248J3", "&": "CIK8LID",
    "'": "4400000", "(": "2488842", ")": "8422248", "*": "04LEL40", "+": "044V440", ",": "0000448", "-": "000V000",
    ".": "00000CC", "/": "01248G0", ":": "0CC0CC0", ";": "0CC0C48", "<": "248G842", "=": "00V0V00", ">": "8421248",
    "?": "EH12404", "@": "EH1DLLE", "[": "E88888E", "\\": "0G84210", "]": "E22222E", "^": "4AH0000", "_": "000000V",
    "`": "8400000", "{": "6448446", "|": "4444444", "}": "C44244C", "~": "008L200",
}  # fmt: skip
STRANGE: Final = "VLHLHLV"
"""What stands for any other letter."""

WIDE, HIGH = 6, 9
"""The room of a letter in dots: its 5 by 7, and what lies between letters and lines."""

PAPER: Final = (24, 24, 32)
INK: Final = {
    "line": ("+-|=_", (88, 88, 112)),
    "number": ("0123456789", (128, 200, 255)),
    "sign": ("*[]()<>!#@%^~", (255, 176, 80)),
    "name": ("ABCDEFGHIJKLMNOPQRSTUVWXYZ", (255, 236, 160)),
}
PLAIN_INK: Final = (208, 208, 216)
INK_OF: Final = {letter: ink for letters, ink in INK.values() for letter in letters}


def drawn(glyph: str) -> NDArray[np.bool_]:
    """Where the dots of a letter are."""
    room = np.zeros((HIGH, WIDE), np.bool_)
    for row, digit in enumerate(glyph):
        for column in range(5):
            room[row + 1, column] = DOTS.index(digit) >> (4 - column) & 1
    return room


def picture(text: str) -> Picture:
    """Lines of letters as a picture: height, width, and red, green and blue."""
    lines = text.split("\n")
    width = max(len(line) for line in lines)
    image: Picture = np.full((len(lines) * HIGH, width * WIDE, 3), PAPER, np.uint8)
    for row, line in enumerate(lines):
        for column, letter in enumerate(line):
            if letter != " ":
                room = image[row * HIGH : (row + 1) * HIGH, column * WIDE : (column + 1) * WIDE]
                room[drawn(GLYPHS.get(letter, STRANGE))] = INK_OF.get(letter, PLAIN_INK)
    return image


def letters(play: Play, seat: int | None = None) -> str:
    """The table in letters, as this seat sees it, or those who look on."""
    draw: Callable[[Any], str] = import_module(f"{play.game.manifest.package}.ascii").draw
    return draw(play.game.view(play.state, seat))


def checked_mode(mode: str | None) -> str | None:
    """The mode, if there is such a one."""
    if mode is not None and mode not in MODES:
        raise BadOption(f"render_mode: {shown(mode)} is none of {', '.join(MODES)}")
    return mode


def rendered(play: Play, mode: str | None, seat: int | None = None) -> str | Picture | None:
    """The table as this mode shows it; nothing without one."""
    if mode is None:
        return None
    text = letters(play, seat)
    if mode == "human":
        sys.stdout.write(f"{text}\n\n")
        return None
    return text if mode == "ansi" else picture(text)
