"""The possible outcomes of testing a mutant."""

from __future__ import annotations

from enum import StrEnum


class Outcome(StrEnum):
    """What happened to a mutant."""

    KILLED = "killed"
    """A test failed."""
    TIMEOUT = "timeout"
    """A test took far longer than without the mutant; this counts as found, like a failure."""
    SURVIVED = "survived"
    """Every chosen test passed."""
    NOT_REACHED = "not reached"
    """No test runs the changed line."""
    SAME_CODE = "same code"
    """The change compiles to the same bytecode, so it is no mutant at all."""
    NEEDS_IMPORT = "needs import"
    """The change only has an effect while the module is imported: test it with ``--tables``."""

    @property
    def is_found(self) -> bool:
        """Whether a test noticed the mutant."""
        return self in (Outcome.KILLED, Outcome.TIMEOUT)
