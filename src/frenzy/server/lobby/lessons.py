"""What can be played here, and the tables that teach it."""

from __future__ import annotations

from typing import Any, Final

from msgspec import to_builtins

from frenzy import wire
from frenzy.arena.anchors import has_ladder
from frenzy.games import all_games, load, manifests
from frenzy.kernel import Game
from frenzy.kernel.errors import shown
from frenzy.kernel.guide import Lesson
from frenzy.server.http.problems import UnknownLesson
from frenzy.server.lobby.lobby import Lobby, new_id
from frenzy.server.lobby.names import clean_name
from frenzy.server.store import TableRecord

LEARNER: Final = 0
"""The seat that learns."""
TEACHER: Final = "easy"
"""The bots on the other seats."""


def games() -> list[wire.GameInfo]:
    """All games of this server, in the order of their doors."""
    return [game_info(game) for game in all_games().values()]


def game_info(game: Game[Any, Any]) -> wire.GameInfo:
    lessons = [wire.LessonInfo(lesson.id, lesson.goal, [*lesson.hints]) for lesson in game.lessons()]
    manifest = game.manifest
    return wire.GameInfo(
        manifest.name, manifest.title, [*manifest.seats], manifest.usual_seats, [*manifest.options],
        [*manifest.levels], manifest.level, manifest.campaign, lessons, manifest.series, manifest.cooperative,
        has_ladder(manifest),
    )  # fmt: skip


def find_lesson(game: str, name: str) -> Lesson:
    for lesson in load(game).lessons() if game in manifests() else ():
        if lesson.id == name:
            return lesson
    raise UnknownLesson(f"lesson: there is no {shown(name)} of {shown(game)}")


async def learn(lobby: Lobby, game: str, name: str, wanted: wire.Learn) -> wire.Seated:
    """A table of one's own that stands where the lesson begins."""
    lesson, rules = find_lesson(game, name), load(game)
    record = TableRecord(
        id=new_id(), game=game, seats=rules.from_position(lesson.position).seats, seed=0, options={},
        content_hash=rules.content_hash(), pace=to_builtins(wire.Pace(level=TEACHER)), phase="playing",
        position=lesson.position, lesson=lesson.id,
    )  # fmt: skip
    return await lobby.open_table(record, {LEARNER: clean_name(wanted.nickname)}, LEARNER, TEACHER)
