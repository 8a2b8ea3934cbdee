"""Play towards the end of a round without gold: broken tools, an empty deck, few playable cards.

Random play rarely ends a round by forced passes, or because nobody can play (END-1). Here tools are broken and
players trapped while the deck lasts. Afterwards playable cards are discarded, with random commands in between.
"""

from collections.abc import Iterator
from random import Random
from typing import Final

from pyrite.game import Command, DiscardTwo, Game, LayTunnel, Pass, Sabotage, SetUp, Trap
from pyrite.game.commands import Rockfall, SwapHands
from pyrite.game.modules.toll.commands import AskToll, StandDwarf
from tests.properties.driver import submit

BREAKING: Final = (Sabotage, Trap)
WASTEFUL: Final = (StandDwarf, AskToll, DiscardTwo)


class EmptyDeckDriver:
    """Chooses commands for every seat; the same play seed makes the same choices."""

    def __init__(self, play_seed: int) -> None:
        self.random = Random(play_seed)
        self.boldness = self.random.choice((0.05, 0.15, 0.4))
        """The probability of a random command instead of a discard, once the deck is empty."""

    def choose(self, game: Game) -> tuple[int, Command]:
        """A seat that is asked, and a legal command for it."""
        seat = self.random.choice(game.asked_seats)
        commands = game.legal(seat)
        if game.question != "turn":
            return seat, self.random.choice(commands)
        if game.state.table.deck:
            return seat, self._early(commands)
        return seat, self._late(commands)

    def _early(self, commands: list[Command]) -> Command:
        """Break tools; otherwise discard as many action cards as possible, so that tunnels are left."""
        breaking = [each for each in commands if isinstance(each, BREAKING)]
        if breaking and self.random.random() < 0.8:
            return self.random.choice(breaking)
        return self._pass(commands)

    def _late(self, commands: list[Command]) -> Command:
        if self.random.random() < self.boldness:
            kinds = sorted({type(each).__name__ for each in commands})
            kind = self.random.choice(kinds)
            return self.random.choice([each for each in commands if type(each).__name__ == kind])
        swaps_and_rockfalls = [each for each in commands if isinstance(each, SwapHands | Rockfall)]
        if swaps_and_rockfalls and self.random.random() < 0.3:
            return self.random.choice(swaps_and_rockfalls)
        wasteful = [each for each in commands if isinstance(each, WASTEFUL)]
        if wasteful and self.random.random() < 0.15:
            return self.random.choice(wasteful)
        return self._pass(commands)

    def _pass(self, commands: list[Command]) -> Command:
        passes = [each for each in commands if isinstance(each, Pass)]
        playable = {card for each in commands for card in _cards_played(each)}
        wanted = [each for each in passes if playable.issuperset(each.cards)]
        return self.random.choice(wanted if wanted and self.random.random() < 0.7 else passes)


def _cards_played(command: Command) -> list[str]:
    """The card that a command plays, by its name in a hand; for most action cards any name will do."""
    if isinstance(command, LayTunnel):
        return [command.tunnel]
    if isinstance(command, Sabotage):
        return [command.card]
    names = {"ReadMap": "map", "Rockfall": "rockfall", "Inspect": "inspection", "SwapHats": "hat swap"}
    return [names[type(command).__name__]] if type(command).__name__ in names else []


def empty_deck_games(set_up: SetUp, play_seed: int) -> Iterator[Game]:
    """Play a game with an `EmptyDeckDriver`; yield it at each decision with an empty deck, and at the end."""
    game = Game.begin(set_up)
    driver = EmptyDeckDriver(play_seed)
    while not game.over:
        if not game.state.table.deck:
            yield game
        submit(game, *driver.choose(game))
    yield game
