"""The wheel works in an empty environment, outside of the checkout."""

import gzip
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import pyrite
from pyrite.rulebook import LANGUAGES

CHECKOUT = Path(__file__).parents[1]
RULES = CHECKOUT / "docs" / "rules"
QUIET_PIP = {"PIP_ROOT_USER_ACTION": "ignore", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}


def run(*command: str | Path, cwd: Path) -> str:
    """Run a command without the environment variables of this checkout; return its output."""
    ours = ("PYTHON", "COV_", "PYTEST", "VIRTUAL_ENV")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=environment | QUIET_PIP,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, f"{' '.join(map(str, command))}\n{done.stdout}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, cwd=CHECKOUT)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The bin folder of a new environment with only the wheel and its dependencies."""
    environment = tmp_path_factory.mktemp("empty") / "venv"
    elsewhere = environment.parent
    run(sys.executable, "-m", "venv", "--without-pip", environment, cwd=elsewhere)
    commands = environment / "bin"
    pip = (sys.executable, "-m", "pip", "--python", commands / "python")
    lock = CHECKOUT / "requirements" / "run.txt"
    run(*pip, "install", "--quiet", "--require-hashes", "--no-deps", "-r", lock, cwd=elsewhere)
    run(*pip, "install", "--quiet", "--no-deps", "--no-index", wheel, cwd=elsewhere)
    run(*pip, "check", cwd=elsewhere)
    return commands


pytestmark = [
    pytest.mark.slow,
    pytest.mark.xdist_group("wheel"),  # the parallel runner builds and installs once, not once per worker
]


def test_the_wheel_contains_every_rule_page_all_messages_and_py_typed(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    pages = {f"pyrite/rule_texts/{page.relative_to(RULES)}" for page in RULES.rglob("*.*")}
    assert {"pyrite/rule_texts/de/03-turn.md", "pyrite/rule_texts/de/toll.md"} <= pages
    assert pages <= names
    assert {f"pyrite/cli/locales/{language}.ftl" for language in LANGUAGES} <= names
    assert "pyrite/py.typed" in names


def test_the_wheel_contains_the_web_client(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    page = archive.read("pyrite/web/index.html").decode()
    named = re.findall(r'(?:src|href)="/([^"]+)"', page)
    assert any(name.endswith(".js") for name in named)
    assert {f"pyrite/web/{name}" for name in named} <= set(archive.namelist())
    assert "pyrite/web/licenses.md" in archive.namelist()


def test_the_wheel_contains_what_the_build_made_for_the_server(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    names = set(archive.namelist())
    assert {f"pyrite/web/{name}" for name in ("routes.json", "robots.txt", "favicon.ico", "icon-512.png")} <= names
    scripts = [name for name in names if re.fullmatch(r"pyrite/web/assets/(index|TableScreen)-.*\.js", name)]
    large = [name for name in scripts if len(archive.read(name)) > 10_000]
    assert len(large) >= 2
    for name in large:
        assert gzip.decompress(archive.read(f"{name}.gz")) == archive.read(name)
        assert f"{name}.br" in names


def test_the_page_of_the_web_client_follows_the_content_security_policy(wheel: Path) -> None:
    page = zipfile.ZipFile(wheel).read("pyrite/web/index.html").decode()
    assert re.findall(r"<script(?![^>]*\bsrc=)", page) == []
    assert "<style" not in page
    assert not re.search(r"\s(style|on\w+)=", page)
    assert "//" not in re.sub(r"<!doctype html>", "", page)  # nothing from another host


def test_the_installed_command_prints_its_version(installed: Path, tmp_path: Path) -> None:
    assert pyrite.__version__ in run(installed / "pyrite", "--version", cwd=tmp_path)


def test_the_installed_command_prints_a_rule(installed: Path, tmp_path: Path) -> None:
    assert "TUN-3" in run(installed / "pyrite", "rules", "TUN-3", cwd=tmp_path)


def test_the_installed_command_speaks_german(installed: Path, tmp_path: Path) -> None:
    printed = run(installed / "pyrite", "demo", "--maze", "never", "--language", "de", cwd=tmp_path)
    assert "Das Spiel ist vorbei." in printed


def test_the_installed_bots_find_their_likelihoods(installed: Path, tmp_path: Path) -> None:
    script = "from pyrite.bots.beliefs.role_belief import likelihoods; print(len(likelihoods()) > 0)"
    assert run(installed / "python", "-c", script, cwd=tmp_path).strip() == "True"


def test_without_the_plots_extra_the_arena_says_how_to_install_it(installed: Path, tmp_path: Path) -> None:
    printed = run(
        installed / "pyrite", "arena", "-n", "1", "--players", "3", "--out", tmp_path / "results", cwd=tmp_path
    )
    assert "Charts need matplotlib: pip install 'pyrite-saboteur[plots]'" in printed
    assert (tmp_path / "results" / "tables.csv").is_file()


def test_the_installed_core_imports_from_the_wheel(installed: Path, tmp_path: Path) -> None:
    where = run(installed / "python", "-c", "import pyrite.game; print(pyrite.game.__file__)", cwd=tmp_path)
    assert Path(where.strip()).is_relative_to(installed.parent)
