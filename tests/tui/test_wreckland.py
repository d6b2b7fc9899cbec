"""Wreckland Run on the whole screen, by keys and mouse, from the first Part to the last word of the chapter."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from textual.widgets import Button, Static

from frenzy.bots import make_bot
from frenzy.games.wreckland.outcome import Outcome
from frenzy.kernel import Session
from frenzy.tui.local import LocalTable
from frenzy.tui.log_view import LogView
from frenzy.tui.menu import BACK
from frenzy.tui.panels import CardsPanel, EndPanel
from frenzy.tui.sheet import Sheet
from tests.tui.sitting import CHASE, Sitter, chase, run, sitting

FOES: list[dict[str, Any]] = [
    {"id": "E01", "section": "front", "damage": 1}, {"id": "E05", "section": "front"},
    {"id": "E07", "section": "rear"}, {"id": "E10", "section": "left"},
]  # fmt: skip


def position(**more: Any) -> LocalTable:
    """A table in the middle of a run: the second Step, with white dice of many kinds."""
    session = Session(CHASE, 1, 1)
    document = {
        "round": 1, "phase": "run", "turn": 1, "step": 2, "enemies": FOES, "scrap": ["E12"],
        "slots": {"NE": {"part": "P19", "spikes": "front", "damage": 2}}, "pool": ["w1", "w2", "w4", "w5", "r2", "r6"],
    }  # fmt: skip
    session.resume(CHASE.from_position({**document, **more}))
    return LocalTable(session, 0, "easy", pause=0)


def preview(sitter: Sitter) -> str:
    return str(sitter.prompt.query_one("#preview", Static).content)


async def press(sitter: Sitter, sheet: str, subject: str) -> None:
    """Press a thing where it is drawn."""
    widget = sitter.table.query_one(f"#{sheet}", Sheet)
    canvas, edge = widget.sheet(), widget.content_region.offset - widget.region.offset
    assert canvas is not None
    area = next(area for area in reversed(canvas.areas) if area.subject == subject)
    spot = next(
        (x + edge.x, y + edge.y)
        for y in range(area.y, area.y + area.height)
        for x in range(area.x, area.x + area.width)
        if canvas.at(x, y)[0] == subject
    )
    await sitter.pilot.click(f"#{sheet}", offset=spot)
    await sitter.pilot.pause()


def chooser(kind: str) -> Callable[[Any], str]:
    if kind == "random":
        rng = random.Random(4)
        return lambda view: rng.choice(view["choices"])
    return make_bot(kind, CHASE, 1).choose


# -- whole runs -------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "size", "kind", "options"),
    [
        ("en", (80, 24), "greedy", {}),
        ("fr", (120, 40), "random", {"vehicle": "V2", "hero": "arson"}),
        ("pl", (160, 50), "random", {"vehicle": "V3", "hero": "rudd3r", "chapter": 2}),
    ],
)
def test_a_whole_run_to_the_last_word(language: str, size: tuple[int, int], kind: str, options: dict[str, Any]) -> None:
    async def play() -> None:
        table = chase(seed=5, **options)
        async with sitting(table, language, size) as sitter:
            await sitter.play_on(choose=chooser(kind))
            await sitter.until(lambda: isinstance(sitter.app.screen, EndPanel))

            outcome = CHASE.outcome(table.session.state)
            assert isinstance(outcome, Outcome)
            assert sitter.screen_state.outcome is not None
            assert sitter.screen_state.outcome["result"] == outcome.result
            assert len(sitter.table.query_one(LogView).told) > 40
            assert not any("{" in line for line in sitter.table.lines)
            assert f"{outcome.core_left}/" in sitter.app.export_screenshot()

    run(play())


# -- choosing in two steps --------------------------------------------------------------------------------------


def test_many_choices_are_asked_die_by_die() -> None:
    async def play() -> None:
        async with sitting(position()) as sitter:
            await sitter.until_asked()
            assert len(sitter.screen_state.choices) > 9
            assert [entry.key for entry in sitter.table.listed][:4] == ["die w1", "die w2", "die w4", "die w5"]
            await sitter.press("3")
            opened = sitter.table.opened or ()
            assert set(opened) == {choice for choice in sitter.screen_state.choices if choice.split(" ")[1] == "4"}
            assert sitter.prompt.choices[-1] == BACK

            await sitter.press("escape")
            assert sitter.table.opened is None
            await sitter.press("3")
            await sitter.answer("ram 4 front")
            assert sitter.app.source.session.plies[-1].action == "ram 4 front"  # type: ignore[attr-defined]

    run(play())


def test_the_mouse_takes_a_die_and_then_its_place() -> None:
    async def play() -> None:
        async with sitting(position(), size=(120, 40)) as sitter:
            await sitter.until_asked()
            await press(sitter, "hand", "die w4")
            assert all(choice.split(" ")[1] == "4" for choice in sitter.table.opened or ())
            assert len(sitter.table.opened or ()) > 3
            await press(sitter, "board", "section rear")
            await sitter.until(lambda: len(sitter.app.source.session.plies) == 1)  # type: ignore[attr-defined]
            assert sitter.app.source.session.plies[-1].action == "ram 4 rear"  # type: ignore[attr-defined]

    run(play())


def test_a_place_that_several_dice_can_go_to_shows_them() -> None:
    async def play() -> None:
        async with sitting(position()) as sitter:
            await sitter.until_asked()
            await press(sitter, "board", "slot NE")
            assert sitter.table.opened is not None
            assert all(choice.split(" ")[2] == "NE" for choice in sitter.table.opened)
            assert {choice.split(" ")[0] for choice in sitter.table.opened} == {"use", "fix"}

    run(play())


def test_an_enemy_is_a_target_by_a_press() -> None:
    async def play() -> None:
        async with sitting(position()) as sitter:
            await sitter.until_asked()
            await sitter.answer("use 5 N 2")
            await sitter.until(lambda: sitter.screen_state.view.get("prompt") == "target")
            await sitter.until_asked()
            await press(sitter, "board", "enemy E05")
            await sitter.until(lambda: "target E05" in actions(sitter))

    run(play())


def actions(sitter: Sitter) -> list[str]:
    return [ply.action for ply in sitter.app.source.session.plies]  # type: ignore[attr-defined]


def test_the_keyboard_walks_over_the_board() -> None:
    async def play() -> None:
        async with sitting(position()) as sitter:
            await sitter.until_asked()
            await sitter.press("4", "shift+tab")
            assert sitter.table.query_one("#board").has_focus
            assert sitter.table.cursor == "core"
            await sitter.press("down", "down")
            assert sitter.table.cursor == "section rear"
            await sitter.press("enter")
            await sitter.until(lambda: "ram 5 rear" in actions(sitter))

    run(play())


# -- before choosing --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_a_placement_tells_what_it_would_do(size: tuple[int, int]) -> None:
    async def play() -> None:
        async with sitting(position(), size=size) as sitter:
            await sitter.until_asked()
            await sitter.press("4")
            await sitter.press("down")
            while sitter.table.considered != "fix 5 NE":
                await sitter.press("down")
            assert "Razor Hubs on NE: 1 repaired, 1 damage left." in preview(sitter)
            assert sitter.prompt.query_one("#preview").region.height > 0

    run(play())


def test_what_cannot_be_chosen_is_read_with_the_reason_and_the_odds() -> None:
    async def play() -> None:
        async with sitting(position(), size=(100, 30)) as sitter:
            await sitter.until_asked()
            await sitter.answer("use 5 N 2")
            await sitter.until(lambda: sitter.screen_state.view.get("prompt") == "target")
            await sitter.until_asked()
            await press(sitter, "board", "enemy E07")
            await sitter.until(lambda: isinstance(sitter.app.screen, CardsPanel))
            text = str(sitter.app.screen.query_one("#card", Static).content)

            assert text.startswith("Grill Shark")
            assert "(W-24.1)" in text
            assert "%" in text

    run(play())


def test_the_odds_of_a_reroll_are_told() -> None:
    async def play() -> None:
        async with sitting(position()) as sitter:
            await sitter.until_asked()
            await sitter.press("1")
            while sitter.table.considered != "core 1 reroll":
                await sitter.press("down")
            await sitter.press("o")
            await sitter.until(lambda: any("%" in line for line in sitter.told()))

    run(play())


def test_the_hint_opens_the_die_that_it_means() -> None:
    async def play() -> None:
        async with sitting(position()) as sitter:
            await sitter.until_asked()
            await sitter.take_hint()

    run(play())


def test_undo_goes_back_to_the_last_roll_and_no_further() -> None:
    async def play() -> None:
        async with sitting(position()) as sitter:
            await sitter.until_asked()
            first = sitter.screen_state.choices
            await sitter.answer("fix 5 NE")
            await sitter.until_asked()
            await sitter.answer("fix 4 NE")
            await sitter.until_asked()
            await sitter.press("u", "u")
            await sitter.until(lambda: sitter.screen_state.choices == first)
            await sitter.press("u")
            await sitter.until(lambda: sitter.told() == ["There is nothing to take back."])

    run(play())


# -- around the run ---------------------------------------------------------------------------------------------


def test_the_language_and_the_theme_change_in_the_middle() -> None:
    async def play() -> None:
        async with sitting(position()) as sitter:
            await sitter.until_asked()
            seen = set()
            for front in ("front", "avant", "przód"):
                assert front in sitter.drawing("board")
                seen.add(str(sitter.table.query_one("#sentence", Static).content))
                await sitter.press("l")
            assert len(seen) == 3
            assert sitter.app.palette.name == "wreckland-dark"
            await sitter.press("t")
            assert sitter.app.palette.name == sitter.app.theme == "wreckland-light"

    run(play())


def test_the_chase_fits_any_terminal() -> None:
    async def play() -> None:
        async with sitting(position(), size=(160, 50)) as sitter:
            await sitter.until_asked()
            for size in ((80, 24), (100, 30), (120, 40), (200, 60), (80, 24)):
                await sitter.pilot.resize_terminal(*size)
                await sitter.pilot.pause(0.05)
                for name in ("board", "hand", "prompt", "log", "keys"):
                    region = sitter.table.query_one(f"#{name}").region
                    assert region.width > 0
                    assert region.height > 0
                    assert region.right <= size[0]
                    assert region.bottom <= size[1]
                assert all(f"{slot} " in sitter.drawing("board") for slot in ("NW", "E", "SW"))
                assert sitter.prompt.list.region.height >= 3
            for size in ((60, 20), (24, 6), (1, 1), (80, 24)):
                await sitter.pilot.resize_terminal(*size)
                await sitter.pilot.pause(0.05)
            await sitter.answer("ram 4 rear")

    run(play())


def test_a_lost_run_ends_with_the_words_of_the_chapter() -> None:
    async def play() -> None:
        foes = [{"id": "E07", "section": "right"}]
        table = position(core=9, step=1, enemies=foes, pool=["w1", "r6"])
        async with sitting(table) as sitter:
            await sitter.until_asked()
            await sitter.play_on(choose=chooser("random"))
            await sitter.until(lambda: isinstance(sitter.app.screen, EndPanel))
            screen = sitter.app.export_screenshot()

            assert "ledger" in screen
            assert "W-5.4" in screen
            assert sitter.app.screen.query_one("#again", Button).has_focus

    run(play())
