"""`frenzy engine`: one JSON object a line in, one a line out, so that any language can drive any game."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator
from typing import Any, Final

from msgspec import DecodeError, json, to_builtins

from frenzy.bots import Budget, ask, make_bot
from frenzy.games import FIRST, load
from frenzy.kernel import FrenzyError, Game, State
from frenzy.kernel.errors import shown

HELP = "drive a game from another program: one JSON object a line in, one a line out"
EXAMPLE = """examples:
  printf '%s\\n' '{"do":"new","game":"adrenaline","seats":4,"seed":7}' '{"do":"legal"}' | frenzy engine
  printf '%s\\n' '{"do":"new","game":"wreckland","options":{"vehicle":"V3"}}' '{"do":"outcome"}' | frenzy engine

A game that is not named is adrenaline; seats that are not named are as many as usually play.
"""
LONGEST: Final = 1 << 20
"""A longer line is refused: no message of ours comes near it."""

VERBS: Final = ("new", "load", "legal", "apply", "view", "position", "save", "restore", "bot", "outcome")
"""What can be asked for: each is a method of the engine."""

Request = dict[str, Any]
Answer = dict[str, Any]


class EngineError(FrenzyError):
    """A request that makes no sense; the session goes on."""


class Engine:
    """A game under way, driven by requests. A request that fails changes nothing."""

    def __init__(self) -> None:
        self.game: Game[Any, Any] | None = None
        self.state: State | None = None

    def answer(self, line: str | bytes) -> str:
        """The answer to one line, as one line."""
        return json.encode(self.respond(line)).decode()

    def respond(self, line: str | bytes) -> Answer:
        try:
            if len(line) > LONGEST:
                raise EngineError(f"line: longer than {LONGEST} characters")
            return self.perform(line)
        except FrenzyError as error:
            return {"error": str(error)}

    def perform(self, line: str | bytes) -> Answer:
        try:
            request = json.decode(line)
        except (DecodeError, UnicodeError, RecursionError) as error:
            raise EngineError(f"line: not JSON: {error}") from None
        if not isinstance(request, dict):
            raise EngineError("line: not an object")
        verb = request.get("do")
        if verb not in VERBS:
            raise EngineError(f"do: {shown(verb)} is not one of {', '.join(VERBS)}")
        answer: Answer = getattr(self, verb)(request)
        return answer

    # -- the verbs ----------------------------------------------------------------------------------------------

    def new(self, request: Request) -> Answer:
        game = load(field(request, "game", str, FIRST))
        seats, seed = field(request, "seats", int, game.manifest.usual_seats), field(request, "seed", int, 0)
        return self.start(game, game.new(seats, seed, field(request, "options", dict, {})))

    def load(self, request: Request) -> Answer:
        position = field(request, "position", dict)
        game = load(field(position, "game", str, field(request, "game", str, FIRST)))
        return self.start(game, game.from_position(position))

    def restore(self, request: Request) -> Answer:
        game = load(field(request, "game", str, self.game.name if self.game else FIRST))
        return self.start(game, game.load(field(request, "data", str)))

    def start(self, game: Game[Any, Any], state: State) -> Answer:
        """Only now is the old game forgotten."""
        self.game, self.state = game, state
        return {"game": game.name, "content": game.content_hash(), **self.legal({})}

    def legal(self, _request: Request) -> Answer:
        game, state = self.table()
        choices, asked = [str(action) for action in game.legal_actions(state)], game.may_act(state)
        several = {"may_act": asked} if len(asked) > 1 else {}
        return {"seat": game.to_act(state), **several, "prompt": game.prompt(state), "choices": choices}

    def apply(self, request: Request) -> Answer:
        game, state = self.table()
        return {"events": to_builtins(game.apply(state, field(request, "choice", str)))}

    def view(self, request: Request) -> Answer:
        game, state = self.table()
        return {"view": game.view(state, field(request, "seat", int | None, None))}

    def position(self, _request: Request) -> Answer:
        game, state = self.table()
        return {"position": game.position(state)}

    def save(self, _request: Request) -> Answer:
        game, state = self.table()
        return {"data": game.save(state)}

    def bot(self, request: Request) -> Answer:
        """What the bot would choose, in so many `seconds` if they are given; it sees the view of who has to decide."""
        game, state = self.table()
        name, seed = field(request, "name", str), field(request, "seed", int, 0)
        seconds = field(request, "seconds", int | float | None, None)
        bot = make_bot(name, game, seed)
        seat = game.to_act(state)
        if seat is None:
            raise EngineError("do: the game is over")
        return {"choice": ask(bot, game.view(state, seat), None if seconds is None else Budget.lasting(seconds))}

    def outcome(self, _request: Request) -> Answer:
        game, state = self.table()
        return {"outcome": to_builtins(game.outcome(state))}

    def table(self) -> tuple[Game[Any, Any], State]:
        if self.game is None or self.state is None:
            raise EngineError("do: there is no game yet; begin with 'new', 'load' or 'restore'")
        return self.game, self.state


MISSING: Final = object()


def field(request: Request, name: str, kind: Any, default: Any = MISSING) -> Any:
    """A field of a request, of the right kind."""
    value = request.get(name, default)
    if value is MISSING:
        raise EngineError(f"{name}: missing")
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        raise EngineError(f"{name}: {shown(value)} is not {getattr(kind, '__name__', kind)}")
    return value


def answers(lines: Iterable[str | bytes]) -> Iterator[str]:
    """Answer every line; blank ones are passed over."""
    engine = Engine()
    for line in lines:
        if line.strip():
            yield engine.answer(line)


def add_options(parser: ArgumentParser) -> None:
    """The protocol needs none."""


def run(_options: Namespace) -> None:
    for line in answers(sys.stdin.buffer):
        print(line, flush=True)
