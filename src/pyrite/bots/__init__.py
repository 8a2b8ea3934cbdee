"""Bots: computer players that see what a person in their seat would see, and no more."""

from pyrite.bots.bot import Bot, BotFactory, StatelessBot
from pyrite.bots.match import GameStuckError, Match, play_decision, seat_bots
from pyrite.bots.players.greedy_digger import GreedyDigger
from pyrite.bots.players.random_bot import RandomBot

__all__ = [
    "Bot",
    "BotFactory",
    "GameStuckError",
    "GreedyDigger",
    "Match",
    "RandomBot",
    "StatelessBot",
    "play_decision",
    "seat_bots",
]
