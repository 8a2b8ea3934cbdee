import type { State } from "../state";
import { playerName, seatName, spectatorName } from "../decide/names";
import type { EmoteShown, ChatSent } from "../wire/types";

export const EMOTES: readonly EmoteShown["emote"][] = [
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
  readonly emote: EmoteShown["emote"] | null;
}

/** What was said, without those whom I do not want to hear. */
export function saidIn(state: State, deafTo: ReadonlySet<number>): readonly Said[] {
  return state.log.flatMap(({ number, thing }): Said[] => {
    if (!("event" in thing)) return [];
    if (thing.event === "ChatSent" && (thing.seat === null || !deafTo.has(thing.seat)))
      return [{ number, seat: thing.seat, name: sayer(thing), text: thing.text, emote: null }];
    if (thing.event === "EmoteShown" && !deafTo.has(thing.seat)) {
      return [{ number, seat: thing.seat, name: playerName(state, thing.seat), text: "", emote: thing.emote }];
    }
    return [];
  });
}

function sayer({ seat, name, person }: ChatSent): string {
  return seat === null ? spectatorName(name, person) : seatName(name, seat);
}
