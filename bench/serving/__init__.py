"""The server under load: stored tables, a house to serve them, a bare echo beside it, and those who play."""
