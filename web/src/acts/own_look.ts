// A secret that the viewer has just looked at: a goal, a chest or a role.
import { factMessage, isSeen, type Message } from "../decide/sentences";
import { FACT_NOUNS, SECRET_FIELDS } from "../wire/nouns";
import type { AnyFact } from "../wire/types";
import type { LogEntry } from "../state";
import type { ActState } from "./acts";
import { kindOfFact } from "./motions";

export interface OwnLook {
  /** The number of its item in the log. */
  readonly number: number;
  readonly back: "goal" | "chest" | "role";
  readonly card: string | null;
  readonly role: string | null;
  readonly message: Message;
}

/** The own look of an item of the log, if the viewer has looked at something and sees what it is. */
export function ownLookOf({ number, item }: LogEntry, state: Pick<ActState, "seat" | "room">): OwnLook | null {
  if (!("fact" in item) || item.fact === "CardPlayed") return null;
  const seen = kindOfFact(item.fact) === "look" && "seat" in item && item.seat === state.seat && isSeen(item);
  if (!seen || state.seat === null) return null;
  const [card, role] = [secretOf(item, "card"), secretOf(item, "role")];
  return {
    number,
    back: role ? "role" : "chest" in item ? "chest" : "goal",
    card,
    role,
    message: factMessage(item, state),
  };
}

/** The secret field with this noun. */
function secretOf(fact: AnyFact, noun: "card" | "role"): string | null {
  const name = SECRET_FIELDS[fact.fact]?.find((each) => FACT_NOUNS[fact.fact][each] === noun);
  return name === undefined ? null : ((fact as never)[name] as string);
}
