"""Options that a struct declares are read the same way for every game."""

from __future__ import annotations

from typing import Annotated, Any, get_type_hints

import pytest
from msgspec import Struct, json
from msgspec.structs import asdict, replace

from frenzy.kernel import BadOption, BadSave
from frenzy.kernel.manifest import Manifest, read_options
from frenzy.kernel.options import (
    Option,
    check_saved,
    choice,
    flag,
    hands,
    matters,
    number,
    options_of,
    read_values,
    seat,
    several,
    team,
)
from tools.typescript import Types


class Options(Struct, frozen=True):
    seats: int = 2
    size: Annotated[str, choice("small", "large", by_seats={2: "small", 3: "large"})] = "small"
    colour: Annotated[str, choice("red", "blue", when={"size": ("large",)}, anew=True)] = "blue"
    rounds: Annotated[int, number(1, 3, rule="T-1")] = 2
    ghost: Annotated[bool, flag(seats=(2,), rule="T-2")] = False
    open: bool = False
    first: Annotated[int, seat()] = 0
    pieces: Annotated[tuple[str, ...], several("hat", "dog", "ship", "iron", more=("ghost",))] = ()


OPTIONS = options_of(Options)
TOY = Manifest(
    name="toy", title="Toy", package="toy", seats=(2, 3), usual_seats=2, rule="T-0", options=OPTIONS,
    levels={"easy": "random", "hard": "random"},
)  # fmt: skip


def read(seats: int = 2, seed: int = 0, /, **asked: Any) -> dict[str, Any]:
    return read_options(TOY, seats, seed, asked)


def test_fields_say_what_they_are() -> None:
    kinds = {option.name: (option.kind, option.default) for option in OPTIONS}

    assert kinds == {
        "size": ("choice", None),
        "colour": ("choice", "blue"),
        "rounds": ("number", 2),
        "ghost": ("flag", False),
        "open": ("flag", False),
        "first": ("seat", None),
        "pieces": ("several", None),
    }
    assert [option.words for option in OPTIONS[:2]] == ["size", "colour"]


def test_what_is_not_said_has_its_default() -> None:
    found = read()

    assert found["first"] in (0, 1)
    assert {**found, "first": 0} == {
        "size": "small", "colour": "blue", "rounds": 2, "ghost": False, "open": False, "first": 0,
        "pieces": ("hat", "dog"),
    }  # fmt: skip


def test_a_default_may_depend_on_the_seats() -> None:
    assert [read(seats)["size"] for seats in (2, 3)] == ["small", "large"]
    assert read(3, size="small")["size"] == "small"


def test_a_seat_that_nobody_names_comes_by_chance_from_the_seed() -> None:
    found = [read(3, seed)["first"] for seed in range(50)]

    assert {*found} == {0, 1, 2}
    assert found == [read(3, seed, first=None)["first"] for seed in range(50)]
    assert read(3, 7, first=2)["first"] == 2


def test_several_are_filled_with_the_first_that_are_free() -> None:
    assert read(pieces=["dog"])["pieces"] == ("dog", "hat")
    assert read(pieces=["dog", "iron"], ghost=True)["pieces"] == ("dog", "iron", "hat")


@pytest.mark.parametrize(
    ("asked", "error"),
    [
        ({"size": "huge"}, "options.size: 'huge' is not one of small, large"),
        ({"size": 1}, "options.size: 1 is not one of small, large"),
        ({"colour": None}, "options.colour: None is not one of red, blue"),
        ({"rounds": 4}, "options.rounds: 4 is not a number from 1 to 3 (T-1)"),
        ({"rounds": True}, "options.rounds: True is not a number from 1 to 3 (T-1)"),
        ({"open": 1}, "options.open: 1 is not true or false"),
        ({"first": 2}, "options.first: 2 is not a seat from 0 to 1"),
        ({"first": False}, "options.first: False is not a seat from 0 to 1"),
        ({"pieces": "hat"}, "options.pieces: 'hat' is not a list of at most 2 pieces"),
        (
            {"pieces": ["hat", "dog", "ship"]},
            "options.pieces: ['hat', 'dog', 'ship'] is not a list of at most 2 pieces",
        ),
        ({"pieces": ["cat"]}, "options.pieces: 'cat' is unknown or taken; there are: hat, dog, ship, iron"),
        ({"pieces": ["hat", "hat"]}, "options.pieces: 'hat' is unknown or taken; there are: hat, dog, ship, iron"),
        ({"nonsense": 1}, f"options.nonsense: no such option; there are: {', '.join(each.name for each in OPTIONS)}"),
    ],
)
def test_a_wrong_value_is_named_with_what_was_expected(asked: dict[str, Any], error: str) -> None:
    with pytest.raises(BadOption) as refused:
        read(**asked)

    assert str(refused.value) == error


def test_some_values_need_so_many_seats() -> None:
    assert read(2, ghost=True)["ghost"]
    assert not read(3, ghost=False)["ghost"]
    with pytest.raises(BadOption, match=r"^options.ghost: only with 2 seats \(T-2\)$"):
        read(3, ghost=True)


def test_seats_seed_and_the_table_itself_are_checked() -> None:
    with pytest.raises(BadOption, match=r"^seats: 4 is not 2 or 3 \(T-0\)$"):
        read(4)
    with pytest.raises(BadOption, match=r"^seed: not a whole number of at most 40 digits$"):
        read(2, 10**40)
    nothing: Any = None
    with pytest.raises(BadOption, match=r"^options: None is not a table of options$"):
        read_values(OPTIONS, 2, 0, nothing)


def test_an_option_may_matter_only_with_another() -> None:
    colour = OPTIONS[1]

    assert matters(colour, {"size": "large"})
    assert not matters(colour, {"size": "small"})
    assert matters(OPTIONS[0], {})


# -- teams and hands --------------------------------------------------------------------------------------------


class Crew(Struct, frozen=True):
    place: Annotated[str, choice("land", "sea")] = "land"
    crew: Annotated[
        tuple[str, ...],
        team("cook", "smith", "diver", "pilot", "smuggler", least=2, most=4, usual=3, rule="T-3",
             by={"place": {"land": ["cook", "smith", "smuggler"], "sea": ["cook", "diver", "pilot", "smuggler"]}}),
    ] = ()  # fmt: skip
    hands: Annotated[tuple[tuple[int, ...], ...], hands("crew", rule="T-4")] = ()


CREW = options_of(Crew)
UNFIT = "is unknown or taken; there are: cook, smith, smuggler (T-3)"


def crew(seats: int = 2, /, **asked: Any) -> Any:
    return read_values(CREW, seats, 0, asked)


def test_a_team_has_its_usual_size_and_one_for_each_seat_of_those_that_go_with_the_rest() -> None:
    assert crew()["crew"] == ("cook", "smith", "smuggler")
    assert crew(place="sea")["crew"] == ("cook", "diver", "pilot")
    assert crew(4, place="sea")["crew"] == ("cook", "diver", "pilot", "smuggler")
    assert crew(crew=["smuggler", "cook"])["crew"] == ("smuggler", "cook")
    assert [option.default for option in CREW] == ["land", None, None]


def test_hands_are_dealt_in_turn_unless_somebody_says_who_has_whom() -> None:
    assert crew()["hands"] == ((0, 2), (1,))
    assert crew(4, place="sea")["hands"] == ((0,), (1,), (2,), (3,))
    assert crew(3, crew=["cook", "smith"])["hands"] == ((0,), (1,), ())
    assert crew(hands=[[], [2, 0, 1]])["hands"] == ((), (0, 1, 2))
    assert crew(crew=("cook", "smith"), hands=((1,), (0,)))["hands"] == ((1,), (0,))


@pytest.mark.parametrize(
    ("asked", "error"),
    [
        ({"crew": "cook"}, "options.crew: 'cook' is not a list of 2 to 4 crew (T-3)"),
        ({"crew": ["cook"]}, "options.crew: ['cook'] is not a list of 2 to 4 crew (T-3)"),
        ({"crew": []}, "options.crew: [] is not a list of 2 to 4 crew (T-3)"),
        ({"crew": ["cook", "cat"]}, f"options.crew[1]: 'cat' {UNFIT}"),
        ({"crew": [["cook"], "smith"]}, f"options.crew[0]: ['cook'] {UNFIT}"),
        ({"crew": ["cook", "cook"]}, f"options.crew[1]: 'cook' {UNFIT}"),
        ({"crew": ["cook", "diver"]}, f"options.crew[1]: 'diver' {UNFIT}"),
        ({"hands": 3}, "options.hands: 3 is not a list of 2 hands, one for each seat (T-4)"),
        ({"hands": [[0, 1, 2]]}, "options.hands: [[0, 1, 2]] is not a list of 2 hands, one for each seat (T-4)"),
        ({"hands": [[0], 1]}, "options.hands[1]: 1 is not a list of numbers (T-4)"),
        ({"hands": [[0], [3]]}, "options.hands[1]: 3 is not a number from 0 to 2, or is held already (T-4)"),
        ({"hands": [[0], [-1]]}, "options.hands[1]: -1 is not a number from 0 to 2, or is held already (T-4)"),
        ({"hands": [[0], [True]]}, "options.hands[1]: True is not a number from 0 to 2, or is held already (T-4)"),
        ({"hands": [[0, 1], [1, 2]]}, "options.hands[1]: 1 is not a number from 0 to 2, or is held already (T-4)"),
        ({"hands": [[0], []]}, "options.hands: nobody has 1, 2 of crew (T-4)"),
    ],
)  # fmt: skip
def test_a_wrong_team_or_hand_is_named_with_its_place(asked: dict[str, Any], error: str) -> None:
    with pytest.raises(BadOption) as refused:
        crew(**asked)

    assert str(refused.value) == error


def test_a_team_and_hands_of_a_save_pass_the_same_examination() -> None:
    options = Crew(**crew(crew=["smith", "cook"], hands=[[1], [0]]))

    check_saved(options, lambda: Crew(**crew(**asdict(options))))
    broken = replace(options, hands=((0,), (0,)))
    with pytest.raises(BadSave, match=r"^state.options: options.hands\[1\]: 0 is not a number"):
        check_saved(broken, lambda: Crew(**crew(**asdict(broken))))


def test_only_a_team_and_hands_tell_what_only_they_have() -> None:
    told = json.decode(json.encode(CREW))

    assert told[1]["team"]["by"]["place"]["land"] == ["cook", "smith", "smuggler"]
    assert {key: told[1]["team"][key] for key in ("least", "most", "usual")} == {"least": 2, "most": 4, "usual": 3}
    assert told[2]["of"] == "crew"
    assert {"team", "of"} & {*told[0]} == set()
    assert json.decode(json.encode(CREW), type=tuple[Option, ...]) == CREW


def test_the_web_knows_them_by_their_types() -> None:
    types = Types(Crew)

    assert [types.text(hint) for hint in get_type_hints(Crew, include_extras=True).values()] == [
        '"land" | "sea"', '("cook" | "smith" | "diver" | "pilot" | "smuggler")[]', "number[][]",
    ]  # fmt: skip


def test_the_options_of_a_save_are_examined() -> None:
    def refuse() -> Options:
        raise BadOption("options.size: wrong")

    check_saved(Options(), Options)
    with pytest.raises(BadSave, match=r"^state.options: not the options of a game$"):
        check_saved(Options(open=True), Options)
    with pytest.raises(BadSave, match=r"^state.options: options.size: wrong$"):
        check_saved(Options(), refuse)
