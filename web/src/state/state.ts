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

/** One thing that was told, with its number. */
export interface LogEntry {
  readonly number: number;
  readonly thing: RoomItem;
}

/** All that this page knows of a table. It changes by frames only. */
export interface State {
  /** The number of the last thing told. */
  readonly number: number;
  readonly seat: number | null;
  readonly host: boolean;
  readonly seats: readonly number[];
  readonly room: RoomView;
  readonly own: OwnView | null;
  readonly game: View | null;
  readonly choices: readonly AnyCommand[] | null;
  readonly timer: Timer | null;
  /** When the timer was told, by this page's own clock. */
  readonly timerAt: number;
  /** In how many milliseconds, from when the timer was told, the game is finished if nobody opposes. */
  readonly vote_left: number | null;
  readonly connected: readonly number[];
  readonly spectator_count: number;
  /** Who watches; only the host is told. */
  readonly spectators: readonly SpectatorView[] | null;
  /** What was told last, oldest first. */
  readonly log: readonly LogEntry[];
  /** What was shown when the game was finished by agreement. */
  readonly shown: GameRevealed | null;
}

export const LONGEST_LOG = 600;

/** The state after a snapshot: it replaces everything. */
export function stateOf(snapshot: Snapshot, at: number): State {
  const { frame: _, recent, ...rest } = snapshot;
  const first = snapshot.number - recent.length + 1;
  const shown = recent.find((thing) => "event" in thing && thing.event === "GameRevealed");
  return {
    ...rest,
    timerAt: at,
    log: recent.map((thing, place) => ({ number: first + place, thing })),
    shown: shown !== undefined && "event" in shown && shown.event === "GameRevealed" ? shown : null,
  };
}
