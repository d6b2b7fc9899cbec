"""On a machine whose processors are all busy, bots answer in time, and as strong as they were asked to be."""

from __future__ import annotations

import asyncio

import pytest

from bench.deadlines import run


@pytest.mark.slow
def test_bots_answer_in_time_on_a_busy_machine() -> None:
    """A small part of `python -m bench.deadlines`; other tests run at the same time, and may hold some answers up."""
    for tally in asyncio.run(run(((0.2, 60), (1.0, 10)))):
        some = len(tally.took) // 10
        assert tally.empty == 0, tally.line()
        assert tally.late <= some, tally.line()
        assert tally.other_level <= some, tally.line()
