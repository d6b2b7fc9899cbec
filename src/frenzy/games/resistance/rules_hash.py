"""Written by `make fingerprints`; do not edit."""

from typing import Final

RULES: Final = "9512475a54f5"
SOURCE: Final = "7566e7752a20"
