// Shows one act after another. It has no other clock than the timers of the page, and nothing waits for it: the state of
// the table is always current, and an act that comes too late is left out.
import type { Act } from "./act";
import { MOTIONS } from "./motions";

/** How fast acts are shown: how long they take compared with normal, and whether something moves. */
export interface Pace {
  readonly factor: number;
  readonly moves: boolean;
}

export const SPEEDS = { slow: 1.7, normal: 1, fast: 0.5, instant: 0 } as const;

/** How many turns the acts on the screen may be behind the table. */
const MAX_DELAY = 1;

/** How long the last sentence stays when nothing follows, in milliseconds. */
const LINGER_TIME = 2600;

export class ActQueue {
  /** The act that is shown now. */
  current = $state.raw<Act | null>(null);
  /** Whether the motion of the current act has arrived. */
  landed = $state(false);
  /** The acts that come next. */
  waiting = $state.raw<readonly Act[]>([]);
  /** The act whose sentence is on the screen. */
  caption = $state.raw<Act | null>(null);
  readonly #pace: () => Pace;
  readonly #onLand: (act: Act) => void;
  #paused = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(pace: () => Pace, onLand: (act: Act) => void = () => undefined) {
    this.#pace = pace;
    this.#onLand = onLand;
  }

  /** The acts whose motion has not arrived yet, oldest first. */
  get pending(): readonly Act[] {
    return this.current && !this.landed ? [this.current, ...this.waiting] : this.waiting;
  }

  add(acts: readonly Act[]): void {
    if (acts.length === 0) return;
    const outdated = acts.some(({ byViewer }) => byViewer); // the viewer has decided since
    this.waiting = outdated ? acts : [...this.waiting, ...acts];
    this.dropBefore((acts.at(-1)?.turn ?? 0) - MAX_DELAY);
    if (this.current === null || outdated) this.#next();
  }

  /** Leave out the acts of earlier turns; the table shows their result already. */
  dropBefore(turn: number): void {
    this.waiting = this.waiting.filter((act) => act.turn >= turn);
    if (this.current !== null && this.current.turn < turn) this.#next();
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.waiting = [];
    this.current = this.caption = null;
  }

  /** While something covers the table, acts wait. One that was moving begins again afterwards. */
  pause(paused: boolean): void {
    if (paused === this.#paused) return;
    this.#paused = paused;
    if (!paused) return this.#next();
    clearTimeout(this.#timer);
    this.waiting = this.pending;
    this.current = this.caption = null;
  }

  #next(): void {
    clearTimeout(this.#timer);
    const [next, ...rest] = this.waiting;
    if (next === undefined || this.#paused) return this.#rest();
    this.waiting = rest;
    this.current = next;
    this.landed = false;
    if (next.message !== null) this.caption = next;
    const { movingTime, rest: pause } = this.#durations(next);
    this.#after(movingTime, () => {
      this.landed = true;
      this.#onLand(next);
      this.#after(pause, () => this.#next());
    });
  }

  /** Without movement the whole time is for reading. */
  #durations({ kind }: Act): { movingTime: number; rest: number } {
    const { movingTime, rest } = MOTIONS[kind];
    const { factor, moves } = this.#pace();
    return moves
      ? { movingTime: movingTime * factor, rest: rest * factor }
      : { movingTime: 0, rest: (movingTime + rest) * factor };
  }

  /** Nothing follows: the sentence stays a little longer. */
  #rest(): void {
    this.current = null;
    this.#timer = setTimeout(() => (this.caption = null), LINGER_TIME);
  }

  #after(time: number, then: () => void): void {
    if (time === 0) then();
    else this.#timer = setTimeout(then, time);
  }
}
