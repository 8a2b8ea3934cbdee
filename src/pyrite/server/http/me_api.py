"""What guests do about themselves: be known, be called something, go on at another device, be forgotten."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final

from msgspec import Meta, Struct

from pyrite.server.http.endpoints import Call, Endpoint
from pyrite.server.http.errors import BAD_INPUT, ApiError, ErrorType
from pyrite.server.http.rate_limits import LimitKind
from pyrite.server.operations.identity import CLAIM_CODE_LENGTH, MAX_NAME_LENGTH, Identity
from pyrite.server.room.codes import pattern
from pyrite.server.room.texts import spoken
from pyrite.server.store import Guest

NO_SUCH_CODE: Final = ErrorType(
    "no-such-code", 404, "That code is wrong, used or too old; ask for a new one where you played before."
)


class Me(Struct, frozen=True, forbid_unknown_fields=True):
    """What a guest is told about themselves."""

    name: Annotated[str, Meta(description="What others call you; empty until you have said.")]


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """What a guest wants to be called."""

    name: Annotated[
        str,
        Meta(
            min_length=1,
            description=f"1 to {MAX_NAME_LENGTH} characters after trimming, none of them hidden; plain text.",
            extra_json_schema={"format": "name"},
        ),
    ]


class OneTimeCode(Struct, frozen=True, forbid_unknown_fields=True):
    """A code to go on at another device."""

    code: Annotated[str, Meta(description="To be typed in at the other device, once.")]
    until: Annotated[int, Meta(description="Until when it is good, in milliseconds of the epoch.")]


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """A code that was typed in."""

    code: Annotated[
        str,
        Meta(
            max_length=4 * CLAIM_CODE_LENGTH,
            pattern=pattern(CLAIM_CODE_LENGTH),
            description="As it was shown; small letters, blanks and hyphens make no difference.",
        ),
    ]


class MeApi:
    """Answers what guests ask about themselves."""

    def __init__(self, identity: Identity, on_sign_out: Callable[[str], None] = lambda guest: None) -> None:
        self._identity = identity
        self._signed_out = on_sign_out
        """Closes the sockets of a guest."""

    @property
    def endpoints(self) -> tuple[Endpoint, ...]:
        """The rows of the table."""
        return (
            Endpoint("GET", "/api/me", self.me),
            Endpoint("PUT", "/api/me", self.rename, (BAD_INPUT,)),
            Endpoint("POST", "/api/me/code", self.offer_code),
            Endpoint("POST", "/api/me/claim", self.claim, (NO_SUCH_CODE,), rate_limit=LimitKind.CODE_GUESSES),
            Endpoint("DELETE", "/api/me/cookie", self.sign_out),
            Endpoint("DELETE", "/api/me/devices", self.sign_out_others),
        )

    async def me(self, call: Call, guest: Guest | None) -> Me:
        """Who you are; whoever has no cookie yet becomes a guest and gets one."""
        if guest is None:
            call.count(LimitKind.NEW_GUESTS)
            guest, call.cookie = await self._identity.make_guest()
        elif await self._identity.mark_seen(guest):
            call.cookie = self._identity.renew_cookie(call.request)
        return Me(guest.name)

    async def rename(self, call: Call, guest: Guest, body: NewName) -> Me:
        """Say what others shall call you."""
        renamed = await self._identity.rename(guest, spoken(body.name, MAX_NAME_LENGTH, "A name"))
        return Me(renamed.name)

    async def offer_code(self, call: Call, guest: Guest) -> OneTimeCode:
        """Ask for a code to go on at another device: good once, for ten minutes; the one before is void."""
        return OneTimeCode(*await self._identity.offer_code(guest))

    async def claim(self, call: Call, body: Claim) -> Me:
        """Go on here as the guest who was shown this code elsewhere."""
        claimed = await self._identity.claim(body.code)
        if claimed is None:
            raise ApiError(NO_SUCH_CODE)
        guest, call.cookie = claimed
        return Me(guest.name)

    async def sign_out(self, call: Call) -> None:
        """Be forgotten on this device; without a code for another one nobody can be you again."""
        call.cookie = await self._identity.sign_out(call.request)

    async def sign_out_others(self, call: Call, guest: Guest) -> None:
        """Sign out on all other devices: earlier cookies and codes are void, and this device gets a new cookie."""
        call.cookie = await self._identity.sign_out_others(guest)
        self._signed_out(guest.guest)
