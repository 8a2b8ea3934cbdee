// A table at which everybody sits at one device.
import type { Result } from "../../api";
import type { NewRoom, Sit, Start, Terms } from "../../wire/types";

export const FEWEST = 2;
export const MOST = 12;

type Order = Sit | Start;

/** Who opens a room sits on its first seat already, and only takes another name there. */
export function ordersFor(names: readonly string[]): readonly Order[] {
  const sit = names.map((name, seat): Sit => ({ order: "Sit", seat, name: name.trim() }));
  return [...sit, { order: "Start" }];
}

/** No clock, for a device takes its time from hand to hand, and nobody to talk to but those around it. */
export function termsFor(preset: Terms, people: number, bots: number): Terms {
  return { ...preset, seats: people + bots, clock: "none", chat: false, listed: false };
}

/** What is wrong with the names, as a message; empty if nothing is. */
export function wrongWith(names: readonly string[]): "" | "passing-name-missing" | "passing-name-twice" {
  const trimmed = names.map((name) => name.trim());
  if (trimmed.some((name) => name === "")) return "passing-name-missing";
  return new Set(trimmed).size < trimmed.length ? "passing-name-twice" : "";
}

export interface Asking {
  open(terms: Terms): Promise<Result<NewRoom>>;
  order(room: string, want: Order): Promise<Result<unknown>>;
}

/** Open the table, sit everybody down, begin; the room. */
export async function beginPassing(
  { open, order }: Asking,
  terms: Terms,
  names: readonly string[],
): Promise<Result<string>> {
  const opened = await open(terms);
  if (!opened.ok) return opened;
  for (const want of ordersFor(names)) {
    const done = await order(opened.value.room, want);
    if (!done.ok) return done;
  }
  return { ok: true, value: opened.value.room };
}
