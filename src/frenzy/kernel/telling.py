"""Letting choices and events say what they are: the things and values that follow from the fields they declare."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from frenzy.kernel.guide import Explanation, Reason
from frenzy.kernel.phrase import Given, Phrase, Value
from frenzy.kernel.told import Choice, Kind, Question, Told, kinds_of, question_of

if TYPE_CHECKING:
    from frenzy.kernel.game import Game, S
    from frenzy.kernel.records import Action, Event


def tag_of(record: Action | Event) -> str:
    """The name of a kind of action or event."""
    return str(record.__struct_config__.tag)


def question(game: Game[S, Any], state: S, seat: int | None) -> Question:
    """The pending decision as one viewer sees it."""
    frame = game.seen_top(state, seat)
    if frame is None:
        return Question(Phrase("prompt-over"))
    note, about = frame.note(state), frame.about(state)
    asked = frame.asked(state)
    if seat not in asked:
        return Question(waiting(game, state, asked), note, about)
    choices = (choice(game, state, action, frame.prompt) for action in game.legal_actions(state))
    return question_of(Phrase(f"prompt-{frame.prompt}"), note, about, choices)


def waiting(game: Game[S, Any], state: S, asked: tuple[int, ...]) -> Phrase:
    """Whom the others wait for: one seat, or any of several."""
    names = [game.seat_name(state, seat) for seat in asked]
    if len(names) == 1:
        return Phrase("prompt-waiting", {"seat": names[0]})
    return Phrase("prompt-waiting-any", {"seat": [name if isinstance(name, Phrase) else str(name) for name in names]})


def choice(game: Game[S, Any], state: S, action: Action, prompt: str) -> Choice:
    """What a choice says and names under a prompt."""
    things, given = explained(game, state, action)
    things += action.also_names(state)
    text = action_phrase(action, prompt, given | action.given(state) | game.choice_values(state, action))
    return Choice(tag_of(action), text, things, action.quiet, action.is_plain(state))


def action_text(game: Game[S, Any], table: Any, action: Action, prompt: str) -> Phrase:
    """What its button says."""
    given = explained(game, table, action)[1] | action.given(table) | game.choice_values(table, action)
    return action_phrase(action, prompt, given)


def action_phrase(action: Action, prompt: str, given: Given) -> Phrase:
    return Phrase(f"action-{tag_of(action)}-{prompt}", given)


def things_of(game: Game[S, Any], table: Any, action: Action) -> list[str]:
    """The things that an action names, whether or not it is legal."""
    things, _ = explained(game, table, action)
    return things + action.also_names(table)


def told(game: Game[S, Any], table: Any, event: Event) -> Told:
    """What every client understands of an event."""
    things, given = explained(game, table, event)
    things += event.also_names(table)
    given |= event.given(table)
    given.pop("rule", None)
    variant = event.variant
    return Told(
        f"event-{tag_of(event)}{f'-{variant}' if variant else ''}",
        given,
        things,
        event.actor,
        event.loudness,
        event.felt,
        event.scene,
        event.era,
        event.fold,
        event.block,
        event.mark,
        [*event.echoes],
    )


def explanation(game: Game[S, Any], table: Any, reason: Reason) -> Explanation:
    """A reason in words: its values are ids, which the game names by the kinds of things they are."""
    given: Given = {}
    for name, value in reason.values.items():
        kind = game.reason_kinds.get(name.removeprefix("other_"), "")
        if kind:
            id = game.id_of(table, Kind(kind), value) if isinstance(value, int) else str(value)
            given[name] = game.name_of(table, kind, id)
        else:
            given[name] = value
    return Explanation(Phrase(reason.key, given), reason.rule, game.ways(table, reason))


def explained(game: Game[S, Any], table: Any, record: Action | Event) -> tuple[list[str], Given]:
    """The things that a record's fields name, and its fields as values of its sentence."""
    things: list[str] = []
    given: Given = {}
    for field, kind in kinds_of(type(record)):
        content = getattr(record, field)
        if isinstance(content, tuple):
            if kind is not None:
                given[field] = [named(game, table, kind, item, things) for item in content] or "none"
        elif kind is None:
            given[field] = plain_value(content)
        elif content in (None, "", -1):
            given[field] = "none"
        else:
            given[field] = named(game, table, kind, content, things)
    return things, given


def named(game: Game[S, Any], table: Any, kind: Kind, content: Any, things: list[str]) -> Any:
    """What a field holds in words; the thing is added to the others."""
    id = game.id_of(table, kind, content)
    thing = game.thing_of(kind.name, id)
    if thing and thing not in things:
        things.append(thing)
    return game.name_of(table, kind.name, id)


def plain_value(content: Any) -> Value:
    """A number or a word as it is; true and false, and what is not there, are words that sentences select on."""
    if isinstance(content, bool):
        return "yes" if content else "no"
    return content if isinstance(content, str | int | float) and content != "" else "none"
