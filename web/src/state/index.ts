// Frames in, state out. Nothing here asks the time, draws lots or touches the page.
import type { AnyFact, AnyFrame, RoomItem, Update } from "../wire/types";
import { foldEvent } from "./events";
import { foldFact } from "./facts";
import { Gap, required } from "./out_of_sync";
import { LONGEST_LOG, type LogEntry, type State, stateOf } from "./state";

export { blankOwn, blankView } from "./initial_view";
export { foldFact } from "./facts";
export { Gap } from "./out_of_sync";
export type { LogEntry, State } from "./state";

/**
 * The state after one more frame, which came at a time of this page's own clock.
 * Throws `Gap` if the frame does not follow on what is known; then ask for a snapshot.
 */
export function fold(state: State | null, frame: AnyFrame, at: number): State | null {
  switch (frame.frame) {
    case "Snapshot":
      return stateOf(frame, at);
    case "Update":
      return foldTold(required(state, "table that this is told of"), frame, at);
    case "Presence":
      return (
        state && {
          ...state,
          connected: frame.connected,
          spectator_count: frame.spectator_count,
          spectators: frame.spectators ?? null,
        }
      );
    default: // answers to orders, and a farewell, change nothing at the table
      return state;
  }
}

function foldTold(state: State, told: Update, at: number): State {
  if (told.first !== state.number + 1) throw new Gap(`After ${state.number} came ${told.first}.`);
  const after = told.items.reduce(foldThing, state);
  const news: LogEntry[] = told.items.map((thing, place) => ({ number: told.first + place, thing }));
  return {
    ...after,
    number: state.number + told.items.length,
    choices: told.choices,
    timer: told.timer,
    timerAt: at,
    vote_left: told.vote_left ?? null,
    log: [...state.log, ...news].slice(-LONGEST_LOG),
  };
}

function foldThing(state: State, thing: RoomItem): State {
  return "fact" in thing ? foldGame(state, thing) : foldEvent(state, thing);
}

function foldGame(state: State, fact: AnyFact): State {
  const game = foldFact(required(state.game, "game"), fact);
  const over = fact.fact === "GameEnded";
  return {
    ...state,
    game,
    room: over ? { ...state.room, state: "over" } : state.room,
    // The word that a card may pass was for the card before.
    own: state.own && { ...state.own, let_pass: false },
  };
}
