"""What every weapon can do, found the slow way: a second reading of the weapons manual to hold the engine against.

Nothing of the rules or of the cards is imported; only the drawing of the arenas is shared. `shots` takes a position
and names all that can come of one shot, by plain loops over everybody, every square and every way (A-5, A-6.1 to A-6.3,
A-7, A-10.2, A-11.3); `runs`, `grabs`, `newtons`, `teleports` and `bot_moves` do the same for the other moves. Powerups
in the course of a shot are left out.

Points that the manual leaves open are read so:

- an effect that would hit nobody cannot be used, whatever it costs;
- a spawnpoint that took damage this turn takes no more, so nothing more can be aimed at it, and who hits
  its whole square passes over it (A-10.2);
- a spawnpoint keeps its square: tractor beam and vortex cannon hit it where it lies, if it is seen (A-10.2);
- to move 1 or 2 squares is to end on another square, or to come back damaged by a turret: any way that the moves
  allow may be taken, also one that enters a square twice (A-11.3);
- who is drawn to a place goes there the short way, and who is there already is not moved;
- a full track does not protect: the damage is dealt and wasted (A-6.1, A-6.3).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from itertools import combinations
from typing import Any, NamedTuple

Document = dict[str, Any]
Way = tuple[str, ...]
"""The squares that a figure enters, in order; none if it stays."""
Target = str
"""A character, or a spawnpoint: `spawn:red`."""

COLOURS = {"R": "red", "Y": "yellow", "B": "blue"}
DIRECTIONS = ((-1, 0), (0, 1), (1, 0), (0, -1))
TRACK = 12
MARKS = 3


# -- the arena ------------------------------------------------------------------------------------------------


def name(row: int, column: int) -> str:
    return f"{'abcd'[column]}{row + 1}"


def end(here: str, way: Way) -> str:
    """Where a way from here leads."""
    return (here, *way)[-1]


@dataclass(frozen=True)
class Arena:
    """Squares with their rooms, and the ways between them."""

    room: Mapping[str, str]
    ways: Mapping[str, tuple[str, ...]]
    spawn: Mapping[str, str]

    def seen(self, here: str) -> list[str]:
        """The squares of this room, and of the rooms behind the doors of this square (A-5.2)."""
        rooms = {self.room[here]} | {self.room[beyond] for beyond in self.ways[here]}
        return [square for square in self.room if self.room[square] in rooms]

    def within(self, here: str, moves: int) -> list[str]:
        """The squares at most so many moves away, this one included (A-5.3)."""
        found = [here]
        for _ in range(moves):
            found += [beyond for square in found for beyond in self.ways[square]]
        return sorted(set(found))

    def elsewhere(self, here: str, moves: int) -> list[str]:
        """Where a move of at least one square can end."""
        return [square for square in self.within(here, moves) if square != here]

    def walks(self, here: str, moves: int) -> list[Way]:
        """Every way of at most so many moves, there and back and in circles too."""
        found: list[Way] = [()]
        last = found
        for _ in range(moves):
            last = [(*way, beyond) for way in last for beyond in self.ways[end(here, way)]]
            found = found + last
        return found

    def short_ways(self, here: str, there: str) -> list[Way]:
        """The shortest ways between two squares that are at most two moves apart."""
        ways = [way for way in self.walks(here, 2) if end(here, way) == there]
        return [way for way in ways if len(way) == len(ways[0])]

    def straight_ways(self, here: str, moves: int) -> list[Way]:
        """The ways of one move or more in one direction, up to the next wall (A-8.2)."""
        found: list[Way] = []
        for direction in DIRECTIONS:
            way: Way = ()
            while len(way) < moves and (beyond := self.next(end(here, way), direction)):
                way = (*way, beyond)
                found.append(way)
        return found

    def next(self, here: str, direction: tuple[int, int]) -> str | None:
        """The square one move away in this direction, if no wall is between (A-5.1)."""
        row, column = int(here[1]) - 1 + direction[0], "abcd".index(here[0]) + direction[1]
        if row in range(3) and column in range(4) and name(row, column) in self.ways[here]:
            return name(row, column)
        return None

    def line(self, here: str, direction: tuple[int, int]) -> list[str]:
        """This square and all others in this direction, walls or not (A-5.4)."""
        row, column = int(here[1]) - 1, "abcd".index(here[0])
        steps = [(row + far * direction[0], column + far * direction[1]) for far in range(4)]
        return [
            name(*step) for step in steps if step[0] in range(3) and step[1] in range(4) and name(*step) in self.room
        ]


@cache
def arena_named(arena_id: str) -> Arena:
    text = files("frenzy.games.adrenaline.content").joinpath("arenas.json").read_text(encoding="utf-8")
    drawn = next(arena for arena in json.loads(text)["arenas"] if arena["id"] == arena_id)
    squares = {name(square["row"], square["col"]): square for square in drawn["squares"]}
    passages = [(name(*edge["a"]), name(*edge["b"])) for edge in drawn["edges"] if edge["kind"] != "wall"]
    return Arena(
        room={square: about["room"] for square, about in squares.items()},
        ways={
            square: tuple([b for a, b in passages if a == square] + [a for a, b in passages if b == square])
            for square in squares
        },
        spawn={f"spawn:{about['spawn']}": square for square, about in squares.items() if about["kind"] == "spawn"},
    )


# -- the table ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Scene:
    """Who stands where while the shot goes on: the shooter here, everything that can be a target there."""

    arena: Arena
    here: str
    at: Mapping[Target, str]
    fire: Callable[[Way], bool]
    """A turret damages the shooter on this way."""

    def go(self, way: Way) -> Scene:
        return replace(self, here=end(self.here, way))

    def glides(self) -> list[Way]:
        """The ways of one or two moves that change something (A-7.5, A-11.3)."""
        return [way for way in self.arena.walks(self.here, 2) if end(self.here, way) != self.here or self.fire(way)]

    def push(self, who: Target, square: str) -> Scene:
        return replace(self, at={**self.at, who: square})

    def on(self, *squares: str | None) -> list[Target]:
        return [target for target, square in self.at.items() if square in squares]

    def seen(self) -> list[Target]:
        return self.on(*self.arena.seen(self.here))

    def ways(self) -> tuple[str, ...]:
        return self.arena.ways[self.here]

    def away(self, least: int) -> list[Target]:
        """Those seen at least so many moves away."""
        near = self.on(*self.arena.within(self.here, least - 1))
        return [target for target in self.seen() if target not in near]

    def steps(self, who: Target) -> list[str]:
        """Where one move takes a figure; a spawnpoint stays."""
        return [] if is_spawn(who) else list(self.arena.ways[self.at[who]])


def is_spawn(target: Target) -> bool:
    return target.startswith("spawn:")


def players(targets: Sequence[Target]) -> list[Target]:
    return [target for target in targets if not is_spawn(target)]


def set_scene(position: Document, here: str) -> Scene:
    arena = arena_named(position["arena"])
    at = {figure["character"]: figure["square"] for figure in figures(position) if figure["square"]}
    del at[shooter(position)["character"]]
    if position["mode"] == "domination":
        fresh = [spawn for spawn in arena.spawn if spawn.removeprefix("spawn:") not in position.get("tagged", [])]
        at |= {spawn: arena.spawn[spawn] for spawn in fresh}
    me = shooter(position)
    return Scene(arena, here, at, lambda way: bool(fired(position, me, way, 0)))


def fired(position: Document, figure: Document, way: Way, taken: int) -> tuple[str, ...]:
    """The tokens of turrets that a figure gets on its way; `taken` are those it got before (A-6.1, A-11.3)."""
    turrets, who = position.get("turrets") or {}, figure["character"]
    owners = [turrets[square] for square in way if turrets.get(square, who) != who]
    return tuple(owners[: TRACK - len(figure["damage"]) - taken])


def figures(position: Document) -> list[Document]:
    return [*position["seats"], *([position["bot"]] if position.get("bot") else [])]


def shooter(position: Document) -> Document:
    found: Document = position["seats"][position["to_act"]]
    return found


# -- a shot ---------------------------------------------------------------------------------------------------

Amounts = tuple[tuple[Target, int], ...]


class Shot(NamedTuple):
    """All that was decided, before the boards cap what they take."""

    damage: Amounts
    marks: Amounts
    moved: tuple[tuple[Target, Way], ...]
    late: Amounts
    """Damage that is dealt when the targets have been moved."""
    went: Way
    cost: str
    named: tuple[str, ...]
    """What else was chosen, though it may make no difference: the vortex, the order of a chain."""


def shot(
    damage: Mapping[Target, int],
    *,
    marks: Mapping[Target, int] | None = None,
    moved: Mapping[Target, Way] | None = None,
    late: Mapping[Target, int] | None = None,
    went: Way = (),
    cost: str = "",
    named: tuple[str, ...] = (),
) -> Shot:
    return Shot(
        damage=tuple(sorted(damage.items())),
        marks=tuple(sorted((marks or {}).items())),
        moved=tuple(sorted((moved or {}).items())),
        late=tuple(sorted((late or {}).items())),
        went=went,
        cost=cost,
        named=named,
    )


def each(targets: Sequence[Target], amount: int) -> dict[Target, int]:
    return dict.fromkeys(targets, amount)


def add(one: Mapping[Target, int], two: Mapping[Target, int]) -> dict[Target, int]:
    return {target: one.get(target, 0) + two.get(target, 0) for target in {**one, **two}}


Shots = Iterator[Shot]


# -- the weapons, in the order of the manual ------------------------------------------------------------------


def lock_rifle(scene: Scene) -> Shots:
    for first in scene.seen():
        yield shot({first: 2}, marks={first: 1})
        for second in players(scene.seen()):
            if second != first:
                yield shot({first: 2}, marks={first: 1, second: 1}, cost="R")


def electroscythe(scene: Scene) -> Shots:
    if scene.on(scene.here):
        yield shot(each(scene.on(scene.here), 1))
        yield shot(each(scene.on(scene.here), 2), cost="BR")


def machine_gun(scene: Scene) -> Shots:
    for count in (1, 2):
        for basic in combinations(scene.seen(), count):
            more = players(basic)
            others = [target for target in scene.seen() if target not in basic]
            for focus in (None, *more):
                for extra in (None, *(target for target in more if target != focus)):
                    for other in (None, *others):
                        damage = each([*basic, *([other] if other else [])], 1)
                        for bonus in (focus, extra):
                            if bonus:
                                damage[bonus] += 1
                        yield shot(damage, cost=("Y" if focus else "") + ("B" if extra or other else ""))


def tractor_beam(scene: Scene) -> Shots:
    for target, square in scene.at.items():
        is_near = square in scene.arena.within(scene.here, 2)
        if is_spawn(target):
            if target in scene.seen():
                yield shot({target: 1})
                if is_near:
                    yield shot({target: 3}, cost="RY")
        else:
            for way in scene.arena.walks(square, 2):
                if end(square, way) in scene.arena.seen(scene.here):
                    yield shot({}, moved={target: way}, late={target: 1})
            for way in scene.arena.short_ways(square, scene.here) if is_near else ():
                yield shot({}, moved={target: way}, late={target: 3}, cost="RY")


def thor(scene: Scene) -> Shots:
    for first in scene.seen():
        yield shot({first: 2})
        if is_spawn(first):
            continue
        for second in scene.on(*scene.arena.seen(scene.at[first])):
            if second == first:
                continue
            yield shot({first: 2, second: 1}, cost="B")
            if is_spawn(second):
                continue
            for third in scene.on(*scene.arena.seen(scene.at[second])):
                if third not in (first, second):
                    yield shot({first: 2, second: 1, third: 2}, cost="BB", named=(first, second, third))


def vortex_cannon(scene: Scene) -> Shots:
    for vortex in scene.arena.seen(scene.here):
        if vortex == scene.here:
            continue
        near = scene.on(*scene.arena.within(vortex, 1))
        drawn = [target for target in near if not is_spawn(target) or target in scene.seen()]
        for first in drawn:
            others = [target for target in drawn if target != first]
            for count in (0, 1, 2):
                for more in combinations(others, count):
                    pulled = {who: scene.arena.short_ways(scene.at[who], vortex)[0] for who in players([first, *more])}
                    damage = {first: 2, **each(more, 1)}
                    yield shot({}, moved=pulled, late=damage, cost="R" if more else "", named=(vortex,))


def furnace(scene: Scene) -> Shots:
    own = scene.arena.room[scene.here]
    for room in {scene.arena.room[square] for square in scene.arena.seen(scene.here)} - {own}:
        inside = scene.on(*(square for square in scene.arena.room if scene.arena.room[square] == room))
        if inside:
            yield shot(each(inside, 1))
    for square in scene.ways():
        if scene.on(square):
            yield shot(each(scene.on(square), 1), marks=each(scene.on(square), 1))


def plasma_gun(scene: Scene) -> Shots:
    for before in ((), *scene.glides()):
        for target in scene.go(before).seen():
            for after in ((),) if before else ((), *scene.glides()):
                yield shot({target: 2}, went=before or after)
                if not is_spawn(target):
                    yield shot({target: 3}, went=before or after, cost="B")


def heatseeker(scene: Scene) -> Shots:
    for target in scene.at:
        if target not in scene.seen():
            yield shot({target: 3})


def whisper(scene: Scene) -> Shots:
    for target in scene.away(2):
        yield shot({target: 3}, marks={target: 1})


def hellion(scene: Scene) -> Shots:
    for target in scene.away(1):
        everyone = scene.on(scene.at[target])
        yield shot({target: 1}, marks=each(everyone, 1))
        yield shot({target: 1}, marks=each(everyone, 2), cost="R")


def flamethrower(scene: Scene) -> Shots:
    for direction in DIRECTIONS:
        near = scene.arena.next(scene.here, direction)
        if not near:
            continue
        far = scene.arena.next(near, direction)
        for first in (None, *scene.on(near)):
            for second in (None, *scene.on(far)):
                if first or second:
                    yield shot(each([target for target in (first, second) if target], 1))
        for beyond in ([], scene.on(far)):
            if scene.on(near) or beyond:
                yield shot(each(scene.on(near), 2) | each(beyond, 1), cost="YY")


def grenade_launcher(scene: Scene) -> Shots:
    for target in scene.seen():
        for to in (None, *scene.steps(target)):
            moved = {target: (to,)} if to else {}
            yield shot({target: 1}, moved=moved)
            for square in scene.arena.seen(scene.here):
                early = [hit for hit in scene.on(square) if hit != target or not is_spawn(hit)]
                if early:
                    yield shot(add({target: 1}, each(early, 1)), moved=moved, cost="R")
                later = scene.push(target, to).on(square) if to else []
                if later:
                    yield shot({target: 1}, moved=moved, late=each(later, 1), cost="R")


def rocket_launcher(scene: Scene) -> Shots:
    for before in ((), *scene.glides()):
        for after in ((),) if before else ((), *scene.glides()):
            now, went = scene.go(before), before or after
            jump = "B" if went else ""
            for target in now.away(1):
                everyone = [hit for hit in now.on(now.at[target]) if hit != target or not is_spawn(hit)]
                for to in (None, *now.steps(target)):
                    moved = {target: (to,)} if to else {}
                    yield shot({target: 2}, moved=moved, went=went, cost=jump)
                    if everyone:
                        damage = add({target: 2}, each(everyone, 1))
                        yield shot(damage, moved=moved, went=went, cost=jump + "Y")


def railgun(scene: Scene) -> Shots:
    for direction in DIRECTIONS:
        line = scene.on(*scene.arena.line(scene.here, direction))
        for target in line:
            yield shot({target: 3})
        for count in (1, 2):
            for pierced in combinations(line, count):
                yield shot(each(pierced, 2))


def cyberblade(scene: Scene) -> Shots:
    steps = [(square,) for square in scene.ways()]
    for first in scene.on(scene.here):
        for after in ((), *steps):
            yield shot({first: 2}, went=after)
            for second in scene.on(scene.here):
                if second != first:
                    yield shot({first: 2, second: 2}, went=after, cost="Y")
        for between in steps:
            for second in scene.on(*between):
                yield shot({first: 2, second: 2}, went=between, cost="Y")
    for before in steps:
        for first in scene.on(*before):
            yield shot({first: 2}, went=before)
            for second in scene.on(*before):
                if second != first:
                    yield shot({first: 2, second: 2}, went=before, cost="Y")


def zx2(scene: Scene) -> Shots:
    for target in scene.seen():
        yield shot({target: 1}, marks={target: 2})
    for count in (1, 2, 3):
        for scanned in combinations(players(scene.seen()), count):
            yield shot({}, marks=each(scanned, 1))


def shotgun(scene: Scene) -> Shots:
    for target in scene.on(scene.here):
        yield shot({target: 3})
        for to in scene.steps(target):
            yield shot({target: 3}, moved={target: (to,)})
    for target in scene.on(*scene.ways()):
        yield shot({target: 2})


def power_glove(scene: Scene) -> Shots:
    for target in scene.on(*scene.ways()):
        yield shot({target: 1}, marks={target: 2}, went=(scene.at[target],))
    for direction in DIRECTIONS:
        near = scene.arena.next(scene.here, direction)
        if not near:
            continue
        for punched in scene.on(near):
            yield shot({punched: 2}, went=(near,), cost="B")
        far = scene.arena.next(near, direction)
        for first in (None, *scene.on(near)):
            for second in (None, *scene.on(far)):
                if far and (first or second):
                    yield shot(each([target for target in (first, second) if target], 2), went=(near, far), cost="B")


def shockwave(scene: Scene) -> Shots:
    around = scene.on(*scene.ways())
    for count in (1, 2, 3):
        for targets in combinations(around, count):
            if len({scene.at[target] for target in targets}) == count:
                yield shot(each(targets, 1))
    if around:
        yield shot(each(around, 1), cost="Y")


def sledgehammer(scene: Scene) -> Shots:
    for target in scene.on(scene.here):
        yield shot({target: 2})
        yield shot({target: 3}, cost="R")
        for way in scene.arena.straight_ways(scene.here, 2):
            if not is_spawn(target):
                yield shot({target: 3}, moved={target: way}, cost="R")


WEAPONS: Mapping[str, Callable[[Scene], Shots]] = {
    weapon.__name__: weapon
    for weapon in (
        lock_rifle,
        electroscythe,
        machine_gun,
        tractor_beam,
        thor,
        vortex_cannon,
        furnace,
        plasma_gun,
        heatseeker,
        whisper,
        hellion,
        flamethrower,
        grenade_launcher,
        rocket_launcher,
        railgun,
        cyberblade,
        zx2,
        shotgun,
        power_glove,
        shockwave,
        sledgehammer,
    )
}


# -- what comes of it -----------------------------------------------------------------------------------------


class Outcome(NamedTuple):
    """What a shot changed; figures in the order of the seats, the Bot last."""

    squares: tuple[str | None, ...]
    damage: tuple[tuple[str, ...], ...]
    """The new tokens of each board, in order."""
    marks: tuple[int, ...]
    paid: tuple[int, int, int]
    tagged: tuple[str, ...]


def frenzy_actions(position: Document) -> int:
    """How many actions this turn of the final frenzy has: two before the starting player, else one (A-9.3)."""
    seats, start = len(position["seats"]), position.get("start", 0)
    order = [(position["frenzy"]["trigger"] + 1 + turn) % seats for turn in range(seats)]
    return 2 if order.index(position["to_act"]) < order.index(start) else 1


def steps_before_a_shot(position: Document) -> int:
    """One from six damage on (A-4.5); in frenzy one or two (A-9.3)."""
    if position.get("frenzy"):
        return 3 - frenzy_actions(position)
    return 1 if len(shooter(position)["damage"]) >= 6 else 0


def shots(position: Document, weapon: str) -> set[Shot]:
    """Every legal shot, the moves before it included (A-4.5, A-9.3)."""
    me, found = shooter(position), set()
    for step in arena_named(position["arena"]).walks(me["square"], steps_before_a_shot(position)):
        taken = len(fired(position, me, step, 0))
        scene = replace(
            set_scene(position, end(me["square"], step)),
            fire=lambda way, taken=taken: bool(fired(position, me, way, taken)),  # type: ignore[misc]
        )
        for one in WEAPONS[weapon](scene):
            if all(one.cost.count(letter) <= me["ammo"][colour] for letter, colour in COLOURS.items()):
                found.add(one._replace(went=(*step, *one.went)))
    return found


def outcome(position: Document, one: Shot) -> Outcome:
    """What the boards look like after the shot (A-6.1, A-6.2, A-10.2, A-11.3)."""
    me = shooter(position)["character"]
    ways = {**dict(one.moved), me: one.went}
    marked, hurt = dict(one.marks), {*dict(one.damage), *dict(one.late)}
    squares, damage, marks = [], [], []
    for figure in figures(position):
        who, had = figure["character"], figure["marks"].get(me, 0)
        squares.append(end(figure["square"], ways.get(who, ())) if figure["square"] else None)
        damage.append(new_tokens(position, one, figure, ways.get(who, ())))
        kept = 0 if who in hurt else had
        marks.append(min(kept + marked.get(who, 0), MARKS) - had)
    red, yellow, blue = (one.cost.count(letter) for letter in COLOURS)
    tagged = tuple(sorted(target.removeprefix("spawn:") for target in hurt if is_spawn(target)))
    return Outcome(tuple(squares), tuple(damage), tuple(marks), (red, yellow, blue), tagged)


def new_tokens(position: Document, one: Shot, figure: Document, way: Way) -> tuple[str, ...]:
    """What a board gets: damage, that of turrets while it is moved, and damage after that; marks with the first."""
    me, who = shooter(position)["character"], figure["character"]
    early, late = dict(one.damage).get(who, 0), dict(one.late).get(who, 0)
    marks, room = figure["marks"].get(me, 0), TRACK - len(figure["damage"])
    tokens = [me] * min(early + marks if early else 0, room)
    tokens += fired(position, figure, way, len(tokens))
    tokens += [me] * (late + (0 if early else marks) if late else 0)
    return tuple(tokens[:room])


def different_shots(position: Document, weapon: str) -> set[tuple[Outcome, Shot, Amounts]]:
    """What can come of the shots, and what tells them apart: of the ways only how often turrets hit whom."""
    found = set()
    for one in shots(position, weapon):
        ways = {**dict(one.moved), shooter(position)["character"]: one.went}
        moved = [figure for figure in figures(position) if figure["character"] in ways]
        hits = [(figure["character"], turret_hits(position, one, figure, ways)) for figure in moved]
        found.add((outcome(position, one), one._replace(moved=(), went=()), tuple(hit for hit in hits if hit[1])))
    return found


def turret_hits(position: Document, one: Shot, figure: Document, ways: Mapping[Target, Way]) -> int:
    """How much damage of turrets a figure takes while it is moved, with what it took before."""
    before = new_tokens(position, one._replace(late=()), figure, ())
    return len(fired(position, figure, ways[figure["character"]], len(before)))


# -- moves without a shot (A-4.2, A-4.3, A-8, A-12.2) ---------------------------------------------------------

Trip = tuple[str, str, tuple[str, ...]]
"""Who was moved, where to, and the tokens of turrets on the way."""


def trips(position: Document, figure: Document, ways: Sequence[Way]) -> set[Trip]:
    here = figure["square"]
    return {(figure["character"], end(here, way), fired(position, figure, way, 0)) for way in ways}


def runs(position: Document) -> set[Trip]:
    """One to three moves, four in frenzy, that end elsewhere or are fired at (A-4.2, A-9.3, A-11.3)."""
    moves = 3 if not position.get("frenzy") else 4 if frenzy_actions(position) == 2 else 0
    me = shooter(position)
    found = trips(position, me, arena_named(position["arena"]).walks(me["square"], moves))
    return found - {(me["character"], me["square"], ())}


def grabs(position: Document) -> set[Trip]:
    """The moves to an ammo square, or none, before grabbing there (A-4.3, A-4.5, A-9.3, A-11.1)."""
    me, arena = shooter(position), arena_named(position["arena"])
    moves = 4 - frenzy_actions(position) if position.get("frenzy") else 2 if len(me["damage"]) >= 3 else 1
    found = trips(position, me, arena.walks(me["square"], moves))
    return {trip for trip in found if trip[1] not in arena.spawn.values()}


def newtons(position: Document) -> set[Trip]:
    """Another figure, one or two squares in one direction (A-8.2)."""
    arena, found = arena_named(position["arena"]), set()
    for figure in figures(position):
        if figure["square"] and figure is not shooter(position):
            found |= trips(position, figure, arena.straight_ways(figure["square"], 2))
    return found


def teleports(position: Document) -> set[Trip]:
    """Any square, which is entered, and no other (A-8.4, A-11.3)."""
    return trips(position, shooter(position), [(square,) for square in arena_named(position["arena"]).room])


def bot_moves(position: Document) -> set[Trip]:
    """One square or none (A-12.2)."""
    bot = position["bot"]
    return trips(position, bot, arena_named(position["arena"]).walks(bot["square"], 1))
