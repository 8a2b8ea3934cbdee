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

/** Face-down goals that the viewer has looked at, including own swaps since (WC-17). */
export function knownGoals(view: View): readonly KnownGoal[] {
  const known = new Map<number, SeenFace>();
  const looks = (view.own?.looks ?? []).map((look) => ({ turn: look.turn, apply: () => recordLook(known, look) }));
  const swaps = view.goal_swaps.map((swap) => ({ turn: swap.turn, apply: () => recordSwap(known, swap, view) }));
  for (const each of [...looks, ...swaps].sort((one, other) => one.turn - other.turn)) each.apply();
  const down = view.goals.filter(({ face }) => face === null);
  return down.flatMap(({ goal }) => {
    const one = known.get(goal);
    return one ? [{ goal, face: one.face, age: view.turn - one.turn, doubtful: one.doubtful }] : [];
  });
}

function recordLook(known: Map<number, SeenFace>, { goal, face, turn }: OwnGoalLook): void {
  known.set(goal, { face, turn, doubtful: false });
}

/** The viewer knows the result of own swaps; goals that others picked up become doubtful. */
function recordSwap(known: Map<number, SeenFace>, { seat, goals, turn }: GoalSwap, view: View): void {
  const mine = view.own?.goal_swaps.find((swap) => seat === view.seat && swap.turn === turn);
  const [one, other] = goals.map((goal) => known.get(goal));
  if (mine === undefined) {
    for (const [goal, was] of [
      [goals[0], one],
      [goals[1], other],
    ] as const)
      if (was) known.set(goal, { ...was, doubtful: true });
  } else if (mine.swapped) {
    put(known, goals[0], other);
    put(known, goals[1], one);
  }
}

function put(known: Map<number, SeenFace>, goal: number, what: SeenFace | undefined): void {
  if (what === undefined) known.delete(goal);
  else known.set(goal, what);
}

export function knownChests(view: View): readonly KnownChest[] {
  const looks = new Map(view.own?.chest_looks.map((look) => [look.chest, look]));
  const shut = (view.chests ?? []).filter(({ cell, tunnel }) => cell !== null && tunnel === null);
  return shut.flatMap(({ chest }) => {
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
