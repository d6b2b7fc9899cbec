"""Domination: spawnpoints are targets, and tracks are kept for them (A-10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from frenzy.games.adrenaline.actions import TAG, Tag
from frenzy.games.adrenaline.events import Asked, Scored, StruckBack, TrackTagged
from frenzy.games.adrenaline.frames import TagTrack
from frenzy.games.adrenaline.ids import COLOURS, NOWHERE
from frenzy.games.adrenaline.modes.deathmatch import Deathmatch
from frenzy.games.adrenaline.rules.damage import deal_damage
from frenzy.games.adrenaline.rules.scoring import award, ranking
from frenzy.games.adrenaline.rulings import BOT_IS_COMPANY
from frenzy.games.adrenaline.state import State
from frenzy.kernel.records import Action

FIST: Final = 8
PLACES: Final = (8, 6, 4, 2, 1)
TAG_RULES: Final = {"damage": "A-10.2", "alone": "A-10.3", "overkill": "A-10.4"}


class Domination(Deathmatch):
    """Three tracks instead of the killshot track."""

    name = "domination"

    def spawn_targets(self, state: State) -> int:
        """From the second turn on, each spawnpoint once per turn (A-10.1). Ruling A-10.2: player and Bot together."""
        return 0 if state.first_turn else 0b111 & ~state.tagged

    def tag(self, state: State, by: int, colour: int, reason: str) -> None:
        """One token, whatever the damage (A-10.2)."""
        if reason == "damage":
            state.tagged |= 1 << colour
        state.tracks[colour] += (by,)
        state.emit(TrackTagged(by, COLOURS[colour], reason, TAG_RULES[reason]))

    def end_turn(self, state: State, seat: int) -> None:
        """Alone on a spawnpoint one tags it; alone or not it strikes back in one's own colour (A-10.1, A-10.3)."""
        square = state.square[seat]
        colour = state.arena.spawn_colour[square]
        if state.first_turn or colour == NOWHERE:
            return
        if is_alone(state, seat):
            self.tag(state, seat, colour, "alone")
        state.emit(StruckBack(seat, COLOURS[colour]))
        deal_damage(state, seat, seat, 1, rule="A-10.3")

    def record_kill(self, state: State, killer: int, overkiller: int) -> None:
        """Killshots are not kept; the overkiller puts the token on a track of choice (A-10.4).

        For the Bot the player whose turn it is chooses. A spawnpoint never overkills: it strikes once per turn.
        """
        if overkiller == NOWHERE:
            return
        seat = overkiller if overkiller != state.bot else state.turn
        if seat != state.turn:
            state.emit(Asked(seat, "A-10.4"))
        state.stack.append(TagTrack(seat, overkiller))

    def is_end_triggered(self, state: State) -> bool:
        """The last skull is taken, or two tracks hold 8 tokens or more (A-10.5)."""
        return state.skulls_left == 0 or sum(len(track) >= FIST for track in state.tracks) >= 2

    def final_score(self, state: State) -> None:
        """Each track for itself; tied players all get the higher value, the next are placed after them (A-10.6)."""
        for colour, track in zip(COLOURS, state.tracks, strict=True):
            places = ranking(track)
            for owner, tokens in places:
                better = sum(other > tokens for _, other in places)
                award(state, Scored(owner, PLACES[better], "tracks", tokens=tokens, track=colour, rule="A-10.6"))


def is_alone(state: State, seat: int) -> bool:
    """Nobody else is on the square, neither a killed one nor the Bot. Ruling A-10.3."""
    here = state.square[seat]
    company = state.square if BOT_IS_COMPANY else state.square[: state.seats]
    return company.count(here) == 1


def offer_tag(state: State, frame: TagTrack) -> Sequence[Action]:
    return TAG


def take_tag(state: State, frame: TagTrack, answer: Tag) -> None:
    state.mode.tag(state, frame.by, answer.colour, "overkill")
