"""Count the legal sequences from each named position with the oracle; print and write the table.

    python -m tools.counts

This is slow, because the oracle lists the commands at every node. `tests/counts` compares the game with the table.
"""

from __future__ import annotations

import sys

from tests.counts.counting import (
    DEPTHS,
    POSITIONS,
    TABLE,
    count,
    count_by_the_oracle,
    disagreement,
    position,
    print_table,
)


def main() -> int:
    """Update the table; return 1 and write nothing if the game counts differently."""
    counts = {}
    for path in POSITIONS:
        state = position(path.stem)
        counts[path.stem] = tuple(count_by_the_oracle(state, depth) for depth in DEPTHS)
        print(f"{path.stem}: {', '.join(map(str, counts[path.stem]))}", file=sys.stderr, flush=True)
        if counts[path.stem] != tuple(count(state, depth) for depth in DEPTHS):
            print(f"{path.stem}: game and oracle differ. {disagreement(state, DEPTHS[-1])}")
            return 1
    text = print_table(counts)
    TABLE.write_text(text, encoding="utf-8", newline="\n")
    print(text, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
