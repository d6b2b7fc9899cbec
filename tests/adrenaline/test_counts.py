"""How many lines of play there are: from small tables to depth four, and for every way to finish a shot.

Nothing finds a broken choice list faster. The counts of shots were all worked out by hand, from the cards and the
drawing; the comment beside each says how. Of the lines of play the first depths were, and the rest is recorded.

In the comments a sum goes over the targets, in the order of their seats, and a product over what is decided for one
of them; "-" is to decline. P(n) stands for the ways to move a figure one square or leave it: n of them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from frenzy.games.adrenaline.content.weapons import PROMO, WEAPONS
from tests.adrenaline.table import GAME, Table, given

# -- complete shots -------------------------------------------------------------------------------------------

Shooter = Callable[..., Table]

# V sees the blue room, where B is, and the red one, where S is. B has two ways to go, S three.
# Squares within two moves of V: b1 (sees B), a2 (B and S), c1 (B and S), b2 (S).
ROOMS = """
    V   .   B
    .   .   S   .
    #   .   .   D
"""
rooms: Shooter = partial(given, ROOMS, arena="small", act="V")
in_two_rooms: Shooter = partial(rooms, ammo={"V": "RYB"})
IN_TWO_ROOMS = {
    "lock_rifle": 4,  # 2 targets x (lock the other, -)
    "machine_gun": 19,  # {B}, {S}: - 1, focus 1, tripod 3, both 1, so 6 each; {B, S}: 1 + 2 + 2 + 2 = 7
    "tractor_beam": 12,  # D to c2, B to c1 b1 a1 c2 b2, S to c2 b2 a2 c1 b1; punisher: B
    "thor": 5,  # B: -, S; S: -, B, D; high voltage would take a second blue cube
    "vortex_cannon": 10,  # b1: B 1; b2: S 1; c1 and c2: B or S x (the other, -) = 4 each
    "furnace": 1,  # the red room; nobody stands one move away
    "plasma_gun": 32,  # shot first: 2 x (-, charged x (-, 4 squares), 4 squares) = 20; glide first: (1+2+2+1) x 2
    "heatseeker": 1,  # D
    "whisper": 2,  # B two moves away, S three
    "hellion": 4,  # 2 targets, 2 modes
    "flamethrower": 1,  # past b1: B on c1; barbecue would take two yellow cubes
    "grenade_launcher": 28,  # B: grenade on c1 c2 x P(3) = 6, or later: stays 1, b1 3, c2 2; S: 2 x P(4), or 1+3+2+2
    "rocket_launcher": 106,  # (2 x P(3) + 2 x P(4)) x (-, 4 squares) = 70; jump first: 6 + (6+8) + 8 + 8 = 36
    "railgun": 2,  # B in the row, 2 modes
    "zx2": 5,  # 2; scanner: {B} {S} {B, S}
    "power_glove": 1,  # rocket fist over b1: B
    "laser_magnum": 6,  # 2; overcharge: 2 x (the other, -)
}

# All of them in a room without a door here; D sees and is seen from c1, d1 and c2.
# Squares within two moves of V: a1 and a2 (see B and S), c1, d1 and c2 (see D too).
in_a_crowd: Shooter = partial(
    given,
    """
    .   VBS .   .
    .   .   .   .
    #   .   .   D
    """,
    act="V",
    ammo={"V": "RYB"},
)
IN_A_CROWD = {
    "lock_rifle": 4,  # 2 x (lock the other, -)
    "electroscythe": 2,  # 2 modes
    "machine_gun": 19,  # two seen, as above
    "tractor_beam": 8,  # B and S to a1 b1 c1; punisher: B, S
    "thor": 4,  # 2 x (the other, -)
    "vortex_cannon": 8,  # a1 and c1: B or S x (the other, -)
    "plasma_gun": 50,  # shot first: 2 x (-, charged x (-, 5 squares), 5 squares) = 24; glide first: (2+3+2+3+3) x 2
    "heatseeker": 1,  # D
    "grenade_launcher": 20,  # 2 x (grenade on b1 x P(3), or later: stays 1, a1 3, c1 3)
    "rocket_launcher": 78,  # nobody is a move away, so jump first: 13 targets x (warhead, -) x P(3)
    "railgun": 5,  # 2; piercing: {B} {S} {B, S}, the own square being in every direction
    "cyberblade": 12,  # 2 x (-, slice the other x (-, a1, c1), step to a1 c1)
    "zx2": 5,  # 2; scanner 3
    "shotgun": 6,  # 2 x P(3); nobody one move away
    "sledgehammer": 10,  # 2; pulverize: 2 x (stays, a1, c1, d1)
    "chainsaw": 4,  # 2 targets, 2 modes
    "laser_magnum": 6,  # 2; overcharge: 2 x (the other, -)
}

# Three stand one move away on squares of their own, Z on the diagonal. All are seen; there is no red cube.
# P: D 3, B 4, Z 4, S 3. D sees B, Z and S, who see each other but not D.
among_neighbours: Shooter = partial(
    given,
    """
    .   .   .   .
    .   .   B   Z
    #   D   V   S
    """,
    act="V",
    ammo={"V": "YYBB"},
)
AMONG_NEIGHBOURS = {
    "lock_rifle": 4,
    "machine_gun": 174,  # 4 singles x (1 + 1 + 7 + 3) + 6 pairs x (1 + 2 + 8 + 2 x 5)
    "tractor_beam": 18,  # D b3 c3 c2 d3, B all 5 seen squares, Z d2 c2 d3 c3, S all 5
    "thor": 25,  # D: 1 + 3 x (1 + 2) = 10; B, Z, S: 1 + 2 x (1 + 1) = 5 each
    "vortex_cannon": 8,  # b3: D; c2: B Z; d2: B Z S; d3: Z S
    "furnace": 4,  # the white room; cozy fire on b3 c2 d3
    "plasma_gun": 90,  # shot first: 4 x (1 + 1 + 6 + 6) = 56; glide first: c2 3, d2 3, d3 3, b3 4, c1 3, b2 1, x 2
    "whisper": 1,  # Z
    "hellion": 4,
    "flamethrower": 6,  # b3 c2 d3, nobody behind; barbecue on the same three
    "grenade_launcher": 14,  # the four P
    "rocket_launcher": 290,  # 14 x (warhead, -) x (-, 6 squares) = 196; jump first: (7+7+8+11+11+3) x 2 = 94
    "railgun": 6,  # D, B, S each in a direction of its own, 2 modes
    "cyberblade": 3,  # step to b3 c2 d3
    "zx2": 18,  # 4; scanner: 4 + 6 + 4
    "shotgun": 3,  # long barrel
    "power_glove": 7,  # D, B, S; rocket fist: D, S, and B x (on to c1, -)
    "shockwave": 8,  # every set of D, B, S but the empty one; tsunami
    "laser_magnum": 4,
}

# The two rooms again. The spawnpoints on a2 (red) and c1 (blue) are seen, the one on d3 (yellow) is not.
among_spawnpoints: Shooter = partial(in_two_rooms, mode="domination")
AMONG_SPAWNPOINTS = {
    "lock_rifle": 10,  # B and S: lock the other or -; red and blue: lock B, lock S or -
    "machine_gun": 92,  # {B} {S} 12 each, {r} {b} 4 each; {B, S} 21, a figure and a spawnpoint 4 x 9, {r, b} 3
    "tractor_beam": 16,  # 11 as before, red, blue; punisher: B, red, blue
    "thor": 12,  # B: -, S, r, b; S: -, B, D, r, y, b; red and blue see nothing
    "vortex_cannon": 33,  # of n in reach n x (1 + (n-1) + pairs): a2 n=1: 1; b1, b2 n=2: 4 each; c1, c2 n=3: 12 each
    "furnace": 2,  # the red room; cozy fire on a2
    "plasma_gun": 48,  # B, S 10 each, r, b 1 + 4 each; glide first: figures x 2 + spawnpoints: 3 + 6 + 6 + 3
    "heatseeker": 2,  # D, yellow
    "whisper": 3,  # B, S, blue
    "hellion": 8,  # B, S, red, blue, 2 modes
    "flamethrower": 3,  # a2: red; past b1: B or blue
    "grenade_launcher": 49,  # B: 3 x P(3), or later 1+5+4; S: 3 x P(4), or later 1+4+3+3; red 3; blue 4
    "rocket_launcher": 127,  # (6 + 8 + red 1 + blue 2) x 5 = 85; jump first: b1 6+2, a2 6+8+2, c1 8+1, b2 8+1
    "railgun": 7,  # B, red, blue; piercing: the three, and B with blue
    "cyberblade": 1,  # step to a2: red
    "zx2": 7,  # B, S, red, blue; a scanner marks figures only: 3
    "shotgun": 1,  # long barrel: red
    "power_glove": 4,  # red; rocket fist: red, or past b1 B or blue
    "shockwave": 2,  # red, 2 modes
    "laser_magnum": 18,  # it marks figures only: 2; overcharge: 4 x (3 others, -)
}

# S owns the turret on d2. Where V or B can go past it or not, the way is asked.
past_a_turret: Shooter = partial(
    given,
    """
    S   .   .   .
    .   .   B   .
    #   .   .   V
    """,
    act="V",
    mode="turret",
    turrets={"d2": "sprog"},
    ammo={"V": "RYB"},
)
PAST_A_TURRET = {
    "lock_rifle": 1,  # B; there is nobody else to lock
    "machine_gun": 3,  # B: -, focus, tripod
    "tractor_beam": 8,  # stays, by d2 and back, to d2, to c3, to d3 by d2 or c3; punisher: by d2 or c3
    "thor": 2,  # B, whom S stands in sight of: S or -
    "vortex_cannon": 3,  # c2, d2, c3
    "plasma_gun": 36,  # 7 ways: d2 c3 d1 b3, c2 by d2 or c3, d2 and back; 1 + 1 + 7 + 7; first: (1+1+2+1 + 2x2 + 1) x 2
    "heatseeker": 1,  # S
    "whisper": 1,
    "hellion": 2,
    "grenade_launcher": 10,  # grenade on c2 x P(4), or later: stays 1, d2 2, c3 2, c1 (unseen) 1
    "rocket_launcher": 122,  # 2 x P(4) x (-, 7 ways) = 64; first: 2 x (d2, c3, b3, back 4 each, d1 4+3, c2 2x3) = 58
    "zx2": 2,
    "laser_magnum": 2,
}

# The two rooms; V has a red cube, a newton and a scope, B holds a grenade and sees whoever shoots from the top row
# or from a2. Damage to B, with both payments left: (scope paid with red, with newton, -) x (grenade, -) = 6; to S: 3.
with_cards: Shooter = partial(
    rooms,
    ammo={"V": "R"},
    powerups={"V": "newton:red targeting_scope:blue", "B": "tagback_grenade:red"},
)
WITH_CARDS = {
    "lock_rifle": 21,  # B: 6, locked S for the cube or the newton: 2 x 2 x 2; S: 3, locked B: 2 x 2
    "machine_gun": 34,  # {B}: 6, tripod for the scope 3 x 2; {S}: 3, tripod 1+2+2; {B, S}: (1+2x2) x 2, tripod 2 x 2
    "tractor_beam": 45,  # D: 3; B: 4 x 6 and 3 on b2, where it does not see V; S: 5 x 3
    "thor": 14,  # B: 6, chain for the scope 2; S: 3, chain to B 2, to D 1
    "vortex_cannon": 75,  # b1: 6; b2: 3; c1 and c2: B 6 + 2x3x2, S 3 + 2x3x2
    "furnace": 3,  # S
    "plasma_gun": 96,  # B: 5 x 6 + 5 x 2; S: 5 x 3 + 5; glide first: B 6+2 from b1 a2 c1, S 3+1 from a2 c1 b2
    "heatseeker": 3,  # D
    "whisper": 9,  # B, S
    "hellion": 21,  # 6 + 3; nano-tracer for cube or newton: 2x2x2 + 2x2
    "flamethrower": 6,  # B
    "grenade_launcher": 226,  # B: 2x3x(4+6) + 6 + (6 + 2x(4+6)) + (6 + 2x6); S: 2x4x(6+2) + 3 + 19 + 15 + 15
    "rocket_launcher": 94,  # B: 3 x (6 + 4x2); S: 4 x (3 + 4); jump for the scope first: 6 + (6+4) + 4 + 4
    "railgun": 12,  # B, 2 modes
    "zx2": 12,  # 6 + 3; a scanner does no damage: 3
    "power_glove": 2,  # rocket fist for the scope: B
    "laser_magnum": 2,  # it does no damage, and there is no yellow to overcharge
}

# The two rooms; V has six damage, no ammo, and shoots from a1, b1 (B is seen, one move away) or a2.
with_adrenaline: Shooter = partial(rooms, damage={"V": "BBBBBB"})
WITH_ADRENALINE = {
    "lock_rifle": 5,  # 2 + 1 + 2
    "machine_gun": 7,  # 3 + 1 + 3
    "tractor_beam": 27,  # 11; from b1 B to c1 b1 a1, S to c1 b1; 11
    "thor": 5,
    "vortex_cannon": 14,  # 6 + 2 + 6
    "furnace": 3,  # the red room; cozy fire on c1; the blue room
    "plasma_gun": 50,  # 2 x 5 + 6; 1 x 5 + 9; 2 x 6 + 8
    "heatseeker": 4,  # D; S, D; D
    "whisper": 4,  # 2 + 0 + 2
    "hellion": 5,
    "flamethrower": 3,  # B past b1; B on c1; S past b2
    "grenade_launcher": 17,  # P(3) + P(4); P(3); P(3) + P(4)
    "rocket_launcher": 17,  # the same: no ammo to jump or to fragment
    "railgun": 6,  # B; B; S; 2 modes
    "cyberblade": 1,  # from b1 a step to c1
    "zx2": 12,  # 5 + 2 + 5
    "shotgun": 1,  # from b1: long barrel
    "power_glove": 1,  # from b1
    "shockwave": 1,  # from b1
    "laser_magnum": 5,  # 2 + 1 + 2
}


@pytest.mark.parametrize(
    ("shooter", "expected"),
    [
        pytest.param(in_two_rooms, IN_TWO_ROOMS, id="in two rooms"),
        pytest.param(in_a_crowd, IN_A_CROWD, id="in a crowd"),
        pytest.param(among_neighbours, AMONG_NEIGHBOURS, id="among neighbours"),
        pytest.param(among_spawnpoints, AMONG_SPAWNPOINTS, id="among spawnpoints"),
        pytest.param(past_a_turret, PAST_A_TURRET, id="past a turret"),
        pytest.param(with_cards, WITH_CARDS, id="with cards"),
        pytest.param(with_adrenaline, WITH_ADRENALINE, id="with adrenaline"),
    ],
)
def test_a_7_1_the_number_of_complete_shots(shooter: Shooter, expected: dict[str, int]) -> None:
    counted: dict[str, int] = {}
    for card in WEAPONS + PROMO:
        table = shooter(weapons={"V": card.id}, promo=True)
        if table.offers(f"shoot {card.id}"):
            lines = [line for line, _ in table.lines(f"shoot {card.id}")]
            assert len(set(lines)) == len(lines), f"{card.id}: a line twice"
            counted[card.id] = len(lines)

    assert counted == expected


# -- lines of play --------------------------------------------------------------------------------------------


def count(state: Any, depth: int) -> int:
    """The lines of play of this length."""
    choices = GAME.legal_actions(state)
    assert len({str(choice) for choice in choices}) == len(choices), f"a choice twice at {GAME.prompt(state)!r}"
    if depth == 1:
        return len(choices)
    total = 0
    for choice in choices:
        ahead = state.clone()
        GAME.apply(ahead, choice)
        total += count(ahead, depth - 1)
    return total


def nothing_to_do() -> Table:
    """Run or end the turn: 2. Run to 7 squares; the next one runs, grabs or ends: 7 + 3.

    Then 7 x 2; or the next one runs to 6 squares, grabs on 3, or the third chooses out of 3: 14 + 12.
    """
    drawing = """
        .   .   .   .
        B   V   .   .
        #   .   .   S
    """
    return given(drawing, act="V", tiles={}, market={})


def first_turn() -> Table:
    """Two cards to discard: 2. Run, newton, end with the newton kept, run and end without: 3 + 2.

    Then from a2 to 6 squares, 2 figures to move, 3 choices of the next; from c1 to 9 squares, and the 3: 11 + 12.
    """
    drawing = """
        .   .   B   .
        .   .   .   .
        #   .   .   S
    """
    return given(drawing, act="V", off="V", tiles={}, market={})


def shopping() -> Table:
    """Run, grab, zx2, teleporter, newton, end: 6.

    Run to 9 squares, grab on c2, b3 or d3, 2 modes, 11 squares, 2 figures, reload or not: 9 + 3 + 2 + 11 + 2 + 2.
    """
    drawing = """
        .   .   B   .
        .   .   .   .
        #   .   V   S
    """
    return given(
        drawing,
        act="V",
        weapons={"V": "zx2 whisper"},
        unloaded={"V": "lock_rifle"},
        ammo={"V": "RYB"},
        powerups={"V": "newton:blue teleporter:yellow"},
        tiles={"c2": "RRB", "b3": "PBY"},
        market={"yellow": ["thor", "shockwave", "heatseeker"]},
    )


def armed() -> Table:
    """Run, lock rifle, plasma gun, newton, end: 5. 6 squares, 2 targets, 2 effects, 3 figures, the next one's 3: 16.

    Then from the six squares 6 + 5 + 6 + 6 + 6 + 5 choices; second lock or not for 2 targets; 2 targets or 4 squares;
    newton moves D, B and S 3 + 3 + 4 ways; D runs to 6 squares, grabs on 3, or B has 3: 34 + 4 + 6 + 10 + 12.
    """
    arms = {"V": "lock_rifle cyberblade plasma_gun"}
    return rooms(weapons=arms, ammo={"V": "RYB"}, powerups={"V": "newton:red"}, tiles={}, market={})


def adrenaline() -> Table:
    """Run, grab, zx2, shotgun, end: 5.

    Run to 6 squares, grab on b1, zx2 from a1, b1 or a2, shotgun from b1, the next one's 3: 6 + 1 + 3 + 1 + 3.
    """
    return rooms(weapons={"V": "shotgun zx2"}, damage={"V": "BBBBBB"}, tiles={"b1": "RRB"}, market={})


def frenzy() -> Table:
    """Two actions out of run, grab, hellion, zx2, or the end: 5.

    Run to 8 squares, grab on a1, either weapon from a1, b1 or a2, D with one action grabs or ends: 8 + 1 + 3 + 3 + 2.
    """
    return rooms(
        unloaded={"V": "zx2 hellion"},
        ammo={"V": "RRYYB"},
        tiles={"a1": "RRB"},
        market={},
        skulls=5,
        killshots=[{"by": "banshee"}] * 5,
        frenzy={"trigger": 3},
        start=1,
    )


def domination() -> Table:
    """Run, machine gun, end: 3. 6 squares, 4 targets with the spawnpoints, the next one's 3: 13."""
    return rooms(mode="domination", weapons={"V": "machine_gun"}, ammo={"V": "YB"}, tiles={}, market={})


def turrets() -> Table:
    """Run, grab, tractor beam, end: 4.

    Run to 7 squares or there and back, grab on d2 or c3, one mode, the next one's 3: 8 + 2 + 1 + 3. There and back is
    by d2, to d3 or twice onto d2.
    """
    return past_a_turret(weapons={"V": "tractor_beam"}, ammo={}, market={}, offer=["RRB", "PBY", "RYY", "BBY", "PRR"])


def with_the_bot() -> Table:
    """Run, railgun, and the Bot, who has to act before the end of the turn: 3. 6 squares, 2 modes, 3 squares: 11.

    Then run, railgun, Bot from each of the six; the Bot as target, twice; on c1 the Bot shoots B, on c2 B or D, and on
    b1 it sees nobody but V, who runs, shoots or ends: 18 + 2 + 1 + 2 + 3.
    """
    drawing = """
        V   .   S
        .   .   B   .
        #   .   .   D
    """
    return given(
        drawing,
        arena="small",
        act="V",
        bot="S",
        weapons={"V": "railgun"},
        powerups={"B": "tagback_grenade:red"},
        tiles={},
        market={},
    )


@pytest.mark.parametrize(
    ("table", "expected"),
    [
        (nothing_to_do, (2, 10, 26, 114)),
        (first_turn, (2, 5, 23, 75)),
        (shopping, (6, 29, 141, 526)),
        (armed, (5, 16, 66, 211)),
        (adrenaline, (5, 14, 50, 169)),
        (frenzy, (5, 17, 61, 199)),
        (domination, (3, 13, 41, 156)),
        (turrets, (4, 14, 51, 180)),
        (with_the_bot, (3, 11, 26, 99)),
    ],
)
def test_a_4_1_the_number_of_lines_of_play(table: Callable[[], Table], expected: tuple[int, ...]) -> None:
    state = table().state

    assert tuple(count(state, depth) for depth in range(1, 5)) == expected
