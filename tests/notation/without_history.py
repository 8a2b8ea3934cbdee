"""What a position as text does not carry: which way hidden cards went."""

from pyrite.game import hidden_card_history
from pyrite.game.state import State


def without_history(state: State) -> State:
    """The same position as it is read from text: its tracks begin here."""
    twin = state.clone()
    hidden_card_history.start_card_history(twin)
    hidden_card_history.start_gold_history(twin)
    return twin
