"""Written by `make fingerprints`; do not edit."""

from typing import Final

RULES: Final = "2b2c0fa7caf4"
SOURCE: Final = "fd7b641ef1bb"
