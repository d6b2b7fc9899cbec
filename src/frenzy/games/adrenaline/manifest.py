"""What Adrenaline tells about itself."""

from __future__ import annotations

from typing import Final

from frenzy.games.adrenaline.options import Options
from frenzy.kernel.manifest import Manifest
from frenzy.kernel.options import options_of

MANIFEST: Final = Manifest(
    name="adrenaline",
    title="Adrenaline",
    package="frenzy.games.adrenaline",
    seats=(3, 4, 5),
    usual_seats=4,
    rule="A-1.1",
    options=options_of(Options),
    bots={
        "novice": "frenzy.bots.adrenaline.greedy:Novice",
        "amateur": "frenzy.bots.adrenaline.greedy:Amateur",
        "greedy": "frenzy.bots.adrenaline.greedy:Greedy",
        "planner": "frenzy.bots.adrenaline.planner:Planner",
        "search": "frenzy.bots.adrenaline.search:Search",
        "expert": "frenzy.bots.adrenaline.expert:Expert",
    },
    levels={"easy": "novice", "normal": "amateur", "hard": "planner", "expert": "expert"},
    reasons="frenzy.bots.adrenaline.reasons:reason_for",
    chances="frenzy.bots.adrenaline.chances:JUDGE",
    puzzles="frenzy.bots.adrenaline.goals:AdrenalineGoals",
    usual_bot="greedy",
    encoding="frenzy.envs.adrenaline:ENCODING",
    order=1,
    catalogues=("cards.ftl", "game.ftl", "guide.ftl", "puzzles.ftl", "tutorial.ftl"),
    crossed=("mode", "arena", "ending", "bot"),
    aside=(
        "ascii.py", "content/weapons.py", "content_hash.py", "guide/*.py", "manifest.py", "phrases.py", "rules_hash.py",
        "text.py", "tutorial.py",
    ),
    compiled=(
        "frenzy/games/adrenaline/arsenal.py",
        "frenzy/games/adrenaline/board.py",
        "frenzy/games/adrenaline/declared/table.py",
        "frenzy/games/adrenaline/declared/view.py",
        "frenzy/games/adrenaline/game.py",
        "frenzy/games/adrenaline/ids.py",
        "frenzy/games/adrenaline/invariants.py",
        "frenzy/games/adrenaline/seen.py",
        "frenzy/games/adrenaline/state.py",
        "frenzy/games/adrenaline/view.py",
        "frenzy/games/adrenaline/rules/*.py",
        "frenzy/games/adrenaline/modes/*.py",
        "frenzy/bots/adrenaline/features.py",
        "frenzy/bots/adrenaline/judging.py",
        "frenzy/bots/adrenaline/model.py",
        "frenzy/bots/adrenaline/network.py",
        "frenzy/bots/adrenaline/playouts.py",
        "frenzy/bots/adrenaline/shares.py",
        "frenzy/bots/adrenaline/threats.py",
        "frenzy/bots/adrenaline/turns.py",
        "frenzy/envs/adrenaline/detail.py",
        "frenzy/envs/adrenaline/eye.py",
        "frenzy/envs/adrenaline/observation.py",
    ),
)  # fmt: skip
