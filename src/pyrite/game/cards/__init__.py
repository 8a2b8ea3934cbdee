"""One module per action card: when it may be played, why not, and what it does.

Each module has three functions. The first two use only what the seat itself sees:

* ``moves(table, seat, own, kind, found)`` appends the legal moves of the card to ``found``, in rising order;
* ``why_not(table, seat, own, details)`` returns why a move is refused, or None;
* ``play(state, seat, details)`` carries the move out. The card has been played by then;
  if it does not stay on the table, it is discarded afterwards (TURN-6).

All tunnel cards share the module `tunnel`; `discarding` has turns in which no card is played.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pyrite.game import moves as verbs
from pyrite.game.cards import (
    change_of_direction,
    detour,
    free,
    goal_swap,
    hand_swap,
    hands_off,
    hat_swap,
    inspection,
    path_specialist,
    repair,
    rockfall,
    sabotage,
    theft,
    trapped,
    treasure_map,
    trove,
    tunnel,
)
from pyrite.game.catalogue import BREAKS, NAME, REPAIRS
from pyrite.game.refusal import Refusal
from pyrite.game.state import Private, State
from pyrite.game.table import Table

Moves = Callable[[Table, int, Private, int, list[int]], None]
WhyNot = Callable[[Table, int, Private, int], Refusal | None]
Play = Callable[[State, int, int], None]

_CARD_MODULES: Final = {
    verbs.READ_MAP: treasure_map,
    verbs.ROCKFALL: rockfall,
    verbs.SABOTAGE: sabotage,
    verbs.REPAIR: repair,
    verbs.PLAN_THEFT: theft,
    verbs.HANDS_OFF: hands_off,
    verbs.TRAP: trapped,
    verbs.FREE: free,
    verbs.INSPECT: inspection,
    verbs.SWAP_HATS: hat_swap,
    verbs.SWAP_HANDS: hand_swap,
    verbs.SWAP_GOALS: goal_swap,
    verbs.SEARCH_TROVE: trove,
    verbs.CHANGE_DIRECTION: change_of_direction,
    verbs.CALL_SPECIALIST: path_specialist,
    verbs.DETOUR: detour,
}
"""The module of each verb that plays an action card."""


def _no_moves(table: Table, seat: int, own: Private, kind: int, found: list[int]) -> None:
    """A veto cannot be played in your own turn (WC-19)."""


def _move_listers() -> tuple[Moves, ...]:
    lists: dict[int, Moves] = {
        **dict.fromkeys(BREAKS, sabotage.moves),
        **dict.fromkeys(REPAIRS, repair.moves),
        **{
            verbs.CARD_PLAYED[verb]: module.moves
            for verb, module in _CARD_MODULES.items()
            if verb in verbs.CARD_PLAYED
        },
    }
    return tuple([lists.get(kind, _no_moves) for kind in range(max(NAME) + 1)])


MOVES: Final = _move_listers()
"""The function that lists the moves of each action card, by its kind."""

WHY_NOT: Final[dict[int, WhyNot]] = {
    verbs.LAY_TUNNEL: tunnel.why_not,
    verbs.LOOK_IN_CHEST: treasure_map.why_not_chest,
    **{verb: module.why_not for verb, module in _CARD_MODULES.items()},
}
"""The function that checks the moves of each verb."""


def _play_functions() -> tuple[Play, ...]:
    plays: dict[int, Play] = {
        verbs.LAY_TUNNEL: tunnel.play,
        verbs.LOOK_IN_CHEST: treasure_map.look_in_chest,
        **{verb: module.play for verb, module in _CARD_MODULES.items()},
    }
    return tuple([plays[verb] for verb in range(len(plays))])


PLAY: Final = _play_functions()
"""The function that plays each verb, in the order of the verbs' numbers."""
