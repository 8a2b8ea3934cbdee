import type {
  GameRevealed,
  AnyCommand,
  OwnView,
  RoomView,
  Snapshot,
  SpectatorView,
  RoomItem,
  Timer,
  View,
} from "../wire/types";
import type { EndedTable } from "./ended_table";

/** A fact or event, with its number. */
export interface LogEntry {
  readonly number: number;
  readonly item: RoomItem;
}

/** Everything that this page knows of a room. Only frames change it. */
export interface RoomState {
  /** The number of the last item received. */
  readonly number: number;
  /** The seat from which the room is seen; null for a spectator. */
  readonly seat: number | null;
  /** Whether the viewer is the host. */
  readonly host: boolean;
  /** All seats of the viewer: several in a hotseat game. */
  readonly seats: readonly number[];
  readonly room: RoomView;
  readonly own: OwnView | null;
  readonly game: View | null;
  /** The legal commands of the viewer; null if the viewer is not asked. */
  readonly choices: readonly AnyCommand[] | null;
  readonly timer: Timer | null;
  /** When the timer was received, by the clock of this page. */
  readonly timerAt: number;
  /** Milliseconds, from `timerAt`, until the game ends by the vote if nobody opposes. */
  readonly vote_left: number | null;
  readonly connected: readonly number[];
  readonly spectator_count: number;
  /** The spectators; only the host gets them. */
  readonly spectators: readonly SpectatorView[] | null;
  /** The latest items, oldest first. */
  readonly log: readonly LogEntry[];
  /** The table before the last round ended; null if it ended before the page was opened, or none has ended. */
  readonly endedTable: EndedTable | null;
  /** What was revealed when the players ended the game by a vote. */
  readonly revealed: GameRevealed | null;
}

export const MAX_LOG_LENGTH = 600;

/** The state of a snapshot, which replaces everything. */
export function stateOf(snapshot: Snapshot, at: number): RoomState {
  const { frame: _, recent, ...rest } = snapshot;
  const first = snapshot.number - recent.length + 1;
  const revealed = recent.find((item) => "event" in item && item.event === "GameRevealed");
  return {
    ...rest,
    timerAt: at,
    endedTable: null,
    log: recent.map((item, index) => ({ number: first + index, item })),
    revealed: revealed !== undefined && "event" in revealed && revealed.event === "GameRevealed" ? revealed : null,
  };
}
