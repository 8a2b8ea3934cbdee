// Shows one act after another. It has no other clock than the timers of the page, and nothing waits for it: the state of
// the table is always current. Acts of earlier turns are shown faster, so that the screen is never more than the time of
// one turn behind, unless something covers the table. How long an act takes depends on its kind and on the turns, which everybody knows.
import { type Act, firstTurnOfRound } from "./act";
import { MOTIONS } from "./motions";

/** How fast acts are shown: how long they take compared with normal, and whether something moves. */
export interface Pace {
  readonly factor: number;
  readonly moves: boolean;
}

export const SPEEDS = { slow: 1.7, normal: 1, fast: 0.5, instant: 0 } as const;

/** Acts of earlier turns are shown within this time: a bot takes about as long for its turn. In milliseconds. */
export const CATCH_UP_TIME = 1500;

/** Late acts are left out if they would take less than this share of their normal time. */
const READABLE_FACTOR = 0.25;

/** No act takes less than this share of its normal time, unless everything is instant. */
const MIN_FACTOR = 0.1;

/** How long the last sentence stays when nothing follows, in milliseconds. */
const LINGER_TIME = 2600;

interface Callbacks {
  /** The motion of an act has arrived. */
  readonly onland?: (act: Act) => void;
  /** An act is too old to be shown. */
  readonly onskip?: (act: Act) => void;
}

export class ActQueue {
  /** The act that is shown now. */
  current = $state.raw<Act | null>(null);
  /** Whether the motion of the current act has arrived. */
  landed = $state(false);
  /** How long the current act moves, in milliseconds, and how much faster since other acts have arrived. */
  movingTime = $state(0);
  speedup = $state(1);
  /** The acts that come next. */
  waiting = $state.raw<readonly Act[]>([]);
  /** The act whose sentence is on the screen. */
  caption = $state.raw<Act | null>(null);
  readonly #pace: () => Pace;
  readonly #callbacks: Callbacks;
  #paused = false;
  /** Acts of turns before this one are late: they are shown within this time, until the deadline. */
  #lateBefore = 0;
  #catchUpTime = CATCH_UP_TIME;
  #deadline = 0;
  /** How long the current act takes compared with normal, and what follows when. */
  #factor = 1;
  #phaseEnd = 0;
  #then: () => void = () => undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(pace: () => Pace, callbacks: Callbacks = {}) {
    this.#pace = pace;
    this.#callbacks = callbacks;
  }

  /** The acts whose motion has not arrived yet, oldest first. */
  get pending(): readonly Act[] {
    return this.current && !this.landed ? [this.current, ...this.waiting] : this.waiting;
  }

  /** Whether everything was shown. */
  get idle(): boolean {
    return this.current === null && this.waiting.length === 0;
  }

  /** Show more acts; `within` is the time for all of them together, in milliseconds. */
  add(acts: readonly Act[], within: number | null = null): void {
    const latest = acts.at(-1)?.turn;
    if (latest === undefined) return;
    this.dropBefore(firstTurnOfRound(latest)); // its maze is another one
    this.waiting = [...this.waiting, ...acts];
    this.#lateBefore = within === null ? latest : Infinity;
    this.#catchUpTime = within ?? CATCH_UP_TIME;
    this.#deadline = Date.now() + this.#catchUpTime;
    if (within === null) this.#skipOldest();
    if (this.current === null) this.#next();
    else this.#hurry();
  }

  /** Forget the acts of earlier turns. */
  dropBefore(turn: number): void {
    this.waiting = this.waiting.filter((act) => act.turn >= turn);
    if (this.current !== null && this.current.turn < turn) this.#next();
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.waiting = [];
    this.current = this.caption = null;
  }

  /** While something covers the table, or the viewer looks at a secret, acts wait. One that was moving begins again afterwards. */
  pause(paused: boolean): void {
    if (paused === this.#paused) return;
    this.#paused = paused;
    if (!paused) {
      this.#deadline = Date.now() + this.#catchUpTime;
      return this.#next();
    }
    clearTimeout(this.#timer);
    this.waiting = this.pending;
    this.current = this.caption = null;
  }

  /** Late acts that cannot be shown in time, not even in a short moment, are left out. */
  #skipOldest(): void {
    const time = (acts: readonly Act[]): number =>
      READABLE_FACTOR * timeOf(acts.filter((act) => this.#isLate(act)));
    while (time(this.waiting) > CATCH_UP_TIME) {
      const [oldest, ...others] = this.waiting;
      this.waiting = others;
      if (oldest) this.#callbacks.onskip?.(oldest);
    }
  }

  #isLate({ turn }: Act): boolean {
    return turn < this.#lateBefore;
  }

  #next(): void {
    clearTimeout(this.#timer);
    const [next, ...rest] = this.waiting;
    if (next === undefined || this.#paused) return this.#rest();
    this.waiting = rest;
    this.current = next;
    this.landed = false;
    if (next.message !== null) this.caption = next;
    this.#factor = this.#factorOf(next);
    this.speedup = 1;
    const { movingTime, rest: restTime } = MOTIONS[next.kind];
    const { moves } = this.#pace();
    this.movingTime = moves ? movingTime * this.#factor : 0;
    this.#after(this.movingTime, () => {
      this.landed = true;
      this.#callbacks.onland?.(next);
      // Without movement the whole time is for reading.
      this.#after((moves ? restTime : movingTime + restTime) * this.#factor, () => this.#next());
    });
  }

  /** Other acts wait now: the rest of the current one takes less time. */
  #hurry(): void {
    if (this.current === null) return;
    const ratio = Math.min(1, this.#factorOf(this.current) / this.#factor);
    this.#factor *= ratio;
    if (ratio > 0) this.speedup /= ratio;
    this.#after((this.#phaseEnd - Date.now()) * ratio, this.#then);
  }

  /** How long an act takes compared with normal. */
  #factorOf(act: Act): number {
    const { factor } = this.#pace();
    return this.#isLate(act) ? Math.min(factor, this.#factorToCatchUp(act)) : factor;
  }

  /** The time until the deadline is shared by all late acts. */
  #factorToCatchUp(act: Act): number {
    const late = timeOf([act, ...this.waiting].filter((each) => this.#isLate(each)));
    return Math.max(MIN_FACTOR, (this.#deadline - Date.now()) / late);
  }

  /** Nothing follows: the sentence stays a little longer. */
  #rest(): void {
    this.current = null;
    this.#timer = setTimeout(() => (this.caption = null), LINGER_TIME);
  }

  #after(time: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#phaseEnd = Date.now() + time;
    this.#then = then;
    if (time <= 0) then();
    else this.#timer = setTimeout(then, time);
  }
}

/** How long acts take at normal speed. */
function timeOf(acts: readonly Act[]): number {
  return acts.reduce((time, { kind }) => time + MOTIONS[kind].movingTime + MOTIONS[kind].rest, 0);
}
