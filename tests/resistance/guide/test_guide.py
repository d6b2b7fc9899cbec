"""What the game answers to those who ask: reasons, previews, chances and the forecast."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from frenzy.catalogues import LANGUAGES
from frenzy.games.resistance import guide
from frenzy.games.resistance.board import OPENING_IDS, ZONE_IDS, ZONES
from frenzy.games.resistance.cards import USED
from frenzy.games.resistance.game import GAME
from frenzy.games.resistance.guide.chances import hits
from frenzy.games.resistance.missions import MISSION_IDS
from frenzy.games.resistance.text import Text
from frenzy.kernel.guide import Reason
from tests.resistance.table import given

FOLDER = Path(str(guide.__file__)).parent


def reason(table: Any, subject: str) -> Reason:
    found = GAME.why_not(GAME.view(table.state, GAME.to_act(table.state)), subject)
    assert found is not None, f"{subject} can be chosen, or does not exist"
    return found


# -- why not ----------------------------------------------------------------------------------------------------


def test_z_10_2_enemies_hold_a_hero_who_cannot_pay() -> None:
    table = given("wolverine 17R-s; storm 17R-e", "17R-s walker*3")

    told = reason(table, "zone 17R-sw")

    assert (told.key, told.values, told.rule) == ("why-not-enemies-hold", {"count": 3, "cost": 4, "left": 3}, "Z-10.2")


@pytest.mark.parametrize(
    ("subject", "key"),
    [
        ("zone 17R-s", "here"),
        ("zone 13R-lawn1", "not-adjacent"),
        ("door front-door", "door-far"),
        ("door garage-door", "locked"),
        ("mob walker 16R-out5", "out-of-range"),
        ("power rampage", "not-yours"),
    ],
)
def test_things_out_of_reach_say_why(subject: str, key: str) -> None:
    table = given("wolverine 17R-s; storm 17R-e", "16R-out5 walker*2")

    assert reason(table, subject).key == f"why-not-{key}"


def test_z_13_1_a_citizen_among_enemies_is_not_rescued() -> None:
    table = given("wolverine 17R-s; storm 17R-e", "17R-s brute", "17R-s callisto")

    assert reason(table, "citizen callisto").key == "why-not-citizen-guarded"


def test_what_can_be_chosen_has_no_reason_and_what_is_not_there_has_none() -> None:
    table = given("wolverine 17R-s; storm 17R-e")
    view = GAME.view(table.state, 0)

    assert GAME.why_not(view, "zone 17R-sw") is None
    assert GAME.why_not(view, "zone nowhere") is None
    assert GAME.why_not(view, "choice move 17R-sw") is None


def test_z_11_2_an_enemy_that_can_be_attacked_has_no_reason() -> None:
    table = given("storm 17R-s; wolverine 17R-e", "17R-s walker; 17R-se runner sabretooth; 16R-out5 brute")
    view = GAME.view(table.state, 0)

    assert [GAME.why_not(view, f"mob {mob}") for mob in ("walker 17R-s", "runner 17R-se", "brute 16R-out5")] == [
        None
    ] * 3
    assert GAME.why_not(view, "named sabretooth") is None


def test_z_19_5_what_the_hand_reaches_has_no_reason() -> None:
    table = given("wolverine 17R-e; storm 17R-s", "16R-out4 walker; 17R-se walker")

    assert table.offers("fire sentinel_hand 17R-se")
    assert GAME.why_not(GAME.view(table.state, 0), "mob walker 17R-se") is None


@pytest.mark.parametrize(
    ("choice", "key", "rule"),
    [
        ("power", "power-full", "Z-10.8"),
        ("trait", "used-turn", "Z-10.5"),
        ("take 13R-dining", "token-far", "Z-10.9"),
        ("call", "asked", "Z-10.1"),
    ],
)
def test_choices_that_are_not_offered_say_why(choice: str, key: str, rule: str) -> None:
    table = given("storm 17R-s power=4", objectives=None).play("trait")

    told = reason(table, f"choice {choice}")

    assert (told.key, told.rule) == (f"why-not-{key}", rule)


def test_choices_without_an_action_left_say_so() -> None:
    table = given("storm 17R-s", actions_left=0)

    assert {reason(table, f"choice {choice}").key for choice in ("power", "trait")} == {"why-not-no-actions"}


@pytest.mark.parametrize(
    "words", ["move nowhere", "attack nowhere", "open nowhere", "rescue nobody", "take it", "use it"]
)
def test_choices_about_nothing_have_no_reason(words: str) -> None:
    table = given("storm 17R-s")

    assert GAME.why_not(GAME.view(table.state, 0), f"choice {words}") is None


def every_reason(games: int) -> list[tuple[Any, Reason]]:
    found: list[tuple[Any, Reason]] = []
    for number, mission in enumerate(MISSION_IDS):
        for seed in range(games):
            rng = random.Random(100 * number + seed)
            state = GAME.new(2, seed, {"mission": mission})
            for _ in range(60):
                if not state.stack:
                    break
                view = GAME.view(state, GAME.to_act(state))
                subjects = [f"zone {zone}" for zone in view["zones"]] + [f"door {door}" for door in OPENING_IDS]
                subjects += [f"power {name}" for name in USED[state.mode]]
                subjects += [f"citizen {card['id']}" for card in view["citizens"]]
                for subject in rng.sample(subjects, 6):
                    reason = GAME.why_not(view, subject)
                    if reason is not None:
                        found.append((state.clone(), reason))
                for choice in rng.sample(view["choices"], min(2, len(view["choices"]))):
                    found += [(state.clone(), odds) for odds in GAME.odds(view, choice)]
                GAME.apply(state, rng.choice(GAME.legal_actions(state)))
    return found


def test_every_reason_of_random_games_is_said_in_every_language() -> None:
    found = every_reason(1)
    texts = {language: Text(language) for language in LANGUAGES}

    assert len({reason.key for _, reason in found}) >= 15
    for state, told in found:
        for language, text in texts.items():
            said = text.phrase(GAME.explain(state, told).text)
            assert said, (language, told)
            assert "{" not in said, (language, told, said)


def test_every_reason_in_the_code_has_its_sentence_and_no_sentence_is_left_over() -> None:
    source = "\n".join(path.read_text() for path in FOLDER.glob("*.py"))
    wanted = {f"why-not-{key}" for key in re.findall(r'because\(\s*"([\w-]+)"', source)}
    wanted |= {f"why-not-used-{limit}" for limit in ("turn", "enemy_phase", "round")}
    wanted |= set(re.findall(r'"(odds-\w+)"', source))
    for language in LANGUAGES:
        page = Path(FOLDER.parent, "locale", language, "guide.ftl").read_text()
        keys = {key for key in re.findall(r"^((?:why-not|odds)-[\w-]+) =", page, re.MULTILINE) if "-when-" not in key}
        assert keys == wanted, language


# -- chances ----------------------------------------------------------------------------------------------------


def test_z_11_4_chances_of_plain_dice() -> None:
    assert hits(3, 4, 7, 7) == pytest.approx((1 / 8, 3 / 8, 3 / 8, 1 / 8))


def test_z_8_10_dice_that_explode_hit_more_often() -> None:
    mean = sum(number * chance for number, chance in enumerate(hits(1, 4, 7, 6)))

    assert mean == pytest.approx(0.5 / (1 - 1 / 6), abs=1e-6)


def test_z_11_7_odds_of_an_attack_agree_with_playing_it() -> None:
    table = given("wolverine 17R-s power=2; storm 17R-e", "17R-s walker*2 brute")
    view = GAME.view(table.state, 0)
    odds = GAME.odds(view, "attack 17R-s")
    assert [told.values["power"] for told in odds] == [0, 1, 2]

    fallen, clear, games = 0, 0, 600
    for seed in range(games):
        state = GAME.redeal(view, random.Random(seed))
        GAME.apply(state, "attack 17R-s")
        GAME.apply(state, "roll 2")
        left = state.enemies_in(state.zone[0])
        fallen, clear = fallen + 3 - left, clear + (left == 0)

    assert odds[2].values["kills"] == pytest.approx(fallen / games, abs=0.15)
    assert odds[2].values["clear"] == pytest.approx(100 * clear / games, abs=6)


def said_of(table: Any, choice: str, language: str = "en") -> str:
    """What the button of a choice says."""
    seat = GAME.to_act(table.state)
    asked = GAME.question(table.state, seat)
    told = dict(zip(GAME.choices(table.state, seat), asked.choices, strict=True))
    return Text(language).phrase(told[choice].text)


def test_z_10_2_a_move_tells_what_it_costs_to_leave_enemies_behind() -> None:
    held = given("wolverine 17R-s; storm 17R-e", "17R-s walker*2")
    free = given("wolverine 17R-s; storm 17R-e")

    assert said_of(held, "move 17R-sw").endswith("(3 actions)")
    assert said_of(held, "move 17R-sw", "fr").endswith("(3 actions)")
    assert said_of(held, "move 17R-sw", "pl").endswith("(3 akcje)")
    assert "action" not in said_of(free, "move 17R-sw")


def test_z_11_4_every_roll_tells_its_chances() -> None:
    table = given("wolverine 17R-s power=2; storm 17R-e", "17R-s walker*3")
    odds = GAME.odds(GAME.view(table.state, 0), "attack 17R-s")
    table.play("attack 17R-s")

    for power, row in enumerate(odds):
        told = said_of(table, f"roll {power}")
        assert f"{row.values['kills']} of 3" in told
        assert f"{row.values['clear']}\u00a0%" in told
    assert len(odds) == 3


def test_z_11_4_odds_of_an_ability_that_is_added_to_the_roll() -> None:
    table = given("wolverine 17R-s power=2 traits=overpower; storm 17R-e", "17R-s walker*3").play("attack 17R-s")
    used = [choice for choice in table.choices if choice.startswith("use ")]
    plain = GAME.odds(GAME.view(table.state, 0), "roll 0")[0]

    assert used
    for choice in used:
        odds = GAME.odds(GAME.view(table.state, 0), choice)
        assert odds[0].values["kills"] > plain.values["kills"]  # type: ignore[operator]


def test_z_21_3_a_bite_tells_how_likely_somebody_is_devoured() -> None:
    table = given("cyclops 11V-corr hunger=1; iceman 11V-corr", "", "11V-corr trish_tilby", mission="MZ1")
    odds = GAME.odds(GAME.view(table.state, 0), "devour")

    assert [row.key for row in odds] == ["odds-devour"]
    assert odds[0].values == {"dice": 2, "meal": 75}


# -- previews and the forecast ----------------------------------------------------------------------------------


def test_a_preview_stops_at_the_dice() -> None:
    table = given("wolverine 17R-s; storm 17R-e", "17R-s walker")
    preview = GAME.preview(GAME.view(table.state, 0), "attack 17R-s")

    assert preview is not None
    assert [event["event"] for event in preview.events] == ["attack_aimed"]
    assert not preview.is_whole


def test_a_preview_of_a_move_shows_where_the_hero_stands_then() -> None:
    table = given("wolverine 17R-s; storm 17R-e")
    preview = GAME.preview(GAME.view(table.state, 0), "move 17R-sw")

    assert preview is not None
    assert preview.is_whole
    assert preview.after[0]["hero"]["zone"] == "17R-sw"


def test_z_14_2_the_forecast_tells_who_attacks_and_who_comes() -> None:
    table = given("wolverine 17R-s health=1; storm 17R-e", "17R-s walker*2; 16R-out5 brute")
    forecast = GAME.forecast(GAME.view(table.state, 0), random.Random(1))

    assert forecast is not None
    headings = {heading.thing: (heading.start, heading.end, heading.is_sure) for heading in forecast.headings}
    assert headings["mob walker 17R-s"] == ("17R-s", "17R-s", True)
    assert headings["mob brute 16R-out5"] == ("16R-out5", "17R-sw", True)
    wolverine = next(outlook for outlook in forecast.outlooks if outlook.thing == "hero wolverine")
    assert wolverine.least >= 1
    assert wolverine.falls == 1


def test_the_forecast_is_the_same_for_tables_that_look_the_same() -> None:
    state = GAME.new(2, 5, {"mission": "MH2"})
    view = GAME.view(state, 0)
    twin = GAME.redeal(view, random.Random(3))

    assert GAME.forecast(view, random.Random(7)) == GAME.forecast(GAME.view(twin, 0), random.Random(7))


def test_z_14_2_runners_are_foreseen_for_both_of_their_actions() -> None:
    table = given("wolverine 17R-s; storm 17R-e", "16R-out5 runner*2")
    forecast = GAME.forecast(GAME.view(table.state, 0), random.Random(1))

    assert forecast is not None
    steps = [(heading.start, heading.end, heading.count) for heading in forecast.headings]
    assert steps == [("16R-out5", "17R-sw", 2), ("17R-sw", "17R-s", 2)]


def test_what_is_decided_is_told_apart_from_what_cards_may_bring() -> None:
    table = given("wolverine 17R-s; storm 17R-e", "17R-s walker*2")
    forecast = GAME.forecast(GAME.view(table.state, 0), random.Random(1))

    assert forecast is not None
    wolverine, storm = forecast.outlooks
    assert (wolverine.decided, wolverine.least) == (2, 2)
    assert (storm.decided, storm.least) == (0, 0)
    assert wolverine.most >= wolverine.mean >= wolverine.decided


def test_z_13_7_the_forecast_gives_up_no_citizen() -> None:
    """Whoever holds a citizen stands to take the wound: to have it devoured instead costs everybody."""
    table = given("wolverine 17R-s citizen=callisto; storm 17R-e", "17R-s walker")
    forecast = GAME.forecast(GAME.view(table.state, 0), random.Random(1))

    assert forecast is not None
    assert forecast.outlooks[0].decided == 1


def test_z_13_7_the_forecast_uses_what_cancels_a_wound() -> None:
    table = given("wolverine 17R-s traits=grit citizen=callisto; storm 17R-e", "17R-s walker")
    forecast = GAME.forecast(GAME.view(table.state, 0), random.Random(1))

    assert forecast is not None
    assert forecast.outlooks[0].decided == 0


def test_threats_are_those_of_the_hero_in_hand_zone_by_zone() -> None:
    table = given("wolverine 17R-s; storm 17R-e", "17R-s walker*2; 16R-out5 runner")
    forecast = GAME.forecast(GAME.view(table.state, 0), random.Random(1), "zones")

    assert forecast is not None
    threats = {threat.thing: threat for threat in forecast.threats}
    assert forecast.whose == "hero wolverine"
    assert set(threats) == {f"zone {ZONE_IDS[zone]}" for zone in table.state.ways().zones if is_floor(zone)}
    assert threats["zone 17R-s"].decided == 2, "whoever stays with them is struck"
    assert threats["zone 17R-sw"].decided == 1, "the runner comes and strikes; the walkers only come"
    assert threats["zone 16R-out5"].decided == 2, "the runner strikes twice"
    assert threats["zone 17R-n"].decided == 0


def is_floor(zone: int) -> bool:
    return not ZONES[zone].is_solid and not ZONES[zone].is_shaft


def test_a_threat_that_kills_is_told() -> None:
    table = given("wolverine 17R-e health=1; storm 17R-e", "17R-s walker*2")
    forecast = GAME.forecast(GAME.view(table.state, 0), random.Random(1), "zones")

    assert forecast is not None
    falls = {threat.thing: threat.falls for threat in forecast.threats}
    assert falls["zone 17R-s"] == 1
    assert falls["zone 17R-n"] < 1


def test_threats_change_nothing_and_are_the_same_for_tables_that_look_the_same() -> None:
    state = GAME.new(2, 5, {"mission": "MH2"})
    view = GAME.view(state, 0)
    twin = GAME.redeal(view, random.Random(3))

    threats = GAME.forecast(view, random.Random(7), "zones")
    assert threats == GAME.forecast(GAME.view(twin, 0), random.Random(7), "zones")
    assert GAME.view(state, 0) == view


def test_what_heals_after_the_enemies_hides_no_wound() -> None:
    """Health that comes back at the end of the round was lost all the same."""
    state = GAME.new(1, 3, {"mission": "MH1"})
    for number in range(60):
        if state.phase == "players":
            forecast = GAME.forecast(GAME.view(state, 0), random.Random(number))
            assert forecast is not None
            assert all(outlook.least >= outlook.decided >= 0 for outlook in forecast.outlooks)
        GAME.apply(state, random.Random(number).choice(GAME.legal_actions(state)))
        if not state.stack:
            break
