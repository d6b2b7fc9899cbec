"""The few things that are asked over HTTP. They block for a moment: a screen asks from a thread."""

from __future__ import annotations

from http import HTTPStatus
from http.client import HTTPException
from typing import Final, TypeVar
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from msgspec import DecodeError, Struct, ValidationError, json

from frenzy import __version__
from frenzy.client.errors import ClientError, NoSeat, NoServer, NoTable, NotNow, TokenRefused, WrongVersion
from frenzy.server import wire

T = TypeVar("T", wire.Seated, wire.TableInfo)
SECONDS: Final = 10.0
BIGGEST: Final = 1 << 20


class Nothing(Struct):
    """The body of a request that says all in its address."""


class Doors:
    """A server, as somebody with or without a token finds it."""

    def __init__(self, server: str, token: str | None = None) -> None:
        self.server, self.token = server, token

    # -- what can be asked --------------------------------------------------------------------------------------

    def table(self, table: str) -> wire.TableInfo:
        return self.ask(wire.TableInfo, f"tables/{table}")

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
        return self.ask(wire.TableInfo, f"tables/{table}/start", Nothing())

    def leave(self, table: str) -> wire.TableInfo:
        return self.ask(wire.TableInfo, f"tables/{table}/leave", Nothing())

    def rematch(self, table: str) -> wire.Seated:
        return self.ask(wire.Seated, f"tables/{table}/rematch", Nothing())

    # -- how it is asked ----------------------------------------------------------------------------------------

    def ask(self, kind: type[T], path: str, body: Struct | None = None) -> T:
        """One request; whatever is not the right answer raises the error that fits."""
        headers = {"Accept": "application/json", "User-Agent": f"frenzy/{__version__}"}
        if self.token is not None:
            headers["Authorization"] = f"Bearer {self.token}"
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
        try:
            return json.decode(content, type=kind)
        except ValidationError as error:
            raise WrongVersion(f"{self.server}: the answer is not what version {__version__} reads: {error}") from None
        except (DecodeError, UnicodeError):
            raise NoServer(f"{self.server}: not a Frenzy server") from None


def reason(error: Exception) -> str:
    inner = error.reason if isinstance(error, URLError) else error
    text = inner.strerror if isinstance(inner, OSError) else None
    return text or str(inner) or type(inner).__name__


def problem(server: str, status: int, content: bytes) -> ClientError:
    """The error that an answer tells of; what is no such answer does not come from a Frenzy server."""
    try:
        told = json.decode(content, type=wire.Problem)
    except (DecodeError, UnicodeError):
        return NoServer(f"{server}: not a Frenzy server (it answers {status})")
    text = f"{told.field}: {told.error}" if told.field else told.error
    if status == HTTPStatus.NOT_FOUND:
        return NoTable(text)
    if status == HTTPStatus.UNAUTHORIZED:
        return TokenRefused(text)
    if status == HTTPStatus.CONFLICT:
        return NoSeat(text) if told.field == "seat" else NotNow(text)
    return ClientError(text)
