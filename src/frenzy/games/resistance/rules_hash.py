"""Written by `make fingerprints`; do not edit."""

from typing import Final

RULES: Final = "227f347c2dd2"
SOURCE: Final = "b161d30af101"
