"""Checks that bad input is rejected with one clear sentence."""

from collections.abc import Callable

import pytest

from pyrite.game import BadInput


def sentence_for(read: Callable[[], object]) -> str:
    """The text of the BadInput that ``read`` must raise, which must be one sentence for people."""
    with pytest.raises(BadInput) as error:
        read()
    text = str(error.value)
    assert text.endswith("."), text
    assert "\n" not in text
    assert ". " not in text, text
    assert 15 < len(text) < 250, text
    return text
