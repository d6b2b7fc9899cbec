"""The 21 weapons, in the order of the manual (A-7.5), and the promotional ones, which a table adds if it likes."""

from __future__ import annotations

from typing import Final

from frenzy.games.adrenaline.content.words import (
    AROUND,
    BEYOND,
    HERE,
    LINE,
    NEAR,
    NEXT,
    PULLABLE,
    ROOM,
    SEEN,
    SPOT,
    UNSEEN,
    Weapon,
    aim,
    aim_room,
    allow,
    among,
    everyone,
    go,
    hit,
    instead,
    pick,
    plus,
    pull,
    push,
    seen_by,
    square_of,
    weapon,
)

WEAPONS: Final[tuple[Weapon, ...]] = (
    weapon(
        "lock_rifle",
        cost="BB",
        basic=[pick("a", SEEN), hit("a", damage=2, marks=1)],
        second_lock=plus("R", [pick("b", SEEN, but="a"), hit("b", marks=1)]),
    ),
    weapon(
        "electroscythe",
        cost="B",
        basic=[everyone("a", HERE), hit("a", damage=1)],
        reaper=instead("BR", [everyone("a", HERE), hit("a", damage=2)]),
    ),
    weapon(
        "machine_gun",
        cost="BR",
        basic=[pick("a", SEEN, up_to=2), hit("a", damage=1)],
        focus_shot=plus("Y", [pick("b", among("a")), hit("b", damage=1)]),
        turret_tripod=plus(
            "B",
            [
                pick("c", among("a"), but="b", optional=True),
                pick("d", SEEN, but="a", optional=True),
                hit("c", damage=1),
                hit("d", damage=1),
            ],
        ),
    ),
    weapon(
        "tractor_beam",
        cost="B",
        basic=[pick("a", PULLABLE), pull("a", SEEN, up_to=2), hit("a", damage=1)],
        punisher=instead("RY", [pick("a", NEAR), pull("a", HERE, up_to=2), hit("a", damage=3)]),
    ),
    weapon(
        "thor",
        cost="BR",
        basic=[pick("a", SEEN), hit("a", damage=2)],
        chain_reaction=plus("B", [pick("b", seen_by("a"), but="a"), hit("b", damage=1)]),
        high_voltage=plus("B", [pick("c", seen_by("b"), but="ab"), hit("c", damage=2)], requires="chain_reaction"),
    ),
    weapon(
        "vortex_cannon",
        cost="RB",
        basic=[aim(SEEN, away=1), pick("a", AROUND), pull("a", SPOT, up_to=1), hit("a", damage=2)],
        black_hole=plus("R", [pick("b", AROUND, up_to=2, but="a"), pull("b", SPOT, up_to=1), hit("b", damage=1)]),
    ),
    weapon(
        "furnace",
        cost="RB",
        basic=[aim_room(), everyone("a", ROOM), hit("a", damage=1)],
        cozy_fire=instead("", [aim(NEXT), everyone("a", SPOT), hit("a", damage=1, marks=1)]),
    ),
    weapon(
        "plasma_gun",
        cost="BY",
        basic=[pick("a", SEEN), hit("a", damage=2)],
        phase_glide=plus("", [go(up_to=2)], timing="free"),
        charged_shot=plus("B", [hit("a", damage=1)], timing="at_once"),
    ),
    weapon(
        "heatseeker",
        cost="RRY",
        basic=[pick("a", UNSEEN), hit("a", damage=3)],
    ),
    weapon(
        "whisper",
        cost="BBY",
        basic=[pick("a", SEEN, away=2), hit("a", damage=3, marks=1)],
    ),
    weapon(
        "hellion",
        cost="RY",
        basic=[pick("a", SEEN, away=1), hit("a", damage=1), everyone("b", square_of("a")), hit("b", marks=1)],
        nano_tracer=instead(
            "R",
            [pick("a", SEEN, away=1), hit("a", damage=1), everyone("b", square_of("a")), hit("b", marks=2)],
        ),
    ),
    weapon(
        "flamethrower",
        cost="R",
        basic=[
            aim(NEXT),
            pick("a", SPOT, optional=True),
            pick("b", BEYOND, optional=True),
            hit("a", damage=1),
            hit("b", damage=1),
        ],
        barbecue=instead(
            "YY",
            [
                aim(NEXT),
                everyone("a", SPOT),
                everyone("b", BEYOND, optional=True),
                hit("a", damage=2),
                hit("b", damage=1),
            ],
        ),
    ),
    weapon(
        "grenade_launcher",
        cost="R",
        basic=[pick("a", SEEN), hit("a", damage=1), allow("extra_grenade"), push("a", up_to=1)],
        extra_grenade=plus("R", [aim(SEEN), everyone("b", SPOT), hit("b", damage=1)]),
    ),
    weapon(
        "rocket_launcher",
        cost="RR",
        basic=[
            pick("a", SEEN, away=1),
            hit("a", damage=2),
            allow("fragmenting_warhead"),
            push("a", up_to=1),
        ],
        rocket_jump=plus("B", [go(up_to=2)], timing="free"),
        fragmenting_warhead=plus("Y", [everyone("b", square_of("a")), hit("b", damage=1)], timing="inside"),
    ),
    weapon(
        "railgun",
        cost="YYB",
        basic=[pick("a", LINE), hit("a", damage=3)],
        piercing=instead("", [pick("a", LINE, up_to=2, aligned=True), hit("a", damage=2)]),
    ),
    weapon(
        "cyberblade",
        cost="YR",
        basic=[pick("a", HERE), hit("a", damage=2)],
        shadowstep=plus("", [go(up_to=1)], timing="free"),
        slice_and_dice=plus("Y", [pick("b", HERE, but="a"), hit("b", damage=2)]),
    ),
    weapon(
        "zx2",
        cost="YR",
        basic=[pick("a", SEEN), hit("a", damage=1, marks=2)],
        scanner=instead("", [pick("a", SEEN, up_to=3), hit("a", marks=1)]),
    ),
    weapon(
        "shotgun",
        cost="YY",
        basic=[pick("a", HERE), hit("a", damage=3), push("a", up_to=1)],
        long_barrel=instead("", [pick("a", NEXT), hit("a", damage=2)]),
    ),
    weapon(
        "power_glove",
        cost="YB",
        basic=[pick("a", NEXT), go(to=square_of("a")), hit("a", damage=1, marks=2)],
        rocket_fist=instead(
            "B",
            [
                aim(NEXT),
                go(to=SPOT),
                pick("a", HERE, optional=True),
                hit("a", damage=2),
                go(to=BEYOND, optional=True),
                pick("b", HERE, optional=True),
                hit("b", damage=2),
            ],
        ),
    ),
    weapon(
        "shockwave",
        cost="Y",
        basic=[pick("a", NEXT, up_to=3, apart=True), hit("a", damage=1)],
        tsunami=instead("Y", [everyone("a", NEXT), hit("a", damage=1)]),
    ),
    weapon(
        "sledgehammer",
        cost="Y",
        basic=[pick("a", HERE), hit("a", damage=2)],
        pulverize=instead("R", [pick("a", HERE), hit("a", damage=3), push("a", up_to=2, straight=True)]),
    ),
)

PROMO: Final[tuple[Weapon, ...]] = (
    weapon(
        "chainsaw",
        cost="",
        basic=[pick("a", HERE), hit("a", damage=1)],
        full_throttle=instead("RYB", [pick("a", HERE), hit("a", damage=3)]),
    ),
    weapon(
        "laser_magnum",
        cost="",
        basic=[pick("a", SEEN), hit("a", marks=1)],
        overcharge=instead(
            "RYB",
            [
                pick("a", SEEN),
                pick("b", SEEN, but="a", optional=True),
                hit("a", damage=2),
                hit("b", damage=1),
            ],
        ),
    ),
)
