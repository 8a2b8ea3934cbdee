// What happened in one step of a replay, in the words of the log.
import type { State } from "../../state";
import { type Line, linesOf } from "../../log/log_lines";
import type { AnyFact } from "../../wire/types";
import type { Sight } from "./replay_view";

/** The log speaks to whoever sits at the table; in a replay that is the one whose eyes one borrows. */
export function linesAt(
  facts: readonly AnyFact[],
  { view, all }: Sight,
  names: readonly string[],
): readonly Line[] {
  const told = all === null ? facts : facts.map(asOthersSaw);
  const state = {
    seat: view.seat,
    game: view,
    room: { seats: names.map((name) => ({ name })) },
    log: told.map((thing, place) => ({ number: place + 1, thing })),
  };
  // Only this much of a table is read when words are made of what happened.
  return linesOf(state as unknown as State);
}

const SECRETS: Readonly<Partial<Record<AnyFact["fact"], string>>> = {
  Looked: "face",
  RoleSeen: "role",
  GoldTaken: "nuggets",
  CardKept: "card",
  CardTaken: "card",
  ChestSeen: "found",
  GoalsPutBack: "swapped",
};

/** Who sees everything has looked at nothing in person: "you" would be nobody. */
function asOthersSaw(fact: AnyFact): AnyFact {
  const secret = SECRETS[fact.fact];
  return secret === undefined ? fact : { ...fact, [secret]: null };
}
