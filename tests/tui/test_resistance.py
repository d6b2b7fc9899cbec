"""Resistance on the whole screen, by keys and mouse: moves, floors, cards, and the end of a mission."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from textual.widgets import Static

from frenzy.bots import make_bot
from frenzy.games import load
from frenzy.kernel import Session
from frenzy.tui.joined import JoinedTable
from frenzy.tui.local import LocalTable
from frenzy.tui.panels import CardsPanel, EndPanel, ForecastPanel, HelpPanel
from frenzy.tui.sheet import Sheet
from tests.server.serving import Server, create, join, start
from tests.tui.sitting import Sitter, run, sitting
from tests.tui.test_joined import credentials_of
from tests.tui.test_wreckland import press

GAME = load("resistance")


def house(seed: int = 3, seats: int = 1, **options: Any) -> LocalTable:
    """A mission in this process; bots do not pause."""
    return LocalTable(Session(GAME, seats, seed, options), 0, "easy", pause=0)


def position(**document: Any) -> LocalTable:
    session = Session(GAME, 1, 1, {"mission": document["mission"], "heroes": [h["id"] for h in document["heroes"]]})
    session.resume(GAME.from_position(document))
    return LocalTable(session, 0, "easy", pause=0)


def stairs() -> LocalTable:
    """At the foot of the stairs."""
    hero = {"id": "storm", "zone": "14R-entrance"}
    return position(mission="MH5", heroes=[hero], active="storm", actions_left=3, enemies=[])


def actions(sitter: Sitter) -> list[str]:
    return [str(ply.action) for ply in sitter.app.source.session.plies]  # type: ignore[attr-defined]


@pytest.mark.parametrize("size", [(80, 24), (160, 50)])
@pytest.mark.parametrize("mission", ["MH0", "MH1"])
def test_heroes_are_activated_and_act_by_keys(mission: str, size: tuple[int, int]) -> None:
    async def play() -> None:
        rng = random.Random(5)
        async with sitting(house(mission=mission), "en", size) as sitter:
            await sitter.until_asked()
            assert mission in sitter.drawing("strip")
            assert "Wolverine" in sitter.drawing("hand")
            assert "┏" in sitter.drawing("board")
            assert await sitter.play_on(20, lambda view: rng.choice(view["choices"])) == 20
            assert len(actions(sitter)) >= 20
            for name in ("board", "hand", "prompt", "log", "keys"):
                region = sitter.table.query_one(f"#{name}").region
                assert region.width > 0
                assert region.height > 0
                assert region.right <= size[0]
                assert region.bottom <= size[1]

    run(play())


def test_a_zone_is_gone_to_by_a_press() -> None:
    async def play() -> None:
        async with sitting(house(mission="MH1")) as sitter:
            await sitter.until_asked()
            await press(sitter, "hand", "hero storm")
            await sitter.until(lambda: actions(sitter) == ["activate storm"])
            await sitter.until_asked()
            await press(sitter, "board", "zone 17R-e")
            await sitter.until(lambda: "move 17R-e" in actions(sitter))

    run(play())


def test_the_keyboard_walks_over_the_floor() -> None:
    async def play() -> None:
        async with sitting(house(mission="MH1")) as sitter:
            await sitter.until_asked()
            await sitter.answer("activate storm")
            await sitter.until_asked()
            await sitter.press("shift+tab")
            assert sitter.table.cursor == "zone 17R-se"
            await sitter.press("up")
            assert sitter.table.cursor == "zone 17R-e"
            await sitter.press("enter")
            await sitter.until(lambda: "move 17R-e" in actions(sitter))

    run(play())


def test_the_map_turns_to_another_floor_and_back() -> None:
    async def play() -> None:
        async with sitting(stairs(), size=(80, 24)) as sitter:
            await sitter.until_asked()
            assert "entrance" in sitter.drawing("board")
            await sitter.press("m")
            assert "lounge" in sitter.drawing("board")
            assert "entrance" not in sitter.drawing("board")
            await press(sitter, "strip", "page ground")
            assert "entrance" in sitter.drawing("board")
            await sitter.press("m")
            await press(sitter, "board", "zone 17V-landingW")
            await sitter.until(lambda: actions(sitter) == ["move 17V-landingW"])
            await sitter.until_asked()
            assert "lounge" in sitter.drawing("board")  # the map follows the hero
            assert sitter.table.page is None

    run(play())


def test_the_choice_in_hand_shows_its_floor() -> None:
    async def play() -> None:
        async with sitting(stairs()) as sitter:
            await sitter.until_asked()
            if "move 17V-landingW" not in sitter.prompt.choices:
                await sitter.type_number("move")
                await sitter.until(lambda: "move 17V-landingW" in sitter.prompt.choices)
            while sitter.table.considered != "move 17V-landingW":
                await sitter.press("down")
            assert "lounge" in sitter.drawing("board")
            while sitter.table.considered != "move 14R-hallW":
                await sitter.press("up")
            assert "lounge" not in sitter.drawing("board")

    run(play())


def test_a_floor_alone_has_no_key_for_it() -> None:
    async def play() -> None:
        async with sitting(house(mission="MH1")) as sitter:
            await sitter.until_asked()
            before = sitter.drawing("board")
            await sitter.press("m")
            assert sitter.drawing("board") == before
            assert "m" not in [key for key, _, _ in sitter.table.keys(sitter.screen_state)]

    run(play())


def test_cards_and_signs_are_read() -> None:
    async def play() -> None:
        table = position(
            mission="MH1", heroes=[{"id": "storm", "zone": "17R-s"}], active="storm", actions_left=3,
            enemies=[{"kind": "zombie_hero", "id": "iceman", "zone": "13R-dining"}],
        )  # fmt: skip
        async with sitting(table) as sitter:
            await sitter.until_asked()
            await press(sitter, "board", "named iceman")
            await sitter.until(lambda: isinstance(sitter.app.screen, CardsPanel))
            assert str(sitter.app.screen.query_one("#card", Static).content).startswith("Iceman")
            await sitter.press("escape", "i")
            await sitter.until(lambda: isinstance(sitter.app.screen, CardsPanel))
            assert str(sitter.app.screen.query_one("#card", Static).content).startswith("Breaking and entering")
            await sitter.press("escape", "question_mark")
            await sitter.until(lambda: isinstance(sitter.app.screen, HelpPanel))
            assert "▼1" in sitter.app.export_screenshot()

    run(play())


def test_the_language_and_the_theme_change_in_the_middle() -> None:
    async def play() -> None:
        async with sitting(stairs()) as sitter:
            await sitter.until_asked()
            for floor in ("Ground", "Rez-de-ch.", "Parter"):
                assert floor in sitter.drawing("strip")
                await sitter.press("l")
            await sitter.press("t")
            assert sitter.app.palette.name == sitter.app.theme == "resistance-light"

    run(play())


def test_the_house_fits_any_terminal() -> None:
    async def play() -> None:
        async with sitting(house(mission="MH10"), size=(160, 50)) as sitter:
            await sitter.until_asked()
            for size in ((80, 24), (100, 30), (200, 60), (60, 20), (24, 6), (1, 1), (80, 24)):
                await sitter.pilot.resize_terminal(*size)
                await sitter.pilot.pause(0.05)
            assert sitter.prompt.list.region.height >= 3
            await sitter.answer(sitter.screen_state.choices[0])

    run(play())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "size", "mission"), [("en", (80, 24), "MH0"), ("fr", (120, 40), "MH5"), ("pl", (160, 50), "MZ2")]
)
def test_a_whole_mission_to_the_last_word(language: str, size: tuple[int, int], mission: str) -> None:
    async def play() -> None:
        table = house(mission=mission, seed=4)
        rng = random.Random(4)
        while len(table.session.plies) < 10_000:  # nearly to the end, without a screen
            if GAME.to_act(table.session.state) is None:
                break
            table.session.apply(rng.choice(GAME.legal_actions(table.session.state)))
        plies, table = table.session.plies, house(mission=mission, seed=4)
        for ply in plies[:-25]:
            table.session.apply(ply.action)
        async with sitting(table, language, size) as sitter:
            await sitter.play_on(choose=lambda view: rng.choice(view["choices"]))
            await sitter.until(lambda: isinstance(sitter.app.screen, EndPanel))
            assert sitter.screen_state.outcome is not None
            assert f"({sitter.screen_state.outcome['rule']})" in "\n".join(
                sitter.app.renderer.outcome_lines(
                    sitter.app.speech, sitter.screen_state.view, sitter.screen_state.outcome
                )
            )
            assert not any("{" in line for line in sitter.table.lines)

    run(play())


def test_a_shared_question_is_answered_by_whoever_is_first(server: Server) -> None:
    """Two people at a server's table: both are asked who is next, and either may say it."""

    async def play() -> None:
        ada = create(server, game="resistance", seats=2, options={"mission": "MH1"})
        bob = join(server, ada.table, "Bob")
        assert bob.post("ready", {}).status_code == 200
        start(ada)
        async with sitting(JoinedTable(credentials_of(server, bob))) as sitter:
            await sitter.until_asked()
            assert sitter.screen_state.view["may_act"] == [0, 1]
            own = next(hero["id"] for hero in sitter.screen_state.view["heroes"] if hero["seat"] == 0)
            await sitter.answer(f"activate {own}")
            await sitter.until(lambda: sitter.screen_state.view["active"] is not None)
            await sitter.until(lambda: sitter.screen_state.choices == ())  # it is Ada's turn now
            client = await asyncio.to_thread(ada.connect)
            assert client.state["view"]["prompt"] == "turn"
            await asyncio.to_thread(lambda: client.play("end turn"))
            await sitter.until_asked()
            assert sitter.screen_state.view["prompt"] == "hero"
            client.close()

    run(play())


def test_a_bot_can_be_followed() -> None:
    bot = make_bot("easy", GAME, 1)

    async def play() -> None:
        async with sitting(house(mission="MH0")) as sitter:
            await sitter.until_asked()
            assert await sitter.play_on(6, bot.choose) == 6
            assert sitter.table.query_one("#board", Sheet).sheet() is not None

    run(play())


@pytest.mark.parametrize(("language", "word"), [("en", "wound"), ("fr", "blessure"), ("pl", "ran")])
def test_a_key_tells_what_the_enemies_would_do(language: str, word: str) -> None:
    async def play() -> None:
        heroes = [{"id": "storm", "zone": "17R-s"}, {"id": "rogue", "zone": "17R-e"}]
        enemies = [{"kind": "walker", "zone": "17R-s", "count": 2}, {"kind": "runner", "zone": "16R-out5", "count": 1}]
        table = position(mission="MH1", heroes=heroes, active="storm", actions_left=3, enemies=enemies)
        async with sitting(table, language, (120, 40)) as sitter:
            await sitter.until_asked()
            await sitter.pilot.press("w")
            panel = sitter.app.screen
            assert isinstance(panel, ForecastPanel)
            told = str(panel.content)
            assert "Storm" in told
            assert word in told
            assert " 2" in told, "two walkers strike"
            assert "→" in told, "the runner comes"
            await sitter.pilot.press("w")
            assert not isinstance(sitter.app.screen, ForecastPanel)

    run(play())
