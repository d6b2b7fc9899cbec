"""No word of a chapter that has not been opened leaves the server, to whoever asks whatever at whichever door.

The canaries are computed from the content and the catalogues: ids, names and sentences in all languages.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from fluent.syntax import FluentParser, ast
from msgspec.json import encode
from websockets.exceptions import ConnectionClosed

from frenzy.catalogues import LANGUAGES
from frenzy.games.wreckland.content import facts
from frenzy.kernel.guide import Booklet
from tests.server.campaigning import GAME, Owner, ask, new_address, play_some
from tests.server.serving import Client, Doc, Server, create, serving, start
from tests.server.test_campaigns import CAMPAIGN_DOORS, TABLE_DOORS, bearer, bring, foreign_record

CHAPTERS = range(1, 8)
SHORTEST = 12
"""Letters of a piece of a sentence that is worth looking for."""


def catalogue(name: str, language: str) -> str:
    return files("frenzy.games.wreckland").joinpath("locale", language, name).read_text(encoding="utf-8")


def messages(chapter: int, language: str) -> list[ast.Message]:
    files_of = (f"chapter{chapter}.ftl", f"book{chapter}.ftl")
    found = [entry for name in files_of for entry in FluentParser().parse(catalogue(name, language)).body]
    return [entry for entry in found if isinstance(entry, ast.Message)]


def pieces(node: Any) -> Iterator[str]:
    """All pieces of text in a message, through its plurals."""
    match node:
        case ast.TextElement():
            yield from re.split(r"(?<=[.!?:])\s+|\n", node.value)
        case ast.Placeable(expression=ast.SelectExpression() as choice):
            for variant in choice.variants:
                yield from pieces(variant.value)
        case ast.Pattern():
            for element in node.elements:
                yield from pieces(element)
        case _:
            return


@cache
def ids(chapter: int) -> frozenset[str]:
    """The cards that an envelope holds."""
    fact = next(each for each in facts.read_chapters() if each.chapter == chapter)
    cards: list[Any] = [fact.boss, *fact.mini_bosses, *fact.new_enemies, *fact.new_parts]
    if fact.boss.second_side is not None:
        cards.append(fact.boss.second_side)
    if chapter == 2:
        cards += facts.read_canyon()
    return frozenset(card.id for card in cards)


@cache
def words(chapter: int) -> frozenset[str]:
    """What an envelope says in any language: names and titles, and all pieces of sentences that are long enough."""
    found: set[str] = set()
    for language in LANGUAGES:
        for message in messages(chapter, language):
            is_name = message.id.name.startswith(("name-", "chapter-"))
            texts = [text.strip() for text in pieces(message.value)]
            found |= {text for text in texts if len(text) >= (3 if is_name else SHORTEST)}
    return frozenset(found)


@cache
def canaries(opened: int) -> tuple[frozenset[str], frozenset[str]]:
    """The ids and the words that belong to later chapters and to none that is open."""
    known = "".join(str(booklet(opened, language).text) for language in LANGUAGES)
    sealed = CHAPTERS[opened:]
    said = {word for chapter in sealed for word in words(chapter) if word not in known}
    said |= {f'"special":"{fact.special}"' for fact in facts.read_chapters() if fact.chapter in sealed}
    return frozenset(name for chapter in sealed for name in ids(chapter)), frozenset(said)


def singing(opened: int, text: str) -> set[str]:
    """The canaries that are in a text."""
    names, said = canaries(opened)
    found = {match[0] for match in re.finditer(r"\b[A-Z]\d?\w*\b", text)} & names
    return found | {word for word in said if word in text and re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text)}


def booklet(chapter: int, language: str) -> Booklet:
    found = GAME.booklet({"chapter": chapter}, language)
    assert found is not None
    return found


def test_the_canaries_sing_if_something_gets_out_and_only_then() -> None:
    assert [len(each) > 15 for each in canaries(1)] == [True, True]
    assert len(canaries(1)[1]) > 300
    assert canaries(7) == (frozenset(), frozenset())
    for chapter in CHAPTERS[1:]:
        assert singing(chapter - 1, encode(GAME.view(GAME.new(1, 1, {"chapter": chapter}), 0)).decode())
        assert singing(chapter - 1, encode(booklet(chapter, "en").cards).decode()) >= ids(chapter)
        for language in LANGUAGES:
            assert len(singing(chapter - 1, booklet(chapter, language).text)) > 8
            assert not singing(chapter, booklet(chapter, language).text)


class Ear:
    """Writes down all that comes from the server, without the secrets by chance: they may spell anything."""

    def __init__(self, server: Server) -> None:
        self.server, self.heard, self.secrets = server, list[str](), set[str]()

    def listen(self, answer: httpx.Response) -> httpx.Response:
        self.heard.append(f"{answer.status_code} {answer.headers} {answer.text}")
        for name in ("key", "token"):
            self.secrets |= set(re.findall(rf'"{name}":\s*"([^"]+)"', answer.text))
        return answer

    def ask(self, method: str, path: str, body: Any = None, token: str | None = None, **headers: str) -> httpx.Response:
        shown = bearer(token) if token else {}
        return self.listen(ask(self.server, method, path, body, **shown, **headers))

    def watch(self, table: str, token: str | None = None) -> None:
        try:
            client = Client(self.server, table, token, 0, address=new_address())
        except ConnectionClosed as error:
            self.heard.append(str(error))
        else:
            send(client, {"type": "ask", "question": "hint", "subject": "", "version": client.state["version"]})
            client.send("nonsense")
            client.await_type("refused")
            client.catch_up()
            self.heard += client.frames

    def everything(self) -> str:
        text = "\n".join(self.heard).replace('\\"', '"')
        for secret in self.secrets:
            text = text.replace(secret, "…")
        return text


PUBLIC_DOORS = (
    "/api/games", "/api/tables", "/api/schema", "/api/docs/openapi.json", "/metrics", "/health", "/api/campaigns", "/",
    "/api/nothing", "/c/campaign", "/t/table",
)  # fmt: skip


def look_everywhere(ear: Ear, campaign: str, table: str, token: str | None) -> None:
    """Every door that could tell something of a campaign or its table, with this token or without."""
    for path in PUBLIC_DOORS:
        ear.ask("GET", path, token=token)
    for method, rest, sent in TABLE_DOORS:
        ear.ask(method, f"/api/tables/{table}{rest}", sent, token)
    for method, rest, sent in CAMPAIGN_DOORS:
        if rest not in ("/reset", "/forget"):
            ear.ask(method, f"/api/campaigns/{campaign}{rest}", sent, token)
    for language in (*LANGUAGES, "xx"):
        ear.ask("GET", f"/api/tables/{table}/booklet?language={language}", token=token)
        ear.ask("GET", f"/api/campaigns/{campaign}/booklet?language={language}", token=token)
        ear.ask("GET", f"/api/games/wreckland/booklet?language={language}", token=token)
    for viewer in ("open", "public", "0"):
        ear.ask("GET", f"/api/tables/{table}/steps?viewer={viewer}&count=200", token=token)
    foreign: list[Doc] = [{"chapter": 7}, {"chapter": 99}, {"vehicle": "?"}]
    for options in foreign:
        wanted = {"nickname": "Eve", "game": "wreckland", "options": options}
        ear.ask("POST", "/api/tables", wanted, token)
        ear.ask("POST", "/api/campaigns", wanted, token)
    for chapter in (4, 7, 99):
        ear.ask("POST", f"/api/campaigns/{campaign}/play", {"chapter": chapter, "options": {"vehicle": 1}}, token)
        ear.ask("POST", f"/api/campaigns/{campaign}/play", {"chapter": chapter}, token)
    for chapter in (4, 7):
        for is_over in (True, False):
            ear.listen(bring(ear.server, foreign_record(chapter, is_over=is_over), token))
    ear.ask("POST", "/api/lessons/wreckland/unmasked", {"nickname": "Eve"})
    ear.watch(table, token)


def question_everything(client: Client) -> None:
    """Ask whatever may be asked about the decision at hand."""
    view = client.state["view"]
    subjects = [*client.choices, "boss", "board", *(f"enemy {foe['id']}" for foe in view["enemies"]), "card ?"]
    for question in ("why_not", "preview", "reach", "odds"):
        for subject in subjects[:6]:
            send(client, {"type": "ask", "question": question, "subject": subject, "version": client.state["version"]})
    send(client, {"type": "ask", "question": "hint", "subject": "", "version": client.state["version"]})
    send(client, {"type": "choose", "version": client.state["version"], "choice": "install the moon"})


def send(client: Client, message: Doc) -> Doc:
    client.send(message)
    return client.await_type("answer", "refused")


def play_through(owner: Owner, ear: Ear, chapter: int) -> str:
    """A whole attempt with questions on the way; its table."""
    person = owner.sit(chapter, options={"difficulty": "learner"})
    client = person.connect()
    while client.state["phase"] != "over":
        question_everything(client)
        play_some(client, 40)
    client.send({"type": "resync", "version": 0})
    client.await_state(lambda state: state["since"] == 0)
    ear.heard += client.frames
    client.close()
    return person.table


@pytest.mark.slow
@pytest.mark.parametrize("opened", [1, 2])
def test_nothing_of_a_sealed_chapter_leaves_the_server(tmp_path: Path, opened: int) -> None:
    """The owner hears nothing of later chapters, strangers nothing of any chapter but the first."""
    with serving(tmp_path) as server:
        owner, playing, after, others = Owner(server), Ear(server), Ear(server), Ear(server)
        after.secrets.add(owner.key)
        if opened == 2:
            owner.has_won()
        before = server.log.read_text()
        table = play_through(owner, playing, opened)
        while opened == 1 and owner.states()[0] != "won":
            table = play_through(owner, playing, opened)
        now_open = len([state for state in owner.states() if state != "sealed"])
        for name in (table, owner.sit(opened).table):
            look_everywhere(after, owner.id, name, owner.key)
            look_everywhere(others, owner.id, name, None)
            look_everywhere(others, owner.id, name, "wrong")
        after.listen(owner.get())
        after.listen(owner.browser.get("/api/campaigns"))
        free = create(server, game="wreckland", seats=None, public=True)
        start(free)
        others.watch(free.table)
        others.watch(free.table, free.token)
        others.heard.append(server.log.read_text().removeprefix(before))

    assert len(playing.everything()) > 100_000
    assert len(after.everything()) > 100_000
    assert len(others.everything()) > 20_000
    assert not singing(opened, playing.everything())
    assert not singing(now_open, after.everything())
    assert not singing(1, others.everything())
    if opened == 2:
        assert singing(1, playing.everything()), "the owner of the second chapter hears of it"


@pytest.mark.parametrize("opened", [1, 2, 6])
def test_whoever_guesses_an_id_learns_nothing_by_it(opened: int) -> None:
    """What is sealed and what does not exist are answered alike, word for word."""
    rng, state = Random(opened), GAME.new(1, opened, {"chapter": opened, "difficulty": "learner"})
    guesses = [card for chapter in CHAPTERS[opened:] for card in sorted(ids(chapter))]
    looked = 0
    while state.stack:
        for _ in range(12):
            if state.stack:
                GAME.apply(state, rng.choice(GAME.legal_actions(state)))
        view, guess = GAME.view(state, 0), rng.choice(guesses)
        for form in ("enemy {}", "part {}", "card {}", "install {}", "{}", "target {}", "boss {}"):
            for ask_game in (GAME.why_not, GAME.preview, GAME.reach, GAME.odds):
                told, nonsense = (encode(ask_game(view, form.format(name))).decode() for name in (guess, "ZZ"))
                assert told.replace(guess, "ZZ") == nonsense
                looked += 1
    assert looked > 100
