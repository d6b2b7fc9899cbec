"""A recorded game as a story, with the chances of each side to win."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from frenzy.bots.chances import Judge, judge_of
from frenzy.kernel import BadOption, Game, Replay

if TYPE_CHECKING:
    from frenzy.tui.words import Speech


def judge_for(game: Game[Any, Any]) -> Judge[Any]:
    """Whoever judges the chances of this game; a mistake of the caller if nobody does."""
    judge = judge_of(game)
    if judge is None:
        raise BadOption(f"--chances: nobody judges the chances of {game.name}")
    return judge


def judged_story(game: Game[Any, Any], record: Replay, speech: Speech, seat: int | None = None) -> Iterator[str]:
    """The lines of a recorded game as a seat or a spectator saw it; before each scene how likely each side is to win.

    The chances are the same for all: they tell nothing that anybody at the table does not know.
    """
    from frenzy.story import Story, chapters_of
    from frenzy.tui.chances import chances_sentence

    judge = judge_for(game)
    teller, known = Story(speech.text), 0
    for state, chapter in chapters_of(game, record, seat):
        lines = teller.tell([*(page.chapter for page in teller.pages), chapter])
        fresh, known = lines[known:], len(lines)
        if known > len(fresh) and "" in fresh:  # a scene begins, and it is not the first
            at, view = len(fresh) - 1 - fresh[::-1].index(""), game.view(state, None)
            said = chances_sentence(speech, view, judge.estimate(state), for_team=game.manifest.cooperative)
            fresh.insert(at, f"  ⚖ {said}")
        yield from fresh
