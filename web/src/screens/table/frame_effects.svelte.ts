import type { State } from "../../state";
import { linesOf } from "../../log/log_lines";
import type { AnyFrame } from "../../wire/types";
import { make, soundOf } from "./sound";

const FACE_LASTS = 4000;

/** What has just happened and is soon forgotten: faces, sounds, and the news for a screen reader. */
export class Happening {
  faces = $state.raw<Readonly<Record<number, string>>>({});
  news = $state("");
  #told: number;

  constructor(told: number) {
    this.#told = told;
  }

  take(
    frame: AnyFrame | null,
    state: State,
    liking: { readonly sound: boolean },
    hears: (seat: number) => boolean,
  ): void {
    if (frame?.frame !== "Update") return;
    const sound = liking.sound ? soundOf(frame, state.seat) : null;
    if (sound) make(sound);
    const lines = linesOf(state, this.#told).map(({ text }) => text);
    this.#told = state.number;
    if (lines.length > 0) this.news = lines.join(". ");
    for (const thing of frame.items)
      if ("event" in thing && thing.event === "EmoteShown" && hears(thing.seat))
        this.#face(thing.seat, thing.emote);
  }

  #face(seat: number, emote: string): void {
    this.faces = { ...this.faces, [seat]: emote };
    setTimeout(() => {
      const { [seat]: _, ...others } = this.faces;
      this.faces = others;
    }, FACE_LASTS);
  }
}
