"""Rules of thumb for what changes the maze: tunnels, rockfalls, detours, toll dwarfs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyrite.bots.heuristics.board_reading import is_dead_end, openness
from pyrite.bots.heuristics.evaluation import CRYSTALS, Judge
from pyrite.bots.heuristics.role_affinity import DIGS, STOPS
from pyrite.game import moves as verbs
from pyrite.game.catalogue import GEOLOGIST, GREEDY, PIECES
from pyrite.game.moves import VERB_BITS

_TURNED_OVER: Final = 1.0
"""What it is worth to a digger that a goal is turned over, besides the gold that may be there."""
_LEFT_TO_OTHERS: Final = 4.0
"""What it costs a greedy dwarf to come so near that the next one takes the gold."""


class Tunnelling(Judge):
    """What moves in the maze are worth."""

    def look_at_tunnels(self, possible: Sequence[int]) -> None:
        """Look at all ways to lay a tunnel: by a rough measure first, then closely at the worst for others."""
        lays = [move for move in possible if move >> VERB_BITS == verbs.LAY_TUNNEL]
        gains = {move: self.sight.gain_of_laying(move >> 7, move & 127) for move in lays}
        if self.role in STOPS:
            for move in self._likely_blocks(lays):
                gains[move] = self.sight.gain_if_laid(move >> 7, move & 127)
        elif lays:
            for move in sorted(lays, key=gains.__getitem__)[-2:]:
                gains[move] = self.sight.gain_if_laid(move >> 7, move & 127)
        for move in lays:
            worth = self._worth_of_gain(move, gains[move]) + self._side_effects(move >> 7, move & 127)
            self.laying[move] = worth
            kind = (move & 127) >> 1
            if worth > self.best_by_kind.get(kind, -9.0):
                self.best_by_kind[kind] = worth

    def _likely_blocks(self, lays: list[int]) -> list[int]:
        """Pieces for the cell where the way goes on, those first that lead nowhere."""
        sight = self.sight
        found = []
        for move in lays:
            cell, piece = move >> 7, move & 127
            met = self.table.maze.met[cell]
            on_way = sum(
                sight.chances[goal]
                for goal, ways in sight.ways.items()
                if any(met & side and ways.missing[cell << 4 | side] == ways.distance for side in (1, 2, 4, 8))
            )
            if on_way > 0.2:
                found.append((on_way - 0.15 * openness(piece), move))
        return [move for _, move in sorted(found, reverse=True)[:4]]

    def _worth_of_gain(self, move: int, gain: float) -> float:
        """What it is worth to bring the gold nearer, or to keep it away without being seen to."""
        sight = self.sight
        worth = self.zeal * gain
        if self.role in STOPS:
            # The nearer the gold, the less it matters who is suspected.
            urgency = 1.3 if sight.missing <= 3.5 else 0.8 if sight.missing <= 5.5 else 0.35
            worth *= urgency
        if self.mind.suspect is not None and self.mind.caution:
            worth -= self.mind.caution * self.mind.suspect(sight, move, gain)
        return worth

    def _side_effects(self, cell: int, piece: int) -> float:
        """A goal turned over or left for others; crystals; the gold reached for the other team; a toll to pay."""
        worth = -5.0 * self.sight.given_away(cell, piece) if self.sight.closed else 0.0
        if self.role in DIGS:
            worth += self._goals_at_hand(cell, piece)
        if self.role == GEOLOGIST and piece >> 1 in CRYSTALS:
            worth += 1.5
        if self.table.dwarfs and any(
            at + self.table.maze.grid.steps[side][0][0] == cell and whose != self.sight.seat
            for whose, at, side in self.table.dwarfs
        ):
            worth -= 0.5
        return worth

    def _goals_at_hand(self, cell: int, piece: int) -> float:
        """To turn a goal over tells as much as a map; a greedy dwarf leaves the last step to nobody (WC-16)."""
        turned = left = 0.0
        for goal, ways in self.sight.ways.items():
            count = self.sight.distance_after(goal, cell, piece)
            if count == 0:
                turned = _TURNED_OVER
            elif count == 1 < ways.distance and self.role == GREEDY:
                left += self.sight.chances[goal]
        return turned - _LEFT_TO_OTHERS * left

    def lay(self, move: int, details: int) -> float:
        """A tunnel."""
        return self.laying.get(move, 0.0) - self._keeping((details & 127) >> 1)

    def _keeping(self, kind: int) -> float:
        """What it costs to part with a tunnel: good ones are kept for where they are needed."""
        return 0.1 * openness(PIECES[kind][0]) * (1.0 if self.zeal > 0 else 0.3)

    def detour(self, move: int, details: int) -> float:
        """The tunnel laid last, moved: what is lost where it lay, and won where it goes."""
        if self._without_last is None:
            self._without_last = self.sight.gain_if_removed(self.table.last_laid)
        gain = self._without_last + self.sight.gain_of_laying(details >> 7, details & 127)
        return self._worth_of_gain(move, gain) - 0.3

    def rockfall(self, move: int, details: int) -> float:
        """A tunnel taken out: a dead end in the way, or one that leads on."""
        piece = self.table.maze.piece[details]
        dead = is_dead_end(piece) or piece >> 1 in self.sight.closed
        if dead != (self.zeal > 0) or self.role == GEOLOGIST:
            return -0.5 if self.role != GEOLOGIST or piece >> 1 not in CRYSTALS else -2.0
        if not dead and not self._leads_on(details):
            return -0.3
        gain = self.sight.gain_if_removed(details)
        return self._worth_of_gain(move, gain) - 0.3

    def _leads_on(self, cell: int) -> bool:
        """Whether a tunnel lies next to the cell where the way goes on, so that it may be the last one of it."""
        maze = self.table.maze
        for step, _ in maze.grid.steps[15]:
            near = cell + step
            for ways in self.sight.ways.values():
                if maze.met[near] and any(
                    maze.met[near] & side and ways.missing[near << 4 | side] == ways.distance
                    for side in (1, 2, 4, 8)
                ):
                    return True
        return False

    def call_specialist(self, move: int, details: int) -> float:
        """When there are two good tunnels to lay."""
        best = sorted(self.best_by_kind.values())[-2:]
        return sum(best) * 0.8 - 0.2 if len(best) == 2 and min(best) > 0.4 else -0.5

    def stand_dwarf(self, move: int, details: int) -> float:
        """A saboteur's way to slow things down; nothing is drawn."""
        base = -0.45 - self.keep(details & 127) * 0.5
        return base + (0.9 if self.role in STOPS and self._guards_the_way(details >> 9, details >> 7 & 3) else 0.0)

    def _guards_the_way(self, cell: int, side_number: int) -> bool:
        near = cell + self.table.maze.grid.steps[1 << side_number][0][0]
        met = self.table.maze.met[near]
        return any(
            met & side and ways.missing[near << 4 | side] == ways.distance
            for ways in self.sight.ways.values()
            for side in (1, 2, 4, 8)
        )

    def ask_toll(self, move: int, details: int) -> float:
        """Ask a friend, if one wants to lay there and cannot pay."""
        return -0.6
