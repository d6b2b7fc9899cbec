"""Getting to a table: new ones, lessons, and games that are over."""
