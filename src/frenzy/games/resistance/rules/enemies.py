"""The Enemy Phase: enemies attack or move, one action after the other (Z-14, Z-15)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from frenzy.games.resistance import actions, offers
from frenzy.games.resistance.board import FLOOR_BITS, OPENING_IDS, ZONE_IDS
from frenzy.games.resistance.cards import NAMED, POWER_SHEET, POWERS
from frenzy.games.resistance.content.words import Distract, SpareCitizens, Unnoticed
from frenzy.games.resistance.events import (
    EnemiesBegan,
    EnemiesDistracted,
    EnemiesMoved,
    HeroPulled,
    NamedMoved,
    NamedStoodUp,
    WindowForced,
    ZoneAttacked,
)
from frenzy.games.resistance.frames import (
    Act,
    ActAll,
    AskRampage,
    AskReady,
    AskSpare,
    AttackZone,
    Break,
    ChooseShot,
    ChooseWay,
    EndEnemies,
    Force,
    FreeWalk,
    GiveWounds,
    Group,
    MakeMoves,
    MoveCitizens,
    Moves,
    PickDistracted,
    Plan,
    React,
    SpawnStep,
    StartEnd,
    StartEnemies,
    Struck,
    Sweep,
)
from frenzy.games.resistance.ids import CHARACTERS, MOB_ACTIONS, MOB_OF, NAMED_KIND, NOWHERE, bits, mob_id
from frenzy.games.resistance.rules import wounds
from frenzy.games.resistance.rules.attacks import begin_attack
from frenzy.games.resistance.rules.buildings import open_by_force
from frenzy.games.resistance.rules.figures import move_mobs, move_named, put_named
from frenzy.games.resistance.rules.heroes import (
    hero_id,
    lose_power,
    pay_ability,
    usable,
)
from frenzy.games.resistance.rules.moving import arrive
from frenzy.games.resistance.rules.routing import (
    HOW,
    RULE,
    WHY,
    Route,
    breaks_doors,
    leaves_lair,
    noticed_targets,
    route,
)
from frenzy.games.resistance.state import ZONE_COUNT, State, is_person, replaced
from frenzy.kernel.records import Action

EVERY_FLOOR: Final = 7


# -- the start of the phase -------------------------------------------------------------------------------------


def start_enemies(state: State, frame: StartEnemies) -> None:
    """The Enemy Phase begins: heroes prepare, then enemies and citizens act, then cards are drawn (Z-14.1)."""
    state.phase = "enemies"
    state.emit(EnemiesBegan(state.round))
    state.rising = state.lying
    stack, seat = state.stack, frame.seat
    stack.append(SpawnStep(seat, 0))
    stack.append(MoveCitizens(seat))
    stack.append(ActAll(seat))
    for hero in reversed(state.having("enemy_phase_start")):
        if preparations(state, hero):
            stack.append(AskReady(state.hands[hero], hero))


def offer_ready(state: State, frame: AskReady) -> list[Action]:
    return [offers.PASS, *[offers.USE[power] for power in preparations(state, frame.hero)]]


def preparations(state: State, hero: int) -> list[int]:
    """What a hero can use before the enemies act."""
    return [power for power in usable(state, hero, "enemy_phase_start") if can_prepare(state, hero, power)]


def can_prepare(state: State, hero: int, power: int) -> bool:
    """A distraction needs somebody to distract."""
    does = POWERS[power].does
    return not isinstance(does, Distract) or bool(distracting_zones(state, hero, does.range, MOB_OF[does.kind]))


def take_ready(state: State, frame: AskReady, answer: actions.Use | actions.Pass) -> None:
    if isinstance(answer, actions.Pass):
        return
    hero, does = frame.hero, POWERS[answer.power].does
    pay_ability(state, hero, answer.power)
    if preparations(state, hero):
        state.stack.append(frame)
    if isinstance(does, Unnoticed):
        state.unnoticed |= 1 << hero
    elif isinstance(does, Distract):
        state.stack.append(PickDistracted(frame.seat, hero, *does.range, MOB_OF[does.kind]))


def distracting_zones(state: State, hero: int, span: tuple[int, int], kind: int) -> list[int]:
    """The zones in sight and range with such enemies."""
    seen = state.ways().seen(state.zone[hero])
    return [zone for zone in sorted(seen) if span[0] <= seen[zone] <= span[1] and state.count_of(kind, zone)]


def offer_distracted(state: State, frame: PickDistracted) -> list[Action]:
    zones = distracting_zones(state, frame.hero, (frame.least, frame.most), frame.kind)
    return [offers.CHOOSE[zone] for zone in zones]


def take_distracted(state: State, frame: PickDistracted, answer: actions.Choose) -> None:
    skip(state, answer.zone, frame.kind, state.count_of(frame.kind, answer.zone))


def skip(state: State, zone: int, kind: int, count: int) -> None:
    """So many enemies of a zone will sit out the next activation step."""
    state.skips = tuple(sorted((*state.skips, (zone, kind, count))))
    state.emit(EnemiesDistracted(mob_id(state.mode, kind), count, ZONE_IDS[zone]))


# -- who acts ---------------------------------------------------------------------------------------------------


def groups_of(state: State, kinds: Sequence[int] | None = None) -> list[Group]:
    """All enemies on active floors, by zone and kind; or those of these kinds."""
    floors = state.active_floors()
    crowds = state.crowds()
    found = [crowd for crowd in crowds if floors & FLOOR_BITS[crowd[0]] and (kinds is None or crowd[1] in kinds)]
    for who, zone in enumerate(state.named):
        stands = floors & FLOOR_BITS[zone] and not state.lying >> who & 1
        if stands and (kinds is None or NAMED_KIND + who in kinds):
            found.append((zone, NAMED_KIND + who, 1))
    return found


def act_all(state: State, frame: ActAll) -> None:
    """Every enemy on an active floor takes its activation, but for those that sit it out (Z-14.1)."""
    groups = groups_of(state)
    for zone, kind, count in state.skips:
        groups = [
            (there, what, many - count if (there, what) == (zone, kind) else many) for there, what, many in groups
        ]
    state.skips = ()
    groups = [group for group in groups if group[2] > 0]
    if groups:
        state.stack.append(Act(frame.seat, tuple(groups)))


def activate(state: State, groups: Sequence[Group], *, drains: bool = False) -> None:
    """These enemies take an activation at once, with all their actions (Z-15.9, Z-17.2, Z-17.3)."""
    if groups:
        state.stack.append(Act(0, tuple(groups), 1, drains))


def standing(state: State, groups: Sequence[Group], *, everywhere: bool = False) -> list[Group]:
    """What is left of these groups on active floors, those of a kind in a zone together (Z-7.4, Z-15.5, Z-15.8)."""
    floors = EVERY_FLOOR if everywhere else state.active_floors()
    mobs = state.mobs
    many: dict[int, int] = {}  # by kind and zone
    for zone, kind, count in groups:
        if kind >= NAMED_KIND:
            who = kind - NAMED_KIND
            place = state.named[who]
            if floors & FLOOR_BITS[place] and not state.lying >> who & 1:
                many[kind * ZONE_COUNT + place] = 1
        elif floors & FLOOR_BITS[zone]:
            place = kind * ZONE_COUNT + zone
            if mobs[place]:
                many[place] = min(mobs[place], many.get(place, 0) + count)
    return [(place % ZONE_COUNT, place // ZONE_COUNT, count) for place, count in many.items()]


def act(state: State, frame: Act) -> None:
    """Those in a zone with a target attack, the others move: all attacks first (Z-14.2)."""
    groups = standing(state, frame.groups)
    characters = [(zone, kind - NAMED_KIND) for zone, kind, _ in groups if kind >= NAMED_KIND]
    pullers = [who for _, who in characters if "pulls" in NAMED[who].knacks]
    if pullers and frame.action == 1 and not frame.begun:
        state.stack.append(replace(frame, begun=True))
        for who in pullers:
            pull(state, who)
        return
    if characters and ask_shots(state, frame, characters):
        return
    strikes: dict[int, list[int]] = {}  # zone: wounds, named
    movers: list[Group] = []
    stayed: list[Group] = []
    aims = dict(frame.aims)
    for zone, kind, count in groups:
        target = zone if state.is_target(zone) else aims.get(kind - NAMED_KIND, NOWHERE)
        if target == NOWHERE:
            movers.append((zone, kind, count))
            continue
        strike = strikes.setdefault(target, [0, 0])
        if kind >= NAMED_KIND:
            strike[1] |= 1 << (kind - NAMED_KIND)
        else:
            strike[0] += count
        stayed.append((zone, kind, count))
    stack = state.stack
    stack.append(Moves(0, tuple(movers), tuple(stayed), frame.action, frame.drains))
    for zone in sorted(strikes, reverse=True):
        many, named = strikes[zone]
        stack.append(AttackZone(0, zone, many, named, frame.drains))


def pull(state: State, who: int) -> None:
    """At the start of its activation every hero in sight at range 1 comes into its zone."""
    here = state.named[who]
    seen = state.ways().seen(here)
    for hero in range(state.heroes):
        zone = state.zone[hero]
        if zone != NOWHERE and seen.get(zone) == 1:
            state.zone[hero] = here
            state.emit(HeroPulled(hero_id(state, hero), CHARACTERS[who], ZONE_IDS[here]))
            arrive(state, hero)


def touched(state: State, zones: Iterable[int]) -> int:
    """The heroes of these zones, as a mask (Z-1.6)."""
    there = set(zones)
    mask = 0
    for hero in range(state.heroes):
        if state.zone[hero] in there:
            mask |= 1 << hero
    return mask


# -- attacks ----------------------------------------------------------------------------------------------------


def zones_in_range_1(state: State, zone: int) -> tuple[int, ...]:
    """The zones with targets in sight at range 1."""
    seen = state.ways().seen(zone)
    return tuple([target for target in noticed_targets(state) if seen.get(target) == 1])


def ask_shots(state: State, frame: Act, characters: list[tuple[int, int]]) -> bool:
    """Who attacks from afar takes aim; the players choose where, if there are several zones. Whether they are asked."""
    aims = dict(frame.aims)
    for zone, who in characters:
        if who in aims or "attacks_at_range_1" not in NAMED[who].knacks or state.is_target(zone):
            continue
        zones = zones_in_range_1(state, zone)
        if len(zones) > 1:
            asked = touched(state, zones)
            state.stack.append(replace(frame, begun=True))
            state.stack.append(ChooseShot(state.first_seat(asked), asked, who, zones))
            return True
        if zones:
            state.stack.append(aimed(replace(frame, begun=True), who, zones[0]))
            return True
    return False


def aimed(frame: Act, who: int, zone: int) -> Act:
    return replace(frame, aims=(*frame.aims, (who, zone)))


def offer_shot(state: State, frame: ChooseShot) -> list[Action]:
    return [offers.CHOOSE[zone] for zone in frame.zones]


def answer_shot(state: State, frame: ChooseShot, answer: actions.Choose) -> None:
    """The activation that waits below goes on with this aim."""
    waiting = state.stack.pop()
    assert isinstance(waiting, Act), f"{waiting} does not wait for an aim"
    state.stack.append(aimed(waiting, frame.named, answer.zone))


def attack_zone(state: State, frame: AttackZone) -> None:
    """Each attack gives one wound; some with a name have their own way (Z-14.4)."""
    zone = frame.zone
    if not state.is_active(zone):  # the last hero of the floor has just fallen (Z-7.4)
        return
    named = bits(frame.named)
    sweeping = [who for who in named if "wounds_everyone" in NAMED[who].knacks]
    apart = [who for who in named if {"wounds_cannot_be_cancelled", "wounds_sate"} & NAMED[who].knacks]
    plain = frame.wounds + len(named) - len(sweeping) - len(apart)
    state.emit(ZoneAttacked(ZONE_IDS[zone], frame.wounds + len(named), tuple(CHARACTERS[who] for who in named)))
    if frame.drains:
        for hero in state.heroes_in(zone):
            lose_power(state, hero, state.power[hero], "Z-17.5")
    stack = state.stack
    for who in reversed(apart):
        stack.append(GiveWounds(0, zone, 1, by=who))
    if plain:
        stack.append(GiveWounds(0, zone, plain))
    stack += [Sweep(0, zone)] * len(sweeping)
    if plain and state.mode == 0 and any(is_person(card) for card in state.citizens_in(zone)):
        for hero in reversed(state.heroes_in(zone)):
            if usable(state, hero, "wounds_shared"):
                stack.append(AskSpare(state.hands[hero], hero, zone, plain))


def offer_spare(state: State, frame: AskSpare) -> list[Action]:
    powers = [p for p in usable(state, frame.hero, "wounds_shared") if isinstance(POWERS[p].does, SpareCitizens)]
    return [offers.PASS, *[offers.USE[power] for power in powers]]


def take_spare(state: State, frame: AskSpare, answer: actions.Use | actions.Pass) -> None:
    """The wounds of the zone, which wait below, spare its citizens."""
    if isinstance(answer, actions.Pass):
        return
    pay_ability(state, frame.hero, answer.power)
    stack = state.stack
    while isinstance(stack[-1], AskSpare):  # nobody else need do it
        stack.pop()
    for place in range(len(stack) - 1, -1, -1):
        below = stack[place]
        if not isinstance(below, GiveWounds | Sweep) or below.zone != frame.zone:
            break
        if isinstance(below, GiveWounds):
            stack[place] = replace(below, spares=True)


def sweep(state: State, frame: Sweep) -> None:
    """One wound for every hero, and every citizen that is not hidden (of Dark Phoenix and of Storm)."""
    for hero in reversed(state.heroes_in(frame.zone)):
        state.stack.append(Struck(0, hero))
    if state.mode == 0:
        for card in state.citizens_in(frame.zone):
            if is_person(card):
                state.stack.append(Struck(0, wounds.citizen_victim(card)))


# -- moves ------------------------------------------------------------------------------------------------------


def move_step(state: State, frame: Moves) -> None:
    """The ways of all who move, reckoned before anybody does (Z-15.7); odd ones are asked about (Z-15.5)."""
    ways, targets = state.ways(), noticed_targets(state)
    known: dict[tuple[int, bool], Route] = {}
    plans: list[Plan] = []
    stayed = list(frame.stayed)
    for zone, kind, count in standing(state, frame.groups, everywhere=frame.again):
        breaks = breaks_doors(state, kind)
        found = known.get((zone, breaks))
        if found is None:
            found = known[(zone, breaks)] = route(state, ways, zone, targets, breaks=breaks)
        how, goals, steps = found
        if not steps:
            stayed.append((zone, kind, count))
            continue
        share = count // len(steps)
        plans.append((zone, kind, count, how, goals, steps, (share,) * len(steps)))
    go_on(state, MakeMoves(0, tuple(plans), tuple(stayed), frame.action, frame.drains, frame.again))


def go_on(state: State, moves: MakeMoves) -> None:
    """Ask for the first group that has odd ones left, or let all of them go."""
    plans = moves.plans
    for number, (_, kind, count, _, goals, steps, shares) in enumerate(plans):
        if sum(shares) == count:
            continue
        free = open_ways(plans, number)
        if kind >= NAMED_KIND and len(free) == 1:
            plan = one_more(plans[number], steps.index(free[0]))
            moves = replace(moves, plans=(*plans[:number], plan, *plans[number + 1 :]))
            go_on(state, moves)
        else:
            asked = touched(state, goals)
            seat = state.first_seat(asked)
            state.stack.append(
                ChooseWay(seat, asked, plans, number, moves.stayed, moves.action, moves.drains, moves.again)
            )
        return
    state.stack.append(moves)


def open_ways(plans: tuple[Plan, ...], number: int) -> list[int]:
    """The ways that the next one of a group may take: at most one more goes one way than another (Z-15.5).

    Those with a name count as one kind, if they stand together and have the same ways.
    """
    zone, kind, count, _, _, steps, shares = plans[number]
    given = list(shares)
    if kind >= NAMED_KIND:
        peers = [plan for plan in plans if plan[1] >= NAMED_KIND and plan[0] == zone and plan[5] == steps]
        given = [sum(plan[6][place] for plan in peers) for place in range(len(steps))]
        count = len(peers)
    least, odd = count // len(steps), count % len(steps)
    full = missing = 0
    for many in given:
        if many > least:
            full += 1
        else:
            missing += least - many
    must = missing == count - sum(given)
    return [
        step
        for step, many in zip(steps, given, strict=True)
        if many < least or (many == least and full < odd and not must)
    ]


def one_more(plan: Plan, place: int) -> Plan:
    """One more of the group takes that way."""
    zone, kind, count, how, goals, steps, shares = plan
    return zone, kind, count, how, goals, steps, replaced(shares, place, shares[place] + 1)


def offer_way(state: State, frame: ChooseWay) -> list[Action]:
    """The ways that have not had one of the odd ones: at most one more each (Z-15.5)."""
    return [offers.WAY[step] for step in open_ways(frame.plans, frame.number)]


def take_way(state: State, frame: ChooseWay, answer: actions.Way) -> None:
    plan = frame.plans[frame.number]
    plan = one_more(plan, plan[5].index(answer.zone))
    plans = (*frame.plans[: frame.number], plan, *frame.plans[frame.number + 1 :])
    go_on(state, MakeMoves(0, plans, frame.stayed, frame.action, frame.drains, frame.again))


def make_moves(state: State, frame: MakeMoves) -> None:
    """All go at once: some step, some force a window; then come reactions, then what was opened (Z-15.8)."""
    ways, has_lair = state.ways(), bool(state.mission.lair_zones)
    acting = list(frame.stayed)
    forced: dict[int, int] = {}  # window: from which zone
    entered: set[int] = set()
    far: list[Group] = []
    moved: list[tuple[int, int]] = []
    for zone, kind, _, how, goals, steps, shares in frame.plans:
        targets = tuple([ZONE_IDS[goal] for goal in goals])
        equal = tuple([ZONE_IDS[way] for way in steps])
        for step, share in zip(steps, shares, strict=True):
            if not share:
                continue
            window = ways.blocker(zone, step, HOW[how]) if HOW[how] else NOWHERE
            stays = has_lair and leaves_lair(state, zone, step)
            if window != NOWHERE and not stays and not frame.again:
                forced.setdefault(window, zone)
            if window != NOWHERE or stays:
                acting.append((zone, kind, share))
                continue
            if kind < NAMED_KIND:
                moved.append((kind * ZONE_COUNT + zone, -share))
                moved.append((kind * ZONE_COUNT + step, share))
                mob, start, end = mob_id(state.mode, kind), ZONE_IDS[zone], ZONE_IDS[step]
                state.emit(EnemiesMoved(mob, share, start, end, WHY[how], targets, equal, RULE[how]))
            else:
                who = kind - NAMED_KIND
                move_named(state, who, step)
                state.emit(
                    NamedMoved(CHARACTERS[who], ZONE_IDS[zone], ZONE_IDS[step], WHY[how], targets, equal, RULE[how])
                )
                if "moves_twice_as_far" in NAMED[who].knacks and not frame.again and not state.is_target(step):
                    far.append((step, kind, 1))
            entered.add(step)
            acting.append((step, kind, share))
    if moved:
        move_mobs(state, moved)
    stack = state.stack
    if frame.action == 1 and not frame.again:
        again = tuple([group for group in acting if group[1] >= NAMED_KIND or MOB_ACTIONS[group[1]] > 1])
        if again:
            stack.append(Act(0, again, 2, frame.drains))
    for window in sorted(forced, reverse=True):
        stack.append(Force(0, window, forced[window]))
    for hero in reversed(range(state.heroes)):
        if state.zone[hero] in entered and usable(state, hero, "enemies_enter"):
            stack.append(React(state.hands[hero], hero))
    if forced:
        stack.append(Break(0, tuple(sorted(forced.items()))))
    if far:  # on the board as it was: what is forced meanwhile is still closed (Z-15.7)
        stack.append(Moves(0, tuple(far), (), frame.action, frame.drains, again=True))


def break_open(state: State, frame: Break) -> None:
    """The windows that were forced in a step are open (Z-15.4)."""
    for window, zone in frame.windows:
        state.open |= 1 << window
        state.emit(WindowForced(OPENING_IDS[window], ZONE_IDS[zone]))


def force(state: State, frame: Force) -> None:
    """What lies behind a window that was forced comes to light (Z-15.4)."""
    open_by_force(state, frame.window)


def react(state: State, frame: React) -> None:
    """A hero may answer those who entered, if somebody is still there."""
    hero = frame.hero
    if state.in_play(hero) and state.enemies_in(state.zone[hero]) and usable(state, hero, "enemies_enter"):
        state.stack.append(AskRampage(frame.seat, hero))


def offer_rampage(state: State, frame: AskRampage) -> list[Action]:
    return [offers.PASS, *[offers.USE[power] for power in usable(state, frame.hero, "enemies_enter")]]


def take_rampage(state: State, frame: AskRampage, answer: actions.Use | actions.Pass) -> None:
    """A free attack with the attack that the skill belongs to (Z-8.10, Z-8.11)."""
    if isinstance(answer, actions.Use):
        pay_ability(state, frame.hero, answer.power)
        begin_attack(state, frame.hero, state.zone[frame.hero], POWER_SHEET[answer.power])


# -- the end of the phase ---------------------------------------------------------------------------------------


def end_enemies(state: State, frame: EndEnemies) -> None:
    """Who lay down gets up, and the End Phase begins (Z-16.4, Z-20.10)."""
    for who in bits(state.rising):
        state.emit(NamedStoodUp(CHARACTERS[who]))
    state.lying &= ~state.rising
    state.rising = 0
    state.stack.append(StartEnd(frame.seat))
    vigil = state.mission.vigil
    if vigil != NOWHERE and not state.gone_named >> vigil & 1:
        if state.named[vigil] == NOWHERE:
            put_named(state, vigil, state.point_at[state.mission.initial], "Z-20.14")
        elif state.secrets_revealed:
            state.stack.append(FreeWalk(frame.seat, vigil, state.secrets_revealed))


def free_walk(state: State, frame: FreeWalk) -> None:
    """A free move, unless a hero is in its zone (Z-20.14)."""
    zone = state.named[frame.named]
    if frame.count > 1:
        state.stack.append(FreeWalk(frame.seat, frame.named, frame.count - 1))
    if zone != NOWHERE and not state.lying >> frame.named & 1 and not state.is_target(zone):
        state.stack.append(Moves(frame.seat, ((zone, NAMED_KIND + frame.named, 1),), (), 2))
