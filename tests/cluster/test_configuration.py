"""The files for operators are valid, and say what the code says."""

from tools.cluster.haproxy import CONFIGURATION, problems, variables


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
