"""The types of a view as JSON (`pyrite.game.view_to_json`), for clients in other languages.

`tests/server/test_wire_types.py` checks every view of the golden playthroughs against them.

No postponed annotations: with them Python 3.11 does not see which keys are not required.
"""

from typing import NotRequired, Required, TypedDict


# Each of these classes stands for the definition of its name in the JSON schema (`tools/wire_schema.py`).
class Card(str):
    """A card."""


class Tunnel(str):
    """A tunnel card, spelt in its orientation."""


class Side(str):
    """One side of a card."""


class Role(str):
    """A role."""


class InChest(str):
    """What is in a chest."""


class Question(str):
    """What a seat is asked."""


class Nuggets(int):
    """The value of a gold card."""


class Cell(tuple[int, int]):
    """Column and row."""


class AnyCommand:
    """A command of the game."""


class Choice:
    """Something that the asked seat may choose: a number, a goal, a chest or a cell."""


class Parts:
    """The public state of the modules in play, by the name of the module."""


class OwnParts:
    """What only one seat knows of the state of the modules in play, by the name of the module."""


class SetUpForm(TypedDict):
    """The set-up of a game."""

    players: int
    edition: str
    modules: list[str]
    variants: list[str]
    house_rules: dict[str, bool | str]
    first_seat: int | None
    chest_layout: NotRequired[str | list[Cell]]


class AskedForm(TypedDict):
    """The current question, and the seats that are asked."""

    question: Question | None
    seats: list[int]


class Laid(TypedDict):
    """A face-up card in the maze; ``tunnel`` is its spelling in this orientation."""

    cell: Cell
    card: Card
    tunnel: Tunnel


class GoalSeen(TypedDict):
    """A goal; its face is null while it is face down."""

    goal: int
    cell: Cell
    face: Card | None


class GoalChoice(TypedDict):
    """A goal that may be chosen."""

    goal: int


class ChestChoice(TypedDict):
    """A chest that may be chosen."""

    chest: int


class GoalLook(TypedDict):
    """Who looked at which goal in which turn."""

    seat: int
    goal: int
    turn: int


class ChestLook(TypedDict):
    """Who looked at which chest in which turn."""

    seat: int
    chest: int
    turn: int


class Inspection(TypedDict):
    """Who looked at whose role in which turn."""

    seat: int
    other: int
    turn: int


class RoleChange(TypedDict):
    """Who changed roles in which turn."""

    seat: int
    turn: int


class Purse(TypedDict):
    """Gold cards, whose values are secret, and tokens, which are not."""

    cards: int
    tokens: int


class OwnGoalLook(TypedDict):
    """A goal that the seat has seen."""

    goal: int
    face: Card
    turn: int


class OwnInspection(TypedDict):
    """A role that was seen; ``current`` until that seat changes roles."""

    seat: int
    role: Role
    turn: int
    current: bool


class FormerRole(TypedDict):
    """A former role of the seat."""

    role: Role
    turn: int


class SeenFace(TypedDict):
    """A face that the viewer has seen, and when it last looked; null for a card that it has not seen."""

    face: Card | None
    turn: int | None


class KnownGoal(TypedDict):
    """A face-down goal and the faces that it may have; a single face is certain.

    The first face is there if the other players swapped as little as possible.
    """

    goal: int
    faces: list[SeenFace]


class Own(TypedDict):
    """What only one seat knows."""

    role: Role
    hand: list[Card]
    gold: list[Nuggets]
    looks: list[OwnGoalLook]
    inspections: list[OwnInspection]
    former_roles: list[FormerRole]
    forced_pass: bool
    offer: list[Nuggets]
    lifted: list[Card]
    discarded: list[Card]
    parts: OwnParts


class View(TypedDict):
    """Everything a viewer knows of a game; hidden values are null."""

    seat: int | None
    setup: SetUpForm
    options: dict[str, bool | str]
    round: int
    turn: int
    asked: AskedForm
    maze: list[Laid]
    goals: list[GoalSeen]
    choices: list[Choice]
    in_play: AnyCommand | None
    last_laid: Cell | None
    fronts: list[list[Card]]
    hands: list[int]
    deck: int
    discard: list[Card | None]
    looks: list[GoalLook]
    chest_looks: list[ChestLook]
    inspections: list[Inspection]
    role_changes: list[RoleChange]
    purses: list[Purse]
    gold_pile: int
    drafted: int
    first: int
    to_move: int | None
    clockwise: bool
    out: list[int]
    finisher: int | None
    roles: list[Role] | None
    left_over: list[Role] | None
    winners: list[int]
    shown_gold: list[list[Nuggets]] | None
    known_goals: list[KnownGoal]
    own: Own | None
    parts: Parts


class OwnChanges(TypedDict):
    """The private parts that have changed."""

    parts: OwnParts


class ViewChanges(TypedDict, total=False):
    """The fields of a view that a client does not compute, as they are after an update. They replace those before.

    ``choices`` is missing if the question lists none. ``parts`` has only the parts that have changed.
    """

    asked: Required[AskedForm]
    choices: list[Choice]
    parts: Parts
    known_goals: list[KnownGoal]
    own: OwnChanges
