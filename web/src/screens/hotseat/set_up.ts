// A table at which everybody sits at one device.
import type { Result } from "../../api";
import type { NewRoom, Sit, Start, TableOptions } from "../../wire/types";

export const FEWEST = 2;
export const MOST = 12;

type Order = Sit | Start;

/** Who opens a room sits on its first seat already, and only takes another name there. */
export function ordersFor(names: readonly string[]): readonly Order[] {
  const sit = names.map((name, seat): Sit => ({ request: "Sit", seat, name: name.trim() }));
  return [...sit, { request: "Start" }];
}

/** No clock, for a device takes its time from hand to hand, and nobody to talk to but those around it. */
export function termsFor(preset: TableOptions, people: number, bots: number): TableOptions {
  return { ...preset, seats: people + bots, clock: "none", chat: false, listed: false };
}

/** Who is to begin (SET-4): a person or a bot, each counted from 0. */
export interface First {
  readonly who: "person" | "bot";
  readonly number: number;
}

/** The seat of whoever is to begin: people sit in front of the bots. Null leaves it to chance. */
export function seatOf(first: First | null, people: number): number | null {
  if (first === null) return null;
  return first.who === "person" ? first.number : people + first.number;
}

/** Who is to begin after a person is taken away: the same one, or nobody if it was that person. */
export function withoutPerson(first: First | null, person: number): First | null {
  if (first?.who !== "person" || first.number < person) return first;
  return first.number === person ? null : { ...first, number: first.number - 1 };
}

/** Who is to begin with so many bots at the table: nobody if that bot is no longer there. */
export function withBots(first: First | null, bots: number): First | null {
  return first?.who === "bot" && first.number >= bots ? null : first;
}

/** What is wrong with the names, as a message; empty if nothing is. */
export function wrongWith(names: readonly string[]): "" | "passing-name-missing" | "passing-name-twice" {
  const trimmed = names.map((name) => name.trim());
  if (trimmed.some((name) => name === "")) return "passing-name-missing";
  return new Set(trimmed).size < trimmed.length ? "passing-name-twice" : "";
}

export interface Asking {
  open(options: TableOptions): Promise<Result<NewRoom>>;
  order(room: string, want: Order): Promise<Result<unknown>>;
}

/** Open the table, sit everybody down, begin; the room. */
export async function beginPassing(
  { open, order }: Asking,
  options: TableOptions,
  names: readonly string[],
): Promise<Result<string>> {
  const opened = await open(options);
  if (!opened.ok) return opened;
  for (const want of ordersFor(names)) {
    const done = await order(opened.value.room, want);
    if (!done.ok) return done;
  }
  return { ok: true, value: opened.value.room };
}
