// How facts change a view, as in pyrite.game.facts. Facts that are not here change nothing that a client computes:
// the update has the changed parts of modules and the question, and after a rare fact the whole view.
import type { AnyFact, FactName, View } from "../../wire/types";
import * as cards from "./cards";
import * as rounds from "./rounds";
import * as gold from "./gold";
import * as maze from "./maze";

type FactOf<Name extends FactName> = Extract<AnyFact, { fact: Name }>;

/** The function of a fact has its name, with a small first letter. */
const APPLY: {
  readonly [Name in FactName as Uncapitalize<Name>]?: (view: View, fact: FactOf<Name>) => View;
} = { ...cards, ...gold, ...maze, ...rounds };

/** The view after one more fact; what the viewer may not know stays null. */
export function applyFact(view: View, fact: AnyFact): View {
  const name = fact.fact.charAt(0).toLowerCase() + fact.fact.slice(1);
  const apply = (APPLY as Record<string, unknown>)[name] as ((view: View, fact: AnyFact) => View) | undefined;
  return apply === undefined ? view : apply(view, fact);
}
