"""The game in words for those who read: cards, missions and options, in English, French and Polish.

Only clients import this module; the rules never speak.
"""

from __future__ import annotations

from msgspec import Struct

from frenzy.games.resistance import cards, phrases
from frenzy.games.resistance.game import GAME
from frenzy.games.resistance.ids import CHARACTER_OF, LEVELS, MOB_ACTIONS, MOB_OF, MOB_TOUGHNESS, MODES, NOWHERE
from frenzy.games.resistance.missions import MISSION_OF, MISSIONS
from frenzy.kernel.phrase import Phrase
from frenzy.speech import GameText


class CardHelp(Struct, frozen=True):
    """A card in words: its name, and a line for each thing on it."""

    name: str
    lines: tuple[str, ...]

    def __str__(self) -> str:
        return "\n".join((self.name, *self.lines))


class Story(Struct, frozen=True):
    """A mission's text: its objectives in the order of the mission, and its own rules in a few sentences."""

    title: str
    facts: str
    opening: str
    goals: tuple[str, ...]
    rules: str
    won: str
    lost: str


class Text(GameText):
    """The game in one language, and in English where that language has no word for something.

    >>> Text("fr").name("storm"), Text("en").mobs("runner", 2)
    ('Storm', '2 runners')
    """

    def __init__(self, language: str = "en") -> None:
        super().__init__(GAME, language)

    # -- names ------------------------------------------------------------------------------------------------

    def name(self, character: str) -> str:
        return self.say(f"name-{character}")

    def mobs(self, kind: str, count: int) -> str:
        """So many enemies of a kind."""
        return self.phrase(phrases.mobs(kind, count))

    def zone(self, zone: str, form: str = "") -> str:
        """A zone; with a form, where one is (`in`), goes `to` or comes `from`."""
        return self.say(f"zone-{zone}-{form}" if form else f"zone-{zone}")

    def spawn_card(self, card: str, level: str = "", mode: int = 0) -> str:
        """A spawn card, or what it brings at a danger level."""
        return self.phrase(phrases.spawn_card(mode, card, level))

    # -- cards --------------------------------------------------------------------------------------------------

    def card(self, thing: str, mode: int = 0) -> CardHelp:
        """A card or sheet in words, by its kind and id as things are called (`trait grit`); KeyError for others.

        >>> Text("en").card("named psylocke").lines[0]
        'Toughness 2, worth 2 XP'
        """
        kind, _, id = thing.partition(" ")
        match kind:
            case "hero":
                return self.sheet(id)
            case "named":
                return self.named(id)
            case "mob":
                return self.mob(id.split(" ")[0])
            case "skill" if id in cards.SKILL_OF:
                return self.used("skill", id, mode, cards.SKILL_POWERS[cards.SKILL_OF[id]])
            case "trait":
                return self.used("trait", id, mode, (cards.TRAIT_POWER[mode][cards.TRAIT_OF[id]],))
            case "citizen":
                return self.citizen(id, mode)
            case "card" if id in cards.SPAWN_OF:
                return self.spawn_help(id, mode)
            case "object" if id in cards.OBJECT_OF:
                return self.object(id)
        raise KeyError(thing)

    def sheet(self, hero: str) -> CardHelp:
        """A hero's attack and four skills."""
        sheet = cards.SHEETS[CHARACTER_OF[hero]]
        lines = [self.say("help-health", count=sheet.health), self.attack(sheet.attack)]
        for level, (skill, _) in zip(LEVELS, sheet.skills, strict=True):
            said = {"skill": self.say(f"skill-{skill}"), "text": self.say(f"skill-{skill}-text")}
            lines.append(self.say("help-skill", level=self.say(f"level-{level}"), **said))
        return CardHelp(self.name(hero), tuple(lines))

    def attack(self, attack: cards.Attack) -> str:
        key = "help-ranged" if attack.is_ranged else "help-melee"
        name, span = self.say(f"attack-{attack.id}"), {"least": attack.least, "most": attack.most}
        return self.say(key, attack=name, dice=attack.dice, accuracy=attack.accuracy, **span)

    def named(self, who: str) -> CardHelp:
        """The enemy card of a character."""
        card = cards.NAMED[CHARACTER_OF[who]]
        knacks = [self.say(f"knack-{knack}") for knack in cards.NAMED_FACTS[who].knacks]
        return CardHelp(self.name(who), (self.say("help-toughness", count=card.toughness), *knacks))

    def mob(self, kind: str) -> CardHelp:
        number = MOB_OF[kind]
        line = self.say("help-mob", toughness=MOB_TOUGHNESS[number], actions=MOB_ACTIONS[number])
        return CardHelp(self.say(f"kind-{kind}"), (line,))

    def used(self, kind: str, id: str, mode: int, powers: tuple[int, ...]) -> CardHelp:
        """A skill, trait or citizen: what it does, and what using it costs."""
        lines = [self.phrase(Phrase(f"{kind}-{id}-text-{MODES[mode]}"))]
        for power in powers:
            price = "none" if power == NOWHERE else phrases.price(power)
            if isinstance(price, Phrase):
                lines.append(self.say("help-price", price=self.phrase(price)))
        return CardHelp(self.say(f"{kind}-{id}"), tuple(lines))

    def citizen(self, id: str, mode: int) -> CardHelp:
        card = cards.CITIZENS[cards.CITIZEN_OF[id]]
        found = self.used("citizen", id, mode, (cards.CITIZEN_POWER[mode][card.number],))
        fights = (self.say("help-fighter"),) if card.is_fighter and not mode else ()
        return CardHelp(found.name, (*found.lines, *fights))

    def spawn_help(self, id: str, mode: int) -> CardHelp:
        """A spawn card: what it brings at each danger level, or what it does."""
        phrase = phrases.spawn_card(mode, id)
        lines = []
        if phrase.say.endswith("-row"):
            for level in LEVELS:
                told = self.spawn_card(id, level, mode)
                lines.append(self.say("help-level", level=self.say(f"level-{level}"), mobs=told))
        text = f"{phrase.say.removesuffix('-row')}-text"
        if self.knows(text):
            lines.append(self.say(text))
        return CardHelp(self.phrase(phrase), tuple(lines))

    def object(self, id: str) -> CardHelp:
        """An Interactive Object: what it does in each of its states."""
        card = cards.OBJECTS[cards.OBJECT_OF[id]]
        lines = []
        for state, use in zip(card.states, card.uses, strict=True):
            key = "help-object" if use.dice else "help-object-thrown"
            numbers = {
                "dice": use.dice,
                "accuracy": use.accuracy,
                "least": use.least,
                "most": use.most,
                "hits": use.hits,
            }
            line = self.say(key, attack=self.say(f"attack-{use.id}"), **numbers)
            lines.append(self.say("help-level", level=self.say(f"object-{id}-{state}"), mobs=line))
        return CardHelp(self.say(f"object-{id}"), tuple(lines))

    # -- missions -----------------------------------------------------------------------------------------------

    def story(self, mission: str) -> Story:
        """The text of a mission; KeyError if there is no such one."""
        found, key = MISSIONS[MISSION_OF[mission]], f"mission-{mission}"
        count = sum(len(block) for block in found.goals)
        facts = [self.say(f"difficulty-{found.difficulty}"), self.say("minutes", count=found.minutes)]
        return Story(
            title=self.say(key),
            facts=", ".join(facts),
            opening=self.say(f"{key}-opening"),
            goals=tuple(self.say(f"{key}-goal-{number}") for number in range(1, count + 1)),
            rules=self.say(f"{key}-rules"),
            won=self.say(f"{key}-won"),
            lost=self.say(f"{key}-lost"),
        )
