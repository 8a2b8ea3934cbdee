// The steps of a finished game, in both directions.
import { withKnownGoals } from "../../state";
import type { AnyFact, Replay } from "../../wire/types";
import { applyToReplayView, type ReplayView, initialReplayView } from "./replay_view";

/** Every this many steps the view is cached, so that going back applies few steps. */
const CACHE_INTERVAL = 24;

export interface RoundMark {
  readonly round: number;
  readonly at: number;
}

/** Step 0 is after the deal; each further step is after one more command. */
export class TimelineState {
  readonly last: number;
  readonly rounds: readonly RoundMark[];
  /** The steps at which a turn begins. */
  readonly turns: readonly number[];
  readonly #steps: Replay["steps"];
  readonly #cached: ReplayView[];
  #recent: { at: number; replayView: ReplayView };

  constructor(replay: Pick<Replay, "view_as" | "opening" | "steps">) {
    this.#steps = replay.steps;
    this.last = Math.max(0, this.#steps.length - 1);
    this.rounds = this.#steps.flatMap(({ facts }, at) =>
      facts.flatMap((fact) => (fact.fact === "RoundBegun" ? [{ round: fact.round, at }] : [])),
    );
    this.turns = this.#steps.flatMap(({ facts }, at) =>
      facts.some(({ fact }) => fact === "TurnBegun") ? [at] : [],
    );
    const first = this.#applyStep(initialReplayView(replay.opening, replay.view_as), 0);
    this.#cached = [first];
    this.#recent = { at: 0, replayView: first };
  }

  /** The view at a step. */
  viewAt(step: number): ReplayView {
    const to = this.clamp(step);
    const near =
      this.#recent.at <= to && to - this.#recent.at < CACHE_INTERVAL ? this.#recent : this.#cachedBefore(to);
    let { at, replayView } = near;
    while (at < to) {
      at += 1;
      replayView = this.#applyStep(replayView, at);
    }
    this.#recent = { at, replayView };
    return replayView;
  }

  /** The facts of the command before a step. */
  factsAt(step: number): readonly AnyFact[] {
    return this.#steps[this.clamp(step)]?.facts ?? [];
  }

  /** The next step forwards or backwards, without those in which the viewer saw nothing. */
  step(from: number, direction: 1 | -1): number {
    let to = this.clamp(from) + direction;
    while (to > 0 && to < this.last && this.factsAt(to).length === 0) to += direction;
    return this.clamp(to);
  }

  /** The next step forwards or backwards at which a turn begins. */
  turn(from: number, direction: 1 | -1): number {
    const found = direction === 1 ? this.turns.find((at) => at > from) : this.turns.findLast((at) => at < from);
    return found ?? (direction === 1 ? this.last : 0);
  }

  clamp(step: number): number {
    return Math.min(this.last, Math.max(0, Math.trunc(step)));
  }

  #cachedBefore(to: number): { at: number; replayView: ReplayView } {
    const wanted = Math.floor(to / CACHE_INTERVAL);
    for (let place = this.#cached.length; place <= wanted; place++) {
      let replayView = this.#cached[place - 1] as ReplayView;
      for (let at = (place - 1) * CACHE_INTERVAL + 1; at <= place * CACHE_INTERVAL; at++)
        replayView = this.#applyStep(replayView, at);
      this.#cached.push(replayView);
    }
    return { at: wanted * CACHE_INTERVAL, replayView: this.#cached[wanted] as ReplayView };
  }

  #applyStep(replayView: ReplayView, step: number): ReplayView {
    const { facts = [], known_goals } = this.#steps[step] ?? {};
    const { view, all } = facts.reduce(applyToReplayView, replayView);
    return { view: withKnownGoals(view, known_goals), all };
  }
}
