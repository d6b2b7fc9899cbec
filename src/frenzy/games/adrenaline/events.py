"""What happened, with its numbers and its paragraph. Figures are seat numbers; the Bot comes after the last seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Self

from frenzy.games.adrenaline import phrases
from frenzy.games.adrenaline.ids import NO_CUBES, Cubes
from frenzy.games.adrenaline.things import CardId, Figure, SpawnId, SquareId, TileId, TrackId, WeaponId
from frenzy.kernel.phrase import Given, Phrase
from frenzy.kernel.records import Event as KernelEvent
from frenzy.kernel.records import traits, union_of
from frenzy.kernel.told import LOUD, QUIET, SILENT

if TYPE_CHECKING:
    from frenzy.games.adrenaline.state import State

MARK_REASONS: Final = {"A-8.3": "grenade", "A-6.4": "revenge", "A-11.2": "turret"}


class Event(KernelEvent, frozen=True):
    """An event of this game: whoever it is told by did it."""

    @property
    def actor(self) -> int | None:
        for field in ("by", "seat", "figure", "to"):
            content: Any = getattr(self, field, None)
            if content is not None:
                return int(content)
        return None


@traits(scene="log-turn", foreign=True)
class TurnStarted(Event, frozen=True, tag="turn_started"):
    """A turn begins."""

    seat: Figure
    actions: int
    rule: str = "A-4.1"


@traits(loudness=SILENT)
class TurnEnded(Event, frozen=True, tag="turn_ended"):
    """Its actions and reloads are done."""

    seat: Figure
    rule: str = "A-4.1"


@traits(variants=("", "hidden"), felt="gain", reveals=True)
class PowerupDrawn(Event, frozen=True, tag="powerup_drawn"):
    """Only the one who draws sees the card."""

    seat: Figure
    card: CardId | None
    rule: str = "A-4.6"

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else type(self)(self.seat, None, self.rule)

    @property
    def variant(self) -> str:
        return "hidden" if self.card is None else ""


class PowerupShown(Event, frozen=True, tag="powerup_shown"):
    """Where all hands lie open, everybody sees what was drawn."""

    seat: Figure
    card: CardId
    rule: str = "A-4.6"


@traits(variants=("", "bot"), echoes=("discard",))
class Spawned(Event, frozen=True, tag="spawned"):
    """A figure appears; `card` was discarded for it, null for the Bot."""

    figure: Figure
    square: SquareId
    card: CardId | None = None
    rule: str = "A-3.1"

    @property
    def variant(self) -> str:
        return "bot" if self.card is None else ""


@traits(variants=("", "by"), echoes=("move",))
class Moved(Event, frozen=True, tag="moved"):
    """`by` is who moved the figure: its own seat, or another's."""

    figure: Figure
    start: SquareId
    square: SquareId
    by: Figure
    rule: str = "A-5.1"

    @property
    def variant(self) -> str:
        return "" if self.by == self.figure else "by"


@traits(echoes=("move",))
class Teleported(Event, frozen=True, tag="teleported"):
    """A figure is put elsewhere."""

    figure: Figure
    start: SquareId
    square: SquareId
    rule: str = "A-8.4"


@traits(variants=("", "nothing"), felt="gain")
class TileTaken(Event, frozen=True, tag="tile_taken"):
    """`gained` is what found room in the ammo box."""

    seat: Figure
    square: SquareId
    tile: TileId
    gained: Cubes
    rule: str = "A-4.6"

    @property
    def variant(self) -> str:
        return "nothing" if self.gained == NO_CUBES else ""

    def given(self, state: State) -> Given:
        return {"gained": phrases.cube_list(self.gained)}


@traits(felt="gain", echoes=("take",))
class WeaponTaken(Event, frozen=True, tag="weapon_taken"):
    """A weapon, loaded."""

    seat: Figure
    weapon: WeaponId
    rule: str = "A-4.7"


@traits(echoes=("drop",))
class WeaponDropped(Event, frozen=True, tag="weapon_dropped"):
    """A weapon goes back to the slot."""

    seat: Figure
    weapon: WeaponId
    rule: str = "A-4.7"


@traits(loudness=QUIET)
class Paid(Event, frozen=True, tag="paid"):
    """Cubes, and powerups in place of cubes."""

    seat: Figure
    cubes: Cubes
    cards: tuple[CardId, ...] = ()
    rule: str = "A-4.10"

    def given(self, state: State) -> Given:
        cards: list[Any] = [phrases.name_of(state, "card", card) for card in self.cards]
        return {"price": phrases.cube_list(self.cubes) + cards}


class Reloaded(Event, frozen=True, tag="reloaded"):
    """A weapon is loaded again."""

    seat: Figure
    weapon: WeaponId
    rule: str = "A-4.8"


@traits(echoes=("shoot",))
class Fired(Event, frozen=True, tag="fired"):
    """A shot begins; the weapon is unloaded."""

    seat: Figure
    weapon: WeaponId
    rule: str = "A-7.1"


@traits(loudness=QUIET)
class EffectUsed(Event, frozen=True, tag="effect_used"):
    """An effect other than the basic one."""

    seat: Figure
    weapon: WeaponId
    effect: str
    rule: str = "A-7.5"

    def given(self, state: State) -> Given:
        return {"effect": Phrase(f"weapon-{self.weapon}-{self.effect}")}


@traits(echoes=("play",))
class PowerupPlayed(Event, frozen=True, tag="powerup_played"):
    """A powerup is used for its effect."""

    seat: Figure
    card: CardId
    rule: str = "A-8"


@traits(variants=("", "none", "self"), loudness=LOUD, felt="hit")
class Damaged(Event, frozen=True, tag="damaged"):
    """`amount` tokens, of which `from_marks` were marks before; `total` are on the track now."""

    by: Figure
    to: Figure
    amount: int
    from_marks: int
    wasted: int
    total: int
    rule: str = "A-6.1"

    @property
    def variant(self) -> str:
        return "self" if self.by == self.to else "" if self.amount else "none"


@traits(variants=("", "none", "grenade", "revenge", "turret"), felt="hit")
class Marked(Event, frozen=True, tag="marked"):
    """Marks."""

    by: Figure
    to: Figure
    amount: int
    wasted: int
    rule: str = "A-6.2"

    @property
    def variant(self) -> str:
        return MARK_REASONS.get(self.rule, "") if self.amount else "none"


@traits(variants=("", "self"), loudness=LOUD, felt="hit", mark="kill")
class Killed(Event, frozen=True, tag="killed"):
    """The 11th damage."""

    by: Figure
    figure: Figure
    rule: str = "A-6.1"

    @property
    def variant(self) -> str:
        return "self" if self.by == self.figure else ""


@traits(loudness=LOUD, felt="hit")
class Overkilled(Event, frozen=True, tag="overkilled"):
    """The 12th damage."""

    by: Figure
    figure: Figure
    rule: str = "A-6.1"


@traits(loudness=SILENT, foreign=True)
class Asked(Event, frozen=True, tag="asked"):
    """Somebody else may answer now."""

    seat: Figure
    rule: str = "A-8.3"


@traits(
    variants=("first_blood", "damage", "double_kill", "killshots", "tracks", "turrets"), felt="gain", mark="scoring"
)
class Scored(Event, frozen=True, tag="scored"):
    """One line of a score: who gets it, for what, from whose board or which spawnpoint's track."""

    to: Figure
    points: int
    reason: str
    board: Figure | None = None
    tokens: int = 0
    track: TrackId | None = None
    rule: str = "A-6.4"

    @property
    def variant(self) -> str:
        return self.reason

    @property
    def block(self) -> str:
        """The points of one board, or those of one reason at the end."""
        return self.reason if self.board is None else f"board {self.board}"

    @property
    def actor(self) -> int | None:
        return self.to


@traits(variants=("", "overkill"))
class KillshotRecorded(Event, frozen=True, tag="killshot_recorded"):
    """Tokens go to the killshot track."""

    by: Figure
    overkill: Figure | None
    rule: str = "A-6.4"

    @property
    def variant(self) -> str:
        return "" if self.overkill is None else "overkill"


class SkullTaken(Event, frozen=True, tag="skull_taken"):
    """A skull goes to the board of the dead."""

    figure: Figure
    left: int
    rule: str = "A-6.4"


class BoardFlipped(Event, frozen=True, tag="board_flipped"):
    """A board turns to its frenzy side."""

    figure: Figure
    rule: str = "A-9.2"


@traits(loudness=LOUD, era="frenzy", mark="frenzy")
class FrenzyStarted(Event, frozen=True, tag="frenzy_started"):
    """Everybody has one more turn."""

    by: Figure
    rule: str = "A-9.2"


@traits(variants=("", "offer"), loudness=QUIET, fold="refill", reveals=True)
class TilePlaced(Event, frozen=True, tag="tile_placed"):
    """A new tile: on a square, or on the turret board."""

    tile: TileId
    square: SquareId | None
    rule: str = "A-4.9"

    @property
    def variant(self) -> str:
        return "offer" if self.square is None else ""


@traits(loudness=QUIET, fold="refill", reveals=True)
class WeaponPlaced(Event, frozen=True, tag="weapon_placed"):
    """A new weapon at a spawnpoint."""

    weapon: WeaponId
    colour: SpawnId
    rule: str = "A-4.9"


@traits(loudness=QUIET, fold="refill", chance=True)
class Shuffled(Event, frozen=True, tag="shuffled"):
    """Discards, `powerups` or `tiles`, become a new pile."""

    pile: str
    cards: int
    rule: str = "A-4.9"


@traits(variants=("damage", "alone", "overkill"), felt="hit")
class TrackTagged(Event, frozen=True, tag="track_tagged"):
    """A token on a spawnpoint's track."""

    by: Figure
    colour: TrackId
    reason: str
    rule: str = "A-10.1"

    @property
    def variant(self) -> str:
        return self.reason


@traits(felt="hit")
class StruckBack(Event, frozen=True, tag="struck_back"):
    """The spawnpoint strikes back."""

    seat: Figure
    colour: SpawnId
    rule: str = "A-10.3"


@traits(felt="gain")
class TurretTaken(Event, frozen=True, tag="turret_taken"):
    """A turret changes hands for an item of the tile."""

    seat: Figure
    square: SquareId
    instead_of: str
    rule: str = "A-11.2"


@traits(felt="hit")
class TurretFired(Event, frozen=True, tag="turret_fired"):
    """A figure enters somebody's turret square."""

    by: Figure
    to: Figure
    square: SquareId
    rule: str = "A-11.3"


@traits(loudness=LOUD, mark="end", reveals=True)
class GameEnded(Event, frozen=True, tag="game_ended"):
    """The points are counted; nobody takes that back."""

    winners: tuple[Figure, ...]
    scores: tuple[int, ...]
    rule: str = "A-9.4"

    def given(self, state: State) -> Given:
        """Winners and scores, best first."""
        names = [phrases.name_of(state, "figure", name) for name in phrases.cast_of(state).characters]
        order = sorted(range(len(self.scores)), key=lambda seat: -self.scores[seat])
        entries = [Phrase("score-entry", {"name": names[seat], "points": self.scores[seat]}) for seat in order]
        return {"count": len(self.winners), "points": self.scores[self.winners[0]], "scores": [*entries]}


if TYPE_CHECKING:
    AnyEvent = Event
else:
    AnyEvent = union_of(Event, globals())
