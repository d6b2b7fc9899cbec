"""Every shot the engine offers, and only those, against a second reading of the manual (A-7)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.adrenaline import oracle
from tests.adrenaline.oracle import (
    COLOURS,
    WEAPONS,
    Document,
    Outcome,
    Trip,
    arena_named,
    different_shots,
    figures,
    shooter,
    steps_before_a_shot,
)
from tests.adrenaline.table import GAME, NAMES, Table

ARENAS = ("small", "medium_a", "medium_b", "large")

# Weapons with several ways to one end: the order makes no difference, or the points can be split in two ways.
SEVERAL_WAYS = {"machine_gun", "plasma_gun", "rocket_launcher", "cyberblade", "grenade_launcher"}


class Path(Table):
    """A table on which every decision must have an answer (A-7.1)."""

    def fork(self) -> Path:
        return Path(self.state.clone())

    @property
    def choices(self) -> list[str]:
        found = super().choices
        assert found, f"a dead end at {self.prompt!r}"
        return found


# -- random tables --------------------------------------------------------------------------------------------


def random_board(dice: Random, character: str, cast: list[str], square: str | None, damage: int) -> dict[str, Any]:
    """A board; one that is not on the arena yet is still clean."""
    others = [other for other in cast if other != character]
    return {
        "character": character,
        "square": square,
        "damage": [dice.choice(others) for _ in range(damage if square else 0)],
        "marks": {by: dice.randint(1, 3) for by in others if square and dice.random() < 0.3},
    }


def random_position(seed: str, weapon: str, hurt: tuple[int, int] = (0, 5), mode: str = "") -> Document:
    """A table at which somebody with so much damage is to act and holds this weapon; in turret mode with turrets."""
    dice = Random(seed)
    arena = dice.choice(ARENAS)
    cast = dice.sample(sorted(NAMES.values()), dice.randint(3, 5))
    crowd = dice.choices(sorted(arena_named(arena).room), k=dice.choice((2, 3, 5, 12)))
    wounds = dice.choice(((0, 5), (0, 5), (8, 12)))
    cubes = dice.choice(((0, 0), (0, 2), (3, 3)))
    boards = [random_board(dice, cast[0], cast, dice.choice(crowd), dice.randint(*hurt))]
    for character in cast[1:]:
        square = dice.choice(crowd) if dice.random() < 0.95 else None
        boards.append(random_board(dice, character, cast, square, dice.randint(*wounds)))
    boards[0] |= {
        "weapons": [{"id": weapon, "loaded": True}],
        "ammo": {colour: dice.randint(*cubes) for colour in COLOURS.values()},
    }
    bot = boards.pop() if len(cast) > 3 and boards[-1]["square"] and dice.random() < 0.3 else None
    turn = dice.randrange(len(boards))
    position: Document = {
        "arena": arena,
        "mode": mode or dice.choice(("deathmatch", "domination")),
        "to_act": turn,
        "seats": boards[len(boards) - turn :] + boards[: len(boards) - turn],
        "bot": bot,
    }
    if position["mode"] == "domination" and dice.random() < 0.3:
        position["tagged"] = [dice.choice(sorted(COLOURS.values()))]
    if mode == "turret":
        position |= random_turrets(dice, position)
    return position


def random_turrets(dice: Random, position: Document) -> Document:
    """Few or many turrets of few or many owners; some tables are in the final frenzy."""
    arena = arena_named(position["arena"])
    owners = [seat["character"] for seat in position["seats"]][: dice.choice((1, 2, 5))]
    share = dice.choice((0.2, 0.5, 1.0))
    ammo = sorted({*arena.room} - {*arena.spawn.values()})
    fields: Document = {"turrets": {square: dice.choice(owners) for square in ammo if dice.random() < share}}
    if dice.random() < 0.3:
        seats = len(position["seats"])
        fields |= {"frenzy": {"trigger": dice.randrange(seats)}, "start": dice.randrange(seats)}
    return fields


# -- reading the engine ---------------------------------------------------------------------------------------


def read_outcome(before: Document, after: Document) -> Outcome:
    """What has changed between two positions; marks of others have not."""
    me = shooter(before)["character"]
    pairs = list(zip(figures(before), figures(after), strict=True))
    for old, new in pairs:
        assert {**new["marks"], me: 0} == {**old["marks"], me: 0}
    red, yellow, blue = (
        shooter(before)["ammo"][colour] - shooter(after)["ammo"][colour] for colour in COLOURS.values()
    )
    assert shooter(after)["weapons"] == [{**shooter(before)["weapons"][0], "loaded": False}]
    grown = [colour for colour in COLOURS.values() for _ in new_tokens(before, after, colour, me)]
    return Outcome(
        squares=tuple(new["square"] for _, new in pairs),
        damage=tuple(new_damage(old, new) for old, new in pairs),
        marks=tuple(new["marks"].get(me, 0) - old["marks"].get(me, 0) for old, new in pairs),
        paid=(red, yellow, blue),
        tagged=tuple(sorted(grown)),
    )


def new_damage(before: Document, after: Document) -> tuple[str, ...]:
    """The tokens that a board has got."""
    count = len(before["damage"])
    assert after["damage"][:count] == before["damage"]
    return tuple(after["damage"][count:])


def new_tokens(before: Document, after: Document, colour: str, me: str) -> list[str]:
    """The tokens that a spawnpoint's track has got."""
    old, new = ((document.get("tracks") or {}).get(colour, []) for document in (before, after))
    added: list[str] = new[len(old) :]
    assert new == [*old, *[me] * len(added)]
    return added


def engine_lines(position: Document, weapon: str) -> list[tuple[tuple[str, ...], Outcome]]:
    """Every way to shoot that the engine offers, with what comes of it."""
    table = Path(GAME.from_position(position))
    deed = f"shoot {weapon}"
    if not table.offers(deed):
        return []
    return [(line, read_outcome(position, end.doc)) for line, end in table.lines(deed)]


def disagreement(position: Document, weapon: str) -> str:
    """Where the engine and the manual part, in words; nothing when they agree."""
    lines = engine_lines(position, weapon)
    expected = Counter(result for result, *_ in different_shots(position, weapon))
    found = Counter(result for _, result in lines)
    said = [f"not in the manual: {' / '.join(line)}: {result}" for line, result in lines if result not in expected]
    said += [f"not offered: {result}" for result in expected if result not in found]
    if weapon not in SEVERAL_WAYS and not steps_before_a_shot(position):
        said += [
            f"offered {found[result]} times, {count} are different: {result}"
            for result, count in expected.items()
            if result in found and found[result] != count
        ]
    return "\n".join([*said, repr(position)]) if said else ""


# -- the tests ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("weapon", WEAPONS)
def test_a_7_5_the_engine_offers_exactly_the_shots_of_the_manual(weapon: str) -> None:
    for number in range(150):
        assert not disagreement(random_position(f"{weapon} {number}", weapon), weapon)


@pytest.mark.parametrize("weapon", WEAPONS)
def test_a_4_5_with_six_damage_the_shots_from_the_next_squares_are_offered_too(weapon: str) -> None:
    for number in range(30):
        assert not disagreement(random_position(f"{weapon} {number}", weapon, hurt=(6, 10)), weapon)


@pytest.mark.parametrize("weapon", WEAPONS)
def test_a_11_3_over_turrets_every_way_is_offered_that_changes_something(weapon: str) -> None:
    for number in range(40):
        hurt = ((0, 5), (0, 5), (6, 10), (10, 12))[number % 4]
        assert not disagreement(random_position(f"{weapon} {number}", weapon, hurt, "turret"), weapon)


def trips(position: Document, deed: str, questions: set[str]) -> Counter[Trip]:
    """How often each figure can be moved, where to and at what cost, before another question than these is asked."""
    found: Counter[Trip] = Counter()
    start = Path(GAME.from_position(position))
    pending = [start.fork().play(deed)] if start.offers(deed) else []
    while pending:
        table = pending.pop()
        if table.prompt in questions:
            pending += [table.fork().play(choice) for choice in table.choices]
        else:
            found[trip_of(position, table, deed)] += 1
    return found


def trip_of(position: Document, table: Table, deed: str) -> Trip:
    """Who was moved: oneself, the Bot, or with a newton the one whose board or square has changed."""
    pairs = list(zip(figures(position), figures(table.doc), strict=True))
    if deed.startswith("play newton"):
        old, new = next(pair for pair in pairs if pair[0]["square"] != pair[1]["square"])
    else:
        old, new = pairs[-1 if deed == "bot" else position["to_act"]]
    return old["character"], new["square"], new_damage(old, new)


MOVES = {
    "run": (oracle.runs, {"move", "path"}),
    "grab": (oracle.grabs, {"grab", "path"}),
    "play newton:red": (oracle.newtons, {"newton", "move", "path"}),
    "play teleporter:red": (oracle.teleports, {"move", "path"}),
    "bot": (oracle.bot_moves, {"bot_move", "path"}),
}


@pytest.mark.parametrize("deed", MOVES)
def test_a_11_3_every_move_is_offered_once_for_each_damage_on_its_way(deed: str) -> None:
    by_hand, questions = MOVES[deed]
    for number in range(48):
        position = random_position(f"{deed} {number}", "whisper", ((0, 2), (3, 5), (9, 12))[number % 3], "turret")
        if deed == "bot" and not position["bot"]:
            continue
        position |= {"market": {}, "offer": ["RRB"]}
        shooter(position)["powerups"] = ["newton:red", "teleporter:red"]

        assert trips(position, deed, questions) == Counter(by_hand(position)), position


@pytest.mark.slow
@pytest.mark.parametrize("weapon", WEAPONS)
def test_a_7_5_the_engine_and_the_manual_agree_on_many_tables(weapon: str) -> None:
    for number in range(1000, 1250):
        hurt = (6, 10) if number % 10 == 0 else (0, 5)
        assert not disagreement(random_position(f"{weapon} {number}", weapon, hurt), weapon)


@pytest.mark.slow
@pytest.mark.parametrize("weapon", WEAPONS)
def test_a_11_3_over_turrets_the_engine_and_the_manual_agree_on_many_tables(weapon: str) -> None:
    for number in range(1000, 1150):
        hurt = ((0, 5), (0, 5), (6, 10), (10, 12))[number % 4]
        assert not disagreement(random_position(f"{weapon} {number}", weapon, hurt, "turret"), weapon)
