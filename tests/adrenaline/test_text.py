"""Every prompt, action, event and card has its words in every language, and the words fit together."""

from __future__ import annotations

import inspect
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest
from babel import Locale
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import frenzy
from frenzy.catalogues import LANGUAGES
from frenzy.games.adrenaline import actions, text
from frenzy.games.adrenaline.actions import DONE, FORGO, MOVE, PAY_CUBE, RELOAD, SHOOT, TAKE, TAKE_TILE, TARGET, USE
from frenzy.games.adrenaline.arsenal import GUNS, WEAPON_IDS, WEAPON_OF
from frenzy.games.adrenaline.board import arenas
from frenzy.games.adrenaline.events import (
    AnyEvent,
    Damaged,
    GameEnded,
    KillshotRecorded,
    Marked,
    Moved,
    Paid,
    PowerupDrawn,
    Scored,
    SkullTaken,
    TileTaken,
)
from frenzy.games.adrenaline.game import DECISIONS
from frenzy.games.adrenaline.ids import CARDS, CHARACTERS, COLOURS, POWERUPS, ROOMS
from frenzy.games.adrenaline.manifest import MANIFEST
from frenzy.games.adrenaline.notation import known_choices
from frenzy.games.adrenaline.phrases import Cast, cast_of
from frenzy.games.adrenaline.setup import MODES
from frenzy.games.adrenaline.state import REASONS
from frenzy.games.adrenaline.text import Text
from frenzy.games.adrenaline.tiles import TILE_OF
from frenzy.kernel import Action, BadOption, Event, FrenzyError, IllegalAction
from frenzy.kernel.telling import tag_of
from frenzy.speech import ERRORS
from tests.adrenaline.table import GAME, Table, given

ENDINGS = ("frenzy", "sudden_death")

LOCALE = Path(inspect.getfile(text)).parent / "locale"
PROMPTS = {frame.prompt for frame in DECISIONS}
ACTIONS = [kind for _, kind in inspect.getmembers(actions, inspect.isclass) if issubclass(kind, Action)]
ACTION_TAGS = {str(kind.__struct_config__.tag) for kind in ACTIONS if kind is not Action}
EVENTS: tuple[type[Event], ...] = get_args(AnyEvent)
FIVE = Cast(("d_struct_or", "banshee", "dozer", "violet", "sprog"), bot=4)


def sentence_key(*parts: str) -> str:
    return "-".join(part for part in parts if part)


in_every_language = pytest.mark.parametrize("language", LANGUAGES)


# -- reading the catalogues -----------------------------------------------------------------------------------


@cache
def entries(language: str) -> tuple[ast.EntryType, ...]:
    return tuple(
        entry
        for name in MANIFEST.catalogues
        for entry in FluentParser().parse((LOCALE / language / name).read_text(encoding="utf-8")).body
    )


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}


class Reader(Visitor):
    """The variables and selections of a sentence."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selections: list[ast.SelectExpression] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # fluent's own name
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selections.append(node)
        self.generic_visit(node)


def read(message: ast.Message) -> Reader:
    reader = Reader()
    reader.visit(message)
    return reader


def categories(selection: ast.SelectExpression) -> set[str]:
    return {variant.key.name for variant in selection.variants if isinstance(variant.key, ast.Identifier)}


# -- the catalogues -------------------------------------------------------------------------------------------


@in_every_language
def test_catalogues_are_well_written(language: str) -> None:
    assert [entry for entry in entries(language) if isinstance(entry, ast.Junk)] == []
    names = [entry.id.name for entry in entries(language) if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names))


@in_every_language
def test_languages_have_the_same_keys_in_the_same_order(language: str) -> None:
    def game_keys(name: str) -> list[str]:
        return [key for key in messages(name) if not key.startswith("weapon-")]

    assert game_keys(language) == game_keys("en")
    assert set(messages(language)) == set(messages("en"))


@in_every_language
def test_a_sentence_has_the_same_variables_in_every_language(language: str) -> None:
    for name, message in messages(language).items():
        assert read(message).variables == read(messages("en")[name]).variables, name


@in_every_language
def test_selections_on_numbers_have_all_plurals_of_the_language_or_none(language: str) -> None:
    plurals = {*Locale(language).plural_form.rules, "other"}
    for name, message in messages(language).items():
        for selection in read(message).selections:
            found = categories(selection)
            if "other" in found:
                assert found in (plurals, {"other"}), name


@in_every_language
def test_an_exact_number_comes_before_the_plural_it_belongs_to(language: str) -> None:
    for name, message in messages(language).items():
        for selection in read(message).selections:
            kinds = [isinstance(choice.key, ast.NumberLiteral) for choice in selection.variants]
            assert kinds == sorted(kinds, reverse=True), name


@in_every_language
def test_selections_on_words_know_the_same_words_in_every_language(language: str) -> None:
    def words(message: ast.Message) -> list[set[str]]:
        found = [categories(selection) for selection in read(message).selections]
        return [choices for choices in found if "other" not in choices]

    for name, message in messages(language).items():
        assert words(message) == words(messages("en")[name]), name


@pytest.mark.parametrize("name", MANIFEST.catalogues)
def test_french_signs_stand_behind_hard_spaces(name: str) -> None:
    catalogue = (LOCALE / "fr" / name).read_text(encoding="utf-8")
    assert re.findall(r"[^= ] [:;!?»]|« ", catalogue) == []


# -- everything has its words ---------------------------------------------------------------------------------


def test_every_prompt_and_nothing_else_has_a_sentence() -> None:
    found = {name.removeprefix("prompt-") for name in messages("en") if name.startswith("prompt-")}
    assert found == PROMPTS | {"over", "waiting"}


def test_every_action_has_a_button() -> None:
    assert {f"action-{tag}" for tag in ACTION_TAGS} <= set(messages("en"))


def test_every_button_belongs_to_an_action_and_a_prompt() -> None:
    special = {f"action-{tag}-{prompt}" for tag in ACTION_TAGS for prompt in PROMPTS}
    buttons = {f"action-{tag}" for tag in ACTION_TAGS} | special | {"action-path-stay", "action-count"}
    for name in messages("en"):
        assert not name.startswith("action-") or name.endswith("-help") or name in buttons, name


def test_every_event_and_nothing_else_has_a_sentence() -> None:
    wanted = {
        sentence_key("event", str(kind.__struct_config__.tag), which) for kind in EVENTS for which in kind.variants
    }
    assert {name for name in messages("en") if name.startswith("event-")} == wanted


def test_sentences_speak_only_of_what_their_event_tells() -> None:
    more = {Paid: {"price"}, GameEnded: {"count", "points"}}
    for kind in EVENTS:
        for which in kind.variants:
            name = sentence_key("event", str(kind.__struct_config__.tag), which)
            told = {*kind.__struct_fields__} | more.get(kind, set())
            assert read(messages("en")[name]).variables <= told, name


@in_every_language
def test_every_action_has_a_button_under_every_prompt(language: str) -> None:
    words = Text(language)
    every = [
        *known_choices().values(),
        *(use for uses in USE for use in uses),
        actions.Path(()),
        actions.Path((1,)),
    ]
    assert {tag_of(action) for action in every} == ACTION_TAGS
    for action in every:
        assert all(is_clean(words.action(FIVE, action, prompt)) for prompt in ("", *PROMPTS)), action


@in_every_language
def test_every_card_has_a_name_a_cost_and_a_text_for_each_effect(language: str) -> None:
    catalogue = messages(language)
    for gun in GUNS:
        assert f"weapon-{gun.id}" in catalogue
        for fire in gun.effects:
            assert f"weapon-{gun.id}-{fire.id}" in catalogue
            assert f"weapon-{gun.id}-{fire.id}-text" in catalogue
    for kind in POWERUPS:
        assert f"powerup-{kind}" in catalogue
        assert f"powerup-{kind}-text" in catalogue


@in_every_language
def test_everything_on_the_table_has_a_name(language: str) -> None:
    wanted = {f"character-{name}" for name in CHARACTERS} | {"bot"}
    wanted |= {f"{kind}-{colour}" for kind in ("colour", "cubes", "spawn") for colour in COLOURS}
    wanted |= {f"room-{room}" for room in ROOMS} | {f"reason-{reason}" for reason in REASONS}
    wanted |= {f"mode-{mode}-text" for mode in MODES} | {f"ending-{ending}-text" for ending in ENDINGS}
    wanted |= {"option-seats", "option-seats-help"}
    assert wanted <= set(messages(language))


def test_every_error_has_words_for_people() -> None:
    kernel = {kind for kind in FrenzyError.__subclasses__() if kind.__module__.startswith("frenzy.kernel")}
    assert set(ERRORS) == kernel
    for kind in ERRORS:
        assert Text("pl").error(kind("seats: 9"))


# -- whole games ----------------------------------------------------------------------------------------------


def random_games(count: int) -> Iterator[tuple[Any, str, list[Action], list[Event]]]:
    """State before each decision, its prompt, its choices, and the events that followed; all modes and seats."""
    for number in range(count):
        seats = 3 + number // 3 % 3
        options = {
            "mode": list(MODES)[number % 3],
            "arena": list(arenas())[number % 4],
            "ending": ENDINGS[number // 6 % 2],
            "bot": seats < 5 and number % 2 == 0,
            "skulls": 5 + number % 4,
            "open_hands": number % 5 == 0,
        }
        state, rng = GAME.new(seats, number, options), random.Random(number)
        yield state, "", [], state.events
        while GAME.to_act(state) is not None:
            before, choices = state.clone(), list(GAME.legal_actions(state))
            warlike = [choice for choice in choices if str(choice).partition(" ")[0] in ("shoot", "use", "target")]
            events = GAME.apply(state, rng.choice(warlike or choices))
            yield before, GAME.prompt(before), choices, events


def is_clean(line: str) -> bool:
    return bool(line) and not set("{}$") & set(line) and "??" not in line and ".." not in line and "  " not in line


def test_every_event_of_random_games_can_be_told_in_every_language() -> None:
    texts = [Text(language) for language in LANGUAGES]
    seen: set[tuple[Event, Cast]] = set()
    kinds: set[tuple[str, str]] = set()
    for state, _, _, events in random_games(30):
        names = cast_of(state)
        for event in events:
            for known in {event, event.seen_by(None)}:
                assert known.variant in known.variants
                kinds.add((tag_of(known), known.variant))
                if (known, names) not in seen:
                    seen.add((known, names))
                    lines = [words.event(names, known) for words in texts]
                    assert all(map(is_clean, lines)), lines
    assert {kind for kind, _ in kinds} == {str(kind.__struct_config__.tag) for kind in EVENTS}


def test_every_choice_of_random_games_has_a_button_in_every_language() -> None:
    texts = [Text(language) for language in LANGUAGES]
    seen: set[tuple[str, Action, Cast]] = set()
    for state, prompt, choices, _ in random_games(12):
        names = cast_of(state)
        new = [choice for choice in choices if (prompt, choice, names) not in seen]
        for choice in new:
            seen.add((prompt, choice, names))
            lines = [words.action(names, choice, prompt) for words in texts]
            assert all(map(is_clean, lines)), lines
        for words in texts:
            labels = [words.action(state, choice, prompt) for choice in new]
            assert len(labels) == len(set(labels)), labels


def test_wherever_one_may_be_done_the_button_says_with_what() -> None:
    names = {f"action-done-{prompt}" for _, prompt, choices, _ in random_games(12) if DONE in choices}
    assert names <= set(messages("en"))


def test_the_choices_of_a_question_say_what_their_actions_do() -> None:
    words = Text("fr")
    for state, prompt, choices, _ in random_games(3):
        if choices:
            told = [words.phrase(choice.text) for choice in GAME.question(state, GAME.to_act(state)).choices]
            assert told == [words.action(state, choice, prompt) for choice in choices]


# -- sentences ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Violet hits Banshee: 3 damage, 1 of it from marks (7 of 12)."),
        ("fr", "Violette touche Banshee\u00a0: 3 dégâts, dont 1 venu d’une Marque (7 sur 12)."),
        ("pl", "Wioletka trafia, Banshee otrzymuje 3 obrażenia, w tym 1 ze znaczników namierzania (7 z 12)."),
    ],
)
def test_damage_is_told_with_its_numbers(language: str, line: str) -> None:
    assert Text(language).event(FIVE, Damaged(3, 1, 3, 1, 0, 7)) == line


@pytest.mark.parametrize(
    ("amount", "words"),
    [(1, "1 obrażenie"), (2, "2 obrażenia"), (5, "5 obrażeń"), (12, "12 obrażeń")],
)
def test_polish_counts_in_four_ways(amount: int, words: str) -> None:
    assert f" {words} (12 z 12)." in Text("pl").event(FIVE, Damaged(3, 1, amount, 0, 0, 12))


def test_wasted_damage_is_told() -> None:
    words = Text("en")
    assert words.event(FIVE, Damaged(3, 1, 2, 0, 1, 12)) == "Violet hits Banshee: 2 damage, 1 wasted (12 of 12)."
    assert words.event(FIVE, Damaged(3, 1, 0, 0, 2, 12)) == (
        "Violet hits Banshee, whose track is full: 2 damage wasted."
    )


def test_marks_say_where_they_come_from() -> None:
    words = Text("en")
    assert words.event(FIVE, Marked(3, 4, 2, 1)) == "Violet marks Bot: 2 marks, 1 over the limit of 3."
    assert words.event(FIVE, Marked(3, 1, 1, 0, "A-8.3")) == "Violet answers: Banshee gets 1 mark."
    assert words.event(FIVE, Marked(3, 1, 1, 0, "A-6.4")) == "Violet wants revenge: Banshee gets 1 mark."
    assert words.event(FIVE, Marked(3, 1, 0, 1, "A-6.4")) == "Violet marks Banshee, where 3 such marks lie already."


def test_a_drawn_card_is_named_only_to_its_holder() -> None:
    words, drawn = Text("en"), PowerupDrawn(3, "newton:red")
    assert words.event(FIVE, drawn.seen_by(3)) == "Violet draws Newton (red)."
    assert words.event(FIVE, drawn.seen_by(1)) == "Violet draws a powerup."


@pytest.mark.parametrize(
    ("scored", "line"),
    [
        (Scored(3, 1, "first_blood", 1, 1), "First blood on Banshee: 1 point for Violet."),
        (Scored(3, 8, "damage", 1, 5), "Violet scores 8 points for 5 damage on Banshee."),
        (Scored(3, 1, "double_kill", None, 2), "Double kill, 2 boards in one turn: 1 point for Violet."),
        (Scored(3, 8, "killshots", None, 1), "Violet scores 8 points for 1 token on the killshot track."),
        (Scored(3, 1, "tracks", None, 2, "red"), "Violet scores 1 point for 2 tokens on the red track."),
        (Scored(3, 6, "turrets", None, 4), "Violet scores 6 points for 4 turrets."),
    ],
)
def test_points_are_told_with_their_reason(scored: Scored, line: str) -> None:
    assert Text("en").event(FIVE, scored) == line


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (Moved(3, "a1", "b2", 3), "Violet moves from a1 to b2."),
        (Moved(3, "a1", "b2", 1), "Banshee moves Violet from a1 to b2."),
        (TileTaken(3, "b2", "RRB", (2, 0, 1)), "Violet takes the ammo on b2: 2 red cubes and 1 blue cube."),
        (TileTaken(3, "b2", "RRB", (0, 0, 0)), "Violet takes the ammo on b2, but has no room for a cube."),
        (Paid(3, (1, 1, 1)), "Violet pays with 1 red cube, 1 yellow cube and 1 blue cube."),
        (Paid(3, (1, 0, 0), ("newton:blue",)), "Violet pays with 1 red cube and Newton (blue)."),
        (KillshotRecorded(3, 4), "On the killshot track: Violet; overkill: Bot."),
        (SkullTaken(3, 0), "Violet takes the last skull."),
        (SkullTaken(3, 1), "Violet takes a skull; 1 skull is left."),
        (
            GameEnded((1, 3), (10, 32, 4, 32)),
            (
                "The game is over. Banshee and Violet share the win with 32 points."
                " Scores: Banshee 32, Violet 32, :D-struct-0R 10 and Dozer 4."
            ),
        ),
    ],
)
def test_events_are_told_in_one_line(event: Event, line: str) -> None:
    assert Text("en").event(FIVE, event) == line


@pytest.mark.parametrize(
    ("action", "prompt", "line"),
    [
        (SHOOT[WEAPON_OF["thor"]], "turn", "Shoot with T.H.O.R."),
        (TAKE[WEAPON_OF["lock_rifle"]], "weapon", "Take Lock Rifle (1 blue cube)"),
        (TAKE[WEAPON_OF["shockwave"]], "weapon", "Take Shockwave (free)"),
        (RELOAD[WEAPON_OF["lock_rifle"]], "reload", "Reload Lock Rifle (2 blue cubes)"),
        (USE[0][0], "effect", "Basic effect"),
        (USE[0][1], "effect", "Second lock (1 red cube)"),
        (PAY_CUBE[1], "pay_scope", "Pay 1 yellow cube"),
        (FORGO[3], "forgo", "Take the turret instead of the powerup"),
        (TAKE_TILE[TILE_OF["PBY"]], "tile", "Take 1 powerup, 1 yellow cube and 1 blue cube"),
        (MOVE[5], "grab", "Grab on b2"),
        (MOVE[5], "shoot_from", "Shoot from b2"),
        (MOVE[5], "move", "Move to b2"),
        (TARGET[3], "target", "Hit Violet"),
        (TARGET[3], "bot_target", "The Bot shoots Violet"),
        (TARGET[4], "newton", "Move Bot"),
        (TARGET[5], "target", "Hit the red spawnpoint"),
        (actions.Path((1, 5)), "path", "Go by b1-b2"),
        (DONE, "target", "No more targets"),
        (DONE, "grenade", "No grenade"),
    ],
)
def test_buttons_name_the_deed(action: Action, prompt: str, line: str) -> None:
    assert Text("en").action(FIVE, action, prompt) == line


def test_the_prompt_of_a_table_says_what_to_decide() -> None:
    table = given(
        """
        V   .   B
        .   .   S   .
        #   .   .   D
        """,
        arena="small",
        act="V",
    )
    assert Text("en").phrase(GAME.question(table.state, 0).text) == "Choose your next action."
    assert Text("pl").phrase(GAME.question(table.state, 0).text) == "Wybierz następną akcję."
    assert Text("fr").phrase(GAME.question(table.state, 1).text) == "C’est à Violette de décider."
    table.state.stack.clear()
    assert Text("fr").phrase(GAME.question(table.state, 0).text) == "La partie est finie."


@pytest.mark.parametrize("name", [*WEAPON_IDS, *POWERUPS, *CARDS])
@in_every_language
def test_every_card_has_help(language: str, name: str) -> None:
    card = Text(language).card(name)
    assert all(map(is_clean, str(card).splitlines()))
    assert len(card.effects) == (len(GUNS[WEAPON_OF[name]].effects) if name in WEAPON_OF else 1)


def test_help_names_costs_and_effects() -> None:
    assert str(Text("en").card("lock_rifle")).splitlines() == [
        "Lock Rifle",
        "Reload: 2 blue cubes. Grab: 1 blue cube.",
        "Basic effect: One target you see takes 2 damage and 1 mark.",
        "Second lock (1 red cube): Another target you see gets 1 mark.",
    ]
    assert Text("pl").card("newton:blue").name == "Newton (niebieski)"


@pytest.mark.parametrize("name", ["nail_gun", "newton:pink", "lock_rifle:red", ""])
def test_there_is_no_help_for_what_does_not_exist(name: str) -> None:
    with pytest.raises(KeyError):
        Text("en").card(name)


def test_squares_are_named_with_their_room() -> None:
    assert Text("en").square("large", "b2") == "b2, purple room"
    assert Text("pl").square("small", "a2") == "a2, czerwone pomieszczenie, punkt odrodzenia"


def test_options_and_their_values_have_words() -> None:
    words = Text("fr")
    assert words.option("bot") == "Bot"
    assert words.option_help("ending") == "Ce qui se passe quand le dernier Crâne est pris."
    values = {"mode": "turret", "arena": "small", "bot": True, "start": None, "skulls": 8, "character": ["violet"]}
    assert [words.option_value(name, value) for name, value in values.items()] == [
        "Tourelle",
        "Petite arène",
        "Oui",
        "Au hasard",
        "8",
        "Violette",
    ]


def test_errors_do_not_blame() -> None:
    words = Text("en")
    with pytest.raises(IllegalAction) as refused:
        GAME.apply(GAME.new(3), "dance")
    assert words.error(refused.value) == "That is not possible now: choose from the list."
    with pytest.raises(BadOption) as refusal:
        GAME.new(9)
    assert words.error(refusal.value) == "A table cannot be set up like that: seats: 9 is not 3, 4 or 5 (A-1.1)"


# -- languages ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wish", "language"), [("fr-CA", "fr"), ("pl_PL.UTF-8", "pl"), ("EN", "en"), ("de", "en")])
def test_the_nearest_language_is_spoken(wish: str, language: str) -> None:
    assert Text(wish).language == language


def test_what_a_language_lacks_is_said_in_english() -> None:
    words = Text("fr")
    words.bundles = [FluentBundle(["fr"]), *words.bundles[1:]]
    assert words.say("prompt-turn") == "Choose your next action."


def test_catalogues_are_read_once() -> None:
    assert Text("pl").bundles == Text("pl").bundles


def test_an_unknown_key_is_our_mistake() -> None:
    with pytest.raises(AssertionError, match="no such sentence"):
        Text("en").say("prompt-dance")


def test_the_rules_know_no_words() -> None:
    code = (
        "import sys, frenzy; frenzy.load('adrenaline').new(3);"
        "print([name for name in sys.modules if name.startswith('fluent') or name in"
        " [f'frenzy.games.adrenaline.{part}' for part in ('text', 'log', 'ascii')]])"
    )
    source = str(Path(frenzy.__file__).parent.parent)
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env={"PYTHONPATH": source}
    )
    assert done.stdout.strip() == "[]"


# -- ways -----------------------------------------------------------------------------------------------------

BY_WAYS = {
    "en": {
        "return c2": "Go there and back, over turrets",
        "path d2-c2": "Go by d2 and back to c2: 1 damage (Sprog)",
        "path d2-d1-d2": "Go by d2-d1-d2: 2 damage (Sprog)",
        "path d2-d3": "Go by d2-d3: 1 damage (Sprog)",
        "path c3-d3": "Go by c3-d3",
    },
    "fr": {
        "return c2": "Faire un aller-retour par des Tourelles",
        "path d2-c2": "Passer par d2 et revenir en c2\xa0: 1 dégât (Sprog)",
        "path d2-d1-d2": "Passer par d2-d1-d2\xa0: 2 dégâts (Sprog)",
        "path d2-d3": "Passer par d2-d3\xa0: 1 dégât (Sprog)",
        "path c3-d3": "Passer par c3-d3",
    },
    "pl": {
        "return c2": "Tam i z powrotem przez Wieżyczki",
        "path d2-c2": "Idź przez d2 i z powrotem na pole c2: 1 obrażenie (Jaszczur)",
        "path d2-d1-d2": "Idź przez d2-d1-d2: 2 obrażenia (Jaszczur)",
        "path d2-d3": "Idź przez d2-d3: 1 obrażenie (Jaszczur)",
        "path c3-d3": "Idź przez c3-d3",
    },
}


def at_a_turret() -> Table:
    """Violet runs from c2; Sprog's turret is on d2."""
    drawing = """
        .   .   .   .
        .   .   V   .
        #   S   .   BD
    """
    return given(drawing, act="V", mode="turret", turrets={"d2": "sprog"}).play("run")


@in_every_language
def test_a_way_says_where_it_leads_and_whose_turrets_fire(language: str) -> None:
    words = Text(language)
    said: dict[str, str] = {}
    for line in ([], ["return c2"], ["move d3"]):
        table = at_a_turret().play(*line)
        actions = {str(action): action for action in GAME.legal_actions(table.state)}
        said |= {text: words.action(table.state, action, table.prompt) for text, action in actions.items()}

    assert {text: said[text] for text in BY_WAYS[language]} == BY_WAYS[language]


def test_a_way_names_its_squares_so_that_they_can_be_lit() -> None:
    table = at_a_turret()
    (back,) = [row for row in GAME.question(table.state, 0).choices if row.kind == "return"]
    ways = GAME.question(table.play("return c2").state, 0).choices

    assert back.things == ["path c2"]
    assert {"path d2", "path c2"} in [{*row.things} for row in ways]
