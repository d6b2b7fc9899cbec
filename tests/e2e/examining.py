"""What axe, which knows the rules of accessibility, finds on a screen."""

from __future__ import annotations

from pathlib import Path

from axe_playwright_python.sync_playwright import Axe

from tests.e2e.person import Person

SERIOUS = ("serious", "critical")


def examine(person: Person, screen: str, pictures: Path) -> list[str]:
    """What axe finds, shortly; and a picture."""
    person.page.screenshot(path=pictures / f"{screen}.png")
    found = Axe().run(person.page).response["violations"]
    return [
        f"{screen}: {rule['id']} at {rule['nodes'][0]['target']}: {rule['nodes'][0].get('failureSummary', '')[:300]}"
        for rule in found
        if rule["impact"] in SERIOUS
    ]
