"""Compares chests that were seen with those that follow from the seed (INFO-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyrite.game.modules.chests.facts import ChestOpened, ChestSeen, ChestTurned

if TYPE_CHECKING:
    from pyrite.game.dealing.fairness.fact_checker import FactChecker


def compare_tunnel(checker: FactChecker, fact: ChestTurned) -> None:
    """The tunnel on a chest was turned over."""
    checker.compare("chests", [fact.tunnel], [checker.chest_tunnels[fact.chest]])


def compare_content(checker: FactChecker, fact: ChestOpened) -> None:
    """A chest was opened."""
    checker.compare("chests", [fact.found], [checker.chests[fact.chest]])


def compare_both(checker: FactChecker, fact: ChestSeen) -> None:
    """A seat looked at a chest and the tunnel on it."""
    wanted = [checker.chest_tunnels[fact.chest], checker.chests[fact.chest]]
    checker.compare("chests", [fact.tunnel, fact.found], wanted)
