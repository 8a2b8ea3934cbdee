// Who has how much gold, and who had how much after each round.
import type { AnyFact, Nuggets, Purse } from "../../wire/types";

export interface Standing {
  readonly seat: number;
  readonly gold: number;
  /** Who has as much shares the place (GAME-1); the next one after two winners is third. */
  readonly place: number;
}

/** From most to least; who has as much sits in the order of seats. */
export function standings(gold: readonly number[]): readonly Standing[] {
  const place = (own: number): number => 1 + gold.filter((other) => other > own).length;
  return gold
    .map((own, seat) => ({ seat, gold: own, place: place(own) }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}

/** Who stands on the podium: place by place, as long as there is room for all who share one; winners always. */
export function onPodium(order: readonly Standing[], room = 3): readonly Standing[] {
  const upTo = (place: number): readonly Standing[] => order.filter((each) => each.place <= place);
  const places = [...new Set(order.map(({ place }) => place))];
  const fitting = places.filter((place) => place === 1 || upTo(place).length <= room);
  return upTo(Math.max(...fitting));
}

/** All that each seat has once gold cards are shown. */
export function wealth(purses: readonly Purse[], shown: readonly (readonly number[])[]): readonly number[] {
  return purses.map(({ tokens }, seat) => tokens + sum(shown[seat] ?? []));
}

/**
 * What each seat has when the game begins and after each round, from facts that hide nothing (an all-seeing
 * replay). A round that was broken off counts as one.
 */
export function goldByRound(
  facts: readonly AnyFact[],
  players: number,
  tokensAtFirst: number,
): readonly (readonly number[])[] {
  let gold: readonly number[] = Array.from({ length: players }, () => tokensAtFirst);
  const rounds: (readonly number[])[] = [];
  for (const fact of facts) {
    if (fact.fact === "RoundBegun") rounds.push(gold);
    gold = valuesOf(fact).reduce((all, [seat, more]) => all.with(seat, (all[seat] ?? 0) + more), gold);
  }
  return [...rounds, gold];
}

function valuesOf(fact: AnyFact): readonly (readonly [seat: number, more: number])[] {
  switch (fact.fact) {
    case "GoldTaken":
      return [[fact.seat, fact.nuggets ?? 0]];
    case "GoldPicked":
      return [[fact.seat, 1]];
    case "GoldDealt":
      return [[fact.seat, sum(fact.nuggets)]];
    case "TokensPaid":
      return [[fact.seat, fact.tokens]];
    case "TokensMoved":
      return [
        [fact.giver, -fact.tokens],
        [fact.taker, fact.tokens],
      ];
    case "Stole":
      return fact.victim === null
        ? []
        : [
            [fact.victim, -1],
            [fact.seat, 1],
          ];
    default:
      return [];
  }
}

function sum(numbers: readonly (Nuggets | number | null)[]): number {
  return numbers.reduce<number>((all, each) => all + (each ?? 0), 0);
}
