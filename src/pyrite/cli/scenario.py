"""``pyrite scenario`` and ``pyrite position``: run scenario files, check and draw positions."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from pyrite.cli.console import read_text, stdout
from pyrite.cli.language import held_text, names_in
from pyrite.cli.maze import maze_text
from pyrite.cli.options import ALL, parse_viewer
from pyrite.game import BadInput, Game
from pyrite.game.catalogue import FRONT_BITS, NAME, ROLES
from pyrite.game.notation import parse_position
from pyrite.game.notation.scenario import Outcome, run_scenario
from pyrite.rulebook import Language


def scenario(
    *files: Path,
    show: Annotated[str | None, Parameter(name="--show")] = None,
) -> int:
    """Play scenario files and check what they expect.

    Parameters
    ----------
    files
        One or more scenario files.
    show
        Print what a viewer saw of each command: a seat by its number, spectator, or all.
    """
    if not files:
        raise BadInput("Name at least one scenario file, as in 'pyrite scenario tests/scenarios/*.scenario'.")
    failed = 0
    for file in files:
        try:
            outcome = run_scenario(read_text(file))
        except BadInput as error:
            raise BadInput(f"{file}: {error}") from None
        failed += bool(outcome.failures)
        _report(file, outcome, show)
    if len(files) > 1:
        stdout().print(f"{len(files) - failed} of {len(files)} scenarios went as expected.")
    return 1 if failed else 0


def _report(file: Path, outcome: Outcome, show: str | None) -> None:
    console = stdout()
    console.print("failed" if outcome.failures else "ok    ", outcome.title)
    for failure in outcome.failures:
        console.print(f"  {file}: {failure}")
    if show is None:
        return
    shown_to = parse_viewer(show, outcome.game.rules.players)
    for step in outcome.steps:
        if step.text:
            console.print(f"  line {step.line}: {step.text}", style="bold")
        for viewer, lines in step.seen.items():
            if shown_to == ALL or viewer == ("spectator" if shown_to is None else f"seat {shown_to}"):
                for line in lines:
                    console.print(f"    {viewer}: {line}")


def position(file: Path, /, *, language: Language | None = None) -> None:
    """Check a position and draw it.

    Parameters
    ----------
    file
        A file in position notation.
    language
        The language of the words; by default that of the environment.
    """
    names = names_in(language)
    game = Game(parse_position(read_text(file)))
    table = game.state.table
    console = stdout()
    console.print(maze_text(table, names))
    console.print()
    for seat, own in enumerate(game.state.privates):
        assert own is not None
        fronts = [NAME[kind] for kind, bit in FRONT_BITS.items() if table.fronts[seat] & bit]
        parts = [held_text(names, names.player(seat), ROLES[own.role], [NAME[kind] for kind in own.hand])]
        parts += [names.messages.text("cli-in-front", cards=names.cards(fronts))] if fronts else []
        console.print("; ".join(parts))
    for seat in game.asked_seats:
        player, count = names.player(seat), len(game.legal(seat))
        console.print(names.messages.text("cli-asked", player=player, question=game.question, count=count))
    if not game.asked_seats:
        console.print(names.messages.text("cli-game-over"))
