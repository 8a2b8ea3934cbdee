"""Sentences for the course of the game: beginnings and ends, questions, vetoes."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from pyrite.cli.phrases import (
    capital,
    cards_words,
    found_words,
    goal_words,
    hand_words,
    listed,
    place_words,
    role_words,
    tunnel_noun,
)
from pyrite.cli.words.seat_words import SeatWords
from pyrite.game.cells import NEW_GOAL_CELLS
from pyrite.game.facts.cards import DirectionChanged, LetPassNoted, Unopposed, VetoAsked, Vetoed
from pyrite.game.facts.course import (
    Asked,
    Contributed,
    GameBegun,
    GameEnded,
    RoundBegun,
    RoundEnded,
    SeedSealed,
    TurnBegun,
)
from pyrite.game.facts.ends import NobodyCanPlay
from pyrite.game.moves import CHEST

CourseFact: TypeAlias = (
    SeedSealed
    | Contributed
    | GameBegun
    | RoundBegun
    | TurnBegun
    | NobodyCanPlay
    | RoundEnded
    | GameEnded
    | Asked
    | DirectionChanged
    | VetoAsked
    | LetPassNoted
    | Unopposed
    | Vetoed
)


def sentence(words: SeatWords, fact: CourseFact) -> str:
    """The sentence for a fact about the course of the game."""
    match fact:
        case SeedSealed():
            return f"A seed is sealed as {fact.commitment[:16]}; now players may add to the shuffle."
        case Contributed():
            return f'{words.does(fact.seat, "add")} "{fact.words}" to the shuffle.'
        case GameBegun():
            return f"The game begins; its seed is sealed as {fact.commitment[:16]}."
        case RoundBegun():
            return _deal(words, fact)
        case TurnBegun():
            return f"It is {words.whose(fact.seat)} turn."
        case NobodyCanPlay():
            return "The deck is empty and nobody can play a card any more."
        case RoundEnded():
            return _round_end(words, fact)
        case GameEnded():
            return f"The game is over. {capital(listed(words.name(seat) for seat in fact.winners))} won."
        case Asked():
            return _question(words, fact)
        case DirectionChanged():
            return f"{words.does(fact.seat, 'reverse')} the order of play."
        case VetoAsked():
            return f"{listed((words.name(seat) for seat in fact.seats), 'or')} may veto the card in play."
        case LetPassNoted():
            return f"{words.does(fact.seat, 'let')} the card in play pass."
        case Unopposed():
            return "Nobody vetoes the card in play."
        case Vetoed():
            return f"{words.does(fact.seat, 'veto', 'vetoes')} the card in play; both cards are discarded."
        case _:
            assert_never(fact)


def _deal(words: SeatWords, fact: RoundBegun) -> str:
    aside = f", {len(fact.aside)} are put aside" if fact.aside else ""
    sentences = [
        f"Round {fact.round} begins with {words.name(fact.first)}; {len(fact.deck)} cards are in the deck{aside}."
    ]
    for seat, (role, hand) in enumerate(zip(fact.roles, fact.hands, strict=True)):
        if role is not None:
            who = capital(words.does(seat, "are", "is"))
            sentences.append(f"{who} {role_words(role)} with {hand_words(hand)}.")
    if fact.goals and None not in fact.goals:
        places = len(NEW_GOAL_CELLS)  # after these come the goals that are put aside
        sentences.append(f"The goals are {listed(goal_words(face) for face in fact.goals[:places])}.")
    if fact.landmark is not None:
        sentences.append(f"A {tunnel_noun(fact.landmark)} is in the middle.")
    if fact.chest_cells:
        sentences.append(f"Chests are at {listed(place_words(cell) for cell in fact.chest_cells)}.")
        if None not in fact.chests:
            tunnels = fact.chest_tunnels[: len(fact.chest_cells)]
            found = fact.chests[: len(fact.chest_cells)]
            sentences.append(
                f"Above them are {cards_words(tunnels)}, in them {'; '.join(map(found_words, found))}."
            )
    return "\n".join(sentences)


def _round_end(words: SeatWords, fact: RoundEnded) -> str:
    sentences = ["The round is over and nobody has found the gold."]
    if fact.finisher is not None:
        sentences = [f"The round is over: {words.name(fact.finisher)} found the gold."]
    shown = [f"{words.does(seat, 'were', 'was')} {role_words(role)}" for seat, role in enumerate(fact.roles)]
    sentences += [f"{capital(listed(shown))}."] if shown else []
    if fact.left_over:
        sentences.append(f"Left over: {listed(role_words(role) for role in fact.left_over)}.")
    return " ".join(sentences)


def _question(words: SeatWords, fact: Asked) -> str:
    chooses = words.does(fact.seat, "choose")
    things = [_thing(choice) for choice in fact.choices]
    seats = listed((words.name(seat) for seat in fact.choices), "or")
    match fact.question:
        case "goal":
            return f"{chooses} what to turn over next: {listed(things, 'or')}."
        case "orientation":
            return f"{chooses} how to turn {things[0]}."
        case "victim":
            return f"{chooses} whom to steal from: {seats}."
        case "swap":
            return f"{words.does(fact.seat, 'take')} up {listed(things)}, to put them back swapped or not."
        case "tunnel":
            return f"{words.does(fact.seat, 'have', 'has')} another tunnel to lay."
        case "move":
            return f"{chooses} what to move: {listed(things, 'or')}."
        case "hand":
            return f"{chooses} whose hand to draw from: {seats}."
        case "role":
            return f"{chooses} whose role to look at: {seats}."
        case _:
            return f"{words.does(fact.seat, 'are', 'is')} asked: {fact.question}."


def _thing(choice: int) -> str:
    """A goal, or a chest; chests are numbered from `CHEST` on."""
    return f"goal {choice}" if choice < CHEST else f"chest {choice - CHEST}"
