"""Each edition, card, goal, chest and role occurs in a playthrough.

What a module needs is in tests/modules.
"""

import pytest

from pyrite.game import Game
from pyrite.game.catalogue import ACTIONS, CHESTS, KIND, NEW_GOALS, ROLES, TUNNELS
from pyrite.game.commands import move_of
from pyrite.game.editions import EDITIONS
from pyrite.game.facts.course import ROUND_ENDED
from pyrite.game.facts.maze import GOAL_TURNED
from pyrite.game.modules.chests.facts import CHEST_OPENED
from pyrite.game.moves import card_of
from pyrite.game.state import RawFact
from tests.golden.plays import PLAYS
from tests.golden.requirements import HOUSE_RULES, OWN_FACTS
from tests.golden.search import missing_in
from tests.golden.shown import shown


def played(name: str) -> Game:
    return shown(name).game


def is_played_in(part: str, game: Game) -> bool:
    set_up = game.rules.set_up
    if part == HOUSE_RULES:
        return bool(set_up.house_rules)
    return part in set_up.modules | set_up.variants | {set_up.edition}


@pytest.mark.parametrize("part", [*EDITIONS, HOUSE_RULES])
def test_each_edition_has_a_playthrough(part: str) -> None:
    about = [name for name, play in PLAYS.items() if play.about == part]
    assert about, f"Write a playthrough about {part}: its beginning in a .golden file, a line in plays.py."


@pytest.mark.parametrize("name", PLAYS)
def test_a_playthrough_plays_what_it_is_about(name: str) -> None:
    assert is_played_in(PLAYS[name].about, played(name))


@pytest.mark.parametrize("part", OWN_FACTS)
def test_facts_of_a_part_occur_in_its_playthroughs(part: str) -> None:
    games = [played(name) for name, play in PLAYS.items() if play.about == part]
    lost = [
        requirement for requirement in OWN_FACTS[part] if all(missing_in(game, [requirement]) for game in games)
    ]
    assert lost == []


@pytest.mark.parametrize("name", PLAYS)
def test_a_playthrough_shows_its_required_facts(name: str) -> None:
    assert missing_in(played(name), PLAYS[name].shows) == []


def test_a_playthrough_that_does_not_show_its_module_is_reported() -> None:
    wanted = OWN_FACTS["change_of_direction"]
    assert missing_in(played("DE24"), wanted) == list(wanted)


# ---------------------------------------------------------------- between them all


def all_facts(number: int) -> list[RawFact]:
    return [fact for name in PLAYS for fact in played(name).facts if fact[0] == number]


def test_every_card_of_the_deck_is_played() -> None:
    kinds = {
        card_of(move_of(command, game.state.table.maze.grid))
        for game in map(played, PLAYS)
        for _, command in game.commands
    }
    assert [name for name in (*TUNNELS, *ACTIONS) if KIND[name] not in kinds and not name.endswith("chest")] == []


def test_every_goal_is_turned_over_and_every_chest_opened() -> None:
    faces = {fact[3] for fact in all_facts(GOAL_TURNED)}
    assert [name for name in NEW_GOALS if KIND[name] not in faces] == []
    found = {fact[3] for fact in all_facts(CHEST_OPENED)}
    assert [name for number, name in enumerate(CHESTS) if number and number not in found] == []


def test_every_role_is_shown_at_the_end_of_a_round() -> None:
    shown = {role for fact in all_facts(ROUND_ENDED) for role in fact[3]}
    assert [word for number, word in enumerate(ROLES) if number not in shown] == ["unknown"]
