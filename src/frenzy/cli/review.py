"""`frenzy review`: where a recorded game turned, what would have been better, and what was luck."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec import json

from frenzy.bots import HINT_LEVEL
from frenzy.cli.common import add_language, levels_and_bots, positive, read_record
from frenzy.cli.progress import Bar
from frenzy.cli.words import terminal_speech
from frenzy.games import load
from frenzy.kernel.replay import set_up
from frenzy.review.reviewing import SECONDS, reviewed

if TYPE_CHECKING:
    from frenzy import wire
    from frenzy.kernel.told import Choice
    from frenzy.tui.words import Speech
    from frenzy.wire import View

HELP = "look back at a recorded game: chances, turning points, better choices, luck"
EXAMPLE = """examples:
  frenzy review evening.record
  frenzy review evening.record --seconds 300 --json > evening.review

Every deed is tried on tables that whoever did it could not tell from the true one, beside what a strong bot would have
done there. What cards, dice and draws brought beyond the mean is luck. docs/review.md says more.
"""
WIDTH: Final = 72
HEADS: Final = {
    "decided": "review-decided", "luck": "review-luck-sum", "others": "review-others", "missed": "review-missed",
}  # fmt: skip


def add_options(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=Path)
    parser.add_argument(
        "--seconds", type=positive, default=int(SECONDS), help="for all alternatives; default: %(default)s"
    )
    parser.add_argument(
        "--level", default=HINT_LEVEL, metavar="NAME",
        help=f"whose choices the game is compared with; default: %(default)s ({levels_and_bots()})",
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help="print all of it as JSON")
    add_language(parser)


def run(options: Namespace) -> None:
    record = read_record(options.file)
    game = load(record.game)
    bar = Bar("deeds", sys.stderr)
    try:
        for review in reviewed(game, record, options.level, float(options.seconds)):
            bar.show(review.done, review.total)
    finally:
        bar.end()
    if options.json:
        print(json.encode(review).decode())
        return
    speech = terminal_speech(options.language, record.game)
    view = game.view(set_up(game, record), None)
    print("\n".join(review_lines(speech, view, review)))


def review_lines(speech: Speech, view: View, review: wire.Review) -> list[str]:
    """The review in words: the course of the chances, the turning points, and what moved the chances."""
    from frenzy.tui.chances import side_name

    names = [side_name(speech, view, side, for_team=review.for_team) for side in range(len(review.shares))]
    return [
        speech.say("review-title", game=speech.title, deeds=review.total),
        "", *course_lines(names, review),
        "", speech.say("review-points" if review.points else "review-no-points"),
        *(line for point in review.points for line in point_lines(speech, view, names, review, point)),
        "", *sum_lines(speech, names, review),
    ]  # fmt: skip


def course_lines(names: Sequence[str], review: wire.Review) -> list[str]:
    """How the chance of each side went over the game."""
    from frenzy.tui.chances import curve, percent

    longest = max(map(len, names))
    shares = zip(*(chances.shares for chances in review.chances), strict=True)
    return [
        f"{name.ljust(longest)}  {percent(course[0]):3} % {curve(course, WIDTH)} {percent(course[-1]):3} %"
        for name, course in zip(names, shares, strict=True)
    ]


def point_lines(
    speech: Speech, view: View, names: Sequence[str], review: wire.Review, point: wire.TurningPoint
) -> list[str]:
    """A turning point: what was done, where it led, and what would have been better."""
    from frenzy.tui.chances import percent

    deed = review.deeds[point.deed]
    side = 0 if review.for_team else deed.seat
    who = str(speech.text.figure(view, deed.seat))
    before, after = percent(deed.before[side]), percent(deed.after[side])
    luck, worth = percent(deed.after[side] - deed.expected[side]), percent(deed.worth)
    kind = speech.say(f"review-kind-{point.kind}")
    lines = ["", speech.say("review-point", step=deed.end, who=who, kind=kind, deed=told(speech, deed.said))]
    lines.append("  " + speech.say("review-moved", side=names[side], before=before, after=after))
    if luck:
        lines.append("  " + speech.say("review-luck", points=f"{luck:+d}"))
    if worth:
        better = told(speech, deed.instead)
        lines.append(
            "  " + speech.say("review-better", deed=better, points=f"{worth:+d}", scatter=percent(deed.scatter))
        )
    return lines


def told(speech: Speech, said: Sequence[Choice]) -> str:
    """Choices in a row."""
    return " › ".join(speech.text.sentence(choice.text) for choice in said)


def sum_lines(speech: Speech, names: Sequence[str], review: wire.Review) -> list[str]:
    """What moved the chance of each side, in points of a hundred; a side alone has no others."""
    kinds = [kind for kind in HEADS if kind != "others" or len(names) > 1]
    heads = [speech.say(HEADS[kind]) for kind in kinds]
    longest = max(map(len, names))
    rows = [" " * longest + "  " + "  ".join(heads)]
    for name, share in zip(names, review.shares, strict=True):
        cells = [f"{100 * getattr(share, kind):+.0f}".rjust(len(head)) for kind, head in zip(kinds, heads, strict=True)]
        rows.append(f"{name.ljust(longest)}  {'  '.join(cells)}")
    return [speech.say("review-sums"), *rows]
