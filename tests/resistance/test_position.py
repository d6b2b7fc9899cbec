"""Positions: a table as people write it."""

from __future__ import annotations

from typing import Any

import pytest

from frenzy.games.resistance import events
from frenzy.games.resistance.content.facts import read_traits
from frenzy.games.resistance.game import GAME
from frenzy.games.resistance.missions import MISSION_IDS
from frenzy.kernel import BadPosition
from tests.resistance.driver import drive, table
from tests.resistance.table import Table, given, position

UNTOLD = ("kills", "wounds")
"""What a document does not tell of a hero: the record of the game so far."""


def told(state: Any) -> dict[str, Any]:
    """The view of a table as far as a position gives it back."""
    view: dict[str, Any] = dict(GAME.view(state, None))
    view["heroes"] = [{name: hero[name] for name in hero if name not in UNTOLD} for hero in view["heroes"]]
    for name in ("out", "map_cards", "met"):
        view.pop(name)
    return view


@pytest.mark.parametrize("mission", MISSION_IDS)
def test_a_position_comes_back_at_every_top_prompt(mission: str) -> None:
    seen = 0
    for seed in range(2):
        for state in drive(table(mission, seed), seed, 250):
            if state.stack and GAME.prompt(state) in ("hero", "turn"):
                document = GAME.position(state)
                again = GAME.from_position(document)
                assert GAME.position(again) == document
                assert told(again) == told(state)
                assert list(map(str, GAME.legal_actions(again))) == list(map(str, GAME.legal_actions(state)))
                seen += 1
    assert seen > 20


@pytest.mark.parametrize("mission", MISSION_IDS)
def test_mission_and_heroes_are_enough(mission: str) -> None:
    names = ("juggernaut", "iceman") if mission.startswith("MZ") else ("storm", "rogue")
    state = GAME.from_position({"mission": mission, "heroes": [{"id": name} for name in names]})

    assert GAME.prompt(state) == "hero"
    assert GAME.view(state, None)["round"] == 1


def test_the_document_of_the_contract_is_read() -> None:
    state = GAME.from_position(
        {
            "game": "resistance", "mission": "MH2", "seats": 2, "round": 3, "phase": "players", "active": "wolverine",
            "actions_left": 2, "seed": 1,
            "heroes": [
                {"id": "wolverine", "seat": 0, "zone": "17R-s", "health": 3, "power": 2, "xp": 8, "activated": False,
                 "traits": [], "citizen": None},
                {"id": "storm", "seat": 1, "zone": "17R-e"},
            ],
            "enemies": [
                {"kind": "walker", "zone": "16R-out5", "count": 3},
                {"kind": "zombie_hero", "id": "sabretooth", "zone": "15R-lawn3"},
            ],
            "citizens": [{"id": "callisto", "zone": "13R-dining", "revealed": True}],
            "open": ["front-door"],
            "spawn": [
                {"zone": "13R-lawn1", "colour": "initial", "active": True},
                {"zone": "15R-lawn3", "colour": "red", "active": True},
            ],
            "objectives": [{"zone": "16R-greenS", "colour": "green", "taken": False}],
            "hand": {"zone": "17R-e", "charged": True}, "counters": {},
            "next": {"dice": [6, 1, 4], "spawn": ["s01", "s17"]},
        }
    )  # fmt: skip
    view = Table(state)

    assert (view.prompt, view.actions_left, view.xp("wolverine")) == ("turn", 2, 8)
    assert view.enemies() == {"walker": 3, "sabretooth": 1}
    assert [token["taken"] for token in view.view["objectives"]].count(False) == 1


def document(
    heroes: str = "storm 17R-s; rogue 17R-s", hero: dict[str, Any] | None = None, **doc: Any
) -> dict[str, Any]:
    enemies, citizens = doc.pop("enemies", ""), doc.pop("citizens", "")
    if not isinstance(enemies, str) or not isinstance(citizens, str):
        found = position(heroes, mission=doc.pop("mission", "MH2"))
        found |= {} if isinstance(enemies, str) else {"enemies": enemies}
        found |= {} if isinstance(citizens, str) else {"citizens": citizens}
    else:
        found = position(heroes, enemies, citizens, mission=doc.pop("mission", "MH2"))
    if hero:
        found["heroes"][0] |= hero
    return found | doc


def foe(kind: str = "walker", **doc: Any) -> list[dict[str, Any]]:
    return [{"kind": kind, "zone": "17R-s", **doc}]


UPSTAIRS = {"heroes": "storm 17V-landingN; rogue 17V-landingN", "mission": "MH6"}
DORMITORY = {"heroes": "storm 17V-landingW", "mission": "MH5"}
MANSION = {"heroes": "storm 14R-entrance", "mission": "MH9"}
SCARCE = next(trait.id for trait in read_traits() if trait.copies <= 3)
"""A trait of which there are no four."""
TWO = f"{SCARCE}+{SCARCE}"
WRONG: list[tuple[dict[str, Any], str]] = [
    # the frame
    ({"game": "chess"}, "game: 'chess' is not 'resistance'"),
    ({"wheels": 4}, "wheels"),
    ({"mission": "MH11"}, "mission: 'MH11' is not one of"),
    ({"seed": 10**50}, "seed: not a whole number"),
    ({"seed": "x"}, "seed"),
    ({"round": 0}, "round: 0 is not a round"),
    ({"phase": "picnic"}, "phase: 'picnic' is not one of"),
    ({"seats": 7}, "seats: 7"),
    ({"seats": 10**30}, "seats: 1000000000000000000000000000000 is not one of"),  # refused before it is counted to
    ({"hero": {"seat": 10**30}, "seats": None}, r"heroes\[0\]\.seat: 1000000000000000000000000000000 is not a seat"),
    ({"next": {"wind": 1}}, "next"),
    # heroes
    ({"heroes": "storm 17R-s; storm 17R-s"}, r"heroes\[1\]: 'storm'"),
    ({"heroes": "iceman 17R-s"}, r"heroes\[0\]: 'iceman'"),
    ({"heroes": "storm 16V-corrE", "mission": "MH6"}, "heroes: MH6 needs 2"),
    ({"hero": {"wings": 2}}, r"heroes\[0\]"),
    ({"hero": {"seat": 2}, "seats": 2}, r"heroes\[0\]\.seat: 2 is not a seat"),
    ({"hero": {"zone": "nowhere"}}, r"heroes\[0\]\.zone: 'nowhere' is not a zone"),
    ({"hero": {"zone": "10R-corr"}}, r"heroes\[0\]\.zone: '10R-corr' is not on the tiles"),
    ({"hero": {"zone": "17R-fountain"}}, r"heroes\[0\]\.zone"),
    ({"hero": {"zone": None}}, r"heroes\[0\]\.zone: only a hero that left or fell"),
    ({**UPSTAIRS, "hero": {"zone": "17V-lift"}, "cabin": "basement"}, r"heroes\[0\]\.zone: the cabin is not there"),
    ({"hero": {"health": 0}}, r"heroes\[0\]\.health: a hero on the board has health"),
    ({"hero": {"health": 4}}, r"heroes\[0\]\.health: 4 is not from 0 to 3"),
    ({"hero": {"power": 5}}, r"heroes\[0\]\.power: 5 is not from 0 to 4"),
    ({"hero": {"hunger": 1}}, r"heroes\[0\]\.hunger: there is none"),
    ({"hero": {"xp": 44}}, r"heroes\[0\]\.xp: 44 is not from 0 to 43"),
    ({"hero": {"left": True}}, r"heroes\[0\]\.left: a hero that left has no zone"),
    ({"hero": {"left": True, "zone": None, "health": 0}}, r"heroes\[0\]\.left"),
    ({"hero": {"zone": None, "health": 0, "traits": ["grit"]}}, r"heroes\[0\]\.health: a hero that fell holds nothing"),
    ({"hero": {"traits": ["grit"] * 3}}, r"heroes\[0\]\.traits: 3 traits"),
    ({"hero": {"traits": ["luck"]}}, r"heroes\[0\]\.traits: 'luck' is not a trait"),
    ({"hero": {"traits": ["hold_back"]}}, r"heroes\[0\]\.traits: 'hold_back': not in this mode"),
    ({"heroes": f"storm 17R-s traits={TWO}; rogue 17R-s traits={TWO}"}, f"heroes: '{SCARCE}' is there 4 times"),
    ({"hero": {"citizen": "nobody"}}, r"heroes\[0\]\.citizen: 'nobody' is not a citizen"),
    ({"hero": {"citizen": "too_late_1"}}, r"heroes\[0\]\.citizen: 'too_late_1' cannot be held"),
    ({"heroes": "storm 17R-s citizen=shanna; rogue 17R-s citizen=shanna"}, r"citizen: 'shanna' is held twice"),
    ({"hero": {"tokens": ["bomb"]}}, r"heroes\[0\]\.tokens: 'bomb' is not red, blue or green"),
    ({"hero": {"tokens": ["red"]}}, r"heroes\[0\]\.tokens: nobody keeps red ones in MH2"),
    ({"mission": "MH8", "hero": {"tokens": ["red"] * 3}}, "heroes: 3 red tokens are held, and there are 2"),
    ({"hero": {"used": ["flying"]}}, r"heroes\[0\]\.used: 'flying'"),
    ({"hero": {"copied": "bruiser"}}, r"heroes\[0\]\.copied: 'storm' copies nobody"),
    ({"heroes": "rogue 17R-s xp=19; storm 17R-s", "hero": {"copied": "rampage"}}, r"copied: 'rampage' is not a skill"),
    ({"heroes": "rogue 17R-s xp=19; storm 17R-s", "hero": {"copied": "bruiser"}}, r"copied: 'bruiser' is not a skill"),
    ({"heroes": "rogue 17R-s xp=19; storm 17R-s", "hero": {"copied": "plus_1_action"}}, r"copied: 'plus_1_action'"),
    ({"heroes": "rogue 17R-s xp=19; storm 17R-s", "hero": {"copied_attack": "rogue"}}, r"copied_attack: 'rogue'"),
    (
        {"heroes": "rogue 17R-s xp=19; storm 17R-s", "hero": {"copied_attack": "storm", "copied": "gust"}},
        r"heroes\[0\]\.copied_attack: one thing is copied",
    ),
    ({"heroes": "storm left; rogue fallen", "active": None}, "heroes: no hero is in play"),
    # whose turn it is
    ({"active": "magneto"}, "active: 'magneto' is not a hero at the table"),
    ({"heroes": "storm 17R-s; rogue left", "active": "rogue"}, "active: 'rogue' is not in play"),
    ({"hero": {"activated": True}}, "active: 'storm' has been activated"),
    ({"phase": "enemies"}, "active: nobody is"),
    ({"phase": "end", "active": None, "actions_left": 2}, "actions_left: no hero is active"),
    ({"active": None, "actions_left": 2}, "actions_left: no hero is active"),
    ({"actions_left": 6}, "actions_left: 6 is not from 0 to 5"),
    # enemies
    ({"enemies": foe(speed=3)}, r"enemies\[0\]"),
    ({"enemies": foe("wolf")}, r"enemies\[0\]\.kind: 'wolf' is not one of walker"),
    ({"enemies": foe("trooper")}, r"enemies\[0\]\.kind: 'trooper'"),
    ({"enemies": foe(count=0)}, r"enemies\[0\]\.count: 0"),
    ({"enemies": foe(count=36)}, "enemies: more walkers than the box has: 35"),
    ({"enemies": foe(lying=True)}, r"enemies\[0\]\.lying: only one with a name"),
    ({"enemies": foe(id="iceman")}, r"enemies\[0\]\.kind: 'walker' is not 'zombie_hero'"),
    ({"enemies": foe("zombie_hero")}, r"enemies\[0\]\.id"),
    ({"enemies": foe("zombie_hero", id="storm")}, r"enemies\[0\]\.id: 'storm' is no enemy"),
    ({"enemies": foe("zombie_hero", id="iceman", count=2)}, r"enemies\[0\]\.count"),
    ({"enemies": foe("zombie_hero", id="iceman", lying=True)}, r"enemies\[0\]\.lying: 'iceman' does not get up"),
    ({"enemies": "17R-s iceman; 17R-n iceman"}, r"enemies\[1\]\.id: 'iceman' is there twice"),
    ({"enemies": "10R-corr walker"}, r"enemies\[0\]\.zone: '10R-corr'"),
    ({**UPSTAIRS, "cabin": "first", "enemies": "11V-lift walker"}, r"enemies\[0\]\.zone: the cabin"),
    # citizens
    ({"citizens": "17R-s nobody"}, r"citizens\[0\]\.id: 'nobody' is not a citizen card"),
    ({"citizens": "17R-s callisto; 17R-n callisto"}, r"citizens\[1\]\.id: 'callisto' is there twice"),
    ({"citizens": "17R-s shanna", "hero": {"citizen": "shanna"}}, "'shanna' is there twice, or held"),
    ({"citizens": "10R-corr callisto"}, r"citizens\[0\]\.zone"),
    ({"citizens": "17R-s secret_mission_1"}, r"citizens\[0\]\.id: 'secret_mission_1' is not in MH2"),
    ({"citizens": "17R-s too_late_1"}, r"citizens\[0\]\.revealed: 'too_late_1' is nobody"),
    ({"citizens": "17R-s too_late_1~"}, r"citizens\[0\]\.(hidden|revealed): 'too_late_1' is nobody"),
    ({**DORMITORY, "citizens": "17V-suite too_late_1_"}, r"citizens\[0\]\.id: 'too_late_1' is not in MH5"),
    ({"citizens": "17R-s callisto~ shanna~ ka_zar~"}, "citizens: more citizens hide"),
    ({"heroes": "storm 10V-corr", "mission": "MH3", "citizens": "10V-corr callisto~"}, "citizens: more citizens hide"),
    ({"citizens": [{"zone": "17R-s", "id": "shanna", "revealed": False, "hidden": True}]}, r"citizens\[0\]\.hidden"),
    ({"citizens": "17R-s " + "? " * 15}, r"citizens\[14\]: no citizen card is left"),
    ({**UPSTAIRS, "cabin": "first", "citizens": "11V-lift shanna"}, r"citizens\[0\]\.zone: the cabin"),
    # the house
    ({"open": ["gate"]}, "open: 'gate' is not a door or window"),
    ({"open": ["hall-back"]}, "open: 'hall-back' leads nowhere here"),
    ({"heroes": "storm 17R-se", "mission": "MH1", "open": ["win-kitchen"]}, "open: 'win-kitchen' is sealed"),
    ({"revealed": ["attic"]}, "revealed: 'attic' is not a zone"),
    ({"floors": ["attic"]}, "floors: 'attic' is not a floor"),
    ({"floors": ["basement"]}, "floors: 'basement' is not in MH2"),
    ({"floors": []}, "floors: 'storm' stands on 'ground'"),
    ({"heroes": "storm 17V-landingN; rogue 11V-corr", "mission": "MH6", "floors": ["first"]}, "floors: 'rogue' stands"),
    ({"cabin": "ground"}, "cabin: no working elevator"),
    ({**UPSTAIRS, "cabin": "ground"}, "cabin: no working elevator goes to 'ground'"),
    ({**UPSTAIRS, "cabin": None}, "cabin: the elevator of MH6 works"),
    ({"exit": "17R-s"}, "exit: '17R-s' is not where MH2 has it"),
    ({"exit": "attic"}, "exit: 'attic' is not a zone"),
    # tokens
    ({"spawn": [{"zone": "10R-corr", "colour": "initial"}]}, r"spawn\[0\]\.zone"),
    ({"spawn": [{"zone": "17R-s", "colour": "pink"}]}, r"spawn\[0\]\.colour: 'pink'"),
    ({"spawn": [{"zone": "17R-s", "colour": "initial"}] * 2}, r"spawn\[1\]\.colour: MH2 has no more initial points"),
    ({"spawn": [{"zone": "17R-n", "colour": "green"}]}, r"spawn\[0\]\.colour: MH2 has no more green points"),
    ({"spawn": [{"zone": "13R-lawn1", "colour": "initial", "moved": True}]}, r"spawn\[0\]\.moved"),
    ({"mission": "MH8", "spawn": [{"zone": "16R-out5", "colour": "initial", "moved": True}]}, r"spawn\[0\]\.moved"),
    ({"objectives": [{"zone": "17R-s"}]}, r"objectives\[0\]\.zone: MH2 has no objective in '17R-s'"),
    ({"objectives": [{"zone": "13R-dining"}] * 2}, r"objectives\[1\]\.zone: one objective"),
    ({"objectives": [{"zone": "16R-greenS", "colour": "red"}]}, r"objectives\[0\]\.colour: the mission has another"),
    ({"objectives": [{"zone": "13R-dining", "colour": "pink"}]}, r"objectives\[0\]\.colour: 'pink'"),
    ({"objectives": [{"zone": z, "colour": "blue"} for z in ("13R-dining", "14R-behind")]}, "no more blue one"),
    (
        {"objectives": [{"zone": "15R-office"}, {"zone": "16R-greenS", "colour": "red"}]},
        r"objectives\[1\]\.colour: the mission has another",
    ),
    ({"objectives": [{"zone": "13R-dining", "taken": True, "hidden": True}]}, r"\[0\]\.hidden: what was taken"),
    ({"objectives": [{"zone": "16R-greenS", "hidden": True}]}, r"objectives\[0\]\.hidden: it lies face up in MH2"),
    ({**UPSTAIRS, "spawn": [{"zone": "11V-lift", "colour": "initial"}]}, r"spawn\[0\]\.zone: no point lies in a shaft"),
    ({"hand": {"zone": "11R-lift"}}, r"hand\.zone: '11R-lift' is not on the tiles of MH2"),
    ({**DORMITORY, "hand": {"zone": "17V-suite"}}, "hand: MH5 has no object"),
    ({"hand": {"zone": "10R-corr"}}, r"hand\.zone: '10R-corr'"),
    # what is gone, and what the mission remembers
    ({"gone": {"zombie_heroes": ["storm"]}}, r"gone\.zombie_heroes: 'storm' is no enemy in this mode"),
    ({"gone": {"superheroes": ["storm"]}}, r"gone\.superheroes: 'storm' is no enemy in this mode"),
    ({"gone": {"zombie_heroes": ["iceman"]}, "enemies": "17R-s iceman"}, "'iceman' is on the board"),
    ({"gone": {"citizens": ["shanna"]}, "citizens": "17R-s shanna"}, r"gone\.citizens: 'shanna' is in play"),
    ({**DORMITORY, "gone": {"citizens": ["too_late_1"]}}, r"gone\.citizens: 'too_late_1' is not in MH5"),
    ({"gone": {"figures": {"walker": 36}}}, r"gone\.figures\.walker: 36 of 35"),
    ({"gone": {"figures": {"wolf": 1}}}, r"gone\.figures: 'wolf'"),
    ({"gone": {"figures": {"trooper": 1}}}, r"gone\.figures: 'trooper' is no enemy in this mode"),
    ({"gone": {"figures": {"walker": 30}}, "enemies": "17R-s walker*6"}, "enemies: more walkers"),
    ({"counters": {"luck": 1}}, "counters"),
    ({"counters": {"beacon": True}}, r"counters\.beacon"),
    ({"counters": {"exit_placed": True}}, r"counters\.exit_placed"),
    ({"counters": {"elevator_called": True}}, r"counters\.elevator_called: no elevator of MH2 ever works"),
    ({**DORMITORY, "counters": {"elevator_free": True}}, r"counters\.elevator_free: no elevator of MH5 ever works"),
    ({**UPSTAIRS, "counters": {"dormitory_16V": True}}, r"counters\.dormitory_16V: nothing waits on that tile in MH6"),
    ({"counters": {"charged": True}}, r"counters\.charged: nothing of MH2"),
    ({"counters": {"secret_missions": 1}}, r"counters\.secret_missions: there are 0"),
    ({"counters": {"secret_missions_revealed": -1}}, r"counters\.secret_missions_revealed: there are 0"),
    ({"counters": {"moved_points": 1}}, r"counters\.moved_points: 1 of 0 points"),
    ({"counters": {"cards": {"17R-s": ["s01"]}}}, r"counters\.cards: no spawn cards"),
    (
        {**MANSION, "counters": {"cards": {"10R-corr": ["s01"], "12R-corr": ["s01"]}}},
        r"counters\.cards: 's01' is there 2 times",
    ),
    ({**MANSION, "counters": {"cards": {"10R-corr": ["s01", "s02"]}}}, r"counters\.cards: one card lies in '10R-corr'"),
    ({**MANSION, "counters": {"cards": {"13R-lawn2": ["s37"]}}}, r"counters\.cards: no card lies in '13R-lawn2'"),
    ({"counters": {"rescued": ["secret_mission_1"]}}, r"counters\.rescued: 'secret_mission_1' is not a citizen"),
    ({"counters": {"slain": ["nobody"]}}, r"counters\.slain"),
    ({"counters": {"slain": ["wolverine"]}}, r"counters\.slain: 'wolverine' is no enemy in this mode"),
    ({"counters": {"felled": ["cyclops"]}}, r"counters\.felled: 'cyclops' does not get up"),
    ({"counters": {"stunned": [{"zone": "17R-s", "kind": "trooper"}]}}, r"counters\.stunned\[0\]\.kind: 'trooper'"),
    # piles
    ({"discards": {"money": []}}, "discards: there is no pile 'money'"),
    ({"discards": {"spawn": ["s99"]}}, r"discards\.spawn: 's99' is not a card"),
    ({"discards": {"spawn": ["s01", "s01"]}}, r"discards\.spawn: 's01' is there 2 times"),
    ({"discards": {"traits": [SCARCE] * 4}}, rf"discards\.traits: '{SCARCE}' is there 4 times"),
    ({"discards": {"traits": ["hold_back"]}}, r"discards\.traits: 'hold_back'"),
    ({"discards": {"citizens": ["shanna"]}, "citizens": "17R-s shanna"}, r"discards\.citizens: 'shanna' is in play"),
    ({"discards": {"named": ["iceman"]}, "enemies": "17R-s iceman"}, r"discards\.named: 'iceman' is on the board"),
    ({"discards": {"named": ["storm"]}}, r"discards\.named: 'storm' is no enemy in this mode"),
    ({"next": {"dice": [7]}}, r"next\.dice: 7 is not a face"),
    ({"next": {"spawn": ["s01", "s01"]}}, r"next\.spawn: 's01' is not in the deck"),
    ({"next": {"spawn": ["s01"]}, "discards": {"spawn": ["s01"]}}, r"next\.spawn: 's01' is not in the deck"),
    ({"next": {"traits": [SCARCE] * 4}}, rf"next\.traits: '{SCARCE}' is not in the deck"),
    ({"next": {"citizens": ["shanna"]}, "citizens": "17R-s shanna"}, r"next\.citizens: 'shanna' is not in the deck"),
    ({"next": {"zombie_heroes": ["storm"]}}, r"next\.zombie_heroes: 'storm' is not in the deck"),
    ({"next": {"superheroes": ["storm"]}}, r"next\.superheroes: they are no enemies"),
]  # fmt: skip


@pytest.mark.parametrize(("doc", "message"), WRONG, ids=[message for _, message in WRONG])
def test_what_is_impossible_is_refused_by_name(doc: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        GAME.from_position(document(**doc))


@pytest.mark.parametrize("wrong", [None, [], "MH2", 3, {}, {"mission": "MH2"}, {"mission": "MH2", "heroes": "storm"}])
def test_what_is_no_document_is_refused(wrong: Any) -> None:
    with pytest.raises(BadPosition):
        GAME.from_position(wrong)


def test_what_lies_nowhere_else_is_in_its_deck() -> None:
    table = given("storm 17R-s traits=grit+sprint", "17R-n iceman", "17R-s callisto; 13R-dining ?")

    assert table.view["piles"] == {"spawn": 42, "traits": 43, "citizens": 12, "named": 5}


def test_what_comes_next_is_on_top_first_entry_first() -> None:
    table = given("storm 17R-s", "17R-s walker*9", dice=[5, 1], traits="sprint grit").play("attack 17R-s", "trait")

    assert (table.xp("storm"), table.hero("storm")["traits"]) == (1, ["sprint"])


def test_taken_objectives_bring_what_they_brought() -> None:
    taken = [{"zone": "16V-room3", "colour": "green", "taken": True}, {"zone": "13R-dining"}]
    placed = given("storm 17V-landingW", mission="MH5", objectives=taken)
    freed = given("iceman 17V-landingN; cyclops 10V-corr", mission="MZ3", objectives=[], citizens=None)

    assert placed.view["exit"] == "16V-room3"
    assert freed.view["cabin"] == "first"


def test_counters_tell_what_was_taken() -> None:
    placed = given("storm 17V-landingW", mission="MH5", counters={"exit_placed": True})
    lit = given("storm 14V-corr", mission="MH7", counters={"beacon": True})
    moved = given("storm 17R-s", mission="MH8", points=None, counters={"moved_points": 1})

    green = [token["zone"] for token in placed.view["objectives"] if token["colour"] == "green"]
    assert [placed.view["exit"]] == green
    assert lit.view["goals"][0] == [True]
    assert sum(point["moved"] for point in moved.view["points"]) == 1


def test_z_20_9_heroes_who_are_all_at_red_have_met_the_goal() -> None:
    red, orange = "storm 11R-corr xp=43; rogue 11R-corr xp=43", "storm 11R-corr xp=43; rogue 11R-corr xp=42"

    assert given(red, mission="MH9").view["goals"] == [[False, True]]
    assert given(orange, mission="MH9").view["goals"] == [[False, False]]
    assert given("storm 11R-corr xp=43; rogue fallen xp=43", mission="MH9").view["goals"] == [[False, False]]


def test_a_hidden_objective_may_have_its_colour_told() -> None:
    hidden = [{"zone": "13R-dining", "colour": "blue", "hidden": True}, {"zone": "14R-behind", "hidden": True}]
    table = given("storm 13R-dining", objectives=hidden, revealed=["13R-dining"])

    shown = {token["zone"]: token["colour"] for token in table.view["objectives"]}
    assert shown["13R-dining"] is None
    assert table.play("take 13R-dining").xp("storm") == 5
    assert {token["zone"]: token["colour"] for token in table.view["objectives"]}["13R-dining"] == "blue"


def test_goals_that_were_met_are_not_announced_again() -> None:
    taken = [{"zone": "13R-dining", "colour": "blue", "taken": True}, {"zone": "16R-greenS", "colour": "green"}]
    table = given("storm 16R-greenS", objectives=taken).play("take 16R-greenS")

    assert len(table.told(events.GoalMet)) == 1


def test_stunned_enemies_stay_so() -> None:
    table = given("iceman 14V-corr", "14V-corr trooper*3", mission="MZ1", citizens="").play("use deep_freeze")
    table.play("zone 14V-corr", "pass")

    again = Table(GAME.from_position(table.position))
    assert again.view["skips"] == table.view["skips"] != []
