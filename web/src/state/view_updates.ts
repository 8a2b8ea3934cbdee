// Updates that several facts share. A view is never mutated: each update returns a new one.
import { CARDS, FRONT_CARDS } from "../wire/tables";
import type { Card, Cell, Laid, Own, View, ViewChanges } from "../wire/types";
import { OutOfSync } from "./out_of_sync";

const CATALOGUE_ORDER = new Map(CARDS.map((card, index) => [card, index]));

export function sameCell(one: Cell | null, other: Cell | null): boolean {
  return one !== null && other !== null && one[0] === other[0] && one[1] === other[1];
}

/** A list with one entry changed. */
export function updateAt<T>(list: readonly T[], index: number, change: (entry: T) => T): readonly T[] {
  if (!(index in list)) throw new OutOfSync(`No entry ${index} in a list of ${list.length}.`);
  return list.map((entry, each) => (each === index ? change(entry) : entry));
}

/** A list without one of its entries. */
export function without<T>(list: readonly T[], entry: T): readonly T[] {
  const index = list.indexOf(entry);
  if (index < 0) throw new OutOfSync(`No ${String(entry)} to remove.`);
  return list.toSpliced(index, 1);
}

/** The cards that the viewer may see: all of them if the viewer is involved. */
export function visible<T>(cards: readonly (T | null)[]): readonly T[] {
  return cards.filter((card) => card !== null);
}

/** A hand is sorted in the order of the catalogue. */
export function sortedHand(cards: readonly Card[]): readonly Card[] {
  return cards.toSorted((one, other) => (CATALOGUE_ORDER.get(one) ?? 0) - (CATALOGUE_ORDER.get(other) ?? 0));
}

/** The cards in front of a player, in the order of the wire. */
export function frontOrder(cards: readonly Card[]): readonly Card[] {
  return FRONT_CARDS.filter((card) => cards.includes(card));
}

/** Change the private part of the view, if this seat is the viewer's. */
export function withOwn(view: View, seat: number, change: (own: Own) => Partial<Own>): View {
  if (view.seat !== seat || view.own === null) return view;
  return { ...view, own: { ...view.own, ...change(view.own) } };
}

/**
 * The fields that only the server computes replace those before; of the parts, those that have changed. Most
 * questions list no choices, and then the field is missing.
 */
export function withChanges(view: View, changes: ViewChanges): View {
  const own = view.own && { ...view.own, parts: { ...view.own.parts, ...changes.own?.parts } };
  return { ...view, choices: [], ...changes, parts: { ...view.parts, ...changes.parts }, own };
}

/** A turn other than a pass: earlier passes no longer count towards the end of the round (END-1). */
export function clearForcedPass(view: View): View {
  return view.own === null ? view : { ...view, own: { ...view.own, forced_pass: false } };
}

export function addToHandCount(view: View, seat: number, count: number): View {
  return { ...view, hands: updateAt(view.hands, seat, (cards) => cards + count) };
}

export function addTokens(view: View, seat: number, count: number): View {
  return { ...view, purses: updateAt(view.purses, seat, (purse) => ({ ...purse, tokens: purse.tokens + count })) };
}

export function addGoldCards(view: View, seat: number, count: number): View {
  return { ...view, purses: updateAt(view.purses, seat, (purse) => ({ ...purse, cards: purse.cards + count })) };
}

/** Put cards on top of the discard pile; null is a card that not everyone has seen. */
export function toDiscard(view: View, ...cards: readonly (Card | null)[]): View {
  return { ...view, discard: [...view.discard, ...cards] };
}

/** The maze with one more card, row by row from the top. */
export function withLaid(maze: readonly Laid[], laid: Laid): readonly Laid[] {
  const others = maze.filter((each) => !sameCell(each.cell, laid.cell));
  return [...others, laid].sort((one, other) => one.cell[1] - other.cell[1] || one.cell[0] - other.cell[0]);
}
