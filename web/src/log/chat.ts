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
  return state.log.flatMap(({ number, item }): ChatEntry[] => {
    if (!("event" in item)) return [];
    if (item.event === "ChatSent" && (item.seat === null || !ignoredSeats.has(item.seat)))
      return [{ number, seat: item.seat, name: senderName(item), text: item.text, emote: null }];
    if (item.event === "EmoteShown" && !ignoredSeats.has(item.seat)) {
      return [{ number, seat: item.seat, name: playerName(state, item.seat), text: "", emote: item.emote }];
    }
    return [];
  });
}

function senderName({ seat, name, person }: ChatSent): string {
  return seat === null ? spectatorName(name, person) : seatName(name, seat);
}
