// Where things are on the page, so that a card can move between them.
import { cellPosition } from "../board/geometry";
import type { Cell } from "../wire/types";
import type { Act } from "./act";
import type { End, Motion } from "./motions";

export interface Place {
  /** The middle, in pixels from the upper left corner of the window. */
  readonly x: number;
  readonly y: number;
  /** How wide a card is there. */
  readonly width: number;
}

/** How wide a card is beside a face or a pile, in pixels. */
const SMALL = 22;

/** The place of an end of a motion; the middle of the maze if it is not on the page. */
export function placeOf(end: End, { actor, target, cells }: Act, root: Element): Place {
  const found =
    end === "actor"
      ? placeOfSeat(actor, root)
      : end === "second"
        ? placeOfCell(cells[1], root)
        : end !== "target"
          ? placeOfPile(end, root)
          : target.at === "seat"
            ? placeOfSeat(target.seat, root)
            : target.at === "cell"
              ? placeOfCell(target.cell, root)
              : null;
  return found ?? (end === "actor" ? placeOfPile("deck", root) : null) ?? middleOfMaze(root);
}

/** The face of a player, or all of the player's tile. */
function placeOfSeat(seat: number | null, root: Element): Place | null {
  const tile = seat === null ? null : root.querySelector(`[data-seat="${seat}"]`);
  const face = tile?.querySelector(".avatar, .role") ?? tile;
  return face ? inView(middleOf(face), face.closest("ul") ?? root) : null;
}

function placeOfPile(pile: string, root: Element): Place | null {
  const found = root.querySelector(`.piles .${pile}, [data-pile="${pile}"]`) ?? root.querySelector(".piles");
  return found && middleOf(found);
}

/** The maze may be panned, so that the cell is out of view: then its place is at the edge. */
function placeOfCell(cell: Cell | undefined, root: Element): Place | null {
  const board = root.querySelector(".board");
  const cards = board?.querySelector<SVGGElement>(".maze > g");
  const matrix = cards?.getScreenCTM?.();
  if (!board || !matrix || cell === undefined) return null;
  const corner = cellPosition(cell);
  const { x, y } = new DOMPoint(corner.x + 100, corner.y + 150).matrixTransform(matrix);
  return inView({ x, y, width: 200 * matrix.a }, board);
}

/** Where the motion of an act ends. */
export function endOf({ to, stops }: Pick<Motion, "to" | "stops">, act: Act, root: Element): Place {
  return stops ? onTheWay(placeOf("actor", act, root), placeOf(to, act, root), root) : placeOf(to, act, root);
}

/** A point between two places, towards the middle of the maze, where there is room for a large card. */
export function onTheWay(from: Place, to: Place, root: Element): Place {
  const middle = middleOfMaze(root);
  const between = (one: number, other: number, maze: number): number => ((one + other) / 2 + maze) / 2;
  return { ...middle, x: between(from.x, to.x, middle.x), y: between(from.y, to.y, middle.y) };
}

function middleOfMaze(root: Element): Place {
  return { ...middleOf(root.querySelector(".board") ?? root), width: 3 * SMALL };
}

function middleOf(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width: SMALL };
}

function inView(place: Place, frame: Element): Place {
  const { left, right, top, bottom } = frame.getBoundingClientRect();
  const within = (value: number, from: number, to: number): number => Math.min(Math.max(value, from), to);
  return { ...place, x: within(place.x, left, right), y: within(place.y, top, bottom) };
}

/** Shake the tile of a player. */
export function shakeSeat(seat: number | null, root: Element | null): void {
  const tile = root?.querySelector(`[data-seat="${seat}"]`)?.closest("li");
  tile?.animate?.(
    [0, -7, 6, -5, 4, -2, 0].map((x) => ({ transform: `translateX(${x}px)` })),
    { duration: 420 },
  );
}
