"""How a reason is put: the key of its sentence, its values, its paragraph. `locale/*/guide.ftl` has the sentences.

Values are ids and numbers: `target` is `violet` or `spawn:red`, `figure`, `seat` and `by` are figures by number,
`from`, `square` and `goal` are squares, `missing` and `cost` are cubes by letter, `effect` is `thor-chain_reaction`,
`asked` is a prompt.
"""

from __future__ import annotations

from typing import Final

from frenzy.games.adrenaline.board import step
from frenzy.games.adrenaline.guide.scene import Scene
from frenzy.games.adrenaline.ids import LETTERS, NOWHERE, ROOMS, SQUARES, Cubes
from frenzy.kernel.guide import Reason, Way
from frenzy.kernel.phrase import Phrase
from frenzy.kernel.records import Frame

EVERYTHING: Final = "why-not-now"
"""What is said where nothing better is known."""

Value = str | int


def because(key: str, rule: str, **values: Value) -> Reason:
    """A reason. A name that Python keeps for itself may end with an underscore: `from_`."""
    return Reason(f"why-not-{key}", {name.rstrip("_"): value for name, value in values.items()}, rule)


def game_over() -> Reason:
    return because("over", "A-9.4")


def waiting(frame: Frame) -> Reason:
    """Somebody else decides now."""
    return because("wait", frame.paragraph, seat=frame.seat, asked=frame.prompt)


def asked(scene: Scene, *_: object) -> Reason:
    """Things of this kind are not what is asked for now."""
    return because("asked", scene.frame.paragraph, asked=scene.frame.prompt)


def fall_back(scene: Scene) -> Reason:
    """There is a reason, but no sentence for it."""
    return Reason(EVERYTHING, {"asked": scene.frame.prompt}, scene.frame.paragraph)


def ways_of(reason: Reason) -> list[Way]:
    """A reason that begins with "first choose …" tells the way to what was pressed."""
    square = reason.values.get("square", "")
    run = Way(["run", f"move {square}"], Phrase("action-move", {"square": square}))
    grab = Way(["grab", f"move {square}"], Phrase("action-move-grab", {"square": square}))
    back = Way(["run", f"return {square}"], Phrase("action-return"))
    return {
        "why-not-run-first": [run],
        "why-not-return-first": [back],
        "why-not-grab-first": [grab],
        "why-not-either-first": [run, grab],
    }.get(reason.key, [])


def letters(cubes: Cubes) -> str:
    """Cubes as cards print them.

    >>> letters((1, 0, 2))
    'RBB'
    """
    return "".join(letter * count for letter, count in zip(LETTERS, cubes, strict=True))


# -- how far, and what stands between -------------------------------------------------------------------------


def is_walled_off(scene: Scene, start: int, square: int) -> bool:
    """The squares lie side by side, with a wall between them."""
    is_beside = any(step(start, direction) == square for direction in range(4))
    return is_beside and scene.state.arena.border(start, square) == "wall"


def too_far(scene: Scene, start: int, square: int, limit: int, rule: str) -> Reason:
    """It takes more moves than there are (A-5.3)."""
    key = "wall" if is_walled_off(scene, start, square) else "far"
    moves = scene.state.arena.distance(start, square)
    return because(key, rule, square=SQUARES[square], from_=SQUARES[start], moves=moves, limit=limit)


def not_straight(scene: Scene, start: int, square: int, limit: int, rule: str) -> Reason:
    """It does not lie in one direction, or a wall or the distance is in the way (A-5.1)."""
    arena = scene.state.arena
    if arena.straight(start, len(SQUARES)) >> square & 1:
        return too_far(scene, start, square, limit, rule)
    key = "blocked" if arena.line[start] >> square & 1 else "straight"
    return because(key, "A-5.1" if key == "blocked" else rule, square=SQUARES[square], from_=SQUARES[start])


def unseen_square(scene: Scene, start: int, square: int, rule: str = "A-5.2") -> Reason:
    return because("dark", rule, square=SQUARES[square], from_=SQUARES[start], room=room_of(scene, square))


def room_of(scene: Scene, square: int) -> str:
    room = scene.state.arena.room[square]
    assert room != NOWHERE
    return ROOMS[room]
