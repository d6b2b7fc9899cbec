"""The server: tables, seats, clocks, sockets and storage. It knows no rule of any game."""
