"""Sample sizes of the property tests: a quick, fixed sample, or with ``PYRITE_SOAK=1`` many new games."""

import os
from typing import Final

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

SOAK: Final = os.environ.get("PYRITE_SOAK", "") not in ("", "0")
SOAK_FACTOR: Final = 50


def times(count: int) -> int:
    """``count`` in the quick sample, many more in a soak."""
    return count * SOAK_FACTOR if SOAK else count


def examples(count: int) -> settings:
    """Settings for a property over ``count`` games; the same games each time unless in a soak.

    A game is a set-up and one number, so only the set-up can be shrunk. Hypothesis's explain phase would
    play hundreds of games without a useful result.
    """
    return settings(
        max_examples=times(count),
        derandomize=not SOAK,
        database=None,
        deadline=None,
        print_blob=SOAK,
        phases=[Phase.explicit, Phase.generate, Phase.shrink],
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


def play_seeds() -> st.SearchStrategy[int]:
    """A number that determines every random choice in a game."""
    return st.integers(min_value=0, max_value=2**32 - 1)
