// The toll for placing a tunnel in a cell that toll dwarfs face (TOLL-2 to TOLL-4), as in pyrite.game.toll.
import { NEIGHBOUR_OFFSET } from "../art/shape";
import type { AnyCommand, Cell, View } from "../wire/types";
import { layingOf } from "./laying";

export interface Toll {
  /** The seat that has agreed to pay; null if the active player pays. */
  readonly payer: number | null;
  /** The amount for each owner; owners who pay or place the tunnel themselves get none. */
  readonly dues: readonly { readonly owner: number; readonly count: number }[];
}

const same = ([x, y]: Cell, [column, row]: Cell): boolean => x === column && y === row;

/** The toll for a cell; null if none is due. A dwarf leaves with the tunnel that a detour picks up (TOLL-4). */
export function tollAt(view: View, cell: Cell, builder: number | null, lifted: Cell | null = null): Toll | null {
  const dwarfs = (view.parts.toll?.dwarfs ?? []).filter((dwarf) => {
    const [[x, y], [dx, dy]] = [dwarf.cell, NEIGHBOUR_OFFSET[dwarf.side]];
    return same([x + dx, y + dy], cell) && !(lifted && same(lifted, dwarf.cell)) && dwarf.owner !== builder;
  });
  if (dwarfs.length === 0) return null;
  const payer = view.parts.toll?.toll_payers.find((each) => same(each.cell, cell))?.seat ?? null;
  return { payer, dues: duesOf(dwarfs.map(({ owner }) => owner).filter((owner) => owner !== payer)) };
}

function duesOf(owners: readonly number[]): Toll["dues"] {
  return [...new Set(owners)].map((owner) => ({ owner, count: owners.filter((each) => each === owner).length }));
}

/** The toll that a seat is asked to pay for the active player (TOLL-3). */
export function tollAsked(view: View, cell: Cell): Toll["dues"] {
  return tollAt(view, cell, view.to_move)?.dues.filter(({ owner }) => owner !== view.seat) ?? [];
}

/** The toll of the viewer's move. */
export function tollOf(command: AnyCommand, view: View): Toll | null {
  const laying = layingOf(command, view);
  return laying && tollAt(view, laying.cell, view.seat, laying.from);
}
