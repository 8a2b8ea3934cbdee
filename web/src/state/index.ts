// Applies frames to the state. Pure: no clock, no randomness, no DOM.
import type { AnyFact, AnyFrame, RoomItem, Update, View, ViewChanges } from "../wire/types";
import { endedTable } from "./ended_table";
import { applyEvent } from "./events";
import { applyFact } from "./facts";
import { OutOfSync, required } from "./out_of_sync";
import { withChanges } from "./view_updates";
import { MAX_LOG_LENGTH, type LogEntry, type RoomState, stateOf } from "./state";

export { OutOfSync } from "./out_of_sync";
export type { LogEntry, RoomState } from "./state";

/**
 * The state after one more frame; `at` is the time of arrival by the clock of this page. Throws `OutOfSync` if the
 * frame does not follow the state; then request a snapshot.
 */
export function applyFrame(state: RoomState | null, frame: AnyFrame, at: number): RoomState | null {
  switch (frame.frame) {
    case "Snapshot":
      return stateOf(frame, at);
    case "Update":
      return applyUpdate(required(state, "state to update"), frame, at);
    case "Presence":
      return (
        state && {
          ...state,
          connected: frame.connected,
          spectator_count: frame.spectator_count,
          spectators: frame.spectators ?? null,
        }
      );
    default: // answers and goodbyes do not change the state
      return state;
  }
}

function applyUpdate(state: RoomState, update: Update, at: number): RoomState {
  if (update.first !== state.number + 1)
    throw new OutOfSync(`Expected item ${state.number + 1}, got ${update.first}.`);
  const after = update.items.reduce(applyItem, state);
  const facts = update.items.filter((item) => "fact" in item);
  const game =
    facts.length === 0 ? state.game : viewAfter(state.game, facts, required(update.game, "game of the update"));
  const entries: LogEntry[] = update.items.map((item, index) => ({ number: update.first + index, item }));
  return {
    ...after,
    game,
    number: state.number + update.items.length,
    choices: update.choices,
    timer: update.timer,
    timerAt: at,
    vote_left: update.vote_left ?? null,
    endedTable: endedTable(state, update),
    log: [...state.log, ...entries].slice(-MAX_LOG_LENGTH),
  };
}

function applyItem(state: RoomState, item: RoomItem): RoomState {
  return "fact" in item ? applyFactToRoom(state, item) : applyEvent(state, item);
}

/** The view after facts, with what only the server computes: some fields, or the whole view. */
export function viewAfter(view: View | null, facts: readonly AnyFact[], sent: View | ViewChanges): View {
  if ("setup" in sent) return sent;
  return withChanges(facts.reduce(applyFact, required(view, "view")), sent);
}

function applyFactToRoom(state: RoomState, fact: AnyFact): RoomState {
  const over = fact.fact === "GameEnded";
  return {
    ...state,
    room: over ? { ...state.room, state: "over" } : state.room,
    // Declining a veto was about the previous card.
    own: state.own && { ...state.own, let_pass: false },
  };
}
