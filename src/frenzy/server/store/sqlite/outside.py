"""Whether somebody else has written to the SQLite file: it was not as our own last change had left it."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from threading import Lock

Mark = tuple[int, int]


class Outside:
    """When the file was last changed, and how large it was, before and after each change of ours."""

    def __init__(self, path: Path) -> None:
        self.path, self.lock = path, Lock()  # one thread writes, another one asks
        self.known = self.mark()
        self.is_writing = self.has_changed = False

    def mark(self) -> Mark:
        with suppress(FileNotFoundError):
            found = self.path.stat()
            return found.st_mtime_ns, found.st_size
        return 0, 0

    def compare(self) -> None:
        found = self.mark()
        self.has_changed, self.known = self.has_changed or found != self.known, found

    def begin(self) -> None:
        with self.lock:
            self.compare()
            self.is_writing = True

    def end(self) -> None:
        with self.lock:
            self.known, self.is_writing = self.mark(), False

    def ask(self) -> bool:
        """Whether somebody else has written since this was forgotten."""
        with self.lock:
            if not self.is_writing:
                self.compare()
            return self.has_changed

    def forget(self) -> None:
        with self.lock:
            self.has_changed = False
