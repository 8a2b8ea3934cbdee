"""A position as text: all of a state, the maze as a picture, one line for each seat.

Whatever is as at the beginning of a round may be left out, so a position drawn for a
test is a few lines. `print_position` writes what `parse_position` reads, and back.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from pyrite.game.catalogue import BREAKS, KIND, NAME, ROLES
from pyrite.game.maze import HIDDEN_GOAL_PIECE
from pyrite.game.moves import NOTHING, QUESTIONS, TURN, WHICH_GOLD
from pyrite.game.notation.picture import Picture, draw_maze
from pyrite.game.refusal import BadInput
from pyrite.game.setup import Rules, SetUp
from pyrite.game.table import NOBODY, Private, State

# ---------------------------------------------------------------- writing


def print_position(state: State) -> str:
    """A full state as text."""
    table, sealed = state.table, state.sealed
    if sealed is None:
        raise BadInput("A view is not a position: it does not hold what its viewer may not know.")
    set_up = table.rules.set_up
    lines = [f"players: {set_up.players}", f"edition: {set_up.edition}"]

    def say(name: str, value: object, unless: object = "") -> None:
        if value != unless:
            lines.append(f"{name}: {value}")

    say("variants", _listed(sorted(set_up.variants)))
    say("modules", _listed(sorted(set_up.modules)))
    say(
        "house rules",
        _listed(f"{name}={_yes_no(value)}" for name, value in sorted(set_up.house_rules.items())),
    )
    say("first seat", set_up.first_seat, None)
    say("seed", sealed.seed.hex(), "00" * len(sealed.seed))
    say("round", f"{table.round}, begun by seat {table.first}")
    say("turn", f"{table.turn}, seat {table.to_move}")
    asked = f"seat {table.asked}, {QUESTIONS[table.question]}" if table.asked != NOBODY else "nobody"
    lines.append(" ".join([f"asked: {asked}", *map(str, table.choices)]))
    say("direction", "clockwise" if table.direction == 1 else "widdershins", "clockwise")
    say("passes", table.passes, 0)
    say("last card", table.last_card, NOBODY)
    say("last tunnel", table.last_tunnel, NOBODY)
    say("joined", _listed(f"{goal} by {seat}" for goal, seat in enumerate(table.joined_by) if seat != NOBODY))
    hidden = [
        goal for goal, cell in enumerate(table.goal_cells) if table.maze.piece[cell] == HIDDEN_GOAL_PIECE
    ]
    say("turned", " ".join(str(goal) for goal in hidden if table.goal_faces[goal]))
    if table.roles:
        say("ended", "no gold" if table.finisher == NOBODY else f"gold by {table.finisher}")
    say("winners", " ".join(map(str, table.winners)))
    lines += ["maze:", *(f"  {row}" for row in draw_maze(table).splitlines())]
    say("goals", _named(sealed.goals))
    say("left over", _listed(ROLES[role] for role in sealed.left_over))
    for seat, own in enumerate(state.privates):
        assert own is not None
        lines.append(f"seat {seat}: {_print_seat(state, seat, own)}")
    say("deck", _named(reversed(sealed.deck)))
    say(
        "discard",
        _listed(_in_pile(card, seen) for card, seen in zip(sealed.discard, table.discard, strict=True)),
    )
    lines.append(f"gold pile: {_numbers(reversed(sealed.gold_pile)) or 'none'}")
    return "\n".join(lines) + "\n"


def _print_seat(state: State, seat: int, own: Private) -> str:
    table = state.table
    parts = [ROLES[own.role]]
    front = [kind for kind, bit in BREAKS.items() if table.fronts[seat] & bit]
    saw = [f"{goal} {NAME[face]} in turn {turn}" for goal, face, turn in own.looks]
    for name, value in (
        ("hand", _named(own.hand)),
        ("front", _named(front)),
        ("gold", _numbers(own.gold)),
        ("tokens", str(table.tokens[seat] or "")),
        ("saw", _listed(saw)),
        ("discarded", _named(own.discarded)),
        ("offer", _numbers(own.offer)),
    ):
        if value:
            parts.append(f"{name} {value}")
    return "; ".join(parts)


def _in_pile(card: int, seen: int) -> str:
    return NAME[card] if seen else f"({NAME[card]})"


def _listed(words: Iterable[str]) -> str:
    return ", ".join(words)


def _named(kinds: Iterable[int]) -> str:
    return _listed(NAME[kind] for kind in kinds)


def _numbers(values: Iterable[int]) -> str:
    return " ".join(map(str, values))


def _yes_no(value: object) -> object:
    return value if isinstance(value, str) else "yes" if value else "no"


# ---------------------------------------------------------------- reading


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
    looks = []
    for seat in range(table.rules.players):
        own = state.privates[seat]
        assert own is not None
        words = [part.strip() for part in lines.pop(f"seat {seat}", "").split(";")]
        own.role = _role(words[0] or "digger")
        for part in words[1:]:
            name, _, value = part.partition(" ")
            if name == "hand":
                own.hand = bytearray(sorted(_cards(value)))
            elif name == "front":
                for kind in _cards(value):
                    bit = BREAKS.get(kind, 0)
                    if not bit or table.fronts[seat] & bit:
                        raise BadInput(f"{NAME[kind]} cannot lie in front of seat {seat}.")
                    table.fronts[seat] |= bit
            elif name == "gold":
                own.gold = bytearray(_nuggets(value))
            elif name == "offer":
                own.offer = bytes(_nuggets(value))
            elif name == "tokens":
                table.tokens[seat] = _number(value, "tokens")
            elif name == "discarded":
                own.discarded = list(_cards(value))
            elif name == "saw":
                for look in _words(value):
                    own.looks.append(_look(look, len(table.goal_cells)))
                looks += [(turn, seat, goal) for goal, _, turn in own.looks]
            else:
                raise BadInput(
                    f"What is {part!r} of seat {seat}? A seat has hand, front, gold, tokens, saw, discarded."
                )
        table.hands[seat] = len(own.hand)
        table.gold_cards[seat] = len(own.gold)
    table.looks = [(seat, goal, turn) for turn, seat, goal in sorted(looks)]


def _look(text: str, goals: int) -> tuple[int, int, int]:
    goal, _, rest = text.partition(" ")
    face, _, turn = rest.partition(" in turn ")
    return _seat(goal, goals, "goal"), _cards(face)[0] if face else 0, _number(turn, "turn")


def _read_piles(state: State, lines: dict[str, str]) -> None:
    table, sealed = state.table, state.sealed
    assert sealed is not None
    sealed.left_over = bytes(_role(word) for word in _words(lines.pop("left over", "")))
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
        table.choices = tuple(_seat(goal, goals, "goal") for goal in words[1:])
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
        table.left_over = state.sealed.left_over
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
    roles = Counter(sealed.left_over)
    gold = Counter(sealed.gold_pile)
    for seat, own in enumerate(state.privates):
        assert own is not None
        cards += Counter(own.hand) + Counter(kind for kind, bit in BREAKS.items() if table.fronts[seat] & bit)
        roles[own.role] += 1
        gold += Counter(own.gold) + Counter(own.offer)
    _no_more_than(cards, Counter(table.rules.deck), NAME)
    _no_more_than(roles, Counter(table.rules.roles), dict(enumerate(ROLES)))
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
