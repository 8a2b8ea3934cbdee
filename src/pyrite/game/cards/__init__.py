"""One card, one room: when it may be played, why not, and what it brings about.

A room is a module with three functions, all judged from what the seat itself sees:

* ``moves(table, seat, kind, found)`` adds the card's legal moves to ``found``, in rising order;
* ``why_not(table, seat, details)`` names the reason a move is refused, or None;
* ``play(state, seat, details)`` brings about its facts. The card itself has been laid out;
  a card that does not stay on the table is discarded afterwards (TURN-6).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pyrite.game import moves as verbs
from pyrite.game.cards import repair, rockfall, sabotage, treasure_map, tunnel
from pyrite.game.catalogue import BREAKS, MAP, REPAIRS, ROCKFALL
from pyrite.game.refusal import Refusal
from pyrite.game.table import State, Table

Moves = Callable[[Table, int, int, list[int]], None]
WhyNot = Callable[[Table, int, int], Refusal | None]
Play = Callable[[State, int, int], None]

MOVES: Final[dict[int, Moves]] = {
    MAP: treasure_map.moves,
    ROCKFALL: rockfall.moves,
    **dict.fromkeys(BREAKS, sabotage.moves),
    **dict.fromkeys(REPAIRS, repair.moves),
}
"""The room of each action card, by its kind. Tunnels share one room (`pyrite.game.cards.tunnel`)."""

WHY_NOT: Final[dict[int, WhyNot]] = {
    verbs.LAY_TUNNEL: tunnel.why_not,
    verbs.READ_MAP: treasure_map.why_not,
    verbs.ROCKFALL: rockfall.why_not,
    verbs.SABOTAGE: sabotage.why_not,
    verbs.REPAIR: repair.why_not,
}
"""The room that judges each verb."""

PLAY: Final[dict[int, Play]] = {
    verbs.LAY_TUNNEL: tunnel.play,
    verbs.READ_MAP: treasure_map.play,
    verbs.ROCKFALL: rockfall.play,
    verbs.SABOTAGE: sabotage.play,
    verbs.REPAIR: repair.play,
}
"""The room that plays each verb."""
