"""What can be played here, and the tables that teach it."""

from __future__ import annotations

from random import Random

import httpx
import pytest

from frenzy import wire
from frenzy.games import load, manifests
from frenzy.kernel import Replay
from frenzy.kernel.guide import Lesson
from frenzy.server.bots.pool import Thought
from frenzy.server.bots.worker import Decision
from frenzy.server.lobby import lessons, replays
from frenzy.server.lobby.lobby import Lobby
from tests.server.desk import GAME, Desk, FirstChoice, runs, scores, settle
from tests.server.memory_store import MemoryStore
from tests.server.serving import Person, Server

LESSONS = GAME.lessons()


def learn(server: Server, game: str, lesson: str, name: str = "Ada") -> httpx.Response:
    return httpx.post(f"{server.url}/api/lessons/{game}/{lesson}", json={"nickname": name})


def test_the_games_of_the_house_are_told_with_their_bots_and_lessons(server: Server) -> None:
    found = {each["game"]: each for each in httpx.get(f"{server.url}/api/games").json()}
    assert [*found] == [*manifests()]
    for name, each in found.items():
        assert each["levels"] == [*manifests()[name].levels]
        assert [lesson["id"] for lesson in each["lessons"]] == [lesson.id for lesson in load(name).lessons()]
        assert all(lesson["goal"] and lesson["hints"] for lesson in each["lessons"])
    assert len(found["adrenaline"]["lessons"]) == len(LESSONS) > 0


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_every_lesson_opens_where_it_begins_with_the_learner_to_act(server: Server, lesson: Lesson) -> None:
    answer = learn(server, "adrenaline", lesson.id)
    assert answer.status_code == 201, answer.text
    ada, found = Person(server, answer.json()), answer.json()["table"]
    assert (ada.seat, found["phase"], found["public"], found["lesson"]) == (0, "playing", False, lesson.id)
    assert [seat["kind"] for seat in found["seats"]] == ["human", "bot", "bot"]
    client = ada.connect()
    assert client.await_turn()
    hints = lesson.hints
    assert any(choice.startswith(hint) for hint in hints for choice in client.choices)


class AnyChoice(FirstChoice):
    """Bots that end their games."""

    async def choose(self, decision: Decision) -> Thought:
        return Thought(Random(decision.luck).choice(decision.view["choices"]), decision.level)


@runs
async def test_a_lesson_can_be_played_to_the_end_and_its_record_read_again() -> None:
    lobby = Lobby(MemoryStore(), AnyChoice())
    seated = await lessons.learn(lobby, "adrenaline", LESSONS[0].id, wire.Learn("Ada"))
    table = await lobby.find(seated.table.id)
    table.pace = wire.Pace(bot_seconds=0)
    desk, rng = await Desk(table, 0).sit(), Random(1)
    while table.record.phase != "over":
        if desk.choices:
            await desk.choose(rng.choice(desk.choices))
        await settle()

    record = await replays.record_of(lobby, table)

    assert Replay.decode(record.encode()).position == LESSONS[0].position
    *_, (state, _, _) = GAME.replay(record)
    assert scores(state) == desk.state["outcome"]["scores"]
    assert (await replays.keep(lobby, record)).phase == "over"
    again = await lobby.rematch(seated.token, table, (0,))
    assert again.table.lesson == LESSONS[0].id
    await lobby.close()


@pytest.mark.parametrize(
    ("game", "lesson"), [("adrenaline", "winning"), ("chess", "run"), ("%00", "%ff"), ("a", "..%2f")]
)
def test_a_lesson_that_does_not_exist_is_told(server: Server, game: str, lesson: str) -> None:
    answer = learn(server, game, lesson)
    assert (answer.status_code, answer.json()["reason"]) in ((404, "no_lesson"), (404, "no_page"))


def test_a_learner_has_a_name(server: Server) -> None:
    assert learn(server, "adrenaline", LESSONS[0].id, "\u200b").json()["field"] == "nickname"


def test_a_form_can_be_made_of_what_is_told_about_a_game(server: Server) -> None:
    adrenaline, wreckland, *_ = httpx.get(f"{server.url}/api/games").json()
    told = {option["name"]: option for option in (*adrenaline["options"], *wreckland["options"])}

    assert (adrenaline["game"], adrenaline["title"], adrenaline["seats"]) == ("adrenaline", "Adrenaline", [3, 4, 5])
    assert (adrenaline["usual_seats"], adrenaline["level"], adrenaline["campaign"]) == (4, "hard", False)
    assert (wreckland["title"], wreckland["usual_seats"], wreckland["campaign"]) == ("Wreckland Run", 1, True)
    assert (told["mode"]["values"], told["mode"]["default"]) == (["deathmatch", "domination", "turret"], "deathmatch")
    assert told["arena"]["by_seats"] == {"3": "small", "4": "medium_a", "5": "large"}
    assert (told["bot"]["kind"], told["bot"]["seats"]) == ("flag", [3, 4])
    assert told["arson"]["when"] == {"hero": ["arson"]}
    assert [name for name, option in told.items() if option["anew"]] == ["difficulty"]
