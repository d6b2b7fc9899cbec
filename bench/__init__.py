"""How fast Frenzy decides, beside other Python game engines, in one run on one core."""
