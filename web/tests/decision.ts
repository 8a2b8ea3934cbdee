// Somebody who decides at a moment of a real game.
import { fold, type State } from "../src/state";
import type { Answer, Wish } from "../src/connection/pending_requests";
import { Deciding } from "../src/decide/decision.svelte";
import type { AnyCommand, CommandName } from "../src/wire/types";
import { snapshot } from "./frames";
import { type Moment, momentFor } from "./positions";

export const ACCEPTED: Answer = { frame: "Accepted", ref: "", number: 1 };
export const REFUSED: Answer = {
  frame: "Refused",
  ref: "",
  reason: "no-such-reason",
  text: "It does not fit.",
  rule: "TUN-2",
};

/** Somebody at a moment of a real game, whose orders are written down. */
export function at(name: CommandName, confirm = true, answer: Answer = ACCEPTED) {
  return knowing(momentFor(name), name, confirm, answer);
}

export function knowing({ view, choices }: Moment, name: CommandName, confirm = true, answer: Answer = ACCEPTED) {
  const state: State = fold(null, snapshot({ seat: view.seat, game: view, choices }), 0)!;
  const orders: Wish[] = [];
  const order = (wish: Wish): Promise<Answer> => (orders.push(wish), Promise.resolve(answer));
  const deciding = new Deciding({ order }, () => state, { confirm });
  const command = choices.find((each) => each.do === name)!;
  return { deciding, orders, command, hand: view.own!.hand, choices, view };
}

export const asked = (orders: readonly Wish[]): AnyCommand[] =>
  orders.flatMap((wish) => (wish.request === "CheckCommand" ? [wish.command] : []));
export const played = (orders: readonly Wish[]): AnyCommand[] =>
  orders.flatMap((wish) => (wish.request === "Play" ? [wish.command] : []));
