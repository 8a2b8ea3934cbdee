"""HTTP errors: every error response has the same JSON body, with a stable reason and a sentence for people."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import msgspec
from starlette.responses import Response

from pyrite.game import Refusal


class ErrorBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Why a request was refused. The request has changed nothing."""

    reason: str
    """A short stable identifier, such as ``wrong-origin``."""
    text: str
    """One sentence for people that says what to do next."""
    rule: str | None = None
    """The rule of the game that forbids it, if there is one."""


@dataclass(frozen=True)
class ErrorType:
    """A kind of error: its reason, its HTTP status and its default text."""

    reason: str
    status: int
    text: str


class ApiError(Exception):
    """Raised while a request is handled; sent as an `ErrorBody`."""

    def __init__(
        self, error_type: ErrorType, text: str | None = None, *, rule: str | None = None, retry_after: float = 0
    ) -> None:
        super().__init__(error_type.reason)
        self.type = error_type
        self.body = ErrorBody(error_type.reason, text or error_type.text, rule)
        self.retry_after = retry_after
        """Seconds to wait before trying again; 0 if waiting does not help."""


BAD_INPUT: Final = ErrorType("bad-input", 400, "The request is not valid. See /api/openapi.json for its format.")
UNKNOWN_GUEST: Final = ErrorType("unknown-guest", 401, "You are not signed in. Request /api/me first.")
WRONG_ORIGIN: Final = ErrorType(
    "wrong-origin", 403, "This request came from another site. Open the game at its own address and try again."
)
NOT_FOUND: Final = ErrorType("not-found", 404, "There is nothing at this address. Check it.")
WRONG_METHOD: Final = ErrorType("wrong-method", 405, "That method is not allowed here. See the Allow header.")
TOO_LARGE: Final = ErrorType("too-large", 413, "The request is too large. Send at most 16 KiB.")
NOT_JSON: Final = ErrorType("not-json", 415, "Send the request as JSON, with the content type application/json.")
TOO_MANY: Final = ErrorType("too-many", 429, "Too many requests. Wait a little and try again.")
SERVER_ERROR: Final = ErrorType("fault", 500, "Something went wrong on the server. Try again in a moment.")
NOT_READY: Final = ErrorType("not-ready", 503, "The database is unavailable. Try again in a moment.")
TAKES_NOBODY: Final = ErrorType("not-ready", 404, "The database is unavailable. Nobody new can connect here.")
DRAINING: Final = ErrorType("draining", 404, "This server hands its tables over to others and takes no new ones.")

_BY_STATUS: Final = {each.status: each for each in (NOT_FOUND, WRONG_METHOD, TOO_LARGE, SERVER_ERROR)}


def error_response(error: ApiError) -> Response:
    """The response for an error."""
    headers = {"Retry-After": str(max(1, -int(-error.retry_after // 1)))} if error.retry_after else None
    return error_body_response(error.body, error.type.status, headers)


def error_body_response(body: ErrorBody, status: int, headers: dict[str, str] | None = None) -> Response:
    """The response with this error body."""
    return Response(msgspec.json.encode(body), status, headers, "application/json")


def error_type_for_status(status: int) -> ErrorType:
    """The error type for a status that Starlette has chosen."""
    return _BY_STATUS.get(status) or ErrorType(f"http-{status}", status, "The request was refused. Check it.")


def error_from_refusal(refusal: Refusal, status: int = 409) -> ApiError:
    """A refusal by the rules of the game, as an HTTP error."""
    return ApiError(ErrorType(refusal.reason, status, refusal.text), rule=refusal.rule)
