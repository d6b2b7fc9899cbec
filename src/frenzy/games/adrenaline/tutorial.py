"""The lessons of the tutorial, in the order in which the rulebook teaches: one table and one new idea each.

Seat 0 is Violet, who learns; Sprog is whom she shoots, and Dozer keeps out of the way. The words to each lesson are in
`locale/*/tutorial.ftl`: a title, a sentence for every hint, and what has been learnt.

The arena is always the small one:

    +-----+-----+-----+
    | a1    b1    c1  |        a1 b1 c1 are blue, with the spawnpoint on c1
    +=====+-----+=====+-----+
    | a2    b2    c2  : d2  |  a2 b2 c2 are red, with the spawnpoint on a2
    +-----+=====+-----+     +
          | b3    c3  : d3  |  b3 c3 are white; d2 d3 are yellow, with the spawnpoint on d3
          +-----+-----+-----+
"""

from __future__ import annotations

from typing import Any, Final

from frenzy.kernel.guide import Lesson

TILES: Final = {"a1": "RRB", "b1": "PBY", "b2": "RYY", "c2": "BBY", "d2": "PRB", "b3": "PRY", "c3": "BYY"}
MARKET: Final = {
    "red": ["machine_gun", "sledgehammer", "zx2"],
    "yellow": ["shotgun", "electroscythe", "cyberblade"],
    "blue": ["thor", "hellion", "flamethrower"],
}
RICH: Final = {"red": 1, "yellow": 1, "blue": 3}
POOR: Final = {"red": 0, "yellow": 1, "blue": 1}


def table(violet: dict[str, Any], sprog: dict[str, Any], dozer: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A table of the training game with these three."""
    seats = [
        {"character": "violet", **violet},
        {"character": "sprog", **sprog},
        {"character": "dozer", **dozer},
    ]
    return {"arena": "small", "skulls": 5, "seed": 7, "market": MARKET, "tiles": TILES, "seats": seats, **more}


def loaded(*weapons: str) -> list[dict[str, Any]]:
    return [{"id": weapon, "loaded": True} for weapon in weapons]


def tokens(letters: str) -> list[str]:
    """Damage in short: V, S and D for Violet, Sprog and Dozer."""
    return [{"V": "violet", "S": "sprog", "D": "dozer"}[letter] for letter in letters]


RUN: Final = Lesson(
    id="run",
    position=table({"square": "a1"}, {"square": "c3"}, {"square": "d3"}),
    goal={"event": "moved", "figure": 0},
    hints=["run", "move c2"],
)
AMMO: Final = Lesson(
    id="ammo",
    position=table({"square": "c2"}, {"square": "c3"}, {"square": "d3"}),
    goal={"event": "tile_taken", "seat": 0},
    hints=["grab", "move d2"],
)
WEAPON: Final = Lesson(
    id="weapon",
    position=table(
        {"square": "d2", "ammo": {"red": 2, "yellow": 1, "blue": 2}},
        {"square": "c3"},
        {"square": "a1"},
        market={**MARKET, "yellow": ["lock_rifle", "shotgun", "cyberblade"]},
    ),
    goal={"event": "weapon_taken", "seat": 0},
    hints=["grab", "move d3", "take lock_rifle"],
)
SHOOT: Final = Lesson(
    id="shoot",
    position=table(
        {"square": "a1", "ammo": POOR, "weapons": loaded("lock_rifle")},
        {"square": "c3"},
        {"square": "d3"},
    ),
    goal={"event": "damaged", "by": 0},
    hints=["run", "move b2", "shoot lock_rifle", "target sprog"],
)
MARKS: Final = Lesson(
    id="marks",
    position=table(
        {"square": "b2", "ammo": POOR, "weapons": loaded("lock_rifle", "whisper")},
        {"square": "c3", "damage": tokens("VV")},
        {"square": "d3"},
    ),
    goal={"event": "damaged", "by": 0, "from_marks": 1},
    hints=["shoot whisper", "shoot lock_rifle", "target sprog"],
)
ADRENALINE: Final = Lesson(
    id="adrenaline",
    position=table(
        {"square": "a2", "ammo": POOR, "weapons": loaded("lock_rifle"), "damage": tokens("DDSSDS")},
        {"square": "c3", "damage": tokens("VVD")},
        {"square": "d3", "damage": tokens("SS")},
    ),
    goal={"event": "damaged", "by": 0},
    hints=["shoot lock_rifle", "move b2", "target sprog"],
)
POWERUPS: Final = Lesson(
    id="powerups",
    position=table(
        {
            "square": "a1",
            "ammo": POOR,
            "weapons": loaded("lock_rifle"),
            "powerups": ["newton:red", "targeting_scope:yellow"],
        },
        {"square": "b3", "damage": tokens("VD")},
        {"square": "d3"},
    ),
    goal={"event": "damaged", "by": 0, "rule": "A-8.1"},
    hints=["play newton", "move b2", "shoot lock_rifle", "play targeting_scope", "pay yellow", "target sprog"],
)
RELOAD: Final = Lesson(
    id="reload",
    position=table(
        {"square": "b2", "ammo": RICH, "weapons": loaded("lock_rifle")},
        {"square": "c3", "damage": tokens("DD")},
        {"square": "d3"},
        actions_left=1,
    ),
    goal={"event": "reloaded", "seat": 0},
    hints=["end turn", "shoot lock_rifle", "target sprog", "reload lock_rifle"],
)
KILL: Final = Lesson(
    id="kill",
    position=table(
        {"square": "b2", "ammo": POOR, "weapons": loaded("lock_rifle"), "points": 3},
        {"square": "c3", "damage": tokens("DDVDVVDVV")},
        {"square": "d3", "points": 5},
        killshots=[{"by": "sprog"}],
        actions_left=1,
    ),
    goal={"event": "scored", "to": 0, "board": 1},
    hints=["end turn", "shoot lock_rifle", "target sprog"],
)
FRENZY: Final = Lesson(
    id="frenzy",
    position=table(
        {
            "square": "a1",
            "ammo": RICH,
            "weapons": [{"id": "lock_rifle", "loaded": False}],
            "damage": tokens("DSSD"),
            "points": 17,
        },
        {"square": "c3", "damage": tokens("DDVVV"), "flipped": True, "points": 12},
        {"square": "d3", "damage": tokens("SVV"), "points": 16},
        killshots=[{"by": "violet"}, {"by": "dozer"}, {"by": "sprog"}, {"by": "violet"}, {"by": "dozer"}],
        frenzy={"trigger": 0},
    ),
    goal={"event": "game_ended"},
    hints=["end turn", "shoot lock_rifle", "move b2", "target sprog"],
)

LESSONS: Final[tuple[Lesson, ...]] = (
    RUN,
    AMMO,
    WEAPON,
    SHOOT,
    MARKS,
    ADRENALINE,
    POWERUPS,
    RELOAD,
    KILL,
    FRENZY,
)
