// A finished game that can be looked at forwards and backwards.
import type { AnyFact, Replay } from "../../wire/types";
import { foldSight, type Sight, sightAtFirst } from "./replay_view";

/** Every so many steps what is seen is kept, so that going back means folding a few steps and not all. */
const KEPT_EVERY = 24;

export interface RoundMark {
  readonly round: number;
  readonly at: number;
}

/** Moment 0 is after the deal; each further moment is after one more command. */
export class Reel {
  readonly last: number;
  readonly rounds: readonly RoundMark[];
  /** The moments in which somebody's turn begins. */
  readonly turns: readonly number[];
  readonly #steps: readonly (readonly AnyFact[])[];
  readonly #kept: Sight[];
  #recent: { at: number; sight: Sight };

  constructor(replay: Pick<Replay, "view_as" | "opening" | "steps">) {
    this.#steps = replay.steps.map(({ facts }) => facts);
    this.last = Math.max(0, this.#steps.length - 1);
    this.rounds = this.#steps.flatMap((facts, at) =>
      facts.flatMap((fact) => (fact.fact === "RoundBegun" ? [{ round: fact.round, at }] : [])),
    );
    this.turns = this.#steps.flatMap((facts, at) => (facts.some(({ fact }) => fact === "TurnBegun") ? [at] : []));
    const first = this.#fold(sightAtFirst(replay.opening, replay.view_as), 0);
    this.#kept = [first];
    this.#recent = { at: 0, sight: first };
  }

  /** What is to be seen at a moment. */
  sight(moment: number): Sight {
    const to = this.within(moment);
    const near = this.#recent.at <= to && to - this.#recent.at < KEPT_EVERY ? this.#recent : this.#keptBefore(to);
    let { at, sight } = near;
    while (at < to) {
      at += 1;
      sight = this.#fold(sight, at);
    }
    this.#recent = { at, sight };
    return sight;
  }

  /** What came of the command that led to a moment. */
  facts(moment: number): readonly AnyFact[] {
    return this.#steps[this.within(moment)] ?? [];
  }

  /** One moment on or back; those in which these eyes saw nothing happen are passed over. */
  step(from: number, way: 1 | -1): number {
    let to = this.within(from) + way;
    while (to > 0 && to < this.last && this.facts(to).length === 0) to += way;
    return this.within(to);
  }

  /** The next moment on or back where a turn begins. */
  turn(from: number, way: 1 | -1): number {
    const found = way === 1 ? this.turns.find((at) => at > from) : this.turns.findLast((at) => at < from);
    return found ?? (way === 1 ? this.last : 0);
  }

  within(moment: number): number {
    return Math.min(this.last, Math.max(0, Math.trunc(moment)));
  }

  #keptBefore(to: number): { at: number; sight: Sight } {
    const wanted = Math.floor(to / KEPT_EVERY);
    for (let place = this.#kept.length; place <= wanted; place++) {
      let sight = this.#kept[place - 1] as Sight;
      for (let at = (place - 1) * KEPT_EVERY + 1; at <= place * KEPT_EVERY; at++) sight = this.#fold(sight, at);
      this.#kept.push(sight);
    }
    return { at: wanted * KEPT_EVERY, sight: this.#kept[wanted] as Sight };
  }

  #fold(sight: Sight, step: number): Sight {
    return (this.#steps[step] ?? []).reduce(foldSight, sight);
  }
}
