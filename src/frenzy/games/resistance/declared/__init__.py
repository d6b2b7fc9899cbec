"""Written by `make declared` from `fields.py`; do not edit."""
