"""Written by `make fingerprints`; do not edit."""

from typing import Final

RULES: Final = "78e86b105dbd"
