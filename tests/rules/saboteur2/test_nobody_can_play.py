"""A round ends as soon as nobody can play, where the edition says so: PL2 and FR2 (END-1, S2-18)."""

import pytest

from pyrite.game import (
    Command,
    DiscardTwo,
    Free,
    Game,
    LayTunnel,
    Pass,
    PlanTheft,
    ReadMap,
    Repair,
    Rockfall,
    SwapHands,
    Trap,
)
from pyrite.game.facts.course import RoundBegun, RoundEnded, TurnBegun
from pyrite.game.facts.ends import NobodyCanPlay
from pyrite.game.modules.toll.commands import StandDwarf
from pyrite.game.modules.trove import SearchTrove
from tests.rules.play import facts_of, is_listed, played, position, seen
from tests.rules.rounds import BARE, WAITING_GOLD

pytestmark = pytest.mark.rule("END-1", "S2-18")

EDITIONS = ("PL2", "FR2")
HOUSE = "house rules: round_end=nobody_can_play"


def three(*hands: str, more: tuple[str, ...] = ("edition: PL2",), text: str = BARE, modules: str = "") -> Game:
    """Three blue diggers with these hands (and what else is in their lines); seat 0 has the turn."""
    lines = "\n".join(f"seat {seat}: blue digger; hand {hand}" for seat, hand in enumerate(hands))
    all_modules = ", ".join(["saboteur2", *modules.split()])
    return position(f"players: 3\nmodules: {all_modules}\nasked: seat 0, turn\n{text}{lines}", *more)


def kinds(game: Game, seat: int, command: Command) -> list[str]:
    """The names of the facts that a command causes, up to the end of the round."""
    names = [type(fact).__name__ for fact in played(game, seat, command)]
    return names[: names.index("RoundEnded") + 1] if "RoundEnded" in names else names


# ---------------------------------------------------------------- when the round ends


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_round_ends_with_the_turn_after_which_nobody_can_play(edition: str) -> None:
    game = three("map, free", "free, free", "hands off, hands off", more=(f"edition: {edition}",))
    assert kinds(game, 0, Pass(("map",))) == ["Passed", "NobodyCanPlay", "RoundEnded"]


@pytest.mark.parametrize("edition", ["DE24", "UA24"])
def test_in_other_editions_the_round_continues_until_all_hands_are_empty(edition: str) -> None:
    game = three("map, free", "free", "hands off", more=(f"edition: {edition}",))
    assert kinds(game, 0, Pass(("map",))) == ["Passed", "TurnBegun"]
    assert kinds(game, 1, Pass(("free",))) == ["Passed", "TurnBegun"]
    assert kinds(game, 2, Pass(("hands off",))) == ["Passed", "TurnBegun"]
    assert kinds(game, 0, Pass(("free",))) == ["Passed", "RoundEnded"]


def test_the_round_can_end_after_a_played_card() -> None:
    game = three("map, free", "free, free", "hands off, hands off")
    assert kinds(game, 0, ReadMap(1))[-2:] == ["NobodyCanPlay", "RoundEnded"]


def test_new_possibilities_after_a_played_card_count() -> None:
    """The trap in front of seat 1 can be taken away by the free cards."""
    game = three("trapped, free", "free, free", "hands off, hands off")
    assert kinds(game, 0, Trap(1)) == ["CardPlayed", "PutInFront", "TurnBegun"]
    assert is_listed(game, 1, Free(1))


def test_the_round_continues_if_any_player_can_play() -> None:
    game = three("free, map", "free", "hands off, map")
    assert kinds(game, 0, Pass(("map",))) == ["Passed", "TurnBegun"]
    assert kinds(game, 1, Pass(("free",))) == ["Passed", "TurnBegun"]
    assert kinds(game, 2, Pass(("map",)))[-2:] == ["NobodyCanPlay", "RoundEnded"]


def test_while_the_deck_has_a_card_the_round_continues() -> None:
    game = three("map, free", "free, free", "hands off, hands off", more=("edition: PL2", "deck: NS, NS"))
    assert kinds(game, 0, Pass(("map",))) == ["Passed", "Drew", "TurnBegun"]
    assert kinds(game, 1, Pass(("free",))) == ["Passed", "Drew", "TurnBegun"]


def test_the_check_comes_after_the_last_card_was_drawn() -> None:
    game = three("map, free", "free, free", "hands off, hands off", more=("edition: PL2", "deck: hands off"))
    assert kinds(game, 0, Pass(("map",))) == ["Passed", "Drew", "NobodyCanPlay", "RoundEnded"]


def test_empty_hands_end_the_round_without_the_fact_that_nobody_can_play() -> None:
    assert kinds(three("map", "", ""), 0, Pass(("map",))) == ["Passed", "RoundEnded"]


@pytest.mark.rule("INFO-1")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_all_see_when_nobody_can_play(viewer: int | None) -> None:
    game = three("map, free", "free, map", "hands off, hands off")
    played(game, 0, Pass(("map",)))
    assert [type(fact).__name__ for _, fact in game.seen_by(viewer)] == ["Passed", "TurnBegun"]
    played(game, 1, Pass(("map",)))
    seen_facts = [fact for _, fact in game.seen_by(viewer) if isinstance(fact, NobodyCanPlay | RoundEnded)]
    assert [type(fact).__name__ for fact in seen_facts] == ["NobodyCanPlay", "RoundEnded"]


# ---------------------------------------------------------------- what is playing a card


@pytest.mark.rule("TUN-5", "S2-13")
@pytest.mark.parametrize("front", ["trapped", "broken cart"])
def test_tunnels_in_the_hand_of_a_player_who_may_lay_none_do_not_count(front: str) -> None:
    """A trapped player could still discard two to get free; that is not playing a card."""
    game = three("map, NS", f"NS, NS; front {front}", "hands off, hands off; front broken lantern")
    assert kinds(game, 0, Pass(("map",))) == ["Passed", "TurnBegun"]  # seat 0 can lay its tunnel
    game = three("map, free", f"NS, NS; front {front}", "NE, NE; front broken lantern")
    last = ["Passed", "TurnBegun"] if front == "trapped" else ["Passed", "NobodyCanPlay", "RoundEnded"]
    assert kinds(game, 0, Pass(("map",))) == last  # free could be played on the trapped


@pytest.mark.rule("S2-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_discarding_two_is_not_playing_a_card(edition: str) -> None:
    hands = ("map, hands off; front broken cart", "NS, NS; front broken lantern", "NE, NE; front broken pickaxe")
    game = three(*hands, more=(f"edition: {edition}",))
    assert is_listed(game, 0, DiscardTwo(("map", "hands off"), 0, "broken cart"))
    assert kinds(game, 0, Pass(("map",))) == ["Passed", "NobodyCanPlay", "RoundEnded"]


@pytest.mark.rule("S2-4")
def test_discarding_two_can_make_the_round_continue() -> None:
    """Freed from the broken cart, seat 0 can lay its tunnel."""
    game = three("map, hands off, NS; front broken cart", "NE; front broken lantern", "NE; front broken lantern")
    assert kinds(game, 0, DiscardTwo(("map", "hands off"), 0, "broken cart"))[-1] == "TurnBegun"
    game = three("map, hands off, free; front broken cart", "NE; front broken lantern", "NE; front broken lantern")
    assert kinds(game, 0, DiscardTwo(("map", "hands off"), 0, "broken cart"))[-1] == "RoundEnded"


@pytest.mark.rule("TOLL-1")
def test_placing_a_dwarf_is_not_playing_a_card() -> None:
    game = three("map, free", "free, free", "hands off, hands off", more=(HOUSE,), modules="toll")
    assert is_listed(game, 0, StandDwarf("free", (0, 0), "E"))
    assert kinds(game, 0, StandDwarf("map", (0, 0), "E")) == ["DwarfStood", "NobodyCanPlay", "RoundEnded"]


@pytest.mark.rule("WC-19")
def test_a_veto_does_not_count_as_playable() -> None:
    game = three("map, veto", "free, free", "hands off, hands off", more=(HOUSE,), modules="veto")
    assert kinds(game, 0, Pass(("map",)))[-2:] == ["NobodyCanPlay", "RoundEnded"]


@pytest.mark.rule("WC-18")
def test_a_trove_can_be_played_when_the_pile_is_not_empty() -> None:
    game = three("map, free", "trove, free", "hands off, hands off", more=(HOUSE,), modules="trove")
    assert kinds(game, 0, Pass(("map",))) == ["Passed", "TurnBegun"]
    assert is_listed(game, 1, SearchTrove())
    assert kinds(game, 1, Pass(("trove",)))[-2:] == ["NobodyCanPlay", "RoundEnded"]


@pytest.mark.rule("WC-22")
def test_a_path_specialist_needs_a_tunnel_that_can_be_laid() -> None:
    game = three(
        "map, free", "path specialist, hands off", "hands off, hands off", more=(HOUSE,), modules="path_specialist"
    )
    assert kinds(game, 0, Pass(("map",)))[-2:] == ["NobodyCanPlay", "RoundEnded"]
    game = three(
        "map, free", "path specialist, NS", "hands off, hands off", more=(HOUSE,), modules="path_specialist"
    )
    assert kinds(game, 0, Pass(("map",))) == ["Passed", "TurnBegun"]


@pytest.mark.rule("S2-11", "S2-17")
@pytest.mark.parametrize(("card", "command"), [("theft", PlanTheft()), ("hand swap", SwapHands(0))])
def test_cards_that_need_nothing_else_can_always_be_played(card: str, command: Command) -> None:
    game = three("map, free", f"{card}, free", "hands off, hands off")
    assert kinds(game, 0, Pass(("map",))) == ["Passed", "TurnBegun"]
    assert is_listed(game, 1, command)


def test_a_repair_and_a_rockfall_need_a_target() -> None:
    game = three("map, NS", "repair cart, rockfall", "hands off; front broken lantern")
    assert kinds(game, 0, LayTunnel("NS", (0, 1)))[-1] == "TurnBegun"
    assert is_listed(game, 1, Rockfall((0, 1)))
    assert not is_listed(game, 1, Repair("repair cart", 2, "cart"))
    assert kinds(game, 1, Pass(("rockfall",))) == ["Passed", "TurnBegun"]  # seat 0 still has a map
    game = three("NS, free", "repair cart, rockfall", "hands off; front broken lantern")
    assert kinds(game, 0, Pass(("NS",)))[-2:] == ["NobodyCanPlay", "RoundEnded"]


# ---------------------------------------------------------------- tolls


@pytest.mark.rule("TOLL-2")
@pytest.mark.parametrize(("tokens", "ends"), [(0, True), (1, False)])
def test_a_tunnel_that_its_holder_cannot_pay_for_does_not_count(tokens: int, ends: bool) -> None:
    text = f"{BARE}dwarfs: 2 at 0/0 N, 2 at 0/0 S\n"
    game = three(
        "map, free",
        f"NS, NS; tokens {tokens}",
        "hands off, hands off",
        more=(HOUSE,),
        modules="toll",
        text=text,
    )
    assert ("RoundEnded" in kinds(game, 0, Pass(("map",)))) is ends


# ---------------------------------------------------------------- after the round


@pytest.mark.rule("SET-6", "ED-2")
@pytest.mark.parametrize(("edition", "first"), [("PL2", 0), ("FR2", 1)])
def test_the_edition_decides_who_begins_the_next_round(edition: str, first: int) -> None:
    """Seat 0 had the last turn; seat 2 laid the last tunnel."""
    game = three("map, free", "free, free", "hands off, hands off", more=(f"edition: {edition}", "last tunnel: 2"))
    facts = played(game, 0, Pass(("map",)))
    assert [fact.first for fact in facts if isinstance(fact, RoundBegun)] == [first]
    assert facts[-1] == TurnBegun(first)


@pytest.mark.rule("GOAL-4")
def test_waiting_goals_are_turned_over_afterwards() -> None:
    text = WAITING_GOLD.replace("house rules: goals_at_once=one\n", "")
    more = ("house rules: goals_at_once=one, round_end=nobody_can_play",)
    game = three("map, free", "free, free", "hands off, hands off", more=more, text=text)
    names = kinds(game, 0, Pass(("map",)))
    assert names == ["Passed", "NobodyCanPlay", "GoalTurned", "RoundEnded"]


@pytest.mark.rule("TURN-3")
def test_cards_of_a_seat_that_is_out_do_not_count() -> None:
    game = three("map, free", "map, map", "hands off, hands off", more=("edition: PL2", "out: 1"))
    assert facts_of(game, 0, Pass(("map",)), RoundEnded)


@pytest.mark.rule("TURN-3")
def test_a_seat_with_an_empty_hand_is_not_out_before_its_turn() -> None:
    game = three("map, free", "", "map, map")
    assert seen(game)["out"] == []
    assert kinds(game, 0, Pass(("map",))) == ["Passed", "TurnBegun"]
    assert seen(game)["out"] == [1]
