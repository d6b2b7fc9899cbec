"""Where the rulebook is silent or can be read in two ways: one named constant for each ruling (W-31).

The number is the ruling's, the value is the reading that the game follows. Where the other reading costs nothing, the
rules ask the constant and changing it here is all there is to do; the others are marked "fixed": their other reading
would be another rule, and the constant names the place where it would go.
"""

from __future__ import annotations

from typing import Final

R1_DAMAGE_TOKENS: Final[int | None] = None
"""Damage tokens are not limited (W-1.3). Fixed; else: 60 points in all."""

R2_FULL_RESET: Final[bool] = True
"""Nothing is carried from one chapter to the next (W-2.6). Fixed; else: the build stays."""

R3_CORE_LOSS_IN_WRECKAGE: Final[bool] = True
"""The Core can be lost in a Wreckage phase too (W-5.4); else: only in a Run."""

R4_RESHUFFLE_PARTS: Final[bool] = True
"""Discarded Parts become a new deck (W-6.4); else: no more are drawn."""

R5_QUARTER_TURNS: Final[int] = 1
"""A card may be installed in any of four positions (W-7.9); else 2: upright or upside down."""

R6_PENALTY_AFTER_PLACING: Final[bool] = True
"""Pay, place, then roll the red dice (W-7.10). Fixed; else: roll before placing."""

R7_FOUR_EQUAL_ARE_TWO_PAIRS: Final[bool] = True
"""Four equal values are two pairs (W-8.2); else: the pairs differ."""

R8_EXACT_SUM: Final[bool] = True
"""A sum is met exactly (W-8.8). Fixed; else: that or more."""

R9_CHOOSE_DISCARDED_PARTS: Final[bool] = True
"""The player chooses which available Parts a table line discards (W-9.3). Fixed; else: chance."""

R10_COVERED_UPGRADE_IS_GONE: Final[bool] = True
"""A covered Upgrade leaves the game (W-10.4); else: it is available again."""

R11_FREED_PART_IS_WHOLE: Final[bool] = True
"""A Part freed of its Destruction card has no damage (W-12.3). Fixed; else: it keeps some."""

R12_DESTRUCTION_NEVER_RUNS_OUT: Final[bool] = True
"""With all five Destruction cards in use, a copy of a random one is used (W-12.5). Fixed."""

R13_DEAL_FEWER: Final[bool] = True
"""With deck and discard empty no enemy is dealt (W-15.2). Fixed; else: Scrap is shuffled in."""

R14_SKIP_EMPTY_STEP: Final[bool] = True
"""A white Step without a white die is skipped (W-16.5). Fixed."""

R15_LEFTOVERS_ARE_LOST: Final[bool] = True
"""White dice left after Step 6 are lost (W-16.6); else: Step 6 has no upper limit."""

R16_OPEN_SLOT_OF_THAT_VALUE: Final[bool] = True
"""An enemy acts on an open die slot of that very value (W-17.3); else: on any open slot, if the value is printed."""

R17_ONE_HIT_TO_THE_CORE: Final[bool] = True
"""A two-target attack on a side without Parts hits the Core once (W-19.5); else: twice."""

R18_SHIELDS_STOP_RAMS: Final[bool] = True
"""Shields reduce Ram damage (W-20.6); else: they do not."""

R19_DIE_IS_LOST_WITH_ITS_PART: Final[bool] = True
"""A die on a destroyed Part is out until the next Turn (W-21.3). Fixed; else: it returns to the pool."""

R20_LOWEST_VALUE_IS_THE_THRESHOLD: Final[bool] = True
"""The lowest printed value is the threshold of every die slot (W-23.2); else: each slot has its own."""

R21_USE_WITHOUT_TARGET: Final[bool] = True
"""A Part may be used although there is no target (W-23.7). Fixed."""

R22_EXPLOSIONS_SPARE_THE_CORE: Final[bool] = True
"""Explosions hit Parts only (W-24.7); else: empty slots pass them on to the Core."""

R23_RAM_NEEDS_AN_ENEMY: Final[bool] = True
"""A Ram goes to a Section that holds an enemy, or nowhere if no enemy is in play (W-25.1); else: to any Section."""

R24_REROLL_ALL: Final[bool] = True
"""Reroll on the Core takes all other white dice (W-27.2). Fixed; else: any of them."""

R25_NO_WRAP: Final[bool] = True
"""A 6 cannot go up, a 1 cannot go down (W-27.3); else: they wrap."""

R26_KEPT_DIE_STAYS_USABLE: Final[bool] = True
"""A die set aside may be used at once (W-27.4); else: not in this Step."""

R27_REMOVED_DIE_IS_OUT: Final[bool] = True
"""A removed die is out until the next Turn (W-27.7); else: it returns to the pool with its value."""

R28_COMPANY_IS_CHECKED_FIRST: Final[bool] = True
"""Whether the boss is alone is read before an attack deals any damage (W-28.3); else: hit by hit."""

R29_ARSON: Final[str] = "round"
"""Arson rams freely once a Run phase (W-29.1); the table may choose "turn", once a Turn."""

R30_MILLER_JOINS_THE_ATTACK: Final[bool] = True
"""Miller's 2 join the attack of that Part, on one target (W-29.1). Fixed; else: an attack of its own."""

R31_CUDDLES_MENDS_ONE_PART: Final[bool] = True
"""Cuddles repairs up to 2 on one Part (W-29.1). Fixed; else: 1 and 1, on any Parts."""

R32_CANYON_COUNT_RESTARTS: Final[bool] = True
"""Canyon cards survived are counted anew in each Run phase (W-30.4); else: over the game."""

R33_FOSSIL_COUNTS_OTHERS: Final[bool] = True
"""Big Fossil joins the most other enemies and stays if his Section is tied (W-30.8); else: he counts himself."""

R34_SCRAP_NEEDS_A_STEP: Final[bool] = True
"""Scrap is used only in a white Step that takes place (W-32.1). Fixed."""

R35_ROLL_A_SPARE_DIE: Final[bool] = True
"""Where a Part rolls its die and Scrap was used, a spare die is rolled (W-32.5); else: the Scrap's value counts."""
