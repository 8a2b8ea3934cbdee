"""A transcript follows the game from the facts of its viewer only."""

import pytest
from rich.text import Text

from pyrite.cli.language import names_in
from pyrite.cli.options import ALL, ViewerOrAll
from pyrite.cli.transcript import Draw, Transcript
from pyrite.game import Game, LayTunnel, SetUp
from pyrite.game.facts.cards import CardPlayed
from pyrite.game.facts.gold import TOKENS_PAID
from pyrite.game.facts.roles import ROLE_SEEN
from pyrite.game.modules.veto.facts import VETOED
from tests.notation.sample_games import MIXES, bot_game, fresh, mixed, near_the_gold, random_game, seed


def transcript_of(game: Game, viewer: ViewerOrAll, draw: Draw = "rounds") -> tuple[Transcript, list[Text]]:
    transcript = Transcript(game, viewer, names_in("en"), draw)
    paragraphs: list[Text] = []
    start = 0
    for end in game.ends:
        paragraphs += transcript.paragraphs(game.facts[start:end])
        start = end
    return transcript, paragraphs


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_the_transcript_ends_with_the_view_of_its_viewer(viewer: int | None) -> None:
    for game in (random_game(fresh()), random_game(near_the_gold())):
        transcript, _ = transcript_of(game, viewer)
        assert transcript.state == game.view(viewer)


def test_the_transcript_of_a_viewer_of_everything_ends_with_the_state() -> None:
    game = random_game(fresh())
    transcript, _ = transcript_of(game, ALL)
    assert transcript.state == game.state


def test_the_effect_of_a_card_is_not_repeated() -> None:
    game = near_the_gold()
    _, opening = transcript_of(game, None)
    assert opening == []
    random_game(game, 1)
    _, paragraphs = transcript_of(game, None)
    played, turned = paragraphs[0].plain.split(". ")
    assert " placed at " in played
    assert " turned over goal 1" in turned


def test_known_gold_is_shown_at_the_end_of_a_round() -> None:
    game = random_game(fresh())
    viewers: list[tuple[ViewerOrAll, int]] = [(None, 0), (1, 3), (ALL, 9)]
    for viewer, known in viewers:
        _, paragraphs = transcript_of(game, viewer)
        lines_of_gold = [text.plain for text in paragraphs if text.plain.startswith("  Seat 0")]
        assert len(lines_of_gold) == 3
        assert sum(text.count("nugget") for text in lines_of_gold) == known


@pytest.mark.parametrize("number", MIXES)
def test_games_of_any_mix_have_a_transcript_for_every_viewer(number: int) -> None:
    game = mixed(number)
    for viewer in (None, 1, ALL):
        transcript, paragraphs = transcript_of(game, viewer, "changes" if viewer == ALL else "rounds")
        assert transcript.state == (game.state if viewer == ALL else game.view(viewer))  # type: ignore[arg-type]
        assert not any("None" in text.plain for text in paragraphs)


def test_a_veto_is_mentioned_and_a_declined_veto_is_not() -> None:
    game = bot_game(SetUp(3, modules=frozenset({"veto"}), seed=seed(3)))
    _, paragraphs = transcript_of(game, ALL)
    text = "\n".join(text.plain for text in paragraphs)
    assert " played the veto." in text
    assert text.count(" played the veto.") == sum(raw[0] == VETOED for raw in game.facts)


def test_the_effect_of_a_card_is_not_repeated_after_a_veto_window() -> None:
    game = bot_game(SetUp(3, modules=frozenset({"veto"}), seed=seed(3)))
    _, paragraphs = transcript_of(game, None)
    text = "\n".join(text.plain for text in paragraphs)
    assert text.count(" placed at ") == sum(
        isinstance(fact, CardPlayed) and isinstance(fact.command, LayTunnel) for _, fact in game.seen_by(None)
    )
    assert "Removed from" not in text


def test_a_secret_is_shown_only_to_viewers_who_may_know_it() -> None:
    game = bot_game(SetUp(4, modules=frozenset({"saboteur2"}), seed=seed(2)))
    looks = [raw for raw in game.facts if raw[0] == ROLE_SEEN]
    assert looks
    for viewer in (None, 0, 1, 2, 3):
        _, paragraphs = transcript_of(game, viewer)
        text = "\n".join(text.plain for text in paragraphs)
        own = sum(fact[1] == viewer for fact in looks)
        assert text.count(" role: ") == own


def gold_lines(game: Game, viewer: ViewerOrAll) -> list[list[str]]:
    """For each end of a round, the line with the gold of each seat."""
    _, paragraphs = transcript_of(game, viewer)
    return [text.plain.splitlines() for text in paragraphs if text.plain.startswith("  Seat 0")]


@pytest.mark.rule("S2-3")
@pytest.mark.parametrize(("edition", "shown"), [("DE24", True), ("UA24", False), ("PL2", False), ("FR2", False)])
def test_tokens_of_others_are_shown_between_rounds_only_where_they_are_open(edition: str, shown: bool) -> None:
    game = bot_game(SetUp(4, edition, frozenset({"saboteur2"}), seed=seed(2)))
    for viewer in (None, 1):
        *between, last = gold_lines(game, viewer)
        others = [line for lines in between for seat, line in enumerate(lines) if seat != viewer]
        assert any("in tokens" in line for line in others) == shown
        assert all("tokens face down" in line for line in others) != shown
        assert any("in tokens" in line for line in last)  # the game is over: everything is shown
        assert not any("face down" in line for line in last)


@pytest.mark.rule("S2-3", "ED-1")
@pytest.mark.parametrize(("edition", "open_"), [("DE24", False), ("UA24", True)])
def test_a_house_rule_decides_whether_tokens_of_others_are_shown(edition: str, open_: bool) -> None:
    rules = {"tokens_open": open_}
    game = bot_game(SetUp(4, edition, frozenset({"saboteur2"}), house_rules=rules, seed=seed(2)))
    *between, _ = gold_lines(game, None)
    assert any("in tokens" in line for lines in between for line in lines) == open_


@pytest.mark.rule("S2-3")
def test_own_tokens_are_shown_and_all_tokens_to_a_viewer_of_everything() -> None:
    game = bot_game(SetUp(4, "UA24", frozenset({"saboteur2"}), seed=seed(2)))
    everything = gold_lines(game, ALL)
    assert not any("face down" in line for lines in everything for line in lines)
    for seat in range(4):
        own = [lines[seat] for lines in gold_lines(game, seat)]
        assert own == [lines[seat] for lines in everything]


@pytest.mark.rule("S2-3", "INFO-1")
def test_payments_are_shown_though_tokens_are_face_down() -> None:
    game = bot_game(SetUp(4, "UA24", frozenset({"saboteur2"}), seed=seed(2)))
    paid = [raw for raw in game.facts if raw[0] == TOKENS_PAID]
    assert paid
    _, paragraphs = transcript_of(game, None)
    assert "\n".join(text.plain for text in paragraphs).count(" gold.") == len(paid)


@pytest.mark.rule("S2-3", "TOLL-1")
def test_in_the_base_game_face_down_tokens_are_not_mentioned() -> None:
    game = bot_game(SetUp(4, "UA24", frozenset({"toll"}), seed=seed(2)))
    *between, last = gold_lines(game, None)
    assert not any("tokens" in line for lines in between for line in lines)
    assert any("in tokens" in line for line in last)
