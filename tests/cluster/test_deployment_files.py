"""The files of deploy/ are valid, and name only options, metrics and sections that exist."""

import json
import re
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from pyrite.cli import app
from pyrite.server.operations.metrics import Metrics

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
ADDED_BY_PROMETHEUS = {"up"}


def known_metrics() -> set[str]:
    """Every name under which a node reports a metric, also those of histograms."""
    families = Metrics().registry.collect()
    endings = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_sum", "_count")}
    return {family.name + ending for family in families for ending in endings[family.type]}


def named_metrics(expression: str) -> set[str]:
    return set(re.findall(r"\bpyrite_[a-z_]+\b", expression))


def alerts() -> list[dict[str, Any]]:
    groups = yaml.safe_load((DEPLOY / "alerts.yml").read_text(encoding="utf-8"))["groups"]
    return list(chain.from_iterable(group["rules"] for group in groups))


def panels() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((DEPLOY / "dashboard.json").read_text(encoding="utf-8"))["panels"]
    return found


def test_every_metric_of_an_alert_exists() -> None:
    for alert in alerts():
        assert named_metrics(alert["expr"]) <= known_metrics(), alert["alert"]
        assert named_metrics(alert["expr"]) or "up{" in alert["expr"]


def test_every_metric_of_the_dashboard_exists() -> None:
    for panel in panels():
        for target in panel["targets"]:
            assert named_metrics(target["expr"]) <= known_metrics(), panel["title"]
            assert target["expr"].count("(") == target["expr"].count(")")
    assert len({panel["id"] for panel in panels()}) == len(panels())


def test_a_metric_that_does_not_exist_is_found() -> None:
    assert named_metrics("rate(pyrite_append_second_bucket[5m])") - known_metrics()


def test_every_alert_names_a_section_of_the_manual() -> None:
    text = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    anchors = {re.sub(r"[^a-z0-9 -]", "", heading.lower()).replace(" ", "-") for heading in headings}
    for alert in alerts():
        page, _, anchor = alert["annotations"]["runbook"].partition("#")
        assert page == "docs/operations.md"
        assert anchor in anchors, alert["alert"]


def test_the_sentences_of_the_manual_are_those_of_the_program() -> None:
    text = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/pyrite/server").rglob("*.py"))
    source = re.sub(r'"\s+f?"', "", source)  # a sentence on two lines
    quoted = re.findall(r"^(?:> |\| (?=PostgreSQL |That is not ))(.+?)(?: \|.*)?$", text, re.MULTILINE)
    assert len(quoted) >= 9
    for sentence in quoted:
        for part in re.split(r"HOST|'pyrite'|node1| \(REASON\)|\b1[23]\b", sentence):
            assert part.strip() in source, sentence


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.cluster.yaml").read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("node", ["node1", "node2", "node3"])
def test_the_nodes_in_containers_are_started_with_options_that_exist(
    node: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = compose()["services"][node]
    program, *arguments = [re.sub(r"\$\{[^}]*\}", "secret", each) for each in service["command"]]
    assert program == "pyrite"
    for name, value in service["environment"].items():
        monkeypatch.setenv(name, value)
    arguments = [each.replace("--origin=secret", "--origin=http://localhost:8000") for each in arguments]
    command, bound, _ = app.parse_args(arguments, exit_on_error=False, print_error=False)
    assert command.__name__ == "serve"
    assert bound.arguments["store"].startswith("postgresql://")
    assert "PASSWORD" not in " ".join(service["command"]), "everybody on the machine can read it there"


def test_the_proxy_in_a_container_has_every_variable_of_its_configuration() -> None:
    services = compose()["services"]
    configuration = (DEPLOY / "haproxy.cfg").read_text(encoding="utf-8")
    wanted = set(re.findall(r"\$\{([A-Z0-9_]+)\}", configuration))
    assert wanted == set(services["proxy"]["environment"])
    hosts = {
        address.partition(":")[0] for name, address in services["proxy"]["environment"].items() if "NODE" in name
    }
    assert hosts <= set(services)
