"""The enemies of the engine against the slow reading: the same boards must come of a phase, by all answers or by some.

A random board is loaded at the start of an Enemy Phase, with nothing on it that the slow reading leaves out: no card
that cancels wounds, no building to be revealed, no point that draws, dice that show always 1 or always 6. Where the
questions of the phase are few, all answers are tried, and the boards at its end must be exactly those of `activation`;
where they are many, some are played at random, and their boards must be among them.

    python -m tests.resistance.compare 200        plays so many boards and says what differs
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import frenzy
from frenzy.games.resistance.content.facts import (
    MissionFact,
    Rescue,
    read_citizens,
    read_heroes,
    read_spawn,
    read_zombies,
)
from tests.resistance.slow_reading import (
    BOARDS,
    MOBS,
    Figures,
    Table,
    activation,
    activation_and_card,
    cabin_floor,
    drawing_points,
    enemies,
    figures,
    graph,
    hit_sequences,
    lay_out,
    mission_of,
    neighbours,
    sees,
    stairs_ways,
    table,
    walls,
)

Document = dict[str, Any]

REACTS = {"colossus"}
"""A hero who cancels wounds from the start."""
SET_ASIDE = {"trish_tilby", "bolivar_trask", "senator_kelly"}
"""On no board but that of a mission which hangs on them."""
SUPPLY = {"walker": 35, "brute": 14, "runner": 14, "trooper": 35, "guard": 14, "specialist": 14}
LEAVES = 3000
"""So many ends of a phase are looked for at most."""


# -- random boards --------------------------------------------------------------------------------------------


def wanted_in(fact: MissionFact) -> list[str]:
    """The citizens on whom a mission hangs (Z-3.7)."""
    return [goal.citizen for block in fact.goals for goal in block if isinstance(goal, Rescue)]


def random_position(seed: str, mission: str, *, most: int = 4) -> Document:
    """A board at the start of an Enemy Phase, with up to so many groups of enemies."""
    dice = Random(seed)
    fact = BOARDS[mission].mission
    document: Document = {
        "game": "resistance",
        "mission": mission,
        "seats": 1,
        "round": 2,
        "phase": "enemies",
        "seed": 1,
        "heroes": [],
        "enemies": [],
        "citizens": [],
        "next": {"dice": [dice.choice((1, 6))] * 40},
        "counters": {f"dormitory_{entry.tile}": True for entry in fact.entries},  # whoever is pulled there wakes nobody
    }
    if dice.random() < 0.5:  # every lock is off
        colours = [*fact.hidden, *["red"] * len(fact.objectives)]
        document["objectives"] = [
            {"zone": objective.zone, "colour": objective.colour or colours.pop(0), "taken": True}
            for objective in fact.objectives
        ]
    if fact.elevator not in {None, "broken"} and cabin_floor(document):
        document["cabin"] = dice.choice(sorted({zone.floor for zone in lay_out(document).zones.values()}))
    zones = sorted(zone.id for zone in lay_out(document).zones.values() if not zone.solid)
    closed = walls(document)
    often = dice.choice((0.1, 0.5, 0.9))
    document["open"] = [
        opening.id
        for opening in lay_out(document).openings
        if opening.id in fact.open or (opening.id not in closed and dice.random() < often)
    ]
    document["revealed"] = zones
    document["floors"] = sorted({zone.floor for zone in lay_out(document).zones.values()})

    sheets = read_heroes() if fact.mode == "heroic" else read_zombies()
    team = dice.sample([sheet.id for sheet in sheets if sheet.id not in REACTS], dice.randint(2, 4))
    near = dice.sample(zones, 2)
    for id in team:
        zone = dice.choice(near if dice.random() < 0.6 else zones)
        document["heroes"].append(
            {"id": id, "seat": 0, "zone": zone, "health": dice.randint(1, 3), "power": 0, "xp": 0}
        )

    cards = [card for card in read_citizens() if card.kind == "citizen" and card.id not in SET_ASIDE]
    more = len(team) if fact.lost_if_too_few_citizens else 0
    for card in dice.sample(cards, dice.choice((0, 0, 1, 2)) + more):
        line = {"id": card.id, "zone": dice.choice(zones), "revealed": True}
        if "hidden_citizen" not in fact.without_cards and fact.mode == "heroic" and dice.random() < 0.3:
            line["hidden"] = True
        document["citizens"].append(line)
    standing = {figure.id for figure in fact.figures}
    for id in wanted_in(fact):
        document["citizens"] = [line for line in document["citizens"] if line["id"] != id]
        document["citizens"].append({"id": id, "zone": dice.choice(zones), "revealed": id in standing})

    names = sorted(BOARDS[mission].named)
    crowded = dice.sample(zones, 2)
    for _ in range(dice.randint(1, most)):
        zone = dice.choice(crowded if dice.random() < 0.5 else zones)
        if names and dice.random() < 0.35:
            name = names.pop(dice.randrange(len(names)))
            kind = "zombie_hero" if fact.mode == "heroic" else "superhero"
            document["enemies"].append({"kind": kind, "id": name, "zone": zone})
        else:
            kind = dice.choice(MOBS[fact.mode])
            document["enemies"].append({"kind": kind, "zone": zone, "count": dice.randint(1, 3)})
    if fact.vigil and fact.vigil.named in names:  # off the board he would come back (Z-20.14)
        document["enemies"].append({"kind": "superhero", "id": fact.vigil.named, "zone": dice.choice(zones)})
    document["spawn"] = []
    return document


def goes_on(document: Document, end: Table) -> bool:
    """Whether the phase was surely played to its end: nobody was lost whose loss ends the game at once (Z-3.7)."""
    fact = mission_of(document)
    here = {citizen for citizen, _, _ in end.citizens}
    enough = len(here) >= len(document["heroes"]) or not fact.lost_if_too_few_citizens
    shown = {line["id"] for line in document["citizens"] if line["revealed"]}
    return bool(end.heroes) and enough and here.issuperset(shown.intersection(wanted_in(fact)))


# -- the two readings -----------------------------------------------------------------------------------------


class Many(Exception):
    """More ends than anybody wants to look at."""


def phase_ends(game: Any, state: Any, *, dice: Random | None = None) -> Iterator[Any]:
    """All states at the end of the Enemy Phase; with dice, one of them."""
    while game.to_act(state) is not None and game.prompt(state) != "hero":
        choices = game.legal_actions(state)
        if len(choices) > 1 and dice is None:
            for choice in choices:
                fork = state.clone()
                game.apply(fork, choice)
                yield from phase_ends(game, fork)
            return
        game.apply(state, dice.choice(choices) if dice else choices[0])
    yield state


def engine_tables(game: Any, document: Document) -> set[Table]:
    """All boards at the end of the phase, by all answers."""
    found = set()
    for number, state in enumerate(phase_ends(game, game.from_position(document))):
        if number == LEAVES:
            raise Many
        found.add(table(game.position(state)))
    return found


def some_tables(game: Any, document: Document, dice: Random, times: int = 20) -> set[Table]:
    """Boards at the end of the phase, by answers at random."""
    return {
        table(game.position(state))
        for _ in range(times)
        for state in phase_ends(game, game.from_position(document), dice=dice)
    }


def differences(
    game: Any, document: Document, dice: Random, slow: set[Table] | None = None
) -> tuple[set[Table], set[Table]]:
    """The boards that only the engine reaches, and those that only the slow reading does."""
    slow = activation(document) if slow is None else slow
    try:
        quick, all_of_them = engine_tables(game, document), True
    except Many:
        quick, all_of_them = some_tables(game, document, dice), False
    more, less = quick - slow, slow - quick if all_of_them else set()
    return {end for end in more if goes_on(document, end)}, {end for end in less if goes_on(document, end)}


# -- the spawn step -------------------------------------------------------------------------------------------

DRAWS = 8
"""More cards than any mission draws in one step."""


def marks() -> dict[str, tuple[str, int]]:
    """Cards with what they place at danger level blue: those first that can be told apart by it."""
    cards = [(card.id, (str(card.enemy), card.counts[0])) for card in read_spawn() if card.kind == "normal"]
    first = {line: id for id, line in reversed(cards)}
    cards.sort(key=lambda card: first[card[1]] != card[0])
    return dict(cards[:DRAWS])


MARKS = marks()


def spawn_position(seed: str, mission: str) -> Document:
    """Nobody but heroes and a zombie hero, and cards that show where each was drawn (Z-16)."""
    dice = Random(seed)
    document = random_position(seed, mission)
    fact = BOARDS[mission].mission
    sheets = read_heroes() if fact.mode == "heroic" else read_zombies()
    zones = [hero["zone"] for hero in document["heroes"]]
    document["heroes"] = [
        {"id": sheet.id, "seat": 0, "zone": dice.choice(zones)}
        for sheet in dice.sample(sheets, dice.randint(fact.min_heroes, 6))
    ]
    document["enemies"] = [line for line in document["enemies"] if "id" in line][:1]
    if not document["enemies"]:  # one is in play, so that none comes instead of a card (Z-20.8, Z-20.15)
        kind, name = ("zombie_hero", "iceman") if fact.mode == "heroic" else ("superhero", "colossus")
        document["enemies"] = [{"kind": kind, "id": name, "zone": dice.choice(document["revealed"])}]
    wanted = wanted_in(fact)
    document["citizens"] = [line | {"revealed": False} for line in document["citizens"] if line["id"] in wanted]
    if fact.cards_on_map:
        document["counters"] = {"cards": {}}
    document["next"]["spawn"] = dice.sample(sorted(MARKS), len(MARKS))
    del document["spawn"]
    return document


def expected_mobs(document: Document) -> dict[tuple[str, str], int]:
    """Where the mobs are at the end of the round: the cards in the order of the points, then the End Phase."""
    fact = mission_of(document)
    names = dict(zip(MOBS["heroic"], MOBS[fact.mode], strict=True))
    found: Counter[tuple[str, str]] = Counter()
    for (zone, _), card in zip(drawing_points(document), document["next"]["spawn"], strict=False):
        kind, count = MARKS[card]
        found[zone, names[kind]] += count
    for point in fact.points:
        found[point.zone, names["walker"]] += point.walkers
    return {place: count for place, count in found.items() if count}


def mobs_at_the_end(game: Any, document: Document, dice: Random) -> dict[tuple[str, str], int]:
    (state,) = phase_ends(game, game.from_position(document), dice=dice)
    return {
        place: count
        for place, count in enemies(game.position(state)).items()
        if place[1] not in BOARDS[document["mission"]].named
    }


CARDS = {
    card.id: (str(card.enemy), card.counts[0])
    for card in read_spawn()
    if card.id in {"s22", "s24", "s27", "s29", "s30"}
}
"""Rushes with what they place at danger level blue, and extra activations."""


def card_position(seed: str, mission: str) -> tuple[Document, set[Table]]:
    """A phase that ends with such a card for one point, and all that can come of it."""
    dice = Random(seed)
    document = random_position(seed, mission, most=3)
    fact = mission_of(document)
    (_, zone), card = (
        dice.choice(sorted((hero["id"], hero["zone"]) for hero in document["heroes"])),
        dice.choice(sorted(CARDS)),
    )
    near = [zone, *graph(document)[zone]]
    zone = dice.choice([place for place in near if not lay_out(document).zones[place].shaft])  # no point lies in one
    document["spawn"] = [{"zone": zone, "colour": "initial", "active": True}]
    document["next"]["spawn"] = [card]
    if fact.cards_on_map:
        document["counters"] = {"cards": {}}
    if any(reward.starts_the_end for reward in fact.rewards.values()):  # the beacon would pass cards over (Z-20.7)
        document.pop("objectives", None)
    kind = dict(zip(MOBS["heroic"], MOBS[fact.mode], strict=True))[CARDS[card][0]]
    return document, activation_and_card(document, zone, kind, CARDS[card][1])


# -- a hero's turn: ways, sight, hits -------------------------------------------------------------------------

SHOOTERS = {"heroic": ("storm", 2), "zombie": ("cyclops", 3)}
"""Who shoots at range 0-3, with so many dice."""


def turn_position(seed: str, mission: str) -> Document:
    """The turn of a hero who can shoot, alone on a board."""
    document = random_position(seed, mission)
    hero, _ = SHOOTERS[mission_of(document).mode]
    zone = document["heroes"][0]["zone"]
    document |= {"phase": "players", "active": hero, "actions_left": 3, "enemies": [], "next": {"dice": [6] * 40}}
    document["heroes"] = [{"id": hero, "seat": 0, "zone": zone, "power": 0}]
    if mission_of(document).min_heroes > 1:
        partner = "wolverine" if mission_of(document).mode == "heroic" else "juggernaut"
        document["heroes"].append({"id": partner, "seat": 0, "zone": zone})
    return document


def reach_of(document: Document) -> tuple[set[str], set[str]]:
    """The zones the hero can move to and shoot at, if an enemy stands in each of these lines."""
    zone = document["heroes"][0]["zone"]
    held = {line["zone"] for line in document["enemies"]}
    seen = {other for other, far in sees(document, zone).items() if far <= 3}
    return neighbours(document, zone) | stairs_ways(document, zone), seen & held


def offered_reach(game: Any, document: Document) -> tuple[set[str], set[str]]:
    """The same, as the engine offers it."""
    choices = [str(choice).split() for choice in game.legal_actions(game.from_position(document))]
    moves = {words[1] for words in choices if words[0] == "move"}
    return moves, {words[1] for words in choices if words[0] == "attack"}


def crowd_everywhere(document: Document, dice: Random) -> Document:
    """An enemy in as many other zones as there are figures."""
    mode = mission_of(document).mode
    kinds = [kind for kind in MOBS[mode] for _ in range(SUPPLY[kind])]
    zones = [zone for zone in document["revealed"] if zone != document["heroes"][0]["zone"]]
    dice.shuffle(zones)
    return document | {"enemies": [{"kind": kind, "zone": zone} for kind, zone in zip(kinds, zones, strict=False)]}


def hit_position(seed: str, mission: str) -> Document:
    """The same turn with some enemies in one zone in reach, and power or hunger for more dice."""
    dice = Random(seed)
    document = turn_position(seed, mission)
    board = BOARDS[mission]
    near = [zone for zone, far in sees(document, document["heroes"][0]["zone"]).items() if far <= 3]
    target = dice.choice([zone for zone in near if not lay_out(document).zones[zone].solid])
    for kind in MOBS[board.mission.mode]:
        if dice.random() < 0.5:
            document["enemies"].append({"kind": kind, "zone": target, "count": dice.randint(1, 3)})
    kind = "zombie_hero" if board.mission.mode == "heroic" else "superhero"
    for name in dice.sample(sorted(set(board.named) - {"wolverine", board.mission.gets_up}), dice.choice((0, 1, 2))):
        document["enemies"].append({"kind": kind, "id": name, "zone": target})
    if not document["enemies"]:
        document["enemies"].append({"kind": MOBS[board.mission.mode][0], "zone": target})
    if board.mission.mode == "heroic":
        document["heroes"][0]["power"] = dice.randint(0, 4)
    else:
        document["heroes"][0]["hunger"] = dice.randint(0, 3)
    return document


def expected_hits(document: Document) -> set[Figures]:
    """The enemies left after one attack in which every die hits."""
    hero, target = document["heroes"][0], document["enemies"][0]["zone"]
    base = SHOOTERS[mission_of(document).mode][1]
    more = [hero["hunger"]] if "hunger" in hero else range(hero["power"] + 1)
    crowd = {who: count for (_, who), count in enemies(document).items()}
    found = set()
    for extra in more:
        for fallen in hit_sequences(document, crowd, base + extra, from_afar=hero["zone"] != target):
            left = Counter({(target, who): count for who, count in crowd.items()})
            left.subtract((target, who) for who in fallen)
            found.add(figures(left))
    return found


def hits_played(game: Any, document: Document) -> set[Figures]:
    """The same by all answers to the engine's questions."""
    found: set[Figures] = set()
    state = game.from_position(document)
    open_states = [(state, choice) for choice in game.legal_actions(state) if str(choice).startswith("attack ")]
    while open_states:
        state, choice = open_states.pop()
        state = state.clone()
        game.apply(state, choice)
        if game.to_act(state) is None or game.prompt(state) in {"turn", "hero"}:
            found.add(figures(enemies(game.position(state))))
        else:
            open_states += [(state, choice) for choice in game.legal_actions(state)]
    return found


def turn_differences(game: Any, seed: str, mission: str) -> list[str]:
    """What of a hero's turn is not the same in both readings."""
    alone, target = turn_position(seed, mission), hit_position(seed, mission)
    pairs = [
        (document, offered_reach(game, document), reach_of(document))
        for document in (alone, crowd_everywhere(alone, Random(seed)))
    ]
    found = [f"reach {quick} not {slow}: {json.dumps(document)}" for document, quick, slow in pairs if quick != slow]
    if hits_played(game, target) != expected_hits(target):
        found.append(f"hits {hits_played(game, target)} not {expected_hits(target)}: {json.dumps(target)}")
    return found


def main(times: int) -> int:
    game, wrong = frenzy.load("resistance"), 0
    for number in range(times):
        for mission in sorted(BOARDS):
            seed = f"{mission} {number}"
            document = random_position(seed, mission)
            for line in turn_differences(game, seed, mission):
                wrong += 1
                sys.stdout.write(f"{seed}: {line}\n")
            drawn = spawn_position(seed, mission)
            if expected_mobs(drawn) != mobs_at_the_end(game, drawn, Random(seed)):
                wrong += 1
                sys.stdout.write(f"{seed}: spawn {json.dumps(drawn)}\n")
            more, less = differences(game, document, Random(seed))
            if more or less:
                wrong += 1
                sys.stdout.write(f"{seed}: {json.dumps(document)}\n")
                sys.stdout.writelines(f"  only the engine: {board}\n" for board in more)
                sys.stdout.writelines(f"  only the slow reading: {board}\n" for board in less)
    sys.stdout.write(f"{wrong} of {times * len(BOARDS)} boards differ\n")
    return wrong


if __name__ == "__main__":
    raise SystemExit(main(int(sys.argv[1])) > 0)
