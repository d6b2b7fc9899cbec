"""A real PostgreSQL for the tests of one run: started by whoever needs it first, ended when the last of them is gone.

`python -m tests.server.postgres FOLDER` keeps it. It makes a database cluster in that folder, as the user `postgres`
if root starts it, and listens at a socket there and nowhere else. All who use it hold a lock on a file; when nobody
does any more, however they ended, it goes and takes the folder along.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from pwd import getpwnam
from tempfile import mkdtemp
from typing import IO, Final
from urllib.parse import quote

import pytest

HOUSE: Final = Path(__file__).parents[2]
SETTINGS: Final = {
    "listen_addresses": "", "fsync": "off", "full_page_writes": "off", "max_connections": "200",
    "shared_buffers": "32MB", "autovacuum": "off", "log_min_messages": "fatal",
}  # fmt: skip
USER: Final = "postgres"
numbers = count()


@cache
def programs() -> Path | None:
    """Where PostgreSQL's own programs are, the newest of them."""
    found = shutil.which("initdb")
    homes = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    if homes:
        return homes[-1].parent
    return None if found is None else Path(found).resolve().parent


def missing() -> str:
    """What keeps PostgreSQL from being tested here, if anything does."""
    if find_spec("psycopg") is None:
        return "psycopg is not installed; pip install 'frenzy[postgres]'"
    if programs() is None:
        return "no PostgreSQL here; on Debian: apt-get install postgresql"
    if os.getuid() == 0:
        try:
            getpwnam(USER)
        except KeyError:
            return f"PostgreSQL does not run as root, and there is no user {USER}"
    return ""


class Cluster:
    """PostgreSQL on a folder of its own; it may be killed and started again."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder, self.data, self.settings = folder, folder / "data", {**SETTINGS, **settings}
        self.process: subprocess.Popen[bytes] | None = None

    def command(self, program: str, *arguments: str) -> list[str]:
        home = programs()
        assert home is not None, missing()
        as_user = ["setpriv", f"--reuid={USER}", f"--regid={USER}", "--clear-groups"] if os.getuid() == 0 else []
        return [*as_user, str(home / program), *arguments]

    def create(self) -> None:
        self.folder.mkdir(exist_ok=True)
        if os.getuid() == 0:
            shutil.chown(self.folder, USER, USER)
        made = self.command(
            "initdb", "--pgdata", str(self.data), "--username", "frenzy", "--auth", "trust", "--no-sync",
            "--locale", "C", "--encoding", "UTF8", "--no-instructions",
        )  # fmt: skip
        subprocess.run(made, check=True, stdout=subprocess.DEVNULL, cwd="/")

    def start(self) -> None:
        set_to = [word for name, value in self.settings.items() for word in ("-c", f"{name}={value}")]
        places = ["-D", str(self.data), "-k", str(self.folder)]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                self.command("postgres", *places, *set_to), stdout=log, stderr=log, cwd="/", start_new_session=True
            )
        self.await_ready()

    def await_ready(self) -> None:
        import psycopg

        end = time.monotonic() + 120
        while time.monotonic() < end:
            assert self.process is not None
            assert self.process.poll() is None, (self.folder / "log").read_text()
            try:
                psycopg.connect(address(self.folder)).close()
            except psycopg.OperationalError:
                time.sleep(0.02)
            else:
                return
        raise AssertionError("PostgreSQL does not answer")

    def stop(self, how: int = signal.SIGINT) -> None:
        """By SIGINT, in order; by SIGQUIT, as if the power had failed."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(120)


def address(folder: Path, database: str = "postgres", schema: str = "public") -> str:
    return f"postgresql://frenzy@/{database}?host={quote(str(folder), safe='')}&options=-csearch_path%3D{schema}"


@contextmanager
def cluster(folder: Path | None = None, **settings: str) -> Iterator[Cluster]:
    """One of a test's own."""
    found = Cluster(folder or new_folder(), **settings)
    try:
        found.create()
        found.start()
        yield found
    finally:
        if found.process is not None and found.process.poll() is None:
            found.stop(signal.SIGQUIT)
        shutil.rmtree(found.folder, ignore_errors=True)


def new_folder() -> Path:
    """Where the other user may go too."""
    return Path(mkdtemp(prefix="frenzy-postgres-", dir="/tmp"))


# -- one for all ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def postgres_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder of the PostgreSQL that all tests of a run share, in whatever process they are."""
    if missing():
        pytest.skip(missing())
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    with (shared / "postgres-users").open("a+") as users:
        fcntl.flock(users, fcntl.LOCK_SH)
        yield started(shared, users)


def started(shared: Path, users: IO[str]) -> Path:
    """Have it started, if nobody has yet."""
    with (shared / "postgres-start").open("a+") as start:
        fcntl.flock(start, fcntl.LOCK_EX)
        start.seek(0)
        if not (known := start.read()):
            known = str(new_folder())
            command = [sys.executable, "-m", "tests.server.postgres", known, users.name]
            keeper = subprocess.Popen(command, stdout=subprocess.PIPE, cwd=HOUSE, start_new_session=True)
            assert keeper.stdout is not None
            with keeper.stdout as said:
                assert said.readline() == b"ready\n", "PostgreSQL does not start"
            keeper.returncode = 0  # nobody waits for it: it ends after all of us
            start.write(known)
    return Path(known)


@pytest.fixture
def postgres(postgres_folder: Path) -> Iterator[str]:
    """The address of an empty schema."""
    import psycopg

    schema = f"test_{os.getpid()}_{next(numbers)}"
    with psycopg.connect(address(postgres_folder), autocommit=True) as admin:
        admin.execute(f"CREATE SCHEMA {schema}")
        yield address(postgres_folder, schema=schema)
        admin.execute(f"DROP SCHEMA {schema} CASCADE")


def keep(folder: Path, users: Path) -> None:
    """Keep it for as long as somebody uses it."""
    with cluster(folder), users.open() as file:
        sys.stdout.write("ready\n")
        sys.stdout.flush()
        fcntl.flock(file, fcntl.LOCK_EX)


if __name__ == "__main__":
    keep(Path(sys.argv[1]), Path(sys.argv[2]))
