"""Guests: people without an account. A cookie holds a random token; the store keeps only its digest."""

from __future__ import annotations

import asyncio
from base64 import urlsafe_b64encode
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from random import Random
from typing import Final

from starlette.requests import HTTPConnection

from pyrite.server.room.codes import normalise_code, random_code
from pyrite.server.store import Guest, Store

COOKIE: Final = "pyrite_guest"
CLAIM_CODE_LENGTH: Final = 10
CODE_LIFETIME: Final = 10 * 60 * 1000

_TOKEN_BYTES: Final = 32
_TOKEN_LENGTH: Final = 43
_COOKIE_MAX_AGE: Final = 400 * 24 * 60 * 60  # seconds; the longest that browsers allow
_SEEN_INTERVAL: Final = 60 * 60 * 1000


class Identity:
    """Creates guests and recognises them by their cookie. The caller provides the clock and the random numbers."""

    def __init__(self, store: Store, now: Callable[[], int], rng: Random, *, https: bool) -> None:
        self._store = store
        self._now = now
        self._rng = rng
        self._https = https
        self._token_lock = asyncio.Lock()
        """Held while a one-time code is exchanged for a token, and while all tokens of a guest are voided."""

    async def recognise(self, connection: HTTPConnection) -> Guest | None:
        """The guest whose cookie a request or a WebSocket carries; None if there is none."""
        token = connection.cookies.get(COOKIE, "")
        if len(token) != _TOKEN_LENGTH or not token.isascii():
            return None
        return await self._store.guest_by_token(_digest(token))

    async def make_guest(self) -> tuple[Guest, str]:
        """Create a guest without a name; return the guest and their cookie."""
        guest = Guest(self._secret(), "", self._now())
        return guest, await self._add_token(guest)

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Change the name of a guest; return the changed guest."""
        renamed = replace(guest, name=name, last_seen=self._now())
        await self._store.update_guest(renamed)
        return renamed

    async def mark_seen(self, guest: Guest) -> bool:
        """Store that a guest is active, at most once an hour; return whether it was stored."""
        if self._now() - guest.last_seen < _SEEN_INTERVAL:
            return False
        await self._store.update_guest(replace(guest, last_seen=self._now()))
        return True

    async def offer_code(self, guest: Guest) -> tuple[str, int]:
        """Create a one-time code to continue on another device; return it and the time when it expires."""
        code, until = random_code(CLAIM_CODE_LENGTH, self._rng), self._now() + CODE_LIFETIME
        await self._store.offer_claim(guest.guest, _digest(code), until)
        return code, until

    async def claim(self, code: str) -> tuple[Guest, str] | None:
        """Exchange a one-time code for its guest and a cookie for this device; None if the code is not valid."""
        async with self._token_lock:
            guest = await self._store.claim(_digest(normalise_code(code)), self._now())
            return None if guest is None else (guest, await self._add_token(guest))

    async def sign_out_others(self, guest: Guest) -> str:
        """Void all tokens and one-time codes of a guest; return the cookie with the only valid token."""
        token = self._secret()
        async with self._token_lock:
            await self._store.replace_tokens(guest.guest, _digest(token))
        return self._cookie(token, _COOKIE_MAX_AGE)

    def renew_cookie(self, connection: HTTPConnection) -> str:
        """The cookie of a request with a new expiry time."""
        return self._cookie(connection.cookies[COOKIE], _COOKIE_MAX_AGE)

    async def sign_out(self, connection: HTTPConnection) -> str:
        """Void the token of a request; return the cookie header that deletes the cookie in the browser."""
        token = connection.cookies.get(COOKIE, "")
        if token.isascii():
            await self._store.delete_token(_digest(token))
        return self._cookie("", 0)

    async def _add_token(self, guest: Guest) -> str:
        token = self._secret()
        await self._store.add_token(guest, _digest(token))
        return self._cookie(token, _COOKIE_MAX_AGE)

    def _secret(self) -> str:
        return urlsafe_b64encode(self._rng.randbytes(_TOKEN_BYTES)).decode().rstrip("=")

    def _cookie(self, token: str, max_age: int) -> str:
        # SameSite is not Strict: a friend's link to a table may be opened from another site, and the guest must be
        # recognised there. Lax does not send the cookie with unsafe methods, and the origin is checked as well.
        secure = "; Secure" if self._https else ""
        return f"{COOKIE}={token}; Path=/; Max-Age={max_age}; HttpOnly; SameSite=Lax{secure}"


def _digest(secret: str) -> bytes:
    return sha256(secret.encode()).digest()
