"""Sentences for the maze: tunnels laid, moved and removed, goals turned over, looked at, swapped and moved."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from pyrite.cli.phrases import goal_words, place_words, tunnel_noun, tunnel_words
from pyrite.cli.words.seat_words import SeatWords
from pyrite.game.facts.maze import GoalLaid, GoalTurned, Looked, TunnelLaid, TunnelRemoved
from pyrite.game.modules.chests.facts import GoalMoved
from pyrite.game.modules.detour import TunnelMoved
from pyrite.game.modules.goal_swap import GoalsPutBack

MazeFact: TypeAlias = (
    TunnelLaid | TunnelRemoved | TunnelMoved | GoalTurned | GoalLaid | GoalMoved | GoalsPutBack | Looked
)


def sentence(words: SeatWords, fact: MazeFact) -> str:
    """The sentence for a fact about the maze."""
    match fact:
        case TunnelLaid():
            return f"The {tunnel_noun(fact.tunnel)} is now at {place_words(fact.cell)}."
        case TunnelRemoved():
            return f"The tunnel at {place_words(fact.cell)} is gone."
        case TunnelMoved():
            way = f"from {place_words(fact.origin)} to {place_words(fact.cell)}"
            return f"The {tunnel_noun(fact.tunnel)} is moved {way}."
        case GoalTurned():
            return f"{words.does(fact.seat, 'turn')} goal {fact.goal} over: {goal_words(fact.face)}."
        case GoalLaid():
            return f"Goal {fact.goal} is laid as {tunnel_words(fact.tunnel)}."
        case GoalMoved():
            return f"{words.does(fact.seat, 'move')} goal {fact.goal} one cell farther from the start."
        case GoalsPutBack():
            how = {None: "swapped or not", True: "swapped", False: "as they were"}[fact.swapped]
            return f"{words.does(fact.seat, 'put')} goals {fact.one} and {fact.other} back, {how}."
        case Looked():
            face = f": {goal_words(fact.face)}" if fact.face is not None else ""
            return f"{words.does(fact.seat, 'look')} at goal {fact.goal}{face}."
        case _:
            assert_never(fact)
