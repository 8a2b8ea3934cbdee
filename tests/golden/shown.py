"""What a playthrough shows: the names of its facts, commands and questions."""

from dataclasses import dataclass
from functools import cache

from pyrite.game import Game
from pyrite.game.all_facts import FACTS
from tests.golden.script import FOLDER, read_script


@dataclass(frozen=True)
class Shown:
    """A playthrough to its end."""

    game: Game
    names: frozenset[str]
    """The names of all facts that happened, commands that were given, and questions that were asked."""


@cache
def shown(name: str) -> Shown:
    """Play a playthrough; a command that is refused fails."""
    path = FOLDER / f"{name}.golden"
    assert path.exists(), f"{name} lacks its playthrough, {path.name}: run `make golden`"
    script = read_script(path.read_text(encoding="utf-8"))
    game = script.begin()
    questions = {game.question}
    for seat, command in script.commands:
        assert isinstance(game.submit(seat, command), list)
        questions.add(game.question)
    facts = {FACTS[fact[0]].__name__ for fact in game.facts}
    commands = {type(command).__name__ for _, command in game.commands}
    return Shown(game, frozenset(facts | commands | questions))
