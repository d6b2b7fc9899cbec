"""The game in words: every sentence exists in every language and says what it should."""

from __future__ import annotations

import re
from typing import get_args

import pytest
from fluent.syntax import ast, serialize

from frenzy.catalogues import LANGUAGES
from frenzy.games.resistance import cards
from frenzy.games.resistance.board import OPENING_IDS, ROOM_OF, ZONE_IDS
from frenzy.games.resistance.content.facts import MissionFact, read_spawn
from frenzy.games.resistance.content.words import Knack, Special
from frenzy.games.resistance.declared.types import TeamView, View
from frenzy.games.resistance.game import GAME
from frenzy.games.resistance.ids import CHARACTERS, COLOURS, FLOORS, LEVELS, MOBS, PHASES, POINT_COLOURS, ZOMBIE_MOBS
from frenzy.games.resistance.missions import MISSION_IDS, MISSION_OF, MISSIONS
from frenzy.games.resistance.text import Text
from frenzy.kernel import BadOption
from frenzy.kernel.replay import Replay
from frenzy.story import story
from tests.resistance.table import FACTS
from tests.resistance.words import messages

ALL_MOBS = (*MOBS, *ZOMBIE_MOBS)
SHARED = {
    "XMenResistance", "Cerebro", "Mission", "Phase", "Zone", "Traits", "orange", "garage", "hangar", "Sprint",
    "Assassin", "Absorption", "Blizzard", "1Action",
}  # fmt: skip
"""Words that two languages share."""


def values_of(message: ast.Message) -> set[str]:
    """The names of the values that a sentence uses."""
    return set(re.findall(r"\$(\w+)", body_of(message)))


def body_of(message: ast.Message) -> str:
    """A sentence as it is written, without its key."""
    return serialize(ast.Resource([message])).partition("=")[2]


# -- one catalogue beside the other ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["fr", "pl"])
def test_every_language_has_the_same_sentences(language: str) -> None:
    """A language may have more forms of a word: special cases of what the others have."""
    english, other = list(messages("en")), list(messages(language))

    assert [key for key in other if key in messages("en")] == english
    assert [key for key in other if key not in messages("en") and key.rpartition("-")[0] not in english] == []


@pytest.mark.parametrize("language", ["fr", "pl"])
def test_every_language_uses_the_same_values(language: str) -> None:
    """A sentence of another language may leave a value out, but asks for none that English does not have."""
    for key, message in messages("en").items():
        known = values_of(message) | ({"count"} if values_of(message) & {"mobs", "whom"} else set())
        known |= {"whom"} if "mobs" in known else {"mobs"} if "whom" in known else set()
        assert values_of(messages(language)[key]) <= known, key


@pytest.mark.parametrize("language", ["fr", "pl"])
def test_nothing_is_left_in_english(language: str) -> None:
    """Only names, and what is all values, read the same in two languages."""
    for key, message in messages("en").items():
        words = re.sub(r"\{.*?\}|[^\w]", "", body_of(message))
        if words and body_of(message) == body_of(messages(language)[key]):
            assert key.startswith(("name-", "citizen-")) or words in SHARED, key


# -- everything has a name -------------------------------------------------------------------------------------------


def test_everything_has_a_name() -> None:
    wanted = [f"name-{id}" for id in CHARACTERS]
    wanted += [f"skill-{id}{more}" for id in cards.SKILL_IDS for more in ("", "-text")]
    wanted += [f"trait-{id}{more}" for id in cards.TRAIT_IDS for more in ("", "-text")]
    wanted += [f"citizen-{id}{more}" for id in cards.CITIZEN_IDS for more in ("", "-text")]
    wanted += [f"attack-{sheet.attack.id}" for sheet in cards.SHEETS]
    wanted += [f"attack-{use.id}" for found in cards.OBJECTS for use in found.uses] + ["attack-devour"]
    wanted += [f"object-{found.id}-{state}" for found in cards.OBJECTS for state in found.states]
    wanted += [f"kind-{kind}{form}" for kind in ALL_MOBS for form in ("", "-one", "-many", "-all")]
    wanted += [f"mobs-{kind}" for kind in ALL_MOBS] + [f"knack-{id}" for id in get_args(Knack)]
    wanted += [f"special-{id}{more}" for id in get_args(Special) for more in ("", "-text")]
    wanted += [f"zone-{id}{form}" for id in ZONE_IDS for form in ("", "-in", "-to", "-from")]
    wanted += [f"door-{id}" for id in OPENING_IDS] + [f"room-{id}" for id in ROOM_OF]
    wanted += [f"level-{id}" for id in LEVELS] + [f"colour-{id}" for id in COLOURS]
    wanted += [f"point-{id}" for id in POINT_COLOURS] + [f"phase-{id}" for id in PHASES]
    wanted += [f"floor-{id}{form}" for id in FLOORS for form in ("", "-to")]

    assert [key for key in wanted if key not in messages("en")] == []


def test_the_default_screens_have_labels_for_the_view() -> None:
    fields = [*View.__annotations__, *TeamView.__annotations__]
    apart = {"game", "seat", "options", "to_act", "may_act", "prompt", "choices", "stack"}

    assert [field for field in fields if field not in apart and f"view-{field}" not in messages("en")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_zones_that_one_can_tell_apart_have_names_of_their_own(language: str) -> None:
    text = Text(language)
    names = [text.zone(id) for id in ZONE_IDS if not id.endswith("-lift")]

    assert len(set(names)) == len(names)


# -- cards and missions ----------------------------------------------------------------------------------------------


def things() -> list[str]:
    found = [f"hero {id}" for id in CHARACTERS] + [f"named {id}" for id in CHARACTERS]
    found += [f"mob {kind} 17R-s" for kind in ALL_MOBS] + [f"skill {id}" for id in cards.SKILL_IDS]
    found += [f"trait {id}" for id in cards.TRAIT_IDS] + [f"citizen {id}" for id in cards.CITIZEN_IDS]
    return found + [f"card {id}" for id in cards.SPAWN_IDS] + ["object sentinel_hand"]


@pytest.mark.parametrize("mode", [0, 1])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_explained(language: str, mode: int) -> None:
    text = Text(language)
    for thing in things():
        found = text.card(thing, mode)
        assert found.name, thing
        assert found.lines, thing
        assert all(line and "{" not in line for line in found.lines), thing


def test_a_card_in_words() -> None:
    text = Text("en")

    assert str(text.card("hero storm")).splitlines() == [
        "Storm",
        "Health 3",
        "Lightning Bolt: 2 dice, hits on 3+, range 0 to 3",
        "blue: Gust. In your turn, as often as you pay: push every enemy out of your zone, each the way you choose.",
        "yellow: +1 Action. One more action in each turn.",
        "orange: Ride the Wind. Once per turn: a free move of up to 2 zones, and enemies do not hold you.",
        "red: Chain Lightning. " + text.say("skill-chain_lightning-text"),
    ]
    assert text.card("named juggernaut").lines[-1] == "Cannot be pushed."
    assert text.card("citizen callisto").lines[-1].startswith("Fighter")
    assert text.card("trait second_wind").lines[-1] == "Cost: 1 power"
    assert text.card("trait second_wind", mode=1).lines[-1] == "Cost: +1 hunger"
    assert "troopers" in text.card("trait distraction", mode=1).lines[0]
    with pytest.raises(KeyError):
        text.card("trait nonsense")


def test_a_spawn_card_in_words() -> None:
    text = Text("en")
    rush = next(card.counts for card in read_spawn() if card.id == "s22")

    assert text.spawn_card("s04") == "walkers 2 / 3 / 8 / 9"
    assert text.spawn_card("s04", "orange") == "8 walkers"
    assert text.spawn_card("s11", "blue") == "nobody"
    assert text.spawn_card("s22", "yellow", mode=1) == "rush of 4 troopers"
    assert text.spawn_card("s29") == "all brutes act again"
    assert text.spawn_card("s33") == "Overdrive"
    assert text.spawn_card("s33", mode=1) == "Rocket Drop"
    assert text.card("card s22").lines[1:] == (
        "yellow: rush of 4 walkers",
        f"orange: rush of {rush[2]} walkers",
        f"red: rush of {rush[3]} walkers",
        "They act as soon as they appear.",
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mission", MISSION_IDS)
def test_every_mission_has_a_story_of_a_few_sentences(language: str, mission: str) -> None:
    told = Text(language).story(mission)

    assert told.title
    assert 2 <= len(re.findall(r"[.!?](?:\s|$)", told.opening)) <= 4, told.opening
    assert told.goals
    assert told.rules
    assert told.won != told.lost


FACE_DOWN = {"en": "face down among the red", "fr": "face cachée parmi les rouges", "pl": "wśród czerwonych"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mission_says_whether_objectives_lie_face_down(language: str) -> None:
    for mission, fact in FACTS.items():
        told = FACE_DOWN[language] in body_of(messages(language)[f"mission-{mission}-rules"])
        assert told == bool(fact.hidden), mission


def test_a_mission_in_words() -> None:
    told = Text("en").story("MH0")

    assert told.title == "First steps: the X-Jet theft"
    assert told.facts == "Easy, about 30 minutes"
    assert len(told.goals) == 2
    assert f"mission-MH0-goal-{len(told.goals) + 1}" not in messages("en")


@pytest.mark.parametrize(
    ("mission", "zone"),
    [
        ("MH0", "15V-hangarS"), ("MH1", "14R-behind"), ("MH2", "18R-garageS"), ("MH4", "11R-lobby"),
        ("MH6", "15V-hangarN"), ("MH8", "17R-w"), ("MZ2", "12R-classE"), ("MZ4", "15R-lawn3"),
    ],
)  # fmt: skip
def test_exits_are_where_the_missions_say(mission: str, zone: str) -> None:
    """Whoever moves one of these rewrites the mission's sentences."""
    assert fact_of(mission).exit == zone


def test_things_are_where_the_missions_say() -> None:
    objectives = {id: {token.zone for token in fact_of(id).objectives if token.colour} for id in MISSION_IDS}

    assert objectives["MH0"] == {"12V-danger3"}
    assert objectives["MH1"] == {"16R-greenS", "13R-dining"}
    assert objectives["MH2"] == {"16R-greenS"}
    assert objectives["MH7"] == {"10V-cerebro"}
    assert objectives["MH8"] == {"18R-garageS", "14R-behind"}
    assert [figure.zone for figure in fact_of("MH8").figures] == ["16R-greenS"]
    assert fact_of("MH10").deals[0].zones == ("16R-greenS", "18R-garageS")
    assert len(fact_of("MZ2").deals[0].zones) == 4


def fact_of(mission: str) -> MissionFact:
    return MISSIONS[MISSION_OF[mission]].fact


# -- plurals ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ALL_MOBS)
def test_one_and_many_are_told_apart(kind: str) -> None:
    for language in LANGUAGES:
        nobody, one, two, five = (Text(language).mobs(kind, count) for count in (0, 1, 2, 5))
        assert len({nobody, one, two, five}) == 4, (language, one, two, five)
        assert "0" not in nobody
        assert "2" in two
        assert "5" in five


# -- the rest of what clients say ------------------------------------------------------------------------------------


def test_errors_and_options_in_words() -> None:
    text = Text("en")

    assert text.error(BadOption("options.mission: x")) == "This table cannot be set up: options.mission: x"
    assert text.option("mission") == "Mission"
    assert text.option_value("mission", "MH8") == "Last resort"
    words = {option.name: option.words for option in GAME.manifest.options}
    assert text.option_value(words["heroes"], ["storm", "rogue"]) == "Storm and Rogue"


def test_the_log_has_headings_and_lines() -> None:
    options = {"mission": "MH0", "heroes": ["storm", "rogue"]}
    state, choices = GAME.new(1, 3, options), []
    while state.round < 2:
        choices.append(GAME.view(state, 0)["choices"][-1])
        GAME.apply(state, GAME.parse(state, choices[-1]))
    lines = story(GAME, Replay("resistance", GAME.content_hash(), 1, 3, options, choices), Text("en"), 0)

    headings = [line for line in lines if line and not line.startswith(" ")]
    assert headings == ["Set-up", "Round 1: heroes", "Round 1: enemies", "Round 1: the end", "Round 2: heroes"]
    assert "  Storm gains 1 power (1 now)." in lines
