"""What many rounds at one kind of table add up to."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import asdict
from itertools import combinations
from typing import Any

from pyrite.arena.intervals import Mean, wilson
from pyrite.arena.plan import Plan
from pyrite.arena.ratings import Rated, ratings
from pyrite.arena.rounds import Played
from pyrite.arena.sides import MINERS, SIDES, wins
from pyrite.game.catalogue import ROLES


class BotInRole:
    """How one bot fared in one role. Those of one role win together, so rounds are counted, not seats."""

    def __init__(self) -> None:
        self.rounds = 0
        self.won = 0
        self.gold = Mean()

    def include(self, other: BotInRole) -> None:
        """All that another has counted."""
        self.rounds += other.rounds
        self.won += other.won
        self.gold.include(other.gold)


class BotInGames:
    """How one bot fared in whole games. Several seats may be its own, so games are counted, not seats (GAME-1)."""

    def __init__(self) -> None:
        self.games = 0
        """Those in which another bot sat as well; against itself alone a bot cannot but win."""
        self.won = 0
        """Games in which a seat of its had the most gold."""
        self.shared = 0
        """Those of them in which another bot had a seat with as much."""
        self.gold = Mean()

    def include(self, other: BotInGames) -> None:
        """All that another has counted."""
        self.games += other.games
        self.won += other.won
        self.shared += other.shared
        self.gold.include(other.gold)


class Tally:
    """Counts rounds, wins and gold, and what bots got against each other at the same table."""

    def __init__(self, *, whole_games: bool = False) -> None:
        self.whole_games = whole_games
        self.tables = 0
        self.rounds = 0
        self.won: Counter[str] = Counter()
        """Rounds won by each side."""
        self.gold_reached = 0
        self.gold: dict[str, Mean] = defaultdict(Mean)
        """What those of each role got in a round."""
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
        """Processor time that each bot took. The one thing here that differs from run to run."""

    def add(self, played: Played) -> None:
        """Count a batch."""
        for table in played["tables"]:
            self.tables += 1
            for each in table["rounds"]:
                self._add_round(table["bots"], each)
            purses = [sum(each) for each in zip(*(played["gold"] for played in table["rounds"]), strict=True)]
            self._add_pairs(table["bots"], purses)
            if self.whole_games:
                self._add_game(table["bots"], purses)
        for bot, (decisions, seconds) in played["pace"].items():
            self.decisions[bot] += decisions
            self.seconds[bot] += seconds

    def _add_round(self, bots: list[str], played: dict[str, Any]) -> None:
        self.rounds += 1
        self.won[played["won"]] += 1
        self.gold_reached += played["reached"]
        by_role: dict[str, list[int]] = defaultdict(list)
        by_bot: dict[tuple[str, str], list[int]] = defaultdict(list)
        for bot, role, gold in zip(bots, played["roles"], played["gold"], strict=True):
            by_role[role].append(gold)
            by_bot[bot, role].append(gold)
        for role, purses in by_role.items():
            self.gold[role].add(sum(purses), len(purses))
        for (bot, role), purses in by_bot.items():
            fared = self.bots[bot, role]
            fared.rounds += 1
            fared.won += wins(ROLES.index(role), played["won"], gold_reached=played["reached"])
            fared.gold.add(sum(purses), len(purses))

    def _add_game(self, bots: list[str], purses: list[int]) -> None:
        """Who has the most gold in the end has won; several who have as much share it (GAME-1)."""
        winners = [bot for bot, gold in zip(bots, purses, strict=True) if gold == max(purses)]
        self.tied += len(winners) > 1
        met = len(set(bots)) > 1
        for name in set(bots):
            fared = self.games[name]
            fared.games += met
            fared.won += met and name in winners
            fared.shared += name in winners and len(set(winners)) > 1
            own = [gold for bot, gold in zip(bots, purses, strict=True) if bot == name]
            fared.gold.add(sum(own), len(own))

    def _add_pairs(self, bots: list[str], purses: list[int]) -> None:
        """Compare the mean gold of the seats of one bot with that of another at this table."""
        means = {
            name: sum(gold for bot, gold in zip(bots, purses, strict=True) if bot == name) / bots.count(name)
            for name in bots
        }
        for one, other in combinations(sorted(means), 2):
            difference = means[one] - means[other]
            self.pairs[one, other]["more" if difference > 0 else "less" if difference else "equal"] += 1

    def include(self, other: Tally) -> None:
        """All that another tally has counted."""
        self.tables += other.tables
        self.rounds += other.rounds
        self.gold_reached += other.gold_reached
        self.won += other.won
        self.decisions += other.decisions
        for role, mean in other.gold.items():
            self.gold[role].include(mean)
        for bot_and_role, fared in other.bots.items():
            self.bots[bot_and_role].include(fared)
        self.tied += other.tied
        for bot, games in other.games.items():
            self.games[bot].include(games)
        for pair, results in other.pairs.items():
            self.pairs[pair] += results
        for bot, seconds in other.seconds.items():
            self.seconds[bot] += seconds

    # ------------------------------------------------------------ as plain data

    def plain(self) -> dict[str, Any]:
        """All of it as JSON-able data, with intervals."""
        return {
            **self._plain_games(),
            "rounds": self.rounds,
            "miners": share(sum(self.won[side] for side in MINERS), self.rounds),
            "gold_reached": share(self.gold_reached, self.rounds),
            "won_by": {side: self.won[side] for side in SIDES if self.won[side]},
            "gold": {role: mean(self.gold[role]) for role in ROLES if role in self.gold},
            "bots": [
                {"bot": bot, "role": role, **share(fared.won, fared.rounds), "gold": mean(fared.gold)}
                for (bot, role), fared in sorted(self.bots.items(), key=_by_bot_and_role)
            ],
            "pairs": [_pair(one, other, results) for (one, other), results in sorted(self.pairs.items())],
            "ratings": {bot: asdict(rated) for bot, rated in self.ratings().items()},
            "decisions": dict(sorted(self.decisions.items())),
        }

    def _plain_games(self) -> dict[str, Any]:
        if not self.whole_games:
            return {}
        by_bot = [
            {"bot": bot, **share(fared.won, fared.games), "shared": fared.shared, "gold": mean(fared.gold)}
            for bot, fared in sorted(self.games.items())
        ]
        return {"games": self.tables, "tied": share(self.tied, self.tables), "games_of": by_bot}

    def ratings(self) -> dict[str, Rated]:
        """How strong bots are against each other (`ratings.ratings`); what was equal is half a win for both."""
        beaten: dict[tuple[str, str], float] = {}
        for (one, other), found in self.pairs.items():
            beaten[one, other] = found["more"] + found["equal"] / 2
            beaten[other, one] = found["less"] + found["equal"] / 2
        return ratings(beaten)

    def pace(self) -> dict[str, int]:
        """Decisions a second of each bot, in its own processor time."""
        return {
            bot: round(count / self.seconds[bot]) if self.seconds[bot] else 0
            for bot, count in sorted(self.decisions.items())
        }


def tallies(plan: Plan, played: list[Played]) -> list[Tally]:
    """One tally for each cell of a plan."""
    found = [Tally(whole_games=plan.whole_games) for _ in plan.cells]
    for batch in played:
        found[batch["cell"]].add(batch)
    return found


def share(count: int, trials: int) -> dict[str, Any]:
    """A share with its interval."""
    low, high = wilson(count, trials)
    rate = count / trials if trials else 0.0
    return {"count": count, "of": trials, "rate": round(rate, 4), "low": round(low, 4), "high": round(high, 4)}


def mean(of: Mean) -> dict[str, Any]:
    """A mean with how far its interval reaches."""
    half = of.half_width
    return {"mean": round(of.value, 4), "give_or_take": None if half is None else round(half, 4)}


def _by_bot_and_role(item: tuple[tuple[str, str], BotInRole]) -> tuple[str, int]:
    (bot, role), _ = item
    return bot, ROLES.index(role)


def _pair(one: str, other: str, results: Counter[str]) -> dict[str, Any]:
    """How often one had more gold than the other, where they did not have the same."""
    decided = results["more"] + results["less"]
    return {"bot": one, "against": other, **share(results["more"], decided), "equal": results["equal"]}
