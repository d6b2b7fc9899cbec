"""What a finished game counts for the ladder: who of those at the table was better than whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from time import time
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from frenzy import wire
from frenzy.arena.anchors import anchor, has_ladder
from frenzy.arena.skills import START, WIDE, Skill, updated
from frenzy.arena.tournament import part, places
from frenzy.games import manifests
from frenzy.server.store import SeatRecord, StandingRecord, TableRecord

BOT: Final = "bot "
"""How the name of a bot begins among players, whose ids have no blanks."""

Choices = Iterable[tuple[int, bool]]
"""Those of a game that had an alternative: whose, and whether a bot made it."""


class Counted(Struct, frozen=True):
    """How a table ended for those who have a rating: the best first, those of a tie together, players by their ids.

    `anchors` are the ratings of the bots among them, `wins` what part of the win each player had.
    """

    places: tuple[tuple[str, ...], ...]
    anchors: dict[str, float]
    wins: dict[str, float]

    def rate(
        self, game: str, moment: float | None = None
    ) -> Callable[[Mapping[str, StandingRecord]], list[StandingRecord]]:
        """What becomes of the standings of the players by this game, which ended at this moment, or now."""
        at = time() if moment is None else moment

        def rated(before: Mapping[str, StandingRecord]) -> list[StandingRecord]:
            were = {
                player: before.get(player, StandingRecord(player, game, START, WIDE, 0, 0.0, at))
                for player in self.wins
            }
            skills = {player: Skill(standing.rating, standing.doubt) for player, standing in were.items()}
            now = updated(self.places, self.anchors, skills)
            return [
                replace(
                    standing, rating=now[player].rating, doubt=now[player].doubt, games=standing.games + 1,
                    wins=standing.wins + self.wins[player], latest=max(at, standing.latest),
                )
                for player, standing in were.items()
            ]  # fmt: skip

        return rated


def counted(
    record: TableRecord, seats: Sequence[SeatRecord], choices: Choices, outcome: dict[str, Any] | None
) -> Counted | None:
    """What this table counts for; None if it counts for nobody.

    Who has no rating, a guest or a bot that nobody has measured, is left out: the order of the others is worth as much
    without them. Who left is behind all others, however well a bot went on.
    """
    if outcome is None or not is_counted(record):
        return None
    players, bots = players_at(seats), bots_at(record, seats)
    left = {seat for seat in leavers(seats, choices) if seat in players}
    order = [[seat for seat in tier if seat not in left] for tier in places(outcome)] + [sorted(left)]
    named = [[players.get(seat) or bots.get(seat, ("", 0.0))[0] for seat in tier] for tier in order]
    tiers = tuple(tuple(sorted(name for name in tier if name)) for tier in named)
    tiers = tuple(tier for tier in tiers if tier)
    if not players or len(tiers) < 2:  # alone, or nobody was better than anybody
        return None
    wins = {player: 0.0 if seat in left else part(outcome, seat) for seat, player in players.items()}
    return Counted(tiers, dict(bots.values()), wins)


def is_counted(record: TableRecord) -> bool:
    """A whole game between opponents, by its rules: no lesson, puzzle, branch or position, and nobody was helped."""
    known = manifests()
    return (
        record.game in known
        and has_ladder(known[record.game])
        and not (record.is_practice or record.given or record.closed)
        and (record.position, record.lesson, record.puzzle, record.campaign) == (None, None, None, None)
    )


def ladder_sign(record: TableRecord, seats: Sequence[SeatRecord], seat: int | None) -> wire.LadderSign | None:
    """Whether this game will count for a seat, as things are, or why not; None where nobody expects it.

    For those who look on it counts if it counts for anybody.
    """
    known = manifests()
    is_game = record.game in known and has_ladder(known[record.game]) and not record.closed
    if not is_game or (record.lesson, record.puzzle, record.campaign) != (None, None, None):
        return None
    if not is_counted(record):
        return "helped" if record.is_practice else "branch"
    players = players_at(seats)
    if seat is not None and seat not in players:
        if seats[seat].player is not None:
            return "shared"
        return "no_place" if players else None
    if not players or any(other.kind == "open" for other in seats):
        return None
    return "counts" if len(players) + len(bots_at(record, seats)) > 1 else "no_rival"


def players_at(seats: Sequence[SeatRecord]) -> dict[int, str]:
    """The players of the ladder by their seats; one who has several seats, or shares a device, plays for fun."""
    devices = Counter(seat.token_hash for seat in seats)
    times = Counter(seat.player for seat in seats)
    return {
        seat.seat: seat.player
        for seat in seats
        if seat.player is not None and times[seat.player] == 1 and devices[seat.token_hash] == 1
    }


def bots_at(record: TableRecord, seats: Sequence[SeatRecord]) -> dict[int, tuple[str, float]]:
    """What the bots that were measured are called here, and their ratings, by their seats."""
    found = {seat.seat: anchor(record.game, seat.bot_level) for seat in seats if seat.kind == "bot" and seat.bot_level}
    return {seat: (BOT + rating.name, rating.rating) for seat, rating in found.items() if rating is not None}


def leavers(seats: Sequence[SeatRecord], choices: Choices) -> set[int]:
    """Those for whom a bot played at the end, or most of the time."""
    by_bot, by_person = Counter[int](), Counter[int]()
    for seat, is_bot in choices:
        (by_bot if is_bot else by_person)[seat] += 1
    return {seat.seat for seat in seats if seat.stand_in is not None or by_bot[seat.seat] > by_person[seat.seat]}
