"""Written by `make fingerprints`; do not edit."""

from typing import Final

RULES: Final = "ca2bf764504d"
SOURCE: Final = "6fb55b4af16a"
