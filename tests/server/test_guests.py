"""Guests: known by a cookie, called by a name, at home on several devices, forgotten when they like."""

import asyncio
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from pyrite.server.operations.identity import CLAIM_CODE_LENGTH, COOKIE, Identity
from pyrite.server.room.codes import ALPHABET
from pyrite.server.store import Guest
from pyrite.server.store.memory import MemoryStore
from tests.server.visiting import HERE, House, Visitor, reason, with_settings

UNSEEN = ["\u200d", "\u200c \u200d", "\u3164", "\u2800\u2800", "\u0301"]


def cookie_of(visitor: Visitor) -> str:
    return str(visitor.browser.cookies[COOKIE])


def test_whoever_comes_for_the_first_time_becomes_a_guest_and_stays_the_same_one() -> None:
    visitor = House().visitor()
    first = visitor.get("/api/me")
    assert (first.status_code, first.json()) == (200, {"name": ""})
    assert len(cookie_of(visitor)) == 43  # 256 bits
    visitor.put("/api/me", json={"name": "Gimli"})
    again = visitor.get("/api/me")
    assert again.json() == {"name": "Gimli"}
    assert "set-cookie" not in again.headers


def test_two_guests_are_two() -> None:
    house = House()
    one, other = house.guest(), house.guest()
    one.put("/api/me", json={"name": "Gimli"})
    assert other.get("/api/me").json() == {"name": ""}
    assert cookie_of(one) != cookie_of(other)


def test_the_cookie_is_out_of_reach_of_scripts_and_of_other_sites() -> None:
    cookie = House().visitor().get("/api/me").headers["set-cookie"]
    assert cookie.split("; ")[1:] == ["Path=/", "Max-Age=34560000", "HttpOnly", "SameSite=Lax"]


def test_the_cookie_travels_by_https_only_where_people_come_by_https() -> None:
    house = House(with_settings(origins=("https://play.example.org",)))
    assert house.visitor().get("/api/me").headers["set-cookie"].endswith("; Secure")


def test_the_store_knows_digests_only() -> None:
    house = House()
    token = cookie_of(house.guest())
    assert asyncio.run(house.store.guest_by_token(token.encode())) is None
    assert asyncio.run(house.store.guest_by_token(sha256(token.encode()).digest())) is not None


@pytest.mark.parametrize("token", ["", "x", "A" * 43, "A" * 42 + "\u00e9", "A" * 4000])
def test_a_cookie_that_we_did_not_give_is_nobodys(token: str) -> None:
    cookie = {"Cookie": f"{COOKIE}={token}".encode()}
    assert reason(House().visitor().put("/api/me", json={"name": "x"}, headers=cookie)) == (401, "unknown-guest")


def test_a_guest_who_comes_after_an_hour_is_seen_and_keeps_the_cookie_for_longer() -> None:
    house = House()
    guest = house.guest()
    token = cookie_of(guest)
    house.clock.wait(seconds=3601)
    assert f"{COOKIE}={token}; Path=/; Max-Age=34560000" in guest.get("/api/me").headers["set-cookie"]
    known = asyncio.run(house.store.guest_by_token(sha256(token.encode()).digest()))
    assert known is not None
    assert known.last_seen == house.clock.now


# ---------------------------------------------------------------- names


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("Gimli", "Gimli"),
        ("  Gimli  ", "Gimli"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("x" * 24, "x" * 24),
        ('<b>Bo</b> & "co"', '<b>Bo</b> & "co"'),  # a name is text; whoever shows it shows it as text
        ("\u05d3\u05d5\u05d3", "\u05d3\u05d5\u05d3"),
        ("\U0001f468\u200d\U0001f469", "\U0001f468\u200d\U0001f469"),
    ],
)
def test_a_name_is_trimmed_and_composed(said: str, kept: str) -> None:
    answer = House().guest().put("/api/me", json={"name": said})
    assert (answer.status_code, answer.json()) == (200, {"name": kept})


@pytest.mark.parametrize(
    "said",
    ["", "   ", "x" * 25, "a\u202eb", "a\u2066b", "a\x00b", "a\x1bb", "a\u200fb", "x" * 9000, *UNSEEN],
)
def test_a_name_is_neither_empty_nor_long_nor_full_of_hidden_things(said: str) -> None:
    guest = House().guest()
    status, why = reason(guest.put("/api/me", json={"name": said}))
    assert (status, why == "bad-input" or why.startswith("text-")) == (400, True)
    assert guest.get("/api/me").json() == {"name": ""}


def test_who_is_not_known_cannot_have_a_name() -> None:
    assert reason(House().visitor().put("/api/me", json={"name": "x"})) == (401, "unknown-guest")


# ---------------------------------------------------------------- another device


def test_a_code_brings_a_guest_to_another_device_with_a_token_of_its_own() -> None:
    house = House()
    home = house.guest()
    home.put("/api/me", json={"name": "Gimli"})
    code = home.post("/api/me/code").json()["code"]
    assert len(code) == 10
    assert set(code) <= set(ALPHABET)
    phone = house.visitor("198.51.100.4")
    assert phone.post("/api/me/claim", json={"code": f"{code[:5].lower()} - {code[5:]}"}).json() == {
        "name": "Gimli"
    }
    phone.put("/api/me", json={"name": "Gloin"})
    assert home.get("/api/me").json() == {"name": "Gloin"}
    assert cookie_of(phone) != cookie_of(home)


def test_a_code_is_good_once() -> None:
    house = House()
    code = house.guest().post("/api/me/code").json()["code"]
    assert house.visitor().post("/api/me/claim", json={"code": code}).status_code == 200
    assert reason(house.visitor().post("/api/me/claim", json={"code": code})) == (404, "no-such-code")


def test_a_code_is_good_for_ten_minutes() -> None:
    house = House()
    guest = house.guest()
    offer = guest.post("/api/me/code").json()
    assert offer["until"] == house.clock.now + 600_000
    house.clock.wait(seconds=601)
    assert reason(house.visitor().post("/api/me/claim", json={"code": offer["code"]})) == (404, "no-such-code")


def test_a_new_code_voids_the_one_before() -> None:
    house = House()
    guest = house.guest()
    old, new = (guest.post("/api/me/code").json()["code"] for _ in range(2))
    assert reason(house.visitor().post("/api/me/claim", json={"code": old})) == (404, "no-such-code")
    assert house.visitor().post("/api/me/claim", json={"code": new}).status_code == 200


@pytest.mark.parametrize(
    "code", ["", "ACDEFGHJK", "ACDEFGHJKMN", "ACDEFGHJKO", "ACDEF_GHJKM", " " * 60 + "ACDEFGHJKM"]
)
def test_what_cannot_be_a_code_is_not_looked_up(code: str) -> None:
    assert reason(House().visitor().post("/api/me/claim", json={"code": code})) == (400, "bad-input")


def test_the_web_client_knows_what_can_be_a_code() -> None:
    joining = Path(__file__).parents[2] / "web" / "src" / "screens" / "home" / "join_codes.ts"
    assert f"^[{ALPHABET}]{{{CLAIM_CODE_LENGTH}}}$" in joining.read_text("utf-8")


def test_codes_cannot_be_guessed_for_long() -> None:
    house = House()
    guesser = house.visitor()
    answers = [reason(guesser.post("/api/me/claim", json={"code": "ACDEFGHJKM"})) for _ in range(31)]
    assert answers == [(404, "no-such-code")] * 30 + [(429, "too-many")]
    house.clock.wait(seconds=20)
    assert reason(guesser.post("/api/me/claim", json={"code": "ACDEFGHJKM"})) == (404, "no-such-code")


# ---------------------------------------------------------------- leaving


def test_whoever_wants_to_be_forgotten_is_a_stranger_again() -> None:
    visitor = House().guest()
    token = visitor.browser.cookies[COOKIE]
    left = visitor.delete("/api/me/cookie")
    assert (left.status_code, left.content) == (204, b"")
    assert left.headers["set-cookie"].startswith(f"{COOKIE}=; Path=/; Max-Age=0;")
    assert COOKIE not in visitor.browser.cookies
    assert reason(visitor.post("/api/me/code")) == (401, "unknown-guest")
    visitor.browser.cookies[COOKIE] = token  # somebody had copied it
    assert reason(visitor.post("/api/me/code")) == (401, "unknown-guest")


def test_signing_out_everywhere_leaves_this_device_with_a_new_cookie_and_no_other() -> None:
    house = House()
    home, phone, late = house.guest(), house.visitor(), house.visitor()
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
    home.browser.cookies[COOKIE] = old  # somebody had copied it
    assert reason(home.post("/api/me/code")) == (401, "unknown-guest")


def test_a_code_that_is_being_claimed_while_its_guest_signs_out_gives_no_lasting_token() -> None:
    async def race() -> None:
        store = SlowToWelcome()
        identity = Identity(store, lambda: 0, Random(7), https=False)
        guest, _ = await identity.make_guest()
        code, _ = await identity.offer_code(guest)
        store.hold.clear()
        claiming = asyncio.create_task(identity.claim(code))
        await store.reached.wait()
        signing_out = asyncio.create_task(identity.sign_out_others(guest))
        await asyncio.sleep(0)
        store.hold.set()
        claimed = await claiming
        await signing_out
        assert claimed is not None
        token = claimed[1].partition("=")[2].partition(";")[0]
        assert await store.guest_by_token(sha256(token.encode()).digest()) is None

    asyncio.run(race())


class SlowToWelcome(MemoryStore):
    """Waits with a new token until it is told to go on."""

    def __init__(self) -> None:
        super().__init__()
        self.hold, self.reached = asyncio.Event(), asyncio.Event()
        self.hold.set()

    async def add_token(self, guest: Guest, token: bytes) -> None:
        if not self.hold.is_set():
            self.reached.set()
        await self.hold.wait()
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
def test_other_sites_change_nothing(
    method: str, path: str, body: dict[str, str] | None, headers: dict[str, str]
) -> None:
    guest = House().guest()
    del guest.browser.headers["Origin"]
    assert reason(guest.ask(method, path, json=body, headers=headers)) == (403, "wrong-origin")
    assert guest.get("/api/me").json() == {"name": ""}


@pytest.mark.parametrize(
    "headers", [{"Origin": HERE}, {"Sec-Fetch-Site": "same-origin"}, {"Sec-Fetch-Site": "none"}]
)
def test_our_own_pages_and_programs_that_say_so_may(headers: dict[str, str]) -> None:
    guest = House().guest()
    del guest.browser.headers["Origin"]
    assert guest.put("/api/me", json={"name": "Gimli"}, headers=headers).status_code == 200


def test_with_origins_in_the_settings_no_other_will_do() -> None:
    guest = House(with_settings(origins=("http://play.example.org",))).guest()
    assert reason(guest.put("/api/me", json={"name": "x"})) == (403, "wrong-origin")
    ours = {"Origin": "http://play.example.org"}
    assert guest.put("/api/me", json={"name": "x"}, headers=ours).status_code == 200
