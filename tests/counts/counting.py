"""Counts the sequences of legal commands from a position, like perft in chess.

A sequence consists of commands, each with its seat. If several seats are asked at once, as for a
veto, different orders of answers are different sequences. A game that is over has no continuation.
Nothing is random: the position gives the deck, and later shuffles, such as the next round, use the
seed of the position (32 zero bytes by default).

The count of the oracle takes the legal commands at every node from the oracle (`tests.oracle`), which sees
only the view of the seat as JSON. The game itself is used only to step forward.
"""

from collections.abc import Iterator
from pathlib import Path

from pyrite.game import View, command_from_json
from pyrite.game.asked import seats_in_question
from pyrite.game.commands import command_of, move_of
from pyrite.game.decide import play
from pyrite.game.legal import legal_moves
from pyrite.game.notation import parse_position
from pyrite.game.notation.commands import print_command
from pyrite.game.state import State
from tests import oracle
from tests.flat_view import flat_view
from tests.modules.scenarios import first_positions

FOLDER = Path(__file__).parent
FILES = sorted((FOLDER / "positions").glob("*.position"))
POSITIONS = {path.stem: path.read_text(encoding="utf-8") for path in FILES} | first_positions()
"""The named positions as texts: those of the folder, and the first scenario of modules."""
TABLE = FOLDER / "counts.txt"
DEPTHS = (1, 2, 3)

Numbers = tuple[int, ...]


# ---------------------------------------------------------------- two ways to list


def listed_by_the_game(state: State) -> Iterator[tuple[int, int]]:
    """The asked seats with their legal moves."""
    table = state.table
    for seat in seats_in_question(table):
        own = state.privates[seat]
        assert own is not None
        for move in legal_moves(table, seat, own):
            yield seat, move


def listed_by_the_oracle(state: State) -> Iterator[tuple[int, int]]:
    """The same by the oracle, from views as JSON."""
    grid = state.table.maze.grid
    for seat in range(state.table.rules.players):
        for command in oracle.legal_commands(flat_view(View.of(state, seat))):
            yield seat, move_of(command_from_json(command), grid)


# ---------------------------------------------------------------- counting


def count(state: State, depth: int) -> int:
    """The number of sequences of ``depth`` commands, by the lists of the game."""
    if depth == 1:
        return sum(1 for _ in listed_by_the_game(state))
    return sum(count(after(state, *seat_and_move), depth - 1) for seat_and_move in listed_by_the_game(state))


def count_by_the_oracle(state: State, depth: int) -> int:
    """The same by the lists of the oracle at every node."""
    if depth == 1:
        return sum(1 for _ in listed_by_the_oracle(state))
    return sum(
        count_by_the_oracle(after(state, *seat_and_move), depth - 1)
        for seat_and_move in listed_by_the_oracle(state)
    )


def after(state: State, seat: int, move: int) -> State:
    copy = state.clone()
    play(copy, seat, move)
    return copy


def disagreement(state: State, depth: int) -> str:
    """The first difference of game and oracle: the commands up to it and the moves that only one lists; or ''."""
    ours, theirs = set(listed_by_the_game(state)), set(listed_by_the_oracle(state))
    if ours != theirs:
        only = [
            f"only the game lists {_command_text(state, seat_and_move)}" for seat_and_move in sorted(ours - theirs)
        ]
        return "; ".join(
            only + [f"only the oracle lists {_command_text(state, each)}" for each in sorted(theirs - ours)]
        )
    for seat_and_move in sorted(ours) if depth > 1 else ():
        found = disagreement(after(state, *seat_and_move), depth - 1)
        if found:
            return f"{_command_text(state, seat_and_move)}, then {found}"
    return ""


def _command_text(state: State, seat_and_move: tuple[int, int]) -> str:
    seat, move = seat_and_move
    return f"seat {seat}: {print_command(command_of(move, state.table.maze.grid))}"


# ---------------------------------------------------------------- the table


def position(name: str) -> State:
    return parse_position(POSITIONS[name])


def subject(name: str) -> str:
    """The subject of a position: its first line."""
    return POSITIONS[name].splitlines()[0].strip("# ")


def read_table() -> dict[str, Numbers]:
    """The stored counts, by the name of the position."""
    lines = TABLE.read_text(encoding="utf-8").splitlines()[1:]
    rows = [line.split(maxsplit=len(DEPTHS) + 1) for line in lines]
    return {row[0]: tuple(int(each) for each in row[1 : 1 + len(DEPTHS)]) for row in rows}


def print_table(counts: dict[str, Numbers]) -> str:
    """The counts as text: name, the count at each depth, the subject of the position."""
    lines = [_row("position", [f"depth {depth}" for depth in DEPTHS], "what it is about")]
    lines += [_row(name, list(map(str, counts[name])), subject(name)) for name in sorted(POSITIONS)]
    return "\n".join(lines) + "\n"


def _row(name: str, numbers: list[str], about: str) -> str:
    return f"{name:22}{''.join(f'{number:>9}' for number in numbers)}   {about}"
