"""The words that sheets, cards and enemies are written in.

An ability is a line of a sheet or card: when it may be used, what it costs, how often, and one word that says what it
does. Each word is read from the content files by its tag. A word that changes how something is reckoned is `always`
at work; all others are used in a window of the game, which the ability's `when` names.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Mob = Literal["walker", "brute", "runner", "trooper", "guard", "specialist"]
"""An enemy without a name."""
Span = tuple[int, int]
"""The least and the greatest range."""
Act = Literal["move", "attack", "open_door", "devour"]
Scope = Literal["own", "melee", "ranged", "any"]
"""Which attacks a word is about: the one of the own sheet, all of one type, or all. Never those of objects (Z-19.4)."""

When = Literal[
    "always",
    "my_turn",  # between actions of the own turn (Z-10.13)
    "after_my_move",
    "before_attack_roll",
    "after_attack_roll",
    "after_attack",
    "when_wounded",
    "wounds_shared",  # the wounds of the own zone are about to be given out
    "enemy_phase_start",
    "enemies_enter",  # they came into the own zone by a move
    "end_phase_start",
    "spawn_card_drawn",
]
Limit = Literal["", "turn", "enemy_phase", "round"]


class Word(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="op"):
    """What an ability does."""

    @property
    def op(self) -> str:
        """Its name in the content files."""
        return str(self.__struct_config__.tag)


# -- always at work ---------------------------------------------------------------------------------------------


class MoreActions(Word, frozen=True, tag="more_actions"):
    """So many more actions in each turn (Z-8.8)."""

    n: int


class MoreDice(Word, frozen=True, tag="more_dice"):
    """More dice for such attacks, maybe only against a zone with a named enemy; or one for each enemy there, up to n.

    Used before a roll it is about that attack.
    """

    n: int
    attack: Scope = "any"
    if_named_enemy: bool = False
    per_enemy: bool = False


class WoundBonus(Word, frozen=True, tag="wound_bonus"):
    """Every die result of the own attack is 1 higher for each wound suffered (Z-8.10)."""


class Explode(Word, frozen=True, tag="explode"):
    """Each result of 6 or more rolls one more die, which can do so again (Z-8.10)."""

    attack: Scope = "any"


class Soften(Word, frozen=True, tag="soften"):
    """Against such attacks these enemies are so much less tough, at least 1; without kinds, all of them."""

    by: int
    attack: Scope = "any"
    kinds: tuple[Mob, ...] = ()


class Reach(Word, frozen=True, tag="reach"):
    """Ranged attacks reach so many zones farther; a melee attack range 1 in sight, if `melee` says so."""

    by: int
    attack: Scope = "any"
    melee: bool = False


class PickTargets(Word, frozen=True, tag="pick_targets"):
    """Hits are given out whatever the order of priority."""

    attack: Scope = "any"


class HitOn(Word, frozen=True, tag="hit_on"):
    """The own attack hits on this result or more."""

    n: int


class SixesHitTwice(Word, frozen=True, tag="sixes_hit_twice"):
    """In the own attack each 6 is 2 hits."""


class GainMorePower(Word, frozen=True, tag="gain_more_power"):
    """The action Gain Power gives so much."""

    n: int


class DrawTwoTraits(Word, frozen=True, tag="draw_two_traits"):
    """Gaining a trait draws 2 cards, of which 1 is kept."""


class PassEnemies(Word, frozen=True, tag="pass_enemies"):
    """Enemies do not add to the cost of moves."""


class FullOnes(Word, frozen=True, tag="full_ones"):
    """Dice showing 1 do not raise hunger."""


class HungryExperience(Word, frozen=True, tag="hungry_experience"):
    """An enemy eliminated at this hunger or more gives 1 XP more."""

    hunger: int


class HealByDevouring(Word, frozen=True, tag="heal_by_devouring"):
    """Whoever is devoured heals n health."""

    n: int


# -- used in a turn ---------------------------------------------------------------------------------------------


class GainPower(Word, frozen=True, tag="gain_power"):
    n: int


class LowerHunger(Word, frozen=True, tag="lower_hunger"):
    n: int


class Free(Word, frozen=True, tag="free"):
    """One of these actions for free; a move of up to so many zones, at no extra cost for enemies if `past_enemies`."""

    acts: tuple[Act, ...]
    zones: int = 1
    past_enemies: bool = False
    then: tuple[Act, ...] = ()  # and then one of these, free as well


class ExtraAction(Word, frozen=True, tag="extra_action"):
    n: int


class Push(Word, frozen=True, tag="push"):
    """Push up to n enemies of one zone in sight, one zone each (Z-10.14); with n 0, all, choosing only where."""

    n: int
    range: Span
    named: bool = True  # named enemies too


class Heal(Word, frozen=True, tag="heal"):
    """Heal n health: oneself, or a hero in the own zone if `others`. With n 0, as much as one likes."""

    n: int
    others: bool = False


class FreeRescue(Word, frozen=True, tag="free_rescue"):
    """Rescue a citizen for free, even with enemies in the zone; in Zombie Mode devour one."""


class AllyActs(Word, frozen=True, tag="ally_acts"):
    """Another hero performs one of these actions for free: in the own zone, or in sight."""

    acts: tuple[Act, ...]
    in_sight: bool = False


class Eliminate(Word, frozen=True, tag="eliminate"):
    """Eliminate up to n of these enemies in the own zone, or instead open a door or window of it, if `or_open`."""

    n: int
    kinds: tuple[Mob, ...]
    or_open: bool = False


class CopyHero(Word, frozen=True, tag="copy_hero"):
    """Until the end of the round copy the attack or one unlocked skill of a hero at this range (Z-8.11)."""

    range: Span


class Stun(Word, frozen=True, tag="stun"):
    """Choose up to n such enemies in sight: they skip the activation step of the next Enemy Phase."""

    n: int
    kind: Mob


# -- used in other windows --------------------------------------------------------------------------------------


class Reroll(Word, frozen=True, tag="reroll"):
    """Reroll 1 die, or every die that missed."""

    all_misses: bool = False


class HungerDice(Word, frozen=True, tag="hunger_dice"):
    """More dice for this attack, for more hunger; the ability's cost says how much."""

    n: int


class StrikeAgain(Word, frozen=True, tag="strike_again"):
    """After the own attack, maybe only if it eliminated an enemy, the same again for free.

    The target is a zone in sight that is adjacent to the first one, at any range.
    """

    if_eliminated: bool = False


class Cancel(Word, frozen=True, tag="cancel"):
    """Cancel 1 wound: one's own, or of a hero or citizen in sight at this range; maybe only on such a roll."""

    range: Span | None = None
    on_roll: int = 0


class SpareCitizens(Word, frozen=True, tag="spare_citizens"):
    """None of these wounds may be given to the citizens of the zone."""


class Unnoticed(Word, frozen=True, tag="unnoticed"):
    """Until the end of the Enemy Phase one's presence makes no zone a target for enemies outside it."""


class Distract(Word, frozen=True, tag="distract"):
    """Choose a zone in this range: such enemies there skip this activation."""

    range: Span
    kind: Mob


class FreeClaws(Word, frozen=True, tag="free_attack"):
    """A free attack of the own sheet at the own zone (Z-8.10)."""


class Redraw(Word, frozen=True, tag="redraw"):
    """Discard the spawn card and draw another."""


AnyWord = (
    MoreActions | MoreDice | WoundBonus | Explode | Soften | Reach | PickTargets | HitOn | SixesHitTwice | GainMorePower
    | DrawTwoTraits | PassEnemies | FullOnes | HungryExperience | HealByDevouring | GainPower | LowerHunger | Free
    | ExtraAction | Push | Heal | FreeRescue | AllyActs | Eliminate | CopyHero | Stun | Reroll | HungerDice
    | StrikeAgain | Cancel | SpareCitizens | Unnoticed | Distract | FreeClaws | Redraw
)  # fmt: skip


class Ability(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A line of a sheet or card. Used once a turn, Enemy Phase or round, or as often as it is paid for."""

    does: AnyWord
    when: When = "always"
    limit: Limit = ""
    power: int = 0
    hunger: int = 0  # what using it adds


# -- what named enemies can do ----------------------------------------------------------------------------------

Knack = Literal[
    "breaks_doors",  # closed doors are windows to it (not locked ones)
    "cannot_be_pushed",
    "no_hits_from_afar",  # attacks from another zone pass it over
    "wounds_everyone",  # each attack action wounds every hero and every citizen that is not hidden in its zone
    "attacks_at_range_1",  # in sight, with no target in its own zone, instead of moving
    "moves_twice_as_far",  # two zones with each move action, stopping at the first target
    "chills",  # leaving a zone at range 0-1 of it by a Move costs 1 more action
    "gets_up_once",  # the first time it would be eliminated it is laid down (Z-20.10)
    "spawns_on_the_experienced",  # in the zone of the hero with the most XP
    "pulls",  # at the start of its activation every hero it sees at range 1 comes into its zone
    "wounds_cannot_be_cancelled",
    "wounds_sate",  # a hero wounded by it loses 1 hunger
]

# -- special spawn cards ----------------------------------------------------------------------------------------

Special = Literal[
    "overdrive",  # every such enemy acts; heroes where one attacked lose all power
    "multiplication",  # each zone with such an enemy gains 1 or 2
    "rocket_drop",  # such enemies drop into the zone of the hero with the most XP
    "hail_of_fire",  # every enemy that sees a hero at range 1, and has none in its zone, wounds one
]
