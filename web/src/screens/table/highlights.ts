import type { Card, Cell, View } from "../../wire/types";

/** The goal or chest tunnel that was turned over and is to be placed now. */
export function turnedCard(view: View): Card | null {
  const [item] = view.choices;
  if (typeof item !== "object" || Array.isArray(item)) return null;
  if ("goal" in item) return view.goals[item.goal]?.face ?? null;
  if ("chest" in item) return view.chests?.[item.chest]?.tunnel ?? null;
  return null;
}

/** The cells that the open decision is about: the card in play, the goals to choose from, the toll. */
export function highlightedCells(view: View): readonly Cell[] {
  const command = view.in_play;
  if (command !== null) {
    if ("cell" in command) return [command.cell];
    if ("goal" in command) return goalCells(view, [command.goal]);
    if ("goals" in command) return goalCells(view, command.goals);
    if ("chest" in command) return chestCells(view, command.chest);
  }
  if (view.asked.question === "toll") return view.choices as readonly Cell[];
  return turnedCardCell(view);
}

/** The cell of the goal or chest tunnel that was turned over. */
function turnedCardCell(view: View): readonly Cell[] {
  const [item] = view.choices;
  if (view.asked.question !== "orientation" || typeof item !== "object" || Array.isArray(item)) return [];
  if ("goal" in item) return goalCells(view, [item.goal]);
  return "chest" in item ? chestCells(view, item.chest) : [];
}

/** The target of the card in play. */
export function targetedSeats(view: View): readonly number[] {
  const command = view.in_play;
  return command !== null && "seat" in command && command.seat !== null ? [command.seat] : [];
}

function goalCells(view: View, goals: readonly number[]): readonly Cell[] {
  return view.goals.filter(({ goal }) => goals.includes(goal)).map(({ cell }) => cell);
}

function chestCells(view: View, chest: number): readonly Cell[] {
  const cell = view.chests?.find((each) => each.chest === chest)?.cell;
  return cell ? [cell] : [];
}

/** Empty cells beside a card, where a tunnel might be placed. */
export function emptyNeighbours(view: View): readonly Cell[] {
  const cells = [
    ...view.maze.map(({ cell }) => cell),
    ...view.goals.map(({ cell }) => cell),
    ...(view.chests ?? []).flatMap(({ cell }) => (cell ? [cell] : [])),
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
