"""A second, plain reading of the card files, which the rules are compared with; and a way to use a Part on a table."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import json

from frenzy.games.wreckland.content.facts import read
from tests.wreckland.table import Table, run

HOME = {"V1a": "N", "V1b": "W", "V1c": "S", "V2a": "N", "V2b": "W", "V2c": "SE", "V3a": "N", "V3b": "E", "V3c": "W"}
HOME |= {"V4a": "NE", "V4b": "SW", "V4c": "S"}
ACROSS = {"N": "front", "NE": "front", "E": "right", "SE": "right", "S": "rear", "SW": "rear", "W": "left"}
ATTACKS = ("single", "area", "double", "luck")

Card = dict[str, Any]


@cache
def parts() -> dict[str, Card]:
    """Every Part, printed Part and Upgrade, by id; `dice` has the first values of its die slots, `ends` the last."""
    vehicles = json.decode(read("vehicles.json"))
    rows = [*json.decode(read("parts.json")), *vehicles["printed"], *vehicles["upgrades"]]
    for chapter in json.decode(read("chapters.json")):
        rows += [{**card, "chapter": chapter["chapter"]} for card in chapter["new_parts"]]
    return {card["id"]: card | slots_read(card["dice"]) for card in rows}


def slots_read(dice: list[Any]) -> Card:
    spans = [shown if isinstance(shown, list) else [shown, shown] for shown in dice]
    return {"dice": [first for first, _ in spans], "ends": [last for _, last in spans]}


def placings(card: Card) -> list[tuple[int, int, bool]]:
    """Every die on every die slot that takes it: both values, and if they match (W-23.2, W-23.4, W-23.5)."""
    found: list[tuple[int, int, bool]] = []
    for first, last in sorted(set(zip(card["dice"], card["ends"], strict=True))):
        faces = range(first, last + 1) if first < last else range(min(card["dice"]), 7)
        found += [(face, first, first <= face <= last) for face in faces]
    return found


@cache
def enemies() -> dict[str, Card]:
    """Every enemy, mini-boss and boss, by id."""
    rows = list(json.decode(read("enemies.json")))
    for chapter in json.decode(read("chapters.json")):
        found = [*chapter["new_enemies"], *chapter["mini_bosses"], chapter["boss"]]
        if "second_side" in chapter["boss"]:
            found.append(chapter["boss"]["second_side"])
        rows += [{**card, "chapter": chapter["chapter"]} for card in found]
    return {card["id"]: card for card in rows}


def with_ops(*ops: str) -> list[str]:
    """The Parts that have one of these effects, the exact bonus and alternatives included."""
    return [name for name, card in parts().items() if set(ops) & set(ops_of(card["effects"] + card["exact"]))]


def ops_of(effects: list[Card]) -> list[str]:
    nested = [op for effect in effects for option in effect.get("options", []) for op in ops_of(option)]
    return [effect["op"] for effect in effects] + nested


def slot_of(card: Card) -> str:
    """Where a Part is tried: printed Parts and Upgrades at home, the others in front."""
    return str(card.get("slot") or HOME.get(card.get("on", ""), "N"))


def using(name: str, pool: str, enemies: str = "", slots: str = "", **doc: Any) -> Table:
    """A table with the Part on its slot; `HERE` in the enemies is the Section that it faces."""
    card = parts()[name]
    slot = slot_of(card)
    here = ACROSS[slot]
    options = {"vehicle": card.get("vehicle", "V1"), "chapter": card.get("chapter", 1), **doc}
    return run(enemies.replace("HERE", here), pool=pool, slots=f"{slot}={name} {slots}", **options)


def use(table: Table, name: str, value: int, covered: int) -> Table:
    """Place a die of that value on the die slot that shows `covered`."""
    slot = slot_of(parts()[name])
    plain = f"use {value} {slot}"
    return table.play(plain if table.offers(plain) else f"{plain} {covered}")


PREFERRED = {
    "target": ("target E16", "target E21"),
    "bonus": ("target E16",),
    "move": ("done",),
    "turn": ("done",),
    "choose": ("choose single 2",),
}


def settle(table: Table, order: tuple[str, ...] = ()) -> Table:
    """Answer what the Part asks: effects in this order, targets E16 and E21, and else the first answer."""
    told = list(table.events)
    while table.prompt not in ("white", "red", "build", "canyon", "toll", ""):
        wanted = [*(f"effect {op}" for op in order), *PREFERRED.get(table.prompt, ())]
        found = [choice for wish in wanted for choice in table.choices if choice.startswith(wish)]
        table.play((found or table.choices)[0])
        told += table.events
    table.events = told
    return table
