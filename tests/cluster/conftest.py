"""A site of three nodes with PostgreSQL and HAProxy. Without these programs the tests are skipped, and say so."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.cluster.site import Site, SitePlan, running_site

PACKAGES = Path(__file__).parents[2] / "tools" / "get_cluster_packages.sh"
NODE_OPTIONS = ("--no-limits", "--bot-delay", "0", "0.1", "--drain", "1")


@pytest.fixture(scope="session")
def programs() -> None:
    """PostgreSQL and HAProxy, installed if this user may."""
    done = subprocess.run([PACKAGES], capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip(" ".join(done.stderr.split()))


@pytest.fixture(scope="session")
def site(programs: None) -> Iterator[Site]:
    """A running site. Tests leave all its nodes running. Fails at the end if a node has logged an error."""
    with running_site(SitePlan(durable=False, node_options=NODE_OPTIONS)) as running:
        yield running
        assert [node.errors() for node in running.nodes] == [[], [], []]
