"""The lessons of the tutorial, in the order in which the rulebook teaches: one table and one new idea each.

Seat 0 is Violet, who learns; Sprog is whom she shoots, and Dozer keeps out of the way. The words to each lesson are in
`locale/*/tutorial.ftl`: a title, a sentence for every hint, and what has been learnt; their tables are positions in
`content/lessons.json`, which say what differs from the one that they share.

The arena is always the small one:

    +-----+-----+-----+
    | a1    b1    c1  |        a1 b1 c1 are blue, with the spawnpoint on c1
    +=====+-----+=====+-----+
    | a2    b2    c2  : d2  |  a2 b2 c2 are red, with the spawnpoint on a2
    +-----+=====+-----+     +
          | b3    c3  : d3  |  b3 c3 are white; d2 d3 are yellow, with the spawnpoint on d3
          +-----+-----+-----+
"""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from frenzy.games.adrenaline.content.facts import read_lessons
from frenzy.kernel.guide import Lesson


@cache
def lessons() -> tuple[Lesson, ...]:
    """The lessons, each with its whole table."""
    file = read_lessons()
    return tuple(replace(lesson, position={**file.table, **lesson.position}) for lesson in file.lessons)
