"""What a choice would do, as far as neither chance nor a hidden card decides."""

from __future__ import annotations

from typing import Any, Final

from frenzy.games.resistance.board import OPENING_IDS
from frenzy.games.resistance.declared.types import View
from frenzy.games.resistance.declared.view import read_view, write_team
from frenzy.games.resistance.events import EnemiesBegan, GameEnded
from frenzy.games.resistance.ids import bits
from frenzy.games.resistance.seen import write_citizens, write_enemies
from frenzy.games.resistance.state import State
from frenzy.kernel import foresight
from frenzy.kernel.foresight import SHUT, foresee
from frenzy.kernel.game import Game
from frenzy.kernel.guide import Preview
from frenzy.kernel.records import Event

TOP: Final = ("", "hero", "turn")
"""The prompts at which something new begins: what is asked before them belongs to the choice."""

ANY_CARD: Final = (0,)
"""Whatever lies there: it is shuffled before anybody sees it."""

Doc = dict[str, Any]


def shut_table(view: View) -> State:
    """The table of a view, on which no die can be rolled and no card drawn."""
    state = read_view(view)
    state.dice_chance = state.spawn_chance = state.trait_chance = state.citizen_chance = state.named_chance = SHUT
    piles = view["piles"]
    if piles["spawn"]:
        state.spawn_discard = state.spawn_discard or ANY_CARD
    if piles["traits"]:
        state.trait_discard = state.trait_discard or ANY_CARD
    if piles["citizens"]:
        state.citizen_discard = state.citizen_discard or ANY_CARD
    if piles["named"]:
        state.named_discard = state.named_discard or ANY_CARD
    return state


def preview_of(game: Game[State, View], view: View, choice: str) -> Preview | None:
    """The events of a choice and of all that it leaves no choice about; then what has changed."""
    if choice not in view["choices"]:
        return None
    state = shut_table(view)
    before = table_of(state)
    events, is_whole = foresee(game, state, choice, lambda table: is_forced(game, table), is_hidden)
    after = changes(before, table_of(state))
    prompt = game.prompt(state) if is_whole else ""
    if prompt not in TOP:
        after.append({"prompt": prompt})
    return Preview([game.tell(state, event) for event in events], after, is_whole)


def is_hidden(event: Event) -> bool:
    """Nobody could foretell it; the end of a phase or of the game is no such thing."""
    return foresight.is_hidden(event) and not isinstance(event, GameEnded | EnemiesBegan)


def is_forced(game: Game[State, View], state: State) -> bool:
    """What is asked belongs to the choice, and has one answer only."""
    return game.prompt(state) not in TOP and game.is_forced(state)


def table_of(state: State) -> dict[str, Doc]:
    """The things that people look at first, as in the view."""
    found: dict[str, Doc] = {}
    for hero in range(state.heroes):
        found[f"hero {hero}"] = {"hero": write_team(state, hero)}
    for enemy in write_enemies(state):
        found[f"enemy {enemy['id'] or enemy['kind']} {enemy['zone']}"] = {"enemy": enemy}
    for citizen in write_citizens(state):
        found[f"citizen {citizen['id']} {citizen['zone']}"] = {"citizen": citizen}
    found["open"] = {"open": [OPENING_IDS[door] for door in bits(state.open)]}
    return found


def changes(before: dict[str, Doc], after: dict[str, Doc]) -> list[Doc]:
    """What is different now; what is no longer there is `gone`."""
    changed = [doc for thing, doc in after.items() if before.get(thing) != doc]
    return changed + [{"gone": thing} for thing in before if thing not in after]
