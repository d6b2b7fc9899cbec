"""What a choice would do is what it does, up to the first thing that nobody could foretell."""

from __future__ import annotations

import random

from msgspec import json, to_builtins

from frenzy.games.wreckland.declared.types import View
from frenzy.games.wreckland.events import CoreUsed
from frenzy.games.wreckland.game import GAME
from frenzy.games.wreckland.guide.preview import TOP, is_hidden
from frenzy.games.wreckland.state import State
from frenzy.kernel import Event
from frenzy.kernel.guide import Preview
from tests.wreckland.guide.asking import decisions, driven
from tests.wreckland.table import build, run


def really(state: State, choice: str) -> tuple[State, list[Event]]:
    """The choice, and all that it leaves no choice about, up to the first surprise."""
    after = state.clone()
    events = GAME.apply(after, choice)
    while GAME.prompt(after) not in TOP and GAME.is_forced(after) and not any(map(is_hidden, events)):
        events = events + GAME.apply(after, GAME.legal_actions(after)[0])
    return after, events


def check_choice(state: State, view: View, choice: str) -> bool:
    """A preview comes true; whether it was whole."""
    foretold = GAME.preview(view, choice)
    assert foretold is not None
    after, events = really(state, choice)
    first = next((number for number, event in enumerate(events) if is_hidden(event)), len(events))
    assert foretold.events == [GAME.tell(after, event) for event in events[:first]], (choice, view["prompt"])
    assert foretold.is_whole == (first == len(events))
    if foretold.is_whole:
        check_after(foretold, view, GAME.view(after, 0))
    return foretold.is_whole


def check_after(foretold: Preview, before: View, after: View) -> None:
    """All that has changed is told, as the next view has it, and nothing else."""
    slots = {doc["slot"]: {**doc} for doc in foretold.after if "slot" in doc}
    foes = {doc["enemy"]: {**doc} for doc in foretold.after if "enemy" in doc}
    for name, doc in after["slots"].items():
        assert (name in slots) == (doc != before["slots"][name])
        assert slots.get(name, {"slot": name, **doc}) == {"slot": name, **doc}
    then = {doc["id"]: doc for doc in after["enemies"]}
    for foe in before["enemies"]:
        now = then.get(foe["id"])
        assert (foe["id"] in foes) == (now != foe)
        if now != foe:
            told = foes[foe["id"]]
            del told["enemy"]
            assert told == (
                {"gone": True} if now is None else {name: value for name, value in now.items() if name != "id"}
            )
    rest = {
        name: value for doc in foretold.after if "slot" not in doc and "enemy" not in doc for name, value in doc.items()
    }
    prompt = rest.pop("prompt", None)
    assert prompt == (None if after["prompt"] in TOP else after["prompt"])
    assert rest == {
        name: after[name] for name in ("core", "scrap", "pool", "available", "upgrades") if after[name] != before[name]
    }


def test_every_preview_of_random_games_comes_true() -> None:
    whole = cut = 0
    for state, rng in decisions(games=28, step=4):
        view = GAME.view(state, 0)
        for choice in rng.sample(view["choices"], min(8, len(view["choices"]))):
            if check_choice(state, view, choice):
                whole += 1
            else:
                cut += 1
    assert whole > 1000
    assert cut > 100


def test_previews_of_late_rounds_come_true() -> None:
    rounds: set[int] = set()
    for number in (0, 6, 8, 13):
        rng = random.Random(number)
        for state in driven(number, 3, difficulty="learner"):
            view = GAME.view(state, 0)
            for choice in rng.sample(view["choices"], min(6, len(view["choices"]))):
                check_choice(state, view, choice)
            rounds.add(view["round"])
    assert rounds == {1, 2, 3}


def test_a_preview_changes_nothing_and_is_json() -> None:
    table = run("front E01", pool="w4 w3")
    view = table.view
    before = json.encode(view)

    foretold = GAME.preview(view, "use 4 N 2")

    assert json.encode(view) == before
    assert json.decode(json.encode(foretold)) == to_builtins(foretold)


def test_w_24_2_a_shot_at_the_only_target_is_shown_to_its_end() -> None:
    foretold = GAME.preview(run("front E02*3", pool="w3 w3").view, "use 3 N 2")

    assert foretold is not None
    assert [event["event"] for event in foretold.events] == [
        "part_used", "enemy_hit", "enemy_destroyed", "scrap_gained",
    ]  # fmt: skip
    assert {"enemy": "E02", "gone": True} in foretold.after
    assert {"scrap": ["E02"]} in foretold.after
    assert foretold.is_whole


def test_w_24_2_where_a_target_has_to_be_chosen_the_preview_says_so() -> None:
    foretold = GAME.preview(run("front E01 E02", pool="w3 w3").view, "use 3 N 2")

    assert foretold is not None
    assert [event["event"] for event in foretold.events] == ["part_used"]
    assert foretold.after[-1] == {"prompt": "target"}
    assert foretold.is_whole


def test_w_21_3_a_part_that_will_be_destroyed_has_no_resistance_left() -> None:
    foretold = GAME.preview(run("front E04", step=1, pool="r3 w1", slots="N=V1a*2").view, "red 3 E04")

    assert foretold is not None
    assert [event["event"] for event in foretold.events] == ["red_placed", "enemy_acted", "part_hit"]
    assert next(doc for doc in foretold.after if doc.get("slot") == "N")["damage"] == 4
    assert not foretold.is_whole


def test_w_5_4_the_end_is_foretold() -> None:
    foretold = GAME.preview(run("front E04", step=1, pool="r3 w1", core=9, slots="N=!D1").view, "red 3 E04")

    assert foretold is not None
    assert foretold.events[-1]["result"] == "lost"
    assert {"core": {"damage": 12, "resistance": 10}} in foretold.after
    assert foretold.is_whole


def test_w_30_15_the_other_side_of_a_card_is_not_foretold() -> None:
    view = run("front B7*14", pool="w3 w3", round=3, chapter=7).view

    foretold = GAME.preview(view, "use 3 N 2")

    assert foretold is not None
    assert foretold.events[-1]["event"] == "enemy_destroyed"
    assert "B7b" not in json.encode(foretold).decode()
    assert not foretold.is_whole


def test_w_16_2_what_dice_will_show_is_not_foretold() -> None:
    table = run("front E01", pool="w1 w3 w5")

    assert GAME.preview(table.view, "core 1 reroll") == Preview(
        [GAME.tell(table.state, CoreUsed("w1", "reroll"))],
        [{"pool": ["w3", "w5", "r6"]}],
        is_whole=False,
    )


def test_what_is_not_a_choice_has_no_preview() -> None:
    view = build("w1 w2", "P05").view

    assert GAME.preview(view, "install P05") is None
    assert GAME.preview(view, "dance") is None
    assert GAME.preview({**view, "choices": []}, "end phase") is None
