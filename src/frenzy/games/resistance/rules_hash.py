"""Written by `make fingerprints`; do not edit."""

from typing import Final

RULES: Final = "e817567ef2b4"
SOURCE: Final = "42bd6073de75"
