// What the viewer has looked at, with its age in turns.
import type { Card, GoalSwap, InChest, OwnGoalLook, Role, View } from "../wire/types";

export interface KnownGoal {
  readonly goal: number;
  readonly face: Card;
  readonly age: number;
  /** Another player has picked it up since, so it may have been swapped. */
  readonly doubtful: boolean;
}

export interface KnownChest {
  readonly chest: number;
  readonly tunnel: Card;
  readonly found: InChest;
  readonly age: number;
}

export interface KnownRole {
  readonly seat: number;
  readonly role: Role;
  readonly age: number;
  /** The seat has had another role since. */
  readonly past: boolean;
}

type SeenFace = Omit<KnownGoal, "goal" | "age"> & { readonly turn: number };

/** The face-down goals that the viewer knows: seen, then followed through the viewer's own swaps (WC-17). */
export function knownGoals(view: View): readonly KnownGoal[] {
  const known = new Map<number, SeenFace>();
  const looks = (view.own?.looks ?? []).map((look) => ({ turn: look.turn, apply: () => recordLook(known, look) }));
  const swaps = view.goal_swaps.map((swap) => ({ turn: swap.turn, apply: () => recordSwap(known, swap, view) }));
  for (const each of [...looks, ...swaps].sort((one, other) => one.turn - other.turn)) each.apply();
  const faceDown = view.goals.filter(({ face }) => face === null);
  return faceDown.flatMap(({ goal }) => {
    const seen = known.get(goal);
    return seen ? [{ goal, face: seen.face, age: view.turn - seen.turn, doubtful: seen.doubtful }] : [];
  });
}

function recordLook(known: Map<number, SeenFace>, { goal, face, turn }: OwnGoalLook): void {
  known.set(goal, { face, turn, doubtful: false });
}

/** The viewer knows the result of own swaps; goals that others picked up become doubtful. */
function recordSwap(known: Map<number, SeenFace>, { seat, goals, turn }: GoalSwap, view: View): void {
  const ownSwap = view.own?.goal_swaps.find((swap) => seat === view.seat && swap.turn === turn);
  const [one, other] = goals.map((goal) => known.get(goal));
  if (ownSwap === undefined) {
    for (const [goal, seen] of [
      [goals[0], one],
      [goals[1], other],
    ] as const)
      if (seen) known.set(goal, { ...seen, doubtful: true });
  } else if (ownSwap.swapped) {
    setOrDelete(known, goals[0], other);
    setOrDelete(known, goals[1], one);
  }
}

function setOrDelete(known: Map<number, SeenFace>, goal: number, seen: SeenFace | undefined): void {
  if (seen === undefined) known.delete(goal);
  else known.set(goal, seen);
}

export function knownChests(view: View): readonly KnownChest[] {
  const looks = new Map(view.own?.chest_looks.map((look) => [look.chest, look]));
  const closed = (view.chests ?? []).filter(({ cell, tunnel }) => cell !== null && tunnel === null);
  return closed.flatMap(({ chest }) => {
    const look = looks.get(chest);
    return look ? [{ chest, tunnel: look.tunnel, found: look.found, age: view.turn - look.turn }] : [];
  });
}

export function knownRoles(view: View): readonly KnownRole[] {
  const looks = new Map(view.own?.inspections.map((look) => [look.seat, look]));
  return [...looks.values()].map(({ seat, role, turn, current }) => ({
    seat,
    role,
    age: view.turn - turn,
    past: !current,
  }));
}
