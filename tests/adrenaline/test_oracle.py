"""Every shot the engine offers, and only those, against a second reading of the manual (A-7)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.adrenaline.oracle import COLOURS, WEAPONS, Document, Outcome, arena_named, figures, outcome, shooter, shots
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


def random_position(seed: str, weapon: str, hurt: tuple[int, int] = (0, 5)) -> Document:
    """A table at which somebody with so much damage is to act and holds this weapon."""
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
        "mode": dice.choice(("deathmatch", "domination")),
        "to_act": turn,
        "seats": boards[len(boards) - turn :] + boards[: len(boards) - turn],
        "bot": bot,
    }
    if position["mode"] == "domination" and dice.random() < 0.3:
        position["tagged"] = [dice.choice(sorted(COLOURS.values()))]
    return position


# -- reading the engine ---------------------------------------------------------------------------------------


def read_outcome(before: Document, after: Document) -> Outcome:
    """What has changed between two positions, and that it is the shooter's doing."""
    me = shooter(before)["character"]
    pairs = list(zip(figures(before), figures(after), strict=True))
    for old, new in pairs:
        added = new["damage"][len(old["damage"]) :]
        assert new["damage"] == old["damage"] + [me] * len(added)
        assert {**new["marks"], me: 0} == {**old["marks"], me: 0}
    red, yellow, blue = (
        shooter(before)["ammo"][colour] - shooter(after)["ammo"][colour] for colour in COLOURS.values()
    )
    assert shooter(after)["weapons"] == [{**shooter(before)["weapons"][0], "loaded": False}]
    grown = [colour for colour in COLOURS.values() for _ in new_tokens(before, after, colour, me)]
    return Outcome(
        squares=tuple(new["square"] for _, new in pairs),
        damage=tuple(len(new["damage"]) - len(old["damage"]) for old, new in pairs),
        marks=tuple(new["marks"].get(me, 0) - old["marks"].get(me, 0) for old, new in pairs),
        paid=(red, yellow, blue),
        tagged=tuple(sorted(grown)),
    )


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
    expected = Counter(outcome(position, one) for one in shots(position, weapon))
    found = Counter(result for _, result in lines)
    said = [f"not in the manual: {' / '.join(line)}: {result}" for line, result in lines if result not in expected]
    said += [f"not offered: {result}" for result in expected if result not in found]
    if weapon not in SEVERAL_WAYS and len(shooter(position)["damage"]) < 6:
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


@pytest.mark.slow
@pytest.mark.parametrize("weapon", WEAPONS)
def test_a_7_5_the_engine_and_the_manual_agree_on_many_tables(weapon: str) -> None:
    for number in range(1000, 1500):
        hurt = (6, 10) if number % 10 == 0 else (0, 5)
        assert not disagreement(random_position(f"{weapon} {number}", weapon, hurt), weapon)
