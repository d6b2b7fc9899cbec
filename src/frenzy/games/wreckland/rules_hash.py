"""Written by `make fingerprints`; do not edit."""

from typing import Final

RULES: Final = "43df1555ebc0"
