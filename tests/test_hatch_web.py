"""The build hook refuses to pack archives without the web client, except for an editable install."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.hatch_web import BUILT, what_is_missing

CHECKOUT = Path(__file__).parents[1]
PAGE = '<script type="module" src="/assets/index-1.js"></script><link href="/icon.svg">'


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The files of a checkout that a build reads, without the web client."""
    for name in ("pyproject.toml", "README.md", "LICENSE", "src/pyrite/__init__.py", "tools/hatch_web.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(CHECKOUT / name, tmp_path / name)
    shutil.copytree(CHECKOUT / "docs" / "rules", tmp_path / "docs" / "rules")
    return tmp_path


def build(checkout: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", *arguments]
    return subprocess.run(command, cwd=checkout, capture_output=True, text=True, timeout=120, check=False)


def put_page(checkout: Path, *files: str) -> None:
    (checkout / BUILT / "assets").mkdir(parents=True)
    for name in files:
        (checkout / BUILT / name).write_text(PAGE, "utf-8")


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_a_build_without_the_web_client_fails_with_a_clear_message(checkout: Path, target: str) -> None:
    built = build(checkout, "--target", target)
    assert built.returncode != 0
    assert "The web client is not built" in built.stderr + built.stdout
    assert "make wheel" in built.stderr + built.stdout
    assert "Traceback" not in built.stderr


def test_an_editable_build_needs_no_web_client(checkout: Path) -> None:
    built = build(checkout, "--target", "wheel:editable")
    assert built.returncode == 0, built.stderr


def test_a_missing_file_of_the_web_client_is_named(checkout: Path) -> None:
    put_page(checkout, "index.html", "icon.svg")
    assert "assets/index-1.js is not there" in (what_is_missing(checkout) or "")


def test_a_complete_web_client_is_packed(checkout: Path) -> None:
    put_page(checkout, "index.html", "icon.svg", "assets/index-1.js")
    assert what_is_missing(checkout) is None
    built = build(checkout, "--target", "wheel")
    assert built.returncode == 0, built.stderr
