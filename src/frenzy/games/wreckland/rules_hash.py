"""Written by `make fingerprints`; do not edit."""

from typing import Final

RULES: Final = "43df1555ebc0"
SOURCE: Final = "c73339c62a2c"
