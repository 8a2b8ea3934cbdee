"""Cards have no ids to follow, and no view contains the seed (INFO-3, INFO-5)."""

from collections import Counter

import pytest

from pyrite.game import Deal, Game, LayTunnel, Pass, SetUp, fact_to_json
from pyrite.game.catalogue import ACTIONS, KIND, NAME, NEW_GOALS, TUNNELS
from pyrite.game.facts.course import GameEnded
from tests.rules.play import played, refusal, seen
from tests.rules.rounds import LAST_TUNNEL, about_to_find_gold, dealt, pass_until_round_ends
from tests.rules.view_contents import contains_seed, leaves

CARDS = {*TUNNELS, *ACTIONS, *NEW_GOALS, "start"}
SPELLINGS = {"NS", "EW", "NE", "SW", "NW", "ES", "NES", "NSW", "NEW", "ESW", "NESW"}
VIEWERS = (0, 1, 2, None)
SEED = bytes(range(100, 132))

# ---------------------------------------------------------------- no ids


@pytest.mark.rule("INFO-5")
def test_a_card_is_nothing_but_its_name() -> None:
    game = Game.begin(SetUp(3))
    pass_until_round_ends(game)
    for viewer in VIEWERS:
        facts = [fact_to_json(fact) for _, fact in game.seen_by(viewer)]
        for name in ("card", "cards", "deck", "hands", "face", "goals", "landmark"):
            words = set(leaves([fact[name] for fact in facts if name in fact]))
            assert words <= CARDS | {None}
        view = seen(game, viewer)
        assert set(leaves([view["discard"], view["fronts"]])) <= CARDS | {None}
        assert set(leaves([(card["card"], card["tunnel"]) for card in view["maze"]])) <= CARDS | SPELLINGS


@pytest.mark.rule("INFO-5")
def test_swapping_equal_cards_gives_the_same_deck() -> None:
    """Number the cards of each kind; then let equal cards change places."""
    names = [NAME[kind] for kind in dealt("DSD", "D").deck]
    met: Counter[str] = Counter()
    numbered = []
    for name in names:
        met[name] += 1
        numbered.append((name, met[name]))
    exchanged = [(name, met[name] + 1 - copy) for name, copy in numbered]
    assert numbered != exchanged
    assert sorted(numbered) == sorted(exchanged)

    def game(deck: list[tuple[str, int]]) -> Game:
        plan = dealt("DSD", "D")
        deal = Deal(plan.roles, plan.left_over, plan.goals, plan.hands, bytes(KIND[name] for name, _ in deck))
        begun = Game.begin(SetUp(3), {1: deal})
        pass_until_round_ends(begun)
        return begun

    here, there = game(numbered), game(exchanged)
    assert here.state == there.state
    assert all(here.seen_by(viewer) == there.seen_by(viewer) for viewer in VIEWERS)


@pytest.mark.rule("INFO-5")
def test_a_hand_does_not_show_the_order_in_which_cards_were_drawn() -> None:
    """Seat 0 draws a map and a rockfall, or the other way round."""
    views = []
    for top in (("map", "NS", "NS", "rockfall"), ("rockfall", "NS", "NS", "map")):
        hands = {0: ("NE", "NE"), 1: ("NW", "NW"), 2: ("EW", "EW")}
        game = Game.begin(SetUp(3, first_seat=0), {1: dealt("DSD", "D", hands=hands, top=top)})
        for seat, card in ((0, "NE"), (1, "NW"), (2, "EW"), (0, "NE")):
            played(game, seat, Pass((card,)))
        views.append((seen(game, 0), game.seen_by(1), game.seen_by(2), game.seen_by(None)))
    assert views[0] == views[1]


@pytest.mark.rule("INFO-5", "PAY-5")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_gold_cards_passed_on_do_not_show_their_order_in_the_pile(viewer: int | None) -> None:
    courses = []
    for pile in ("1 2 3", "3 1 2"):
        game = about_to_find_gold("DDDS", 1, f"gold pile: {pile}")
        played(game, 1, LAST_TUNNEL)
        courses.append((game.seen_by(viewer), seen(game, viewer)))
    assert courses[0] == courses[1]


# ---------------------------------------------------------------- no seed


@pytest.mark.rule("INFO-3")
@pytest.mark.parametrize("variant", [None, "tournament", "sabotaged_dwarf"])
def test_the_seed_is_not_shown_before_the_game_is_over(variant: str | None) -> None:
    set_up = SetUp(5, variants=frozenset({variant} if variant else ()), seed=SEED)
    game = Game.begin(set_up)
    assert contains_seed(game.state, SEED)
    for _ in range(3):
        for viewer in (0, 1, 2, 3, 4, None):
            view = game.view(viewer)
            assert not contains_seed(view, SEED)
            assert not contains_seed(view.table.rules, SEED)
            assert not contains_seed(seen(game, viewer), SEED)
            assert not contains_seed(game.seen_by(viewer), SEED)
        assert game.asked is not None
        assert not contains_seed(refusal(game, game.asked, LayTunnel("NS", (40, 40))), SEED)
        pass_until_round_ends(game)
    for viewer in (0, None):
        ended = game.seen_by(viewer)[-1][1]
        assert isinstance(ended, GameEnded)
        assert ended.seed == SEED.hex()


@pytest.mark.rule("INFO-3")
def test_a_set_up_shown_to_players_has_no_seed() -> None:
    game = Game.begin(SetUp(5, seed=SEED))
    assert "seed" not in seen(game, 0)["setup"]
    assert not contains_seed(game.rules, SEED)
    assert contains_seed(SetUp(5, seed=SEED), SEED)
