/** Reads the cards on the board from a view. The board itself knows no rules. */

import { isHalfTurned, type Side } from "../art/shape";
import type { Parts } from "../wire/types";
import { keyOf, type Cell } from "./geometry";

/** The parts of a view that the board shows. */
export interface BoardView {
  readonly maze: readonly { cell: readonly number[]; card: string; tunnel: string }[];
  readonly goals: readonly { goal: number; cell: readonly number[]; face: string | null }[];
  readonly parts?: {
    readonly chests?: Pick<NonNullable<Parts["chests"]>, "chests">;
    readonly toll?: Pick<NonNullable<Parts["toll"]>, "dwarfs">;
  };
}

export interface BoardCard {
  readonly key: string;
  readonly cell: Cell;
  /** A catalogue name, or "goal face down" or "chest face down". */
  readonly card: string;
  readonly turned: boolean;
  /** The face that the viewer knows of a face-down card. */
  readonly known: string | null;
  /** Text on the small card of a known face: how many turns ago it was seen. */
  readonly age: string;
  readonly goal: number | null;
  readonly chest: number | null;
}

export interface TollDwarf {
  readonly owner: number;
  readonly cell: Cell;
  readonly side: Side;
}

/** Faces that the viewer knows: goals and tunnels over chests, by number. */
export interface KnownFaces {
  readonly goals?: Readonly<Record<number, string>>;
  readonly chests?: Readonly<Record<number, string>>;
  /** How many turns ago each was seen, as text, by the same numbers. */
  readonly goalAges?: Readonly<Record<number, string>>;
  readonly chestAges?: Readonly<Record<number, string>>;
}

export function boardCards(view: BoardView, faces: KnownFaces = {}): BoardCard[] {
  const faceUp = view.maze.map((laid): BoardCard => {
    const cell = cellOf(laid.cell);
    const goal = view.goals.find((each) => keyOf(cellOf(each.cell)) === keyOf(cell));
    return {
      key: keyOf(cell),
      cell,
      card: laid.card,
      turned: isHalfTurned(laid.card, laid.tunnel),
      known: null,
      age: "",
      goal: goal?.goal ?? null,
      chest: null,
    };
  });
  const taken = new Set(faceUp.map((laid) => laid.key));
  const faceDown = (cell: Cell, card: string, more: Partial<BoardCard>): BoardCard => ({
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
    const known = faces.goals?.[goal] ?? null;
    return faceDown(cellOf(cell), "goal face down", { goal, known, age: faces.goalAges?.[goal] ?? "" });
  });
  const chests = (view.parts?.chests?.chests ?? []).flatMap(({ chest, cell }) => {
    const known = faces.chests?.[chest] ?? null;
    const more = { chest, known, age: faces.chestAges?.[chest] ?? "" };
    return cell ? [faceDown(cellOf(cell), "chest face down", more)] : [];
  });
  return [...faceUp, ...[...goals, ...chests].filter((laid) => !taken.has(laid.key))];
}

export const boardDwarfs = (view: BoardView): TollDwarf[] =>
  (view.parts?.toll?.dwarfs ?? []).map((dwarf) => ({ ...dwarf, cell: cellOf(dwarf.cell) }));

export const cellOf = (pair: readonly number[]): Cell => [pair[0] ?? 0, pair[1] ?? 0];
