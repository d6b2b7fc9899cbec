"""Seat tokens, kept in files that only their owner can read, so that the same command returns to the same seat."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from tempfile import mkstemp

from msgspec import DecodeError, Struct, json

from frenzy.client.address import Invite
from frenzy.client.errors import ClientError


class Credentials(Struct, frozen=True):
    """A place at a table: with a token a seat, without one among those who watch."""

    invite: Invite
    name: str = ""
    seat: int | None = None
    token: str | None = None


def state_folder() -> Path:
    """Where a user's programs keep what they remember."""
    home = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(home) / "frenzy"


def write_whole(target: Path, content: bytes) -> None:
    """Write a file, readable by nobody else; a half-written one never takes the place of a whole one."""
    target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle, draft = mkstemp(dir=target.parent, prefix=".")  # mkstemp gives mode 0600
    with os.fdopen(handle, "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    os.replace(draft, target)


class CredentialStore:
    """One file for each server, table and name: two people at one machine keep apart."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = (folder or state_folder()) / "seats"

    def file(self, invite: Invite, name: str) -> Path:
        mark = sha256(f"{invite.link} {name}".encode()).hexdigest()[:16]
        host = re.sub(r"[^A-Za-z0-9.]+", "-", invite.server.partition("://")[2])[:40]
        return self.folder / f"{host}-{invite.table[:20]}-{mark}.json"

    def find(self, invite: Invite, name: str) -> Credentials | None:
        """The seat that this name has at this table; None if there is none, or its file is not one of ours."""
        try:
            return json.decode(self.file(invite, name).read_bytes(), type=Credentials)
        except (OSError, DecodeError):
            return None

    def keep(self, found: Credentials) -> Path:
        """Write it down."""
        target = self.file(found.invite, found.name)
        try:
            write_whole(target, json.encode(found))
        except OSError as error:
            raise ClientError(f"{target}: the seat cannot be remembered: {error.strerror}") from None
        return target

    def forget(self, found: Credentials) -> None:
        with suppress(OSError):
            self.file(found.invite, found.name).unlink()
