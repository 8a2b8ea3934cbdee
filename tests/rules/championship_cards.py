"""The championship cards that are shuffled into the deck (WC-0)."""

from typing import Final

from pyrite.game.modules import MODULES

CHAMPIONSHIP: Final = {
    name: card for name, module in MODULES.items() if module.rule.startswith("WC-") for card in module.deck
}
"""The card of each module."""
