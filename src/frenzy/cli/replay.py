"""`frenzy replay`: a recorded game, told as a story or drawn at a step."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from itertools import islice
from pathlib import Path

from frenzy.cli.common import add_language, read_record, whole
from frenzy.cli.judged import judge_for, judged_story
from frenzy.cli.words import terminal_speech
from frenzy.games import load
from frenzy.kernel import BadOption
from frenzy.kernel.replay import replay, set_up

HELP = "tell a recorded game, or draw the table at one of its steps"
EXAMPLE = """examples:
  frenzy replay evening.record --seat 2
  frenzy replay evening.record --step 40
  frenzy replay evening.record --chances
"""


def add_options(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=Path)
    parser.add_argument("--seat", type=whole, help="tell it as this seat saw it; default: as a spectator")
    parser.add_argument("--step", type=whole, help="draw the table after so many choices instead")
    parser.add_argument("--chances", action="store_true", help="say before each turn how likely each side is to win")
    add_language(parser)


def run(options: Namespace) -> None:
    record = read_record(options.file)
    speech = terminal_speech(options.language, record.game)
    from frenzy.story import story
    from frenzy.tui.chances import chance_lines
    from frenzy.tui.renderer import renderer_of

    game = load(record.game)
    if options.seat is not None and not 0 <= options.seat < record.seats:
        raise BadOption(f"--seat: {options.seat} is not a seat from 0 to {record.seats - 1}")
    if options.step is not None:
        if not 0 <= options.step <= len(record.actions):
            raise BadOption(f"--step: {options.step} is not a number from 0 to {len(record.actions)}")
        state = set_up(game, record)
        steps = [state.clone() for state, _, _ in islice(replay(game, record), options.step)]
        view = game.view(steps[-1] if steps else state, options.seat)
        print(renderer_of(game).draw(speech, view))
        if options.chances:
            chances = judge_for(game).estimate(steps[-1] if steps else state)
            print("\n".join(chance_lines(speech, view, chances, for_team=game.manifest.cooperative)))
    elif options.chances:
        print("\n".join(judged_story(game, record, speech, options.seat)))
    else:
        print("\n".join(story(game, record, speech.text, options.seat)))
