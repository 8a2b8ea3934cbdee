/** What the board shows, read from a plain view. The board itself knows no rules. */

import { liesTurned, type Side } from "../art/shape";
import { keyOf, type Cell } from "./geometry";

/** The parts of a plain view that lie on the table. */
export interface TableView {
  readonly maze: readonly { cell: readonly number[]; card: string; tunnel: string }[];
  readonly goals: readonly { goal: number; cell: readonly number[]; face: string | null }[];
  readonly chests?: readonly {
    chest: number;
    cell: readonly number[] | null;
    tunnel: string | null;
    found: string | null;
  }[];
  readonly dwarfs?: readonly { owner: number; cell: readonly number[]; side: string }[];
}

export interface Laid {
  readonly key: string;
  readonly cell: Cell;
  /** A name of the catalogue, also "goal face down" and "chest face down". */
  readonly card: string;
  readonly turned: boolean;
  /** What the viewer knows to lie there face down. */
  readonly known: string | null;
  /** What stands on the pin: how long ago that was seen. */
  readonly age: string;
  readonly goal: number | null;
  readonly chest: number | null;
}

export interface TollDwarf {
  readonly owner: number;
  readonly cell: Cell;
  readonly side: Side;
}

/** What the viewer has seen: faces of goals and tunnels over chests, by their numbers. */
export interface Seen {
  readonly goals?: Readonly<Record<number, string>>;
  readonly chests?: Readonly<Record<number, string>>;
  /** How long ago, as it stands on the pin, by the same numbers. */
  readonly goalAges?: Readonly<Record<number, string>>;
  readonly chestAges?: Readonly<Record<number, string>>;
}

export function laidOn(view: TableView, seen: Seen = {}): Laid[] {
  const open = view.maze.map((laid): Laid => {
    const cell = cellOf(laid.cell);
    const goal = view.goals.find((each) => keyOf(cellOf(each.cell)) === keyOf(cell));
    return {
      key: keyOf(cell),
      cell,
      card: laid.card,
      turned: liesTurned(laid.card, laid.tunnel),
      known: null,
      age: "",
      goal: goal?.goal ?? null,
      chest: null,
    };
  });
  const taken = new Set(open.map((laid) => laid.key));
  const down = (cell: Cell, card: string, more: Partial<Laid>): Laid => ({
    key: keyOf(cell),
    cell,
    card,
    turned: false,
    known: null,
    age: "",
    goal: null,
    chest: null,
    ...more,
  });
  const goals = view.goals.map(({ goal, cell }) => {
    const known = seen.goals?.[goal] ?? null;
    return down(cellOf(cell), "goal face down", { goal, known, age: seen.goalAges?.[goal] ?? "" });
  });
  const chests = (view.chests ?? []).flatMap(({ chest, cell }) => {
    const known = seen.chests?.[chest] ?? null;
    const more = { chest, known, age: seen.chestAges?.[chest] ?? "" };
    return cell ? [down(cellOf(cell), "chest face down", more)] : [];
  });
  return [...open, ...[...goals, ...chests].filter((laid) => !taken.has(laid.key))];
}

export const dwarfsOn = (view: TableView): TollDwarf[] =>
  (view.dwarfs ?? []).map(({ owner, cell, side }) => ({ owner, cell: cellOf(cell), side: side as Side }));

export const cellOf = (pair: readonly number[]): Cell => [pair[0] ?? 0, pair[1] ?? 0];
