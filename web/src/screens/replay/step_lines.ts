// The log lines of one step of a replay.
import type { RoomState } from "../../state";
import { type LogLine, logLines } from "../../log/log_lines";
import type { AnyFact } from "../../wire/types";
import type { ReplayView } from "./replay_view";

/** The log lines of a step. In them, "you" is the seat whose view is shown. */
export function stepLines(
  facts: readonly AnyFact[],
  { view, all }: ReplayView,
  names: readonly string[],
): readonly LogLine[] {
  const visible = all === null ? facts : facts.map(withoutSecrets);
  const state = {
    seat: view.seat,
    game: view,
    room: { seats: names.map((name) => ({ name })) },
    log: visible.map((item, index) => ({ number: index + 1, item })),
  };
  // These are the only parts of the state that the log reads.
  return logLines(state as unknown as RoomState);
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
function withoutSecrets(fact: AnyFact): AnyFact {
  const secret = SECRETS[fact.fact];
  return secret === undefined ? fact : { ...fact, [secret]: null };
}
