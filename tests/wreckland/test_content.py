"""The card files: counted, complete, and true to what is printed."""

from __future__ import annotations

import re
from collections import Counter
from statistics import mean
from typing import get_args

import pytest
from msgspec import json

from frenzy.games.wreckland.cards import (
    BOARDS,
    CANYON,
    DESTRUCTION,
    ENEMIES,
    ENEMY_OF,
    PART_OF,
    PARTS,
    ROAD,
    VEHICLES,
    Enemy,
    enemy_deck,
    part_deck,
    road_deck,
)
from frenzy.games.wreckland.content import facts, words
from frenzy.games.wreckland.content_hash import content_hash
from frenzy.games.wreckland.ids import NOWHERE
from frenzy.games.wreckland.setup import STARTING_SCRAP

BASE_PARTS = [PARTS[card] for card in part_deck(0)]
BASE_ENEMIES = [ENEMIES[card] for card in enemy_deck(0)]


def effects() -> list[words.Effect | words.Bonus]:
    """All that Parts say, alternatives included."""
    vehicles = facts.read_vehicles()
    cards = [*facts.read_parts(), *vehicles.printed, *vehicles.upgrades]
    cards += [card for chapter in facts.read_chapters() for card in chapter.new_parts]
    found = [effect for card in cards for effect in (*card.effects, *card.exact)]
    choices = [effect for effect in found if isinstance(effect, words.Choose)]
    return [*found, *(effect for choice in choices for option in choice.options for effect in option)]


def test_the_counts_are_those_of_the_box() -> None:
    assert (len(BASE_PARTS), len(BASE_ENEMIES), len(VEHICLES), len(DESTRUCTION)) == (36, 24, 4, 5)
    assert (len(BOARDS), len(CANYON)) == (7, 8)


@pytest.mark.parametrize("vehicle", VEHICLES.values(), ids=lambda vehicle: vehicle.id)
def test_each_upgrade_improves_another_printed_part(vehicle: facts.VehicleFact) -> None:
    found = VEHICLES[vehicle.id]

    assert len(found.printed) == len(found.upgrades) == 3
    assert {PARTS[card].on for card in found.upgrades} == {PARTS[card].id for card in found.printed}
    assert all(PARTS[card].slot != NOWHERE for card in found.printed)


def test_every_requirement_occurs_among_the_base_parts() -> None:
    kinds = {card.requirement.kind for card in BASE_PARTS if card.requirement}

    assert kinds == set(get_args(words.Kind))


def test_every_word_of_the_vocabulary_is_used() -> None:
    lines = [line for board in BOARDS.values() for line in board.wreckage_table + board.run_table]
    lines += [line for card in CANYON for line in card.options]

    assert {type(effect) for effect in effects()} == set(get_args(words.Effect | words.Bonus))
    assert {type(line) for line in lines} == set(get_args(words.AnyLine))
    assert {type(card.attack) for card in ENEMIES} == set(get_args(words.AnyAttack))
    assert {card.ability for card in ENEMIES} - {None} == set(get_args(words.Ability))
    assert {board.special for board in BOARDS.values()} == set(get_args(facts.Special))


def test_every_icon_occurs() -> None:
    shots = [effect for effect in effects() if isinstance(effect, words.Shot)]
    singles = [shot for shot in shots if isinstance(shot, words.Single)]

    assert any(effect.range != (1, 6) for effect in effects() if isinstance(effect, words.OnDie))
    assert any(shot.pierce for shot in shots)
    assert any(shot.reach == "any" for shot in shots)
    assert any(shot.per_enemy for shot in singles)
    assert any(shot.vs_damaged for shot in singles)
    assert {card.shield for card in PARTS} == {card.shield for card in ENEMIES} == {0, 1, 2}
    assert any(card.explosive for card in ENEMIES)


def test_every_part_can_be_repaired() -> None:
    assert all(card.dice and card.lowest <= 6 for card in PARTS)


def test_no_red_face_is_safe() -> None:
    counted = Counter(value for card in BASE_ENEMIES for value in card.dice)

    assert all(counted[value] in (5, 6) for value in range(1, 7))
    assert round(mean(card.resistance for card in BASE_ENEMIES), 1) == 5.4


def test_about_half_of_the_base_parts_have_spikes() -> None:
    spiked = sum(any(any(masks) for masks in card.places) for card in BASE_PARTS)

    assert 15 <= spiked <= 21


@pytest.mark.parametrize("chapter", BOARDS)
def test_faces_1_and_2_of_a_wreckage_table_do_nothing(chapter: int) -> None:
    table = BOARDS[chapter].wreckage_table

    assert len(table) == len(BOARDS[chapter].run_table) == 6
    assert (table[0].op, table[1].op) == ("none", "none")


@pytest.mark.parametrize("chapter", BOARDS)
def test_there_are_always_enough_enemies(chapter: int) -> None:
    dealt = [sum(counts) for counts in BOARDS[chapter].enemies]

    assert dealt[0] in (7, 8)
    assert max(dealt) + STARTING_SCRAP["learner"] <= len(enemy_deck(chapter))


def test_what_is_printed_is_kept_as_it_was_read() -> None:
    glass, current, shot = (PARTS[PART_OF[name]] for name in ("V2a", "U01", "P01"))
    fury, fancy = ENEMIES[ENEMY_OF["E01"]], ENEMIES[ENEMY_OF["B2"]]

    assert (glass.name, glass.resistance, glass.words[0], glass.plus) == ("Glass Cannon", 2, words.Single(3), 2)
    assert (current.resistance, current.words[0]) == (5, words.Single(2, per_enemy=1))
    assert current.requirement is not None
    assert (current.requirement.kind, current.requirement.n, current.on) == ("sum", 15, "V1a")
    assert (shot.name, shot.resistance, shot.words[0], shot.plus) == ("Shot Blaster", 4, words.Single(1), 1)
    assert (fury.name, fury.resistance, fury.attack) == ("Fury of Flames", 6, words.OneTarget(2))
    assert (fancy.name, fancy.resistance, fancy.attack) == ("Fallout Fancy", 20, words.OneTarget(3))
    assert VEHICLES["V2"].core == 8


def test_each_card_says_what_of_it_is_printed() -> None:
    assert PARTS[PART_OF["P02"]].fact.from_rulebook == ("name", "resistance", "the numbers 1-3 and 2")
    assert PARTS[PART_OF["P03"]].fact.from_rulebook == ()
    assert sum(bool(card.fact.from_rulebook) for card in PARTS) == 12
    assert sum(bool(card.fact.from_rulebook) for card in ENEMIES) == 3


def test_content_round_trips_through_json() -> None:
    vehicles = facts.read_vehicles()

    assert json.decode(json.encode(vehicles), type=facts.VehicleFile) == vehicles
    assert json.decode(json.encode(facts.read_parts()), type=tuple[facts.PartFact, ...]) == facts.read_parts()


def test_a_wrong_field_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(facts, "read", lambda _name: b'[{"id": "E99", "wheels": 4}]')

    with pytest.raises(ValueError, match=r"enemies\.json: .*wheels"):
        facts.read_enemies()


WRONG = {
    '{"op": "singel", "n": 1}': "Invalid value 'singel'",
    '{"op": "single", "n": "2"}': "Expected `int`, got `str`",
    '{"op": "ram", "n": 1}': "unknown field `n`",
    '{"op": "move_enemy", "n": 2}': "Invalid enum value 2",
    '{"op": "plus", "n": 1}': "Invalid value 'plus'",
}


@pytest.mark.parametrize("effect", WRONG)
def test_a_wrong_word_is_refused_with_its_card_and_field(effect: str, monkeypatch: pytest.MonkeyPatch) -> None:
    card = {"name": "", "resistance": 1, "dice": [1], "exact": [], "shield": 0, "from_rulebook": []}
    cards = [{**card, "id": "P98", "effects": [{"op": "ram"}]}, {**card, "id": "P99", "effects": [json.decode(effect)]}]
    monkeypatch.setattr(facts, "read", lambda _name: json.encode(cards))

    with pytest.raises(ValueError, match=r"parts\.json: P99: .*effects\[0\]") as refusal:
        facts.read_parts()
    assert WRONG[effect] in str(refusal.value)


def test_the_fingerprint_is_stable_and_short() -> None:
    assert content_hash() == content_hash()
    assert re.fullmatch(r"[0-9a-f]{12}\.[0-9a-f]{12}", content_hash())


def test_a_changed_card_changes_its_second_half(monkeypatch: pytest.MonkeyPatch) -> None:
    before = content_hash()
    monkeypatch.setattr("frenzy.games.wreckland.content_hash.content_files", lambda: {"parts.json": b"[]"})

    rules, _, content = content_hash.__wrapped__().partition(".")
    assert rules == before.partition(".")[0]
    assert content != before.partition(".")[2]


# -- roads worth driving (ours) -------------------------------------------------------------------------------

ORDINARY = [card for card in ENEMIES if card.rank == "enemy"]


def behaviour(card: Enemy) -> tuple[str, str | None, int, bool]:
    """What an enemy does, whatever its numbers are: its kind of attack, ability, shield, and if it explodes."""
    return card.attack.op, card.ability, card.shield, card.explosive


def test_at_least_28_enemies_behave_differently() -> None:
    assert len({behaviour(card) for card in ORDINARY}) >= 28


def test_few_enemies_only_attack_one_target() -> None:
    plain = [card.id for card in ORDINARY if behaviour(card) == ("single", None, 0, False)]

    assert plain == ["E01", "E04", "E16"]


def test_every_envelope_has_a_part_and_at_least_two_enemies() -> None:
    for chapter in facts.read_chapters():
        assert len(chapter.new_parts) == 1
        assert len(chapter.new_enemies) >= 2


def test_every_boss_has_an_ability_on_its_card() -> None:
    assert all(card.ability for card in ENEMIES if card.rank == "boss")


def test_mini_bosses_differ() -> None:
    minis = {card.id: behaviour(card) for card in ENEMIES if card.rank == "mini"}

    assert len(minis) == 4
    assert len({minis["M4a"], minis["M3a"], minis["M6a"]}) == 3


def test_special_cards_are_in_three_chapters_each_with_its_own_idea() -> None:
    kinds = {type(card.fact): card.chapter for card in ROAD}

    assert kinds == {facts.StormFact: 5, facts.DecreeFact: 7}
    assert [len(road_deck(chapter)) for chapter in (5, 7)] == [8, 8]
    weather = [card.fact.weather for card in ROAD if isinstance(card.fact, facts.StormFact)]
    assert {type(word) for word in weather} == set(get_args(words.AnyWeather))
    assert BOARDS[2].special == "canyon"


def test_some_part_has_a_printed_range() -> None:
    assert [card.id for card in PARTS if card.dice != card.ends] == ["C1p", "C5p"]


def test_envelopes_bring_abilities_that_the_base_game_has_not() -> None:
    base = {card.ability for card in BASE_ENEMIES}
    chapters = {card.chapter for card in ENEMIES if card.ability not in base}

    assert len(chapters) >= 5
