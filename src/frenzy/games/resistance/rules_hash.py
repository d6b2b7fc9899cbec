"""Written by `make fingerprints`; do not edit."""

from typing import Final

RULES: Final = "78e86b105dbd"
SOURCE: Final = "f04d1060cacb"
