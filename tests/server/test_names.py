"""Names that people can tell apart, and nothing in them that nobody sees."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from frenzy.kernel import BadOption
from frenzy.server.lobby.alike import look_alike
from frenzy.server.lobby.names import LONGEST_NAME, clean_name, distinct_name
from tests.server.serving import Server, create, serving

STACKED = "A" + "\u0301\u0302\u0303\u0304\u0305" * 4 + "da"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("names")) as server:
        yield server


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ada   Lovelace ", "Ada Lovelace"), ("A\u200bd\u200da", "Ada"), ("\u202eadA", "adA"),
        ("Ada\u2066\u2069", "Ada"), ("\ufeffAda\u00ad", "Ada"), ("A\u3164da", "Ada"), ("Ａｄａ", "Ada"),
        ("𝓐𝓭𝓪", "Ada"), ("ﬁn", "fin"), ("Ada\ufe0f", "Ada"), ("Zoe\u0308", "Zoë"), ("Ada\n\tB", "Ada B"),
        ("Ada\u20dd", "Ada"), ("A\U000e0041da", "Ada"), ("A\u180bda\u180f", "Ada"), ("Ada\U0001d159\ufffc", "Ada"),
        ("Żółć", "Żółć"), ("Ngọc Nguyễn", "Ngọc Nguyễn"),
        ("Наталья", "Наталья"), ("李雷", "李雷"), ("สมชาย", "สมชาย"), ("हिन्दी", "हिन्दी"), ("אָדָם", "אָדָם"),
        ("Ada 😀", "Ada 😀"), ("O’Neill-Smith", "O’Neill-Smith"),
    ],
)  # fmt: skip
def test_what_nobody_sees_is_left_out_and_every_script_stays(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept
    assert clean_name(kept) == kept


def test_marks_do_not_stack_up() -> None:
    assert len(clean_name(STACKED)) <= 5


@pytest.mark.parametrize(
    "nothing", ["\u200b", "\u3164", "\u2800", " \u00a0 ", "\u202e\u202c", "\u0301\u0302", "\ufdfa" * 40, "\u115f"]
)
def test_a_name_without_a_letter_or_without_end_is_refused(nothing: str) -> None:
    with pytest.raises(BadOption, match=r"^here: "):
        clean_name(nothing, "here")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ada"), ("Ada", "Аda"), ("Ada", "Αda"), ("Ada", "Adа"), ("Ada", "Àdã"), ("Bob", "B0b"),
        ("Bill", "BiIl"), ("Bill", "Bi1l"), ("Ada", "A d a"), ("Ada", "Ada."), ("Łukasz", "Lukasz"),
        ("Jørgen", "Jorgen"), ("Νίκος", "νικος"), ("Nikos", "Νikοs"), ("Mom", "Morn"), ("Раша", "Paша"),
        ("Strasse", "Straße"), ("max", "мах"), ("Ada", "Ada'"), ("Ada", "ᴀᴅᴀ"), ("Ada", "🅐🅓🅐"), ("Ada", "🅰da"),
        ("Ada", "Ꭺda"), ("Ada", "ꭺꭰꭺ"), ("Bob", "ꓐꓳꓐ"), ("Ada", "ᗩᗪᗩ"), ("Pia", "ⲣia"), ("Ill", "ǀǀǀ"), ("Ola", "०la"),
        ("Ada", "Ⱥda"), ("Jan", "Ĵaɲ"), ("Gus", "Ԍus"), ("gas", "ցas"), ("Ada", "Ada\u02d1"), ("Ada", "Ada\ua4f8"),
        ("Ada", "Ada`"), ("Ada", "Ad\u0903a"), ("Fred", "Ϝred"),
    ],
)  # fmt: skip
def test_names_that_look_alike_are_known(one: str, other: str) -> None:
    assert look_alike(one, other)
    assert look_alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "Bob"),
        ("Ada", "Ada 2"),
        ("😀", "😎"),
        ("...", "!?"),
        ("李雷", "李蕾"),
        ("Jan", "Jana"),
        ("Ola", "Ala"),
        ("ビル", "ビール"),
    ],
)
def test_names_that_differ_stay_as_they_are(one: str, other: str) -> None:
    assert not look_alike(one, other)
    assert distinct_name(one, [other]) == one


def test_who_has_a_name_like_another_gets_a_number() -> None:
    assert distinct_name("Ada", ["ADA", "Bob"]) == "Ada 2"
    assert distinct_name("Ada", ["Ada", "ada 2", "Ada 3"]) == "Ada 4"
    long = "x" * LONGEST_NAME
    assert distinct_name(long, [long]) == f"{'x' * (LONGEST_NAME - 2)} 2"


# -- at a table -------------------------------------------------------------------------------------------------


def names(server: Server, table: str) -> list[str]:
    return [seat["name"] for seat in httpx.get(f"{server.url}/api/tables/{table}").json()["seats"]]


def test_no_two_seats_of_a_table_look_alike(server: Server) -> None:
    ada = create(server, here=["Аda"])
    answer = httpx.post(f"{server.url}/api/tables/{ada.table}/join", json={"nickname": "A\u200bDA"})
    assert answer.status_code == 201
    assert names(server, ada.table) == ["Ada", "Аda 2", "ADA 3"]


@pytest.mark.parametrize("door", ["tables", "campaigns"])
def test_the_name_of_a_table_or_a_campaign_does_not_grow_either(server: Server, door: str) -> None:
    """One sign may stand for eighteen letters."""
    for name, status in (("A\u200bbend", 201), ("\ufdfa" * 9, 400)):
        wanted = {"nickname": "Ada", "game": "wreckland", "name": name}
        answer = httpx.post(f"{server.url}/api/{door}", json=wanted)
        assert answer.status_code == status, answer.text
        assert status == 201 or answer.json()["field"] == "name"


def test_the_same_person_has_the_same_name_at_the_next_table(server: Server) -> None:
    """Whoever sits down again is not taken for somebody else."""
    ada = create(server, here=["Ada"], seats=3, bots="random")
    assert ada.post("start").status_code == 200
    again = httpx.post(f"{server.url}/api/tables/{ada.table}/leave", headers={"Authorization": f"Bearer {ada.token}"})
    assert [seat["name"] for seat in again.json()["seats"]] == ["Ada", "Ada 2", "random"]
