"""The game in words for those who read: cards, squares and options, in English, French and Polish.

Only clients import this module; the rules never speak. The sentences are in `locale/`.
"""

from __future__ import annotations

from msgspec import Struct

from frenzy.games.adrenaline.arsenal import GUNS, WEAPON_OF
from frenzy.games.adrenaline.board import arenas
from frenzy.games.adrenaline.game import GAME
from frenzy.games.adrenaline.ids import CARDS, NO_CUBES, NOWHERE, POWERUPS, ROOMS, SQUARE_OF, Cubes
from frenzy.games.adrenaline.phrases import Cast, cost, name_of
from frenzy.speech import GameText


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


class Text(GameText):
    """The game in one language, and in English where that language has no word for something.

    >>> Text("fr").say("mark-count", count=2)
    '2 Marques'
    """

    def __init__(self, language: str = "en") -> None:
        super().__init__(GAME, language)

    def weapon(self, name: str) -> str:
        return self.say(f"weapon-{name}")

    def cost(self, cubes: Cubes) -> str:
        """A cost in words."""
        return str(self.value(cost(cubes)))

    def square(self, arena: str, name: str) -> str:
        """The name of a square with its room."""
        board, square = arenas()[arena], SQUARE_OF[name]
        room = self.say(f"room-{ROOMS[board.room[square]]}")
        kind = "square-name" if board.spawn_colour[square] == NOWHERE else "square-spawn"
        return self.say(kind, square=name, room=room)

    def points_for(self, reason: str) -> str:
        """What points are given for."""
        return self.say(f"reason-{reason}")

    def card(self, name: str) -> CardHelp:
        """A weapon or powerup: its name, its costs, what each effect does. KeyError for anything else."""
        kind, _, colour = name.partition(":")
        if name not in {*WEAPON_OF, *POWERUPS, *CARDS}:
            raise KeyError(name)
        if kind not in WEAPON_OF:
            title = str(self.value(name_of(Cast(()), "card", name))) if colour else self.say(f"powerup-{kind}")
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
