"""`frenzy serve`: the server for browsers, terminals and programs."""

from __future__ import annotations

import logging
import os
import re
import socket
import sys
from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from importlib.util import find_spec
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from frenzy.arena.collector import spare_the_collector
from frenzy.cli.common import port_number, positive
from frenzy.cli.places import add_place, told_of
from frenzy.kernel import BadOption
from frenzy.server.housekeeping.rules import DEFAULTS, Keep, KeepRules, read_keep, spelled

if TYPE_CHECKING:
    from frenzy.server.bots.pool import BotPool
    from frenzy.server.cluster.node import Node
    from frenzy.server.store.interface import Store

HELP = "serve tables to browsers and programs on this machine or network"
EXAMPLE = """examples:
  frenzy serve --host 127.0.0.1 --port 8000 --data games
  frenzy serve --host 0.0.0.0
  frenzy serve --database postgresql://frenzy@localhost/frenzy
The first is for this machine only, the second for everybody in the network. The third keeps everything in PostgreSQL;
the password is read where all programs of PostgreSQL do so (PGPASSWORD, ~/.pgpass).
"""
PACKAGE = Path(__file__).parents[1]
PAGES = (PACKAGE / "web", PACKAGE.parents[1] / "web" / "dist")
"""Where the built web client is: in the package of a wheel, or in a checkout that has built it."""
BACKLOG = 2_048
CONNECTIONS = 1_000
MOST_FILES = 65_536
THIS_MACHINE = "127.0.0.1,::1"
EVERYWHERE = ("0.0.0.0", "::")
KEPT = {
    "waiting": "tables that have not begun",
    "abandoned": "games in which nothing happens",
    "finished": "games that are over",
    "campaigns": "campaigns in which nothing happens",
    "places": "places on the ladder for which nothing counts any more",
    "archive": "games in the archive",
}
"""What is kept by a rule of the operator's."""
NEEDED = ("litestar", "uvicorn", "websockets", "segno", "prometheus_client", "structlog")


def add_options(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--host", default="127.0.0.1", help="the address to listen at; default: 127.0.0.1, this machine only"
    )
    parser.add_argument("--port", type=port_number, default=8000, help="default: 8000")
    add_place(parser)
    parser.add_argument(
        "--origin", action="append", type=origin, default=[], metavar="URL",
        help="the address people see, such as https://club.example",
    )  # fmt: skip
    parser.add_argument(
        "--host-name", action="append", type=host_name, default=[], metavar="NAME",
        help="a name people reach it by; then others are refused. Default: any address, and names of the local network",
    )  # fmt: skip
    parser.add_argument(
        "--proxy", action="append", type=network, metavar="ADDRESS",
        help="a proxy whose X-Forwarded-For counts, or a network of them; default: this machine",
    )  # fmt: skip
    page = parser.add_mutually_exclusive_group()
    page.add_argument(
        "--web", type=Path, metavar="FOLDER",
        help="serve the web client that was built there; default: the one installed",
    )  # fmt: skip
    page.add_argument("--no-web", action="store_true", help="no web client: for terminals and programs only")
    parser.add_argument(
        "--secure", action="store_true", help="it is reached by https, through a proxy: cookies and browsers stay there"
    )
    parser.add_argument(
        "--member", type=origin, metavar="URL",
        help="one of several servers on this --database: where the others reach it, such as http://10.0.0.3:8000",
    )  # fmt: skip
    parser.add_argument("--door", type=int, help=SUPPRESS)  # where `frenzy cluster` hands connections over
    parser.add_argument(
        "--metrics-port", type=port_number, metavar="PORT", help="answer /metrics and /health here; default: nowhere"
    )
    parser.add_argument(
        "--metrics-host", default="127.0.0.1", metavar="HOST", help="the address of that port; default: 127.0.0.1"
    )
    parser.add_argument("--access-log", action="store_true", help="a line for every request, among the other logs")
    for name, says in KEPT.items():
        keep = getattr(DEFAULTS, name)
        parser.add_argument(
            f"--keep-{name}", type=keep_rule, default=keep, metavar="RULE", help=f"{says}; default: {spelled(keep)}"
        )
    parser.add_argument(
        "--admin-socket", type=Path, metavar="PATH",
        help="where `frenzy admin` reaches it, if it keeps everything in PostgreSQL; else in the data folder",
    )  # fmt: skip
    parser.add_argument(
        "--archive", metavar="FOLDER",
        help="where games go that are not kept any longer, or `none`; default: `archive` in the data folder",
    )  # fmt: skip
    parser.add_argument(
        "--workers", type=positive, default=1, help="processes for bots; default: as many as there are for tables"
    )
    parser.add_argument("--bots", type=Path, help=SUPPRESS)  # where `frenzy cluster` has those that its servers share


def check_packages() -> None:
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise BadOption(f"{', '.join(missing)}: not installed; pip install 'frenzy[server]'")


def run(options: Namespace) -> int:
    check_packages()
    from frenzy.server.app import make_app
    from frenzy.server.housekeeping.socket import NAME
    from frenzy.server.monitoring.requests import Observer
    from frenzy.server.services import Services

    web = find_page(options)
    os.umask(0o077)
    write_logs()
    node = join_cluster(options.database, options.member)
    with ExitStack() as stack:
        store = stack.enter_context(open_store(options.data, options.database, is_shared=node is not None))
        listener = stack.enter_context(open_port(options.host, options.port))
        watch_port = open_watch_port(stack, options)

        def make_services() -> Services:
            return Services(
                store, make_pool(options), origins=options.origin, hosts=options.host_name,
                is_secure=options.secure, rules=KeepRules(**{name: getattr(options, f"keep_{name}") for name in KEPT}),
                archive=archive_of(options), node=node,
            )  # fmt: skip

        print(f"Frenzy is open at {' and '.join(addresses(listener))} (Ctrl+C closes it)", flush=True)
        admin_socket = options.data / NAME if options.database is None else options.admin_socket
        app: Any = Observer(make_app(make_services, web, watch_port, admin_socket), has_log=options.access_log)
        return answer(app if node is None else node.in_front_of(app), listener, options.proxy, options.door, node)


def make_pool(options: Namespace) -> BotPool:
    """Bots with processes of their own, or those of all servers of the cluster."""
    from frenzy.server.bots.pool import BotPool
    from frenzy.server.bots.shared import SharedCrew

    return BotPool(options.workers) if options.bots is None else BotPool(crew=SharedCrew(options.bots))


def join_cluster(database: str | None, address: str | None) -> Node | None:
    """This server as one of several, if it is one."""
    if address is None:
        return None
    if database is None:
        raise BadOption("--member: only a --database can be shared with other servers")
    with told_of("--database"):
        from frenzy.server.store.opening import check_driver

        check_driver()
        from frenzy.server.cluster.members import Members, new_member
        from frenzy.server.cluster.node import Node

        return Node(Members(database, new_member(address)))


def find_page(options: Namespace) -> Path | None:
    """The folder of the built web client: the one that was named, or the one that came with this package."""
    if options.no_web:
        return None
    if options.web is not None and not is_page(options.web):
        raise BadOption(f"--web: there is no index.html in {options.web}; build it with `npm run build` in web/")
    return options.web or next(filter(is_page, PAGES), None)


def is_page(folder: Path) -> bool:
    return (folder / "index.html").is_file()


def keep_rule(text: str) -> Keep:
    try:
        return read_keep(text)
    except BadOption as error:
        raise ArgumentTypeError(str(error)) from None


def archive_of(options: Namespace) -> Path | None:
    """With the other data, if they are in a folder."""
    if options.archive is None:
        return Path(options.data) / "archive" if options.database is None else None
    return None if options.archive == "none" else Path(options.archive)


def open_watch_port(stack: ExitStack, options: Namespace) -> socket.socket | None:
    if options.metrics_port is None:
        return None
    return stack.enter_context(open_port(options.metrics_host, options.metrics_port, "--metrics"))


def open_port(host: str, port: int, option: str = "-") -> socket.socket:
    """The port, taken before anybody is told of it."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError as error:
        raise BadOption(f"{option}-host: {host}: {error.strerror}") from None
    family, _, _, _, address = min(found, key=lambda each: each[0] != socket.AF_INET)
    try:
        return socket.create_server(address[:2], family=family, backlog=BACKLOG)
    except OSError as error:
        raise BadOption(f"{option}-port: {port} at {host}: {os.strerror(error.errno or 0)}; try another one") from None


def addresses(listener: socket.socket) -> list[str]:
    """Where a browser finds the server. One that listens everywhere is also told by its name in the network."""
    host, port = listener.getsockname()[:2]
    if host not in EVERYWHERE:
        return [f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"]
    return [f"http://localhost:{port}", f"http://{network_address()}:{port}"]


def network_address() -> str:
    """The address that others in the network see: that of a connection to outside, for which nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address kept for documentation
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])


def listen(app: Any, host: str, port: int) -> None:
    """Serve an ASGI application until somebody ends it."""
    with open_port(host, port) as listener:
        answer(app, listener)


def answer(
    app: Any, listener: socket.socket, proxies: Sequence[str] | None = None, door: int | None = None,
    node: Node | None = None,
) -> int:  # fmt: skip
    """Answer at an open port until somebody ends it, and what comes through the door; the exit status."""
    import uvicorn

    from frenzy.server.http.protocol import Doors, protocols

    spare_the_collector()
    trusted = proxies or os.environ.get("FORWARDED_ALLOW_IPS", THIS_MACHINE).split(",")
    files = raise_file_limit()
    doors = Doors(trusted, connections=min(CONNECTIONS, files // 4), sockets=files // 2)
    config = uvicorn.Config(
        app, **protocols(doors), forwarded_allow_ips=[*trusted], ws_max_size=16_384, ws_per_message_deflate=False,
        ws_max_queue=32, log_level="warning", server_header=False, timeout_graceful_shutdown=5,
    )  # fmt: skip
    server = uvicorn.Server(config) if node is None else member_server(config, node, door)
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    return 0 if server.started else 3


def member_server(config: Any, node: Node, door: int | None) -> Any:
    from frenzy.server.cluster.door import MemberServer

    return MemberServer(config, None if door is None else socket.socket(fileno=door), node.hand_over)


def raise_file_limit() -> int:
    """Every connection is an open file: as many as the system lets this process have, and how many that is."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


def origin(text: str) -> str:
    """The beginning of an address of a page, as browsers say where a request comes from."""
    try:
        parts = urlsplit(text.rstrip("/").lower())
        is_origin = parts.scheme in ("http", "https") and text.rstrip("/").lower() == f"{parts.scheme}://{parts.netloc}"
        is_origin = is_origin and bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:
        is_origin = False
    if not is_origin:
        raise ArgumentTypeError(f"{text} is not an address such as https://club.example")
    return text.rstrip("/").lower()


def host_name(text: str) -> str:
    """A name, or an address, without a port."""
    with suppress(ValueError):
        return str(ip_address(text))
    if not re.fullmatch(r"[\w.-]+", text, re.ASCII):
        raise ArgumentTypeError(f"{text} is not a name such as club.example")
    return text.removesuffix(".").lower()


def network(text: str) -> str:
    """An address, or a network of them, as an option has it."""
    try:
        ip_network(text, strict=False)
    except ValueError:
        raise ArgumentTypeError(f"{text} is neither an address nor a network") from None
    return text


@contextmanager
def open_store(folder: Path, database: str | None = None, *, is_shared: bool = False) -> Iterator[Store]:
    """The store of a folder, or of a database, that no other server uses at the same time, but those that share it."""
    from frenzy.server.store import opening

    with ExitStack() as stack:
        with told_of("--data" if database is None else "--database"):
            place = str(folder) if database is None else database
            store = stack.enter_context(opening.open_store(place, is_shared=is_shared))
        yield store


def write_logs() -> None:
    """One JSON object a line on the error stream."""
    import structlog

    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
