"""`frenzy play`: a whole game in a terminal, line by line, against bots."""

from __future__ import annotations

import random
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any

from frenzy.bots import Bot, make_bot
from frenzy.cli.common import add_bot_names, add_language, add_table_options, read_file, table_options, write_file
from frenzy.cli.words import Words, game_words, terminal_language
from frenzy.games import load
from frenzy.kernel import BadOption, BadSave, Event, Game, IllegalAction
from frenzy.kernel.session import Session

HELP = "play a game in the terminal against bots; ? explains every card"
EXAMPLE = """examples:
  frenzy play adrenaline
  frenzy play adrenaline --seats 3 --mode domination --bot --opponents random --language fr
  frenzy play --load evening.save
"""

Read = Callable[[str], str]


def add_options(parser: ArgumentParser) -> None:
    add_table_options(parser)
    add_language(parser)
    add_bot_names(parser, "--opponents", "greedy", "who plays the other seats")
    parser.add_argument("--seats", type=int, default=4, help="players at the table; default: 4")
    parser.add_argument("--seat", type=int, default=0, help="your seat; default: 0")
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    parser.add_argument("--ask-all", action="store_true", help="ask even where there is only one choice")


def run(options: Namespace) -> int:
    """Set up the table and play until the game is over or the player leaves."""
    game = load(options.game)
    seed = random.SystemRandom().randrange(1 << 32) if options.seed is None else options.seed
    session = Session(game, options.seats, seed, table_options(options))
    if options.load is not None:
        session.resume(game.load(read_file(options.load)))
    if not 0 <= options.seat < session.seats:
        raise BadOption(f"--seat: {options.seat} is not a seat from 0 to {session.seats - 1}")
    table = LineTable(session, options.seat, options.opponents, options.language, ask_all=options.ask_all)
    return table.play(input)


class LineTable:
    """A person at one seat, bots at the others."""

    def __init__(
        self, session: Session[Any], seat: int, opponents: str, language: str | None, *, ask_all: bool = False
    ) -> None:
        game: Game[Any] = session.game
        self.session, self.game, self.seat, self.ask_all = session, game, seat, ask_all
        self.text = game_words(game.name, "text").Text(terminal_language(language))
        self.words = Words(self.text.language)
        self.tell = game_words(game.name, "log").tell
        self.draw = game_words(game.name, "ascii").draw
        self.bots: dict[int, Bot] = {
            other: make_bot(opponents, game, session.seed + other) for other in range(session.seats) if other != seat
        }
        self.adviser = make_bot("greedy", game, session.seed)
        self.log: list[str] = []
        self.told: list[int] = []  # how long the log was before each choice
        self.turns = 0

    def play(self, read: Read) -> int:
        """Bots answer at once, the person when asked."""
        if self.session.is_whole:
            self.say("seed", seed=str(self.session.seed))
        self.say("welcome", figure=self.text.figure(self.session.state, self.seat))
        self.report(self.session.state.events)
        drawn = -1
        while (seat := self.game.to_act(self.session.state)) is not None:
            if seat != self.seat:
                self.apply(self.bots[seat].choose(self.game.view(self.session.state, seat)))
                continue
            view = self.game.view(self.session.state, seat)
            if len(view["choices"]) == 1 and view["prompt"] != "turn" and not self.ask_all:
                self.say("auto", choice=self.text.choice(view, view["choices"][0]))
                self.apply(view["choices"][0])
                continue
            if view["prompt"] == "turn" and view["actions_left"] and drawn != len(self.session.plies):
                drawn = len(self.session.plies)
                self.show(self.draw(view))
            if not self.ask(view, read):
                self.say("goodbye")
                return 0
        self.finish()
        return 0

    def apply(self, choice: str) -> None:
        self.told.append(len(self.log))
        self.report(self.session.apply(choice))

    def report(self, events: list[Event]) -> None:
        """Tell what happened, as this seat may know it."""
        lines = list(self.tell(self.session.state, events, self.text, self.seat, self.turns))
        self.turns += sum(event.__struct_config__.tag == "turn_started" for event in events)
        self.log += lines
        for line in lines:
            self.show(line)

    def finish(self) -> None:
        self.show(self.draw(self.game.view(self.session.state, self.seat)))
        outcome = self.game.outcome(self.session.state)
        for seat, reasons in enumerate(outcome.breakdown):
            parts = [f"{self.text.reason(reason)} {points}" for reason, points in reasons.items() if points]
            self.show(f"{self.text.figure(self.session.state, seat)}: {outcome.scores[seat]} ({', '.join(parts)})")
        self.say("you-won" if self.seat in outcome.winners else "you-lost")

    # -- asking -------------------------------------------------------------------------------------------------

    def ask(self, view: dict[str, Any], read: Read) -> bool:
        """Put the question once and follow the answer; False when the player leaves."""
        self.show("")
        self.show(self.text.prompt(view))
        choices: list[str] = view["choices"]
        for number, choice in enumerate(choices, 1):
            self.show(f"  {number:>2}  {self.text.choice(view, choice)}  [{choice}]")
        try:
            line = read(f"{self.words.say('your-choice')}> ").strip()
        except EOFError:
            return False
        if line.isdecimal() and 1 <= int(line) <= len(choices):
            line = choices[int(line) - 1]
        if line in choices:
            self.apply(line)
            return True
        return self.command(line, view)

    def command(self, line: str, view: dict[str, Any]) -> bool:
        """Anything that is not a choice; False for `quit`."""
        name, _, rest = line.partition(" ")
        match name:
            case "quit" | "exit" | "q":
                return False
            case "":
                pass
            case "?" if rest.strip():
                self.explain(rest.strip())
            case "?" | "help":
                self.say("help")
            case "cards":
                self.explain_all(view)
            case "board":
                self.show(self.draw(view))
            case "log":
                self.show("\n".join(self.log))
            case "hint":
                self.say("hint", choice=self.text.choice(view, self.adviser.choose(view)))
            case "undo":
                self.undo()
            case "save" if rest:
                self.write(rest, self.game.save(self.session.state), "saved")
            case "record" if rest:
                self.record(rest)
            case _:
                self.say("unknown-choice", text=line, count=len(view["choices"]))
        return True

    def explain(self, name: str) -> None:
        """What a card does."""
        try:
            self.show(str(self.text.card(name.lower().replace(" ", "_"))))
        except (AssertionError, KeyError):
            self.say("unknown-card", name=name)

    def explain_all(self, view: dict[str, Any]) -> None:
        """Every card in sight: at the spawnpoints, in the own hand, and the weapons of the others."""
        names = [name for ids in view["market"].values() for name in ids]
        names += [weapon["id"] for figure in view["figures"] for weapon in figure["weapons"]]
        names += [card.partition(":")[0] for card in view["figures"][self.seat]["powerups"] or []]
        for name in dict.fromkeys(names):
            self.show("")
            self.explain(name)

    def undo(self) -> None:
        try:
            choice = self.session.undo_choice(self.seat)
        except IllegalAction:
            self.say("undo-nothing")
            return
        del self.log[self.told[len(self.session.plies)] :]
        del self.told[len(self.session.plies) :]
        self.say("undone", choice=self.text.choice(self.game.view(self.session.state, self.seat), choice))

    def record(self, name: str) -> None:
        try:
            self.write(name, self.session.replay().encode(), "recorded")
        except BadSave as error:
            self.show(str(error))

    def write(self, name: str, content: str, done: str) -> None:
        try:
            write_file(Path(name), content)
        except BadSave as error:
            self.show(str(error))
            return
        self.say(done, file=name)

    # -- speaking -----------------------------------------------------------------------------------------------

    def say(self, name: str, /, **values: Any) -> None:
        self.show(self.words.say(name, **values))

    def show(self, text: str) -> None:
        print(text, file=sys.stdout, flush=True)
