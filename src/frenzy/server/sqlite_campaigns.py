"""The SQL of campaigns: they live beside the tables that belong to them."""

from __future__ import annotations

from sqlite3 import Connection
from typing import Final

from msgspec import json
from msgspec.structs import astuple

from frenzy.server.sqlite_queries import TABLE_COLUMNS, Row, check_campaign, marks, table_record
from frenzy.server.store import CampaignRecord, RunRecord, UnknownCampaign

COLUMNS: Final = "id, game, name, nickname, options, created, key_hash"
RUNS: Final = (
    f"SELECT {TABLE_COLUMNS}, (SELECT count(*) FROM actions WHERE table_id = tables.id),"
    " (SELECT max(at) FROM actions WHERE table_id = tables.id)"
    " FROM tables WHERE campaign = ? AND chapter IS NOT NULL ORDER BY created, id"
)
OF_A_TABLE: Final = ("chat", "snapshots", "undone", "actions", "seats")
"""What goes with a table, those first that point to others."""


def create_campaign(database: Connection, record: CampaignRecord) -> None:
    row = list(astuple(record))
    row[4] = json.encode(record.options).decode()
    database.execute(f"INSERT INTO campaigns ({COLUMNS}) VALUES ({marks(COLUMNS)})", row)


def forget_campaign(database: Connection, campaign: str, *, only_tables: bool) -> list[str]:
    check_campaign(database, campaign)
    found = database.execute("SELECT id FROM tables WHERE campaign = ? ORDER BY created, id", (campaign,))
    gone = [name for (name,) in found]
    for part in OF_A_TABLE:
        database.executemany(f"DELETE FROM {part} WHERE table_id = ?", [(name,) for name in gone])
    database.execute("DELETE FROM tables WHERE campaign = ?", (campaign,))
    if not only_tables:
        database.execute("DELETE FROM campaigns WHERE id = ?", (campaign,))
    return gone


def read_campaign(database: Connection, campaign: str) -> CampaignRecord:
    row = database.execute(f"SELECT {COLUMNS} FROM campaigns WHERE id = ?", (campaign,)).fetchone()
    if row is None:
        raise UnknownCampaign(campaign)
    return campaign_record(row)


def read_campaigns(database: Connection, key_hashes: frozenset[str]) -> list[CampaignRecord]:
    question = f"SELECT {COLUMNS} FROM campaigns WHERE key_hash = ?"
    rows = [row for key_hash in key_hashes for row in database.execute(question, (key_hash,))]
    return sorted(map(campaign_record, rows), key=lambda record: (-record.created, record.id))


def read_runs(database: Connection, campaign: str) -> list[RunRecord]:
    check_campaign(database, campaign)
    return [
        RunRecord(table_record(row), decisions, latest)
        for *row, decisions, latest in database.execute(RUNS, (campaign,))
    ]


def campaign_record(row: Row) -> CampaignRecord:
    columns = dict(zip(COLUMNS.split(", "), row, strict=True))
    columns["options"] = json.decode(columns["options"])
    return CampaignRecord(**columns)
