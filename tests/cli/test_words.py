"""Every fact has a sentence, told as its hearer may know it."""

from collections.abc import Callable
from typing import get_args

import pytest

from pyrite.cli.words import ALL, AnyCommand, AnyFact, Hearer, tell
from pyrite.game import COMMANDS, Fact, Game
from pyrite.game.commands import LayTunnel, ReadMap, Repair, Rockfall, Sabotage
from pyrite.game.facts import (
    FACTS,
    Asked,
    CardDiscarded,
    CardPlayed,
    Drew,
    GameEnded,
    GoalLaid,
    GoalTurned,
    GoldDealt,
    GoldDrawn,
    GoldOffered,
    GoldTaken,
    Looked,
    Passed,
    PutInFront,
    RoundBegun,
    RoundEnded,
    TakenFromFront,
    TokensPaid,
    TunnelLaid,
    TunnelRemoved,
    TurnBegun,
)
from tests.notation.played import fresh, near_the_gold, stroll


def test_no_fact_and_no_command_is_forgotten() -> None:
    assert set(get_args(AnyFact)) == {kind for kind, _ in FACTS}
    assert set(get_args(AnyCommand)) == set(COMMANDS.values())


@pytest.mark.parametrize(
    ("fact", "hearer", "sentence"),
    [
        (TurnBegun(2), 2, "It is your turn."),
        (TurnBegun(2), None, "It is seat 2's turn."),
        (CardPlayed(1, LayTunnel("NSW", (3, -1))), 0, "Seat 1 plays the tunnel ┤ NSW at (3, -1)."),
        (CardPlayed(1, LayTunnel("N|+E|", (3, -1))), 1, "You play the tunnel ┗ N|+E| at (3, -1)."),
        (CardPlayed(1, ReadMap(2)), 0, "Seat 1 plays a map for goal 2."),
        (CardPlayed(1, Rockfall((2, 0))), 0, "Seat 1 plays a rockfall at (2, 0)."),
        (CardPlayed(1, Sabotage("broken cart", 0)), 0, "Seat 1 plays a broken cart against you."),
        (
            CardPlayed(1, Repair("repair cart", 1, "cart")),
            0,
            "Seat 1 plays a repair cart to mend its own cart.",
        ),
        (CardPlayed(1, Repair("repair cart", 1, "cart")), 1, "You play a repair cart to mend your cart."),
        (
            CardPlayed(1, Repair("repair cart", 2, "cart")),
            ALL,
            "Seat 1 plays a repair cart to mend seat 2's cart.",
        ),
        (CardDiscarded("map"), None, "A map goes to the discard pile."),
        (Passed(1, (None,)), 0, "Seat 1 passes, discarding a card."),
        (Passed(1, ("NES",)), 1, "You pass, discarding a tunnel ├ NES."),
        (Drew(1, (None,)), 0, "Seat 1 draws a card."),
        (Drew(1, ("map",)), 1, "You draw a map."),
        (Drew(1, ("map",)), ALL, "Seat 1 draws a map."),
        (PutInFront(1, "broken cart"), 1, "Now a broken cart lies in front of you."),
        (TakenFromFront(1, "broken cart"), 0, "The broken cart in front of seat 1 is gone."),
        (TunnelLaid(1, (3, -1), "EW"), None, "The tunnel ─ EW lies at (3, -1) now."),
        (TunnelRemoved(1, (3, -1)), None, "The tunnel at (3, -1) is gone."),
        (GoalTurned(1, 0, "gold"), 1, "You turn goal 0 over: the gold."),
        (GoalTurned(1, 0, "stone NE"), 0, "Seat 1 turns goal 0 over: a stone."),
        (GoalLaid(1, 0, "SW"), None, "Goal 0 lies as ┐ SW."),
        (Looked(1, 0, None), 0, "Seat 1 looks at goal 0."),
        (Looked(1, 0, "gold"), 1, "You look at goal 0: the gold."),
        (Asked(1, "goal", (0, 2)), 0, "Seat 1 chooses which goal to turn over first: 0 or 2."),
        (Asked(1, "orientation", (2,)), 1, "You choose which way goal 2 lies."),
        (GoldDrawn((None, None)), None, "The diggers draw 2 gold cards."),
        (GoldOffered(1, (1, 3)), 1, "You hold 2 gold cards of 1 and 3 and may choose."),
        (GoldTaken(1, None), 0, "Seat 1 takes a gold card."),
        (GoldTaken(1, 3), 1, "You take a gold card of 3."),
        (GoldDealt(1, 3, 3, (None,), ()), 0, "Seat 1 gets 3 nuggets in gold cards."),
        (
            GoldDealt(1, 3, 1, (1,), ()),
            1,
            "You get 1 nugget in gold cards, though 3 were due: no cards made that sum.",
        ),
        (TokensPaid(1, 2), 0, "Seat 1 gets 2 nuggets in tokens."),
        (
            RoundEnded(True, 1, ("digger", "saboteur", "greedy"), ("digger",)),
            0,
            "The round is over: seat 1 found the gold. "
            "You were a digger, seat 1 was a saboteur and seat 2 was a greedy dwarf. Left over: a digger.",
        ),
        (GameEnded(((1,), (3,), (3,)), (1, 2), "00"), 2, "The game is over. Seat 1 and you won."),
    ],
)
def test_a_fact_in_words(fact: Fact, hearer: Hearer, sentence: str) -> None:
    assert tell(fact, hearer) == sentence


def test_a_deal_is_told_as_far_as_it_is_known() -> None:
    fact = RoundBegun(
        round=1,
        first=0,
        roles=(None, "saboteur", None),
        left_over=(None,),
        goals=(None, None, None),
        hands=((None,) * 2, ("NES", "map"), (None,) * 2),
        deck=(None,) * 10,
        landmark="EW",
    )
    assert tell(fact, 1) == (
        "Round 1 begins with seat 0; 10 cards are in the deck.\n"
        "You are a saboteur with ├ NES, map.\n"
        "A tunnel ─ EW lies in the middle."
    )


GAMES: dict[str, Callable[[], Game]] = {
    "base game": fresh,
    "UA16": lambda: fresh(edition="UA16", players=5),
    "tournament": lambda: fresh(players=5, variants=frozenset({"tournament"})),
    "from a position": near_the_gold,
}


@pytest.mark.parametrize("name", GAMES)
def test_every_fact_of_a_game_is_told_to_every_hearer(name: str) -> None:
    game = stroll(GAMES[name]())
    for hearer in (None, 0, 2):
        for _, fact in game.seen_by(hearer):
            sentence = tell(fact, hearer)
            assert sentence[0].isupper()
            assert sentence.endswith(".")
            assert "None" not in sentence
