// The tunnel that a command lays.
import { NEIGHBOUR_OFFSET, opposite, shapeOf, type Side, SIDES } from "../art/shape";
import type { AnyCommand, Cell, View } from "../wire/types";

export interface Laying {
  readonly tunnel: string;
  readonly cell: Cell;
  /** The cell from which a detour picks the tunnel up first (WC-23). */
  readonly from: Cell | null;
}

/** The tunnel that a command lays; null if it lays none. */
export function layingOf(command: AnyCommand | null, view: Pick<View, "last_laid">): Laying | null {
  if (command === null || !("tunnel" in command && "cell" in command)) return null;
  const { tunnel, cell } = command;
  return { tunnel, cell, from: command.do === "Detour" ? view.last_laid : null };
}

const same = (one: Cell | null, other: Cell): boolean =>
  one !== null && one[0] === other[0] && one[1] === other[1];

function isOpenAt(tunnel: string, side: Side): boolean {
  const { passages, stubs } = shapeOf(tunnel);
  return [...passages.flat(), ...stubs].includes(side);
}

/** The sides at which a tunnel does not match its neighbours: open against closed (TUN-2). */
export function mismatchedSides(command: AnyCommand, view: View): readonly Side[] {
  const laying = layingOf(command, view);
  if (laying === null) return [];
  const { tunnel, cell, from } = laying;
  return SIDES.filter((side) => {
    const [dx, dy] = NEIGHBOUR_OFFSET[side];
    const neighbour = view.maze.find((laid) => same(laid.cell, [cell[0] + dx, cell[1] + dy]));
    if (neighbour === undefined || same(from, neighbour.cell)) return false;
    return isOpenAt(neighbour.tunnel, opposite(side)) !== isOpenAt(tunnel, side);
  });
}
