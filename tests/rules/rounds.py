"""Rounds about to end, given deals, and the record of a game with all its secrets."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TypeVar

from pyrite.game import Command, Deal, Fact, Game, LayTunnel, Pass, TakeGold, view_to_json
from pyrite.game.catalogue import BASE_ACTIONS, BASE_TUNNELS, KIND, NAME, ROLES
from pyrite.game.fact_codec import decode_fact
from pyrite.game.facts.gold import GoldDrawn, GoldTaken
from tests.rules.play import played, position

AnyFact = TypeVar("AnyFact", bound=Fact)

_ROLE_NAMES = {"D": "digger", "S": "saboteur", "G": "greedy"}

BARE = """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S· · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
"""

NEARLY_THERE = """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ ─ ┼ ┼ ┼ ┼ · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
goals: stone NE, gold, stone NW
"""

WAITING_GOLD = """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ ─ ┼ ┼ ┼ ┼ ─ ?1
  · · · · · · · · ·
  · · · · · · · · ?2
goals: stone NE, gold, stone NW
joined: 1 by 2
house rules: goals_at_once=one
"""
"""With one goal a turn the gold can be joined, here by seat 2, and wait face down (GOAL-4)."""

LAST_TUNNEL = LayTunnel("EW", (7, 0))
"""Joins the gold where the maze is `NEARLY_THERE`."""

LAST_PASS = Pass(("map",))


def role_names(letters: str) -> list[str]:
    """The roles behind the letters D, S and G."""
    return [_ROLE_NAMES[letter] for letter in letters]


def seats(roles: str, hands: Mapping[int, str], fronts: Mapping[int, str] | None = None) -> str:
    """A line for each seat; ``roles`` has a letter for each: D, S, G."""
    lines = []
    for seat, role in enumerate(role_names(roles)):
        hand = f"; hand {hands[seat]}" if seat in hands else ""
        front = f"; front {fronts[seat]}" if fronts and seat in fronts else ""
        lines.append(f"seat {seat}: {role}{hand}{front}")
    return "\n".join(lines)


def about_to_find_gold(roles: str, finisher: int, *more: str, fronts: Mapping[int, str] | None = None) -> Game:
    """The finisher's `LAST_TUNNEL` joins the gold."""
    return position(
        f"players: {len(roles)}\nasked: seat {finisher}, turn\n{NEARLY_THERE}"
        f"{seats(roles, {finisher: 'EW'}, fronts)}",
        *more,
    )


def about_to_run_out(roles: str, last: int, *more: str) -> Game:
    """The `LAST_PASS` of seat ``last`` ends the round without gold."""
    return position(f"players: {len(roles)}\nasked: seat {last}, turn\n{BARE}{seats(roles, {last: 'map'})}", *more)


def choosers(game: Game, facts: Iterable[Fact]) -> list[int]:
    """Let each seat that is asked take its greatest gold card; return who took one, in order."""
    taken = [fact.seat for fact in facts if isinstance(fact, GoldTaken)]
    while game.question == "gold":
        assert game.asked is not None
        seat = game.asked
        greatest = max(view_to_json(game.view(seat))["own"]["offer"])
        taken += [fact.seat for fact in played(game, seat, TakeGold(greatest)) if isinstance(fact, GoldTaken)]
    return taken


def drawn_and_taken(game: Game, finisher: int) -> tuple[int, list[int]]:
    """Join the gold with the `LAST_TUNNEL`: how many gold cards were drawn, and who took one, in order."""
    facts = played(game, finisher, LAST_TUNNEL)
    drawn = [fact for fact in facts if isinstance(fact, GoldDrawn)]
    return sum(len(fact.nuggets) for fact in drawn), choosers(game, facts)


def record(game: Game, kind: type[AnyFact]) -> list[AnyFact]:
    """All facts of one kind since the game began, with their secrets."""
    grid = game.state.table.maze.grid
    everything = [decode_fact(fact, grid) for fact in game.facts]
    return [fact for fact in everything if isinstance(fact, kind)]


def pass_until_round_ends(game: Game) -> list[tuple[int, Command]]:
    """Let everyone pass until another round begins or the game is over; return the commands."""
    since, number = len(game.commands), game.state.table.round
    while not game.over and game.state.table.round == number:
        assert game.asked is not None
        own = game.state.privates[game.asked]
        assert own is not None
        played(game, game.asked, Pass((NAME[own.hand[0]],)))
    return game.commands[since:]


def dealt(
    roles: str,
    left_over: str = "",
    goals: tuple[str, str, str] = ("stone NE", "gold", "stone NW"),
    hands: Mapping[int, tuple[str, ...]] | None = None,
    landmark: str | None = None,
    hand_size: int = 6,
    top: tuple[str, ...] = (),
) -> Deal:
    """A deal for a round: ``top`` is drawn first, hands are filled up from the rest of the box."""
    box = Counter({**BASE_TUNNELS, **BASE_ACTIONS})
    given = {seat: list((hands or {}).get(seat, ())) for seat in range(len(roles))}
    for card in (*(card for hand in given.values() for card in hand), *top, *filter(None, [landmark])):
        box[card] -= 1
    rest = list(box.elements())
    for hand in given.values():
        while len(hand) < hand_size:
            hand.append(rest.pop())
    return Deal(
        roles=bytes(ROLES.index(role) for role in role_names(roles)),
        left_over=bytes(ROLES.index(role) for role in role_names(left_over)),
        goals=bytes(KIND[goal] for goal in goals),
        hands=tuple(bytes(sorted(KIND[card] for card in hand)) for hand in given.values()),
        deck=bytes(KIND[card] for card in [*rest, *reversed(top)]),
        landmark=KIND[landmark] if landmark else 0,
    )
