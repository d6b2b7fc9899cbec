"""A table that is played in numbers: whose turn it is, which words may be said, what saying one does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from frenzy.envs import encoding_of
from frenzy.envs.encoding import Encoding, Sheet, results
from frenzy.kernel.errors import IllegalAction
from frenzy.kernel.records import Action

NOTHING: Final = (0,)
UNSAID: Final[tuple[int, ...]] = ()


class Play:
    """One table. What leaves no choice is played at once, if `skips_forced`.

    `seat` decides now, or nobody, when the game is over. `words` has the actions that go on with each legal word.
    """

    def __init__(
        self, encoding: Encoding, seats: int, options: Mapping[str, Any] | None = None, *, skips_forced: bool = True
    ) -> None:
        self.encoding = encoding
        self.game: Any = encoding.game
        self.seats = seats
        self.options: dict[str, Any] = dict(options or {})
        self.skips_forced = skips_forced
        self.state: Any = None
        self.seat = -1
        self.eye: Any = None
        self.said = UNSAID
        self.words: dict[int, list[Action]] = {}
        self.decisions = 0
        self.sheets: dict[int, Sheet] = {}
        self.up_to_date: set[int] = set()  # the seats whose sheets show the state as it is

    def reset(self, seed: int, options: Mapping[str, Any] | None = None) -> None:
        """A new game; these options are for it only."""
        self.put(self.game.new(self.seats, seed, {**self.options, **options} if options else self.options))

    def put(self, state: Any, said: tuple[int, ...] = ()) -> None:
        """Go on from this state, at which that much has been said; what leaves no choice is said already."""
        self.state = state
        self.said = UNSAID
        self.decisions = 0
        self.ask()
        while len(self.said) < len(said):
            self.say(said[len(self.said)])

    def clone(self) -> Play:
        """The same table once more: what is done at one is not done at the other."""
        twin = Play(self.encoding, self.seats, self.options, skips_forced=self.skips_forced)
        twin.state, twin.seat, twin.eye = self.state.clone(), self.seat, self.eye
        twin.said, twin.words, twin.decisions = self.said, self.words, self.decisions
        return twin

    def __deepcopy__(self, memo: object) -> Play:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        saved = self.state and self.game.save(self.state)
        return restored, (self.game.name, self.seats, self.options, self.skips_forced, saved, self.said)

    @property
    def is_over(self) -> bool:
        return not self.words

    def ask(self) -> None:
        """Find the words for the pending decision; play on as long as there is only one."""
        game, state = self.game, self.state
        self.up_to_date.clear()
        while state.stack:
            actions: Sequence[Action] = game.legal_actions(state)
            if not self.skips_forced or len(actions) > 1:
                self.seat = state.stack[-1].seat
                self.eye = self.encoding.eye_of(state, self.seat)
                self.words = self.sorted_by_word(actions, 0)
                if not self.skips_forced or len(self.words) > 1:
                    return
                self.say_what_is_clear()
                return
            game.apply(state, actions[0])
        self.words = {}
        self.said = UNSAID
        self.seat = -1

    def sorted_by_word(self, actions: Sequence[Action], at: int) -> dict[int, list[Action]]:
        """The actions by the word that stands at this place of their spelling."""
        found: dict[int, list[Action]] = {}
        spelled, eye = self.eye.spelled, self.eye
        for action in actions:
            numbers = spelled.get(action)
            if numbers is None:
                numbers = self.encoding.vocabulary.spell(action, eye)
            word = numbers[at]
            if word in found:
                found[word].append(action)
            else:
                found[word] = [action]
        return found

    def say_what_is_clear(self) -> None:
        """All actions go on with the same word: it is said."""
        for word in self.words:
            self.say(word)
            return

    def say(self, word: int) -> None:
        """Answer with the number of a legal word; the action is played as soon as no other begins like that."""
        actions = self.words.get(word)
        if actions is None:
            raise IllegalAction(self.refusal(word))
        self.decisions += 1
        if len(actions) == 1:
            self.said = UNSAID
            self.game.apply(self.state, actions[0])
            self.ask()
            return
        self.said = (*self.said, word)
        self.words = self.sorted_by_word(actions, len(self.said))
        if self.skips_forced and len(self.words) == 1:
            self.say_what_is_clear()

    @property
    def actions(self) -> Sequence[Action]:
        """The legal actions of the pending decision, whatever has been said of one."""
        actions: Sequence[Action] = self.game.legal_actions(self.state)
        return actions

    def answer(self, action: Action | str) -> None:
        """Answer with a whole action."""
        self.said = UNSAID
        self.decisions += 1
        self.game.apply(self.state, action)
        self.ask()

    def refusal(self, word: int) -> str:
        words = self.encoding.vocabulary.words
        if self.is_over:
            return f"action {word}: the game is over"
        name = f" ({words[word]})" if 0 <= word < len(words) else ""
        legal = ", ".join(f"{number} ({words[number]})" for number in self.words)
        return f"action {word}{name} is not legal for seat {self.seat}; legal: {legal}"

    def mask(self) -> bytearray:
        """A 1 for every word that may be said; for the first one when the game is over, since many who read masks
        choke on those of nothing.
        """
        row = bytearray(self.encoding.vocabulary.size)
        for word in self.words or NOTHING:
            row[word] = 1
        return row

    def observe(self, seat: int) -> bytes:
        """What this seat knows now."""
        if seat not in self.up_to_date:
            self.sheets[seat] = self.encoding.look(self.state, seat, self.sheets.get(seat))
            self.up_to_date.add(seat)
        return self.encoding.shown(self.sheets[seat], self.said if seat == self.seat else UNSAID)

    def results(self) -> list[float]:
        """What the game was worth to each seat; nothing yet, while it goes on."""
        outcome = self.game.outcome(self.state)
        if outcome is None:
            return [0.0] * self.seats
        return results(outcome, self.seats, cooperative=self.game.manifest.cooperative)


def restored(name: str, seats: int, options: dict[str, Any], skips: bool, saved: str | None, said: Any) -> Play:  # noqa: FBT001  # as it was pickled
    """A table that was pickled."""
    play = Play(encoding_of(name), seats, options, skips_forced=skips)
    if saved is not None:
        play.put(play.game.load(saved), said)
    return play
