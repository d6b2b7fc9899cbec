"""The pages of the environments tell the numbers that are used."""

from __future__ import annotations

import pytest

from frenzy.envs import encoded_games, encoding_of
from tools.observations import FOLDER, page_of


@pytest.mark.parametrize("name", encoded_games())
def test_the_page_of_a_game_has_its_numbers(name: str) -> None:
    written = (FOLDER / f"{name}.md").read_text(encoding="utf-8")

    assert written == page_of(name), "`python -m tools.observations` writes it"
    assert all(f"| `{part.name}` |" in written for part, _ in encoding_of(name).layout.places())


def test_there_is_a_page_for_no_other_game() -> None:
    assert {page.stem for page in FOLDER.iterdir()} == {*encoded_games()}
