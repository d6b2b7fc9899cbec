"""A review: what each deed was worth, what moved the chances of each side, and where the game turned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

from frenzy import wire
from frenzy.bots.chances import Judge
from frenzy.review.course import Course
from frenzy.review.course import Deed as Done
from frenzy.review.weighing import Weighed

POINTS: Final = 8
"""So many turning points are told at most."""
LITTLE: Final = 0.04
"""What moves no chance by more is no turning point."""
DIGITS: Final = 4


def deed_of(course: Course, deed: Done, weighed: Weighed) -> wire.Deed:
    """A deed with its chances."""
    before, after = course.chances[deed.start].shares, course.chances[deed.end].shares
    return wire.Deed(
        deed.seat, deed.start, deed.said, rounded(before), rounded(weighed.expected), rounded(after),
        weighed.said, rounded(weighed.best) if weighed.said else [],
        round(weighed.worth, DIGITS), round(weighed.scatter, DIGITS),
    )  # fmt: skip


def rounded(shares: Sequence[float]) -> list[float]:
    return [round(share, DIGITS) for share in shares]


def shares_of(deeds: Sequence[wire.Deed], judge: Judge[Any], sides: int) -> list[wire.Share]:
    """What moved each side's chance. Decided, luck and others together are all of it."""
    found = [wire.Share(0.0, 0.0, 0.0, 0.0) for _ in range(sides)]
    for deed in deeds:
        own = judge.side(deed.seat)
        for side, share in enumerate(found):
            if side == own:
                share.decided += deed.expected[side] - deed.before[side]
                share.luck += deed.after[side] - deed.expected[side]
                share.missed += deed.worth
            else:
                share.others += deed.after[side] - deed.before[side]
    return [wire.Share(*rounded((each.decided, each.luck, each.others, each.missed))) for each in found]


def turning_points(deeds: Sequence[wire.Deed], judge: Judge[Any], most: int = POINTS) -> list[wire.TurningPoint]:
    """The deeds that moved a chance most, or could have, in the order of the game."""
    weights = [weight(deed) for deed in deeds]
    heaviest = sorted(range(len(deeds)), key=lambda number: -weights[number])[:most]
    return [
        wire.TurningPoint(number, kind(deeds[number], judge))
        for number in sorted(heaviest)
        if weights[number] >= LITTLE
    ]


def weight(deed: wire.Deed) -> float:
    return max(deed.worth, *(abs(late - early) for early, late in zip(deed.before, deed.after, strict=True)))


def kind(deed: wire.Deed, judge: Judge[Any]) -> Literal["strong", "setback", "missed", "luck"]:
    """What it was, for the side that decided."""
    side = judge.side(deed.seat)
    decided, luck = deed.expected[side] - deed.before[side], abs(deed.after[side] - deed.expected[side])
    if deed.worth >= max(luck, LITTLE):
        return "missed"
    if luck > abs(decided):
        return "luck"
    return "strong" if decided > 0.0 else "setback"


def review_of(
    course: Course, weighed: Sequence[Weighed], judge: Judge[Any], phase: wire.ReviewPhase = "done"
) -> wire.Review:
    """The review as far as deeds were weighed."""
    deeds = [deed_of(course, deed, found) for deed, found in zip(course.deeds, weighed, strict=False)]
    return wire.Review(
        phase=phase,
        done=len(deeds),
        total=len(course.deeds),
        for_team=judge.is_team,
        chances=course.chances,
        deeds=deeds,
        points=turning_points(deeds, judge),
        shares=shares_of(deeds, judge, len(course.chances[0].shares)),
    )
