// The piles, and the effects of chests at the end of a turn.
import type * as wire from "../../wire/types";
import type { Card, InChest, View } from "../../wire/types";
import {
  addToHandCount,
  clearQuestion,
  updateAt,
  sortedHand,
  visible,
  toDiscard,
  withOwn,
  without,
} from "../view_updates";

/** Effects that happen at the end of the turn (CHEST-6). */
const AT_END_OF_TURN: ReadonlySet<InChest> = new Set<InChest>(["extra draw", "rob a hand", "three for one"]);

export function cardsLifted(view: View, { seat, from_deck, cards }: wire.CardsLifted): View {
  const lifted: View = {
    ...view,
    asked: { question: "card", seats: [seat] },
    choices: [from_deck ? 1 : 0, cards.length],
  };
  return withOwn(lifted, seat, () => ({ lifted: visible(cards) }));
}

export function cardKept(view: View, { seat, from_deck, card }: wire.CardKept): View {
  const count = Number(view.choices[1]);
  const kept = addToHandCount(clearQuestion(view), seat, 1);
  const rest = Array<null>(count - 1).fill(null);
  // Other players know only that one of these cards left the discard pile (WC-18).
  const discarded = from_deck
    ? toDiscard({ ...kept, deck: kept.deck - count }, ...rest)
    : { ...kept, discard: [...kept.discard.slice(0, -count), ...rest] };
  return withOwn(discarded, seat, (own) => ({
    lifted: [],
    hand: card === null ? own.hand : sortedHand([...own.hand, card]),
    discarded: from_deck ? [...own.discarded, ...withoutTopmost(own.lifted, card)] : own.discarded,
  }));
}

/** The cards without one of them; of equal cards the topmost is removed. */
function withoutTopmost(cards: readonly Card[], card: Card | null): readonly Card[] {
  return card === null ? cards : without(cards.toReversed(), card).toReversed();
}

export function discardShuffled(view: View, { pile }: wire.DiscardShuffled): View {
  return { ...view, discard: pile.map(() => null) };
}

export function deckBuried(view: View, { cards }: wire.DeckBuried): View {
  return toDiscard({ ...view, deck: view.deck - cards.length }, ...cards.map(() => null));
}

export function chestOpened(view: View, { chest, found }: wire.ChestOpened): View {
  const delayed = found !== null && AT_END_OF_TURN.has(found);
  return {
    ...view,
    chests: updateAt(view.chests ?? [], chest, (each) => ({ ...each, found })),
    no_maps: view.no_maps === true || found === "no more maps",
    effects: delayed ? [...(view.effects ?? []), found] : (view.effects ?? []),
  };
}

export function effectEnded(view: View, { found }: wire.EffectEnded): View {
  return { ...view, effects: visible([found]).reduce(without, view.effects ?? []) };
}
