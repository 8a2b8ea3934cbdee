"""Values of moves that change the maze: tunnels, rockfalls, detours, toll dwarfs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyrite.bots.heuristics.board_reading import is_dead_end, openness
from pyrite.bots.heuristics.evaluation import CRYSTALS, MoveEvaluator
from pyrite.bots.heuristics.role_affinity import BLOCKING_ROLES, DIGGING_ROLES
from pyrite.game import moves as verbs
from pyrite.game.catalogue import GEOLOGIST, GREEDY, PIECES
from pyrite.game.modules.toll.state import dwarfs_at
from pyrite.game.moves import VERB_BITS

_TURNED_OVER: Final = 1.0
"""Value to a digger of turning a goal over, in addition to the gold that may be there."""
_LEFT_TO_OTHERS: Final = 4.0
"""Cost to a greedy dwarf of coming so near that the next player can take the gold."""


class TunnelEvaluator(MoveEvaluator):
    """Rates moves in the maze."""

    def evaluate_tunnels(self, possible: Sequence[int]) -> None:
        """Rate all tunnels: with a rough estimate first, then exactly for the few that may be chosen."""
        lays = [move for move in possible if move >> VERB_BITS == verbs.LAY_TUNNEL]
        gains = {move: self.reading.rough_gain_of_laying(move >> 7, move & 127) for move in lays}
        if self.role in BLOCKING_ROLES:
            for move in self._likely_blocks(lays):
                gains[move] = self.reading.gain_if_laid(move >> 7, move & 127)
        elif lays:
            for move in sorted(lays, key=gains.__getitem__)[-2:]:
                gains[move] = self.reading.gain_if_laid(move >> 7, move & 127)
        for move in lays:
            value = self._value_of_gain(move, gains[move]) + self._side_effects(move >> 7, move & 127)
            self.tunnel_values[move] = value
            kind = (move & 127) >> 1
            if value > self.best_tunnel_by_kind.get(kind, -9.0):
                self.best_tunnel_by_kind[kind] = value

    def _likely_blocks(self, lays: list[int]) -> list[int]:
        """The few moves likeliest to block: in a cell where the path goes on, least open pieces first."""
        reading = self.reading
        found = []
        for move in lays:
            cell, piece = move >> 7, move & 127
            met = self.table.maze.met[cell]
            on_path = sum(
                reading.gold_probabilities[goal]
                for goal, paths in reading.paths.items()
                if any(met & side and paths.missing[cell << 4 | side] == paths.distance for side in (1, 2, 4, 8))
            )
            if on_path > 0.2:
                found.append((on_path - 0.15 * openness(piece), move))
        return [move for _, move in sorted(found, reverse=True)[:4]]

    def _value_of_gain(self, move: int, gain: float) -> float:
        """The value of a gain, less the suspicion it causes."""
        reading = self.reading
        value = self.digging_drive * gain
        if self.role in BLOCKING_ROLES:
            # The nearer the gold, the less suspicion matters.
            urgency = 1.3 if reading.missing <= 3.5 else 0.8 if reading.missing <= 5.5 else 0.35
            value *= urgency
        return value - self.suspicion_cost(move, gain)

    def _side_effects(self, cell: int, piece: int) -> float:
        """Goals turned over or left to others, crystals, gold lost to the other team, a toll to pay."""
        value = -5.0 * self.reading.gold_lost_to_other_team(cell, piece) if self.reading.closed else 0.0
        if self.role in DIGGING_ROLES:
            value += self._goal_effects(cell, piece)
        if self.role == GEOLOGIST and piece >> 1 in CRYSTALS:
            value += 1.5
        if any(
            at + self.table.maze.grid.steps[side][0][0] == cell and whose != self.reading.seat
            for whose, at, side in dwarfs_at(self.table)
        ):
            value -= 0.5
        return value

    def _goal_effects(self, cell: int, piece: int) -> float:
        """The value of goals that it turns over, less the gold that a greedy dwarf leaves to others (WC-16)."""
        turned = left = 0.0
        for goal, paths in self.reading.paths.items():
            count = self.reading.distance_after(goal, cell, piece)
            if count == 0:
                turned = _TURNED_OVER
            elif count == 1 < paths.distance and self.role == GREEDY:
                left += self.reading.gold_probabilities[goal]
        return turned - _LEFT_TO_OTHERS * left

    def lay(self, move: int, details: int) -> float:
        """Lay a tunnel."""
        return self.tunnel_values.get(move, 0.0) - self._cost_of_playing((details & 127) >> 1)

    def _cost_of_playing(self, kind: int) -> float:
        """What a tunnel costs to play: good ones are kept for where they are needed."""
        return 0.1 * openness(PIECES[kind][0]) * (1.0 if self.digging_drive > 0 else 0.3)

    def detour(self, move: int, details: int) -> float:
        """Move the tunnel laid last: the loss where it lay plus the gain where it goes."""
        if self._gain_without_last_laid is None:
            self._gain_without_last_laid = self.reading.gain_if_removed(self.table.last_laid)
        gain = self._gain_without_last_laid + self.reading.rough_gain_of_laying(details >> 7, details & 127)
        return self._value_of_gain(move, gain) - 0.3

    def rockfall(self, move: int, details: int) -> float:
        """Remove a tunnel: diggers a dead end on the path, saboteurs a tunnel of the path."""
        piece = self.table.maze.piece[details]
        dead = is_dead_end(piece) or piece >> 1 in self.reading.closed
        if dead != (self.digging_drive > 0) or self.role == GEOLOGIST:
            return -0.5 if self.role != GEOLOGIST or piece >> 1 not in CRYSTALS else -2.0
        if not dead and not self._leads_on(details):
            return -0.3
        gain = self.reading.gain_if_removed(details)
        return self._value_of_gain(move, gain) - 0.3

    def _leads_on(self, cell: int) -> bool:
        """Whether a tunnel is next to a cell where a shortest path goes on, so it may be the end of the path."""
        maze = self.table.maze
        for step, _ in maze.grid.steps[15]:
            near = cell + step
            for paths in self.reading.paths.values():
                if maze.met[near] and any(
                    maze.met[near] & side and paths.missing[near << 4 | side] == paths.distance
                    for side in (1, 2, 4, 8)
                ):
                    return True
        return False

    def call_specialist(self, move: int, details: int) -> float:
        """Lay two tunnels, if two good ones are in hand."""
        best = sorted(self.best_tunnel_by_kind.values())[-2:]
        return sum(best) * 0.8 - 0.2 if len(best) == 2 and min(best) > 0.4 else -0.5

    def stand_dwarf(self, move: int, details: int) -> float:
        """Slow diggers down as a saboteur; costs a card that is not replaced."""
        base = -0.45 - self.hand_value(details & 127) * 0.5
        return base + (
            0.9 if self.role in BLOCKING_ROLES and self._guards_the_path(details >> 9, details >> 7 & 3) else 0.0
        )

    def _guards_the_path(self, cell: int, side_number: int) -> bool:
        near = cell + self.table.maze.grid.steps[1 << side_number][0][0]
        met = self.table.maze.met[near]
        return any(
            met & side and paths.missing[near << 4 | side] == paths.distance
            for paths in self.reading.paths.values()
            for side in (1, 2, 4, 8)
        )

    def ask_toll(self, move: int, details: int) -> float:
        """Rarely useful: worse than nearly any other move."""
        return -0.6
