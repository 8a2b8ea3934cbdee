// Steps that several facts share. A view is never changed: each step gives a new one.
import { CARDS, FRONT_CARDS } from "../wire/tables";
import type { Card, Cell, Laid, Own, View } from "../wire/types";
import { Gap } from "./out_of_sync";

const PLACE = new Map(CARDS.map((card, place) => [card, place]));

export function sameCell(one: Cell | null, other: Cell | null): boolean {
  return one !== null && other !== null && one[0] === other[0] && one[1] === other[1];
}

/** A list with one entry changed. */
export function changed<T>(list: readonly T[], place: number, change: (entry: T) => T): readonly T[] {
  if (!(place in list)) throw new Gap(`There is no number ${place} among ${list.length}.`);
  return list.map((entry, index) => (index === place ? change(entry) : entry));
}

/** A list without one of its entries. */
export function without<T>(list: readonly T[], entry: T): readonly T[] {
  const place = list.indexOf(entry);
  if (place < 0) throw new Gap(`There is no ${String(entry)} to take away.`);
  return list.toSpliced(place, 1);
}

/** The cards that a viewer may see; whoever takes part in something sees them all. */
export function seen<T>(cards: readonly (T | null)[]): readonly T[] {
  return cards.filter((card) => card !== null);
}

/** A hand is kept in the order of the catalogue. */
export function sortedHand(cards: readonly Card[]): readonly Card[] {
  return cards.toSorted((one, other) => (PLACE.get(one) ?? 0) - (PLACE.get(other) ?? 0));
}

export function frontOrder(cards: readonly Card[]): readonly Card[] {
  return FRONT_CARDS.filter((card) => cards.includes(card));
}

/** Change what only one seat knows, if it is the viewer's own. */
export function withOwn(view: View, seat: number, change: (own: Own) => Partial<Own>): View {
  if (view.seat !== seat || view.own === null) return view;
  return { ...view, own: { ...view.own, ...change(view.own) } };
}

/** The open question is answered: nobody is asked any more. */
export function answered(view: View): View {
  return { ...view, asked: { question: null, seats: [] }, choices: [], fresh_goals: [], victims: [] };
}

/** A turn was spent on something else than a pass: passes before it no longer count towards the end (END-1). */
export function forcedPassCleared(view: View): View {
  return view.own === null ? view : { ...view, own: { ...view.own, forced_pass: false } };
}

export function addToHandCount(view: View, seat: number, count: number): View {
  return { ...view, hands: changed(view.hands, seat, (cards) => cards + count) };
}

export function addTokens(view: View, seat: number, count: number): View {
  return { ...view, purses: changed(view.purses, seat, (purse) => ({ ...purse, tokens: purse.tokens + count })) };
}

export function addGoldCards(view: View, seat: number, count: number): View {
  return { ...view, purses: changed(view.purses, seat, (purse) => ({ ...purse, cards: purse.cards + count })) };
}

/** Cards go on top of the discard pile; null is what not all have seen. */
export function toDiscard(view: View, ...cards: readonly (Card | null)[]): View {
  return { ...view, discard: [...view.discard, ...cards] };
}

/** A seat puts cards from its hand on the discard pile, seen by nobody else (TURN-4). */
export function discardFaceDown(view: View, seat: number, cards: readonly (Card | null)[]): View {
  const down = toDiscard(addToHandCount(answered(view), seat, -cards.length), ...cards.map(() => null));
  return withOwn(down, seat, (own) => ({
    hand: seen(cards).reduce(without, own.hand),
    discarded: [...own.discarded, ...seen(cards)],
  }));
}

/** Forget what belonged to the turn before. */
export function beginTurn(view: View): View {
  return {
    ...view,
    in_play: null,
    specialist: 0,
    ...(view.effects && { effects: [] }),
    ...(view.toll_payers && { toll_payers: [], toll_asked: [] }),
  };
}

/** The maze with one more card, row by row from the top. */
export function laidIn(maze: readonly Laid[], laid: Laid): readonly Laid[] {
  const others = maze.filter((each) => !sameCell(each.cell, laid.cell));
  return [...others, laid].sort((one, other) => one.cell[1] - other.cell[1] || one.cell[0] - other.cell[0]);
}
