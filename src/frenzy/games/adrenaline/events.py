"""What happened, with its numbers and its paragraph. Figures are seat numbers; the Bot comes after the last seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from frenzy.games.adrenaline import phrases
from frenzy.games.adrenaline.ids import NO_CUBES, Cubes
from frenzy.games.adrenaline.things import CardId, Figure, SpawnId, SquareId, TileId, TrackId, WeaponId
from frenzy.kernel.phrase import Given, Phrase
from frenzy.kernel.records import Event as KernelEvent
from frenzy.kernel.records import union_of
from frenzy.kernel.told import LOUD, QUIET, SILENT, Felt

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


class TurnStarted(Event, frozen=True, tag="turn_started"):
    scene: ClassVar[str] = "log-turn"
    foreign: ClassVar[bool] = True
    seat: Figure
    actions: int
    rule: str = "A-4.1"


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    loudness: ClassVar[int] = SILENT
    seat: Figure
    rule: str = "A-4.1"


class PowerupDrawn(Event, frozen=True, tag="powerup_drawn"):
    """Only the one who draws sees the card."""

    variants: ClassVar[tuple[str, ...]] = ("", "hidden")
    felt: ClassVar[Felt] = "gain"
    reveals: ClassVar[bool] = True
    seat: Figure
    card: CardId | None
    rule: str = "A-4.6"

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else type(self)(self.seat, None, self.rule)

    @property
    def variant(self) -> str:
        return "hidden" if self.card is None else ""


class Spawned(Event, frozen=True, tag="spawned"):
    variants: ClassVar[tuple[str, ...]] = ("", "bot")
    echoes: ClassVar[tuple[str, ...]] = ("discard",)
    figure: Figure
    square: SquareId
    card: CardId | None = None
    rule: str = "A-3.1"

    @property
    def variant(self) -> str:
        return "bot" if self.card is None else ""


class Moved(Event, frozen=True, tag="moved"):
    """`by` is who moved the figure: its own seat, or another's."""

    variants: ClassVar[tuple[str, ...]] = ("", "by")
    echoes: ClassVar[tuple[str, ...]] = ("move",)
    figure: Figure
    start: SquareId
    square: SquareId
    by: Figure
    rule: str = "A-5.1"

    @property
    def variant(self) -> str:
        return "" if self.by == self.figure else "by"


class Teleported(Event, frozen=True, tag="teleported"):
    echoes: ClassVar[tuple[str, ...]] = ("move",)
    figure: Figure
    start: SquareId
    square: SquareId
    rule: str = "A-8.4"


class TileTaken(Event, frozen=True, tag="tile_taken"):
    """`gained` is what found room in the ammo box."""

    variants: ClassVar[tuple[str, ...]] = ("", "nothing")
    felt: ClassVar[Felt] = "gain"
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


class WeaponTaken(Event, frozen=True, tag="weapon_taken"):
    felt: ClassVar[Felt] = "gain"
    echoes: ClassVar[tuple[str, ...]] = ("take",)
    seat: Figure
    weapon: WeaponId
    rule: str = "A-4.7"


class WeaponDropped(Event, frozen=True, tag="weapon_dropped"):
    echoes: ClassVar[tuple[str, ...]] = ("drop",)
    seat: Figure
    weapon: WeaponId
    rule: str = "A-4.7"


class Paid(Event, frozen=True, tag="paid"):
    """Cubes, and powerups in place of cubes."""

    loudness: ClassVar[int] = QUIET
    seat: Figure
    cubes: Cubes
    cards: tuple[CardId, ...] = ()
    rule: str = "A-4.10"

    def given(self, state: State) -> Given:
        cards: list[Any] = [phrases.name_of(state, "card", card) for card in self.cards]
        return {"price": phrases.cube_list(self.cubes) + cards}


class Reloaded(Event, frozen=True, tag="reloaded"):
    seat: Figure
    weapon: WeaponId
    rule: str = "A-4.8"


class Fired(Event, frozen=True, tag="fired"):
    echoes: ClassVar[tuple[str, ...]] = ("shoot",)
    seat: Figure
    weapon: WeaponId
    rule: str = "A-7.1"


class EffectUsed(Event, frozen=True, tag="effect_used"):
    loudness: ClassVar[int] = QUIET
    seat: Figure
    weapon: WeaponId
    effect: str
    rule: str = "A-7.5"

    def given(self, state: State) -> Given:
        return {"effect": Phrase(f"weapon-{self.weapon}-{self.effect}")}


class PowerupPlayed(Event, frozen=True, tag="powerup_played"):
    echoes: ClassVar[tuple[str, ...]] = ("play",)
    seat: Figure
    card: CardId
    rule: str = "A-8"


class Damaged(Event, frozen=True, tag="damaged"):
    """`amount` tokens, of which `from_marks` were marks before; `total` are on the track now."""

    variants: ClassVar[tuple[str, ...]] = ("", "none", "self")
    loudness: ClassVar[int] = LOUD
    felt: ClassVar[Felt] = "hit"
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


class Marked(Event, frozen=True, tag="marked"):
    variants: ClassVar[tuple[str, ...]] = ("", "none", "grenade", "revenge", "turret")
    felt: ClassVar[Felt] = "hit"
    by: Figure
    to: Figure
    amount: int
    wasted: int
    rule: str = "A-6.2"

    @property
    def variant(self) -> str:
        return MARK_REASONS.get(self.rule, "") if self.amount else "none"


class Killed(Event, frozen=True, tag="killed"):
    variants: ClassVar[tuple[str, ...]] = ("", "self")
    loudness: ClassVar[int] = LOUD
    felt: ClassVar[Felt] = "hit"
    mark: ClassVar[str] = "kill"
    by: Figure
    figure: Figure
    rule: str = "A-6.1"

    @property
    def variant(self) -> str:
        return "self" if self.by == self.figure else ""


class Overkilled(Event, frozen=True, tag="overkilled"):
    loudness: ClassVar[int] = LOUD
    felt: ClassVar[Felt] = "hit"
    by: Figure
    figure: Figure
    rule: str = "A-6.1"


class Asked(Event, frozen=True, tag="asked"):
    """Somebody else may answer now."""

    loudness: ClassVar[int] = SILENT
    foreign: ClassVar[bool] = True
    seat: Figure
    rule: str = "A-8.3"


class Scored(Event, frozen=True, tag="scored"):
    """One line of a score: who gets it, for what, from whose board or which spawnpoint's track."""

    variants: ClassVar[tuple[str, ...]] = ("first_blood", "damage", "double_kill", "killshots", "tracks", "turrets")
    felt: ClassVar[Felt] = "gain"
    mark: ClassVar[str] = "scoring"
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


class KillshotRecorded(Event, frozen=True, tag="killshot_recorded"):
    variants: ClassVar[tuple[str, ...]] = ("", "overkill")
    by: Figure
    overkill: Figure | None
    rule: str = "A-6.4"

    @property
    def variant(self) -> str:
        return "" if self.overkill is None else "overkill"


class SkullTaken(Event, frozen=True, tag="skull_taken"):
    figure: Figure
    left: int
    rule: str = "A-6.4"


class BoardFlipped(Event, frozen=True, tag="board_flipped"):
    figure: Figure
    rule: str = "A-9.2"


class FrenzyStarted(Event, frozen=True, tag="frenzy_started"):
    loudness: ClassVar[int] = LOUD
    era: ClassVar[str] = "frenzy"
    mark: ClassVar[str] = "frenzy"
    by: Figure
    rule: str = "A-9.2"


class TilePlaced(Event, frozen=True, tag="tile_placed"):
    """A new tile: on a square, or on the turret board."""

    variants: ClassVar[tuple[str, ...]] = ("", "offer")
    loudness: ClassVar[int] = QUIET
    fold: ClassVar[str] = "refill"
    reveals: ClassVar[bool] = True
    tile: TileId
    square: SquareId | None
    rule: str = "A-4.9"

    @property
    def variant(self) -> str:
        return "offer" if self.square is None else ""


class WeaponPlaced(Event, frozen=True, tag="weapon_placed"):
    loudness: ClassVar[int] = QUIET
    fold: ClassVar[str] = "refill"
    reveals: ClassVar[bool] = True
    weapon: WeaponId
    colour: SpawnId
    rule: str = "A-4.9"


class Shuffled(Event, frozen=True, tag="shuffled"):
    loudness: ClassVar[int] = QUIET
    fold: ClassVar[str] = "refill"
    chance: ClassVar[bool] = True
    pile: str
    cards: int
    rule: str = "A-4.9"


class TrackTagged(Event, frozen=True, tag="track_tagged"):
    """A token on a spawnpoint's track."""

    variants: ClassVar[tuple[str, ...]] = ("damage", "alone", "overkill")
    felt: ClassVar[Felt] = "hit"
    by: Figure
    colour: TrackId
    reason: str
    rule: str = "A-10.1"

    @property
    def variant(self) -> str:
        return self.reason


class StruckBack(Event, frozen=True, tag="struck_back"):
    felt: ClassVar[Felt] = "hit"
    seat: Figure
    colour: SpawnId
    rule: str = "A-10.3"


class TurretTaken(Event, frozen=True, tag="turret_taken"):
    felt: ClassVar[Felt] = "gain"
    seat: Figure
    square: SquareId
    instead_of: str
    rule: str = "A-11.2"


class TurretFired(Event, frozen=True, tag="turret_fired"):
    felt: ClassVar[Felt] = "hit"
    by: Figure
    to: Figure
    square: SquareId
    rule: str = "A-11.3"


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The points are counted; nobody takes that back."""

    loudness: ClassVar[int] = LOUD
    mark: ClassVar[str] = "end"
    reveals: ClassVar[bool] = True
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
