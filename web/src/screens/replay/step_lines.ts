// The log lines of one step of a replay.
import type { RoomState } from "../../state";
import { type LogLine, logLines } from "../../log/log_lines";
import { SECRET_FIELDS } from "../../wire/nouns";
import type { AnyFact } from "../../wire/types";
import type { ReplayView } from "./replay_view";

/** The log lines of a step. */
export function stepLines(
  facts: readonly AnyFact[],
  replayView: ReplayView,
  names: readonly string[],
): readonly LogLine[] {
  return logLines(stepState(facts, replayView, names));
}

/** A step as a state whose log has the facts of that step. "You" is the seat whose view is shown. */
export function stepState(
  facts: readonly AnyFact[],
  { view, all }: ReplayView,
  names: readonly string[],
): RoomState {
  const visible = all === null ? facts : facts.map(withoutSecrets);
  const state = {
    seat: view.seat,
    game: view,
    room: { seats: names.map((name) => ({ name, bot: null })) },
    log: visible.map((item, index) => ({ number: index + 1, item })),
  };
  // These are the only parts of the state that the log and the acts read.
  return state as unknown as RoomState;
}

/** With all cards open nobody is "you", so the log hides what only some viewers see. */
function withoutSecrets(fact: AnyFact): AnyFact {
  // Whether a pass was forced is said of everyone in the same words.
  const fields = (SECRET_FIELDS[fact.fact] ?? []).filter((field) => field !== "forced");
  const values = fact as unknown as Readonly<Record<string, unknown>>;
  return { ...fact, ...Object.fromEntries(fields.map((field) => [field, hidden(values[field])])) };
}

/** A value as it is sent to a viewer who may not see it: the number of cards is public. */
const hidden = (value: unknown): unknown => (Array.isArray(value) ? value.map(hidden) : null);
