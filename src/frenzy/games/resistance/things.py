"""What the fields of actions and events hold: kinds of things, by number inside the rules and by id outside.

Things are called as those who ask the guide call them: `hero wolverine`, `zone 17R-s`, `door front-door` (windows too),
`mob walker 17R-s` is a group of enemies, `named sabretooth` one with a name, `citizen callisto`, `trait grit`,
`skill gust`, `point 17R-s`, `token 13R-dining` an objective, `object sentinel_hand`, `floor first`, `card s01`.

A kind may have a form, for languages that bend their words: `zone/to` is a zone one goes to, said by `zone-17R-s-to`.
"""

from __future__ import annotations

from typing import Annotated, Final

from frenzy.games.resistance.board import OPENING_IDS, ZONE_IDS
from frenzy.games.resistance.cards import CITIZEN_IDS, OBJECT_IDS, POWERS, SKILL_IDS, SPAWN_IDS, TRAIT_IDS
from frenzy.games.resistance.ids import CHARACTERS, COLOURS, FLOORS, MOBS, POINT_COLOURS, ZOMBIE_MOBS
from frenzy.kernel.told import Kind

POWER_IDS: Final = tuple(power.id for power in POWERS)
ALL_MOBS: Final = MOBS + ZOMBIE_MOBS

Hero = Annotated[int, Kind("hero", CHARACTERS)]
HeroId = Annotated[str, Kind("hero")]
Zone = Annotated[int, Kind("zone", ZONE_IDS)]
ZoneId = Annotated[str, Kind("zone")]
ZoneTo = Annotated[int, Kind("zone/to", ZONE_IDS)]
ZoneToId = Annotated[str, Kind("zone/to")]
ZoneIn = Annotated[int, Kind("zone/in", ZONE_IDS)]
ZoneInId = Annotated[str, Kind("zone/in")]
ZoneFromId = Annotated[str, Kind("zone/from")]
Opening = Annotated[int, Kind("door", OPENING_IDS)]
OpeningId = Annotated[str, Kind("door")]
Named = Annotated[int, Kind("named", CHARACTERS)]
NamedId = Annotated[str, Kind("named")]
MobKind = Annotated[int, Kind("kind/one", ALL_MOBS)]
MobId = Annotated[str, Kind("kind/one")]
Citizen = Annotated[int, Kind("citizen", CITIZEN_IDS)]
CitizenId = Annotated[str, Kind("citizen")]
Trait = Annotated[int, Kind("trait", TRAIT_IDS)]
TraitId = Annotated[str, Kind("trait")]
Skill = Annotated[int, Kind("skill", SKILL_IDS)]
SkillId = Annotated[str, Kind("skill")]
Power = Annotated[int, Kind("power", POWER_IDS)]
PowerId = Annotated[str, Kind("power")]
SpawnCard = Annotated[int, Kind("card", SPAWN_IDS)]
SpawnCardId = Annotated[str, Kind("card")]
Object = Annotated[int, Kind("object", OBJECT_IDS)]
ObjectId = Annotated[str, Kind("object")]
Floor = Annotated[int, Kind("floor", FLOORS)]
FloorId = Annotated[str, Kind("floor")]
FloorTo = Annotated[int, Kind("floor/to", FLOORS)]
FloorToId = Annotated[str, Kind("floor/to")]
Colour = Annotated[int, Kind("colour", COLOURS)]
ColourId = Annotated[str, Kind("colour")]
PointColour = Annotated[int, Kind("point", POINT_COLOURS)]
AttackId = Annotated[str, Kind("attack")]
