"""Check the runtime dependencies (requirements/run.txt) for known vulnerabilities.

If no vulnerability database can be reached, it prints so and exits with 0.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Final

LOCK: Final = Path(__file__).parents[1] / "requirements" / "run.txt"
SECONDS: Final = 60
UNREACHABLE: Final = (
    "ConnectionError",
    "ServiceError",
    "ConnectTimeout",
    "ReadTimeout",
    "NewConnectionError",
    "Failed to connect",
    "Could not connect",
)


def main() -> int:
    """Audit and print the result; return the exit code."""
    command = [sys.executable, "-m", "pip_audit", "--requirement", str(LOCK), "--disable-pip", "--require-hashes"]
    command += ["--progress-spinner", "off", "--timeout", "10", "--format", "json"]
    try:
        found = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return skipped(f"it did not answer within {SECONDS} seconds")
    if found.returncode and any(sign in found.stderr for sign in UNREACHABLE):
        return skipped("it cannot be reached from here")
    try:
        audited = json.loads(found.stdout)["dependencies"]
    except (ValueError, KeyError):
        print((found.stdout + found.stderr).strip())
        return found.returncode or 1
    if all("skip_reason" in each for each in audited):
        return skipped("it has none of these packages")
    for each in audited:
        for vulnerability in each.get("vulns", []):
            fixed = ", ".join(vulnerability.get("fix_versions", [])) or "no version yet"
            print(f"{each['name']} {each['version']} has {vulnerability['id']}, fixed in {fixed}.")
    unknown = [each["name"] for each in audited if "skip_reason" in each]
    print(f"{len(audited) - len(unknown)} dependencies audited; not known: {', '.join(unknown) or 'none'}.")
    return found.returncode


def skipped(why: str) -> int:
    """Print that nothing was audited."""
    print(f"The audit of dependencies is skipped: a vulnerability database is needed, and {why}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
