"""For each codec of a field: values that can be read, hidden ones among them, and values that cannot.

The tests of facts are derived from these. A codec without an entry fails them.
"""

from typing import Any, Final

from pyrite.game import codec
from pyrite.game.codec import Codec
from pyrite.game.commands import COMMAND

GOOD: Final[dict[Codec, list[Any]]] = {
    codec.SEAT: [2, 11, None],
    codec.COUNT: [0, 4],
    codec.GOAL: [0, 7],
    codec.FLAG: [False, True],
    codec.TEXT: ["ab12"],
    codec.CONTRIBUTION: ["lucky 7"],
    codec.SEED: ["00ff"],
    codec.CELL: [[3, -1], [0, 0]],
    codec.CARD: ["map", "NES", None],
    codec.CARDS: [["NES", "map"], [None, None], []],
    codec.PIECE: ["N|+S|", "NES", "S ladder"],
    codec.ROLE: ["boss", None],
    codec.ROLES_LIST: [["digger", None, None], ["saboteur"]],
    codec.NUGGETS: [3, None],
    codec.NUGGETS_LIST: [[1, 2, None], []],
    codec.PURSES: [[[1, 3], [], [2]]],
    codec.HANDS: [[["NES", "map"], [None, None], [None]]],
    codec.SEATS: [[1, 2], []],
    codec.CHOICES: [[0, 2], []],
    codec.SIDES: ["SW", "NESW"],
    codec.ONE_SIDE: ["E"],
    codec.CHEST_FOUND: ["one gold", None],
    codec.SECRET_FLAG: [True, False, None],
    codec.CELLS: [[[3, -1], [5, 1]], []],
    codec.AMOUNT: [-1, 3],
    codec.CHESTS_FOUND: [["no draw", None]],
    codec.QUESTION: ["goal", "turn"],
    COMMAND: [{"do": "LayTunnel", "tunnel": "NSW", "cell": [1, 0]}, {"do": "ReadMap", "goal": 2}],
}

BAD: Final[dict[Codec, list[Any]]] = {
    codec.SEAT: [12, 99, -1, "1", True, [0]],
    codec.COUNT: [-1, "1", None],
    codec.GOAL: [8, -1, "1", None],
    codec.FLAG: ["perhaps", 1, None],
    codec.TEXT: [None, 5],
    codec.CONTRIBUTION: ["", 7, None],
    codec.SEED: ["xy", 5, None],
    codec.CELL: [[1], None, [999, 0], [1, 2, 3], "1,0"],
    codec.CARD: ["spade", 5, ["map"]],
    codec.CARDS: [None, "NES", 5, ["spade"], [["map"]]],
    codec.PIECE: ["gold", None, 5, ""],
    codec.ROLE: ["dragon", 5],
    codec.ROLES_LIST: ["digger", ["dragon"], None],
    codec.NUGGETS: [4, 0, "1"],
    codec.NUGGETS_LIST: [5, [4], None],
    codec.PURSES: [5, [5], None],
    codec.HANDS: [5, [5], [["spade"]]],
    codec.SEATS: [1, [None], [12]],
    codec.CHOICES: [5, ["x"], None],
    codec.SIDES: ["", "NN", "N|", "gold", None, "NES chest"],
    codec.ONE_SIDE: ["NE", 1, None],
    codec.CHEST_FOUND: ["dragon", 1, ["no draw"]],
    codec.SECRET_FLAG: ["yes", 1, 2],
    codec.CELLS: [5, [[1]], [[999, 0]]],
    codec.AMOUNT: [None, 100, "1"],
    codec.CHESTS_FOUND: [["dragon"], 5],
    codec.QUESTION: ["dance", 1, None],
}
"""A wrong command is not among them: it is rejected when the fact is read from JSON."""
