"""The text of the report: a table by module, and each survivor as a small diff."""

from __future__ import annotations

from tools.mutants.mutation import Mutant
from tools.mutants.outcome import Outcome
from tools.mutants.results import Counts, Result

HEAD = ("module", "tested", "killed", "timeout", "survived", "equivalent", "same code", "found")
WIDTHS = (24, 7, 7, 8, 9, 11, 10, 8)


def table(counts: dict[str, Counts]) -> str:
    """A row for each module, then the total."""
    rows = [_row(HEAD), "-" * sum(WIDTHS)]
    total = Counts()
    for module, each in sorted(counts.items()):
        if each.tested:
            rows.append(_count_row(module, each))
            total.add_all(each)
    return "\n".join([*rows, rows[1], _count_row("all", total)])


def found_share(counts: Counts) -> str:
    """The share of mutants that tests found, leaving out equivalent ones and those with the same code."""
    found = counts.killed + counts.timeouts
    total = found + len(counts.survivors)
    return f"{100 * found / total:.1f} %" if total else "-"


def survivors(counts: Counts) -> str:
    """Each survivor as a small diff, with the function it is in."""
    return "\n".join(_diff(mutant, result) for mutant, result in counts.survivors)


def _diff(mutant: Mutant, result: Result) -> str:
    where = f"{mutant.module}.{mutant.function}" if mutant.function else mutant.module
    note = "  (no test runs this line)" if result.outcome == Outcome.NOT_REACHED else ""
    before = "\n".join(f"  - {line}" for line in mutant.before.splitlines())
    after = "\n".join(f"  + {line}" for line in mutant.after.splitlines()) or "  + (deleted)"
    return f"{where}, line {mutant.lines[0]}{note}\n{before}\n{after}\n"


def _count_row(name: str, counts: Counts) -> str:
    cells = (
        counts.tested,
        counts.killed,
        counts.timeouts,
        len(counts.survivors),
        counts.equivalent,
        counts.same_code,
    )
    return _row((name, *(str(cell) for cell in cells), found_share(counts)))


def _row(cells: tuple[str, ...]) -> str:
    first, *rest = zip(cells, WIDTHS, strict=True)
    return first[0].ljust(first[1]) + "".join(text.rjust(width) for text, width in rest)
