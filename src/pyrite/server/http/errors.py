"""How the web application says no: one short body with a stable reason and a sentence for people."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import msgspec
from starlette.responses import Response

from pyrite.game import Refusal


class Problem(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Why a request was refused; nothing has changed."""

    reason: str
    """A short stable name, such as ``wrong-origin``."""
    text: str
    """One sentence that says what to do next."""
    rule: str | None = None
    """The rule of the game behind it, if there is one."""


@dataclass(frozen=True)
class Objection:
    """One kind of refusal: its name, the status it is sent with, and what is said unless there is more to say."""

    reason: str
    status: int
    text: str


class Refused(Exception):  # noqa: N818  # reads as what it says
    """Raised where a request is answered, sent as a `Problem`."""

    def __init__(
        self, objection: Objection, text: str | None = None, *, rule: str | None = None, wait: float = 0
    ) -> None:
        super().__init__(objection.reason)
        self.objection = objection
        self.problem = Problem(objection.reason, text or objection.text, rule)
        self.wait = wait
        """After how many seconds it is worth trying again; 0 if waiting is of no use."""


BAD_INPUT: Final = Objection("bad-input", 400, "The request cannot be read; see /api/openapi.json for its form.")
UNKNOWN_GUEST: Final = Objection("unknown-guest", 401, "The server does not know you yet; ask for /api/me first.")
WRONG_ORIGIN: Final = Objection(
    "wrong-origin", 403, "This was sent from another site; open the game at its own address and try there."
)
NOT_FOUND: Final = Objection("not-found", 404, "There is nothing here; check the address.")
WRONG_METHOD: Final = Objection("wrong-method", 405, "That cannot be done here; the header Allow lists what can.")
TOO_LARGE: Final = Objection("too-large", 413, "The request is too large; send at most 16 KiB.")
NOT_JSON: Final = Objection("not-json", 415, "Send the request as JSON, with the content type application/json.")
TOO_MANY: Final = Objection("too-many", 429, "That was too much at once; wait a little and try again.")
FAULT: Final = Objection("fault", 500, "The server made a mistake; try again, and tell those who run it.")
NOT_READY: Final = Objection("not-ready", 503, "The server cannot reach its store; try again in a moment.")

_BY_STATUS: Final = {each.status: each for each in (NOT_FOUND, WRONG_METHOD, TOO_LARGE, FAULT)}


def response_to(refused: Refused) -> Response:
    """A refusal as it is sent."""
    headers = {"Retry-After": str(max(1, -int(-refused.wait // 1)))} if refused.wait else None
    return problem_response(refused.problem, refused.objection.status, headers)


def problem_response(problem: Problem, status: int, headers: dict[str, str] | None = None) -> Response:
    """A problem as it is sent."""
    return Response(msgspec.json.encode(problem), status, headers, "application/json")


def objection_with(status: int) -> Objection:
    """The objection for a status that the web framework came up with by itself."""
    return _BY_STATUS.get(status) or Objection(f"http-{status}", status, "The request was refused; check it.")


def refused_by_the_game(refusal: Refusal, status: int = 409) -> Refused:
    """What the rules refuse, as the answer to a request."""
    return Refused(Objection(refusal.reason, status, refusal.text), rule=refusal.rule)
