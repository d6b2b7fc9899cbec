"""Choices, events and decisions say what they are: their sentence, the things they name, how they are felt."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import Any, get_args

import pytest
from msgspec import json

from frenzy.catalogues import LANGUAGES
from frenzy.games.resistance import actions, frames, offers, phrases
from frenzy.games.resistance import events as ev
from frenzy.games.resistance.actions import Use
from frenzy.games.resistance.board import OPENING_IDS, ZONE_IDS
from frenzy.games.resistance.cards import (
    CITIZEN_IDS,
    CITIZENS,
    NAMED,
    OBJECT_IDS,
    POWERS,
    SHEETS,
    SKILL_IDS,
    SPAWN_IDS,
    TRAIT_IDS,
)
from frenzy.games.resistance.game import GAME
from frenzy.games.resistance.ids import CHARACTERS, COLOURS, FLOORS, LEVELS, MOBS, MODES, ZOMBIE_MOBS
from frenzy.games.resistance.missions import MISSIONS
from frenzy.games.resistance.text import Text
from frenzy.games.resistance.things import ALL_MOBS
from frenzy.kernel import Action, Event, Frame
from frenzy.kernel.phrase import Phrase
from frenzy.kernel.telling import action_text, tag_of, things_of, told
from frenzy.kernel.told import LOUD, SILENT
from tests.resistance.table import Table, enemy_phase, given
from tests.resistance.words import messages, phrases_in, played, sayings

EVENTS: tuple[type[Event], ...] = get_args(ev.AnyEvent)
ACTIONS = {kind.__struct_config__.tag for kind in Action.__subclasses__() if kind.__module__ == actions.__name__}
PROMPTS = {kind.prompt for kind in GAME.decisions}
HEROIC, ZOMBIE = (GAME.new(1, 1, {"mission": mission}) for mission in ("MH0", "MZ1"))

IDS: dict[str, Collection[str]] = {
    "hero": CHARACTERS, "named": CHARACTERS, "zone": ZONE_IDS, "door": OPENING_IDS, "citizen": CITIZEN_IDS,
    "trait": TRAIT_IDS, "skill": SKILL_IDS, "object": OBJECT_IDS, "floor": FLOORS, "card": SPAWN_IDS,
}  # fmt: skip


@cache
def texts() -> list[Text]:
    return [Text(language) for language in LANGUAGES]


@cache
def key_of(language: str, say: str) -> str:
    """The key that a language says a phrase by: the phrase's own, or what it is a special case of."""
    while say not in messages(language) and "-" in say:
        say = say.rpartition("-")[0]
    return say


def check_said(phrase: Phrase) -> None:
    """Every language has the sentence and all that it is made of, and can say it without a hole."""
    for text in texts():
        for part in phrases_in(phrase):
            assert key_of(text.language, part.say) in messages(text.language), (text.language, part)
        line = text.sentence(phrase)
        assert line, phrase
        assert "{" not in line, line
        assert "  " not in line, line
        assert "none" not in line.split(), line


def check_thing(thing: str) -> None:
    kind, _, id = thing.partition(" ")
    if kind == "mob":
        mob, _, zone = id.partition(" ")
        assert mob in ALL_MOBS, thing
        assert zone in ZONE_IDS, thing
    else:
        assert id in IDS[kind], thing


# -- every kind of them ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_prompt_action_event_fold_and_mark_has_its_sentence(language: str) -> None:
    wanted = {f"prompt-{name}" for name in (*PROMPTS, "waiting", "waiting-any", "over")}
    wanted |= {f"action-{tag}" for tag in ACTIONS}
    for kind in EVENTS:
        wanted |= {f"event-{kind.__struct_config__.tag}{f'-{which}' if which else ''}" for which in kind.variants}
        wanted |= {f"log-{kind.fold}"} if kind.fold else set()
        wanted |= {f"mark-{kind.mark}"} if kind.mark else set()
        wanted |= {kind.scene} if kind.scene else set()

    assert wanted - messages(language).keys() == set()


def test_no_sentence_of_a_prompt_action_or_event_is_left_over() -> None:
    events = {kind.__struct_config__.tag: kind for kind in EVENTS}
    for key in messages("en"):
        kind, _, rest = key.partition("-")
        tag, _, variant = rest.partition("-")
        match kind:
            case "prompt":
                assert tag in PROMPTS | {"waiting", "over"}, key
            case "action":
                assert tag in ACTIONS, key
                assert not variant or variant in PROMPTS, key
            case "why" if tag == "not":
                pass  # why something cannot be chosen: the guide's
            case "event" | "why":
                assert tag in events, key
                assert variant in (*events[tag].variants, ""), key
            case "mark":
                assert tag in {found.mark for found in EVENTS}, key
            case "log":
                assert tag in {found.fold for found in EVENTS} | {"setup"}, key
            case _:
                pass


def test_traits_are_ones_that_clients_know() -> None:
    for kind in EVENTS:
        assert SILENT <= kind.loudness <= LOUD, kind
        assert kind.felt in ("", "hit", "gain", "loss"), kind
        assert set(kind.echoes) <= ACTIONS, kind


def test_every_ending_says_why() -> None:
    """Paragraphs by which missions are lost, and the one by which they are won."""
    own = {
        mission.rule
        for mission in MISSIONS
        if mission.lost_if_devoured or mission.lost_if_too_few_citizens or mission.lair
    }
    for rule in ("Z-3.2", "Z-3.3", "Z-3.7", *own):
        key = f"end-{rule.replace('.', '-')}"
        assert all(key in messages(language) for language in LANGUAGES), key
        for result in ("won", "lost"):
            check_said(told(GAME, HEROIC, ev.GameEnded(result, 3, rule)).text)


# -- in whole games --------------------------------------------------------------------------------------------------


def test_random_games_say_everything_and_name_only_what_there_is() -> None:
    said: set[bytes] = set()
    prompts: set[str] = set()
    kinds: set[str] = set()
    tags: set[str] = set()
    for state, question, happened in played(games=48):
        tales = [told(GAME, state, event) for event in happened]
        prompts.add(question.text.say)
        kinds |= {choice.kind for choice in question.choices}
        tags |= {tag_of(event) for event in happened}
        for event, tale in zip(happened, tales, strict=True):
            assert event.variant in event.variants, event
            assert not tale.scene or texts()[0].sentence(Phrase(tale.scene, tale.given))
        for phrase in (*sayings(question), *(tale.text for tale in tales)):
            mark = json.encode(phrase)
            if mark not in said:
                said.add(mark)
                check_said(phrase)
        things = [thing for choice in question.choices for thing in choice.things] + question.about
        for thing in {*things, *(thing for tale in tales for thing in tale.things)}:
            check_thing(thing)
    assert len(prompts) > 22
    assert len(kinds) > 30
    assert len(tags) > 45


# -- one by one, also what random play never finds ---------------------------------------------------------------------


def every_action() -> list[Action]:
    """One of each at least; of uses all of them."""
    tables = [table for table in vars(offers).values() if isinstance(table, tuple)]
    found = [item for table in tables for item in table if isinstance(item, Action)]
    found += [item for item in vars(offers).values() if isinstance(item, Action)]
    found += [offers.attack_as(2, 5), offers.fire(0, 3), offers.reroll(POWERS[0].number, 2), offers.dismiss(0, 0)]
    found += [offers.dismiss(many, 3 - many) for many in range(4)]
    found += [offers.remove(kind, 4) for kind in range(6)] + [offers.push(kind, 4) for kind in range(6)]
    return [*found, offers.push_named(3, 4)]


def test_every_action_can_be_said_under_every_prompt_that_has_a_word_for_it() -> None:
    said = set()
    for action in every_action():
        state = ZOMBIE if isinstance(action, Use) and POWERS[action.power].hunger else HEROIC
        tag = tag_of(action)
        variants = [key.removeprefix(f"action-{tag}-") for key in messages("en") if key.startswith(f"action-{tag}-")]
        for prompt in ("turn", *variants):
            check_said(action_text(GAME, state, action, prompt))
        said.add(tag)
        for thing in things_of(GAME, state, action):
            check_thing(thing)
    assert said == ACTIONS


def samples() -> list[Event]:
    """Events of every kind and variant."""
    here, there = "13R-kitchen", "13R-dining"
    who, kinds = "storm", (*MOBS, *ZOMBIE_MOBS)
    found: list[Event] = [
        ev.RoundBegan(1), ev.EnemiesBegan(1), ev.EndBegan(1), ev.HeroActivated(who), ev.TurnEnded(who),
        *[ev.GoalMet(goal) for goal in ev.GoalMet.variants],
        ev.PowerGained(who, 1, 2), ev.PowerLost(who, 1, 0, "Z-13.9"), ev.HungerRose(who, 1, 2),
        ev.HungerFell(who, 2, 0, "Z-21.3"),
        ev.HeroMoved(who, here, there), *[ev.DoorOpened(who, door) for door in OPENING_IDS],
        *[ev.TraitGained(who, trait) for trait in TRAIT_IDS], ev.TraitDropped(who, "grit", "Z-12.1"),
        *[ev.AbilityUsed(who, power.id) for power in POWERS], ev.ExperienceGained(who, 5, 9),
        *[ev.LevelReached(who, level) for level in LEVELS], ev.Healed(who, 1, 3, "Z-3.5"), ev.HeroWounded(who, 2),
        ev.WoundCancelled(who, "grit"), ev.WoundCancelled("", "iron_shield"), ev.HeroFell(who), ev.HeroLeft(who, here),
        ev.HeroCopied(who, "rogue", "gust"), ev.HeroCopied(who, "rogue", ""),
        *[ev.AttackAimed(sheet.id, sheet.attack.id, here) for sheet in SHEETS], ev.AttackAimed(who, "devour", here),
        *[ev.DiceRolled(who, (1,) * hits, hits) for hits in range(6)], ev.DieRolled(3, enough=True, rule="Z-13.6"),
        ev.DieRolled(3, enough=False, rule="Z-13.6"), ev.NamedLaidDown("juggernaut"), ev.NamedStoodUp("juggernaut"),
        ev.NamedPushed("cyclops", here, there), ev.ObjectUsed(who, "sentinel_hand", here),
        ev.NamedEliminated("cyclops", who),
        ev.ObjectMoved(who, "sentinel_hand", here), ev.ObjectCharged("sentinel_hand"), ev.CitizenRescued(who, "shanna"),
        ev.CitizenEaten(who, "shanna"), ev.CitizenDropped(who, "shanna"), ev.CitizenDevoured("shanna", "Z-13.9"),
        *[ev.CitizenRevealed(card.id, here) for card in CITIZENS], ev.HiddenCitizenCame("shanna", here),
        ev.HiddenEnded("shanna"), ev.CitizenMoved("shanna", here, there), ev.CitizenEscaped("shanna", here),
        *[ev.TokenTaken(who, colour, here) for colour in COLOURS], ev.CardTaken(who, "secret_mission_1"),
        ev.TokenGiven(who, "rogue", "red"), ev.PointWoke(here), ev.PointMoved(who, here, there), ev.ExitPlaced(here),
        ev.DoorUnlocked("front-door"), *[ev.ElevatorFreed(floor) for floor in FLOORS], ev.BeaconLit(),
        *[ev.ElevatorMoved(who, floor) for floor in FLOORS], ev.BuildingOpened((here, there)),
        ev.BuildingOpened((here,)),
        ev.WindowForced("win-kitchen", here), ev.HeroPulled(who, "magneto", here), ev.CardSkipped("s01", "Z-17"),
        *[ev.CardDrawn(card, here, level) for card in SPAWN_IDS for level in LEVELS],
        ev.NamedSpawned("cyclops", here, "Z-17.6"),
        *[ev.Shuffled(pile, 5, "Z-16.3") for pile in ("spawn", "traits", "citizens", "named")],
        ev.ExtraActivation("named", "named", "Z-17.7"),
    ]  # fmt: skip
    for zone in ZONE_IDS:
        found += [ev.ZoneAttacked(zone, 2), ev.HeroMoved(who, zone, zone), ev.CitizenMoved("shanna", zone, zone)]
    for why in ev.NamedMoved.variants:
        found.append(ev.NamedMoved("cyclops", here, there, why, (there,), (there, here)))
    for kind in kinds:
        found += [ev.Pushed(kind, here, there), ev.EnemyRemoved(kind, here), ev.Shortage(kind)]
        found += [ev.ExtraActivation(kind, why, "Z-17") for why in ev.ExtraActivation.variants if why != "named"]
        for count in (1, 2, 5, 12, 22):
            found += [
                ev.EnemiesEliminated(kind, count, here, who), ev.SupplyRemoved(kind, count),
                ev.EnemiesDistracted(kind, count, here), ev.EnemiesSpawned(kind, count, here, "Z-17.1"),
            ]  # fmt: skip
            for why in ev.EnemiesMoved.variants:
                found.append(ev.EnemiesMoved(kind, count, here, there, why, (there,), (there,)))
    return found


def test_every_event_can_be_said_in_every_variant_and_number() -> None:
    seen = set()
    for event in samples():
        assert event.variant in event.variants, event
        seen.add((tag_of(event), event.variant))
        for state in (HEROIC, ZOMBIE, GAME.view(HEROIC, None)):
            tale = told(GAME, state, event)
            check_said(tale.text)
            for thing in tale.things:
                check_thing(thing)
            why = Phrase(f"why-{tale.say.removeprefix('event-')}", tale.given)
            if key_of("en", why.say) in messages("en"):
                check_said(why)
    wanted = {(kind.__struct_config__.tag, which) for kind in EVENTS for which in kind.variants}
    assert wanted - seen <= {("game_ended", "won"), ("game_ended", "lost")}


@pytest.mark.parametrize("mode", range(len(MODES)))
def test_every_spawn_card_and_price_can_be_said(mode: int) -> None:
    for card in SPAWN_IDS:
        for level in ("", *LEVELS):
            check_said(phrases.spawn_card(mode, card, level))
    for power in range(len(POWERS)):
        price = phrases.price(power)
        assert price == "none" or isinstance(price, Phrase)
        if isinstance(price, Phrase):
            check_said(price)


def test_what_records_name() -> None:
    state = HEROIC

    assert things_of(GAME, state, offers.MOVE[0]) == [f"zone {ZONE_IDS[0]}"]
    assert things_of(GAME, state, offers.remove(1, 0)) == [f"zone {ZONE_IDS[0]}", f"mob brute {ZONE_IDS[0]}"]
    asked = HEROIC.clone()
    asked.stack.append(frames.AssignHits(0, 0, ZONE_IDS.index("13R-kitchen"), 0, 0, 2))
    assert things_of(GAME, asked, offers.HIT[1]) == ["mob brute 13R-kitchen"]
    power = next(power.number for power in POWERS if power.id == "grit")
    assert things_of(GAME, state, offers.USE[power]) == ["trait grit"]
    assert told(GAME, state, ev.AbilityUsed("storm", "gust")).things == ["hero storm", "skill gust"]
    spawned = ev.EnemiesSpawned("walker", 2, "13R-kitchen", "Z-17.1")
    assert told(GAME, state, spawned).things == ["zone 13R-kitchen", "mob walker 13R-kitchen"]
    assert told(GAME, state, ev.TokenTaken("storm", "red", "13R-kitchen")).things == ["hero storm", "zone 13R-kitchen"]


def test_some_sentences_as_they_are_read() -> None:
    text, state = Text("en"), HEROIC

    def line(event: Event) -> str:
        return text.event(state, event)

    assert (
        line(ev.EnemiesMoved("walker", 1, "13R-kitchen", "13R-dining", "path", (), ()))
        == "1 walker goes to the dining room."
    )
    assert line(ev.EnemiesMoved("runner", 3, "13R-kitchen", "13R-lawn3", "sight", (), ())) == (
        "3 runners see somebody and go to the inner west lawn."
    )
    assert line(ev.CitizenRevealed("too_late_1", "13R-kitchen")) == "A card is turned up in the kitchen: Too Late!"
    assert line(ev.CardDrawn("s04", "13R-kitchen", "orange")) == "Spawn card in the kitchen (orange): 8 walkers."
    assert line(ev.WoundCancelled("", "iron_shield")) == "Iron Shield cancels a wound."
    assert line(ev.DiceRolled("storm", (4, 6), 2)) == "Storm rolls 4 6: 2 hits."
    assert text.why(
        state, ev.EnemiesMoved("walker", 1, "13R-kitchen", "13R-dining", "path", ("14R-hallW",), ("13R-dining",))
    ) == ("They see nobody, and take the shortest way to: the west hall.")
    power = next(power.number for power in POWERS if power.id == "second_wind" and power.power)
    assert text.action(state, offers.USE[power], "turn") == "Use Second Wind (1 power)"
    assert (
        text.action(state, offers.dismiss(1, 2), "turn")
        == "Send the citizen away: 1 brute and 2 runners leave the supply"
    )
    assert text.action(state, offers.dismiss(0, 0), "turn") == "Send the citizen away: walkers leave the supply"
    assert text.action(state, offers.ROLL[2], "roll") == "Roll with 2 power"


def test_notes_beside_the_prompt() -> None:
    text, state = Text("en"), HEROIC
    redraw = frames.AskRedraw(0, 0, 3, 0, 2)

    def note(frame: Frame) -> str:
        said = frame.note(state)
        return "" if said is None else text.phrase(said)

    kitchen = ZONE_IDS.index("13R-kitchen")
    storm = CHARACTERS.index("storm")
    assert note(redraw) == "Wolverine: 8 walkers (orange)"
    assert note(frames.AskReady(0, 0)) == "Wolverine"
    assert note(frames.TakeTurn(0, 0)) == "Wolverine: no action left"
    assert note(frames.Aim(0, 0, kitchen, storm, 0)) == "Wolverine: Lightning Bolt in the kitchen"
    assert note(frames.AskCover(0, 0, -2)) == "Wolverine: for Amanda Sefton"
    assert frames.AskCover(0, 0, 1).about(state) == ["hero wolverine", "hero mystique"]
    assert note(frames.ShareWounds(0, 0, kitchen, 2)) == "2 wounds in the kitchen"
    assert note(frames.Volley(0, 0, ((kitchen, 1, -1),))) == "1 shot from the kitchen"
    assert note(frames.ChooseZone(0, 0, (kitchen,), 0, 3)) == "3 walkers"
    assert note(frames.ChooseShot(0, 0, CHARACTERS.index("cyclops"), (kitchen,))) == "Cyclops"
    assert note(frames.RemoveEnemies(0, 0, 2)) == "up to 2 more"
    assert text.phrase(phrases.faces((6, 1))) == "dice: 1 6"
    assert text.phrase(phrases.group_at(state, 3 + 9, 0)) == "Cyclops in the west library"
    assert len(NAMED) == len(CHARACTERS)


def test_z_15_1_a_move_tells_its_target_and_the_ways_that_were_refused() -> None:
    table = enemy_phase("wolverine 17R-s; storm 17R-s", "16R-out5 brute")
    moved = next(event for event in table.events if isinstance(event, ev.EnemiesMoved))
    why = Text("en").why(table.state, moved)

    assert "Equally good" not in why, "there is one way only"
    assert Text("en").zone("17R-s") in why
    assert "longer or closed" in why
    assert Text("en").zone("17R-sw") not in why.partition("longer or closed")[2]


def test_z_15_5_ways_that_are_equally_good_are_told() -> None:
    moved = ev.EnemiesMoved("walker", 1, "17R-s", "17R-se", "path", ("17R-n",), ("17R-se", "17R-sw"))
    state = GAME.new(1, 1, {"mission": "MH1"})

    for language in LANGUAGES:
        why = Text(language).why(state, moved)
        assert Text(language).zone("17R-sw") in why, why
        assert "{" not in why


# -- the paragraph of an event ----------------------------------------------------------------------------------

INSIDE: dict[str, Any] = {"opened": "", "revealed": ["13R-kitchen"], "cards": "s12"}
SEARCH: dict[str, Any] = {"mission": "MH3", "opened": "lockers-door", "floors": ["basement"]}
UP: dict[str, Any] = {"mission": "MH6", "cabin": "basement", "cards": "s12"}
FIRED = "fire sentinel_hand 17R-e"
THROWN: dict[str, Any] = {"hand": {"zone": "17R-e", "charged": False}}


def rules_of(kind: type[Any], table: Table) -> list[str]:
    return [event.rule for event in table.told(kind)]


def test_a_card_that_is_drawn_says_what_for() -> None:
    step = enemy_phase("storm 17R-s", points=[{"zone": "13R-lawn1", "colour": "initial"}], cards="s31 s12")
    inside = given("storm 13R-kitchen", **INSIDE).play("open kitchen-dining")
    late = given("storm 13R-kitchen", "", "13R-dining too_late_1_", **INSIDE | {"cards": "s12 s13"})
    called = given("storm 17V-landingN; rogue 17V-landingN", **UP).play("call")

    assert rules_of(ev.CardDrawn, step) == ["Z-16.1", "Z-17.4"]
    assert rules_of(ev.CardDrawn, inside) == ["Z-18.2"]
    assert rules_of(ev.CardDrawn, late.play("open kitchen-dining")) == ["Z-18.2", "Z-13.14"]
    assert rules_of(ev.CardDrawn, called) == ["Z-20.6"]


def test_a_citizen_that_is_found_says_how() -> None:
    opened = given("storm 13R-kitchen", "", "13R-dining callisto_", **INSIDE).play("open kitchen-dining")
    entered = given("storm 11V-corr", "", "11V-lockers callisto_", **SEARCH).play("move 11V-lockers")

    assert (rules_of(ev.CitizenRevealed, opened), rules_of(ev.CitizenRevealed, entered)) == (["Z-18.3"], ["Z-18.5"])


def test_a_cancelled_wound_says_by_what() -> None:
    def rule(hero: str, answer: str, dice: Sequence[int] = ()) -> list[str]:
        return rules_of(ev.WoundCancelled, enemy_phase(hero, "17R-s walker", dice=dice).play(answer))

    assert rule("storm 17R-s citizen=callisto", "sacrifice") == ["Z-13.7"]
    assert rule("storm 17R-s traits=grit", "use grit") == ["Z-12.2"]
    assert rule("colossus 17R-s", "use organic_steel") == ["Z-10.13"]
    assert rule("storm 17R-s citizen=mariko_yashida", "use mariko_yashida", [4]) == ["Z-10.13"]


def test_the_hand_says_how_it_was_used() -> None:
    blast, throw = given("storm 17R-e", "17R-e walker"), given("storm 17R-e", "17R-e walker", **THROWN)

    assert rules_of(ev.DiceRolled, blast.play(FIRED)) == ["Z-19.2"]
    assert rules_of(ev.DiceRolled, throw.play(FIRED)) == ["Z-19.3"]
