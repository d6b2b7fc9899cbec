"""Cards, sheets, the map and the missions, as data; no rule is known here."""
