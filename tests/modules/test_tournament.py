"""The tournament variant: its roles, its tunnel in the middle, its pay (VAR-2 to VAR-4, WC-16)."""

from collections import Counter

import pytest

from pyrite.game import BadInput, Command, Deal, Game, LayTunnel, Rockfall, Rules, SetUp
from pyrite.game.catalogue import NAME
from pyrite.game.facts.cards import CardDiscarded
from pyrite.game.facts.course import RoundBegun
from pyrite.game.facts.gold import GoldDealt, GoldDrawn, TokensPaid
from tests.rules.play import cells_for, facts_of, played, position, refused, seen, tunnels_by_cell
from tests.rules.rounds import (
    LAST_PASS,
    LAST_TUNNEL,
    about_to_find_gold,
    about_to_run_out,
    dealt,
    pass_until_round_ends,
    record,
    seats,
)

VARIANT = "variants: tournament"
TOURNAMENT = frozenset({"tournament"})

PASSAGES = {"NS": 4, "EW": 3, "NE": 5, "NW": 4, "NES": 5, "NEW": 5, "NESW": 5}
DEAD_ENDS = ("N|", "E|", "N|+S|", "E|+W|", "N|+E|", "N|+W|", "N|+E|+S|", "N|+E|+W|", "N|+E|+S|+W|")
TUNNELS = {**PASSAGES, **dict.fromkeys(DEAD_ENDS, 1)}


# ---------------------------------------------------------------- roles and hands


@pytest.mark.rule("VAR-2", "WC-16")
@pytest.mark.parametrize(
    ("players", "saboteurs", "diggers", "greedy", "hand", "deck"),
    [
        (5, 1, 3, 1, 6, 36),
        (6, 2, 3, 1, 5, 36),
        (7, 2, 3, 2, 5, 31),
        (8, 3, 3, 2, 4, 34),
        (9, 3, 4, 2, 4, 30),
    ],
)
def test_exactly_the_roles_of_the_table_are_dealt_in_every_round(
    players: int, saboteurs: int, diggers: int, greedy: int, hand: int, deck: int
) -> None:
    game = Game.begin(SetUp(players, variants=TOURNAMENT))
    for _ in range(3):
        pass_until_round_ends(game)
    for deal in record(game, RoundBegun):
        assert Counter(deal.roles) == {"saboteur": saboteurs, "digger": diggers, "greedy": greedy}
        assert deal.left_over == ()
        assert [len(each) for each in deal.hands] == [hand] * players
        assert len(deal.deck) == deck


@pytest.mark.rule("VAR-2")
@pytest.mark.parametrize("players", [3, 4, 10])
def test_the_tournament_is_for_five_to_nine_players(players: int) -> None:
    with pytest.raises(BadInput, match="tournament variant is for 5 to 9 players"):
        Rules(SetUp(players, variants=TOURNAMENT))


# ---------------------------------------------------------------- the tunnel in the middle


@pytest.mark.rule("VAR-3")
@pytest.mark.parametrize("tunnel", TUNNELS)
def test_the_tunnel_in_the_middle_is_face_up_as_printed(tunnel: str) -> None:
    game = Game.begin(SetUp(5, variants=TOURNAMENT), {1: dealt("DDDSG", landmark=tunnel)})
    assert tunnels_by_cell(game) == {(0, 0): "NESW", (4, 0): tunnel}
    assert seen(game)["deck"] == 36


@pytest.mark.rule("VAR-3", "SET-5")
def test_the_tunnel_in_the_middle_is_a_random_tunnel_in_each_round() -> None:
    rules = Rules(SetUp(5, variants=TOURNAMENT))
    chosen: Counter[str] = Counter()
    rounds = set()
    for number in range(400):
        deals = [Deal.from_seed(rules, number.to_bytes(32, "big"), each) for each in (1, 2, 3)]
        rounds.add(len({deal.landmark for deal in deals}))
        for deal in deals:
            rest = Counter(NAME[kind] for kind in deal.deck + b"".join(deal.hands))
            landmark = NAME[deal.landmark]
            assert rest.total() == 66
            assert rest[landmark] == TUNNELS[landmark] - 1
            chosen[landmark] += 1
    expected = {tunnel: 1200 * count / 40 for tunnel, count in TUNNELS.items()}
    chi_square = sum((chosen[tunnel] - often) ** 2 / often for tunnel, often in expected.items())
    assert chi_square < 37.70  # 15 degrees of freedom, exceeded once in a thousand times
    assert 3 in rounds


@pytest.mark.rule("VAR-3")
def test_without_the_variant_there_is_no_tunnel_in_the_middle() -> None:
    assert tunnels_by_cell(Game.begin(SetUp(5))) == {(0, 0): "NESW"}
    with pytest.raises(BadInput, match="tournament"):
        Game.begin(SetUp(5), {1: dealt("DDDSS", "D", landmark="NS")})
    with pytest.raises(BadInput, match="tournament"):
        Game.begin(SetUp(5, variants=TOURNAMENT), {1: dealt("DDDSG")})


def on_the_way(middle: str, hand: str, *, joined: bool) -> Game:
    """A tunnel runs from the start to (2, 0), or to (3, 0) if ``joined``; ``middle`` is drawn at (4, 0)."""
    return position(
        f"""
players: 5
asked: seat 0, turn
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ ┼ {"┼ " if joined else "· "}{middle} · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
{seats("DDDSG", {0: hand, 1: "map"})}
""",
        VARIANT,
    )


@pytest.mark.rule("VAR-3", "TUN-2")
def test_the_tunnel_in_the_middle_must_be_matched() -> None:
    game = on_the_way("│", "EW, NW", joined=False)
    assert refused(game, 0, LayTunnel("EW", (3, 0))) == "sides-clash"
    played(game, 0, LayTunnel("NW", (3, 0)))


@pytest.mark.rule("VAR-3", "TUN-2")
def test_an_open_side_of_the_tunnel_in_the_middle_must_be_met_by_an_open_side() -> None:
    game = on_the_way("─", "EW, NW", joined=False)
    assert refused(game, 0, LayTunnel("NW", (3, 0))) == "sides-clash"
    played(game, 0, LayTunnel("EW", (3, 0)))


@pytest.mark.rule("VAR-3", "TUN-3", "TUN-4")
def test_the_tunnel_in_the_middle_is_not_joined_until_a_path_joins_it() -> None:
    apart = on_the_way("┼", "EW, EW", joined=False)
    assert refused(apart, 0, LayTunnel("EW", (5, 0))) == "not-joined"
    assert cells_for(apart, 0, "EW") == {(-1, 0), (3, 0)}
    joined = on_the_way("┼", "EW", joined=True)
    assert cells_for(joined, 0, "EW") == {(-1, 0), (5, 0)}


@pytest.mark.rule("VAR-3", "TUN-4")
def test_if_tunnels_need_not_join_the_tunnel_in_the_middle_counts_as_a_neighbour() -> None:
    deals = {1: dealt("DDDSG", landmark="EW", hands={0: ("EW",)})}
    game = Game.begin(SetUp(5, variants=TOURNAMENT, house_rules={"lay_must_join": False}, first_seat=0), deals)
    assert {(3, 0), (5, 0)} <= cells_for(game, 0, "EW")


@pytest.mark.rule("VAR-3", "TAB-3")
def test_the_tunnel_in_the_middle_may_be_a_dead_end() -> None:
    game = on_the_way("╋", "EW", joined=True)
    assert refused(game, 0, LayTunnel("EW", (5, 0))) == "not-joined"


@pytest.mark.rule("VAR-3", "ACT-3")
@pytest.mark.parametrize("joined", [True, False])
def test_a_rockfall_may_remove_the_tunnel_in_the_middle(joined: bool) -> None:
    game = on_the_way("┼", "rockfall", joined=joined)
    assert Rockfall((4, 0)) in game.legal(0)
    assert facts_of(game, 0, Rockfall((4, 0)), CardDiscarded) == [CardDiscarded("rockfall")]
    assert (4, 0) not in tunnels_by_cell(game)
    assert seen(game)["discard"] == ["NESW", "rockfall"]


# ---------------------------------------------------------------- pay


def tokens(game: Game, seat: int, command: Command) -> list[int]:
    """What each seat was paid in tokens, which everyone sees, spectators too; no gold cards may move."""
    facts = played(game, seat, command)
    assert not any(isinstance(fact, GoldDealt | GoldDrawn) for fact in facts)
    announced = [fact for _, fact in game.seen_by(None) if isinstance(fact, TokensPaid)]
    assert all(fact.tokens for fact in announced)  # there is no fact about a seat that gets nothing
    balances = [0] * game.rules.players
    for payment in announced:
        balances[payment.seat] += payment.tokens
    purses = seen(game)["purses"]
    assert purses == [{"cards": 0, "tokens": balance} for balance in balances]
    assert seen(game)["gold_pile"] == 28
    return balances


@pytest.mark.rule("VAR-4", "WC-16", "PAY-5")
@pytest.mark.parametrize(
    ("roles", "finisher", "expected"),
    [
        # a digger joined it
        ("DDDSG", 1, [2, 3, 2, 0, 0]),
        ("SDDDGS", 3, [0, 2, 2, 3, 0, 0]),
        ("SDDDGGS", 1, [0, 3, 2, 2, 0, 0, 0]),
        ("SSDDDGGS", 4, [0, 0, 2, 2, 3, 0, 0, 0]),
        ("SSDDDGGSD", 8, [0, 0, 2, 2, 2, 0, 0, 0, 3]),
        # a saboteur joined it
        ("DDDSG", 3, [2, 2, 2, 0, 0]),
        ("SDDDGS", 0, [0, 2, 2, 2, 0, 0]),
        ("SDDDGGS", 6, [0, 2, 2, 2, 0, 0, 0]),
        ("SSDDDGGS", 1, [0, 0, 2, 2, 2, 0, 0, 0]),
        ("SSDDDGGSD", 7, [0, 0, 2, 2, 2, 0, 0, 0, 2]),
        # a greedy dwarf joined it: the other one gets nothing either
        ("DDDSG", 4, [0, 0, 0, 0, 4]),
        ("SDDDGS", 4, [0, 0, 0, 0, 4, 0]),
        ("SDDDGGS", 5, [0, 0, 0, 0, 0, 4, 0]),
        ("SSDDDGGS", 5, [0, 0, 0, 0, 0, 4, 0, 0]),
        ("SSDDDGGSD", 6, [0, 0, 0, 0, 0, 0, 4, 0, 0]),
    ],
)
def test_gold_reached_is_paid_in_tokens(roles: str, finisher: int, expected: list[int]) -> None:
    game = about_to_find_gold(roles, finisher, VARIANT)
    assert tokens(game, finisher, LAST_TUNNEL) == expected
    assert seen(game)["round"] == 2


@pytest.mark.rule("VAR-4", "WC-16", "PAY-5")
@pytest.mark.parametrize(
    ("roles", "expected"),
    [
        ("DDDSG", [0, 0, 0, 4, 0]),
        ("SDDDGS", [3, 0, 0, 0, 0, 3]),
        ("SDDDGGS", [3, 0, 0, 0, 0, 0, 3]),
        ("SSDDDGGS", [3, 3, 0, 0, 0, 0, 0, 3]),
        ("SSDDDGGSD", [3, 3, 0, 0, 0, 0, 0, 3, 0]),
    ],
)
def test_gold_not_reached_is_paid_to_the_saboteurs(roles: str, expected: list[int]) -> None:
    game = about_to_run_out(roles, 2, VARIANT)
    assert tokens(game, 2, LAST_PASS) == expected


@pytest.mark.rule("VAR-4", "PAY-5")
@pytest.mark.parametrize("house_rule", ["gold_draw=per_player", "gold_draw=per_digger"])
def test_options_about_gold_cards_do_not_matter_in_a_tournament(house_rule: str) -> None:
    game = about_to_find_gold("DDDSG", 1, VARIANT, f"house rules: {house_rule}")
    assert tokens(game, 1, LAST_TUNNEL) == [2, 3, 2, 0, 0]


@pytest.mark.rule("VAR-4", "VAR-1")
def test_a_sabotaged_digger_is_paid_in_a_tournament() -> None:
    game = about_to_find_gold("DDDSG", 1, VARIANT, fronts={0: "broken cart"})
    assert tokens(game, 1, LAST_TUNNEL) == [2, 3, 2, 0, 0]
