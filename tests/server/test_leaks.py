"""Nobody learns from any frame, its absence or its number what another seat holds."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest
from msgspec import Raw
from structlog.testing import capture_logs

from frenzy import wire
from frenzy.games.adrenaline.ids import CARDS
from frenzy.server.lobby import replays
from frenzy.server.lobby.lobby import Lobby
from frenzy.server.table import steps
from frenzy.server.table.history import History
from frenzy.server.table.queries import answer_from_game
from frenzy.server.table.serializers import state_for
from frenzy.server.table.table import Table
from frenzy.server.websocket.connection import Connection
from tests.server.desk import GAME, Desk, FirstChoice, history, playing, runs, settle, table_record, true_state
from tests.server.memory_store import MemoryStore
from tests.server.test_replays import record

MODES = ("deathmatch", "domination", "turret")
SPECTATOR = 3


def secrets_of(table: Table, viewer: int | None) -> set[str]:
    """The names of powerups that lie in other hands and nowhere that the viewer can see."""
    state = true_state(table)
    hidden = {card for seat in range(3) if seat != viewer for card in state.powerups[seat]}
    known = {*state.powerup_discard, *(() if viewer is None else state.powerups[viewer])}
    return {CARDS[card] for card in hidden - known}


def public_names(table: Table) -> set[str]:
    """Cards that everybody saw at the latest choice: it was discarded, played or paid."""
    told = json.dumps(
        [event.__class__.__name__ + repr(event.seen_by(None)) for event in history(table).entries[-1].events]
    )
    return {name for name in CARDS if name in told}


@pytest.mark.parametrize("mode", MODES)
def test_no_frame_names_a_card_that_another_seat_hides(mode: str) -> None:
    async def scene() -> None:
        looked = 0
        for seed in range(3):
            rng = random.Random(seed)
            table = await playing(table_record(seed, mode=mode, skulls=5))
            desks = [await Desk(table, seat).sit(0) for seat in (0, 1, 2, None)]
            while not history(table).is_over:
                marks = [len(desk.frames) for desk in desks]
                await desks[history(table).to_act].choose(rng.choice(desks[history(table).to_act].choices))
                for desk, mark in zip(desks, marks, strict=True):
                    secrets = secrets_of(table, desk.connection.viewer) - public_names(table)
                    for frame in desk.frames[mark:]:
                        assert not [name for name in secrets if name in frame]
                        looked += len(secrets)
            await table.close()
        assert looked > 1_000

    asyncio.run(scene())


def frame_of(table: Table, game_course: History, viewer: int | None) -> bytes:
    """What the viewer would be sent."""
    table.history = game_course
    connection = Connection(viewer)
    connection.known = game_course.version(viewer)
    return wire.write_message(state_for(table, connection))


def redealt(original: History, viewer: int | None, rng: random.Random) -> History:
    """The same history as far as the viewer can tell."""
    twin = History(GAME, original.seats, original.seed, original.options)
    twin.plies, twin.entries = [*original.plies], [*original.entries]
    twin.versions, twin.undos = [*original.versions], original.undos
    twin.state = GAME.redeal(original.view(viewer), rng)
    return twin


@pytest.mark.parametrize("mode", MODES)
def test_other_hidden_cards_change_no_byte_of_a_frame(mode: str) -> None:
    async def scene() -> None:
        rng = random.Random(7)
        table = await playing(table_record(7, mode=mode, skulls=5))
        true = history(table)
        while not true.is_over:
            for viewer in (0, 1, 2, None):
                assert frame_of(table, redealt(true, viewer, rng), viewer) == frame_of(table, true, viewer)
            true.apply(rng.choice([str(action) for action in GAME.legal_actions(true.state)]))
        await table.close()

    asyncio.run(scene())


def finish_in_secret(a_history: History, version: int, viewer: int) -> bool:
    """Pay with cubes whatever is asked in secret; whether the viewer noticed something in the end."""
    while a_history.version(viewer) == version:
        if "pay cubes" not in a_history.view(a_history.to_act)["choices"]:
            return False
        a_history.apply("pay cubes")
    return True


def told(a_history: History, first: int) -> bool:
    """Nothing was drawn from a pile that the two worlds do not share."""
    events = [event for entry in a_history.entries[first:] for event in entry.events]
    return not any(event.reveals or event.chance for event in events)


Story = list[Raw]


async def pairs_of_payments() -> list[tuple[bytes, bytes, Story, Story]]:
    """One world asks how to pay, the other does not: what somebody else is sent and told in either."""
    pairs: list[tuple[bytes, bytes, Story, Story]] = []
    for seed in range(30):
        rng = random.Random(seed)
        table = await playing(table_record(seed))
        true = history(table)
        for _ in range(150):
            seat = true.to_act
            choice = rng.choice(true.view(seat)["choices"])
            viewer = (seat + 1) % 3
            twin, first = redealt(true, viewer, rng), len(true.entries)
            version = true.version(viewer)
            is_shared = choice in twin.view(seat)["choices"]
            true.apply(choice)
            if is_shared:
                twin.apply(choice)
                both = finish_in_secret(true, version, viewer) and finish_in_secret(twin, version, viewer)
                if both and len(true.entries) != len(twin.entries) and told(true, first) and told(twin, first):
                    frames = frame_of(table, true, viewer), frame_of(table, twin, viewer)
                    pairs.append((*frames, true.events(viewer, version), twin.events(viewer, version)))
                    break
        await table.close()
    assert len(pairs) > 5
    return pairs


@runs
async def test_who_could_pay_with_a_card_and_who_could_not_look_the_same() -> None:
    """The same view with the same version, and the same things have happened."""
    for here, there, told_here, told_there in await pairs_of_payments():
        assert here == there
        assert sorted(map(bytes, told_here)) == sorted(map(bytes, told_there))


@runs
async def test_who_could_pay_with_a_card_and_who_could_not_are_told_of_in_the_same_order() -> None:
    for _, _, told_here, told_there in await pairs_of_payments():
        assert told_here == told_there


@runs
async def test_nothing_is_sent_to_others_while_a_seat_is_asked_in_secret() -> None:
    found = 0
    for seed in range(20):
        rng = random.Random(seed)
        table = await playing(table_record(seed))
        desks = [await Desk(table, seat).sit() for seat in (0, 1, 2, None)]
        for _ in range(150):
            seat = history(table).to_act
            others = [desk for desk in desks if desk.connection.viewer != seat]
            marks, versions = [len(desk.frames) for desk in others], [desk.state["version"] for desk in others]
            await desks[seat].choose(rng.choice(desks[seat].choices))
            if desks[seat].state["view"]["prompt"] == "pay":
                assert [len(desk.frames) for desk in others] == marks
                await desks[seat].choose("pay cubes" if "pay cubes" in desks[seat].choices else desks[seat].choices[0])
                if desks[seat].state["view"]["prompt"] != "pay":
                    assert [len(desk.frames) for desk in others] == [mark + 1 for mark in marks]
                    assert [desk.state["version"] for desk in others] == [version + 1 for version in versions]
                    found += 1
            if history(table).is_over:
                break
        await table.close()
        if found > 5:
            return
    raise AssertionError("no payment was ever asked")


@runs
async def test_taking_back_what_nobody_saw_sends_nothing_to_others() -> None:
    for seed in range(20):
        rng = random.Random(seed)
        table = await playing(table_record(seed))
        desks = [await Desk(table, seat).sit() for seat in (0, 1, 2, None)]
        for _ in range(150):
            seat = history(table).to_act
            await desks[seat].choose(rng.choice(desks[seat].choices))
            others = [desk for desk in desks if desk.connection.viewer != seat]
            if desks[seat].state["view"]["prompt"] == "pay":
                marks = [len(desk.frames) for desk in others]
                await desks[seat].say(wire.Undo(desks[seat].state["version"], "u"))
                assert desks[seat].all("accepted")[-1]["id"] == "u"
                assert desks[seat].state["view"]["prompt"] != "pay"
                assert [len(desk.frames) for desk in others] == marks
                await table.close()
                return
        await table.close()
    raise AssertionError("no payment was ever asked")


def test_the_seed_is_in_no_frame() -> None:
    async def scene() -> None:
        table = await playing(table_record(987_654_321_987))
        desks = [await Desk(table, seat).sit(0) for seat in (0, None)]
        await settle()
        frames: list[Any] = [frame for desk in desks for frame in desk.frames]
        assert len(frames) >= 4
        assert not [frame for frame in frames if "987654321987" in frame]
        await table.close()

    asyncio.run(scene())


# -- the other doors --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
def test_no_step_of_a_finished_game_names_a_card_that_another_seat_hid_then(mode: str) -> None:
    async def scene() -> None:
        lobby, game = Lobby(MemoryStore(), FirstChoice()), record(5, mode)
        table = await lobby.find((await replays.keep(lobby, game)).id)
        states: list[Any] = [step.state.clone() for step in steps.played(GAME, game)]
        looked = found = 0
        for viewer in ("public", "0", "1", "2"):
            seat = None if viewer == "public" else int(viewer)
            shown = (await replays.steps(lobby, table, viewer, 0, len(states))).steps
            assert len(shown) == len(states)
            for step, state in zip(shown, states, strict=True):
                hidden = {card for other in range(3) if other != seat for card in state.powerups[other]}
                known = {*state.powerup_discard, *(() if seat is None else state.powerups[seat])}
                told = wire.write_message(step)
                played = {event["card"] for event in step.events if event.get("card")}
                paid = {card for event in step.events if event["event"] == "paid" for card in event["cards"]}
                secrets = {CARDS[card] for card in hidden - known} - played - paid
                assert not [name for name in secrets if name.encode() in told], step.number
                looked += len(secrets)
        whole = (await replays.steps(lobby, table, "open", 0, len(states))).steps
        for step, state in zip(whole, states, strict=True):
            for other in range(3):
                hand = [CARDS[card] for card in state.powerups[other]]
                assert step.view["figures"][other]["powerups"] == hand
                found += len(hand)
        assert looked > 300
        assert found > 100
        await lobby.close()

    asyncio.run(scene())


SUBJECTS = (
    "square b2", "square c1", "figure violet", "figure sprog", "weapon thor", "weapon zx2", "card newton:red",
    "card scope:blue", "spawn red", "room red", "action shoot", "action grab", "action reload",
)  # fmt: skip


@pytest.mark.parametrize("mode", MODES)
def test_no_answer_depends_on_a_hidden_card(mode: str) -> None:
    """Ask the true table and one that was dealt anew: not a byte is different."""

    async def scene() -> None:
        rng = random.Random(9)
        table = await playing(table_record(9, mode=mode, skulls=5))
        true, answers = history(table), set[bytes]()
        while not true.is_over:
            viewer = rng.choice([0, 1, 2, true.to_act, true.to_act, None])
            subjects = rng.sample([*SUBJECTS, *true.view(true.to_act)["choices"]], 3)
            twin = redealt(true, viewer, rng)
            for question in ("why_not", "preview", "reach"):
                for subject in subjects:
                    asked = wire.Ask(question, subject, true.version(viewer))
                    here, there = answer_of(table, true, viewer, asked), answer_of(table, twin, viewer, asked)
                    assert here == there
                    answers.add(here)
            true.apply(rng.choice(true.view(true.to_act)["choices"]))
        assert len(answers) > 100
        await table.close()

    asyncio.run(scene())


def answer_of(table: Table, game_course: History, viewer: int | None, asked: wire.Ask) -> bytes:
    table.history = game_course
    return wire.write_message(answer_from_game(table, Connection(viewer), asked))


@runs
async def test_the_notes_of_the_server_name_no_card() -> None:
    rng = random.Random(4)
    with capture_logs() as notes:
        table = await playing(table_record(4), ("human", "human", "bot"))
        desks = [await Desk(table, seat).sit() for seat in (0, 1, None)]
        for _ in range(150):
            seat = history(table).to_act
            if seat is None or seat > 1:
                await settle()
                continue
            view = history(table).view(seat)
            for desk in desks:
                for choice in (*view["choices"], *(view["figures"][seat]["powerups"])):
                    await desk.choose(choice, rng.choice([0, 10**6]))
            await desks[seat].choose(rng.choice(view["choices"]))
        await table.close()
    assert not [note for note in notes for name in CARDS if name in repr(note)]
