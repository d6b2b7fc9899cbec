"""A driver for tests: looks one placement ahead on clones, chance and all, so that late Rounds are seen.

It is no bot: it sees what the dice will show. It drives well enough to win chapters, and badly enough to lose some.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from frenzy.games.wreckland.cards import ENEMIES, PARTS
from frenzy.games.wreckland.game import GAME
from frenzy.games.wreckland.ids import FACES, NOWHERE
from frenzy.games.wreckland.state import State
from frenzy.kernel import Action, Event

VEHICLES = ("V1", "V2", "V3", "V4")
HEROES = ("arson", "miller", "rudd3r", "cuddles")
DIFFICULTIES = ("learner", "normal", "expert")
TOP = ("build", "red", "white", "")
MOST = 24


def table(number: int) -> dict[str, Any]:
    """Options that go round all chapters, vehicles, heroes, difficulties and readings of Arson."""
    return {
        "chapter": number % 7 + 1,
        "vehicle": VEHICLES[number // 7 % 4],
        "hero": HEROES[number // 28 % 4],
        "difficulty": DIFFICULTIES[number % 3],
        "arson": ("round", "turn")[number % 2],
    }


def worth(state: State) -> float:
    """How good a table is: the Core above all, then Parts, enemies gone or damaged, Scrap."""
    if state.result:
        return 1000 if state.result == "won" else -1000
    value = -12.0 * state.core + 2.5 * len(state.scrap)
    for slot in range(8):
        if state.works(slot):
            part = PARTS[state.cards[slot]]
            value += (
                4 + part.resistance * 0.5 + 2 * len(part.dice) + 2 * state.spikes[slot].bit_count() + 3 * part.shield
            )
            value -= 1.2 * state.damage[slot]
            value += 1 + len(FACES[slot]) if part.requirement else 0
    for foe in state.foes:
        card = ENEMIES[foe]
        left = card.resistance - state.hurt[foe]
        value -= 4 + 1.2 * left if card.rank == "enemy" else 8 + 2 * left
        if card.rank == "boss":
            second = state.board.second_side
            value -= 5 * state.special.protects(state, foe) + (
                2 * ENEMIES[second].resistance if foe != second != NOWHERE else 0
            )
    return value + 0.3 * len(state.pool)


def settle(state: State) -> float:
    """Answer the small questions, one at a time, with whatever looks best; what the table is worth then."""
    for _ in range(30):
        if GAME.prompt(state) in TOP:
            break
        GAME.apply(state, best(state, GAME.legal_actions(state), worth))
    return worth(state)


def best(state: State, choices: Any, rate: Callable[[State], float]) -> Action:
    rated: list[tuple[float, Action]] = []
    for action in choices:
        twin = state.clone()
        GAME.apply(twin, action)
        rated.append((rate(twin), action))
    return max(rated, key=lambda pair: pair[0])[1]


def choose(state: State, rng: random.Random) -> Action:
    """The choice after which the table is worth most; of many choices some are looked at."""
    choices = list(GAME.legal_actions(state))
    prompt = GAME.prompt(state)
    if prompt == "build":
        choices = [choice for choice in choices if not str(choice).startswith("reroll")]
        installs = [choice for choice in choices if not str(choice).startswith("end")]
        return best(state, installs, settle) if installs else choices[-1]
    if len(choices) > MOST:
        choices = rng.sample(choices, MOST)
    return best(state, choices, settle if prompt in TOP else worth)


def drive(seed: int, options: dict[str, Any]) -> Iterator[tuple[State, Action, list[Event]]]:
    """A whole game: after each decision the state, the choice and its events."""
    rng = random.Random(seed)
    state = GAME.new(1, seed, options)
    while state.stack:
        action = choose(state, rng)
        yield state, action, GAME.apply(state, action)
