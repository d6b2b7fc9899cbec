"""Z-2: setting up, for every mission."""

from __future__ import annotations

from collections import Counter

import pytest

from frenzy.games.resistance.board import OPENING_IDS, ZONE_IDS, ZONES, ways
from frenzy.games.resistance.cards import CITIZENS, SECRET_MISSIONS, TOO_LATE
from frenzy.games.resistance.game import GAME
from frenzy.games.resistance.missions import MISSION_IDS, MISSION_OF, MISSIONS, Mission
from frenzy.games.resistance.options import TEAMS
from frenzy.games.resistance.setup import new_table, read_options
from frenzy.games.resistance.state import FACE_DOWN, IN_DECK, OUT, State
from tests.resistance.table import Table, given

EACH = pytest.mark.parametrize("id", MISSION_IDS)
SEEDS = range(4)


def laid(id: str, seed: int = 0, heroes: int = 4) -> State:
    """The table as it is laid, before the first building is opened and the first round begins."""
    return new_table(read_options(1, seed, {"mission": id, "heroes": list(TEAMS[id][:heroes])}), seed)


def begun(id: str, seed: int = 0, heroes: int = 4) -> Table:
    return Table(GAME.new(1, seed, {"mission": id, "heroes": list(TEAMS[id][:heroes])}))


def mission(id: str) -> Mission:
    return MISSIONS[MISSION_OF[id]]


@EACH
def test_z_2_1_points_tokens_and_figures_lie_as_the_mission_says(id: str) -> None:
    view, plan = GAME.view(laid(id), None), mission(id)

    assert [point["zone"] for point in view["points"]] == [
        ZONE_IDS[point.zone] for point in plan.points if not point.crowd
    ]
    assert sorted(token["zone"] for token in view["objectives"]) == sorted(
        ZONE_IDS[one.zone] for one in plan.objectives
    )
    assert all(not token["taken"] for token in view["objectives"])
    assert sum(foe["count"] or 1 for foe in view["enemies"]) == sum(
        figure.n for figure in plan.figures if figure.kind != "citizen"
    )
    assert set(view["zones"]) >= {ZONE_IDS[zone] for zone in plan.zones}


@EACH
def test_z_2_1_points_for_five_and_six_are_laid_for_them_only(id: str) -> None:
    crowd = [point for point in mission(id).points if point.crowd]

    assert len(GAME.view(laid(id, heroes=5), None)["points"]) - len(GAME.view(laid(id), None)["points"]) == len(crowd)


@EACH
def test_z_2_2_a_citizen_card_lies_face_down_in_every_zone_with_the_symbol(id: str) -> None:
    for seed in SEEDS:
        state = laid(id, seed)
        down = [state.card_at[card] for card in range(len(CITIZENS)) if state.card_is[card] == FACE_DOWN]
        assert Counter(down) == Counter(mission(id).citizen_zones)


@EACH
def test_z_2_2_secret_missions_are_out_unless_the_mission_says_otherwise(id: str) -> None:
    state = laid(id)
    stay = bool(mission(id).secret_missions)

    assert all(state.card_is[card] == (FACE_DOWN if stay else OUT) for card in SECRET_MISSIONS)


@EACH
def test_z_2_2_the_rest_of_the_citizens_is_their_deck(id: str) -> None:
    state = laid(id)

    assert sorted(state.citizen_deck) == [card for card in range(len(CITIZENS)) if state.card_is[card] == IN_DECK]


def test_z_2_2_which_citizens_lie_where_is_chance() -> None:
    assert len({tuple(laid("MH2", seed).card_at) for seed in range(8)}) == 8


@EACH
def test_z_2_3_four_decks_are_shuffled(id: str) -> None:
    state = laid(id)
    named = [figure for figure in mission(id).figures if figure.kind == "named"]
    without = 2 * ("hidden_citizen" in mission(id).without_cards) + 6 * ("named" in mission(id).without_cards)

    assert len(state.trait_deck) == 45
    assert len(state.named_deck) == 6 - len(named)
    assert len(state.spawn_deck) + len(state.map_cards) == 42 - without
    assert len({laid(id, seed).spawn_deck for seed in SEEDS}) == len(SEEDS)
    assert len({laid(id, seed).trait_deck for seed in SEEDS}) == len(SEEDS)


@pytest.mark.parametrize("id", [id for id in MISSION_IDS if id.startswith("MH")])
def test_z_2_4_every_dashboard_begins_at_its_start(id: str) -> None:
    for hero in GAME.view(laid(id), None)["heroes"]:
        assert (hero["xp"], hero["health"], hero["power"], hero["traits"], hero["citizen"]) == (0, 3, 0, [], None)
        assert not hero["activated"]


def test_z_2_4_each_hero_has_a_token_of_its_own() -> None:
    table = given("storm 17R-s; rogue 17R-s").play("end turn")

    assert (table.hero("storm")["activated"], table.hero("rogue")["activated"]) == (True, False)


@EACH
@pytest.mark.parametrize("heroes", [2, 4, 5])
def test_z_2_5_heroes_stand_in_the_start_zone_or_evenly_in_two(id: str, heroes: int) -> None:
    state = laid(id, heroes=heroes)
    counts = Counter(state.zone)

    assert set(counts) == set(mission(id).start)
    assert max(counts.values()) - min(counts.values()) <= 1


@EACH
def test_z_2_6_doors_and_windows_are_closed_unless_the_mission_says_otherwise(id: str) -> None:
    view = GAME.view(laid(id), None)

    assert sorted(view["open"]) == sorted(mission(id).fact.open)
    assert set(view["open"]) <= set(OPENING_IDS)


@EACH
def test_z_2_7_a_start_indoors_is_opened_before_round_1(id: str) -> None:
    plan, table = mission(id), begun(id)
    while table.prompt not in ("hero", "turn"):
        table.play(table.choices[0])
    here = ways(plan.tiles, plan.open, 0, plan.elevator)

    for zone in plan.start:
        if not ZONES[zone].is_outdoor:
            assert table.state.opened & here.building(zone) == here.building(zone)


@EACH
def test_z_2_7_what_the_mission_opens_brings_nothing(id: str) -> None:
    plan = mission(id)
    for seed in SEEDS:
        table = begun(id, seed)
        for foe in table.view["enemies"]:
            zone = ZONE_IDS.index(foe["zone"])
            is_laid = any(figure.zone == zone for figure in plan.figures)
            assert is_laid or not plan.opened >> zone & 1


def test_z_2_7_a_silent_start_building_is_resolved_by_building_rules() -> None:
    table = Table(GAME.new(1, 0, {"mission": "MH6", "heroes": ["storm", "rogue"]}))

    assert table.view["round"] == 1
    assert {"16V-corrE", "16V-corrW", "18V-corrW", "18V-corrE"} <= set(table.view["opened"])


def test_z_2_8_stairs_work_only_when_both_tiles_are_in_play() -> None:
    both = given("storm 17V-landingW", mission="MH5")
    one = given("storm 14R-entrance", opened="")

    assert both.offers("move 14R-entrance")
    assert not [choice for choice in one.beginning("move") if "17V" in choice]


def test_z_2_8_a_shaft_works_only_when_its_tile_is_there() -> None:
    alone = given("storm 11V-lift", mission="MH7", cabin="basement")
    two = given("storm 11V-lift; rogue 11V-lobby", mission="MH6", cabin="basement")

    assert alone.beginning("ride") == []
    assert two.beginning("ride") == ["ride first"]


def test_z_2_8_too_late_may_be_among_the_cards_taken_at_random() -> None:
    found = {card for seed in range(30) for card in TOO_LATE if laid("MH2", seed).card_is[card] == FACE_DOWN}

    assert found == set(TOO_LATE)
