// Calls of the HTTP API. An error is a return value, not an exception, because every caller shows it to the player.
import type { Calls, ErrorBody } from "../wire/types";

export type Call = keyof Calls;
/** The arguments of a call: `path` for the parameters of the path, `query`, `body`. */
export type CallArguments<Name extends Call> = Omit<Calls[Name], "response">;
export type Result<Value> = { readonly ok: true; readonly value: Value } | Refusal;

export interface Refusal {
  readonly ok: false;
  /** 0 if the server was not reached. */
  readonly status: number;
  readonly problem: ErrorBody;
}

interface AnyArguments {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

type ArgumentList<Name extends Call> = keyof CallArguments<Name> extends never ? [] : [CallArguments<Name>];

/** Call the server, as in `callApi("GET /api/rooms/{room}", { path: { room } })`. */
export async function callApi<Name extends Call>(
  name: Name,
  ...args: ArgumentList<Name>
): Promise<Result<Calls[Name]["response"]>> {
  const given = (args[0] ?? {}) as AnyArguments;
  await pendingGuest; // otherwise two guests are created, and the browser may remember the wrong one
  const first = await fetchOnce<Calls[Name]["response"]>(name, given);
  if (first.ok || first.problem.reason !== "unknown-guest") return first;
  const guest = await ensureGuest(); // a new visitor becomes a guest here
  return guest.ok ? fetchOnce(name, given) : guest;
}

type GuestResult = Result<Calls["GET /api/me"]["response"]>;
let pendingGuest: Promise<GuestResult> | null = null;

/** Create a guest, or recognise the one in the cookie. Concurrent callers share one request. */
export function ensureGuest(): Promise<GuestResult> {
  pendingGuest ??= withGuestLock(() => fetchOnce<Calls["GET /api/me"]["response"]>("GET /api/me", {})).finally(
    () => {
      pendingGuest = null;
    },
  );
  return pendingGuest;
}

/** How long a tab waits for another tab to become a guest, in milliseconds. */
const LOCK_TIMEOUT = 5000;

/**
 * Two tabs that open at the same time would both ask without a cookie and become two guests. So the second tab waits
 * until the first has its cookie. Pages without TLS have no locks; there the tabs do not wait.
 */
async function withGuestLock(ask: () => Promise<GuestResult>): Promise<GuestResult> {
  let result: Promise<GuestResult> | null = null;
  try {
    const signal = AbortSignal.timeout(LOCK_TIMEOUT);
    await globalThis.navigator.locks.request("pyrite-guest", { signal }, () => (result = ask()));
  } catch {
    // There is no lock, or waiting for it took too long.
  }
  return result ?? ask();
}

async function fetchOnce<Value>(name: Call, { path = {}, query, body }: AnyArguments): Promise<Result<Value>> {
  const [method = "", template = ""] = name.split(" ");
  const address = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ""));
  const search = query === undefined ? "" : `?${new URLSearchParams(query)}`;
  try {
    const response = await fetch(address + search, {
      method,
      credentials: "same-origin",
      ...(body !== undefined && { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
    });
    return await readResponse<Value>(response);
  } catch {
    const text = "The server cannot be reached; check the connection and try again.";
    return { ok: false, status: 0, problem: { reason: "offline", text } };
  }
}

async function readResponse<Value>(response: Response): Promise<Result<Value>> {
  const text = await response.text();
  const isJson = (response.headers.get("Content-Type") ?? "").startsWith("application/json");
  if (response.ok) return { ok: true, value: (text === "" ? null : isJson ? JSON.parse(text) : text) as Value };
  const problemBody = isJson ? (JSON.parse(text) as Partial<ErrorBody>) : {};
  if (problemBody.reason !== undefined)
    return { ok: false, status: response.status, problem: problemBody as ErrorBody };
  const problem = {
    reason: `http-${response.status}`,
    text: "The server's answer could not be read; try again.",
  };
  return { ok: false, status: response.status, problem };
}
