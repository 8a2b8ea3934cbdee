"""A position as text: all of a state, the maze as a picture, one line for each seat.

Whatever is as at the beginning of a round may be left out, so a position drawn for a
test is a few lines. `print_position` writes what `parse_position` reads, and back.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from pyrite.game.catalogue import FRONT_BITS, KIND, NAME, ROLES, SABOTEUR, THEFT, UNKNOWN_ROLE
from pyrite.game.moves import NOTHING, QUESTIONS, TURN, WHICH_GOLD
from pyrite.game.notation.picture import Picture
from pyrite.game.refusal import BadInput
from pyrite.game.setup import Rules, SetUp
from pyrite.game.table import Private, State


def _listed(words: Iterable[str]) -> str:
    return ", ".join(words)


def _named(kinds: Iterable[int]) -> str:
    return _listed(NAME[kind] for kind in kinds)


def parse_position(text: str) -> State:
    """Read a position; raise `BadInput` with a sentence that names the line which makes no sense."""
    lines, rows = _split(text)
    rules = Rules(_read_set_up(lines))
    state = State.before(rules, bytes.fromhex(_hex(lines.pop("seed", "00" * 32))))
    state.table.lay_out()
    _read_maze(state, rows, lines)
    _read_seats(state, lines)
    _read_piles(state, lines)
    _read_course(state, lines)
    if lines:
        raise BadInput(f"A position has no line {next(iter(lines))!r}.")
    _check_counts(state)
    return state


def _split(text: str) -> tuple[dict[str, str], list[str]]:
    """The lines by their names, and the rows of the maze."""
    lines: dict[str, str] = {}
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
                f"In a position each line is a name, a colon and a value; this one is not: {line.strip()!r}."
            )
        if name in lines:
            raise BadInput(f"The line {name!r} stands in the position twice.")
        lines[name] = value.strip()
    if "maze" not in lines:
        raise BadInput("A position needs a maze: a line 'maze:' and the picture below it, indented.")
    del lines["maze"]
    return lines, rows


def _read_set_up(lines: dict[str, str]) -> SetUp:
    house_rules: dict[str, object] = {}
    for rule in _words(lines.pop("house rules", "")):
        name, _, value = rule.partition("=")
        house_rules[name.strip()] = {"yes": True, "no": False}.get(value.strip(), value.strip())
    first = lines.pop("first seat", None)
    return SetUp(
        players=_number(lines.pop("players", "5"), "players"),
        edition=lines.pop("edition", "DE24"),
        variants=frozenset(_words(lines.pop("variants", ""))),
        modules=frozenset(_words(lines.pop("modules", ""))),
        house_rules=house_rules,
        first_seat=None if first is None else _number(first, "first seat"),
    )


def _read_maze(state: State, rows: list[str], lines: dict[str, str]) -> None:
    """Lay the cards of the picture, the start first, so that the light spreads as in play."""
    table = state.table
    assert state.sealed is not None
    goals = bytes(_cards(lines.pop("goals", "gold, stone NE, stone NW")))
    if Counter(goals) != Counter(table.rules.goals):
        raise BadInput(f"The goals of this set-up are {_named(table.rules.goals)}, in any order.")
    state.sealed.goals = goals
    picture = Picture.read(rows)
    maze = table.maze
    places = {cell: goal for goal, cell in enumerate(table.goal_cells)}
    for goal, at in picture.hidden_goals.items():
        if places.get(_cell(state, at)) != goal:
            raise BadInput(f"Goal {goal} does not lie at ({at[0]}, {at[1]}) in this set-up.")
    for at, piece in sorted(picture.pieces.items()):
        cell = _cell(state, at)
        if at == (0, 0):
            continue
        if cell in places:
            goal = places[cell]
            if piece >> 1 != goals[goal]:
                raise BadInput(
                    f"Goal {goal} is {NAME[goals[goal]]}, so another card cannot lie there face up."
                )
            table.goal_faces[goal] = piece >> 1
            maze.put(cell, piece)
        elif piece >> 1 in table.rules.deck:
            maze.lay(cell, piece)
        else:
            raise BadInput(f"{NAME[piece >> 1]} cannot lie at ({at[0]}, {at[1]}).")
    missing = [
        goal
        for cell, goal in places.items()
        if not table.goal_faces[goal] and goal not in picture.hidden_goals
    ]
    if missing:
        raise BadInput(f"Goal {missing[0]} is missing in the maze; face down it is drawn ?{missing[0]}.")


def _read_seats(state: State, lines: dict[str, str]) -> None:
    table = state.table
    parts = {
        seat: [part.strip() for part in lines.pop(f"seat {seat}", "").split(";")]
        for seat in range(table.rules.players)
    }
    _read_roles(state, [words[0] for words in parts.values()], lines.pop("left over", None))
    for seat, words in parts.items():
        for part in words[1:]:
            name, _, value = part.partition(" ")
            if name not in _OF_SEAT:
                raise BadInput(f"What is {part!r} of seat {seat}? A seat has {', '.join(_OF_SEAT)}.")
            _OF_SEAT[name](state, seat, value)
    table.looks.sort(key=lambda look: look[2])
    table.inspections.sort(key=lambda look: look[2])
    table.role_changes.sort(key=lambda change: change[1])
    table.thefts = [_seat(word, table.rules.players, "seat") for word in lines.pop("thefts", "").split()]
    thieves = [seat for seat, front in enumerate(table.fronts) if front & THEFT]
    if not table.thefts:
        table.thefts = thieves
    if sorted(table.thefts) != thieves:
        raise BadInput(
            "The line 'thefts' lists the seats with a theft in front, in the order they were played."
        )


def _read_roles(state: State, words: list[str], left_over: str | None) -> None:
    """Roles as given; a seat without one gets the next that is left, diggers before others."""
    sealed = state.sealed
    assert sealed is not None
    rest = Counter(state.table.rules.roles)
    given = [_role(word) if word else UNKNOWN_ROLE for word in words]
    rest.subtract(role for role in given if role)
    for role in (role for role, count in rest.items() if count < 0):
        box = state.table.rules.roles.count(role)
        raise BadInput(
            f"{ROLES[role]} stands in this position {given.count(role)} times; this set-up has {box}."
        )
    order = sorted(rest.elements(), key=lambda role: (role == SABOTEUR, role))
    for own, role in zip(state.privates, given, strict=True):
        assert own is not None
        own.role = role or order.pop(0)
    sealed.left_over = bytes(order)
    if left_over is not None:
        sealed.left_over = bytes(_role(word) for word in _words(left_over))
        if sorted(sealed.left_over) != sorted(order):
            names = _listed(ROLES[role] for role in order) or "nothing"
            raise BadInput(f"The roles left over in this position are {names}, in any order.")


def _read_hand(state: State, seat: int, value: str) -> None:
    own = _own(state, seat)
    own.hand = bytearray(sorted(_cards(value)))
    state.table.hands[seat] = len(own.hand)


def _read_front(state: State, seat: int, value: str) -> None:
    for kind in _cards(value):
        bit = FRONT_BITS.get(kind, 0)
        if not bit or state.table.fronts[seat] & bit:
            raise BadInput(f"{NAME[kind]} cannot lie in front of seat {seat}.")
        state.table.fronts[seat] |= bit


def _read_gold(state: State, seat: int, value: str) -> None:
    own = _own(state, seat)
    own.gold = bytearray(_nuggets(value))
    state.table.gold_cards[seat] = len(own.gold)


def _read_tokens(state: State, seat: int, value: str) -> None:
    state.table.tokens[seat] = _number(value, "tokens")


def _read_offer(state: State, seat: int, value: str) -> None:
    _own(state, seat).offer = bytes(_nuggets(value))


def _read_discarded(state: State, seat: int, value: str) -> None:
    _own(state, seat).discarded = list(_cards(value))


def _read_saw(state: State, seat: int, value: str) -> None:
    for look in _words(value):
        goal, face, turn = _look(look, len(state.table.goal_cells))
        _own(state, seat).looks.append((goal, face, turn))
        state.table.looks.append((seat, goal, turn))


def _read_inspected(state: State, seat: int, value: str) -> None:
    for look in _words(value):
        other, _, rest = look.partition(" ")
        role, _, turn = rest.partition(" in turn ")
        whose, when = _seat(other, state.table.rules.players, "seat"), _number(turn, "turn")
        _own(state, seat).inspections.append((whose, _role(role), when))
        state.table.inspections.append((seat, whose, when))


def _read_was(state: State, seat: int, value: str) -> None:
    for change in _words(value):
        role, _, turn = change.partition(" until turn ")
        _own(state, seat).former.append((_role(role), _number(turn, "turn")))
        state.table.role_changes.append((seat, _number(turn, "turn")))


_OF_SEAT: Final[dict[str, Callable[[State, int, str], None]]] = {
    "hand": _read_hand,
    "front": _read_front,
    "gold": _read_gold,
    "tokens": _read_tokens,
    "saw": _read_saw,
    "inspected": _read_inspected,
    "was": _read_was,
    "discarded": _read_discarded,
    "offer": _read_offer,
}
"""What a seat can have in a position, and how it is read."""


def _own(state: State, seat: int) -> Private:
    own = state.privates[seat]
    assert own is not None
    return own


def _look(text: str, goals: int) -> tuple[int, int, int]:
    goal, _, rest = text.partition(" ")
    face, _, turn = rest.partition(" in turn ")
    return _seat(goal, goals, "goal"), _cards(face)[0] if face else 0, _number(turn, "turn")


def _read_piles(state: State, lines: dict[str, str]) -> None:
    table, sealed = state.table, state.sealed
    assert sealed is not None
    sealed.aside = bytes(_cards(lines.pop("aside", "")))
    sealed.deck = bytearray(reversed(_cards(lines.pop("deck", ""))))
    table.deck = len(sealed.deck)
    for word in _words(lines.pop("discard", "")):
        hidden = word.startswith("(") and word.endswith(")")
        card = _cards(word[1:-1] if hidden else word)[0]
        sealed.discard.append(card)
        table.discard.append(0 if hidden else card)
    pile = lines.pop("gold pile", None)
    if pile is None:
        left = Counter(table.rules.gold_cards)
        for own in state.privates:
            assert own is not None
            left.subtract(own.gold)
            left.subtract(own.offer)
        sealed.gold_pile = bytearray(sorted(left.elements(), reverse=True))
    else:
        sealed.gold_pile = bytearray(reversed(_nuggets("" if pile == "none" else pile)))
    table.gold_pile = len(sealed.gold_pile)


def _read_course(state: State, lines: dict[str, str]) -> None:
    """Where the round stands: whose turn it is, who is asked for what, what has ended."""
    table = state.table
    assert state.sealed is not None
    seats, goals = table.rules.players, len(table.goal_cells)
    number, _, begun = lines.pop("round", "1").partition(", begun by seat ")
    table.round = _number(number, "round")
    asked, _, question = lines.pop("asked", "seat 0, turn").partition(", ")
    if asked != "nobody":
        words = question.split()
        if not words or words[0] not in QUESTIONS[TURN:] or not asked.startswith("seat "):
            raise BadInput(
                f"Someone is asked for {', '.join(QUESTIONS[TURN:])}, as in 'asked: seat 2, turn'."
            )
        table.asked = _seat(asked.removeprefix("seat "), seats, "seat")
        table.question = QUESTIONS.index(words[0])
        table.choices = tuple(_seat(choice, max(seats, goals), "choice") for choice in words[1:])
    turn, _, mover = lines.pop("turn", "1").partition(", seat ")
    table.turn = _number(turn, "turn")
    table.to_move = _seat(mover, seats, "seat") if mover else max(table.asked, 0)
    table.first = _seat(begun, seats, "seat") if begun else table.to_move
    table.direction = {"clockwise": 1, "widdershins": -1}.get(lines.pop("direction", "clockwise"), 0)
    if not table.direction:
        raise BadInput("The direction is clockwise or widdershins.")
    table.passes = _number(lines.pop("passes", "0"), "passes")
    for name in ("last card", "last tunnel"):
        if name in lines:
            setattr(table, name.replace(" ", "_"), _seat(lines.pop(name), seats, "seat"))
    for joined in _words(lines.pop("joined", "")):
        goal, _, seat = joined.partition(" by ")
        table.joined_by[_seat(goal, goals, "goal")] = _seat(seat, seats, "seat")
    for goal in lines.pop("turned", "").split():
        table.goal_faces[_seat(goal, goals, "goal")] = state.sealed.goals[int(goal)]
    _read_end(state, lines)


def _read_end(state: State, lines: dict[str, str]) -> None:
    table = state.table
    assert state.sealed is not None
    seats = table.rules.players
    ended = lines.pop("ended", None)
    if ended is not None:
        table.roles = bytes(own.role for own in state.privates if own is not None)
        table.left_over = b"" if table.rules.saboteur2 else state.sealed.left_over
        if ended != "no gold":
            table.gold_reached = True
            table.finisher = _seat(ended.removeprefix("gold by "), seats, "seat")
    table.winners = tuple(_seat(seat, seats, "seat") for seat in lines.pop("winners", "").split())
    if table.winners:
        table.shown_gold = [bytes(own.gold) for own in state.privates if own is not None]
    if table.question == WHICH_GOLD:
        own = state.privates[table.asked]
        assert own is not None
        if len(own.offer) < 2 or not ended:
            raise BadInput(
                "Who is asked for gold holds an offer of two cards or more, and the round has ended."
            )
        table.drafted = len(own.offer)
    if table.question == NOTHING and not table.winners:
        raise BadInput("Somebody must be asked, as in 'asked: seat 2, turn', unless the game has winners.")


def _check_counts(state: State) -> None:
    """No card may be there more often than the set-up has it."""
    table, sealed = state.table, state.sealed
    assert sealed is not None
    maze = table.maze
    cards = (
        Counter(sealed.deck)
        + Counter(sealed.discard)
        + Counter(maze.piece[cell] >> 1 for cell in maze.tunnels)
    )
    cards += Counter(sealed.aside)
    gold = Counter(sealed.gold_pile)
    for seat, own in enumerate(state.privates):
        assert own is not None
        cards += Counter(own.hand)
        cards += Counter(kind for kind, bit in FRONT_BITS.items() if table.fronts[seat] & bit)
        gold += Counter(own.gold) + Counter(own.offer)
    _no_more_than(cards, Counter(table.rules.deck), NAME)
    _no_more_than(gold, Counter(table.rules.gold_cards), {n: f"gold card of {n}" for n in (1, 2, 3)})


def _no_more_than(have: Counter[int], box: Counter[int], names: dict[int, str]) -> None:
    for kind in sorted(have - box):
        raise BadInput(
            f"{names[kind]} stands in this position {have[kind]} times; this set-up has {box[kind]}."
        )


def _words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def _cards(text: str) -> list[int]:
    kinds = []
    for word in _words(text):
        kind = KIND.get(word, 0)
        if not kind:
            raise BadInput(f"There is no card {word!r}.")
        kinds.append(kind)
    return kinds


def _nuggets(text: str) -> list[int]:
    if not all(word in ("1", "2", "3") for word in text.split()):
        raise BadInput(f"Gold cards are worth 1, 2 or 3, not {text!r}.")
    return [int(word) for word in text.split()]


def _role(word: str) -> int:
    if word not in ROLES[1:]:
        raise BadInput(f"There is no role {word!r}; the roles are {', '.join(ROLES[1:])}.")
    return ROLES.index(word)


def _number(text: str, what: str) -> int:
    if not text.isdecimal() or len(text) > 4:
        raise BadInput(f"{what.capitalize()} is a whole number, not {text!r}.")
    return int(text)


def _seat(text: str, bound: int, what: str) -> int:
    number = _number(text, what)
    if number >= bound:
        raise BadInput(f"There is no {what} {number}; they go from 0 to {bound - 1}.")
    return number


def _hex(text: str) -> str:
    if len(text) != 64 or any(digit not in "0123456789abcdef" for digit in text):
        raise BadInput("A seed is 64 hexadecimal digits.")
    return text


def _cell(state: State, at: tuple[int, int]) -> int:
    try:
        return state.table.maze.grid.cell(*at)
    except ValueError as error:
        raise BadInput(f"Sorry, {error}.") from None
