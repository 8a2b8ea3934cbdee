// The table as the last move of a round left it. The update with that move may bring the next round too; the screens show
// the move first.
import type { Update, View } from "../wire/types";
import { applyFact } from "./facts";
import { OutOfSync } from "./out_of_sync";
import type { RoomState } from "./state";

export interface EndedTable {
  /** The number of the RoundEnded fact. */
  readonly number: number;
  /** The number of the last item before the update with the last move. */
  readonly before: number;
  readonly game: View;
}

/** The table before the round ended, if it ended in this update, after a move of the round that is on the screen. */
export function endedTable(state: RoomState, { items, first }: Update): EndedTable | null {
  const end = items.findLastIndex((item) => "fact" in item && item.fact === "RoundEnded");
  if (end < 0) return state.endedTable;
  const facts = items.slice(0, end).filter((item) => "fact" in item);
  if (state.game === null || facts.length === 0 || facts.some(({ fact }) => fact === "RoundBegun")) return null;
  const game = { ...gameAfter(state.game, facts), asked: { question: null, seats: [] }, choices: [] };
  return { number: first + end, before: first - 1, game };
}

/** Rare facts change nothing here, so one that follows them may not fit: then the table stays as it was. */
function gameAfter(game: View, facts: Parameters<typeof applyFact>[1][]): View {
  try {
    return facts.reduce(applyFact, game);
  } catch (error) {
    if (error instanceof OutOfSync) return game;
    throw error;
  }
}

/** The state of the room before its last round ended; nobody can do anything. */
export function beforeRoundEnd(state: RoomState, { number, game }: EndedTable): RoomState {
  return {
    ...state,
    number: number - 1,
    game,
    log: state.log.filter((entry) => entry.number < number),
    room: { ...state.room, state: "playing" },
    choices: null,
    timer: null,
  };
}
