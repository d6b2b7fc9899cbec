"""Citizens: revealed, walking, rescued, eaten (Z-13)."""

from __future__ import annotations

from frenzy.games.resistance import actions, offers
from frenzy.games.resistance.board import FLOOR, ZONE_IDS
from frenzy.games.resistance.cards import CITIZEN_IDS, HIDDEN_CITIZEN_CARDS, SECRET_MISSIONS, TOO_LATE
from frenzy.games.resistance.events import (
    CitizenDevoured,
    CitizenDropped,
    CitizenEaten,
    CitizenEscaped,
    CitizenMoved,
    CitizenRescued,
    CitizenRevealed,
    DieRolled,
    HiddenEnded,
    Shuffled,
)
from frenzy.games.resistance.frames import (
    AbandonFloors,
    ChooseCitizenWay,
    DrawCard,
    DropCitizen,
    DropTrait,
    MoveCitizens,
    RevealCitizens,
    WalkCitizens,
)
from frenzy.games.resistance.ids import MOST_POWER, NOWHERE
from frenzy.games.resistance.rules.dice import roll_face
from frenzy.games.resistance.rules.ending import check_goals, check_losses
from frenzy.games.resistance.rules.figures import move_card, put_card, turn_card
from frenzy.games.resistance.rules.heroes import (
    drop_trait,
    gain_power,
    gain_xp,
    gain_xp_all,
    hero_id,
    lose_power,
)
from frenzy.games.resistance.rules.objectives import check_charge, reveal_secret
from frenzy.games.resistance.rulings import HIDDEN_GO_WITH_THE_FLOOR
from frenzy.games.resistance.state import (
    DISCARDED,
    FACE_DOWN,
    HELD,
    HIDDEN,
    IN_DECK,
    PEOPLE,
    REVEALED,
    State,
    replaced,
)
from frenzy.kernel.records import Action

COMES_OUT = 5  # Z-13.11
LOST_WITH_THE_FLOOR = (REVEALED, HIDDEN) if HIDDEN_GO_WITH_THE_FLOOR else (REVEALED,)  # Ruling Z-7.3


# -- cards ------------------------------------------------------------------------------------------------------


def draw_citizen(state: State) -> int:
    """The top citizen card; an empty deck is rebuilt from its discard pile; NOWHERE if both are empty (Z-13.12)."""
    if not state.citizen_deck and state.citizen_discard:
        for card in state.citizen_discard:
            turn_card(state, card, IN_DECK)
        state.citizen_deck, state.citizen_chance = state.citizen_chance.shuffled(state.citizen_discard)
        state.citizen_discard = ()
        state.emit(Shuffled("citizens", len(state.citizen_deck), "Z-13.12"))
    if not state.citizen_deck:
        return NOWHERE
    card, state.citizen_deck = state.citizen_deck[-1], state.citizen_deck[:-1]
    return card


def discard_citizen(state: State, card: int) -> None:
    """A citizen card goes to the discard pile, and the Hidden Citizen card under it to its own (Z-13.11)."""
    end_hiding(state, card)
    put_card(state, card, NOWHERE, DISCARDED)
    state.citizen_discard += (card,)


def end_hiding(state: State, card: int) -> None:
    """The Hidden Citizen card under a citizen's is discarded (Z-13.11)."""
    if state.card_is[card] == HIDDEN:
        under = next((spawn for spawn in state.spawn_out if spawn in HIDDEN_CITIZEN_CARDS), NOWHERE)
        if under != NOWHERE:
            state.spawn_out = tuple([spawn for spawn in state.spawn_out if spawn != under])
            state.spawn_discard += (under,)


def reveal_in(state: State, zone: int) -> None:
    """The face-down cards of a zone come to light."""
    for card in state.citizens_in(zone, FACE_DOWN):
        reveal(state, card, "Z-18.5")


def reveal(state: State, card: int, rule: str) -> None:
    """A citizen appears; a Secret Mission does what the mission says; Too Late! draws (Z-13.13, Z-13.14)."""
    zone = state.card_at[card]
    turn_card(state, card, REVEALED)
    state.emit(CitizenRevealed(CITIZEN_IDS[card], ZONE_IDS[zone], rule))
    if card in TOO_LATE:
        discard_citizen(state, card)
        state.stack.append(DrawCard(0, zone, rule="Z-13.14"))
    elif card in SECRET_MISSIONS:
        reveal_secret(state, card)
    check_goals(state)


def reveal_citizens(state: State, frame: RevealCitizens) -> None:
    """After all enemies of a building are placed, its citizens are revealed (Z-18.3)."""
    for card, zone in enumerate(state.card_at):
        if zone != NOWHERE and frame.zones >> zone & 1 and state.card_is[card] == FACE_DOWN:
            reveal(state, card, "Z-18.3")


# -- rescuing and losing ----------------------------------------------------------------------------------------


def rescue(state: State, hero: int, card: int) -> None:
    """The figure goes, the card is taken, and power goes to the maximum (Z-13.1, Z-13.2)."""
    end_hiding(state, card)
    put_card(state, card, NOWHERE, HELD)
    state.rescued |= 1 << card
    state.emit(CitizenRescued(hero_id(state, hero), CITIZEN_IDS[card]))
    gain_power(state, hero, MOST_POWER, "Z-13.1")
    take_over(state, hero, card)
    if state.mission.rescue_xp:
        gain_xp(state, hero, state.mission.rescue_xp, state.mission.rule)
    check_losses(state)
    check_goals(state)


def hold(state: State, hero: int, card: int) -> None:
    """A card comes into the citizen slot, or NOWHERE when it is gone."""
    state.citizen = replaced(state.citizen, hero, card)


def take_over(state: State, hero: int, card: int) -> None:
    """A card comes into the citizen slot; of two, one is let go (Z-13.2)."""
    if state.citizen[hero] == NOWHERE:
        hold(state, hero, card)
        check_charge(state)
    else:
        state.stack.append(DropCitizen(state.hands[hero], hero, card))


def offer_drop_citizen(state: State, frame: DropCitizen) -> list[Action]:
    return [offers.DROP_CITIZEN[card] for card in sorted((state.citizen[frame.hero], frame.card))]


def take_drop_citizen(state: State, frame: DropCitizen, answer: actions.DropCitizen) -> None:
    """The one that is let go is discarded, which is no loss of life (Z-13.2)."""
    held = state.citizen[frame.hero]
    hold(state, frame.hero, frame.card if answer.citizen == held else held)
    discard_citizen(state, answer.citizen)
    state.emit(CitizenDropped(hero_id(state, frame.hero), CITIZEN_IDS[answer.citizen]))
    check_charge(state)
    check_losses(state)


def eat(state: State, hero: int, card: int) -> None:
    """A zombie hero devours a citizen and takes the card (Z-21.3, Z-21.9)."""
    end_hiding(state, card)
    put_card(state, card, NOWHERE, HELD)
    state.rescued |= 1 << card
    state.emit(CitizenEaten(hero_id(state, hero), CITIZEN_IDS[card]))
    take_over(state, hero, card)
    mission = state.mission
    if mission.devour_xp:
        gain_xp(state, hero, mission.devour_xp, mission.rule)
    if mission.citizen_xp[card]:
        gain_xp_all(state, mission.citizen_xp[card], mission.rule)
    check_goals(state)


def devour(state: State, card: int, rule: str) -> None:
    """A citizen is eliminated: every hero loses 1 power and a trait (Z-13.9)."""
    state.emit(CitizenDevoured(CITIZEN_IDS[card], rule))
    state.devoured |= 1 << card
    discard_citizen(state, card)
    mourn(state)


def devour_held(state: State, hero: int, rule: str) -> None:
    """A hero gives up the citizen it holds, or falls with it (Z-8.3, Z-13.7)."""
    card = state.citizen[hero]
    hold(state, hero, NOWHERE)
    turn_card(state, card, REVEALED)
    devour(state, card, rule)


def mourn(state: State) -> None:
    """What the loss of a citizen costs (Z-13.9); there is nothing of it in Zombie Mode (Z-21.7)."""
    if state.mode == 0:
        for hero in reversed(range(state.heroes)):
            if state.in_play(hero):
                lose_power(state, hero, 1, "Z-13.9")
                lose_trait(state, hero)
    check_losses(state)
    check_goals(state)


def lose_trait(state: State, hero: int) -> None:
    """A trait of the hero's choice is discarded, if it has any (Z-13.9)."""
    held = set(state.traits[hero])
    if len(held) == 1:
        drop_trait(state, hero, held.pop(), "Z-13.9")
    elif held:
        state.stack.append(DropTrait(state.hands[hero], hero, "Z-13.9"))


def offer_drop(state: State, frame: DropTrait) -> list[Action]:
    held = sorted(set(frame.drawn or state.traits[frame.hero]))
    return [offers.DROP[trait] for trait in held]


def take_drop(state: State, frame: DropTrait, answer: actions.Drop) -> None:
    drop_trait(state, frame.hero, answer.trait, frame.rule)


def abandon_floors(state: State, frame: AbandonFloors) -> None:
    """On every floor without a hero the citizens are eliminated, each with all that it costs (Z-7.3, Z-13.9)."""
    if state.mode == 1 or state.mission.all_floors_active:
        return
    floors, lost = state.active_floors(), LOST_WITH_THE_FLOOR
    for card in range(PEOPLE):
        if state.card_is[card] in lost and not floors >> FLOOR[state.card_at[card]] & 1:
            state.stack.append(frame)
            devour(state, card, "Z-7.3")
            return


# -- walking ----------------------------------------------------------------------------------------------------


def move_citizens(state: State, _frame: MoveCitizens) -> None:
    """Every citizen on an active floor walks towards the nearest hero, or away from it in Zombie Mode (Z-13.10)."""
    floors = state.active_floors()
    goals = sorted({zone for zone in state.zone if zone != NOWHERE}) if state.mode == 0 else awake_zones(state)
    plans: list[tuple[int, tuple[int, ...]]] = []
    for card in range(PEOPLE):
        if state.card_is[card] not in (REVEALED, HIDDEN) or card in state.mission.still:
            continue
        zone = state.card_at[card]
        if floors >> FLOOR[zone] & 1:
            plans.append((card, ways_of_citizen(state, card, goals)))
    ask_citizens(state, tuple(plans))


def awake_zones(state: State) -> list[int]:
    """The zones of active spawn points."""
    return sorted({zone for number, zone in enumerate(state.point_at) if state.awake >> number & 1})


def ways_of_citizen(state: State, card: int, goals: list[int]) -> tuple[int, ...]:
    """The first steps of the shortest open ways to the nearest goal; none if it stays (Z-13.10)."""
    zone, ways = state.card_at[card], state.ways()
    if state.mode == 0 and zone in goals:
        return ()
    least = 0
    nearest: list[int] = []
    for goal in goals:
        distance = ways.open_to(goal)[zone]
        if distance > 0 and (not nearest or distance <= least):
            nearest = [*nearest, goal] if nearest and distance == least else [goal]
            least = distance
    steps: set[int] = set()
    for goal in nearest:
        steps.update(ways.first_steps(zone, goal, 0))
    return tuple(sorted(steps))


def ask_citizens(state: State, plans: tuple[tuple[int, tuple[int, ...]], ...]) -> None:
    """Ask for the first citizen with several ways, or let them walk."""
    for number, (card, ways) in enumerate(plans):
        if len(ways) > 1:
            touched = heroes_headed_for(state, card) if state.mode == 0 else 0
            seat = state.first_seat(touched)
            state.stack.append(ChooseCitizenWay(seat, touched, plans, number))
            return
    state.stack.append(WalkCitizens(0, plans))


def heroes_headed_for(state: State, card: int) -> int:
    """The heroes in the zones that a citizen could head for, as a mask (Z-1.6)."""
    zone, ways = state.card_at[card], state.ways()
    places = {place for place in state.zone if place != NOWHERE and ways.open_to(place)[zone] > 0}
    least = min(ways.open_to(place)[zone] for place in places)
    mask = 0
    for hero, place in enumerate(state.zone):
        if place in places and ways.open_to(place)[zone] == least:
            mask |= 1 << hero
    return mask


def offer_citizen_way(state: State, frame: ChooseCitizenWay) -> list[Action]:
    return [offers.WAY[zone] for zone in frame.plans[frame.number][1]]


def take_citizen_way(state: State, frame: ChooseCitizenWay, answer: actions.Way) -> None:
    card, _ = frame.plans[frame.number]
    ask_citizens(state, (*frame.plans[: frame.number], (card, (answer.zone,)), *frame.plans[frame.number + 1 :]))


def walk_citizens(state: State, frame: WalkCitizens) -> None:
    """All walk at once; an enemy here or there stops them, but not those who hide, who may come out (Z-13.11)."""
    goals = awake_zones(state) if state.mode == 1 else []
    for card, ways in frame.plans:
        zone, is_hidden = state.card_at[card], state.card_is[card] == HIDDEN
        if ways and (is_hidden or not (is_scared(state, zone) or is_scared(state, ways[0]))):
            move_card(state, card, ways[0])
            state.emit(CitizenMoved(CITIZEN_IDS[card], ZONE_IDS[zone], ZONE_IDS[ways[0]]))
            if ways[0] in goals:
                escape(state, card)
                continue
        if is_hidden:
            face = roll_face(state)
            state.emit(DieRolled(face, face >= COMES_OUT, "Z-13.11"))
            if face >= COMES_OUT:
                end_hiding(state, card)
                turn_card(state, card, REVEALED)
                state.emit(HiddenEnded(CITIZEN_IDS[card]))


def is_scared(state: State, zone: int) -> bool:
    """Somebody who eats citizens is there."""
    return bool(state.enemies_in(zone)) if state.mode == 0 else zone in state.zone


def escape(state: State, card: int) -> None:
    """A citizen reaches a spawn point and is gone (Z-21.8)."""
    state.emit(CitizenEscaped(CITIZEN_IDS[card], ZONE_IDS[state.card_at[card]]))
    put_card(state, card, NOWHERE, DISCARDED)
    state.citizen_discard += (card,)
    check_losses(state)
