"""Written by `make fingerprints`; do not edit."""

from typing import Final

RULES: Final = "6ab97e145626"
SOURCE: Final = "e12840e1cf06"
