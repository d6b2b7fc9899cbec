"""`frenzy admin bar`: addresses that may not come in."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from frenzy.cli.admin.office import add_office, ask

HELP = "bar an address or a network from the server, or say which are barred"
EXAMPLE = """examples:
  frenzy admin bar --data games
  frenzy admin bar 192.0.2.7 --data games
  frenzy admin bar 2001:db8:1:2::/64 --lift --data games
Open sockets of the address are closed at once. Behind a proxy it is the address that the proxy tells.
"""


def add_options(parser: ArgumentParser) -> None:
    add_office(parser)
    parser.add_argument("address", nargs="?", metavar="ADDRESS")
    parser.add_argument("--lift", action="store_true", help="let it in again")


def run(options: Namespace) -> None:
    given = {} if options.address is None else {"address": options.address}
    found = ask(options, "barred" if options.address is None else "lift" if options.lift else "bar", **given)
    print("\n".join(found) or "nobody is barred")
