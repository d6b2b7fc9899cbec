"""The game line by line, for pipes, screen readers and people who like it plain: a person at one seat, bots around."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec import to_builtins

from frenzy.bots import Bot, make_bot
from frenzy.cli.common import write_file
from frenzy.cli.words import Words, game_words, terminal_language
from frenzy.games import load
from frenzy.kernel import BadSave, Event, Game, IllegalAction, Session, View

Read = Callable[[str], str]


class Speaker:
    """What every line-by-line table does: it draws, tells, explains cards, and lists choices."""

    def __init__(self, game: str, language: str | None) -> None:
        self.text = game_words(game, "text").Text(terminal_language(language))
        self.words = Words(self.text.language)
        self.tell = game_words(game, "log").tell
        self.draw = game_words(game, "ascii").draw

    def list_choices(self, view: View) -> None:
        """The question, and its answers with their numbers and names."""
        self.show("")
        self.show(self.text.prompt(view))
        for number, choice in enumerate(view["choices"], 1):
            self.show(f"  {number:>2}  {self.text.choice(view, choice)}  [{choice}]")

    def explain(self, name: str) -> None:
        """What a card does."""
        try:
            self.show(str(self.text.card(name.lower().replace(" ", "_"))))
        except (AssertionError, KeyError):
            self.say("unknown-card", name=name)

    def explain_all(self, view: View) -> None:
        """Every card in sight: at the spawnpoints, in the own hand, and the weapons of the others."""
        names = [name for ids in view["market"].values() for name in ids]
        names += [weapon["id"] for figure in view["figures"] for weapon in figure["weapons"]]
        own = [] if view["seat"] is None else view["figures"][view["seat"]]["powerups"] or []
        names += [card.partition(":")[0] for card in own]
        for name in dict.fromkeys(names):
            self.show("")
            self.explain(name)

    def explain_why(self, view: View, name: str) -> None:
        """Why something cannot be chosen now: `square b2`, or just `b2`."""
        game = load(view["game"])
        for subject in (name, *(f"{kind} {name}" for kind in ("square", "figure", "weapon", "card", "action"))):
            reason = game.why_not(view, subject)
            if reason is not None:
                why_not = game_words(game.name, "guide.words").why_not
                self.show(f"{why_not(reason, view, self.text.language)} ({reason.rule})")
                return
        self.say("why-nothing", name=name)

    def show_outcome(self, view: View, outcome: dict[str, Any]) -> None:
        """Every seat with its points by reason, and whether one has won."""
        self.show(self.draw(view))
        for seat, reasons in enumerate(outcome["breakdown"]):
            parts = [f"{self.text.reason(reason)} {points}" for reason, points in reasons.items() if points]
            self.show(f"{self.text.figure(view, seat)}: {outcome['scores'][seat]} ({', '.join(parts)})")
        if view["seat"] is not None:
            self.say("you-won" if view["seat"] in outcome["winners"] else "you-lost")

    def say(self, name: str, /, **values: Any) -> None:
        self.show(self.words.say(name, **values))

    def show(self, text: str) -> None:
        print(text, file=sys.stdout, flush=True)


def read_choice(line: str, choices: list[str]) -> str | None:
    """The choice that a number or a name stands for."""
    if line.isdecimal() and 1 <= int(line) <= len(choices):
        return choices[int(line) - 1]
    return line if line in choices else None


class LineTable(Speaker):
    """A person at one seat, bots at the others."""

    def __init__(
        self, session: Session[Any], seat: int, opponents: str, language: str | None, *, ask_all: bool = False
    ) -> None:
        game: Game[Any] = session.game
        super().__init__(game.name, language)
        self.session, self.game, self.seat, self.ask_all = session, game, seat, ask_all
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
        self.show_outcome(
            self.game.view(self.session.state, self.seat), to_builtins(self.game.outcome(self.session.state))
        )

    # -- asking -------------------------------------------------------------------------------------------------

    def ask(self, view: dict[str, Any], read: Read) -> bool:
        """Put the question once and follow the answer; False when the player leaves."""
        self.list_choices(view)
        try:
            line = read(f"{self.words.say('your-choice')}> ").strip()
        except EOFError:
            return False
        choice = read_choice(line, view["choices"])
        if choice is None:
            return self.command(line, view)
        self.apply(choice)
        return True

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
            case "why" if rest.strip():
                self.explain_why(view, rest.strip())
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
