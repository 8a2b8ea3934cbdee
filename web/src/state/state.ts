import type {
  AllShown,
  AnyCommand,
  OwnSeen,
  RoomSeen,
  Snapshot,
  SpectatorSeen,
  Thing,
  Timer,
  View,
} from "../wire/types";

/** A fact or event, with its number. */
export interface LogEntry {
  readonly number: number;
  readonly thing: Thing;
}

/** Everything that this page knows of a room. Only frames change it. */
export interface RoomState {
  /** The number of the last item received. */
  readonly number: number;
  readonly seat: number | null;
  readonly host: boolean;
  readonly seats: readonly number[];
  readonly room: RoomSeen;
  readonly own: OwnSeen | null;
  readonly game: View | null;
  readonly choices: readonly AnyCommand[] | null;
  readonly timer: Timer | null;
  /** When the timer was received, by the clock of this page. */
  readonly timerAt: number;
  /** Milliseconds, from `timerAt`, until the game is finished if nobody opposes. */
  readonly vote_left: number | null;
  readonly here: readonly number[];
  readonly onlookers: number;
  /** The spectators; only the host gets them. */
  readonly spectators: readonly SpectatorSeen[] | null;
  /** The latest items, oldest first. */
  readonly log: readonly LogEntry[];
  /** What was revealed when the game was finished by agreement. */
  readonly shown: AllShown | null;
}

export const MAX_LOG_LENGTH = 600;

/** The state of a snapshot, which replaces everything. */
export function stateOf(snapshot: Snapshot, at: number): RoomState {
  const { frame: _, recent, ...rest } = snapshot;
  const first = snapshot.number - recent.length + 1;
  const shown = recent.find((thing) => "event" in thing && thing.event === "AllShown");
  return {
    ...rest,
    timerAt: at,
    log: recent.map((thing, place) => ({ number: first + place, thing })),
    shown: shown !== undefined && "event" in shown && shown.event === "AllShown" ? shown : null,
  };
}
