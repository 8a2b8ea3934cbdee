// One device for several seats: whom it has to be handed to now.
import type { State } from "../../state";

export type Phase =
  /** It has not begun: a rematch whose start was refused. */
  | { readonly is: "lobby" }
  /** Somebody plays who is not at this device. */
  | { readonly is: "waiting"; readonly seats: readonly number[] }
  /** This seat has something to decide. */
  | { readonly is: "turn"; readonly seat: number }
  /** Any of these may stop a card, and all are asked alike (WC-19b). */
  | { readonly is: "veto"; readonly seats: readonly number[] }
  | { readonly is: "over" };

/** From what everybody may see, so nothing about a hand is known here. */
export function phaseOf(state: State): Phase {
  if (state.room.state === "over") return { is: "over" };
  if (state.room.state === "lobby") return { is: "lobby" };
  const asked = state.game?.asked ?? { question: null, seats: [] };
  const mine = asked.seats.filter((seat) => state.seats.includes(seat) && !state.room.seats[seat]?.taken_over);
  const [first] = mine;
  if (first === undefined) return { is: "waiting", seats: asked.seats };
  return asked.question === "veto" ? { is: "veto", seats: mine } : { is: "turn", seat: first };
}

/** Whether the one at the device still has something to do there. */
export function isAsked(phase: Phase, seat: number): boolean {
  return phase.is === "turn" ? phase.seat === seat : phase.is === "veto" && phase.seats.includes(seat);
}
