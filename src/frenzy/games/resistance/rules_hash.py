"""Written by `make fingerprints`; do not edit."""

from typing import Final

RULES: Final = "9e613a389f72"
SOURCE: Final = "3e6c1bd87af0"
