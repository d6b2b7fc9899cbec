"""What the fields of actions and events hold: kinds of things, by number inside the rules and by id outside."""

from __future__ import annotations

from typing import Annotated

from frenzy.games.adrenaline.arsenal import WEAPON_IDS
from frenzy.games.adrenaline.ids import CARDS, COLOURS, ROOMS, SQUARES
from frenzy.games.adrenaline.tiles import TILE_IDS
from frenzy.kernel.told import Kind

Figure = Annotated[int, Kind("figure")]
Square = Annotated[int, Kind("square", SQUARES)]
SquareId = Annotated[str, Kind("square")]
PathSquare = Annotated[int, Kind("path", SQUARES)]
Room = Annotated[int, Kind("room", ROOMS)]
Weapon = Annotated[int, Kind("weapon", WEAPON_IDS)]
WeaponId = Annotated[str, Kind("weapon")]
Card = Annotated[int, Kind("card", CARDS)]
CardId = Annotated[str, Kind("card")]
Tile = Annotated[int, Kind("tile", TILE_IDS)]
TileId = Annotated[str, Kind("tile")]
Cube = Annotated[int, Kind("cube", COLOURS)]
Spawn = Annotated[int, Kind("spawn", COLOURS)]
SpawnId = Annotated[str, Kind("spawn")]
Track = Annotated[int, Kind("track", COLOURS)]
TrackId = Annotated[str, Kind("track")]
