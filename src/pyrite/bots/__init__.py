"""Players made of rules: each sees what a person in its seat would see, and no more."""

from pyrite.bots.bot import Bot, Mover, play_on
from pyrite.bots.hurrier import Hurrier
from pyrite.bots.stroller import Stroller

__all__ = ["Bot", "Hurrier", "Mover", "Stroller", "play_on"]
