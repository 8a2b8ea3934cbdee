"""What a position as text does not carry: which way hidden cards went."""

from pyrite.game import hidden_card_history
from pyrite.game.state import State


def begun_anew(state: State) -> State:
    """The same position as it is read from text: its tracks begin here."""
    twin = state.clone()
    hidden_card_history.begin(twin)
    hidden_card_history.begin_gold(twin)
    return twin
