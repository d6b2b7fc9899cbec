"""Written by `make fingerprints`; do not edit."""

from typing import Final

RULES: Final = "3267e74998cc"
SOURCE: Final = "70a5d9081fb1"
