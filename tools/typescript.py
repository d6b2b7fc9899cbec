"""Python's types of what a game shows, as TypeScript: typed dicts and structs become types of objects."""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Annotated, Any, Final, NotRequired, Union, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct

from frenzy.kernel.fields import OneOf
from frenzy.kernel.options import Option

SIMPLE: Final = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", Any: "unknown"}
UNSENT: Final = ("stack",)
"""What a screen is not sent."""


class Types:
    """Types as they are written; those with a name are noted down. `options` is what views have under that name."""

    def __init__(self, options: type[Struct]) -> None:
        self.options = options
        self.written: dict[str, str] = {}

    def text(self, kind: Any) -> str:
        origin, args = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self.annotated(args[0], args[1])
        if kind in SIMPLE:
            return SIMPLE[kind]
        if origin in (Union, UnionType):
            return " | ".join(map(self.text, args))
        if origin is dict:
            return f"Record<{', '.join(map(self.text, args))}>"
        if origin in (list, tuple):
            inner = self.text(args[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if kind.__name__ not in self.written:
            hints = {
                name: hint for name, hint in get_type_hints(kind, include_extras=True).items() if name not in UNSENT
            }
            lines = [self.field(name, self.options if name == "options" else hint) for name, hint in hints.items()]
            self.written[kind.__name__] = "\n".join([f"export type {kind.__name__} = {{", *lines, "};", ""])
        return str(kind.__name__)

    def field(self, name: str, kind: Any) -> str:
        is_optional = get_origin(kind) is NotRequired
        return f"  {name}?: {self.text(get_args(kind)[0])};" if is_optional else f"  {name}: {self.text(kind)};"

    def annotated(self, kind: Any, said: object) -> str:
        """A list of known length; a text that is one of a few; the numbers or names of an option."""
        if isinstance(said, Meta):
            return f"[{', '.join([self.text(get_args(kind)[0])] * (said.min_length or 0))}]"
        names = said.names if isinstance(said, OneOf) else said.values if isinstance(said, Option) else ()
        union = " | ".join("null" if name is None else f'"{name}"' for name in names)
        if not union or not isinstance(names[0], str):
            return self.text(kind)
        return f"({union})[]" if get_origin(kind) is tuple else union


def typescript(head: str, view: type, outcome: type[Struct], options: type[Struct]) -> str:
    """The types of a game's view and outcome, and all that they speak of."""
    types = Types(options)
    types.text(view)
    types.text(outcome)
    return "\n".join([f"// {head}", "", *types.written.values()])
