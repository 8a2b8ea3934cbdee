"""Adds up the rounds played at one kind of table."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import asdict
from itertools import combinations
from typing import Any

from pyrite.arena.plan import Plan
from pyrite.arena.runner import BatchResult
from pyrite.arena.stats.intervals import Mean, wilson
from pyrite.arena.stats.ratings import Rating, ratings
from pyrite.arena.stats.sides import MINERS, SIDES, wins
from pyrite.game.catalogue import ROLES


class BotInRole:
    """The results of one bot in one role. Seats of one role win together, so rounds are counted, not seats."""

    def __init__(self) -> None:
        self.rounds = 0
        self.won = 0
        self.gold = Mean()

    def include(self, other: BotInRole) -> None:
        """Add the counts of another."""
        self.rounds += other.rounds
        self.won += other.won
        self.gold.include(other.gold)


class BotInGames:
    """The results of one bot in whole games. It may have several seats, so games are counted (GAME-1)."""

    def __init__(self) -> None:
        self.games = 0
        """Games in which another bot played too; a bot alone at a table always wins."""
        self.won = 0
        """Games in which one of its seats had the most gold."""
        self.shared = 0
        """Games won in which a seat of another bot had as much."""
        self.gold = Mean()

    def include(self, other: BotInGames) -> None:
        """Add the counts of another."""
        self.games += other.games
        self.won += other.won
        self.shared += other.shared
        self.gold.include(other.gold)


class Tally:
    """Counts rounds, wins and gold, and compares bots at the same table."""

    def __init__(self, *, whole_games: bool = False) -> None:
        self.whole_games = whole_games
        self.tables = 0
        self.rounds = 0
        self.won: Counter[str] = Counter()
        """Rounds won by each side."""
        self.gold_reached = 0
        self.gold: dict[str, Mean] = defaultdict(Mean)
        """Gold of each role in a round."""
        self.bots: dict[tuple[str, str], BotInRole] = defaultdict(BotInRole)
        """By bot and role."""
        self.games: dict[str, BotInGames] = defaultdict(BotInGames)
        """By bot; only where whole games are played."""
        self.tied = 0
        """Games that several seats won together."""
        self.pairs: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
        """At how many tables the first bot of a pair had more gold than the second, as much, or less."""
        self.decisions: Counter[str] = Counter()
        self.seconds: dict[str, float] = defaultdict(float)
        """Processor time of each bot: the only figure that differs from run to run."""

    def add(self, result: BatchResult) -> None:
        """Count a finished batch."""
        for table in result["tables"]:
            self.tables += 1
            for each in table["rounds"]:
                self._add_round(table["bots"], each)
            gold = [sum(each) for each in zip(*(each["gold"] for each in table["rounds"]), strict=True)]
            self._add_pairs(table["bots"], gold)
            if self.whole_games:
                self._add_game(table["bots"], gold)
        for bot, (decisions, seconds) in result["timing"].items():
            self.decisions[bot] += decisions
            self.seconds[bot] += seconds

    def _add_round(self, bots: list[str], outcome: dict[str, Any]) -> None:
        self.rounds += 1
        self.won[outcome["won"]] += 1
        self.gold_reached += outcome["reached"]
        by_role: dict[str, list[int]] = defaultdict(list)
        by_bot: dict[tuple[str, str], list[int]] = defaultdict(list)
        for bot, role, gold in zip(bots, outcome["roles"], outcome["gold"], strict=True):
            by_role[role].append(gold)
            by_bot[bot, role].append(gold)
        for role, of_role in by_role.items():
            self.gold[role].add(sum(of_role), len(of_role))
        for (bot, role), of_bot in by_bot.items():
            counts = self.bots[bot, role]
            counts.rounds += 1
            counts.won += wins(ROLES.index(role), outcome["won"], gold_reached=outcome["reached"])
            counts.gold.add(sum(of_bot), len(of_bot))

    def _add_game(self, bots: list[str], gold: list[int]) -> None:
        """The seat with the most gold wins; several with the same gold share the win (GAME-1)."""
        winners = [bot for bot, nuggets in zip(bots, gold, strict=True) if nuggets == max(gold)]
        self.tied += len(winners) > 1
        mixed = len(set(bots)) > 1
        for name in set(bots):
            counts = self.games[name]
            counts.games += mixed
            counts.won += mixed and name in winners
            counts.shared += name in winners and len(set(winners)) > 1
            own = [nuggets for bot, nuggets in zip(bots, gold, strict=True) if bot == name]
            counts.gold.add(sum(own), len(own))

    def _add_pairs(self, bots: list[str], gold: list[int]) -> None:
        """Compare the mean gold of the seats of one bot with that of another at this table."""
        means = {
            name: sum(nuggets for bot, nuggets in zip(bots, gold, strict=True) if bot == name) / bots.count(name)
            for name in bots
        }
        for one, other in combinations(sorted(means), 2):
            difference = means[one] - means[other]
            self.pairs[one, other]["more" if difference > 0 else "less" if difference else "equal"] += 1

    def include(self, other: Tally) -> None:
        """Add the counts of another tally."""
        self.tables += other.tables
        self.rounds += other.rounds
        self.gold_reached += other.gold_reached
        self.won += other.won
        self.decisions += other.decisions
        for role, mean in other.gold.items():
            self.gold[role].include(mean)
        for bot_and_role, counts in other.bots.items():
            self.bots[bot_and_role].include(counts)
        self.tied += other.tied
        for bot, games in other.games.items():
            self.games[bot].include(games)
        for pair, results in other.pairs.items():
            self.pairs[pair] += results
        for bot, seconds in other.seconds.items():
            self.seconds[bot] += seconds

    # ------------------------------------------------------------ as plain data

    def to_json(self) -> dict[str, Any]:
        """Everything as JSON data, with confidence intervals."""
        return {
            **self._games_json(),
            "rounds": self.rounds,
            "miners": share(sum(self.won[side] for side in MINERS), self.rounds),
            "gold_reached": share(self.gold_reached, self.rounds),
            "won_by": {side: self.won[side] for side in SIDES if self.won[side]},
            "gold": {role: mean(self.gold[role]) for role in ROLES if role in self.gold},
            "bots": [
                {"bot": bot, "role": role, **share(counts.won, counts.rounds), "gold": mean(counts.gold)}
                for (bot, role), counts in sorted(self.bots.items(), key=_by_bot_and_role)
            ],
            "pairs": [_pair(one, other, results) for (one, other), results in sorted(self.pairs.items())],
            "ratings": {bot: asdict(rated) for bot, rated in self.ratings().items()},
            "decisions": dict(sorted(self.decisions.items())),
        }

    def _games_json(self) -> dict[str, Any]:
        if not self.whole_games:
            return {}
        by_bot = [
            {"bot": bot, **share(counts.won, counts.games), "shared": counts.shared, "gold": mean(counts.gold)}
            for bot, counts in sorted(self.games.items())
        ]
        return {"games": self.tables, "tied": share(self.tied, self.tables), "games_of": by_bot}

    def ratings(self) -> dict[str, Rating]:
        """The ratings of the bots (`ratings.ratings`); equal gold is half a win for both."""
        beaten: dict[tuple[str, str], float] = {}
        for (one, other), found in self.pairs.items():
            beaten[one, other] = found["more"] + found["equal"] / 2
            beaten[other, one] = found["less"] + found["equal"] / 2
        return ratings(beaten)

    def decisions_per_second(self) -> dict[str, int]:
        """The decisions of each bot per second of its processor time."""
        return {
            bot: round(count / self.seconds[bot]) if self.seconds[bot] else 0
            for bot, count in sorted(self.decisions.items())
        }


def tally_cells(plan: Plan, finished: list[BatchResult]) -> list[Tally]:
    """One tally for each cell of a plan."""
    found = [Tally(whole_games=plan.whole_games) for _ in plan.cells]
    for result in finished:
        found[result["cell"]].add(result)
    return found


def share(count: int, trials: int) -> dict[str, Any]:
    """A share with its confidence interval."""
    low, high = wilson(count, trials)
    rate = count / trials if trials else 0.0
    return {"count": count, "of": trials, "rate": round(rate, 4), "low": round(low, 4), "high": round(high, 4)}


def mean(of: Mean) -> dict[str, Any]:
    """A mean with half the width of its confidence interval."""
    half = of.half_width
    return {"mean": round(of.value, 4), "half_width": None if half is None else round(half, 4)}


def _by_bot_and_role(item: tuple[tuple[str, str], BotInRole]) -> tuple[str, int]:
    (bot, role), _ = item
    return bot, ROLES.index(role)


def _pair(one: str, other: str, results: Counter[str]) -> dict[str, Any]:
    """How often one bot had more gold than the other, of the tables where it was not the same."""
    decided = results["more"] + results["less"]
    return {"bot": one, "against": other, **share(results["more"], decided), "equal": results["equal"]}
