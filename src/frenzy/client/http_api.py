"""The HTTP API of a server. Calls block for a moment: a screen makes them from a thread."""

from __future__ import annotations

from http import HTTPStatus
from http.client import HTTPException
from typing import Final, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import Request, urlopen

from msgspec import DecodeError, Struct, ValidationError, json

from frenzy import __version__, wire
from frenzy.client.errors import (
    Barred,
    ClientError,
    Locked,
    NoSeat,
    NoServer,
    NoTable,
    NotNow,
    TokenRefused,
    WrongVersion,
)
from frenzy.kernel.guide import Booklet

T = TypeVar("T")
SECONDS: Final = 10.0
BIGGEST: Final = 1 << 20
NOTHING: Final[dict[str, str]] = {}
"""The body of a request that says all in its address."""


class HttpApi:
    """Calls to one server, with or without a token. The key of a campaign is a token, too.

    With the key of a `place` on the ladder, seats are taken for that place.
    """

    def __init__(self, server: str, token: str | None = None, place: str | None = None) -> None:
        self.server, self.token, self.place = server, token, place

    # -- what can be asked --------------------------------------------------------------------------------------

    def table(self, table: str) -> wire.TableInfo:
        return self.ask(wire.TableInfo, f"tables/{table}")

    def ladder(self, game: str) -> wire.LadderInfo:
        """People and bots of a game, the strongest first."""
        return self.ask(wire.LadderInfo, f"ladder/{quote(game)}")

    def take_place(self, nickname: str) -> wire.PlaceInfo:
        """A place on the ladder, with its key."""
        return self.ask(wire.PlaceInfo, "place", wire.TakePlace(nickname))

    def create(self, wanted: wire.CreateTable) -> wire.Seated:
        return self.ask(wire.Seated, "tables", wanted)

    def join(self, table: str, nickname: str, seat: int | None = None) -> wire.Seated:
        """Take an open seat: this one, or the first."""
        return self.ask(wire.Seated, f"tables/{table}/join", wire.Join(nickname, seat))

    def set_bot(self, table: str, seat: int, level: str | None) -> wire.TableInfo:
        return self.ask(wire.TableInfo, f"tables/{table}/seats/{seat}/bot", wire.SetBot(level))

    def ready(self, table: str, *, is_ready: bool = True) -> wire.TableInfo:
        return self.ask(wire.TableInfo, f"tables/{table}/ready", wire.SetReady(is_ready))

    def start(self, table: str) -> wire.TableInfo:
        return self.ask(wire.TableInfo, f"tables/{table}/start", NOTHING)

    def leave(self, table: str) -> wire.TableInfo:
        return self.ask(wire.TableInfo, f"tables/{table}/leave", NOTHING)

    def remove_guest(self, table: str, seat: int, *, bar: bool = False) -> wire.TableInfo:
        """As the host: take somebody off the table, for now or for good."""
        return self.ask(wire.TableInfo, f"tables/{table}/seats/{seat}/remove", wire.RemoveGuest(bar))

    def set_host(self, table: str, seat: int) -> wire.TableInfo:
        """As the host: hand the office on."""
        return self.ask(wire.TableInfo, f"tables/{table}/host", wire.SetHost(seat))

    def set_lock(self, table: str, *, is_locked: bool = True) -> wire.TableInfo:
        """As the host: let nobody else sit down."""
        return self.ask(wire.TableInfo, f"tables/{table}/lock", wire.SetLock(is_locked))

    def renew_token(self, table: str) -> wire.Seated:
        """Another token for one's own seats; the old one ends."""
        return self.ask(wire.Seated, f"tables/{table}/token", NOTHING)

    def rematch(self, table: str) -> wire.Seated:
        return self.ask(wire.Seated, f"tables/{table}/rematch", NOTHING)

    def play_next(self, table: str, value: str) -> wire.Seated:
        """The same people, at another value of the game's series."""
        return self.ask(wire.Seated, f"tables/{table}/next", wire.PlayNext(value))

    def booklet(self, table: str, language: str = "en") -> Booklet:
        """The words and cards of a table; empty for games whose clients know them all."""
        return self.ask(Booklet, f"tables/{table}/booklet?language={quote(language)}")

    # -- campaigns: all but the first with the key as the token -------------------------------------------------

    def create_campaign(self, wanted: wire.CreateCampaign) -> wire.CampaignInfo:
        return self.ask(wire.CampaignInfo, "campaigns", wanted)

    def campaign(self, campaign: str) -> wire.CampaignInfo:
        return self.ask(wire.CampaignInfo, f"campaigns/{campaign}")

    def play_chapter(self, campaign: str, wanted: wire.PlayChapter) -> wire.Seated:
        """A seat at the running attempt at a chapter, or at a new one."""
        return self.ask(wire.Seated, f"campaigns/{campaign}/play", wanted)

    def renew_campaign(self, campaign: str) -> wire.CampaignInfo:
        """Another key for a campaign; the old one ends."""
        return self.ask(wire.CampaignInfo, f"campaigns/{campaign}/renew", NOTHING)

    def reset_campaign(self, campaign: str) -> wire.CampaignInfo:
        return self.ask(wire.CampaignInfo, f"campaigns/{campaign}/reset", NOTHING)

    def forget_campaign(self, campaign: str) -> None:
        self.fetch(f"campaigns/{campaign}/forget", NOTHING)

    def book(self, campaign: str) -> wire.BookInfo:
        """The story as far as it has been told."""
        return self.ask(wire.BookInfo, f"campaigns/{campaign}/book")

    def read_page(self, campaign: str, wanted: wire.ReadPage) -> wire.BookInfo:
        return self.ask(wire.BookInfo, f"campaigns/{campaign}/book", wanted)

    def campaign_booklet(self, campaign: str, language: str = "en") -> Booklet:
        """The words and cards of all chapters that the campaign has opened."""
        return self.ask(Booklet, f"campaigns/{campaign}/booklet?language={quote(language)}")

    # -- how it is asked ----------------------------------------------------------------------------------------

    def ask(self, kind: type[T], path: str, body: Struct | dict[str, str] | None = None) -> T:
        """One request and its answer; whatever is not the right one raises the error that fits."""
        content = self.fetch(path, body)
        try:
            return json.decode(content, type=kind)
        except ValidationError as error:
            raise WrongVersion(f"{self.server}: the answer is not what version {__version__} reads: {error}") from None
        except (DecodeError, UnicodeError):
            raise NoServer(f"{self.server}: not a Frenzy server") from None

    def fetch(self, path: str, body: Struct | dict[str, str] | None = None) -> bytes:
        """The answer as it came; a problem is raised."""
        headers = {"Accept": "application/json", "User-Agent": f"frenzy/{__version__}"}
        if self.token is not None:
            headers["Authorization"] = f"Bearer {self.token}"
        if self.place is not None:
            headers["X-Frenzy-Place"] = self.place
        data = None
        if body is not None:
            headers["Content-Type"] = "application/json"
            data = json.encode(body)
        request = Request(f"{self.server}/api/{path}", data, headers)
        try:
            with urlopen(request, timeout=SECONDS) as answer:
                content: bytes = answer.read(BIGGEST)
        except HTTPError as error:
            with error:
                raise problem(self.server, error.code, error.read(BIGGEST)) from None
        except (URLError, HTTPException, OSError) as error:
            raise NoServer(f"{self.server}: no answer ({reason(error)})") from None
        return content


def reason(error: Exception) -> str:
    inner = error.reason if isinstance(error, URLError) else error
    text = inner.strerror if isinstance(inner, OSError) else None
    return text or str(inner) or type(inner).__name__


def problem(server: str, status: int, content: bytes) -> ClientError:
    """The error that an answer tells of; what is no such answer does not come from a Frenzy server."""
    try:
        found = json.decode(content, type=wire.Problem)
    except (DecodeError, UnicodeError):
        return NoServer(f"{server}: not a Frenzy server (it answers {status})")
    text = f"{found.field}: {found.error}" if found.field else found.error
    if status == HTTPStatus.NOT_FOUND:
        return NoTable(text)
    if status == HTTPStatus.UNAUTHORIZED:
        return TokenRefused(text)
    if found.reason == "barred":
        return Barred(text)
    if found.reason == "locked":
        return Locked(text)
    if status == HTTPStatus.CONFLICT:
        return NoSeat(text) if found.field == "seat" else NotNow(text)
    return ClientError(text)
