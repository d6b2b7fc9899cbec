"""Mission files: all of ours are sound, and what is wrong with one is told with its field."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import json

from frenzy.cli import main
from frenzy.games.resistance import setup
from frenzy.games.resistance.content import facts
from frenzy.games.resistance.game import GAME
from frenzy.games.resistance.linter.check import check_file, problems
from frenzy.games.resistance.missions import MISSIONS, MOST_HEROES, Mission, mission_of
from frenzy.games.resistance.options import TEAMS
from tests.resistance.driver import drive

Change = Callable[[dict[str, Any]], object]


@pytest.mark.parametrize("mission", MISSIONS, ids=lambda mission: mission.id)
def test_z_24_every_mission_of_ours_is_sound(mission: Mission) -> None:
    assert [*problems(mission)] == []


def changed(tmp_path: Path, name: str, change: Change) -> Path:
    document = json.decode(facts.read(f"missions/{name}.json"))
    change(document)
    path = tmp_path / "mission.json"
    path.write_bytes(json.encode(document))
    return path


BAD: dict[str, tuple[str, dict[str, Any], str]] = {
    # names and files
    "another shape": ("MH1", {"colour": "red"}, "unknown field `colour`"),
    "an id that sentences cannot have": ("MH1", {"id": "my mission"}, "my mission: id: 'my mission' is not letters"),
    "a rule that is no paragraph": ("MH1", {"rule": "rule 5"}, "MH1: rule: 'rule 5' is no paragraph"),
    "no time at all": ("MH1", {"minutes": 0}, "minutes: 0"),
    # the map
    "no such tile": ("MH1", {"tiles.0": "19R"}, "tiles[0]: no tile, or twice: '19R'"),
    "both sides of a tile": ("MH0", {"tiles.+": "12R"}, "tiles[2]: 12R is the back of 12V (Z-1.5)"),
    "a tile that nobody gets to": ("MH0", {"tiles.+": "18R"}, "tiles[2]: no hero ever gets to 18R"),
    "no such zone": ("MH1", {"exit": "17R-x"}, "MH1: exit: no zone '17R-x' on its tiles"),
    "the fountain": ("MH1", {"start.0": "17R-fountain"}, "start[0]: no zone '17R-fountain' on its tiles"),
    "an opened room that is elsewhere": (
        "MH3",
        {"opened.0": "library"},
        "opened[0]: no zone of library is on its tiles",
    ),
    "a symbol that is not there": (
        "MH3",
        {"no_citizens.0": "10V-cerebro"},
        "no_citizens[0]: 10V-cerebro has no citizen",
    ),
    "a card in a room that is open": ("MH3", {"no_spawns": []}, "no_spawns: 13V-labS counts as opened"),
    # the box
    "ten tokens": (
        "MZ1",
        {"objectives.+": {"zone": "14V-medbay"}, "objectives.++": {"zone": "13V-labN"}},
        "objectives: 10 tokens; the box has 9",
    ),
    "two blue tokens": ("MH4", {"hidden.+": "blue"}, "objectives: 2 blue tokens; the box has 1"),
    "more hidden colours than tokens": (
        "MH2",
        {"hidden": ["blue"] * 5},
        "hidden: more colours than objectives face down",
    ),
    "two green points": ("MH1", {"points.1.colour": "green"}, "points: 2 green ones; the box has 1"),
    "a crowd from the start": ("MZ5", {"figures.1.n": 15}, "figures[1].n: there are 1 to 14"),
    "a crowd in two parts": (
        "MZ5",
        {"figures.1.n": 8, "figures.+": {"id": "guard", "zone": "17R-e", "n": 7}},
        "figures: 15 of brute; the box has 14",
    ),
    "the same zombie hero twice": ("MH3", {"figures.1.id": "psylocke"}, "figures[1].id: psylocke stands there twice"),
    "two Hands": ("MH1", {"objects.+": {"id": "sentinel_hand", "zone": "17R-e"}}, "objects[1].id: there is one"),
    "more symbols than cards": (
        "MH9",
        {"no_citizens": [], "without_cards": ["too_late"]},
        "no_citizens: 13 cards would lie on the board; the deck has 12",
    ),
    "named cards on too few zones": ("MH0", {"cards_on_map": True}, "cards_on_map: 3 zones with a spawn symbol, for 6"),
    "a kind of card that does not exist": ("MH5", {"without_cards.0": "walker"}, "without_cards[0]: no kind of card"),
    # the order of drawing, and what wakes
    "points against the clock": ("MH1", {"points": "reversed"}, "points: not in the order of drawing"),
    "no initial point": ("MH1", {"points.0.colour": "red"}, "points: there must be one initial point"),
    "an initial point for a crowd": ("MH1", {"points.0.crowd": True}, "points[0]: the initial point is always active"),
    "a point on a start": ("MH1", {"start.0": "13R-lawn1"}, "points[0].zone: 13R-lawn1 is a start"),
    "a point on the exit": ("MH1", {"exit": "13R-lawn1"}, "points[0].zone: 13R-lawn1 is the exit"),
    "two points in a zone": ("MH2", {"points.2.zone": "13R-lawn3"}, "points[2].zone: there is a point in 13R-lawn3"),
    "a point that sleeps for ever": (
        "MH0",
        {"rewards.green.wakes": None},
        "points[1].asleep: nothing wakes a green point",
    ),
    "a waking that finds nobody asleep": (
        "MH0",
        {"points.1.asleep": False},
        "rewards.green.wakes: no green point sleeps",
    ),
    "a point that is idle": ("MH10", {"points.1.walkers": 0}, "points[1].draws: nobody ever comes from it"),
    # doors
    "a lock on a window": ("MH2", {"locks.0.door": "win-office"}, "locks[0].door: a window cannot be locked"),
    "a door with two locks": ("MH2", {"locks.1.door": "greenhouse-door"}, "locks[1].door: greenhouse-door has a lock"),
    "a door that is locked and open": ("MH2", {"open": ["garage-door"]}, "open[0]: garage-door is locked"),
    "a sealed window that is open": ("MH1", {"open": ["win-dining"]}, "open[0]: win-dining is sealed"),
    "a lock without a key": ("MH1", {"locks.0.colour": "green"}, "locks[0]: nothing ever unlocks it"),
    "a key behind its own lock": (
        "MH2",
        {"locks.0.colour": "green"},
        "objectives[0].zone: 16R-greenS cannot be reached",
    ),
    "a lock whose key may fall behind it": (
        "MH2",
        {"locks.+": {"door": "parlor-office", "colour": "blue"}, "sealed_windows": True},
        "objectives[4].zone: 15R-office cannot be reached (with 1 heroes, objectives green, red, red, red, blue)",
    ),
    "locks that wait for each other": (
        "MH2",
        {
            "hidden": [],
            "objectives.0": {"zone": "16R-greenS", "colour": "green"},
            "objectives.1": {"zone": "18R-garageS", "colour": "blue"},
        },
        "objectives[0].zone: 16R-greenS cannot be reached",
    ),
    # the elevator and the floors
    "an elevator that is never freed": ("MZ2", {"rewards.green.frees_elevator": False}, "elevator_locked: no reward"),
    "an elevator that needs no freeing": ("MZ2", {"elevator_locked": False}, "rewards.green.frees_elevator: it is not"),
    "a call of no elevator": ("MH4", {"first_call_draws": True}, "first_call_draws: no elevator works"),
    "an elevator without a shaft": ("MH0", {"elevator": "basement"}, "elevator: no shaft on its tiles"),
    "an objective on a floor without a way": (
        "MH0",
        {"tiles.+": "17V", "objectives.+": {"zone": "17V-suite", "colour": "red"}},
        "objectives[1].zone: 17V-suite cannot be reached",
    ),
    "a floor that only a broken elevator leads to": (
        "MH3",
        {"elevator": "broken"},
        "figures[1].zone: 17V-landingW cannot",
    ),
    # heroes and starts
    "no hero": ("MH1", {"min_heroes": 0}, "min_heroes: must be 1 to 6"),
    "one hero where two keys are apart": (
        "MH6",
        {"min_heroes": 1},
        "objectives[1].zone: 18V-room7 cannot be reached (with 1 heroes",
    ),
    "a start that is a prison": (
        "MH0",
        {"min_heroes": 2, "tiles.+": "17V", "start.+": "17V-landingN"},
        "start[1]: nobody ever gets from 17V-landingN to the exit (with 2 heroes",
    ),
    # citizens and cards
    "a card that is dealt twice": (
        "MH10",
        {"deals.+": {"cards": ["bolivar_trask"], "zones": ["13R-dining"]}},
        "deals[1].cards: bolivar_trask is dealt twice",
    ),
    "two deals for one zone": (
        "MH10",
        {"deals.+": {"cards": ["shanna"], "zones": ["16R-greenS"]}},
        "deals[1].zones: a citizen card is dealt to 16R-greenS already",
    ),
    "a card that is out of the game": (
        "MH10",
        {"deals.0.cards.+": "secret_mission_1"},
        "deals[0].cards: secret_mission_1 is not among the cards",
    ),
    "Secret Missions that nobody finds": ("MH7", {"deals": []}, "deals: the Secret Mission cards are in play"),
    "Secret Missions that nobody can take": ("MH7", {"secret_missions_are_discarded": True}, "locks[0].needs: Secret"),
    "a Secret Mission as a goal that is discarded": (
        "MZ4",
        {"secret_missions_are_discarded": True},
        "goals[0][0]: Secret Missions are discarded",
    ),
    "XP of the other mode": ("MH3", {"citizen_xp": {"shanna": 5}}, "citizen_xp: never given in heroic mode"),
    "XP that is taken away": ("MH1", {"rewards.red.xp": -5}, "rewards.red.xp: -5 is not a number from 0 to 43"),
    "a reward that nobody gets": ("MH0", {"rewards.red": {"xp": 5}}, "rewards.red: no red objective"),
    "two tokens in a zone": (
        "MH2",
        {"objectives.1.zone": "14R-behind"},
        "objectives[2].zone: an objective lies in 14R",
    ),
    # goals
    "no goal": ("MH1", {"goals": []}, "goals: there must be one"),
    "a goal that is met at once": ("MH1", {"goals.0.0.colours": []}, "goals[0][0].colours: there must be one"),
    "a colour that does not lie there": ("MH1", {"goals.0.0.colours.0": "green"}, "goals[0][0]: no green objective"),
    "goals after the exit": ("MH1", {"goals": "reversed"}, "goals[0][0]: nobody would be left for the other goals"),
    "an exit that is nowhere": ("MH1", {"exit": ""}, "goals[1][0]: no exit"),
    "an exit that nobody needs": ("MH7", {"exit": "15V-hangarS"}, "exit: no goal asks anybody to leave"),
    "two exits": ("MH5", {"exit": "13R-lawn3"}, "rewards.green.places_exit: the exit is in 13R-lawn3"),
    "an exit behind a key that is not asked for": (
        "MH0",
        {"locks.0.colour": "green", "objectives.0.zone": "15V-hangarM"},
        "exit: it cannot be reached, or is never placed",
    ),
    "a citizen who may never come": ("MH8", {"figures": []}, "goals[0][0].citizen: trish_tilby may never come"),
    "the rescue of a card": ("MH8", {"goals.0.0.citizen": "too_late_1"}, "goals[0][0].citizen: too_late_1 is nobody"),
    "a zombie hero who never comes": (
        "MH3",
        {"figures.1.id": "iceman", "without_cards.+": "named", "secret_missions": ["", ""]},
        "goals[0][1].named[1]: dark_phoenix never comes",
    ),
    "a zombie hero who always gets up": (
        "MH3",
        {"gets_up": "psylocke"},
        "goals[0][1].named[0]: psylocke always gets up",
    ),
    "one who gets up and is not there": ("MH10", {"figures": []}, "gets_up: juggernaut does not stand on the board"),
    "too few citizens for six heroes": (
        "MH5",
        {"without_cards": []},
        "goals[0][0]: with 6 heroes there may be 5 citizens",
    ),
    "too few citizens and no end": ("MH5", {"lost_if_too_few_citizens": False}, "the game would never end"),
    "an end that never begins": ("MH7", {"rewards.red.starts_the_end": False}, "goals[1][0]: no objective lights the"),
    "points without tokens to move them": ("MH8", {"rewards.red.kept": False}, "goals[0][1]: 2 points to move, and 0"),
    "points that have nowhere to go": (
        "MH8",
        {"points.3.colour": "green", "points.4": None},
        "goals[0][1]: the second point moves to the blue one",
    ),
    "no point to move": (
        "MH8",
        {"points.1.zone": "13R-lawn1", "points.2.zone": "15R-lawn3"},
        "goals[0][1]: no red point",
    ),
    "an object that nobody charges": (
        "MH10",
        {"objects.0.charged_by": []},
        "goals[1][0]: nothing ever charges the object",
    ),
    "an object whose tokens nobody keeps": (
        "MH10",
        {"rewards.blue.kept": False},
        "objects[0].charged_by: nobody keeps",
    ),
    "an object that needs two people": (
        "MH10",
        {"objects.0.charged_by.+": "shanna", "deals.0.cards.+": "shanna"},
        "objects[0].charged_by: 2 citizens, but 1 heroes hold one each",
    ),
    # what stands and walks
    "an entry where nothing is highlighted": (
        "MH5",
        {"entries.0.tile": "17V"},
        "entries[0].tile: no zone is highlighted",
    ),
    "a die with seven faces": ("MH5", {"entries.0.on": 7}, "entries[0].on: 7 is no face of a die"),
    "a lair that is full from the start": (
        "MZ5",
        {"lair.n": 2, "figures.0.zone": "14R-hallW"},
        "lair.n: 2 enemies are inside from the start",
    ),
    "a watch that nobody keeps": ("MZ4", {"figures": []}, "vigil.named: colossus does not stand on the board"),
}
"""What is wrong, in which mission of ours, by which change, and how that is told."""


def change_in(document: Any, path: str, value: Any) -> None:
    """Set a field by its path; `+` adds to a list, None takes out of it."""
    *steps, last = path.split(".")
    for step in steps:
        document = document[int(step) if isinstance(document, list) else step]
    if last.startswith("+"):
        document.append(value)
    elif value == "reversed":
        document[last].reverse()
    elif isinstance(document, list) and value is None:
        del document[int(last)]
    else:
        document[int(last) if isinstance(document, list) else last] = value


@pytest.mark.parametrize("case", BAD)
def test_a_mission_that_cannot_be_played_is_refused_by_its_field(tmp_path: Path, case: str) -> None:
    name, changes, told = BAD[case]

    def spoil(document: dict[str, Any]) -> None:
        for path, value in changes.items():
            change_in(document, path, value)

    found = check_file(changed(tmp_path, name, spoil))

    assert any(told in problem for problem in found), found


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(8))
def test_what_is_called_sound_can_be_set_up_and_played(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Missions with fields of other missions in them: most are refused, and the rest break nothing."""
    rng, sound = Random(seed), 0
    documents = [json.decode(facts.read(f"missions/{name}")) for name in facts.mission_files()]
    fields = sorted({field for document in documents for field in document} - {"id", "rule", "mode", "printed"})
    while sound < 12:
        document, other = (dict(found) for found in rng.sample(documents, 2))
        for field in rng.sample(fields, rng.randint(1, 3)):
            document.pop(field, None)
            document |= {field: other[field]} if field in other else {}
        try:
            mission = mission_of(msgspec.convert(document, facts.MissionFact))
        except ValueError:  # a field that the first reading refuses, or one that is missing
            continue
        if [*problems(mission)]:
            continue
        sound += 1
        monkeypatch.setattr(setup, "MISSIONS", [mission if found.id == mission.id else found for found in MISSIONS])
        for heroes in (mission.min_heroes, MOST_HEROES):
            state = GAME.new(1, sound, {"mission": mission.id, "heroes": TEAMS[mission.id][:heroes]})
            for _ in drive(state, sound, 100):
                assert not GAME.broken(state), (document, GAME.broken(state))


def test_the_command_tells_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = changed(tmp_path, "MH1", lambda doc: doc["points"].reverse())

    assert main(["missions", "check", str(bad), str(tmp_path / "none.json")]) == 1

    told = capsys.readouterr().out
    assert "points: not in the order of drawing" in told
    assert "none.json: No such file" in told


def test_the_command_lists_missions_and_says_what_is_sound(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = changed(tmp_path, "MZ1", lambda _: None)

    assert main(["missions"]) == 0
    assert main(["missions", "check", str(good)]) == 0

    told = capsys.readouterr().out
    assert "MH10" in told
    assert told.endswith("sound\n")
