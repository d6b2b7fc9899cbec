"""Written by `make fingerprints`; do not edit."""

from typing import Final

RULES: Final = "e4f2dd4da5d5"
SOURCE: Final = "edcd83c2490a"
