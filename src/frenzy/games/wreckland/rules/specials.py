"""What each chapter adds (W-28, W-30): a chapter answers a few named questions, and the rules ask them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from frenzy.games.wreckland import actions
from frenzy.games.wreckland.cards import CANYON, ENEMIES, ROAD, ROAD_IDS, road_deck
from frenzy.games.wreckland.content import words
from frenzy.games.wreckland.content.facts import DecreeFact, RoadFact, StormFact
from frenzy.games.wreckland.events import (
    BossUnmasked,
    CanyonRevealed,
    CanyonSurvived,
    DecreeRevealed,
    DecreeSettled,
    Shuffled,
    WeatherAnnounced,
    WeatherBegan,
)
from frenzy.games.wreckland.frames import ChooseCanyon, JoinCrowd, PayToll
from frenzy.games.wreckland.ids import NOWHERE, ROUNDS, SECTION_OF
from frenzy.games.wreckland.rules.decks import lose_scrap
from frenzy.games.wreckland.rules.ending import finish
from frenzy.games.wreckland.rules.foes import IS_BOSS, add_foe, crowded, deal_enemy, move_foe, remove_foe
from frenzy.games.wreckland.rules.heroes import free_ram, free_rams
from frenzy.games.wreckland.rules.tables import apply_line
from frenzy.games.wreckland.rules.vehicle import ALL_SLOTS, ask_hits
from frenzy.games.wreckland.rulings import R32_CANYON_COUNT_RESTARTS, R33_FOSSIL_COUNTS_OTHERS
from frenzy.games.wreckland.state import State
from frenzy.kernel.records import Action

WHITE_LIMIT: Final = 3  # W-22.1
CANYON_CARDS: Final = 4  # W-30.4
TOLL: Final = 2  # W-30.11
CONVOY: Final = 3  # W-30.14


class Special:
    """A chapter without rules of its own."""

    name = ""
    road_rule = ""  # the paragraph of its special cards

    def start_run(self, state: State) -> None:
        """The Run phase begins: the mini-bosses of this Round come into play (W-30.12)."""
        for mini in state.board.mini_bosses:
            if state.round in ENEMIES[mini].rounds:
                add_foe(state, mini, ENEMIES[mini].section, "W-30.12")

    def start_turn(self, state: State) -> None:
        """A Turn begins; its dice are not rolled yet."""

    def end_turn(self, state: State) -> None:
        """The last thing in a Turn."""

    def white_limit(self, state: State) -> int:
        """How many white dice may be placed in a Step (W-22.1)."""
        return WHITE_LIMIT

    def gust(self, state: State) -> int:
        """How many Sections further enemies move after they have acted (W-17.5)."""
        return 0

    def sting(self, state: State) -> int:
        """What a Part takes that is used with an exact match."""
        return 0

    def in_force(self, state: State) -> int:
        """The special card of this Turn."""
        return NOWHERE

    def announced(self, state: State) -> int:
        """The special card of the next Turn."""
        return NOWHERE

    def is_threat(self, state: State) -> bool:
        """Something is to come at the end of the Turn that can still be averted."""
        return False

    def protects(self, state: State, boss: int) -> bool:
        """The boss cannot be damaged: another enemy is in its Section (W-28.2)."""
        section = state.where[boss]
        return any(state.where[foe] == section for foe in state.foes if foe != boss)

    def may_end(self, state: State) -> bool:
        """With 2 or fewer enemies in play the Run phase ends, unless a mini-boss is left (W-29.2, W-30.12)."""
        return not is_hunted(state)

    def is_round_won(self, state: State) -> bool:
        """The chapter's own way to win a Round (W-5.3)."""
        return False

    def boss_destroyed(self, state: State, boss: int, section: int) -> None:
        """The game is won at once (W-5.3)."""
        remove_foe(state, boss)
        finish(state, "won", "W-5.3")


def is_hunted(state: State) -> bool:
    """A mini-boss is in play (W-30.12)."""
    return any(ENEMIES[foe].rank == "mini" for foe in state.foes)


class Fossil(Special):
    """As the last thing in each Turn he joins the Section with the most enemies (W-30.8)."""

    name = "fossil"

    def end_turn(self, state: State) -> None:
        boss = boss_in_play(state)
        if boss is None:
            return
        sections = crowded(state, [foe for foe in state.foes if foe != boss or not R33_FOSSIL_COUNTS_OTHERS])
        if not sections or state.where[boss] in sections:
            return
        if len(sections) == 1:
            move_foe(state, boss, sections[0], "W-30.8")
        else:
            state.stack.append(JoinCrowd(0, sections))


def boss_in_play(state: State) -> int | None:
    return next((foe for foe in state.foes if IS_BOSS[foe]), None)


def take_join(state: State, frame: JoinCrowd, answer: actions.PickSection) -> None:
    boss = boss_in_play(state)
    assert boss is not None, "no boss in play"
    move_foe(state, boss, answer.section, "W-30.8")


class Canyon(Special):
    """Each Turn a Canyon card, of which the player resolves one option; four survived win the Round (W-30.2)."""

    name = "canyon"

    def start_run(self, state: State) -> None:
        super().start_run(state)
        self.shuffle(state)
        if R32_CANYON_COUNT_RESTARTS:
            state.survived = 0

    def shuffle(self, state: State) -> None:
        state.canyon_deck, state.canyon_chance = state.canyon_chance.shuffled(range(len(CANYON)))
        state.canyon_open = ()
        state.emit(Shuffled("canyon", len(CANYON), "W-30.2"))

    def start_turn(self, state: State) -> None:
        if not state.canyon_deck:
            self.shuffle(state)
        card, state.canyon_deck = state.canyon_deck[-1], state.canyon_deck[:-1]
        state.canyon_open += (card,)
        state.emit(CanyonRevealed(CANYON[card].id))
        state.stack.append(ChooseCanyon(0, card))

    def end_turn(self, state: State) -> None:
        state.survived += 1
        state.emit(CanyonSurvived(state.survived))

    def is_round_won(self, state: State) -> bool:
        return state.survived >= CANYON_CARDS


def offer_canyon(state: State, frame: ChooseCanyon) -> Sequence[Action]:
    return [*actions.OPTION, *free_rams(state)]


def take_canyon(state: State, frame: ChooseCanyon, answer: actions.PickOption | actions.FreeRam) -> None:
    """Resolve the option; with the boss in play its damage is 1 more (W-30.3)."""
    if isinstance(answer, actions.FreeRam):
        state.stack.append(frame)
        free_ram(state, answer.section)
        return
    more = 0 if boss_in_play(state) is None else 1
    apply_line(state, CANYON[frame.card].options[answer.option], more=more)


class Toll(Special):
    """Every Turn begins with a Scrap card, or with 2 damage to a Part (W-30.11)."""

    name = "toll"

    def start_turn(self, state: State) -> None:
        state.stack.append(PayToll(0))


def offer_toll(state: State, frame: PayToll) -> Sequence[Action]:
    return [*(actions.LOSE[card] for card in state.scrap), actions.TAKE_HIT, *free_rams(state)]


def take_toll(state: State, frame: PayToll, answer: actions.Lose | actions.TakeHit | actions.FreeRam) -> None:
    match answer:
        case actions.Lose():
            lose_scrap(state, answer.enemy, "W-30.11")
        case actions.TakeHit():
            ask_hits(state, ALL_SLOTS, (TOLL,), "W-30.11")
        case actions.FreeRam():
            state.stack.append(frame)
            free_ram(state, answer.section)


class Talons(Special):
    """While a mini-boss is in play the boss cannot be damaged (W-30.16)."""

    name = "talons"

    def protects(self, state: State, boss: int) -> bool:
        return is_hunted(state) or super().protects(state, boss)


# -- special cards --------------------------------------------------------------------------------------------


def shuffle_road(state: State, but: tuple[int, ...] = ()) -> None:
    """A new deck of all special cards of the chapter, but for those that stay open."""
    cards = [card for card in road_deck(state.options.chapter) if card not in but]
    state.road_deck, state.road_chance = state.road_chance.shuffled(cards)
    state.road_open = but
    state.emit(Shuffled("road", len(cards), state.special.road_rule))


def turn_up(state: State) -> RoadFact:
    """The top special card is revealed; an empty deck is made anew."""
    if not state.road_deck:
        shuffle_road(state, state.road_open[-1:])
    card, state.road_deck = state.road_deck[-1], state.road_deck[:-1]
    state.road_open += (card,)
    return ROAD[card].fact


class Storm(Special):
    """Each Turn a Storm card is in force, and that of the next Turn lies open beside it (W-30.13)."""

    name = "storm"
    road_rule = "W-30.13"

    def start_run(self, state: State) -> None:
        super().start_run(state)
        shuffle_road(state)

    def start_turn(self, state: State) -> None:
        if not state.road_open:
            turn_up(state)
        state.emit(WeatherBegan(ROAD_IDS[state.road_open[-1]]))
        state.emit(WeatherAnnounced(turn_up(state).id))
        weather = self.weather(state)
        if isinstance(weather, words.Bolt):
            apply_line(state, weather.line)  # W-30.21

    def in_force(self, state: State) -> int:
        """The last but one that was turned up."""
        return state.road_open[-2] if len(state.road_open) > 1 else NOWHERE

    def announced(self, state: State) -> int:
        return state.road_open[-1] if state.road_open else NOWHERE

    def weather(self, state: State) -> words.AnyWeather:
        """What is in force in this Turn (W-30.17)."""
        card = self.in_force(state)
        if card == NOWHERE:
            return words.Calm()
        fact = ROAD[card].fact
        assert isinstance(fact, StormFact), f"no Storm card: {fact.id}"
        return fact.weather

    def white_limit(self, state: State) -> int:
        weather = self.weather(state)
        return weather.n if isinstance(weather, words.Numb) else WHITE_LIMIT  # W-30.18

    def gust(self, state: State) -> int:
        weather = self.weather(state)
        return weather.n if isinstance(weather, words.Gust) else 0  # W-30.19

    def sting(self, state: State) -> int:
        weather = self.weather(state)
        return weather.n if isinstance(weather, words.Sting) else 0  # W-30.20


class Convoy(Special):
    """In Round 3 a thinned column is joined by a new enemy at the end of each Turn (W-30.14)."""

    name = "convoy"

    def end_turn(self, state: State) -> None:
        boss = boss_in_play(state)
        ordinary = sum(ENEMIES[foe].rank == "enemy" for foe in state.foes)
        if state.round == ROUNDS and boss is not None and ordinary < CONVOY:
            deal_enemy(state, state.where[boss], "W-30.14")


class Unmask(Special):
    """The boss has a second side, which has to be destroyed too (W-30.15). Each Turn has a Decree (W-30.22)."""

    name = "unmask"
    road_rule = "W-30.22"

    def start_run(self, state: State) -> None:
        super().start_run(state)
        shuffle_road(state)

    def start_turn(self, state: State) -> None:
        state.emit(DecreeRevealed(turn_up(state).id))

    def end_turn(self, state: State) -> None:
        """It is carried out, if an enemy is in its Section (W-30.22)."""
        decree = self.decree(state)
        if decree is None:
            return
        averted = not self.is_threat(state)
        state.emit(DecreeSettled(decree.id, averted))
        if not averted:
            apply_line(state, decree.line)

    def in_force(self, state: State) -> int:
        """The last one that was turned up."""
        return state.road_open[-1] if state.road_open else NOWHERE

    def decree(self, state: State) -> DecreeFact | None:
        """The Decree of this Turn."""
        card = self.in_force(state)
        if card == NOWHERE:
            return None
        fact = ROAD[card].fact
        assert isinstance(fact, DecreeFact), f"no Decree: {fact.id}"
        return fact

    def is_threat(self, state: State) -> bool:
        decree = self.decree(state)
        return decree is not None and bool(state.foes_in(SECTION_OF[decree.section]))

    def boss_destroyed(self, state: State, boss: int, section: int) -> None:
        second = state.board.second_side
        if boss == second:
            super().boss_destroyed(state, boss, section)
            return
        remove_foe(state, boss)
        state.emit(BossUnmasked(ENEMIES[boss].id, ENEMIES[second].id))
        add_foe(state, second, section, "W-30.15")


SPECIALS: Final[dict[str, Special]] = {
    special.name: special for special in (Fossil(), Canyon(), Toll(), Talons(), Storm(), Convoy(), Unmask())
}
