import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { callApi, ensureGuest } from ".";

interface ReceivedRequest {
  readonly line: string;
  readonly type: string | undefined;
  readonly body: string;
}

let server: Server;
let received: ReceivedRequest[];
let answers: [status: number, body: string, type?: string][];

beforeEach(async () => {
  received = [];
  answers = [];
  server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      received.push({ line: `${request.method} ${request.url}`, type: request.headers["content-type"], body });
      const [status, text, type = "application/json"] = answers.shift() ?? [500, "{}"];
      response.writeHead(status, { "Content-Type": type }).end(text);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const realFetch = fetch; // Node has no page address, so fetch needs one.
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => realFetch(origin + path, init));
});

afterEach(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const part of request) body += String(part);
  return body;
}

test("a successful call returns the parsed body", async () => {
  answers = [[200, '{"name":"Ada"}']];
  expect(await callApi("GET /api/me")).toEqual({ ok: true, value: { name: "Ada" } });
  expect(received[0]).toEqual({ line: "GET /api/me", type: undefined, body: "" });
});

test("path parameters and query are filled in", async () => {
  answers = [[200, "{}"]];
  await callApi("GET /api/rooms/{room}/replay", { path: { room: "a b" }, query: { view_as: "all" } });
  expect(received[0]?.line).toBe("GET /api/rooms/a%20b/replay?view_as=all");
});

test("a body is sent as JSON", async () => {
  answers = [[201, '{"room":"r","code":"C"}']];
  await callApi("POST /api/play-now", { body: { preset: "classic" } });
  expect(received[0]).toEqual({
    line: "POST /api/play-now",
    type: "application/json",
    body: '{"preset":"classic"}',
  });
});

test("an answer without a body is null", async () => {
  answers = [[204, ""]];
  expect(await callApi("DELETE /api/me/cookie")).toEqual({ ok: true, value: null });
});

test("a record is returned as text", async () => {
  answers = [[200, '{"line":1}\n', "application/x-ndjson"]];
  const record = await callApi("GET /api/rooms/{room}/record", { path: { room: "r" } });
  expect(record).toEqual({ ok: true, value: '{"line":1}\n' });
});

test("a refusal is returned, not thrown", async () => {
  const problem = { reason: "no-such-code", text: "No table has that code." };
  answers = [[404, JSON.stringify(problem)]];
  expect(await callApi("POST /api/join", { body: { code: "AAA" } })).toEqual({ ok: false, status: 404, problem });
});

test("an unknown visitor becomes a guest, and the call is repeated", async () => {
  answers = [
    [401, '{"reason":"unknown-guest","text":"Who?"}'],
    [200, '{"name":""}'],
    [200, '{"room":"r"}'],
  ];
  expect(await callApi("POST /api/join", { body: { code: "ABC" } })).toEqual({ ok: true, value: { room: "r" } });
  expect(received.map(({ line }) => line)).toEqual(["POST /api/join", "GET /api/me", "POST /api/join"]);
});

test.each([
  ["<html>", "text/html"],
  ['{"detail":"Bad gateway"}', "application/json"],
])("an error body that is not ours becomes a problem with the HTTP status: %s", async (body, type) => {
  answers = [[502, body, type]];
  expect(await callApi("GET /api/rooms")).toMatchObject({
    ok: false,
    status: 502,
    problem: { reason: "http-502" },
  });
});

test("an unreachable server is returned as a problem, not thrown", async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
  expect(await callApi("GET /api/rooms")).toMatchObject({ ok: false, status: 0, problem: { reason: "offline" } });
});

test("concurrent callers share one guest request", async () => {
  answers = [
    [200, '{"name":"Ada"}'],
    [200, '{"name":"Eve"}'],
  ];
  expect(await Promise.all([ensureGuest(), ensureGuest()])).toEqual(
    Array(2).fill({ ok: true, value: { name: "Ada" } }),
  );
  expect(await ensureGuest()).toEqual({ ok: true, value: { name: "Eve" } });
  expect(received).toHaveLength(2);
});

test("calls wait until the pending guest request is answered", async () => {
  let done = (): void => undefined;
  const guestRequest = new Promise<void>((resolve) => (done = resolve));
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    sent.push(path);
    if (path === "/api/me") await guestRequest;
    return new Response("{}", { headers: { "Content-Type": "application/json" } });
  });
  const guest = ensureGuest();
  const call = callApi("POST /api/play-now", { body: { preset: "classic" } });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sent).toEqual(["/api/me"]);
  done();
  await Promise.all([guest, call]);
  expect(sent).toEqual(["/api/me", "/api/play-now"]);
});

/** Mimics `navigator.locks`: one holder at a time, and a waiting request can be aborted. */
function locks(): { request: (name: string, options: { signal: AbortSignal }, run: () => unknown) => unknown } {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_, { signal }, run) => {
      const aborted = new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
      last = Promise.race([last, aborted]).then(run);
      return last;
    },
  };
}

async function twoTabs(): Promise<(typeof ensureGuest)[]> {
  const load = async (): Promise<typeof ensureGuest> => {
    vi.resetModules();
    return (await import(".")).ensureGuest;
  };
  return [await load(), await load()];
}

test("two tabs that open at the same time become one guest, because one waits for the other", async () => {
  vi.stubGlobal("navigator", { locks: locks() });
  const pending: ((response: Response) => void)[] = [];
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => pending.push(resolve)));
  const me = (): Response => new Response('{"name":"Ada"}', { headers: { "Content-Type": "application/json" } });
  const guests = (await twoTabs()).map((each) => each());
  await vi.waitFor(() => expect(pending).toHaveLength(1));
  await new Promise((resolve) => setImmediate(resolve));
  expect(pending).toHaveLength(1);
  pending[0]?.(me());
  await vi.waitFor(() => expect(pending).toHaveLength(2));
  pending[1]?.(me());
  expect(await Promise.all(guests)).toEqual(Array(2).fill({ ok: true, value: { name: "Ada" } }));
});

test("a tab stops waiting for another after a timeout, and does not wait without locks", async () => {
  vi.stubGlobal("navigator", { locks: { request: () => Promise.reject(new Error("aborted")) } });
  answers = Array(2).fill([200, '{"name":"Ada"}']);
  expect(await ensureGuest()).toMatchObject({ ok: true });
  vi.stubGlobal("navigator", {});
  expect(await ensureGuest()).toMatchObject({ ok: true });
  expect(received).toHaveLength(2);
});
