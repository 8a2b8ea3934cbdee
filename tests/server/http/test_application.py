"""The application as a whole: security headers, health, metrics, settings."""

import asyncio
import re
from ipaddress import ip_network

import pytest

from pyrite.game import BadInput
from pyrite.server.http.application import create_http_app
from pyrite.server.operations.metrics import Metrics
from pyrite.server.realtime.node_lease import SingleNodeLease
from pyrite.server.settings import Settings
from tests.server.app_client import AppUnderTest, reason, with_settings

TOKEN = "a token of some length"

# ---------------------------------------------------------------- headers


@pytest.mark.parametrize(
    "path", ["/", "/welcome.css", "/t/abc", "/api/me", "/api/nothing", "/health/live", "/metrics"]
)
def test_every_response_has_security_headers(path: str) -> None:
    headers = AppUnderTest().visitor().get(path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "strict-transport-security" not in headers
    assert "server" not in headers
    policy = dict(directive.strip().split(" ", 1) for directive in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["form-action"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert policy["img-src"] == "'self' data:"
    assert policy["connect-src"] == "'self' ws://pyrite.test wss://pyrite.test"
    assert "unsafe" not in headers["content-security-policy"]


def test_https_sets_strict_transport_security() -> None:
    headers = AppUnderTest(with_settings(origins=("https://play.example.org",))).visitor().get("/").headers
    assert headers["strict-transport-security"] == "max-age=31536000"
    assert "connect-src 'self' wss://play.example.org;" in headers["content-security-policy"]


def test_a_forged_host_is_not_in_the_content_security_policy() -> None:
    visitor = AppUnderTest().visitor(Host="x; script-src *")
    assert "connect-src 'self';" in visitor.get("/").headers["content-security-policy"]


def test_api_responses_are_not_cached() -> None:
    visitor = AppUnderTest().visitor()
    for path in ("/api/me", "/api/nothing", "/api/openapi.json", "/health/ready", "/metrics"):
        assert visitor.get(path).headers["cache-control"] == "no-store"


# ---------------------------------------------------------------- health and metrics


def test_a_server_without_a_store_is_alive_but_not_ready() -> None:
    app = AppUnderTest()
    visitor = app.visitor()
    assert visitor.get("/health/ready").json() == {"status": "ok"}
    asyncio.run(app.store.close())
    assert reason(visitor.get("/health/ready")) == (404, "not-ready")
    assert visitor.get("/health/live").json() == {"status": "ok"}


class _LostLease(SingleNodeLease):
    @property
    def alive(self) -> bool:
        return False


def test_a_node_is_not_ready_without_its_lease_or_while_it_hands_its_rooms_over() -> None:
    app = AppUnderTest()
    app.context.lease.draining = True
    assert reason(app.visitor().get("/health/ready")) == (404, "draining")
    assert app.visitor().get("/health/live").status_code == 200
    app.context.lease = _LostLease()
    app.app = create_http_app(app.context)
    assert reason(app.visitor().get("/health/ready")) == (404, "not-ready")


class _ToldOfOthers(SingleNodeLease):
    def __init__(self) -> None:
        super().__init__()
        self.told: list[bool] = []

    def set_others_ready(self, ready: bool) -> None:
        self.told.append(ready)


def test_only_a_trusted_proxy_says_whether_other_nodes_take_connections() -> None:
    app = AppUnderTest(with_settings(trusted_proxies=(ip_network("192.0.2.1"),)))
    lease = app.context.lease = _ToldOfOthers()
    app.app = create_http_app(app.context)
    for address, state in (
        ("192.0.2.1", "UP 3/3; name=nodes/node1; weight=1/2"),
        ("192.0.2.1", "NOLB 3/3; name=nodes/node1; weight=0/0"),
        ("192.0.2.1", ""),
        ("192.0.2.7", "UP 3/3; name=nodes/node1; weight=1/2"),
    ):
        app.visitor(address, X_Haproxy_Server_State=state).get("/health/ready")
    assert lease.told == [True, False]


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
def test_metrics_are_served_to_this_machine_only(address: str) -> None:
    app = AppUnderTest()
    assert app.visitor(address).get("/metrics").status_code == 200
    assert reason(app.visitor("192.0.2.7").get("/metrics")) == (403, "metrics-forbidden")


@pytest.mark.parametrize("header", ["X_Forwarded_For", "Forwarded", "X_Real_IP"])
def test_metrics_are_not_served_through_a_local_proxy(header: str) -> None:
    visitor = AppUnderTest().visitor("127.0.0.1", **{header: "192.0.2.7"})
    assert reason(visitor.get("/metrics")) == (403, "metrics-forbidden")


def test_with_a_token_metrics_are_served_to_clients_that_send_it() -> None:
    app = AppUnderTest(with_settings(metrics_token=TOKEN))
    assert app.visitor("192.0.2.7", Authorization=f"Bearer {TOKEN}").get("/metrics").status_code == 200
    for header in ("", "Bearer", "Bearer x", TOKEN, "Bearer \u00e9"):
        visitor = app.visitor("127.0.0.1")
        assert reason(visitor.get("/metrics", headers={"Authorization": header.encode()})) == (
            403,
            "metrics-forbidden",
        )


def test_requests_are_counted_by_route_and_never_by_path() -> None:
    app = AppUnderTest()
    visitor = app.visitor("127.0.0.1")
    visitor.get("/t/kP3v9Qz1L0aXw7Yt")
    visitor.get("/api/tables/kP3v9Qz1L0aXw7Yt")
    visitor.ask("BREW", "/api/me")
    visitor.put("/api/me")
    text = visitor.get("/metrics").text
    assert 'pyrite_http_requests_total{method="PUT",route="/api/me",status="401"} 1.0' in text
    assert 'pyrite_http_requests_total{method="other",route="/api/me",status="405"} 1.0' in text
    assert "kP3v9" not in text
    assert "BREW" not in text


def test_two_servers_in_one_process_have_separate_metrics() -> None:
    one, other = Metrics(), Metrics()
    one.count_accepted()
    one.count_refused("sides-clash")
    one.rooms.labels("lobby").set(2)
    assert b'pyrite_room_requests_total{outcome="refused",reason="sides-clash"} 1.0' in one.text()
    assert b"sides-clash" not in other.text()


# ---------------------------------------------------------------- settings


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"port": -1}, "A port must be a number"),
        ({"port": 65536}, "A port must be a number"),
        ({"origins": ("play.example.org",)}, "An origin looks like"),
        ({"origins": ("https://play.example.org/",)}, "An origin looks like"),
        ({"origins": ("https://*.example.org",)}, "An origin looks like"),
        ({"origins": ("https://a.example", "http://b.example")}, "either http or https for all origins"),
        ({"node": "a node"}, "The name of a node has 1 to 64 letters, digits, dots, hyphens or underscores"),
        ({"node": ""}, "The name of a node has 1 to 64 letters, digits, dots, hyphens or underscores"),
        ({"drain": -1}, "Handing rooms over may take between 0 and 600 seconds"),
        ({"watchdog": -1}, "The watchdog must be between 0 and 86400 seconds"),
        ({"watchdog": float("nan")}, "The watchdog must be between 0 and 86400 seconds"),
        ({"metrics_token": "short"}, "at least 16 characters"),
    ],
)
def test_invalid_settings_are_explained(wrong: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadInput, match=re.escape(sentence)):
        with_settings(**wrong)


def test_settings_do_not_show_their_token() -> None:
    assert TOKEN not in repr(Settings(metrics_token=TOKEN))
