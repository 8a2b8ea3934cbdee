"""Action cards of the base game and Saboteur 2: when each may be played, why not, and what it does.

Each module has the class of one card; `card` says what a card can be asked. All tunnel cards share the module
`tunnel`; `discarding` has turns in which no card is played. The cards of
other modules of the box are in `pyrite.game.modules`, which adds them to the tables here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pyrite.game import commands
from pyrite.game.cards.card import Card
from pyrite.game.cards.free import FreeCard
from pyrite.game.cards.hand_swap import HandSwapCard
from pyrite.game.cards.hands_off import HandsOffCard
from pyrite.game.cards.hat_swap import HatSwapCard
from pyrite.game.cards.inspection import InspectionCard
from pyrite.game.cards.repair import RepairCard
from pyrite.game.cards.rockfall import RockfallCard
from pyrite.game.cards.sabotage import SabotageCard
from pyrite.game.cards.theft import TheftCard
from pyrite.game.cards.trapped import TrappedCard
from pyrite.game.cards.treasure_map import MapCard
from pyrite.game.cards.tunnel import TunnelCard
from pyrite.game.catalogue import BREAKS, REPAIRS
from pyrite.game.declare import Command
from pyrite.game.moves import LAY_TUNNEL, PASS

CARDS: Final[list[Card]] = [Card()] * 128
"""Each action card by its kind."""

BY_VERB: Final[list[Card]] = [TunnelCard()] * PASS
"""The card that each verb plays; LAY_TUNNEL is the first."""

PLAYED_VERBS: Final[set[int]] = {LAY_TUNNEL}
"""The verbs that play a card."""


def add_card(command: type[Command], card: Card, kinds: Iterable[int] = ()) -> None:
    """Add the card that a command plays to the tables; kinds are given if it plays several."""
    for kind in kinds or (command.plays,):
        CARDS[kind] = card
    BY_VERB[command.verb] = card
    PLAYED_VERBS.add(command.verb)


for _command, _card in {
    commands.ReadMap: MapCard(),
    commands.Rockfall: RockfallCard(),
    commands.PlanTheft: TheftCard(),
    commands.HandsOff: HandsOffCard(),
    commands.Trap: TrappedCard(),
    commands.Free: FreeCard(),
    commands.Inspect: InspectionCard(),
    commands.SwapHats: HatSwapCard(),
    commands.SwapHands: HandSwapCard(),
}.items():
    add_card(_command, _card)
add_card(commands.Sabotage, SabotageCard(), BREAKS)
add_card(commands.Repair, RepairCard(), REPAIRS)
