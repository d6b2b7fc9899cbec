"""The Wreckage phase: which Parts to install, with which dice, and where.

A plan is a row of installs, repairs and clearings. Plans are made as if red dice that paid rolled the mildest line of
the Wreckage table, and charged what a red die costs on average; so nothing in them is left to chance. What cannot be
used at the end may be rolled again for a Part nobody needs (W-13.1): a few such rolls are tried.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from msgspec.structs import replace

from frenzy.bots.lines import Answer, Choices, Key, Lines, Node, beam_search
from frenzy.bots.wreckland.features import HITS, RESISTANCE
from frenzy.bots.wreckland.model import MODEL
from frenzy.bots.wreckland.standing import Fleet, met
from frenzy.games.wreckland import actions
from frenzy.games.wreckland.cards import ITEM_VALUE, PARTS, Part
from frenzy.games.wreckland.content import words
from frenzy.games.wreckland.frames import PayFor
from frenzy.games.wreckland.game import GAME
from frenzy.games.wreckland.ids import DICE, RED, VALUE
from frenzy.games.wreckland.rules.paying import offer_payment, requirement_of
from frenzy.games.wreckland.rules.requirements import is_met
from frenzy.games.wreckland.state import State
from frenzy.kernel import Action

PAYMENTS: Final = 10
MANY: Final = 300
DEPTH: Final = 6
REROLLED: Final = 4
"""How many plans are tried with a reroll after them."""

HIGH: Final = 4

PENALTIES: Final[dict[type[words.AnyLine], float]] = {
    words.HitPart: 0.05, words.PiercePart: 0.05, words.HitCore: 0.35, words.LoseScrap: 0.15, words.DiscardPart: 0.03
}  # fmt: skip
"""About what lines of the Wreckage table cost, a point."""

MEANS: Final = {"pair": 2, "two_pair": 4, "three_kind": 3, "four_kind": 4, "straight3": 3, "straight4": 4, "any3": 3}


def least_means(part: Part) -> int:
    """How many dice and Scrap cards a Part takes at least."""
    if part.requirement is None:
        return 0
    return MEANS.get(part.requirement.kind, -(-part.requirement.n // 6))


LEAST_MEANS: Final = tuple(least_means(part) for part in PARTS)


def penalties(state: State) -> list[float]:
    """About what each line of the Wreckage table costs."""
    return [PENALTIES.get(type(line), 0.0) * getattr(line, "n", 0) for line in state.board.wreckage_table]


def red_dice(items: tuple[int, ...]) -> int:
    return sum([RED <= item < DICE for item in items])


def ways_to_pay(state: State, frame: PayFor) -> list[tuple[int, ...]]:
    """The ways to pay, those with the fewest Scrap cards, red dice and dice at all first."""
    found: list[tuple[int, ...]] = []
    pending = [frame.paid]
    while pending and len(found) < MANY:
        paid = pending.pop()
        for choice in offer_payment(state, replace(frame, paid=paid)):
            assert isinstance(choice, actions.Pay)
            items = (*paid, choice.item)
            values = [ITEM_VALUE[item] for item in items]
            if frame.purpose == "repair" or is_met(requirement_of(state, frame), values):
                found.append(items)
            else:
                pending.append(items)
    found.sort(key=lambda items: (sum([item >= DICE for item in items]), red_dice(items), len(items), items))
    return found[:PAYMENTS]


def frame_of(action: Action) -> PayFor | None:
    match action:
        case actions.Install():
            return PayFor(0, "install", card=action.card)
        case actions.Repair():
            return PayFor(0, "repair", slot=action.slot)
        case actions.Clear():
            return PayFor(0, "clear", slot=action.slot)
        case _:
            return None


def play(state: State, line: Choices, faces: tuple[int, ...]) -> State:
    """A twin of the table after these choices, if the dice show these faces."""
    twin = state.clone()
    twin.loaded = faces
    for action in line:
        GAME.apply(twin, action)
    return twin


def finish(table: State) -> None:
    """Whatever the mild line asks is answered with the first choice."""
    while GAME.prompt(table) not in ("build", ""):
        GAME.apply(table, GAME.legal_actions(table)[0])
    table.loaded = ()


def next_deeds(table: State, lines: Lines[State]) -> Iterator[tuple[Choices, int, State]]:
    """Everything that can be paid for, in every way: its choices, its red dice, and the table after them.

    Red dice show the face of the Wreckage table that does least.
    """
    costs = penalties(table)
    mild = (costs.index(min(costs)) + 1,) * 8
    for action in GAME.legal_actions(table):
        frame = frame_of(action)
        if frame is None:
            continue
        place: Action | None = None
        for items in ways_to_pay(table, frame):
            lines.budget.check()
            line: Choices = (action, *[actions.PAY[item] for item in items])
            end = play(table, line, mild)
            if GAME.prompt(end) == "place":
                place = lines.nearest(end) if place is None else place
                line = (*line, place)
                GAME.apply(end, place)
            finish(end)
            yield line, red_dice(items), end


def plans(state: State, lines: Lines[State], beam: int, answer: Answer) -> list[Node[State]]:
    """The best rows of deeds, of every length; the first is the best of all."""
    cost = sum(penalties(state)) / 6  # what a red die is expected to cost when it has paid (W-9.1)
    start: Node[State] = (lines.rate(state), (), state, 0.0)
    best = Answer()
    best.offer(start[0], (actions.END_PHASE,))
    seen: set[Key] = set()

    def expand(node: Node[State]) -> list[Node[State]]:
        _value, line, table, spent = node
        ahead: list[Node[State]] = []
        for way, reds, end in next_deeds(table, lines):
            mark = end.key()
            if mark not in seen:
                seen.add(mark)
                price = spent + cost * reds
                value = lines.rate(end) - price
                ahead.append((value, (*line, *way), end, price))
                best.offer(value, (*line, *way, actions.END_PHASE))
        answer.take(best.line)
        return ahead

    found = [start]
    for level in islice(beam_search(start, expand, lambda: beam), DEPTH):
        found += level
    found.sort(key=lambda plan: plan[0], reverse=True)
    return found


# -- rolling again --------------------------------------------------------------------------------------------


def spare_part(table: State) -> int:
    """The available Part that is missed least: one that the dice and Scrap that are left cannot pay for, if any."""
    means = len(table.pool) + len(table.scrap)
    return min(table.available, key=lambda card: (LEAST_MEANS[card] <= means, HITS[card] + RESISTANCE[card]))


def kept_dice(pool: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Which dice might be left lying: none, those of the value that shows most often, the high ones."""
    values = [VALUE[die] for die in pool]
    often = max(values, key=lambda value: (values.count(value), value))
    same = tuple([die for die in pool if VALUE[die] == often])
    high = tuple([die for die in pool if VALUE[die] >= HIGH])
    return list(dict.fromkeys([kept for kept in ((), same, high) if len(kept) < len(pool)]))


def rerolls(table: State) -> list[Choices]:
    """A few ways to roll dice again that are left over (W-13.1)."""
    if not table.available or not table.pool:
        return []
    first: Action = actions.REROLL[spare_part(table)]
    lines: list[Choices] = []
    for kept in kept_dice(table.pool):
        dice = list(table.pool)
        for die in kept:
            dice.remove(die)
        lines.append((first, *[actions.DIE[die] for die in dice]))
    return lines


def rolled(table: State, line: Choices, faces: tuple[int, ...]) -> State:
    """A twin of the table after this reroll, if the dice show these faces."""
    twin = play(table, line, faces)
    if GAME.prompt(twin) == "reroll":
        GAME.apply(twin, actions.DONE)
    twin.loaded = ()
    return twin


def best_deed(state: State, answer: Answer) -> Choices:
    """The one thing that helps the vehicle most against the enemies to come; the end of the phase if nothing does."""
    lines = meeting([Fleet(state)], answer)
    answer.offer(lines.rate(state), (actions.END_PHASE,))
    deeds = [
        action for action in GAME.legal_actions(state) if not isinstance(action, (actions.EndPhase, actions.RerollWith))
    ]
    return lines.weigh(state, deeds, answer)


def best_build(state: State, fleets: list[Fleet], beam: int, rolls: list[tuple[int, ...]], answer: Answer) -> Choices:
    """What makes the best vehicle against these fleets: a row of deeds, then a reroll, or the end of the phase.

    A reroll is worth the mean of what could be built after each of these rolls, with narrower plans.
    """
    rough = meeting(fleets[:1], answer)
    found = plans(state, meeting(fleets, answer), beam, answer)
    best = found[0][0]
    for value, line, table, _ in found[:REROLLED] if rolls else []:
        before = rough.rate(table)
        for way in rerolls(table):
            total = 0.0
            for faces in rolls:
                total += plans(rolled(table, way, faces), rough, 1, Answer())[0][0]
            hope = value + total / len(rolls) - before
            if hope > best:
                best = hope
                answer.take((*line, *way, actions.DONE))
    return answer.line


def meeting(fleets: list[Fleet], answer: Answer) -> Lines[State]:
    """Lines of building, rated against these fleets."""

    def rate(table: State) -> float:
        return met(table, fleets)

    return Lines(MODEL, rate, answer.budget)
