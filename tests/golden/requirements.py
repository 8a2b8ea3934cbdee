"""The facts that the playthroughs of each part of the game must show between them."""

from pyrite.game.catalogue import (
    BASE_ACTIONS,
    BASE_TUNNELS,
    CHESTS,
    KIND,
    NEW_GOALS,
    PIECES,
    SABOTEUR2_ACTIONS,
    SABOTEUR2_TUNNELS,
    SPELLING,
)
from pyrite.game.module import Module
from pyrite.game.modules import MODULES
from tests.golden.search import COMMAND
from tests.modules.scenarios import shown_besides

HOUSE_RULES = "house rules"


def laid(card: str) -> str:
    """The requirement that a tunnel is laid, in either orientation."""
    return " or ".join(f"TunnelLaid tunnel={SPELLING[piece]}" for piece in PIECES[KIND[card]])


def played(card: str) -> str:
    """The requirement that an action card is played: put in front of a player, or discarded."""
    return f"PutInFront card={card} or CardDiscarded card={card}"


BASE_CARDS = (*(laid(card) for card in BASE_TUNNELS), *(played(card) for card in BASE_ACTIONS))
S2_TUNNELS = tuple(laid(card) for card in SABOTEUR2_TUNNELS)
S2_ACTIONS = tuple(played(card) for card in SABOTEUR2_ACTIONS)
S2_SHARING = (
    "RoundEnded gold_reached=true",
    "TokensPaid",
    "Asked question=victim",
    "Stole",
)

_OTHER_FACTS: dict[str, tuple[str, ...]] = {
    "saboteur2": (
        *S2_TUNNELS,
        *S2_ACTIONS,
        *S2_SHARING,
        "TakenFromFront card=theft",
        "TakenFromFront card=trapped",
        "RoleSeen",
        "RoleChanged",
        "HandsSwapped",
        "DiscardedTwo",
    ),
    "greedy_dwarf": ("RoundEnded gold_reached=true", "GoldDealt due=4"),
    "goal_swap": ("GoalsPutBack swapped=true",),
    "master_craftsman": ("TakenFromFront",),
    "toll": ("TollAnswered pay=true", "TollAnswered pay=false", "TokensMoved"),
    "new_goals": (
        *(f"GoalTurned face={face}" for face in NEW_GOALS),
        "TokensPaid tokens=1",
        "TokensPaid tokens=2",
        "TokensPaid tokens=-1",
    ),
    "chests": (
        *(f"ChestOpened found={found}" for found in CHESTS[1:]),
        "GoldPicked",
        "CardTaken",
        "RoleSeen",
        "CardsLifted from_deck=true",
        "CardsLifted from_deck=false",
        "DeckBuried",
        "DiscardShuffled",
    ),
    # One of three diggers is sabotaged: of three gold cards the first to choose gets the last one too.
    "sabotaged_dwarf": (
        "RoundEnded gold_reached=true",
        "GoldTaken seat=3 nuggets=1",
        "GoldTaken seat=3 nuggets=2",
    ),
    "tournament": ("TokensPaid tokens=3", "TokensPaid tokens=2", "TokensPaid tokens=4"),
}
"""What the playthroughs of each module and variant must show besides what it declares.

A module with scenarios in its test file has it there (`SHOWS`)."""


def _cards_played(module: Module) -> tuple[str, ...]:
    """Each card of a module is played, except a veto and the cards of a game of its own."""
    if module.game or module.name == "veto":
        return ()
    return tuple(played(card) for card in module.deck)


def _declared(module: Module) -> tuple[str, ...]:
    """Its facts and its commands. The answers show that its questions are asked."""
    return (
        *(kind.__name__ for kind in module.facts),
        *(f"{COMMAND} {kind.__name__}" for kind in module.commands),
    )


OWN_FACTS = {
    name: (*_cards_played(module), *_declared(module), *_OTHER_FACTS.get(name, ()), *shown_besides(name))
    for name, module in MODULES.items()
}
"""The facts and commands that the playthroughs of each module and variant must show."""
