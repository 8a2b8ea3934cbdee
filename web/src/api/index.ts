// What is asked over HTTP. A refusal is a value and not an exception: every caller shows it to somebody.
import type { Calls, ErrorBody } from "../wire/types";

export type Call = keyof Calls;
/** What a call needs beside its name: `where` for its address, `query`, `body`. */
export type Needs<Name extends Call> = Omit<Calls[Name], "gives">;
export type Result<Value> = { readonly ok: true; readonly value: Value } | Refusal;

export interface Refusal {
  readonly ok: false;
  /** 0 if the server was not reached. */
  readonly status: number;
  readonly problem: ErrorBody;
}

interface Parts {
  readonly where?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

type Arguments<Name extends Call> = keyof Needs<Name> extends never ? [] : [Needs<Name>];

/** Ask the server for something, as in `ask("GET /api/rooms/{room}", { where: { room } })`. */
export async function ask<Name extends Call>(
  name: Name,
  ...needs: Arguments<Name>
): Promise<Result<Calls[Name]["gives"]>> {
  const parts = (needs[0] ?? {}) as Parts;
  await introducing; // or two guests come in, and whoever sat down is not the one whom the browser remembers
  const first = await once<Calls[Name]["gives"]>(name, parts);
  if (first.ok || first.problem.reason !== "unknown-guest") return first;
  const known = await introduce(); // whoever is new becomes a guest on the way
  return known.ok ? once(name, parts) : known;
}

type Known = Result<Calls["GET /api/me"]["gives"]>;
let introducing: Promise<Known> | null = null;

/** Become a guest, or be recognised. Asked by several at once, it is one guest who comes in. */
export function introduce(): Promise<Known> {
  introducing ??= oneTabAtATime(() => once<Calls["GET /api/me"]["gives"]>("GET /api/me", {})).finally(() => {
    introducing = null;
  });
  return introducing;
}

/** How long a tab waits for another one that does not come to an end, in milliseconds. */
const LONGEST_WAIT = 5000;

/**
 * Two tabs that open at the same moment would both ask without a cookie and become two guests. So the second one
 * waits until the first one has its cookie. Browsers have no locks on pages without TLS; there nobody waits.
 */
async function oneTabAtATime(ask: () => Promise<Known>): Promise<Known> {
  let asked: Promise<Known> | null = null;
  try {
    const signal = AbortSignal.timeout(LONGEST_WAIT);
    await globalThis.navigator.locks.request("pyrite-guest", { signal }, () => (asked = ask()));
  } catch {
    // There is no lock, or it took too long to get it.
  }
  return asked ?? ask();
}

async function once<Value>(name: Call, { where = {}, query, body }: Parts): Promise<Result<Value>> {
  const [method = "", path = ""] = name.split(" ");
  const address = path.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(where[part] ?? ""));
  const asked = query === undefined ? "" : `?${new URLSearchParams(query)}`;
  try {
    const response = await fetch(address + asked, {
      method,
      credentials: "same-origin",
      ...(body !== undefined && { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
    });
    return await read<Value>(response);
  } catch {
    const text = "The server cannot be reached; check the connection and try again.";
    return { ok: false, status: 0, problem: { reason: "offline", text } };
  }
}

async function read<Value>(response: Response): Promise<Result<Value>> {
  const text = await response.text();
  const isJson = (response.headers.get("Content-Type") ?? "").startsWith("application/json");
  if (response.ok) return { ok: true, value: (text === "" ? null : isJson ? JSON.parse(text) : text) as Value };
  const told = isJson ? (JSON.parse(text) as Partial<ErrorBody>) : {};
  if (told.reason !== undefined) return { ok: false, status: response.status, problem: told as ErrorBody };
  const problem = {
    reason: `http-${response.status}`,
    text: "The server gave no answer that can be read; try again.",
  };
  return { ok: false, status: response.status, problem };
}
