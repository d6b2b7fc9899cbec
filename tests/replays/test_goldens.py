"""The games in this folder still go as they are written, and together they show everything there is to show."""

from __future__ import annotations

from importlib import import_module
from itertools import zip_longest
from pathlib import Path
from typing import Final, get_args

import pytest

import frenzy
from frenzy.games import own_games
from frenzy.games.adrenaline.content.weapons import PROMO, WEAPONS
from tools import goldens
from tools.goldens import DECISION, INDENT, REPLAYS, check, read_header, renew, retell

CARDS: Final = WEAPONS + PROMO
FILES: Final = sorted(REPLAYS.glob("*.txt"))
GAMES: Final = sorted({read_header(path.read_text()).game for path in FILES})
CONTEXT: Final = 8


def difference(written: list[str], now: list[str]) -> str:
    """The first line that differs, with the lines before it and both ways to go on; empty if there is none."""
    for number, (old, new) in enumerate(zip_longest(written, now)):
        if old != new:
            before = [f"  {line}" for line in written[max(0, number - CONTEXT) : number]]
            after = [f"- {line}" for line in written[number : number + CONTEXT]]
            instead = [f"+ {line}" for line in now[number : number + CONTEXT]]
            return "\n".join([f"line {number + 1} differs:", *before, *after, *instead])
    return ""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_game_goes_as_it_is_written(path: Path) -> None:
    text = path.read_text()

    wrong = difference(text.splitlines(), retell(text))

    assert not wrong, f"{path.name}: {wrong}\n`make goldens` writes it anew; read the diff before you commit it"


def test_every_game_of_ours_is_recorded_to_its_end() -> None:
    assert {*own_games()} <= {*GAMES}
    for path in FILES:
        text = path.read_text()
        assert path.stem.startswith(f"{read_header(text).game}_")
        assert "\noutcome\n" in text, f"{path.name} has no end"


def test_the_first_difference_is_shown_with_its_context() -> None:
    text = FILES[0].read_text()
    changed = text.splitlines()
    number = next(index for index, line in enumerate(changed) if line.startswith("    damaged "))
    changed[number] = "    damaged by nobody"

    told = difference(changed, retell("\n".join(changed)))

    assert told.startswith(f"line {number + 1} differs:\n  {changed[number - CONTEXT]}\n")
    assert "\n-     damaged by nobody\n" in told
    assert f"\n+ {text.splitlines()[number]}\n" in told


def test_a_choice_that_is_no_longer_legal_ends_the_game_there() -> None:
    lines = FILES[0].read_text().splitlines()
    number = next(index for index, line in enumerate(lines) if DECISION.fullmatch(line))
    decision = lines[number].partition(":")[0]
    lines[number] = f"{decision}: fly away"

    now = retell("\n".join(lines))

    assert now[-1].startswith(f"{decision}: 'fly away' is not a legal answer")
    assert len(now) == number + 1


def test_choices_that_run_out_before_the_end_are_told() -> None:
    lines = FILES[0].read_text().splitlines()
    last = max(index for index, line in enumerate(lines) if DECISION.fullmatch(line))

    assert retell("\n".join(lines[:last]))[-1].endswith(": nobody answers")


def test_a_file_written_anew_is_the_same_while_its_choices_are_legal() -> None:
    assert renew(FILES[0].read_text()) == FILES[0].read_text()


def test_a_header_alone_is_a_table_that_bots_play_to_its_end() -> None:
    header = FILES[0].read_text().partition("\n\n")[0]

    assert read_header(renew(header)) == read_header(header)
    assert "\noutcome\n" in renew(header)


def test_the_bots_play_on_from_the_first_choice_that_is_not_legal() -> None:
    lines = FILES[0].read_text().splitlines()
    number = max(index for index, line in enumerate(lines) if line.endswith(" turn: run"))
    changed = [*lines[:number], lines[number].replace("run", "fly away"), *lines[number + 1 :]]

    now = renew("\n".join(changed)).splitlines()

    assert now[:number] == lines[:number]
    assert "fly away" not in now[number]
    assert "outcome" in now[number:]


def test_check_counts_and_prints_what_differs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second, *_ = FILES
    (tmp_path / first.name).write_text(first.read_text().replace("winners=", "losers="))
    (tmp_path / second.name).write_text(second.read_text())
    monkeypatch.setattr(goldens, "REPLAYS", tmp_path)

    assert check() == 1

    told = capsys.readouterr().out
    assert "\n-    losers=" in told
    assert "\n+    winners=" in told
    assert second.name not in told


# -- what is shown --------------------------------------------------------------------------------------------


def shown(text: str) -> set[str]:
    """The prompts and the events that a file shows."""
    found = set()
    for line in text.partition("\noutcome\n")[0].splitlines():
        words = line.split()
        if DECISION.fullmatch(line):
            found.add(f"prompt {words[2].removesuffix(':')}")
        elif line.startswith(INDENT):
            found.add(f"event {words[0]}")
    return found


def shown_effects(text: str) -> set[str]:
    """The effects of weapons that are used in a file of Adrenaline."""
    single = {card.id for card in CARDS if all(effect.kind != "alternate" for effect in card.effects)}
    found, weapon = set(), ""
    for line in text.partition("\noutcome\n")[0].splitlines():
        words = line.split()
        if line.endswith(": use basic"):
            found.add(f"effect {weapon} basic")
        elif line.startswith(INDENT):
            values = dict(word.split("=", 1) for word in words[1:])
            if words[0] == "fired":
                weapon = values["weapon"]
                found |= {f"effect {weapon} basic"} if weapon in single else set()
            if words[0] == "effect_used":
                found.add(f"effect {values['weapon']} {values['effect']}")
    return found


def games_of(name: str) -> list[str]:
    return [path.read_text() for path in FILES if path.name.startswith(f"{name}_")]


@pytest.mark.parametrize("name", GAMES)
def test_the_games_show_every_prompt_and_every_event(name: str) -> None:
    game = frenzy.load(name)
    prompts = {f"prompt {frame.prompt}" for frame in game.decisions}
    every = import_module(f"{game.manifest.package}.events").AnyEvent
    events = {f"event {event.__struct_config__.tag}" for event in get_args(every) or (every,)}

    seen = set().union(*map(shown, games_of(name)))

    assert (prompts | events) - seen == set(), "change a seed in a header and run `python -m tools.goldens --anew`"


def test_the_games_of_adrenaline_show_every_effect_of_every_weapon() -> None:
    effects = {f"effect {card.id} {effect.id}" for card in CARDS for effect in card.effects}

    seen = set().union(*map(shown_effects, games_of("adrenaline")))

    assert effects - seen == set(), "change a seed in a header and run `python -m tools.goldens --anew`"


def test_the_games_of_wreckland_are_won_and_lost_with_every_chapter_vehicle_and_hero() -> None:
    games = games_of("wreckland")
    options = [read_header(text).options for text in games]

    assert {text.partition("\n    result=")[2].split("\n")[0] for text in games} == {"won", "lost"}
    assert [len({option[name] for option in options}) for name in ("chapter", "vehicle", "hero")] == [7, 4, 4]
