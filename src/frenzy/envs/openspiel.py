"""The games for OpenSpiel: to import this registers them as `frenzy_adrenaline` and so on.

    import pyspiel
    import frenzy.envs.openspiel
    game = pyspiel.load_game("frenzy_adrenaline", {"players": 3, "options": "skulls:5 mode:domination"})

All chance is sampled at once: a game begins with one chance node, whose outcome is the number of the deal, and what
dice and decks bring follows from it. `resample_from_infostate` deals anew what a seat does not know, dice and decks
included, so that searches see no further than their player.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from frenzy.envs import encoded_games, encoding_of
from frenzy.envs.arrays import scale
from frenzy.envs.encoding import Encoding
from frenzy.envs.pictures import letters
from frenzy.envs.play import Play
from frenzy.games import manifest_of
from frenzy.kernel.errors import BadOption, shown

DEALS: Final = 10_000
"""So many deals there are, if nobody says how many."""
LONGEST: Final = 100_000
"""No game has more decisions."""
TERMINAL: Final = pyspiel.PlayerId.TERMINAL
CHANCE: Final = pyspiel.PlayerId.CHANCE


def name_of(game: str) -> str:
    """What a game is called in OpenSpiel.

    >>> name_of("adrenaline")
    'frenzy_adrenaline'
    """
    return f"frenzy_{game}"


def type_of(name: str) -> Any:
    """What OpenSpiel wants to know of a game before there is one."""
    manifest, encoding = manifest_of(name), encoding_of(name)
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=name_of(name),
        long_name=f"{manifest.title} (Frenzy)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.IDENTICAL if manifest.cooperative or manifest.seats == (1,) else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(manifest.seats),
        min_num_players=min(manifest.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": encoding.usual_seats, "options": "", "deals": DEALS},
    )


def info_of(name: str, players: int, deals: int) -> Any:
    """The bounds of a game."""
    is_shared = manifest_of(name).cooperative or players == 1
    return pyspiel.GameInfo(
        num_distinct_actions=encoding_of(name).actions,
        max_chance_outcomes=deals,
        num_players=players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=None if is_shared else 0.0,
        max_game_length=LONGEST,
    )


class Game(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel ships no types
    """A game with the parameters `players`, `options` (`name:value`, with spaces between), and how many `deals`."""

    name: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        name, given = self.name, dict(params or {})
        players = given.get("players", encoding_of(name).usual_seats)
        deals = given.get("deals", DEALS)
        super().__init__(TYPES[name], info_of(name, players, deals), given)
        self.encoding = encoding_of(name)
        self.players = players
        self.options = read_options(given.get("options", ""))
        self.deals = [(deal, 1 / deals) for deal in range(deals)]

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (name_of(self.name), self.get_parameters())

    def new_initial_state(self) -> State:
        """A table that nobody has dealt at yet."""
        return State(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """Who writes down what a seat knows."""
        if params:
            raise BadOption(f"observer: it has no parameters, such as {shown(params)}")
        return Observer(self.encoding)


def read_options(text: str) -> dict[str, Any]:
    """Options as OpenSpiel can carry them, whose parameters hold neither commas nor brackets.

    >>> read_options("skulls:5 ending:sudden_death promo:true"), read_options("heroes:storm+rogue")
    ({'skulls': 5, 'ending': 'sudden_death', 'promo': True}, {'heroes': ['storm', 'rogue']})
    """
    options: dict[str, Any] = {}
    for entry in text.split():
        name, colon, value = entry.partition(":")
        if not colon:
            raise BadOption(f"options: {shown(entry)} is not name:value")
        options[name] = read_value(value)
    return options


def read_value(text: str) -> Any:
    """A number, yes or no, a word, or several of them."""
    if "+" in text:
        return [read_value(part) for part in text.split("+") if part]
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.isdecimal() else text


class State(pyspiel.State):  # type: ignore[misc]  # likewise
    """A table; `play` is None until it is dealt. `said` are the words of each seat."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.play: Play | None = None
        self.said: tuple[tuple[int, ...], ...] = ((),) * game.players

    def current_player(self) -> int:
        if self.play is None:
            return int(CHANCE)
        return int(TERMINAL) if self.play.is_over else self.play.seat

    def _legal_actions(self, player: int) -> list[int]:
        assert self.play is not None, "nobody is asked before the deal"
        return sorted(self.play.words) if player == self.play.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals: list[tuple[int, float]] = self.get_game().deals
        return deals

    def _apply_action(self, action: int) -> None:
        if self.play is None:
            game = self.get_game()
            self.play = Play(game.encoding, game.players, game.options)
            self.play.reset(action)
            return
        seat = self.play.seat
        self.said = (*self.said[:seat], (*self.said[seat], action), *self.said[seat + 1 :])
        self.play.say(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == CHANCE else self.get_game().encoding.vocabulary.words[action]

    def is_terminal(self) -> bool:
        return self.play is not None and self.play.is_over

    def returns(self) -> list[float]:
        return [0.0] * self.get_game().players if self.play is None else self.play.results()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """The same table with all dealt anew that this seat does not know; the sampler gives numbers from 0 to 1."""
        twin: State = self.clone()
        assert twin.play is not None, "there is nothing to deal anew before the deal"
        rng = random.Random(sampler())
        play, said = twin.play, twin.play.said if player == twin.play.seat else ()
        play.put(play.game.redeal(play.game.view(play.state, player), rng), said)
        return twin

    def __str__(self) -> str:
        if self.play is None:
            return "not dealt yet"
        return f"{letters(self.play)}\n{self.play.game.prompt(self.play.state)} {self.play.said}"


class Observer:
    """What a seat knows: as numbers between 0 and 1, and as a name that is equal for what looks equal.

    The name also tells what the seat has said so far, so that it remembers its own choices.
    """

    def __init__(self, encoding: Encoding) -> None:
        self.scale = scale(encoding)
        self.tensor: NDArray[np.float32] = np.zeros(encoding.size, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {
            part.name: self.tensor[first : first + part.size].reshape(part.shape)
            for part, first in encoding.layout.places()
        }

    def set_from(self, state: State, player: int) -> None:
        """Write what this seat knows into the tensor, of which `dict` has the parts by name."""
        self.tensor.fill(0)
        if state.play is not None:
            seen = np.frombuffer(state.play.observe(player), np.uint8)
            np.multiply(seen, self.scale, out=self.tensor)

    def string_from(self, state: State, player: int) -> str:
        """A name for what this seat knows."""
        if state.play is None:
            return f"{player}: not dealt yet"
        seen = blake2b(state.play.observe(player), digest_size=12).hexdigest()
        return f"{player}: {' '.join(map(str, state.said[player]))}: {seen}"


TYPES: Final = {name: type_of(name) for name in encoded_games()}
GAMES: Final = {name: type(name.capitalize(), (Game,), {"name": name}) for name in TYPES}
"""A class for each: OpenSpiel keeps what makes a game until after Python has ended, and only classes survive that."""
for name, made in GAMES.items():
    pyspiel.register_game(TYPES[name], made)
