"""`frenzy cluster`: several servers on one machine, which share a database and answer at one port."""

from __future__ import annotations

import socket
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import closing, contextmanager
from tempfile import TemporaryDirectory

from frenzy.cli import serve
from frenzy.cli.common import port_number, positive
from frenzy.cli.places import told_of
from frenzy.kernel import BadOption
from frenzy.server.housekeeping.rules import spelled

HELP = "serve tables with several processes, which share a PostgreSQL database"
EXAMPLE = """examples:
  frenzy cluster --processes 4 --database postgresql://frenzy@localhost/frenzy
  frenzy cluster --processes 4 --database postgresql://frenzy@db.internal/frenzy --member-host 10.0.0.3
The second is one of several machines: the others reach its processes at 10.0.0.3, from port 8001 on.
SIGHUP starts the processes again, one after the other; docs/cluster.md has the rest.
"""


def add_options(parser: ArgumentParser) -> None:
    parser.add_argument("--processes", type=positive, default=2, help="default: 2")
    parser.add_argument(
        "--member-host", default="127.0.0.1", metavar="ADDRESS",
        help="where the processes reach each other; default: 127.0.0.1, this machine only",
    )  # fmt: skip
    parser.add_argument(
        "--member-port", type=port_number, metavar="PORT",
        help="of the first process, the others follow; default: the one after --port",
    )  # fmt: skip
    serve.add_options(parser)
    parser.set_defaults(workers=None)


def run(options: Namespace) -> int:
    serve.check_packages()
    if options.database is None:
        raise BadOption("--database: processes can share nothing but a PostgreSQL database")
    if options.member is not None:
        raise BadOption("--member: each process gets its own; --member-host says where they are")
    prepare_database(options.database)
    from frenzy.server.cluster.supervisor import Process, Workers, supervise

    first = options.member_port or options.port + 1
    serve.write_logs()
    with serve.open_port(options.host, options.port) as listener, open_bots() as bots:
        options.bots = bots.getsockname()
        processes = [
            Process(member_address(options, port), arguments(options, port, number), options.database)
            for number, port in enumerate(range(first, first + options.processes))
        ]
        places = " and ".join(serve.addresses(listener))
        print(f"Frenzy is open at {places}, with {options.processes} processes (Ctrl+C closes it)", flush=True)
        return supervise(listener, processes, Workers(bots, options.workers or options.processes))


@contextmanager
def open_bots() -> Iterator[socket.socket]:
    """Where the servers ask for bots, and nobody else can. It is open whether or not anybody answers."""
    with TemporaryDirectory(prefix="frenzy-") as folder, socket.socket(socket.AF_UNIX) as listener:
        listener.bind(f"{folder}/bots")
        listener.listen(serve.BACKLOG)
        yield listener


def prepare_database(url: str) -> None:
    """One alone makes or updates the tables: those who share a database may not."""
    from frenzy.server.store import opening

    with told_of("--database"):
        opening.check_driver()
        from frenzy.server.store.postgres.schema import VERSION

        with closing(opening.reading(url)) as database:
            is_new = database.version() == VERSION
        if not is_new:
            with closing(opening.writing(url)) as database:
                database.ready()


def member_address(options: Namespace, port: int) -> str:
    host = options.member_host
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def arguments(options: Namespace, port: int, number: int) -> list[str]:
    """What each process is started with: all that `frenzy serve` takes, and places of its own for those who watch."""
    named = {
        "--database": options.database, "--bots": options.bots, "--web": options.web,
        "--archive": options.archive, "--metrics-host": options.metrics_host,
        "--metrics-port": options.metrics_port and options.metrics_port + number,
        "--admin-socket": options.admin_socket and f"{options.admin_socket}.{number}",
        **{f"--keep-{name}": spelled(getattr(options, f"keep_{name}")) for name in serve.KEPT},
    }  # fmt: skip
    flags = {"--no-web": options.no_web, "--secure": options.secure, "--access-log": options.access_log}
    lists = {"--origin": options.origin, "--host-name": options.host_name, "--proxy": options.proxy or []}
    return [
        "serve", "--host", options.member_host, "--port", str(port), "--member", member_address(options, port),
        *(word for name, value in named.items() if value is not None for word in (name, str(value))),
        *(name for name, is_set in flags.items() if is_set),
        *(word for name, values in lists.items() for value in values for word in (name, value)),
    ]  # fmt: skip
