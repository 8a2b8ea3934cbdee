import type { State } from "../state";
import { playerName, seatName, spectatorName } from "../decide/names";
import type { FaceMade, Spoken } from "../wire/types";

export const EMOTES: readonly FaceMade["emote"][] = [
  "cheer",
  "laugh",
  "sorry",
  "thanks",
  "hurry",
  "doubt",
  "shock",
  "gold",
];

export interface Said {
  readonly number: number;
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
  readonly emote: FaceMade["emote"] | null;
}

/** What was said, without those whom I do not want to hear. */
export function saidIn(state: State, deafTo: ReadonlySet<number>): readonly Said[] {
  return state.log.flatMap(({ number, thing }): Said[] => {
    if (!("event" in thing)) return [];
    if (thing.event === "Spoken" && (thing.seat === null || !deafTo.has(thing.seat)))
      return [{ number, seat: thing.seat, name: sayer(thing), text: thing.text, emote: null }];
    if (thing.event === "FaceMade" && !deafTo.has(thing.seat)) {
      return [{ number, seat: thing.seat, name: playerName(state, thing.seat), text: "", emote: thing.emote }];
    }
    return [];
  });
}

function sayer({ seat, name, person }: Spoken): string {
  return seat === null ? spectatorName(name, person) : seatName(name, seat);
}
