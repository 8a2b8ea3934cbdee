"""Players made of rules: each sees what a person in its seat would see, and no more."""

from pyrite.bots.bot import Bot, Maker, Unwatching
from pyrite.bots.match import GameStuckError, Match, play_on, seated
from pyrite.bots.players.greedy_digger import GreedyDigger
from pyrite.bots.players.random_bot import RandomBot

__all__ = ["Bot", "GameStuckError", "Hurrier", "Maker", "Match", "Stroller", "Unwatching", "play_on", "seated"]
