"""A state without the history of hidden cards, which a position as text does not contain."""

from pyrite.game import hidden_card_history
from pyrite.game.state import State


def without_history(state: State) -> State:
    """The same state as if it had been read from text: its history begins here."""
    copy = state.clone()
    hidden_card_history.start_card_history(copy)
    hidden_card_history.start_gold_history(copy)
    return copy
