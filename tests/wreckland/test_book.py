"""The book: which piece is due when, every piece in every language, and choices that later pieces remember (W-2.3)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from frenzy.catalogues import LANGUAGES, read_catalogue
from frenzy.games.wreckland.book import BOOK, FORKS
from frenzy.games.wreckland.booklet import PAGES
from frenzy.games.wreckland.game import GAME
from frenzy.games.wreckland.ids import CHAPTERS, HEROES
from frenzy.games.wreckland.text import Text
from frenzy.kernel import BadOption
from frenzy.kernel.book import UNDECIDED
from frenzy.kernel.campaign import Chapter
from tests.wreckland.driver import drive

MOMENTS = ("opening", "halfway", "boss", "won", "lost")
WORDS = range(30, 96)
"""So many are read in half a minute."""
NEW = [Chapter(1, "open", 0, 0), *(Chapter(number, "sealed", 0, 0) for number in CHAPTERS[1:])]
BEATEN = [Chapter(number, "won", 1, 1) for number in CHAPTERS]
OPTIONS = {"hero": "miller", "vehicle": "V1"}


def values(**made: str) -> dict[str, str]:
    return {"hero": "miller", **{fork.name: UNDECIDED for fork in FORKS}, **made}


def told(page: str, language: str = "en", **made: str) -> str:
    return Text(language).say(f"book-{page}", **values(**made))


# -- which piece is due -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "moment"),
    [
        ({"round": 1, "phase": "wreckage"}, "opening"),
        ({"round": 1, "phase": "run"}, "opening"),
        ({"round": 2, "phase": "wreckage"}, "halfway"),
        ({"round": 2, "phase": "run"}, "halfway"),
        ({"round": 3, "phase": "wreckage"}, "halfway"),
        ({"round": 3, "phase": "run"}, "boss"),
    ],
)
def test_w_2_3_the_round_and_its_phase_say_which_piece_is_due(position: dict[str, Any], moment: str) -> None:
    assert BOOK.due(1, GAME.from_position(position)) == f"1-{moment}"


@pytest.mark.parametrize("chapter", [1, 2])
def test_a_whole_chapter_tells_its_pieces_in_order_and_ends_as_it_ended(chapter: int) -> None:
    seen, result = [f"{chapter}-opening"], ""
    for state, _, _ in drive(chapter, {"chapter": chapter, "difficulty": "learner"}):
        page = BOOK.due(chapter, state)
        seen += [page] if page != seen[-1] else []
        result = state.result

    assert seen[:-1] == [f"{chapter}-{moment}" for moment in MOMENTS[: len(seen) - 1]]
    assert seen[-1] == f"{chapter}-{result}"


def test_the_boss_is_in_play_when_its_piece_is_told() -> None:
    for state, _, _ in drive(1, {"difficulty": "learner"}):
        if BOOK.moment(state) == "boss":
            assert "B1" in [foe["id"] for foe in GAME.view(state, 0)["enemies"]]
            return
    raise AssertionError("the boss never came")


# -- what may be read -------------------------------------------------------------------------------------------


def test_a_new_campaign_has_one_opening() -> None:
    assert [*BOOK.known(NEW, [], {})] == ["1-opening"]


def test_an_attempt_under_way_shows_what_it_has_come_to() -> None:
    assert [*BOOK.known(NEW, [(1, "boss")], {})] == ["1-opening", "1-halfway", "1-boss"]


def test_ends_are_told_to_those_who_have_seen_them() -> None:
    stands = [Chapter(1, "won", 2, 1), Chapter(2, "open", 1, 0), *NEW[2:]]
    first = ["1-opening", "1-halfway", "1-boss", "1-lost", "1-won"]
    assert [*BOOK.known(stands, [], {})] == [*first, "2-opening", "2-lost"]
    assert [*BOOK.known(stands, [], {"2-halfway": ""})] == [*first, "2-opening", "2-halfway", "2-lost"]


def test_a_page_has_its_title_its_words_and_the_rule_of_a_chapter_that_begins() -> None:
    opening, halfway = BOOK.pages(NEW, [(1, "halfway")], {"1-opening": ""}, OPTIONS)
    assert (opening.title.say, opening.name.say, opening.text.say) == ("chapter-1", "book-opening", "book-1-opening")
    assert (opening.note and opening.note.say, halfway.note) == ("chapter-1-rule", None)
    assert (opening.is_read, halfway.is_read) == (True, False)
    assert opening.decision is None
    assert halfway.decision is not None
    assert [reply.id for reply in halfway.decision.answers] == ["aboard", "well"]


# -- words ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", [f"{chapter}-{moment}" for chapter, moment in product(CHAPTERS, MOMENTS)])
def test_every_piece_is_told_whatever_was_chosen(language: str, page: str) -> None:
    text = Text(language)
    for hero, *made in product(HEROES, *((*fork.answers, UNDECIDED) for fork in FORKS)):
        chosen = dict(zip([fork.name for fork in FORKS], made, strict=True))
        line = text.say(f"book-{page}", hero=hero, **chosen)
        assert len(line.split()) in WORDS, line
        assert "  " not in line
        assert "\n" not in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_answer_is_said_in_every_language(language: str) -> None:
    text = Text(language)
    for fork in FORKS:
        lines = [text.say(f"book-choice-{fork.name}")]
        lines += [text.say(f"book-choice-{fork.name}-{answer}") for answer in fork.answers]
        assert len({*lines}) == len(fork.answers) + 1
    assert all(text.knows(f"book-{moment}") for moment in MOMENTS)


class Selectors(Visitor):
    """What a text depends on, and the cases that it has words for."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, list[str]]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # so the library calls it
        assert isinstance(node.selector, ast.VariableReference)
        cases = [variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)]
        self.found.append((node.selector.id.name, sorted(cases)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_a_text_depends_on_something_it_has_words_for_every_case(language: str) -> None:
    cases = {fork.name: sorted((*fork.answers, UNDECIDED)) for fork in FORKS} | {"hero": sorted(HEROES)}
    seen = Selectors()
    for name in PAGES:
        seen.visit(parse(read_catalogue(GAME.manifest.package, name, language)))
    assert {name for name, _ in seen.found} == {*cases}
    assert [(name, found) for name, found in seen.found if found != cases[name]] == []


# -- choices ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("fork", FORKS, ids=lambda fork: fork.name)
def test_each_answer_is_told_differently_later_and_never_before(fork: Any) -> None:
    pages = [f"{chapter}-{moment}" for chapter, moment in product(CHAPTERS, MOMENTS)]
    differing = [
        page
        for page in pages
        if len({told(page, **{fork.name: answer}) for answer in (*fork.answers, UNDECIDED)}) > len(fork.answers)
    ]
    unlike = [page for page in pages if len({told(page, **{fork.name: answer}) for answer in fork.answers}) > 1]

    assert differing == unlike, "where it is told at all, every answer has words of its own"
    assert len(differing) >= 2
    assert pages.index(fork.page) < min(map(pages.index, differing))
    assert max(int(page[0]) for page in differing) > int(fork.page[0]), "it is remembered in a later chapter"


def test_a_choice_is_in_the_values_of_later_pages() -> None:
    reading = BOOK.turned({}, "1-halfway", "well")
    pages = {page.id: page for page in BOOK.pages(BEATEN, [], reading, OPTIONS)}
    assert pages["5-won"].text.given == values(child="well")
    assert "Tally" in Text("en").phrase(pages["7-opening"].text)
    decision = pages["1-halfway"].decision
    assert decision is not None
    assert decision.made == "well"


def test_a_choice_may_be_skipped_and_made_later_but_not_changed() -> None:
    skipped = BOOK.turned({}, "1-halfway", "")
    assert skipped == {"1-halfway": ""}
    made = BOOK.turned(skipped, "1-halfway", "aboard")
    assert BOOK.turned(made, "1-halfway", "") == BOOK.turned(made, "1-halfway", "aboard") == {"1-halfway": "aboard"}
    with pytest.raises(BadOption, match="answer: 'aboard' was chosen already"):
        BOOK.turned(made, "1-halfway", "well")
    with pytest.raises(BadOption, match="answer: 'well' is none of this page"):
        BOOK.turned({}, "1-opening", "well")


@pytest.mark.parametrize(
    ("kept", "field"),
    [
        ([], "book: "),
        ({"1-halfway": 3}, r"book: .*\$"),
        ({"1-halfway": "eaten"}, "book.1-halfway: 'eaten' is no answer"),
        ({"1-opening": "well"}, "book.1-opening: 'well' is no answer"),
        ({"one": ""}, "book.'one': there is no such page"),
        ({"1-dinner": ""}, "book.'1-dinner': there is no such page"),
    ],
)
def test_a_reading_that_cannot_be_is_refused_by_the_name_of_its_page(kept: Any, field: str) -> None:
    with pytest.raises(BadOption, match=f"^{field}"):
        BOOK.read(kept)


def test_no_rule_knows_of_the_book() -> None:
    """What was read is in no options, no save and no view: a table is the same with every choice."""
    state = GAME.new(1, 5, {"chapter": 7})
    assert not {"reading", "book", "page", *(fork.name for fork in FORKS)} & {*GAME.view(state, 0)}
    assert not {fork.name for fork in FORKS} & {option.name for option in GAME.manifest.options}
