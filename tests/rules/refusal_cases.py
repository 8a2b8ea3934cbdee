"""Commands that may not be given in Saboteur 2, with championship cards and in mini-expansions."""

from typing import Any, NamedTuple

from pyrite.game import (
    DiscardTwo,
    Free,
    HandsOff,
    Inspect,
    LayGoal,
    LayTunnel,
    Pass,
    PlanTheft,
    ReadMap,
    Rockfall,
    Steal,
    SwapHands,
    SwapHats,
    Trap,
    TurnGoal,
)
from pyrite.game.modules.change_of_direction import ChangeDirection
from pyrite.game.modules.chests.commands import LookAtRole, LookInChest, MoveGoal, OpenChest, RobHand
from pyrite.game.modules.detour import Detour
from pyrite.game.modules.goal_swap import PutGoalsBack, SwapGoals
from pyrite.game.modules.path_specialist.commands import CallSpecialist
from pyrite.game.modules.toll.commands import AnswerToll, AskToll, StandDwarf
from pyrite.game.modules.trove import KeepCard, SearchTrove
from pyrite.game.modules.veto.commands import LetPass, Veto


class Case(NamedTuple):
    """A position, a command that a seat may not give there, and why."""

    reason: str
    rule: str
    text: str
    seat: Any
    command: Any


# ---------------------------------------------------------------- Saboteur 2

POSITION = """
players: 4
modules: saboteur2
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ ─ ┴ ┴ ┴ ┴ · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
seat 0: boss; hand N ladder, E ladder, NE, map, hands off, trapped, free, inspection, hat swap, hand swap, theft; \
front theft
seat 1: saboteur; hand NS, map; front trapped
seat 2: geologist; hand NS; front broken cart
seat 3: profiteer
"""
TRAPPED = POSITION + "asked: seat 1, turn"
POLISH = POSITION.replace("· · · · · · · · ·", "· · · · · · · ─ ·", 1) + "edition: PL2"
FRENCH = POSITION + "edition: FR2"
TURNED_GOAL = POSITION.replace("· ?1", "· └o") + "goals: gold, stone NE, stone NW"
VICTIM = """
players: 4
modules: saboteur2
asked: seat 1, victim 0 2
ended: no gold
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S· · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
seat 0: boss; tokens 1
seat 1: saboteur; front theft; tokens 3
seat 2: geologist; tokens 2
"""

SABOTEUR_2 = [
    # Tunnels.
    Case("trapped", "TUN-5", TRAPPED, 1, LayTunnel("NS", (0, 1))),
    Case("ladder-at-goal", "S2-8", POSITION, 0, LayTunnel("W ladder", (7, 0))),
    Case("ladder-at-goal", "S2-8", TURNED_GOAL, 0, LayTunnel("W ladder", (7, 0))),
    Case("ladder-at-goal", "S2-8", POLISH, 0, LayTunnel("E ladder", (7, -2))),
    Case("no-neighbour", "TUN-1", POSITION, 0, LayTunnel("N ladder", (3, 4))),
    Case("no-neighbour", "TUN-4", POSITION, 0, LayTunnel("N ladder", (8, -1))),
    Case("not-joined", "S2-8", POLISH, 0, LayTunnel("N ladder", (1, -1))),
    Case("sides-clash", "TUN-2", POSITION, 0, LayTunnel("S ladder", (0, 1))),
    # Actions.
    Case("theft-already", "S2-6", POSITION, 0, PlanTheft()),
    Case("no-theft", "S2-12", POSITION, 0, HandsOff(1)),
    Case("no-such-seat", "S2-12", POSITION, 0, HandsOff(4)),
    Case("trapped-already", "S2-6", POSITION, 0, Trap(1)),
    Case("own-seat", "S2-13", POSITION, 0, Trap(0)),
    Case("no-such-seat", "S2-13", POSITION, 0, Trap(4)),
    Case("not-trapped", "S2-14", POSITION, 0, Free(0)),
    Case("not-trapped", "S2-14", POSITION, 0, Free(2)),
    Case("no-such-seat", "S2-14", POSITION, 0, Free(11)),
    Case("own-seat", "S2-15", POSITION, 0, Inspect(0)),
    Case("no-such-seat", "S2-15", POSITION, 0, Inspect(4)),
    Case("no-such-seat", "S2-15", POLISH, 0, Inspect(4)),
    Case("no-such-seat", "S2-16", POSITION, 0, SwapHats(4)),
    Case("own-seat", "S2-17", POSITION, 0, SwapHands(0)),
    Case("no-such-seat", "S2-17", POSITION, 0, SwapHands(4)),
    Case("not-in-hand", "TURN-1", TRAPPED, 1, Free(1)),
    # Two cards for one, and passes.
    Case("not-in-hand", "S2-4", POSITION, 0, DiscardTwo(("map", "map"), 0, "theft")),
    Case("not-yours", "S2-4", POSITION, 0, DiscardTwo(("map", "free"), 1, "trapped")),
    Case("not-yours", "S2-4", POSITION, 0, DiscardTwo(("map", "free"), 4, "trapped")),
    Case("nothing-in-front", "S2-4", POSITION, 0, DiscardTwo(("map", "free"), 0, "trapped")),
    Case("nothing-in-front", "S2-4", FRENCH, 0, DiscardTwo(("map", "free"), 2, "broken pickaxe")),
    Case("nothing-in-front", "S2-4", FRENCH, 0, DiscardTwo(("map", "free"), 4, "trapped")),
    Case("not-in-hand", "TURN-1", POSITION, 0, Pass(("map", "map"))),
    Case("not-in-hand", "TURN-1", POSITION, 0, Pass(("map", "free", "NS"))),
    # Thefts at the round's end.
    Case("no-victim", "S2-27", VICTIM, 1, Steal(1)),
    Case("no-victim", "S2-27", VICTIM, 1, Steal(3)),
    Case("no-victim", "S2-27", VICTIM, 1, Steal(None)),
    Case("not-your-turn", "TURN-1", VICTIM, 0, Steal(2)),
    Case("not-asked-for", "TURN-1", VICTIM, 1, Pass(("map",))),
    Case("not-asked-for", "TURN-1", POSITION, 0, Steal(1)),
]

# ---------------------------------------------------------------- championship cards

MAZE = """
goals: gold, stone NE, stone NW
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ ─ · · · · · └o
  · · · · · · · · ·
  · · · · · · · · ?2
"""
CHAMPIONSHIP_CARDS = f"""
players: 3
modules: goal_swap, trove, veto, change_of_direction, path_specialist, detour
{MAZE}
last laid: 2,0
seat 0: digger; hand goal swap, trove, veto, detour, map
seat 1: saboteur; hand NS, path specialist; front broken cart
seat 2: digger; hand map
"""
CANNOT_LAY = CHAMPIONSHIP_CARDS + "asked: seat 1, turn"
NOTHING_LAID = CHAMPIONSHIP_CARDS.replace("last laid: 2,0", "")
VETO_WINDOW = f"""
players: 4
modules: veto
turn: 3, seat 0
asked: veto 1 2 3
in play: {{"do": "ReadMap", "goal": 0}}
{MAZE}
seat 0: digger; hand NS
seat 1: saboteur; hand veto, map
seat 2: digger; hand map
seat 3: digger; hand map; let pass
"""
SWAP = f"""
players: 3
modules: goal_swap
asked: seat 0, swap 0 2
in play: {{"do": "SwapGoals", "goals": [0, 2]}}
{MAZE}
seat 0: digger; hand NS
seat 1: saboteur; hand map
"""
TROVE = f"""
players: 3
modules: trove
asked: seat 0, card 0 2
in play: {{"do": "SearchTrove"}}
discard: map, NES
{MAZE}
seat 0: digger; hand NS; lifted map, NES
seat 1: saboteur; hand map
"""
SECOND_TUNNEL = f"""
players: 3
modules: path_specialist
asked: seat 0, tunnel
specialist: 2
{MAZE}
seat 0: digger; hand NS, map
seat 1: saboteur; hand map
"""

CHAMPIONSHIP = [
    Case("no-such-goal", "WC-17", CHAMPIONSHIP_CARDS, 0, SwapGoals((0, 3))),
    Case("no-such-goal", "WC-17", CHAMPIONSHIP_CARDS, 0, SwapGoals((2, 2))),
    Case("goal-face-up", "WC-17", CHAMPIONSHIP_CARDS, 0, SwapGoals((0, 1))),
    Case("not-asked-for", "TURN-1", SWAP, 0, SwapGoals((0, 2))),
    Case("not-asked-for", "TURN-1", CHAMPIONSHIP_CARDS, 0, PutGoalsBack(True)),
    Case("nothing-discarded", "WC-18", CHAMPIONSHIP_CARDS, 0, SearchTrove()),
    Case("card-not-there", "WC-18", TROVE, 0, KeepCard("NS")),
    Case("not-asked-for", "TURN-1", TROVE, 0, Pass(("NS",))),
    Case("not-asked-for", "TURN-1", CHAMPIONSHIP_CARDS, 0, Veto()),
    Case("not-asked-for", "TURN-1", CHAMPIONSHIP_CARDS, 0, LetPass()),
    Case("no-veto", "WC-19", VETO_WINDOW, 2, Veto()),
    Case("not-your-turn", "TURN-1", VETO_WINDOW, 0, LetPass()),
    Case("not-your-turn", "TURN-1", VETO_WINDOW, 3, LetPass()),
    Case("not-asked-for", "TURN-1", VETO_WINDOW, 1, Pass(("veto",))),
    Case("not-in-hand", "TURN-1", CHAMPIONSHIP_CARDS, 0, ChangeDirection()),
    Case("not-in-hand", "TURN-1", CHAMPIONSHIP_CARDS, 0, CallSpecialist()),
    Case("no-tunnel-to-lay", "WC-22", CANNOT_LAY, 1, CallSpecialist()),
    Case("not-asked-for", "TURN-1", SECOND_TUNNEL, 0, Pass(("map",))),
    Case("not-in-hand", "TURN-1", SECOND_TUNNEL, 0, LayTunnel("EW", (3, 0))),
    Case("sides-clash", "TUN-2", SECOND_TUNNEL, 0, LayTunnel("NS", (3, 0))),
    Case("not-laid-last", "WC-23", NOTHING_LAID, 0, Detour("EW", (-1, 0))),
    Case("not-laid-last", "WC-23", CHAMPIONSHIP_CARDS, 0, Detour("NS", (0, 1))),
    Case("same-cell", "WC-23", CHAMPIONSHIP_CARDS, 0, Detour("EW", (2, 0))),
    Case("cell-taken", "TUN-1", CHAMPIONSHIP_CARDS, 0, Detour("EW", (1, 0))),
    Case("no-neighbour", "TUN-1", CHAMPIONSHIP_CARDS, 0, Detour("EW", (3, 0))),
    Case("sides-clash", "TUN-2", CHAMPIONSHIP_CARDS, 0, Detour("EW", (0, 1))),
]

# ---------------------------------------------------------------- mini-expansions

GUARDED = """
players: 3
modules: toll, detour
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ · · · · · · ?1
  │ · · · · · · · ·
  · · · · · · · · ?2
last laid: 1,0
dwarfs: 1 at 0/1 S
dwarfs left: 1
seat 0: digger; hand NS, detour, map; tokens 0
seat 1: saboteur; hand NS, map; front broken cart; tokens 2
seat 2: digger; hand map; tokens 0
"""
BEYOND_START = GUARDED.replace("1 at 0/1 S", "1 at 0/0 W")
FACING_NORTH = GUARDED.replace("1 at 0/1 S", "1 at 0/0 N")
BOTH_PLACED = GUARDED.replace("dwarfs left: 1", "dwarfs left: 0")
ASKED_BEFORE = GUARDED + "toll asked: 2"
PROMISED = GUARDED + "toll payers: 0/2 by 2"
OWN_DWARF = GUARDED.replace("1 at 0/1 S", "0 at 0/1 S")
TOOLS_BROKEN = GUARDED.replace("1 at 0/1 S", "2 at 0/1 S") + "asked: seat 1, turn"
ANSWER = GUARDED + "turn: 3, seat 0\nasked: seat 2, toll 0/2"

TOLLS = [
    Case("not-in-hand", "TOLL-1", GUARDED, 0, StandDwarf("EW", (1, 0), "E")),
    Case("no-dwarf-left", "TOLL-1", BOTH_PLACED, 0, StandDwarf("map", (1, 0), "E")),
    *(
        Case("no-free-end", "TOLL-1", GUARDED, 0, StandDwarf("map", cell, side))
        for cell, side in (((1, 0), "W"), ((1, 0), "N"), ((0, 1), "S"), ((5, 5), "N"), ((8, 0), "W"))
    ),
    Case("toll-too-dear", "TOLL-2", GUARDED, 0, LayTunnel("NS", (0, 2))),
    Case("toll-too-dear", "TOLL-2", BEYOND_START, 0, Detour("EW", (-1, 0))),
    # A tunnel that does not fit is refused for that before its toll is checked.
    Case("sides-clash", "TUN-2", FACING_NORTH, 0, Detour("EW", (0, -1))),
    Case("sides-clash", "TUN-2", BEYOND_START, 0, LayTunnel("NS", (-1, 0))),
    Case("no-such-seat", "TOLL-3", GUARDED, 0, AskToll(3, (0, 2))),
    Case("own-seat", "TOLL-3", GUARDED, 0, AskToll(0, (0, 2))),
    Case("no-toll", "TOLL-3", GUARDED, 0, AskToll(2, (2, 0))),
    Case("no-toll", "TOLL-3", OWN_DWARF, 0, AskToll(2, (0, 2))),
    Case("no-toll", "TOLL-3", PROMISED, 0, AskToll(1, (0, 2))),
    Case("asked-already", "TOLL-3", ASKED_BEFORE, 0, AskToll(2, (0, 2))),
    Case("tools-broken", "TUN-5", TOOLS_BROKEN, 1, AskToll(0, (0, 2))),
    Case("toll-too-dear", "TOLL-3", ANSWER, 2, AnswerToll(True)),
    Case("not-your-turn", "TURN-1", ANSWER, 0, AnswerToll(False)),
    Case("not-asked-for", "TURN-1", ANSWER, 2, Pass(("map",))),
    Case("not-asked-for", "TURN-1", GUARDED, 0, AnswerToll(True)),
]

CHESTS = """
players: 3
modules: chests
goals: gold, stone NE, stone NW
maze:
  · · · · · · · · ?0
  · · · &0· &2· · ·
  ┼S─ · · · · · · └o
  · · · &1· · · · ·
  · · · · · · · · ?2
chest cells: 3/-1, 3/1, 5/-1, gone
seat 0: digger; hand NS, map, rockfall
seat 1: saboteur; hand NS, map
seat 2: digger
"""
NO_MAPS = CHESTS + "no maps: yes"
MOVE = CHESTS + "asked: seat 0, move 0 2"
ROB = CHESTS + "asked: seat 0, hand 1\neffects: rob a hand"
ROLE = CHESTS + "asked: seat 0, role 1 2"
GOAL_OR_CHEST = """
players: 3
modules: chests
asked: seat 0, goal 0 16
maze:
  ┌ ─ ─ ┬ ─ ┴ ┴ ┴ ?0
  │ · · &0· &2· · ·
  ┼S· · · · · · · ?1
  · · · &1· &3· · ·
  · · · · · · · · ?2
seat 0: digger; hand NS
"""
WARDROBE = """
players: 3
modules: saboteur2, wardrobe
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
  · · · · ┼W· · · ·
seat 0: boss; hand E ladder, rockfall
seat 1: saboteur; hand map
"""

EXPANSIONS = [
    *TOLLS,
    Case("no-more-maps", "CHEST-5", NO_MAPS, 0, ReadMap(0)),
    Case("no-such-goal", "ACT-4", NO_MAPS, 0, ReadMap(3)),
    Case("no-closed-chest", "CHEST-4", CHESTS, 0, LookInChest(3)),
    Case("no-closed-chest", "CHEST-4", CHESTS, 0, LookInChest(4)),
    Case("no-tunnel", "TURN-5", CHESTS, 0, Rockfall((5, 1))),
    Case("no-neighbour", "TUN-4", CHESTS, 0, LayTunnel("NS", (3, 2))),
    Case("goal-cannot-move", "CHEST-5", MOVE, 0, MoveGoal(1)),
    Case("goal-cannot-move", "CHEST-5", MOVE, 0, MoveGoal(3)),
    Case("no-hand", "CHEST-5", ROB, 0, RobHand(0)),
    Case("no-hand", "CHEST-5", ROB, 0, RobHand(2)),
    Case("no-role", "CHEST-5", ROLE, 0, LookAtRole(0)),
    Case("no-role", "CHEST-5", ROLE, 0, LookAtRole(3)),
    Case("goal-not-reached", "GOAL-4", GOAL_OR_CHEST, 0, TurnGoal(1)),
    Case("goal-not-reached", "GOAL-4", GOAL_OR_CHEST, 0, OpenChest(1)),
    Case("not-asked-for", "TURN-1", GOAL_OR_CHEST, 0, LayGoal("NE")),
    *(
        Case("not-asked-for", "TURN-1", CHESTS, 0, answer)
        for answer in (OpenChest(0), MoveGoal(0), RobHand(1), LookAtRole(1), KeepCard("NS"))
    ),
    Case("not-removable", "ACT-3", WARDROBE, 0, Rockfall((4, 3))),
    Case("no-neighbour", "S2-8", WARDROBE, 0, LayTunnel("E ladder", (3, 3))),
]

MODULE_CASES = [*SABOTEUR_2, *CHAMPIONSHIP, *EXPANSIONS]
