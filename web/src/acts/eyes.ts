// Who has looked at which goal or chest in this round. Everybody saw it, so it is read from public fields only.
import { keyOf } from "../board/geometry";
import type { View } from "../wire/types";

export interface Eye {
  readonly seat: number;
  /** The turn of the round in which the seat looked. */
  readonly turn: number;
  /** Somebody has picked the card up since, so it may be another one (WC-17). */
  readonly doubtful: boolean;
}

/** The parts of a view that show who looked. */
export type LooksView = Pick<View, "looks" | "chest_looks" | "goals" | "parts">;

/** The looks at each face-down card, by its cell, the latest of each seat, oldest first. */
export function eyesByCell(view: LooksView): ReadonlyMap<string, readonly Eye[]> {
  const goals = view.goals
    .filter(({ face }) => face === null)
    .map(({ goal, cell }) => [cell, eyesOnGoal(view, goal)]);
  const chests = (view.parts.chests?.chests ?? [])
    .filter(({ tunnel }) => tunnel === null)
    .map(({ chest, cell }) => [cell, eyesOnChest(view, chest)]);
  const found = [...goals, ...chests] as [View["goals"][number]["cell"] | null, readonly Eye[]][];
  return new Map(found.flatMap(([cell, eyes]) => (cell && eyes.length > 0 ? [[keyOf(cell), eyes]] : [])));
}

function eyesOnGoal(view: LooksView, goal: number): readonly Eye[] {
  return latestOfEachSeat(
    view.looks.flatMap(({ seat, goal: seen, turn }) => {
      const places = placesSince(view, seen, turn);
      return places.has(goal) ? [{ seat, turn, doubtful: places.size > 1 }] : [];
    }),
  );
}

/** The goals at which a card may be that was seen at `goal` in `turn`: two that were picked up may have changed places. */
function placesSince({ parts }: LooksView, goal: number, turn: number): ReadonlySet<number> {
  const places = new Set([goal]);
  for (const { one, other, turn: swapped } of parts.goal_swap?.goal_swaps ?? [])
    if (swapped > turn && (places.has(one) || places.has(other))) places.add(one).add(other);
  return places;
}

function eyesOnChest({ chest_looks }: LooksView, chest: number): readonly Eye[] {
  const looks = chest_looks.filter((look) => look.chest === chest);
  return latestOfEachSeat(looks.map(({ seat, turn }) => ({ seat, turn, doubtful: false })));
}

/** A look that is certain says more than one that is in doubt, however late. */
function latestOfEachSeat(eyes: readonly Eye[]): readonly Eye[] {
  const latest = new Map<number, Eye>();
  for (const eye of eyes.toSorted(
    (one, other) => Number(other.doubtful) - Number(one.doubtful) || one.turn - other.turn,
  ))
    latest.set(eye.seat, eye);
  return [...latest.values()].sort((one, other) => one.turn - other.turn);
}
