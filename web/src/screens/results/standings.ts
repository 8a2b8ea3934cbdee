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

/** The players on the podium: places are added while all players who share a place fit. Winners are always on it. */
export function onPodium(order: readonly Standing[], size = 3): readonly Standing[] {
  const upTo = (place: number): readonly Standing[] => order.filter((each) => each.place <= place);
  const places = [...new Set(order.map(({ place }) => place))];
  const fitting = places.filter((place) => place === 1 || upTo(place).length <= size);
  return upTo(Math.max(...fitting));
}

/** The gold of each seat, once gold cards are shown. */
export function totalGold(purses: readonly Purse[], goldCards: readonly (readonly number[])[]): readonly number[] {
  return purses.map(({ tokens }, seat) => tokens + sum(goldCards[seat] ?? []));
}

/**
 * The gold of each seat at the start and after each round, from facts with all cards open. A round that was stopped
 * is included.
 */
export function goldByRound(
  facts: readonly AnyFact[],
  players: number,
  startTokens: number,
): readonly (readonly number[])[] {
  let gold: readonly number[] = Array.from({ length: players }, () => startTokens);
  const rounds: (readonly number[])[] = [];
  for (const fact of facts) {
    if (fact.fact === "RoundBegun") rounds.push(gold);
    gold = goldChanges(fact).reduce((all, [seat, change]) => all.with(seat, (all[seat] ?? 0) + change), gold);
  }
  return [...rounds, gold];
}

function goldChanges(fact: AnyFact): readonly (readonly [seat: number, change: number])[] {
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
