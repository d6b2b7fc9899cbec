"""The table: board, hand, prompt and log, drawn from what is shown, and every way to press a choice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, ClassVar, Final

from msgspec.structs import replace
from rich.text import Text as RichText
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.events import Key
from textual.screen import Screen
from textual.widgets import Static

from frenzy.games import load
from frenzy.kernel import Game
from frenzy.story import Story
from frenzy.tui.advice import reason_of
from frenzy.tui.chances import win_bar_lines
from frenzy.tui.choices import Prompt
from frenzy.tui.keys import Keys
from frenzy.tui.light import Light
from frenzy.tui.log_view import LogView
from frenzy.tui.menu import BACK, Entry, entries, lit_entries, meant, named, narrowed, shortened
from frenzy.tui.renderer import GameRenderer, Sight
from frenzy.tui.screen_state import ScreenState
from frenzy.tui.sheet import Sheet
from frenzy.tui.together import TogetherPanel, marks_of, talk_lines
from frenzy.wire import AllowChances, AllowHints, Point, View

if TYPE_CHECKING:
    from frenzy.tui.app import FrenzyApp

CHAT_LINES: Final = 3
PULSE: Final = 6.0
"""Seconds that everybody sees what somebody points at."""
PAGE: Final = "page "
"""How the pages of a board begin, among the things on a drawing."""


class BoardSheet(Sheet, can_focus=True):
    """The board with a thing in hand that arrows move."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"screen.move_cursor('{key}')", show=False) for key in ("up", "down", "left", "right")),
        Binding("enter", "screen.press", show=False),
    ]


class TableScreen(Screen[None]):
    """It keeps what only the eye needs: the choice and the thing in hand, the part of a big question that is open,
    what was told already."""

    HORIZONTAL_BREAKPOINTS = [(0, "-tiny"), (70, "-narrow"), (100, "-medium"), (140, "-wide")]  # noqa: RUF012  # as Textual types it
    VERTICAL_BREAKPOINTS = [  # noqa: RUF012  # by how many lines a square of the arena gets
        (0, "-row3"), (30, "-row5"), (36, "-row6"), (39, "-row7"), (46, "-row9"), (54, "-row11"),
    ]  # fmt: skip
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("i", "cards", show=False),
        Binding("u", "undo", show=False),
        Binding("h", "hint", show=False),
        Binding("z", "restart", show=False),
        Binding("c", "chat", show=False),
        Binding("p", "point", show=False),
        Binding("g", "together", show=False),
        Binding("b", "chances", show=False),
        Binding("v", "people", show=False),
        Binding("space", "hurry", show=False),
        Binding("y", "agree(True)", show=False),
        Binding("n", "agree(False)", show=False),
        Binding("f", "ending", show=False),
        Binding("o", "odds", show=False),
        Binding("m", "turn_page", show=False),
        Binding("w", "forecast", show=False),
        Binding("escape,backspace", "widen", show=False),
    ]

    def __init__(self, host: FrenzyApp, renderer: GameRenderer, state: ScreenState) -> None:
        super().__init__(classes="broad" if renderer.is_broad else "columns")
        self.host, self.renderer = host, renderer
        self.given, self.given_at = state, monotonic()
        self.story: Story | None = None
        self.lines: list[str] = []
        self.things: dict[str, list[str]] = {}  # what the choices name, as it is drawn
        self.listed: list[Entry] = []
        self.opened: tuple[str, ...] | None = None
        self.considered: str | None = None
        self.cursor: str | None = None
        self.page: str | None = None  # that somebody turned to
        self.pointed_at = 0.0
        self.is_due = False
        self.said = RichText()
        self.list_anew()

    def compose(self) -> ComposeResult:
        yield Sheet(id="strip")
        if self.renderer.is_broad:
            yield BoardSheet(id="board")
            yield Sheet(id="hand")
            with Horizontal(id="middle"):
                yield Prompt(id="prompt")
                yield Sheet(id="upper")
                with Vertical(id="right"):
                    yield from self.compose_log()
        else:
            with Horizontal(id="middle"):
                with Vertical(id="left"):
                    yield BoardSheet(id="board")
                    yield Sheet(id="hand")
                    yield Prompt(id="prompt")
                with Vertical(id="right"):
                    yield Sheet(id="upper")
                    yield from self.compose_log()
        yield Static(id="notice", markup=False)
        yield Keys(id="keys")

    def compose_log(self) -> ComposeResult:
        yield Sheet(id="lower")
        yield LogView(id="log")
        yield Static(id="chat", markup=False)

    def on_mount(self) -> None:
        self.query_one(Prompt).list.focus()
        self.set_interval(1, self.tick)
        self.draw()

    def on_resize(self) -> None:
        self.call_after_refresh(self.draw)

    # -- what is given ------------------------------------------------------------------------------------------

    def take(self, state: ScreenState) -> None:
        """The table as it is now."""
        before, self.given, self.given_at = self.given, state, monotonic()
        if state.choices != before.choices or (self.opened is not None and state.version != before.version):
            self.list_anew()
        if state.pointed is not None and state.pointed is not before.pointed:
            self.pointed_at = monotonic()
            self.set_timer(PULSE, self.draw)
            thing = self.host.speech.text.value(state.pointed.name)
            who = state.seats[state.pointed.seat].name
            self.host.say_aloud(self.host.speech.say("tui-points", name=who, thing=thing))
        if self.is_mounted and not self.is_due:
            self.is_due = True
            self.call_later(self.draw)  # once, however many changes come at a time

    def list_anew(self) -> None:
        """There is another question."""
        self.opened = self.page = None
        self.things = named(self.renderer, self.given.view, self.given.told)
        self.list_entries()

    def list_entries(self) -> None:
        """What stands in the list: all of the question, or the part of it that is open."""
        self.listed = entries(self.renderer, self.given.told) if self.opened is None else narrowed(self.opened)
        self.considered = self.listed[0].key if self.listed else None

    def open_part(self, choices: Sequence[str] | None) -> None:
        """Show only these choices, or all of them again."""
        self.opened = None if choices is None else tuple(choices)
        self.list_entries()
        self.draw_table()
        self.ask()

    def draw(self) -> None:
        self.is_due = False
        text = self.host.speech.text
        if self.story is None or self.story.text is not text:
            self.story = Story(text)
        self.lines = self.story.tell(self.given.story)
        self.draw_table()
        self.ask()
        self.draw_log()
        self.draw_notice()
        self.query_one(Keys).put(self.keys(self.given))

    def draw_table(self) -> None:
        """The drawings; they are made in the size that their widgets have."""
        renderer = self.renderer
        sight = self.sight()
        drawings = {
            "board": renderer.draw_board, "hand": renderer.draw_hand,
            "upper": renderer.draw_upper, "lower": renderer.draw_lower,
        }  # fmt: skip
        heights = renderer.heights(sight, (self.size.width, self.size.height))
        for name, drawing in drawings.items():
            sheet, height = self.query_one(f"#{name}", Sheet), getattr(heights, name)
            sheet.put(lambda size, drawing=drawing: drawing(sight, size))  # type: ignore[misc]
            sheet.display = height != 0
            if height is not None and not (renderer.is_broad and name == "upper"):
                sheet.styles.height = height
        self.tick()

    def tick(self) -> None:
        """The line on top holds the clock."""
        sight, notes = self.sight(), self.notes(self.given)
        self.query_one("#strip", Sheet).put(lambda size: self.renderer.draw_strip(sight, notes, size))

    def notes(self, state: ScreenState) -> list[tuple[str, str]]:
        speech, palette, found = self.host.speech, self.host.palette, []
        if not state.is_connected:
            found.append((speech.say("tui-line-down"), palette.danger))
        if state.closed is not None:
            found.append((speech.say(f"tui-closed-{state.closed}"), palette.danger))
        if state.seat is None and state.phase == "playing":
            found.append((speech.say("tui-watching"), palette.dim))
        if state.seconds is not None and state.phase == "playing":
            left = max(0, round(state.seconds - (monotonic() - self.given_at)))
            found.append((f"{left // 60}:{left % 60:02}", palette.door if left > 10 else palette.danger))
        return found

    def sight(self) -> Sight:
        return replace(self.host.sight(self.given, self.light()), page=self.page)

    def light(self) -> Light:
        state = self.given
        last = [event["told"] for event in state.story[-1]] if state.story else []
        hits = [told["things"][-1] for told in last if told.get("felt") == "hit" and told.get("things")]
        hurt = frozenset(place for thing in hits for place in self.renderer.drawn(state.view, thing))
        strong = frozenset(self.named(self.held())) if state.choices else frozenset[str]()
        if state.pointed is not None and monotonic() < self.pointed_at + PULSE:
            strong |= frozenset(self.renderer.drawn(state.view, state.pointed.thing))
        is_board = self.query_one("#board").has_focus
        return Light(lit_entries(self.listed, self.things), strong, self.cursor if is_board else None, hurt)

    def held(self) -> Entry | None:
        """The line of the list that is in hand."""
        return next((entry for entry in self.listed if entry.key == self.considered), None)

    def named(self, entry: Entry | None) -> list[str]:
        """What a line of the list names."""
        if entry is None or entry.choice is None:
            return [entry.key] if entry is not None and entry.is_group else []
        return self.things[entry.choice]

    # -- the prompt ---------------------------------------------------------------------------------------------

    def ask(self) -> None:
        keys = [entry.key for entry in self.listed]
        labels = [self.label(entry) for entry in self.listed]
        if self.opened is not None:
            labels = [*shortened(labels[:-1]), labels[-1]]  # the last one leads back
        letters = {self.renderer.letters[key]: key for key in keys if key in self.renderer.letters}
        accent, prompt = self.host.palette.accent, self.query_one(Prompt)
        prompt.put(self.sentence(self.given), keys, labels, letters, accent)
        if self.considered in keys and prompt.held() != self.considered:
            prompt.hold(self.considered)
        self.foretell()

    def label(self, entry: Entry) -> str:
        """A line of the list in words."""
        speech, state = self.host.speech, self.given
        if entry.key == BACK:
            return speech.say("tui-back")
        if entry.choice is not None:
            return f"{speech.text.phrase(state.told[entry.choice].text)}{marks_of(state, entry.choice)}"
        name = self.renderer.name_group(speech, state.view, entry.key)
        return speech.say("tui-group", name=name, count=len(entry.choices))

    def foretell(self) -> None:
        """What the choice in hand would do, before it is taken."""
        view, entry, lines = self.given.view, self.held(), RichText()
        if entry is not None and entry.choice is not None:
            lines = RichText("\n".join(f"→ {line}" for line in self.host.preview(view, entry.choice)))
            for name, colour in self.renderer.colours(self.host.sight(self.given)).items():
                lines.highlight_words([name], colour)
        self.query_one(Prompt).foretell(lines)

    def sentence(self, state: ScreenState) -> RichText:
        """What is to be decided now, and about what; or who decides."""
        speech, palette = self.host.speech, self.host.palette
        if state.is_waiting:
            return RichText(speech.say("tui-sent"), palette.dim)
        is_big = bool(state.choices) or state.phase == "over"
        line = RichText(speech.question(state), f"bold {palette.ink}" if is_big else palette.dim)
        subtitle = self.subtitle(state) if state.choices else ""
        return line.append(f"  {subtitle}", palette.dim) if subtitle else line

    def subtitle(self, state: ScreenState) -> str:
        """What the part of the question that is open has in common, or else what the question is about."""
        speech, question = self.host.speech, state.question
        groups = {self.renderer.group(state.told[choice]) for choice in self.opened or ()}
        group = groups.pop() if len(groups) == 1 else None
        if group is not None:
            return self.renderer.name_group(speech, state.view, group)
        if question.note is not None:
            return str(speech.text.phrase(question.note))
        return ", ".join(speech.name(state.view, thing) for thing in question.about)

    def on_prompt_considered(self, event: Prompt.Considered) -> None:
        event.stop()
        if event.choice != self.considered:
            self.considered, self.page = event.choice, None
            self.draw_table()
            self.foretell()

    def on_prompt_chosen(self, event: Prompt.Chosen) -> None:
        """A group opens; a choice goes on to the app."""
        entry = next((entry for entry in self.listed if entry.key == event.choice), None)
        if entry is not None and entry.choice is None:
            event.stop()
            self.open_part(entry.choices if entry.is_group else None)

    def action_widen(self) -> None:
        if self.opened is not None:
            self.open_part(None)

    def on_key(self, event: Key) -> None:
        if event.character is not None and self.query_one(Prompt).type(event.character):
            event.stop()

    # -- the board as a second way ------------------------------------------------------------------------------

    def on_sheet_pressed(self, event: Sheet.Pressed) -> None:
        event.stop()
        if event.things and event.things[0].startswith(PAGE):
            self.show_page(event.things[0].removeprefix(PAGE))
        elif event.things:
            self.press(event.things)

    def press(self, pressed: Sequence[str]) -> None:
        """Whoever presses a thing means the choices that name it; one that nobody asks about is explained."""
        state = self.given
        standing = self.renderer.standing(state.view, pressed)
        opened = {choice: self.things[choice] for choice in self.opened or ()}
        found = meant(opened, pressed, standing) or meant(self.things, pressed, standing)
        if len(found) == 1:
            self.query_one(Prompt).choose(found[0])
        elif found:
            self.open_part(found)
            self.query_one(Prompt).list.focus()
        else:
            self.explain(state.view, pressed, is_asked=bool(state.choices))

    def explain(self, view: View, pressed: Sequence[str], *, is_asked: bool) -> None:
        """Why nothing happens there; what has a card is read as well, with what chance may bring."""
        reason = self.host.speech.why_not(view, pressed) if is_asked else None
        card = next((card for thing in pressed if (card := self.renderer.card_of(view, thing)) is not None), None)
        if card is not None:
            notes = ([] if reason is None else [reason]) + self.host.speech.odds(view, pressed[:1])
            self.host.open_cards(card, notes)
        elif reason is not None:
            self.host.say_aloud(reason)
        elif is_asked:
            self.host.tell("tui-nothing-there")

    def action_turn_page(self) -> None:
        """The next page of the board, if it has several."""
        pages = self.renderer.pages(self.sight())
        if len(pages) > 1:
            self.show_page(pages[1])

    def show_page(self, page: str) -> None:
        self.page, self.cursor = page, None
        self.draw_table()

    def action_press(self) -> None:
        if self.cursor is not None:
            self.press([self.cursor])

    def action_move_cursor(self, key: str) -> None:
        self.cursor = self.renderer.neighbour(self.given.view, self.cursor, key, self.marked())
        self.draw_table()

    def marked(self) -> list[str]:
        """What lies on the board."""
        canvas = self.query_one("#board", Sheet).sheet()
        return [] if canvas is None else [area.subject for area in canvas.areas]

    def on_descendant_focus(self) -> None:
        if self.cursor is None:
            self.cursor = self.renderer.neighbour(self.given.view, None, "", self.marked())
        self.draw_table()

    # -- the log ------------------------------------------------------------------------------------------------

    def draw_log(self) -> None:
        """The story, names in their colours; and what was said last."""
        palette, state = self.host.palette, self.given
        colours = self.renderer.colours(self.host.sight(self.given))
        self.query_one(LogView).put(self.lines, colours, palette.ink, palette.accent)
        chat = self.query_one("#chat", Static)
        lines = win_bar_lines(self.host.speech, state) + talk_lines(self.host.speech, state)
        if state.task is not None:
            lines.append(f"◎ {self.host.speech.text.phrase(state.task)}")
        if state.ladder is not None:
            lines.append(f"# {self.host.speech.ladder(state)}")
        if state.motive is not None:
            lines.append(f"✦ {self.host.speech.text.phrase(state.motive)}")
        chat.display = bool(state.chat or lines)
        said = RichText("\n".join(lines), palette.door)
        if state.chat:
            said.append("\n" if lines else "").append_text(self.host.chat(state, CHAT_LINES))
        if said != self.said:
            self.said = said
            chat.update(said)

    def draw_notice(self) -> None:
        """Somebody asks to go back: a line that stays until it is answered."""
        state, undo, notice = self.given, self.given.undo, self.query_one("#notice", Static)
        notice.display = undo is not None
        if undo is not None:
            name = self.host.speech.text.figure(state.view, undo.seat)
            is_asked = state.seat not in (undo.seat, None, *undo.agreed)
            notice.update(self.host.speech.say("tui-undo-asked" if is_asked else "tui-undo-waiting", name=name))

    # -- keys ---------------------------------------------------------------------------------------------------

    def keys(self, state: ScreenState) -> list[tuple[str, str, str]]:
        say = self.host.speech.say
        found = [("?", say("key-help"), "app.help")]
        if self.renderer.cards_in_sight(state.view):
            found.append(("i", say("key-cards"), "screen.cards"))
        if len(self.renderer.pages(self.sight())) > 1:
            found.append(("m", say("key-map"), "screen.turn_page"))
        if state.phase == "over":
            found.append(("f", say("key-ending"), "screen.ending"))
        elif state.seat is not None:
            undo = "screen.undo" if state.no_undo is None else ""
            found += [("u", say("key-undo"), undo), ("h", say("key-hint"), "screen.hint")]
            if state.task is not None:
                found.append(("z", say("key-restart"), "screen.restart"))
            if self.has_odds(state):
                found.append(("o", say("key-odds"), "screen.odds"))
            if self.renderer.has_forecast:
                found.append(("w", say("key-forecast"), "screen.forecast"))
        if self.host.source.is_local and state.phase == "playing" and len(state.seats) > 1:
            found.append(("␣", say("key-hurry"), "screen.hurry"))
        elif state.seat is not None and not self.host.source.is_local:
            found.append(("c", say("key-chat"), "screen.chat"))
            if self.can_judge(state):
                found.append(("b", say("key-chances"), "screen.chances"))
            if state.others:
                found.append(("v", say("key-people"), "screen.people"))
            if state.talk is not None:
                found += [("g", say("key-together"), "screen.together"), ("p", say("key-point"), "screen.point")]
        return found + self.host.keys()

    def action_cards(self) -> None:
        """The cards in sight, beginning with the one that the choice in hand names."""
        is_board = self.query_one("#board").has_focus and self.cursor is not None
        things = [self.cursor or ""] if is_board else self.named(self.held())
        cards = [card for thing in things if (card := self.renderer.card_of(self.given.view, thing)) is not None]
        self.host.open_cards(cards[-1] if cards else None)

    def action_odds(self) -> None:
        """What chance may bring: for the choice in hand, for what it names, and for what the keyboard has in hand."""
        state = self.given
        if state.phase != "playing" or not self.has_odds(state):
            return
        entry = self.held()
        subjects = [] if entry is None or entry.choice is None else [entry.choice]
        subjects += self.named(entry)
        if self.query_one("#board").has_focus and self.cursor is not None:
            subjects = [self.cursor]
        odds = self.host.speech.odds(state.view, subjects)
        self.host.say_aloud("\n".join(odds) if odds else self.host.speech.say("tui-no-odds"))

    def action_forecast(self) -> None:
        """What the game will do next, to be read."""
        state = self.given
        if state.phase == "playing" and self.renderer.has_forecast:
            self.host.open_forecast(self.renderer.forecast_lines(self.host.speech, state.view))

    def has_odds(self, state: ScreenState) -> bool:
        """There is something to reckon with in this game."""
        return type(load(state.game)).odds is not Game.odds

    async def action_undo(self) -> None:
        if self.given.no_undo is not None:
            self.host.tell(f"no-undo-{self.given.no_undo}")
        else:
            await self.host.source.undo()

    async def action_restart(self) -> None:
        await self.host.source.restart()

    def action_hint(self) -> None:
        state = self.given
        if state.choices and state.talk is not None and not state.talk.are_hints_on:
            self.host.tell("tui-hints-asked")
            self.run_worker(self.host.source.talk(AllowHints(allow=True)))
        elif state.choices:
            self.host.tell("hint-thinks")
            self.run_worker(self.take_advice(state), group="hint", exclusive=True)

    async def take_advice(self, state: ScreenState) -> None:
        """Say what a strong bot thinks so far, and put its choice into the hand in the end."""

        def tell(sentence: str, choice: str) -> None:
            self.host.tell(sentence, choice=self.host.speech.text.phrase(state.told[choice].text))

        choice = await self.host.source.hint(state.view, partial(tell, "hint-so-far"))
        if choice in self.given.choices:
            if not any(entry.choice == choice for entry in self.listed):
                group = next((e for e in entries(self.renderer, state.told) if choice in e.choices), None)
                self.open_part(group.choices if group is not None and group.is_group else None)
            self.considered = choice
            self.query_one(Prompt).hold(choice)
            tell("hint", choice)
            motive = reason_of(state.view, choice)
            if motive is not None:
                self.host.tell("hint-why", why=self.host.speech.text.phrase(motive))

    def action_hurry(self) -> None:
        self.host.source.hurry()

    async def action_agree(self, agree: bool) -> None:  # noqa: FBT001  # Textual passes what the binding says
        if self.given.undo is not None:
            await self.host.source.answer_undo(agree=agree)

    def action_chat(self) -> None:
        if not self.host.source.is_local and self.given.seat is not None:
            self.host.open_chat()

    async def action_point(self) -> None:
        """Show the others what the arrows are on, or else what the choice in hand names."""
        is_board = self.query_one("#board").has_focus and self.cursor is not None
        entry = self.held()
        named = self.given.told[entry.choice].things if entry is not None and entry.choice is not None else []
        thing = self.cursor if is_board else (named[-1] if named else None)
        if self.given.talk is not None and self.given.seat is not None and thing is not None:
            await self.host.source.talk(Point(thing))

    def action_together(self) -> None:
        if self.given.talk is not None and self.given.seat is not None and self.given.phase == "playing":
            self.host.push_screen(TogetherPanel(self.host, self.given))

    def can_judge(self, state: ScreenState) -> bool:
        """Somebody can say who is likely to win this game."""
        return state.phase == "playing" and bool(load(state.game).manifest.chances)

    async def action_chances(self) -> None:
        """Agree to see the chances, or not any more."""
        state = self.given
        if state.seat is not None and not self.host.source.is_local and self.can_judge(state):
            allowed = [] if state.win_bar is None else state.win_bar.allowed
            await self.host.source.talk(AllowChances(allow=state.seat not in allowed))

    def action_people(self) -> None:
        self.host.open_people()

    def action_ending(self) -> None:
        if self.given.phase == "over":
            self.host.open_ending()
