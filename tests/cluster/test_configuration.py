"""The files for operators are valid, and say what the code says."""

import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from time import monotonic, sleep

import pytest

from pyrite.server.http.health_api import others_ready
from tools.cluster.haproxy import CONFIGURATION, Haproxy, problems, variables
from tools.cluster.processes import free_ports


def test_haproxy_accepts_its_configuration(programs: None) -> None:
    assert problems(variables(8000, [8001, 8002, 8003])) == ""


def test_haproxy_refuses_a_wrong_address(programs: None) -> None:
    environment = variables(8000, [8001, 8002, 8003])
    environment["PYRITE_NODE_2"] = "127.0.0.1:99999"
    assert "99999" in problems(environment)


def test_rooms_have_affinity_and_a_draining_node_keeps_its_connections() -> None:
    lines = [line.strip() for line in CONFIGURATION.read_text(encoding="utf-8").splitlines()]
    assert "balance uri path-only depth 3" in lines
    assert "http-check disable-on-404" in lines
    # Otherwise the connection that finds a dead node is closed with its sessions.
    assert not any(line.startswith("default-server") and "observe" in line for line in lines)
    assert any("/health/ready" in line for line in lines)


class FakeNode:
    """A server that answers each path with a status, and keeps what the last check said of it."""

    def __init__(self, status: int = 200, files: frozenset[str] = frozenset()) -> None:
        self.status = status
        """The answer to checks."""
        self.files = files
        self.state = ""

    @contextmanager
    def serve(self) -> Iterator[int]:
        node = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                if self.path == "/health/ready":
                    node.state = self.headers["X-Haproxy-Server-State"] or ""
                    self.send_response(node.status)
                else:
                    self.send_response(200 if self.path in node.files else 404)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
            Thread(target=server.serve_forever, daemon=True).start()
            yield server.server_port
            server.shutdown()


def test_a_check_tells_a_node_whether_others_take_connections(programs: None, tmp_path: Path) -> None:
    nodes = [FakeNode() for _ in range(3)]

    def say(statuses: tuple[int, ...], expected: list[bool]) -> None:
        for node, status in zip(nodes, statuses, strict=True):
            node.status = status
        until = monotonic() + 5
        while [others_ready(node.state) for node in nodes] != expected and monotonic() < until:
            sleep(0.02)
        assert [others_ready(node.state) for node in nodes] == expected, [node.state for node in nodes]

    with ExitStack() as stack:
        proxy = Haproxy(tmp_path, free_ports(1)[0], [stack.enter_context(node.serve()) for node in nodes])
        proxy.start()
        stack.callback(proxy.program.stop)
        say((200, 200, 200), [True, True, True])
        say((404, 404, 200), [True, True, False])
        say((404, 404, 404), [False, False, False])
        with pytest.raises(urllib.error.HTTPError, match="503") as answer:
            urllib.request.urlopen(proxy.address)
        assert "This page tries again by itself." in answer.value.read().decode()
        say((200, 404, 500), [False, True, True])


def test_files_of_either_version_are_found_during_an_upgrade(programs: None, tmp_path: Path) -> None:
    with ExitStack() as stack:
        nodes = [FakeNode(files=frozenset({f"/assets/{name}.js"})) for name in ("old", "old", "new")]
        proxy = Haproxy(tmp_path, free_ports(1)[0], [stack.enter_context(node.serve()) for node in nodes])
        proxy.start()
        stack.callback(proxy.program.stop)
        for name in ("old", "new") * 4:
            assert urllib.request.urlopen(f"{proxy.address}/assets/{name}.js").status == 200
        with pytest.raises(urllib.error.HTTPError, match="404"):
            urllib.request.urlopen(f"{proxy.address}/assets/older.js")
