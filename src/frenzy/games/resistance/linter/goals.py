"""Each goal can be met: what it needs is there, for every number of heroes, and nothing takes it away for good."""

from __future__ import annotations

from collections.abc import Iterator

from frenzy.games.resistance.cards import CITIZENS, NAMED_CARDS, SECRET_MISSIONS, TOO_LATE
from frenzy.games.resistance.ids import CHARACTERS, COLOURS, NOWHERE, POINT_COLOUR_OF, ZOMBIE
from frenzy.games.resistance.linter.box import token_colours
from frenzy.games.resistance.missions import MOST_HEROES, Goal, Mission


def goal_problems(mission: Mission) -> Iterator[str]:
    if not mission.goals:
        yield "goals: there must be one"
    for number, block in enumerate(mission.goals):
        if not block:
            yield f"goals[{number}]: there must be one in each block"
        for place, goal in enumerate(block):
            for problem in unmet(mission, goal):
                yield f"goals[{number}][{place}]{problem}"
    yield from exit_problems(mission)
    yield from charge_problems(mission)
    if mission.secret_missions_are_discarded:
        for place, lock in enumerate(mission.locks):
            if lock.needs_secret_missions:
                yield f"locks[{place}].needs: Secret Missions are discarded, so that nobody ever takes them"


def unmet(mission: Mission, goal: Goal) -> Iterator[str]:
    """Why a goal can never be met, or is met from the start; with the rest of the field's name, if there is any."""
    match goal.kind:
        case "take":
            if not goal.colours:
                yield ".colours: there must be one"
        case "rescue":
            yield from unmet_rescue(mission, goal.citizen)
        case "rescue_each":
            yield from too_few_citizens(mission)
        case "slay":
            yield from unmet_slaughter(mission, goal.named)
        case "no_enemy_left":
            if not any(mission.rewards[colour].starts_the_end for colour in token_colours(mission)):
                yield ": no objective lights the beacon, after which the eliminated stay away (Z-20.7)"
        case "move_points":
            yield from unmet_moves(mission)
        case "secret_missions":
            if goal.n < 1:
                yield f".n: {goal.n}"
            if mission.secret_missions_are_discarded:
                yield ": Secret Missions are discarded, so that nobody ever takes them"
        case "final_blow":
            if not any(rule.charged_by or rule.charged_by_citizens for rule in mission.objects):
                yield ": nothing ever charges the object that strikes it (Z-20.10)"
        case "exit" | "rescue_all" | "all_red":
            pass


def unmet_rescue(mission: Mission, card: int) -> Iterator[str]:
    """The citizen is a person, and comes for certain."""
    if CITIZENS[card].kind != "citizen":
        yield f".citizen: {CITIZENS[card].id} is nobody"
    elif not comes(mission, card):
        yield f".citizen: {CITIZENS[card].id} may never come: neither dealt nor standing on the board"


def comes(mission: Mission, card: int) -> bool:
    """Whether a citizen is on the board from the start, face down or not."""
    standing = [figure.number for figure in mission.figures if figure.kind == "citizen"]
    return card in standing or any(card in deal.cards for deal in mission.deals)


def too_few_citizens(mission: Mission) -> Iterator[str]:
    """One for each hero lies on the board however the cards fall, and a lack of them ends the game (Z-20.5)."""
    others = [card for card in (*SECRET_MISSIONS, *TOO_LATE) if card in mission.citizen_cards]
    standing = sum(figure.kind == "citizen" for figure in mission.figures)
    people = len(mission.citizen_zones) + standing - len(others)
    if people < MOST_HEROES:
        yield f": with {MOST_HEROES} heroes there may be {people} citizens only, for one each"
    if not mission.lost_if_too_few_citizens:
        yield ": with too few citizens left the game would never end; lost_if_too_few_citizens must be true (Z-3.7)"


def unmet_slaughter(mission: Mission, named: tuple[int, ...]) -> Iterator[str]:
    """They come, and stay down."""
    if not named:
        yield ".named: there must be one"
    standing = [figure.number for figure in mission.figures if figure.kind == "named"]
    draws = set(NAMED_CARDS) & {*mission.spawn_cards} or "named_at_initial" in mission.secret_missions
    for place, who in enumerate(named):
        if who == mission.gets_up:
            yield f".named[{place}]: {CHARACTERS[who]} always gets up"
        if who not in standing and not draws and not any(point.named_instead for point in mission.points):
            yield f".named[{place}]: {CHARACTERS[who]} never comes"


def unmet_moves(mission: Mission) -> Iterator[str]:
    """A token is carried to each red point indoors; the second point goes where the blue one is (Z-20.8)."""
    moves = mission.movable_points.bit_count()
    kept = sum(mission.rewards[colour].kept for colour in token_colours(mission))
    if not moves:
        yield ": no red point lies indoors"
    if kept < moves:
        yield f": {moves} points to move, and {kept} objectives that are kept"
    if moves > 1 and POINT_COLOUR_OF["blue"] not in [point.colour for point in mission.points]:
        yield ": the second point moves to the blue one, which is not there"


def exit_problems(mission: Mission) -> Iterator[str]:
    """Leaving is the last thing that anybody does, and only where it is asked."""
    last = len(mission.goals) - 1
    asked = False
    for number, block in enumerate(mission.goals):
        for place, goal in enumerate(block):
            if goal.kind == "exit":
                asked = True
                if number != last or len(block) > 1:
                    yield f"goals[{number}][{place}]: nobody would be left for the other goals; the exit is last, alone"
                if goal.with_citizen:
                    for problem in too_few_citizens(mission):
                        yield f"goals[{number}][{place}].with_citizen{problem}"
    if not asked and mission.exit != NOWHERE:
        yield "exit: no goal asks anybody to leave"
    for colour, reward in mission.fact.rewards.items():
        if not asked and reward.places_exit:
            yield f"rewards.{colour}.places_exit: no goal asks anybody to leave"


def charge_problems(mission: Mission) -> Iterator[str]:
    """What charges an object is carried to it: tokens that are kept, citizens who come, one for each hero (Z-20.10)."""
    for place, rule in enumerate(mission.objects):
        field = f"objects[{place}].charged_by"
        for colour in rule.charged_by:
            if colour not in token_colours(mission):
                yield f"{field}: no {COLOURS[colour]} objective"
            elif not mission.rewards[colour].kept:
                yield f"{field}: nobody keeps the {COLOURS[colour]} objective (rewards.{COLOURS[colour]}.kept)"
        for card in rule.charged_by_citizens:
            if not comes(mission, card):
                yield f"{field}: {CITIZENS[card].id} may never come: neither dealt nor standing on the board"
        if len(rule.charged_by_citizens) > mission.min_heroes:
            citizens, heroes = len(rule.charged_by_citizens), mission.min_heroes
            yield f"{field}: {citizens} citizens, but {heroes} heroes hold one each (min_heroes)"
        if mission.mode == ZOMBIE and rule.charged_by_citizens:
            yield f"{field}: in zombie mode nobody leads citizens"
