// Updates that several facts share. A view is never mutated: each update returns a new one.
import { CARDS, FRONT_CARDS } from "../wire/tables";
import type { Card, Cell, KnownGoal, Laid, Own, View } from "../wire/types";
import { moduleState } from "./module_state";
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

/** The server computes what the viewer knows of the goals, and sends it when it may have changed during a round. */
export function withKnownGoals(view: View, known_goals: readonly KnownGoal[] | undefined): View {
  return known_goals === undefined ? view : { ...view, known_goals };
}

/** The question is answered: nobody is asked any more. */
export function clearQuestion(view: View): View {
  return { ...view, asked: { question: null, seats: [] }, choices: [], fresh_goals: [], victims: [] };
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

/** A seat discards cards from its hand face down (TURN-4). */
export function discardFaceDown(view: View, seat: number, cards: readonly (Card | null)[]): View {
  const discarded = toDiscard(addToHandCount(clearQuestion(view), seat, -cards.length), ...cards.map(() => null));
  return withOwn(discarded, seat, (own) => ({
    hand: visible(cards).reduce(without, own.hand),
    discarded: [...own.discarded, ...visible(cards)],
  }));
}

/** Clear what belongs to one turn. */
export function clearTurn(view: View): View {
  return {
    ...view,
    in_play: null,
    ...moduleState(view.setup, "turn"),
  };
}

/** The maze with one more card, row by row from the top. */
export function withLaid(maze: readonly Laid[], laid: Laid): readonly Laid[] {
  const others = maze.filter((each) => !sameCell(each.cell, laid.cell));
  return [...others, laid].sort((one, other) => one.cell[1] - other.cell[1] || one.cell[0] - other.cell[0]);
}
