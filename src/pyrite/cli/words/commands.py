"""Sentences for commands: cards played with their targets, and answers to questions."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from pyrite.cli.phrases import (
    card_noun,
    card_words,
    cards_words,
    end_words,
    gold_words,
    place_words,
    tunnel_noun,
    tunnel_words,
)
from pyrite.cli.words.seat_words import SeatWords
from pyrite.game.commands import (
    DiscardTwo,
    Free,
    HandsOff,
    Inspect,
    LayGoal,
    LayTunnel,
    Pass,
    PlanTheft,
    ReadMap,
    Repair,
    Rockfall,
    Sabotage,
    Steal,
    SwapHands,
    SwapHats,
    TakeGold,
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

MazeCard: TypeAlias = (
    LayTunnel
    | ReadMap
    | LookInChest
    | Rockfall
    | SwapGoals
    | Detour
    | CallSpecialist
    | ChangeDirection
    | SearchTrove
)
"""Cards that do not target a player."""

PlayerCard: TypeAlias = Sabotage | Repair | PlanTheft | HandsOff | Trap | Free | Inspect | SwapHats | SwapHands
"""Cards that target a player."""

NoCard: TypeAlias = Pass | DiscardTwo | StandDwarf | AskToll
"""Commands that use a turn without playing a card."""

Answer: TypeAlias = (
    TurnGoal
    | OpenChest
    | LayGoal
    | TakeGold
    | Steal
    | Veto
    | LetPass
    | PutGoalsBack
    | KeepCard
    | AnswerToll
    | MoveGoal
    | RobHand
    | LookAtRole
)
"""Decisions within a turn or at the end of a round."""

AnyCommand: TypeAlias = MazeCard | PlayerCard | NoCard | Answer
"""Every kind of command."""


def sentence(words: SeatWords, seat: int, command: AnyCommand) -> str:
    """The sentence for a command of a seat."""
    if isinstance(command, MazeCard):
        return f"{words.does(seat, 'play')} {_on_the_maze(command)}."
    if isinstance(command, PlayerCard):
        return f"{words.does(seat, 'play')} {_on_a_player(words, seat, command)}."
    if isinstance(command, NoCard):
        return f"{_without_a_card(words, seat, command)}."
    return f"{_answer(words, seat, command)}."


def _on_the_maze(command: MazeCard) -> str:
    match command:
        case LayTunnel():
            return f"the {tunnel_noun(command.tunnel)} at {place_words(command.cell)}"
        case ReadMap():
            return f"a map for goal {command.goal}"
        case LookInChest():
            return f"a map for chest {command.chest}"
        case Rockfall():
            return f"a rockfall at {place_words(command.cell)}"
        case SwapGoals():
            return f"a goal swap for goals {command.goals[0]} and {command.goals[1]}"
        case Detour():
            return f"a detour for the {tunnel_noun(command.tunnel)}, to {place_words(command.cell)}"
        case CallSpecialist():
            return "a path specialist, to lay two tunnels"
        case ChangeDirection():
            return "a change of direction: play runs the other way round"
        case SearchTrove():
            return "a trove, to keep a card from the discard pile"
        case _:
            assert_never(command)


def _on_a_player(words: SeatWords, seat: int, command: PlayerCard) -> str:
    match command:
        case Sabotage():
            return f"{card_words(command.card)} against {words.whom(command.seat, seat)}"
        case Repair():
            return f"{card_words(command.card)} to mend {words.whose(command.seat, seat)} {command.tool}"
        case PlanTheft():
            return "a theft, to steal at the end of the round"
        case HandsOff():
            return f"{card_words('hands off')} against {words.whose(command.seat, seat)} theft"
        case Trap():
            return f"{card_words('trapped')} against {words.whom(command.seat, seat)}"
        case Free():
            return f"{card_words('free')} for {words.whom(command.seat, seat)}"
        case Inspect():
            return f"an inspection of {words.whose(command.seat, seat)} role"
        case SwapHats():
            return f"a hat swap for {words.whom(command.seat, seat)}"
        case SwapHands():
            return f"a hand swap with {words.whom(command.seat, seat)}"
        case _:
            assert_never(command)


def _without_a_card(words: SeatWords, seat: int, command: NoCard) -> str:
    match command:
        case Pass():
            return f"{words.does(seat, 'pass', 'passes')}, discarding {cards_words(command.cards)}"
        case DiscardTwo():
            front = f"the {card_noun(command.front)} in front of {words.whom(command.seat, seat)}"
            return f"{words.does(seat, 'discard')} {cards_words(command.cards)} to take away {front}"
        case StandDwarf():
            places = f"{words.does(seat, 'place')} a toll dwarf at {end_words(command.cell, command.side)}"
            return f"{places}, discarding {card_words(command.card)}"
        case AskToll():
            asks = f"{words.does(seat, 'ask')} {words.whom(command.seat, seat)}"
            return f"{asks} to pay the toll at {place_words(command.cell)}"
        case _:
            assert_never(command)


def _answer(words: SeatWords, seat: int, command: Answer) -> str:
    match command:
        case TurnGoal():
            return f"{words.does(seat, 'choose')} goal {command.goal}"
        case OpenChest():
            return f"{words.does(seat, 'choose')} chest {command.chest}"
        case LayGoal():
            return f"{words.does(seat, 'choose')} {tunnel_words(command.tunnel)}"
        case TakeGold():
            return f"{words.does(seat, 'take')} {gold_words((command.nuggets,))}"
        case Steal():
            whom = "nobody" if command.seat is None else words.whom(command.seat, seat)
            return f"{words.does(seat, 'steal')} from {whom}"
        case Veto():
            return f"{words.does(seat, 'veto', 'vetoes')} the card in play"
        case LetPass():
            return f"{words.does(seat, 'let')} the card in play pass"
        case PutGoalsBack():
            return f"{words.does(seat, 'put')} the goals back, {'swapped' if command.swapped else 'as they were'}"
        case KeepCard():
            return f"{words.does(seat, 'keep')} {card_words(command.card)}"
        case AnswerToll():
            answers = words.does(seat, "agree") if command.pay else words.does(seat, "decline")
            return f"{answers} to pay the toll"
        case MoveGoal():
            return f"{words.does(seat, 'move')} goal {command.goal}"
        case RobHand():
            return f"{words.does(seat, 'draw')} from {words.whose(command.seat, seat)} hand"
        case LookAtRole():
            return f"{words.does(seat, 'look')} at {words.whose(command.seat, seat)} role"
        case _:
            assert_never(command)
