"""Routing: typed requests and responses, errors, and the OpenAPI document."""

import asyncio
from collections.abc import Iterator
from typing import Annotated, Any

import httpx
import pytest
from msgspec import Meta, Struct

from pyrite.game import BadInput, Game, Pass, Refusal, SetUp
from pyrite.server.http.endpoints import Call, Document, Endpoint
from pyrite.server.http.errors import ApiError, ErrorType, error_from_refusal
from pyrite.server.operations.identity import COOKIE
from pyrite.server.store import Guest
from tests.server.app_client import AppUnderTest, Visitor, reason

FULL = ErrorType("full", 409, "The cart is full; empty it first.")


class Cart(Struct, forbid_unknown_fields=True):
    number: Annotated[int, Meta(ge=1, le=99)]


class Load(Struct, forbid_unknown_fields=True):
    gold: Annotated[int, Meta(ge=0, le=3)]
    from_whom: str | None = None


class Which(Struct, forbid_unknown_fields=True):
    most: Annotated[int, Meta(ge=1, le=50)] = 10
    listed: bool = False


class Answer(Struct):
    text: str


async def load(call: Call, path: Cart, body: Load) -> Answer:
    """Load a cart."""
    if body.gold == 3:
        raise ApiError(FULL)
    if body.gold == 2:
        raise BadInput("Gold comes in ones; load one.")
    return Answer(f"cart {path.number}: {body.gold}")


async def look(call: Call, path: Cart, query: Which) -> Answer:
    """Look into a cart."""
    return Answer(f"{path.number} {query.most} {query.listed}")


async def save(call: Call) -> Document:
    """Download the list of carts."""
    return Document(b"one\ntwo\n", "carts.txt")


async def fail(call: Call) -> None:
    """Fail."""
    raise ValueError("the axle, and a secret")


async def pass_first(call: Call) -> None:
    """Submit a command that the rules refuse."""
    refusal = Game.begin(SetUp(players=3, first_seat=0, seed=bytes(32))).submit(1, Pass(()))
    assert isinstance(refusal, Refusal)
    raise error_from_refusal(refusal)


async def whose(call: Call, guest: Guest | None) -> Answer:
    """Whose cart it is."""
    return Answer("nobody" if guest is None else "somebody")


CARTS = (
    Endpoint("POST", "/api/carts/{number}", load, (FULL,), status=201),
    Endpoint("GET", "/api/carts/{number}", look),
    Endpoint("GET", "/api/saved", save, media_type="text/plain"),
    Endpoint("POST", "/api/broken", fail),
    Endpoint("POST", "/api/passed", pass_first),
    Endpoint("GET", "/api/whose", whose),
)


@pytest.fixture
def visitor() -> Visitor:
    return AppUnderTest(endpoints=CARTS).visitor()


def test_a_request_is_decoded_and_answered(visitor: Visitor) -> None:
    answer = visitor.post("/api/carts/7", json={"gold": 1})
    assert (answer.status_code, answer.json()) == (201, {"text": "cart 7: 1"})
    assert answer.headers["content-type"] == "application/json"


@pytest.mark.parametrize("kind", ["application/json; charset=utf-8", 'Application/JSON;charset="UTF-8"'])
def test_a_body_may_declare_utf8(visitor: Visitor, kind: str) -> None:
    answer = visitor.post("/api/carts/7", content=b'{"gold":1}', headers={"Content-Type": kind})
    assert answer.status_code == 201


@pytest.mark.parametrize(
    "kind", ["", "text/plain", "application/json; charset=utf-16", "application/x-www-form-urlencoded"]
)
def test_a_body_that_is_not_json_is_refused(visitor: Visitor, kind: str) -> None:
    answer = visitor.post("/api/carts/7", content=b'{"gold":1}', headers={"Content-Type": kind})
    assert reason(answer) == (415, "not-json")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"{}",
        b'{"gold":"1"}',
        b'{"gold":true}',
        b'{"gold":1.5}',
        b'{"gold":4}',
        b'{"gold":-1}',
        b'{"gold":1,"silver":2}',
        b'{"gold":1,"from_whom":"\xff"}',
        b'{"gold":1,"from_whom":' + b"[" * 8000,
        b'{"gold":' + b"9" * 8000 + b"}",
    ],
)
def test_a_body_of_another_type_is_refused(visitor: Visitor, body: bytes) -> None:
    answer = visitor.post("/api/carts/7", content=body, headers={"Content-Type": "application/json"})
    assert reason(answer) == (400, "bad-input")
    assert answer.json()["text"].startswith("The body is not valid: ")
    assert len(answer.json()["text"]) < 300


def test_a_body_of_16_kib_is_accepted_and_one_byte_more_is_not(visitor: Visitor) -> None:
    body = b'{"gold":1}'.ljust(16 * 1024)
    kind = {"Content-Type": "application/json"}
    assert visitor.post("/api/carts/7", content=body, headers=kind).status_code == 201
    assert reason(visitor.post("/api/carts/7", content=body + b" ", headers=kind)) == (413, "too-large")


@pytest.mark.parametrize("number", ["0", "100", "seven", "1.5", "%00", "9" * 5000])
def test_path_parameters_have_types(visitor: Visitor, number: str) -> None:
    assert reason(visitor.get(f"/api/carts/{number}")) == (400, "bad-input")


@pytest.mark.parametrize(
    ("query", "text"), [("", "7 10 False"), ("?most=3", "7 3 False"), ("?listed=true", "7 10 True")]
)
def test_query_parameters_have_types_and_defaults(visitor: Visitor, query: str, text: str) -> None:
    assert visitor.get(f"/api/carts/7{query}").json() == {"text": text}


@pytest.mark.parametrize("query", ["?most=0", "?most=x", "?most=", "?other=1", "?most=1&most=2", "?listed=maybe"])
def test_invalid_query_parameters_are_refused(visitor: Visitor, query: str) -> None:
    assert reason(visitor.get(f"/api/carts/7{query}")) == (400, "bad-input")
    assert reason(visitor.get(f"/api/saved{query}")) == (400, "bad-input")


def test_an_endpoint_can_raise_api_errors_and_bad_input(visitor: Visitor) -> None:
    full = visitor.post("/api/carts/7", json={"gold": 3})
    assert (full.status_code, full.json()) == (409, {"reason": "full", "text": FULL.text})
    bad = visitor.post("/api/carts/7", json={"gold": 2})
    assert (bad.status_code, bad.json()) == (400, {"reason": "bad-input", "text": "Gold comes in ones; load one."})


def test_a_refusal_by_the_rules_names_the_rule(visitor: Visitor) -> None:
    problem = visitor.post("/api/passed").json()
    assert set(problem) == {"reason", "text", "rule"}
    assert problem["rule"]


def test_a_document_is_downloaded_under_its_name(visitor: Visitor) -> None:
    answer = visitor.get("/api/saved")
    assert (answer.content, answer.headers["content-type"]) == (b"one\ntwo\n", "text/plain; charset=utf-8")
    assert answer.headers["content-disposition"] == 'attachment; filename="carts.txt"'


def test_a_wrong_method_gets_405_with_the_allowed_ones(visitor: Visitor) -> None:
    for method in ("DELETE", "PUT", "TRACE", "OPTIONS", "BREW"):
        answer = visitor.ask(method, "/api/carts/7")
        assert reason(answer) == (405, "wrong-method")
        assert answer.headers["allow"] == "GET, HEAD, POST"
    assert visitor.ask("HEAD", "/api/carts/7").status_code == 200


@pytest.mark.parametrize("path", ["/api/", "/api/nothing", "/api/carts", "/api/carts/7/", "/api/me/", "/api/x/me"])
def test_unknown_api_paths_are_404_for_every_method(visitor: Visitor, path: str) -> None:
    for method in ("GET", "POST", "DELETE", "BREW"):
        assert reason(visitor.ask(method, path)) == (404, "not-found")


def test_an_internal_error_is_500_without_its_cause(visitor: Visitor) -> None:
    answer = visitor.post("/api/broken")
    assert reason(answer) == (500, "fault")
    assert "secret" not in answer.text
    assert "content-security-policy" in answer.headers


def test_an_unavailable_store_is_503_with_retry_after() -> None:
    app = AppUnderTest()
    asyncio.run(app.store.close())
    answer = app.visitor().get("/api/me")
    assert reason(answer) == (503, "not-ready")
    assert answer.headers["retry-after"] == "1"


def test_an_endpoint_may_take_an_optional_guest(visitor: Visitor) -> None:
    assert visitor.get("/api/whose").json() == {"text": "nobody"}
    visitor.get("/api/me")
    assert visitor.get("/api/whose").json() == {"text": "somebody"}
    del visitor.browser.cookies[COOKIE]
    assert visitor.get("/api/whose").json() == {"text": "nobody"}


def test_path_and_handler_must_have_the_same_parameters() -> None:
    with pytest.raises(AssertionError, match="different parameters"):
        Endpoint("GET", "/api/carts/{cart}", look)


# ---------------------------------------------------------------- the description


@pytest.fixture
def description(visitor: Visitor) -> dict[str, Any]:
    answer: httpx.Response = visitor.get("/api/openapi.json")
    assert answer.status_code == 200
    described: dict[str, Any] = answer.json()
    return described


def references(json: object) -> Iterator[str]:
    if isinstance(json, dict):
        for name, value in json.items():
            if name == "$ref":
                yield value
            else:
                yield from references(value)
    elif isinstance(json, list):
        for value in json:
            yield from references(value)


def test_openapi_has_a_summary_of_every_endpoint(description: dict[str, Any]) -> None:
    summaries = {
        (method.upper(), path): operation["summary"]
        for path, operations in description["paths"].items()
        for method, operation in operations.items()
    }
    assert {(row.method, row.path) for row in CARTS} < set(summaries)
    assert ("GET", "/api/openapi.json") in summaries
    assert ("GET", "/metrics") in summaries
    assert summaries["POST", "/api/carts/{number}"] == "Load a cart."
    assert all(text.endswith(".") for text in summaries.values())


def test_every_referenced_schema_exists(description: dict[str, Any]) -> None:
    named = set(references(description))
    assert {f"#/components/schemas/{name}" for name in ("Load", "Answer", "ErrorBody", "Me")} <= named
    for reference in named:
        place: Any = description
        for step in reference.removeprefix("#/").split("/"):
            place = place[step]
        assert place["type"] == "object"


def test_openapi_has_the_types_of_parameters(description: dict[str, Any]) -> None:
    parameters = {each["name"]: each for each in description["paths"]["/api/carts/{number}"]["get"]["parameters"]}
    assert (parameters["number"]["in"], parameters["number"]["required"]) == ("path", True)
    assert parameters["number"]["schema"] == {"type": "integer", "minimum": 1, "maximum": 99}
    assert (parameters["most"]["in"], parameters["most"]["required"]) == ("query", False)


def test_operation_ids_are_unique(description: dict[str, Any]) -> None:
    names = [each["operationId"] for path in description["paths"].values() for each in path.values()]
    assert len(names) == len(set(names))


@pytest.mark.parametrize(
    ("method", "path", "template", "asked"),
    [
        ("POST", "/api/carts/7", "/api/carts/{number}", {"json": {"gold": 1}}),
        ("POST", "/api/carts/7", "/api/carts/{number}", {"json": {"gold": 3}}),
        ("POST", "/api/carts/7", "/api/carts/{number}", {"json": {}}),
        ("POST", "/api/carts/7", "/api/carts/{number}", {"content": b"{}"}),
        ("POST", "/api/carts/7", "/api/carts/{number}", {"json": {"gold": 1}, "headers": {"Origin": "null"}}),
        ("PUT", "/api/me", "/api/me", {"json": {"name": "x"}}),
        ("DELETE", "/api/me/cookie", "/api/me/cookie", {}),
        ("POST", "/api/broken", "/api/broken", {}),
        ("GET", "/metrics", "/metrics", {}),
        ("GET", "/api/saved", "/api/saved", {}),
    ],
)
def test_responses_match_openapi(
    visitor: Visitor, description: dict[str, Any], method: str, path: str, template: str, asked: dict[str, Any]
) -> None:
    answer = visitor.ask(method, path, **asked)
    responses = description["paths"][template][method.lower()]["responses"]
    described = responses[str(answer.status_code)]
    if answer.content:
        assert answer.headers["content-type"].partition(";")[0] in {
            media_type.partition(";")[0] for media_type in described["content"]
        }
    if answer.status_code >= 400:
        assert answer.json()["reason"] in described["description"]
