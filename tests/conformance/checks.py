"""What holds for every game at every step, whoever plays: the one suite for all of them.

`play_checked` plays a game and checks: there is a legal action and none twice; nothing is lost or doubled; save and
load give the same state; a clone is independent and does the same; a re-dealt table looks the same to its seat, offers
it the same choices, and tells it the same story. The first holds at each decision; the others take twenty times as
long as to decide, so that a long series of games may check them now and then only.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import json, to_builtins

from frenzy.kernel import Action, Event, Game, IllegalAction, codec
from frenzy.kernel.replay import Replay, replay

Policy = Callable[[Sequence[Action], random.Random], Action]
LONGEST_GAME = 20_000


def at_random(choices: Sequence[Action], rng: random.Random) -> Action:
    return choices[int(rng.random() * len(choices))]


def always_first(choices: Sequence[Action], rng: random.Random) -> Action:
    """The first choice; now and then another, since the first may be to run to and fro for ever."""
    return choices[0] if rng.random() < 0.9 else at_random(choices, rng)


def always_last(choices: Sequence[Action], rng: random.Random) -> Action:
    """The last choice; now and then another, since the last may be to end every turn for ever."""
    return choices[-1] if rng.random() < 0.8 else at_random(choices, rng)


def always_longest(choices: Sequence[Action], rng: random.Random) -> Action:
    """Whatever keeps the action going: never done, never the end of the turn, if it can be helped."""
    more = [choice for choice in choices if str(choice) not in ("done", "end turn", "pay cubes")]
    return at_random(more or choices, rng)


POLICIES: dict[str, Policy] = {
    "random": at_random,
    "first": always_first,
    "last": always_last,
    "longest": always_longest,
}


def play_checked(
    game: Game[Any, Any], seats: int, seed: int, options: dict[str, Any], policy: Policy = at_random, every: int = 1
) -> int:
    """Play one game to the end, checking everything at every so manieth decision; the number of decisions."""
    rng = random.Random(seed)
    state = game.new(seats, seed, options)
    actions: list[str] = []
    told: list[bytes] = []
    while (seat := game.to_act(state)) is not None:
        choices = game.legal_actions(state)
        names = [str(choice) for choice in choices]
        assert choices, f"nothing to choose at {game.prompt(state)!r}"
        assert len(set(names)) == len(names), f"a choice twice: {names}"
        assert 0 <= seat < seats
        assert game.prompt(state)
        check_asked(game, state, seat)
        action = policy(choices, rng)
        if (seed + len(actions)) % every:
            events = game.apply(state, action)
        else:
            viewer = [None, *range(seats)][len(actions) // every % (seats + 1)]
            events = check_decision(game, state, action, viewer, rng)
        actions.append(str(action))
        told.append(json.encode(events))
        assert len(actions) < LONGEST_GAME, "the game does not end"
    assert not game.broken(state), game.broken(state)
    assert game.legal_actions(state) == ()
    outcome = game.outcome(state)
    assert outcome is not None
    assert len(outcome.scores) == seats
    assert outcome.winners or len(set(outcome.scores)) == 1, "only a game that is played together is lost by all"
    if seed % 10 == 0:
        record = Replay(game.name, game.content_hash(), seats, seed, options, actions)
        check_replay(game, record, told)
    return len(actions)


def check_asked(game: Game[Any, Any], state: Any, seat: int) -> None:
    """Who may act has the same choices as the seat to act, and a view that says so; nobody else has any."""
    asked = game.may_act(state)
    assert seat in asked, f"{seat} has to act, and is not among {asked}"
    assert len(set(asked)) == len(asked) <= state.seats
    assert set(asked) <= {*range(state.seats)}
    choices = game.choices(state, seat)
    assert all(game.choices(state, other) == choices for other in asked)
    assert not any(game.choices(state, other) for other in (None, *range(state.seats)) if other not in asked)
    assert len(asked) == 1 or game.view(state, None)["may_act"] == [*asked], "several are asked, and nobody is told"


def check_decision(
    game: Game[Any, Any], state: Any, action: Action, viewer: int | None, rng: random.Random
) -> list[Event]:
    """Take a decision, and check all that holds before and after; what it tells."""
    assert not game.broken(state), game.broken(state)
    assert len(game.question(state, viewer).choices) == len(game.choices(state, viewer))
    text = check_save(game, state)
    check_redeal(game, state, viewer, action, rng)
    return check_clone(game, state, action, text)


def check_save(game: Game[Any, Any], state: Any) -> str:
    """Save and load give the same state."""
    text = codec.save(game, state)
    assert codec.save(game, codec.load(game, text)) == text
    return text


def check_clone(game: Game[Any, Any], state: Any, action: Action, before: str) -> list[Event]:
    """The clone does what the original does, and neither touches the other."""
    twin = state.clone()
    events = game.apply(state, action)
    assert codec.save(game, twin) == before, "applying to the original changed the clone"
    after = codec.save(game, state)
    assert game.apply(twin, str(action)) == events
    assert codec.save(game, twin) == after
    return events


def check_redeal(game: Game[Any, Any], state: Any, viewer: int | None, action: Action, rng: random.Random) -> None:
    """What the viewer cannot see does not show: not in the view, not in the choices, not in what is told."""
    view = game.view(state, viewer)
    seen = json.encode(view)
    other = game.redeal(view, rng)
    assert json.encode(game.view(other, viewer)) == seen
    if viewer in game.may_act(state):
        assert game.legal_actions(other) == game.legal_actions(state)
    if action in game.legal_actions(other):
        first, second = state.clone(), other
        here = story(game.apply(first, action), viewer)
        there = story(game.apply(second, action), viewer)
        assert here == there[: len(here)] or there == here[: len(there)]
        check_next_question(game, (first, second), viewer)


def check_next_question(game: Game[Any, Any], tables: tuple[Any, Any], viewer: int | None) -> None:
    """Two tables that only differ in what the viewer cannot see, after the same answer: they still look the same,
    unless cards were shown, or somebody is asked something that the viewer does not see."""
    views = [game.view(table, viewer) for table in tables]
    secret = any(view["prompt"] != game.prompt(table) for view, table in zip(views, tables, strict=True))
    shown = any(event.reveals or event.chance for table in tables for event in table.events)
    assert secret or shown or json.encode(views[0]) == json.encode(views[1]), "a question tells of hidden cards"


def story(events: Sequence[Event], viewer: int | None) -> list[dict[str, Any]]:
    """What a seat is told, up to the first thing that comes from hidden cards or chance."""
    lines: list[dict[str, Any]] = []
    for event in events:
        if event.reveals or event.chance:
            break
        lines.append(to_builtins(event.seen_by(viewer)))
    return lines


def check_replay(game: Game[Any, Any], record: Replay, told: Sequence[bytes]) -> None:
    """Seed, options and actions give every event again, also after a trip through text."""
    again = Replay.decode(record.encode())
    assert [json.encode(events) for _, _, events in replay(game, again)] == list(told)


def check_refusals(game: Game[Any, Any], state: Any, catalogue: Sequence[Action]) -> None:
    """Every action of the game that is not legal now is refused, and nothing changes."""
    legal = set(game.legal_actions(state))
    before = codec.save(game, state)
    for action in catalogue:
        if action in legal:
            continue
        try:
            game.apply(state, action)
        except IllegalAction:
            continue
        raise AssertionError(f"{action} was not refused at {game.prompt(state)!r}")
    assert codec.save(game, state) == before
