"""Rewrites stored entries and room cards: entries, their fields, an option and the bots have new names.

Only names change. Snapshots are deleted: they are a cache, and the server writes new ones.
"""

from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

from pyrite.server.store.migrations.stored_entries import rewrite_entries

revision = "0003"
down_revision = "0002"

_ENTRIES = {
    "Opened": "RoomOpened",
    "TermsChanged": "OptionsChanged",
    "Sat": "SeatTaken",
    "BotSat": "BotSeated",
    "SeatLeft": "SeatEmptied",
    "ReadySet": "ReadyChanged",
    "HostPassed": "HostChanged",
    "Began": "GameStarted",
    "Waved": "VetoDeclined",
    "Held": "BotTookOver",
    "TakenBack": "PlayerReturned",
    "Agreed": "FinishVoted",
    "Shown": "GameRevealed",
    "Said": "ChatSent",
    "Emoted": "EmoteShown",
    "Muted": "SeatMuted",
    "Noted": "NoteWritten",
    "Marked": "SeatMarked",
    "RematchMade": "RematchOpened",
}
_FIELDS = {
    "RoomOpened": {"terms": "options"},
    "OptionsChanged": {"terms": "options"},
    "SeatEmptied": {"why": "reason"},
    "Played": {"why": "chosen_by"},
    "SpectatorMuted": {"who": "spectator"},
    "SpectatorRemoved": {"who": "spectator"},
}
"""By the new name of the entry."""
_OPTIONS = {"onlookers": "spectators"}
_BOTS = {
    "stroller": "random_bot",
    "hurrier": "greedy_digger",
    "apprentice": "heuristic",
    "foreman": "bayesian",
}

_rooms = sa.table("rooms", sa.column("room", sa.Text), sa.column("card", sa.LargeBinary))
_snapshots = sa.table("snapshots")


def upgrade() -> None:
    """Rewrite entries and cards, delete snapshots."""
    connection = op.get_bind()
    connection.execute(sa.delete(_snapshots))
    _rewrite_cards(connection)
    rewrite_entries(connection, _renamed_entry)


def _rewrite_cards(connection: sa.Connection) -> None:
    found = connection.execute(sa.select(_rooms.c.room, _rooms.c.card)).all()
    rows = [{"key": room, "new": _renamed_card(bytes(card))} for room, card in found]
    if rows:
        of_room = _rooms.c.room == sa.bindparam("key")
        connection.execute(sa.update(_rooms).where(of_room).values(card=sa.bindparam("new")), rows)


def _renamed_card(card: bytes) -> bytes:
    return msgspec.json.encode(_renamed(msgspec.json.decode(card), _OPTIONS))


def _renamed_entry(body: bytes) -> bytes:
    entry = msgspec.json.decode(body)
    entry["entry"] = _ENTRIES.get(entry["entry"], entry["entry"])
    entry = _renamed(entry, _FIELDS.get(entry["entry"], {}))
    if "options" in entry:
        entry["options"] = _renamed(entry["options"], _OPTIONS)
        entry["options"]["bots"] = _BOTS[entry["options"]["bots"]]
    if entry["entry"] == "BotSeated":
        entry["bot"] = _BOTS[entry["bot"]]
    return msgspec.json.encode(entry)


def _renamed(fields: dict[str, Any], names: dict[str, str]) -> dict[str, Any]:
    return {names.get(name, name): value for name, value in fields.items()}
