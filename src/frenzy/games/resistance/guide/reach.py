"""What somebody sees and can attack from where they stand."""

from __future__ import annotations

from frenzy.games.resistance.arms import attack_of
from frenzy.games.resistance.board import ZONE_IDS
from frenzy.games.resistance.declared.types import View
from frenzy.games.resistance.declared.view import read_view
from frenzy.games.resistance.ids import CHARACTER_OF
from frenzy.games.resistance.rules.attacks import reach_of
from frenzy.kernel.guide import EffectReach, Reach


def reach_from(view: View, subject: str) -> Reach | None:
    """The zones in sight of `hero ID` (Z-5), and those that its own attack reaches (Z-11.3)."""
    kind, _, name = subject.partition(" ")
    if kind != "hero" or name not in CHARACTER_OF:
        return None
    state = read_view(view)
    sheet = CHARACTER_OF[name]
    if sheet not in state.team:
        return None
    hero = state.team.index(sheet)
    if not state.in_play(hero):
        return None
    seen = state.ways().seen(state.zone[hero])
    least, most = attack_of(sheet).least, reach_of(state, hero, sheet)
    hit = [ZONE_IDS[zone] for zone, far in seen.items() if least <= far <= most]
    return Reach([EffectReach("sight", [ZONE_IDS[zone] for zone in seen], []), EffectReach("attack", hit, [])])
