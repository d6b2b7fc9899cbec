"""What Resistance tells about itself."""

from __future__ import annotations

from typing import Final

from frenzy.games.resistance.options import Options
from frenzy.kernel.manifest import Manifest
from frenzy.kernel.options import options_of

MANIFEST: Final = Manifest(
    name="resistance",
    title="Marvel Zombies: X-Men Resistance",
    package="frenzy.games.resistance",
    seats=(1, 2, 3, 4, 5, 6),
    usual_seats=2,
    rule="Z-1.1",
    options=options_of(Options),
    bots={
        "greedy": "frenzy.bots.resistance.greedy:Greedy",
        "planner": "frenzy.bots.resistance.planner:Planner",
        "horizon": "frenzy.bots.resistance.horizon:Horizon",
    },
    levels={"easy": "greedy", "normal": "planner", "hard": "horizon"},
    encoding="frenzy.envs.resistance:ENCODING",
    reasons="frenzy.bots.resistance.reasons:reason_for",
    chances="frenzy.bots.resistance.chances:JUDGE",
    usual_bot="greedy",
    cooperative=True,
    puzzles="frenzy.bots.resistance.goals:ResistanceGoals",
    order=3,
    series="mission",
    catalogues=("cards.ftl", "game.ftl", "guide.ftl", "missions.ftl", "puzzles.ftl"),
    crossed=("mission",),
    aside=(
        "ascii.py", "content_hash.py", "guide/*.py", "linter/*.py", "manifest.py", "phrases.py", "rules_hash.py",
        "text.py",
    ),
    compiled=(
        "frenzy/games/resistance/arms.py",
        "frenzy/games/resistance/board.py",
        "frenzy/games/resistance/cards.py",
        "frenzy/games/resistance/declared/table.py",
        "frenzy/games/resistance/declared/view.py",
        "frenzy/games/resistance/game.py",
        "frenzy/games/resistance/ids.py",
        "frenzy/games/resistance/invariants.py",
        "frenzy/games/resistance/kits.py",
        "frenzy/games/resistance/missions.py",
        "frenzy/games/resistance/offers.py",
        "frenzy/games/resistance/seen.py",
        "frenzy/games/resistance/setup.py",
        "frenzy/games/resistance/state.py",
        "frenzy/games/resistance/view.py",
        "frenzy/games/resistance/rules/*.py",
        "frenzy/bots/resistance/errands.py",
        "frenzy/bots/resistance/forecast.py",
        "frenzy/bots/resistance/rounds.py",
        "frenzy/bots/resistance/trials.py",
        "frenzy/bots/resistance/turns.py",
        "frenzy/bots/resistance/walks.py",
        "frenzy/bots/resistance/worth.py",
        "frenzy/envs/resistance/detail.py",
        "frenzy/envs/resistance/eye.py",
        "frenzy/envs/resistance/observation.py",
    ),
)  # fmt: skip
