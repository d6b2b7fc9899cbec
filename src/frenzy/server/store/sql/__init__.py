"""What the stores in SQLite and PostgreSQL share: every call, in SQL that both understand, and the one who writes."""
