"""Written by `make fingerprints`; do not edit."""

from typing import Final

RULES: Final = "aa607d3d656e"
SOURCE: Final = "8709a947cca9"
