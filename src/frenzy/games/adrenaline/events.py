"""What happened, with its numbers and its paragraph. Figures are seat numbers; the Bot comes after the last seat."""

from __future__ import annotations

from typing import ClassVar, Self

from frenzy.games.adrenaline.ids import Cubes
from frenzy.kernel.records import Event


class TurnStarted(Event, frozen=True, tag="turn_started"):
    foreign: ClassVar[bool] = True
    seat: int
    actions: int
    rule: str = "A-4.1"


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    seat: int
    rule: str = "A-4.1"


class PowerupDrawn(Event, frozen=True, tag="powerup_drawn"):
    """Only the one who draws sees the card."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str | None
    rule: str = "A-4.6"

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else type(self)(self.seat, None, self.rule)


class Spawned(Event, frozen=True, tag="spawned"):
    figure: int
    square: str
    card: str | None = None
    rule: str = "A-3.1"


class Moved(Event, frozen=True, tag="moved"):
    """`by` is who moved the figure: its own seat, or another's."""

    figure: int
    start: str
    square: str
    by: int
    rule: str = "A-5.1"


class Teleported(Event, frozen=True, tag="teleported"):
    figure: int
    start: str
    square: str
    rule: str = "A-8.4"


class TileTaken(Event, frozen=True, tag="tile_taken"):
    """`gained` is what found room in the ammo box."""

    seat: int
    square: str
    tile: str
    gained: Cubes
    rule: str = "A-4.6"


class WeaponTaken(Event, frozen=True, tag="weapon_taken"):
    seat: int
    weapon: str
    rule: str = "A-4.7"


class WeaponDropped(Event, frozen=True, tag="weapon_dropped"):
    seat: int
    weapon: str
    rule: str = "A-4.7"


class Paid(Event, frozen=True, tag="paid"):
    """Cubes, and powerups in place of cubes."""

    seat: int
    cubes: Cubes
    cards: tuple[str, ...] = ()
    rule: str = "A-4.10"


class Reloaded(Event, frozen=True, tag="reloaded"):
    seat: int
    weapon: str
    rule: str = "A-4.8"


class Fired(Event, frozen=True, tag="fired"):
    seat: int
    weapon: str
    rule: str = "A-7.1"


class EffectUsed(Event, frozen=True, tag="effect_used"):
    seat: int
    weapon: str
    effect: str
    rule: str = "A-7.5"


class PowerupPlayed(Event, frozen=True, tag="powerup_played"):
    seat: int
    card: str
    rule: str = "A-8"


class Damaged(Event, frozen=True, tag="damaged"):
    """`amount` tokens, of which `from_marks` were marks before; `total` are on the track now."""

    by: int
    to: int
    amount: int
    from_marks: int
    wasted: int
    total: int
    rule: str = "A-6.1"


class Marked(Event, frozen=True, tag="marked"):
    by: int
    to: int
    amount: int
    wasted: int
    rule: str = "A-6.2"


class Killed(Event, frozen=True, tag="killed"):
    by: int
    figure: int
    rule: str = "A-6.1"


class Overkilled(Event, frozen=True, tag="overkilled"):
    by: int
    figure: int
    rule: str = "A-6.1"


class Asked(Event, frozen=True, tag="asked"):
    """Somebody else may answer now."""

    foreign: ClassVar[bool] = True
    seat: int
    rule: str = "A-8.3"


class Scored(Event, frozen=True, tag="scored"):
    """One line of a score: who gets it, for what, from whose board or which spawnpoint's track."""

    to: int
    points: int
    reason: str
    board: int | None = None
    tokens: int = 0
    track: str | None = None
    rule: str = "A-6.4"


class KillshotRecorded(Event, frozen=True, tag="killshot_recorded"):
    by: int
    overkill: int | None
    rule: str = "A-6.4"


class SkullTaken(Event, frozen=True, tag="skull_taken"):
    figure: int
    left: int
    rule: str = "A-6.4"


class BoardFlipped(Event, frozen=True, tag="board_flipped"):
    figure: int
    rule: str = "A-9.2"


class FrenzyStarted(Event, frozen=True, tag="frenzy_started"):
    by: int
    rule: str = "A-9.2"


class TilePlaced(Event, frozen=True, tag="tile_placed"):
    """A new tile: on a square, or on the turret board."""

    reveals: ClassVar[bool] = True
    tile: str
    square: str | None
    rule: str = "A-4.9"


class WeaponPlaced(Event, frozen=True, tag="weapon_placed"):
    reveals: ClassVar[bool] = True
    weapon: str
    colour: str
    rule: str = "A-4.9"


class Shuffled(Event, frozen=True, tag="shuffled"):
    chance: ClassVar[bool] = True
    pile: str
    cards: int
    rule: str = "A-4.9"


class TrackTagged(Event, frozen=True, tag="track_tagged"):
    """A token on a spawnpoint's track."""

    by: int
    colour: str
    reason: str
    rule: str = "A-10.1"


class StruckBack(Event, frozen=True, tag="struck_back"):
    seat: int
    colour: str
    rule: str = "A-10.3"


class TurretTaken(Event, frozen=True, tag="turret_taken"):
    seat: int
    square: str
    instead_of: str
    rule: str = "A-11.2"


class TurretFired(Event, frozen=True, tag="turret_fired"):
    by: int
    to: int
    square: str
    rule: str = "A-11.3"


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The points are counted; nobody takes that back."""

    reveals: ClassVar[bool] = True
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    rule: str = "A-9.4"


AnyEvent = (
    TurnStarted
    | TurnEnded
    | PowerupDrawn
    | Spawned
    | Moved
    | Teleported
    | TileTaken
    | WeaponTaken
    | WeaponDropped
    | Paid
    | Reloaded
    | Fired
    | EffectUsed
    | PowerupPlayed
    | Damaged
    | Marked
    | Killed
    | Overkilled
    | Asked
    | Scored
    | KillshotRecorded
    | SkullTaken
    | BoardFlipped
    | FrenzyStarted
    | TilePlaced
    | WeaponPlaced
    | Shuffled
    | TrackTagged
    | StruckBack
    | TurretTaken
    | TurretFired
    | GameEnded
)
