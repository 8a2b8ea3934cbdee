import type { RoomState } from "../../state";

/** Whether the viewer has a coach: a table option for a player who is alone with bots. */
export function hasCoach({ room, seat }: RoomState): boolean {
  const people = room.seats.filter((each) => each.person !== null);
  return room.options.coach && seat !== null && people.length === 1;
}
