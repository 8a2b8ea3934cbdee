"""The playout policy: a linear softmax over kinds of moves, fast enough for thousands of rounds a second.

In a turn it does not rate every legal move. It lists one candidate for each kind: the tunnels that bring the
gold nearest, the one that does most harm, an idle one; each target of a tool; one card of each sort to pass. A
candidate has few features (`features`), its score is the sum of their weights, and its probability is proportional
to the exponential of its score. The weights depend on the game, the role and the stage of the round;
``make policy`` learns them in self-play.

A policy decides for all seats of a rollout. For each it reads the table and the own part of this seat, and the
tells: what the actions that all have seen say about the roles.
"""

from __future__ import annotations

from typing import Final

from pyrite.bots.playouts import features, tells
from pyrite.bots.playouts.goal_distances import FAR, GoalDistances
from pyrite.bots.playouts.tells import Tells
from pyrite.game import moves as verbs
from pyrite.game.cards import CARDS, tunnel
from pyrite.game.cards.card import Card
from pyrite.game.catalogue import (
    BREAKS,
    FIRST_ACTION,
    GEOLOGIST,
    GOLD,
    KIND,
    NO_TUNNELS,
    PIECES,
    PROFITEER,
    REPAIRS,
    SABOTEUR,
)
from pyrite.game.copying import ReduceResult, reduce_to
from pyrite.game.dealing.shuffle import FastRandom
from pyrite.game.legal import legal_moves
from pyrite.game.maze import Maze
from pyrite.game.modules.veto.facts import WHETHER_VETO
from pyrite.game.moves import DETAILS, TURN, VERB_BITS, WHICH_GOLD, WHICH_VICTIM
from pyrite.game.number_row import NumberRow
from pyrite.game.pieces import PIECE_TABLES
from pyrite.game.rollout import Policy
from pyrite.game.sides import ALL_SIDES, E, N, S, W
from pyrite.game.state import Private, State
from pyrite.game.table import NOBODY, Table

NEARNESS: Final = tuple([10 * 0.78**missing for missing in range(FAR)] + [0.0])
"""The value of a position by its number of missing tunnels: the nearer, the more each tunnel counts."""

_MIDWAY: Final = 5.5
_NEAR: Final = 3.0
"""The stages of a round begin at this number of missing tunnels."""

_EXPOSED: Final = 1.0
"""With this evidence against itself, a seat counts as exposed."""

_VETO_ONE_IN: Final = 8

_OPEN: Final = PIECE_TABLES.open_sides
_JOINED: Final = PIECE_TABLES.joined
_SOURCES: Final = PIECE_TABLES.sources
_FITS: Final = PIECE_TABLES.fits


def _sort_of(kind: int) -> int:
    if kind == KIND["map"]:
        return features.PASS_MAP
    if kind == KIND["rockfall"]:
        return features.PASS_ROCKFALL
    if kind in BREAKS:
        return features.PASS_BREAK
    if kind in REPAIRS:
        return features.PASS_REPAIR
    if kind not in PIECES:
        return features.PASS_OTHER
    exits = max([_JOINED[kind << 5 | side].bit_count() for side in (N, E, S, W)])
    if exits < 2:
        return features.PASS_DEAD_END
    if exits > 2:
        return features.PASS_JUNCTION
    joined = [_JOINED[kind << 5 | side] for side in (N, E, S, W)]
    return features.PASS_STRAIGHT if N | S in joined or E | W in joined else features.PASS_BEND


_SORT: Final = bytes([_sort_of(kind) for kind in range(128)])
"""The feature of passing a card, by its kind."""

_WORTH: Final = bytes(
    [max(0, _SORT[kind] - features.PASS_DEAD_END) if kind < FIRST_ACTION else 0 for kind in range(128)]
)
"""How good a tunnel is, from 0 for a dead end to 3 for a junction."""

_DEAD_ENDS: Final = bytes(
    [piece >> 1 in PIECES and _SORT[piece >> 1] == features.PASS_DEAD_END for piece in range(256)]
)

_COUNT: Final = bytes([sides.bit_count() for sides in range(16)])

_LEAVES_MAZE: Final = (
    1 << verbs.READ_MAP
    | 1 << verbs.SABOTAGE
    | 1 << verbs.REPAIR
    | 1 << verbs.PLAN_THEFT
    | 1 << verbs.HANDS_OFF
    | 1 << verbs.TRAP
    | 1 << verbs.FREE
    | 1 << verbs.INSPECT
    | 1 << verbs.SWAP_HATS
    | 1 << verbs.SWAP_HANDS
    | 1 << verbs.PASS
    | 1 << verbs.DISCARD_TWO
)
"""The verbs that never change the maze or its goals, a bit each."""

GROUP_OF_ROLE: Final = bytes(
    [
        {SABOTEUR: features.SABOTEURS, PROFITEER: features.PROFITEERS, GEOLOGIST: features.GEOLOGISTS}.get(
            role, features.DIGGERS
        )
        for role in range(16)
    ]
)
"""The group of each role."""

_EXP_STEPS: Final = 16
_EXP_LEAST: Final = 20


def _exponentials() -> tuple[float, ...]:
    return tuple([2.718281828459045 ** (-step / _EXP_STEPS) for step in range(_EXP_LEAST * _EXP_STEPS + 1)])


_EXP: Final = _exponentials()


def exp_of(negative: float) -> float:
    """The exponential of a number that is not above 0, from a table; off by less than one part in 20,000."""
    steps = int(-negative * _EXP_STEPS)
    if steps >= _EXP_LEAST * _EXP_STEPS:
        return 0.0
    rest = negative + steps / _EXP_STEPS
    found: float = _EXP[steps]
    return found * (1.0 + rest * (1.0 + 0.5 * rest))


def _gain_between(before: int, after: int) -> float:
    """How much more a number of missing tunnels is worth than another one."""
    old: float = NEARNESS[before]
    new: float = NEARNESS[after]
    return new - old


class Weights:
    """What the policy has learnt for one game: the base game or Saboteur 2."""

    __slots__ = ("moves", "tells")

    def __init__(self, moves: list[float], tells: list[float]) -> None:
        self.moves: list[float] = moves
        """The weight of each feature, by role group, stage and feature (`features`)."""
        self.tells: list[float] = tells
        """The log odds of each class of action, by class and situation (`tells`)."""

    def __reduce__(self) -> tuple[type[Weights], tuple[list[float], list[float]]]:
        return Weights, (self.moves, self.tells)


_POLICY_FIELDS: Final = ("start", "tells", "_round", "_weights")
"""The attributes of `PlayoutPolicy` that do not follow from the table."""


class PlayoutPolicy(Policy):
    """Decides for all seats, from what each may know."""

    __slots__ = (
        "_base",
        "_cut",
        "_exits",
        "_farthest",
        "_goals",
        "_gold",
        "_hidden",
        "_logs",
        "_missing",
        "_moves",
        "_named",
        "_news",
        "_offset",
        "_round",
        "_saboteur2",
        "_score",
        "_scores",
        "_stale",
        "_weights",
        "start",
        "tells",
    )

    def __init__(self, base: Weights, saboteur2: Weights) -> None:
        self._base: Weights = base
        self._saboteur2: Weights = saboteur2
        self.start: list[float] = []
        """The evidence about each seat with which a rollout begins; empty for none."""
        self.tells: Tells | None = None
        """The tells of this round."""
        self._weights: list[float] = base.moves
        self._goals: list[GoalDistances] = []
        self._gold: list[float] = []
        """For each goal the probability of the gold, to the seat that decides."""
        self._hidden: int = 0
        """The goals that were face down when the maze was read, a bit each."""
        self._round: int = NOBODY
        self._stale: bool = True
        """Whether the distances are not up to date."""
        self._missing: float = 0.0
        self._news: float = 0.0
        self._offset: int = 0
        """Where the weights of the seat that decides begin."""
        self._moves: NumberRow = NumberRow()
        self._scores: list[float] = []
        self._score: float = 0.0
        self._named: int = 0
        """The seats for which a move of this kind is among the candidates, a bit each."""

    def __reduce__(self) -> ReduceResult:
        """What was seen of the round is kept; the maze is read again."""
        return reduce_to(PlayoutPolicy, (self._base, self._saboteur2), self, _POLICY_FIELDS)

    # ---------------------------------------------------------------- what all see

    def begin(self, table: Table) -> None:
        """A rollout begins, or a round."""
        rules = table.rules
        weights = self._saboteur2 if rules.saboteur2 else self._base
        self._weights = weights.moves
        self._round = table.round
        self._stale = True
        told = Tells(rules, weights.tells)
        self.tells = told
        for seat in range(len(self.start)):
            told.set(seat, self.start[seat])
        self._look(table)

    def observe(self, table: Table, seat: int, move: int) -> None:
        """Note an action: what it says about its seat, and what it changed in the maze."""
        told = self.tells
        if told is None or table.round != self._round:
            return
        verb, details = move >> VERB_BITS, move & DETAILS
        if verb == verbs.LAY_TUNNEL or verb == verbs.ROCKFALL:
            self._observe_maze(table, told, seat, verb, details)
            return
        if not _LEAVES_MAZE >> verb & 1:
            self._stale = True
        if verb == verbs.PASS:
            action = tells.PASSES
        elif verb == verbs.READ_MAP:
            action = tells.READS_MAP
        elif verb == verbs.SABOTAGE or verb == verbs.TRAP:
            told.judge(table, NOBODY, None)
            action = tells.BREAKS + told.level(details & 15)
        elif verb == verbs.REPAIR or verb == verbs.FREE:
            target = details >> 2 & 15 if verb == verbs.REPAIR else details
            action = tells.REPAIRS_ITSELF
            if target != seat:
                told.judge(table, NOBODY, None)
                action = tells.REPAIRS + told.level(target)
        elif verb < verbs.PASS:
            action = tells.OTHER
        else:
            return
        self._tell(table, told, seat, action, self._mean_missing())
        if verb == verbs.SWAP_HATS:
            told.set(details, 0.0)

    def _observe_maze(self, table: Table, told: Tells, seat: int, verb: int, details: int) -> None:
        """The same for a tunnel that was laid or removed."""
        if self._stale:
            return
        before = self._mean_nearness(table, 0)
        missing, hidden = self._mean_missing(), self._hidden
        self._stale = True
        if verb == verbs.LAY_TUNNEL:
            cell, piece = details >> 7, details & 127
            if table.maze.piece[cell] != piece:
                return  # it was vetoed, or the veto is not decided yet
            if self._faces_are_known(table):
                for goal in self._goals:
                    goal.update(table.maze, cell)
                self._stale = False
        if self._stale:
            self._look(table)
        gain = (self._mean_nearness(table, hidden) - before) / max(before, 0.1)
        if verb == verbs.ROCKFALL:
            action = tells.CLEARS if gain > 0.02 else tells.CUTS if gain < -0.03 else tells.ROCKFALL
        elif gain >= 0.15:
            action = tells.HELPS_MUCH
        elif gain >= 0.02:
            action = tells.HELPS
        elif gain < -0.03:
            action = tells.HURTS
        else:
            action = tells.DEAD_END if _DEAD_ENDS[details & 127] else tells.IDLE
        self._tell(table, told, seat, action, missing)

    def _tell(self, table: Table, told: Tells, seat: int, action: int, missing: float) -> None:
        situation = 0 if missing >= _MIDWAY else 2 if missing >= _NEAR else 4
        if table.fronts[seat] & NO_TUNNELS:
            situation += 1
        self._note(told, seat, action * tells.SITUATION_COUNT + situation)

    def _note(self, told: Tells, seat: int, tell: int) -> None:
        told.add(seat, tell)

    def _faces_are_known(self, table: Table) -> bool:
        """Whether the same goals are face down as when the maze was read."""
        faces = table.goal_faces
        hidden = 0
        for goal in range(len(faces)):
            if not faces[goal]:
                hidden |= 1 << goal
        return hidden == self._hidden

    def _look(self, table: Table) -> None:
        """Read the whole maze."""
        maze, cells, faces = table.maze, table.goal_cells, table.goal_faces
        goals = self._goals
        while len(goals) > len(cells):
            goals.pop()
        for place in range(len(cells)):
            if place == len(goals):
                goals.append(GoalDistances(maze.grid, cells[place]))
            goal = goals[place]
            if goal.goal != cells[place] or len(goal.missing) != len(maze.piece):
                goal = goals[place] = GoalDistances(maze.grid, cells[place])
        hidden = 0
        for place in range(len(cells)):
            if not faces[place]:
                hidden |= 1 << place
                goal = goals[place]
                goal.search(maze)
        self._hidden = hidden
        self._stale = False

    def _mean_missing(self) -> float:
        """The mean distance to the goals that are face down."""
        total = 0.0
        count = 0
        for place in range(len(self._goals)):
            if self._hidden >> place & 1:
                goal = self._goals[place]
                total += goal.nearest
                count += 1
        return total / count if count else 0.0

    def _mean_nearness(self, table: Table, before: int) -> float:
        """The mean nearness of these goals (0: of those face down); one that was turned over is reached."""
        total = 0.0
        count = 0
        wanted = before or self._hidden
        for place in range(len(self._goals)):
            if wanted >> place & 1:
                goal = self._goals[place]
                nearness: float = NEARNESS[goal.nearest if self._hidden >> place & 1 else 0]
                total += nearness
                count += 1
        return total / count if count else 0.0

    # ---------------------------------------------------------------- a decision

    def choose(self, state: State, seat: int, own: Private, rng: FastRandom) -> int:
        """A legal move, drawn by the probabilities of the policy."""
        table = state.table
        if table.question != TURN:
            return answer(table, seat, own, rng)
        if table.round != self._round or self.tells is None:
            self.begin(table)
        if self._stale:
            self._look(table)
        self._list_candidates(table, seat, own, rng)
        return self._moves.at(self._draw(seat, rng))

    def _draw(self, seat: int, rng: FastRandom) -> int:
        """The place of a candidate, by the softmax of the scores, which become probabilities."""
        scores = self._scores
        most = scores[0]
        for score in scores:
            if score > most:
                most = score
        total = 0.0
        for place in range(len(scores)):
            score = scores[place]
            score = exp_of(score - most)
            scores[place] = score
            total += score
        drawn = rng.randbelow(1 << 24) / 16777216.0 * total
        for place in range(len(scores)):
            score = scores[place]
            drawn -= score
            if drawn < 0.0:
                return place
        return len(scores) - 1

    def _list_candidates(self, table: Table, seat: int, own: Private, rng: FastRandom) -> None:
        """List the candidates of a turn with their scores."""
        self._moves = NumberRow()
        self._scores = []
        self._score = 0.0
        told = self.tells
        assert told is not None
        self._expect_gold(table, own)
        stage = 0 if self._missing >= _MIDWAY else 2 if self._missing >= _NEAR else 4
        if told.evidence[seat] > _EXPOSED:
            stage += 1
        self._offset = GROUP_OF_ROLE[own.role] * features.WEIGHTS_OF_GROUP + stage * features.FEATURE_COUNT
        rules = table.rules
        if not table.fronts[seat] & NO_TUNNELS:  # TUN-5
            self._list_tunnels(table, seat, own)
        told.judge(table, seat, own)
        sorts = last = 0
        self._named = 0
        for kind in own.hand:
            if kind == last:
                continue
            last = kind
            sort = _SORT[kind]
            if not sorts >> sort & 1:
                sorts |= 1 << sort
                self._weigh(sort, 1.0)
                self._add(verbs.PASS << VERB_BITS | kind << 14)
            if kind >= FIRST_ACTION:
                card: Card = CARDS[kind]
                found = NumberRow()
                card.moves(table, seat, own, kind, found)
                if found:
                    self._list_card(table, told, seat, found, rng)
        if rules.turn_moves:
            found = NumberRow()
            for add_moves in rules.turn_moves:
                add_moves(table, seat, own, found)
            if found:
                self._list_other(seat, found, rng)

    def _weigh(self, feature: int, value: float) -> None:
        """Add a feature to the candidate that is being made."""
        weight: float = self._weights[self._offset + feature]  # a C number: object arithmetic is slow
        self._score += weight * value

    def _add(self, move: int) -> None:
        """Finish a candidate."""
        self._moves.append(move)
        self._scores.append(self._score)
        self._score = 0.0

    def _expect_gold(self, table: Table, own: Private) -> None:
        """Where the gold may be, from the goals that are face down and those that this seat has seen."""
        faces = table.goal_faces
        seen, at = 0, NOBODY
        for looked_at, face, _ in own.looks:
            if looked_at < len(faces):  # chests have higher numbers
                seen |= 1 << looked_at
                if face == GOLD:
                    at = looked_at
        hidden = 0
        for place in range(len(faces)):
            if not faces[place] and not seen >> place & 1:
                hidden += 1
        if at != NOBODY and faces[at]:
            at = NOBODY
        gold = [0.0] * len(faces)
        self._missing = 0.0
        for place in range(len(faces)):
            if faces[place]:
                continue
            if at == place or (at == NOBODY and hidden and not seen >> place & 1):
                goal = self._goals[place]
                chance = 1.0 if at == place else 1.0 / hidden
                gold[place] = chance
                self._missing += chance * goal.nearest
        self._gold = gold
        self._news = 0.0 if at != NOBODY else min(1.0, max(0, hidden - 1) / 2.0)

    # ---------------------------------------------------------------- tunnels

    def _list_tunnels(self, table: Table, seat: int, own: Private) -> None:
        """Of each sort the tunnel that brings the gold nearest; the most harmful one; the worst, laid idly."""
        rules, maze, hand = table.rules, table.maze, own.hand
        pieces = tunnel.pieces_in(hand)
        count = len(pieces)
        too_dear: frozenset[int] = tunnel.too_dear(table, seat, own) if rules.lay_costs else frozenset()  # TOLL-2
        best_bend = best_straight = best_junction = worst = idle = NOBODY
        most_of_bend = most_of_straight = most_of_junction = least = 0.0
        least_worth = 99
        for cell in maze.frontier:
            if too_dear and cell in too_dear:
                continue
            matters = self._matters(maze, cell)
            demand = maze.demand[cell] << 8
            for place in range(count):
                piece = pieces.at(place)
                if not _FITS[demand | piece]:  # TUN-2
                    continue
                worth = _WORTH[piece >> 1]
                if matters:
                    gain = self._gain(maze, cell, piece)
                    if gain > 0.001:
                        if worth == 1:
                            if gain > most_of_bend:
                                best_bend, most_of_bend = cell << 7 | piece, gain
                        elif worth == 2:
                            if gain > most_of_straight:
                                best_straight, most_of_straight = cell << 7 | piece, gain
                        elif gain > most_of_junction:
                            best_junction, most_of_junction = cell << 7 | piece, gain
                        continue
                    if gain < -0.001:
                        if worst == NOBODY or gain + 0.02 * worth < least:
                            worst, least = cell << 7 | piece, gain + 0.02 * worth
                        continue
                if worth < least_worth:
                    idle, least_worth = cell << 7 | piece, worth
        if rules.has_ladders and idle == NOBODY and tunnel.has_ladder(hand):
            ladders = tunnel.ladder_moves(rules, maze, hand)
            for place in range(len(ladders)):
                if (ladders.at(place) >> 7) not in too_dear:
                    idle = ladders.at(place)
                    break
        if best_bend != NOBODY:
            self._add_tunnel(maze, best_bend)
        if best_straight != NOBODY:
            self._add_tunnel(maze, best_straight)
        if best_junction != NOBODY:
            self._add_tunnel(maze, best_junction)
        if worst != NOBODY:
            self._add_tunnel(maze, worst)
        if idle != NOBODY:
            self._add_tunnel(maze, idle)

    def _matters(self, maze: Maze, cell: int) -> bool:
        """Whether a cell is a nearest opening to a possible place of the gold: others change no distance."""
        if not maze.met[cell]:
            return False
        for place in range(len(self._gold)):
            if self._gold[place] > 0.0:
                goal = self._goals[place]
                if goal.missing[cell] == goal.nearest:
                    return True
        return False

    def _gain(self, maze: Maze, cell: int, piece: int) -> float:
        """How much nearer this piece brings the gold. Paths that it blocks from other openings are ignored."""
        met = maze.met[cell]
        exits = (_SOURCES[piece] | _JOINED[piece << 4 | met]) & ~met
        total = 0.0
        for place in range(len(self._gold)):
            chance = self._gold[place]
            if chance > 0.0:
                goal = self._goals[place]
                nearest = goal.nearest
                if goal.missing[cell] == nearest:
                    others = goal.second if goal.best_openings == 1 else nearest
                    total += chance * _gain_between(nearest, min(others, goal.after(maze, cell, exits)))
        return total

    def _add_tunnel(self, maze: Maze, details: int) -> None:
        """Add a candidate that lays a tunnel; LAY_TUNNEL is verb 0, so its details are the move."""
        cell, piece = details >> 7, details & 127
        met, width = maze.met[cell], maze.grid.width
        exits = (_SOURCES[piece] | _JOINED[piece << 4 | met]) & ~met
        pieces, opened = maze.piece, 0
        if exits & N and not pieces[cell - width]:
            opened += 1
        if exits & E and not pieces[cell + 1]:
            opened += 1
        if exits & S and not pieces[cell + width]:
            opened += 1
        if exits & W and not pieces[cell - 1]:
            opened += 1
        reached = 0.0
        for place in range(len(self._gold)):
            if self._gold[place] > 0.0:
                goal = self._goals[place]
                if not goal.after(maze, cell, exits):
                    chance = self._gold[place]
                    reached += chance
        gain = self._gain(maze, cell, piece)
        self._weigh(features.LAY, 1.0)
        if gain > 0.0:
            self._weigh(features.LAY_NEARER, gain)
        elif gain < 0.0:
            self._weigh(features.LAY_FARTHER, -gain)
        if opened:
            self._weigh(features.LAY_EXITS, opened)
        if reached > 0.0:
            self._weigh(features.LAY_AT_GOAL, reached)
        if _DEAD_ENDS[piece]:
            self._weigh(features.LAY_DEAD_END, 1.0)
        else:
            self._weigh(features.LAY_VALUE, _WORTH[piece >> 1])
        self._add(details)

    # ---------------------------------------------------------------- other cards

    def _list_card(self, table: Table, told: Tells, seat: int, found: NumberRow, rng: FastRandom) -> None:
        """The candidates among the moves of one action card."""
        verb = found.at(0) >> VERB_BITS
        if verb == verbs.SABOTAGE or verb == verbs.TRAP:
            self._list_breaks(table, told, seat, found)
        elif verb == verbs.REPAIR or verb == verbs.FREE:
            self._list_repairs(table, told, seat, found)
        elif verb == verbs.READ_MAP:
            self._add_map(found)
        elif verb == verbs.ROCKFALL:
            self._list_rockfalls(table, found)
        elif verb == verbs.PLAN_THEFT:
            self._weigh(features.THEFT, 1.0)
            self._add(found.at(0))
        elif verb == verbs.INSPECT:
            self._weigh(features.INSPECT, 1.0)
            self._add(self._least_certain(told, found))
        elif verb == verbs.HANDS_OFF or verb == verbs.SWAP_HATS or verb == verbs.SWAP_HANDS:
            self._list_targets(told, seat, verb, found)
        else:
            self._weigh(features.OTHER_MOVE, 1.0)
            self._add(found.at(rng.randbelow(len(found))))

    def _list_breaks(self, table: Table, told: Tells, seat: int, found: NumberRow) -> None:
        """One move against each other seat."""
        players = len(table.fronts)
        for place in range(len(found)):
            move = found.at(place)
            target = move & 15
            if target == seat or self._named >> target & 1:
                continue
            self._named |= 1 << target
            self._weigh(features.BREAK, 1.0)
            chance = told.chances[target]
            self._weigh(features.BREAK_SUSPECT, 2.0 * chance - 1.0)
            if chance > 0.75:
                self._weigh(features.BREAK_SURE, 1.0)
            if table.fronts[target] & NO_TUNNELS:
                self._weigh(features.BREAK_AGAIN, 1.0)
            turns = (target - seat) * table.direction % players
            self._weigh(features.BREAK_NEXT, (players - turns) / (players - 1.0))
            self._add(move)

    def _list_repairs(self, table: Table, told: Tells, seat: int, found: NumberRow) -> None:
        """One repair for each seat."""
        for place in range(len(found)):
            move = found.at(place)
            target = move >> 2 & 15 if move >> VERB_BITS == verbs.REPAIR else move & 15
            if self._named >> target + 16 & 1:
                continue
            self._named |= 1 << target + 16
            front = table.fronts[target] & NO_TUNNELS
            last = not front & front - 1
            if target == seat:
                self._weigh(features.REPAIR_SELF, 1.0)
                if last:
                    self._weigh(features.REPAIR_SELF_WHOLE, 1.0)
            else:
                self._weigh(features.REPAIR, 1.0)
                chance = told.chances[target]
                self._weigh(features.REPAIR_SUSPECT, 2.0 * chance - 1.0)
                if chance < 0.2:
                    self._weigh(features.REPAIR_TRUSTED, 1.0)
                if last:
                    self._weigh(features.REPAIR_WHOLE, 1.0)
            self._add(move)

    def _add_map(self, found: NumberRow) -> None:
        """A look at the likeliest goal; of equally likely ones, at the nearest."""
        best, most = found.at(0), -1.0
        for place in range(len(found)):
            move = found.at(place)
            number = move & DETAILS
            if move >> VERB_BITS == verbs.READ_MAP and number < len(self._gold):
                goal = self._goals[number]
                value = self._gold[number]
                value += 0.001 * (FAR - goal.nearest)
                if value > most:
                    best, most = move, value
        self._weigh(features.MAP, 1.0)
        self._weigh(features.MAP_NEWS, self._news)
        self._add(best)

    def _list_rockfalls(self, table: Table, found: NumberRow) -> None:
        """The tunnel whose removal brings the gold nearest, and the one whose removal does most harm."""
        maze = table.maze
        clears = cuts = NOBODY
        most = least = 0.0
        for place in range(len(found)):
            cell = found.at(place) & DETAILS
            if _DEAD_ENDS[maze.piece[cell]]:
                gain = self._gain_of_clearing(maze, cell)
                if clears == NOBODY or gain > most:
                    clears, most = found.at(place), gain
            else:
                gain = self._gain_of_cutting(maze, cell)
                if cuts == NOBODY or gain < least:
                    cuts, least = found.at(place), gain
        if clears != NOBODY:
            self._weigh(features.ROCKFALL_CLEARS, 1.0)
            if most > 0.0:
                self._weigh(features.ROCKFALL_NEARER, most)
            self._add(clears)
        if cuts != NOBODY:
            self._weigh(features.ROCKFALL_CUTS, 1.0)
            if least < 0.0:
                self._weigh(features.ROCKFALL_FARTHER, -least)
            self._add(cuts)

    def _gain_of_clearing(self, maze: Maze, cell: int) -> float:
        """How much nearer the gold is without a dead end in this cell."""
        met = maze.met[cell]
        if not met:
            return 0.0
        exits = ALL_SIDES & ~met & ~(maze.demand[cell] >> 4)
        total = 0.0
        for place in range(len(self._gold)):
            if self._gold[place] > 0.0:
                goal = self._goals[place]
                missing = 1 + goal.after(maze, cell, exits)
                if missing < goal.nearest:
                    chance = self._gold[place]
                    total += chance * _gain_between(goal.nearest, missing)
        return total

    def _gain_of_cutting(self, maze: Maze, cell: int) -> float:
        """How much nearer the gold is, below zero, without a tunnel that leads to the only nearest opening."""
        sides, width = maze.reached[cell], maze.grid.width
        total = 0.0
        for place in range(len(self._gold)):
            if self._gold[place] > 0.0:
                goal = self._goals[place]
                if goal.best_openings == 1 and (
                    (sides & N and goal.missing[cell - width] == goal.nearest and maze.met[cell - width])
                    or (sides & E and goal.missing[cell + 1] == goal.nearest and maze.met[cell + 1])
                    or (sides & S and goal.missing[cell + width] == goal.nearest and maze.met[cell + width])
                    or (sides & W and goal.missing[cell - 1] == goal.nearest and maze.met[cell - 1])
                ):
                    farther = min(goal.second, goal.nearest + 1, FAR)
                    chance = self._gold[place]
                    total += chance * _gain_between(goal.nearest, farther)
        return total

    def _least_certain(self, told: Tells, found: NumberRow) -> int:
        """The inspection of the seat whose role is least certain."""
        best, most = found.at(0), -1.0
        for place in range(len(found)):
            chance = told.chances[found.at(place) & 15]
            if chance * (1.0 - chance) > most:
                best, most = found.at(place), chance * (1.0 - chance)
        return best

    def _list_targets(self, told: Tells, seat: int, verb: int, found: NumberRow) -> None:
        """The moves on the seat itself, and on the most suspicious and the most trusted other seat."""
        suspect = trusted = NOBODY
        for place in range(len(found)):
            move = found.at(place)
            target = move & 15
            if target == seat:
                if verb == verbs.SWAP_HATS:
                    self._weigh(features.SWAP_HATS_SELF, 1.0)
                    self._add(move)
                continue
            if suspect == NOBODY or told.chances[target] > told.chances[suspect & 15]:
                suspect = move
            if trusted == NOBODY or told.chances[target] < told.chances[trusted & 15]:
                trusted = move
        if suspect == NOBODY:
            return
        if verb == verbs.SWAP_HATS:
            self._weigh(features.SWAP_HATS_SUSPECT, 2.0 * told.chances[trusted & 15] - 1.0)
            self._add(trusted)
            self._weigh(features.SWAP_HATS_SUSPECT, 2.0 * told.chances[suspect & 15] - 1.0)
        else:
            self._weigh(features.HANDS_OFF if verb == verbs.HANDS_OFF else features.SWAP_HANDS, 1.0)
        self._add(suspect)

    def _list_other(self, seat: int, found: NumberRow, rng: FastRandom) -> None:
        """The first way to discard two cards for one in front of the seat, or else any move of the modules."""
        for place in range(len(found)):
            move = found.at(place)
            if move >> VERB_BITS == verbs.DISCARD_TWO and (move & DETAILS) >> 17 == seat:
                self._weigh(features.DISCARD_TWO, 1.0)
                self._add(move)
                return
        self._weigh(features.OTHER_MOVE, 1.0)
        self._add(found.at(rng.randbelow(len(found))))


def answer(table: Table, seat: int, own: Private, rng: FastRandom) -> int:
    """The answer to any other question: the most gold, the richest victim, else a random one."""
    answers = legal_moves(table, seat, own)
    question = table.question
    if len(answers) == 1:
        return answers[0]
    if question == WHICH_GOLD:
        return answers[len(answers) - 1]
    if question == WHICH_VICTIM:
        best, most = answers[0], -1
        for move in answers:
            victim = move & DETAILS
            if victim != verbs.NO_SEAT and table.tokens[victim] > most:
                best, most = move, table.tokens[victim]
        return best
    if question == WHETHER_VETO and rng.randbelow(_VETO_ONE_IN):
        return answers[len(answers) - 1]
    return answers[rng.randbelow(len(answers))]
