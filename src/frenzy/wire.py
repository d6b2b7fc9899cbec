"""Everything that travels: HTTP bodies and socket messages. Nothing else knows their names."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, json

from frenzy.kernel.book import Page
from frenzy.kernel.campaign import Chapter
from frenzy.kernel.guide import Booklet, Chances, Explanation, Forecast, Preview, Reach
from frenzy.kernel.options import Option
from frenzy.kernel.phrase import Phrase, Value
from frenzy.kernel.planning import Offer, Planned
from frenzy.kernel.puzzle import Grade, Solution
from frenzy.kernel.told import Choice, Question, Told

PROTOCOL: Final = 2
NO_SEAT, NO_TABLE, TOO_MANY = 4401, 4404, 4429
"""Why the server closes a socket: the token opens no seat, there is no such table, others of the device took over."""
BARRED, REMOVED = 4403, 4410
"""The host lets this person not come back, or has taken them off the table."""

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Line = Annotated[str, Meta(min_length=1, max_length=300)]
Written = Annotated[str, Meta(max_length=200)]
"""A choice as it is written."""
Ref = Annotated[str, Meta(max_length=64)]
"""What a client calls its own message; the answer repeats it."""
Version = Annotated[int, Meta(ge=0)]
Seconds = Annotated[float, Meta(ge=0, le=30 * 86_400)]
ProblemReason = Literal[
    "bad_field", "bad_record", "bad_request", "barred", "closed", "foreign_page", "full", "locked", "name_taken",
    "no_campaign", "no_game", "no_lesson", "no_method", "no_page", "no_player", "no_puzzle", "no_seat", "no_storage",
    "no_table", "not_host", "not_over", "not_ready", "not_yours", "one_address", "our_mistake", "over", "sealed",
    "seat_open", "seat_taken", "started", "too_big", "too_many", "too_slow", "wrong_host",
]  # fmt: skip
RefusedReason = Literal[
    "empty", "illegal", "nonsense", "not_agreed", "not_saved", "not_started", "not_together", "not_yours", "nothing",
    "our_mistake", "over", "spectator", "stale", "too_many",
]  # fmt: skip
View = dict[str, Any]
"""A view as it travels, of whichever game; the game's own type says what is in it."""
LadderSign = Literal["counts", "no_place", "shared", "helped", "branch", "no_rival"]
"""Whether a game will count on the ladder for a seat; if not, why: it has no place there; it shares a device or place;
somebody was helped; the game does not begin at its beginning; nobody else's strength is known."""
NoUndo = Literal["nothing", "revealed", "declined"]
"""Why a seat cannot take back its latest choice: there is none; something has come to light; the others said no."""
ReviewPhase = Literal["none", "waiting", "running", "done", "failed"]
RunResult = Literal["running", "won", "lost", "given_up"]
Preset = Literal["hello", "good_luck", "well_played", "thanks", "sorry", "one_moment", "your_turn", "good_game"]


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a table waits. A player who is over time or away is stood in for by a bot, and may return.

    `seconds` are free at each decision, `reserve` is for the whole game; `away` is how long a decision waits for
    somebody without a connection; `bot_seconds` is the least time that any answer of a bot takes.
    """

    clock: Literal["none", "live", "days"] = "none"
    seconds: Seconds = 60
    reserve: Seconds = 300
    away: Seconds | None = None
    level: str = "hard"
    bot_seconds: Annotated[float, Meta(ge=0, le=10)] = 0.5


# -- HTTP -------------------------------------------------------------------------------------------------------


class CreateTable(Struct, forbid_unknown_fields=True):
    """A new table. `bots` fills the other seats with bots of that level; null leaves them open. The game says how many
    seats there are usually.

    `here` are people who play on the same device: they get the seats after the creator's, and the creator's token.
    """

    nickname: Name
    here: list[Name] = []
    game: str = "adrenaline"
    seats: int | None = None
    seat: int = 0
    options: dict[str, Any] = {}
    name: Annotated[str, Meta(max_length=60)] = ""
    public: bool = False
    pace: Pace = Pace()
    bots: str | None = None


class Join(Struct, forbid_unknown_fields=True):
    """Take an open seat: this one, or the first; `here` adds it to the seats that the caller's token opens already.

    At a co-operative table whose game has begun, a seat of a bot.
    """

    nickname: Name
    seat: int | None = None
    here: bool = False


class QuickMatch(Struct, forbid_unknown_fields=True):
    """Sit down at the public table that has waited longest, or open one."""

    nickname: Name
    game: str = "adrenaline"


class CreateCampaign(Struct, forbid_unknown_fields=True):
    """A new campaign: a slot of one's own, with the options that stay the same in all chapters."""

    nickname: Name
    game: str
    options: dict[str, Any] = {}
    name: Annotated[str, Meta(max_length=60)] = ""


class OpenCampaign(Struct, forbid_unknown_fields=True):
    """Come back to a campaign on another device, by the key of its private link."""

    key: Annotated[str, Meta(min_length=1, max_length=100)]


class PlayChapter(Struct, forbid_unknown_fields=True):
    """Go on with the running attempt at a chapter, or begin one; `fresh` gives up the one that is running.

    `options` are those that may be chosen for each attempt.
    """

    chapter: int
    options: dict[str, Any] = {}
    fresh: bool = False


class ReadPage(Struct, forbid_unknown_fields=True):
    """A page of the book of a campaign has been read; `answer` is what was chosen on it, if anything was."""

    page: Annotated[str, Meta(max_length=64)]
    answer: Annotated[str, Meta(max_length=64)] = ""


class TakePlace(Struct, forbid_unknown_fields=True):
    """Take a place on the ladder, under a name that everybody sees there."""

    nickname: Name


class OpenPlace(Struct, forbid_unknown_fields=True):
    """Come back to one's place on the ladder on another device, by its key."""

    key: Annotated[str, Meta(min_length=1, max_length=100)]


class Branch(Struct, forbid_unknown_fields=True):
    """Play on from a step of a finished game: on this seat, with bots of this level on the others."""

    nickname: Name
    step: Version
    seat: int = 0
    level: str = "hard"


class Learn(Struct, forbid_unknown_fields=True):
    """Sit down at a lesson, or at a puzzle."""

    nickname: Name


class PlayNext(Struct, forbid_unknown_fields=True):
    """Play another of a series with the people of a game that is over."""

    value: str


class SetBot(Struct, forbid_unknown_fields=True):
    """Put a bot of this level on a seat; null opens the seat again."""

    level: str | None


class SetReady(Struct, forbid_unknown_fields=True):
    ready: bool = True


class RemoveGuest(Struct, forbid_unknown_fields=True):
    """The host takes whoever sits there off the table, with all who share the device; `bar` keeps them from it."""

    bar: bool = False


class SetHost(Struct, forbid_unknown_fields=True):
    """The host hands the office to the person on this seat."""

    seat: int


class SetLock(Struct, forbid_unknown_fields=True):
    """Whether nobody else may take a seat."""

    locked: bool = True


class SeatInfo(Struct, omit_defaults=True):
    """Who sits there. `stand_in` is the level of the bot that plays for somebody who is away; the `host` has a say in
    who else sits at the table."""

    seat: int
    name: str
    kind: Literal["open", "human", "bot"]
    level: str | None = None
    ready: bool = False
    connected: bool = False
    stand_in: str | None = None
    host: bool = False


class TableInfo(Struct):
    """A table as everybody may see it: `to_act` is the seat that the others wait for. In a game that may ask several
    seats at once, `may_act` has all who may answer.

    Those who play a co-operative game win or lose together: what they show each other travels too.
    `lesson` is its name in the tutorial, if it is one of its tables; `campaign` the id of the one it belongs to;
    `puzzle` is what is to be solved there.
    `closed` says what an upgrade has changed so that the game cannot go on: its rules, or its cards.
    Nobody else takes a seat at a table that is `locked`. Of a game that is `judged` chances to win are told.
    """

    id: str
    game: str
    name: str
    phase: Literal["lobby", "playing", "over"]
    public: bool
    options: dict[str, Any]
    pace: Pace
    created: float
    seats: list[SeatInfo]
    lesson: str | None = None
    to_act: int | None = None
    campaign: str | None = None
    may_act: list[int] | UnsetType = UNSET
    cooperative: bool | UnsetType = UNSET
    closed: Literal["rules", "cards"] | UnsetType = UNSET
    locked: bool | UnsetType = UNSET
    puzzle: Riddle | UnsetType = UNSET
    judged: bool | UnsetType = UNSET


class PuzzleInfo(Struct):
    """A puzzle of a game. The booklet of the game has a name for its `goal`: `goal-GOAL-name`."""

    game: str
    id: str
    goal: str
    grade: Grade


class PuzzleList(Struct):
    """All puzzles that can be solved here, and the one that everybody gets on the day that was asked for."""

    puzzles: list[PuzzleInfo]
    daily: PuzzleInfo


class Riddle(Struct):
    """What is to be solved at a table: the puzzle, and its task in words."""

    id: str
    goal: str
    grade: Grade
    task: Phrase


class Verdict(Struct):
    """The puzzle is over: how it went, or nothing if that could not be worked out in time."""

    solution: Solution | None


class GameInfo(Struct):
    """A game that can be played here: who may sit down, what a table may agree on, the bots that play it, the lessons
    that teach it. Its booklet has the words: `option-NAME`, `option-NAME-help`, `WORDS-VALUE`.

    `series` is the option whose values are played one after the other, if there is one.
    """

    game: str
    title: str
    seats: list[int]
    usual_seats: int
    options: list[Option]
    levels: list[str]
    level: str
    campaign: bool
    lessons: list[LessonInfo]
    series: str = ""
    cooperative: bool = False
    ladder: bool = False


class LessonInfo(Struct):
    """One idea, learnt when an event with all of `goal` has happened; `hints` begin the choices that lead there."""

    id: str
    goal: dict[str, Any]
    hints: list[str]


class RunInfo(Struct):
    """An attempt at a chapter. `outcome` is what the game says about it once it is over."""

    table: str
    chapter: int
    started: float
    ended: float | None
    result: RunResult
    decisions: int
    options: dict[str, Any]
    outcome: dict[str, Any] | None


class CampaignInfo(Struct):
    """A campaign as its owner sees it. `key` is the secret of its private link."""

    id: str
    game: str
    name: str
    nickname: str
    options: dict[str, Any]
    created: float
    key: str
    chapters: list[Chapter]
    runs: list[RunInfo]


class Rank(Struct):
    """How strong somebody is: the rating, and between what it lies in 95 of 100 cases.

    A bot is called by its level, or by its own name if it has none, and has been measured in other games than those
    of this server, so that none are counted. `place` counts people from 1, those who are not listed yet have none.
    """

    name: str
    rating: int
    low: int
    high: int
    games: int = 0
    wins: float = 0.0
    bot: bool = False
    mine: bool = False
    place: int | None = None


class LadderInfo(Struct):
    """The ladder of a game: people and bots, the strongest first. Who has fewer games that count than `least` is not
    listed; `mine` is the caller's own standing, listed or not."""

    game: str
    least: int
    ranks: list[Rank]
    mine: Rank | None


class PlaceInfo(Struct):
    """One's own place on the ladder. `key` is its secret: whoever has it plays for this place."""

    nickname: str
    created: float
    key: str
    games: dict[str, Rank]


class BookInfo(Struct):
    """The book of a campaign as far as it may be read, in order; a game without one has no pages."""

    pages: list[Page]


class StepInfo(Struct):
    """One choice of a finished game: what it said, what it led to, and the table after it. Step 0 is the set-up.

    Of a co-operative game, `decided` counts the choices up to here that were made from each seat by a person.
    """

    number: int
    seat: int | None
    choice: str | None
    said: Choice | None
    events: list[dict[str, Any]]
    view: View
    question: Question
    decided: list[int] | UnsetType = UNSET


class StepList(Struct):
    """Some steps of a finished game of `total` choices, as one viewer saw them or with every hand open."""

    table: TableInfo
    total: int
    outcome: dict[str, Any] | None
    steps: list[StepInfo]


class ChancesInfo(Struct):
    """How likely each side was to win, at the set-up of a finished game and after each choice. Sides are the seats; in
    a game `for_team` there is one.
    """

    for_team: bool
    chances: list[Chances]


class Deed(Struct):
    """Choices of a seat that belong together, after the first `start` choices of the game, and the chances of all
    sides: `before` it, `expected` from it in the mean over what chance may bring, and `after` it.

    If a strong bot has found something better, `instead` says what, `best` are the chances that this leads to in the
    mean, and `worth` is by how much it is better for whoever decided; chance may have moved that by `scatter`, one
    standard error.
    """

    seat: int
    start: int
    said: list[Choice]
    before: list[float]
    expected: list[float]
    after: list[float]
    instead: list[Choice]
    best: list[float]
    worth: float
    scatter: float

    @property
    def end(self) -> int:
        return self.start + len(self.said)


class Share(Struct):
    """What moved the chance of a side from the first to the last: its own decisions, the luck that came with them, and
    what others did. `missed` is what better alternatives were worth.
    """

    decided: float
    luck: float
    others: float
    missed: float


class TurningPoint(Struct):
    """A deed of the review by its number: a `strong` one, one that was a `setback` though nothing better was found, one
    that `missed` something, or one that `luck` decided."""

    deed: int
    kind: Literal["strong", "setback", "missed", "luck"]


class Review(Struct):
    """The review of a finished game: `done` of `total` deeds were weighed by now. Unless it is `done` there is nothing
    else in it. `none` has not been asked for, or was cancelled; what has `failed` may be asked for again.
    """

    phase: ReviewPhase
    done: int
    total: int
    for_team: bool
    chances: list[Chances]
    deeds: list[Deed]
    points: list[TurningPoint]
    shares: list[Share]


class Seated(Struct):
    """The answer to whoever takes a seat. The token opens it again; it is told once."""

    table: TableInfo
    seat: int
    token: str


class Problem(Struct, omit_defaults=True):
    """What was wrong with a request: a sentence for people, one word for programs, and the field it is about."""

    error: str
    reason: ProblemReason
    field: str | None = None


# -- from the client --------------------------------------------------------------------------------------------


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True):
    """The base of what a client may send."""


class Choose(FromClient, tag="choose"):
    version: Version
    choice: Written
    id: Ref = ""


class Undo(FromClient, tag="undo"):
    version: Version
    id: Ref = ""


class AnswerUndo(FromClient, tag="answer_undo"):
    agree: bool
    id: Ref = ""


class Resync(FromClient, tag="resync"):
    """Send the state again, with what happened since the version the client has; 0 is from the beginning."""

    version: Version = 0


class Chat(FromClient, tag="chat"):
    text: Line | None = None
    preset: Preset | None = None
    id: Ref = ""


class Sit(FromClient, tag="sit"):
    """Several seats on one device: see the table from this one of them now. The answer is a new `hello`."""

    seat: int
    id: Ref = ""


class Ask(FromClient, tag="ask"):
    """A question about the table as the client sees it; it changes nothing.

    `why_not`: why this thing cannot be chosen now ("square b2", "enemy E05"; each game's page lists its subjects).
    `preview`: what a choice would do, as far as nobody's luck or secrets are in it. `reach`: what a card can hit from
    where it is ("weapon thor"). `odds`: what chance may bring for a choice or a thing. `hint`: what a strong bot would
    choose; for those who play alone. `forecast`: what the game itself will do next; of `zones`, place by place.
    """

    question: Literal["why_not", "preview", "reach", "odds", "hint", "forecast"]
    subject: Annotated[str, Meta(max_length=200)]
    version: Version
    id: Ref = ""


class Point(FromClient, tag="point"):
    """At a co-operative table: show everybody a thing on it ("zone 17R-s", "hero storm")."""

    thing: Annotated[str, Meta(min_length=1, max_length=100)]
    id: Ref = ""


class Prefer(FromClient, tag="prefer"):
    """One would rather have this choice made, whoever makes it; null takes the wish back."""

    choice: Written | None
    id: Ref = ""


class Plan(FromClient, tag="plan"):
    """Lay out choices that could be made one after the other. The answer says how likely they go through, and what
    could follow. If it `is_shown` it is one's plan from now on, for everybody to see; without choices it ends that.
    """

    choices: list[Written]
    is_shown: bool = False
    id: Ref = ""


class AgreePlan(FromClient, tag="agree_plan"):
    """Say what one thinks of the plan of a seat."""

    seat: int
    agree: bool = True
    id: Ref = ""


class CallVote(FromClient, tag="call_vote"):
    """Ask everybody to vote between two to four choices on offer; a number stands for the plan of that seat."""

    options: list[Written | int]
    id: Ref = ""


class Vote(FromClient, tag="vote"):
    """For one of the options, by its number from 0."""

    option: Annotated[int, Meta(ge=0)]
    id: Ref = ""


class AllowHints(FromClient, tag="allow_hints"):
    """Whether bots may give hints: they do once everybody present allows it. Who says no ends it for all."""

    allow: bool
    id: Ref = ""


class AllowChances(FromClient, tag="allow_chances"):
    """Whether one wants to see how likely each side is to win: those who play do once everybody present wants it. Who
    says no ends it for all.
    """

    allow: bool
    id: Ref = ""


class CallBot(FromClient, tag="call_bot"):
    """Let a bot play for somebody who has no connection, until they come back."""

    seat: int
    id: Ref = ""


class Ping(FromClient, tag="ping"):
    id: Ref = ""


TogetherMessage = Point | Prefer | Plan | AgreePlan | CallVote | Vote | AllowHints | CallBot
ClientMessage = Choose | Undo | AnswerUndo | Resync | Chat | Sit | Ask | AllowChances | Ping | TogetherMessage

# -- from the server --------------------------------------------------------------------------------------------


class FromServer(Struct, tag_field="type"):
    """The base of what the server sends."""


class ChatLine(FromServer, tag="chat"):
    """`seat` said it; text is text, never markup."""

    seat: int
    name: str
    at: float
    text: str | None = None
    preset: str | None = None


class Pointed(FromServer, tag="pointed"):
    """`seat` shows everybody a thing on the table, which is called so. It is kept nowhere."""

    seat: int
    thing: str
    name: Value


class Hello(FromServer, tag="hello"):
    """The first message. `seat` is null for a spectator; `own` are all seats that this device plays."""

    protocol: int
    table: TableInfo
    seat: int | None
    own: list[int]
    chat: list[ChatLine]


class Clock(Struct):
    """The seat that the others wait for, its free seconds left at this decision, and every seat's reserve."""

    seat: int
    left: float
    reserve: list[float]


class UndoRequest(Struct):
    """`seat` asks to take back more than it may alone; `agreed` have said yes so far."""

    seat: int
    agreed: list[int]


class Motive(Struct, frozen=True):
    """Why the bot of a seat has done what was done last."""

    seat: int
    reason: Explanation


class Wish(Struct):
    """`seat` would rather have this choice made."""

    seat: int
    choice: str


class PlanInfo(Struct):
    """What `seat` would do next; `agreed` think so too. A step that has been made is none of it any more."""

    seat: int
    plan: Planned
    agreed: list[int]


class VoteOption(Struct):
    """A choice with its words, or the plan of a seat."""

    choice: str | None
    said: Choice | None
    plan: int | None


class VoteInfo(Struct):
    """`seat` has asked; who voted for which option. `left` are the seconds for those who have not; once it `is_over`,
    `winners` have the most votes. Nobody has to follow it.
    """

    seat: int
    options: list[VoteOption]
    votes: dict[str, int]
    left: float
    is_over: bool
    winners: list[int]


class Talk(Struct):
    """What people at a co-operative table show each other; none of it is in the game's record.

    `offer` is what somebody else may choose now. `hints` are those who allow bots to give hints, which are on if all
    present do. `decided` counts the choices that were made from each seat by a person, from the record.
    """

    wishes: list[Wish]
    plans: list[PlanInfo]
    vote: VoteInfo | None
    offer: Offer | None
    hints: list[int]
    are_hints_on: bool
    decided: list[int]


class WinBar(Struct):
    """How likely each side is to win, as far as everybody at the table can tell: for those who look on, and for those
    who play while all people present are among the seats that have `allowed` it.
    """

    chances: Chances | None
    allowed: list[int]


class State(FromServer, tag="state", omit_defaults=True):
    """The table as this client may see it, and the events after version `since`.

    What the client was told after that version has been taken back: it forgets it and goes on from there. The question
    says what the choices of the view mean; each event has, beside its fields, a `told` that says what it means.
    `page` is the latest page of a campaign's book that this table has come to. At the table of a puzzle nobody else
    plays; there is a `verdict` once its line of choices is over. With `can_undo` one takes back one's latest choice
    alone; with `no_undo`, which says why, not at all; with neither, if the others agree. `ladder` says whether the game
    will count there, as things are: nothing, where nobody expects that, or seats are open.
    """

    version: int
    since: int
    phase: Literal["lobby", "playing", "over"]
    view: View | None
    question: Question | None
    events: list[dict[str, Any]]
    seats: list[SeatInfo]
    clocks: Clock | None = None
    can_undo: bool = False
    no_undo: NoUndo | None = None
    undo: UndoRequest | None = None
    outcome: dict[str, Any] | None = None
    motive: Motive | None = None
    talk: Talk | None = None
    page: str | None = None
    locked: bool = False
    verdict: Verdict | None = None
    win_bar: WinBar | None = None
    ladder: LadderSign | None = None


class Accepted(FromServer, tag="accepted"):
    """Done, and on disk. `version` is the state that it led to."""

    id: str
    version: int


class Refused(FromServer, tag="refused"):
    """Nothing changed. `reason` is one word for programs, `text` a sentence for people."""

    id: str
    reason: RefusedReason
    text: str
    version: int
    retry_after: float | None = None


class Answer(FromServer, tag="answer"):
    """The answer to an `ask`, one of the first six, where `hint` is a choice, with a `reason` if there is one;
    or to a `plan`, with what could follow.

    A hint that takes long comes several times: first the best so far, which is not final.
    """

    id: str
    subject: str
    version: int
    reason: Explanation | None = None
    preview: Preview | None = None
    reach: Reach | None = None
    odds: list[Explanation] | None = None
    hint: str | None = None
    forecast: Forecast | None = None
    plan: Planned | None = None
    offer: Offer | None = None
    is_final: bool = True


class Pong(FromServer, tag="pong"):
    id: str


ServerMessage = Hello | State | Accepted | Refused | ChatLine | Pointed | Answer | Pong

read_message = json.Decoder(ClientMessage).decode
write_message = json.Encoder().encode


ASKED: Final = (
    CreateTable, Join, QuickMatch, CreateCampaign, OpenCampaign, PlayChapter, ReadPage, Branch, Learn, PlayNext,
    SetBot, SetReady, RemoveGuest, SetHost, SetLock, TakePlace, OpenPlace,
)  # fmt: skip
ANSWERED: Final = (
    Seated,
    TableInfo,
    GameInfo,
    PuzzleList,
    StepList,
    ChancesInfo,
    Review,
    CampaignInfo,
    LadderInfo,
    PlaceInfo,
    BookInfo,
    Booklet,
    Told,
    Problem,
)


SPARING: Final = frozenset(
    {"Problem", "Phrase", "Choice", "Form", "Question", "Told", "Explanation", "SeatInfo", "State"}
)
"""What is not said in these is as usual."""


def schema(reference: str = "#/$defs/{name}") -> dict[str, Any]:
    """The JSON Schema of all that travels: what clients may send on the socket, what they get, and the HTTP bodies."""
    (client, server, *_), definitions = json.schema_components(
        (ClientMessage, ServerMessage, *ASKED, *ANSWERED), ref_template=reference
    )
    for definition in definitions.values():
        if not definition.get("additionalProperties", True) or definition["title"] in SPARING:
            continue
        fields, needed = definition["properties"], definition.get("required", ())
        definition["required"] = [name for name, said in fields.items() if name in needed or "default" in said]
        # the server leaves nothing out but what is unset
    return {"protocol": PROTOCOL, "from_client": client, "from_server": server, "$defs": definitions}
