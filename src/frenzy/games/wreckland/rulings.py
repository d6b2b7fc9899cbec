"""Where the rulebook is silent or can be read in two ways, one constant for each reading that can be changed (W-31).

The number is the ruling's, the value is the reading that the game follows: the rules ask it, and changing it here is
all there is to do. Rulings whose other reading would be another rule have none; the code says `Ruling R12` there.
"""

from __future__ import annotations

from typing import Final

R3_CORE_LOSS_IN_WRECKAGE: Final[bool] = True
"""The Core can be lost in a Wreckage phase too (W-5.4); else: only in a Run."""

R4_RESHUFFLE_PARTS: Final[bool] = True
"""Discarded Parts become a new deck (W-6.4); else: no more are drawn."""

R5_QUARTER_TURNS: Final[int] = 1
"""A card may be installed in any of four positions (W-7.9); else 2: upright or upside down."""

R7_FOUR_EQUAL_ARE_TWO_PAIRS: Final[bool] = True
"""Four equal values are two pairs (W-8.2); else: the pairs differ."""

R10_COVERED_UPGRADE_IS_GONE: Final[bool] = True
"""A covered Upgrade leaves the game (W-10.4); else: it is available again."""

R15_LEFTOVERS_ARE_LOST: Final[bool] = True
"""White dice beyond the third of Step 6 are lost (W-16.6); else: Step 6 has no upper limit."""

R16_SLEEP: Final[str] = "full"
"""An enemy sleeps once all its die slots are covered (W-17.3); the table may choose "value": those of that value."""

R17_ONE_HIT_TO_THE_CORE: Final[bool] = True
"""A two-target attack on a side without Parts hits the Core once (W-19.5); else: twice."""

R18_SHIELDS_STOP_RAMS: Final[bool] = True
"""Shields reduce Ram damage (W-20.6); else: they do not."""

R20_LOWEST_VALUE_IS_THE_THRESHOLD: Final[bool] = True
"""The lowest printed value is the threshold of every die slot (W-23.2); else: each slot has its own."""

R22_EXPLOSIONS_SPARE_THE_CORE: Final[bool] = True
"""Explosions hit Parts only (W-24.7); else: empty slots pass them on to the Core."""

R23_RAM_NEEDS_AN_ENEMY: Final[bool] = True
"""A Ram goes to a Section that holds an enemy, or nowhere if no enemy is in play (W-25.1); else: to any Section."""

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

R32_CANYON_COUNT_RESTARTS: Final[bool] = True
"""Canyon cards survived are counted anew in each Run phase (W-30.4); else: over the game."""

R33_FOSSIL_COUNTS_OTHERS: Final[bool] = True
"""Big Fossil joins the most other enemies and stays if his Section is tied (W-30.8); else: he counts himself."""

R35_ROLL_A_SPARE_DIE: Final[bool] = True
"""Where a Part rolls its die and Scrap was used, a spare die is rolled (W-32.5); else: the Scrap's value counts."""
