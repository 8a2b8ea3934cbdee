// Sets up a room in which everybody plays on one device.
import type { Result } from "../../api";
import type { NewRoom, Sit, Start, TableOptions } from "../../wire/types";

export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 12;

type SetUpRequest = Sit | Start;

/** The creator already has the first seat; for it, `Sit` only changes the name. */
export function requestsFor(names: readonly string[]): readonly SetUpRequest[] {
  const sit = names.map((name, seat): Sit => ({ request: "Sit", seat, name: name.trim() }));
  return [...sit, { request: "Start" }];
}

/** No clock, because passing the device takes time, and no chat. */
export function optionsFor(preset: TableOptions, people: number, bots: number): TableOptions {
  return { ...preset, seats: people + bots, clock: "none", chat: false, listed: false };
}

/** The first player (SET-4): a person or a bot, counted from 0. */
export interface FirstPlayer {
  readonly who: "person" | "bot";
  readonly number: number;
}

/** The seat of the first player: people come before bots. Null is a random choice. */
export function seatOf(first: FirstPlayer | null, people: number): number | null {
  if (first === null) return null;
  return first.who === "person" ? first.number : people + first.number;
}

/** The first player after a person is removed: the same, or null if it was that person. */
export function withoutPerson(first: FirstPlayer | null, person: number): FirstPlayer | null {
  if (first?.who !== "person" || first.number < person) return first;
  return first.number === person ? null : { ...first, number: first.number - 1 };
}

/** The first player with this number of bots: null if that bot was removed. */
export function withBots(first: FirstPlayer | null, bots: number): FirstPlayer | null {
  return first?.who === "bot" && first.number >= bots ? null : first;
}

/** The message id of what is wrong with the names; empty if nothing is. */
export function nameProblem(names: readonly string[]): "" | "hotseat-name-missing" | "hotseat-name-twice" {
  const trimmed = names.map((name) => name.trim());
  if (trimmed.some((name) => name === "")) return "hotseat-name-missing";
  return new Set(trimmed).size < trimmed.length ? "hotseat-name-twice" : "";
}

export interface RoomApi {
  open(options: TableOptions): Promise<Result<NewRoom>>;
  send(room: string, request: SetUpRequest): Promise<Result<unknown>>;
}

/** Create the room, seat everybody, start; returns the room. */
export async function startHotseat(
  { open, send }: RoomApi,
  options: TableOptions,
  names: readonly string[],
): Promise<Result<string>> {
  const created = await open(options);
  if (!created.ok) return created;
  for (const request of requestsFor(names)) {
    const result = await send(created.value.room, request);
    if (!result.ok) return result;
  }
  return { ok: true, value: created.value.room };
}
