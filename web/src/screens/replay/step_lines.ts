// The log lines of one step of a replay.
import type { State } from "../../state";
import { type Line, linesOf } from "../../log/log_lines";
import type { AnyFact } from "../../wire/types";
import type { Sight } from "./replay_view";

/** In the log "you" is the seat whose view is shown. */
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
  // These are the only parts of the state that the log reads.
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

/** With all cards open nobody is "you", so private fields are hidden from the log. */
function asOthersSaw(fact: AnyFact): AnyFact {
  const secret = SECRETS[fact.fact];
  return secret === undefined ? fact : { ...fact, [secret]: null };
}
