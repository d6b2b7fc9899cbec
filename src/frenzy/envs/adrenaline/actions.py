"""The numbers of Adrenaline's actions."""

from __future__ import annotations

from typing import Final

from frenzy.envs.adrenaline.eye import SeatEye
from frenzy.envs.vocabulary import WORDS, Block, By, Part, Vocabulary
from frenzy.games.adrenaline import actions
from frenzy.games.adrenaline.arsenal import WEAPON_IDS
from frenzy.games.adrenaline.ids import CARDS, COLOURS, FIGURES, ROOMS, SPAWN, SQUARES
from frenzy.games.adrenaline.tiles import TILE_IDS
from frenzy.kernel.records import Action

OTHERS: Final = FIGURES - 1


def target_row(action: actions.Target, eye: SeatEye) -> int:
    """The others in the order of their rows, then the spawnpoints."""
    return OTHERS + action.target - SPAWN if action.target >= SPAWN else eye.row_of_character[action.target] - 1


BLOCKS: Final = (
    Block(WORDS, ("done", "run", "grab", "bot", "everyone", "back"), meaning="what needs no thing"),
    Block("square", SQUARES, ("square", "path"), "where a figure goes, or what is aimed at"),
    Block(
        "target",
        (*(f"figure {row}" for row in range(1, FIGURES)), *(f"spawn {colour}" for colour in COLOURS)),
        meaning="another figure by its row, the next seat's is 1; a spawnpoint",
    ),
    Block("weapon", WEAPON_IDS, ("weapon",), "to shoot with, take, drop or reload"),
    Block("card", CARDS, ("card",), "a powerup to play, pay with or discard"),
    Block("effect", ("0", "1", "2"), meaning="of the weapon in use, in the order of its card"),
    Block("room", ROOMS, ("room",), "what is aimed at"),
    Block("colour", COLOURS, ("cube", "track", "spawn"), "a cube, a track, the Bot's spawnpoint"),
    Block("item", (*COLOURS, "powerup"), meaning="what is left of a tile for a turret"),
    Block("tile", TILE_IDS, ("tile",), "of the turret board"),
)

SPELLING: Final[dict[type[Action], tuple[Part, ...]]] = {
    actions.Done: ("done",),
    actions.EndTurn: ("done",),
    actions.PayCubes: ("done",),
    actions.Run: ("run",),
    actions.Grab: ("grab",),
    actions.UseBot: ("bot",),
    actions.HitEveryone: ("everyone",),
    actions.Shoot: ("weapon",),
    actions.Take: ("weapon",),
    actions.Drop: ("weapon",),
    actions.Reload: ("weapon",),
    actions.Play: ("card",),
    actions.PayCard: ("card",),
    actions.Discard: ("card",),
    actions.Move: ("square",),
    actions.AimAt: ("square",),
    actions.Return: ("back", "square"),
    actions.Path: ("squares", "done"),
    actions.AimAtRoom: ("room",),
    actions.Target: (By("target", target_row),),
    actions.Use: (By("effect", lambda action, eye: int(action.effect)),),
    actions.PayCube: ("colour",),
    actions.Tag: ("colour",),
    actions.PlaceBot: ("colour",),
    actions.Forgo: (By("item", lambda action, eye: int(action.item)),),
    actions.TakeTile: ("tile",),
}

VOCABULARY: Final = Vocabulary(BLOCKS, SPELLING, size=96)
