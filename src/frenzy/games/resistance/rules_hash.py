"""Written by `make fingerprints`; do not edit."""

from typing import Final

RULES: Final = "55f085dc44b9"
SOURCE: Final = "290b75addd0d"
