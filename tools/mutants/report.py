"""What people read at the end: a table by module, the survivors as diffs, explanations that are out of date."""

from __future__ import annotations

from tools.mutants.judge import UNREACHED
from tools.mutants.operators import Mutant
from tools.mutants.results import Explanation, Result, Tally

HEAD = ("module", "tried", "killed", "hung", "survived", "explained", "same code", "found")
WIDTHS = (24, 7, 7, 6, 9, 10, 10, 8)


def table(tallies: dict[str, Tally]) -> str:
    """A row for each module, then all together."""
    rows = [_row(HEAD), "-" * sum(WIDTHS)]
    total = Tally()
    for module, tally in sorted(tallies.items()):
        if tally.tried:
            rows.append(_figures(module, tally))
            for name in ("tried", "killed", "timeouts", "same", "explained"):
                setattr(total, name, getattr(total, name) + getattr(tally, name))
            total.survivors += tally.survivors
    return "\n".join([*rows, rows[1], _figures("all", total)])


def share(tally: Tally) -> str:
    """Of the mutants that are not explained and not the same code, how many were found."""
    found = tally.killed + tally.timeouts
    of = found + len(tally.survivors)
    return f"{100 * found / of:.1f} %" if of else "-"


def survivors(tally: Tally) -> str:
    """Each survivor as a small diff, under the function it is in."""
    return "\n".join(_diff(mutant, result) for mutant, result in tally.survivors)


def stale(known: list[Explanation], judged: dict[str, set[tuple[str, str, str]]]) -> list[str]:
    """Explanations of mutants that are killed now, or that are no more, in modules that were judged whole."""
    found = []
    for each in known:
        if each.module not in judged:
            continue
        for after in each.after:
            if after not in each.used:
                is_there = (each.function, each.before, after) in judged[each.module]
                reason = "is killed by now" if is_there else "is no mutant any more"
                found.append(f"{each.module} {each.function}: {each.before!r} -> {after!r} {reason}")
    return found


def _diff(mutant: Mutant, result: Result) -> str:
    where = f"{mutant.module}.{mutant.function}" if mutant.function else mutant.module
    note = "  (no test gets there)" if result.verdict == UNREACHED else ""
    before = "\n".join(f"  - {line}" for line in mutant.before.splitlines())
    after = "\n".join(f"  + {line}" for line in mutant.after.splitlines()) or "  + (deleted)"
    return f"{where}, line {mutant.lines[0]}{note}\n{before}\n{after}\n"


def _figures(name: str, tally: Tally) -> str:
    cells = (tally.tried, tally.killed, tally.timeouts, len(tally.survivors), tally.explained, tally.same)
    return _row((name, *(str(cell) for cell in cells), share(tally)))


def _row(cells: tuple[str, ...]) -> str:
    first, *rest = zip(cells, WIDTHS, strict=True)
    return first[0].ljust(first[1]) + "".join(text.rjust(width) for text, width in rest)
