"""Rules of thumb: what each move is worth to a seat, for every card, role and question of the game.

All worths are in one currency: what a tunnel laid towards the gold in mid-game is worth to a
digger, about 1. The best move is made; equals are drawn by lot.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from pyrite.bots.sight import Sight, is_dead_end, openness
from pyrite.bots.temper import STOPS, WISHES, zeal
from pyrite.game import moves as verbs
from pyrite.game.catalogue import (
    BREAKS,
    BROKEN_TOOLS,
    CRYSTAL,
    FIRST_ACTION,
    GEOLOGIST,
    GOLD,
    GREEDY,
    IN_FRONT,
    KIND,
    PIECES,
    REPAIRS,
    SPIDER,
    TRAPPED,
    kinds_marked,
)
from pyrite.game.moves import CHEST, DETAILS, NO_SEAT, VERB_BITS, cards_in

_CRYSTALS: Final = kinds_marked(CRYSTAL)
_MAP: Final = KIND["map"]
_ROCKFALL: Final = KIND["rockfall"]
_FREE: Final = KIND["free"]
_HELPERS: Final = {KIND["path specialist"]: 0.8, KIND["detour"]: 0.5, KIND["trove"]: 0.5, KIND["veto"]: 0.8}
_TRICKS: Final = {
    KIND[name]: worth
    for name, worth in {
        "theft": 1.2,
        "hands off": 0.5,
        "trapped": 1.0,
        "inspection": 0.4,
        "hat swap": 0.2,
        "hand swap": 0.2,
        "goal swap": 0.4,
        "change of direction": 0.1,
    }.items()
}

Chances = Sequence[float]
"""For each role by its number: how likely a seat has it."""


@dataclass(frozen=True)
class Mind:
    """What a bot brings to a decision besides what it sees: what it thinks of the others, and how it behaves."""

    roles: Sequence[Chances]
    """For each seat what its role may be."""
    caution: float = 0.0
    """How much it minds to be seen doing harm: 0 for one who does not think of it."""
    suspect: Callable[[Sight, int, float], float] | None = None
    """How much more suspicious a move would make it, given what the move brings, if it minds."""


class Thumb:
    """One decision of one seat."""

    def __init__(self, sight: Sight, mind: Mind) -> None:
        self.sight = sight
        self.mind = mind
        self.table = sight.table
        self.role = sight.role
        self.zeal = zeal(self.role)
        wishes = WISHES.get(self.role, {})
        self.wish = [
            1.0
            if seat == sight.seat
            else sum(chance * wishes.get(role, 0.0) for role, chance in enumerate(chances))
            for seat, chances in enumerate(mind.roles)
        ]
        """For each seat how well it is wished, from 1 for a friend to -1 for a foe."""
        self._laying: dict[int, float] = {}
        self._best_by_kind: dict[int, float] = {}
        self._without_last: float | None = None

    def best(self, possible: Sequence[int]) -> list[int]:
        """The moves worth most."""
        question = self.table.question
        if question in (verbs.TURN, verbs.NEXT_TUNNEL):
            self._look_at_tunnels(possible)
        worths = [self.worth(move) for move in possible]
        most = max(worths)
        return [move for move, worth in zip(possible, worths, strict=True) if worth > most - 1e-9]

    def worth(self, move: int) -> float:
        """What a move is worth to this seat."""
        return _WORTH[move >> VERB_BITS](self, move, move & DETAILS)

    # ---------------------------------------------------------------- tunnels

    def _look_at_tunnels(self, possible: Sequence[int]) -> None:
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
            self._laying[move] = worth
            kind = (move & 127) >> 1
            if worth > self._best_by_kind.get(kind, -9.0):
                self._best_by_kind[kind] = worth

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
        if self.role == GREEDY and sight.missing <= 2.5 and gain > 0 and sight.missing > 1:
            gain *= 0.3  # whoever comes next would finish it
        worth = self.zeal * gain
        if self.role in STOPS:
            # The nearer the gold, the less it matters who is suspected.
            urgency = 1.3 if sight.missing <= 3.5 else 0.8 if sight.missing <= 5.5 else 0.35
            worth *= urgency
        if self.mind.suspect is not None and self.mind.caution:
            worth -= self.mind.caution * self.mind.suspect(sight, move, gain)
        return worth

    def _side_effects(self, cell: int, piece: int) -> float:
        """Crystals for the geologist; the gold itself for the greedy; a toll to pay."""
        worth = 0.0
        if self.role == GEOLOGIST and piece >> 1 in _CRYSTALS:
            worth += 1.5
        if self.table.dwarfs and any(
            at + self.table.maze.grid.steps[side][0][0] == cell and whose != self.sight.seat
            for whose, at, side in self.table.dwarfs
        ):
            worth -= 0.5
        return worth

    def lay(self, move: int, details: int) -> float:
        """A tunnel."""
        return self._laying.get(move, 0.0) - self._keeping((details & 127) >> 1)

    def detour(self, move: int, details: int) -> float:
        """The tunnel laid last, moved: what is lost where it lay, and won where it goes."""
        if self._without_last is None:
            self._without_last = self.sight.gain_if_removed(self.table.last_laid)
        gain = self._without_last + self.sight.gain_of_laying(details >> 7, details & 127)
        return self._worth_of_gain(move, gain) - 0.3

    def rockfall(self, move: int, details: int) -> float:
        """A tunnel taken out: a dead end in the way, or one that leads on."""
        piece = self.table.maze.piece[details]
        dead = is_dead_end(piece)
        if dead != (self.zeal > 0) or self.role == GEOLOGIST:
            return -0.5 if self.role != GEOLOGIST or piece >> 1 not in _CRYSTALS else -2.0
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

    # ---------------------------------------------------------------- tools, traps, thefts

    def sabotage(self, move: int, details: int) -> float:
        """Broken tools for a foe; more for one whose tools are whole, less when hardly anything is left to do."""
        seat = details & 15
        worth = -1.5 * self.wish[seat] - 0.35
        if self.table.fronts[seat] & (BROKEN_TOOLS | TRAPPED):
            worth *= 0.35 if worth > 0 else 1.0
        if not self.table.hands[seat]:
            worth -= 1.0
        return worth + self._exposed(move)

    def repair(self, move: int, details: int) -> float:
        """Whole tools for oneself first, then for a friend."""
        seat = details >> 2 & 15
        broken = (self.table.fronts[seat] & BROKEN_TOOLS).bit_count()
        worth = 1.6 * self.wish[seat] * (1.0 if broken == 1 else 0.7)
        if seat == self.sight.seat:
            blocks = any(kind < FIRST_ACTION and is_dead_end(PIECES[kind][0]) for kind in self.sight.own.hand)
            worth += 0.6 if self.zeal > 0 else -0.5 if blocks else -0.9
        else:
            worth -= 0.25
        return worth + self._exposed(move)

    def trap(self, move: int, details: int) -> float:
        """As a sabotage, and the gold is lost to the trapped one too (S2-26)."""
        return self.sabotage(move, details) + 0.2

    def free(self, move: int, details: int) -> float:
        """Out of the trap."""
        return 2.0 * self.wish[details] - 0.25

    def plan_theft(self, move: int, details: int) -> float:
        """Worth more the later it comes, for it may be taken away."""
        return 0.5 if self.sight.missing > 3 and self.table.deck else 1.6

    def hands_off(self, move: int, details: int) -> float:
        """Away with a thief's plan."""
        return 0.9 - 0.4 * self.wish[details]

    def discard_two(self, move: int, details: int) -> float:
        """Two cards for one in front of a player (S2-4)."""
        seat, bit = details >> 17, 1 << (details >> 14 & 7)
        cards = cards_in(details & 0x3FFF, 2)
        price = sum(self.keep(kind) for kind in cards) * 0.6
        if IN_FRONT[bit] == KIND["theft"]:
            return (-2.0 if seat == self.sight.seat else 0.5 - 0.4 * self.wish[seat]) - price
        worth = 1.7 if seat == self.sight.seat and self.zeal > 0 else 1.2 * self.wish[seat]
        return worth - price

    # ---------------------------------------------------------------- looking and swapping

    def read_map(self, move: int, details: int) -> float:
        """The goal where the gold is most likely, while that is not known."""
        chances = self.sight.chances
        if self.sight.knows_gold or not chances[details]:
            return -0.4
        best = max(chances)
        worth = 0.9 if self.zeal > 0 else 0.6
        return worth * chances[details] / best + (0.15 if self.sight.missing > 3 else 0.0)

    def look_in_chest(self, move: int, details: int) -> float:
        """It is good to know, but not much."""
        return -0.1

    def inspect(self, move: int, details: int) -> float:
        """The seat of which least is known."""
        chances = self.mind.roles[details]
        return 0.5 * (1.0 - max(chances)) + 0.1

    def swap_hats(self, move: int, details: int) -> float:
        """For a foe; or for oneself, when one is on the losing side."""
        if details == self.sight.seat:
            losing = (self.sight.missing < 3) == (self.zeal < 0) and abs(self.zeal) > 0.5
            return 0.6 if losing else -0.5
        return -0.8 * self.wish[details] - 0.1

    def swap_hands(self, move: int, details: int) -> float:
        """When one's own hand is poor, or to take a foe's good one."""
        poor = 0.55 - sum(self.keep(kind) for kind in self.sight.own.hand) / max(1, len(self.sight.own.hand))
        fewer = 0.2 * (self.table.hands[details] - len(self.sight.own.hand) + 1)
        return poor + fewer - 0.3 * self.wish[details] - 0.2

    def swap_goals(self, move: int, details: int) -> float:
        """A saboteur takes the gold from where the way leads; others hardly ever gain by it."""
        one, other = details >> 4, details & 15
        if self.role not in STOPS:
            return -0.6
        chances, ways = self.sight.chances, self.sight.ways
        return 2.0 * abs(chances[one] - chances[other]) - 0.1 * len(ways)

    def put_goals_back(self, move: int, details: int) -> float:
        """Swap them if that leads the gold away, or to where the way leads."""
        in_play = self.table.in_play & DETAILS
        one, other = in_play >> 4, in_play & 15
        near = [self.sight.ways[goal].distance if goal in self.sight.ways else 9 for goal in (one, other)]
        chance = self.sight.chances[one] - self.sight.chances[other]
        gain = chance * (near[0] - near[1])
        return (gain if details else -gain) * self.zeal

    def search_trove(self, move: int, details: int) -> float:
        """A known good card instead of an unknown one."""
        return 0.15

    def change_direction(self, move: int, details: int) -> float:
        """Hardly ever good for anything; still better than to pass."""
        return 0.0

    def call_specialist(self, move: int, details: int) -> float:
        """When there are two good tunnels to lay."""
        best = sorted(self._best_by_kind.values())[-2:]
        return sum(best) * 0.8 - 0.2 if len(best) == 2 and min(best) > 0.4 else -0.5

    # ---------------------------------------------------------------- passing

    def pass_(self, move: int, details: int) -> float:
        """Throw away what is worth least; of several poor cards as many as one may."""
        cards = cards_in(details, 3)
        return -0.15 - sum(self.keep(kind) - 0.22 for kind in cards)

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

    def keep(self, kind: int) -> float:
        """What it is worth to have a card in the hand."""
        if kind < FIRST_ACTION:
            return self._keep_tunnel(kind)
        if kind in BREAKS:
            return 0.8 if self.role in STOPS else 0.45
        if kind in REPAIRS:
            return self._keep_repair(kind)
        if kind == _MAP:
            return 0.05 if self.sight.knows_gold else 0.5
        if kind == _ROCKFALL:
            return 0.75 if self.role in STOPS else 0.4
        if kind == _FREE:
            return 1.2 if self.table.fronts[self.sight.seat] & TRAPPED else 0.3
        return _HELPERS.get(kind) or _TRICKS.get(kind, 0.2)

    def _keep_tunnel(self, kind: int) -> float:
        piece = PIECES[kind][0]
        if self.role == GEOLOGIST and kind in _CRYSTALS:
            return 1.0
        if is_dead_end(piece):
            return 0.75 if self.role in STOPS else 0.0
        useful = 0.12 * openness(piece)
        if self.role in STOPS:
            return 0.3 - useful * 0.5
        return useful + min(max(self._best_by_kind.get(kind, 0.0), 0.0), 1.0) * 0.4

    def _keep_repair(self, kind: int) -> float:
        if self.table.fronts[self.sight.seat] & REPAIRS[kind]:
            return 1.0
        return 0.25 if self.role in STOPS else 0.4

    def _keeping(self, kind: int) -> float:
        """What it costs to part with a tunnel: good ones are kept for where they are needed."""
        return 0.1 * openness(PIECES[kind][0]) * (1.0 if self.zeal > 0 else 0.3)

    def _exposed(self, move: int) -> float:
        if self.mind.suspect is None or not self.mind.caution:
            return 0.0
        return -self.mind.caution * self.mind.suspect(self.sight, move, 0.0)

    # ---------------------------------------------------------------- answers

    def turn_goal(self, move: int, details: int) -> float:
        """The gold first, or last."""
        return self.zeal * self.sight.chances[details]

    def open_chest(self, move: int, details: int) -> float:
        """A chest is mostly good for who opens it."""
        return 0.1

    def lay_goal(self, move: int, details: int) -> float:
        """The way that leads on, or not."""
        thing = self.table.choices[0]
        if thing >= CHEST or self.table.goal_faces[thing] in (GOLD, SPIDER):
            return 0.0
        cell = self.table.goal_cells[thing]
        total = 0.0
        for step, facing in self.table.maze.grid.steps[details]:
            for goal, ways in self.sight.ways.items():
                total -= self.sight.chances[goal] * ways.missing[(cell + step) << 4 | facing]
        return total * self.zeal

    def take_gold(self, move: int, details: int) -> float:
        """As much as there is."""
        return float(details)

    def steal(self, move: int, details: int) -> float:
        """From who has most; never leave it."""
        return -1.0 if details == NO_SEAT else float(self.table.tokens[details])

    def veto(self, move: int, details: int) -> float:
        """Against a foe's good card, or what harms one's own side."""
        table = self.table
        who = table.to_move
        card = table.in_play
        verb = card >> VERB_BITS
        harm = 0.0
        if verb == verbs.LAY_TUNNEL:
            harm = -self.zeal * self.sight.gain_if_laid((card & DETAILS) >> 7, card & 127)
        elif verb == verbs.ROCKFALL and table.maze.piece[card & DETAILS] >> 1 < FIRST_ACTION:
            if (card & DETAILS) in table.maze.tunnels:
                harm = -self.zeal * self.sight.gain_if_removed(card & DETAILS)
        elif verb in (verbs.SABOTAGE, verbs.TRAP):
            harm = 1.5 * self.wish[card & 15]
        elif verb == verbs.PLAN_THEFT:
            harm = 0.8 - self.wish[who]
        return harm - 1.2

    def let_pass(self, move: int, details: int) -> float:
        """As a rule."""
        return 0.0

    def keep_card(self, move: int, details: int) -> float:
        """The best of them."""
        return self.keep(details)

    def answer_toll(self, move: int, details: int) -> float:
        """Pay for a friend who digs."""
        return (0.6 * self.wish[self.table.to_move] * self.zeal - 0.5) if details else 0.0

    def move_goal(self, move: int, details: int) -> float:
        """The farther the gold, the worse for diggers."""
        return -self.zeal * self.sight.chances[details]

    def rob_hand(self, move: int, details: int) -> float:
        """From a foe."""
        return -self.wish[details]

    def look_at_role(self, move: int, details: int) -> float:
        """Of the seat of which least is known."""
        return 1.0 - max(self.mind.roles[details])


_WORTH: Final[dict[int, Callable[[Thumb, int, int], float]]] = {
    verbs.LAY_TUNNEL: Thumb.lay,
    verbs.READ_MAP: Thumb.read_map,
    verbs.LOOK_IN_CHEST: Thumb.look_in_chest,
    verbs.ROCKFALL: Thumb.rockfall,
    verbs.SABOTAGE: Thumb.sabotage,
    verbs.REPAIR: Thumb.repair,
    verbs.PLAN_THEFT: Thumb.plan_theft,
    verbs.HANDS_OFF: Thumb.hands_off,
    verbs.TRAP: Thumb.trap,
    verbs.FREE: Thumb.free,
    verbs.INSPECT: Thumb.inspect,
    verbs.SWAP_HATS: Thumb.swap_hats,
    verbs.SWAP_HANDS: Thumb.swap_hands,
    verbs.SWAP_GOALS: Thumb.swap_goals,
    verbs.SEARCH_TROVE: Thumb.search_trove,
    verbs.CHANGE_DIRECTION: Thumb.change_direction,
    verbs.CALL_SPECIALIST: Thumb.call_specialist,
    verbs.DETOUR: Thumb.detour,
    verbs.PASS: Thumb.pass_,
    verbs.DISCARD_TWO: Thumb.discard_two,
    verbs.STAND_DWARF: Thumb.stand_dwarf,
    verbs.ASK_TOLL: Thumb.ask_toll,
    verbs.TURN_GOAL: Thumb.turn_goal,
    verbs.OPEN_CHEST: Thumb.open_chest,
    verbs.LAY_GOAL: Thumb.lay_goal,
    verbs.TAKE_GOLD: Thumb.take_gold,
    verbs.STEAL: Thumb.steal,
    verbs.VETO: Thumb.veto,
    verbs.LET_PASS: Thumb.let_pass,
    verbs.PUT_GOALS_BACK: Thumb.put_goals_back,
    verbs.KEEP_CARD: Thumb.keep_card,
    verbs.ANSWER_TOLL: Thumb.answer_toll,
    verbs.MOVE_GOAL: Thumb.move_goal,
    verbs.ROB_HAND: Thumb.rob_hand,
    verbs.LOOK_AT_ROLE: Thumb.look_at_role,
}
"""What each kind of move is worth."""
