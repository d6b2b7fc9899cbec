"""What is being decided. Every frame with a prompt waits for somebody; the others are steps the game takes itself.

A question of a hero is answered by the hero's own player. A `Shared` one goes to the players of the heroes that it
touches, to all if it touches none; the first answer counts (Z-1.6).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from frenzy.games.resistance import phrases
from frenzy.games.resistance.board import ZONE_IDS
from frenzy.games.resistance.ids import CHARACTERS, NOWHERE
from frenzy.kernel.phrase import Phrase
from frenzy.kernel.records import Frame, asks, union_of

if TYPE_CHECKING:
    from frenzy.games.resistance.state import State

Group = tuple[int, int, int]
"""Enemies that act together: their zone, their kind (3 and more: one with a name), how many."""
Shots = tuple[int, int, int]
"""Shots from a zone: the zone, how many, and which named enemy fires, NOWHERE for mobs."""
Plan = tuple[int, int, int, int, tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""A group that moves: zone, kind, how many; how it goes (see `rules/routing.py`) and towards which zones; the ways that
it may take, and how many of it take each."""


class OfHero(Frame, frozen=True):
    """Something that one hero decides or does."""

    hero: int

    def note(self, state: State) -> Phrase:
        return phrases.of_hero(state, self.hero, self.said(state))

    def said(self, state: State) -> Phrase | None:
        """What is said beside the question, after the hero's name."""
        return None

    def about(self, state: State) -> list[str]:
        return [f"hero {CHARACTERS[state.team[self.hero]]}"]


class Shared(Frame, frozen=True):
    """Something that players decide together: those of the heroes in `touched`, a mask, or all."""

    touched: int

    def asked(self, state: State) -> tuple[int, ...]:
        return state.seats_of(self.touched)


# -- the Player Phase -------------------------------------------------------------------------------------------


class StartRound(Frame, frozen=True, tag="start_round"):
    """A round begins: every hero gains power, tokens are turned back (Z-10.1)."""


class NextHero(Frame, frozen=True, tag="next_hero"):
    """The next hero is to be chosen (Z-10.1)."""


@asks("hero", "Z-10.1")
class ChooseHero(Shared, frozen=True, tag="choose_hero"):
    """Who is activated next; or the phase ends, when all have been (Z-10.1)."""


class NextAction(OfHero, frozen=True, tag="next_action"):
    """A hero's turn goes on, if the hero still stands."""


@asks("turn", "Z-10.1")
class TakeTurn(OfHero, frozen=True, tag="take_turn"):
    """The next action of the active hero (Z-10)."""

    def said(self, state: State) -> Phrase:
        return Phrase("note-actions", {"count": state.actions_left})


@asks("exit", "Z-10.11")
class AskExit(OfHero, frozen=True, tag="ask_exit"):
    """The turn is over: the hero may leave by the exit (Z-10.11)."""


class EndTurn(OfHero, frozen=True, tag="end_turn"):
    """The turn is over, and the token is turned (Z-10.1)."""


class EndPlayers(Frame, frozen=True, tag="end_players"):
    """The Player Phase ends: floors without a hero fall silent (Z-7.3)."""


@asks("free", "Z-10.13")
class FreeAct(OfHero, frozen=True, tag="free_act"):
    """An action that costs none: a move of up to so many zones, an attack, a door, a meal.

    `past`: enemies add nothing to its cost; `begun`: it has moved, and may stop; `then` come other free
    actions. `acts` and `then` are masks of acts.
    """

    acts: int
    zones: int = 1
    past: bool = False
    begun: bool = False
    then: int = 0


class GoOnMoving(OfHero, frozen=True, tag="go_on_moving"):
    """The rest of a free action: see `FreeAct`."""

    acts: int
    zones: int = 1
    past: bool = False
    begun: bool = False
    then: int = 0


class CheckAfterMove(OfHero, frozen=True, tag="check_after_move"):
    """A hero has moved, and may have a card for that."""


@asks("after_move", "Z-12.2")
class AfterMove(OfHero, frozen=True, tag="after_move"):
    """A card may be used right after a move."""


@asks("victim", "Z-12.2")
class PickVictims(OfHero, frozen=True, tag="pick_victims"):
    """Which enemies of the zone a card eliminates: so many more, of these kinds; or which door it opens."""

    count: int
    kinds: int  # a mask
    opens: bool = False
    begun: bool = False

    def said(self, state: State) -> Phrase:
        return phrases.more(self.count)


@asks("ally", "Z-12.2")
class PickAlly(OfHero, frozen=True, tag="pick_ally"):
    """Which hero acts for free."""

    acts: int
    allies: int  # a mask of heroes


@asks("heal_whom", "Z-8.12")
class PickPatient(OfHero, frozen=True, tag="pick_patient"):
    """Who of the zone is healed."""

    amount: int


@asks("citizen", "Z-12.2")
class PickCitizen(OfHero, frozen=True, tag="pick_citizen"):
    """Which citizen is rescued, or devoured, for free."""


@asks("push_from", "Z-10.14")
class PickPushed(OfHero, frozen=True, tag="pick_pushed"):
    """The zone whose enemies are pushed."""

    count: int
    least: int
    most: int
    named: bool


@asks("push", "Z-10.14")
class PushOne(OfHero, frozen=True, tag="push_one"):
    """Where the next enemy of a zone is pushed; `left` lists (kind, how many) that are still to go.

    With `may_stop` it is enough at any time, after `count` it is over; without, all of them go.
    """

    zone: int
    left: tuple[tuple[int, int], ...]
    count: int
    may_stop: bool

    def said(self, state: State) -> Phrase:
        return phrases.more(self.count)


@asks("stun", "Z-21")
class PickStunned(OfHero, frozen=True, tag="pick_stunned"):
    """Which enemies in sight will sit out the next activation."""

    count: int
    kind: int

    def said(self, state: State) -> Phrase:
        return phrases.more(self.count)


@asks("copy", "Z-8.11")
class PickCopy(OfHero, frozen=True, tag="pick_copy"):
    """Which attack or skill of another hero is copied."""

    least: int
    most: int


@asks("drop_trait", "Z-12.1")
class DropTrait(OfHero, frozen=True, tag="drop_trait"):
    """Too many traits are held: one is discarded (Z-12.1, Z-13.9)."""

    rule: str
    drawn: tuple[int, ...] = ()  # only one of these may be, if there are any


class AbandonFloors(Frame, frozen=True, tag="abandon_floors"):
    """The citizens of floors without a hero are eliminated, one after the other (Z-7.3)."""


@asks("drop_citizen", "Z-13.2")
class DropCitizen(OfHero, frozen=True, tag="drop_citizen"):
    """A second citizen: one is kept (Z-13.2)."""

    card: int


class RemoveNext(Frame, frozen=True, tag="remove_next"):
    """Enemies are taken off the board, if there are any (Z-20.15)."""

    count: int


@asks("remove", "Z-20.15")
class RemoveEnemies(Shared, frozen=True, tag="remove_enemies"):
    """Enemies are taken off the board (Z-20.15)."""

    count: int

    def note(self, state: State) -> Phrase:
        return phrases.more(self.count)


# -- attacks ----------------------------------------------------------------------------------------------------


class Strike(OfHero, frozen=True):
    """An attack: the zone it is aimed at, and with what (see `rules/attacks.py`); `flags` are what was added to it."""

    zone: int
    attack: int
    flags: int

    def about(self, state: State) -> list[str]:
        return [f"hero {CHARACTERS[state.team[self.hero]]}", f"zone {ZONE_IDS[self.zone]}"]


@asks("roll", "Z-11.4")
class Aim(Strike, frozen=True, tag="aim"):
    """How much power is spent on dice, and which cards are used, before the roll (Z-11.4)."""

    dice: int = 0  # of cards

    def said(self, state: State) -> Phrase:
        return phrases.aimed(self.attack, self.zone)


@asks("reroll", "Z-11.5")
class Rolled(Strike, frozen=True, tag="rolled"):
    """What was rolled: dice may be rolled again, each once (Z-11.5)."""

    faces: tuple[int, ...] = ()
    fixed: tuple[int, ...] = ()  # those that were rolled again

    def said(self, state: State) -> Phrase:
        return phrases.faces(self.faces + self.fixed)


@asks("hits", "Z-11.6")
class AssignHits(Strike, frozen=True, tag="assign_hits"):
    """Who is given hits next, where there is a choice (Z-11.6)."""

    hits: int = 0
    killed: int = 0

    def said(self, state: State) -> Phrase:
        return Phrase("note-hits", {"count": self.hits})


@asks("again", "Z-12.2")
class StrikeAgain(OfHero, frozen=True, tag="strike_again"):
    """The attack may be repeated at a zone beside the first target."""

    zone: int
    attack: int
    power: int  # the ability that allows it

    def said(self, state: State) -> Phrase:
        return phrases.power_name(self.power)


# -- the Enemy Phase --------------------------------------------------------------------------------------------


class StartEnemies(Frame, frozen=True, tag="start_enemies"):
    """The Enemy Phase begins (Z-14.1)."""


@asks("ready", "Z-14.1")
class AskReady(OfHero, frozen=True, tag="ask_ready"):
    """What a hero does at the start of the Enemy Phase."""


@asks("distract", "Z-14.1")
class PickDistracted(OfHero, frozen=True, tag="pick_distracted"):
    """The zone whose enemies skip this activation."""

    least: int
    most: int
    kind: int


class ActAll(Frame, frozen=True, tag="act_all"):
    """All enemies are activated (Z-14.1)."""


class Act(Frame, frozen=True, tag="act"):
    """These enemies take their first or second action (Z-14.2, Z-14.3). `drains`: their attacks cost all power."""

    groups: tuple[Group, ...]
    action: int = 1
    drains: bool = False
    begun: bool = False  # who pulls heroes towards itself has done so
    aims: tuple[tuple[int, int], ...] = ()  # who attacks from afar, and which zone


class AttackZone(Frame, frozen=True, tag="attack_zone"):
    """The enemies of a zone attack: so many wounds to share, and those with their own way (Z-14.4)."""

    zone: int
    wounds: int
    named: int = 0  # a mask of those with a name among them
    drains: bool = False


@asks("shield", "Z-14.5")
class AskSpare(OfHero, frozen=True, tag="ask_spare"):
    """A hero may keep the wounds of the zone from its citizens."""

    zone: int
    wounds: int

    def said(self, state: State) -> Phrase:
        return phrases.wounds_at(self.wounds, self.zone)


@asks("shot", "Z-14.2")
class ChooseShot(Shared, frozen=True, tag="choose_shot"):
    """Which zone a named enemy attacks from afar."""

    named: int
    zones: tuple[int, ...]

    def note(self, state: State) -> Phrase:
        return phrases.named(self.named)

    def about(self, state: State) -> list[str]:
        return [f"named {CHARACTERS[self.named]}"]


class Sweep(Frame, frozen=True, tag="sweep"):
    """Everybody in a zone takes a wound."""

    zone: int


class Struck(Frame, frozen=True, tag="struck"):
    """A hero, or a citizen as -2 and less, is about to take a wound."""

    victim: int
    by: int = NOWHERE


class GiveWounds(Frame, frozen=True, tag="give_wounds"):
    """The wounds of a zone are given out, one at a time; what `ShareWounds` asks if there is a choice."""

    zone: int
    wounds: int
    given: int = 0
    spares: bool = False
    by: int = NOWHERE


@asks("wound", "Z-14.5")
class ShareWounds(Shared, frozen=True, tag="share_wounds"):
    """Who takes the next wound of the zone (Z-14.5); `given` is a mask of citizens that have had theirs."""

    zone: int
    wounds: int
    given: int = 0
    spares: bool = False  # citizens
    by: int = NOWHERE  # the named enemy that deals them, if it matters

    def note(self, state: State) -> Phrase:
        return phrases.wounds_at(self.wounds, self.zone)

    def about(self, state: State) -> list[str]:
        return [f"zone {ZONE_IDS[self.zone]}"]


@asks("cancel", "Z-13.7")
class WoundHero(OfHero, frozen=True, tag="wound_hero"):
    """A hero is about to suffer a wound (Z-8.3, Z-13.7)."""

    by: int = NOWHERE


@asks("cover", "Z-14.5")
class AskCover(OfHero, frozen=True, tag="ask_cover"):
    """A hero may cancel the wound of another one, or of a citizen, close by."""

    victim: int  # a hero, or a citizen as -2 and less
    by: int = NOWHERE
    asked_before: int = 0  # a mask of heroes

    def said(self, state: State) -> Phrase:
        return phrases.victim(state, self.victim)

    def about(self, state: State) -> list[str]:
        return [*super().about(state), *phrases.victim_things(state, self.victim)]


class Moves(Frame, frozen=True, tag="moves"):
    """These enemies move, all at once (Z-15.7); `stayed` attacked in this action."""

    groups: tuple[Group, ...]
    stayed: tuple[Group, ...] = ()
    action: int = 1
    drains: bool = False
    again: bool = False  # the second zone of one that moves twice as far


@asks("way", "Z-15.5")
class ChooseWay(Shared, frozen=True, tag="choose_way"):
    """Which way the odd ones of a group go (Z-15.5): the plan at `number` is the first with some left."""

    plans: tuple[Plan, ...]
    number: int
    stayed: tuple[Group, ...] = ()
    action: int = 1
    drains: bool = False
    again: bool = False

    def note(self, state: State) -> Phrase:
        zone, kind, *_ = self.plans[self.number]
        return phrases.group_at(state, kind, zone)

    def about(self, state: State) -> list[str]:
        zone, kind, *_ = self.plans[self.number]
        return [phrases.thing_of_group(state, kind, zone), f"zone {ZONE_IDS[zone]}"]


class MakeMoves(Frame, frozen=True, tag="make_moves"):
    """Every group goes its ways (Z-15.8)."""

    plans: tuple[Plan, ...]
    stayed: tuple[Group, ...] = ()
    action: int = 1
    drains: bool = False
    again: bool = False


class Break(Frame, frozen=True, tag="break"):
    """Windows are forced, from these zones (Z-15.4)."""

    windows: tuple[tuple[int, int], ...]


class Force(Frame, frozen=True, tag="force"):
    """What lies behind a window that was forced comes to light (Z-15.4)."""

    window: int
    zone: int


class React(OfHero, frozen=True, tag="react"):
    """Enemies have entered a hero's zone."""


@asks("rampage", "Z-15.8")
class AskRampage(OfHero, frozen=True, tag="ask_rampage"):
    """Enemies have entered a hero's zone, who may strike at once (Z-15.8)."""


class MoveCitizens(Frame, frozen=True, tag="move_citizens"):
    """Citizens are activated, all at once (Z-13.10)."""


@asks("citizen_way", "Z-13.10")
class ChooseCitizenWay(Shared, frozen=True, tag="choose_citizen_way"):
    """Which way a citizen goes; `plans` are (citizen, ways), of which those before `number` have one only."""

    plans: tuple[tuple[int, tuple[int, ...]], ...]
    number: int

    def note(self, state: State) -> Phrase:
        return phrases.citizen(self.plans[self.number][0])

    def about(self, state: State) -> list[str]:
        return phrases.citizen_things(self.plans[self.number][0])


class WalkCitizens(Frame, frozen=True, tag="walk_citizens"):
    """They walk where it was chosen, if nothing is in the way."""

    plans: tuple[tuple[int, tuple[int, ...]], ...]


class SpawnStep(Frame, frozen=True, tag="spawn_step"):
    """The next spawn points draw their cards (Z-16.1)."""

    number: int  # of the point, in the order of drawing
    more: bool = False  # its second card (5 and 6 heroes)


class EndEnemies(Frame, frozen=True, tag="end_enemies"):
    """The Enemy Phase ends (Z-16.4)."""


class CallVigil(Frame, frozen=True, tag="call_vigil"):
    """Who walks by itself is put at the exit (Z-20.14)."""


class FreeWalk(Frame, frozen=True, tag="free_walk"):
    """A named enemy moves by itself, so many times more (Z-20.14)."""

    named: int
    count: int


# -- spawning ---------------------------------------------------------------------------------------------------


class DrawCard(Frame, frozen=True, tag="draw_card"):
    """A spawn card is drawn for a zone; `level` is the danger level it is read at, NOWHERE for the highest of all."""

    zone: int
    level: int = NOWHERE
    skipped: int = 0  # cards that fitted nothing (Z-20.7)
    rule: str = "Z-16.1"  # by which it is drawn


class TurnUp(Frame, frozen=True, tag="turn_up"):
    """The spawn card that lies in a zone is turned up (Z-20.9)."""

    zone: int


class Bring(Frame, frozen=True, tag="bring"):
    """Mobs come by order of the mission."""

    kind: int
    count: int
    zone: int
    rule: str


@asks("redraw", "Z-17")
class AskRedraw(OfHero, frozen=True, tag="ask_redraw"):
    """A hero may discard the spawn card that was drawn, and another is drawn."""

    card: int
    zone: int
    level: int

    def said(self, state: State) -> Phrase:
        return phrases.drawn_card(state, self.card, self.level)


class ResolveCard(Frame, frozen=True, tag="resolve_card"):
    """A spawn card takes effect in a zone (Z-17)."""

    card: int
    zone: int
    level: int


class Extra(Frame, frozen=True, tag="extra"):
    """All enemies of a kind act at once (Z-17.3, Z-17.10)."""

    kind: int
    why: str
    rule: str


class PlaceNamed(Frame, frozen=True, tag="place_named"):
    """A named enemy comes into play (Z-17.6)."""

    zone: int


@asks("where", "Z-17.5")
class ChooseZone(Shared, frozen=True, tag="choose_zone"):
    """Where figures are placed, among zones that are equal: a named enemy, or so many of a mob."""

    zones: tuple[int, ...]
    kind: int
    count: int

    def note(self, state: State) -> Phrase:
        return phrases.group(state, self.kind, self.count)


@asks("multiply", "Z-17.5")
class Multiply(Shared, frozen=True, tag="multiply"):
    """Which zone gains enemies next."""

    zones: tuple[int, ...]
    kind: int
    count: int

    def note(self, state: State) -> Phrase:
        return phrases.group(state, self.kind, self.count)


class NextVolley(Frame, frozen=True, tag="next_volley"):
    """The shots that are still to come."""

    zones: tuple[Shots, ...]


@asks("volley", "Z-17.5")
class Volley(Shared, frozen=True, tag="volley"):
    """Whom the shots of a zone hit, one by one: those in sight at range 1. `zones` are the shots to come."""

    zones: tuple[Shots, ...]

    def note(self, state: State) -> Phrase:
        zone, count, _ = self.zones[0]
        return phrases.shots_from(zone, count)

    def about(self, state: State) -> list[str]:
        return [f"zone {ZONE_IDS[self.zones[0][0]]}"]


class ShowBuilding(Frame, frozen=True, tag="show_building"):
    """A building comes to light (Z-18): the zones that are new."""

    zones: int  # a mask
    hero: int = NOWHERE  # who opened it


class SpawnInside(Frame, frozen=True, tag="spawn_inside"):
    """The zones of a building that have still to draw their cards (Z-18.2)."""

    left: tuple[int, ...]
    touched: int


@asks("building", "Z-18.2")
class ChooseSpawnZone(Shared, frozen=True, tag="choose_spawn_zone"):
    """Which zone of the building draws its card next (Z-18.2)."""

    left: tuple[int, ...]


class RevealCitizens(Frame, frozen=True, tag="reveal_citizens"):
    """The citizens of a building are revealed, after all enemies are placed (Z-18.3)."""

    zones: int


# -- the End Phase ----------------------------------------------------------------------------------------------


class StartEnd(Frame, frozen=True, tag="start_end"):
    """The End Phase begins (Z-3.5)."""


@asks("heal", "Z-3.5")
class AskHeal(OfHero, frozen=True, tag="ask_heal"):
    """How much health a hero recovers at the start of the End Phase."""

    most: int


class EndRound(Frame, frozen=True, tag="end_round"):
    """The round is over, and the next one begins."""


if TYPE_CHECKING:
    AnyFrame = Frame
else:
    AnyFrame = union_of(Frame, globals())


class Stack(Struct, frozen=True):
    """A stack of frames as it is written down."""

    frames: list[AnyFrame]
