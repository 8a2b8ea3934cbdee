"""Guests: who somebody is without an account. A random token in a cookie; the store knows its digest only."""

from __future__ import annotations

import asyncio
from base64 import urlsafe_b64encode
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from random import Random
from typing import Final

from starlette.requests import HTTPConnection

from pyrite.server.room.codes import as_heard, spelt
from pyrite.server.store import Guest, Store

COOKIE: Final = "pyrite_guest"
MAX_NAME_LENGTH: Final = 24
CLAIM_CODE_LENGTH: Final = 10
CODE_LIFETIME: Final = 10 * 60 * 1000

_TOKEN_BYTES: Final = 32
_TOKEN_LENGTH: Final = 43
_COOKIE_MAX_AGE: Final = 400 * 24 * 60 * 60  # seconds; browsers allow no more
_SEEN_INTERVAL: Final = 60 * 60 * 1000


class Identity:
    """Makes guests and knows them again. Time and chance come in from outside."""

    def __init__(self, store: Store, now: Callable[[], int], rng: Random, *, https: bool) -> None:
        self._store = store
        self._now = now
        self._rng = rng
        self._https = https
        self._token_lock = asyncio.Lock()
        """Held while a guest gets a token by a code, and while all tokens of a guest become void."""

    async def recognise(self, connection: HTTPConnection) -> Guest | None:
        """Whose cookie a request or a socket carries."""
        token = connection.cookies.get(COOKIE, "")
        if len(token) != _TOKEN_LENGTH or not token.isascii():
            return None
        return await self._store.guest_by_token(_digest(token))

    async def make_guest(self) -> tuple[Guest, str]:
        """A new guest without a name, and the cookie for them."""
        guest = Guest(self._secret(), "", self._now())
        return guest, await self._add_token(guest)

    async def rename(self, guest: Guest, name: str) -> Guest:
        """The guest with another name."""
        renamed = replace(guest, name=name, last_seen=self._now())
        await self._store.update_guest(renamed)
        return renamed

    async def mark_seen(self, guest: Guest) -> bool:
        """Note that a guest is here; whether that was worth noting, which is once an hour."""
        if self._now() - guest.last_seen < _SEEN_INTERVAL:
            return False
        await self._store.update_guest(replace(guest, last_seen=self._now()))
        return True

    async def offer_code(self, guest: Guest) -> tuple[str, int]:
        """A code with which the guest can go on at another device, once, and until when."""
        code, until = spelt(CLAIM_CODE_LENGTH, self._rng), self._now() + CODE_LIFETIME
        await self._store.offer_claim(guest.guest, _digest(code), until)
        return code, until

    async def claim(self, code: str) -> tuple[Guest, str] | None:
        """The guest who was given this code, and a cookie of its own for this device."""
        async with self._token_lock:
            guest = await self._store.claim(_digest(as_heard(code)), self._now())
            return None if guest is None else (guest, await self._add_token(guest))

    async def sign_out_others(self, guest: Guest) -> str:
        """Make all tokens and codes of a guest void; the cookie with the only one that is good from now on."""
        token = self._secret()
        async with self._token_lock:
            await self._store.replace_tokens(guest.guest, _digest(token))
        return self._cookie(token, _COOKIE_MAX_AGE)

    def renew_cookie(self, connection: HTTPConnection) -> str:
        """The cookie that a request came with, to last from now on."""
        return self._cookie(connection.cookies[COOKIE], _COOKIE_MAX_AGE)

    async def sign_out(self, connection: HTTPConnection) -> str:
        """Make a cookie good for nothing; what makes the browser forget it too."""
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
        # Not Strict: whoever follows a friend's link to a table comes from another site, and must be known there.
        # Lax does not send it with anything that changes something, and the origin is checked besides.
        secure = "; Secure" if self._https else ""
        return f"{COOKIE}={token}; Path=/; Max-Age={max_age}; HttpOnly; SameSite=Lax{secure}"


def _digest(secret: str) -> bytes:
    return sha256(secret.encode()).digest()
