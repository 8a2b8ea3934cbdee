"""Nodes: processes that run `pyrite serve` on one store."""

from __future__ import annotations

import re
import sys
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from tools.cluster.processes import Program

_SERVE: Final = ("-c", "import sys; from pyrite.cli import main; sys.exit(main())", "serve")


class ServerNode:
    """A node at a fixed port, so that it can be started again at the same place."""

    def __init__(
        self,
        name: str,
        port: int,
        folder: Path,
        options: Sequence[str],
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.name, self.port = name, port
        command = [sys.executable, *_SERVE, "--port", str(port), "--log", "json", *options]
        self.program = Program(f"Node {name}", command, folder / f"{name}.log", environment)

    @property
    def address(self) -> str:
        """The address of this node itself, past HAProxy."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it and wait until it is ready."""
        self.program.start(self.ready)

    def ready(self) -> bool:
        """Whether it takes requests."""
        return self.get("/health/ready") is not None

    def get(self, path: str) -> str | None:
        """What it answers at a path; None unless it answers with success within a second."""
        try:
            with urllib.request.urlopen(self.address + path, timeout=1) as answer:
                return str(answer.read().decode())
        except (urllib.error.URLError, OSError):
            return None

    def connection_count(self) -> int:
        """How many people are connected to it."""
        found = re.search(r"^pyrite_websockets ([0-9]+)", self.get("/metrics") or "", re.MULTILINE)
        return int(found[1]) if found else 0

    def errors(self) -> list[str]:
        """What it logged as an error, except that its store was away: faults do that."""
        lines = self.program.log.read_text(encoding="utf-8", errors="replace").splitlines()
        errors = [line for line in lines if '"level":"error"' in line.replace(" ", "") or "Traceback" in line]
        return [line for line in errors if '"store not ready"' not in line]
