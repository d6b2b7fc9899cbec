"""The server under load: stored tables, a server for them, a bare echo beside it, and those who play."""
