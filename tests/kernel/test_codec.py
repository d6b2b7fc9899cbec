"""Saves: what comes back is what went in, and nothing else is let in.

The strategies for bad input stand here; other files use them too.
"""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Raw
from msgspec.json import encode

import frenzy
import frenzy.kernel.game
from frenzy.games.adrenaline.invariants import broken
from frenzy.kernel import BadSave, codec

GAME = frenzy.load("adrenaline")
MODEST = settings(derandomize=True, database=None, deadline=None, max_examples=150)

COMPILED = not str(frenzy.kernel.game.__file__).endswith(".py")
pure_only = pytest.mark.xfail(COMPILED, strict=True, reason="engine: compiled, a wrong type is no documented error")

# -- bad input ------------------------------------------------------------------------------------------------

TEXTS = st.text(max_size=8) | st.sampled_from(["", "zx2", "a1", "red", "newton:red", "dozer", "adrenaline", "\0", "é"])
NUMBERS = st.integers(-3, 14) | st.sampled_from([2**31, 2**63, 2**64, -(2**63) - 1, 10**40, 10**4000])
JUNK = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.floats(allow_nan=False, allow_infinity=False) | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=6,
)
DEEP = ("[" * 50_000, '{"a":' * 50_000, "[" * 50_000 + "]" * 50_000, '{"frenzy":1,"game":' + "[" * 50_000)


def places(document: Any) -> Iterator[tuple[Any, Any]]:
    """Every container of a document with each of its keys."""
    keys = list(document) if isinstance(document, dict) else range(len(document)) if isinstance(document, list) else ()
    for key in keys:
        yield document, key
        yield from places(document[key])


def mutations(document: Any, junk: st.SearchStrategy[Any] = JUNK) -> st.SearchStrategy[Any]:
    """The document with one to three things replaced, taken out, put in, doubled or swapped."""

    @st.composite
    def mutated(draw: st.DrawFn) -> Any:
        found = copy.deepcopy(document)
        for _ in range(draw(st.integers(1, 3))):
            options = list(places(found))
            if not options:
                break
            holder, key = options[draw(st.integers(0, len(options) - 1))]
            deed = draw(st.sampled_from(["replace", "remove", "add", "double", "swap"]))
            if deed == "replace":
                holder[key] = draw(junk)
            elif deed == "remove":
                del holder[key]
            elif deed == "add" and isinstance(holder, dict):
                holder[draw(TEXTS)] = draw(junk)
            elif deed == "double" and isinstance(holder, list):
                holder.append(copy.deepcopy(holder[key]))
            else:
                other, place = options[draw(st.integers(0, len(options) - 1))]
                holder[key] = copy.deepcopy(other[place])
        return found

    return mutated()


def garbled(text: str) -> st.SearchStrategy[bytes]:
    """The bytes of a text with a few of them changed, lost or cut off."""

    @st.composite
    def changed(draw: st.DrawFn) -> bytes:
        data = bytearray(text.encode())
        for _ in range(draw(st.integers(1, 4))):
            place = draw(st.integers(0, len(data) - 1))
            data[place : place + draw(st.integers(0, 2))] = draw(st.binary(max_size=3))
            if not data:
                break
        return bytes(data[: draw(st.integers(0, len(data)))]) if draw(st.booleans()) else bytes(data)

    return changed()


# -- states to save -------------------------------------------------------------------------------------------


def state_after(steps: int, seats: int = 4, seed: int = 7, **options: Any) -> Any:
    rng = random.Random(seed)
    state = GAME.new(seats, seed, options)
    for _ in range(steps):
        if GAME.to_act(state) is None:
            break
        GAME.apply(state, rng.choice(GAME.legal_actions(state)))
    return state


SAVED = codec.save(GAME, state_after(120))


def forged(change: Callable[[dict[str, Any]], object], text: str = SAVED) -> str:
    """A save whose state was changed, with a `check` that fits."""
    envelope = json.loads(text)
    change(envelope["state"])
    return sealed(envelope["state"], text)


def sealed(state: Any, text: str = SAVED) -> str:
    body = json.dumps(state).encode()
    return encode({**json.loads(text), "check": codec.fingerprint(body), "state": Raw(body)}).decode()


def put(*path: Any) -> Callable[[Any], None]:
    """A change: the last of the path is the new value, the rest says where."""
    *way, last, value = path

    def change(state: Any) -> None:
        for step in way:
            state = state[step]
        state[last] = value

    return change


# -- identity -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["deathmatch", "domination", "turret"])
@pytest.mark.parametrize("bot", [False, True])
def test_what_was_saved_comes_back_at_every_step(mode: str, bot: bool) -> None:
    rng = random.Random(3)
    state = GAME.new(3, 3, {"mode": mode, "bot": bot, "skulls": 5})
    while True:
        text = codec.save(GAME, state)
        again = codec.load(GAME, text)
        assert codec.save(GAME, again) == text
        assert (GAME.to_act(again), GAME.prompt(again)) == (GAME.to_act(state), GAME.prompt(state))
        assert GAME.legal_actions(again) == GAME.legal_actions(state)
        if GAME.to_act(state) is None:
            break
        choice = rng.choice(GAME.legal_actions(state))
        assert GAME.apply(again, choice) == GAME.apply(state, choice)
        assert codec.save(GAME, again) == codec.save(GAME, state)


def test_a_finished_game_comes_back_with_its_outcome() -> None:
    state = state_after(100_000)
    assert GAME.outcome(codec.load(GAME, codec.save(GAME, state))) == GAME.outcome(state)


def test_a_save_is_one_line_and_loads_as_text_or_bytes() -> None:
    assert "\n" not in SAVED
    assert codec.save(GAME, codec.load(GAME, SAVED.encode())) == SAVED


@pytest.mark.parametrize("seed", [-1, 2**63, 2**64 + 1, -(10**30)])
def test_any_seed_is_kept(seed: int) -> None:
    text = codec.save(GAME, GAME.new(3, seed))
    assert codec.load(GAME, text).seed == seed


def test_a_loaded_game_and_its_save_are_independent() -> None:
    state = codec.load(GAME, SAVED)
    GAME.apply(state, GAME.legal_actions(state)[0])
    assert codec.save(GAME, state) != SAVED
    assert codec.save(GAME, codec.load(GAME, SAVED)) == SAVED


# -- what is refused ------------------------------------------------------------------------------------------


def changed(**fields: Any) -> str:
    return json.dumps({**json.loads(SAVED), **fields})


def without(name: str) -> str:
    return json.dumps({key: value for key, value in json.loads(SAVED).items() if key != name})


@pytest.mark.parametrize(
    ("text", "field"),
    [
        (changed(frenzy=2), "frenzy: save of version 2"),
        (changed(frenzy=0), "frenzy: save of version 0"),
        (changed(frenzy=10**40), "frenzy: save of version 1000"),
        (changed(frenzy="1"), "data: .*frenzy"),
        (changed(frenzy=None), "data: .*frenzy"),
        (without("frenzy"), "data: .*frenzy"),
        (changed(game="resistance"), "game: a save of 'resistance'"),
        (changed(game=1), "data: .*game"),
        (without("game"), "data: .*game"),
        (changed(content="0123456789ab.0123456789ab"), "content: "),
        (changed(content=None), "data: .*content"),
        (without("content"), "data: .*content"),
        (changed(check="0123456789abcdef"), "check: the save is damaged"),
        (without("check"), "data: .*check"),
        (changed(state={}), "check: the save is damaged"),
        (without("state"), "data: .*state"),
        (changed(extra=1), "data: .*extra"),
        (SAVED.replace('"turn":', '"turn": '), "check: the save is damaged"),
        (SAVED[:-1], "data: "),
        (SAVED[: len(SAVED) // 2], "data: "),
        (SAVED + "x", "data: "),
        ("", "data: "),
        ("null", "data: "),
        ("[]", "data: "),
        ("7", "data: "),
        ("not a save", "data: "),
        ('{"frenzy": NaN}', "data: "),
        ("\ud800", "data: "),
    ],
)
def test_a_bad_envelope_is_refused_by_name(text: str, field: str) -> None:
    with pytest.raises(BadSave, match=field):
        codec.load(GAME, text)


def test_a_newer_save_is_named_as_such_whatever_else_is_in_it() -> None:
    with pytest.raises(BadSave, match="frenzy: save of version 3; this is version 1"):
        codec.load(GAME, '{"frenzy": 3, "cards": [1, 2, 3]}')


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (put("turn", "0"), r"\$\.turn"),
        (put("turn", 1.0), r"\$\.turn"),
        (put("turn", None), r"\$\.turn"),
        (put("turn", 9), "turn"),
        (put("frenzy", 9), "frenzy"),
        (put("extra", 1), "extra"),
        (lambda state: state.pop("turn"), "turn"),
        (put("options", "arena", "huge"), "arena.*'huge'"),
        (put("options", "mode", "chess"), "mode.*'chess'"),
        (put("options", "seats", 7), "seats: 7"),
        (put("options", "start", 7), "start: 7"),
        (put("options", "characters", [0]), "options"),
        (put("options", None), r"\$\.options"),
        (put("stack", 0, "frame", "nonsense"), r"\$\.stack\[0\]\.frame"),
        (put("stack", 0, {}), r"\$\.stack\[0\]"),
        (put("square", 0, 99), "square"),
        (put("square", [0]), "square"),
        (put("damage", 0, [9]), "damage"),
        (put("damage", 0, [1] * 13), "damage"),
        (put("damage", 0, [1] * 11), "killed"),
        (put("marks", 1, 4), "marks"),
        (put("marks", []), "marks"),
        (put("ammo", 0, 4), "ammo"),
        (put("ammo", 0, -1), "ammo"),
        (put("weapons", 0, [0, 1, 2, 3]), "weapons"),
        (put("weapon_deck", []), "weapons"),
        (put("weapon_deck", 0, 77), "weapons"),
        (put("loaded", 0, -1), "loaded"),
        (put("powerup_deck", []), "powerups"),
        (put("powerups", 0, [3, 2, 1, 0, 0, 0]), "powerups"),
        (put("tile_deck", []), "tiles"),
        (put("market", [-1] * 9), "weapons"),
        (put("market", []), "market"),
        (put("skulls_left", 9), "skulls_left"),
        (put("skulls_left", -1), "skulls_left"),
        (put("actions_left", -1), "actions_left"),
        (put("turrets", 0, 9), "turrets"),
        (put("killshots", [[9, -1]]), "killshots"),
        (put("killed", [9]), "killed"),
        (put("new_marks", [[9, 1]]), "figure"),
        (put("victims", 1 << 9), "victims"),
        (put("powerup_chance", {}), r"\$\.powerup_chance"),
        (put("tile_chance", "key", "x"), r"\$\.tile_chance\.key"),
    ],
)
def test_a_forged_state_is_refused_by_name(change: Callable[[Any], object], field: str) -> None:
    with pytest.raises(BadSave, match=f"state.*{field}"):
        codec.load(GAME, forged(change))


@pytest.mark.parametrize("state", [None, 5, [], "x", {"options": None}, [[[[]]]]], ids=repr)
def test_a_state_that_is_none_is_refused(state: Any) -> None:
    with pytest.raises(BadSave, match="state: "):
        codec.load(GAME, sealed(state))


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(put("options", "characters", [9, 8, 7, 6]), id="unknown characters"),
        pytest.param(put("options", "characters", [0, 0, 1, 2]), id="a character twice"),
        pytest.param(put("options", "ending", "nonsense"), id="unknown ending"),
        pytest.param(put("options", "skulls", 99), id="99 skulls"),
        pytest.param(put("options", "extra", 1), id="unknown option"),
        pytest.param(put("stack", [{"frame": "start_turn", "seat": 0}]), id="a step that waits"),
        pytest.param(put("stack", 0, "seat", 99), id="a seat that does not exist"),
        pytest.param(put("stack", 0, "seat", -1), id="a seat below the first"),
        pytest.param(put("stack", [{"frame": "grab_where", "seat": 0, "moves": 77}]), id="77 moves"),
        pytest.param(put("stack", [{"frame": "move_figure", "seat": 0, "figure": 9, "squares": 1, "moves": 1}]),
                     id="a frame about nobody"),
        pytest.param(put("stack", [{"frame": "move_figure", "seat": 0, "figure": 0, "squares": 1 << 20, "moves": 1}]),
                     id="a frame beyond the board"),
        pytest.param(put("stack", [{"frame": "move_figure", "seat": 0, "figure": 0, "squares": 0, "moves": 1}]),
                     id="a decision without an answer"),
        pytest.param(put("stack", [{"frame": "choose_tile", "seat": 0}]), id="a decision of another mode"),
        pytest.param(put("tagged", 1 << 12), id="tagged beyond the colours"),
        pytest.param(put("tagged", 1), id="tagged in deathmatch"),
        pytest.param(put("grabbed", 1 << 12), id="grabbed beyond the board"),
        pytest.param(put("victims", 1 << 14), id="unknown victims"),
        pytest.param(put("witnesses", 1 << 14), id="unknown witnesses"),
        pytest.param(put("flipped", 1 << 80), id="unknown boards flipped"),
        pytest.param(put("flipped", 1), id="flipped without frenzy"),
        pytest.param(put("killed", [0]), id="killed without a killshot"),
        pytest.param(put("killshots", [[-1, -1]]), id="a killshot of nobody"),
        pytest.param(put("new_marks", [[0, -5]]), id="marks below none"),
        pytest.param(put("ledger", 0, -5), id="points below none"),
        pytest.param(put("skulls", 0, -5), id="skulls below none"),
        pytest.param(put("actions_left", 99), id="99 actions"),
        pytest.param(put("marks", 0, 1), id="own marks"),
        pytest.param(put("marks", 24, 1), id="marks of nobody"),
        pytest.param(put("tracks", [[0], [], []]), id="tracks in deathmatch"),
        pytest.param(put("turrets", [0] + [-1] * 11), id="turrets in deathmatch"),
    ],
)  # fmt: skip
def test_a_forged_impossible_table_is_refused(change: Callable[[Any], object]) -> None:
    with pytest.raises(BadSave, match="state"):
        codec.load(GAME, forged(change, codec.save(GAME, GAME.new(4, 7))))


# -- anything at all ------------------------------------------------------------------------------------------


def load_or_refuse(text: str | bytes) -> None:
    """Either BadSave that says something, or a state that keeps the invariants."""
    try:
        state = codec.load(GAME, text)
    except BadSave as error:
        assert str(error)  # noqa: PT017  # both ends are right here
    else:
        assert not broken(state)


@MODEST
@given(mutations(json.loads(SAVED)))
def test_a_mutated_save_is_refused_or_sound(document: Any) -> None:
    load_or_refuse(json.dumps(document))


@MODEST
@given(mutations(json.loads(SAVED)["state"]))
def test_a_mutated_state_is_refused_or_sound(state: Any) -> None:
    load_or_refuse(sealed(state))


@MODEST
@given(garbled(SAVED))
def test_garbled_bytes_are_refused(data: bytes) -> None:
    load_or_refuse(data)


@MODEST
@given(st.binary() | JUNK.map(lambda junk: json.dumps(junk).encode()))
def test_junk_is_refused(data: bytes) -> None:
    with pytest.raises(BadSave, match=r"\w"):
        codec.load(GAME, data)


@pytest.mark.parametrize("text", [DEEP[0], pytest.param("[" * 900 + "]" * 900, id="nested")], ids=["open", "nested"])
def test_a_deep_list_is_refused(text: str) -> None:
    with pytest.raises(BadSave, match="data: "):
        codec.load(GAME, text)


@pytest.mark.parametrize(
    "text", [DEEP[1], DEEP[3], pytest.param(SAVED[:-1] + ',"x":' + DEEP[2] + "}", id="in a save")], ids=lambda _: "deep"
)
def test_deep_objects_are_refused(text: str) -> None:
    with pytest.raises(BadSave, match="data: "):
        codec.load(GAME, text)


def test_a_number_too_long_to_write_is_refused() -> None:
    record = GAME.record(state_after(0))
    with pytest.raises(BadSave, match="turn"):
        GAME.from_record({**record, "turn": 10**5000})
