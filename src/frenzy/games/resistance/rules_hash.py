"""Written by `make fingerprints`; do not edit."""

from typing import Final

RULES: Final = "74cf31227ad3"
SOURCE: Final = "accd2b3ce614"
