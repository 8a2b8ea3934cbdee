"""The check of commit subjects finds what CONTRIBUTING.md forbids."""

import subprocess
from pathlib import Path

import pytest

from tools.commit_subjects import MAX_LENGTH, main, objection, subjects


@pytest.mark.parametrize(
    "subject",
    [
        "Pass the host on when the host leaves",
        "Focus the first field of a dialog",
        "Bring the decisions up to date",
        "Move modules to their packages",
        "x".upper() + "e" * (MAX_LENGTH - 1),
    ],
)
def test_an_imperative_is_accepted(subject: str) -> None:
    assert objection(subject) is None


@pytest.mark.parametrize(
    ("subject", "why"),
    [
        ("Moves modules", "imperative"),
        ("Moved modules", "imperative"),
        ("Moving modules", "imperative"),
        ("The modules move", "imperative"),
        ("move modules", "capital"),
        ("", "capital"),
        ("Move modules.", "full stop"),
        ("Move " + "e" * MAX_LENGTH, "characters"),
    ],
)
def test_anything_else_is_refused_with_a_reason(subject: str, why: str) -> None:
    assert why in (objection(subject) or "")


def test_commits_are_read_from_the_history(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", "/dev/null")

    def git(*arguments: str) -> None:
        identity = ("-c", "user.name=A", "-c", "user.email=a@example.org")
        subprocess.run(["git", *identity, *arguments], check=True, capture_output=True)

    git("init")
    assert main([]) == 0  # there is no commit yet
    git("commit", "--allow-empty", "-m", "Begin the history")
    git("commit", "--allow-empty", "-m", "Fixes something")
    assert [subject for _, subject in subjects("HEAD")] == ["Fixes something", "Begin the history"]
    assert main(["HEAD"]) == 1
    assert main(["HEAD~1"]) == 0
