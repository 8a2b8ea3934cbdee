// What I have seen: it stays in view, with its age in turns.
import type { Card, GoalSwap, InChest, OwnGoalLook, Role, View } from "../wire/types";

export interface GoalKnown {
  readonly goal: number;
  readonly face: Card;
  readonly age: number;
  /** Somebody else has taken it up since: it may be the other one now. */
  readonly doubtful: boolean;
}

export interface ChestKnown {
  readonly chest: number;
  readonly tunnel: Card;
  readonly found: InChest;
  readonly age: number;
}

export interface RoleKnown {
  readonly seat: number;
  readonly role: Role;
  readonly age: number;
  /** That seat has had another role since. */
  readonly past: boolean;
}

type Known = Omit<GoalKnown, "goal" | "age"> & { readonly turn: number };

/** Goals that lie face down and that I have looked at, wherever I have put them since (WC-17). */
export function goalsKnown(view: View): readonly GoalKnown[] {
  const known = new Map<number, Known>();
  const looks = (view.own?.looks ?? []).map((look) => ({ turn: look.turn, happen: () => saw(known, look) }));
  const swaps = view.goal_swaps.map((swap) => ({ turn: swap.turn, happen: () => tookUp(known, swap, view) }));
  for (const each of [...looks, ...swaps].sort((one, other) => one.turn - other.turn)) each.happen();
  const down = view.goals.filter(({ face }) => face === null);
  return down.flatMap(({ goal }) => {
    const one = known.get(goal);
    return one ? [{ goal, face: one.face, age: view.turn - one.turn, doubtful: one.doubtful }] : [];
  });
}

function saw(known: Map<number, Known>, { goal, face, turn }: OwnGoalLook): void {
  known.set(goal, { face, turn, doubtful: false });
}

/** I know what I did with two goals; of what others did I know only that it may be otherwise now. */
function tookUp(known: Map<number, Known>, { seat, goals, turn }: GoalSwap, view: View): void {
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

function put(known: Map<number, Known>, goal: number, what: Known | undefined): void {
  if (what === undefined) known.delete(goal);
  else known.set(goal, what);
}

export function chestsKnown(view: View): readonly ChestKnown[] {
  const looks = new Map(view.own?.chest_looks.map((look) => [look.chest, look]));
  const shut = (view.chests ?? []).filter(({ cell, tunnel }) => cell !== null && tunnel === null);
  return shut.flatMap(({ chest }) => {
    const look = looks.get(chest);
    return look ? [{ chest, tunnel: look.tunnel, found: look.found, age: view.turn - look.turn }] : [];
  });
}

export function rolesKnown(view: View): readonly RoleKnown[] {
  const looks = new Map(view.own?.inspections.map((look) => [look.seat, look]));
  return [...looks.values()].map(({ seat, role, turn, current }) => ({
    seat,
    role,
    age: view.turn - turn,
    past: !current,
  }));
}
