"""The content files: counted against the box and the legends, complete, and true to what is printed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import atan2, tau
from pathlib import Path
from statistics import mean
from typing import Any, get_args

import msgspec
import pytest

from frenzy.games.resistance.board import FLOOR, OPENING_IDS, OPENINGS, ROOM_IDS, ZONE_IDS, ZONE_OF, ZONES
from frenzy.games.resistance.cards import (
    CITIZEN_IDS,
    CITIZEN_OF,
    CITIZEN_POWER,
    CITIZENS,
    DEVOUR,
    HIDDEN_CITIZEN_CARDS,
    NAMED,
    NAMED_CARDS,
    OBJECTS,
    POWERS,
    SECRET_MISSIONS,
    SHEETS,
    SKILL_IDS,
    SKILL_LEVEL,
    SKILL_OF,
    SKILL_POWERS,
    SKILL_SHEET,
    SKILLS_AT,
    SPAWN,
    SPAWN_IDS,
    SPAWN_OF,
    TOO_LATE,
    TRAIT_DECK,
    TRAIT_IDS,
    TRAIT_OF,
    TRAIT_POWER,
    Attack,
)
from frenzy.games.resistance.content import facts, words
from frenzy.games.resistance.ids import (
    CHARACTER_OF,
    CHARACTERS,
    COLOURS,
    FIRST_ZOMBIE,
    HEROIC,
    LEVEL_AT,
    LEVELS,
    MOB_ACTIONS,
    MOB_STOCK,
    MOB_TOUGHNESS,
    MOBS,
    MOST_XP,
    NOWHERE,
    POINT_COLOURS,
    PRIORITY,
    WHENS,
    ZOMBIE,
    bits,
)
from frenzy.games.resistance.missions import (
    MISSION_OF,
    MISSIONS,
    Goal,
    Mission,
    Reward,
    mission_of,
    read_mission,
)

ALL_FACTS: tuple[Any, ...] = (
    *facts.read_heroes(), *facts.read_zombies(), *facts.read_citizens(), *facts.read_named(), *facts.read_spawn(),
    *facts.read_objects(), *facts.read_missions(),
)  # fmt: skip


BOOK = tuple(mission for mission in MISSIONS if "id" in mission.fact.printed)
"""The missions of the rulebook; the others are our own, and what is asked of these is not asked of them."""


def named(id: str) -> Mission:
    return MISSIONS[MISSION_OF[id]]


def powers(mask: Iterable[int]) -> list[words.Ability]:
    """As the file has them."""
    found = [POWERS[number] for number in mask]
    return [words.Ability(power.does, power.when, power.limit, power.power, power.hunger) for power in found]


# -- counts -----------------------------------------------------------------------------------------------------


def test_z_2_3_the_decks_are_those_of_the_box() -> None:
    assert (len(SPAWN), len(CITIZENS), len(NAMED) // 2) == (42, 16, 6)
    assert [len(deck) for deck in TRAIT_DECK] == [45, 45]
    assert len({*SPAWN_IDS}) == 42
    assert (len(SHEETS), len(OBJECTS), len(BOOK)) == (12, 1, 16)


def test_z_1_4_the_supply_and_z_9_the_enemies() -> None:
    assert dict(zip(MOBS, MOB_STOCK, strict=True)) == {"walker": 35, "brute": 14, "runner": 14}
    assert dict(zip(MOBS, zip(MOB_ACTIONS, MOB_TOUGHNESS, strict=True), strict=True)) == {
        "walker": (1, 1), "brute": (1, 2), "runner": (2, 1),
    }  # fmt: skip
    assert [MOBS[mob] for mob in PRIORITY] == ["brute", "walker", "runner"]


def test_z_8_5_danger_levels() -> None:
    def level(xp: int) -> str:
        return LEVELS[max(place for place, least in enumerate(LEVEL_AT) if least <= xp)]

    assert [level(xp) for xp in (0, 5, 6, 7, 12, 18, 19, 42, MOST_XP)] == [
        "blue", "blue", "blue", "yellow", "yellow", "yellow", "orange", "orange", "red",
    ]  # fmt: skip


def test_z_17_the_kinds_of_spawn_cards() -> None:
    kinds = Counter(card.kind for card in SPAWN)

    assert kinds == {
        "normal": 20, "rush": 6, "extra_activation": 4, "hidden_citizen": 2, "special": 4, "named": 6,
    }  # fmt: skip
    assert (len(HIDDEN_CITIZEN_CARDS), len(NAMED_CARDS)) == (2, 6)
    assert Counter(card.special for card in SPAWN if card.kind == "special") == {"overdrive": 2, "multiplication": 2}


def test_z_23_10_and_z_23_8_the_printed_samples_are_in_the_deck() -> None:
    lines = {(card.kind, card.mob, *card.counts) for card in SPAWN}

    assert ("normal", 0, 2, 3, 8, 9) in lines
    assert any(line[:2] == ("normal", 1) and line[3] == 1 for line in lines)
    assert any(line[:2] == ("rush", 0) and line[3] == 4 for line in lines)
    assert any(line[:2] == ("extra_activation", 0) for line in lines)


def test_spawn_cards_grow_with_the_danger_level() -> None:
    assert all(list(card.counts) == sorted(card.counts) for card in SPAWN)
    means = [round(mean(card.counts[level] if card.mob == 0 and not card.special else 0 for card in SPAWN), 2)
             for level in range(4)]  # fmt: skip
    assert means == [0.57, 0.79, 1.1, 1.36]


def test_z_21_special_cards_of_zombie_mode_have_an_enemy_of_their_own() -> None:
    drop, fire = SPAWN[SPAWN_OF["s33"]], SPAWN[SPAWN_OF["s35"]]

    assert (drop.special, drop.mob, drop.counts) == ("overdrive", 1, (1, 1, 1, 2))
    assert (drop.zombie_special, drop.zombie_mob, drop.zombie_counts) == ("rocket_drop", 0, (1, 1, 2, 2))
    assert (fire.special, fire.mob, fire.counts) == ("multiplication", 0, (2, 2, 3, 4))
    assert (fire.zombie_special, fire.zombie_mob) == ("hail_of_fire", NOWHERE)


def test_z_13_the_citizen_deck() -> None:
    assert Counter(card.kind for card in CITIZENS) == {"citizen": 12, "secret_mission": 2, "too_late": 2}
    assert [CITIZEN_IDS[card] for card in SECRET_MISSIONS] == ["secret_mission_1", "secret_mission_2"]
    assert [CITIZEN_IDS[card] for card in TOO_LATE] == ["too_late_1", "too_late_2"]
    assert [card.id for card in CITIZENS if card.is_fighter] == ["callisto", "abigail_brand", "ka_zar", "shanna"]


def test_z_9_toughness_of_those_with_a_name() -> None:
    assert {card.id: card.toughness for card in NAMED} == {
        "juggernaut": 4, "psylocke": 2, "dark_phoenix": 3, "cyclops": 3, "sabretooth": 3, "iceman": 2,
        "wolverine": 3, "mystique": 2, "magneto": 4, "storm": 3, "colossus": 4, "rogue": 3,
    }  # fmt: skip
    assert all(card.id == CHARACTERS[card.number] for card in NAMED)
    modes = {fact.id: fact.mode for fact in facts.read_named()}
    assert all(modes[id] == ("zombie" if number < FIRST_ZOMBIE else "heroic") for id, number in CHARACTER_OF.items())


def test_every_knack_and_special_occurs() -> None:
    assert {knack for card in NAMED for knack in card.knacks} == set(get_args(words.Knack))
    assert {special for card in SPAWN for special in (card.special, card.zombie_special)} - {""} == set(
        get_args(words.Special)
    )


def test_every_word_and_window_occurs() -> None:
    assert {type(power.does) for power in POWERS} == set(get_args(words.AnyWord))
    assert {power.when for power in POWERS} == set(WHENS)


# -- sheets -----------------------------------------------------------------------------------------------------


def test_the_sheets_in_their_order() -> None:
    assert [sheet.id for sheet in SHEETS] == list(CHARACTERS)
    assert all(sheet.number == number for number, sheet in enumerate(SHEETS))
    assert [sheet.is_zombie for sheet in SHEETS] == [False] * 6 + [True] * 6


def test_z_8_1_and_z_21_1_health() -> None:
    assert [sheet.health for sheet in SHEETS] == [3] * 6 + [5] * 6


@pytest.mark.parametrize(
    ("sheet", "attack"),
    [
        ("wolverine", Attack("adamantium_claws", is_ranged=False, least=0, most=0, dice=3, accuracy=4)),
        ("rogue", Attack("powerful_blows", is_ranged=False, least=0, most=0, dice=2, accuracy=3)),
        ("magneto", Attack("shrapnel", is_ranged=True, least=0, most=2, dice=3, accuracy=4)),
        ("storm", Attack("lightning_bolt", is_ranged=True, least=0, most=3, dice=2, accuracy=3)),
    ],
)
def test_the_printed_attacks(sheet: str, attack: Attack) -> None:
    assert SHEETS[CHARACTER_OF[sheet]].attack == attack


def test_z_11_2_melee_reaches_the_own_zone_only() -> None:
    assert all(sheet.attack.is_ranged or sheet.attack.most == 0 for sheet in SHEETS)


def test_z_21_3_devour() -> None:
    assert (DEVOUR.is_ranged, DEVOUR.least, DEVOUR.most, DEVOUR.dice, DEVOUR.accuracy) == (False, 0, 0, 1, 4)


def test_z_8_8_every_yellow_skill_is_one_more_action() -> None:
    yellow = words.Ability(words.MoreActions(1))

    assert all(powers(sheet.skills[1][1]) == [yellow] for sheet in SHEETS)


def test_skills_are_numbered_by_sheet_and_level() -> None:
    assert len(SKILL_IDS) == len(SKILL_POWERS) == 48
    assert len(set(SKILL_IDS)) == 37  # `plus_1_action` is on all twelve
    for skill, id in enumerate(SKILL_IDS):
        assert skill == 4 * SKILL_SHEET[skill] + SKILL_LEVEL[skill]
        assert SHEETS[SKILL_SHEET[skill]].skills[SKILL_LEVEL[skill]] == (id, SKILL_POWERS[skill])
        assert SKILL_IDS[SKILL_OF[id]] == id
        assert {POWERS[power].source for power in SKILL_POWERS[skill]} == {"skill"}
        assert {POWERS[power].id for power in SKILL_POWERS[skill]} == {id}


def test_z_8_2_higher_levels_keep_the_lower_skills() -> None:
    for sheet in SHEETS:
        for level in range(4):
            unlocked = [power for _, found in sheet.skills[: level + 1] for power in found]
            by_when = SKILLS_AT[sheet.number][level]
            assert sorted(power for found in by_when.values() for power in found) == unlocked
            assert all(POWERS[power].when == when for when, found in by_when.items() for power in found)


def test_z_8_10_wolverine_is_as_printed() -> None:
    blue, _, orange, red = (powers(found) for _, found in SHEETS[CHARACTER_OF["wolverine"]].skills)

    assert blue == [words.Ability(words.WoundBonus()), words.Ability(words.Explode("own"))]
    assert orange == [words.Ability(words.FreeClaws(), "enemies_enter", "enemy_phase", 1)]
    assert red == [words.Ability(words.Heal(0), "end_phase_start", "round")]


def test_z_8_11_rogue_is_as_printed() -> None:
    blue, _, orange, red = (powers(found) for _, found in SHEETS[CHARACTER_OF["rogue"]].skills)

    assert blue == [
        words.Ability(words.Soften(1, "own")),
        words.Ability(words.Free(("open_door",)), "my_turn", "turn"),
    ]
    assert orange == [words.Ability(words.CopyHero((0, 1)), "my_turn", "turn", 1)]
    assert red == [words.Ability(words.Free(("attack", "move")), "my_turn", "turn")]


# -- traits and citizens ----------------------------------------------------------------------------------------


def test_power_is_spent_in_heroic_mode_and_hunger_gained_in_zombie_mode() -> None:
    for mode in (HEROIC, ZOMBIE):
        found = [*TRAIT_POWER[mode], *CITIZEN_POWER[mode]]
        found += [
            power for sheet in SHEETS if sheet.is_zombie == (mode == ZOMBIE) for _, of in sheet.skills for power in of
        ]
        spent = [POWERS[number] for number in found if number != NOWHERE]
        assert all((power.hunger if mode == HEROIC else power.power) == 0 for power in spent)


def test_z_12_traits_of_both_modes() -> None:
    assert len(TRAIT_IDS) == len(set(TRAIT_IDS)) == 20
    for mode in (HEROIC, ZOMBIE):
        assert {TRAIT_POWER[mode][trait] != NOWHERE for trait in TRAIT_DECK[mode]} == {True}
        assert len(TRAIT_DECK[mode]) == 45
        for trait in TRAIT_DECK[mode]:
            power = POWERS[TRAIT_POWER[mode][trait]]
            assert (power.source, power.id, power.limit) == ("trait", TRAIT_IDS[trait], "")
            assert power.when != "always"
    copies = [Counter(TRAIT_IDS[trait] for trait in TRAIT_DECK[mode]) for mode in (HEROIC, ZOMBIE)]
    assert copies[HEROIC] == {
        "grit": 8, "field_medic": 8, "deep_breath": 3, "shoulder_charge": 3, "overpower": 3, "sure_hit": 3,
        "second_wind": 2, "sprint": 2, "chain_of_blows": 2, "long_shot": 2, "come_with_me": 2, "distraction": 2,
        "team_up": 2, "crowd_breaker": 2, "pinpoint": 1,
    }  # fmt: skip
    assert set(copies[ZOMBIE].values()) == {3}
    assert TRAIT_POWER[ZOMBIE][TRAIT_OF["deep_breath"]] == NOWHERE
    assert TRAIT_POWER[HEROIC][TRAIT_OF["snatch"]] == NOWHERE


def test_z_13_3_every_named_citizen_gives_something_in_both_modes() -> None:
    for citizen in CITIZENS:
        found = [table[citizen.number] for table in CITIZEN_POWER]
        assert all((number != NOWHERE) == (citizen.kind == "citizen") for number in found)
        assert all(POWERS[number].id == citizen.id for number in found if number != NOWHERE)


def test_words_name_the_enemies_of_their_mode() -> None:
    zombie_words = [POWERS[number].does for number in (*TRAIT_POWER[ZOMBIE], *CITIZEN_POWER[ZOMBIE]) if number >= 0]
    heroic_words = [POWERS[number].does for number in (*TRAIT_POWER[HEROIC], *CITIZEN_POWER[HEROIC]) if number >= 0]

    def kinds(found: list[words.AnyWord]) -> set[str]:
        several = {kind for word in found if isinstance(word, words.Eliminate | words.Soften) for kind in word.kinds}
        return several | {word.kind for word in found if isinstance(word, words.Distract | words.Stun)}

    assert kinds(heroic_words) == {"walker", "brute", "runner"}
    assert kinds(zombie_words) == {"trooper", "guard", "specialist"}


def test_powers_are_numbered_and_each_belongs_to_one_card() -> None:
    assert [power.number for power in POWERS] == list(range(len(POWERS)))
    used = [power for found in SKILL_POWERS for power in found]
    used += [power for table in (*TRAIT_POWER, *CITIZEN_POWER) for power in table if power != NOWHERE]
    assert sorted(used) == list(range(len(POWERS)))


def test_what_is_used_once_in_a_phase_is_used_in_that_phase() -> None:
    in_turn = {"my_turn", "after_my_move", "before_attack_roll", "after_attack_roll", "after_attack"}
    for power in POWERS:
        if power.limit == "turn":
            assert power.when in in_turn or isinstance(power.does, words.DrawTwoTraits)
        if power.limit == "enemy_phase":
            assert power.when in {"when_wounded", "enemies_enter", "enemy_phase_start"}


# -- the Sentinel Hand ------------------------------------------------------------------------------------------


def test_z_19_the_sentinel_hand() -> None:
    (hand,) = OBJECTS
    blast, thrown = hand.uses

    assert (hand.id, hand.states, hand.start) == ("sentinel_hand", ("charged", "discharged"), 0)
    assert (blast.id, blast.least, blast.most, blast.dice, blast.accuracy, blast.hits) == (
        "plasma_blast",
        0,
        3,
        4,
        3,
        2,
    )
    assert (blast.then, blast.spares_named) == (1, False)
    assert (thrown.id, thrown.least, thrown.most, thrown.dice, thrown.accuracy, thrown.hits) == (
        "thrown_hand",
        0,
        2,
        0,
        3,
        1,
    )
    assert (thrown.then, thrown.spares_named) == (NOWHERE, True)


# -- what is printed --------------------------------------------------------------------------------------------


def at(fact: Any, path: str) -> Any:
    for step in path.split("."):
        match fact:
            case tuple():
                fact = fact[int(step)]
            case dict():
                fact = fact[step]
            case _:
                fact = getattr(fact, step)
    return fact


@pytest.mark.parametrize("fact", ALL_FACTS, ids=lambda fact: f"{type(fact).__name__}-{fact.id}")
def test_what_is_said_to_be_printed_is_there(fact: Any) -> None:
    assert len(set(fact.printed)) == len(fact.printed)
    for path in fact.printed:
        assert at(fact, path) not in (None, (), {}, ""), path


def test_what_the_rulebook_has_of_the_sheets() -> None:
    printed = {fact.id: set(fact.printed) for fact in (*facts.read_heroes(), *facts.read_zombies())}
    whole = {"id", "health", "attack", "blue", "yellow", "orange", "red"}

    assert [id for id, found in printed.items() if found == whole] == ["wolverine", "rogue"]
    assert [id for id, found in printed.items() if any(path.startswith("attack.") for path in found)] == [
        "magneto", "storm",
    ]  # fmt: skip
    assert all(printed[id] == {"id"} for id in CHARACTERS[FIRST_ZOMBIE:])
    assert not any(fact.printed for fact in (*facts.read_traits(), *facts.read_hungers()))
    assert not any("toughness" in fact.printed or "knacks" in fact.printed for fact in facts.read_named())
    assert not any("ability" in fact.printed or "fighter" in fact.printed for fact in facts.read_citizens())


def test_z_22_1_where_tokens_lie_is_never_printed() -> None:
    for mission in BOOK:
        assert {"id", "mode", "difficulty", "minutes", "tiles", "goals"} <= set(mission.fact.printed)
        assert not {"start", "exit", "points", "objectives", "locks", "min_heroes"} & set(mission.fact.printed)
        assert not any(path.endswith((".zone", ".zones", ".door")) for path in mission.fact.printed)


# -- missions ---------------------------------------------------------------------------------------------------


def test_the_missions_in_the_order_of_the_book_and_ours_after_them() -> None:
    assert [mission.id for mission in BOOK] == [*(f"MH{n}" for n in range(11)), *(f"MZ{n}" for n in range(1, 6))]
    assert MISSIONS[: len(BOOK)] == BOOK
    assert not any(mission.fact.printed for mission in MISSIONS[len(BOOK) :])
    assert all(facts.mission_files()[number] == f"{id}.json" for id, number in MISSION_OF.items())


@pytest.mark.parametrize(
    ("id", "difficulty", "minutes", "tiles"),
    [
        ("MH0", "easy", 30, 2), ("MH1", "easy", 45, 4), ("MH2", "medium", 60, 6), ("MH3", "medium", 75, 7),
        ("MH4", "medium", 60, 6), ("MH5", "medium", 60, 6), ("MH6", "medium", 90, 7), ("MH7", "medium", 90, 6),
        ("MH8", "hard", 90, 6), ("MH9", "hard", 120, 9), ("MH10", "hard", 120, 9), ("MZ1", "medium", 60, 6),
        ("MZ2", "hard", 90, 6), ("MZ3", "hard", 60, 6), ("MZ4", "hard", 60, 6), ("MZ5", "hard", 120, 9),
    ],
)  # fmt: skip
def test_z_20_difficulty_and_length(id: str, difficulty: str, minutes: int, tiles: int) -> None:
    mission = named(id)

    assert (mission.difficulty, mission.minutes, mission.tiles.bit_count()) == (difficulty, minutes, tiles)
    assert mission.mode == (HEROIC if id.startswith("MH") else ZOMBIE)


LEGENDS: dict[str, dict[str, int]] = {
    "MH1": {"spawn": 2, "inactive": 1, "crowd": 1, "locks": 1, "objectives": 2, "citizens": 4, "hand": 1},
    "MH2": {"spawn": 4, "crowd": 1, "locks": 2, "objectives": 5, "citizens": 7, "hand": 1},
    "MH3": {"spawn": 3, "crowd": 2, "open": 2, "citizens": 6, "elevator": 1},
    "MH4": {"spawn": 2, "inactive": 2, "objectives": 5, "citizens": 8},
    "MH6": {"spawn": 6, "crowd": 1, "locks": 6, "objectives": 6, "citizens": 9, "open": 3, "elevator": 1, "start": 2},
    "MH7": {"spawn": 2, "inactive": 2, "locks": 1, "objectives": 1, "citizens": 6, "open": 2, "elevator": 1},
    "MH9": {"spawn": 3, "crowd": 1, "objectives": 4, "citizens": 8, "open": 1, "elevator": 1, "cards": 14},
    "MH10": {"spawn": 3, "crowd": 1, "objectives": 5, "citizens": 10, "elevator": 1, "hand": 1},
    "MZ1": {"spawn": 2, "inactive": 1, "crowd": 1, "objectives": 8, "citizens": 7, "elevator": 1},
    "MZ4": {"spawn": 2, "inactive": 1, "crowd": 1, "citizens": 8, "elevator": 1},
    "MZ5": {"spawn": 6, "crowd": 1, "objectives": 6, "citizens": 8, "elevator": 1, "hand": 1},
}
"""The printed legends that survive."""


@pytest.mark.parametrize("id", LEGENDS)
def test_z_20_the_legend_counts(id: str) -> None:
    mission = named(id)
    found = {
        "spawn": sum(not point.asleep and not point.crowd for point in mission.points),
        "inactive": sum(point.asleep for point in mission.points),
        "crowd": sum(point.crowd for point in mission.points),
        "locks": len(mission.locks),
        "objectives": len(mission.objectives),
        "citizens": len(mission.citizen_zones),
        "open": mission.open.bit_count(),
        "elevator": int(mission.has_elevator),
        "hand": len(mission.objects),
        "start": len(mission.start) if len(mission.start) > 1 else 0,
        "cards": len(mission.spawn_zones) if mission.cards_on_map else 0,
    }

    assert {name: count for name, count in found.items() if count} == LEGENDS[id]


def test_z_22_4_the_counts_we_chose_for_lost_legends() -> None:
    assert [len(named(id).objectives) for id in ("MH0", "MH5", "MH8", "MZ2", "MZ3")] == [1, 4, 2, 4, 6]
    assert [len(named(id).citizen_zones) for id in ("MH0", "MH5", "MH8", "MZ2", "MZ3")] == [2, 7, 2, 8, 9]
    assert [len(named(id).points) for id in ("MH0", "MH5", "MH8", "MZ2", "MZ3")] == [2, 6, 5, 6, 5]


def test_z_20_15_the_figures_of_mz5_and_others() -> None:
    found = {mission.id: [(f.kind, f.number, f.n) for f in mission.figures] for mission in BOOK if mission.figures}

    assert found == {
        "MH3": [("named", CHARACTER_OF["psylocke"], 1), ("named", CHARACTER_OF["dark_phoenix"], 1)],
        "MH8": [("citizen", CITIZEN_OF["trish_tilby"], 1)],
        "MH10": [("named", CHARACTER_OF["juggernaut"], 1)],
        "MZ4": [("named", CHARACTER_OF["colossus"], 1)],
        "MZ5": [("mob", 0, 2), ("mob", 1, 2), ("mob", 2, 2)],
    }


def test_tokens_stay_within_the_supply() -> None:
    for mission in MISSIONS:
        colours = Counter(POINT_COLOURS[point.colour] for point in mission.points)
        assert colours["initial"] == 1
        assert colours["red"] <= 5
        assert max(colours["blue"], colours["green"]) <= 1
        assert len(mission.objectives) <= 9
        shown = Counter(COLOURS[objective.colour] for objective in mission.objectives if objective.colour != NOWHERE)
        shown.update(COLOURS[colour] for colour in mission.hidden)
        assert max(shown["blue"], shown["green"]) <= 1


def test_no_spawn_point_lies_on_a_start_or_an_exit_and_none_on_another() -> None:
    for mission in MISSIONS:
        zones = [point.zone for point in mission.points]
        assert len(zones) == len(set(zones))
        assert not set(zones) & {*mission.start, mission.exit}


def clock(mission: Mission, zone: int) -> float:
    """Where a zone stands round the centre of its floor's tiles in play: 0 is its middle, or due north."""
    floor = [ZONES[other] for other in mission.zones if FLOOR[other] == FLOOR[zone]]
    rows, columns = ({cell[axis] // 3 for other in floor for cell in other.cells} for axis in (1, 0))
    middle = (3 * (min(columns) + max(columns) + 1) - 1) / 2, (3 * (min(rows) + max(rows) + 1) - 1) / 2
    cells = ZONES[zone].cells
    east = mean(cell[0] for cell in cells) - middle[0]
    south = mean(cell[1] for cell in cells) - middle[1]
    return atan2(east, -south) % tau if east or south else 0


@pytest.mark.parametrize("mission", MISSIONS, ids=lambda mission: mission.id)
def test_z_16_1_points_are_drawn_for_clockwise_from_the_initial_one(mission: Mission) -> None:
    """Its floor first, then ground, first, basement, each of them from north."""
    first = mission.points[0].zone

    def turn(zone: int) -> tuple[bool, int, float]:
        start = clock(mission, first) if FLOOR[zone] == FLOOR[first] else 0
        return FLOOR[zone] != FLOOR[first], FLOOR[zone], (clock(mission, zone) - start) % tau

    zones = [point.zone for point in mission.points]
    assert mission.initial == 0
    assert [ZONE_IDS[zone] for zone in zones] == [ZONE_IDS[zone] for zone in sorted(zones, key=turn)]


def test_z_2_7_what_the_missions_open_beforehand() -> None:
    opened = {mission.id: {ROOM_IDS[ZONES[zone].room] for zone in bits(mission.opened)} for mission in BOOK}

    assert {id: rooms for id, rooms in opened.items() if rooms} == {
        "MH3": {"laboratory"},
        "MH7": {"laboratory"},
        "MH8": {"entrance_hall", "kitchen", "dining_room", "parlor", "office"},
        "MH9": {"entrance_hall"},
        "MZ2": {"back_corridor"},
        "MZ5": {"entrance_hall"},
    }
    for mission in MISSIONS:  # nothing is drawn or revealed there
        assert not {*mission.spawn_zones, *mission.citizen_zones} & set(bits(mission.opened))


def goal_kinds(mission: Mission) -> list[list[str]]:
    return [[goal.kind for goal in block] for block in mission.goals]


def test_z_20_the_goals() -> None:
    assert {mission.id: goal_kinds(mission) for mission in BOOK} == {
        "MH0": [["take"], ["exit"]],
        "MH1": [["take"], ["exit"]],
        "MH2": [["take"], ["take"], ["exit"]],
        "MH3": [["rescue_all", "slay"]],
        "MH4": [["take"], ["exit"]],
        "MH5": [["rescue_each", "take"], ["exit"]],
        "MH6": [["take"], ["take"], ["exit"]],
        "MH7": [["take"], ["no_enemy_left"]],
        "MH8": [["rescue", "move_points"], ["exit"]],
        "MH9": [["slay", "all_red"]],
        "MH10": [["take", "rescue"], ["final_blow"]],
        "MZ1": [["take"], ["exit"]],
        "MZ2": [["take"], ["rescue"], ["exit"]],
        "MZ3": [["take"], ["exit"]],
        "MZ4": [["secret_missions"], ["exit"]],
        "MZ5": [["take", "all_red"]],
    }
    assert named("MH5").goals[1] == (Goal("exit", with_citizen=True),)
    assert named("MH9").goals[0][0] == Goal("slay", named=tuple(range(FIRST_ZOMBIE, 12)))
    assert named("MH6").goals[:2] == ((Goal("take", colours=(1, 2)),), (Goal("take", colours=(0,)),))


def test_z_20_5_and_z_20_3_what_taking_an_objective_does() -> None:
    red, blue, green = named("MH5").rewards

    assert red == Reward(trait=True)
    assert blue == Reward(to_all=True)
    assert green == Reward(to_all=True, places_exit=True)
    assert named("MH7").rewards[0] == Reward(to_all=True, starts_the_end=True)
    assert named("MZ5").rewards[1] == Reward(to_all=True, removes=2)
    assert named("MZ3").rewards[1] == Reward(frees_elevator=True)
    assert named("MH0").rewards[2] == Reward(wakes=POINT_COLOURS.index("green"))


def test_z_16_2_whoever_sleeps_is_woken_by_something() -> None:
    for mission in MISSIONS:
        woken = {reward.wakes for reward in mission.rewards} | {mission.last_secret_mission_wakes}
        woken |= {
            POINT_COLOURS.index(does.removeprefix("wakes_")) for does in mission.secret_missions if "wakes" in does
        }
        assert {point.colour for point in mission.points if point.asleep} == woken - {NOWHERE}


def test_z_20_1_sealed_windows_are_barred() -> None:
    assert [mission.id for mission in BOOK if mission.sealed] == ["MH1"]
    assert {OPENINGS[number].is_window for number in bits(named("MH1").sealed)} == {True}


def test_elevators() -> None:
    floors = {mission.id: (mission.elevator, bits(mission.elevator_floors)) for mission in BOOK}

    assert floors == {
        "MH0": (-1, []), "MH1": (-1, []), "MH2": (-1, []), "MH3": (1, [1, 2]), "MH4": (-1, []), "MH5": (-1, []),
        "MH6": (2, [1, 2]), "MH7": (2, [2]), "MH8": (-1, []), "MH9": (0, [0, 1]), "MH10": (0, [0]),
        "MZ1": (2, [2]), "MZ2": (1, [0, 1]), "MZ3": (1, [1, 2]), "MZ4": (0, [0]), "MZ5": (0, [0]),
    }  # fmt: skip
    assert [mission.id for mission in BOOK if mission.elevator_locked] == ["MZ2", "MZ3"]
    assert [mission.id for mission in BOOK if mission.first_call_draws] == ["MH3", "MH6", "MZ2"]
    assert all(any(reward.frees_elevator for reward in m.rewards) == m.elevator_locked for m in MISSIONS)


def test_z_1_2_missions_that_need_two_heroes() -> None:
    assert [mission.id for mission in BOOK if mission.min_heroes == 2] == ["MH6", "MZ3"]
    assert [mission.id for mission in BOOK if len(mission.start) == 2] == ["MH6", "MZ3"]


def test_z_20_10_the_hand_of_mh10() -> None:
    (hand,) = named("MH10").objects

    assert (hand.state, hand.charged_by, hand.charged_by_citizens) == (1, (1, 2), (CITIZEN_OF["bolivar_trask"],))
    assert (hand.strikes, hand.least, hand.most) == (CHARACTER_OF["juggernaut"], 0, 1)
    assert named("MH10").gets_up == CHARACTER_OF["juggernaut"]
    assert [mission.objects[0].charged_by for mission in BOOK if mission.objects] == [(), (), (1, 2), ()]


def test_z_20_deals_of_citizen_cards() -> None:
    found = {
        m.id: [([CITIZEN_IDS[c] for c in deal.cards], len(deal.zones)) for deal in m.deals] for m in BOOK if m.deals
    }

    assert found == {
        "MH3": [(["secret_mission_1", "secret_mission_2"], 6)],
        "MH7": [(["secret_mission_1", "secret_mission_2"], 6)],
        "MH10": [(["bolivar_trask"], 2)],
        "MZ2": [(["senator_kelly"], 4)],
        "MZ4": [(["secret_mission_1", "secret_mission_2"], 8)],
    }
    assert [m.id for m in BOOK if m.secret_missions] == ["MH3", "MH7", "MZ4"]


def test_z_20_5_entries_fill_the_highlighted_zones() -> None:
    found = {m.id: [{ZONE_IDS[z] for z in entry.zones} for entry in m.entries] for m in BOOK if m.entries}
    dormitories = [{"16V-room2", "16V-room3"}, {"18V-room6", "18V-room7"}]

    assert found == {"MH5": dormitories, "MH9": dormitories, "MZ2": dormitories}
    assert {(entry.mob, entry.on) for m in BOOK for entry in m.entries} == {(1, 3)}


def test_rules_of_single_missions() -> None:
    def having(field: str) -> list[str]:
        plain = getattr(mission_of(PLAIN), field)
        return [mission.id for mission in BOOK if getattr(mission, field) != plain]

    assert having("more_initial_cards") == ["MH0", "MH4", "MH7"]
    assert having("without_cards") == ["MH3", "MH5", "MH7", "MH8"]
    assert having("reveal_on_entry") == ["MH3", "MZ4"]
    assert having("rescue_xp") == ["MH3", "MH7", "MH9"]
    assert having("devour_xp") == ["MZ4", "MZ5"]
    assert having("citizen_xp") == ["MZ2"]
    assert having("lost_if_too_few_citizens") == ["MH5"]
    assert having("citizens_for_supply") == ["MH7"]
    assert having("still") == having("lost_if_devoured") == having("points_move") == ["MH8"]
    assert having("tokens_change_hands") == ["MH8"]
    assert having("cards_on_map") == having("all_floors_active") == ["MH9"]
    assert having("gets_up") == ["MH10"]
    assert having("lair") == having("enemies_open_doors") == having("buildings_draw") == ["MZ5"]
    assert having("vigil") == having("last_secret_mission_wakes") == ["MZ4"]


# -- missions from outside --------------------------------------------------------------------------------------

PLAIN = facts.MissionFact(
    rule="Z-20.1",
    id="MX1",
    mode="heroic",
    difficulty="easy",
    minutes=30,
    tiles=("13R", "14R", "16R", "17R"),
    start=("17R-se",),
    goals=((facts.Take(colours=("red",)),), (facts.Leave(),)),
    exit="13R-lawn1",
    points=(facts.Point(colour="initial", zone="17R-n"),),
    objectives=(facts.Objective(zone="13R-dining", colour="red"),),
)


def test_a_mission_from_outside_is_read_from_its_bytes_or_file(tmp_path: Path) -> None:
    data = msgspec.json.encode(PLAIN)
    (tmp_path / "MX1.json").write_bytes(data)

    assert read_mission(data) == read_mission(tmp_path / "MX1.json") == mission_of(PLAIN)
    assert read_mission(data).citizen_zones == tuple(
        ZONE_OF[id] for id in ("13R-dining", "13R-kitchen", "14R-behind", "16R-greenS")
    )


@pytest.mark.parametrize(
    ("field", "change"),
    [
        (r"tiles\[0\]", {"tiles": ("19R",)}),
        (r"start\[0\]", {"start": ("15R-lawn1",)}),
        ("start", {"start": ()}),
        ("exit", {"exit": "17R-fountain"}),
        (r"points\[0\]\.zone", {"points": (facts.Point(colour="initial", zone="nowhere"),)}),
        ("points", {"points": (facts.Point(colour="red", zone="17R-n"),)}),
        (r"goals\[0\]\[0\]", {"goals": ((facts.Take(colours=("blue",)),),)}),
        (r"goals\[1\]\[0\]", {"exit": ""}),
        (r"goals\[0\]\[0\]", {"goals": ((facts.TakeSecretMissions(),),)}),
        (r"goals\[0\]\[0\]\.named\[0\]", {"goals": ((facts.Slay(named=("wolverine",)),),)}),
        (r"goals\[0\]\[0\]", {"goals": ((facts.FinalBlow(),),)}),
        (r"goals\[0\]\[0\]", {"goals": ((facts.MovePoints(),),)}),
        (r"goals\[0\]\[0\]\.citizen", {"goals": ((facts.Rescue(citizen="stan"),),)}),
        ("hidden", {"hidden": ("blue",)}),
        (r"objectives\[0\]\.zone", {"objectives": (facts.Objective(zone="18R-out1", colour="red"),)}),
        (r"locks\[0\]\.door", {"locks": (facts.Lock(door="hall-parlor", colour="red"),)}),
        (r"locks\[0\]\.door", {"locks": (facts.Lock(door="win-kitchen", colour="red"),)}),
        (r"locks\[0\]", {"locks": (facts.Lock(door="front-door", colour="blue"),)}),
        (r"open\[0\]", {"open": ("back-door",)}),
        (r"opened\[0\]", {"opened": ("ballroom",)}),
        ("elevator", {"elevator": "ground"}),
        (r"objects\[0\]\.id", {"objects": (facts.ObjectRule(id="cannon", zone="17R-e"),)}),
        (r"objects\[0\]\.state", {"objects": (facts.ObjectRule(id="sentinel_hand", zone="17R-e", state="hot"),)}),
        (r"figures\[0\]\.id", {"figures": (facts.Figures(id="trooper", zone="17R-e"),)}),
        (r"figures\[0\]\.id", {"figures": (facts.Figures(id="rogue", zone="17R-e"),)}),
        (r"figures\[0\]\.id", {"figures": (facts.Figures(id="too_late_1", zone="17R-e"),)}),
        (r"figures\[0\]\.n", {"figures": (facts.Figures(id="brute", zone="17R-e", n=15),)}),
        (r"figures\[0\]\.n", {"figures": (facts.Figures(id="iceman", zone="17R-e", n=2),)}),
        (r"entries\[0\]\.tile", {"entries": (facts.Entry(tile="16V", enemy="brute"),)}),
        (r"no_citizens\[0\]", {"no_citizens": ("12V-danger2",)}),
        (r"deals\[0\]\.zones", {"deals": (facts.Deal(cards=("callisto",), zones=("17R-e",)),)}),
        (r"deals\[0\]\.cards", {"deals": (facts.Deal(cards=("callisto", "shanna"), zones=("13R-dining",)),)}),
        (r"deals\[0\]\.cards\[0\]", {"deals": (facts.Deal(cards=("stan",), zones=("13R-dining",)),)}),
        ("min_heroes", {"min_heroes": 7}),
        ("secret_missions", {"secret_missions": ("",)}),
        ("gets_up", {"gets_up": "storm"}),
        (r"still\[0\]", {"still": ("stan",)}),
        (r"citizen_xp\[0\]", {"citizen_xp": {"stan": 5}}),
        (r"lair\.zones\[0\]", {"lair": facts.Lair(zones=("15R-parlor",), n=3)}),
        (r"vigil\.named", {"vigil": facts.Vigil(named="colossus")}),
    ],
)  # fmt: skip
def test_a_wrong_mission_is_refused_by_its_field(field: str, change: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=rf"^MX1: {field}: "):
        mission_of(msgspec.structs.replace(PLAIN, **change))


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b'{"id": "MX1", "mode": "hard"}', r"mode"),
        (b'{"id": "MX1", "colour": "red"}', r"colour"),
        (b'{"id": "MX1"', r"mission: "),
    ],
)
def test_a_file_of_another_shape_is_refused(data: bytes, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        read_mission(data)


# -- content survives JSON --------------------------------------------------------------------------------------


@pytest.mark.parametrize("fact", ALL_FACTS, ids=lambda fact: f"{type(fact).__name__}-{fact.id}")
def test_content_round_trips_through_json(fact: Any) -> None:
    assert msgspec.json.decode(msgspec.json.encode(fact), type=type(fact)) == fact


def test_doors_and_windows_are_within_the_token_supply_on_every_board() -> None:
    for mission in MISSIONS:
        inside = [o for o in OPENINGS if all(zone in mission.zones for zone in o.zones)]
        assert sum(opening.is_window for opening in inside) <= 9
        assert sum(not opening.is_window for opening in inside) <= 27
    assert len(OPENING_IDS) == 47
