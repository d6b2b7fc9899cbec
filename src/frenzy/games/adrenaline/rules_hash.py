"""Written by `make fingerprints`; do not edit."""

from typing import Final

RULES: Final = "fbd81dc3f15f"
SOURCE: Final = "98b126d27134"
