"""Guests in SQL: every function here works inside a transaction that somebody else begins and ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, bindparam, case, delete, exists, func, insert, select, update

from pyrite.server.store.store import Conflict, Count, Guest
from pyrite.server.store.tables import CLAIMS, GUESTS, SEATS, TOKENS

KNOWN: Final = select(GUESTS.c.guest).where(GUESTS.c.guest == bindparam("guest"))
NEW_GUEST: Final = insert(GUESTS)
OWNER: Final = select(TOKENS.c.guest).where(TOKENS.c.token == bindparam("token"))
NEW_TOKEN: Final = insert(TOKENS)
WHO: Final = (
    select(GUESTS.c.guest, GUESTS.c.name, GUESTS.c.seen)
    .join(TOKENS, TOKENS.c.guest == GUESTS.c.guest)
    .where(TOKENS.c.token == bindparam("token"))
)
FORGET_TOKEN: Final = delete(TOKENS).where(TOKENS.c.token == bindparam("of_token"))
FORGET_TOKENS: Final = delete(TOKENS).where(TOKENS.c.guest == bindparam("of_guest"))
SEEN: Final = (
    update(GUESTS)
    .where(GUESTS.c.guest == bindparam("of_guest"))
    .values(
        name=bindparam("new_name"),
        seen=case((GUESTS.c.seen < bindparam("now"), bindparam("now")), else_=GUESTS.c.seen),
    )
)
CLAIMANT: Final = select(CLAIMS.c.guest).where(CLAIMS.c.code == bindparam("code"))
VOID: Final = delete(CLAIMS).where(CLAIMS.c.guest == bindparam("of_guest"))
NEW_CLAIM: Final = insert(CLAIMS)
CLAIMED: Final = (
    select(GUESTS.c.guest, GUESTS.c.name, GUESTS.c.seen, CLAIMS.c.until)
    .join(CLAIMS, CLAIMS.c.guest == GUESTS.c.guest)
    .where(CLAIMS.c.code == bindparam("code"))
    .with_for_update()  # two who come with the same code at once: the second finds it gone
)
_GONE: Final = (
    GUESTS.c.seen < bindparam("before"),
    ~exists().where(SEATS.c.guest == GUESTS.c.guest),
)
FORGETTABLE: Final = select(GUESTS.c.guest).where(*_GONE).limit(bindparam("most"))
ALL_GUESTS: Final = select(func.count()).select_from(GUESTS)
OLD_GUESTS: Final = select(func.count()).select_from(GUESTS).where(*_GONE)
FORGET_GUESTS: Final = delete(GUESTS).where(GUESTS.c.guest.in_(bindparam("guests", expanding=True)), *_GONE)


def welcome(connection: Connection, guest: Guest, token: bytes) -> None:
    """A new guest, or a further token of one who is there."""
    owner = connection.scalar(OWNER, {"token": token})
    if owner == guest.guest:
        return
    if owner is not None:
        raise Conflict("The token is another guest's.")
    if connection.scalar(KNOWN, {"guest": guest.guest}) is None:
        connection.execute(NEW_GUEST, {"guest": guest.guest, "name": guest.name, "seen": guest.seen})
    connection.execute(NEW_TOKEN, {"token": token, "guest": guest.guest})


def who(connection: Connection, token: bytes) -> Guest | None:
    """The guest with a token."""
    row = connection.execute(WHO, {"token": token}).first()
    return None if row is None else Guest(*row)


def forget_token(connection: Connection, token: bytes) -> None:
    """A token that is no longer good."""
    connection.execute(FORGET_TOKEN, {"of_token": token})


def replace_tokens(connection: Connection, guest: str, token: bytes) -> None:
    """Make a token the only one of a guest."""
    if connection.scalar(KNOWN, {"guest": guest}) is None:
        return
    if connection.scalar(OWNER, {"token": token}) not in (None, guest):
        raise Conflict("The token is another guest's.")
    connection.execute(FORGET_TOKENS, {"of_guest": guest})
    connection.execute(VOID, {"of_guest": guest})
    connection.execute(NEW_TOKEN, {"token": token, "guest": guest})


def seen(connection: Connection, guest: Guest) -> None:
    """A new name, or a later time of being seen."""
    connection.execute(SEEN, {"of_guest": guest.guest, "new_name": guest.name, "now": guest.seen})


def offer_claim(connection: Connection, guest: str, code: bytes, until: int) -> None:
    """A one-time code; the one before is void."""
    if connection.scalar(KNOWN, {"guest": guest}) is None:
        return
    if connection.scalar(CLAIMANT, {"code": code}) not in (None, guest):
        raise Conflict("The code is another guest's.")
    connection.execute(VOID, {"of_guest": guest})
    connection.execute(NEW_CLAIM, {"guest": guest, "code": code, "until": until})


def claim(connection: Connection, code: bytes, now: int) -> Guest | None:
    """Whom a code belongs to; it is void from now on."""
    row = connection.execute(CLAIMED, {"code": code}).first()
    if row is None:
        return None
    guest, name, last_seen, until = row
    connection.execute(VOID, {"of_guest": guest})
    return Guest(guest, name, last_seen) if now <= until else None


def forgettable(connection: Connection, before: int, most: int) -> list[str]:
    """Guests who were last seen before a time and have no seat anywhere."""
    return list(connection.scalars(FORGETTABLE, {"before": before, "most": most}))


def forget(connection: Connection, guests: Sequence[str], before: int) -> int:
    """Remove those of these guests who have not been seen since; tokens and claims go with them."""
    return connection.execute(FORGET_GUESTS, {"guests": list(guests), "before": before}).rowcount


def count_by_age(connection: Connection, before: int) -> Count:
    """How many guests there are, and how many of them would be forgotten."""
    return Count(connection.scalar(ALL_GUESTS) or 0, connection.scalar(OLD_GUESTS, {"before": before}) or 0)
