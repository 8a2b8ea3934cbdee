// Cards that are played, discarded, drawn, put in front of a player.
import type * as wire from "../../wire/types";
import type { View } from "../../wire/types";
import {
  addToHandCount,
  updateAt,
  clearForcedPass,
  frontOrder,
  visible,
  sortedHand,
  toDiscard,
  withOwn,
  without,
} from "../view_updates";
import { required } from "../out_of_sync";
import { playedCard } from "../played_card";

export function cardPlayed(view: View, { seat, command }: wire.CardPlayed): View {
  const played: View = { ...addToHandCount(clearForcedPass(view), seat, -1), in_play: command };
  const card = required(playedCard(command), `card for ${command.do}`);
  return withOwn(played, seat, (own) => ({ hand: without(own.hand, card) }));
}

export function cardDiscarded(view: View, { card }: wire.CardDiscarded): View {
  return toDiscard({ ...view, in_play: null }, card);
}

/** Cards are discarded face down (TURN-4). Only the seat itself learns whether the pass was forced (END-1). */
export function passed(view: View, { seat, cards, forced }: wire.Passed): View {
  const discarded = toDiscard(addToHandCount(view, seat, -cards.length), ...cards.map(() => null));
  return withOwn(discarded, seat, (own) => ({
    hand: visible(cards).reduce(without, own.hand),
    discarded: [...own.discarded, ...visible(cards)],
    forced_pass: forced === true,
  }));
}

export function drew(view: View, { seat, cards }: wire.Drew): View {
  const drawn = addToHandCount({ ...view, deck: view.deck - cards.length }, seat, cards.length);
  return withOwn(drawn, seat, (own) => ({ hand: sortedHand([...own.hand, ...visible(cards)]) }));
}

export function putInFront(view: View, { seat, card }: wire.PutInFront): View {
  const put = required(card, "card to put in front of a player");
  return {
    ...view,
    in_play: null,
    fronts: updateAt(view.fronts, seat, (front) => frontOrder([...front, put])),
  };
}

export function takenFromFront(view: View, { seat, card }: wire.TakenFromFront): View {
  const taken = required(card, "card to take away");
  const fronts = updateAt(view.fronts, seat, (front) => front.filter((each) => each !== taken));
  return toDiscard({ ...view, fronts }, taken);
}
