"""The end of the game: sudden death, final frenzy, final scoring (A-9)."""

from __future__ import annotations

from frenzy.games.adrenaline.events import FrenzyStarted, GameEnded
from frenzy.games.adrenaline.ids import NOWHERE
from frenzy.games.adrenaline.rules.damage import clear_damage
from frenzy.games.adrenaline.rules.scoring import flip, score_tokens
from frenzy.games.adrenaline.state import FINAL_REASONS, REASONS, State


def is_over_after_turn(state: State) -> bool:
    """This turn was the last one of the game (A-9.1, A-9.2)."""
    if state.frenzy != NOWHERE:
        return state.turn == state.frenzy
    return state.options.ending == "sudden_death" and state.mode.is_end_triggered(state)


def start_frenzy(state: State) -> None:
    """Flip every board without damage; everybody has one more turn (A-9.2)."""
    state.frenzy = state.turn
    state.emit(FrenzyStarted(state.turn))
    for figure in range(state.figures):
        if not state.damage[figure]:
            flip(state, figure)


def frenzy_actions(state: State, seat: int) -> int:
    """Two actions for those who play before the starting player, one for the others (A-9.3)."""
    first = state.frenzy + 1
    return 2 if (seat - first) % state.seats < (state.options.start - first) % state.seats else 1


def end_game(state: State) -> None:
    """Score what is left on the boards, then the mode's own board (A-9.4)."""
    for figure in range(state.figures):
        if state.damage[figure]:
            score_tokens(state, figure)
            clear_damage(state, figure)
    state.mode.final_score(state)
    scores = tuple(state.points(seat) for seat in range(state.seats))
    state.emit(GameEnded(tuple(winners(state)), scores))


def standing(state: State, seat: int) -> tuple[int, int]:
    """Points, and the score from the mode's own board, which breaks ties (A-9.4, A-10.6, A-11.5)."""
    first = seat * len(REASONS)
    return state.points(seat), sum(state.ledger[first + reason] for reason in FINAL_REASONS)


def winners(state: State) -> list[int]:
    """Those with the best standing; who is still tied stays tied (A-9.4)."""
    best = max(standing(state, seat) for seat in range(state.seats))
    return [seat for seat in range(state.seats) if standing(state, seat) == best]
