"""Saboteur 2: who can reach the gold, who wins, what each is paid, who steals from whom (S2-18 to S2-29)."""

from collections.abc import Collection, Sequence

from .maze import as_cell, beyond, reached
from .module_rules import View
from .payment import finisher_of
from .tunnel import mark_of

COLOURS = ("blue", "green")
OTHER = {"blue": "green", "green": "blue"}

# S2-24: what each is due by the number of winners; five or more: 1.
DUE = {1: 5, 2: 4, 3: 3, 4: 2}

# S2-24: the boss gets one less, the profiteer two less.
DEDUCTIONS = {"boss": 1, "profiteer": 2}


def team_can_reach(view: View, colour: str) -> bool:
    """S2-19: whether a path joins the start (or a ladder) to the gold without a door of the other colour.

    All cards with such a door are removed from the maze; the team reaches what is still reached then. So each team
    has its own best route. The gold is open on four sides: a reached opening that faces it joins it.
    """
    gold = [as_cell(goal["cell"]) for goal in view["goals"] if goal["face"] == "gold"]
    passable = [card for card in view["maze"] if mark_of(card["card"]) != OTHER[colour] + " door"]
    return any(beyond(cell, side) in gold for cell, side in reached({**view, "maze": passable}))


def teams_that_can_reach(view: View) -> set[str]:
    """The colours of the teams that can reach the gold."""
    return {colour for colour in COLOURS if team_can_reach(view, colour)}


def crystals_in_maze(view: View) -> int:
    """S2-25: the crystals on face-up cards in the maze, joined to the start or not; one on each such card."""
    return sum(1 for card in view["maze"] if mark_of(card["card"]) == "crystal")


def winning_teams(roles: Sequence[str], finisher: int | None, able: Collection[str]) -> set[str]:
    """The colours of the teams that win. ``able``: those that can reach the gold, with or without players."""
    if finisher is None:
        return set()  # S2-23: the gold was not turned over
    if roles[finisher] not in ("blue digger", "green digger"):
        return set(able)  # S2-21: every team that can reach wins
    own = roles[finisher].removesuffix(" digger")
    if own in able:
        return {own}  # S2-20: alone, even if both can reach
    if OTHER[own] in able:
        return {OTHER[own]}
    return set()


def is_winner(role: str, finisher: int | None, able: Collection[str], teams: Collection[str]) -> bool:
    """Whether a player of this role wins, without regard to traps (S2-20 to S2-24)."""
    if role == "profiteer":
        return True  # S2-22: always
    if role == "saboteur":
        return finisher is None  # S2-23
    if role == "boss":
        # S2-22: with any winning team, and when the gold was joined but no team can reach it.
        return len(teams) > 0 or (finisher is not None and len(able) == 0)
    if role == "geologist":
        return False  # S2-24: never counted
    return role.removesuffix(" digger") in teams


def is_trapped(front: Sequence[str]) -> bool:
    """S2-13."""
    return "trapped" in front


def treasure(
    roles: Sequence[str],
    finisher: int | None,
    fronts: Sequence[Sequence[str]],
    able: Collection[str],
    crystals: int,
) -> tuple[int, ...]:
    """The gold each seat gets when a round ends, before any theft (S2-20 to S2-26).

    ``finisher`` is who joined the gold, None if it was not turned over; trapped or not, winners go by that
    player's role (GOAL-6). ``able`` are the colours of the teams that can reach the gold.
    """
    teams = winning_teams(roles, finisher, able)
    # S2-26: a trapped player is not counted among winners or geologists and gets nothing.
    counted = [seat for seat in range(len(roles)) if not is_trapped(fronts[seat])]
    winners = [seat for seat in counted if is_winner(roles[seat], finisher, able, teams)]
    geologists = [seat for seat in counted if roles[seat] == "geologist"]
    gold = [0] * len(roles)
    for seat in winners:
        gold[seat] = max(0, DUE.get(len(winners), 1) - DEDUCTIONS.get(roles[seat], 0))
    for seat in geologists:
        gold[seat] = crystals // len(geologists)  # S2-25: whoever wins; two share, rounded down
    return tuple(gold)


def treasure_of(view: View) -> tuple[int, ...]:
    """The gold each seat gets, from a view at the end of the round, when roles are shown.

    A round that a spider ended is paid as gold not reached (NEWG-2).
    """
    able = teams_that_can_reach(view)
    return treasure(view["roles"], finisher_of(view), view["fronts"], able, crystals_in_maze(view))


def thief_order(view: View) -> list[int]:
    """S2-27: the seats that steal, first to last, as seen before the first of them steals.

    The untrapped owner whose theft was played last is first. The others follow clockwise by seat, in either
    direction of play.
    """
    players = len(view["fronts"])
    thieves = [
        seat for seat in view["thefts"] if "theft" in view["fronts"][seat] and not is_trapped(view["fronts"][seat])
    ]
    if not thieves:
        return []
    clockwise = [(thieves[-1] + step) % players for step in range(players)]
    return [seat for seat in clockwise if seat in thieves]


def possible_victims(view: View, thief: int) -> list[int]:
    """S2-27: the others with gold, trapped or not, whenever they got it."""
    return [seat for seat, purse in enumerate(view["purses"]) if seat != thief and purse["tokens"] > 0]


def theft_outcome(view: View, thief: int) -> str:
    """How a theft is carried out: "asked", "done" or "nothing".

    "asked": the thief chooses (with ``theft_optional`` even if there is one victim). "done": the only victim is
    robbed without a question. "nothing": nobody else has gold.
    """
    victims = possible_victims(view, thief)
    if not victims:
        return "nothing"
    if view["options"]["theft_optional"] or len(victims) > 1:
        return "asked"
    return "done"
