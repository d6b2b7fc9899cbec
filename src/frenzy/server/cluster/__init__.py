"""Several servers on one database: who they are, whose a table is, and how a request gets there."""
