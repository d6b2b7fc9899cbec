"""Written by `make fingerprints`; do not edit."""

from typing import Final

RULES: Final = "0e261e896bf2"
SOURCE: Final = "a8b6de7cb0ab"
