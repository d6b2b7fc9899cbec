"""A game being played: what a seat may take back, and where that ends."""

from __future__ import annotations

import random
from typing import Any

import pytest

import frenzy
from frenzy.kernel import BadSave, IllegalAction, codec
from frenzy.kernel.session import Ply, Session, undoable
from tests.adrenaline.table import Table, given, spell

GAME = frenzy.load("adrenaline")

# The blue room on top sees into the red one through the door of a1.
ROOMS = """
    V   .   B
    .   .   S   .
    #   .   .   D
"""
V, D, B, S = range(4)


def session_at(table: Table) -> Session[Any]:
    """A session that goes on from a drawn table."""
    session: Session[Any] = Session(GAME, 4)
    session.resume(table.state)
    return session


def rooms(**more: Any) -> Session[Any]:
    return session_at(given(ROOMS, arena="small", act="V", **more))


def play(session: Session[Any], *texts: str) -> None:
    for text in texts:
        session.apply(spell(text))


def count(session: Session[Any], seat: int) -> int:
    """How many answers the seat may take back."""
    return undoable(session.plies, seat)


# -- counting -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("plies", "seat", "expected"),
    [
        ([], 0, 0),
        ([Ply(0, "a", False)], 0, 1),
        ([Ply(0, "a", False)], 1, 0),
        ([Ply(0, "a", True)], 0, 0),
        ([Ply(0, "a", False), Ply(0, "b", False)], 0, 2),
        ([Ply(0, "a", True), Ply(0, "b", False)], 0, 1),
        ([Ply(0, "a", False), Ply(0, "b", True)], 0, 0),
        ([Ply(0, "a", False), Ply(1, "b", False)], 0, 0),
        ([Ply(1, "a", False), Ply(0, "b", False)], 0, 1),
    ],
)
def test_undo_reaches_to_the_last_revelation_or_foreign_answer(plies: list[Ply], seat: int, expected: int) -> None:
    assert undoable(plies, seat) == expected


# -- what can be taken back -----------------------------------------------------------------------------------


def test_a_move_is_taken_back_step_by_step() -> None:
    session = rooms()
    before = codec.save(GAME, session.state)
    play(session, "run")
    between = codec.save(GAME, session.state)
    play(session, "move c1")

    assert session.undo(V) == "move c1"
    assert codec.save(GAME, session.state) == between
    assert session.undo(V) == "run"
    assert codec.save(GAME, session.state) == before
    assert session.plies == []


@pytest.mark.parametrize(
    ("texts", "more"),
    [
        (["grab", "move a1"], {"tiles": {"a1": "RRB"}}),
        (
            ["grab", "move a1"],
            {"tiles": {"a1": "PBY"}, "powerups": {"V": "newton:red newton:blue targeting_scope:red"}},
        ),
        (["grab", "move a2", "take zx2"], {"market": {"red": ["zx2"]}, "ammo": {"V": "RRRYYYBBB"}}),
        (["shoot lock_rifle", "target B"], {"weapons": {"V": "lock_rifle"}}),
        (["play teleporter:red", "move d2"], {"powerups": {"V": "teleporter:red"}}),
        (["play newton:red", "target B", "move b1"], {"powerups": {"V": "newton:red", "B": "newton:red"}}),
        (["end turn", "reload whisper"], {"unloaded": {"V": "zx2 whisper"}, "ammo": {"V": "RRRYYYBBB"}}),
    ],
    ids=["plain tile", "no room for the card", "weapon", "shot", "teleporter", "newton", "reload"],
)
def test_what_shows_nothing_new_is_taken_back(texts: list[str], more: dict[str, Any]) -> None:
    session = rooms(**more)
    before = codec.save(GAME, session.state)
    play(session, *texts)

    assert count(session, V) == len(texts)
    for text in reversed(texts):
        assert session.undo(V) == spell(text)
    assert codec.save(GAME, session.state) == before


def test_choosing_where_to_spawn_is_taken_back() -> None:
    session: Session[Any] = Session(GAME, 3, 7)
    seat = GAME.to_act(session.state)
    assert seat is not None
    choice = str(GAME.legal_actions(session.state)[0])
    session.apply(choice)
    assert session.undo(seat) == choice
    assert GAME.prompt(session.state) == "spawn"


def test_after_an_undo_another_answer_may_be_given() -> None:
    session = rooms()
    play(session, "run", "move c1")
    session.undo(V)
    play(session, "move b1")
    assert [ply.action for ply in session.plies] == ["run", "move b1"]
    assert Table(session.state).at("V") == "b1"


def test_the_one_who_answered_a_shot_may_think_again() -> None:
    session = rooms(weapons={"V": "lock_rifle"}, powerups={"B": "tagback_grenade:red"})
    play(session, "shoot lock_rifle", "target B", "done")

    assert count(session, V) == 0
    assert session.undo(B) == "done"
    play(session, "play tagback_grenade:red")
    assert Table(session.state).marks("V") == {"B": 1}


# -- what cannot ----------------------------------------------------------------------------------------------


def refuse_undo(session: Session[Any], seat: int) -> None:
    before, plies = codec.save(GAME, session.state), list(session.plies)
    with pytest.raises(IllegalAction, match=f"undo: seat {seat} "):
        session.undo(seat)
    assert (codec.save(GAME, session.state), session.plies) == (before, plies)


def test_nothing_is_taken_back_before_the_first_answer() -> None:
    refuse_undo(rooms(), V)


def test_a_drawn_powerup_is_not_put_back() -> None:
    session = rooms(tiles={"a1": "PBY"})
    play(session, "grab", "move a1")
    refuse_undo(session, V)

    play(session, "run", "move b1")
    assert count(session, V) == 2
    session.undo(V)
    session.undo(V)
    refuse_undo(session, V)


def test_the_end_of_the_turn_is_not_taken_back() -> None:
    session = rooms(tiles={})
    play(session, "end turn")
    assert GAME.to_act(session.state) == D
    refuse_undo(session, V)


def test_a_refill_is_not_taken_back() -> None:
    session = rooms(tiles={"a1": "RRB"}, unloaded={"V": "zx2"}, ammo={"V": "RRRYYYBBB"})
    play(session, "grab", "move a1", "end turn")
    assert (GAME.prompt(session.state), count(session, V)) == ("reload", 3)
    play(session, "done")
    refuse_undo(session, V)


def test_a_shot_at_somebody_who_may_answer_is_not_taken_back() -> None:
    session = rooms(weapons={"V": "lock_rifle"}, powerups={"B": "newton:red"})
    play(session, "shoot lock_rifle", "target B")
    assert GAME.prompt(session.state) == "grenade"
    refuse_undo(session, V)


def test_a_kill_is_not_taken_back_once_the_dead_come_back() -> None:
    session = rooms(weapons={"V": "lock_rifle"}, damage={"B": "DDDDDDDDDD"})
    play(session, "shoot lock_rifle", "target B")
    assert count(session, V) == 2
    play(session, "end turn")
    assert (GAME.to_act(session.state), GAME.prompt(session.state)) == (B, "spawn")
    refuse_undo(session, V)


def test_nobody_takes_back_the_answer_of_another() -> None:
    session = rooms()
    play(session, "run", "move c1")
    for seat in (D, B, S):
        refuse_undo(session, seat)


def test_in_whole_games_undo_gives_every_earlier_state_up_to_its_end() -> None:
    for number, mode in enumerate(("deathmatch", "domination", "turret")):
        rng = random.Random(number)
        session: Session[Any] = Session(GAME, 3, number, {"mode": mode, "bot": True, "skulls": 5})
        saves = [codec.save(GAME, session.state)]
        while (seat := GAME.to_act(session.state)) is not None:
            choice = str(rng.choice(GAME.legal_actions(session.state)))
            events = session.apply(choice)
            saves.append(codec.save(GAME, session.state))
            if any(event.is_final for event in events):
                assert undoable(session.plies, seat) == 0
            elif rng.random() < 0.3:
                assert session.undo(seat) == choice
                assert codec.save(GAME, session.state) == saves[-2]
                session.apply(choice)
                assert codec.save(GAME, session.state) == saves[-1]


@pytest.mark.parametrize("kept", [0, 4, 1_000])
def test_whether_states_are_kept_or_played_again_makes_no_difference(kept: int) -> None:
    rng = random.Random(2)
    session: Session[Any] = Session(GAME, 3, 2, kept=kept)
    saves, counts = [codec.save(GAME, session.state)], []
    for step in range(150):
        session.apply(rng.choice(GAME.legal_actions(session.state)))
        saves.append(codec.save(GAME, session.state))
        if step % 29 == 28:
            counts.append(len(session.plies) - rng.choice([0, 1, 4, 5, 12]))
            session.go_back(counts[-1])
            del saves[counts[-1] + 1 :]
            assert codec.save(GAME, session.state) == saves[-1]
            assert len(session.plies) == counts[-1]
    assert len({*counts}) == len(counts) == 5
    for count in (len(session.plies), len(session.plies) - 7, 1, 0):
        assert codec.save(GAME, session.state_after(count)) == saves[count]


def test_nobody_takes_back_what_came_with_the_table() -> None:
    free: Session[Any] = Session(GAME, 3, 7)
    seat = GAME.to_act(free.state)
    assert seat is not None
    choice = str(GAME.legal_actions(free.state)[0])
    held: Session[Any] = Session(GAME, 3, 7, given=1)
    free.apply(choice)
    held.apply(choice)

    assert (free.own_undo(seat), free.agreed_undo(seat)) == (0, 0)
    assert (held.own_undo(seat), held.agreed_undo(seat)) == (None, None)
    refuse_undo(held, seat)


def test_the_others_may_let_a_seat_go_back_further() -> None:
    session = rooms(tiles={})
    play(session, "run", "move c1", "end turn")
    assert session.own_undo(V) is None
    last = session.agreed_undo(V)
    assert last is not None
    assert [ply.action for ply in session.plies[last:]] == ["end turn"]
    assert session.agreed_undo(S) is None


def test_a_session_may_begin_with_a_position() -> None:
    position = GAME.position(rooms().state)
    session: Session[Any] = Session(GAME, 4, position=position)
    play(session, "run")
    *_, (state, _, _) = GAME.replay(session.replay())
    assert codec.save(GAME, state) == codec.save(GAME, session.state)
    with pytest.raises(BadSave, match="seats: 3, where the position has 4"):
        Session(GAME, 3, position=position)


# -- the rest -------------------------------------------------------------------------------------------------


def test_an_illegal_answer_is_not_remembered() -> None:
    session = rooms()
    before = codec.save(GAME, session.state)
    with pytest.raises(IllegalAction, match="'dance' is not a legal answer to 'turn' of seat 0; legal: 'run', "):
        session.apply("dance")
    assert (codec.save(GAME, session.state), session.plies, [*session.before]) == (before, [], [])


def test_actions_and_their_texts_are_the_same_answer() -> None:
    one, two = rooms(), rooms()
    action = GAME.legal_actions(one.state)[0]
    assert one.apply(action) == two.apply(str(action))
    assert one.plies == two.plies


def test_the_record_has_what_was_not_taken_back() -> None:
    session: Session[Any] = Session(GAME, 3, 7, {"mode": "turret"})
    seat = GAME.to_act(session.state)
    assert seat is not None
    session.apply(GAME.legal_actions(session.state)[0])
    session.apply("run")
    session.undo(seat)
    record = session.replay()
    assert (record.game, record.seats, record.seed, record.options) == ("adrenaline", 3, 7, {"mode": "turret"})
    assert record.actions == [session.plies[0].action]


def test_what_was_before_a_resumed_game_is_not_taken_back() -> None:
    session = rooms()
    play(session, "run", "move c1")
    session.resume(session.state)
    refuse_undo(session, V)


def test_the_options_of_a_session_are_its_own() -> None:
    options = {"mode": "turret"}
    session: Session[Any] = Session(GAME, 3, 7, options)
    options["mode"] = "domination"
    assert session.replay().options == {"mode": "turret"}


def test_nothing_is_answered_after_the_end() -> None:
    rng = random.Random(1)
    session: Session[Any] = Session(GAME, 3, 1, {"skulls": 5, "ending": "sudden_death"})
    while GAME.to_act(session.state) is not None:
        session.apply(rng.choice(GAME.legal_actions(session.state)))
    with pytest.raises(IllegalAction, match="'run': the game is over"):
        session.apply("run")


def test_the_end_of_the_game_cannot_be_taken_back() -> None:
    session = Session(GAME, 3, 1, {"skulls": 5, "ending": "sudden_death"})
    rng = random.Random(1)
    while GAME.to_act(session.state) is not None:
        session.apply(rng.choice(GAME.legal_actions(session.state)))

    assert undoable(session.plies, session.plies[-1].seat) == 0
