"""The figures as a table, and the page that shows them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from benchmarks.load.measuring import Figures

PAGE: Final = Path(__file__).parents[2] / "docs" / "capacity.md"
BEGIN: Final = "<!-- written by make load WRITE=1 -->\n"
END: Final = "<!-- to here -->\n"


def table(pyrite: Figures, relay: Figures) -> str:
    """One row for each thing that was measured: the server, the relay, and how many times as much."""
    rows = [
        (
            "rooms, sockets",
            f"{pyrite.sockets // 5:,}, {pyrite.sockets:,}",
            f"{relay.sockets // 5:,}, {relay.sockets:,}",
            "",
        ),
        _row("moves a second", pyrite.steady.made, relay.steady.made, "{:,.0f}"),
        _row("p50, ms", pyrite.steady.half * 1000, relay.steady.half * 1000, "{:.1f}"),
        _row("p99, ms", pyrite.steady.most * 1000, relay.steady.most * 1000, "{:.1f}"),
        _row("server, % of its core", pyrite.steady.server * 100, relay.steady.server * 100, "{:.0f}"),
        _row("server, µs of CPU a move", pyrite.steady.per_move * 1e6, relay.steady.per_move * 1e6, "{:,.0f}"),
        ("other programs, % of that core", f"{pyrite.steady.others:.0%}", f"{relay.steady.others:.0%}", ""),
        ("clients, % of theirs", f"{pyrite.steady.clients:.0%}", f"{relay.steady.clients:.0%}", ""),
        _row("KiB a socket, connected", pyrite.kib_connected, relay.kib_connected, "{:.1f}"),
        _row("KiB a socket, having played", pyrite.kib_played, relay.kib_played, "{:.1f}"),
    ]
    if pyrite.ramp and relay.ramp:
        rows.append(_row("moves a second with p99 within 100 ms", pyrite.most_moves, relay.most_moves, "{:,.0f}"))
        rows.append(("the pace that was too fast", _beyond(pyrite), _beyond(relay), ""))
    head = [("", "Pyrite", "bare relay", "ratio"), ("-" * 37, "-" * 13 + ":", "-" * 13 + ":", "-" * 5 + ":")]
    return "".join(
        f"| {name:37} | {ours:>14} | {bare:>14} | {ratio:>6} |\n" for name, ours, bare, ratio in head + rows
    )


def _row(name: str, ours: float, bare: float, form: str) -> tuple[str, str, str, str]:
    return name, form.format(ours), form.format(bare), f"{ours / bare:.2f}" if bare else ""


def _beyond(figures: Figures) -> str:
    last = figures.ramp[-1]
    return "not met" if last.held else f"{last.asked:,.0f}"


def write_page(text: str) -> None:
    """Put the table between its marks."""
    page = PAGE.read_text()
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(
            f"{PAGE.name} has no place for the table: it needs the lines {BEGIN.strip()} and {END.strip()}."
        )
    PAGE.write_text(f"{before}{begin}\n{text}\n{end}{after}")
