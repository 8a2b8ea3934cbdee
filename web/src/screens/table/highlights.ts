import { type Step, stepPaths } from "../../decide/steps";
import type { Card, Cell, Choice, View } from "../../wire/types";

/** The goal or chest tunnel that was turned over and is to be placed now. */
export function turnedCard(view: View): Card | null {
  const [item] = view.choices;
  if (typeof item !== "object" || Array.isArray(item)) return null;
  if ("goal" in item) return view.goals[item.goal]?.face ?? null;
  if ("chest" in item) return view.parts.chests?.chests[item.chest]?.tunnel ?? null;
  return null;
}

/** The cells that the open decision is about: the target of the card in play, or what is to be chosen. */
export function highlightedCells(view: View): readonly Cell[] {
  const inPlay = targetSteps(view).flatMap((step) => (step.kind === "cell" ? [step.cell] : []));
  return inPlay.length > 0 ? inPlay : view.choices.flatMap((choice) => cellsOfChoice(view, choice));
}

/** The target of the card in play. */
export function targetedSeats(view: View): readonly number[] {
  return targetSteps(view).flatMap((step) => (step.kind === "seat" || step.kind === "front" ? [step.seat] : []));
}

const targetSteps = (view: View): readonly Step[] =>
  stepPaths(view.in_play && [view.in_play], view)[0]?.steps ?? [];

/** The cell of a goal, a chest or a cell that may be chosen; a number has none. */
function cellsOfChoice(view: View, choice: Choice): readonly Cell[] {
  if (typeof choice === "number") return [];
  if ("goal" in choice) return view.goals.flatMap(({ goal, cell }) => (goal === choice.goal ? [cell] : []));
  if ("chest" in choice)
    return (view.parts.chests?.chests ?? []).flatMap(({ chest, cell }) =>
      chest === choice.chest && cell ? [cell] : [],
    );
  return [choice];
}

/** Empty cells beside a card, where a tunnel might be placed. */
export function emptyNeighbours(view: View): readonly Cell[] {
  const cells = [
    ...view.maze.map(({ cell }) => cell),
    ...view.goals.map(({ cell }) => cell),
    ...(view.parts.chests?.chests ?? []).flatMap(({ cell }) => (cell ? [cell] : [])),
  ];
  const occupied = new Set(cells.map(String));
  const neighbours = new Map<string, Cell>();
  for (const [x, y] of cells)
    for (const [dx, dy] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const) {
      const cell: Cell = [x + dx, y + dy];
      if (!occupied.has(String(cell))) neighbours.set(String(cell), cell);
    }
  return [...neighbours.values()];
}
