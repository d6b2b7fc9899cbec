"""What the tests of all games share."""

from __future__ import annotations

import pytest

from frenzy.games import manifests

every_game = pytest.mark.parametrize("name", manifests())
