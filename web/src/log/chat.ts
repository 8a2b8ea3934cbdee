import type { RoomState } from "../state";
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

export interface ChatEntry {
  readonly number: number;
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
  readonly emote: EmoteShown["emote"] | null;
}

/** Chat messages, without those of ignored seats. */
export function chatEntries(state: RoomState, ignoredSeats: ReadonlySet<number>): readonly ChatEntry[] {
  return state.log.flatMap(({ number, thing }): ChatEntry[] => {
    if (!("event" in thing)) return [];
    if (thing.event === "ChatSent" && (thing.seat === null || !ignoredSeats.has(thing.seat)))
      return [{ number, seat: thing.seat, name: senderName(thing), text: thing.text, emote: null }];
    if (thing.event === "EmoteShown" && !ignoredSeats.has(thing.seat)) {
      return [{ number, seat: thing.seat, name: playerName(state, thing.seat), text: "", emote: thing.emote }];
    }
    return [];
  });
}

function senderName({ seat, name, person }: ChatSent): string {
  return seat === null ? spectatorName(name, person) : seatName(name, seat);
}
