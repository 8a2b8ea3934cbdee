"""A position as text: a full state, with the maze as a picture and one line per seat.

Values that are as at the beginning of a round may be left out, so a position for a test takes
a few lines. `parse_position` reads what `print_position` writes.
"""

from __future__ import annotations

from pyrite.game import hidden_card_history
from pyrite.game.dealing.shuffle import SEED_BYTES
from pyrite.game.notation.board import read_board, write_board
from pyrite.game.notation.course import read_course, read_piles, write_course, write_piles
from pyrite.game.notation.parts import read_module_texts, read_parts, refuse_other_lines, write_parts
from pyrite.game.notation.picture import draw_maze
from pyrite.game.notation.position_checks import check_position
from pyrite.game.notation.seats import read_seats, write_seats
from pyrite.game.refusal import BadInput, shown, shown_names
from pyrite.game.setup import Rules, SetUp
from pyrite.game.state import State
from pyrite.game.text_lines import Lines, format_list, parse_number, split_list

# ---------------------------------------------------------------- writing


def print_position(state: State) -> str:
    """A full state as text."""
    table, sealed = state.table, state.sealed
    if sealed is None:
        raise BadInput("A view is not a position: it lacks what its viewer may not know.")
    set_up = table.rules.set_up
    lines: list[str] = []

    def write(name: str, value: object) -> None:
        if value != "":
            lines.append(f"{name}: {value}")

    write("players", set_up.players)
    write("edition", set_up.edition)
    write("variants", format_list(sorted(set_up.variants)))
    write("modules", format_list(sorted(set_up.modules)))
    write(
        "house rules",
        format_list(f"{name}={_yes_no(value)}" for name, value in sorted(set_up.house_rules.items())),
    )
    write("first seat", "" if set_up.first_seat is None else set_up.first_seat)
    write("chest layout", _layout(set_up) if table.rules.chests else "")
    write("seed", sealed.seed.hex() if any(sealed.seed) else "")
    write("stirred", sealed.shuffle_seed.hex() if sealed.shuffle_seed != sealed.seed else "")
    write_course(state, write)
    lines += ["maze:", *(f"  {row}" for row in draw_maze(table).splitlines())]
    write_board(state, write)
    write_parts(state, write)
    write_seats(state, write)
    write_piles(state, write)
    return "\n".join(lines) + "\n"


def _yes_no(value: object) -> object:
    return value if isinstance(value, str) else "yes" if value else "no"


def _layout(set_up: SetUp) -> str:
    layout = set_up.chest_layout
    return layout if isinstance(layout, str) else format_list(f"{x}/{y}" for x, y in layout)


# ---------------------------------------------------------------- reading


def parse_position(text: str) -> State:
    """Read a position; raise `BadInput` if it is not valid."""
    lines, rows = _split(text)
    rules = Rules(_read_set_up(lines))
    seed = _read_seed(lines, "seed", bytes(SEED_BYTES))
    state = State.before(rules, seed)
    assert state.sealed is not None
    state.sealed.shuffle_seed = _read_seed(lines, "stirred", seed)
    state.table.lay_out()
    read_board(state, rows, lines)
    read_parts(state, lines)
    read_seats(state, lines)
    read_module_texts(state, lines)
    read_piles(state, lines)
    read_course(state, lines)
    refuse_other_lines(lines)
    check_position(state)
    hidden_card_history.start_card_history(state)
    hidden_card_history.start_gold_history(state)
    return state


def _split(text: str) -> tuple[Lines, list[str]]:
    """The lines by their names, and the rows of the maze."""
    lines: Lines = {}
    rows: list[str] = []
    in_maze = False
    for line in text.splitlines():
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if in_maze and line[0].isspace():
            rows.append(line)
            continue
        name, colon, value = line.partition(":")
        name = name.strip()
        in_maze = name == "maze"
        if not colon:
            raise BadInput(
                f"Each line of a position is a name, a colon and a value; this one is not: {shown(line.strip())}."
            )
        if name in lines:
            raise BadInput(f"The line {shown(name)} is in the position twice.")
        lines[name] = value.strip()
    if "maze" not in lines:
        raise BadInput("A position needs a maze: a line 'maze:' and an indented picture below it.")
    del lines["maze"]
    return lines, rows


def _read_set_up(lines: Lines) -> SetUp:
    house_rules: dict[str, object] = {}
    for rule in split_list(lines.pop("house rules", "")):
        name, _, value = rule.partition("=")
        if name.strip() in house_rules:
            raise BadInput(f"The house rule {shown_names([name.strip()])} is given twice.")
        house_rules[name.strip()] = {"yes": True, "no": False}.get(value.strip(), value.strip())
    first = lines.pop("first seat", None)
    return SetUp(
        players=parse_number(lines.pop("players", "5"), "players"),
        edition=lines.pop("edition", "DE24"),
        variants=frozenset(split_list(lines.pop("variants", ""))),
        modules=frozenset(split_list(lines.pop("modules", ""))),
        house_rules=house_rules,
        chest_layout=_read_layout(lines.pop("chest layout", "gates")),
        first_seat=None if first is None else parse_number(first, "first seat"),
    )


def _read_layout(text: str) -> str | tuple[tuple[int, int], ...]:
    if "/" not in text:
        return text
    try:
        return tuple((int(x), int(y)) for x, _, y in (place.partition("/") for place in split_list(text)))
    except ValueError:
        raise BadInput(f"A chest layout is a name, or four cells like 3/-1, not {shown(text)}.") from None


def _read_seed(lines: Lines, name: str, otherwise: bytes) -> bytes:
    """Read a seed: the line ``seed``, or ``stirred``, the seed with the players' words."""
    text = lines.pop(name, otherwise.hex())
    if len(text) != 2 * SEED_BYTES or any(digit not in "0123456789abcdef" for digit in text):
        raise BadInput(f"A seed is {2 * SEED_BYTES} hexadecimal digits.")
    return bytes.fromhex(text)
