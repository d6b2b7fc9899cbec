"""`python -m bench.stopped`: an owner of tables is stopped under play, goes on a minute later, and writes nothing.

Two servers share a PostgreSQL database, each a process of its own. The system stops one of them, with choices on their
way to it. Those who play go on at the other one; then the first goes on as well. At the end the log of every table has
to be the script that it played: nothing was lost, and nothing added to it under an old lease.

    python -m bench.stopped
    python -m bench.stopped --tables 6 --seconds 15
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep
from typing import Final

from bench.cluster import START, House, Survivors, raise_failed, tell
from bench.serving.players import run
from bench.serving.scripts import Script, Stored, write_scripts
from bench.serving.servers import answers
from tests.server.postgres import Cluster, cluster
from tests.server.serving import free_port

DIFFERENT: Final = 10
LONGEST: Final = 1.0
"""Seconds between two choices of a table, at most."""
SERVE: Final = "import sys; from frenzy.cli import main; sys.exit(main())"


class Pair(House):
    """Two servers on a database, and nobody who ends one that does not answer."""

    def __init__(self, database: Cluster, tables: Mapping[str, Stored]) -> None:
        super().__init__(database, "stopped", 2, tables)
        self.ports, self.running = (free_port(), free_port()), list[subprocess.Popen[bytes]]()

    @contextmanager
    def open(self, log: Path) -> Iterator[Pair]:
        with ExitStack() as stack:
            notes = stack.enter_context(log.open("ab"))
            for port in self.ports:
                command = [sys.executable, "-c", SERVE, "serve", "--no-web", "--port", str(port)]
                command += ["--database", self.url, "--member", f"http://127.0.0.1:{port}"]
                server = stack.enter_context(subprocess.Popen(command, stdout=notes, stderr=notes))
                stack.callback(server.terminate)
                self.running.append(server)
            while not all(map(answers, self.ports)):
                assert all(server.poll() is None for server in self.running), log.read_text()
                sleep(0.05)
            yield self

    def owned(self, port: int) -> set[str]:
        """The tables that this server has."""
        question = "SELECT tables.id FROM tables JOIN frenzy_members AS m ON m.id = owner WHERE address = %s"
        return {name for (name,) in self.rows(question, f"http://127.0.0.1:{port}")}

    def lengths(self) -> dict[str, int]:
        return dict(self.rows("SELECT table_id, count(*) FROM actions GROUP BY table_id"))


async def play_on(pair: Pair, tables: Mapping[str, Script], given: Namespace) -> list[Survivors]:
    """All play at the second server; the first one, which has half of the tables, is stopped."""
    (stopped, _), (first, second), end = pair.running, pair.ports, asyncio.Event()
    playing = [Survivors(name, script, number) for number, (name, script) in enumerate(tables.items())]
    tasks = [asyncio.create_task(each.go_on(second, LONGEST, end)) for each in playing]
    while not (theirs := await asyncio.to_thread(pair.owned, first)) or not all(each.accepted for each in playing):
        await asyncio.sleep(0.5)
        raise_failed(tasks)
    os.kill(stopped.pid, signal.SIGSTOP)
    print(f"stopped, with {len(theirs)} of {len(tables)} tables", flush=True)
    await asyncio.sleep(given.seconds)
    raise_failed(tasks)
    tell(f"stopped for {given.seconds:.0f} s", playing, 1)
    moved = theirs - await asyncio.to_thread(pair.owned, first)
    before = await asyncio.to_thread(pair.lengths)
    accepted = sum(each.accepted for each in playing if each.name in moved)
    os.kill(stopped.pid, signal.SIGCONT)
    await asyncio.sleep(10.0)
    after = await asyncio.to_thread(pair.lengths)
    went_on = sum(after[name] - before[name] for name in moved)
    told = sum(each.accepted for each in playing if each.name in moved) - accepted
    print(f"goes on: {len(moved)} tables are elsewhere; {went_on} choices written there, {told} accepted", flush=True)
    end.set()
    await asyncio.gather(*tasks)
    return playing


def main() -> None:
    parser = ArgumentParser(prog="python -m bench.stopped", description=__doc__.split("\n")[0])
    parser.add_argument("--tables", type=int, default=30, help="each with five who look at it (default 30)")
    parser.add_argument("--seconds", type=float, default=60.0, help="that it is stopped for (default 60)")
    given = parser.parse_args()
    scripts = write_scripts(min(DIFFERENT, given.tables))
    tables = {f"table{number:04}": scripts[number % len(scripts)] for number in range(given.tables)}
    stored = {name: Stored(script, START) for name, script in tables.items()}
    with TemporaryDirectory() as folder, cluster(fsync="on", max_connections="100") as database:
        log = Path(folder) / "log"
        with Pair(database, stored).open(log) as pair:
            for each in run(play_on, pair, tables, given):
                each.check(pair, tables[each.name])
        refused = log.read_text().count("table lost") + log.read_text().count("cannot be changed under epoch")
    print(f"{given.tables} tables: nothing lost, nothing doubled; {refused} times it noticed that a table was gone")


if __name__ == "__main__":
    main()
