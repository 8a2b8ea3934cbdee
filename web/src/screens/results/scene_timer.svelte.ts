import { SPEEDS } from "../../acts/queue.svelte";
import { settings } from "../../settings/settings.svelte";

const MAX_DELAY = 1100;
const MIN_DELAY = 420;
/** The whole sequence takes at most this long at normal speed, unless it has very many scenes, in milliseconds. */
const TOTAL_TIME = 9000;

/** Shows the scenes one after another. */
export class SceneTimer {
  /** How many scenes are shown. */
  shown = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Show the next scene after a delay, up to this many. For an effect: it runs again when `shown` changes. */
  run(scenes: number): void {
    clearTimeout(this.#timer);
    if (this.shown >= scenes) return;
    const factor = settings.reducedMotion ? 0 : SPEEDS[settings.speed];
    if (factor === 0) {
      this.shown = scenes; // nothing is delayed
      return;
    }
    const delay = Math.min(MAX_DELAY, Math.max(MIN_DELAY, TOTAL_TIME / scenes));
    this.#timer = setTimeout(
      () => {
        this.shown += 1;
      },
      factor * (this.shown === 0 ? MIN_DELAY : delay),
    );
  }

  showAll(scenes: number): void {
    this.shown = scenes;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
