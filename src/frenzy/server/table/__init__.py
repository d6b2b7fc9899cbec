"""One table: its task, history, clocks, people, bots' turns, and what is said of it."""
