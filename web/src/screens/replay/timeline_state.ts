// The views of a finished game, step by step, forwards and backwards.
import type { AnyFact, Replay } from "../../wire/types";
import { applyStep, type ReplayView, initialReplayView } from "./replay_view";

/** Number of steps between two cached views. Going back applies only the steps after the nearest one. */
const CACHE_INTERVAL = 24;

export interface RoundMark {
  readonly round: number;
  readonly step: number;
}

/** Step 0 is after the deal; each further step is after one more command. */
export class TimelineState {
  readonly last: number;
  readonly rounds: readonly RoundMark[];
  /** The steps at which a turn begins. */
  readonly turns: readonly number[];
  readonly #steps: Replay["steps"];
  readonly #cached: ReplayView[];
  #recent: { step: number; replayView: ReplayView };

  constructor(replay: Pick<Replay, "view_as" | "opening" | "steps">) {
    this.#steps = replay.steps;
    this.last = Math.max(0, this.#steps.length - 1);
    this.rounds = this.#steps.flatMap(({ facts }, step) =>
      facts.flatMap((fact) => (fact.fact === "RoundBegun" ? [{ round: fact.round, step }] : [])),
    );
    this.turns = this.#steps.flatMap(({ facts }, step) =>
      facts.some(({ fact }) => fact === "TurnBegun") ? [step] : [],
    );
    const first = this.#applyStep(initialReplayView(replay.opening, replay.view_as), 0);
    this.#cached = [first];
    this.#recent = { step: 0, replayView: first };
  }

  /** The view at a step. */
  viewAt(step: number): ReplayView {
    const target = this.clamp(step);
    const recent = this.#recent;
    const nearest =
      recent.step <= target && target - recent.step < CACHE_INTERVAL ? recent : this.#cachedBefore(target);
    let { step: reached, replayView } = nearest;
    while (reached < target) {
      reached += 1;
      replayView = this.#applyStep(replayView, reached);
    }
    this.#recent = { step: reached, replayView };
    return replayView;
  }

  /** The facts of the command before a step. */
  factsAt(step: number): readonly AnyFact[] {
    return this.#steps[this.clamp(step)]?.facts ?? [];
  }

  /** The next step forwards or backwards, without those in which the viewer saw nothing. */
  step(from: number, direction: 1 | -1): number {
    let next = this.clamp(from) + direction;
    while (next > 0 && next < this.last && this.factsAt(next).length === 0) next += direction;
    return this.clamp(next);
  }

  /** The next step forwards or backwards at which a turn begins. */
  turn(from: number, direction: 1 | -1): number {
    const found =
      direction === 1 ? this.turns.find((step) => step > from) : this.turns.findLast((step) => step < from);
    return found ?? (direction === 1 ? this.last : 0);
  }

  clamp(step: number): number {
    return Math.min(this.last, Math.max(0, Math.trunc(step)));
  }

  #cachedBefore(target: number): { step: number; replayView: ReplayView } {
    const wanted = Math.floor(target / CACHE_INTERVAL);
    for (let index = this.#cached.length; index <= wanted; index++) {
      let replayView = this.#cached[index - 1] as ReplayView;
      for (let step = (index - 1) * CACHE_INTERVAL + 1; step <= index * CACHE_INTERVAL; step++)
        replayView = this.#applyStep(replayView, step);
      this.#cached.push(replayView);
    }
    return { step: wanted * CACHE_INTERVAL, replayView: this.#cached[wanted] as ReplayView };
  }

  #applyStep(replayView: ReplayView, step: number): ReplayView {
    const next = this.#steps[step];
    return next === undefined ? replayView : applyStep(replayView, next);
  }
}
