"""Write the schema of all that travels for the web client, whose types are made from it: `python -m tools.wire`."""

from __future__ import annotations

import json
from pathlib import Path

from frenzy import wire

SCHEMA = Path(__file__).parent.parent / "web" / "src" / "wire" / "schema.json"


def written() -> str:
    return json.dumps(wire.schema(), indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    SCHEMA.write_text(written())
    print(f"wrote {SCHEMA.name}; now: cd web && npm run types")
