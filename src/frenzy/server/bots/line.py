"""What servers and the workers that they share tell each other, through a socket of the machine."""

from __future__ import annotations

from asyncio import IncompleteReadError, StreamReader, StreamWriter
from typing import Final, TypeVar

from msgspec import DecodeError, Struct, msgpack

from frenzy.server.bots.queue import Audience
from frenzy.server.bots.worker import Decision, Told

T = TypeVar("T")
HEAD: Final = 4
"""Bytes that say how long a message is."""

BROKEN: Final = (OSError, IncompleteReadError, DecodeError)
"""What goes wrong with a line: its other end has gone, or speaks as another version of Frenzy does."""


class Ask(Struct, frozen=True, tag=True):
    """A decision, under a number of the server's own; how many seconds there are for it, and who waits for it."""

    number: int
    decision: Decision
    seconds: float
    audience: Audience


class Look(Struct, frozen=True, tag=True):
    """Somebody has come to a table that waits for an answer, or has left it."""

    table: str
    audience: Audience


class Drop(Struct, frozen=True, tag=True):
    """No answer is wanted any more."""

    number: int


class Welcome(Struct, frozen=True, tag=True):
    """There are so many workers, and one of them is ready."""

    workers: int


class Begun(Struct, frozen=True, tag=True):
    """It is this decision's turn."""

    number: int


class Said(Struct, frozen=True, tag=True):
    """The best choice so far, or the answer."""

    number: int
    told: Told


FromServer = Ask | Look | Drop
FromWorkers = Welcome | Begun | Said
ENCODER: Final = msgpack.Encoder()
FROM_SERVER: Final[msgpack.Decoder[FromServer]] = msgpack.Decoder(FromServer)
FROM_WORKERS: Final[msgpack.Decoder[FromWorkers]] = msgpack.Decoder(FromWorkers)


def say(line: StreamWriter, message: FromServer | FromWorkers) -> None:
    """What is left unread by somebody who does not answer any more is no more than they have asked for."""
    body = ENCODER.encode(message)
    line.write(len(body).to_bytes(HEAD, "big") + body)


async def hear(line: StreamReader, decoder: msgpack.Decoder[T]) -> T:
    size = int.from_bytes(await line.readexactly(HEAD), "big")
    return decoder.decode(await line.readexactly(size))
