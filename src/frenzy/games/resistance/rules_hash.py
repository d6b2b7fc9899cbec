"""Written by `make fingerprints`; do not edit."""

from typing import Final

RULES: Final = "99adf40c84e2"
SOURCE: Final = "4cba41fab31b"
