"""Every module has an introduction in every language; `introductions.test.ts` checks its pictures."""

import pytest

from pyrite.game.modules import MODULES
from pyrite.messages.bundle import Messages
from pyrite.rulebook import LANGUAGES, Language


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_module_has_an_introduction(language: Language) -> None:
    messages = Messages(language)
    lacking = [
        f"{name} lacks an introduction in {language}: the message {message}"
        for name in MODULES
        for message in (f"part-{name}", f"lobby-part-{name}-description")
        if not messages.has(message)
    ]
    assert lacking == []
