"""The arena plays rounds of the game, and bots that watch see all of their facts."""

from collections.abc import Sequence

import pytest

from pyrite.arena.plan import BATCH_SIZE, Batch, Cell, Plan, cells_of, sizes_of
from pyrite.arena.runner import DecisionClock, play, timed
from pyrite.arena.seating import Seating
from pyrite.bots import RandomBot, StatelessBot
from pyrite.bots.registry import BOTS
from pyrite.cli.bot_games import deal_game, play_moves
from pyrite.game import BadInput, SetUp
from pyrite.game.catalogue import ROLES
from pyrite.game.dealing.seeds import derive_seed
from pyrite.game.facts.course import GAME_BEGUN, ROUND_BEGUN
from pyrite.game.setup import Rules
from pyrite.game.state import RawFact, View


def plan_of(set_up: SetUp, times: int = 4, *bots: str, whole_games: bool = False) -> Plan:
    return Plan((Cell(set_up),), Seating(bots or ("greedy_digger",)), times, whole_games=whole_games)


@pytest.mark.parametrize("set_up", [SetUp(4), SetUp(5, modules=frozenset({"saboteur2", "toll"}))])
def test_a_round_of_the_arena_is_the_first_round_of_the_same_game(set_up: SetUp) -> None:
    """The same deal and the same bots give the same gold, whether one round is played, or three, or a game."""
    (rounds,) = (play(plan_of(set_up), batch) for batch in plan_of(set_up).batches())
    (games,) = (play(plan_of(set_up, whole_games=True), batch) for batch in plan_of(set_up).batches())
    for number, (one, three) in enumerate(zip(rounds["tables"], games["tables"], strict=True), 1):
        assert (len(one["rounds"]), len(three["rounds"])) == (1, 3)
        assert one["rounds"][0] == three["rounds"][0]
        state = deal_game(Rules(set_up), derive_seed("pyrite", "deal", number))
        rng = derive_seed("pyrite", "bots", number)
        play_moves(state, [BOTS["greedy_digger"](rng, seat) for seat in range(set_up.players)])
        owned = [sum(own.gold) for own in state.privates if own is not None]
        gained = [sum(purse) for purse in zip(*(each["gold"] for each in three["rounds"]), strict=True)]
        starting_gold = 1 if "toll" in set_up.modules else 0
        tokens = state.table.tokens
        assert gained == [gold + token - starting_gold for gold, token in zip(owned, tokens, strict=True)]
        # GAME-1: the seats with the most gold have won, and the arena decides in the same way.
        assert state.table.winners == tuple(seat for seat, gold in enumerate(gained) if gold == max(gained))


def test_a_round_is_stored_with_its_winner_roles_gold_and_timing() -> None:
    played = play(plan_of(SetUp(3), 1), Batch(0, 1, 1))
    (table,) = played["tables"]
    assert table["bots"] == ["greedy_digger"] * 3
    (each,) = table["rounds"]
    assert set(each) == {"won", "reached", "roles", "gold"}
    assert all(role in ROLES for role in each["roles"])
    decisions, seconds = played["timing"]["greedy_digger"]
    assert decisions > 10
    assert seconds >= 0


class WatchingBot:
    """A random bot that records all facts it receives."""

    def __init__(self, seed: bytes, seat: int) -> None:
        self.random_bot = RandomBot(seed, seat)
        self.seen: list[RawFact] = []
        self.before_first_move: int | None = None

    def watch(self, view: View, new_facts: Sequence[RawFact]) -> None:
        self.seen += new_facts

    def move(self, view: View, moves: Sequence[int]) -> int:
        if self.before_first_move is None:
            self.before_first_move = len(self.seen)
        return self.random_bot.move(view, moves)


def test_a_bot_that_watches_receives_every_fact_from_the_deal_on(monkeypatch: pytest.MonkeyPatch) -> None:
    watching_bots: list[WatchingBot] = []

    def make(seed: bytes, seat: int, budget: float | None = None) -> WatchingBot:
        watching_bots.append(WatchingBot(seed, seat))
        return watching_bots[-1]

    monkeypatch.setitem(BOTS, "watching", make)
    played = play(plan_of(SetUp(3), 1, "watching"), Batch(0, 1, 1))
    assert len(watching_bots) == 3
    for watching_bot in watching_bots:
        assert watching_bot.before_first_move
        assert watching_bot.seen[0][0] == GAME_BEGUN
        assert watching_bot.seen[1][0] == ROUND_BEGUN
    assert played["timing"]["watching"][0] > 0


def test_a_timed_stateless_bot_stays_stateless() -> None:
    clock = DecisionClock()
    assert isinstance(timed(RandomBot(bytes(32), 0), clock), StatelessBot)
    assert not isinstance(timed(WatchingBot(bytes(32), 0), clock), StatelessBot)


def test_a_bot_that_fails_is_reported_with_its_table(monkeypatch: pytest.MonkeyPatch) -> None:
    class Failing(StatelessBot):
        def move(self, view: View, moves: Sequence[int]) -> int:
            raise IndexError("out of ideas")

    def make(seed: bytes, seat: int, budget: float | None = None) -> Failing:
        return Failing()

    monkeypatch.setitem(BOTS, "failing", make)
    with pytest.raises(IndexError) as caught:
        play(plan_of(SetUp(3), 1, "failing"), Batch(0, 1, 1))
    assert caught.value.__notes__ == ["It happened at table 1 of 3 players, DE24, base, official."]


# ---------------------------------------------------------------- plans


def test_a_plan_is_cut_into_batches_that_cover_it() -> None:
    plan = Plan((Cell(SetUp(3)), Cell(SetUp(4))), Seating(("random_bot",)), 2 * BATCH_SIZE + 3)
    batches = plan.batches()
    for cell in (0, 1):
        numbers = [
            number
            for batch in batches
            if batch.cell == cell
            for number in range(batch.first, batch.first + len(batch))
        ]
        assert numbers == list(range(1, 2 * BATCH_SIZE + 4))
    assert len({batch.key for batch in batches}) == len(batches) == 6


def test_cells_are_parsed_from_options() -> None:
    cells = cells_of(["DE24", "UA24"], ["base", "saboteur2+toll", "tournament"], [2, 5, 10], "official")
    assert [(cell.set_up.edition, cell.modules, cell.set_up.players) for cell in cells] == [
        (edition, modules, players)
        for edition in ("DE24", "UA24")
        for modules, sizes in (("base", (5, 10)), ("saboteur2+toll", (2, 5, 10)), ("tournament", (5,)))
        for players in sizes
    ]
    assert [cell.set_up.players for cell in cells_of(["RU16"], ["base"], None, "official")] == list(range(3, 11))


@pytest.mark.parametrize(
    ("edition", "mix", "sizes", "why"),
    [
        ("DE24", "tool", None, "no module 'tool'"),
        ("DE25", "base", None, "no edition 'DE25'"),
        ("UA16", "toll", None, "cannot be combined"),
        ("DE24", "base", [2], "for 3 to 10 players, not 2"),
        ("DE24", "tournament", [3, 4], "for 5 to 9 players, not 3"),
    ],
)
def test_invalid_options_for_cells_are_refused(edition: str, mix: str, sizes: list[int] | None, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        cells_of([edition], [mix], sizes, "official")


@pytest.mark.parametrize("text", ["", "many", "3-", "5-3", "3;4", "-3", "100", "²"])
def test_invalid_numbers_of_players_are_refused(text: str) -> None:
    with pytest.raises(BadInput, match=r"Numbers of players"):
        sizes_of(text)
