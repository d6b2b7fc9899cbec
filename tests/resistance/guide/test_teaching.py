"""What is told to whoever meets it for the first time, and the guided first turn of the first mission."""

from __future__ import annotations

import random
from typing import Any

import pytest

from frenzy.catalogues import LANGUAGES
from frenzy.games.resistance.board import OPENINGS, WINDOWS, ZONES, plan_of
from frenzy.games.resistance.game import GAME
from frenzy.games.resistance.guide.teaching import HEROIC, MATTERS, STEPS, advice_of, new_topics, topics_of
from frenzy.games.resistance.missions import MISSION_IDS, MISSION_OF, MISSIONS, Mission
from tests.resistance.words import messages


def topics_in(mission: Mission) -> set[str]:
    """The topics of which a mission has what they are about; the others are in every mission."""
    plan = plan_of(mission.tiles)
    in_play = ((1 << len(OPENINGS)) - 1) & ~plan.outside & ~mission.sealed
    found = {
        "locks": bool(mission.locks),
        "windows": bool(WINDOWS & in_play),
        "stairs": bool(plan.stairs),
        "elevator": mission.has_elevator,
        "hand": bool(mission.objects),
        "secrets": bool(mission.secret_missions),
        "hidden": bool(mission.hidden),
        "exit": any(goal.kind == "exit" for block in mission.goals for goal in block),
        "hunger": bool(mission.mode),
        "outdoors": any(ZONES[zone].is_outdoor for zone in mission.zones),
    }
    return {topic for topic, has in found.items() if has} | (MATTERS.keys() - found.keys())


def test_a_topic_is_new_in_the_first_mission_that_has_it() -> None:
    known: set[str] = set()
    for mission in MISSIONS:
        new = topics_in(mission) - known
        assert set(new_topics()[mission.id]) == new, mission.id
        known |= new
    assert known == MATTERS.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_and_every_step_has_its_words(language: str) -> None:
    known = set(messages(language))
    wanted = {f"{kind}-{topic}" for kind in ("intro", "topic") for topic in MATTERS}
    assert wanted | {f"advice-{step}" for step, _, _ in STEPS} <= known
    assert {key for key in known if key.startswith(("intro-", "topic-"))} == wanted


def view_at(mission: str, **more: Any) -> Any:
    """Storm stands somewhere, and is asked."""
    hero = {"id": "storm", "zone": more.pop("zone"), **more.pop("hero", {})}
    turn = {"mission": mission, "heroes": [hero], "active": "storm", "actions_left": 3}
    document = {**turn, "enemies": [], **more}
    return GAME.view(GAME.from_position(document), 0)


@pytest.mark.parametrize(
    ("topic", "mission", "place"),
    [
        ("moving", "MH0", {"zone": "12V-corrW"}),
        ("doors", "MH0", {"zone": "12V-corrW"}),
        ("locks", "MH0", {"zone": "12V-corrE"}),
        ("objectives", "MH0", {"zone": "12V-danger3"}),
        ("sight", "MH0", {"zone": "12V-corrW", "enemies": [{"kind": "walker", "zone": "12V-corrE", "count": 2}]}),
        (
            "named",
            "MH0",
            {"zone": "12V-corrW", "enemies": [{"kind": "zombie_hero", "id": "iceman", "zone": "12V-corrE"}]},
        ),
        ("fall", "MH0", {"zone": "12V-corrW", "hero": {"health": 1}}),
        ("experience", "MH0", {"zone": "12V-corrW", "hero": {"xp": 1}}),
        ("danger", "MH0", {"zone": "12V-corrW", "hero": {"xp": 7}}),
        ("spawning", "MH0", {"zone": "12V-corrW", "round": 2}),
        ("outdoors", "MH1", {"zone": "17R-s"}),
        ("stairs", "MH5", {"zone": "14R-entrance"}),
    ],
)
def test_a_topic_matters_where_it_is_met_and_not_before(topic: str, mission: str, place: dict[str, Any]) -> None:
    assert topic in topics_of(view_at(mission, **place))
    far = "12V-danger1" if topic in ("moving", "objectives") else "15V-hangarM"
    other = {"moving": {}}.get(topic, {"zone": far})
    if other:
        assert topic not in topics_of(view_at("MH0", **other))


def test_whoever_waits_is_told_nothing() -> None:
    state = GAME.new(2, 3, {"mission": "MH0"})
    GAME.apply(state, "activate wolverine")
    waiting = GAME.view(state, 1)
    assert topics_of(waiting) == []
    assert advice_of(waiting) is None
    assert GAME.question(state, 1).topics == []
    assert GAME.question(state, 0).topics == topics_of(GAME.view(state, 0)) != []


@pytest.mark.parametrize("mission", ["MZ1", "MZ5"])
def test_zombies_are_told_of_their_hunger_and_nothing_that_is_not_so(mission: str) -> None:
    state, rng, told = GAME.new(1, 3, {"mission": mission}), random.Random(3), set[str]()
    for _ in range(150):
        if GAME.to_act(state) is None:
            break
        told |= {*GAME.question(state, 0).topics}
        GAME.apply(state, rng.choice(GAME.legal_actions(state)))
    assert "hunger" in told
    assert not told & {*HEROIC}


def test_every_topic_comes_up_in_play() -> None:
    """In some mission, somebody who follows the advice or chance meets it; the exit is reached by those who win."""
    told: set[str] = set()
    for mission in MISSION_IDS:
        rng = random.Random(mission)
        for seed in range(3):
            state = GAME.new(1, seed, {"mission": mission})
            while GAME.to_act(state) is not None:
                told |= {*topics_of(GAME.view(state, 0))}
                GAME.apply(state, rng.choice(GAME.legal_actions(state)))
    assert told >= MATTERS.keys() - {"exit", "danger", "elevator", "hand", "secrets"}


# -- the first turn ---------------------------------------------------------------------------------------------


def test_the_first_turn_of_the_first_mission_is_led_step_by_step() -> None:
    for seed in range(20):
        state, steps = GAME.new(1, seed, {"mission": "MH0"}), list[str]()
        while not any(hero["activated"] for hero in GAME.view(state, 0)["heroes"]):
            asked = GAME.question(state, 0)
            legal = [str(action) for action in GAME.legal_actions(state)]
            if asked.advice is None:
                GAME.apply(state, legal[0])
                continue
            assert set(asked.advice.choices) <= set(legal)
            steps.append(asked.advice.text.say)
            GAME.apply(state, asked.advice.choices[0])
        assert steps[:2] == ["advice-activate", "advice-open"]
        assert len(steps) >= 4
        assert GAME.question(state, 0).advice is None, "the second turn is the player's own"


def test_later_only_what_is_worth_a_word_is_advised() -> None:
    place = {"zone": "12V-danger3", "round": 4}
    advice = advice_of(view_at("MH0", **place))
    assert advice is not None
    assert (advice.text.say, advice.choices) == ("advice-take", ["take 12V-danger3"])
    assert advice_of(view_at("MH0", zone="12V-danger1", round=4, open=["danger-door"])) is None


@pytest.mark.parametrize("mission", MISSION_IDS[1:])
def test_no_other_mission_is_led(mission: str) -> None:
    assert MISSION_OF[mission] > 0
    assert GAME.question(GAME.new(1, 3, {"mission": mission}), 0).advice is None
