"""What is written from a declaration: it is up to date, views are what their types say, and a field is one line."""

from __future__ import annotations

import random
import re
import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest
from msgspec import convert

import frenzy
from frenzy.games import own_games
from frenzy.games.wreckland import frames
from frenzy.kernel import Frame, Outcome
from tests.conformance.tables import tables_of
from tests.kernel.test_codec import COMPILED
from tests.test_readme import ROOT, blocks
from tools import declare
from tools.declaration import Declaration

from_source = pytest.mark.skipif(COMPILED, reason="the declaration is read with the source beside it")
every_game = pytest.mark.parametrize("name", own_games())


def decisions(name: str, step: int = 5) -> list[Any]:
    """States of a random game on each of some tables, and the last one of each."""
    game, found = frenzy.load(name), []
    for number, (seats, options) in enumerate(tables_of(name)[::17]):
        rng, state, count = random.Random(number), game.new(seats, number, options), 0
        while game.to_act(state) is not None:
            if count % step == 0:
                found.append(state.clone())
            game.apply(state, rng.choice(game.legal_actions(state)))
            count += 1
        found.append(state)
    return found


@from_source
@every_game
def test_what_was_written_is_up_to_date(name: str) -> None:
    for file, text in (declare.python_files(name) | declare.web_file(name)).items():
        assert file.read_text(encoding="utf-8") == text, f"{file.name} is out of date: run `make declared`"


@every_game
def test_every_view_is_of_its_type(name: str) -> None:
    game, kind = frenzy.load(name), import_module(f"frenzy.games.{name}.declared.types").View
    for state in decisions(name):
        for view in (game.view(state, None), game.view(state, 0), game.open_view(state)):
            assert convert(view, kind, strict=True) == view  # what the type does not name would be lost


@every_game
def test_every_outcome_is_of_its_type(name: str) -> None:
    game, kind = frenzy.load(name), import_module(f"frenzy.games.{name}.outcome").Outcome
    ended = [state for state in decisions(name, step=10_000) if game.to_act(state) is None]
    assert issubclass(kind, Outcome)
    assert ended
    assert all(type(game.outcome(state)) is kind for state in ended)


@every_game
def test_a_copy_has_the_same_key_and_a_choice_changes_it(name: str) -> None:
    game, keys = frenzy.load(name), 0
    for state in decisions(name)[:200]:
        twin = state.clone()
        assert twin.key() == state.key()
        assert hash(twin.key()) == hash(state.key())
        if game.to_act(twin) is not None:
            game.apply(twin, game.legal_actions(twin)[-1])
            keys += twin.key() != state.key()
    assert keys > 50


def test_the_key_leaves_out_what_chance_will_bring() -> None:
    game, rng = frenzy.load("wreckland"), random.Random(1)
    for state in decisions("wreckland")[:200]:
        other = game.redeal(game.view(state, 0), rng)
        assert other.key() == state.key()
        assert state.result or other.dice_chance != state.dice_chance


def with_line(tmp_path: Path, game: str, line: str, place: str) -> Declaration:
    """The declaration of a game with a line more."""
    source = (ROOT / f"src/frenzy/games/{game}/fields.py").read_text(encoding="utf-8")
    assert source.count(place) == 1
    file = tmp_path / "fields.py"
    file.write_text(source.replace(place, f"{place}\n    {line}"), encoding="utf-8")
    spec = spec_from_file_location(f"frenzy.games.{game}.other_fields", file)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
        return Declaration(game, module)
    finally:
        del sys.modules[spec.name]


@from_source
def test_a_field_is_one_line(tmp_path: Path) -> None:
    block = next(block for block in blocks(ROOT / "docs/add-a-field.md") if block.language == "python")
    line = block.text.strip().splitlines()[-1]
    said = with_line(tmp_path, "adrenaline", line, "class Turn(Fields):")
    table, types, view = (declare.formatted(write(said)) for write in (declare.table, declare.types, declare.view))

    made: dict[str, Any] = {}
    exec(compile(table, "table.py", "exec"), made)
    state, twin = made["Table"](), made["Table"]()
    state.options, state.figures = frenzy.load("adrenaline").new(3).options, 3
    state.clear()
    assert state.played == 0
    state.played, state.seats, state.arena, state.mode, state.bot = 2, 3, None, None, -1
    state.copy_to(twin)
    assert twin.played == 2
    assert twin.key() == state.key()
    twin.played = 3
    assert twin.key() != state.key()

    assert types.count("    played: int\n") == 2  # in the view, and in the record
    assert '"played": state.played,' in view
    assert 'state.played = view["played"]' in view


def test_every_line_of_the_page_can_be_declared() -> None:
    page = (ROOT / "docs/add-a-field.md").read_text(encoding="utf-8")
    lines = re.findall(r"^\| `([^`]+ = [^`]+)` \|", page, re.MULTILINE)
    declared = (ROOT / "src/frenzy/games/adrenaline/fields.py").read_text(encoding="utf-8")
    spelled = declared.replace("len(SQUARES)", "12").replace('Of("options.start")', "0")

    assert len(lines) >= 9
    assert [line for line in lines if f"    {line}" not in spelled] == []


@from_source
def test_a_view_tells_who_may_act_where_a_frame_asks_several(monkeypatch: pytest.MonkeyPatch) -> None:
    told = '"may_act": [] if top is None else [*top.asked(state)],'
    assert told not in declare.view(Declaration("wreckland"))

    monkeypatch.setattr(frames, "Vote", type("Vote", (Frame,), {"asked": lambda *_: (0, 1)}), raising=False)

    assert told in declare.view(Declaration("wreckland"))
