// Games in progress, as the home page lists them.
import { seatName } from "../../decide/names";
import type { RoomForGuest } from "../../wire/types";

export interface GameInProgress {
  readonly room: string;
  /** The names of the other players. */
  readonly others: readonly string[];
  /** "own" if the game waits for the guest; null while it waits for several players. */
  readonly turn: "own" | { readonly name: string } | null;
  /** The time of the last move, in milliseconds since the epoch. */
  readonly lastMove: number;
}

export function gameInProgress({ room, seats, asked, asked_at }: RoomForGuest): GameInProgress {
  const nameOf = (seat: number): string => seatName(room.seats[seat]?.name, seat);
  const own = asked.some((seat) => seats.includes(seat));
  const [only] = asked;
  return {
    room: room.name,
    others: room.seats.flatMap((_, seat) => (seats.includes(seat) ? [] : [nameOf(seat)])),
    turn: own ? "own" : only !== undefined && asked.length === 1 ? { name: nameOf(only) } : null,
    lastMove: asked_at,
  };
}

/** Games that wait for the guest first, then the most recent ones. */
export function inOrder(games: readonly GameInProgress[]): readonly GameInProgress[] {
  const isOther = (game: GameInProgress): number => (game.turn === "own" ? 0 : 1);
  return games.toSorted((one, other) => isOther(one) - isOther(other) || other.lastMove - one.lastMove);
}

const UNITS = [
  ["day", 24 * 60 * 60 * 1000],
  ["hour", 60 * 60 * 1000],
  ["minute", 60 * 1000],
] as const;

/** "5 minutes ago", in a language. Clocks may differ a little, so it is never in the future. */
export function agoText(milliseconds: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const [unit, length] = UNITS.find(([, length]) => milliseconds >= length) ?? (["second", 1000] as const);
  const count = Math.max(0, Math.floor(milliseconds / length));
  return unit === "second" ? format.format(0, "second") : format.format(-count, unit);
}
