// How each fact changes a view: one function per fact, as in pyrite.game.facts.
import type { AnyFact, FactName, View } from "../../wire/types";
import { OutOfSync } from "../out_of_sync";
import * as cards from "./cards";
import * as rounds from "./rounds";
import * as gold from "./gold";
import * as maze from "./maze";
import * as piles from "./piles";
import * as roles from "./roles";
import * as toll from "./toll";
import * as unchanged from "./unchanged";

type FactOf<Name extends FactName> = Extract<AnyFact, { fact: Name }>;

/** The function of a fact has its name, with a small first letter. */
const APPLY: {
  readonly [Name in FactName as Uncapitalize<Name>]: (view: View, fact: FactOf<Name>) => View;
} = { ...cards, ...gold, ...maze, ...piles, ...roles, ...rounds, ...toll, ...unchanged };

/** The view after one more fact; what the viewer may not know stays null. */
export function applyFact(view: View, fact: AnyFact): View {
  const name = fact.fact.charAt(0).toLowerCase() + fact.fact.slice(1);
  const apply = (APPLY as Record<string, unknown>)[name] as ((view: View, fact: AnyFact) => View) | undefined;
  if (apply === undefined) throw new OutOfSync(`Unknown fact ${fact.fact}: this page is too old.`);
  return apply(view, fact);
}
