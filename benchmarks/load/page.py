"""Formats the results as a table and writes it into docs/capacity.md."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from benchmarks.load.measurement import ServerResult

PAGE: Final = Path(__file__).parents[2] / "docs" / "capacity.md"
BEGIN: Final = "<!-- written by make load WRITE=1 -->\n"
END: Final = "<!-- to here -->\n"


def format_table(pyrite: ServerResult, relay: ServerResult) -> str:
    """One row for each figure: the server, the relay, and the ratio."""
    rows = [
        (
            "rooms, sockets",
            f"{pyrite.sockets // 5:,}, {pyrite.sockets:,}",
            f"{relay.sockets // 5:,}, {relay.sockets:,}",
            "",
        ),
        _row("moves a second", pyrite.steady.moves, relay.steady.moves, "{:,.0f}"),
        _row("p50, ms", pyrite.steady.p50 * 1000, relay.steady.p50 * 1000, "{:.1f}"),
        _row("p99, ms", pyrite.steady.p99 * 1000, relay.steady.p99 * 1000, "{:.1f}"),
        _row("server, % of its core", pyrite.steady.server * 100, relay.steady.server * 100, "{:.0f}"),
        _row("server, µs of CPU a move", pyrite.steady.per_move * 1e6, relay.steady.per_move * 1e6, "{:,.0f}"),
        ("other programs, % of that core", f"{pyrite.steady.others:.0%}", f"{relay.steady.others:.0%}", ""),
        ("clients, % of theirs", f"{pyrite.steady.clients:.0%}", f"{relay.steady.clients:.0%}", ""),
        _row("KiB a socket, connected", pyrite.kib_connected, relay.kib_connected, "{:.1f}"),
        _row("KiB a socket, having played", pyrite.kib_played, relay.kib_played, "{:.1f}"),
    ]
    if pyrite.ramp and relay.ramp:
        rows.append(
            _row("moves a second with p99 within 100 ms", pyrite.highest_rate, relay.highest_rate, "{:,.0f}")
        )
        rows.append(("the rate that was too high", _too_high(pyrite), _too_high(relay), ""))
    head = [("", "Pyrite", "bare relay", "ratio"), ("-" * 37, "-" * 13 + ":", "-" * 13 + ":", "-" * 5 + ":")]
    return "".join(
        f"| {name:37} | {ours:>14} | {bare:>14} | {ratio:>6} |\n" for name, ours, bare, ratio in head + rows
    )


def _row(name: str, ours: float, bare: float, form: str) -> tuple[str, str, str, str]:
    return name, form.format(ours), form.format(bare), f"{ours / bare:.2f}" if bare else ""


def _too_high(result: ServerResult) -> str:
    last = result.ramp[-1]
    return "not reached" if last.kept_up else f"{last.target:,.0f}"


def write_page(text: str) -> None:
    """Replace the table between the two marks."""
    page = PAGE.read_text()
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(
            f"{PAGE.name} lacks the lines {BEGIN.strip()} and {END.strip()}: add them where the table belongs."
        )
    PAGE.write_text(f"{before}{begin}\n{text}\n{end}{after}")
