"""All playthroughs and the facts that each must show; the file of one is ``NAME.golden`` in this folder.

A module whose test file has scenarios (`tests.modules.scenarios`) needs no line here: its playthrough begins with
its first scenario and shows everything that the module declares.
"""

from dataclasses import dataclass

from tests.golden.requirements import BASE_CARDS, HOUSE_RULES, OWN_FACTS, S2_ACTIONS, S2_SHARING, S2_TUNNELS
from tests.golden.search import MAX_STEPS
from tests.modules.scenarios import first_positions


@dataclass(frozen=True)
class Play:
    """A playthrough: which part of the game it is about, and the facts that it must show."""

    about: str
    """An edition, a module, a variant, or ``house rules``."""
    shows: tuple[str, ...]
    max_steps: int = MAX_STEPS
    """The maximal number of steps when it is searched for."""
    beginning: str | None = None
    """Its title and position, if they are not written in its file: those of a scenario of the module."""


DRAFT = ("RoundEnded gold_reached=true", "GoldDrawn", "GoldTaken")

_WRITTEN = {
    # ------------------------------------------------------------ editions
    "DE24": Play(
        "DE24",
        (
            "PutInFront",
            "TakenFromFront",
            "Looked",
            "TunnelRemoved",
            "Passed",
            *DRAFT,
            "RoundBegun round=2",
        ),
    ),
    "DE24_cards": Play("DE24", BASE_CARDS),
    "DE24_last_round": Play("DE24", ("RoundEnded gold_reached=false", "GoldDealt due=3", "GameEnded")),
    "UA24": Play(
        "UA24",
        (
            "RoleSeen seat=0 other=0",
            "GoalTurned face=gold",
            "RoundEnded gold_reached=true",
            "RoundBegun round=2 first=2",
        ),
    ),
    "UA16": Play(
        "UA16",
        (
            "CardPlayed command=(Sabotage 0 with broken cart) seat=0",
            "CardPlayed command=(LayTunnel EW at 7,0)",
            "Asked question=goal",
            "Asked question=orientation",
            "GoldDrawn nuggets=[1, 2, 3]",
        ),
    ),
    "UA16_forced_passes": Play(
        "UA16",
        (
            "Passed seat=0 forced=true",
            "Passed seat=1 forced=false",
            "NobodyCanPlay",
            "GoalTurned face=gold",
            "RoundEnded gold_reached=true",
            "GoldDrawn nuggets=[1, 2, 3]",
        ),
    ),
    "UA16_cut_off": Play(
        "UA16",
        ("TunnelRemoved seat=1", "GoalTurned seat=0 goal=0 face=gold", "RoundEnded gold_reached=true finisher=0"),
    ),
    "RU16": Play("RU16", (*DRAFT, "RoundBegun round=2")),
    "RU16_forced_passes": Play(
        "RU16", ("NobodyCanPlay", "RoundEnded gold_reached=false", "GoldDealt due=4 paid=4", "RoundBegun first=2")
    ),
    "PL2": Play(
        "PL2",
        ("RoleSeen seat=2 other=2", "TunnelLaid cell=7,0 tunnel=N ladder", "RoundEnded", "RoundBegun first=1"),
    ),
    "PL2_nobody_can_play": Play("PL2", ("RoleSeen seat=2", "NobodyCanPlay", "RoundBegun first=0")),
    "FR2_nobody_can_play": Play(
        "FR2", ("DiscardedTwo seat=0", "NobodyCanPlay", "Stole seat=1 victim=2", "RoundBegun first=2")
    ),
    "FR2": Play(
        "FR2", ("TakenFromFront seat=1", "DiscardedTwo seat=0", "Stole victim=null", "RoundBegun first=1")
    ),
    "house_rules": Play(
        HOUSE_RULES,
        (
            "CardPlayed seat=0 command=(Sabotage 0 with broken cart)",
            "Asked question=goal",
            "GoldDrawn nuggets=[1, 2, 3]",
            "RoundBegun first=2",
        ),
    ),
    "house_rules_saboteur2": Play(
        HOUSE_RULES, ("TakenFromFront seat=1", "DiscardedTwo seat=0", "Stole victim=null", "RoundBegun first=1")
    ),
    # ------------------------------------------------------------ variants
    "sabotaged_dwarf": Play(
        "sabotaged_dwarf", ("PutInFront", "GoldDrawn nuggets=[1, 2, 3]", *OWN_FACTS["sabotaged_dwarf"])
    ),
    "tournament": Play("tournament", ("TokensPaid tokens=3", "TokensPaid tokens=2", "RoundBegun round=2"), 40),
    "tournament_greedy": Play("tournament", ("TokensPaid tokens=4", "RoundBegun round=2"), 40),
    # ------------------------------------------------------------ Saboteur 2
    "saboteur2": Play("saboteur2", (*S2_ACTIONS, "RoleSeen", "RoleChanged", "HandsSwapped", "DiscardedTwo")),
    "saboteur2_tunnels": Play("saboteur2", S2_TUNNELS),
    "saboteur2_sharing": Play(
        "saboteur2", (*S2_SHARING, "TakenFromFront card=theft", "TakenFromFront card=trapped")
    ),
    "saboteur2_out_of_the_round": Play(
        "saboteur2",
        ("HandsSwapped seat=2 other=1", "PutInFront seat=1 card=trapped", "TurnBegun seat=0"),
    ),
    # ------------------------------------------------------------ championship cards
    "greedy_dwarf": Play("greedy_dwarf", OWN_FACTS["greedy_dwarf"]),
    "goal_swap": Play("goal_swap", ("Looked", *OWN_FACTS["goal_swap"], "GoalTurned")),
    "change_of_direction": Play("change_of_direction", (*OWN_FACTS["change_of_direction"], *DRAFT)),
    "master_craftsman": Play("master_craftsman", OWN_FACTS["master_craftsman"]),
    "path_specialist": Play("path_specialist", ("SpecialistCalled", "Asked question=tunnel")),
    # ------------------------------------------------------------ mini-expansions
    "toll": Play("toll", OWN_FACTS["toll"]),
    "wardrobe": Play("wardrobe", (*OWN_FACTS["wardrobe"], "RoundEnded")),
    "party": Play("party", (*OWN_FACTS["party"], "RoundEnded")),
    "new_goals": Play(
        "new_goals",
        (
            "GoalTurned face=sack of one",
            "GoalTurned face=sack of two",
            "GoalTurned face=dragon NE",
            "GoalTurned face=stone NE",
            "GoalTurned face=gold",
            "TokensPaid tokens=-1",
        ),
    ),
    "new_goals_spider": Play(
        "new_goals",
        (
            "GoalTurned face=dragon NW",
            "GoalTurned face=stone NW",
            "TokensPaid tokens=-1",
            "GoalTurned face=spider",
            "RoundEnded gold_reached=false",
        ),
    ),
    "chests": Play(
        "chests",
        (
            "ChestSeen",
            "ChestOpened found=one gold",
            "GoldPicked",
            "ChestOpened found=no more maps",
            "ChestOpened found=no draw",
            "ChestOpened found=extra draw",
        ),
    ),
    "chests_moving_a_goal": Play(
        "chests",
        (
            "ChestOpened found=move a goal",
            "GoalMoved",
            "ChestOpened found=rob a hand",
            "CardTaken",
            "ChestOpened found=three for one",
            "CardsLifted from_deck=true",
            "GoalTurned",
        ),
    ),
    "chests_of_saboteur2": Play(
        "chests",
        (
            "ChestOpened found=look at a role",
            "RoleSeen",
            "ChestOpened found=search the discard",
            "DiscardShuffled",
            "CardsLifted from_deck=false",
            "ChestOpened found=bury five",
            "DeckBuried",
            "TunnelRemoved",
        ),
    ),
    "chests_without_a_card_of_one": Play("chests", ("ChestOpened found=one gold", "NothingToPick", "TokensPaid")),
    # ------------------------------------------------------------ what a rule shows of a hand or a purse
    "path_specialist_stuck": Play("path_specialist", ("SpecialistCalled", "NothingToLay")),
    "path_specialist_vetoed": Play("path_specialist", ("Vetoed", "SomethingToLay")),
    "new_goals_dragon": Play("new_goals", ("GoalTurned face=dragon NW", "NothingToLose")),
}

PLAYS = _WRITTEN | {
    name: Play(name, OWN_FACTS[name], 40, position) for name, position in first_positions().items()
}
