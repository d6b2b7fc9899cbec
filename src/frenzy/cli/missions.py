"""`frenzy missions`: the missions of Resistance with one's record of each, and whether a mission file is sound."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from frenzy.cli.common import add_language
from frenzy.cli.words import terminal_speech
from frenzy.games.resistance.guide.teaching import TUTORIAL, new_topics
from frenzy.games.resistance.linter.check import check_file
from frenzy.games.resistance.manifest import MANIFEST
from frenzy.games.resistance.missions import MISSIONS
from frenzy.kernel import BadOption, BadSave

if TYPE_CHECKING:
    from frenzy.tui.local_record import LocalRecord, Run
    from frenzy.tui.words import Speech

HELP = "list the missions of Resistance with your record, or check a mission file"
EXAMPLE = """examples:
  frenzy missions
  frenzy missions record
  frenzy missions export my_record.json
  frenzy missions import record_of_my_browser.json
  frenzy missions check my_mission.json

The record is kept on this machine: every mission that you have played here to its end. As a file it is the same as that
of a browser. A sound mission file has ids that exist, fits the map and the box, contradicts itself nowhere, and its
goals can be met: what they need can be reached, with every number of heroes and however the hidden tokens fall. What is
wrong is told with its field.
"""
WITH_FILES = ("check", "import", "export")


def add_options(parser: ArgumentParser) -> None:
    deeds = ("list", "record", "export", "import", "check")
    parser.add_argument("what", nargs="?", choices=deeds, default="list", help="what to do (list)")
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help="the files to check, import or write")
    add_language(parser)


def run(options: Namespace) -> int:
    if options.what in WITH_FILES and not options.files:
        raise BadOption(f"FILE: which file to {options.what}?")
    if options.what == "check":
        return check(options.files)
    from frenzy.client.credentials import state_folder
    from frenzy.tui.local_record import LocalRecord

    record = LocalRecord(MANIFEST, state_folder())
    speech = terminal_speech(options.language, MANIFEST.name)
    match options.what:
        case "list":
            tell_missions(record.runs(), speech)
        case "record":
            tell_runs(record.runs(), speech)
        case "export":
            record.write(options.files[0], record.runs())
        case _:
            take(record, options.files, speech)
    return 0


def tell_missions(runs: Sequence[Run], speech: Speech) -> None:
    """A line for each mission, in the order of the book."""
    for mission in MISSIONS:
        mode = "zombie" if mission.mode else "heroic"
        facts = f"{mission.id:<6} {mode:<7} {mission.difficulty:<7} {mission.minutes:>4} min"
        title = speech.text.say(f"mission-{mission.id}")
        told = [title, tally([run for run in runs if run.value == mission.id], speech)]
        print(f"{facts}  {' · '.join(told + novelties(mission.id, speech))}")


def novelties(mission: str, speech: Speech) -> list[str]:
    """The rules that are new in a mission."""
    topics = [speech.text.say(f"topic-{topic}") for topic in new_topics()[mission]]
    if mission == TUTORIAL:
        return [speech.say("missions-tutorial")]
    return [speech.say("missions-new", topics=speech.text.listed(topics))] if topics else []


def tally(runs: Sequence[Run], speech: Speech) -> str:
    """How a mission has gone so far."""
    won = [run for run in runs if run.result == "won"]
    if won:
        best = min(int(run.outcome.get("round", 0)) for run in won)
        return speech.say("missions-won", rounds=best, wins=len(won), count=len(runs))
    return speech.say("missions-tried", count=len(runs)) if runs else speech.say("missions-untried")


def tell_runs(runs: Sequence[Run], speech: Speech) -> None:
    """A line for each attempt, the latest last."""
    for found in runs:
        heroes = [speech.text.say(f"name-{hero['id']}") for hero in found.outcome.get("heroes", ())]
        line = speech.say(
            "missions-run", date=f"{datetime.fromtimestamp(found.ended).astimezone():%Y-%m-%d %H:%M}",
            mission=found.value, won="yes" if found.result == "won" else "no",
            round=int(found.outcome.get("round", 0)), heroes=speech.text.listed(heroes),
        )  # fmt: skip
        print(line)
    if not runs:
        print(speech.say("missions-none"))


def take(record: LocalRecord, files: Sequence[Path], speech: Speech) -> None:
    """Add the records of other devices to this one."""
    try:
        found = [run for path in files for run in record.read(path)]
    except OSError as error:
        raise BadSave(f"{error.filename}: {error.strerror}") from None
    print(speech.say("missions-added", count=record.add(found)))


def check(files: Sequence[Path]) -> int:
    """Whether mission files are sound."""
    found = 0
    for path in files:
        try:
            problems = check_file(path)
        except OSError as error:
            problems = [f"{path}: {error.strerror}"]
        for problem in problems:
            print(problem)
        if not problems:
            print(f"{path}: sound")
        found += len(problems)
    return int(found > 0)
