// Suspicion as one curve per seat, over the actions of a round.
import type { RoundSuspicion, View } from "../../wire/types";

export interface Curve {
  readonly seat: number;
  /** Points in a space of 100 by 30, in SVG syntax. */
  readonly points: string;
  /** The probability that this seat is a saboteur at the current step. */
  readonly now: number;
}

export const WIDTH = 100;
export const HEIGHT = 30;

/** How many actions of a round are before a step: those of earlier turns, or all once roles are shown. */
export function actionsBefore({ turns }: RoundSuspicion, { turn, roles }: Pick<View, "turn" | "roles">): number {
  return roles === null ? turns.filter((each) => each < turn).length : turns.length;
}

export function xOf({ turns }: RoundSuspicion, actions: number): number {
  return turns.length === 0 ? 0 : (WIDTH * actions) / turns.length;
}

export function curvesOf(suspicion: RoundSuspicion, actions: number): readonly Curve[] {
  return suspicion.probabilities.map((values, seat) => ({
    seat,
    points: values
      .map((probability, index) => `${round(xOf(suspicion, index))},${round(HEIGHT * (1 - probability))}`)
      .join(" "),
    now: values[Math.min(actions, values.length - 1)] ?? 0,
  }));
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}
