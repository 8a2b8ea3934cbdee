"""The API for a guest's own identity: cookies, names, one-time codes, signing out, requests from other sites."""

import asyncio
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from pyrite.server.operations.identity import CLAIM_CODE_LENGTH, COOKIE, Identity
from pyrite.server.room.codes import ALPHABET
from pyrite.server.store import Guest
from pyrite.server.store.memory import MemoryStore
from tests.server.app_client import HERE, AppUnderTest, Visitor, reason, with_settings

INVISIBLE_NAMES = ["\u200d", "\u200c \u200d", "\u3164", "\u2800\u2800", "\u0301"]


def cookie_of(visitor: Visitor) -> str:
    return str(visitor.browser.cookies[COOKIE])


def test_a_first_visit_creates_a_guest_who_is_recognised_later() -> None:
    visitor = AppUnderTest().visitor()
    first = visitor.get("/api/me")
    assert (first.status_code, first.json()) == (200, {"name": ""})
    assert len(cookie_of(visitor)) == 43  # 256 bits
    visitor.put("/api/me", json={"name": "Gimli"})
    again = visitor.get("/api/me")
    assert again.json() == {"name": "Gimli"}
    assert "set-cookie" not in again.headers


def test_two_visitors_are_two_guests() -> None:
    app = AppUnderTest()
    one, other = app.guest(), app.guest()
    one.put("/api/me", json={"name": "Gimli"})
    assert other.get("/api/me").json() == {"name": ""}
    assert cookie_of(one) != cookie_of(other)


def test_the_cookie_is_http_only_and_same_site() -> None:
    cookie = AppUnderTest().visitor().get("/api/me").headers["set-cookie"]
    assert cookie.split("; ")[1:] == ["Path=/", "Max-Age=34560000", "HttpOnly", "SameSite=Lax"]


def test_the_cookie_is_secure_with_https() -> None:
    app = AppUnderTest(with_settings(origins=("https://play.example.org",)))
    assert app.visitor().get("/api/me").headers["set-cookie"].endswith("; Secure")


def test_the_store_has_only_digests_of_tokens() -> None:
    app = AppUnderTest()
    token = cookie_of(app.guest())
    assert asyncio.run(app.store.guest_by_token(token.encode())) is None
    assert asyncio.run(app.store.guest_by_token(sha256(token.encode()).digest())) is not None


@pytest.mark.parametrize("token", ["", "x", "A" * 43, "A" * 42 + "\u00e9", "A" * 4000])
def test_an_unknown_cookie_is_refused(token: str) -> None:
    cookie = {"Cookie": f"{COOKIE}={token}".encode()}
    assert reason(AppUnderTest().visitor().put("/api/me", json={"name": "x"}, headers=cookie)) == (
        401,
        "unknown-guest",
    )


def test_a_visit_after_an_hour_renews_the_cookie() -> None:
    app = AppUnderTest()
    guest = app.guest()
    token = cookie_of(guest)
    app.clock.wait(seconds=3601)
    assert f"{COOKIE}={token}; Path=/; Max-Age=34560000" in guest.get("/api/me").headers["set-cookie"]
    known = asyncio.run(app.store.guest_by_token(sha256(token.encode()).digest()))
    assert known is not None
    assert known.last_seen == app.clock.now


# ---------------------------------------------------------------- names


@pytest.mark.parametrize(
    ("sent", "stored"),
    [
        ("Gimli", "Gimli"),
        ("  Gimli  ", "Gimli"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("x" * 24, "x" * 24),
        ('<b>Bo</b> & "co"', '<b>Bo</b> & "co"'),  # a name is plain text; clients must show it as text
        ("\u05d3\u05d5\u05d3", "\u05d3\u05d5\u05d3"),
        ("\U0001f468\u200d\U0001f469", "\U0001f468\u200d\U0001f469"),
    ],
)
def test_a_name_is_trimmed_and_composed(sent: str, stored: str) -> None:
    answer = AppUnderTest().guest().put("/api/me", json={"name": sent})
    assert (answer.status_code, answer.json()) == (200, {"name": stored})


@pytest.mark.parametrize(
    "sent",
    ["", "   ", "x" * 25, "a\u202eb", "a\u2066b", "a\x00b", "a\x1bb", "a\u200fb", "x" * 9000, *INVISIBLE_NAMES],
)
def test_empty_long_and_hidden_names_are_refused(sent: str) -> None:
    guest = AppUnderTest().guest()
    status, why = reason(guest.put("/api/me", json={"name": sent}))
    assert (status, why == "bad-input" or why.startswith("text-")) == (400, True)
    assert guest.get("/api/me").json() == {"name": ""}


def test_a_name_needs_a_guest() -> None:
    assert reason(AppUnderTest().visitor().put("/api/me", json={"name": "x"})) == (401, "unknown-guest")


# ---------------------------------------------------------------- another device


def test_a_code_signs_a_guest_in_on_another_device_with_a_new_token() -> None:
    app = AppUnderTest()
    home = app.guest()
    home.put("/api/me", json={"name": "Gimli"})
    code = home.post("/api/me/code").json()["code"]
    assert len(code) == 10
    assert set(code) <= set(ALPHABET)
    phone = app.visitor("198.51.100.4")
    assert phone.post("/api/me/claim", json={"code": f"{code[:5].lower()} - {code[5:]}"}).json() == {
        "name": "Gimli"
    }
    phone.put("/api/me", json={"name": "Gloin"})
    assert home.get("/api/me").json() == {"name": "Gloin"}
    assert cookie_of(phone) != cookie_of(home)


def test_a_code_works_once() -> None:
    app = AppUnderTest()
    code = app.guest().post("/api/me/code").json()["code"]
    assert app.visitor().post("/api/me/claim", json={"code": code}).status_code == 200
    assert reason(app.visitor().post("/api/me/claim", json={"code": code})) == (404, "no-such-code")


def test_a_code_expires_after_ten_minutes() -> None:
    app = AppUnderTest()
    guest = app.guest()
    offer = guest.post("/api/me/code").json()
    assert offer["until"] == app.clock.now + 600_000
    app.clock.wait(seconds=601)
    assert reason(app.visitor().post("/api/me/claim", json={"code": offer["code"]})) == (404, "no-such-code")


def test_a_new_code_voids_the_one_before() -> None:
    app = AppUnderTest()
    guest = app.guest()
    old, new = (guest.post("/api/me/code").json()["code"] for _ in range(2))
    assert reason(app.visitor().post("/api/me/claim", json={"code": old})) == (404, "no-such-code")
    assert app.visitor().post("/api/me/claim", json={"code": new}).status_code == 200


@pytest.mark.parametrize(
    "code", ["", "ACDEFGHJK", "ACDEFGHJKMN", "ACDEFGHJKO", "ACDEF_GHJKM", " " * 60 + "ACDEFGHJKM"]
)
def test_an_invalid_code_is_not_looked_up(code: str) -> None:
    assert reason(AppUnderTest().visitor().post("/api/me/claim", json={"code": code})) == (400, "bad-input")


def test_the_web_client_has_the_same_pattern_for_codes() -> None:
    joining = Path(__file__).parents[3] / "web" / "src" / "screens" / "home" / "join_codes.ts"
    assert f"^[{ALPHABET}]{{{CLAIM_CODE_LENGTH}}}$" in joining.read_text("utf-8")


def test_guessing_codes_is_rate_limited() -> None:
    app = AppUnderTest()
    guesser = app.visitor()
    answers = [reason(guesser.post("/api/me/claim", json={"code": "ACDEFGHJKM"})) for _ in range(31)]
    assert answers == [(404, "no-such-code")] * 30 + [(429, "too-many")]
    app.clock.wait(seconds=20)
    assert reason(guesser.post("/api/me/claim", json={"code": "ACDEFGHJKM"})) == (404, "no-such-code")


# ---------------------------------------------------------------- signing out


def test_signing_out_deletes_the_token_and_the_cookie() -> None:
    visitor = AppUnderTest().guest()
    token = visitor.browser.cookies[COOKIE]
    left = visitor.delete("/api/me/cookie")
    assert (left.status_code, left.content) == (204, b"")
    assert left.headers["set-cookie"].startswith(f"{COOKIE}=; Path=/; Max-Age=0;")
    assert COOKIE not in visitor.browser.cookies
    assert reason(visitor.post("/api/me/code")) == (401, "unknown-guest")
    visitor.browser.cookies[COOKIE] = token  # a stolen copy
    assert reason(visitor.post("/api/me/code")) == (401, "unknown-guest")


def test_signing_out_other_devices_leaves_only_a_new_cookie_here() -> None:
    app = AppUnderTest()
    home, phone, late = app.guest(), app.visitor(), app.visitor()
    home.put("/api/me", json={"name": "Gimli"})
    assert phone.post("/api/me/claim", json={"code": home.post("/api/me/code").json()["code"]}).status_code == 200
    code, old = home.post("/api/me/code").json()["code"], cookie_of(home)
    done = home.delete("/api/me/devices")
    assert (done.status_code, done.content) == (204, b"")
    assert done.headers["set-cookie"].endswith("; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax")
    assert cookie_of(home) != old
    assert home.get("/api/me").json() == {"name": "Gimli"}
    assert reason(phone.put("/api/me", json={"name": "Gloin"})) == (401, "unknown-guest")
    assert reason(late.post("/api/me/claim", json={"code": code})) == (404, "no-such-code")
    home.browser.cookies[COOKIE] = old  # a stolen copy
    assert reason(home.post("/api/me/code")) == (401, "unknown-guest")


async def test_a_code_claimed_during_sign_out_gives_no_valid_token() -> None:
    store = SlowTokenStore()
    identity = Identity(store, lambda: 0, Random(7), https=False)
    guest, _ = await identity.make_guest()
    code, _ = await identity.offer_code(guest)
    store.may_add.clear()
    claiming = asyncio.create_task(identity.claim(code))
    await store.add_requested.wait()
    signing_out = asyncio.create_task(identity.sign_out_others(guest))
    await asyncio.sleep(0)
    store.may_add.set()
    claimed = await claiming
    await signing_out
    assert claimed is not None
    token = claimed[1].partition("=")[2].partition(";")[0]
    assert await store.guest_by_token(sha256(token.encode()).digest()) is None


class SlowTokenStore(MemoryStore):
    """A store that adds a token only while `may_add` is set."""

    def __init__(self) -> None:
        super().__init__()
        self.may_add, self.add_requested = asyncio.Event(), asyncio.Event()
        self.may_add.set()

    async def add_token(self, guest: Guest, token: bytes) -> None:
        if not self.may_add.is_set():
            self.add_requested.set()
        await self.may_add.wait()
        await super().add_token(guest, token)


# ---------------------------------------------------------------- other sites

CHANGES = [
    ("PUT", "/api/me", {"name": "Mallory"}),
    ("POST", "/api/me/code", None),
    ("POST", "/api/me/claim", {"code": "ACDEFGHJKM"}),
    ("DELETE", "/api/me/cookie", None),
    ("DELETE", "/api/me/devices", None),
]


@pytest.mark.parametrize(("method", "path", "body"), CHANGES)
@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "https://evil.example", "Sec-Fetch-Site": "same-origin"},
        {"Origin": f"{HERE}.evil.example"},
        {"Origin": f"{HERE}:81"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {},
    ],
)
def test_requests_from_other_sites_are_refused(
    method: str, path: str, body: dict[str, str] | None, headers: dict[str, str]
) -> None:
    guest = AppUnderTest().guest()
    del guest.browser.headers["Origin"]
    assert reason(guest.ask(method, path, json=body, headers=headers)) == (403, "wrong-origin")
    assert guest.get("/api/me").json() == {"name": ""}


@pytest.mark.parametrize(
    "headers", [{"Origin": HERE}, {"Sec-Fetch-Site": "same-origin"}, {"Sec-Fetch-Site": "none"}]
)
def test_our_own_pages_and_programs_are_accepted(headers: dict[str, str]) -> None:
    guest = AppUnderTest().guest()
    del guest.browser.headers["Origin"]
    assert guest.put("/api/me", json={"name": "Gimli"}, headers=headers).status_code == 200


def test_with_configured_origins_no_other_is_accepted() -> None:
    guest = AppUnderTest(with_settings(origins=("http://play.example.org",))).guest()
    assert reason(guest.put("/api/me", json={"name": "x"})) == (403, "wrong-origin")
    ours = {"Origin": "http://play.example.org"}
    assert guest.put("/api/me", json={"name": "x"}, headers=ours).status_code == 200
