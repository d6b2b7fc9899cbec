"""Python's types of what travels, as TypeScript: typed dicts and structs become types of objects."""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Annotated, Any, Final, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from msgspec import Meta, Struct

from frenzy.kernel.fields import OneOf

SIMPLE: Final = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", Any: "unknown"}
UNSENT: Final = ("stack",)
"""What a screen is not sent."""


def typescript(head: str, *types: type) -> str:
    """The types, and all that they speak of."""
    written: dict[str, str] = {}
    for each in types:
        type_text(each, written)
    return "\n".join([f"// {head}", "", *written.values()])


def type_text(kind: Any, written: dict[str, str]) -> str:
    """A type; whatever has a name of its own is written down."""
    origin, args = get_origin(kind), get_args(kind)
    if kind in SIMPLE:
        return SIMPLE[kind]
    if origin is Annotated:
        return annotated(args[0], args[1], written)
    if origin in (Union, UnionType):
        return " | ".join(type_text(each, written) for each in args)
    if origin is dict:
        return f"Record<{', '.join(type_text(each, written) for each in args)}>"
    if origin in (list, tuple):
        inner = type_text(args[0], written)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    assert is_typeddict(kind) or issubclass(kind, Struct), kind
    if kind.__name__ not in written:
        hints = get_type_hints(kind, include_extras=True)
        lines = [field_text(name, each, written) for name, each in hints.items() if name not in UNSENT]
        written[kind.__name__] = "\n".join([f"export type {kind.__name__} = {{", *lines, "};", ""])
    return str(kind.__name__)


def field_text(name: str, kind: Any, written: dict[str, str]) -> str:
    if get_origin(kind) is NotRequired:
        return f"  {name}?: {type_text(get_args(kind)[0], written)};"
    return f"  {name}: {type_text(kind, written)};"


def annotated(kind: Any, said: object, written: dict[str, str]) -> str:
    """A text of which all values are known, or a list of known length."""
    if isinstance(said, Meta):
        return f"[{', '.join([type_text(get_args(kind)[0], written)] * (said.min_length or 0))}]"
    assert isinstance(said, OneOf), said
    names = [f'"{name}"' for name in said.names]
    if not said.word:
        return " | ".join(names)
    values = f"export const {said.table} = [{', '.join(names)}] as const;"
    written[said.word] = f"{values}\nexport type {said.word} = (typeof {said.table})[number];\n"
    return said.word
