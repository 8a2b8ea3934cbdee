// Cards that are played, discarded, drawn, put in front of a player, swapped.
import type * as wire from "../../wire/types";
import type { AnyCommand, Card, View } from "../../wire/types";
import {
  addToHandCount,
  clearQuestion,
  updateAt,
  discardFaceDown,
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

const cardOf = (command: AnyCommand): Card => required(playedCard(command), `card for ${command.do}`);

export function cardPlayed(view: View, { seat, command }: wire.CardPlayed): View {
  const played: View = {
    ...addToHandCount(clearForcedPass(clearQuestion(view)), seat, -1),
    in_play: command,
    specialist: Math.max(0, view.specialist - 1),
  };
  return withOwn(played, seat, (own) => ({ hand: without(own.hand, cardOf(command)) }));
}

export function cardDiscarded(view: View, { card }: wire.CardDiscarded): View {
  const specialist = card === "path specialist" ? 0 : view.specialist;
  return toDiscard({ ...view, in_play: null, specialist }, card);
}

/** Only the seat itself learns whether the pass was forced; the server's rules say when that counts (END-1). */
export function passed(view: View, { seat, cards, forced }: wire.Passed): View {
  const discarded = discardFaceDown(view, seat, cards);
  return withOwn(discarded, seat, () => ({ forced_pass: forced === true }));
}

export function discardedTwo(view: View, { seat, cards }: wire.DiscardedTwo): View {
  return discardFaceDown(clearForcedPass(view), seat, cards);
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
    thefts: put === "theft" ? [...view.thefts, seat] : view.thefts,
  };
}

export function takenFromFront(view: View, { seat, card }: wire.TakenFromFront): View {
  const taken = required(card, "card to take away");
  const fronts = updateAt(view.fronts, seat, (front) => front.filter((each) => each !== taken));
  const thefts = taken === "theft" ? without(view.thefts, seat) : view.thefts;
  return toDiscard({ ...view, fronts, thefts }, taken);
}

export function handsSwapped(view: View, { seat, other, got, given }: wire.HandsSwapped): View {
  const hands = updateAt(
    updateAt(view.hands, seat, () => got.length),
    other,
    () => given.length,
  );
  const swapped = withOwn({ ...view, hands }, seat, () => ({ hand: visible(got) }));
  return withOwn(swapped, other, () => ({ hand: visible(given) }));
}

export function cardTaken(view: View, { seat, other, card }: wire.CardTaken): View {
  const moved = addToHandCount(addToHandCount(clearQuestion(view), other, -1), seat, 1);
  const given = withOwn(moved, other, (own) => ({ hand: visible([card]).reduce(without, own.hand) }));
  return withOwn(given, seat, (own) => ({ hand: sortedHand([...own.hand, ...visible([card])]) }));
}

// ---------------------------------------------------------------- veto, direction, specialist

export function vetoAsked(view: View, { seats }: wire.VetoAsked): View {
  return { ...view, asked: { question: "veto", seats }, choices: seats };
}

export function letPassNoted(view: View, { seat }: wire.LetPassNoted): View {
  return withOwn(view, seat, () => ({ let_pass: true }));
}

function closeVetoWindow(view: View): View {
  const closed = clearQuestion(view);
  return closed.own === null ? closed : { ...closed, own: { ...closed.own, let_pass: false } };
}

export function unopposed(view: View): View {
  return closeVetoWindow(view);
}

export function vetoed(view: View, { seat }: wire.Vetoed): View {
  const stopped = cardOf(required(view.in_play, "card in play"));
  const closed = { ...closeVetoWindow(view), in_play: null, specialist: 0 }; // WC-22: no further tunnel
  const discarded = addToHandCount(toDiscard(closed, stopped, "veto"), seat, -1);
  return withOwn(discarded, seat, (own) => ({ hand: without(own.hand, "veto") }));
}

export function directionChanged(view: View): View {
  return { ...view, clockwise: !view.clockwise };
}

export function specialistCalled(view: View): View {
  return { ...view, in_play: null, specialist: 2 };
}

export function nothingToLay(view: View): View {
  return { ...view, specialist: 0 };
}
