"""Players made of rules: each sees what a person in its seat would see, and no more."""

from pyrite.bots.bot import Bot, play_on
from pyrite.bots.stroller import Stroller

__all__ = ["Bot", "Stroller", "play_on"]
