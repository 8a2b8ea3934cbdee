"""The rules compiled with Cython, from the same files: a folder to put first on PYTHONPATH.

    PYTHONPATH=$(python -m tools.compiled) pyrite serve
    PYTHONPATH=$(python -m tools.compiled --if-made) pyrite serve     # only if it is up to date
    PYTHONPATH=$(python -m tools.compiled plain) pytest tests/game    # src

The folder `build/compiled` has links to all sources of the package, and the compiled modules beside them. It is
built once for each state of the sources. If there is no compiler or the build fails, a line on stderr says so
and no folder is printed: plain Python is used.

The sanitized build is for tests: it stops at wrong uses of memory and at undefined behaviour of C.
`python -m tools.equal_builds --builds plain sanitized` plays on it, and so do tests:

    env $(python -m tools.compiled sanitized --environment) pytest tests/game tests/rules
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PACKAGE: Final = Path("src", "pyrite")
BUILT: Final = ROOT / "build"
"""The folder with a folder for each kind of build."""
KINDS: Final = ("compiled", "sanitized")
"""The kinds of builds (`tools.native.build`)."""
WRITTEN: Final = ("byte_rows", "hash_words", "in_order", "legal_actions", "number_row")
"""The modules whose compiled form is written by hand (`tools.native.declarations`)."""
TOOLS: Final = (
    "compiled.py",
    *(f"native/{name}.py" for name in ("build", "checked_types", "declarations", "named_numbers", "parts")),
    "native/syntax.py",
    *(f"native/{name}.{suffix}" for name in WRITTEN for suffix in ("pyx", "pxd")),
    "native/new_bytes.pxd",
)
"""The tools that make the build."""

FOLDERS: Final = ("cards", "facts", "imagine", "modules", "sharing")
MODULES: Final = (
    "all_facts",
    "asked",
    "catalogue",
    "dealing/hash_words",
    "dealing/shuffle",
    "dealing/shuffled_round",
    "decide",
    "hidden_card_history",
    "in_order",
    "knowledge",
    "legal",
    "lifting",
    "maze",
    "number_row",
    "moves",
    "part",
    "pieces",
    "playable",
    "project",
    "reaching",
    "rollout",
    "rounds",
    "rules",
    "sampling",
    "sides",
    "state",
    "table",
    "thefts",
    "turn",
    "turn_end",
    "view_json",
)
"""The compiled modules of `pyrite.game`: the code that runs for every decision.

Modules that read input (names, text formats, set-ups) are not compiled: compiled code raises its own TypeError
for a wrong type and accepts True as 1, but users need a clear message.
"""

LEARNING: Final = (
    "actions/action_space",
    "actions/axes",
    "actions/hand_places",
    "actions/legal_actions",
    "actions/narrower",
    "game_rows",
    "observation/byte_rows",
    "observation/cell_encoding",
    "observation/module_encoding",
    "observation/observation_encoding",
    "observation/observed",
    "observation/part_encoding",
    "observation/vector_encoding",
    "session",
)
"""The compiled modules of `pyrite.learn`: the code that runs for every step, except what uses NumPy."""

SERVER: Final = (
    "realtime/broadcast",
    "realtime/connection",
    "realtime/frames",
    "room/decide/context",
    "room/decide/dispatch",
    "room/decide/in_game",
    "room/decision",
    "room/room",
    "room/room_data",
    "room/summary",
    "room/veto_window",
    "room/viewer_log",
    "room/viewer_state",
)
"""The compiled modules of `pyrite.server`: the code that runs for every move in a room and does not wait.

They read what people send only after `pyrite.server.room.requests` has checked its types.
"""

BOTS: Final = (
    "playouts/features",
    "playouts/goal_distances",
    "playouts/policy",
    "playouts/tells",
    "search/paired_playouts",
    "training/recording",
)
"""The compiled modules of `pyrite.bots`: the policy that plays out rounds, its recorder, the search."""


def sources() -> list[Path]:
    """The files to compile, from the root of the project."""
    game = PACKAGE / "game"
    files = [game / f"{name}.py" for name in MODULES]
    for package, names in (("learn", LEARNING), ("bots", BOTS), ("server", SERVER)):
        files += [PACKAGE / package / f"{name}.py" for name in names]
    for folder in FOLDERS:
        files += [path.relative_to(ROOT) for path in (ROOT / game / folder).rglob("*.py")]
    return sorted(set(files) - {game / "imagine" / "__init__.py"})


def compiler() -> str | None:
    """The path of the C compiler of this Python; None if it or the headers of Python are missing."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(command) if headers.is_file() else None


def why_not() -> str | None:
    """Why nothing can be compiled here, in a few words; None if it can."""
    if compiler() is None:
        return "no C compiler with Python's headers is found"
    for name in ("Cython", "mypy", "setuptools"):
        try:
            version(name)
        except PackageNotFoundError:
            return f"{name} is not installed"
    return None


def fingerprint(files: Iterable[Path]) -> str:
    """A fingerprint of the sources and tools of a build."""
    digest = hashlib.sha256(f"{sys.version} {compiler()} {version('Cython')} {version('mypy')}".encode())
    for path in (*files, *(Path("tools", name) for name in TOOLS)):
        digest.update(f"\n{path}\n".encode() + (ROOT / path).read_bytes())
    return digest.hexdigest()[:16]


def is_up_to_date(kind: str) -> bool:
    """Whether the build exists and was made from the current sources and tools."""
    stored = BUILT / kind / "fingerprint"
    return stored.is_file() and stored.read_text("utf-8") == fingerprint(sources())


def folder(kind: str = "compiled") -> Path:
    """The folder of the build; builds it first if it is missing or out of date. The plain build is `src`."""
    if kind == "plain":
        return ROOT / "src"
    target = BUILT / kind
    if not is_up_to_date(kind):
        current = fingerprint(sources())
        report("Compiling the rules that have changed; all of them take two or three minutes ...")
        made_by = target / "tools"
        if not made_by.is_file() or made_by.read_text("utf-8") != fingerprint(()):
            shutil.rmtree(target, ignore_errors=True)
        (target / "fingerprint").unlink(missing_ok=True)
        compile_into(target, kind)
        made_by.write_text(fingerprint(()), "utf-8")
        (target / "fingerprint").write_text(current, "utf-8")
    link_sources(target)
    return target


def environment(kind: str) -> dict[str, str]:
    """The environment variables of a program that uses the build."""
    variables = {"PYTHONPATH": str(folder(kind))}
    if kind != "sanitized":
        return variables
    found = subprocess.run(
        [str(compiler()), "-print-file-name=libasan.so"], capture_output=True, text=True, check=True
    )
    variables["LD_PRELOAD"] = found.stdout.strip()
    variables["ASAN_OPTIONS"] = "detect_leaks=0"  # Python keeps much until the process ends
    variables["UBSAN_OPTIONS"] = "halt_on_error=1:print_stacktrace=1"
    variables["PYTHONMALLOC"] = "malloc"  # so that each object is memory of its own
    return variables


def compile_into(target: Path, kind: str) -> None:
    """Run Cython and the C compiler in another process, to capture their output."""
    target.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "tools.compiled", kind, "--into", str(target)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        output = "\n".join(line for line in (done.stdout + done.stderr).splitlines() if "warning" not in line)
        raise RuntimeError(output[-3000:])


def link_sources(target: Path) -> None:
    """Link all current sources into the build, so that only compiled modules can be out of date."""
    compiled = {path.relative_to(PACKAGE).parent for path in sources()}
    real = {Path(), *compiled, *(parent for path in compiled for parent in path.parents)}
    for here in sorted(real):
        linked = target / "pyrite" / here
        linked.mkdir(parents=True, exist_ok=True)
        for entry in linked.iterdir():
            if entry.is_symlink() and not entry.exists():
                entry.unlink()
        for entry in (ROOT / PACKAGE / here).iterdir():
            if entry.name != "__pycache__" and here / entry.name not in real:
                _link(linked / entry.name, entry)
    _link(target / "pyrite" / "rule_texts", ROOT / "docs" / "rules")  # as in a wheel


def _link(link: Path, to: Path) -> None:
    if not link.is_symlink():
        link.symlink_to(to)


def report(line: str) -> None:
    """Print a line to stderr; stdout is for programs."""
    print(line, file=sys.stderr, flush=True)


# ---------------------------------------------------------------- in the process that compiles


def build(target: Path, kind: str) -> None:
    """Compile all sources into ``target``, with the folders of the package."""
    from tools.native.build import compile_modules

    sys.path.insert(0, str(ROOT / "src"))  # named numbers are read from the plain modules
    compile_modules({_module(path): ROOT / path for path in sources()}, ROOT / "src", target, kind)


def _module(path: Path) -> str:
    parts = path.relative_to("src").with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def main() -> int:
    """Print the folder, or nothing if plain Python is used; return 1 if another build cannot be made."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", nargs="?", choices=("plain", *KINDS), default="compiled")
    parser.add_argument("--if-made", action="store_true", help="do not build; use only what is up to date")
    parser.add_argument("--environment", action="store_true", help="print all variables that the build needs")
    parser.add_argument("--into", type=Path, help="compile into this folder, without links, and print nothing")
    options = parser.parse_args()
    missing = None if options.kind == "plain" else why_not()
    if options.into is not None:
        if missing is None:
            build(options.into, options.kind)
            return 0
        report(f"Nothing is compiled: {missing}.")
        return 1
    if missing is None and options.if_made and not is_up_to_date(options.kind):
        report("Plain Python is used; `make compiled` makes the rules about three times as fast.")
        return 0
    try:
        if missing is None:
            found = environment(options.kind) if options.environment else folder(options.kind)
            print(" ".join(map("=".join, found.items())) if isinstance(found, dict) else found)
            return 0
        report(f"{instead_of(options.kind)}: {missing}.")
    except (RuntimeError, OSError) as error:
        report(f"{error}\n{instead_of(options.kind)}: the rules could not be compiled (see above).")
    return int(options.kind != "compiled")


def instead_of(kind: str) -> str:
    """What happens if a build cannot be made."""
    return "Plain Python is used" if kind == "compiled" else f"There is no {kind} build"


if __name__ == "__main__":
    sys.exit(main())
