"""Each kind of change has its atom (A-6.1 …): nobody else writes what it guards."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conformance import atoms
from tests.conformance.atoms import check_atoms

ATOMS = {
    # the boards
    "square": "moving.place moving.teleport spawning.put spawning.respawn",
    "damage": "damage.deal_damage damage.clear_damage",
    "marks": "damage.deal_damage damage.add_marks",
    "ammo": "grabbing.take_ammo paying.pay_cubes",
    "weapons": "grabbing.get_weapon grabbing.take_drop",
    "loaded": "grabbing.get_weapon grabbing.take_drop reloading.load shooting.fire_weapon",
    "powerups": "powerups.draw_powerup paying.discard_powerup",
    "skulls": "scoring.take_skull scoring.flip",
    "ledger": "scoring.award",
    "flipped": "scoring.flip",
    # the arena
    "market": "grabbing.get_weapon grabbing.take_drop turn.refill_market",
    "tiles": "deathmatch.grab deathmatch.refill",
    "skulls_left": "scoring.take_skull",
    "killshots": "deathmatch.record_kill",
    "tracks": "domination.tag",
    "turrets": "turret.take_forgo",
    "offer": "turret.take_tile turret.refill",
    # the piles
    "weapon_deck": "turn.refill_market",
    "powerup_deck": "powerups.draw_powerup",
    "powerup_discard": "powerups.draw_powerup paying.discard_powerup",
    "powerup_chance": "powerups.draw_powerup",
    "tile_deck": "grabbing.draw_tile",
    "tile_discard": "grabbing.draw_tile grabbing.discard_tile",
    "tile_chance": "grabbing.draw_tile",
    # the turn
    "turn": "turn.start_turn",
    "actions_left": "turn.start_turn turn.begin_action",
    "first_turn": "turn.start_turn",
    "frenzy": "ending.start_frenzy",
    "killed": "turn.start_turn damage.deal_damage",
    "tagged": "turn.start_turn domination.tag",
    "grabbed": "turn.start_turn turret.grab",
    "bot_acted": "turn.start_turn turn.take_turn",
    # the action in course
    "victims": "shooting.fire_weapon steps.hurt powerups.ask_scope powerups.answer_shot",
    "witnesses": "shooting.fire_weapon steps.hurt powerups.answer_shot",
    "new_marks": "damage.promise_marks powerups.answer_shot",
}


def test_nobody_but_its_atoms_writes_a_field() -> None:
    check_atoms("adrenaline", ATOMS)


SECRET = """
from frenzy.games.adrenaline.state import State

def {name}(state: State, seat: int, amount: int) -> None:
    {write}
"""


@pytest.mark.parametrize(
    ("write", "field"),
    [
        ("state.ledger[seat] += amount", "ledger"),
        ("state.damage[seat] = (*state.damage[seat], seat)", "damage"),
        ("seat, state.turn = state.turn, seat", "turn"),
        ("marks, place = state.marks, 3 * seat; marks[place] = amount", "marks"),
        ("state.skulls.append(amount)", "skulls"),
        ("del state.square[seat]", "square"),
    ],
)
def test_a_hidden_writer_is_named_with_its_place(
    write: str, field: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "adrenaline" / "rules").mkdir(parents=True)
    (tmp_path / "adrenaline" / "rules" / "luck.py").write_text(SECRET.format(name="cheat", write=write))
    monkeypatch.setattr(atoms, "GAMES", tmp_path)

    with pytest.raises(AssertionError, match=rf"adrenaline/rules/luck\.py:5: luck\.cheat writes '{field}'"):
        check_atoms("adrenaline", {"ledger": "", "damage": ""})
