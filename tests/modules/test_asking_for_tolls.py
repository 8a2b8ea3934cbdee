"""Toll tunnels: asking another to pay (TOLL-3)."""

import pytest

from pyrite.game import Command, LayTunnel, Pass, Rockfall
from pyrite.game.facts.gold import TokensMoved
from pyrite.game.facts.maze import TunnelLaid
from pyrite.game.modules.path_specialist.commands import CallSpecialist
from pyrite.game.modules.toll.commands import AnswerToll, AskToll
from pyrite.game.modules.toll.facts import TollAnswered, TollAsked
from tests.modules.expansion_helpers import fact_names, hand, in_turn, only, tokens
from tests.modules.toll_position import ELSEWHERE, HERE, LAY_HERE, guarded
from tests.rules.play import cells_for, played, refused, seen

ASK_SEAT_2 = AskToll(2, HERE)


@pytest.mark.rule("TOLL-3")
@pytest.mark.parametrize("modules", ["toll", "toll, saboteur2"])
def test_a_player_who_accepts_pays_for_the_asker(modules: str) -> None:
    game = guarded(modules=modules)
    assert only(TollAsked, played(game, 0, ASK_SEAT_2)) == [TollAsked(0, 2, HERE)]
    assert (game.asked, game.question) == (2, "toll")
    assert game.legal(2) == [AnswerToll(False), AnswerToll(True)]
    assert only(TollAnswered, played(game, 2, AnswerToll(True))) == [TollAnswered(2, HERE, True)]
    assert seen(game)["toll_payers"] == [{"cell": [3, 0], "seat": 2}]
    assert only(TokensMoved, played(game, 0, LAY_HERE)) == [TokensMoved(2, 1, 1)]
    assert tokens(game) == [1, 2, 0, 1]
    assert seen(game)["dwarfs"] == []


@pytest.mark.rule("TOLL-3")
def test_nothing_is_paid_before_the_tunnel_is_laid() -> None:
    game = guarded()
    facts = in_turn(game, (0, ASK_SEAT_2), (2, AnswerToll(True)))
    assert tokens(game) == [1, 1, 1, 1]
    assert fact_names(facts) == ["TollAsked", "TollAnswered"]


@pytest.mark.rule("TOLL-3")
def test_asking_does_not_use_up_the_turn_or_a_card() -> None:
    game = guarded()
    in_turn(game, (0, ASK_SEAT_2), (2, AnswerToll(False)))
    assert (game.asked, game.question, seen(game)["turn"]) == (0, "turn", 1)
    assert (seen(game)["hands"], seen(game)["deck"]) == ([4, 2, 2, 2], 5)


@pytest.mark.rule("TOLL-3", "TURN-1")
def test_while_a_seat_is_asked_no_other_seat_may_act() -> None:
    game = guarded()
    played(game, 0, ASK_SEAT_2)
    assert refused(game, 0, LAY_HERE) == "not-your-turn"
    assert refused(game, 1, AnswerToll(True)) == "not-your-turn"
    assert refused(game, 2, Pass(("map",))) == "not-asked-for"
    assert game.legal(0) == game.legal(1) == game.legal(3) == []


@pytest.mark.rule("TOLL-3")
def test_a_toll_is_asked_for_a_cell_and_not_for_a_card() -> None:
    game = guarded()
    played(game, 0, ASK_SEAT_2)
    assert seen(game, 2)["choices"] == [[3, 0]]
    played(game, 2, AnswerToll(True))
    # Any card that may be laid there is allowed.
    for tunnel in ("EW", "NEW", "ESW", "NESW"):
        assert game.refusal(0, LayTunnel(tunnel, HERE)) is None
    played(game, 0, LayTunnel("NESW", HERE))
    assert tokens(game) == [1, 2, 0, 1]


@pytest.mark.rule("TOLL-3")
def test_a_player_without_gold_may_lay_where_another_agreed_to_pay() -> None:
    game = guarded(("; tokens 1", ""))
    in_turn(game, (0, ASK_SEAT_2), (2, AnswerToll(True)))
    assert HERE in cells_for(game, 0, "EW")
    played(game, 0, LAY_HERE)
    assert tokens(game) == [0, 2, 0, 1]


@pytest.mark.rule("TOLL-3")
@pytest.mark.parametrize(
    ("then", "balances"),
    [
        (LAY_HERE, [0, 2, 1, 1]),
        (ELSEWHERE, [1, 1, 1, 1]),
        (Rockfall((1, 0)), [1, 1, 1, 1]),
        (Pass(("NEW",)), [1, 1, 1, 1]),
    ],
)
def test_after_a_decline_the_asker_may_pay_or_do_something_else(then: Command, balances: list[int]) -> None:
    game = guarded()
    in_turn(game, (0, ASK_SEAT_2), (2, AnswerToll(False)), (0, then))
    assert tokens(game) == balances
    assert game.asked == 1


@pytest.mark.rule("TOLL-3")
def test_after_a_decline_others_may_be_asked_each_once_a_turn() -> None:
    game = guarded()
    in_turn(game, (0, ASK_SEAT_2), (2, AnswerToll(False)))
    assert refused(game, 0, ASK_SEAT_2) == "asked-already"
    assert [command for command in game.legal(0) if isinstance(command, AskToll)] == [
        AskToll(1, HERE),
        AskToll(3, HERE),
    ]
    in_turn(game, (0, AskToll(3, HERE)), (3, AnswerToll(True)), (0, LAY_HERE))
    assert tokens(game) == [1, 2, 1, 0]


@pytest.mark.rule("TOLL-3")
def test_a_seat_is_asked_at_most_once_a_turn_for_any_cell() -> None:
    game = guarded(("dwarfs: 1 at 2/0 E", "dwarfs: 1 at 2/0 E, 1 at 0/0 N"), ("dwarfs left: 1", "dwarfs left: 0"))
    in_turn(game, (0, ASK_SEAT_2), (2, AnswerToll(False)))
    assert refused(game, 0, AskToll(2, (0, -1))) == "asked-already"
    assert game.refusal(0, AskToll(3, (0, -1))) is None


@pytest.mark.rule("TOLL-3")
def test_in_the_next_turn_all_seats_may_be_asked_again() -> None:
    game = guarded()
    in_turn(game, (0, ASK_SEAT_2), (2, AnswerToll(False)), (0, ELSEWHERE))
    in_turn(game, (1, Pass(("map",))), (2, Pass(("map",))), (3, ASK_SEAT_2), (2, AnswerToll(True)))
    played(game, 3, LayTunnel("NEW", HERE))
    assert tokens(game) == [1, 2, 0, 1]


@pytest.mark.rule("TOLL-3")
def test_an_agreement_to_pay_is_valid_for_this_turn_only() -> None:
    game = guarded()
    in_turn(game, (0, ASK_SEAT_2), (2, AnswerToll(True)), (0, ELSEWHERE))
    assert tokens(game) == [1, 1, 1, 1]
    assert (seen(game)["toll_payers"], seen(game)["toll_asked"]) == ([], [])
    in_turn(game, (1, Pass(("map",))), (2, Pass(("map",))), (3, LayTunnel("NEW", HERE)))
    assert tokens(game) == [1, 2, 1, 0]


@pytest.mark.rule("TOLL-3")
def test_after_an_agreement_no_other_seat_is_asked_for_that_cell() -> None:
    game = guarded()
    in_turn(game, (0, ASK_SEAT_2), (2, AnswerToll(True)))
    assert refused(game, 0, AskToll(3, HERE)) == "no-toll"


@pytest.mark.rule("TOLL-3", "PAY-5")
@pytest.mark.parametrize(
    ("purse", "can_pay"),
    [
        ("tokens 1", True),
        ("gold 1", True),
        ("gold 2; tokens -1", True),
        ("tokens 0", False),
        ("gold 1; tokens -1", False),
    ],
)
def test_only_a_seat_with_gold_may_agree_and_any_seat_may_decline(purse: str, can_pay: bool) -> None:
    game = guarded(("seat 2: digger; hand NEW, map; tokens 1", f"seat 2: digger; hand NEW, map; {purse}"))
    before = tokens(game)[2]
    played(game, 0, ASK_SEAT_2)
    if can_pay:
        in_turn(game, (2, AnswerToll(True)), (0, LAY_HERE))
        assert tokens(game)[2] == before - 1
    else:
        assert refused(game, 2, AnswerToll(True)) == "toll-too-dear"
        assert game.legal(2) == [AnswerToll(False)]


@pytest.mark.rule("TOLL-2", "TOLL-3")
def test_an_owner_of_the_dwarf_who_agrees_pays_nothing() -> None:
    game = guarded(("; tokens 1", ""), ("map; tokens 1", "map"))
    in_turn(game, (0, AskToll(1, HERE)), (1, AnswerToll(True)))
    facts = played(game, 0, LAY_HERE)
    assert not only(TokensMoved, facts)
    assert fact_names(facts).index("DwarfLeft") < fact_names(facts).index("TunnelLaid")
    assert tokens(game) == [0, 0, 1, 1]


@pytest.mark.rule("TOLL-3")
@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (AskToll(0, HERE), "own-seat"),
        (AskToll(4, HERE), "no-such-seat"),
        (AskToll(2, (4, 0)), "no-toll"),
        (AskToll(2, (2, 0)), "no-toll"),
    ],
)
def test_asking_a_wrong_seat_or_for_a_cell_without_a_toll_is_refused(command: AskToll, reason: str) -> None:
    assert refused(guarded(), 0, command) == reason


@pytest.mark.rule("TOLL-3")
def test_a_player_cannot_ask_others_to_pay_for_their_own_dwarf() -> None:
    game = guarded(("dwarfs: 1", "dwarfs: 0"))
    assert refused(game, 0, ASK_SEAT_2) == "no-toll"
    assert not any(isinstance(command, AskToll) for command in game.legal(0))


@pytest.mark.rule("TOLL-3", "TUN-5")
def test_a_player_who_cannot_lay_tunnels_may_ask_only_with_a_detour() -> None:
    game = guarded(("rockfall; tokens 1", "rockfall; front broken cart; tokens 1"))
    assert refused(game, 0, ASK_SEAT_2) == "tools-broken"
    assert not any(isinstance(command, AskToll) for command in game.legal(0))
    game = guarded(("rockfall; tokens 1", "detour; front broken cart; tokens 1"), modules="toll, detour")
    assert game.refusal(0, ASK_SEAT_2) is None


@pytest.mark.rule("TOLL-3", "WC-22")
def test_another_seat_may_be_asked_between_the_two_tunnels_of_a_specialist() -> None:
    game = guarded(("rockfall;", "path specialist;"), modules="toll, path_specialist")
    in_turn(game, (0, ASK_SEAT_2), (2, AnswerToll(False)), (0, CallSpecialist()), (0, ELSEWHERE))
    assert (game.asked, game.question) == (0, "tunnel")
    assert refused(game, 0, ASK_SEAT_2) == "asked-already"
    in_turn(game, (0, AskToll(3, HERE)), (3, AnswerToll(True)))
    assert (game.asked, game.question) == (0, "tunnel")
    facts = played(game, 0, LayTunnel("NEW", HERE))
    assert only(TunnelLaid, facts) == [TunnelLaid(0, HERE, "NEW")]
    assert tokens(game) == [1, 2, 1, 0]
    assert len(hand(game, 0)) == 3  # four, less the specialist and two tunnels, and two drawn
