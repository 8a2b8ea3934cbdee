// Several seats on one device: which seat gets the device now.
import type { RoomState } from "../../state";

export type Phase =
  /** Not started: the start of a rematch was refused. */
  | { readonly is: "lobby" }
  /** Someone on another device decides. */
  | { readonly is: "waiting"; readonly seats: readonly number[] }
  /** This seat decides. */
  | { readonly is: "turn"; readonly seat: number }
  /** Each of these seats may veto, and all are asked alike (WC-19b). */
  | { readonly is: "veto"; readonly seats: readonly number[] }
  | { readonly is: "over" };

/** Uses public information only. */
export function phaseOf(state: RoomState): Phase {
  if (state.room.state === "over") return { is: "over" };
  if (state.room.state === "lobby") return { is: "lobby" };
  const asked = state.game?.asked ?? { question: null, seats: [] };
  const mine = asked.seats.filter((seat) => state.seats.includes(seat) && !state.room.seats[seat]?.taken_over);
  const [first] = mine;
  if (first === undefined) return { is: "waiting", seats: asked.seats };
  return asked.question === "veto" ? { is: "veto", seats: mine } : { is: "turn", seat: first };
}

/** Whether this seat still has something to decide. */
export function isAsked(phase: Phase, seat: number): boolean {
  return phase.is === "turn" ? phase.seat === seat : phase.is === "veto" && phase.seats.includes(seat);
}
