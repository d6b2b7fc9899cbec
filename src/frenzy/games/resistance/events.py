"""What happened, with its numbers and the paragraph that made it happen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from frenzy.games.resistance import phrases, things
from frenzy.games.resistance.cards import CITIZEN_OF, CITIZENS
from frenzy.kernel.phrase import Given, Phrase
from frenzy.kernel.records import Event, traits, union_of
from frenzy.kernel.told import LOUD, QUIET

if TYPE_CHECKING:
    from frenzy.games.resistance.state import State


class ByHero(Event, frozen=True):
    """Something that a hero does or suffers."""

    hero: things.HeroId


class OfMobs(Event, frozen=True):
    """Something that so many enemies of a kind do or suffer."""

    kind: things.MobId
    count: int

    def given(self, state: State) -> Given:
        return {"mobs": phrases.mobs(self.kind, self.count), "whom": phrases.mobs(self.kind, self.count, "object")}


# -- the course of the game -------------------------------------------------------------------------------------


@traits(scene="scene-round", loudness=QUIET)
class RoundBegan(Event, frozen=True, tag="round_began"):
    round: int
    rule: str = "Z-3.1"

    def given(self, state: State) -> Given:
        return {"number": self.round}


@traits(scene="scene-enemies", loudness=LOUD, reveals=True)
class EnemiesBegan(Event, frozen=True, tag="enemies_began"):
    """The Enemy Phase begins: what happened before stays so."""

    round: int
    rule: str = "Z-14.1"

    def given(self, state: State) -> Given:
        return {"number": self.round}


@traits(scene="scene-end", loudness=QUIET)
class EndBegan(Event, frozen=True, tag="end_began"):
    round: int
    rule: str = "Z-3.5"

    def given(self, state: State) -> Given:
        return {"number": self.round}


@traits(echoes=("activate",))
class HeroActivated(ByHero, frozen=True, tag="hero_activated"):
    rule: str = "Z-10.1"


@traits(loudness=QUIET, echoes=("end_turn",))
class TurnEnded(ByHero, frozen=True, tag="turn_ended"):
    rule: str = "Z-10.1"


GOALS = (
    "take", "exit", "rescue_all", "rescue_each", "rescue", "slay", "all_red", "no_enemy_left", "move_points",
    "secret_missions", "final_blow",
)  # fmt: skip


@traits(variants=GOALS, loudness=LOUD, felt="gain", mark="goal")
class GoalMet(Event, frozen=True, tag="goal_met"):
    """A goal of the mission, by its block and its place there."""

    goal: str
    rule: str = "Z-3.2"

    @property
    def variant(self) -> str:
        return self.goal


@traits(variants=("won", "lost"), loudness=LOUD, mark="end", reveals=True)
class GameEnded(Event, frozen=True, tag="game_ended"):
    result: str
    round: int
    rule: str

    @property
    def variant(self) -> str:
        return self.result

    def given(self, state: State) -> Given:
        return {"why": Phrase(f"end-{self.rule.replace('.', '-')}")}


# -- heroes -----------------------------------------------------------------------------------------------------


@traits(felt="gain", loudness=QUIET, fold="power")
class PowerGained(ByHero, frozen=True, tag="power_gained"):
    amount: int
    total: int
    rule: str = "Z-8.9"


@traits(felt="loss")
class PowerLost(ByHero, frozen=True, tag="power_lost"):
    amount: int
    total: int
    rule: str


@traits(felt="loss")
class HungerRose(ByHero, frozen=True, tag="hunger_rose"):
    amount: int
    total: int
    rule: str = "Z-21.1"


@traits(felt="gain")
class HungerFell(ByHero, frozen=True, tag="hunger_fell"):
    amount: int
    total: int
    rule: str


@traits(echoes=("move", "carry"))
class HeroMoved(ByHero, frozen=True, tag="hero_moved"):
    start: things.ZoneFromId
    zone: things.ZoneToId
    rule: str = "Z-10.2"


@traits(echoes=("open",))
class DoorOpened(ByHero, frozen=True, tag="door_opened"):
    door: things.OpeningId
    rule: str = "Z-10.4"


@traits(felt="gain", reveals=True, echoes=("gain_trait",))
class TraitGained(ByHero, frozen=True, tag="trait_gained"):
    trait: things.TraitId
    rule: str = "Z-12.1"


@traits(felt="loss", echoes=("drop",))
class TraitDropped(ByHero, frozen=True, tag="trait_dropped"):
    trait: things.TraitId
    rule: str


@traits(echoes=("use",))
class AbilityUsed(ByHero, frozen=True, tag="ability_used"):
    power: things.PowerId
    rule: str = "Z-10.13"


@traits(felt="gain", fold="experience", loudness=QUIET)
class ExperienceGained(ByHero, frozen=True, tag="experience_gained"):
    amount: int
    total: int
    rule: str = "Z-8.4"


@traits(felt="gain", loudness=LOUD, mark="level")
class LevelReached(ByHero, frozen=True, tag="level_reached"):
    level: str
    rule: str = "Z-8.5"

    def given(self, state: State) -> Given:
        return {"level": Phrase(f"level-{self.level}")}


@traits(felt="gain")
class Healed(ByHero, frozen=True, tag="healed"):
    amount: int
    health: int
    rule: str


@traits(felt="hit", loudness=LOUD)
class HeroWounded(ByHero, frozen=True, tag="hero_wounded"):
    health: int
    rule: str = "Z-8.3"


@traits(felt="gain")
class WoundCancelled(Event, frozen=True, tag="wound_cancelled"):
    hero: things.HeroId
    power: things.PowerId
    rule: str = "Z-13.7"


@traits(felt="hit", loudness=LOUD, mark="fall")
class HeroFell(ByHero, frozen=True, tag="hero_fell"):
    rule: str = "Z-8.3"


@traits(loudness=LOUD, felt="gain", echoes=("leave",))
class HeroLeft(ByHero, frozen=True, tag="hero_left"):
    zone: things.ZoneInId
    rule: str = "Z-10.11"


@traits(variants=("skill", "attack"), felt="gain")
class HeroCopied(ByHero, frozen=True, tag="hero_copied"):
    other: things.HeroId
    skill: things.SkillId
    rule: str = "Z-8.11"

    @property
    def variant(self) -> str:
        return "skill" if self.skill else "attack"


# -- attacks ----------------------------------------------------------------------------------------------------


@traits(loudness=QUIET)
class AttackAimed(ByHero, frozen=True, tag="attack_aimed"):
    attack: things.AttackId
    zone: things.ZoneInId
    rule: str = "Z-11.3"


@traits(chance=True)
class DiceRolled(ByHero, frozen=True, tag="dice_rolled"):
    """The faces, and how many of them hit."""

    faces: tuple[int, ...]
    hits: int
    rule: str = "Z-11.4"

    def given(self, state: State) -> Given:
        return {"dice": " ".join(map(str, self.faces)) or "–"}


@traits(chance=True)
class DieRolled(Event, frozen=True, tag="die_rolled"):
    """A single die, and whether it was enough."""

    face: int
    enough: bool
    rule: str


@traits(felt="gain")
class EnemiesEliminated(OfMobs, frozen=True, tag="enemies_eliminated"):
    zone: things.ZoneInId
    hero: things.HeroId
    rule: str = "Z-11.7"

    def also_names(self, state: State) -> list[str]:
        return [f"mob {self.kind} {self.zone}"]


@traits(felt="gain", loudness=LOUD, mark="named")
class NamedEliminated(Event, frozen=True, tag="named_eliminated"):
    named: things.NamedId
    hero: things.HeroId
    rule: str = "Z-11.7"


@traits(felt="gain", loudness=LOUD)
class NamedLaidDown(Event, frozen=True, tag="named_laid_down"):
    named: things.NamedId
    rule: str = "Z-20.10"


@traits(felt="loss", loudness=LOUD)
class NamedStoodUp(Event, frozen=True, tag="named_stood_up"):
    named: things.NamedId
    rule: str = "Z-20.10"


class Pushed(Event, frozen=True, tag="pushed"):
    kind: things.MobId
    start: things.ZoneFromId
    zone: things.ZoneToId
    rule: str = "Z-10.14"


class NamedPushed(Event, frozen=True, tag="named_pushed"):
    named: things.NamedId
    start: things.ZoneFromId
    zone: things.ZoneToId
    rule: str = "Z-10.14"


@traits(loudness=LOUD)
class ObjectUsed(Event, frozen=True, tag="object_used"):
    hero: things.HeroId
    object: things.ObjectId
    zone: things.ZoneId
    rule: str = "Z-19.1"


class ObjectMoved(Event, frozen=True, tag="object_moved"):
    hero: things.HeroId
    object: things.ObjectId
    zone: things.ZoneToId
    rule: str = "Z-20.10"


@traits(loudness=LOUD, felt="gain")
class ObjectCharged(Event, frozen=True, tag="object_charged"):
    object: things.ObjectId
    rule: str = "Z-20.10"


# -- citizens ---------------------------------------------------------------------------------------------------


@traits(felt="gain", loudness=LOUD, mark="rescue", echoes=("rescue",))
class CitizenRescued(Event, frozen=True, tag="citizen_rescued"):
    hero: things.HeroId
    citizen: things.CitizenId
    rule: str = "Z-13.1"


@traits(felt="gain", loudness=LOUD, mark="rescue")
class CitizenEaten(Event, frozen=True, tag="citizen_eaten"):
    hero: things.HeroId
    citizen: things.CitizenId
    rule: str = "Z-21.3"


@traits(echoes=("drop_citizen",))
class CitizenDropped(Event, frozen=True, tag="citizen_dropped"):
    hero: things.HeroId
    citizen: things.CitizenId
    rule: str = "Z-13.2"


@traits(felt="loss", loudness=LOUD, mark="devoured")
class CitizenDevoured(Event, frozen=True, tag="citizen_devoured"):
    citizen: things.CitizenId
    rule: str


@traits(variants=("person", "card"), reveals=True)
class CitizenRevealed(Event, frozen=True, tag="citizen_revealed"):
    """A citizen is found, or a card that is no person is turned up."""

    citizen: things.CitizenId
    zone: things.ZoneInId
    rule: str = "Z-18.3"

    @property
    def variant(self) -> str:
        return "person" if CITIZENS[CITIZEN_OF[self.citizen]].kind == "citizen" else "card"


@traits(reveals=True)
class HiddenCitizenCame(Event, frozen=True, tag="hidden_citizen_came"):
    citizen: things.CitizenId
    zone: things.ZoneInId
    rule: str = "Z-17.4"


class HiddenEnded(Event, frozen=True, tag="hidden_ended"):
    citizen: things.CitizenId
    rule: str = "Z-13.11"


@traits(loudness=QUIET)
class CitizenMoved(Event, frozen=True, tag="citizen_moved"):
    citizen: things.CitizenId
    start: things.ZoneFromId
    zone: things.ZoneToId
    rule: str = "Z-13.10"


class CitizenEscaped(Event, frozen=True, tag="citizen_escaped"):
    citizen: things.CitizenId
    zone: things.ZoneInId
    rule: str = "Z-21.8"


# -- objectives and the house -----------------------------------------------------------------------------------


@traits(felt="gain", loudness=LOUD, reveals=True, mark="objective", echoes=("take_token",))
class TokenTaken(Event, frozen=True, tag="token_taken"):
    hero: things.HeroId
    colour: things.ColourId
    zone: things.ZoneInId
    rule: str = "Z-10.9"


@traits(felt="gain", loudness=LOUD, mark="objective", echoes=("take_card",))
class CardTaken(Event, frozen=True, tag="card_taken"):
    hero: things.HeroId
    citizen: things.CitizenId
    rule: str = "Z-13.13"


class TokenGiven(Event, frozen=True, tag="token_given"):
    hero: things.HeroId
    other: things.HeroId
    colour: things.ColourId
    rule: str = "Z-20.8"


@traits(felt="loss", loudness=LOUD)
class PointWoke(Event, frozen=True, tag="point_woke"):
    zone: things.ZoneInId
    rule: str = "Z-16.2"


@traits(felt="gain", loudness=LOUD, mark="objective")
class PointMoved(Event, frozen=True, tag="point_moved"):
    hero: things.HeroId
    start: things.ZoneFromId
    zone: things.ZoneToId
    rule: str = "Z-20.8"


@traits(felt="gain", loudness=LOUD)
class ExitPlaced(Event, frozen=True, tag="exit_placed"):
    zone: things.ZoneInId
    rule: str = "Z-20.5"


@traits(felt="gain")
class DoorUnlocked(Event, frozen=True, tag="door_unlocked"):
    door: things.OpeningId
    rule: str = "Z-4.7"


@traits(felt="gain")
class ElevatorFreed(Event, frozen=True, tag="elevator_freed"):
    floor: things.FloorId
    rule: str = "Z-7.12"


@traits(echoes=("call", "ride"))
class ElevatorMoved(Event, frozen=True, tag="elevator_moved"):
    hero: things.HeroId
    floor: things.FloorToId
    rule: str = "Z-7.9"


@traits(loudness=LOUD, reveals=True)
class BuildingOpened(Event, frozen=True, tag="building_opened"):
    zones: tuple[things.ZoneId, ...]
    rule: str = "Z-18.1"


@traits(loudness=LOUD)
class BeaconLit(Event, frozen=True, tag="beacon_lit"):
    rule: str = "Z-20.7"


class SupplyRemoved(OfMobs, frozen=True, tag="supply_removed"):
    rule: str = "Z-20.7"


@traits(felt="gain")
class EnemyRemoved(Event, frozen=True, tag="enemy_removed"):
    kind: things.MobId
    zone: things.ZoneInId
    rule: str = "Z-20.15"


# -- the Enemy Phase --------------------------------------------------------------------------------------------


@traits(felt="hit")
class ZoneAttacked(Event, frozen=True, tag="zone_attacked"):
    """The enemies of a zone attack: so many wounds."""

    zone: things.ZoneInId
    wounds: int
    named: tuple[things.NamedId, ...] = ()
    rule: str = "Z-14.4"


def ways_given(start: str, ways: tuple[str, ...], table: State) -> Given:
    """Whether several ways were equally good, and the zones beside the start where none of them leads: those ways are
    longer, or closed."""
    refused = [zone for zone in phrases.zones_beside(table, start) if zone not in ways]
    several = "yes" if len(ways) > 1 else "no"
    return {"several": several, "refused": [Phrase(f"zone-{zone}") for zone in refused] or "none"}


@traits(variants=("sight", "path", "lair"), fold="enemies")
class EnemiesMoved(OfMobs, frozen=True, tag="enemies_moved"):
    """So many of a kind go from one zone to another: towards which zones, because they see them or by the shortest
    way; `ways` are all that were equally good."""

    start: things.ZoneFromId
    zone: things.ZoneToId
    why: str
    targets: tuple[things.ZoneId, ...]
    ways: tuple[things.ZoneId, ...]
    rule: str = "Z-15.1"

    @property
    def variant(self) -> str:
        return self.why

    def given(self, state: State) -> Given:
        return super().given(state) | ways_given(self.start, self.ways, state)


@traits(variants=("sight", "path", "lair"))
class NamedMoved(Event, frozen=True, tag="named_moved"):
    named: things.NamedId
    start: things.ZoneFromId
    zone: things.ZoneToId
    why: str
    targets: tuple[things.ZoneId, ...]
    ways: tuple[things.ZoneId, ...]
    rule: str = "Z-15.1"

    @property
    def variant(self) -> str:
        return self.why

    def given(self, state: State) -> Given:
        return ways_given(self.start, self.ways, state)


@traits(felt="loss", loudness=LOUD)
class WindowForced(Event, frozen=True, tag="window_forced"):
    door: things.OpeningId
    zone: things.ZoneFromId
    rule: str = "Z-15.4"


class EnemiesDistracted(OfMobs, frozen=True, tag="enemies_distracted"):
    zone: things.ZoneInId
    rule: str = "Z-14.1"


@traits(felt="loss")
class HeroPulled(ByHero, frozen=True, tag="hero_pulled"):
    named: things.NamedId
    zone: things.ZoneToId
    rule: str = "Z-21"


# -- spawning ---------------------------------------------------------------------------------------------------


@traits(reveals=True, loudness=QUIET)
class CardDrawn(Event, frozen=True, tag="card_drawn"):
    card: things.SpawnCardId
    zone: things.ZoneInId
    level: str
    rule: str = "Z-16.1"

    def given(self, state: State) -> Given:
        card = phrases.spawn_card(phrases.mode_of(state), self.card, self.level)
        return {"card": card, "level": Phrase(f"level-{self.level}")}


@traits(felt="loss", fold="spawned", reveals=True)
class EnemiesSpawned(OfMobs, frozen=True, tag="enemies_spawned"):
    zone: things.ZoneInId
    rule: str

    def also_names(self, state: State) -> list[str]:
        return [f"mob {self.kind} {self.zone}"]


@traits(felt="loss", loudness=LOUD, mark="named", reveals=True)
class NamedSpawned(Event, frozen=True, tag="named_spawned"):
    named: things.NamedId
    zone: things.ZoneInId
    rule: str


@traits(variants=("rush", "card", "shortage", "named", "overdrive"), felt="loss", loudness=LOUD)
class ExtraActivation(Event, frozen=True, tag="extra_activation"):
    """Enemies of a kind act at once; why."""

    kind: things.MobId
    why: str
    rule: str

    @property
    def variant(self) -> str:
        return self.why

    def given(self, state: State) -> Given:
        return {"mobs": phrases.all_of(self.kind)}


@traits(felt="loss", loudness=LOUD)
class Shortage(Event, frozen=True, tag="shortage"):
    kind: things.MobId
    rule: str = "Z-17.10"

    def given(self, state: State) -> Given:
        return {"mobs": phrases.all_of(self.kind)}


@traits(loudness=QUIET)
class CardSkipped(Event, frozen=True, tag="card_skipped"):
    card: things.SpawnCardId
    rule: str


@traits(loudness=QUIET, chance=True)
class Shuffled(Event, frozen=True, tag="shuffled"):
    pile: str
    cards: int
    rule: str

    def given(self, state: State) -> Given:
        return {"pile": Phrase(f"pile-{self.pile}")}


if TYPE_CHECKING:
    AnyEvent = Event
else:
    AnyEvent = union_of(Event, globals())
