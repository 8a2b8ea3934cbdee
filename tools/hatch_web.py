"""Build hook of hatchling: source archives and wheels must contain the built web client.

With PYRITE_COMPILE=1 in the environment the wheel has compiled rules, for this Python and platform only;
otherwise it is pure Python.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT = Path("src", "pyrite", "web")
TO_COMPILE = "PYRITE_COMPILE"


def what_is_missing(root: Path) -> str | None:
    """Why the web client cannot be packed, as a sentence; None if it is complete."""
    page = root / BUILT / "index.html"
    if not page.is_file():
        return f"The web client is not built: {BUILT / 'index.html'} is not there. `make wheel` builds it first."
    named = re.findall(r'(?:src|href)="/([^"]+)"', page.read_text("utf-8"))
    gone = [name for name in named if not (root / BUILT / name).is_file()]
    if gone:
        return f"The web client is incomplete: {gone[0]} is not there. Run `make clean`, then `make wheel`."
    return None


class WebHook(BuildHookInterface[Any]):
    """Checks the web client before packing. An editable install packs nothing and needs no web client."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Abort the build if the web client is missing; compile the rules if asked."""
        missing = None if version == "editable" else what_is_missing(Path(self.root))
        if missing:
            self.app.abort(missing)
        if self.target_name == "wheel" and version != "editable" and os.environ.get(TO_COMPILE) == "1":
            self._compile(build_data)

    def dependencies(self) -> list[str]:
        """What an isolated build needs besides hatchling."""
        return ["cython>=3.3", "mypy>=2", "setuptools"] if os.environ.get(TO_COMPILE) == "1" else []

    def _compile(self, build_data: dict[str, Any]) -> None:
        """Add the compiled modules beside their sources; Python imports them first."""
        target = Path(self.root, "build", "compiled-for-wheel")
        shutil.rmtree(target, ignore_errors=True)
        target.mkdir(parents=True)
        command = [sys.executable, "-m", "tools.compiled", "--into", str(target)]
        if subprocess.run(command, cwd=self.root, check=False).returncode:
            self.app.abort(f"The rules could not be compiled. Without {TO_COMPILE}=1 the wheel is plain Python.")
        for path in target.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
            build_data["force_include"][str(path)] = path.relative_to(target).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
