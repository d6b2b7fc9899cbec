"""Written by `make fingerprints`; do not edit."""

from typing import Final

RULES: Final = "0f4d86ab8415"
SOURCE: Final = "ec1a4faafc2d"
