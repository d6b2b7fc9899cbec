"""The full-screen game against bots, by keys and mouse, from the first card to the last point."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import Button, OptionList, Static

from frenzy.kernel import Session
from frenzy.tui.keys import Keys
from frenzy.tui.local import LocalTable
from frenzy.tui.log_view import LogView
from frenzy.tui.panels import CardsPanel, EndPanel, HelpPanel, QuestionPanel
from frenzy.tui.sheet import Sheet
from tests.tui.sitting import GAME, SHORT, Sitter, almost_over, local, run, sitting


async def spawn(sitter: Sitter) -> None:
    """The first decision: discard a card and appear."""
    await sitter.until_asked()
    await sitter.answer(sitter.screen_state.choices[0])
    await sitter.until_asked()


async def square(sitter: Sitter, name: str) -> tuple[int, int]:
    """Where a square lies on the arena: a place without anything else on it."""
    sheet = sitter.table.query_one("#board", Sheet)
    canvas = sheet.sheet()
    assert canvas is not None
    area = next(area for area in canvas.areas if area.subject == f"square {name}")
    return next(
        (x, y)
        for y in range(area.y, area.y + area.height)
        for x in range(area.x, area.x + area.width)
        if canvas.at(x, y) == [f"square {name}"]
    )


def aimed(sitter: Sitter) -> str:
    """The move to the square that the keyboard has in hand."""
    return f"move {(sitter.table.cursor or '').removeprefix('square ')}"


# -- whole games ------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    ("mode", "language", "size"),
    [("deathmatch", "en", (80, 24)), ("domination", "fr", (120, 40)), ("turret", "pl", (100, 31))],
)
def test_a_whole_game_to_the_last_point(mode: str, language: str, size: tuple[int, int]) -> None:
    async def play() -> None:
        table = local(seed=5, level="hard", mode=mode)
        async with sitting(table, language, size) as sitter:
            await sitter.play_on()
            await sitter.until(lambda: isinstance(sitter.app.screen, EndPanel))

            outcome = GAME.outcome(table.session.state)
            assert outcome is not None
            assert sitter.screen_state.outcome is not None
            assert sitter.screen_state.outcome["scores"] == outcome.scores
            assert len(sitter.table.query_one(LogView).told) > 100
            assert not any("{" in line for line in sitter.table.lines)

    run(play())


def test_after_the_end_one_plays_again_or_looks_at_the_table() -> None:
    async def play() -> None:
        async with sitting(almost_over()) as sitter:
            await sitter.until_asked()
            first = sitter.table.lines
            await sitter.play_on()
            await sitter.until(lambda: isinstance(sitter.app.screen, EndPanel))
            await sitter.press("escape")
            assert sitter.app.screen is sitter.table
            await sitter.press("f")
            await sitter.until(lambda: isinstance(sitter.app.screen, EndPanel))
            assert sitter.app.screen.query_one("#again", Button).has_focus

            await sitter.press("enter")
            await sitter.until_asked()

            assert sitter.screen_state.phase == "playing"
            # two equal powerups are no choice, and the turn begins
            assert sitter.screen_state.view["prompt"] in ("spawn", "turn")
            assert len(sitter.table.lines) < 30
            assert sitter.table.lines != first

    run(play())


# -- choosing ---------------------------------------------------------------------------------------------------


def test_arrows_and_enter_choose() -> None:
    async def play() -> None:
        async with sitting(local()) as sitter:
            await sitter.until_asked()
            second = sitter.screen_state.choices[1]
            await sitter.press("down", "enter")
            await sitter.until_asked()

            assert sitter.app.source.session.plies[-1].action == second  # type: ignore[attr-defined]

    run(play())


def test_letters_choose_what_bears_them() -> None:
    async def play() -> None:
        async with sitting(local()) as sitter:
            await spawn(sitter)
            await sitter.press("r")
            await sitter.until(lambda: sitter.screen_state.view.get("prompt") == "move")

    run(play())


def test_a_number_that_could_go_on_waits_for_enter() -> None:
    """With ten choices or more, 1 may be the beginning of 10."""

    async def play() -> None:
        session = Session(GAME, 3, 1)
        seats = [{"character": name, "square": "a1"} for name in ("violet", "banshee", "sprog")]
        seats[0]["powerups"] = ["teleporter:red", "teleporter:blue"]  # type: ignore[assignment]
        session.resume(GAME.from_position({"arena": "large", "seats": seats}))
        async with sitting(LocalTable(session, 0, "easy", pause=0)) as sitter:
            await sitter.until_asked()
            await sitter.answer("play teleporter:red")
            await sitter.until_asked()
            squares = sitter.screen_state.choices
            assert len(squares) > 10

            await sitter.press("1")
            assert (sitter.prompt.held(), sitter.prompt.typed) == (squares[0], "1")
            assert sitter.screen_state.choices == squares
            await sitter.press("0")
            await sitter.until_asked()
            assert session.plies[-1].action == squares[9]

            await sitter.answer("play teleporter:blue")
            await sitter.until_asked()
            squares = sitter.screen_state.choices
            await sitter.press("1", "enter")
            await sitter.until_asked()
            assert session.plies[-1].action == squares[0]

    run(play())


def test_keys_without_a_meaning_change_nothing() -> None:
    async def play() -> None:
        async with sitting(local()) as sitter:
            await sitter.until_asked()
            before = sitter.screen_state
            await sitter.press("0", "9", "x", "z", "r", "e", "f", "y", "n", "minus", "ctrl+x")

            assert sitter.screen_state is before
            assert sitter.app.screen is sitter.table

    run(play())


def test_the_mouse_chooses_in_the_list_and_on_the_arena() -> None:
    async def play() -> None:
        async with sitting(local()) as sitter:
            await sitter.until_asked()
            await sitter.pilot.click(OptionList, offset=(3, 0))
            await sitter.until_asked()
            assert sitter.screen_state.view["prompt"] == "turn"
            await sitter.press("r")
            await sitter.until(lambda: sitter.screen_state.view.get("prompt") == "move")
            await sitter.until_asked()
            choice = sitter.screen_state.choices[2]

            await sitter.pilot.click("#board", offset=await square(sitter, choice.partition(" ")[2]))
            await sitter.until_asked()

            assert sitter.app.source.session.plies[-1].action == choice  # type: ignore[attr-defined]

    run(play())


def by_a_turret() -> LocalTable:
    """Violet runs from b1, where Dozer's turret is: she may come back to it."""
    seats = [{"character": "violet", "square": "b1"}, {"character": "dozer", "square": "d3"}, {"square": "d2"}]
    session = Session(GAME, 3, 1)
    session.resume(
        GAME.from_position(
            {"mode": "turret", "arena": "large", "to_act": 0, "seats": seats, "turrets": {"b1": "dozer"}}
        )
    )
    return LocalTable(session, 0, "easy", pause=0)


def test_the_own_square_is_lit_where_a_way_may_come_back_to_it() -> None:
    async def play() -> None:
        async with sitting(by_a_turret()) as sitter:
            await sitter.until_asked()
            await sitter.answer("run")
            await sitter.until_asked()
            await sitter.pilot.click("#board", offset=await square(sitter, "b1"))
            await sitter.until(lambda: sitter.screen_state.view.get("prompt") == "path")
            await sitter.until_asked()

            assert sitter.app.source.session.plies[-1].action == "return b1"  # type: ignore[attr-defined]
            assert "path a1-b1" in sitter.screen_state.choices

    run(play())


def test_a_square_that_cannot_be_chosen_says_why() -> None:
    async def play() -> None:
        async with sitting(local()) as sitter:
            await spawn(sitter)
            await sitter.press("r")
            await sitter.until(lambda: sitter.screen_state.view.get("prompt") == "move")
            await sitter.until_asked()
            lit = {choice.partition(" ")[2] for choice in sitter.screen_state.choices}
            dark = next(name for name in ("a1", "d3", "a2", "d2", "b3", "c3") if name not in lit)
            before = sitter.screen_state

            await sitter.pilot.click("#board", offset=await square(sitter, dark))
            await sitter.pilot.pause()

            assert sitter.screen_state is before
            assert "A-" in sitter.told()[-1]

    run(play())


def test_the_keyboard_walks_on_the_arena() -> None:
    async def play() -> None:
        async with sitting(local()) as sitter:
            await spawn(sitter)
            await sitter.press("r")
            await sitter.until(lambda: sitter.screen_state.view.get("prompt") == "move")
            await sitter.until_asked()
            await sitter.press("shift+tab")
            assert sitter.table.query_one("#board").has_focus
            for _ in range(40):
                if aimed(sitter) in sitter.screen_state.choices:
                    break
                await sitter.press("right")
                if aimed(sitter) not in sitter.screen_state.choices:
                    await sitter.press("left", "up")
            wanted = aimed(sitter)
            await sitter.press("enter")
            await sitter.until_asked()

            assert sitter.app.source.session.plies[-1].action == wanted  # type: ignore[attr-defined]

    run(play())


def test_undo_goes_back_and_the_log_with_it() -> None:
    async def play() -> None:
        async with sitting(local()) as sitter:
            await sitter.until_asked()
            lines = sitter.table.lines
            choices = sitter.screen_state.choices
            await spawn(sitter)
            assert len(sitter.table.lines) > len(lines)

            await sitter.press("u")
            await sitter.until(lambda: sitter.screen_state.choices == choices)
            assert sitter.table.lines == lines

            assert ("u", "undo", "") in sitter.table.query_one(Keys).keys
            await sitter.press("u")
            await sitter.until(lambda: sitter.told() == ["There is nothing to take back."])
            first = next(iter(sitter.app._notifications))
            await sitter.press("u")
            await sitter.until(lambda: bool(sitter.told()) and first not in sitter.app._notifications)
            assert sitter.told() == ["There is nothing to take back."]

    run(play())


def test_the_hint_puts_a_choice_in_the_hand_and_takes_none() -> None:
    async def play() -> None:
        async with sitting(local()) as sitter:
            await spawn(sitter)
            await sitter.take_hint()

    run(play())


def test_remarks_take_each_others_place_and_go_with_the_next_choice() -> None:
    async def play() -> None:
        async with sitting(local()) as sitter:
            await spawn(sitter)
            for text in ("one", "two"):
                sitter.app.say_aloud(text)
                await sitter.pilot.pause()
            assert sitter.told() == ["two"]
            before = sitter.screen_state
            await sitter.press("1")
            await sitter.until(lambda: sitter.screen_state is not before)

            assert sitter.told() == []

    run(play())


# -- around the game --------------------------------------------------------------------------------------------


def test_the_language_changes_in_the_middle_of_a_decision() -> None:
    async def play() -> None:
        async with sitting(local()) as sitter:
            await spawn(sitter)
            await sitter.press("down")
            held = sitter.prompt.held()
            sentences = set()
            for turn in ("Turn 1", "Tour 1", "Tura 1"):
                assert any(line.startswith(turn) for line in sitter.table.lines)
                sentences.add(str(sitter.table.query_one("#sentence", Static).content))
                assert sitter.prompt.held() == held
                await sitter.press("l")

            assert len(sentences) == 3
            assert sitter.app.speech.language == "en"

    run(play())


def test_the_theme_changes_and_the_drawing_with_it() -> None:
    async def play() -> None:
        async with sitting(local()) as sitter:
            await spawn(sitter)
            arena = sitter.table.query_one("#board", Sheet)
            dark = [*sitter_row(arena)]
            await sitter.press("t")
            assert [*sitter_row(arena)] != dark
            assert not sitter.app.palette.is_dark
            await sitter.press("t")
            assert [*sitter_row(arena)] == dark

    run(play())


def sitter_row(sheet: Sheet) -> list[tuple[str, object]]:
    canvas = sheet.sheet()
    assert canvas is not None
    return [*canvas.row(1)]


def test_the_table_fits_any_terminal() -> None:
    async def play() -> None:
        async with sitting(local(seats=5, mode="domination"), size=(160, 50)) as sitter:
            await spawn(sitter)
            for size in ((80, 24), (100, 30), (200, 60), (80, 24)):
                await sitter.pilot.resize_terminal(*size)
                await sitter.pilot.pause(0.05)
                for name in ("board", "upper", "prompt", "log", "keys"):
                    region = sitter.table.query_one(f"#{name}").region
                    assert region.width > 0
                    assert region.height > 0
                    assert region.right <= size[0]
                    assert region.bottom <= size[1]
                assert all(f"{square}·" in sitter.drawing("board") for square in ("a1", "b2", "d3"))
                assert sitter.prompt.list.region.height >= 3
                await sitter.press("r")
                await sitter.until(lambda: sitter.screen_state.view.get("prompt") == "move")
                await sitter.press("u")
                await sitter.until(lambda: sitter.screen_state.view.get("prompt") == "turn")
                await sitter.until_asked()

    run(play())


def test_even_a_terminal_that_is_too_small_can_be_played_in() -> None:
    async def play() -> None:
        async with sitting(local(), size=(60, 20)) as sitter:
            await spawn(sitter)
            for size in ((60, 20), (24, 6), (1, 1)):
                await sitter.pilot.resize_terminal(*size)
                await sitter.pilot.pause(0.05)
                await sitter.press("r")
                await sitter.until(lambda: sitter.screen_state.view.get("prompt") == "move")
                await sitter.press("u")
                await sitter.until(lambda: sitter.screen_state.view.get("prompt") == "turn")
                await sitter.until_asked()

    run(play())


def test_cards_in_sight_are_read_and_a_pressed_card_opens() -> None:
    async def play() -> None:
        async with sitting(local()) as sitter:
            await spawn(sitter)
            await sitter.press("i")
            await sitter.until(lambda: isinstance(sitter.app.screen, CardsPanel))
            first = str(sitter.app.screen.query_one("#card", Static).content)
            await sitter.press("down")
            assert str(sitter.app.screen.query_one("#card", Static).content) != first
            await sitter.press("escape")
            assert sitter.app.screen is sitter.table

            canvas = sitter.table.query_one("#board", Sheet).sheet()
            assert canvas is not None
            area = next(area for area in canvas.areas if area.subject.startswith("weapon"))
            await sitter.pilot.click("#board", offset=(area.x, area.y))
            await sitter.until(lambda: isinstance(sitter.app.screen, CardsPanel))
            name = sitter.app.speech.text.weapon(area.subject.partition(" ")[2])
            assert str(sitter.app.screen.query_one("#card", Static).content).startswith(name)

    run(play())


def test_help_opens_over_the_table_and_goes_away() -> None:
    async def play() -> None:
        async with sitting(local(), size=(80, 24)) as sitter:
            await sitter.until_asked()
            await sitter.press("question_mark")
            await sitter.until(lambda: isinstance(sitter.app.screen, HelpPanel))
            await sitter.press("escape")
            assert sitter.app.screen is sitter.table

    run(play())


def test_who_leaves_is_asked_and_the_game_is_saved(tmp_path: Path) -> None:
    async def play() -> None:
        file = tmp_path / "deep" / "evening.save"
        session = Session(GAME, 3, 3, SHORT)
        async with sitting(LocalTable(session, 0, "easy", pause=0, save=file)) as sitter:
            await spawn(sitter)
            await sitter.press("q")
            await sitter.until(lambda: isinstance(sitter.app.screen, QuestionPanel))
            await sitter.press("n")
            assert sitter.app.screen is sitter.table
            await sitter.press("q", "y")
            await sitter.until(file.exists)

        assert GAME.position(GAME.load(file.read_text())) == GAME.position(session.state)
        assert sitter.app.return_value is not None
        assert str(file) in sitter.app.return_value

    run(play())


def test_bots_pause_so_that_one_can_follow_and_space_hurries_them() -> None:
    async def play() -> None:
        table = LocalTable(Session(GAME, 3, 3, {**SHORT, "start": 1}), 0, "easy", pause=60)
        async with sitting(table) as sitter:
            await sitter.until(lambda: len(table.session.plies) == 1)
            await sitter.pilot.pause(0.2)
            assert len(table.session.plies) == 1
            await sitter.press("space")
            await sitter.until_asked()

    run(play())


def test_what_a_shot_would_do_is_foretold() -> None:
    async def play() -> None:
        session = Session(GAME, 3, 1)
        session.resume(
            GAME.from_position(
                {"arena": "small", "to_act": 0, "seats": [
                    {"character": "violet", "square": "a1", "weapons": [{"id": "lock_rifle"}]},
                    {"character": "banshee", "square": "c1"}, {"character": "sprog", "square": "b1"},
                ]}
            )
        )  # fmt: skip
        async with sitting(LocalTable(session, 0, "easy", pause=0), size=(120, 40)) as sitter:
            await sitter.until_asked()
            await sitter.answer("shoot lock_rifle")
            await sitter.until_asked()
            assert "Violet hits Banshee: 2 damage" in str(sitter.prompt.query_one("#preview", Static).content)
            assert "▸B◂ 1" in sitter.drawing("board")
            await sitter.press("down")
            assert "Violet hits Sprog: 2 damage" in str(sitter.prompt.query_one("#preview", Static).content)
            assert "▸S◂ 2" in sitter.drawing("board")

    run(play())
