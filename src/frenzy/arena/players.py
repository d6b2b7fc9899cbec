"""Whoever plays in the arena, named in one line: a bot of the game, a Python file, or a program of any language.

    greedy, hard              a bot or a level of the game
    my_bot.py, my_bot.py:Bot  a class with `choose`, in a process of its own
    run:node bot.js           a command that speaks the protocol of docs/tournaments.md

`quick=expert@0.25` is called quick in the tables, and has 0.25 s for each decision.
"""

from __future__ import annotations

import random
import re
import shlex
import sys
from collections import Counter
from functools import cache
from typing import Any, Final, Protocol

from msgspec import Struct

from frenzy.arena.programs import Illegal, Trouble, program
from frenzy.bots import Bot, Budget, ask, check_bot, make_bot
from frenzy.kernel import BadOption, Game, View
from frenzy.kernel.errors import shown

WRITTEN: Final = re.compile(r"(?:(?P<name>[\w.-]+)=)?(?P<what>.+?)(?:@(?P<seconds>\d+(?:\.\d+)?))?", re.DOTALL)
RUN: Final = "run:"
FILE: Final = re.compile(r"(?P<path>.+\.py)(?::(?P<name>\w+))?")

START: Final = 60.0
"""So many seconds a program may take until it is ready for a game."""

PATIENCE: Final = 10.0
"""So many seconds it may take for a decision, if nobody has said how long it has."""

GRACE: Final = 1.0
"""So many seconds after its time, and as long again, it counts as late: the machine may be busy with others."""


class Entry(Struct, frozen=True):
    """What was read from such a line."""

    name: str
    what: str
    seconds: float | None

    @property
    def written(self) -> str:
        """As it is written without its name."""
        return self.what if self.seconds is None else f"{self.what}@{self.seconds:g}"

    @property
    def command(self) -> tuple[str, ...]:
        """What is started for it; nothing for a bot of the game."""
        if self.what.startswith(RUN):
            return tuple(shlex.split(self.what.removeprefix(RUN)))
        return (sys.executable, "-m", "frenzy.arena.hosted", self.what) if FILE.fullmatch(self.what) else ()

    @property
    def patience(self) -> float:
        """So long an answer is waited for."""
        return PATIENCE if self.seconds is None else 2 * self.seconds + GRACE


@cache
def read_entry(text: str) -> Entry:
    """Who is meant.

    >>> read_entry("quick=expert@0.25")
    Entry(name='quick', what='expert', seconds=0.25)
    >>> read_entry("run:node bot.js --depth=3").command
    ('node', 'bot.js', '--depth=3')
    """
    found = WRITTEN.fullmatch(text)
    if found is None:
        raise BadOption(f"bot: {shown(text)} names nobody")
    name, what, seconds = found["name"], found["what"], found["seconds"]
    if what.startswith(RUN) and not what.removeprefix(RUN).strip():
        raise BadOption(f"bot: {shown(text)} names no command")
    return Entry(name or text.removeprefix(RUN), what, None if seconds is None else float(seconds))


class Player(Protocol):
    """Sits in a seat for a game. What goes wrong is counted in `faults`; `trouble` says the first of it in words."""

    faults: Counter[str]
    trouble: str

    def choose(self, view: View) -> str: ...


class Own:
    """A bot of the game, in this process. What is wrong with it is a mistake of ours, and is raised."""

    def __init__(self, bot: Bot, seconds: float | None) -> None:
        self.bot, self.seconds = bot, seconds
        self.faults: Counter[str] = Counter()
        self.trouble = ""

    def choose(self, view: View) -> str:
        return ask(self.bot, view, None if self.seconds is None else Budget.lasting(self.seconds))


class Guest:
    """A program. Where it gives no choice, chance decides; one that was late or fell over is not asked again."""

    def __init__(self, entry: Entry, game: str, table: dict[str, Any], seat: int, seed: int) -> None:
        self.entry, self.program, self.rng = entry, program(entry.command, seat), random.Random(seed)
        self.faults: Counter[str] = Counter()
        self.trouble = ""
        self.is_gone = False
        self.begin({"do": "new", "game": game, "seat": seat, "seed": seed, **table})

    def begin(self, message: dict[str, Any]) -> None:
        try:
            self.program.ask(message, START)
        except Trouble as trouble:
            self.note(trouble)

    def choose(self, view: View) -> str:
        if not self.is_gone:
            try:
                return self.asked(view)
            except Trouble as trouble:
                self.note(trouble)
        return self.rng.choice(view["choices"])

    def asked(self, view: View) -> str:
        time = {} if self.entry.seconds is None else {"seconds": self.entry.seconds}
        choice = self.program.ask({"do": "choose", "view": view, **time}, self.entry.patience).get("choice")
        if choice not in view["choices"]:
            raise Illegal(f"{shown(choice)} at {view['prompt']!r} is not one of {shown(view['choices'])[:200]}")
        return str(choice)

    def note(self, trouble: Trouble) -> None:
        self.faults[trouble.kind] += 1
        self.trouble = self.trouble or f"{trouble.kind}: {trouble}"
        self.is_gone = not isinstance(trouble, Illegal)


def make_player(text: str, game: Game[Any, Any], table: dict[str, Any], seat: int, seed: int) -> Player:
    """Whoever the text names, in that seat; `table` says how many play, with which options."""
    entry = read_entry(text)
    if entry.command:
        return Guest(entry, game.name, table, seat, seed)
    return Own(make_bot(entry.what, game, seed), entry.seconds)


def check_player(text: str, game: Game[Any, Any], table: dict[str, Any]) -> None:
    """Say what is wrong with whoever the text names before anybody plays."""
    entry = read_entry(text)
    if not entry.command:
        check_bot(entry.what, game.manifest, "bot")
    player = make_player(text, game, table, 0, 0)
    if player.faults:
        raise BadOption(f"bot: {text}: {player.trouble}")
