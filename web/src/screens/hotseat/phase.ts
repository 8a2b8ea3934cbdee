// Hotseat: which seat gets the device now.
import type { RoomState } from "../../state";

export type Phase =
  /** Not started: the start of a rematch was refused. */
  | { readonly kind: "lobby" }
  /** A player on another device decides. */
  | { readonly kind: "waiting"; readonly seats: readonly number[] }
  /** This seat decides. */
  | { readonly kind: "turn"; readonly seat: number }
  /** Each of these seats may veto, and all are asked in the same way (WC-19b). */
  | { readonly kind: "veto"; readonly seats: readonly number[] }
  | { readonly kind: "over" };

/** The phase of the game on this device. It follows from public information only. */
export function phaseOf(state: RoomState): Phase {
  if (state.room.state === "over") return { kind: "over" };
  if (state.room.state === "lobby") return { kind: "lobby" };
  const asked = state.game?.asked ?? { question: null, seats: [] };
  const mine = asked.seats.filter((seat) => state.seats.includes(seat) && !state.room.seats[seat]?.taken_over);
  const [first] = mine;
  if (first === undefined) return { kind: "waiting", seats: asked.seats };
  return asked.question === "veto" ? { kind: "veto", seats: mine } : { kind: "turn", seat: first };
}

/** Whether this seat still has something to decide. */
export function isAsked(phase: Phase, seat: number): boolean {
  return phase.kind === "turn" ? phase.seat === seat : phase.kind === "veto" && phase.seats.includes(seat);
}
