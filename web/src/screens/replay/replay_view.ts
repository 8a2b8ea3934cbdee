// What is to be seen at one moment of a replay, through somebody's eyes or with all cards open.
import { blankOwn, foldFact } from "../../state";
import type { AnyFact, Card, GoalsPutBack, Own, RoundBegun, View } from "../../wire/types";

export interface Sight {
  readonly view: View;
  /** For who sees everything: the view of each seat, and what lies face down. Null for all others. */
  readonly all: AllSeen | null;
}

export interface AllSeen {
  readonly views: readonly View[];
  readonly goals: readonly (Card | null)[];
  readonly chests: readonly (Card | null)[];
}

/** Before the first fact. The all-seeing look on, and through the eyes of every seat besides. */
export function sightAtFirst(opening: View, eyes: string): Sight {
  if (eyes !== "all") return { view: opening, all: null };
  const views = opening.hands.map((_, seat) => ({ ...opening, seat, own: blankOwn() }));
  return { view: opening, all: { views, goals: [], chests: [] } };
}

export function foldSight({ view, all }: Sight, fact: AnyFact): Sight {
  return { view: foldFact(view, fact), all: all && foldAll(all, fact) };
}

function foldAll(all: AllSeen, fact: AnyFact): AllSeen {
  const views = all.views.map((view) => foldFact(view, fact));
  if (fact.fact === "RoundBegun") return { views, ...faceDown(fact) };
  if (fact.fact === "GoalsPutBack") return { ...all, views, goals: swapped(all.goals, fact) };
  return { ...all, views };
}

function faceDown({ goals, chest_tunnels }: RoundBegun): Pick<AllSeen, "goals" | "chests"> {
  return { goals, chests: chest_tunnels };
}

/** The faces go with the cards (WC-17). */
function swapped(goals: AllSeen["goals"], { one, other, swapped: really }: GoalsPutBack): AllSeen["goals"] {
  return really === true ? goals.with(one, goals[other] ?? null).with(other, goals[one] ?? null) : goals;
}

/** What each seat knew, as far as these eyes see it: all of them, one, or none. */
export function ownsOf({ view, all }: Sight): readonly (Own | null)[] {
  if (all !== null) return all.views.map((each) => each.own);
  return view.hands.map((_, seat) => (seat === view.seat ? view.own : null));
}

/** The role of each seat, if these eyes know it. */
export function rolesOf(sight: Sight): readonly (string | null)[] {
  const { roles } = sight.view;
  if (roles !== null) return roles;
  return ownsOf(sight).map((own) => (own === null || own.role === "unknown" ? null : own.role));
}
