"""Written by `make fingerprints`; do not edit."""

from typing import Final

RULES: Final = "5ddde4084f43"
SOURCE: Final = "d580c5d16df3"
