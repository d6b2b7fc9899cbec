"""The numbers of Resistance's actions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from frenzy.envs.vocabulary import WORDS, Block, By, Part, Vocabulary
from frenzy.games.resistance import actions
from frenzy.games.resistance.board import OPENING_IDS, ZONE_IDS
from frenzy.games.resistance.cards import CITIZEN_IDS, OBJECT_IDS, SKILL_IDS, TRAIT_IDS
from frenzy.games.resistance.ids import CHARACTERS, FLOORS, MOB_STOCK
from frenzy.games.resistance.things import ALL_MOBS, POWER_IDS
from frenzy.kernel.records import Action


def told_apart(names: Iterable[str]) -> tuple[str, ...]:
    """The same names; those that come again are numbered.

    >>> told_apart(["gust", "grit", "gust"])
    ('gust', 'grit', 'gust 2')
    """
    seen: Counter[str] = Counter()
    found = []
    for name in names:
        seen[name] += 1
        found.append(name if seen[name] == 1 else f"{name} {seen[name]}")
    return tuple(found)


NUMBERS: Final = max(MOB_STOCK[1:]) + 1
"""No choice names a greater number: so many figures are taken at most."""

BLOCKS: Final = (
    Block(
        WORDS,
        (
            "pass", "end turn", "end phase", "leave", "stay", "keep", "suffer", "sacrifice", "trait", "power", "devour",
            "call", "move point", "attack", "attack as", "carry", "fire", "take", "give", "get", "blow", "dismiss",
        ),
        meaning="what needs no thing, or what is done with the thing that is named next",
    ),
    Block("zone", ZONE_IDS, ("zone", "zone/to", "zone/in"), "where one goes, or what is aimed at"),
    Block("character", CHARACTERS, ("hero", "named"), "a hero of the team, or an enemy with a name"),
    Block("kind", ALL_MOBS, ("kind/one",), "an enemy without a name, by its kind"),
    Block("door", OPENING_IDS, ("door",), "a door or window to open"),
    Block("citizen", CITIZEN_IDS, ("citizen",), "a citizen or a Secret Mission card"),
    Block("power", told_apart(POWER_IDS), ("power",), "an ability of a skill, trait or citizen"),
    Block("held", TRAIT_IDS, ("trait",), "a trait to discard"),
    Block("skill", told_apart(SKILL_IDS), ("skill",), "a skill to copy"),
    Block("floor", FLOORS, ("floor/to",), "where the elevator goes"),
    Block("object", OBJECT_IDS, ("object",), "an Interactive Object"),
    Block("number", tuple(map(str, range(NUMBERS))), meaning="power for dice, the face of a die, health, figures"),
)  # fmt: skip


def count(field: str) -> By:
    """The number that a field holds."""

    def place(action: Any, eye: object) -> int:
        return int(getattr(action, field))

    return By("number", place)


SPELLING: Final[dict[type[Action], tuple[Part, ...]]] = {
    actions.Pass: ("pass",),
    actions.EndTurn: ("end turn",),
    actions.EndPhase: ("end phase",),
    actions.Leave: ("leave",),
    actions.Stay: ("stay",),
    actions.Keep: ("keep",),
    actions.Suffer: ("suffer",),
    actions.Sacrifice: ("sacrifice",),
    actions.GainTrait: ("trait",),
    actions.GainPower: ("power",),
    actions.Devour: ("devour",),
    actions.Call: ("call",),
    actions.MovePoint: ("move point",),
    actions.Activate: ("hero",),
    actions.Pick: ("hero",),
    actions.Wound: ("hero",),
    actions.CopyAttack: ("hero",),
    actions.HitNamed: ("named",),
    actions.Give: ("give", "hero"),
    actions.Get: ("get", "hero"),
    actions.Blow: ("blow", "named"),
    actions.Move: ("zone",),
    actions.Again: ("zone",),
    actions.Way: ("zone",),
    actions.Choose: ("zone",),
    actions.Carry: ("carry", "zone"),
    actions.Attack: ("attack", "zone"),
    actions.AttackAs: ("attack as", "hero", "zone"),
    actions.Fire: ("fire", "object", "zone"),
    actions.TakeToken: ("take", "zone"),
    actions.TakeCard: ("take", "citizen"),
    actions.Rescue: ("citizen",),
    actions.WoundCitizen: ("citizen",),
    actions.DropCitizen: ("citizen",),
    actions.Open: ("door",),
    actions.Ride: ("floor",),
    actions.Use: ("power",),
    actions.Reroll: ("power", count("face")),
    actions.Drop: ("trait",),
    actions.CopySkill: ("skill",),
    actions.Hit: ("kind",),
    actions.Victim: ("kind",),
    actions.Remove: ("kind", "zone"),
    actions.Push: ("kind", "zone"),
    actions.PushNamed: ("named", "zone"),
    actions.Roll: (count("power"),),
    actions.Heal: (count("amount"),),
    actions.Dismiss: ("dismiss", count("brutes"), count("runners")),
}

VOCABULARY: Final = Vocabulary(BLOCKS, SPELLING, size=416)
