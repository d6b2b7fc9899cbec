"""Where heroes have to go: the open goals of the mission as errands, and how far from done they are.

Only what every player knows is used. The colour of a token that lies face down and the person on a card that lies face
down are not known, so each of those is a place to search.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from frenzy.bots.resistance.walks import UNREACHED, walks
from frenzy.games.resistance.cards import SECRET_MISSIONS
from frenzy.games.resistance.ids import COLOUR_OF, MOB_STOCK, NOWHERE
from frenzy.games.resistance.missions import Goal
from frenzy.games.resistance.rules.ending import goal_is_met
from frenzy.games.resistance.state import FACE_DOWN, HIDDEN, PEOPLE, REVEALED, State
from frenzy.kernel.memory import kept

RED: Final = COLOUR_OF["red"]
ANYBODY: Final = 0
FARTHEST: Final = 6.0
"""So many goals weigh as much as one that is as far away as can be."""
SEARCHED: Final = 45.0
UNCOVERED: Final = 10.0
"""What it is worth to have taken a token that lay face down, or to have turned up a card, whatever it was."""

EXIT: Final = 1.0
"""How much of a goal it is to leave; the way to the exit counts in full."""
UNMET: Final = 2.0
SECRET: Final = 1.4
"""A citizen who is needed, and a Secret Mission, are farther while they lie face down, whatever waits beside them."""


class Errand(NamedTuple):
    """Somebody has to get to a zone: any hero, or one of those in the mask. `part` of the goal is done then."""

    zone: int
    part: float = 1.0
    who: int = ANYBODY
    what: str = "take"


MOST_ERRANDS: Final = 2048
known: dict[tuple[object, ...], Errands] = {}


def errands(state: State) -> Errands:
    """What is left to do, worked out once for each state of what it depends on."""
    key = (
        state.mission.id, state.heroes, state.left, state.taken, state.colours, state.exit, state.secrets_taken,
        state.slain, state.shifted, state.charged, state.beacon, state.blow, state.all_red, state.object_at,
        state.open, state.barred, state.rescued, state.point_at, state.map_cards, state.card_is, state.card_at,
        state.named, state.citizen, state.tokens, state.gone,
    )  # fmt: skip
    found = known.get(key)
    return kept(known, MOST_ERRANDS, key, Errands(state)) if found is None else found


class Errands:
    """What is left to do: errands, places to search, citizens for heroes who need one each, and what comes later."""

    __slots__ = ("each", "errands", "found", "later", "search", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.errands: list[Errand] = []
        self.search: list[int] = []  # zones, in some of which something is to be found
        self.found = SEARCHED  # what it is worth to have looked into one of them
        self.each: list[int] = []  # heroes who still need a citizen
        self.later = 0.0
        is_open = True
        for block in state.mission.goals:
            left = [goal for goal in block if not goal_is_met(state, goal)]
            if is_open:
                for goal in left:
                    self.add(goal)
                is_open = not left
            else:
                self.later += sum(self.most_of(goal) for goal in left)

    def most_of(self, goal: Goal) -> float:
        """How much a goal can ask for that is not open yet: never less than when it opens."""
        state = self.state
        many = 1
        match goal.kind:
            case "take":
                many = len(state.mission.objectives)
            case "exit" | "rescue_each":
                many = state.heroes
            case "final_blow":
                many = 4
            case _:
                pass
        return many * FARTHEST

    def add(self, goal: Goal) -> None:
        """The errands of a goal."""
        state = self.state
        match goal.kind:
            case "take":
                self.add_tokens(goal.colours)
            case "exit":
                if state.exit != NOWHERE:
                    heroes = [hero for hero in range(state.heroes) if state.in_play(hero)]
                    self.errands += [Errand(state.exit, EXIT, 1 << hero, "exit") for hero in heroes]
            case "rescue_all":
                self.errands += [Errand(zone, what="rescue") for zone in citizen_zones(state)]
            case "rescue_each":
                self.each = [hero for hero in range(state.heroes) if state.citizen[hero] == NOWHERE]
                self.later += len(self.each)
            case "rescue":
                self.add_citizen(goal.citizen)
            case "slay":
                self.add_named(goal.named)
            case "secret_missions":
                self.add_secrets(goal.n - state.secrets_taken)
            case "move_points":
                self.add_points()
            case "final_blow":
                self.add_blow()
            case "no_enemy_left":
                self.later += 0.06 * (sum(MOB_STOCK) - sum(state.gone))
            case "all_red":
                self.add_experience()

    # -- tokens ---------------------------------------------------------------------------------------------------

    def add_tokens(self, colours: tuple[int, ...]) -> None:
        """Those that show a colour that is needed; and those face down, while one of the colours is among them."""
        state, mission = self.state, self.state.mission
        down = face_down(state)
        found = [state.colours[number] for number in hidden_numbers(state) if number not in down]
        missing = sum(colour in colours and colour not in found for colour in mission.hidden)
        if RED in colours:
            missing = len(down)
        for number, objective in enumerate(mission.objectives):
            if not state.taken >> number & 1 and objective.colour in colours:
                self.errands.append(Errand(objective.zone))
        if missing and down:
            self.look_in([mission.objectives[number].zone for number in down], SEARCHED)
        if any(lock.needs_secret_missions and state.barred >> lock.opening & 1 for lock in mission.locks):
            self.add_secrets(len(SECRET_MISSIONS) - state.secrets_taken)

    def look_in(self, zones: list[int], found: float) -> None:
        """Something is to be found in some of these zones."""
        self.search += zones
        self.found = found

    def add_points(self) -> None:
        """Tokens are brought to the red points (Z-20.8)."""
        state, mission = self.state, self.state.mission
        holders = [hero for hero in range(state.heroes) if state.tokens[hero]]
        mask = sum(1 << hero for hero in holders)
        held = sum(len(state.tokens[hero]) for hero in holders)
        points = [
            state.point_at[number]
            for number in range(len(mission.points))
            if mission.movable_points >> number & 1 and not state.shifted >> number & 1
        ]
        for place, zone in enumerate(points):
            if place < held:
                self.errands.append(Errand(zone, 1.0, mask, "move_point"))
            else:
                self.later += FARTHEST
        if held < len(points):
            self.add_tokens((RED,))

    # -- people ---------------------------------------------------------------------------------------------------

    def add_citizen(self, card: int) -> None:
        """A citizen with a name: where it stands, or wherever its card may lie."""
        state = self.state
        if state.card_is[card] in (REVEALED, HIDDEN):
            self.errands.append(Errand(state.card_at[card], what="rescue"))
            return
        zones = [zone for deal in state.mission.deals if card in deal.cards for zone in deal.zones]
        down = {state.card_at[one] for one in range(len(state.card_is)) if state.card_is[one] == FACE_DOWN}
        zones = [zone for zone in zones or sorted(down) if zone in down]
        self.later += UNMET
        self.errands += [Errand(zone, 1 / len(zones), what="rescue") for zone in zones]

    def add_secrets(self, count: int) -> None:
        """Secret Mission cards that lie open, or are somewhere face down."""
        state = self.state
        if count <= 0:
            return
        for card in SECRET_MISSIONS:
            if state.card_is[card] == REVEALED:
                self.errands.append(Errand(state.card_at[card], what="secret"))
                count -= 1
        down = [state.card_at[card] for card in range(len(state.card_is)) if state.card_is[card] == FACE_DOWN]
        if count > 0 and down:
            self.later += SECRET * count
            self.look_in(down, UNCOVERED)

    # -- enemies --------------------------------------------------------------------------------------------------

    def add_named(self, named: tuple[int, ...]) -> None:
        """Those that have not been slain: where they stand, or where their cards may lie."""
        state = self.state
        missing = 0
        for who in named:
            if not state.slain >> who & 1:
                if state.named[who] != NOWHERE:
                    self.errands.append(Errand(state.named[who], what="slay"))
                else:
                    missing += 1
        if missing and state.map_cards:
            self.look_in([zone for zone, _ in state.map_cards], UNCOVERED)
        self.later += missing

    def add_experience(self) -> None:
        """Tokens and citizens bring experience to all."""
        state = self.state
        for number, objective in enumerate(state.mission.objectives):
            if not state.taken >> number & 1:
                self.errands.append(Errand(objective.zone, 0.5))

    def add_blow(self) -> None:
        """What charges the object is brought to it; then it is carried to the one it strikes (Z-20.10)."""
        state = self.state
        for number, rule in enumerate(state.mission.objects):
            place = state.object_at[number]
            if not state.charged:
                for hero in range(state.heroes):
                    holds = set(state.tokens[hero]) & set(rule.charged_by)
                    if holds or state.citizen[hero] in rule.charged_by_citizens:
                        self.errands.append(Errand(place, 1.0, 1 << hero, "charge"))
                self.later += 1.0
            elif rule.strikes != NOWHERE:
                there = state.named[rule.strikes]
                far = walks(state).to(there)[place] if there != NOWHERE else UNREACHED
                self.later += 0.1 * max(0, far - rule.most)
                self.errands.append(Errand(place, what="carry"))


def hidden_numbers(state: State) -> list[int]:
    """The objectives that lay face down at the start."""
    return [number for number, objective in enumerate(state.mission.objectives) if objective.colour == NOWHERE]


def face_down(state: State) -> list[int]:
    """The objectives that still do."""
    return [number for number in hidden_numbers(state) if not state.taken >> number & 1]


def citizen_zones(state: State) -> list[int]:
    """Where citizens are, or their cards lie face down."""
    found = []
    for card in range(len(state.card_is)):
        lies = state.card_is[card]
        if lies == FACE_DOWN or (lies in (REVEALED, HIDDEN) and card < PEOPLE):
            found.append(state.card_at[card])
    return found
