import type { RoomState } from "../../state";
import { logLines } from "../../log/log_lines";
import type { AnyFrame } from "../../wire/types";

const EMOTE_DURATION = 4000;

/** Short-lived effects of an update: emotes, and the announcement for screen readers. */
export class FrameEffects {
  emotes = $state.raw<Readonly<Record<number, string>>>({});
  announcement = $state("");
  #lastNumber: number;

  constructor(lastNumber: number) {
    this.#lastNumber = lastNumber;
  }

  apply(frame: AnyFrame | null, state: RoomState, isShown: (seat: number) => boolean): void {
    const from = this.#lastNumber;
    if (state.number === from) return;
    this.#lastNumber = state.number;
    if (frame?.frame === "Snapshot") return;
    const lines = logLines(state, from).map(({ text }) => text);
    if (lines.length > 0) this.announcement = lines.join(". ");
    for (const { number, item } of state.log)
      if (number > from && "event" in item && item.event === "EmoteShown" && isShown(item.seat))
        this.#showEmote(item.seat, item.emote);
  }

  #showEmote(seat: number, emote: string): void {
    this.emotes = { ...this.emotes, [seat]: emote };
    setTimeout(() => {
      const { [seat]: _, ...others } = this.emotes;
      this.emotes = others;
    }, EMOTE_DURATION);
  }
}
