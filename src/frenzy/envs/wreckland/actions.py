"""The numbers of Wreckland Run's actions."""

from __future__ import annotations

from typing import Any, Final

from frenzy.envs.vocabulary import WORDS, Block, By, Part, Vocabulary
from frenzy.envs.wreckland.observation import WORD_COUNT
from frenzy.games.wreckland import actions
from frenzy.games.wreckland.cards import ENEMY_IDS, PART_IDS
from frenzy.games.wreckland.ids import EXTRAS, MASK_NAMES, NOWHERE, SECTIONS, SLOTS
from frenzy.games.wreckland.things import ITEM_NAMES
from frenzy.kernel.records import Action

BLOCKS: Final = (
    Block(
        WORDS,
        ("done", "end phase", "take hit", "repair", "clear", "reroll", "ram", "fix", "core", "arson", "less", "more"),
        meaning="what needs no thing, or what is done with the thing that is named next",
    ),
    Block("slot", SLOTS, ("slot",), "of the vehicle, with what lies there"),
    Block("section", (*SECTIONS, "nowhere"), meaning="where enemies are"),
    Block("part", PART_IDS, ("part",), "a card to build, discard or reroll with"),
    Block("enemy", (*ENEMY_IDS, "board"), meaning="an enemy in play, a Scrap card, the boss board"),
    Block("item", ITEM_NAMES, ("item", "die"), "a die, or a Scrap card as one of its values"),
    Block("toward", MASK_NAMES, ("toward",), "which way spikes point"),
    Block("value", tuple("0123456"), meaning="of a die slot, the first that is open if it is 0; the face of a die"),
    Block("effect", tuple(map(str, range(WORD_COUNT))), meaning="of the Part in use, in the order of its card"),
    Block("option", tuple(actions.OPTIONS), meaning="of the Canyon card"),
    Block("trick", actions.TRICKS, meaning="what is done on the Core"),
    Block("extra", EXTRAS, meaning="what of a bonus is used"),
)


def at(block: str, field: str, last: int = 0) -> By:
    """A number in a block; NOWHERE is the last one of it."""

    def place(action: Any, eye: object) -> int:
        held = int(getattr(action, field))
        return last if held == NOWHERE else held

    return By(block, place)


LESS: Final = BLOCKS[0].names.index("less")
CHANGES: Final = (-1, 1)
"""What `less` and `more` do to a die."""
SECTION: Final = at("section", "section", len(SECTIONS))
ENEMY: Final = at("enemy", "enemy", len(ENEMY_IDS))
VALUE: Final = at("value", "value")
EFFECT: Final = at("effect", "word")

SPELLING: Final[dict[type[Action], tuple[Part, ...]]] = {
    actions.Done: ("done",),
    actions.EndPhase: ("end phase",),
    actions.TakeHit: ("take hit",),
    actions.Install: ("card",),
    actions.Discard: ("card",),
    actions.RerollWith: ("reroll", "card"),
    actions.Repair: ("repair", "slot"),
    actions.Clear: ("clear", "slot"),
    actions.Pay: ("item",),
    actions.PutAt: ("slot", "toward"),
    actions.PlaceRed: ("die", ENEMY),
    actions.Act: (ENEMY,),
    actions.Target: (ENEMY,),
    actions.Share: (ENEMY,),
    actions.Lose: (ENEMY,),
    actions.Hit: ("slot",),
    actions.Wreck: ("slot",),
    actions.Mend: ("slot",),
    actions.Block: ("slot", VALUE),
    actions.PickOption: (at("option", "option"),),
    actions.Use: ("item", "slot", VALUE),
    actions.Ram: ("item", "ram", SECTION),
    actions.Fix: ("item", "fix", "slot"),
    actions.Trick: ("item", "core", at("trick", "trick")),
    actions.FreeRam: ("arson", SECTION),
    actions.PickSection: (SECTION,),
    actions.Effect: (EFFECT,),
    actions.Choose: (EFFECT,),
    actions.Extra: (at("extra", "use"),),
    actions.Shift: (ENEMY, SECTION),
    actions.Move: (ENEMY, SECTION),
    actions.Transfer: (ENEMY, at("enemy", "onto")),
    actions.PickDie: ("die",),
    actions.Adjust: ("die", By(WORDS, lambda action, eye: CHANGES.index(action.by) + LESS)),
    actions.Turn: ("die", at("value", "face")),
    actions.LiftPart: ("slot", VALUE),
    actions.LiftEnemy: (ENEMY, VALUE),
}

VOCABULARY: Final = Vocabulary(BLOCKS, SPELLING, size=288)
