// The vote to end the game early, as the server counts it: one vote for each person who still plays a seat.
import type { RoomState } from "../../state";
import type { SeatView } from "../../wire/types";

export interface Vote {
  /** Seats that want to end the game, one per person. */
  readonly agreed: readonly number[];
  /** Seats whose players still have to agree, one per person. */
  readonly missing: readonly number[];
  /** Whether the viewer has agreed. */
  readonly ownVote: boolean;
}

/** The vote; null if nobody wants to end the game. */
export function voteOf({ room, seat }: RoomState): Vote | null {
  if (room.state !== "playing") return null;
  const people = new Map<string, number[]>();
  room.seats.forEach(({ person }, number) => {
    if (person !== null) people.set(person, [...(people.get(person) ?? []), number]);
  });
  const hasSeat = (seats: readonly number[], condition: (seat: SeatView) => boolean): boolean =>
    seats.some((number) => condition(room.seats[number]!));
  const agreed: number[] = [];
  const playing: number[] = [];
  const away: number[] = [];
  for (const seats of people.values()) {
    const [first] = seats as [number];
    if (hasSeat(seats, (each) => each.wants_to_finish)) agreed.push(first);
    else if (hasSeat(seats, (each) => !each.taken_over)) playing.push(first);
    else away.push(first);
  }
  if (agreed.length === 0) return null;
  const ownVote = seat !== null && room.seats[seat]?.wants_to_finish === true;
  return { agreed, missing: playing.length > 0 ? playing : away, ownVote };
}

/** Minutes and seconds of a duration, as in 1:05. */
export function minutes(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
