"""What the screen draws of Resistance: a floor of the house, the heroes' dashboards, the mission."""
