"""The API for a guest's own identity: sign in, choose a name, continue on another device, sign out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Final

from msgspec import Meta, Struct

from pyrite.server.http.endpoints import Call, Endpoint
from pyrite.server.http.errors import BAD_INPUT, ApiError, ErrorType
from pyrite.server.http.rate_limits import LimitKind
from pyrite.server.operations.identity import CLAIM_CODE_LENGTH, Identity
from pyrite.server.room.codes import pattern
from pyrite.server.room.requests import MAX_NAME_LENGTH
from pyrite.server.room.texts import clean_text
from pyrite.server.store import Guest

NO_SUCH_CODE: Final = ErrorType(
    "no-such-code", 404, "That code is wrong, used or expired. Get a new one where you played before."
)


class Me(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest, as they see themselves."""

    name: Annotated[str, Meta(description="Your display name; empty until you choose one.")]


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """A new display name."""

    name: Annotated[
        str,
        Meta(
            min_length=1,
            description=f"1 to {MAX_NAME_LENGTH} characters after trimming, none of them hidden; plain text.",
            extra_json_schema={"format": "name"},
        ),
    ]


class OneTimeCode(Struct, frozen=True, forbid_unknown_fields=True):
    """A code to continue on another device."""

    code: Annotated[str, Meta(description="Type it in on the other device. It works once.")]
    until: Annotated[int, Meta(description="When it expires, in milliseconds since the epoch.")]


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """A one-time code that was typed in."""

    code: Annotated[
        str,
        Meta(
            max_length=4 * CLAIM_CODE_LENGTH,
            pattern=pattern(CLAIM_CODE_LENGTH),
            description="As it was shown; case, spaces and hyphens are ignored.",
        ),
    ]


class MeApi:
    """Endpoints for a guest's own identity."""

    def __init__(self, identity: Identity, on_sign_out: Callable[[str], Awaitable[None]] | None = None) -> None:
        self._identity = identity
        self._on_sign_out = on_sign_out
        """Closes the sockets of a guest."""

    @property
    def endpoints(self) -> tuple[Endpoint, ...]:
        """The endpoints of this API."""
        return (
            Endpoint("GET", "/api/me", self.me),
            Endpoint("PUT", "/api/me", self.rename, (BAD_INPUT,)),
            Endpoint("POST", "/api/me/code", self.offer_code),
            Endpoint("POST", "/api/me/claim", self.claim, (NO_SUCH_CODE,), rate_limit=LimitKind.CODE_GUESSES),
            Endpoint("DELETE", "/api/me/cookie", self.sign_out),
            Endpoint("DELETE", "/api/me/devices", self.sign_out_others),
        )

    async def me(self, call: Call, guest: Guest | None) -> Me:
        """Your name. A client without a cookie becomes a new guest and gets one."""
        if guest is None:
            call.count(LimitKind.NEW_GUESTS)
            guest, call.cookie = await self._identity.make_guest()
        elif await self._identity.mark_seen(guest):
            call.cookie = self._identity.renew_cookie(call.request)
        return Me(guest.name)

    async def rename(self, call: Call, guest: Guest, body: NewName) -> Me:
        """Choose your display name."""
        renamed = await self._identity.rename(guest, clean_text(body.name, MAX_NAME_LENGTH, "A name"))
        return Me(renamed.name)

    async def offer_code(self, call: Call, guest: Guest) -> OneTimeCode:
        """Get a code to continue on another device. It works once, within ten minutes, and voids earlier codes."""
        return OneTimeCode(*await self._identity.offer_code(guest))

    async def claim(self, call: Call, body: Claim) -> Me:
        """Continue on this device as the guest who got this code elsewhere."""
        claimed = await self._identity.claim(body.code)
        if claimed is None:
            raise ApiError(NO_SUCH_CODE)
        guest, call.cookie = claimed
        return Me(guest.name)

    async def sign_out(self, call: Call) -> None:
        """Sign out on this device. Without a code for another device you lose this identity."""
        call.cookie = await self._identity.sign_out(call.request)

    async def sign_out_others(self, call: Call, guest: Guest) -> None:
        """Sign out on all other devices: earlier cookies and codes are void, and this device gets a new cookie."""
        call.cookie = await self._identity.sign_out_others(guest)
        if self._on_sign_out is not None:
            await self._on_sign_out(guest.guest)
