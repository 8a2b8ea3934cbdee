// What the viewer has looked at, with its age in turns.
import type { Card, InChest, Role, View } from "../wire/types";

/** A goal as the screen shows it; `View.known_goals` has every face that is possible. */
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

/** Face-down goals that the viewer has looked at: the face that is there if others swapped as little as possible. */
export function knownGoals(view: View): readonly KnownGoal[] {
  return view.known_goals.flatMap(({ goal, faces: [first, ...others] }) =>
    first?.face
      ? [{ goal, face: first.face, age: view.turn - (first.turn ?? view.turn), doubtful: others.length > 0 }]
      : [],
  );
}

export function knownChests(view: View): readonly KnownChest[] {
  const looks = new Map(view.own?.parts.chests?.chest_looks.map((look) => [look.chest, look]));
  const closed = (view.parts.chests?.chests ?? []).filter(({ cell, tunnel }) => cell !== null && tunnel === null);
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
