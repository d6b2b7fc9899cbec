"""Written by `make fingerprints`; do not edit."""

from typing import Final

RULES: Final = "bbd8bc02f435"
SOURCE: Final = "0b1f3f0df903"
