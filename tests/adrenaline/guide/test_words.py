"""Every event answers "why?", in every language, with its own numbers."""

from __future__ import annotations

import pytest

from frenzy.catalogues import LANGUAGES
from frenzy.games.adrenaline.events import (
    Damaged,
    GameEnded,
    Killed,
    KillshotRecorded,
    Marked,
    Paid,
    PowerupDrawn,
    Scored,
    SkullTaken,
    TileTaken,
    TurnStarted,
)
from frenzy.games.adrenaline.guide.reasons import because
from frenzy.games.adrenaline.phrases import Cast, cast_of
from frenzy.games.adrenaline.text import Text
from frenzy.kernel import Event
from frenzy.kernel.guide import Reason
from frenzy.kernel.telling import tag_of
from tests.adrenaline.guide.test_every_thing import values_of
from tests.adrenaline.test_text import EVENTS, FIVE, is_clean, messages, random_games, sentence_key


def keys_of(kind: type[Event]) -> list[str]:
    return [sentence_key("why", str(kind.__struct_config__.tag), which) for which in kind.variants]


def test_every_event_and_nothing_else_answers_why() -> None:
    names = {name for name in messages("en") if name.startswith("why-") and not name.startswith("why-not-")}
    assert names == {name for kind in EVENTS for name in keys_of(kind)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_speak_only_of_what_their_event_tells(language: str) -> None:
    more = {Paid: {"price"}, GameEnded: {"count", "points"}}
    for kind in EVENTS:
        for name in keys_of(kind):
            assert values_of(language, name) <= {*kind.__struct_fields__} | more.get(kind, set()), name


def test_every_event_of_random_games_answers_in_every_language() -> None:
    seen: set[tuple[Event, Cast]] = set()
    kinds: set[str] = set()
    for state, _, _, events in random_games(20):
        names = cast_of(state)
        for event in events:
            for known in {event, event.seen_by(None)}:
                if (known, names) not in seen:
                    seen.add((known, names))
                    kinds.add(sentence_key("why", tag_of(known), known.variant))
                    lines = [Text(language).why(names, known) for language in LANGUAGES]
                    assert all(map(is_clean, lines)), lines
    assert kinds >= {keys_of(kind)[0] for kind in EVENTS if kind not in (Scored, Killed)}


@pytest.mark.parametrize(
    ("event", "parts"),
    [
        (Damaged(3, 1, 3, 1, 2, 12), ("puts 3 tokens", "1 of them from marks", "2 wasted", "That makes 12")),
        (Damaged(3, 1, 1, 0, 0, 4), ("puts 1 token on the board of Banshee. That makes 4.",)),
        (Marked(3, 1, 2, 1), ("Banshee gets 2 marks, 1 over the limit of 3.", "when Violet next damages Banshee")),
        (
            Scored(3, 8, "damage", 1, 5),
            ("5 tokens on the board of Banshee", "8-6-4-2-1-1", "This place gives 8 points"),
        ),
        (Scored(3, 6, "turrets", None, 4), ("Turrets of Violet: 4", "8-6-4-2-1,", "6 points")),
        (KillshotRecorded(3, 4), ("The 11th token (Violet) and the 12th (Bot)",)),
        (SkullTaken(1, 4), ("Banshee is worth less", "Skulls left: 4")),
        (
            TileTaken(3, "b2", "RRB", (1, 0, 1)),
            ("shows 2 red cubes and 1 blue cube", "keeps 1 red cube and 1 blue cube"),
        ),
        (Paid(3, (1, 0, 0), ("newton:blue",)), ("pays 1 red cube and Newton (blue)",)),
        (TurnStarted(3, 1), ("Violet has 1 action:",)),
        (
            GameEnded((1,), (3, 9, 4, 1)),
            ("Most points win: Banshee.", "Banshee 9, Dozer 4, :D-struct-0R 3 and Violet 1"),
        ),
    ],
)
def test_the_numbers_are_explained(event: Event, parts: tuple[str, ...]) -> None:
    line = Text("en").why(FIVE, event)
    assert [part for part in parts if part not in line] == [], line


def test_a_6_7_a_hidden_card_stays_hidden() -> None:
    drawn = PowerupDrawn(3, "newton:red").seen_by(1)
    assert "Newton" not in Text("en").why(FIVE, drawn)


@pytest.mark.parametrize(
    ("reason", "language", "line"),
    [
        (
            because("seen", "A-5.2", target="banshee", from_="b2", room="white"),
            "en",
            "Not seen from b2: Banshee is in the white room, and no door of b2 leads there.",
        ),
        (
            because("price", "A-4.7", weapon="whisper", missing="YB"),
            "fr",
            "Pas de quoi payer l’Arme «\u00a0Zéphyr\u00a0». Il manque\u00a0: 1 cube jaune et 1 cube bleu.",
        ),
        (
            because("far", "A-4.2", square="d3", from_="a1", moves=5, limit=3),
            "pl",
            "Droga z a1 na d3 to 5 ruchów; limit wynosi tu 3.",
        ),
        (because("spawn-again", "A-10.2", target="spawn:red"), "en",
         "Each spawnpoint can be damaged once a turn, and that has happened to the red spawnpoint."),
        (because("theirs", "A-7.1", weapon="thor", figure=4), "en", "“T.H.O.R.” belongs to Bot."),
        (because("wait", "A-8.3", seat=1, asked="grenade"), "en",
         "Banshee decides now: whether to answer with a tagback grenade."),
        (because("effect-needs", "A-7.2", effect="thor-high_voltage", other_effect="thor-chain_reaction"), "en",
         "“High voltage” comes after “Chain reaction” only."),
    ],
)  # fmt: skip
def test_reasons_are_told_with_names_and_numbers(reason: Reason, language: str, line: str) -> None:
    assert Text(language).reason(FIVE, reason) == line
