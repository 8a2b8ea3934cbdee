"""Schemathesis with the OpenAPI description, against a running server with guests and rooms."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.core.parameters import ParameterLocation
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from pyrite.server.operations.identity import COOKIE
from tests.server.end_to_end.people import seated_room
from tests.server.serving import Server

schemathesis.openapi.format(
    "name", st.text("abcdefghijklmnopqrstuvwxyz \N{ROCK}", min_size=1, max_size=24).filter(str.strip)
)

EXAMPLES = 5
"""Examples for each operation, valid and invalid ones."""


LAST_OPERATIONS = ("DELETE /api/me/devices", "DELETE /api/me/cookie")
"""Operations after which the cookie is invalid."""
NOT_GENERATED = {
    *("POST /api/me/claim", "POST /api/join"),
    *("POST /api/lessons/{lesson}", "GET /api/rooms/{room}/hint"),
}
"""Operations that need a code, a legal command or a coached game, which no generated request has."""

REVIEWS = {"GET /api/rooms/{room}/replay", "GET /api/rooms/{room}/suspicion"}
LEARNING = {"POST /api/lessons/{lesson}", "POST /api/roles", "GET /api/rooms/{room}/hint"}
MAY_BE_REFUSED = {"POST /api/rooms", "POST /api/play-now", "POST /api/rooms/{room}/requests", *REVIEWS, *LEARNING}
"""Operations whose valid requests may be refused for reasons that a schema cannot express."""
NOT_IN_THE_SCHEMA: list[Any] = [positive_data_acceptance]
"""The checks that these operations do not pass."""


@dataclass
class Fixtures:
    """What requests refer to: the cookie of a guest, and rooms in the lobby, in play and over."""

    cookie: str = ""
    rooms: list[str] = field(default_factory=list)


@pytest.fixture
def existing(server: Server) -> Fixtures:
    found = Fixtures()

    async def rooms() -> None:
        async with seated_room(server.address, 1, start=False, listed=True) as lobby:
            found.cookie = lobby.host.token
            found.rooms.append(lobby.room)
            for _ in range(2):
                new = await lobby.host.post("/api/play-now", {"bots": "random_bot"})
                found.rooms.append(new["room"])
            over = await lobby.host.client(found.rooms[-1], 0).connect()
            await over.accepted("VoteToFinish", agreed=True)

    asyncio.run(rooms())
    return found


def operations(server: Server) -> dict[str, Any]:
    schema = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    return {each.ok().label: each.ok() for each in schema.get_all_operations() if isinstance(each, Ok)}


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_responses_match_the_openapi_description(server: Server, existing: Fixtures, mode: GenerationMode) -> None:
    found = operations(server)
    assert len(found) >= 20
    for each in LAST_OPERATIONS:
        found[each] = found.pop(each)
    answered: dict[str, set[int]] = {label: set() for label in found}
    for label, operation in found.items():
        send_requests(operation, mode, existing, answered[label])
    if mode is GenerationMode.POSITIVE:
        reached = {label for label, codes in answered.items() if any(code < 300 for code in codes)}
        assert set(found) - reached <= NOT_GENERATED
    else:
        assert not any(code < 300 for codes in answered.values() for code in codes)


def send_requests(operation: Any, mode: GenerationMode, existing: Fixtures, answered: set[int]) -> None:
    """Send many requests as a known guest about existing rooms."""

    @seed(7)
    @settings(
        max_examples=EXAMPLES * 5 if "{room}" in operation.label and mode is GenerationMode.POSITIVE else EXAMPLES,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(operation.as_strategy(generation_mode=mode), st.sampled_from(existing.rooms))
    def many(case: Case[Any], room: str) -> None:
        assert case.meta is not None
        wrong = {place for place, part in case.meta.components.items() if part.mode is GenerationMode.NEGATIVE}
        if "room" in (case.path_parameters or {}) and ParameterLocation.PATH not in wrong:
            case.path_parameters["room"] = room
        response = case.call_and_validate(
            cookies={} if ParameterLocation.COOKIE in wrong else {COOKIE: existing.cookie},
            headers={} if ParameterLocation.HEADER in wrong else {"Sec-Fetch-Site": "none"},
            excluded_checks=NOT_IN_THE_SCHEMA if operation.label in MAY_BE_REFUSED else [],
        )
        answered.add(response.status_code)

    with suppress(Unsatisfiable):  # a request without parameters cannot be invalid
        many()
