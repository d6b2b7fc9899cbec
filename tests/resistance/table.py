"""A table written in a line or two, played through the game's own doors.

    table = given("wolverine 17R-s power=2 xp=8 traits=focus+sprint; storm 17R-e", "17R-n walker*3 sabretooth")
    table.play("attack 17R-s", "roll 1")
    assert table.hero("wolverine")["xp"] == 9

Heroes are told apart by semicolons: the name, the zone (or `left`, or `fallen`), then what their document says, lists
with a plus; a bare word such as `activated` is true. Enemies stand behind the name of their zone, where `juggernaut/`
lies down, as do citizens, where `callisto` is revealed, `callisto~` hidden (Z-13.11), `callisto_` face down and `?` a
card that nobody knows. `dice` are the faces that come next, `cards` the spawn cards, `traits`, `people` and `named` the
tops of the other decks.

Unless a test says otherwise it is MH2 (the grounds and the ground floor but its north wing), the first hero's turn with
all its actions, nobody else is about, no citizen lies anywhere, every spawn point sleeps (`points=None`: as the mission
has them) and every hero has a seat of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from frenzy.games.resistance.content import facts
from frenzy.games.resistance.declared.types import TeamView, View
from frenzy.games.resistance.game import GAME
from frenzy.games.resistance.ids import CHARACTERS
from frenzy.games.resistance.outcome import Outcome
from frenzy.games.resistance.state import State
from frenzy.kernel import Event

E = TypeVar("E", bound=Event)
LISTS = ("traits", "tokens", "used")
NUMBERS = ("seat", "health", "power", "hunger", "xp")
OUT: dict[str, dict[str, Any]] = {"left": {"zone": None, "left": True}, "fallen": {"zone": None, "health": 0}}
FIRST = "the first hero"

TOUGHNESS = {fact.id: fact.toughness for fact in facts.read_named()}
"""Of those with a name. A test that needs one hit too few, or just enough, asks here: the content may change."""
CARDS = {fact.id: fact for fact in facts.read_spawn()}
FACTS = {fact.id: fact for fact in facts.read_missions()}
LEVELS = (7, 19, 43)
"""So much experience is danger level yellow, orange and red (Z-8.5)."""


def placed(card: str, xp: int = 0, *, zombie: bool = False) -> int:
    """How many figures a spawn card places if this is the highest experience; `zombie`: by its special there."""
    counts = CARDS[card].zombie_counts if zombie else CARDS[card].counts
    return counts[sum(xp >= level for level in LEVELS)]


def point_of(mission: str, colour: str) -> str:
    """The zone of the first spawn point of this colour."""
    return next(point.zone for point in FACTS[mission].points if point.colour == colour)


def hits(n: int, dice: int = 6) -> list[int]:
    """So many dice, of which n hit whatever the accuracy."""
    return [6] * n + [1] * (dice - n)


def groups(text: str) -> list[list[str]]:
    return [group.split() for group in text.split(";") if group.strip()]


def read_heroes(text: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for seat, (name, zone, *words) in enumerate(groups(text)):
        doc: dict[str, Any] = {"id": name, "seat": seat}
        doc |= OUT.get(zone, {"zone": zone})
        for word in words:
            field, is_told, value = word.partition("=")
            if field in LISTS:
                doc[field] = value.split("+")
            elif field in NUMBERS:
                doc[field] = int(value)
            else:
                doc[field] = value if is_told else True
        found.append(doc)
    return found


def read_enemies(text: str, zombie: bool = False) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for zone, *names in groups(text):
        for name in names:
            who, _, count = name.partition("*")
            if who.removesuffix("/") in CHARACTERS:
                doc = {"kind": "superhero" if zombie else "zombie_hero", "id": who.removesuffix("/"), "zone": zone}
                found.append(doc | ({"lying": True} if who.endswith("/") else {}))
            else:
                found.append({"kind": who, "zone": zone, "count": int(count or 1)})
    return found


def read_citizens(text: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for zone, *names in groups(text):
        for name in names:
            if name == "?":
                found.append({"zone": zone, "revealed": False})
            else:
                is_down, is_hidden = name.endswith("_"), name.endswith("~")
                found.append({"zone": zone, "id": name.rstrip("_~"), "revealed": not is_down, "hidden": is_hidden})
    return found


def position(
    heroes: str,
    enemies: str | None = "",
    citizens: str | None = "",
    *,
    mission: str = "MH2",
    opened: str | None = None,
    points: list[dict[str, Any]] | None = [],  # noqa: B006  # read only
    active: str | None = FIRST,
    dice: Sequence[int] = (),
    cards: str = "",
    traits: str = "",
    people: str = "",
    named: str = "",
    **doc: Any,
) -> dict[str, Any]:
    """The document; of what is None the mission's set-up decides. `opened` are doors and windows, other fields as the
    document has them."""
    team = read_heroes(heroes)
    zombie = mission.startswith("MZ")
    if doc.get("phase", "players") != "players":
        active = None
    told: dict[str, Any] = {
        "mission": mission,
        "heroes": team,
        "enemies": None if enemies is None else read_enemies(enemies, zombie),
        "citizens": None if citizens is None else read_citizens(citizens),
        "open": None if opened is None else opened.split(),
        "spawn": points,
        "active": team[0]["id"] if active == FIRST else active,
        "next": {
            "dice": list(dice),
            "spawn": cards.split(),
            "traits": traits.split(),
            "citizens": people.split(),
            "superheroes" if zombie else "zombie_heroes": named.split(),
        },
        **doc,
    }
    return {name: value for name, value in told.items() if value is not None}


def given(heroes: str, enemies: str | None = "", citizens: str | None = "", **doc: Any) -> Table:
    """A table; `position` says what may be given."""
    return Table(GAME.from_position(position(heroes, enemies, citizens, **doc)))


def enemy_phase(heroes: str, enemies: str | None = "", citizens: str | None = "", **doc: Any) -> Table:
    """A table at the first question of its Enemy Phase, or after it."""
    return given(heroes, enemies, citizens, phase="enemies", **doc)


class Table:
    """A state with short questions; `play` changes it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = list(state.events)

    def play(self, *texts: str) -> Table:
        """Apply the choices one after the other; `events` are those of all of them."""
        self.events = []
        for text in texts:
            self.events += GAME.apply(self.state, text)
            wrong = GAME.broken(self.state)
            assert not wrong, wrong
        return self

    @property
    def choices(self) -> list[str]:
        return [str(action) for action in GAME.legal_actions(self.state)]

    def offers(self, text: str) -> bool:
        return text in self.choices

    def beginning(self, *verbs: str) -> list[str]:
        """The choices that begin with one of these words."""
        return [choice for choice in self.choices if choice.split(" ")[0] in verbs]

    @property
    def prompt(self) -> str:
        return GAME.prompt(self.state)

    @property
    def view(self) -> View:
        return GAME.view(self.state, None)

    @property
    def may_act(self) -> list[int]:
        """The seats that may answer (Z-1.6)."""
        return list(GAME.view(self.state, None)["may_act"])

    @property
    def position(self) -> dict[str, Any]:
        return dict(GAME.position(self.state))

    def told(self, kind: type[E]) -> list[E]:
        """The events of a kind in the last play."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def outcome(self) -> Outcome | None:
        return GAME.outcome(self.state)

    # -- what lies on the table -----------------------------------------------------------------------------

    def hero(self, name: str) -> TeamView:
        return next(hero for hero in self.view["heroes"] if hero["id"] == name)

    def zone(self, name: str) -> str | None:
        """Where a hero, a named enemy or a citizen is."""
        places = [(one["id"], one["zone"]) for one in (*self.view["heroes"], *self.view["enemies"])]
        places += [(card["id"], card["zone"]) for card in self.view["citizens"]]
        return next((zone for id, zone in places if id == name), None)

    def health(self, name: str) -> int:
        return int(self.hero(name)["health"])

    def power(self, name: str) -> int:
        return int(self.hero(name)["power"])

    def xp(self, name: str) -> int:
        return int(self.hero(name)["xp"])

    @property
    def actions_left(self) -> int:
        return int(self.view["actions_left"])

    def enemies(self, zone: str | None = None) -> dict[str, int]:
        """How many of each kind, or name, stand in the zone, or on the whole board."""
        found: dict[str, int] = {}
        for foe in self.view["enemies"]:
            if zone in (None, foe["zone"]):
                name = foe["id"] or foe["kind"]
                found[name] = found.get(name, 0) + (foe["count"] or 1)
        return found

    def citizens(self, zone: str) -> list[str]:
        """The cards of a zone as `given` writes them."""
        marks = [(card["id"], card["hidden"]) for card in self.view["citizens"] if card["zone"] == zone]
        return [name + "~" * hidden if name else "?" for name, hidden in marks]
