"""The table: arena, boards, hand, prompt and log, drawn from what is shown, and every way to press a choice."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import ClassVar, Final

from rich.text import Text as RichText
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.events import Key
from textual.screen import Screen
from textual.widgets import Static

from frenzy.games.adrenaline.arsenal import WEAPON_IDS
from frenzy.kernel import View
from frenzy.tui.adrenaline.arena import ArenaPicture, Light, neighbour, own_square
from frenzy.tui.adrenaline.boards import (
    BoardsPicture,
    boards_height,
    draw_hand,
    draw_strip,
    draw_tracks,
    tracks_height,
)
from frenzy.tui.adrenaline.links import LETTERS, lit_things, meant, things
from frenzy.tui.canvas import fitted
from frenzy.tui.choices import Prompt
from frenzy.tui.house import House
from frenzy.tui.keys import Keys
from frenzy.tui.log_view import LogView
from frenzy.tui.sheet import Sheet
from frenzy.tui.shown import Shown, chooser
from frenzy.tui.story import Story

CHAT_LINES: Final = 3
SHORT: Final = 4
"""So many letters of a player's name are enough where there is little room."""

ROOMY: Final = 36
"""From this height on, boards show their weapons."""

HURTING: Final = {"damaged": "to", "marked": "to", "killed": "figure"}


class ArenaSheet(Sheet, can_focus=True):
    """The arena with a square in hand that arrows move."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,down,left,right", "none", show=False),
        Binding("enter", "press", show=False),
    ]

    def on_key(self, event: Key) -> None:
        if event.key in ("up", "down", "left", "right"):
            event.stop()
            event.prevent_default()
            table = self.screen
            assert isinstance(table, TableScreen)
            table.move_cursor(event.key)

    def action_press(self) -> None:
        table = self.screen
        assert isinstance(table, TableScreen)
        if table.cursor is not None:
            self.post_message(self.Pressed(self, [f"square {table.cursor}"]))


class TableScreen(Screen[None]):
    """It keeps what only the eye needs: the choice in hand, the square in hand, what was told already."""

    HORIZONTAL_BREAKPOINTS = [(0, "-tiny"), (70, "-narrow"), (100, "-medium"), (140, "-wide")]  # noqa: RUF012  # as Textual types it
    VERTICAL_BREAKPOINTS = [  # noqa: RUF012  # by how many lines a square of the arena gets
        (0, "-row3"), (30, "-row5"), (36, "-row6"), (39, "-row7"), (46, "-row9"), (54, "-row11"),
    ]  # fmt: skip
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("i", "cards", show=False),
        Binding("u", "undo", show=False),
        Binding("h", "hint", show=False),
        Binding("c", "chat", show=False),
        Binding("space", "hurry", show=False),
        Binding("y", "agree(True)", show=False),
        Binding("n", "agree(False)", show=False),
        Binding("f", "ending", show=False),
    ]

    def __init__(self, house: House) -> None:
        super().__init__()
        self.house = house
        self.given: Shown | None = None
        self.given_at = 0.0
        self.story = Story()
        self.lines: list[str] = []
        self.considered: str | None = None
        self.cursor: str | None = None
        self.is_due = False
        self.said = RichText()

    def compose(self) -> ComposeResult:
        yield Sheet(id="strip")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield ArenaSheet(id="arena")
                yield Sheet(id="hand")
                yield Prompt(id="prompt")
            with Vertical(id="right"):
                yield Sheet(id="boards")
                yield Sheet(id="tracks")
                yield LogView(id="log")
                yield Static(id="chat", markup=False)
        yield Static(id="notice", markup=False)
        yield Keys(id="keys")

    def on_mount(self) -> None:
        self.query_one(Prompt).list.focus()
        self.set_interval(1, self.tick)
        self.draw()

    def on_resize(self) -> None:
        self.call_after_refresh(self.draw)

    # -- what is given ------------------------------------------------------------------------------------------

    def take(self, shown: Shown) -> None:
        """The table as it is now."""
        if self.given is None or shown.choices != self.given.choices:
            self.considered = shown.choices[0] if shown.choices else None
        self.given, self.given_at = shown, monotonic()
        if self.is_mounted and not self.is_due:
            self.is_due = True
            self.call_later(self.draw)  # once, however many changes come at a time

    def draw(self) -> None:
        self.is_due = False
        shown = self.given
        if shown is None or shown.view is None:
            return
        view, speech = shown.view, self.house.speech
        self.lines = self.story.tell(shown.story, view, speech.text)
        self.draw_table(view)
        self.ask(shown, view)
        self.draw_log(view)
        self.draw_notice(shown, view)
        self.query_one(Keys).put(self.keys(shown))

    def draw_table(self, view: View) -> None:
        """The drawings; they are made in the size that their widgets have."""
        speech, palette, light = self.house.speech, self.house.palette, self.light(view)
        names = self.names(view)
        arena, boards = self.query_one("#arena", Sheet), self.query_one("#boards", Sheet)
        arena.put(lambda size: ArenaPicture(view, speech.text, palette, light, *size).draw())
        boards.put(lambda size: BoardsPicture(view, names, speech, palette, light, size).draw())
        self.query_one("#hand", Sheet).put(lambda size: draw_hand(view, speech, palette, light, size))
        self.query_one("#tracks", Sheet).put(lambda size: draw_tracks(view, speech, palette, light, size))
        boards.styles.height = boards_height(view, is_roomy=self.size.height >= ROOMY)
        self.query_one("#tracks").styles.height = tracks_height(view)
        self.query_one("#hand").display = view["seat"] is not None
        self.tick()

    def tick(self) -> None:
        """The line on top holds the clock."""
        shown = self.given
        if shown is not None:
            speech, palette, notes = self.house.speech, self.house.palette, self.notes(shown)
            self.query_one("#strip", Sheet).put(lambda size: draw_strip(shown.view, speech, palette, notes, size))

    def notes(self, shown: Shown) -> list[tuple[str, str]]:
        speech, palette, found = self.house.speech, self.house.palette, []
        if not shown.is_connected:
            found.append((speech.say("tui-line-down"), palette.danger))
        if shown.seat is None and shown.phase == "playing":
            found.append((speech.say("tui-watching"), palette.dim))
        if shown.clock is not None and shown.phase == "playing":
            left = max(0, round(shown.clock[1] - (monotonic() - self.given_at)))
            found.append((f"{left // 60}:{left % 60:02}", palette.door if left > 10 else palette.danger))
        return found

    def light(self, view: View) -> Light:
        shown = self.given
        assert shown is not None, "there is nothing to light"
        last = shown.story[-1].events if shown.story else ()
        hurt = frozenset(event[HURTING[event["event"]]] for event in last if event["event"] in HURTING)
        strong = frozenset(things(view, self.considered)) if self.considered is not None else frozenset[str]()
        is_arena = self.query_one("#arena").has_focus
        return Light(lit_things(view, shown.choices), strong, self.cursor if is_arena else None, hurt)

    def names(self, view: View) -> list[tuple[str, ...]]:
        """Each figure's character and who plays it, and what is enough where there is less and less room."""
        shown, speech = self.given, self.house.speech
        assert shown is not None, "there is nobody to name"
        found = []
        for figure in range(len(view["figures"])):
            character, player, mark = speech.text.figure(view, figure), "", ""
            sitter = shown.sitters[figure] if figure < len(shown.sitters) else None
            if figure == view["seat"]:
                player = speech.say("tui-you")
            elif sitter is not None and sitter.kind == "human":
                player = sitter.name
            if sitter is not None and sitter.is_stood_in:
                mark = f" ({speech.text.say('bot')})"
            elif sitter is not None and not sitter.is_connected and sitter.kind == "human":
                mark = " (…)"
            names = [f"{character} · {player}", f"{character} · {fitted(player, SHORT)}"] if player else []
            found.append(tuple(f"{name}{mark}" for name in [*names, character]))
        return found

    # -- the prompt ---------------------------------------------------------------------------------------------

    def ask(self, shown: Shown, view: View) -> None:
        text = self.house.speech.text
        labels = [text.choice(view, choice) for choice in shown.choices]
        letters = {LETTERS[choice]: choice for choice in shown.choices if choice in LETTERS}
        accent = self.house.palette.accent
        self.query_one(Prompt).put(self.sentence(shown, view), shown.choices, labels, letters, accent)
        self.foretell(view)

    def foretell(self, view: View) -> None:
        """What the choice in hand would do, before it is taken."""
        shown, text, palette = self.given, self.house.speech.text, self.house.palette
        lines = RichText()
        if shown is not None and self.considered in shown.choices:
            lines = RichText("\n".join(f"→ {line}" for line in self.house.preview(view, self.considered)))
            for figure, board in enumerate(view["figures"]):
                lines.highlight_words([text.figure(view, figure)], palette.figures[board["character"]])
        self.query_one(Prompt).foretell(lines)

    def sentence(self, shown: Shown, view: View) -> RichText:
        """What is to be decided now, and with which weapon; or who decides."""
        speech, palette = self.house.speech, self.house.palette
        if shown.choices:
            line = RichText(speech.text.prompt(view), f"bold {palette.ink}")
            frame = view["stack"][-1] if view["stack"] else {}
            weapon = frame.get("shot", {}).get("weapon")
            if weapon is not None:
                line.append(f"  {speech.text.weapon(WEAPON_IDS[weapon])}", palette.dim)
            return line
        if shown.phase == "over":
            return RichText(speech.text.prompt(""), f"bold {palette.ink}")
        if shown.is_waiting:
            return RichText(speech.say("tui-sent"), palette.dim)
        seat = chooser(shown)
        assert seat is not None, "somebody decides until the game is over"
        return RichText(speech.text.waiting(view, seat), palette.dim)

    def on_prompt_considered(self, event: Prompt.Considered) -> None:
        event.stop()
        if event.choice != self.considered and self.given is not None and self.given.view is not None:
            self.considered = event.choice
            self.draw_table(self.given.view)
            self.foretell(self.given.view)

    def on_key(self, event: Key) -> None:
        if event.character is not None and self.query_one(Prompt).type(event.character):
            event.stop()

    # -- the board as a second way ------------------------------------------------------------------------------

    def on_sheet_pressed(self, event: Sheet.Pressed) -> None:
        """Whoever presses a thing means the choice that names it; a card that nobody asks about is read."""
        event.stop()
        shown = self.given
        if shown is None or shown.view is None or not event.things:
            return
        found = meant(shown.view, shown.choices, event.things)
        if len(found) == 1:
            self.query_one(Prompt).choose(found[0])
        elif found:
            self.query_one(Prompt).hold(found[0])
            self.query_one(Prompt).list.focus()
            self.house.tell("tui-several")
        else:
            self.explain(shown.view, event.things, is_asked=bool(shown.choices))

    def explain(self, view: View, pressed: Sequence[str], *, is_asked: bool) -> None:
        """Why nothing happens there; a card is opened instead."""
        kind, _, name = pressed[0].partition(" ")
        if kind in ("weapon", "card"):
            self.house.open_cards(name)
            return
        if not is_asked:
            return
        reason = self.house.why_not(view, pressed)
        if reason is not None:
            self.house.say_aloud(reason)
        else:
            self.house.tell("tui-nothing-there")

    def move_cursor(self, key: str) -> None:
        if self.given is not None and self.given.view is not None:
            view = self.given.view
            self.cursor = neighbour(view, self.cursor, key)
            self.draw_table(view)

    def on_descendant_focus(self) -> None:
        if self.given is not None and self.given.view is not None:
            if self.cursor is None:
                self.cursor = own_square(self.given.view)
            self.draw_table(self.given.view)

    # -- the log ------------------------------------------------------------------------------------------------

    def draw_log(self, view: View) -> None:
        """The story, names in their colours; and what was said last."""
        text, palette, shown = self.house.speech.text, self.house.palette, self.given
        assert shown is not None, "there is nothing to tell"
        colours = {
            text.figure(view, figure): palette.figures[board["character"]]
            for figure, board in enumerate(view["figures"])
        }
        self.query_one(LogView).put(self.lines, colours, palette.ink, palette.accent)
        chat = self.query_one("#chat", Static)
        chat.display = bool(shown.chat)
        said = RichText()
        for remark in shown.chat[-CHAT_LINES:]:
            said.append(f"{remark.name}: ", f"bold {palette.accent}")
            said.append(f"{self.house.remark(remark)}\n")
        said.rstrip()
        if said != self.said:
            self.said = said
            chat.update(said)

    def draw_notice(self, shown: Shown, view: View) -> None:
        """Somebody asks to go back: a line that stays until it is answered."""
        asker, notice = shown.undo_asked_by, self.query_one("#notice", Static)
        notice.display = asker is not None
        if asker is not None:
            name = self.house.speech.text.figure(view, asker)
            is_asked = shown.seat not in (asker, None) and not shown.has_agreed
            notice.update(self.house.speech.say("tui-undo-asked" if is_asked else "tui-undo-waiting", name=name))

    # -- keys ---------------------------------------------------------------------------------------------------

    def keys(self, shown: Shown) -> list[tuple[str, str, str]]:
        say = self.house.speech.say
        found = [("?", say("key-help"), "app.help"), ("i", say("key-cards"), "screen.cards")]
        if shown.phase == "over":
            found.append(("f", say("key-ending"), "screen.ending"))
        elif shown.seat is not None:
            found += [("u", say("key-undo"), "screen.undo"), ("h", say("key-hint"), "screen.hint")]
        if self.house.source.is_local and shown.phase == "playing":
            found.append(("␣", say("key-hurry"), "screen.hurry"))
        elif shown.seat is not None and not self.house.source.is_local:
            found.append(("c", say("key-chat"), "screen.chat"))
        found += [
            ("l", self.house.speech.language, "app.language"),
            ("t", say("key-theme"), "app.theme"),
            ("q", say("key-leave"), "app.leave"),
        ]
        return found

    def action_cards(self) -> None:
        """The cards in sight, beginning with the one that the choice in hand names."""
        shown = self.given
        if shown is None or shown.view is None:
            return
        named = things(shown.view, self.considered) if self.considered is not None else []
        cards = [thing.partition(" ")[2] for thing in named if thing.startswith(("weapon", "card"))]
        self.house.open_cards(cards[0] if cards else None)

    async def action_undo(self) -> None:
        await self.house.source.undo()

    async def action_hint(self) -> None:
        shown = self.given
        if shown is None or shown.view is None or not shown.choices:
            return
        choice = await self.house.source.hint(shown.view)
        if self.given is not None and choice in self.given.choices:
            self.query_one(Prompt).hold(choice)
            self.house.tell("hint", choice=self.house.speech.text.choice(shown.view, choice))

    def action_hurry(self) -> None:
        self.house.source.hurry()

    async def action_agree(self, agree: bool) -> None:  # noqa: FBT001  # Textual passes what the binding says
        if self.given is not None and self.given.undo_asked_by is not None:
            await self.house.source.answer_undo(agree=agree)

    def action_chat(self) -> None:
        if not self.house.source.is_local and self.given is not None and self.given.seat is not None:
            self.house.open_chat()

    def action_ending(self) -> None:
        if self.given is not None and self.given.phase == "over":
            self.house.open_ending()
