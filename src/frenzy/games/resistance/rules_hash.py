"""Written by `make fingerprints`; do not edit."""

from typing import Final

RULES: Final = "9280a92f257c"
SOURCE: Final = "efc29472d4ad"
