"""Each reason against a thing, on a board where it holds, with its numbers and its paragraph."""

from __future__ import annotations

from typing import Any

from frenzy.games.adrenaline.guide.reasons import because
from frenzy.kernel.guide import Reason
from tests.adrenaline.guide.asking import why_not
from tests.adrenaline.table import GAME, Table, given

# The blue room on top sees into the red one through the doors of a1 and c1; a wall stands between b1 and b2.
ROOMS = """
    V   .   B
    .   .   S   .
    #   .   .   D
"""
CLOSE = """
    V   B   S
    .   .   .   .
    #   .   .   D
"""
DUEL = """
    VB  .   .
    .   .   S   .
    #   .   .   D
"""


def on(drawing: str = ROOMS, weapons: str = "", ammo: str = "", **more: Any) -> Table:
    return given(drawing, arena="small", act="V", weapons={"V": weapons}, ammo={"V": ammo}, **more)


def at_effect(table: Table, effect: str) -> Reason | None:
    return why_not(table, f"effect {effect}")


# -- not now --------------------------------------------------------------------------------------------------


def test_a_9_4_nothing_is_chosen_after_the_end() -> None:
    pairs = [{"by": "violet", "overkill": None}] * 4
    table = on(weapons="lock_rifle", damage={"B": "V" * 10}, ending="sudden_death", skulls=5, killshots=pairs)

    table.play("shoot lock_rifle", "target B", "end turn")

    assert why_not(table, "square a1", seat="V") == because("over", "A-9.4")


def test_a_4_1_others_wait() -> None:
    assert why_not(on(), "square b1", seat="B") == because("wait", "A-4.1", seat=0, asked="turn")


def test_a_4_2_what_is_asked_comes_first() -> None:
    table = on(weapons="lock_rifle").play("run")

    assert why_not(table, "weapon lock_rifle") == because("asked", "A-4.2", asked="move")


def test_a_4_1_actions_belong_to_the_own_turn() -> None:
    table = on(weapons="lock_rifle", powerups={"B": "newton:red"}).play("shoot lock_rifle", "target B")

    assert table.prompt == "grenade"
    assert why_not(table, "action run") == because("turn", "A-4.1", seat=0)


def test_a_4_1_reloading_ends_the_actions() -> None:
    table = on(ammo="BB", unloaded={"V": "lock_rifle"}).play("end turn")

    assert why_not(table, "action shoot") == because("turn-over", "A-4.1", asked="reload")


def test_a_4_1_without_an_action_left_nobody_runs_grabs_or_shoots() -> None:
    table = on(weapons="lock_rifle", actions_left=0, market={"red": ["zx2"]})

    things = ("square b1", "action run", "action grab", "action shoot", "weapon lock_rifle", "weapon zx2", "figure B")
    assert {str(why_not(table, thing)) for thing in things} == {str(because("actions", "A-4.1"))}


def test_a_12_1_there_may_be_no_bot() -> None:
    assert why_not(on(), "action bot") == because("bot-none", "A-12.1")


def test_a_12_2_the_bot_acts_once_a_turn() -> None:
    assert why_not(on(bot="D", seats="VBS"), "action end") == because("bot-first", "A-12.2")

    acted = on(bot="D", seats="VBS").play("bot", "move d3")
    assert why_not(acted, "action bot") == because("bot-acted", "A-12.2")


def test_a_12_2_the_bot_does_not_act_in_the_very_first_turn() -> None:
    table = Table(GAME.new(3, 5, {"bot": True}))
    while table.prompt != "turn":
        table.play(table.choices[0])

    assert why_not(table, "action bot") == because("bot-early", "A-12.2")


# -- moving ---------------------------------------------------------------------------------------------------


def test_a_4_2_a_run_goes_three_squares() -> None:
    far = because("far", "A-4.2", square="d3", from_="a1", moves=5, limit=3)

    assert why_not(on(), "square d3") == far
    assert why_not(on().play("run"), "square d3") == far
    assert why_not(on().play("run"), "spawn yellow") == far


def test_a_9_3_a_run_in_frenzy_goes_four_squares() -> None:
    table = on(frenzy={"trigger": 0}, start=2, to_act=1, seats="BVSD").play("run")

    assert why_not(table, "square d3") == because("far", "A-9.3", square="d3", from_="a1", moves=5, limit=4)


def test_a_9_3_the_last_frenzy_turns_have_no_run() -> None:
    table = on(frenzy={"trigger": 3}, actions_left=1, tiles={"a1": "RRB"})

    assert why_not(table, "action run") == because("frenzy-run", "A-9.3")
    assert why_not(table, "square b1") == because("frenzy-run", "A-9.3")
    assert why_not(table, "square a1") == because("grab-first", "A-4.3", square="a1")


def test_a_4_2_a_run_leads_somewhere_else() -> None:
    assert why_not(on(tiles={}), "square a1") == because("stay", "A-4.2", square="a1")
    assert why_not(on().play("run"), "square a1") == because("stay", "A-4.2", square="a1")


def test_a_4_2_the_run_comes_before_its_square() -> None:
    assert why_not(on(tiles={}), "square b1") == because("run-first", "A-4.2", square="b1")


def test_a_4_2_where_something_lies_a_run_or_a_grab_comes_before_the_square() -> None:
    assert why_not(on(), "square b1") == because("either-first", "A-4.2", square="b1")


def test_a_5_1_a_wall_is_in_the_way() -> None:
    walled = """
        .   V   .
        B   .   S   .
        #   .   .   D
    """
    table = on(walled, tiles={"b1": "RRB"}).play("grab")

    assert why_not(table, "square b2") == because("wall", "A-4.3", square="b2", from_="b1", moves=3, limit=1)


def test_a_8_2_a_newton_moves_in_one_direction_and_not_through_walls() -> None:
    table = on(powerups={"V": "newton:red"}).play("play newton:red", "target S")

    assert why_not(table, "square b1") == because("straight", "A-8.2", square="b1", from_="c2")
    assert why_not(table, "square c3") == because("blocked", "A-5.1", square="c3", from_="c2")
    assert why_not(table, "square c2") == because("stay", "A-8.2", square="c2")


def test_a_8_2_a_newton_moves_two_squares_at_most() -> None:
    row = """
        V   B   S
        .   .   .   D
        #   .   .   .
    """
    table = on(row, powerups={"V": "newton:red"}).play("play newton:red", "target D")

    assert why_not(table, "square a2") == because("far", "A-8.2", square="a2", from_="d2", moves=3, limit=2)


def test_a_11_3_only_the_ways_that_differ_are_asked_for() -> None:
    ways = """
        .   .   B
        V   .   S   .
        #   .   .   D
    """
    table = on(ways, mode="turret", turrets={"b1": "banshee"}, offer=["RRB"]).play("run", "move c1")

    assert table.prompt == "path"
    assert why_not(table, "square d3") == because("path", "A-11.3", square="d3", goal="c1")


def test_a_11_3_a_run_over_turrets_may_come_back_and_is_said_to() -> None:
    table = on(mode="turret", turrets={"b1": "banshee"}, offer=[])

    assert why_not(table, "square a1") == because("return-first", "A-4.2", square="a1")
    assert why_not(table.play("run"), "square a1") is None
    table.play("return a1")

    assert why_not(table, "square d3") == because("return-path", "A-11.3", square="d3")


def test_a_12_2_the_bot_moves_one_square() -> None:
    table = on(bot="D", seats="VBS").play("bot")

    assert why_not(table, "square b3") == because("far", "A-12.2", square="b3", from_="d3", moves=2, limit=1)


# -- grabbing -------------------------------------------------------------------------------------------------


def test_a_4_3_the_grab_comes_before_its_square() -> None:
    assert why_not(on(tiles={"a1": "RRB"}), "square a1") == because("grab-first", "A-4.3", square="a1")


def test_a_4_3_a_grab_allows_one_move_and_with_three_damage_two() -> None:
    table = on(tiles={"a1": "RRB"}).play("grab")
    assert why_not(table, "square c1") == because("far", "A-4.3", square="c1", from_="a1", moves=2, limit=1)

    hurt = on(tiles={"a1": "RRB"}, damage={"V": "BBB"}).play("grab")
    assert why_not(hurt, "square c2") == because("far", "A-4.5", square="c2", from_="a1", moves=3, limit=2)


def test_a_4_3_there_may_be_nothing_near() -> None:
    assert why_not(on(tiles={}, market={"red": []}), "action grab") == because("grab-near", "A-4.3", limit=1)


def test_a_4_6_an_empty_square_gives_nothing() -> None:
    assert why_not(on(tiles={"b1": "RRB"}).play("grab"), "square a1") == because("nothing", "A-4.6", square="a1")


def test_a_4_7_a_weapon_has_its_price() -> None:
    table = on(tiles={"a1": "RRB"}, market={"red": ["whisper"]})

    assert why_not(table, "weapon whisper") == because("price", "A-4.7", weapon="whisper", missing="YB")
    table.play("grab")
    assert why_not(table, "square a2") == because("prices", "A-4.7", square="a2")
    assert why_not(table, "weapon whisper") == because("price", "A-4.7", weapon="whisper", missing="YB")


def test_a_4_9_an_empty_spawnpoint_sells_nothing() -> None:
    table = on(tiles={"a1": "RRB"}, market={"red": []}).play("grab")

    assert why_not(table, "square a2") == because("shelf", "A-4.9", square="a2")


def test_a_11_1_no_square_twice_in_a_turn() -> None:
    table = on(mode="turret", offer=["RRB", "RYY"]).play("grab", "move a1", "tile RRB", "done", "grab")

    assert why_not(table, "square a1") == because("grabbed", "A-11.1", square="a1")


def test_a_11_1_the_turret_board_may_be_empty() -> None:
    table = on(mode="turret", offer=[], ammo="R", market={"red": ["zx2"]}).play("grab")

    assert why_not(table, "square b1") == because("offer", "A-11.1")


def test_a_11_1_only_open_tiles_can_be_taken() -> None:
    table = on(mode="turret", offer=["RRB", "RYY"]).play("grab", "move a1")

    assert why_not(table, "tile PBY") == because("no-tile", "A-11.1", tile="PBY")


def test_a_11_2_only_what_the_tile_has_can_be_given_up() -> None:
    table = on(mode="turret", offer=["RRB", "RYY"]).play("grab", "move a1", "tile RRB")

    assert why_not(table, "cube yellow") == because("no-item", "A-11.2", tile="RRB", colour="yellow")


# -- weapons --------------------------------------------------------------------------------------------------


def test_a_4_3_a_weapon_is_fetched_from_near() -> None:
    table = on(ammo="R", market={"red": ["zx2"], "yellow": ["thor"]})
    far = because("fetch-far", "A-4.3", weapon="thor", square="d3", moves=5, limit=1)

    assert why_not(table, "weapon zx2") == because("fetch-first", "A-4.3", weapon="zx2", square="a2")
    assert why_not(table, "weapon thor") == far
    table.play("grab")
    assert why_not(table, "weapon zx2") == because("square-first", "A-4.3", weapon="zx2", square="a2")
    assert why_not(table, "weapon thor") == far


def test_a_4_7_a_weapon_is_taken_from_the_spawnpoint_where_one_stands() -> None:
    table = on(weapons="lock_rifle", ammo="R", market={"red": ["zx2", "whisper"], "yellow": ["thor"]})
    table.play("grab", "move a2")

    assert why_not(table, "weapon thor") == because("elsewhere", "A-4.7", weapon="thor", square="d3", from_="a2")
    assert why_not(table, "weapon whisper") == because("price", "A-4.7", weapon="whisper", missing="YB")
    assert why_not(table, "weapon lock_rifle") == because("owned", "A-4.7", weapon="lock_rifle")


def test_a_4_7_the_weapon_just_taken_stays() -> None:
    table = on(weapons="lock_rifle thor hellion", ammo="R", market={"red": ["zx2"]}).play("grab", "move a2", "take zx2")

    assert why_not(table, "weapon zx2") == because("just-taken", "A-4.7", weapon="zx2")


def test_a_7_1_only_own_weapons_are_played() -> None:
    table = on(weapons="lock_rifle", unloaded={"B": "zx2"})

    assert why_not(table, "weapon zx2") == because("theirs", "A-7.1", weapon="zx2", figure=2)
    assert why_not(table, "weapon furnace") == because("in-pile", "A-4.9", weapon="furnace")


def test_a_4_7_without_a_weapon_nobody_shoots() -> None:
    assert why_not(on(), "action shoot") == because("unarmed", "A-4.7")


def test_a_4_8_a_weapon_has_to_be_loaded() -> None:
    one, two = on(unloaded={"V": "thor"}), on(unloaded={"V": "thor zx2"})

    assert why_not(one, "weapon thor") == because("unloaded", "A-4.8", weapon="thor")
    assert why_not(one, "action shoot") == because("unloaded", "A-4.8", weapon="thor")
    assert why_not(two, "action shoot") == because("all-unloaded", "A-4.8")


def test_a_4_4_a_weapon_has_to_reach_somebody() -> None:
    assert why_not(on(weapons="sledgehammer"), "weapon sledgehammer") == because(
        "reach", "A-4.4", weapon="sledgehammer", square="a1"
    )
    assert why_not(on(weapons="sledgehammer shotgun"), "action shoot") == because("no-shot", "A-4.4")


def test_a_4_5_not_even_a_step_may_help() -> None:
    table = on(weapons="sledgehammer", damage={"V": "BBBBBB"})

    assert why_not(table, "weapon sledgehammer") == because(
        "nobody-near", "A-4.5", weapon="sledgehammer", from_="a1", limit=1
    )


def test_a_4_5_from_there_nobody_can_be_hit() -> None:
    table = on(CLOSE, weapons="sledgehammer", damage={"V": "BBBBBB"}).play("shoot sledgehammer")

    assert why_not(table, "square a2") == because("reach", "A-4.4", weapon="sledgehammer", square="a2")
    assert why_not(table, "square c1") == because("far", "A-4.5", square="c1", from_="a1", moves=2, limit=1)


def test_a_7_1_a_mode_that_would_reach_has_its_price() -> None:
    table = on(weapons="power_glove")

    assert why_not(table, "weapon power_glove") == because(
        "shot-price", "A-7.1", weapon="power_glove", effect="power_glove-rocket_fist", missing="B"
    )


def test_a_4_8_reloading_has_its_price_and_its_order() -> None:
    table = on(weapons="hellion", ammo="Y", unloaded={"V": "lock_rifle sledgehammer"}, market={"red": ["zx2"]})
    table.play("end turn")

    missing = because("reload-price", "A-4.8", weapon="lock_rifle", missing="BB")
    assert why_not(table, "weapon lock_rifle") == missing
    assert why_not(table, "weapon hellion") == because("loaded", "A-4.8", weapon="hellion")
    assert why_not(table, "weapon zx2") == because("on-shelf", "A-4.7", weapon="zx2", square="a2")


def test_a_4_8_weapons_are_reloaded_in_the_order_of_the_manual() -> None:
    table = on(ammo="RYYBB", unloaded={"V": "lock_rifle zx2 sledgehammer"}).play("end turn", "reload zx2")

    assert why_not(table, "weapon lock_rifle") == because("reload-order", "A-4.8", weapon="lock_rifle")


def test_a_9_3_in_frenzy_the_reload_is_part_of_the_price() -> None:
    table = on(unloaded={"V": "thor"}, frenzy={"trigger": 3}, actions_left=1)

    assert why_not(table, "weapon thor") == because("reload-price", "A-9.3", weapon="thor", missing="RB")


def test_a_9_3_a_reload_must_leave_the_shot_its_price() -> None:
    table = on(
        weapons="power_glove", ammo="B", unloaded={"V": "electroscythe"}, powerups={"V": "newton:red"},
        frenzy={"trigger": 3}, actions_left=1,
    )  # fmt: skip
    table.play("shoot power_glove", "move a1")

    assert table.prompt == "reload"
    assert why_not(table, "weapon electroscythe") == because(
        "keep", "A-9.3", weapon="electroscythe", other_weapon="power_glove"
    )


# -- effects --------------------------------------------------------------------------------------------------


def test_a_7_1_an_effect_is_used_once() -> None:
    table = on(weapons="thor", ammo="BB").play("shoot thor", "target B")

    assert at_effect(table, "basic") == because("used", "A-7.1", effect="thor-basic")


def test_a_7_2_high_voltage_needs_the_chain() -> None:
    table = on(weapons="thor", ammo="BB").play("shoot thor", "target B")

    assert at_effect(table, "high_voltage") == because(
        "effect-needs", "A-7.2", effect="thor-high_voltage", other_effect="thor-chain_reaction"
    )


def test_a_7_2_the_basic_effect_comes_first() -> None:
    table = on(DUEL, weapons="cyberblade", ammo="Y").play("shoot cyberblade")

    assert at_effect(table, "slice_and_dice") == because("effect-basic", "A-7.2", effect="cyberblade-slice_and_dice")


def test_a_7_2_some_effects_have_their_moment() -> None:
    plasma = on(weapons="plasma_gun", ammo="B").play("shoot plasma_gun")
    assert at_effect(plasma, "charged_shot") == because("effect-at-once", "A-7.2", effect="plasma_gun-charged_shot")

    rocket = on(weapons="rocket_launcher", ammo="YB").play("shoot rocket_launcher")
    warhead = "rocket_launcher-fragmenting_warhead"
    assert at_effect(rocket, "fragmenting_warhead") == because("effect-within", "A-7.2", effect=warhead)
    rocket.play("use basic", "target B")
    assert at_effect(rocket, "rocket_jump") == because("effect-inside", "A-7.2", effect="rocket_launcher-rocket_jump")
    assert at_effect(rocket, "basic") == because("used", "A-7.1", effect="rocket_launcher-basic")


def test_a_7_1_an_effect_has_its_price() -> None:
    table = on(DUEL, weapons="sledgehammer").play("shoot sledgehammer")

    assert at_effect(table, "pulverize") == because(
        "effect-price", "A-7.1", effect="sledgehammer-pulverize", missing="R"
    )


def test_a_7_1_an_effect_needs_somebody_to_affect() -> None:
    table = on(DUEL, weapons="shotgun").play("shoot shotgun")

    assert at_effect(table, "long_barrel") == because("effect-nobody", "A-7.1", effect="shotgun-long_barrel")
    assert at_effect(table, "scanner") is None


# -- targets --------------------------------------------------------------------------------------------------


def test_a_5_2_one_is_not_a_target_oneself() -> None:
    assert why_not(on(weapons="lock_rifle"), "figure V") == because("self", "A-5.2")
    assert why_not(on(weapons="lock_rifle").play("shoot lock_rifle"), "square a1") == because("self", "A-5.2")


def test_a_5_5_whoever_is_off_the_board_cannot_be_chosen() -> None:
    table = on(weapons="lock_rifle", off="Z").play("shoot lock_rifle")

    assert why_not(table, "figure Z") == because("absent", "A-5.5", target="dozer")


def test_a_4_4_the_weapon_comes_before_the_target() -> None:
    table = on(weapons="lock_rifle")

    assert why_not(table, "figure B") == because("weapon-first", "A-4.4", target="banshee")
    assert why_not(table, "figure D") == because("out-of-reach", "A-4.4", target="d_struct_or", from_="a1")


def test_a_5_2_no_door_leads_into_that_room() -> None:
    table = on(weapons="lock_rifle").play("shoot lock_rifle")
    unseen = because("seen", "A-5.2", target="d_struct_or", from_="a1", room="yellow")

    assert why_not(table, "figure D") == unseen
    assert why_not(table, "square d3") == unseen


def test_a_5_2_the_second_has_to_be_seen_by_the_first() -> None:
    table = on(weapons="thor", ammo="BB").play("shoot thor", "target B", "use chain_reaction")

    assert why_not(table, "figure D") == because(
        "seen-by", "A-5.2", target="d_struct_or", other="banshee", from_="c1", room="yellow"
    )


def test_a_7_5_heatseeker_hits_only_those_out_of_sight() -> None:
    table = on(weapons="heatseeker").play("shoot heatseeker")

    assert why_not(table, "figure B") == because("in-sight", "A-7.5", target="banshee", from_="a1")


def test_a_7_5_sledgehammer_hits_on_the_own_square() -> None:
    table = on(DUEL, weapons="sledgehammer").play("shoot sledgehammer", "use basic")

    assert why_not(table, "figure S") == because("same-square", "A-7.5", target="sprog", from_="a1")


def test_a_5_3_exactly_one_move_away() -> None:
    table = on(CLOSE, weapons="shotgun").play("shoot shotgun", "use long_barrel")
    assert why_not(table, "figure S") == because("next", "A-5.3", target="sprog", from_="a1", moves=2)

    walled = """
        S   V   .
        .   B   .   .
        #   .   .   D
    """
    table = on(walled, weapons="shotgun").play("shoot shotgun", "use long_barrel")
    assert why_not(table, "figure B") == because("next-wall", "A-5.3", target="banshee", from_="b1", moves=3)


def test_a_5_4_railgun_shoots_in_straight_lines() -> None:
    table = on(weapons="railgun").play("shoot railgun", "use basic")

    assert why_not(table, "figure S") == because("line", "A-5.4", target="sprog", from_="a1")


def test_a_5_3_punisher_pulls_from_two_moves_at_most() -> None:
    table = on(weapons="tractor_beam", ammo="RY").play("shoot tractor_beam", "use punisher")

    assert why_not(table, "figure D") == because("away", "A-5.3", target="d_struct_or", from_="a1", moves=5, limit=2)


def test_a_7_5_whisper_needs_two_moves_between() -> None:
    table = on(CLOSE, weapons="whisper").play("shoot whisper")

    assert why_not(table, "figure B") == because("near", "A-7.5", target="banshee", from_="a1", moves=1, limit=2)


def test_a_7_5_tractor_beam_pulls_only_into_sight() -> None:
    far = """
        B   .   .   .
        .   .   .   .
        .   .   S   V
    """
    table = given(far, arena="large", act="V", seats="VBSD", off="D", weapons={"V": "tractor_beam"})
    table.play("shoot tractor_beam", "use basic")

    assert why_not(table, "figure B") == because("pull", "A-7.5", target="banshee", from_="d3", limit=2)


def test_a_7_5_vortex_cannon_draws_from_around_its_square() -> None:
    table = on(weapons="vortex_cannon").play("shoot vortex_cannon", "aim c2")

    assert why_not(table, "figure D") == because("around", "A-7.5", target="d_struct_or", square="c2")


def test_a_7_5_flamethrower_burns_square_by_square() -> None:
    table = on(CLOSE, weapons="flamethrower").play("shoot flamethrower", "use basic", "aim b1")
    assert why_not(table, "figure S") == because("spot", "A-7.5", target="sprog", square="b1")

    table.play("done")
    assert why_not(table, "figure B") == because("spot", "A-7.5", target="banshee", square="c1")


def test_a_7_3_barbecue_spares_nobody() -> None:
    table = on(CLOSE, weapons="flamethrower", ammo="YY").play("shoot flamethrower", "use barbecue", "aim b1")

    assert why_not(table, "figure S") == because("together", "A-7.3", target="sprog")


FOUR = """
    V   D   B
    .   .   S   .
    #   .   .   .
"""


def test_a_7_3_targets_are_named_once_and_in_order() -> None:
    table = on(FOUR, weapons="machine_gun").play("shoot machine_gun", "target B")

    assert why_not(table, "figure B") == because("chosen", "A-7.3", target="banshee")
    assert why_not(table, "figure D") == because("order", "A-7.3", target="d_struct_or", other="banshee")


def test_a_7_5_second_lock_needs_another_target() -> None:
    table = on(weapons="lock_rifle", ammo="R").play("shoot lock_rifle", "target B", "use second_lock")

    assert why_not(table, "figure B") == because("another", "A-7.5", target="banshee")


def test_a_7_5_focus_shot_needs_one_of_the_targets() -> None:
    table = on(weapons="machine_gun", ammo="Y").play("shoot machine_gun", "target B", "done", "use focus_shot")

    assert why_not(table, "figure S") == because("only-hit", "A-7.5", target="sprog")


def test_a_7_5_shockwave_hits_one_on_each_square() -> None:
    pair = """
        V   DB  .
        S   .   .   .
        #   .   .   .
    """
    table = on(pair, weapons="shockwave").play("shoot shockwave", "use basic", "target D")

    assert why_not(table, "figure B") == because("apart", "A-7.5", target="banshee", other="d_struct_or", square="b1")


def test_a_5_4_piercing_goes_in_one_direction() -> None:
    cross = """
        .   B   .
        DS  V   .   .
        #   .   .   .
    """
    table = on(cross, weapons="railgun").play("shoot railgun", "use piercing", "target D")

    assert why_not(table, "figure B") == because("aligned", "A-5.4", target="banshee", other="d_struct_or")


# -- aiming ---------------------------------------------------------------------------------------------------


def test_a_5_2_an_unseen_square_is_not_aimed_at() -> None:
    table = on(weapons="vortex_cannon").play("shoot vortex_cannon")
    dark = because("dark", "A-5.2", square="d3", from_="a1", room="yellow")

    assert why_not(table, "square d3") == dark
    assert why_not(table, "figure D") == dark
    assert why_not(table, "square a1") == because("aim-here", "A-7.5", square="a1")


def test_a_4_4_aiming_needs_somebody_there() -> None:
    vortex = on(weapons="vortex_cannon").play("shoot vortex_cannon")
    assert why_not(vortex, "square a2") == because("empty-around", "A-4.4", square="a2")

    flames = on(CLOSE, weapons="flamethrower").play("shoot flamethrower", "use basic")
    assert why_not(flames, "square a2") == because("empty-behind", "A-4.4", square="a2")

    fire = on(CLOSE, weapons="furnace").play("shoot furnace", "use cozy_fire")
    assert why_not(fire, "square a2") == because("empty", "A-4.4", square="a2")

    rifle = on(weapons="lock_rifle").play("shoot lock_rifle")
    assert why_not(rifle, "square b1") == because("empty", "A-4.4", square="b1")


def test_a_5_3_flames_go_one_move_at_first() -> None:
    table = on(CLOSE, weapons="flamethrower").play("shoot flamethrower", "use basic")
    assert why_not(table, "square c1") == because("aim-next", "A-5.3", square="c1", from_="a1", moves=2)

    walled = """
        S   V   .
        .   B   .   .
        #   .   .   D
    """
    table = on(walled, weapons="flamethrower").play("shoot flamethrower", "use basic")
    assert why_not(table, "square b2") == because("aim-wall", "A-5.3", square="b2", from_="b1", moves=3)


def test_a_7_5_furnace_burns_another_room_that_is_seen() -> None:
    table = on(weapons="furnace").play("shoot furnace", "use basic")

    assert why_not(table, "room blue") == because("room-own", "A-7.5", room="blue")
    assert why_not(table, "room white") == because("room-dark", "A-5.2", room="white", from_="a1")
    assert why_not(table, "square b3") == because("room-dark", "A-5.2", room="white", from_="a1")

    lookout = """
        .   .   B
        .   .   V   .
        #   .   S   .
    """
    table = on(lookout, weapons="furnace").play("shoot furnace", "use basic")
    assert why_not(table, "room yellow") == because("room-empty", "A-4.4", room="yellow")


# -- moving in a shot -----------------------------------------------------------------------------------------


def test_a_7_5_a_target_is_moved_one_square() -> None:
    table = on(DUEL, weapons="shotgun").play("shoot shotgun", "use basic", "target B")

    assert why_not(table, "square a1") == because("push-stay", "A-7.5", square="a1", target="banshee")
    assert why_not(table, "square c1") == because("far", "A-7.5", square="c1", from_="a1", moves=2, limit=1)


def test_a_7_5_pulverize_moves_in_one_direction() -> None:
    table = on(DUEL, weapons="sledgehammer", ammo="R").play("shoot sledgehammer", "use pulverize", "target B")

    assert why_not(table, "square b2") == because("straight", "A-7.5", square="b2", from_="a1")


def test_a_7_5_tractor_beam_moves_onto_seen_squares() -> None:
    table = on(weapons="tractor_beam").play("shoot tractor_beam", "use basic", "target S")

    assert why_not(table, "square d2") == because("dark", "A-7.5", square="d2", from_="a1", room="yellow")
    assert why_not(table, "square a1") == because("far", "A-7.5", square="a1", from_="c2", moves=3, limit=2)


def test_a_7_5_phase_glide_goes_two_squares() -> None:
    table = on(weapons="plasma_gun").play("shoot plasma_gun", "use phase_glide")

    assert why_not(table, "square d3") == because("far", "A-7.5", square="d3", from_="a1", moves=5, limit=2)
    assert why_not(table, "square a1") == because("stay", "A-7.5", square="a1")


def test_a_7_1_a_first_step_has_to_leave_a_target() -> None:
    table = on(CLOSE, weapons="cyberblade").play("shoot cyberblade", "use shadowstep")

    assert why_not(table, "square a2") == because("reach", "A-7.1", weapon="cyberblade", square="a2")


def test_a_7_5_rocket_fist_goes_straight_on() -> None:
    table = on(CLOSE, weapons="power_glove", ammo="B")
    table.play("shoot power_glove", "use rocket_fist", "aim b1", "target B")

    assert table.prompt == "move_shooter"
    assert why_not(table, "square a2") == because("direction", "A-7.5", square="a2", from_="b1")


# -- powerups -------------------------------------------------------------------------------------------------


def test_a_8_1_a_scope_adds_to_damage() -> None:
    table = on(weapons="lock_rifle", ammo="RY", powerups={"V": "targeting_scope:blue"}, mode="domination")
    assert why_not(table, "card targeting_scope:blue") == because("scope-time", "A-8.1", card="targeting_scope:blue")

    table.play("shoot lock_rifle", "target B", "use second_lock", "target S", "play targeting_scope:blue")
    assert why_not(table, "cube blue") == because("no-cube", "A-8.1", colour="blue")
    table.play("pay yellow")
    assert why_not(table, "figure S") == because("undamaged", "A-8.1", target="sprog")
    assert why_not(table, "figure V") == because("self", "A-5.2")
    assert why_not(table, "spawn red") == because("spawn-scope", "A-10.2", target="spawn:red")


def test_a_8_1_several_scopes_are_named_in_order() -> None:
    table = on(weapons="lock_rifle", ammo="RYY", powerups={"V": "targeting_scope:red targeting_scope:blue"})
    table.play("shoot lock_rifle", "target B", "done", "play targeting_scope:red", "pay yellow", "target B")
    table.play("play targeting_scope:blue")

    assert why_not(table, "cube red") == because("cube-order", "A-8.1", colour="red")


def test_a_8_1_a_scope_that_was_passed_stays_in_hand() -> None:
    table = on(weapons="lock_rifle", ammo="RR", powerups={"V": "targeting_scope:red targeting_scope:blue"})
    table.play("shoot lock_rifle", "target B", "done", "play targeting_scope:blue", "pay red", "target B")

    assert why_not(table, "card targeting_scope:red") == because("card-order", "A-8.1", card="targeting_scope:red")


def test_a_8_2_a_newton_moves_others() -> None:
    table = on(powerups={"V": "newton:red"}, mode="domination").play("play newton:red")

    assert why_not(table, "figure V") == because("newton-self", "A-8.2")
    assert why_not(table, "spawn red") == because("spawn-fixed", "A-10.2", target="spawn:red")


def test_a_8_2_a_newton_needs_another_figure() -> None:
    alone = """
        V   .   .
        .   .   .   .
        #   .   .   .
    """
    table = on(alone, off="BS", powerups={"V": "newton:red"})

    assert why_not(table, "card newton:red") == because("newton-nobody", "A-8.2", card="newton:red")
    assert why_not(table, "action play") == because("newton-all", "A-8.2")


def test_a_8_4_newton_and_teleporter_come_between_actions() -> None:
    table = on(powerups={"V": "newton:red teleporter:blue"}).play("run")

    assert why_not(table, "card newton:red") == because("card-time", "A-8.2", card="newton:red")
    assert why_not(table, "card teleporter:blue") == because("card-time", "A-8.4", card="teleporter:blue")


def test_a_8_5_after_the_actions_it_is_too_late() -> None:
    table = on(ammo="BB", unloaded={"V": "lock_rifle"}, powerups={"V": "newton:red"}).play("end turn")

    assert why_not(table, "card newton:red") == because("card-late", "A-8.5", card="newton:red")


def test_a_8_5_while_a_shot_is_paid_for_it_is_not_too_late() -> None:
    table = on(unloaded={"V": "thor"}, ammo="R", powerups={"V": "newton:blue teleporter:yellow"},
               frenzy={"trigger": 3}, actions_left=1).play("shoot thor")  # fmt: skip

    assert table.prompt == "pay"
    assert why_not(table, "action run") == because("asked", "A-4.10", asked="pay")


def test_a_8_3_a_grenade_answers_a_shot() -> None:
    assert why_not(on(powerups={"V": "tagback_grenade:red"}), "card tagback_grenade:red") == because(
        "grenade-time", "A-8.3", card="tagback_grenade:red"
    )


def test_a_8_3_grenades_are_thrown_in_order() -> None:
    table = on(weapons="lock_rifle", powerups={"B": "tagback_grenade:red tagback_grenade:blue newton:red"})
    table.play("shoot lock_rifle", "target B", "play tagback_grenade:blue")

    assert why_not(table, "card tagback_grenade:red") == because("card-order", "A-8.3", card="tagback_grenade:red")
    assert why_not(table, "card newton:red") == because("card-time", "A-8.2", card="newton:red")


def test_a_4_6_a_card_has_to_be_in_hand() -> None:
    assert why_not(on(), "card newton:red") == because("no-card", "A-4.6", card="newton:red")
    assert why_not(on(), "action play") == because("hand-empty", "A-4.6")
    assert why_not(on(powerups={"V": "targeting_scope:red"}), "action play") == because("hand-waits", "A-8.2")


def test_a_4_10_a_powerup_pays_for_its_own_colour() -> None:
    table = on(weapons="lock_rifle", ammo="R", powerups={"V": "newton:red teleporter:blue"})
    table.play("shoot lock_rifle", "target B", "use second_lock")

    assert why_not(table, "card teleporter:blue") == because("colour", "A-4.10", card="teleporter:blue", cost="R")


# -- appearing ------------------------------------------------------------------------------------------------


def test_a_6_4_one_comes_back_by_discarding_a_card() -> None:
    table = on(weapons="lock_rifle", damage={"B": "V" * 10}, powerups={"B": "newton:red teleporter:red"})
    table.play("shoot lock_rifle", "target B")
    while table.prompt != "spawn":
        table.play(table.choices[-1])

    held = {card.partition(":")[2] for card in table.powerups("B")}
    for colour in ("red", "yellow", "blue"):
        key = "spawn-card" if colour in held else "spawn-none"
        assert why_not(table, f"spawn {colour}") == because(key, "A-6.4", target=f"spawn:{colour}")
    assert why_not(table, "square b1") == because("spawn-square", "A-6.4", square="b1")


def test_a_3_1_the_first_spawnpoint_is_a_card_of_two() -> None:
    table = Table(GAME.new(3, 5))

    assert why_not(table, "square b1") == because("spawn-square", "A-3.1", square="b1")


def test_a_12_1_the_bot_is_put_on_a_spawnpoint() -> None:
    table = Table(GAME.new(3, 5, {"bot": True}))

    assert table.prompt == "place_bot"
    assert why_not(table, "square b1") == because("spawn-square", "A-12.1", square="b1")


# -- the Bot and domination -----------------------------------------------------------------------------------


def test_a_12_2_the_bot_spares_itself_and_its_player() -> None:
    crowd = """
        .   .   .
        D   VB  .   .
        #   .   S   .
    """
    table = on(crowd, bot="D", seats="VBS").play("bot", "move a2")

    assert why_not(table, "figure bot") == because("bot-itself", "A-12.2")
    assert why_not(table, "figure D") == because("bot-itself", "A-12.2")
    assert why_not(table, "figure V") == because("bot-you", "A-12.2")
    assert why_not(table, "figure S") == because("seen", "A-5.2", target="sprog", from_="a2", room="white")


def test_a_10_2_spawnpoints_are_targets_in_domination_only() -> None:
    table = on(weapons="lock_rifle").play("shoot lock_rifle")

    assert why_not(table, "spawn red") == because("spawn-mode", "A-10.2", target="spawn:red")


def test_a_10_2_a_spawnpoint_is_damaged_once_a_turn() -> None:
    table = on(weapons="lock_rifle zx2", mode="domination").play("shoot lock_rifle", "target r")
    again = because("spawn-again", "A-10.2", target="spawn:red")

    assert why_not(table, "spawn red") == again
    table.play("shoot zx2", "use basic")
    assert why_not(table, "spawn red") == again
    assert why_not(table, "square a2") == again


def test_a_10_1_not_in_the_first_turn() -> None:
    table = Table(GAME.new(3, 5, {"bot": True, "mode": "domination"}))
    while table.prompt != "bot_target":
        table.play("bot" if "bot" in table.choices else table.choices[-1])

    assert why_not(table, "spawn red") == because("spawn-early", "A-10.1", target="spawn:red")


def test_a_10_2_marks_do_not_apply_to_spawnpoints() -> None:
    table = on(weapons="lock_rifle", ammo="R", mode="domination")
    table.play("shoot lock_rifle", "target B", "use second_lock")

    assert why_not(table, "spawn red") == because("spawn-marks", "A-10.2", target="spawn:red")


def test_a_10_2_a_spawnpoint_has_to_be_seen() -> None:
    blind = """
        .   V   B
        .   .   S   .
        #   .   .   D
    """
    table = on(blind, weapons="tractor_beam", ammo="RY", mode="domination").play("shoot tractor_beam", "use punisher")

    assert why_not(table, "spawn red") == because("spawn-dark", "A-10.2", target="spawn:red", from_="b1")
