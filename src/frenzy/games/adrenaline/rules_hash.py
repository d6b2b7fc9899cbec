"""Written by `make fingerprints`; do not edit."""

from typing import Final

RULES: Final = "fbd81dc3f15f"
