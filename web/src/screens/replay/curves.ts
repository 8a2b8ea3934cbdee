// Suspicion as curves: one for each seat, over the acts of a round.
import type { RoundSuspicion, View } from "../../wire/types";

export interface Curve {
  readonly seat: number;
  /** Points in a space of 100 by 30, as SVG writes them. */
  readonly points: string;
  /** How likely this seat is a saboteur at the moment that is looked at. */
  readonly now: number;
}

export const WIDE = 100;
export const HIGH = 30;

/** How many acts of a round lie behind a moment: those of earlier turns, and all once the roles are shown. */
export function actsBehind({ turns }: RoundSuspicion, { turn, roles }: Pick<View, "turn" | "roles">): number {
  return roles === null ? turns.filter((each) => each < turn).length : turns.length;
}

export function xOf({ turns }: RoundSuspicion, acts: number): number {
  return turns.length === 0 ? 0 : (WIDE * acts) / turns.length;
}

export function curvesOf(course: RoundSuspicion, acts: number): readonly Curve[] {
  return course.probabilities.map((values, seat) => ({
    seat,
    points: values.map((guilt, place) => `${round(xOf(course, place))},${round(HIGH * (1 - guilt))}`).join(" "),
    now: values[Math.min(acts, values.length - 1)] ?? 0,
  }));
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}
