"""Observations and masks as numpy arrays, and the spaces that they are in."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from frenzy.envs.encoding import Encoding
from frenzy.envs.play import Play

Vector = NDArray[np.uint8]
Mask = NDArray[np.int8]


def vector(observation: bytes) -> Vector:
    """An observation as an array of its own."""
    return np.frombuffer(observation, np.uint8).copy()


def mask_of(play: Play) -> Mask:
    """A 1 for every number that is legal."""
    return np.frombuffer(play.mask(), np.int8)


def idle_mask(encoding: Encoding) -> Mask:
    """The mask of somebody who is not asked: the first word only, since wrappers choke on masks of nothing."""
    mask = np.zeros(encoding.actions, np.int8)
    mask[0] = 1
    return mask


def parts(encoding: Encoding, observations: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """The parts of an observation, or of many at once, by name: they share its memory."""
    ahead = observations.shape[:-1]
    return {
        part.name: observations[..., first : first + part.size].reshape(*ahead, *part.shape)
        for part, first in encoding.layout.places()
    }


def observation_space(encoding: Encoding) -> spaces.Space[Vector]:
    most = np.frombuffer(encoding.layout.most(), np.uint8)
    return cast("spaces.Space[Vector]", spaces.Box(np.zeros(encoding.size, np.uint8), most.copy(), dtype=np.uint8))


def mask_space(encoding: Encoding) -> spaces.Box:
    return spaces.Box(0, 1, (encoding.actions,), np.int8)


@cache
def scale(encoding: Encoding) -> NDArray[np.float32]:
    """What observations are multiplied with to lie between 0 and 1."""
    found: NDArray[np.float32] = np.float32(1) / np.frombuffer(encoding.layout.most(), np.uint8).astype(np.float32)
    return found
