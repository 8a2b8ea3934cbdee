"""How the web application says no: one short body with a stable reason and a sentence for people."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import msgspec
from starlette.responses import Response

from pyrite.game import Refusal


class ErrorBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Why a request was refused; nothing has changed."""

    reason: str
    """A short stable name, such as ``wrong-origin``."""
    text: str
    """One sentence that says what to do next."""
    rule: str | None = None
    """The rule of the game behind it, if there is one."""


@dataclass(frozen=True)
class ErrorType:
    """One kind of refusal: its name, the status it is sent with, and what is said unless there is more to say."""

    reason: str
    status: int
    text: str


class ApiError(Exception):  # reads as what it says
    """Raised where a request is answered, sent as a `Problem`."""

    def __init__(
        self, error_type: ErrorType, text: str | None = None, *, rule: str | None = None, retry_after: float = 0
    ) -> None:
        super().__init__(error_type.reason)
        self.type = error_type
        self.body = ErrorBody(error_type.reason, text or error_type.text, rule)
        self.retry_after = retry_after
        """After how many seconds it is worth trying again; 0 if waiting is of no use."""


BAD_INPUT: Final = ErrorType("bad-input", 400, "The request cannot be read; see /api/openapi.json for its form.")
UNKNOWN_GUEST: Final = ErrorType("unknown-guest", 401, "The server does not know you yet; ask for /api/me first.")
WRONG_ORIGIN: Final = ErrorType(
    "wrong-origin", 403, "This was sent from another site; open the game at its own address and try there."
)
NOT_FOUND: Final = ErrorType("not-found", 404, "There is nothing here; check the address.")
WRONG_METHOD: Final = ErrorType("wrong-method", 405, "That cannot be done here; the header Allow lists what can.")
TOO_LARGE: Final = ErrorType("too-large", 413, "The request is too large; send at most 16 KiB.")
NOT_JSON: Final = ErrorType("not-json", 415, "Send the request as JSON, with the content type application/json.")
TOO_MANY: Final = ErrorType("too-many", 429, "That was too much at once; wait a little and try again.")
SERVER_ERROR: Final = ErrorType("fault", 500, "The server made a mistake; try again, and tell those who run it.")
NOT_READY: Final = ErrorType("not-ready", 503, "The server cannot reach its store; try again in a moment.")

_BY_STATUS: Final = {each.status: each for each in (NOT_FOUND, WRONG_METHOD, TOO_LARGE, SERVER_ERROR)}


def error_response(error: ApiError) -> Response:
    """A refusal as it is sent."""
    headers = {"Retry-After": str(max(1, -int(-error.retry_after // 1)))} if error.retry_after else None
    return error_body_response(error.body, error.type.status, headers)


def error_body_response(body: ErrorBody, status: int, headers: dict[str, str] | None = None) -> Response:
    """A problem as it is sent."""
    return Response(msgspec.json.encode(body), status, headers, "application/json")


def error_type_for_status(status: int) -> ErrorType:
    """The objection for a status that the web framework came up with by itself."""
    return _BY_STATUS.get(status) or ErrorType(f"http-{status}", status, "The request was refused; check it.")


def error_from_refusal(refusal: Refusal, status: int = 409) -> ApiError:
    """What the rules refuse, as the answer to a request."""
    return ApiError(ErrorType(refusal.reason, status, refusal.text), rule=refusal.rule)
