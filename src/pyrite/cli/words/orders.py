"""What seats order: cards played with their targets, and answers to questions."""

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
from pyrite.cli.words.voice import Voice
from pyrite.game.commands import (
    AnswerToll,
    AskToll,
    CallSpecialist,
    ChangeDirection,
    Detour,
    DiscardTwo,
    Free,
    HandsOff,
    Inspect,
    KeepCard,
    LayGoal,
    LayTunnel,
    LetPass,
    LookAtRole,
    LookInChest,
    MoveGoal,
    OpenChest,
    Pass,
    PlanTheft,
    PutGoalsBack,
    ReadMap,
    Repair,
    RobHand,
    Rockfall,
    Sabotage,
    SearchTrove,
    StandDwarf,
    Steal,
    SwapGoals,
    SwapHands,
    SwapHats,
    TakeGold,
    Trap,
    TurnGoal,
    Veto,
)

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
"""Cards played on the maze and its goals, or on nobody."""

PlayerCard: TypeAlias = Sabotage | Repair | PlanTheft | HandsOff | Trap | Free | Inspect | SwapHats | SwapHands
"""Cards played on players."""

NoCard: TypeAlias = Pass | DiscardTwo | StandDwarf | AskToll
"""What else a turn may be spent on."""

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
"""Every command there is."""


def sentence(voice: Voice, seat: int, command: AnyCommand) -> str:
    """What a seat orders, in words."""
    if isinstance(command, MazeCard):
        return f"{voice.does(seat, 'play')} {_on_the_maze(command)}."
    if isinstance(command, PlayerCard):
        return f"{voice.does(seat, 'play')} {_on_a_player(voice, seat, command)}."
    if isinstance(command, NoCard):
        return f"{_without_a_card(voice, seat, command)}."
    return f"{_answer(voice, seat, command)}."


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


def _on_a_player(voice: Voice, seat: int, command: PlayerCard) -> str:
    match command:
        case Sabotage():
            return f"{card_words(command.card)} against {voice.whom(command.seat, seat)}"
        case Repair():
            return f"{card_words(command.card)} to mend {voice.whose(command.seat, seat)} {command.tool}"
        case PlanTheft():
            return "a theft, to steal at the end of the round"
        case HandsOff():
            return f"{card_words('hands off')} against {voice.whose(command.seat, seat)} theft"
        case Trap():
            return f"{card_words('trapped')} against {voice.whom(command.seat, seat)}"
        case Free():
            return f"{card_words('free')} for {voice.whom(command.seat, seat)}"
        case Inspect():
            return f"an inspection of {voice.whose(command.seat, seat)} role"
        case SwapHats():
            return f"a hat swap for {voice.whom(command.seat, seat)}"
        case SwapHands():
            return f"a hand swap with {voice.whom(command.seat, seat)}"
        case _:
            assert_never(command)


def _without_a_card(voice: Voice, seat: int, command: NoCard) -> str:
    match command:
        case Pass():
            return f"{voice.does(seat, 'pass', 'passes')}, discarding {cards_words(command.cards)}"
        case DiscardTwo():
            front = f"the {card_noun(command.front)} in front of {voice.whom(command.seat, seat)}"
            return f"{voice.does(seat, 'discard')} {cards_words(command.cards)} to take away {front}"
        case StandDwarf():
            stands = f"{voice.does(seat, 'stand')} a toll dwarf at {end_words(command.cell, command.side)}"
            return f"{stands}, discarding {card_words(command.card)}"
        case AskToll():
            asks = f"{voice.does(seat, 'ask')} {voice.whom(command.seat, seat)}"
            return f"{asks} to pay the toll at {place_words(command.cell)}"
        case _:
            assert_never(command)


def _answer(voice: Voice, seat: int, command: Answer) -> str:
    match command:
        case TurnGoal():
            return f"{voice.does(seat, 'choose')} goal {command.goal}"
        case OpenChest():
            return f"{voice.does(seat, 'choose')} chest {command.chest}"
        case LayGoal():
            return f"{voice.does(seat, 'choose')} {tunnel_words(command.tunnel)}"
        case TakeGold():
            return f"{voice.does(seat, 'take')} {gold_words((command.nuggets,))}"
        case Steal():
            whom = "nobody" if command.seat is None else voice.whom(command.seat, seat)
            return f"{voice.does(seat, 'steal')} from {whom}"
        case Veto():
            return f"{voice.does(seat, 'veto', 'vetoes')} the card in play"
        case LetPass():
            return f"{voice.does(seat, 'let')} the card in play pass"
        case PutGoalsBack():
            return f"{voice.does(seat, 'put')} the goals back, {'swapped' if command.swapped else 'as they were'}"
        case KeepCard():
            return f"{voice.does(seat, 'keep')} {card_words(command.card)}"
        case AnswerToll():
            answers = voice.does(seat, "agree") if command.pay else voice.does(seat, "decline")
            return f"{answers} to pay the toll"
        case MoveGoal():
            return f"{voice.does(seat, 'move')} goal {command.goal}"
        case RobHand():
            return f"{voice.does(seat, 'draw')} from {voice.whose(command.seat, seat)} hand"
        case LookAtRole():
            return f"{voice.does(seat, 'look')} at {voice.whose(command.seat, seat)} role"
        case _:
            assert_never(command)
