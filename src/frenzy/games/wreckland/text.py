"""The game in words for those who read: cards, the story and options, in English, French and Polish.

Only clients import this module; the rules never speak. A card of a later chapter is never named: `card` and `story`
know what the campaign has opened so far and nothing else.
"""

from __future__ import annotations

from msgspec import Struct

from frenzy.games.wreckland import cards, phrases
from frenzy.games.wreckland.booklet import CANYON_CHAPTER, ENVELOPES, PAGES
from frenzy.games.wreckland.content import words
from frenzy.games.wreckland.game import GAME
from frenzy.games.wreckland.ids import HEROES
from frenzy.speech import GameText


class CardHelp(Struct, frozen=True):
    """A card in words: its name, and a line for each thing on it."""

    name: str
    lines: tuple[str, ...]

    def __str__(self) -> str:
        return "\n".join((self.name, *self.lines))


class Story(Struct, frozen=True):
    """A chapter's text, and its own rules in a few sentences."""

    title: str
    opening: str
    won: str
    lost: str
    rule: str


# -- speaking ---------------------------------------------------------------------------------------------------


class Text(GameText):
    """The game in one language, and in English where that language has no word for something.

    >>> Text("fr").say("need-sum", n=9)
    'un total de 9'
    """

    def __init__(self, language: str = "en") -> None:
        super().__init__(GAME, language, more=(*ENVELOPES, *PAGES))

    # -- names ------------------------------------------------------------------------------------------------

    def name(self, card: str) -> str:
        """The name of a Part, an enemy or a special card."""
        return self.say(f"name-{card}")

    def section(self, name: str) -> str:
        return self.say(f"section-{name}")

    def die(self, name: str) -> str:
        """A die: `w3` is white 3, `r5k` is a red 5 that is kept, `w` any white die."""
        return self.phrase(phrases.die(name))

    def requirement(self, need: words.Requirement) -> str:
        return self.phrase(phrases.requirement(need))

    # -- cards --------------------------------------------------------------------------------------------------

    def word(self, word: words.Effect) -> str:
        """One effect of a Part."""
        return self.phrase(phrases.word(word))

    def line(self, line: words.AnyLine) -> str:
        """A line of a table, or an option of a Canyon card."""
        return self.phrase(phrases.line(line))

    def card(self, name: str, chapter: int = 1) -> CardHelp:
        """A card that the campaign has opened, in words; KeyError for anything else."""
        if name in cards.PART_OF and cards.PARTS[cards.PART_OF[name]].chapter <= chapter:
            return self.part_help(cards.PARTS[cards.PART_OF[name]])
        if name in cards.ENEMY_OF and cards.ENEMIES[cards.ENEMY_OF[name]].chapter <= chapter:
            return self.enemy_help(cards.ENEMIES[cards.ENEMY_OF[name]])
        if name in cards.CANYON_OF and chapter >= CANYON_CHAPTER:
            lines = tuple(self.line(line) for line in cards.CANYON[cards.CANYON_OF[name]].options)
            return CardHelp(self.name(name), lines)
        if name in cards.ROAD_OF and cards.ROAD[cards.ROAD_OF[name]].chapter <= chapter:
            return CardHelp(self.name(name), (self.phrase(phrases.road_rule(name)),))
        if name in HEROES:
            return CardHelp(self.say(f"hero-{name}"), (self.say(f"hero-{name}-text"),))
        if name in cards.DESTRUCTION_IDS:
            need = cards.DESTRUCTION[cards.DESTRUCTION_IDS.index(name)]
            return CardHelp(name, (self.say("card-clear", need=self.requirement(need)),))
        raise KeyError(name)

    def part_help(self, part: cards.Part) -> CardHelp:
        lines = [self.say("card-resistance", n=part.resistance)]
        lines.append(self.say("card-dice", dice=", ".join(cards.shown_on(part))))
        lines += [self.word(part.words[index]) for index in part.effects]
        if part.plus:
            lines.append(self.say("card-exact", text=self.say("word-plus", n=part.plus)))
        if part.ram_plus:
            lines.append(self.say("card-exact", text=self.say("word-ram_plus", n=part.ram_plus)))
        lines += [self.say("card-exact", text=self.word(part.words[index])) for index in part.exact]
        if part.shield:
            lines.append(self.say("card-shield", n=part.shield))
        if part.requirement:
            lines.append(self.say("card-install", need=self.requirement(part.requirement)))
        return CardHelp(self.name(part.id), tuple(lines))

    def enemy_help(self, enemy: cards.Enemy) -> CardHelp:
        lines = [self.say("card-resistance", n=enemy.resistance)]
        lines.append(self.say("card-dice", dice=", ".join(map(str, enemy.dice))))
        lines.append(self.attack(enemy))
        if enemy.ability:
            lines.append(self.say(f"ability-{enemy.ability}"))
        if enemy.shield:
            lines.append(self.say("card-shield", n=enemy.shield))
        if enemy.explosive:
            lines.append(self.say("card-explosive"))
        return CardHelp(self.name(enemy.id), tuple(lines))

    def attack(self, enemy: cards.Enemy) -> str:
        """What it does when it acts."""
        n, second = enemy.attack.amounts
        return self.say(f"card-attack-{enemy.attack.op}", n=n, second=second)

    def story(self, chapter: int, opened: int) -> Story:
        """The text of a chapter that the campaign has opened; KeyError for a later one."""
        if not 1 <= chapter <= opened:
            raise KeyError(chapter)
        parts = [self.say(f"chapter-{chapter}{part}") for part in ("", "-opening", "-won", "-lost", "-rule")]
        return Story(*parts)
