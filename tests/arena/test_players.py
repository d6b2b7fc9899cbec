"""Whoever plays: bots by name, Python files, programs, and what becomes of those that do not play as they should."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from textwrap import dedent
from time import monotonic

import pytest

import frenzy
from frenzy.arena import players
from frenzy.arena.fingerprints import fingerprint
from frenzy.arena.match import Result, play
from frenzy.arena.players import Entry, check_player, read_entry
from frenzy.kernel import BadOption

CHASE = frenzy.load("wreckland")
TABLE = {"seats": 1, "options": {}}

FIRST_CHOICE = """
    class First:
        def __init__(self, game, seed=0):
            self.game = game

        def choose(self, view):
            return view["choices"][0]
"""
PROGRAM = """
    import json, sys, time
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["do"] == "new":
            print(json.dumps({"ready": True}), flush=True)
            continue
        choices = asked["view"]["choices"]
        %s
        print(json.dumps({"choice": choices[0]}), flush=True)
"""


def file(folder: Path, text: str, name: str = "mine.py") -> Path:
    path = folder / name
    path.write_text(dedent(text))
    return path


def program(folder: Path, deed: str = "pass") -> str:
    """A program that does something before each of its choices, as it is named."""
    return f"run:{shlex.join([sys.executable, str(file(folder, PROGRAM % deed, 'program.py'))])}"


def chase(bot: str, seed: int = 3) -> Result:
    return play(CHASE, [bot], seed)


# -- how they are named -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "entry"),
    [
        ("greedy", Entry("greedy", "greedy", None)),
        ("expert@0.25", Entry("expert@0.25", "expert", 0.25)),
        ("quick=expert@1", Entry("quick", "expert", 1.0)),
        ("bots/mine.py:Mine", Entry("bots/mine.py:Mine", "bots/mine.py:Mine", None)),
        ("run:bot --depth=3", Entry("bot --depth=3", "run:bot --depth=3", None)),
        ("deep=run:bot --depth=3@2", Entry("deep", "run:bot --depth=3", 2.0)),
    ],
)
def test_a_line_names_a_bot_with_its_name_and_its_time(text: str, entry: Entry) -> None:
    assert read_entry(text) == entry


@pytest.mark.parametrize("text", ["", "run:", "x=run: "])
def test_a_line_that_names_nobody_is_refused(text: str) -> None:
    with pytest.raises(BadOption, match="names no"):
        read_entry(text)


# -- who plays --------------------------------------------------------------------------------------------------


def test_a_python_file_plays_as_the_same_bot_would_here(tmp_path: Path) -> None:
    mine = str(file(tmp_path, FIRST_CHOICE))

    result, again, other = chase(mine), chase(f"{mine}:First"), chase("random")

    assert result.replay == again.replay != other.replay
    assert result.faults == [{}]
    state = CHASE.new(1, 3)
    for choice in result.replay.actions:
        assert choice == str(CHASE.legal_actions(state)[0])
        CHASE.apply(state, choice)


def test_a_program_plays_and_is_told_how_long_it_has(tmp_path: Path) -> None:
    result = chase(program(tmp_path, "choices = choices if asked.get('seconds') == 5 else ['nothing']") + "@5")

    assert (result.faults, result.troubles) == ([{}], [""])
    assert result.replay == chase(str(file(tmp_path, FIRST_CHOICE))).replay


def test_what_a_file_prints_disturbs_nobody(tmp_path: Path) -> None:
    mine = file(tmp_path, FIRST_CHOICE.replace("return", "print('thinking', flush=True); return"))

    assert chase(str(mine)).faults == [{}]


# -- what goes wrong --------------------------------------------------------------------------------------------


def test_an_illegal_answer_is_replaced_and_counted_and_the_program_is_asked_again(tmp_path: Path) -> None:
    result = chase(program(tmp_path, "choices = choices if len(choices) < 5 else ['fly away']"))

    assert result.faults[0]["illegal"] > 1
    assert result.faults[0].keys() == {"illegal"}
    assert result.troubles[0].startswith("illegal: 'fly away' at ")


@pytest.mark.parametrize("deed", ["print('[1, 2]', flush=True); continue", "print('hello', flush=True); continue"])
def test_what_is_no_answer_is_illegal(deed: str, tmp_path: Path) -> None:
    result = chase(program(tmp_path, deed))

    assert result.faults[0] == {"illegal": len(result.replay.actions)}


def test_a_program_that_falls_over_is_counted_once_and_chance_plays_on(tmp_path: Path) -> None:
    result = chase(program(tmp_path, "raise RuntimeError('out of luck')"))

    assert result.faults[0] == {"crashed": 1}
    assert result.troubles[0] == "crashed: it has ended: RuntimeError: out of luck"
    assert result.choices[0] == len(result.replay.actions) > 1


def test_it_is_there_again_in_the_next_game(tmp_path: Path) -> None:
    marker = tmp_path / "fell"
    deed = f"import os; d = os.path.exists({str(marker)!r}); open({str(marker)!r}, 'w').close(); assert d, 'fell'"

    bot = program(tmp_path, deed)
    results = [chase(bot), chase(bot)]

    assert [result.faults for result in results] == [[{"crashed": 1}], [{}]]


@pytest.mark.parametrize(
    "deed",
    [
        "time.sleep(600)",
        "sys.stdout.write('no end of line'); sys.stdout.flush(); time.sleep(600)",
        "import os, subprocess; subprocess.Popen(['sleep', '600']); time.sleep(600)",
    ],
)
def test_a_program_that_does_not_answer_is_late_and_hangs_nothing(
    deed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(players, "GRACE", 0.1)
    begun = monotonic()

    result = chase(program(tmp_path, deed) + "@0.05")

    assert result.faults[0] == {"late": 1}
    assert result.troubles[0] == "late: no answer within 0.2 s"
    assert monotonic() - begun < 300, "it was waited for"


def test_a_program_that_floods_is_stopped(tmp_path: Path) -> None:
    result = chase(program(tmp_path, "sys.stdout.write('x' * (1 << 21)); sys.stdout.flush()"))

    assert result.faults[0] == {"crashed": 1}
    assert "a line without an end" in result.troubles[0]


def test_a_python_file_that_ends_the_interpreter_ends_only_itself(tmp_path: Path) -> None:
    mine = file(tmp_path, FIRST_CHOICE.replace("return", "import os; os._exit(3); return"))

    assert chase(str(mine)).faults[0] == {"crashed": 1}


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("nobody", "no bot 'nobody'"),
        ("run:/nowhere/at-all", "it cannot be started: No such file"),
        ("run:false", "crashed: it has ended"),
        ("{folder}/missing.py", "No such file"),
        ("{folder}/mine.py:Second", "it has no class 'Second'"),
        ("{folder}/two.py", "which class plays"),
        ("{folder}/broken.py", "SyntaxError"),
    ],
)
def test_what_is_wrong_is_said_before_anybody_plays(text: str, error: str, tmp_path: Path) -> None:
    file(tmp_path, FIRST_CHOICE)
    file(tmp_path, FIRST_CHOICE + FIRST_CHOICE.replace("First", "Second"), "two.py")
    file(tmp_path, "def (", "broken.py")

    with pytest.raises(BadOption, match=error):
        check_player(text.format(folder=tmp_path), CHASE, TABLE)


# -- fingerprints -----------------------------------------------------------------------------------------------


def test_a_bot_has_the_fingerprint_of_its_files(tmp_path: Path) -> None:
    mine, helper = file(tmp_path, "    import helper\n" + FIRST_CHOICE), file(tmp_path, "x = 1", "helper.py")
    stranger = file(tmp_path, "y = 1", "stranger.py")

    def found() -> str:
        fingerprint.cache_clear()
        return fingerprint(str(mine), "wreckland")

    prints = [found()]
    for path in (stranger, helper, mine):
        path.write_text(path.read_text() + "# changed\n")
        prints.append(found())

    assert prints[0] == prints[1], "a file that it does not import has changed"
    assert len(set(prints)) == 3
    assert fingerprint(program(tmp_path), "wreckland") not in prints


def test_a_level_has_the_fingerprint_of_its_bot() -> None:
    assert fingerprint("hard", "wreckland") == fingerprint("search", "wreckland") != fingerprint("random", "wreckland")
    assert fingerprint("greedy", "adrenaline") != fingerprint("greedy", "wreckland")
