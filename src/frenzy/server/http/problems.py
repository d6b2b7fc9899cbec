"""What a caller can do wrong: a sentence for people, one word for programs, and an HTTP status."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from frenzy.kernel import BadPosition, BadSave, FrenzyError, UnknownGame
from frenzy.server.store import NameTaken, UnknownCampaign, UnknownPlayer, UnknownTable
from frenzy.wire import Problem, ProblemReason


class NotNow(FrenzyError):
    """The table is not in the state for this."""

    def __init__(self, reason: ProblemReason, text: str) -> None:
        super().__init__(text)
        self.reason: ProblemReason = reason


class NotYours(FrenzyError):
    """Only somebody who sits at the table may do this."""


class NotHost(FrenzyError):
    """Only the host of the table may do this."""


class BarredGuest(FrenzyError):
    """The host does not let this person come back."""


class WrongToken(FrenzyError):
    """The token that was shown opens no seat of this table."""


class Sealed(FrenzyError):
    """What only a campaign may open; the message tells nothing of it."""


class UnknownLesson(FrenzyError):
    """There is no lesson of that name."""


class UnknownPuzzle(FrenzyError):
    """There is no puzzle of that name."""


KINDS: Final[Mapping[type[FrenzyError], tuple[int, ProblemReason]]] = {
    UnknownTable: (404, "no_table"),
    UnknownCampaign: (404, "no_campaign"),
    UnknownLesson: (404, "no_lesson"),
    UnknownPuzzle: (404, "no_puzzle"),
    UnknownPlayer: (404, "no_player"),
    NameTaken: (409, "name_taken"),
    UnknownGame: (400, "no_game"),
    WrongToken: (401, "no_seat"),
    NotYours: (403, "not_yours"),
    NotHost: (403, "not_host"),
    BarredGuest: (403, "barred"),
    Sealed: (403, "sealed"),
    BadSave: (400, "bad_record"),
    BadPosition: (400, "bad_record"),
}
STATUSES: Final[Mapping[int, ProblemReason]] = {
    401: "no_seat",
    403: "foreign_page",
    404: "no_page",
    405: "no_method",
    413: "too_big",
    421: "wrong_host",
    429: "too_many",
    500: "our_mistake",
    503: "no_storage",
}


def problem_of(error: FrenzyError) -> tuple[int, Problem]:
    """The status and the answer for a mistake of the caller; its message begins with the field."""
    if isinstance(error, NotNow):
        status, reason = 409, error.reason
    else:
        status, reason = next((found for kind, found in KINDS.items() if isinstance(error, kind)), (400, "bad_field"))
    field, colon, text = str(error).partition(": ")
    return status, Problem(text, reason, field) if colon else Problem(field, reason)


def reason_of(status: int, *, has_field: bool = False) -> ProblemReason:
    """The word for an error of HTTP itself."""
    return STATUSES.get(status, "bad_field" if has_field else "bad_request")
