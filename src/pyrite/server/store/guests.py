"""SQL statements for guests. Every function runs inside the caller's transaction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, bindparam, case, delete, exists, func, insert, select, update

from pyrite.server.store.store import Conflict, Count, Guest
from pyrite.server.store.tables import CLAIMS, GUESTS, SEATS, TOKENS

# Locks the guest on PostgreSQL: of two nodes that replace the tokens, the second replaces those of the first.
LOCK_GUEST: Final = select(GUESTS.c.guest).where(GUESTS.c.guest == bindparam("guest")).with_for_update()
INSERT_GUEST: Final = insert(GUESTS)
TOKEN_OWNER: Final = select(TOKENS.c.guest).where(TOKENS.c.token == bindparam("token"))
INSERT_TOKEN: Final = insert(TOKENS)
GUEST_BY_TOKEN: Final = (
    select(GUESTS.c.guest, GUESTS.c.name, GUESTS.c.seen)
    .join(TOKENS, TOKENS.c.guest == GUESTS.c.guest)
    .where(TOKENS.c.token == bindparam("token"))
)
DELETE_TOKEN: Final = delete(TOKENS).where(TOKENS.c.token == bindparam("of_token"))
DELETE_TOKENS: Final = delete(TOKENS).where(TOKENS.c.guest == bindparam("of_guest"))
UPDATE_GUEST: Final = (
    update(GUESTS)
    .where(GUESTS.c.guest == bindparam("of_guest"))
    .values(
        name=bindparam("new_name"),
        seen=case((GUESTS.c.seen < bindparam("now"), bindparam("now")), else_=GUESTS.c.seen),
    )
)
CLAIM_OWNER: Final = select(CLAIMS.c.guest).where(CLAIMS.c.code == bindparam("code"))
DELETE_CLAIM: Final = delete(CLAIMS).where(CLAIMS.c.guest == bindparam("of_guest"))
INSERT_CLAIM: Final = insert(CLAIMS)
GUEST_BY_CLAIM: Final = (
    select(GUESTS.c.guest, GUESTS.c.name, GUESTS.c.seen, CLAIMS.c.until)
    .join(CLAIMS, CLAIMS.c.guest == GUESTS.c.guest)
    .where(CLAIMS.c.code == bindparam("code"))
    .with_for_update()  # of two concurrent claims with the same code, the second finds none
)
_INACTIVE: Final = (
    GUESTS.c.seen < bindparam("before"),
    ~exists().where(SEATS.c.guest == GUESTS.c.guest),
)
INACTIVE_GUESTS: Final = select(GUESTS.c.guest).where(*_INACTIVE).limit(bindparam("limit"))
COUNT_GUESTS: Final = select(func.count()).select_from(GUESTS)
COUNT_INACTIVE: Final = select(func.count()).select_from(GUESTS).where(*_INACTIVE)
DELETE_GUESTS: Final = delete(GUESTS).where(GUESTS.c.guest.in_(bindparam("guests", expanding=True)), *_INACTIVE)


def add_token(connection: Connection, guest: Guest, token: bytes) -> None:
    """Add a token to a guest, who is created if necessary."""
    owner = connection.scalar(TOKEN_OWNER, {"token": token})
    if owner == guest.guest:
        return
    if owner is not None:
        raise Conflict("The token is another guest's.")
    if connection.scalar(LOCK_GUEST, {"guest": guest.guest}) is None:
        connection.execute(INSERT_GUEST, {"guest": guest.guest, "name": guest.name, "seen": guest.last_seen})
    connection.execute(INSERT_TOKEN, {"token": token, "guest": guest.guest})


def guest_by_token(connection: Connection, token: bytes) -> Guest | None:
    """The guest who has a token."""
    row = connection.execute(GUEST_BY_TOKEN, {"token": token}).first()
    return None if row is None else Guest(*row)


def delete_token(connection: Connection, token: bytes) -> None:
    """Delete a token."""
    connection.execute(DELETE_TOKEN, {"of_token": token})


def replace_tokens(connection: Connection, guest: str, token: bytes) -> None:
    """Make a token the only one of a guest."""
    if connection.scalar(LOCK_GUEST, {"guest": guest}) is None:
        return
    if connection.scalar(TOKEN_OWNER, {"token": token}) not in (None, guest):
        raise Conflict("The token is another guest's.")
    connection.execute(DELETE_TOKENS, {"of_guest": guest})
    connection.execute(DELETE_CLAIM, {"of_guest": guest})
    connection.execute(INSERT_TOKEN, {"token": token, "guest": guest})


def update_guest(connection: Connection, guest: Guest) -> None:
    """Store the name and the time of a guest, unless a later time is stored."""
    connection.execute(UPDATE_GUEST, {"of_guest": guest.guest, "new_name": guest.name, "now": guest.last_seen})


def offer_claim(connection: Connection, guest: str, code: bytes, until: int) -> None:
    """Store a one-time code; it voids the one before."""
    if connection.scalar(LOCK_GUEST, {"guest": guest}) is None:
        return
    if connection.scalar(CLAIM_OWNER, {"code": code}) not in (None, guest):
        raise Conflict("The code is another guest's.")
    connection.execute(DELETE_CLAIM, {"of_guest": guest})
    connection.execute(INSERT_CLAIM, {"guest": guest, "code": code, "until": until})


def claim(connection: Connection, code: bytes, now: int) -> Guest | None:
    """Use up a one-time code; return its guest."""
    row = connection.execute(GUEST_BY_CLAIM, {"code": code}).first()
    if row is None:
        return None
    guest, name, last_seen, until = row
    connection.execute(DELETE_CLAIM, {"of_guest": guest})
    return Guest(guest, name, last_seen) if now <= until else None


def inactive_guests(connection: Connection, before: int, limit: int) -> list[str]:
    """Guests without a seat who were last seen before a time."""
    return list(connection.scalars(INACTIVE_GUESTS, {"before": before, "limit": limit}))


def delete_guests(connection: Connection, guests: Sequence[str], before: int) -> int:
    """Delete those of these guests who are still inactive, with their tokens and one-time codes."""
    return connection.execute(DELETE_GUESTS, {"guests": list(guests), "before": before}).rowcount


def count_by_age(connection: Connection, before: int) -> Count:
    """How many guests there are, and how many of them would be deleted."""
    return Count(connection.scalar(COUNT_GUESTS) or 0, connection.scalar(COUNT_INACTIVE, {"before": before}) or 0)
