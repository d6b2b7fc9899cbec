"""Links of tables, as people paste them."""

from __future__ import annotations

import pytest

from frenzy.client import Invite, PrivateLink
from frenzy.client.errors import BadLink


@pytest.mark.parametrize(
    ("link", "server", "table"),
    [
        ("http://localhost:8000/t/k3v5", "http://localhost:8000", "k3v5"),
        ("https://club.example/t/abc-d", "https://club.example", "abc-d"),
        (" localhost:8000/t/k3v5 \n", "http://localhost:8000", "k3v5"),
        ("http://localhost:8000/t/k3v5/replay?step=3", "http://localhost:8000", "k3v5"),
        ("http://ann:secret@localhost/t/k3v5", "http://localhost", "k3v5"),
        ("http://[::1]:8000/t/k3v5", "http://[::1]:8000", "k3v5"),
    ],
)
def test_a_link_names_a_server_and_a_table(link: str, server: str, table: str) -> None:
    assert Invite.read(link) == Invite(server, table)


@pytest.mark.parametrize(
    "link",
    ["", "teapot", "http://localhost:8000/", "http://localhost:8000/t/", "ftp://host/t/a", "http:///t/a",
     "http://host:99999/t/a", "http://[/t/a", "http://host/t/a%2F..%2Fb", "file:///t/a"],
)  # fmt: skip
def test_what_is_no_link_is_refused(link: str) -> None:
    with pytest.raises(BadLink):
        Invite.read(link)


def test_a_private_link_in_the_wrong_place_is_refused_without_repeating_the_key() -> None:
    with pytest.raises(BadLink, match="host/c/k3v5") as caught:
        Invite.read("http://host/c/k3v5#secret")
    assert "secret" not in str(caught.value)


def test_the_socket_of_a_table_goes_on_from_a_version() -> None:
    assert (
        Invite("https://club.example", "k3v5").socket(12)
        == "wss://club.example/api/tables/k3v5/socket?stack=1&version=12"
    )


@pytest.mark.parametrize(
    ("link", "server"),
    [
        ("http://localhost:8000/c/k3v5#a-Key_1", "http://localhost:8000"),
        (" club.example/c/k3v5/#a-Key_1\n", "http://club.example"),
    ],
)
def test_a_private_link_names_a_campaign_and_its_key(link: str, server: str) -> None:
    found = PrivateLink.read(link)
    assert found == PrivateLink(server, "k3v5", "a-Key_1")
    assert PrivateLink.read(found.link) == found


@pytest.mark.parametrize(
    "link",
    ["", "http://host/c/k3v5", "http://host/t/k3v5#secret", "http://host/c/#secret", "ftp://host/c/k3v5#secret",
     "http://host:99999/c/k3v5#secret"],
)  # fmt: skip
def test_what_is_no_private_link_is_refused_without_repeating_the_key(link: str) -> None:
    with pytest.raises(BadLink) as caught:
        PrivateLink.read(link)
    assert "secret" not in str(caught.value)
