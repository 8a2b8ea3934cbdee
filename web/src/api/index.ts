// Calls of the HTTP API. An error is a return value, not an exception, because every caller shows it to the player.
import type { Calls, ErrorBody } from "../wire/types";

export type Call = keyof Calls;
/** What a call needs besides its name: `where` for the path, `query`, `body`. */
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

/** Call the server, as in `callApi("GET /api/rooms/{room}", { where: { room } })`. */
export async function callApi<Name extends Call>(
  name: Name,
  ...needs: Arguments<Name>
): Promise<Result<Calls[Name]["gives"]>> {
  const parts = (needs[0] ?? {}) as Parts;
  await pendingGuest; // otherwise two guests are created, and the browser may remember the wrong one
  const first = await fetchOnce<Calls[Name]["gives"]>(name, parts);
  if (first.ok || first.problem.reason !== "unknown-guest") return first;
  const guest = await ensureGuest(); // a new visitor becomes a guest here
  return guest.ok ? fetchOnce(name, parts) : guest;
}

type GuestResult = Result<Calls["GET /api/me"]["gives"]>;
let pendingGuest: Promise<GuestResult> | null = null;

/** Create a guest, or recognise the one in the cookie. Concurrent callers share one request. */
export function ensureGuest(): Promise<GuestResult> {
  pendingGuest ??= oneTabAtATime(() => fetchOnce<Calls["GET /api/me"]["gives"]>("GET /api/me", {})).finally(() => {
    pendingGuest = null;
  });
  return pendingGuest;
}

/** How long a tab waits for another tab to become a guest, in milliseconds. */
const LOCK_TIMEOUT = 5000;

/**
 * Two tabs that open at the same time would both ask without a cookie and become two guests. So the second tab waits
 * until the first has its cookie. Pages without TLS have no locks; there the tabs do not wait.
 */
async function oneTabAtATime(ask: () => Promise<GuestResult>): Promise<GuestResult> {
  let asked: Promise<GuestResult> | null = null;
  try {
    const signal = AbortSignal.timeout(LOCK_TIMEOUT);
    await globalThis.navigator.locks.request("pyrite-guest", { signal }, () => (asked = ask()));
  } catch {
    // There is no lock, or waiting for it took too long.
  }
  return asked ?? ask();
}

async function fetchOnce<Value>(name: Call, { where = {}, query, body }: Parts): Promise<Result<Value>> {
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
  const problemBody = isJson ? (JSON.parse(text) as Partial<ErrorBody>) : {};
  if (problemBody.reason !== undefined)
    return { ok: false, status: response.status, problem: problemBody as ErrorBody };
  const problem = {
    reason: `http-${response.status}`,
    text: "The server gave no answer that can be read; try again.",
  };
  return { ok: false, status: response.status, problem };
}
