"""Games in which something happens that is rare in random play, with a function that checks it.

Each was found by trying numbers until it happened. If a change of the driver or the deal loses one,
``python -m tests.properties.rare_games`` searches for another.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from pyrite.game import SetUp
from pyrite.game.declare import Fact
from pyrite.game.fact_codec import decode_fact
from pyrite.game.facts.cards import CardPlayed, CardTaken, DiscardedTwo
from pyrite.game.facts.course import Asked, GameEnded, RoundBegun, RoundEnded, TurnBegun
from pyrite.game.facts.ends import NobodyCanPlay
from pyrite.game.facts.gold import GoldTaken, Stole, TokensMoved
from pyrite.game.facts.maze import GoalLaid, GoalTurned, TunnelLaid, TunnelRemoved
from pyrite.game.facts.piles import CardsLifted
from pyrite.game.modules.chests.facts import ChestOpened, GoalMoved
from pyrite.game.modules.detour import TunnelMoved
from pyrite.game.modules.path_specialist.facts import SpecialistCalled
from pyrite.game.modules.toll.facts import TollAnswered
from pyrite.game.modules.veto.facts import Vetoed
from tests import oracle
from tests.oracle.positions import position
from tests.properties.driver import play_to_end

Facts = list[Fact]

MAX_TRIED: Final = 1500


@dataclass(frozen=True)
class RareGame:
    """A game by its number, which determines the deal and the play, and the rare event in it."""

    happens: Callable[[Facts], bool]
    number: int
    players: int
    edition: str = "DE24"
    modules: frozenset[str] = frozenset()
    variants: frozenset[str] = frozenset()
    house_rules: tuple[tuple[str, str], ...] = ()

    @property
    def set_up(self) -> SetUp:
        seed = self.number.to_bytes(32, "big")
        rules = dict(self.house_rules)
        return SetUp(self.players, self.edition, self.modules, self.variants, rules, seed=seed)

    def is_there(self) -> bool:
        """Whether the rare event happens."""
        return self.happens(play_and_list_facts(self.set_up, self.number))


def play_and_list_facts(set_up: SetUp, play_seed: int) -> Facts:
    """All facts of a game by name."""
    game = play_to_end(set_up, play_seed)
    return [decode_fact(fact, game.state.table.maze.grid) for fact in game.facts]


def names(facts: Facts) -> str:
    """The names of the facts, in order, as one text."""
    return " ".join(type(fact).__name__ for fact in facts)


def ends(facts: Facts) -> Iterator[tuple[RoundEnded, Facts]]:
    """The end of each round and the facts after it in that round."""
    for place, fact in enumerate(facts):
        if isinstance(fact, RoundEnded):
            rest = facts[place + 1 :]
            stop = next(at for at, each in enumerate(rest) if isinstance(each, RoundBegun | GameEnded))
            yield fact, rest[:stop]


def asks(question: str) -> Callable[[Facts], bool]:
    """Whether the question was asked."""
    return lambda facts: any(isinstance(fact, Asked) and fact.question == question for fact in facts)


def joined_by(role: str) -> Callable[[Facts], bool]:
    """Whether a seat with this role joined the gold."""
    return lambda facts: any(
        end.finisher is not None and end.roles[end.finisher] == role for end, _ in ends(facts)
    )


def waiting_gold(facts: Facts) -> bool:
    """The gold was joined, left face down, and turned over when the round ended."""
    return any(
        isinstance(one, GoalTurned) and one.face == "gold" and isinstance(two, RoundEnded)
        for one, two in pairwise(facts)
    )


def gold_cut_off(facts: Facts) -> bool:
    """The gold was joined, left face down, cut off, and turned over when the round ended (base game only)."""
    goals = oracle.goal_places([])
    maze: dict[tuple[int, int], str] = {}
    for one, two in pairwise(facts):
        match one:
            case RoundBegun():
                maze = {}
            case TunnelLaid():
                maze[one.cell] = one.tunnel
            case TunnelRemoved():
                del maze[one.cell]
            case GoalLaid():
                maze[goals[one.goal]] = one.tunnel
            case GoalTurned(face="gold") if isinstance(two, RoundEnded):
                if one.goal not in oracle.goals_reached(position(maze)):
                    return True
    return False


def one_leads_to_another(facts: Facts) -> bool:
    """A goal, once laid, reached the next one."""
    return "TunnelLaid GoalTurned GoalLaid GoalTurned" in names(facts)


def stopped(facts: Facts) -> bool:
    """A round ended because nobody could play any more, or all were forced to pass (END-1)."""
    return any(isinstance(fact, NobodyCanPlay) for fact in facts)


def digger_without_gold(facts: Facts) -> bool:
    """A digger with broken tools got no gold while others did."""
    for end, after in ends(facts):
        takers = [fact.seat for fact in after if isinstance(fact, GoldTaken)]
        if len(takers) >= end.roles.count("digger") > len(set(takers)) > 0:
            return True
    return False


def another_pays(facts: Facts) -> bool:
    """Someone agreed to pay a toll for another, and did."""
    return any(
        isinstance(one, TollAnswered)
        and one.pay
        and isinstance(two, CardPlayed)
        and any(isinstance(each, TokensMoved) and each.giver == one.seat for each in until_turn(facts, place))
        for place, (one, two) in enumerate(pairwise(facts))
    )


def until_turn(facts: Facts, place: int) -> Facts:
    """The facts from there to the next turn."""
    rest = facts[place:]
    return rest[: next((at for at, each in enumerate(rest) if isinstance(each, TurnBegun)), len(rest))]


def in_one_turn(*kinds: type[Fact]) -> Callable[[Facts], bool]:
    """Whether all of these happened in one turn, the first before the others."""
    return lambda facts: any(
        isinstance(fact, kinds[0])
        and all(any(isinstance(each, kind) for each in until_turn(facts, place)) for kind in kinds[1:])
        for place, fact in enumerate(facts)
    )


def turns_over(face: str) -> Callable[[Facts], bool]:
    """Whether such a goal was turned over."""
    return lambda facts: any(isinstance(fact, GoalTurned) and fact.face == face for fact in facts)


def theft_without_victim(facts: Facts) -> bool:
    """A thief found nobody with gold."""
    return any(isinstance(fact, Stole) and fact.victim is None for fact in facts)


S2: Final = frozenset({"saboteur2"})
RARE_GAMES: Final = {
    "a goal fits in two orientations equally well": RareGame(asks("orientation"), 660, 3, "RU16"),
    "a goal that waited fits in two orientations equally well": RareGame(
        asks("orientation"), 102, 4, "DE24", house_rules=(("goals_at_once", "one"),)
    ),
    "a goal fits in no orientation and the player lays it": RareGame(asks("orientation"), 12, 5, "UA16"),
    "two goals are reached at once": RareGame(asks("goal"), 14, 5, "UA24"),
    "two goals are reached and one waits": RareGame(asks("goal"), 11, 3, "UA16"),
    "the gold waits until the round ends": RareGame(waiting_gold, 3, 5, "UA16"),
    "the gold is cut off and still wins": RareGame(gold_cut_off, 7, 4, "UA16"),
    "a goal leads to the next": RareGame(one_leads_to_another, 19, 4, "RU16"),
    "all are forced to pass with cards in hand": RareGame(stopped, 6, 3, "RU16"),
    "nobody can play": RareGame(stopped, 4, 4, "PL2", S2),
    "nobody can play, and two were discarded for another": RareGame(
        lambda facts: stopped(facts) and any(isinstance(fact, DiscardedTwo) for fact in facts),
        5,
        4,
        "FR2",
        S2,
    ),
    "a saboteur joins the gold": RareGame(joined_by("saboteur"), 1, 10, "DE24"),
    "a greedy dwarf joins the gold": RareGame(joined_by("greedy"), 7, 5, "DE24", frozenset({"greedy_dwarf"})),
    "a greedy dwarf joins the gold of a tournament": RareGame(
        joined_by("greedy"), 8, 9, "UA24", variants=frozenset({"tournament"})
    ),
    "a digger with broken tools gets no gold": RareGame(
        digger_without_gold, 16, 5, "DE24", variants=frozenset({"sabotaged_dwarf"})
    ),
    "a geologist joins the gold": RareGame(joined_by("geologist"), 7, 6, "PL2", S2),
    "a theft finds nobody with gold": RareGame(theft_without_victim, 48, 4, "DE24", S2),
    "another pays the toll": RareGame(another_pays, 0, 5, "UA24", frozenset({"toll"})),
    "a tunnel of the path specialist is vetoed": RareGame(
        in_one_turn(SpecialistCalled, Vetoed), 19, 4, "DE24", frozenset({"path_specialist", "veto"})
    ),
    "a detour reaches a goal": RareGame(
        in_one_turn(TunnelMoved, GoalTurned), 190, 5, "DE24", frozenset({"detour"})
    ),
    "a spider ends a round of Saboteur 2": RareGame(turns_over("spider"), 1, 5, "UA24", S2 | {"new_goals"}),
    "a moved goal is reached at its new place": RareGame(
        in_one_turn(GoalMoved, GoalTurned), 64, 4, "DE24", frozenset({"chests"})
    ),
    "two chests act at the end of a turn": RareGame(
        in_one_turn(ChestOpened, CardTaken, CardsLifted), 55, 5, "DE24", S2 | {"chests"}
    ),
}


def main() -> None:
    """Search for the next number of each game at which its rare event happens."""
    for name, rare_game in RARE_GAMES.items():
        tried = range(MAX_TRIED)
        number = next((number for number in tried if replace(rare_game, number=number).is_there()), None)
        print(
            f"{name}: {rare_game.number} ({'is there' if rare_game.is_there() else 'lost'}), first at {number}",
            flush=True,
        )


if __name__ == "__main__":
    main()
