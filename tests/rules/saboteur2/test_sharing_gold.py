"""Who wins and what each gets: who joined the gold, which teams can reach it, who is trapped (S2-18 to S2-26)."""

import pytest

from pyrite.game.facts.course import RoundEnded
from tests.rules.play import facts_of, played
from tests.rules.saboteur2.positions import LAST_PASS, LAST_TUNNEL, REACH, game_from, numbers, paid, seat_lines

JOINED = """
both    | blue green                                | 5 0
both    | blue blue                                 | 4 4
both    | blue green green blue                     | 4 0 0 4
both    | blue blue blue                            | 3 3 3
both    | blue blue blue blue                       | 2 2 2 2
both    | blue boss                                 | 4 3
both    | blue profiteer                            | 4 2
both    | blue boss profiteer                       | 3 2 1
both    | blue blue boss profiteer                  | 2 2 1 0
both    | blue blue blue boss profiteer             | 1 1 1 0 0
both    | blue blue blue blue boss profiteer        | 1 1 1 1 0 0
both    | blue saboteur saboteur                    | 5 0 0
both    | blue geologist                            | 5 3
both    | blue geologist geologist                  | 5 1 1
both    | blue green! boss profiteer                | 3 0 2 1
both    | blue blue!                                | 5 0
both    | blue boss! profiteer                      | 4 0 2
both    | blue boss profiteer!                      | 4 3 0
both    | blue geologist! geologist                 | 5 0 3
both    | blue geologist! green                     | 5 0 0
both    | blue blue! blue! boss! green              | 5 0 0 0 0
both    | green blue                                | 5 0
both    | green green boss profiteer                | 2 2 1 0
both    | green green! blue blue                    | 5 0 0 0
both    | boss blue green                           | 2 3 3
both    | boss saboteur                             | 4 0
both    | boss profiteer                            | 3 2
both    | boss blue! green                          | 3 0 4
both    | boss blue! green!                         | 4 0 0
both    | boss blue green profiteer geologist       | 1 2 2 0 3
both    | boss blue blue green green                | 0 1 1 1 1
both    | profiteer blue green                      | 1 3 3
both    | profiteer saboteur                        | 3 0
both    | profiteer blue! green!                    | 3 0 0
both    | geologist blue green                      | 3 4 4
both    | geologist geologist blue                  | 1 1 5
both    | geologist geologist! boss                 | 3 0 4
both    | saboteur blue green                       | 0 4 4
both    | saboteur saboteur! blue green boss        | 0 0 3 3 2
both    | saboteur geologist                        | 0 3
both    | saboteur blue blue green green green      | 0 1 1 1 1 1
both    | saboteur blue blue blue blue green green green green boss profiteer geologist | 0 1 1 1 1 1 1 1 1 0 0 3
blue    | blue green                                | 5 0
blue    | blue green green boss                     | 4 0 0 3
blue    | blue blue! profiteer geologist            | 4 0 2 3
blue    | green blue                                | 0 5
blue    | green green blue                          | 0 0 5
blue    | green blue boss profiteer                 | 0 3 2 1
blue    | green boss                                | 0 4
blue    | green profiteer saboteur                  | 0 3 0
blue    | green blue! profiteer                     | 0 0 3
blue    | green blue!                               | 0 0
blue    | boss blue green                           | 3 4 0
blue    | boss saboteur green                       | 4 0 0
blue    | boss blue! green                          | 4 0 0
blue    | profiteer blue green                      | 2 4 0
blue    | profiteer green green                     | 3 0 0
blue    | geologist blue green boss                 | 3 4 0 3
blue    | saboteur blue green                       | 0 5 0
blue    | saboteur blue! blue                       | 0 0 5
green   | green blue                                | 5 0
green   | green blue boss                           | 4 0 3
green   | blue green                                | 0 5
green   | blue blue green green                     | 0 0 4 4
green   | blue boss                                 | 0 4
green   | blue profiteer                            | 0 3
green   | blue saboteur                             | 0 0
green   | blue green! boss                          | 0 0 4
green   | blue green!                               | 0 0
green   | blue green boss profiteer                 | 0 3 2 1
green   | blue green geologist                      | 0 5 3
green   | boss blue green green                     | 2 0 3 3
green   | profiteer green boss                      | 1 3 2
green   | geologist blue green                      | 3 0 5
green   | saboteur blue green boss profiteer        | 0 0 3 2 1
green   | saboteur blue                             | 0 0
neither | blue green                                | 0 0
neither | blue boss                                 | 0 4
neither | blue profiteer                            | 0 3
neither | blue green boss profiteer saboteur        | 0 0 3 2 0
neither | blue boss! profiteer                      | 0 0 3
neither | blue boss profiteer!                      | 0 4 0
neither | blue boss! green                          | 0 0 0
neither | blue geologist geologist                  | 0 1 1
neither | green blue boss                           | 0 0 4
neither | boss blue green                           | 4 0 0
neither | boss profiteer blue                       | 3 2 0
neither | boss saboteur saboteur                    | 4 0 0
neither | profiteer blue green                      | 3 0 0
neither | profiteer boss saboteur                   | 2 3 0
neither | geologist blue green                      | 3 0 0
neither | geologist boss profiteer geologist!       | 3 3 2 0
neither | saboteur blue green                       | 0 0 0
neither | saboteur boss                             | 0 4
neither | saboteur geologist! boss!                 | 0 0 0
"""
"""Which teams can reach, the seats (the first joins the gold, ``!`` is trapped), and the gold of each."""

NOT_JOINED = """
saboteur blue green                         | 5 0 0
blue saboteur                               | 0 5
blue saboteur saboteur                      | 0 4 4
saboteur saboteur saboteur                  | 3 3 3
saboteur profiteer                          | 4 2
saboteur saboteur profiteer                 | 3 3 1
saboteur saboteur saboteur profiteer        | 2 2 2 0
saboteur boss                               | 5 0
blue profiteer                              | 0 3
blue green                                  | 0 0
blue boss green                             | 0 0 0
blue saboteur!                              | 0 0
blue saboteur! profiteer                    | 0 0 3
blue saboteur! saboteur                     | 0 0 5
blue saboteur saboteur! profiteer!          | 0 5 0 0
blue geologist                              | 0 3
blue geologist geologist                    | 0 1 1
blue geologist geologist! saboteur          | 0 3 0 5
blue geologist geologist saboteur profiteer | 0 1 1 4 2
"""
"""The seats (the first puts down the last card of the round, ``!`` is trapped), and the gold of each."""


def rows(text: str) -> list[str]:
    return text.strip().splitlines()


@pytest.mark.rule("S2-18", "S2-19", "S2-20", "S2-21", "S2-22", "S2-24", "S2-25", "S2-26")
@pytest.mark.parametrize("row", rows(JOINED))
def test_each_seat_is_paid_if_the_gold_was_joined(row: str) -> None:
    reach, seats, gold = row.split("|")
    game = game_from(REACH[reach.strip()], seat_lines(seats, "EW"))
    facts = played(game, 0, LAST_TUNNEL)
    assert game.gold == numbers(gold)
    assert paid(facts) == {seat: tokens for seat, tokens in enumerate(numbers(gold)) if tokens}


@pytest.mark.rule("S2-22", "S2-23", "S2-24", "S2-25", "S2-26")
@pytest.mark.parametrize("row", rows(NOT_JOINED))
def test_each_seat_is_paid_if_the_gold_was_not_joined(row: str) -> None:
    seats, gold = row.split("|")
    game = game_from(REACH["both"], seat_lines(seats, "map"))
    [ended] = facts_of(game, 0, LAST_PASS, RoundEnded)
    assert (ended.gold_reached, ended.finisher) == (False, None)
    assert game.gold == numbers(gold)


@pytest.mark.rule("S2-20", "S2-21", "S2-22", "S2-23", "S2-26")
def test_the_payment_cases_cover_every_joiner_reach_and_trapped_role() -> None:
    joined = {(row.split("|")[0].strip(), row.split("|")[1].split()[0]) for row in rows(JOINED)}
    roles = ["blue", "green", "boss", "profiteer", "geologist", "saboteur"]
    assert joined == {(reach, role) for reach in REACH for role in roles}
    trapped = {word for row in rows(JOINED) for word in row.split() if word.endswith("!")}
    assert trapped == {f"{role}!" for role in roles}
    assert len(rows(JOINED)) >= 60
