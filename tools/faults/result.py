"""What happened in all tries of one fault. Results of several runs can be added."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from tools.faults.faults import Fault
from tools.faults.measures import percentile

SHOWN: Final = 20
"""How many findings and errors are kept word for word."""


@dataclass
class Result:
    """What happened in all tries of one fault. Times are in milliseconds."""

    fault: Fault
    tries: int = 0
    rooms: int = 0
    """Games that were checked."""
    accepted: int = 0
    """Requests that were accepted."""
    counts: Counter[str] = field(default_factory=Counter)
    """How many findings of each kind there are."""
    findings: list[str] = field(default_factory=list)
    pauses: list[int] = field(default_factory=list)
    """How long each client waited that was hit by a fault."""
    standstills: list[int] = field(default_factory=list)
    """For each table and try, the longest time without a move; bots wait for the next driver."""
    told: list[int] = field(default_factory=list)
    """For each entry, the time from the first client that was told it to the last one."""
    rolled_back: int = 0
    """Accepted requests that the store has lost, where that is allowed."""
    load: float = 0.0
    """The highest load of the machine, as a multiple of its cores. Above 1, pauses say little about the site."""
    seconds: float = 0.0
    """How long all tries took together, without starting and stopping the site."""
    errors: list[str] = field(default_factory=list)
    """What nodes logged as errors."""

    def add(self, other: Result) -> None:
        """Add the tries of another run of the same fault."""
        assert other.fault.name == self.fault.name
        self.tries += other.tries
        self.rooms += other.rooms
        self.accepted += other.accepted
        self.counts += other.counts
        self.pauses += other.pauses
        self.standstills += other.standstills
        self.told += other.told
        self.rolled_back += other.rolled_back
        self.load = max(self.load, other.load)
        self.seconds += other.seconds
        self.findings = [*self.findings, *other.findings][:SHOWN]
        self.errors = [*self.errors, *other.errors][:SHOWN]

    @property
    def measured(self) -> list[int]:
        """The values that the demand is about."""
        return self.told if self.fault.demand.measure == "told" else self.pauses

    @property
    def met(self) -> bool:
        """Whether games were checked, nothing was found, and the demand is met.

        A demand that nothing was measured for is not met: then the fault has hit nobody.
        """
        demand, values = self.fault.demand, self.measured
        limits = [
            (limit, found)
            for limit, found in ((demand.p99, percentile(values, 0.99)), (demand.longest, max(values, default=0)))
            if limit is not None
        ]
        if not self.tries or not self.rooms or not self.accepted or (limits and not values):
            return False
        return not self.counts.total() and all(found < limit for limit, found in limits)
