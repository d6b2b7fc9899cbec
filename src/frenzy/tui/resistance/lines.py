"""Resistance in words: the cards in sight, the table as letters, how a mission ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, cast

from rich.console import Group, RenderableType
from rich.table import Table as RichTable
from rich.text import Text as RichText

from frenzy.games.resistance.ascii import draw
from frenzy.games.resistance.cards import CITIZEN_OF, OBJECT_OF, SKILL_OF, SPAWN_OF, TRAIT_OF
from frenzy.games.resistance.game import GAME
from frenzy.games.resistance.ids import CHARACTER_OF, FIRST_ZOMBIE, MOB_OF, ZOMBIE
from frenzy.games.resistance.missions import MISSION_OF
from frenzy.games.resistance.phrases import mode_of
from frenzy.kernel.guide import Heading, Outlook
from frenzy.tui.renderer import GameRenderer, Sight
from frenzy.tui.resistance.palette import ComicPalette
from frenzy.tui.words import Speech
from frenzy.wire import View

KINDS: Mapping[str, Mapping[str, int]] = {
    "mob": MOB_OF, "trait": TRAIT_OF, "citizen": CITIZEN_OF, "skill": SKILL_OF, "object": OBJECT_OF, "card": SPAWN_OF,
}  # fmt: skip


HURT, STAYS, DEADLY = "✶", "…", "☠"
MUCH: Final = 0.1
"""From this chance on, somebody may well fall."""


class WordsRenderer(GameRenderer):
    """What is read rather than drawn. Cards go by their ids alone."""

    tells_moments = True

    def cards_in_sight(self, view: View) -> list[str]:
        """The mission, the heroes with what they have, and whoever is on the board."""
        names = [view["options"]["mission"], *(hero["id"] for hero in view["heroes"])]
        for hero in view["heroes"]:
            names += hero["traits"] + ([] if hero["citizen"] is None else [hero["citizen"]])
        names += [enemy["id"] or enemy["kind"] for enemy in view["enemies"]]
        names += [citizen["id"] for citizen in view["citizens"] if citizen["id"] is not None]
        names += [lies["id"] for lies in view["objects"] if lies["zone"] is not None]
        return list(dict.fromkeys(names))

    def card_of(self, view: View, thing: str) -> str | None:
        kind, _, id = thing.partition(" ")
        if kind == "mission":
            return str(view["options"]["mission"])
        return id.partition(" ")[0] if kind in (*KINDS, "hero", "named") else None

    def card_lines(self, speech: Speech, view: View, card: str) -> list[str]:
        """A sheet, a card or the mission: its name, and a line for each thing on it."""
        if card.upper() in MISSION_OF:
            story = speech.text.story(card.upper())
            return [story.title, story.facts, "", story.opening, "", *story.goals, "", story.rules]
        mode = mode_of(view) if view else 0
        if card in CHARACTER_OF:
            is_hero = (mode == ZOMBIE) == (CHARACTER_OF[card] >= FIRST_ZOMBIE)
            found = speech.text.card(f"{'hero' if is_hero else 'named'} {card}", mode)
        else:
            kind = next((kind for kind, ids in KINDS.items() if card in ids), "")
            found = speech.text.card(f"{kind} {card}", mode)
        return [found.name, *found.lines]

    has_forecast = True

    def forecast_lines(self, speech: Speech, view: View) -> list[str]:
        """Where every group goes, what each hero stands to lose, and the hero in hand in each zone."""
        forecast = GAME.forecast(cast("Any", view), Random(0))
        zones = GAME.forecast(cast("Any", view), Random(0), "zones")
        if forecast is None or zones is None:
            return []
        text, hero = speech.text, zones.whose.partition(" ")[2]
        risky = [threat for threat in zones.threats if threat.most]
        safe = [place(speech, threat.thing) for threat in zones.threats if not threat.most]
        lines = [heading_line(speech, view, heading) for heading in forecast.headings]
        lines += [""] if lines else []
        lines.append(speech.say("resistance-outlook-heroes", samples=forecast.samples))
        lines += [outlook_line(speech, text.name(one.thing.partition(" ")[2]), one) for one in forecast.outlooks]
        title = speech.say("resistance-outlook-zones", hero=text.name(hero), samples=zones.samples)
        lines += ["", title, *(outlook_line(speech, place(speech, one.thing), one) for one in worst_first(risky))]
        return [*lines, speech.say("resistance-outlook-safe", zones=", ".join(safe))] if safe else lines

    def outcome_lines(self, speech: Speech, view: View, outcome: Mapping[str, Any]) -> list[str]:
        """The mission's last words, and what became of everybody."""
        lines = [result(speech, outcome), last_words(speech, outcome)]
        for hero in outcome["heroes"]:
            told = [f"{title} {value}" for title, value in numbers(speech, hero)]
            lines.append(f"{speech.text.name(hero['id'])}: {fate(speech, hero)}, {', '.join(told)}")
        return lines

    def ending(self, sight: Sight, outcome: Mapping[str, Any]) -> RenderableType:
        """The mission's last words, and the heroes in numbers."""
        speech, palette = sight.speech, sight.painted(ComicPalette)
        table = RichTable(box=None, padding=(0, 1), header_style=palette.dim)
        titles = [title for title, _ in numbers(speech, outcome["heroes"][0])]
        for title in ("", "", *titles):
            table.add_column(title, justify="right" if title else "left")
        for hero in outcome["heroes"]:
            name = RichText(speech.text.name(hero["id"]), f"bold {palette.people[hero['id']]}")
            table.add_row(name, fate(speech, hero), *(value for _, value in numbers(speech, hero)))
        words = RichText(last_words(speech, outcome))
        return Group(RichText(result(speech, outcome), palette.accent), RichText(""), words, RichText(""), table)

    def draw(self, speech: Speech, view: View) -> str:
        return draw(cast("Any", view), speech.text)


def place(speech: Speech, thing: str) -> str:
    """A zone by its name."""
    return str(speech.text.zone(thing.partition(" ")[2]))


def heading_line(speech: Speech, view: View, heading: Heading) -> str:
    """A group, and where it goes; a question mark is for what is not sure."""
    kind, id = heading.thing.split(" ")[:2]
    who = speech.text.name(id) if kind == "named" else speech.text.mobs(id, heading.count)
    start, end = speech.text.zone(heading.start), speech.text.zone(heading.end)
    if heading.start == heading.end:
        is_attack = heading.start in {hero["zone"] for hero in view["heroes"]}
        return f"{who}: {start} {HURT if is_attack else STAYS}"
    return f"{who}: {start} → {end}{'' if heading.is_sure else ' ?'}"


def outlook_line(speech: Speech, name: str, outlook: Outlook) -> str:
    """Somebody or somewhere, and what is to be lost; the mark is the same as on the map of the browser."""
    mark = f"{outlook.decided}{'+' if outlook.most > outlook.decided else ''}"
    return f"{mark:>3}{DEADLY if outlook.falls >= MUCH else ' '} {name}: {speech.text.phrase(outlook.text)}"


def worst_first(threats: Sequence[Outlook]) -> list[Outlook]:
    return sorted(threats, key=lambda threat: -threat.mean)


def result(speech: Speech, outcome: Mapping[str, Any]) -> str:
    """How it ended, and by which paragraph."""
    word = speech.say("resistance-result", result="won" if outcome["won"] else "lost")
    return f"{word} · {speech.say('resistance-round', round=outcome['round'])} ({outcome['rule']})"


def last_words(speech: Speech, outcome: Mapping[str, Any]) -> str:
    story = speech.text.story(outcome["mission"])
    return str(story.won if outcome["won"] else story.lost)


def fate(speech: Speech, hero: Mapping[str, Any]) -> str:
    return speech.say(f"resistance-{'fell' if hero['fell'] else 'left' if hero['left'] else 'stayed'}")


def numbers(speech: Speech, hero: Mapping[str, Any]) -> list[tuple[str, str]]:
    """What a hero did, in numbers."""
    titles = (speech.say("resistance-kills"), speech.say("resistance-wounds"), speech.text.say("view-xp"))
    return list(zip(titles, (str(hero[name]) for name in ("kills", "wounds", "xp")), strict=True))
