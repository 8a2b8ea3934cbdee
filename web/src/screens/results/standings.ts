// The standings, and the gold after each round.
import type { AnyFact, Nuggets, Purse } from "../../wire/types";

export interface Standing {
  readonly seat: number;
  readonly gold: number;
  /** Equal gold shares a place (GAME-1); after two winners the next place is third. */
  readonly place: number;
}

/** Sorted by gold, then by seat. */
export function standings(gold: readonly number[]): readonly Standing[] {
  const place = (own: number): number => 1 + gold.filter((other) => other > own).length;
  return gold
    .map((own, seat) => ({ seat, gold: own, place: place(own) }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}

/** The players on the podium: place by place, while all who share a place fit; winners always. */
export function onPodium(order: readonly Standing[], room = 3): readonly Standing[] {
  const upTo = (place: number): readonly Standing[] => order.filter((each) => each.place <= place);
  const places = [...new Set(order.map(({ place }) => place))];
  const fitting = places.filter((place) => place === 1 || upTo(place).length <= room);
  return upTo(Math.max(...fitting));
}

/** The gold of each seat, once gold cards are shown. */
export function totalGold(purses: readonly Purse[], shown: readonly (readonly number[])[]): readonly number[] {
  return purses.map(({ tokens }, seat) => tokens + sum(shown[seat] ?? []));
}

/**
 * The gold of each seat at the start and after each round, from facts with all cards open. A round that was stopped
 * counts as one.
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
