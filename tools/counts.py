"""Count the legal sequences from each named position by the second reading, print the table and write it down.

    python -m tools.counts

Slow on purpose: the naive reading is asked at every node. `tests/counts` compares the game with the result.
"""

from __future__ import annotations

import sys

from tests.counts.counting import (
    DEPTHS,
    POSITIONS,
    TABLE,
    count,
    count_naively,
    disagreement,
    position,
    print_table,
)


def main() -> int:
    """Renew the table; 1, and nothing is written, if the game counts otherwise."""
    counts = {}
    for path in POSITIONS:
        state = position(path.stem)
        counts[path.stem] = tuple(count_naively(state, depth) for depth in DEPTHS)
        print(f"{path.stem}: {', '.join(map(str, counts[path.stem]))}", file=sys.stderr, flush=True)
        if counts[path.stem] != tuple(count(state, depth) for depth in DEPTHS):
            print(f"{path.stem}: the two readings part. {disagreement(state, DEPTHS[-1])}")
            return 1
    text = print_table(counts)
    TABLE.write_text(text, encoding="utf-8", newline="\n")
    print(text, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
