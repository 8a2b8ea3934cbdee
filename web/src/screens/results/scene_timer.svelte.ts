import { prefersReducedMotion } from "svelte/motion";

const SLOWEST = 1100;
const QUICKEST = 420;
/** So long the whole of an ending should take at most, unless it has very many scenes. */
const ALL = 9000;

/** How many scenes of an ending are shown; one more every moment. */
export class Pace {
  shown = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** There are so many scenes now: go on if not all are shown. */
  run(scenes: number): void {
    clearTimeout(this.#timer);
    if (this.shown >= scenes) return;
    if (prefersReducedMotion.current) {
      this.shown = scenes; // whoever wants no motion is not made to wait for it either
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
