"""Write the types of the wire in TypeScript: `web/src/wire/types.ts`, and the tables next to it.

json-schema-to-typescript makes the types from the JSON schema of the wire (`tools/wire_schema.py`), called by
`web/wire_types.mjs`. ``--check`` writes nothing and fails if a file is out of date.
"""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cache
from pathlib import Path

from tools.wire_nouns import nouns
from tools.wire_schema import wire_schema
from tools.wire_tables import tables

WEB = Path(__file__).parents[1] / "web"
FOLDER = WEB / "src" / "wire"


@cache
def types() -> str:
    """The module of types; the generator takes seconds and gives the same text in one process."""
    command = ["npm", "run", "--silent", "wire"]
    schema = json.dumps(wire_schema())
    return subprocess.run(
        command, cwd=WEB, input=schema, stdout=subprocess.PIPE, check=True, encoding="utf-8"
    ).stdout


def files() -> dict[Path, str]:
    """The expected content of every file."""
    return {FOLDER / "types.ts": types(), FOLDER / "tables.ts": tables(), FOLDER / "nouns.ts": nouns()}


def main(arguments: list[str]) -> int:
    """Write the files, or print which are out of date."""
    expected = files()
    stale = [path for path, text in expected.items() if not path.is_file() or path.read_text("utf-8") != text]
    if "--check" in arguments:
        for path in stale:
            print(f"{path.relative_to(FOLDER.parents[2])} is out of date; run `make wire`.")
        return 1 if stale else 0
    for path in stale:
        path.write_text(expected[path], "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
