"""One server for one data folder: two would each miss what the other has written."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from frenzy.server.store import StoreFailure


class FolderInUse(StoreFailure):
    """Another server works in this folder."""


@contextmanager
def sole_use(folder: Path) -> Iterator[None]:
    """Make the folder, for nobody else's eyes, and keep other servers out of it.

    The system lets go of the lock when the process ends, however it ends.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with (folder / "lock").open("a+") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.seek(0)
            raise FolderInUse(f"{folder}: in use by another server (process {file.read().strip()})") from None
        file.truncate(0)
        file.write(str(os.getpid()))
        file.flush()
        yield
