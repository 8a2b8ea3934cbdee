import type { Card, Cell, View } from "../../wire/types";

/** The goal or the tunnel of a chest that was turned over and is to be laid now. */
export function faceUp(view: View): Card | null {
  const [thing] = view.choices;
  if (typeof thing !== "object" || Array.isArray(thing)) return null;
  if ("goal" in thing) return view.goals[thing.goal]?.face ?? null;
  if ("chest" in thing) return view.chests?.[thing.chest]?.tunnel ?? null;
  return null;
}

/** The cells that what is being decided speaks of: the card in play, the goals to choose, the toll. */
export function spokenOf(view: View): readonly Cell[] {
  const command = view.in_play;
  if (command !== null) {
    if ("cell" in command) return [command.cell];
    if ("goal" in command) return goalCells(view, [command.goal]);
    if ("goals" in command) return goalCells(view, command.goals);
    if ("chest" in command) return chestCells(view, command.chest);
  }
  if (view.asked.question === "toll") return view.choices as readonly Cell[];
  return turnedOver(view);
}

/** Where the goal or the tunnel of a chest lies that was turned over. */
function turnedOver(view: View): readonly Cell[] {
  const [thing] = view.choices;
  if (view.asked.question !== "orientation" || typeof thing !== "object" || Array.isArray(thing)) return [];
  if ("goal" in thing) return goalCells(view, [thing.goal]);
  return "chest" in thing ? chestCells(view, thing.chest) : [];
}

/** Whom the card in play is for. */
export function aimedAt(view: View): readonly number[] {
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

/** Empty cells beside something that lies there: where one might want to lay a tunnel. */
export function emptyBeside(view: View): readonly Cell[] {
  const cells = [
    ...view.maze.map(({ cell }) => cell),
    ...view.goals.map(({ cell }) => cell),
    ...(view.chests ?? []).flatMap(({ cell }) => (cell ? [cell] : [])),
  ];
  const taken = new Set(cells.map(String));
  const beside = new Map<string, Cell>();
  for (const [x, y] of cells)
    for (const [dx, dy] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const) {
      const cell: Cell = [x + dx, y + dy];
      if (!taken.has(String(cell))) beside.set(String(cell), cell);
    }
  return [...beside.values()];
}
