"""Positions and helpers for the tests of the oracle.

These tests check the oracle, not the game, so they have rule ids in comments and not in ``rule`` marks.
"""

import json
from typing import Any

from tests.oracle import legal, options
from tests.oracle.treasure import treasure

View = dict[str, Any]
Cell = tuple[int, int]


def position(
    tunnels: dict[Cell, str] | None = None,
    *,
    hand: list[str] | None = None,
    edition: str = "DE24",
    fronts: list[list[str]] | None = None,
    faces: tuple[str | None, str | None, str | None] = (None, None, None),
    cards: dict[Cell, str] | None = None,
    question: str | None = "turn",
    **rest: Any,
) -> View:
    """The view of seat 0 of three: a maze with the start and ``tunnels`` in their orientations.

    The name of a card is its spelling in the maze, unless ``cards`` gives another.
    """
    maze: list[dict[str, Any]] = [{"cell": [0, 0], "card": "start", "tunnel": "NESW"}]
    for cell, tunnel in (tunnels or {}).items():
        maze.append({"cell": list(cell), "card": (cards or {}).get(cell, tunnel), "tunnel": tunnel})
    view: View = {
        "seat": 0,
        "setup": {"players": 3, "edition": edition, "modules": [], "variants": []},
        "options": options(edition),
        "asked": {"question": question, "seats": [0]},
        "maze": maze,
        "goals": [{"goal": each, "cell": [8, 2 * each - 2], "face": faces[each]} for each in range(3)],
        "fresh_goals": [],
        "fronts": fronts or [[], [], []],
        "hands": [6, 6, 6],
        "deck": 0,
        "out": [],
        "own": {"role": "digger", "hand": hand or [], "gold": [], "looks": [], "offer": []},
    }
    view.update(rest)
    return view


def row(first: int, last: int) -> dict[Cell, str]:
    """A straight tunnel in row 0 from column ``first`` to column ``last``."""
    return {(column, 0): "EW" for column in range(first, last + 1)}


def lay_places(view: View) -> set[tuple[str, Cell]]:
    """The legal ways to lay a tunnel: its spelling and its cell."""
    return {(found["tunnel"], tuple(found["cell"])) for found in commands_named(view, "LayTunnel")}


def commands_named(view: View, name: str) -> list[dict[str, Any]]:
    """The legal commands of one kind."""
    return [found for found in map(json.loads, sorted(legal(view))) if found["do"] == name]


THREE_DIGGERS_TWO_SABOTEURS = ["digger", "saboteur", "digger", "digger", "saboteur"]


def saboteur2_view(
    tunnels: dict[Cell, str] | None = None, *, house: dict[str, Any] | None = None, **rest: Any
) -> View:
    """The view of `position` in a game of Saboteur 2; ``house`` overrides single options."""
    view = position(tunnels, **{"purses": purses(0, 0, 0), "thefts": [], **rest})
    view["setup"]["modules"] = ["saboteur2"]
    view["options"].update(house or {})
    return view


def purses(*tokens: int) -> list[dict[str, int]]:
    """The purse of each seat, without gold cards."""
    return [{"cards": 0, "tokens": each} for each in tokens]


def found_gold(tunnels: dict[Cell, str], **rest: Any) -> View:
    """A maze at the end of a round: the middle goal is the gold, face up."""
    faces = (None, "gold", None)
    return saboteur2_view({**tunnels, (8, 0): "NESW"}, cards={(8, 0): "gold"}, faces=faces, **rest)


def targets(view: View, name: str) -> list[int | None]:
    """The seats that the legal commands of one kind name."""
    return [found["seat"] for found in commands_named(view, name)]


ALL_LADDER_RULES = {("touching", False), ("touching", True), ("open_side", False), ("open_side", True)}


def two_routes(doors: dict[Cell, str], middle: str | None = None) -> View:
    """An upper route in row -1 and a lower one in row 1, from (1, 0) to (7, 0); a cross cut at column 4."""
    tunnels: dict[Cell, str] = {
        (1, 0): "NSW",
        (1, -1): "ES",
        (1, 1): "NE",
        (7, 0): "NES",
        (7, -1): "SW",
        (7, 1): "NW",
    }
    tunnels.update({(column, level): "EW" for column in range(2, 7) for level in (-1, 1)})
    if middle is not None:
        tunnels.update({(4, -1): "ESW", (4, 0): middle, (4, 1): "NEW"})
    return found_gold({**tunnels, **doors})


BLUE, GREEN = "EW blue door", "EW green door"
B, G, BOSS, PROF, GEO, SAB = "blue digger", "green digger", "boss", "profiteer", "geologist", "saboteur"
BOTH = {"blue", "green"}


def treasure_paid(
    roles: list[str], finisher: int | None, able: set[str], trapped: set[int] | None = None, crystals: int = 0
) -> tuple[int, ...]:
    """What each seat is paid. Seats that are not ``trapped`` have a theft in front, which changes nothing."""
    fronts = [
        ["broken cart", "trapped"] if seat in (trapped or set()) else ["theft"] for seat in range(len(roles))
    ]
    return treasure(roles, finisher, fronts, able, crystals)


CHAMPIONSHIP_CARDS = [
    "goal_swap",
    "trove",
    "veto",
    "change_of_direction",
    "master_craftsman",
    "path_specialist",
    "detour",
]


def view_with(modules: str, tunnels: dict[Cell, str] | None = None, **rest: Any) -> View:
    """The view of `position` with some modules, named with spaces between them.

    The wardrobe or party is at its usual cell; ``gold`` is the own gold cards, ``own`` adds to the own part.
    """
    more, gold, own = {**(tunnels or {})}, rest.pop("gold", []), rest.pop("own", {})
    cards = rest.pop("cards", {})
    for special in ("wardrobe", "party"):
        if special in modules.split():
            more[(4, 3)] = "NESW"
            cards = {**cards, (4, 3): special}
    fields: dict[str, Any] = {
        "purses": purses(0, 0, 0),
        "discard": [],
        "last_laid": None,
        "choices": [],
        "to_move": 0,
        "clockwise": True,
    }
    if "toll" in modules:
        fields.update({"dwarfs": [], "dwarfs_left": 2, "toll_payers": [], "toll_asked": []})
    if "chests" in modules:
        fields.update({"chests": chests((3, -1), (3, 1), (5, -1), (5, 1)), "no_maps": False})
    view = position(more, cards=cards, **{**fields, **rest})
    view["setup"]["modules"] = modules.split()
    view["own"].update({"gold": gold, **own})
    return view


def chests(*cells: Cell | None, tunnels: dict[int, str] | None = None) -> list[dict[str, Any]]:
    """Chests by number: the cell (None: gone) and the tunnel, face down unless given."""
    return [
        {"chest": each, "cell": cell and list(cell), "tunnel": (tunnels or {}).get(each), "found": None}
        for each, cell in enumerate(cells)
    ]


def goals(*faces: str | None, **moved: Cell) -> list[dict[str, Any]]:
    """Goals by number, three or five; ``moved`` gives another cell: g1=(9, 0)."""
    places = {3: [-2, 0, 2], 5: [-4, -2, 0, 2, 4]}[len(faces)]
    return [
        {"goal": each, "cell": list(moved.get(f"g{each}", (8, places[each]))), "face": face}
        for each, face in enumerate(faces)
    ]


def dwarf(owner: int, cell: Cell, side: str) -> dict[str, Any]:
    """A toll dwarf that stands in a cell."""
    return {"owner": owner, "cell": list(cell), "side": side}


def command_names(view: View) -> set[str]:
    """The names of the legal commands."""
    return {json.loads(text)["do"] for text in legal(view)}


def detour_places(view: View) -> set[tuple[str, Cell]]:
    """The cells to which a detour may move the tunnel laid last."""
    return {(found["tunnel"], tuple(found["cell"])) for found in commands_named(view, "Detour")}


LAY: dict[str, Any] = {"do": "LayTunnel", "tunnel": "EW", "cell": [1, 0]}
CALL: dict[str, Any] = {"do": "CallSpecialist"}
TROVE: dict[str, Any] = {"do": "SearchTrove"}
STAND: dict[str, Any] = {"do": "StandDwarf", "card": "map", "cell": [0, 0], "side": "E"}
