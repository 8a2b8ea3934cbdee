"""Toll tunnels: where a dwarf may be placed, what a cell costs, who may be asked to pay (TOLL-1 to TOLL-4)."""

from typing import Any

from .maze import as_cell, beyond, taken, tunnels_by_cell
from .module_rules import Cell, Command, ModuleRules, View
from .players import hindered, others, own_purse
from .tunnel import open_sides


def dwarfs(view: View) -> list[dict[str, Any]]:
    """The dwarfs in the maze; none without the module toll."""
    return list(view.get("dwarfs") or [])


def faces(dwarf: dict[str, Any]) -> Cell:
    """The cell that a dwarf faces."""
    return beyond(as_cell(dwarf["cell"]), dwarf["side"])


def agreed_payer(view: View, cell: Cell) -> int | None:
    """TOLL-3: who has agreed this turn to pay for a cell, if anybody."""
    for agreed in view.get("toll_payers") or []:
        if as_cell(agreed["cell"]) == cell:
            return int(agreed["seat"])
    return None


def toll(view: View, cell: Cell, layer: int, payer: int) -> list[int]:
    """Whom ``payer`` gives 1 gold each so that ``layer`` may lay in a cell.

    TOLL-2: every owner of a dwarf that faces it; nobody pays for an own dwarf. TOLL-4: two dwarfs, both are
    paid. A payer who owns one of the dwarfs pays nothing for it.
    """
    owners = [int(dwarf["owner"]) for dwarf in dwarfs(view) if faces(dwarf) == cell]
    return [owner for owner in owners if owner not in (layer, payer)]


def tolls(view: View, layer: int, cell: Cell) -> list[tuple[int, int]]:
    """Who gives 1 gold to whom when the tunnel takes effect in a cell: (payer, owner), dwarf by dwarf."""
    payer = agreed_payer(view, cell)
    if payer is None:
        payer = layer
    return [(payer, owner) for owner in toll(view, cell, layer, payer)]


def too_dear(view: View, command: Command) -> bool:
    """TOLL-2, TOLL-3: a tunnel may not be laid where nobody agreed to pay and the own gold is not enough."""
    if command["do"] not in ("LayTunnel", "Detour") or agreed_payer(view, as_cell(command["cell"])) is not None:
        return False
    if command["do"] == "Detour":
        view = without_dwarfs_at(view, as_cell(view["last_laid"]))
    due = len(toll(view, as_cell(command["cell"]), view["seat"], view["seat"]))
    return due > 0 and own_purse(view) < due


def without_dwarfs_at(view: View, cell: Cell) -> View:
    """TOLL-4: a detour lifts the tunnel first; a dwarf at it leaves then."""
    return {**view, "dwarfs": [dwarf for dwarf in dwarfs(view) if as_cell(dwarf["cell"]) != cell]}


def ask_toll(view: View) -> list[Command]:
    """TOLL-3: ask another player, each at most once a turn, to pay for a cell that costs this seat a toll.

    A cell for which somebody has agreed to pay is left out. Only a seat that may lay tunnels now, or that holds a
    detour, has a reason to ask. The gold of the other player does not matter, because it is secret.
    """
    if hindered(view, view["seat"]) and "detour" not in view["own"]["hand"]:
        return []
    found: list[Command] = []
    for cell in {faces(dwarf) for dwarf in dwarfs(view)}:
        if not toll(view, cell, view["seat"], view["seat"]) or agreed_payer(view, cell) is not None:
            continue
        for seat in others(view):
            if seat not in view["toll_asked"]:
                found.append({"do": "AskToll", "seat": seat, "cell": list(cell)})
    return found


def answer_toll(view: View) -> list[Command]:
    """TOLL-3: decline, or accept with enough gold. The asker is the seat whose turn it is."""
    found: list[Command] = [{"do": "AnswerToll", "pay": False}]
    if own_purse(view) >= len(toll(view, cell_asked_about(view), view["to_move"], view["seat"])):
        found.append({"do": "AnswerToll", "pay": True})
    return found


def cell_asked_about(view: View) -> Cell:
    """TOLL-3: the cell that the request names."""
    (cell,) = view["choices"]
    return as_cell(cell["cell"] if isinstance(cell, dict) else cell)


def stand_dwarf(view: View) -> list[Command]:
    """TOLL-1: discard any one card, place a dwarf that has not been used this round.

    It is placed at an open side of any face-up card that faces an empty cell and has no dwarf yet. Broken tools
    and traps do not matter.
    """
    if not view["dwarfs_left"]:
        return []
    standing = {(as_cell(dwarf["cell"]), dwarf["side"]) for dwarf in dwarfs(view)}
    found: list[Command] = []
    for cell, tunnel in tunnels_by_cell(view).items():
        for side in open_sides(tunnel):
            if beyond(cell, side) not in taken(view) and (cell, side) not in standing:
                for card in set(view["own"]["hand"]):
                    found.append({"do": "StandDwarf", "card": card, "cell": list(cell), "side": side})
    return found


def dwarfs_that_stay(view: View) -> list[dict[str, Any]]:
    """TOLL-2, TOLL-4: the dwarfs whose tunnel is still there and whose cell is empty.

    The others leave for the round: they were paid, their tunnel was removed or moved, or a moved goal fills their
    cell.
    """
    found = []
    for dwarf in dwarfs(view):
        tunnel = tunnels_by_cell(view).get(as_cell(dwarf["cell"]))
        if tunnel is not None and dwarf["side"] in open_sides(tunnel) and faces(dwarf) not in taken(view):
            found.append(dwarf)
    return found


RULES = ModuleRules(
    start_gold=1,  # TOLL-1: given once, when the game begins
    turn=lambda view: stand_dwarf(view) + ask_toll(view),
    answers={"toll": answer_toll, "tunnel": ask_toll},
    forbids=too_dear,
    draws={"StandDwarf": lambda turn: (turn.seat, 0)},  # TOLL-1: no card is drawn
    facts={"DwarfStood": {"card": "seat"}, "DwarfLeft": {}, "TollAsked": {}, "TollAnswered": {}},
    numbers={"asker": "seat", "owner": "seat", "toll_asked": "seat", "dwarfs_left": "count"},
    private={"StandDwarf": ["card"]},
)
