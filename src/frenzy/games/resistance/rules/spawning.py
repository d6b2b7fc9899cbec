"""Spawn cards and what they bring (Z-16, Z-17)."""

from __future__ import annotations

from msgspec.structs import replace

from frenzy.games.resistance import actions, offers
from frenzy.games.resistance.board import ZONE_IDS
from frenzy.games.resistance.cards import CITIZEN_IDS, NAMED, SPAWN, SPAWN_IDS, TOO_LATE
from frenzy.games.resistance.events import (
    CardDrawn,
    CardSkipped,
    CitizenRevealed,
    ExtraActivation,
    HiddenCitizenCame,
    Shortage,
    Shuffled,
)
from frenzy.games.resistance.frames import (
    AskRedraw,
    Bring,
    ChooseZone,
    DrawCard,
    EndEnemies,
    Extra,
    Multiply,
    NextVolley,
    PlaceNamed,
    ResolveCard,
    Shots,
    SpawnStep,
    TurnUp,
    Volley,
)
from frenzy.games.resistance.ids import CHARACTERS, LEVELS, NAMED_KIND, NOWHERE, bits, mob_id
from frenzy.games.resistance.rules import wounds
from frenzy.games.resistance.rules.citizens import discard_citizen, draw_citizen
from frenzy.games.resistance.rules.enemies import activate, groups_of, touched
from frenzy.games.resistance.rules.figures import place, put_card, put_named, supply
from frenzy.games.resistance.rules.heroes import pay_ability, usable
from frenzy.games.resistance.state import HIDDEN, REVEALED, State
from frenzy.kernel.records import Action

MOST_SKIPPED = 2 * len(SPAWN)  # after so many every card of the deck has been seen


# -- figures ----------------------------------------------------------------------------------------------------


def place_or_run_short(state: State, kind: int, count: int, zone: int, rule: str, *, rush: bool = False) -> None:
    """Place mobs; a rush acts at once; too few figures let all of the kind act (Z-17.2, Z-17.10)."""
    placed = place(state, kind, count, zone, rule)
    if placed < count:
        state.emit(Shortage(mob_id(state.mode, kind)))
        state.stack.append(Extra(0, kind, "shortage", "Z-17.10"))
    if rush and placed:
        state.emit(ExtraActivation(mob_id(state.mode, kind), "rush", "Z-17.2"))
        activate(state, [(zone, kind, placed)])


def bring(state: State, frame: Bring) -> None:
    """Mobs come by order of the mission."""
    place_or_run_short(state, frame.kind, frame.count, frame.zone, frame.rule)


def extra(state: State, frame: Extra) -> None:
    """All enemies of a kind act at once (Z-17.3, Z-17.10)."""
    groups = groups_of(state, (frame.kind,))
    if groups:
        state.emit(ExtraActivation(mob_id(state.mode, frame.kind), frame.why, frame.rule))
        activate(state, groups)


def place_named(state: State, frame: PlaceNamed) -> None:
    """The top card of the named enemies; if all are in play, they act instead (Z-17.6, Z-17.7)."""
    if not state.named_deck and state.named_discard:
        state.named_deck, state.named_chance = state.named_chance.shuffled(state.named_discard)
        state.named_discard = ()
        state.emit(Shuffled("named", len(state.named_deck), "Z-17.6"))
    if not state.named_deck:
        groups = groups_of(state, range(NAMED_KIND, NAMED_KIND + len(CHARACTERS)))
        if groups:
            state.emit(ExtraActivation("named", "named", "Z-17.7"))
            activate(state, groups)
        return
    who, state.named_deck = state.named_deck[-1], state.named_deck[:-1]
    zone = frame.zone
    if "spawns_on_the_experienced" in NAMED[who].knacks:
        zones = zones_of_the_experienced(state)
        if len(zones) > 1:
            state.stack.append(ask_zone(state, zones, NAMED_KIND + who, 1))
            return
        zone = zones[0]
    put_named(state, who, zone, "Z-17.6")


def zones_of_the_experienced(state: State) -> tuple[int, ...]:
    """Where the heroes with the most XP are."""
    there = state.standing()
    most = max(state.xp[hero] for hero in there)
    return tuple(sorted({state.zone[hero] for hero in there if state.xp[hero] == most}))


def ask_zone(state: State, zones: tuple[int, ...], kind: int, count: int) -> ChooseZone:
    mask = touched(state, zones)
    return ChooseZone(state.first_seat(mask), mask, zones, kind, count)


def offer_zone(state: State, frame: ChooseZone) -> list[Action]:
    return [offers.CHOOSE[zone] for zone in frame.zones]


def take_zone(state: State, frame: ChooseZone, answer: actions.Choose) -> None:
    if frame.kind >= NAMED_KIND:
        put_named(state, frame.kind - NAMED_KIND, answer.zone, "Z-17.6")
    else:
        place_or_run_short(state, frame.kind, frame.count, answer.zone, "Z-17.5")


# -- the spawn step ---------------------------------------------------------------------------------------------


def drawing_order(state: State) -> list[int]:
    """The points in the order of the mission; one that was moved comes after those of its new zone (Z-16.1, Z-16.4)."""
    order = [number for number in range(len(state.point_at)) if not state.shifted >> number & 1]
    for number in bits(state.shifted):
        there = [place for place, other in enumerate(order) if state.point_at[other] == state.point_at[number]]
        order.insert(there[-1] + 1 if there else len(order), number)
    return order


def spawn_step(state: State, frame: SpawnStep) -> None:
    """Every active spawn point draws a card, one after the other (Z-16.1)."""
    mission, awake, more = state.mission, state.awake, frame.more
    for turn in range(frame.number, len(mission.points)):
        number = drawing_order(state)[turn] if state.shifted else turn
        point, zone = mission.points[number], state.point_at[number]
        if awake >> number & 1 and point.draws and state.is_active(zone):
            is_crowd = state.is_crowd()
            again = mission.more_initial_cards and is_crowd and number == mission.initial and not more
            state.stack.append(SpawnStep(frame.seat, turn if again else turn + 1, again))
            if point.named_instead and not state.named_in_play():
                state.stack.append(PlaceNamed(frame.seat, zone))
            else:
                level = 0 if point.read_at_blue and not is_crowd else NOWHERE
                state.stack.append(DrawCard(frame.seat, zone, level))
            return
        more = False
    state.stack.append(EndEnemies(frame.seat))


# -- drawing ----------------------------------------------------------------------------------------------------


def draw_spawn(state: State) -> int:
    """The top spawn card; an empty deck is rebuilt from its discard pile (Z-16.3)."""
    if not state.spawn_deck and state.spawn_discard:
        state.spawn_deck, state.spawn_chance = state.spawn_chance.shuffled(state.spawn_discard)
        state.spawn_discard = ()
        state.emit(Shuffled("spawn", len(state.spawn_deck), "Z-16.3"))
    if not state.spawn_deck:
        return NOWHERE
    card, state.spawn_deck = state.spawn_deck[-1], state.spawn_deck[:-1]
    return card


def draw_card(state: State, frame: DrawCard) -> None:
    """A card is drawn for a zone of an active floor, and somebody may send it back (Z-7.4, Z-16.1)."""
    if not state.is_active(frame.zone):
        return
    card = draw_spawn(state)
    if card == NOWHERE:
        return
    level = state.danger() if frame.level == NOWHERE else frame.level
    state.emit(CardDrawn(SPAWN_IDS[card], ZONE_IDS[frame.zone], LEVELS[level], frame.rule))
    if state.beacon and frame.skipped < MOST_SKIPPED and not fits(state, card):
        state.spawn_discard += (card,)
        state.emit(CardSkipped(SPAWN_IDS[card], "Z-20.7"))
        state.stack.append(replace(frame, skipped=frame.skipped + 1))
        return
    for hero in state.having("spawn_card_drawn"):
        if usable(state, hero, "spawn_card_drawn"):
            state.stack.append(AskRedraw(state.hands[hero], hero, card, frame.zone, level))
            return
    state.stack.append(ResolveCard(0, card, frame.zone, level))


def fits(state: State, card: int) -> bool:
    """After the beacon a card must find its type on the board, or in the supply if it places any (Z-20.7)."""
    spawn = SPAWN[card]
    match spawn.kind:
        case "named":
            return bool(state.named_deck or state.named_discard or state.named_in_play())
        case "hidden_citizen":
            return False
        case "extra_activation":
            return bool(groups_of(state, (spawn.mob,)))
        case _:
            return bool(supply(state, spawn.mob) or groups_of(state, (spawn.mob,)))


def offer_redraw(state: State, frame: AskRedraw) -> list[Action]:
    return [offers.PASS, *[offers.USE[power] for power in usable(state, frame.hero, "spawn_card_drawn")]]


def take_redraw(state: State, frame: AskRedraw, answer: actions.Use | actions.Pass) -> None:
    if isinstance(answer, actions.Pass):
        state.stack.append(ResolveCard(0, frame.card, frame.zone, frame.level))
        return
    pay_ability(state, frame.hero, answer.power)
    state.spawn_discard += (frame.card,)
    state.emit(CardSkipped(SPAWN_IDS[frame.card], "Z-17"))
    state.stack.append(DrawCard(0, frame.zone, frame.level, rule="Z-17"))


def turn_up(state: State, frame: TurnUp) -> None:
    """The spawn card that lies in a zone takes effect instead of a drawn one (Z-20.9)."""
    zone = frame.zone
    card = next(card for there, card in state.map_cards if there == zone)
    state.map_cards = tuple([pair for pair in state.map_cards if pair[0] != zone])
    level = state.danger()
    state.emit(CardDrawn(SPAWN_IDS[card], ZONE_IDS[zone], LEVELS[level], "Z-20.9"))
    state.stack.append(ResolveCard(0, card, zone, level))


# -- what a card does -------------------------------------------------------------------------------------------


def resolve_card(state: State, frame: ResolveCard) -> None:
    """A spawn card takes effect (Z-17)."""
    spawn, zone, level = SPAWN[frame.card], frame.zone, frame.level
    match spawn.kind:
        case "hidden_citizen":
            bring_citizen(state, frame.card, zone, frame.level)
            return
        case "named":
            state.stack.append(PlaceNamed(0, zone))
            if state.mission.cards_on_map:
                state.spawn_out = tuple(sorted((*state.spawn_out, frame.card)))
                return
        case "extra_activation":
            state.stack.append(Extra(0, spawn.mob, "card", "Z-17.3"))
        case "special":
            resolve_special(state, frame)
        case _:
            is_rush = spawn.kind == "rush"
            rule = "Z-17.2" if is_rush else "Z-17.1"
            if spawn.counts[level]:
                place_or_run_short(state, spawn.mob, spawn.counts[level], zone, rule, rush=is_rush)
    state.spawn_discard += (frame.card,)


def bring_citizen(state: State, card: int, zone: int, level: int) -> None:
    """A citizen comes, hidden in Heroic Mode; then another card is drawn (Z-17.4, Z-13.14)."""
    citizen = draw_citizen(state)
    under = False
    if citizen != NOWHERE and citizen in TOO_LATE:
        discard_citizen(state, citizen)
    elif citizen != NOWHERE:
        under = state.mode == 0
        put_card(state, citizen, zone, HIDDEN if under else REVEALED)
        shown = HiddenCitizenCame if under else CitizenRevealed
        state.emit(shown(CITIZEN_IDS[citizen], ZONE_IDS[zone], "Z-17.4"))
    if under:
        state.spawn_out = tuple(sorted((*state.spawn_out, card)))
    else:
        state.spawn_discard += (card,)
    state.stack.append(DrawCard(0, zone, level, rule="Z-17.4"))


def resolve_special(state: State, frame: ResolveCard) -> None:
    """Overdrive, Multiplication, and their counterparts in Zombie Mode (Z-17.5)."""
    spawn, zone, level = SPAWN[frame.card], frame.zone, frame.level
    special = spawn.special if state.mode == 0 else spawn.zombie_special
    counts = spawn.counts if state.mode == 0 else spawn.zombie_counts
    kind = spawn.mob
    match special:
        case "overdrive":
            groups = groups_of(state, (kind,))
            if groups:
                state.emit(ExtraActivation(mob_id(state.mode, kind), "overdrive", "Z-17.5"))
                activate(state, groups, drains=True)
            else:
                place_or_run_short(state, kind, counts[level], zone, "Z-17.5")
        case "multiplication":
            zones = tuple([there for there, _, _ in groups_of(state, (kind,))])
            if zones:
                multiply(state, zones, kind, 1 if level < 2 else 2)
            else:
                place_or_run_short(state, kind, counts[level], zone, "Z-17.5")
        case "rocket_drop":
            zones = zones_of_the_experienced(state)
            if len(zones) > 1:
                state.stack.append(ask_zone(state, zones, 0, counts[level]))
            else:
                place_or_run_short(state, 0, counts[level], zones[0], "Z-17.5")
        case "hail_of_fire":
            shots: list[Shots] = []
            for there in state.ways().zones:
                if state.is_active(there) and there not in state.zone and in_range_1(state, there):
                    shots += [(there, many, NOWHERE) for many in [state.mobs_in(there)] if many]
                    shots += [(there, 1, who) for who in state.named_in(there)]
            if shots:
                state.stack.append(NextVolley(0, tuple(shots)))
        case _:
            raise AssertionError(f"{spawn.id}: {special!r} is no special card")


def multiply(state: State, zones: tuple[int, ...], kind: int, count: int) -> None:
    """Each of these zones gains so many; if there are too few figures, the players choose the order."""
    if supply(state, kind) >= count * len(zones) or len(zones) == 1:
        for zone in zones:
            place_or_run_short(state, kind, count, zone, "Z-17.5")
    else:
        mask = 0
        state.stack.append(Multiply(state.first_seat(mask), mask, zones, kind, count))


def offer_multiply(state: State, frame: Multiply) -> list[Action]:
    return [offers.CHOOSE[zone] for zone in frame.zones]


def take_multiply(state: State, frame: Multiply, answer: actions.Choose) -> None:
    """One zone gains its figures; when none are left, all of the kind act, once (Z-17.10)."""
    left = tuple([zone for zone in frame.zones if zone != answer.zone])
    placed = place(state, frame.kind, frame.count, answer.zone, "Z-17.5")
    if placed < frame.count or (left and not supply(state, frame.kind)):
        state.emit(Shortage(mob_id(state.mode, frame.kind)))
        state.stack.append(Extra(0, frame.kind, "shortage", "Z-17.10"))
    elif left:
        multiply(state, left, frame.kind, frame.count)


def in_range_1(state: State, zone: int) -> list[int]:
    """The heroes whom the enemies of a zone see at range 1."""
    seen = state.ways().seen(zone)
    return [hero for hero in range(state.heroes) if state.in_play(hero) and seen.get(state.zone[hero]) == 1]


def next_volley(state: State, frame: NextVolley) -> None:
    """The next shot; whom it hits is the players' choice."""
    if not frame.zones:
        return
    heroes = in_range_1(state, frame.zones[0][0])
    if len(heroes) > 1:
        mask = sum(1 << hero for hero in heroes)
        state.stack.append(Volley(state.first_seat(mask), mask, frame.zones))
        return
    shoot(state, frame.zones, heroes[0] if heroes else NOWHERE)


def shoot(state: State, zones: tuple[Shots, ...], hero: int) -> None:
    """The first shot is fired, and hits somebody."""
    (zone, many, by), *rest = zones
    state.stack.append(NextVolley(0, ((zone, many - 1, by), *rest) if many > 1 else tuple(rest)))
    if hero != NOWHERE:
        wounds.strike(state, hero, by)


def offer_volley(state: State, frame: Volley) -> list[Action]:
    return [offers.WOUND[state.team[hero]] for hero in in_range_1(state, frame.zones[0][0])]


def take_volley(state: State, frame: Volley, answer: actions.Wound) -> None:
    shoot(state, frame.zones, state.team.index(answer.hero))
