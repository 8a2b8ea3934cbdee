import type { RoomState } from "../../state";

/** The remaining time of a decision, by the clock of this page; null without a clock. */
export class Countdown {
  #now = $state(Date.now());

  /** For an effect: update the time a few times a second. */
  run(): () => void {
    const timer = setInterval(() => {
      this.#now = Date.now();
    }, 250);
    return () => clearInterval(timer);
  }

  remaining({ timer, timerAt }: Pick<RoomState, "timer" | "timerAt">): { seconds: number; share: number } | null {
    return remainingAt(timer, timerAt, this.#now);
  }
}

export function remainingAt(
  timer: RoomState["timer"],
  receivedAt: number,
  now: number,
): { seconds: number; share: number } | null {
  if (timer === null || timer.left === null || timer.total === null) return null;
  const left = Math.max(0, timer.left - Math.max(0, now - receivedAt));
  return { seconds: Math.ceil(left / 1000), share: timer.total === 0 ? 0 : Math.min(1, left / timer.total) };
}
