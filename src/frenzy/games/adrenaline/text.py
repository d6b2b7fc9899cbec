"""The game in words: prompts, buttons, events, cards and options, in English, French and Polish.

Only clients import this module; the rules never speak. The sentences are in `locale/`; here it is decided which
sentence is said, and with which names and numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from msgspec import Struct

from frenzy.games.adrenaline import actions
from frenzy.games.adrenaline.arsenal import GUNS, WEAPON_IDS, WEAPON_OF
from frenzy.games.adrenaline.board import arenas
from frenzy.games.adrenaline.declared.types import View
from frenzy.games.adrenaline.events import (
    Damaged,
    EffectUsed,
    GameEnded,
    Killed,
    KillshotRecorded,
    Marked,
    Moved,
    Paid,
    PowerupDrawn,
    Scored,
    Spawned,
    TilePlaced,
    TileTaken,
    TrackTagged,
)
from frenzy.games.adrenaline.ids import (
    CARDS,
    CHARACTERS,
    COLOURS,
    NO_CUBES,
    NOWHERE,
    POWERUPS,
    ROOMS,
    SPAWN,
    SQUARE_OF,
    SQUARES,
    Cubes,
)
from frenzy.games.adrenaline.state import REASONS, State
from frenzy.games.adrenaline.tiles import TILE_IDS, TILE_OF, TILES
from frenzy.kernel.errors import FrenzyError
from frenzy.kernel.records import Action, Event
from frenzy.kernel.telling import tag_of
from frenzy.speech import ERRORS, Sentences, Value

PACKAGE: Final = "frenzy.games.adrenaline"
RESOURCES: Final = ("cards.ftl", "game.ftl", "guide.ftl", "tutorial.ftl")


class Cast(Struct, frozen=True):
    """Who plays: the character of each figure, and which figure is the Bot."""

    characters: tuple[str, ...]
    bot: int = NOWHERE


Table = State | View | Cast
"""What names can be read from: a state, the view of a seat, or the names themselves."""


def cast_of(table: Table) -> Cast:
    """The names of a table."""
    if isinstance(table, Cast):
        return table
    if isinstance(table, State):
        return Cast(tuple(CHARACTERS[number] for number in table.options.characters), table.bot)
    options = table["options"]
    return Cast(tuple(options["characters"]), options["seats"] if options["bot"] else NOWHERE)


def prompt_of(table: Table) -> str:
    """The prompt of a table; the empty string where there is none."""
    if isinstance(table, Cast):
        return ""
    if isinstance(table, State):
        return table.stack[-1].prompt if table.stack else ""
    return str(table["prompt"])


# -- which sentence an event is ---------------------------------------------------------------------------------

VARIANTS: Final[dict[type[Event], tuple[str, ...]]] = {
    PowerupDrawn: ("", "hidden"),
    Spawned: ("", "bot"),
    Moved: ("", "by"),
    TileTaken: ("", "nothing"),
    Damaged: ("", "none", "self"),
    Marked: ("", "none", "grenade", "revenge", "turret"),
    Killed: ("", "self"),
    Scored: REASONS[1:],
    KillshotRecorded: ("", "overkill"),
    TilePlaced: ("", "offer"),
    TrackTagged: ("damage", "alone", "overkill"),
}
"""The events that have more than one sentence."""

MARK_REASONS: Final = {"A-8.3": "grenade", "A-6.4": "revenge", "A-11.2": "turret"}


def variant(event: Event) -> str:
    """Which of its sentences tells this event."""
    match event:
        case PowerupDrawn():
            return "hidden" if event.card is None else ""
        case Spawned():
            return "bot" if event.card is None else ""
        case Moved():
            return "by" if event.by != event.figure else ""
        case TileTaken():
            return "nothing" if event.gained == NO_CUBES else ""
        case Damaged():
            if event.by == event.to:
                return "self"
            return "" if event.amount else "none"
        case Marked():
            return MARK_REASONS.get(event.rule, "") if event.amount else "none"
        case Killed():
            return "self" if event.by == event.figure else ""
        case KillshotRecorded():
            return "" if event.overkill is None else "overkill"
        case TilePlaced():
            return "offer" if event.square is None else ""
        case Scored() | TrackTagged():
            return event.reason
        case _:
            return ""


def key(*parts: str) -> str:
    """The key of a sentence: its parts that are not empty.

    >>> key("event", "moved", "")
    'event-moved'
    """
    return "-".join(part for part in parts if part)


# -- what a card does -------------------------------------------------------------------------------------------


class EffectHelp(Struct, frozen=True):
    """One effect of a card in words; `cost` is empty where nothing is paid, `line` says it all."""

    name: str
    cost: str
    text: str
    line: str


class CardHelp(Struct, frozen=True):
    """A card in words."""

    name: str
    cost: str
    effects: tuple[EffectHelp, ...]

    def __str__(self) -> str:
        return "\n".join(line for line in (self.name, self.cost, *(effect.line for effect in self.effects)) if line)


# -- reading choices back ---------------------------------------------------------------------------------------


@cache
def known_choices() -> dict[str, Action]:
    """Every action that its notation alone tells."""
    tables: tuple[Sequence[Action], ...] = (
        (actions.RUN, actions.GRAB, actions.USE_BOT, actions.END_TURN),
        (actions.EVERYONE, actions.PAY_CUBES, actions.DONE),
        *(actions.SHOOT, actions.TAKE, actions.DROP, actions.RELOAD),
        *(actions.PLAY, actions.PAY_CARD, actions.DISCARD),
        *(actions.PAY_CUBE, actions.TAG, actions.PLACE_BOT, actions.FORGO, actions.TAKE_TILE),
        *(actions.MOVE, actions.AIM, actions.AIM_ROOM, actions.TARGET),
    )
    return {str(action): action for table in tables for action in table}


def read_choice(view: View, choice: str) -> Action:
    """The action that a choice of a view stands for."""
    verb, _, rest = choice.partition(" ")
    if verb == "path":
        return actions.Path(tuple(SQUARE_OF[name] for name in rest.split("-")))
    if verb == "use":
        weapon: int = view["stack"][-1]["shot"]["weapon"]
        return next(action for action in actions.USE[weapon] if str(action) == choice)
    return known_choices()[choice]


# -- speaking ---------------------------------------------------------------------------------------------------


class Text(Sentences):
    """The game in one language, and in English where that language has no word for something.

    >>> Text("fr").say("mark-count", count=2)
    '2 Marques'
    """

    def __init__(self, language: str = "en") -> None:
        super().__init__(PACKAGE, RESOURCES, language)

    # -- names ------------------------------------------------------------------------------------------------

    def character(self, name: str) -> str:
        return self.say(f"character-{name}")

    def figure(self, table: Table, number: int) -> str:
        """The name of a figure: its character, or Bot."""
        names = cast_of(table)
        return self.say("bot") if number == names.bot else self.character(names.characters[number])

    def target(self, table: Table, target: int) -> str:
        """The name of what an action aims at: a character, whatever its seat, or a spawnpoint."""
        if target >= SPAWN:
            return self.say(f"spawn-{COLOURS[target - SPAWN]}")
        names = cast_of(table)
        return self.figure(names, names.characters.index(CHARACTERS[target]))

    def weapon(self, name: str) -> str:
        return self.say(f"weapon-{name}")

    def powerup(self, card: str) -> str:
        """A powerup with its colour: `newton:red`."""
        kind, _, colour = card.partition(":")
        return self.say("card-name", powerup=self.say(f"powerup-{kind}"), colour=self.say(f"colour-{colour}"))

    def cube_list(self, cubes: Cubes) -> list[str]:
        return [self.say(f"cubes-{colour}", count=count) for colour, count in zip(COLOURS, cubes, strict=True) if count]

    def cost(self, cubes: Cubes) -> str:
        """A cost in words."""
        return self.listed(self.cube_list(cubes)) or self.say("cost-free")

    def tile(self, name: str) -> str:
        """What an ammo tile gives."""
        tile = TILES[TILE_OF[name]]
        powerup = [self.say("powerup-count", count=1)] if tile.powerup else []
        return self.listed(powerup + self.cube_list(tile.cubes))

    def square(self, arena: str, name: str) -> str:
        """The name of a square with its room."""
        board, square = arenas()[arena], SQUARE_OF[name]
        room = self.say(f"room-{ROOMS[board.room[square]]}")
        kind = "square-name" if board.spawn_colour[square] == NOWHERE else "square-spawn"
        return self.say(kind, square=name, room=room)

    def reason(self, reason: str) -> str:
        """What points are given for."""
        return self.say(f"reason-{reason}")

    # -- decisions --------------------------------------------------------------------------------------------

    def prompt(self, table: State | View | str) -> str:
        """What is to be decided, in one sentence."""
        name = table if isinstance(table, str) else prompt_of(table)
        return self.say(f"prompt-{name or 'over'}")

    def waiting(self, table: Table, seat: int) -> str:
        """What the others read in the meantime."""
        return self.say("prompt-waiting", seat=self.figure(table, seat))

    def action(self, table: Table, action: Action, prompt: str = "") -> str:
        """What a button says. A deed may have a name of its own under a prompt: the table's, or the one given."""
        name = key("action", tag_of(action))
        special = f"{name}-{prompt or prompt_of(table)}"
        return self.say(special if self.knows(special) else name, **self.action_values(table, action))

    def choice(self, view: View, choice: str) -> str:
        """What the button of a choice in a view says."""
        return self.action(view, read_choice(view, choice))

    def action_values(self, table: Table, action: Action) -> dict[str, Value]:
        match action:
            case actions.Use():
                gun = GUNS[action.weapon]
                fire = gun.effects[action.effect]
                effect = self.say(f"weapon-{gun.id}-{fire.id}")
                return {"effect": effect, "cubes": sum(fire.cost), "cost": self.cost(fire.cost)}
            case actions.Take():
                return {"weapon": self.weapon(WEAPON_IDS[action.weapon]), "cost": self.price(action.weapon)}
            case actions.Reload():
                cost = self.cost(GUNS[action.weapon].cost)
                return {"weapon": self.weapon(WEAPON_IDS[action.weapon]), "cost": cost}
            case actions.Shoot() | actions.Drop():
                return {"weapon": self.weapon(WEAPON_IDS[action.weapon])}
            case actions.Play() | actions.PayCard() | actions.Discard():
                return {"card": self.powerup(CARDS[action.card])}
            case actions.Move() | actions.AimAt():
                return {"square": SQUARES[action.square]}
            case actions.Path():
                return {"squares": "-".join(SQUARES[square] for square in action.squares)}
            case actions.AimAtRoom():
                return {"room": self.say(f"room-{ROOMS[action.room]}")}
            case actions.Target():
                return {"target": self.target(table, action.target)}
            case actions.TakeTile():
                return {"tile": self.tile(TILE_IDS[action.tile])}
            case actions.Forgo():
                return {"item": COLOURS[action.item] if action.item < len(COLOURS) else "powerup"}
            case actions.PayCube() | actions.Tag() | actions.PlaceBot():
                return {"colour": COLOURS[action.colour]}
            case _:
                return {}

    def price(self, weapon: int) -> str:
        """What it costs to grab a weapon (A-4.7)."""
        return self.cost(GUNS[weapon].grab_cost)

    # -- events -----------------------------------------------------------------------------------------------

    def event(self, table: Table, event: Event) -> str:
        """What happened, in one line; its paragraph is `event.rule`."""
        name = key("event", tag_of(event), variant(event))
        return self.say(name, **self.event_values(cast_of(table), event))

    def event_values(self, names: Cast, event: Event) -> dict[str, Value]:
        """The fields of an event in words; numbers and squares stay as they are."""
        values: dict[str, Value] = {}
        for field in event.__struct_fields__:
            content = getattr(event, field)
            if isinstance(content, str | int):
                values[field] = self.field_value(names, field, content)
        match event:
            case EffectUsed():
                values["effect"] = self.say(f"weapon-{event.weapon}-{event.effect}")
            case TileTaken():
                values["gained"] = self.listed(self.cube_list(event.gained))
            case Paid():
                values["price"] = self.listed([*self.cube_list(event.cubes), *map(self.powerup, event.cards)])
            case GameEnded():
                values |= self.result(names, event)
            case _:
                pass
        return values

    def field_value(self, names: Cast, field: str, content: Value) -> Value:
        match field, content:
            case "seat" | "figure" | "by" | "to" | "board" | "overkill", int():
                return self.figure(names, content)
            case "weapon", str():
                return self.weapon(content)
            case "card", str():
                return self.powerup(content)
            case "tile", str():
                return self.tile(content)
            case _:
                return content

    def result(self, names: Cast, ended: GameEnded) -> dict[str, Value]:
        """Winners and scores, best first."""
        order = sorted(range(len(ended.scores)), key=lambda seat: -ended.scores[seat])
        entries = [self.say("score-entry", name=self.figure(names, seat), points=ended.scores[seat]) for seat in order]
        return {
            "winners": self.listed([self.figure(names, seat) for seat in ended.winners]),
            "count": len(ended.winners),
            "points": ended.scores[ended.winners[0]],
            "scores": ", ".join(entries),
        }

    # -- help and errors --------------------------------------------------------------------------------------

    def card(self, name: str) -> CardHelp:
        """A weapon or powerup: its name, its costs, what each effect does. KeyError for anything else."""
        kind, _, colour = name.partition(":")
        if name not in {*WEAPON_OF, *POWERUPS, *CARDS}:
            raise KeyError(name)
        if kind not in WEAPON_OF:
            title = self.powerup(name) if colour else self.say(f"powerup-{kind}")
            text = self.say(f"powerup-{kind}-text")
            return CardHelp(title, "", (EffectHelp(title, "", text, text),))
        gun = GUNS[WEAPON_OF[kind]]
        cost = self.say("card-cost", cost=self.cost(gun.cost), grab=self.cost(gun.grab_cost))
        effects = tuple(self.effect_help(f"weapon-{kind}-{fire.id}", fire.cost) for fire in gun.effects)
        return CardHelp(self.weapon(kind), cost, effects)

    def effect_help(self, name: str, cubes: Cubes) -> EffectHelp:
        effect, text = self.say(name), self.say(f"{name}-text")
        if cubes == NO_CUBES:
            return EffectHelp(effect, "", text, self.say("card-effect", effect=effect, text=text))
        cost = self.cost(cubes)
        return EffectHelp(effect, cost, text, self.say("card-effect-cost", effect=effect, cost=cost, text=text))

    def error(self, error: FrenzyError) -> str:
        """What went wrong, for people; the detail, where there is one, names the field."""
        name = ERRORS.get(type(error))
        return str(error) if name is None else self.say(f"error-{name}", detail=str(error))

    # -- setting up a table -----------------------------------------------------------------------------------

    def option(self, name: str) -> str:
        return self.say(f"option-{name}")

    def option_help(self, name: str) -> str:
        return self.say(f"option-{name}-help")

    def option_value(self, name: str, value: object) -> str:
        """A value of an option in words."""
        match value:
            case bool():
                return self.say("option-yes" if value else "option-no")
            case None:
                return self.say("option-random")
            case list() | tuple():
                return self.listed([self.character(str(item)) for item in value])
            case str():
                return self.say(f"{name}-{value}")
            case _:
                return str(value)
