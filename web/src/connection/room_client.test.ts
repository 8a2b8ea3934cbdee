import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { snapshot, spoken, update } from "../../tests/frames";
import { SocketServer, type Visit } from "../../tests/socket_server";
import type { ConnectionState } from "./connection";
import { type ClientSnapshot, RoomClient } from "./room_client";

let server: SocketServer;
const tables: RoomClient[] = [];

beforeEach(async () => {
  server = await SocketServer.open();
});

afterEach(() => {
  for (const client of tables.splice(0)) client.close();
  server.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function sitDown(seat: number | null = 0, changes: Partial<typeof server.environment> = {}): RoomClient {
  const client = new RoomClient({ room: "mine", seat }, { ...server.environment, ...changes });
  tables.push(client);
  return client;
}

/** Wait until the client's snapshot satisfies a condition. */
function until(client: RoomClient, holds: (snapshot: ClientSnapshot) => boolean): Promise<ClientSnapshot> {
  return new Promise((resolve) => {
    let stop: (() => void) | null = null;
    let done = false;
    stop = client.subscribe((snapshot) => {
      if (done || !holds(snapshot)) return;
      done = true;
      queueMicrotask(() => stop?.());
      resolve(snapshot);
    });
  });
}

const is = (name: ConnectionState["is"]) => (snapshot: ClientSnapshot) => snapshot.connection.is === name;

async function seated(): Promise<{ client: RoomClient; visit: Visit }> {
  const client = sitDown();
  const visit = await server.visit();
  visit.send(snapshot());
  await until(client, is("open"));
  return { client, visit };
}

test("the first connection asks for a snapshot, with the seat of the URL", async () => {
  const client = sitDown(2);
  const visit = await server.visit();
  expect(Object.fromEntries(visit.query)).toEqual({ seat: "2" });
  visit.send(snapshot({ seat: 2 }));
  const { state } = await until(client, is("open"));
  expect(state?.number).toBe(7);
});

test("a spectator has no seat in the URL", async () => {
  sitDown(null);
  expect((await server.visit()).query.has("seat")).toBe(false);
});

test("a connection that was cut continues after the last item", async () => {
  const { client, visit } = await seated();
  visit.send(update(8, spoken("one"), spoken("two")));
  await until(client, ({ state }) => state?.number === 9);
  visit.cut();
  await until(client, is("lost"));
  const again = await server.visit();
  expect(Object.fromEntries(again.query)).toEqual({ seat: "0", after: "9" });
  again.send(update(10, spoken("three")));
  const { state } = await until(client, is("open"));
  expect(state?.log.map(({ number }) => number)).toEqual([8, 9, 10]);
});

test("the first update after a reconnect is published together with the open state", async () => {
  const { client, visit } = await seated();
  visit.cut();
  await until(client, is("lost"));
  const again = await server.visit();
  again.send(update(8, spoken("missed")));
  await until(client, is("open"));
  let last: ClientSnapshot | null = null;
  client.subscribe((snapshot) => (last = snapshot))();
  expect(last).toMatchObject({ connection: { is: "open" }, frame: { frame: "Update", first: 8 } });
});

test("after a gap a snapshot is requested", async () => {
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  const { client, visit } = await seated();
  visit.send(update(12, spoken("too far")));
  const again = await server.visit();
  expect(again.query.has("after")).toBe(false);
  expect(warned).toHaveBeenCalledOnce();
  again.send(snapshot({ number: 12 }));
  expect((await until(client, is("open"))).state?.number).toBe(12);
});

test("after a gap a snapshot is requested, even if the next attempt fails", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const { visit } = await seated();
  visit.send(update(12, spoken("too far")));
  (await server.visit()).cut();
  expect((await server.visit()).query.has("after")).toBe(false);
});

test("a request is answered", async () => {
  const { client, visit } = await seated();
  const answer = client.send({ request: "SendChat", text: "Glück auf" });
  const order = await visit.request();
  expect(order).toMatchObject({ request: "SendChat", text: "Glück auf" });
  visit.send({ frame: "Refused", ref: order.ref ?? "", reason: "muted", text: "No.", rule: "" });
  expect(await answer).toMatchObject({ frame: "Refused", reason: "muted" });
});

test("a request without an answer is sent again with the same reference, and only that one", async () => {
  const { client, visit } = await seated();
  const heard = client.send({ request: "SendChat", text: "heard" });
  const first = await visit.request();
  visit.send({ frame: "Accepted", ref: first.ref ?? "", number: 7 });
  await heard;
  const answer = client.send({ request: "SendChat", text: "lost on the way" });
  const second = await visit.request();
  visit.cut();
  const again = await server.visit();
  again.send(update(8));
  expect(await again.request()).toEqual(second);
  again.send({ frame: "Accepted", ref: second.ref ?? "", number: 7 });
  expect((await answer).frame).toBe("Accepted");
});

test("a request sent while disconnected waits until the connection is open", async () => {
  const { client, visit } = await seated();
  visit.cut();
  await until(client, is("lost"));
  const answer = client.send({ request: "VoteToFinish", agreed: true });
  const again = await server.visit();
  again.send(update(8));
  const order = await again.request();
  again.send({ frame: "Accepted", ref: order.ref ?? "", number: 7 });
  expect((await answer).frame).toBe("Accepted");
});

test("no two requests have the same reference", async () => {
  const { client, visit } = await seated();
  const requests = Array.from({ length: 20 }, () => client.send({ request: "ShowEmote", emote: "laugh" }));
  const refs = new Set<string>();
  for (const _ of requests) refs.add((await visit.request()).ref ?? "");
  expect(refs.size).toBe(20);
  expect(Math.max(...[...refs].map((ref) => ref.length))).toBeLessThanOrEqual(40);
});

test("a connection is replaced if the server does not answer a request", async () => {
  const client = sitDown(0, { answerTimeout: 5 });
  const visit = await server.visit();
  visit.send(snapshot());
  await until(client, is("open"));
  void client.send({ request: "VoteToFinish", agreed: true });
  const order = await visit.request();
  const again = await server.visit();
  again.send(update(8));
  expect(await again.request()).toEqual(order);
});

/** Fake timers for the client; sockets still run in real time. */
const byHand = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });

test("a connection without any frame for long is replaced", async () => {
  byHand();
  const { client, visit } = await seated();
  vi.advanceTimersByTime(59_000);
  visit.send({ frame: "Presence", connected: [0], spectator_count: 0 }); // the connection works, but nothing happens
  await until(client, ({ frame }) => frame?.frame === "Presence");
  vi.advanceTimersByTime(59_000);
  await until(client, is("open"));
  vi.advanceTimersByTime(1000);
  await until(client, is("lost"));
  vi.advanceTimersByTime(1);
  expect((await server.visit()).query.get("after")).toBe("7");
});

test("a connection that does not open is replaced too", async () => {
  byHand();
  const client = sitDown();
  await server.visit();
  vi.advanceTimersByTime(60_000);
  await until(client, is("lost"));
  vi.advanceTimersByTime(1);
  await server.visit();
});

test("a rate-limited request is sent again", async () => {
  const { client, visit } = await seated();
  void client.send({ request: "VoteToFinish", agreed: true });
  const order = await visit.request();
  visit.send({ frame: "Refused", ref: "", reason: "too-fast", text: "Wait a little.", rule: "" });
  const again = await server.visit();
  again.send(update(8));
  expect(await again.request()).toEqual(order);
});

test("an unknown visitor becomes a guest and reconnects", async () => {
  sitDown();
  (await server.visit()).close(4001, "ask for /api/me first");
  await server.visit();
  expect(server.guestCalls).toBe(1);
});

test("a new guest that the server does not recognise is shown that cookies are blocked", async () => {
  const client = sitDown();
  (await server.visit()).close(4001);
  (await server.visit()).close(4001);
  const { connection } = await until(client, is("closed"));
  expect(connection).toMatchObject({ reason: "no-cookies" });
  expect(server.guestCalls).toBe(1);
});

test("a guest that was not created, or is forgotten later, is created again", async () => {
  const answers = [false, true, true];
  sitDown(0, { ensureGuest: () => Promise.resolve(answers.shift() ?? false) });
  (await server.visit()).close(4001);
  (await server.visit()).close(4001);
  const known = await server.visit();
  known.send(snapshot());
  known.close(4001);
  (await server.visit()).send(snapshot());
  expect(answers).toEqual([]);
});

test.each([
  [4004, "no-such-room"],
  [4003, "not-yours"],
  [4005, "removed"],
  [1008, "refused"],
])("code %i closes the connection for good", async (code, because) => {
  const client = sitDown();
  const answer = client.send({ request: "Start" });
  (await server.visit()).close(code, "because");
  const { connection } = await until(client, is("closed"));
  expect(connection).toEqual({ is: "closed", reason: because, text: "because" });
  expect(await answer).toMatchObject({ frame: "Refused", reason: because });
  expect(await client.send({ request: "Start" })).toMatchObject({ frame: "Refused" });
});

test("a viewer without a seat gets the reason that spectators are not allowed", async () => {
  const late = sitDown(null);
  (await server.visit()).close(4003, "no onlookers");
  expect((await until(late, is("closed"))).connection).toMatchObject({ reason: "no-spectators" });
  const onlooker = sitDown(null);
  const visit = await server.visit();
  visit.send(snapshot({ seat: null }));
  await until(onlooker, is("open"));
  visit.send({ frame: "Goodbye", reason: "no-spectators", text: "Gone.", reconnect: false });
  expect((await until(onlooker, is("closed"))).connection).toMatchObject({ reason: "no-spectators" });
});

test("a removed spectator does not reconnect", async () => {
  const spectator = sitDown(null);
  const visit = await server.visit();
  visit.send(snapshot({ seat: null }));
  await until(spectator, is("open"));
  visit.send({ frame: "Goodbye", reason: "removed", text: "Gone.", reconnect: false });
  expect((await until(spectator, is("closed"))).connection).toMatchObject({ reason: "removed" });
});

test("a seat that was lost during a disconnect is reported as lost", async () => {
  const { client, visit } = await seated();
  visit.cut();
  (await server.visit()).close(4003, "that is not your seat");
  expect((await until(client, is("closed"))).connection).toMatchObject({ reason: "seat-lost" });
});

test("losing the seat closes the connection, a restart does not", async () => {
  const { client, visit } = await seated();
  visit.send({ frame: "Goodbye", reason: "restart", text: "Back soon.", reconnect: true });
  const again = await server.visit();
  again.send({ frame: "Goodbye", reason: "seat-lost", text: "Gone.", reconnect: true });
  const { connection } = await until(client, is("closed"));
  expect(connection).toMatchObject({ reason: "seat-lost", text: "Gone." });
});

test("a resumed page reconnects at once and continues", async () => {
  const { client, visit } = await seated();
  client.resume();
  const again = await server.visit();
  await visit.gone;
  expect(again.query.get("after")).toBe("7");
});

test("when the network is lost the connection is lost at once", async () => {
  const { client, visit } = await seated();
  client.suspend();
  await until(client, is("lost"));
  await visit.gone;
  expect((await server.visit()).query.get("after")).toBe("7");
});

test("resync requests a snapshot", async () => {
  const { client } = await seated();
  client.resync();
  expect((await server.visit()).query.has("after")).toBe(false);
});

test("subscribers get each frame once", async () => {
  const { client, visit } = await seated();
  const frames: string[] = [];
  client.subscribe(({ frame }) => frame && frames.push(frame.frame));
  visit.send({ frame: "Presence", connected: [0, 1], spectator_count: 3 });
  visit.send(update(8, spoken("hello")));
  const { state } = await until(client, (snapshot) => snapshot.state?.number === 8);
  expect(state).toMatchObject({ connected: [0, 1], spectator_count: 3 });
  expect(frames).toEqual(["Snapshot", "Presence", "Update"]);
});
