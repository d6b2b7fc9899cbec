"""For each question what it offers and what an answer does, for each step what is done."""

from frenzy.kernel import Stream
from pebbles.actions import TAKES, Take
from pebbles.events import Ended, Taken
from pebbles.frames import NextSeat, TakePebbles
from pebbles.manifest import Options
from pebbles.state import Heap

LEAST = {"small": 10, "large": 30}  # P-2
SPREAD = 11


def lay_heap(options: Options, seats: int, seed: int) -> Heap:
    """10 to 20 pebbles, or 30 to 40; seat 0 begins (P-2)."""
    state = Heap(options, seats, LEAST[options.heap] + Stream.named(seed, "heap").below(SPREAD)[0])
    state.stack.append(TakePebbles(0))
    return state


def offer_take(state: Heap, _frame: TakePebbles) -> tuple[Take, ...]:
    """One to three, as far as there are any (P-3)."""
    return TAKES[: state.pebbles]


def take_pebbles(state: Heap, frame: TakePebbles, answer: Take) -> None:
    state.pebbles -= answer.count
    state.taken[frame.seat] += answer.count
    state.last = frame.seat
    state.events.append(Taken(frame.seat, answer.count, state.pebbles))
    state.stack.append(NextSeat(frame.seat))


def next_seat(state: Heap, frame: NextSeat) -> None:
    """The next seat takes, until nothing is left."""
    if state.pebbles:
        state.stack.append(TakePebbles((frame.seat + 1) % state.seats))
    else:
        state.events.append(Ended(winners(state)))


def winners(state: Heap) -> tuple[int, ...]:
    """Whoever takes the last pebble wins; in misère, everybody else does (P-4, P-5)."""
    others = tuple(seat for seat in range(state.seats) if seat != state.last)
    return others if state.options.misere else (state.last,)


def broken(state: Heap) -> str:
    """What is wrong with a table."""
    most, asked = LEAST[state.options.heap] + SPREAD - 1, [frame.seat for frame in state.stack]
    if min(state.pebbles, *state.taken) < 0 or state.pebbles + sum(state.taken) > most:
        return f"pebbles: {state.pebbles} lie there, {state.taken} are taken, and there are at most {most}"
    if not {state.last, *asked} <= {*range(state.seats)} or bool(asked) != bool(state.pebbles):
        return f"to_act: {asked} is not whoever has to take"
    return ""
