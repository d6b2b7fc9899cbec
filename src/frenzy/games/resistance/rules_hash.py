"""Written by `make fingerprints`; do not edit."""

from typing import Final

RULES: Final = "7dfb45949e3a"
SOURCE: Final = "2e2b18e2998f"
