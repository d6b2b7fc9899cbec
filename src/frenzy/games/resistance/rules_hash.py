"""Written by `make fingerprints`; do not edit."""

from typing import Final

RULES: Final = "9fb90e4367d8"
SOURCE: Final = "dc542d66a344"
