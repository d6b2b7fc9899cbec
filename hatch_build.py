"""What a wheel holds beside the package: the built web client, and the compiled rules where they are asked for.

`make dist` builds both kinds. FRENZY_COMPILED names a folder with the sources and their compiled modules, as
`tools/compile.py` makes it: with it the wheel is for this platform, without it for all.
"""

from __future__ import annotations

import os
from filecmp import cmp
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Wheel(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        build_data["force_include"] |= self.page(root / "web" / "dist")
        if folder := os.environ.get("FRENZY_COMPILED"):
            build_data["force_include"] |= self.compiled_modules(root / "src", root / folder)
            build_data.update(pure_python=False, infer_tag=True)

    def page(self, built: Path) -> dict[str, str]:
        """The files that browsers ask for, and where they lie in the wheel."""
        if not (built / "index.html").is_file():
            self.app.display_warning("web/dist is not built: this wheel serves terminals and programs only")
            return {}
        return {str(path): f"frenzy/web/{path.name}" for path in built.iterdir() if not path.name.startswith(".")}

    def compiled_modules(self, source: Path, compiled: Path) -> dict[str, str]:
        """The compiled modules, made of these very sources."""
        for path in source.rglob("*.py"):
            copy = compiled / path.relative_to(source)
            if not copy.is_file() or not cmp(path, copy, shallow=False):
                raise ValueError(f"{compiled}: compiled from another {path.relative_to(source)}; run `make compiled`")
        found = {str(path): str(path.relative_to(compiled)) for path in compiled.rglob("*.so")}
        if not found:
            raise ValueError(f"{compiled}: there is no compiled module")
        return found
