"""Count the legal sequences from each named position with the oracle; print and write the table.

    python -m tools.counts [NAME ...]

This is slow, because the oracle lists the commands at every node. With names, only these positions and new ones
are counted. `tests/counts` compares the game with the table.
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
    read_table,
)


def main(names: list[str]) -> int:
    """Update the table; return 1 and write nothing if the game counts differently."""
    stored = read_table() if names else {}
    counts = {}
    for name in sorted(POSITIONS):
        if name in stored and name not in names:
            counts[name] = stored[name]
            continue
        state = position(name)
        counts[name] = tuple(count_by_the_oracle(state, depth) for depth in DEPTHS)
        print(f"{name}: {', '.join(map(str, counts[name]))}", file=sys.stderr, flush=True)
        if counts[name] != tuple(count(state, depth) for depth in DEPTHS):
            print(f"{name}: game and oracle differ. {disagreement(state, DEPTHS[-1])}")
            return 1
    text = print_table(counts)
    TABLE.write_text(text, encoding="utf-8", newline="\n")
    print(text, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
