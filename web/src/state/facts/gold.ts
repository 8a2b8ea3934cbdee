// Gold: drawn, offered, dealt, paid, stolen.
import type * as wire from "../../wire/types";
import type { View } from "../../wire/types";
import { addGoldCards, addTokens, toDiscard, updateAt, visible, withOwn } from "../view_updates";

export function goldDrawn(view: View, { nuggets }: wire.GoldDrawn): View {
  return { ...view, gold_pile: view.gold_pile - nuggets.length, drafted: nuggets.length };
}

export function goldOffered(view: View, { seat, nuggets }: wire.GoldOffered): View {
  return withOwn(view, seat, () => ({ offer: visible(nuggets) }));
}

export function goldTaken(view: View, { seat, nuggets }: wire.GoldTaken): View {
  const taken = addGoldCards({ ...view, drafted: view.drafted - 1 }, seat, 1);
  return withOwn(taken, seat, (own) => ({ gold: [...own.gold, ...visible([nuggets])], offer: [] }));
}

export function goldDealt(view: View, { seat, nuggets, pile }: wire.GoldDealt): View {
  const dealt = addGoldCards({ ...view, gold_pile: pile.length }, seat, nuggets.length);
  return withOwn(dealt, seat, (own) => ({ gold: [...own.gold, ...visible(nuggets)] }));
}

export function goldPicked(view: View, { seat, pile }: wire.GoldPicked): View {
  const picked = addGoldCards({ ...view, gold_pile: pile.length }, seat, 1);
  return withOwn(picked, seat, (own) => ({ gold: [...own.gold, 1] }));
}

export function tokensPaid(view: View, { seat, tokens }: wire.TokensPaid): View {
  return addTokens(view, seat, tokens);
}

export function tokensMoved(view: View, { giver, taker, tokens }: wire.TokensMoved): View {
  return addTokens(addTokens(view, giver, -tokens), taker, tokens);
}

export function stole(view: View, { seat, victim }: wire.Stole): View {
  const paid = victim === null ? view : addTokens(addTokens(view, victim, -1), seat, 1);
  const fronts = updateAt(view.fronts, seat, (front) => front.filter((card) => card !== "theft"));
  return toDiscard({ ...paid, fronts }, "theft");
}
