"""A story follows the game from what its hearer may know, and from nothing else."""

import pytest
from rich.text import Text

from pyrite.cli.story import Draw, Story
from pyrite.cli.words import ALL, Hearer
from pyrite.game import Game, SetUp, facts
from tests.notation.sample_games import MIXES, bot_game, fresh, mixed, near_the_gold, random_game, seed


def told(game: Game, hearer: Hearer, draw: Draw = "rounds") -> tuple[Story, list[Text]]:
    story = Story(game, hearer, draw)
    paragraphs: list[Text] = []
    start = 0
    for end in game.ends:
        paragraphs += story.tell(game.facts[start:end])
        start = end
    return story, paragraphs


@pytest.mark.parametrize("hearer", [None, 0, 1])
def test_at_the_end_a_viewer_knows_what_its_view_has(hearer: int | None) -> None:
    for game in (random_game(fresh()), random_game(near_the_gold())):
        story, _ = told(game, hearer)
        assert story.state == game.view(hearer)


def test_one_who_knows_all_knows_the_state() -> None:
    game = random_game(fresh())
    story, _ = told(game, ALL)
    assert story.state == game.state


def test_what_a_card_announces_is_not_told_twice() -> None:
    game = near_the_gold()
    _, opening = told(game, None)
    assert opening == []
    random_game(game, 1)
    _, paragraphs = told(game, None)
    assert "now" not in paragraphs[0].plain
    assert "discard" not in paragraphs[0].plain


def test_purses_are_shown_at_the_end_of_a_round_as_far_as_they_are_known() -> None:
    game = random_game(fresh())
    hearers: list[tuple[Hearer, int]] = [(None, 0), (1, 3), (ALL, 9)]
    for hearer, known in hearers:
        _, paragraphs = told(game, hearer)
        purses = [text.plain for text in paragraphs if text.plain.startswith("  seat 0")]
        assert len(purses) == 3
        assert sum(text.count("nugget") for text in purses) == known


@pytest.mark.parametrize("number", MIXES)
def test_games_of_any_mix_are_told_to_everyone(number: int) -> None:
    game = mixed(number)
    for hearer in (None, 1, ALL):
        story, paragraphs = told(game, hearer, "changes" if hearer == ALL else "rounds")
        assert story.state == (game.state if hearer == ALL else game.view(hearer))  # type: ignore[arg-type]
        assert not any("None" in text.plain for text in paragraphs)


def test_a_veto_is_told_and_that_there_was_none_is_not() -> None:
    game = bot_game(SetUp(3, modules=frozenset({"veto"}), seed=seed(3)))
    _, paragraphs = told(game, ALL)
    text = "\n".join(text.plain for text in paragraphs)
    assert "vetoes the card in play" in text
    assert "pass." not in text
    assert "may veto" not in text


def test_what_a_card_brings_about_after_a_veto_was_asked_for_is_not_told_twice() -> None:
    game = bot_game(SetUp(3, modules=frozenset({"veto"}), seed=seed(3)))
    _, paragraphs = told(game, None)
    assert not any(" lies at " in text.plain or "is gone" in text.plain for text in paragraphs)
    assert any("plays the tunnel" in text.plain for text in paragraphs)


def test_a_secret_is_told_only_to_those_who_may_know_it() -> None:
    game = bot_game(SetUp(4, modules=frozenset({"saboteur2"}), seed=seed(2)))
    looks = [raw for raw in game.facts if raw[0] == facts.ROLE_SEEN]
    assert looks
    for hearer in (None, 0, 1, 2, 3):
        _, paragraphs = told(game, hearer)
        text = "\n".join(text.plain for text in paragraphs)
        own = sum(fact[1] == hearer for fact in looks)
        assert text.count("role: ") == own


def purses_told(game: Game, hearer: Hearer) -> list[list[str]]:
    """For each end of a round, what is told of each seat's purse."""
    _, paragraphs = told(game, hearer)
    return [text.plain.splitlines() for text in paragraphs if text.plain.startswith("  seat 0")]


@pytest.mark.rule("S2-3")
@pytest.mark.parametrize(("edition", "shown"), [("DE24", True), ("UA24", False), ("PL2", False), ("FR2", False)])
def test_tokens_of_others_are_told_between_rounds_only_where_they_lie_open(edition: str, shown: bool) -> None:
    game = bot_game(SetUp(4, edition, frozenset({"saboteur2"}), seed=seed(2)))
    for hearer in (None, 1):
        *between, last = purses_told(game, hearer)
        others = [line for lines in between for seat, line in enumerate(lines) if seat != hearer]
        assert any("in tokens" in line for line in others) == shown
        assert all("tokens face down" in line for line in others) != shown
        assert any("in tokens" in line for line in last)  # the game is over: everything is shown
        assert not any("face down" in line for line in last)


@pytest.mark.rule("S2-3", "ED-1")
@pytest.mark.parametrize(("edition", "open_"), [("DE24", False), ("UA24", True)])
def test_a_house_rule_decides_whether_tokens_of_others_are_told(edition: str, open_: bool) -> None:
    rules = {"tokens_open": open_}
    game = bot_game(SetUp(4, edition, frozenset({"saboteur2"}), house_rules=rules, seed=seed(2)))
    *between, _ = purses_told(game, None)
    assert any("in tokens" in line for lines in between for line in lines) == open_


@pytest.mark.rule("S2-3")
def test_ones_own_tokens_are_told_and_one_who_sees_all_is_told_all() -> None:
    game = bot_game(SetUp(4, "UA24", frozenset({"saboteur2"}), seed=seed(2)))
    everything = purses_told(game, ALL)
    assert not any("face down" in line for lines in everything for line in lines)
    for seat in range(4):
        own = [lines[seat] for lines in purses_told(game, seat)]
        assert own == [lines[seat] for lines in everything]


@pytest.mark.rule("S2-3", "INFO-1")
def test_payments_are_told_though_tokens_lie_face_down() -> None:
    game = bot_game(SetUp(4, "UA24", frozenset({"saboteur2"}), seed=seed(2)))
    paid = [raw for raw in game.facts if raw[0] == facts.TOKENS_PAID]
    assert paid
    _, paragraphs = told(game, None)
    assert "\n".join(text.plain for text in paragraphs).count("in tokens.") == len(paid)


@pytest.mark.rule("S2-3", "TOLL-1")
def test_in_the_base_game_nothing_is_told_of_tokens_that_lie_face_down() -> None:
    game = bot_game(SetUp(4, "UA24", frozenset({"toll"}), seed=seed(2)))
    *between, last = purses_told(game, None)
    assert not any("tokens" in line for lines in between for line in lines)
    assert any("in tokens" in line for line in last)
