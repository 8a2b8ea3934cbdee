"""Checks the subjects of new commits: an imperative of at most 72 characters (CONTRIBUTING.md).

    python -m tools.commit_subjects [RANGE]

Without RANGE it checks every commit since the rule was made. Merge commits are not checked.
"""

from __future__ import annotations

import re
import subprocess
import sys
from typing import Final

MAX_LENGTH: Final = 72
RULE_MADE: Final = "2026-11-17T12:00:00Z"
"""Commits before this time are older than the rule."""

_NOT_IMPERATIVE: Final = re.compile(r"[A-Za-z]+(?:ed|ing|(?<![su])s)$")
"""Matches the endings of past tenses, participles, third persons and plurals."""
_IMPERATIVE: Final = {"Bring", "Embed", "Feed", "Need", "Proceed", "Ring", "Seed", "Shed", "Speed", "String"}
"""Imperatives that have such an ending."""
_NO_VERB: Final = {"A", "An", "The", "How", "What", "Who", "When", "Where", "One", "More", "Every", "That"}


def objection(subject: str) -> str | None:
    """What is wrong with a subject, or None if nothing is.

    >>> objection("Count only forced passes toward the end of a round (END-1)")
    >>> objection("Counted the forced passes")
    "begin with an imperative: 'Counted' is not one"
    """
    first = re.split(r"[\s:]", subject, maxsplit=1)[0]
    if len(subject) > MAX_LENGTH:
        return f"it has {len(subject)} characters: at most {MAX_LENGTH} are allowed"
    if not re.match(r"[A-Z][a-z]", subject):
        return "begin with a word whose first letter is a capital"
    if first in _NO_VERB or (_NOT_IMPERATIVE.match(first) and first not in _IMPERATIVE):
        return f"begin with an imperative: {first!r} is not one"
    if subject.endswith("."):
        return "leave out the full stop at the end"
    return None


def subjects(commits: str | None = None) -> list[tuple[str, str]]:
    """The short hash and the subject of each commit of a range, or of all since the rule was made."""
    chosen = [commits] if commits else [f"--since={RULE_MADE}"]
    command = ["git", "log", "--no-merges", "--format=%h %s", *chosen]
    lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    return [(line.split(" ", 1)[0], line.split(" ", 1)[1]) for line in lines]


def main(arguments: list[str]) -> int:
    """Print what is wrong; the exit code is 1 if anything is."""
    try:
        found = subjects(arguments[0] if arguments else None)
    except (OSError, subprocess.CalledProcessError):  # an archive has no history
        print("No git history here: commit subjects were not checked.")
        return 0
    wrong = [(commit, subject, why) for commit, subject in found if (why := objection(subject)) is not None]
    for commit, subject, why in wrong:
        print(f"{commit} {subject!r}: {why}. Change it with `git commit --amend` or `git rebase -i`.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
