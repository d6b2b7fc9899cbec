"""Wounds: who takes them, and what can be done about it (Z-8.3, Z-13.5 to Z-13.7, Z-14.5)."""

from __future__ import annotations

from frenzy.games.resistance import actions, offers
from frenzy.games.resistance.cards import CITIZEN_IDS, CITIZENS, NAMED, POWERS
from frenzy.games.resistance.content.words import Cancel
from frenzy.games.resistance.events import DieRolled, HeroFell, HeroWounded, WoundCancelled
from frenzy.games.resistance.frames import AskCover, GiveWounds, ShareWounds, Struck, WoundHero
from frenzy.games.resistance.ids import NOWHERE
from frenzy.games.resistance.rules.citizens import devour, devour_held
from frenzy.games.resistance.rules.dice import roll_face
from frenzy.games.resistance.rules.ending import check_losses
from frenzy.games.resistance.rules.heroes import hero_id, lower_hunger, pay_ability, usable
from frenzy.games.resistance.state import State, replaced
from frenzy.kernel.records import Action

FIGHTER = 5  # Z-13.6


def citizen_victim(card: int) -> int:
    """A citizen as a victim; heroes are victims by their number."""
    return -2 - card


# -- sharing ----------------------------------------------------------------------------------------------------


def give_wounds(state: State, frame: GiveWounds) -> None:
    """The next wound of a zone goes to its only victim, or the players choose (Z-14.5, Z-14.6)."""
    heroes, cards = victims(state, frame.zone, frame.given, spares=frame.spares)
    if len(heroes) + len(cards) > 1:
        mask = sum(1 << hero for hero in heroes)
        seat = state.first_seat(mask)
        state.stack.append(ShareWounds(seat, mask, frame.zone, frame.wounds, frame.given, frame.spares, frame.by))
    elif heroes:
        hit(state, frame, heroes[0])
    elif cards:
        hit(state, frame, citizen_victim(cards[0]))


def victims(state: State, zone: int, given: int, *, spares: bool) -> tuple[list[int], list[int]]:
    """The heroes and citizens who may take the next wound: beside a hero a citizen takes one at most (Z-14.5)."""
    heroes = state.heroes_in(zone)
    if state.mode == 1 or (heroes and spares):
        return heroes, []
    cards = [card for card in state.citizens_in(zone) if card < len(CITIZENS) and CITIZENS[card].kind == "citizen"]
    if heroes:
        cards = [card for card in cards if not given >> card & 1]
    return heroes, cards


def offer_wound(state: State, frame: ShareWounds) -> list[Action]:
    heroes, cards = victims(state, frame.zone, frame.given, spares=frame.spares)
    offered: list[Action] = [offers.WOUND[state.team[hero]] for hero in heroes]
    return offered + [offers.WOUND_CITIZEN[card] for card in cards]


def take_wound(state: State, frame: ShareWounds, answer: actions.Wound | actions.WoundCitizen) -> None:
    below = GiveWounds(0, frame.zone, frame.wounds, frame.given, frame.spares, frame.by)
    if isinstance(answer, actions.Wound):
        hit(state, below, state.team.index(answer.hero))
    else:
        hit(state, below, citizen_victim(answer.citizen))


def hit(state: State, frame: GiveWounds, victim: int) -> None:
    """This one takes the wound; then the next one is given."""
    given = frame.given | (1 << (-2 - victim) if victim < 0 else 0)
    if frame.wounds > 1:
        state.stack.append(GiveWounds(frame.seat, frame.zone, frame.wounds - 1, given, frame.spares, frame.by))
    strike(state, victim, frame.by)


def struck(state: State, frame: Struck) -> None:
    """Whoever is still there takes a wound."""
    if frame.victim < 0 or state.in_play(frame.victim):
        strike(state, frame.victim, frame.by)


# -- answers ----------------------------------------------------------------------------------------------------


def strike(state: State, victim: int, by: int) -> None:
    """A wound is coming: whoever can cancel it is asked (Z-13.7)."""
    if by != NOWHERE and "wounds_cannot_be_cancelled" in NAMED[by].knacks:
        land(state, victim, by)
    elif victim >= 0 and (state.citizen[victim] != NOWHERE or cancelling(state, victim, victim)):
        state.stack.append(WoundHero(state.hands[victim], victim, by))
    else:
        ask_cover(state, victim, by, 0)


def cancelling(state: State, hero: int, victim: int) -> list[int]:
    """The abilities with which a hero can cancel a wound: its own, or of somebody in sight and range."""
    found: list[int] = []
    for power in usable(state, hero, "when_wounded"):
        does = POWERS[power].does
        if not isinstance(does, Cancel):
            continue
        if does.range is None:
            if hero == victim:
                found.append(power)
        else:
            zone = state.zone[victim] if victim >= 0 else state.card_at[-2 - victim]
            distance = state.ways().seen(state.zone[hero]).get(zone, NOWHERE)
            if does.range[0] <= distance <= does.range[1]:
                found.append(power)
    return found


def offer_cancel(state: State, frame: WoundHero) -> list[Action]:
    """To suffer, to give up the citizen (Z-13.7), or to use an ability."""
    offered: list[Action] = [offers.SUFFER]
    if state.citizen[frame.hero] != NOWHERE:
        offered.append(offers.SACRIFICE)
    return offered + [offers.USE[power] for power in cancelling(state, frame.hero, frame.hero)]


def take_cancel(state: State, frame: WoundHero, answer: actions.Suffer | actions.Sacrifice | actions.Use) -> None:
    hero = frame.hero
    if isinstance(answer, actions.Suffer):
        ask_cover(state, hero, frame.by, 0)
    elif isinstance(answer, actions.Sacrifice):
        state.emit(WoundCancelled(hero_id(state, hero), CITIZEN_IDS[state.citizen[hero]], "Z-13.7"))
        devour_held(state, hero, "Z-13.7")
    elif not cancels(state, hero, hero, answer.power):
        strike(state, hero, frame.by)


def cancels(state: State, hero: int, victim: int, power: int) -> bool:
    """Use an ability to cancel a wound; some need a roll."""
    does, rule = POWERS[power].does, "Z-12.2" if POWERS[power].source == "trait" else "Z-10.13"
    assert isinstance(does, Cancel), f"{POWERS[power].id}: cancels nothing"
    pay_ability(state, hero, power)
    if does.on_roll:
        face = roll_face(state)
        state.emit(DieRolled(face, face >= does.on_roll, rule))
        if face < does.on_roll:
            return False
    whom = hero_id(state, victim) if victim >= 0 else ""
    state.emit(WoundCancelled(whom, POWERS[power].id, rule))
    return True


def ask_cover(state: State, victim: int, by: int, asked: int) -> None:
    """Heroes close by may cancel the wound of another one; if nobody does, it is suffered."""
    for hero in state.having("when_wounded"):
        if hero != victim and not asked >> hero & 1 and cancelling(state, hero, victim):
            state.stack.append(AskCover(state.hands[hero], hero, victim, by, asked | 1 << hero))
            return
    land(state, victim, by)


def offer_cover(state: State, frame: AskCover) -> list[Action]:
    return [offers.PASS, *[offers.USE[power] for power in cancelling(state, frame.hero, frame.victim)]]


def take_cover(state: State, frame: AskCover, answer: actions.Use | actions.Pass) -> None:
    if isinstance(answer, actions.Pass) or not cancels(state, frame.hero, frame.victim, answer.power):
        ask_cover(state, frame.victim, frame.by, frame.asked_before)


def land(state: State, victim: int, by: int) -> None:
    """The wound is suffered (Z-8.3, Z-13.5)."""
    if victim >= 0:
        lose_health(state, victim)
        if by != NOWHERE and "wounds_sate" in NAMED[by].knacks and state.in_play(victim):
            lower_hunger(state, victim, 1, "Z-21")
        return
    card = -2 - victim
    if CITIZENS[card].is_fighter:
        face = roll_face(state)
        state.emit(DieRolled(face, face >= FIGHTER, "Z-13.6"))
        if face >= FIGHTER:
            return
    devour(state, card, "Z-13.5")


def lose_health(state: State, hero: int) -> None:
    """A wound lowers health by 1; at 0 the hero falls (Z-8.3)."""
    state.health[hero] -= 1
    state.wounds = replaced(state.wounds, hero, state.wounds[hero] + 1)
    state.emit(HeroWounded(hero_id(state, hero), state.health[hero]))
    if state.health[hero] == 0:
        fall(state, hero)


def fall(state: State, hero: int) -> None:
    """The hero is eliminated: its traits are discarded, its tokens leave the game, its citizen is lost (Z-8.3)."""
    state.emit(HeroFell(hero_id(state, hero)))
    state.trait_discard += state.traits[hero]
    state.traits = replaced(state.traits, hero, ())
    state.tokens = replaced(state.tokens, hero, ())
    state.zone[hero] = NOWHERE
    if state.citizen[hero] != NOWHERE:
        devour_held(state, hero, "Z-8.3")
    if state.active == hero:
        state.active, state.actions_left = NOWHERE, 0
        state.activated |= 1 << hero
    check_losses(state)
