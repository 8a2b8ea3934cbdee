"""Routes from endpoints: decode the request into typed Structs, call the handler, encode its answer."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from pyrite.game import BadInput
from pyrite.server.http.client_addresses import Network, client_address, rate_limit_key
from pyrite.server.http.endpoints import Call, Document, EncodedJson, Endpoint, Signature
from pyrite.server.http.errors import (
    BAD_INPUT,
    NOT_JSON,
    NOT_READY,
    TOO_LARGE,
    UNKNOWN_GUEST,
    WRONG_METHOD,
    WRONG_ORIGIN,
    ApiError,
    ErrorBody,
    ErrorType,
    error_body_response,
    error_response,
)
from pyrite.server.http.origins import is_from_our_pages
from pyrite.server.http.rate_limits import LimitKind, RateLimiter
from pyrite.server.operations.identity import Identity
from pyrite.server.store import Guest, Unavailable

MAX_BODY_BYTES: Final = 16 * 1024
_MAX_ERROR_LENGTH: Final = 200

S = TypeVar("S", bound=msgspec.Struct)


@dataclass(frozen=True)
class Router:
    """Makes routes of endpoints and handles their requests."""

    identity: Identity
    rate_limiter: RateLimiter
    now: Callable[[], int]
    origins: tuple[str, ...] = ()
    trusted_proxies: tuple[Network, ...] = ()

    def routes(self, endpoints: Iterable[Endpoint]) -> list[Route]:
        """One route for each path, so that a 405 response can list all allowed methods."""
        by_path: dict[str, dict[str, Endpoint]] = defaultdict(dict)
        for endpoint in endpoints:
            assert endpoint.method not in by_path[endpoint.path], f"{endpoint.path} is defined twice"
            by_path[endpoint.path][endpoint.method] = endpoint
        return [Route(path, _PathHandler(self, methods)) for path, methods in by_path.items()]

    async def handle(self, endpoint: Endpoint, request: Request) -> Response:
        """Handle one request; raise `ApiError` or `BadInput`."""
        if endpoint.changes_state and not is_from_our_pages(request.headers, self.origins):
            raise ApiError(WRONG_ORIGIN)
        details = _path_and_query(request, endpoint.signature)
        guest = await self._guest(request, endpoint.signature)
        if endpoint.signature.guest:
            details["guest"] = guest
        call = Call(request, self._count_function(request, guest))
        if endpoint.rate_limit:
            call.count(endpoint.rate_limit)
        if endpoint.signature.body:
            details["body"] = await _read_body(request, endpoint.signature.body)
        return _response_for(await endpoint.handler(call, **details), endpoint, call)

    async def _guest(self, request: Request, signature: Signature) -> Guest | None:
        if not signature.guest:
            return None
        guest = await self.identity.recognise(request)
        if guest is not None:
            self.rate_limiter.check_guest(LimitKind.REQUESTS, guest.guest, self.now())
        elif signature.guest_required:
            raise ApiError(UNKNOWN_GUEST)
        return guest

    def _count_function(self, request: Request, guest: Guest | None) -> Callable[[LimitKind], None]:
        address = rate_limit_key(client_address(request, self.trusted_proxies))

        def count(kind: LimitKind) -> None:
            self.rate_limiter.check(kind, address, guest.guest if guest else None, self.now())

        return count


class _PathHandler:
    """Handles all methods of one path. It is a class because Starlette restricts functions to GET."""

    def __init__(self, router: Router, methods: dict[str, Endpoint]) -> None:
        self._router = router
        self._methods = methods | ({"HEAD": methods["GET"]} if "GET" in methods else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = await self._response(Request(scope, receive))
        await response(scope, receive, send)

    async def _response(self, request: Request) -> Response:
        endpoint = self._methods.get(request.method)
        if endpoint is None:
            allow = {"Allow": ", ".join(sorted(self._methods))}
            return error_body_response(
                ErrorBody(WRONG_METHOD.reason, WRONG_METHOD.text), WRONG_METHOD.status, allow
            )
        try:
            return await self._router.handle(endpoint, request)
        except ApiError as refused:
            return error_response(refused)
        except BadInput as bad:
            return error_response(ApiError(ErrorType(bad.reason, BAD_INPUT.status, str(bad))))
        except Unavailable:
            return error_response(ApiError(NOT_READY, retry_after=1))


# ---------------------------------------------------------------- reading


async def _read_body(request: Request, into: type[S]) -> S:
    media, _, details = request.headers.get("content-type", "").partition(";")
    charset = details.replace(" ", "").replace('"', "").lower()
    if media.strip().lower() != "application/json" or charset not in ("", "charset=utf-8"):
        raise ApiError(NOT_JSON)
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > MAX_BODY_BYTES:
                raise ApiError(TOO_LARGE)
    except ClientDisconnect:
        raise ApiError(BAD_INPUT) from None  # the client is gone; nobody reads this
    try:
        return msgspec.json.decode(bytes(body), type=into)
    except (ValueError, RecursionError) as error:  # ValueError includes invalid UTF-8
        raise _bad_input("The body", error) from None


def _path_and_query(request: Request, signature: Signature) -> dict[str, Any]:
    """Decode the path and query parameters."""
    details: dict[str, Any] = {}
    if signature.path:
        details["path"] = _convert(request.path_params, signature.path)
    query = _query(request, signature.query)
    if query is not None:
        details["query"] = query
    return details


def _query(request: Request, into: type[S] | None) -> S | None:
    given = request.query_params.multi_items()
    if len(dict(given)) < len(given):
        raise BadInput("The query has a parameter twice. Send it once.")
    if into is not None:
        return _convert(dict(given), into)
    if given:
        raise BadInput("This address takes no query parameters.")
    return None


def _convert(texts: dict[str, Any], into: type[S]) -> S:
    try:
        return msgspec.convert(texts, into, strict=False)
    except ValueError as error:
        raise _bad_input("The address", error) from None


def _bad_input(what: str, error: Exception) -> BadInput:
    if not isinstance(error, msgspec.DecodeError):
        return BadInput(f"{what} is not valid: it must be UTF-8 text without deep nesting.")
    return BadInput(f"{what} is not valid: {str(error)[:_MAX_ERROR_LENGTH].rstrip('.')}.")


# ---------------------------------------------------------------- sending


def _response_for(
    answer: msgspec.Struct | EncodedJson[Any] | Document | None, endpoint: Endpoint, call: Call
) -> Response:
    etag = answer.etag if isinstance(answer, EncodedJson | Document) else None
    if answer is None:
        response = Response(status_code=204)
    elif etag is not None and _etag_matches(call.request, etag):
        response = Response(status_code=304)
    elif isinstance(answer, Document):
        named = {"Content-Disposition": f'attachment; filename="{answer.name}"'} if answer.name else None
        response = Response(answer.body, endpoint.status, named, endpoint.media_type)
    else:
        body = answer.body if isinstance(answer, EncodedJson) else msgspec.json.encode(answer)
        response = Response(body, endpoint.status, media_type="application/json")
    if etag is not None:
        # Only the guest's own browser may cache it, and must revalidate: someone else may use that browser later.
        response.headers.update({"ETag": etag, "Cache-Control": "private, no-cache", "Vary": "Cookie"})
    if call.cookie is not None:
        response.headers["Set-Cookie"] = call.cookie
    return response


def _etag_matches(request: Request, etag: str) -> bool:
    """Whether the client already has the response with this ETag."""
    tags = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
    return etag in tags or "*" in tags
