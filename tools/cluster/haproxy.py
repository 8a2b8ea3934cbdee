"""HAProxy with deploy/haproxy.cfg, the file that operators use."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tools.cluster.processes import Program, ProgramError, accepts_connections

CONFIGURATION: Final = Path(__file__).parents[2] / "deploy" / "haproxy.cfg"
_NODES: Final = 3
"""How many nodes the configuration has. A port where nothing listens is a node that is down."""


def haproxy_program() -> str:
    """The path of HAProxy; raise `ProgramError` if there is none."""
    found = shutil.which("haproxy", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if found is None:
        raise ProgramError("HAProxy was not found. tools/get_cluster_packages.sh installs it.")
    return found


def variables(port: int, nodes: Sequence[int]) -> dict[str, str]:
    """The variables of the configuration for a site on this machine."""
    ports = [*nodes, *[9] * (_NODES - len(nodes))]
    names = {f"PYRITE_NODE_{number}": f"127.0.0.1:{node}" for number, node in enumerate(ports, 1)}
    return {"PYRITE_BIND": f"127.0.0.1:{port}", **names}


def problems(environment: dict[str, str]) -> str:
    """What HAProxy says against the configuration; empty if it is valid."""
    command = [haproxy_program(), "-c", "-f", str(CONFIGURATION)]
    done = subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, check=False)
    return done.stderr if done.returncode or "WARNING" in done.stderr else ""


class Haproxy:
    """A running HAProxy in front of nodes on this machine."""

    def __init__(self, folder: Path, port: int, nodes: Sequence[int]) -> None:
        self.port = port
        command = [haproxy_program(), "-db", "-f", str(CONFIGURATION)]
        self.program = Program("HAProxy", command, folder / "haproxy.log", variables(port, nodes))

    @property
    def address(self) -> str:
        """Where people connect."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it and wait until it takes connections."""
        self.program.start(lambda: accepts_connections(self.port))
