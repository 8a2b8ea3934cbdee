"""A hook of the build: no source archive and no wheel without the pages of the web client in it.

With PYRITE_COMPILE=1 in the environment the wheel has the rules compiled, for this Python on this platform;
otherwise it is plain Python and good for all.
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
    """Why the pages cannot be packed, in a sentence; None if they are all there."""
    page = root / BUILT / "index.html"
    if not page.is_file():
        return f"The web client is not built: {BUILT / 'index.html'} is not there. `make wheel` builds it first."
    named = re.findall(r'(?:src|href)="/([^"]+)"', page.read_text("utf-8"))
    gone = [name for name in named if not (root / BUILT / name).is_file()]
    if gone:
        return f"The web client is built by half: {gone[0]} is not there. Run `make clean`, then `make wheel`."
    return None


class WebHook(BuildHookInterface[Any]):
    """Looks before anything is packed. An editable install packs nothing, so it needs no pages."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """End the build with a sentence if the pages are not there."""
        missing = None if version == "editable" else what_is_missing(Path(self.root))
        if missing:
            self.app.abort(missing)
        if self.target_name == "wheel" and version != "editable" and os.environ.get(TO_COMPILE) == "1":
            self._compile(build_data)

    def dependencies(self) -> list[str]:
        """What a build in an environment of its own needs beside hatchling."""
        return ["mypy>=2", "setuptools"] if os.environ.get(TO_COMPILE) == "1" else []

    def _compile(self, build_data: dict[str, Any]) -> None:
        """Put what mypyc makes of the rules beside their sources: Python takes it first."""
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
