"""Every fact and every command has a sentence that says only what its viewer may know."""

from collections.abc import Callable
from functools import partial
from typing import get_args

import pytest

from pyrite.cli.words import ALL, AnyCommand, AnyFact, ViewerOrAll, describe_command, describe_fact
from pyrite.game import COMMANDS, Command, Fact, Game, SetUp
from pyrite.game import commands as c
from pyrite.game.all_facts import FACTS
from pyrite.game.fact_codec import decode_fact
from pyrite.game.facts.cards import (
    CardDiscarded,
    CardPlayed,
    CardTaken,
    DirectionChanged,
    DiscardedTwo,
    Drew,
    HandsSwapped,
    LetPassNoted,
    NothingToLay,
    Passed,
    PutInFront,
    SomethingToLay,
    SpecialistCalled,
    TakenFromFront,
    Unopposed,
    VetoAsked,
    Vetoed,
)
from pyrite.game.facts.chests import ChestOpened, EffectEnded
from pyrite.game.facts.course import (
    Asked,
    Contributed,
    GameBegun,
    GameEnded,
    RoundBegun,
    RoundEnded,
    SeedSealed,
    TurnBegun,
)
from pyrite.game.facts.ends import NobodyCanPlay
from pyrite.game.facts.gold import (
    GoldDealt,
    GoldDrawn,
    GoldOffered,
    GoldPicked,
    GoldTaken,
    NothingToLose,
    NothingToPick,
    Stole,
    TokensMoved,
    TokensPaid,
)
from pyrite.game.facts.maze import (
    ChestLaid,
    ChestSeen,
    ChestTurned,
    GoalLaid,
    GoalMoved,
    GoalsPutBack,
    GoalTurned,
    Looked,
    TunnelLaid,
    TunnelMoved,
    TunnelRemoved,
)
from pyrite.game.facts.piles import CardKept, CardsLifted, DeckBuried, DiscardShuffled
from pyrite.game.facts.roles import RoleChanged, RolesDealt, RoleSeen, WardrobeEntered
from pyrite.game.facts.toll import DwarfLeft, DwarfStood, TollAnswered, TollAsked
from pyrite.game.mixes import all_modules_with
from tests.notation.sample_games import MIXES, bot_game, fresh, mixed, near_the_gold, random_game

DEAL = RoundBegun(
    round=1,
    first=0,
    roles=(None, "saboteur", None),
    left_over=(None,),
    goals=(None, None, None),
    hands=((None,) * 2, ("NES", "map"), (None,) * 2),
    deck=(None,) * 10,
    aside=(),
    landmark="EW",
    chest_cells=(),
    chest_tunnels=(),
    chests=(),
)

COURSE: list[tuple[Fact, ViewerOrAll, str]] = [
    (
        SeedSealed("0123456789abcdef0123"),
        None,
        "A seed is sealed as 0123456789abcdef; now players may add to the shuffle.",
    ),
    (Contributed(1, "lucky 7"), 1, 'You add "lucky 7" to the shuffle.'),
    (Contributed(1, "lucky 7"), 2, 'Seat 1 adds "lucky 7" to the shuffle.'),
    (GameBegun(0, "0123456789abcdef0123", ()), None, "The game begins; its seed is sealed as 0123456789abcdef."),
    (
        DEAL,
        1,
        "Round 1 begins with seat 0; 10 cards are in the deck.\n"
        "You are a saboteur with ├ NES, map.\n"
        "A tunnel ─ EW is in the middle.",
    ),
    (TurnBegun(2), 2, "It is your turn."),
    (TurnBegun(2), None, "It is seat 2's turn."),
    (
        RoundEnded(True, 1, ("digger", "saboteur", "greedy"), ("digger",)),
        0,
        "The round is over: seat 1 found the gold. "
        "You were a digger, seat 1 was a saboteur and seat 2 was a greedy dwarf. Left over: a digger.",
    ),
    (
        RoundEnded(False, None, ("boss", "blue digger"), ()),
        None,
        "The round is over and nobody has found the gold. Seat 0 was the boss and seat 1 was a blue digger.",
    ),
    (GameEnded(((1,), (3,), (3,)), (1, 2), "00"), 2, "The game is over. Seat 1 and you won."),
    (Asked(1, "goal", (0, 2)), 0, "Seat 1 chooses what to turn over next: goal 0 or goal 2."),
    (Asked(1, "goal", (0, 17)), 1, "You choose what to turn over next: goal 0 or chest 1."),
    (Asked(1, "orientation", (2,)), 1, "You choose how to turn goal 2."),
    (Asked(1, "orientation", (18,)), 0, "Seat 1 chooses how to turn chest 2."),
    (Asked(1, "victim", (0, 2)), 0, "Seat 1 chooses whom to steal from: you or seat 2."),
    (Asked(1, "swap", (0, 2)), 0, "Seat 1 takes up goal 0 and goal 2, to put them back swapped or not."),
    (Asked(1, "tunnel", ()), 1, "You have another tunnel to lay."),
    (Asked(1, "move", (0, 2)), 0, "Seat 1 chooses what to move: goal 0 or goal 2."),
    (Asked(1, "hand", (0, 2)), 2, "Seat 1 chooses whose hand to draw from: seat 0 or you."),
    (Asked(1, "role", (0, 2)), 1, "You choose whose role to look at: seat 0 or seat 2."),
    (DirectionChanged(1), 0, "Seat 1 reverses the order of play."),
    (VetoAsked((0, 2)), 2, "Seat 0 or you may veto the card in play."),
    (LetPassNoted(1), 1, "You let the card in play pass."),
    (Unopposed(), 1, "Nobody vetoes the card in play."),
    (Vetoed(1), 0, "Seat 1 vetoes the card in play; both cards are discarded."),
]

CARDS: list[tuple[Fact, ViewerOrAll, str]] = [
    (CardPlayed(1, c.ReadMap(2)), 0, "Seat 1 plays a map for goal 2."),
    (CardDiscarded("map"), None, "A map goes to the discard pile."),
    (Passed(1, (None,)), 0, "Seat 1 passes, discarding a card."),
    (Passed(1, (None,), None), 0, "Seat 1 passes, discarding a card."),
    (Passed(1, ("map",), True), 1, "You pass, discarding a map, as nothing in the hand could be played."),
    (NobodyCanPlay(), 0, "The deck is empty and nobody can play a card any more."),
    (Passed(1, (None, None)), 0, "Seat 1 passes, discarding 2 cards."),
    (Passed(1, ("NES", "inspection")), 1, "You pass, discarding a tunnel ├ NES and an inspection."),
    (Drew(1, (None,)), 0, "Seat 1 draws a card."),
    (Drew(1, ("NS+E| green door",)), 1, "You draw a tunnel ┝ NS+E| with a green door."),
    (Drew(1, ("hands off", "free")), ALL, "Seat 1 draws a hands-off card and a free card."),
    (PutInFront(1, "broken cart"), 1, "A broken cart is now in front of you."),
    (TakenFromFront(1, "trapped"), 0, "The trapped card in front of seat 1 is gone."),
    (DiscardedTwo(1, (None, None)), 0, "Seat 1 discards 2 cards to take a card away."),
    (HandsSwapped(1, 2, (None,) * 5, (None,) * 4), 0, "Seat 1 swaps hands with seat 2: 4 cards for 5."),
    (
        HandsSwapped(1, 2, ("map",), ("N ladder", "theft")),
        2,
        "Seat 1 swaps hands with you: ╵ N ladder, theft for map.",
    ),
    (HandsSwapped(1, 2, ("map",), ()), 1, "You swap hands with seat 2: no cards for map."),
    (SpecialistCalled(1), 1, "You lay two tunnels in this turn."),
    (NothingToLay(1, ("NS", "NES"), (), ()), 0, "Seat 1 has no second tunnel to lay."),
    (NothingToLay(1, ("NS",), (), ()), 1, "You have no second tunnel to lay."),
    (SomethingToLay(1, ("NS",), (), ()), 0, "Seat 1 had a tunnel to lay."),
    (
        CardsLifted(1, False, (None,) * 5),
        0,
        "Seat 1 looks at 5 cards from the discard pile, to keep one.",
    ),
    (CardsLifted(1, True, ("map", "NS")), 1, "You look at a map and a tunnel │ NS from the deck, to keep one."),
    (CardKept(1, False, None), 0, "Seat 1 keeps one and puts the others back."),
    (CardKept(1, True, "map"), 1, "You keep a map and discard the others."),
    (CardTaken(1, 0, "map"), 0, "Seat 1 draws a map from your hand."),
    (CardTaken(1, 0, None), 2, "Seat 1 draws a card from seat 0's hand."),
    (DeckBuried((None,) * 5), 0, "The discard pile gets 5 cards from the top of the deck, unseen."),
    (DiscardShuffled((None,) * 5), 0, "The discard pile is shuffled."),
]

MAZE: list[tuple[Fact, ViewerOrAll, str]] = [
    (TunnelLaid(1, (3, -1), "EW"), None, "The tunnel ─ EW is now at (3, -1)."),
    (TunnelLaid(1, (3, -1), "NS+EW"), None, "The bridge ╫ NS+EW is now at (3, -1)."),
    (TunnelRemoved(1, (3, -1)), None, "The tunnel at (3, -1) is gone."),
    (
        TunnelMoved(1, (3, -1), (2, 0), "SW blue door"),
        None,
        "The tunnel ┐ SW with a blue door is moved from (3, -1) to (2, 0).",
    ),
    (GoalTurned(1, 0, "gold"), 1, "You turn goal 0 over: the gold."),
    (GoalTurned(1, 0, "stone NE"), 0, "Seat 1 turns goal 0 over: a stone."),
    (GoalTurned(1, 4, "sack of two"), 0, "Seat 1 turns goal 4 over: a sack with 2 gold."),
    (GoalTurned(1, 4, "dragon NW"), 0, "Seat 1 turns goal 4 over: a dragon."),
    (GoalTurned(1, 4, "spider"), 0, "Seat 1 turns goal 4 over: the spider."),
    (GoalLaid(1, 0, "SW"), None, "Goal 0 is laid as ┐ SW."),
    (GoalMoved(1, 0), 0, "Seat 1 moves goal 0 one cell farther from the start."),
    (GoalsPutBack(1, 0, 2, None), 0, "Seat 1 puts goals 0 and 2 back, swapped or not."),
    (GoalsPutBack(1, 0, 2, True), 1, "You put goals 0 and 2 back, swapped."),
    (GoalsPutBack(1, 0, 2, False), 1, "You put goals 0 and 2 back, as they were."),
    (Looked(1, 2, None), 0, "Seat 1 looks at goal 2."),
    (Looked(1, 2, "gold"), 1, "You look at goal 2: the gold."),
    (ChestTurned(1, 2, "NE chest"), 0, "Seat 1 turns over the tunnel above chest 2: a chest tunnel └ NE."),
    (ChestLaid(1, 2, "SW"), 0, "The tunnel above chest 2 is laid as ┐ SW."),
    (ChestOpened(1, 2, "no draw"), 1, "You open chest 2: no card to draw in this turn."),
    (ChestSeen(1, 2, None, None), 0, "Seat 1 looks into chest 2."),
    (
        ChestSeen(1, 2, "NESW chest", "one gold"),
        1,
        "You look into chest 2, under a chest tunnel ┼ NESW: 1 gold.",
    ),
    (EffectEnded("extra draw"), None, "The effect of the chest ends: one card more to draw in this turn."),
]

DWARFS_AND_GOLD: list[tuple[Fact, ViewerOrAll, str]] = [
    (
        DwarfStood(1, (3, 0), "E", None),
        0,
        "Seat 1 places a toll dwarf at the east end of (3, 0), discarding a card.",
    ),
    (DwarfLeft(1, (3, 0), "N"), 1, "Your toll dwarf at the north end of (3, 0) leaves."),
    (TollAsked(1, 0, (4, 0)), 0, "Seat 1 asks you to pay the toll at (4, 0)."),
    (TollAnswered(1, (4, 0), True), 0, "Seat 1 agrees to pay the toll at (4, 0)."),
    (TollAnswered(1, (4, 0), False), 1, "You decline to pay the toll at (4, 0)."),
    (TokensMoved(1, 2, 1), 0, "Seat 1 pays seat 2 1 nugget."),
    (RoleSeen(1, 2, None), 2, "Seat 1 looks at your role."),
    (RoleSeen(1, 2, "geologist"), 1, "You look at seat 2's role: a geologist."),
    (RoleChanged(1, None), 2, "Seat 1 changes roles."),
    (RoleChanged(1, "boss"), 1, "You change roles and are the boss now."),
    (WardrobeEntered(1, "boss"), ALL, "The wardrobe is reached: seat 1 changes roles and is the boss now."),
    (RolesDealt((None, None)), None, "The party is reached: all roles are shuffled and dealt again."),
    (
        RolesDealt((None, "profiteer")),
        1,
        "The party is reached: all roles are shuffled and dealt again. You are the profiteer now.",
    ),
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
    (GoldPicked(1, (None,)), 0, "Seat 1 gets a gold card of 1."),
    (TokensPaid(1, 2), 0, "Seat 1 gets 2 nuggets in tokens."),
    (TokensPaid(1, -1), 1, "You lose 1 nugget."),
    (NothingToLose(1), 0, "Seat 1 has no gold to lose."),
    (NothingToLose(1), 1, "You have no gold to lose."),
    (NothingToPick(1), 1, "No gold card of 1 is left for you."),
    (Stole(1, 2), 2, "Seat 1 steals 1 nugget from you."),
    (Stole(1, None), 0, "Seat 1 steals from nobody."),
]

FACT_SENTENCES = [*COURSE, *CARDS, *MAZE, *DWARFS_AND_GOLD]

COMMAND_SENTENCES: list[tuple[Command, ViewerOrAll, str]] = [
    # by seat 1
    (c.LayTunnel("NSW", (3, -1)), 0, "Seat 1 plays the tunnel ┤ NSW at (3, -1)."),
    (c.LayTunnel("N|+E|", (3, -1)), 1, "You play the tunnel ┗ N|+E| at (3, -1)."),
    (c.LayTunnel("NS+E| green door", (3, -1)), 1, "You play the tunnel ┝ NS+E| with a green door at (3, -1)."),
    (c.LayTunnel("SW+NE", (3, -1)), 0, "Seat 1 plays the double curve ╲ NE+SW at (3, -1)."),
    (c.LayTunnel("S ladder", (3, -1)), 0, "Seat 1 plays the ladder ╷ S at (3, -1)."),
    (c.ReadMap(2), 0, "Seat 1 plays a map for goal 2."),
    (c.LookInChest(2), 0, "Seat 1 plays a map for chest 2."),
    (c.Rockfall((2, 0)), 0, "Seat 1 plays a rockfall at (2, 0)."),
    (c.Sabotage("broken cart", 0), 0, "Seat 1 plays a broken cart against you."),
    (c.Sabotage("broken cart", 1), 0, "Seat 1 plays a broken cart against itself."),
    (c.Repair("repair cart", 1, "cart"), 0, "Seat 1 plays a repair cart to mend its own cart."),
    (c.Repair("repair cart", 1, "cart"), 1, "You play a repair cart to mend your cart."),
    (c.Repair("master craftsman", 2, "cart"), ALL, "Seat 1 plays a master craftsman to mend seat 2's cart."),
    (c.Pass(("map",)), 1, "You pass, discarding a map."),
    (c.PlanTheft(), 0, "Seat 1 plays a theft, to steal at the end of the round."),
    (c.HandsOff(0), 0, "Seat 1 plays a hands-off card against your theft."),
    (c.Trap(0), 0, "Seat 1 plays a trapped card against you."),
    (c.Free(1), 1, "You play a free card for yourself."),
    (c.Inspect(1), 0, "Seat 1 plays an inspection of its own role."),
    (c.SwapHats(1), 0, "Seat 1 plays a hat swap for itself."),
    (c.SwapHands(0), 0, "Seat 1 plays a hand swap with you."),
    (c.SwapGoals((0, 2)), 0, "Seat 1 plays a goal swap for goals 0 and 2."),
    (c.SearchTrove(), 0, "Seat 1 plays a trove, to keep a card from the discard pile."),
    (c.ChangeDirection(), 0, "Seat 1 plays a change of direction: play runs the other way round."),
    (c.CallSpecialist(), 0, "Seat 1 plays a path specialist, to lay two tunnels."),
    (c.Detour("NS", (3, 1)), 0, "Seat 1 plays a detour for the tunnel │ NS, to (3, 1)."),
    (
        c.StandDwarf("map", (2, 0), "W"),
        1,
        "You place a toll dwarf at the west end of (2, 0), discarding a map.",
    ),
    (c.AskToll(0, (3, 0)), 0, "Seat 1 asks you to pay the toll at (3, 0)."),
    (
        c.DiscardTwo(("map", "NES"), 1, "trapped"),
        1,
        "You discard a map and a tunnel ├ NES to take away the trapped card in front of yourself.",
    ),
    (c.Steal(0), 0, "Seat 1 steals from you."),
    (c.Steal(None), 1, "You steal from nobody."),
    (c.TurnGoal(2), 0, "Seat 1 chooses goal 2."),
    (c.OpenChest(2), 0, "Seat 1 chooses chest 2."),
    (c.LayGoal("SW"), 0, "Seat 1 chooses ┐ SW."),
    (c.TakeGold(3), 1, "You take a gold card of 3."),
    (c.Veto(), 0, "Seat 1 vetoes the card in play."),
    (c.LetPass(), 1, "You let the card in play pass."),
    (c.PutGoalsBack(True), 1, "You put the goals back, swapped."),
    (c.PutGoalsBack(False), ALL, "Seat 1 puts the goals back, as they were."),
    (c.KeepCard("inspection"), 1, "You keep an inspection."),
    (c.AnswerToll(True), 1, "You agree to pay the toll."),
    (c.AnswerToll(False), 0, "Seat 1 declines to pay the toll."),
    (c.MoveGoal(1), 0, "Seat 1 moves goal 1."),
    (c.RobHand(0), 0, "Seat 1 draws from your hand."),
    (c.LookAtRole(2), 0, "Seat 1 looks at seat 2's role."),
]


def members(union: object) -> set[object]:
    """The classes of a union of classes and other unions."""
    parts = get_args(union)
    return set().union(*(members(part) for part in parts)) if parts else {union}


def test_the_unions_have_every_fact_and_every_command() -> None:
    assert members(AnyFact) == set(FACTS)
    assert members(AnyCommand) == set(COMMANDS.values())


def test_this_module_has_an_example_of_every_fact_and_command() -> None:
    assert {type(fact) for fact, _, _ in FACT_SENTENCES} == set(FACTS)
    assert {type(command) for command, _, _ in COMMAND_SENTENCES} == set(COMMANDS.values())


@pytest.mark.parametrize(("fact", "viewer", "sentence"), FACT_SENTENCES)
def test_a_fact_in_words(fact: Fact, viewer: ViewerOrAll, sentence: str) -> None:
    assert describe_fact(fact, viewer) == sentence


@pytest.mark.parametrize(("command", "viewer", "sentence"), COMMAND_SENTENCES)
def test_a_command_in_words(command: Command, viewer: ViewerOrAll, sentence: str) -> None:
    assert describe_command(1, command, viewer) == sentence


def test_a_deal_with_all_modules_for_a_viewer_of_everything() -> None:
    modules = all_modules_with("saboteur2", "wardrobe")
    game = fresh(players=2, modules=modules, chest_layout="wings")
    sentence = describe_fact(decode_fact(game.facts[1], game.state.table.maze.grid), ALL)
    assert "cards are in the deck, 10 are put aside." in sentence
    assert sentence.count(" is a ") + sentence.count(" is the ") == 2
    assert "Chests are at (5, -3), (5, -1), (5, 1) and (5, 3).\nAbove them are a chest tunnel " in sentence
    goals = next(line for line in sentence.splitlines() if line.startswith("The goals are "))
    assert goals.count(",") + goals.count(" and ") == 4


GAMES: dict[str, Callable[[], Game]] = {
    "base game": lambda: random_game(fresh()),
    "UA16": lambda: random_game(fresh(edition="UA16", players=5)),
    "tournament": lambda: random_game(fresh(players=5, variants=frozenset({"tournament"}))),
    "from a position": lambda: random_game(near_the_gold()),
    "Saboteur 2": lambda: bot_game(SetUp(4, modules=frozenset({"saboteur2"}))),
    **{f"mix {number}": partial(mixed, number) for number in MIXES},
}


@pytest.mark.parametrize("name", GAMES)
def test_every_fact_of_a_game_has_a_sentence_for_every_viewer(name: str) -> None:
    game = GAMES[name]()
    for viewer in (None, 0, 1):
        for _, fact in game.seen_by(viewer):
            sentence = describe_fact(fact, viewer)
            assert sentence[0].isupper()
            assert sentence.endswith(".")
            assert "None" not in sentence
            assert "  " not in sentence
