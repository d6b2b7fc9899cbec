"""The promises of the kernel, kept on every kind of table: random play, adversarial play, and good driving."""

from __future__ import annotations

import random

import pytest
from msgspec import json

from frenzy.games.wreckland import actions
from frenzy.games.wreckland.game import GAME
from frenzy.games.wreckland.invariants import broken
from frenzy.games.wreckland.state import State
from frenzy.kernel import Action, Session, codec
from frenzy.kernel.replay import Replay
from tests.conformance.checks import (
    POLICIES,
    at_random,
    check_clone,
    check_redeal,
    check_refusals,
    check_replay,
    check_save,
)
from tests.wreckland.driver import choose, drive, table

RUNS = 2000
CHUNKS = 4


def check_decision(state: State, action: Action, rng: random.Random, number: int) -> list[bytes]:
    """Everything that holds at one decision; what it tells."""
    names = [str(choice) for choice in GAME.legal_actions(state)]
    assert names
    assert len(set(names)) == len(names), names
    assert GAME.prompt(state)
    assert not broken(state), broken(state)
    text = check_save(GAME, state)
    check_redeal(GAME, state, (None, 0)[number % 2], action, rng)
    return [json.encode(check_clone(GAME, state, action, text))]


def check_end(state: State) -> None:
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert not broken(state), broken(state)
    assert GAME.legal_actions(state) == ()
    assert outcome.winners == ((0,) if outcome.result == "won" else ())


@pytest.mark.parametrize("policy", POLICIES)
def test_random_and_adversarial_play_keep_every_promise(policy: str) -> None:
    for seed in range(0, 84, 3):
        rng, options = random.Random(seed), table(seed)
        state, played, told = GAME.new(1, seed, options), list[str](), list[bytes]()
        while state.stack:
            action = POLICIES[policy](GAME.legal_actions(state), rng)
            told += check_decision(state, action, rng, len(played))
            played.append(str(action))
        check_end(state)
        check_replay(GAME, Replay("wreckland", GAME.content_hash(), 1, seed, options, played), told)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(4))
def test_whole_chapters_driven_well_keep_every_promise(first: int) -> None:
    for seed in range(first, 28, 4):
        rng, state, number = random.Random(seed), GAME.new(1, seed, table(seed)), 0
        while state.stack:
            check_decision(state, choose(state, rng), rng, number)
            number += 1
        check_end(state)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_two_thousand_random_runs_end_without_a_mistake(chunk: int) -> None:
    for seed in range(chunk, RUNS, CHUNKS):
        rng, state, count = random.Random(seed), GAME.new(1, seed, table(seed)), 0
        while state.stack:
            GAME.apply(state, at_random(GAME.legal_actions(state), rng))
            assert not broken(state), broken(state)
            count += 1
            assert count < 20_000
        check_end(state)


def catalogue() -> list[Action]:
    """Actions of every kind; of the many things to do with a die, a few."""
    found: list[object] = [*actions.WHITE[0], *actions.WHITE[9], *actions.WHITE[30]]
    for name, value in vars(actions).items():
        if name != "WHITE":
            items = value if isinstance(value, tuple) else (value,)
            for item in items:
                found += item if isinstance(item, tuple) else [item]
    return list(dict.fromkeys(item for item in found if isinstance(item, Action)))


def test_whatever_is_not_legal_is_refused() -> None:
    every = catalogue()
    for seed in range(7):
        rng, state = random.Random(seed), GAME.new(1, seed, table(seed))
        while state.stack:
            if rng.random() < 0.05:
                check_refusals(GAME, state, rng.sample(every, 200))
            GAME.apply(state, at_random(GAME.legal_actions(state), rng))


@pytest.mark.slow
def test_every_chapter_is_won_and_lost() -> None:
    seen: set[tuple[int, str]] = set()
    for number in range(1000):
        options = table(number)
        if not {(options["chapter"], "won"), (options["chapter"], "lost")} <= seen:
            *_, (state, _, _) = drive(number, options)
            seen.add((options["chapter"], state.result))
        if len(seen) == 14:
            break
    assert len(seen) == 14, seen


def test_a_roll_cannot_be_taken_back_and_a_payment_can() -> None:
    session = Session(GAME, 1, 3, {"chapter": 1})
    install = next(str(a) for a in GAME.legal_actions(session.state) if str(a).startswith("install"))
    before = codec.save(GAME, session.state)

    session.apply(install)
    session.apply(GAME.legal_actions(session.state)[0])
    session.undo(0)
    session.undo(0)

    assert codec.save(GAME, session.state) == before
    session.apply("end phase")
    with pytest.raises(ValueError, match="nothing to take back"):
        session.undo(0)
