import { prefersReducedMotion } from "svelte/motion";

const SLOWEST = 1100;
const QUICKEST = 420;
/** The whole sequence takes at most this long, unless it has very many scenes, in milliseconds. */
const ALL = 9000;

/** Counts the scenes that are shown, one more at a time. */
export class Pace {
  shown = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Continue until this many scenes are shown. */
  run(scenes: number): void {
    clearTimeout(this.#timer);
    if (this.shown >= scenes) return;
    if (prefersReducedMotion.current) {
      this.shown = scenes; // with reduced motion nothing is delayed
      return;
    }
    const wait = Math.min(SLOWEST, Math.max(QUICKEST, ALL / scenes));
    this.#timer = setTimeout(
      () => {
        this.shown += 1;
      },
      this.shown === 0 ? QUICKEST : wait,
    );
  }

  jump(scenes: number): void {
    this.shown = scenes;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
