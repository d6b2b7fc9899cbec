"""Tables of Adrenaline on which one turn may decide much.

Greedy bots play. Where a turn begins, the table is taken as it stands and dressed: nobody else holds powerups and no
tile gives one, so that nothing unknown can matter; often weapons are loaded and boards damaged a little more, so that
there is something to win or to lose.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from frenzy.bots.adrenaline.greedy import Greedy
from frenzy.games.adrenaline.game import GAME
from frenzy.games.adrenaline.ids import CARDS
from frenzy.games.adrenaline.tiles import TILES

Document = dict[str, Any]
Table = tuple[str, int, Document]
"""A goal, the seat that is asked, and a position."""

FROM_A_GAME: Final = 8
TURNS_APART: Final = 5
MARGIN: Final = {"points": 2.0, "kills": 1.0, "damage": 1.0, "survive": 1.0}
"""The answer is better by at least that much than any other idea."""
LEAST: Final = {"points": 6.0, "kills": 2.0, "damage": 4.0, "survive": 1.0}
"""Whatever brings less is no puzzle."""
MOST_IDEAS: Final = 10_000


def tables(seed: int) -> Iterator[Table]:
    """A few tables of one game of greedy bots."""
    rng = Random(seed)
    mode = rng.choice(("deathmatch", "deathmatch", "domination", "turret"))
    seats = rng.choice((3, 3, 4, 5))
    options = {
        "mode": mode, "arena": rng.choice(("small", "medium_a", "medium_b", "large")),
        "skulls": rng.choice((5, 8)), "bot": seats == 3 and rng.random() < 0.2,
    }  # fmt: skip
    state = GAME.new(seats, seed, options)
    bots = [Greedy(GAME, seed + seat) for seat in range(seats)]
    wait, found = rng.randrange(3, 12), 0
    while (seat := GAME.to_act(state)) is not None and found < FROM_A_GAME:
        if GAME.prompt(state) == "turn" and state.actions_left == 2 and not state.first_turn:
            wait -= 1
            if wait <= 0:
                found, wait = found + 1, rng.randrange(1, TURNS_APART)
                yield dressed(GAME.position(state), seat, rng)
        GAME.apply(state, bots[seat].choose(GAME.view(state, seat)))


def dressed(document: Document, seat: int, rng: Random) -> Table:
    """The table with a goal, and what goes with it."""
    goal = rng.choice(("points", "points", "kills", "kills", "damage", "survive"))
    if document.get("frenzy") is not None or (goal == "survive" and document["mode"] == "turret"):
        goal = "points"
    if goal == "kills" and skulls_left(document) <= len(document["seats"]):
        goal = "points"  # every kill has to take a skull
    own, others = document["seats"][seat], [each for each in document["seats"] if each is not document["seats"][seat]]
    for other in others:
        other["powerups"] = []
    if "tiles" in document:
        plain = plain_tiles([*document["tiles"].values()], rng)
        document["tiles"] = {sq: plain.pop() if "P" in tile else tile for sq, tile in document["tiles"].items()}
    if "offer" in document:
        plain = plain_tiles(document["offer"], rng)
        document["offer"] = [plain.pop() if "P" in tile else tile for tile in document["offer"]]
    document["seed"] = 1
    own["powerups"] = own["powerups"][:2]
    arm(own, rng)
    if goal in ("points", "kills"):
        for other in rng.sample(others, 2):
            hurt(other, rng.randrange(6, 11), document["seats"], rng)
    elif goal == "damage":
        for other in others:
            other["damage"] = other["damage"][: rng.randrange(2, 5)]
    else:
        flee(document, seat, rng)
    return goal, seat, document


def skulls_left(document: Document) -> int:
    left: int = document.get("skulls_left", document["skulls"] - len(document.get("killshots", ())))
    return left


def plain_tiles(lying: list[str], rng: Random) -> list[str]:
    """The tiles that give no powerup and lie nowhere, shuffled."""
    found = [tile.id for tile in TILES if not tile.powerup for _ in range(tile.count - lying.count(tile.id))]
    rng.shuffle(found)
    return found


def arm(own: Document, rng: Random) -> None:
    """More to choose from: loaded weapons, ammo, a powerup."""
    for weapon in own["weapons"]:
        weapon["loaded"] = weapon["loaded"] or rng.random() < 0.7
    if rng.random() < 0.6:
        own["ammo"] = {colour: max(count, rng.randrange(4)) for colour, count in own["ammo"].items()}
    if rng.random() < 0.5:
        own["powerups"] = [*own["powerups"], rng.choice([card for card in CARDS if not card.startswith("tagback")])]


def hurt(other: Document, most: int, seats: list[Document], rng: Random) -> None:
    """Damage up to that much, by anybody else who is there; of somebody on the board only."""
    if other["square"] is None:
        return
    rivals = [each["character"] for each in seats if each is not other]
    while len(other["damage"]) < most:
        other["damage"].append(rng.choice(rivals))


def flee(document: Document, seat: int, rng: Random) -> None:
    """Nobody can be killed but the seat, and whoever comes next is armed."""
    seats = document["seats"]
    for number, other in enumerate(seats):
        if number != seat:
            other["damage"] = other["damage"][: rng.randrange(1, 5)]
    own, coming = seats[seat], seats[(seat + 1) % len(seats)]
    arm(coming, rng)
    coming["powerups"], coming["weapons"] = [], coming["weapons"][:2]
    document["actions_left"] = 1
    own["weapons"] = own["weapons"][:1]
    own["powerups"] = [card for card in own["powerups"] if rng.random() < 0.5][:1]
    hurt(own, rng.randrange(7, 11), seats, rng)
