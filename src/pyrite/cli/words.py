"""Facts in words: one sentence for each kind, as the one who hears it may know it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, assert_never, cast

from pyrite.cli.phrases import (
    capital,
    card_words,
    cards_words,
    goal_words,
    gold_words,
    hand_words,
    listed,
    nuggets_words,
    place_words,
    role_words,
    tunnel_words,
)
from pyrite.game import Fact
from pyrite.game.commands import (
    LayGoal,
    LayTunnel,
    Pass,
    ReadMap,
    Repair,
    Rockfall,
    Sabotage,
    TakeGold,
    TurnGoal,
)
from pyrite.game.facts import (
    Asked,
    CardDiscarded,
    CardPlayed,
    Drew,
    GameBegun,
    GameEnded,
    GoalLaid,
    GoalTurned,
    GoldDealt,
    GoldDrawn,
    GoldOffered,
    GoldTaken,
    Looked,
    Passed,
    PutInFront,
    RoundBegun,
    RoundEnded,
    TakenFromFront,
    TokensPaid,
    TunnelLaid,
    TunnelRemoved,
    TurnBegun,
)

ALL: Final = "all"
Hearer: TypeAlias = int | Literal["all"] | None
"""Whom a game is told to: a seat, an onlooker (None), or one who may know all of it."""

AnyFact: TypeAlias = (
    GameBegun
    | RoundBegun
    | TurnBegun
    | RoundEnded
    | GameEnded
    | CardPlayed
    | CardDiscarded
    | Passed
    | Drew
    | PutInFront
    | TakenFromFront
    | TunnelLaid
    | TunnelRemoved
    | GoalTurned
    | GoalLaid
    | Looked
    | Asked
    | GoldDrawn
    | GoldOffered
    | GoldTaken
    | GoldDealt
    | TokensPaid
)
"""Every fact there is, so that a forgotten one is found by the type checker."""

AnyCommand: TypeAlias = LayTunnel | ReadMap | Rockfall | Sabotage | Repair | Pass | TurnGoal | LayGoal | TakeGold


def tell(fact: Fact, hearer: Hearer) -> str:
    """A fact as a sentence.

    >>> tell(Drew(2, (None,)), hearer=1), tell(Drew(2, ("map",)), hearer=2)
    ('Seat 2 draws a card.', 'You draw a map.')
    """
    return capital(_Voice(hearer).sentence(cast("AnyFact", fact)))


@dataclass(frozen=True)
class _Voice:
    """Tells facts to one hearer."""

    hearer: Hearer

    def sentence(self, fact: AnyFact) -> str:
        match fact:
            case GameBegun():
                return f"The game begins; its seed is sealed as {fact.commitment[:16]}."
            case RoundBegun():
                return self.deal(fact)
            case TurnBegun():
                return f"It is {self.whose(fact.seat)} turn."
            case RoundEnded():
                return self.round_end(fact)
            case GameEnded():
                return self.game_end(fact)
            case CardPlayed():
                return self.command(fact.seat, cast("AnyCommand", fact.command))
            case CardDiscarded():
                return f"{card_words(fact.card)} goes to the discard pile."
            case Passed():
                return f"{self.does(fact.seat, 'pass', 'passes')}, discarding {cards_words(fact.cards)}."
            case Drew():
                return f"{self.does(fact.seat, 'draw')} {cards_words(fact.cards)}."
            case PutInFront():
                return f"Now {card_words(fact.card)} lies in front of {self.name(fact.seat)}."
            case TakenFromFront():
                return f"The {fact.card} in front of {self.name(fact.seat)} is gone."
            case TunnelLaid():
                return f"The tunnel {tunnel_words(fact.tunnel)} lies at {place_words(fact.cell)} now."
            case TunnelRemoved():
                return f"The tunnel at {place_words(fact.cell)} is gone."
            case GoalTurned():
                return f"{self.does(fact.seat, 'turn')} goal {fact.goal} over: {goal_words(fact.face)}."
            case GoalLaid():
                return f"Goal {fact.goal} lies as {tunnel_words(fact.tunnel)}."
            case Looked():
                face = f": {goal_words(fact.face)}" if fact.face is not None else ""
                return f"{self.does(fact.seat, 'look')} at goal {fact.goal}{face}."
            case Asked():
                return self.question(fact)
            case GoldDrawn():
                return f"The diggers draw {gold_words(fact.nuggets)}."
            case GoldOffered():
                return f"{self.does(fact.seat, 'hold')} {gold_words(fact.nuggets)} and may choose."
            case GoldTaken():
                return f"{self.does(fact.seat, 'take')} {gold_words((fact.nuggets,))}."
            case GoldDealt():
                return self.share(fact)
            case TokensPaid():
                return f"{self.does(fact.seat, 'get')} {nuggets_words(fact.tokens)} in tokens."
            case _:
                assert_never(fact)

    def command(self, seat: int, command: AnyCommand) -> str:
        played = self.does(seat, "play")
        match command:
            case LayTunnel():
                return f"{played} the tunnel {tunnel_words(command.tunnel)} at {place_words(command.cell)}."
            case ReadMap():
                return f"{played} a map for goal {command.goal}."
            case Rockfall():
                return f"{played} a rockfall at {place_words(command.cell)}."
            case Sabotage():
                return f"{played} {card_words(command.card)} against {self.name(command.seat)}."
            case Repair():
                tool = f"{self.whose(command.seat, seat)} {command.tool}"
                return f"{played} {card_words(command.card)} to mend {tool}."
            case Pass():
                return f"{self.does(seat, 'pass', 'passes')}, discarding {cards_words(command.cards)}."
            case TurnGoal():
                return f"{self.does(seat, 'choose')} goal {command.goal}."
            case LayGoal():
                return f"{self.does(seat, 'choose')} {tunnel_words(command.tunnel)}."
            case TakeGold():
                return f"{self.does(seat, 'take')} {gold_words((command.nuggets,))}."
            case _:
                assert_never(command)

    # ---------------------------------------------------------------- longer ones

    def deal(self, fact: RoundBegun) -> str:
        told = [f"Round {fact.round} begins with {self.name(fact.first)}; {len(fact.deck)} cards are in the deck."]
        for seat, (role, hand) in enumerate(zip(fact.roles, fact.hands, strict=True)):
            if role is not None:
                who = capital(self.does(seat, "are", "is"))
                told.append(f"{who} {role_words(role)} with {hand_words(hand)}.")
        if fact.goals and None not in fact.goals:
            told.append(f"The goals are {listed(goal_words(face) for face in fact.goals)}.")
        if fact.landmark is not None:
            told.append(f"A tunnel {tunnel_words(fact.landmark)} lies in the middle.")
        return "\n".join(told)

    def round_end(self, fact: RoundEnded) -> str:
        told = ["The round is over and nobody has found the gold."]
        if fact.finisher is not None:
            told = [f"The round is over: {self.name(fact.finisher)} found the gold."]
        shown = [f"{self.does(seat, 'were', 'was')} {role_words(role)}" for seat, role in enumerate(fact.roles)]
        told += [f"{capital(listed(shown))}."] if shown else []
        if fact.left_over:
            told.append(f"Left over: {listed(role_words(role) for role in fact.left_over)}.")
        return " ".join(told)

    def game_end(self, fact: GameEnded) -> str:
        return f"The game is over. {capital(listed(self.name(seat) for seat in fact.winners))} won."

    def question(self, fact: Asked) -> str:
        chooses = self.does(fact.seat, "choose")
        if fact.question == "goal":
            return f"{chooses} which goal to turn over first: {' or '.join(map(str, fact.choices))}."
        if fact.question == "orientation":
            return f"{chooses} which way goal {fact.choices[0]} lies."
        return f"{self.does(fact.seat, 'are', 'is')} asked: {fact.question}."

    def share(self, fact: GoldDealt) -> str:
        got = f"{self.does(fact.seat, 'get')} {nuggets_words(fact.paid)} in gold cards"
        short = f", though {fact.due} were due: no cards made that sum" if fact.paid < fact.due else ""
        return f"{got}{short}."

    # ---------------------------------------------------------------- who

    def name(self, seat: int) -> str:
        return "you" if seat == self.hearer else f"seat {seat}"

    def whose(self, seat: int, doer: int | None = None) -> str:
        if seat == self.hearer:
            return "your"
        return "its own" if seat == doer else f"seat {seat}'s"

    def does(self, seat: int, you: str, other: str = "") -> str:
        return f"you {you}" if seat == self.hearer else f"seat {seat} {other or you + 's'}"
