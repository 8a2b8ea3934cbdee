import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { snapshot, chatMessage, update } from "../../tests/frames";
import { SocketServer, type AcceptedSocket } from "../../tests/socket_server";
import type { ConnectionState } from "./connection";
import { type ClientSnapshot, RoomClient } from "./room_client";

let server: SocketServer;
const clients: RoomClient[] = [];

beforeEach(async () => {
  server = await SocketServer.open();
});

afterEach(() => {
  for (const client of clients.splice(0)) client.close();
  server.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function connect(seat: number | null = 0, changes: Partial<typeof server.environment> = {}): RoomClient {
  const client = new RoomClient({ room: "mine", seat }, { ...server.environment, ...changes });
  clients.push(client);
  return client;
}

/** Wait until the client's snapshot satisfies a condition. */
function until(client: RoomClient, condition: (snapshot: ClientSnapshot) => boolean): Promise<ClientSnapshot> {
  return new Promise((resolve) => {
    let stop: (() => void) | null = null;
    let done = false;
    stop = client.subscribe((snapshot) => {
      if (done || !condition(snapshot)) return;
      done = true;
      queueMicrotask(() => stop?.());
      resolve(snapshot);
    });
  });
}

const is = (name: ConnectionState["status"]) => (snapshot: ClientSnapshot) => snapshot.connection.status === name;

async function openConnection(): Promise<{ client: RoomClient; socket: AcceptedSocket }> {
  const client = connect();
  const socket = await server.accept();
  socket.send(snapshot());
  await until(client, is("open"));
  return { client, socket };
}

test("the first connection asks for a snapshot, with the seat of the URL", async () => {
  const client = connect(2);
  const socket = await server.accept();
  expect(Object.fromEntries(socket.query)).toEqual({ seat: "2" });
  socket.send(snapshot({ seat: 2 }));
  const { state } = await until(client, is("open"));
  expect(state?.number).toBe(7);
});

test("a spectator has no seat in the URL", async () => {
  connect(null);
  expect((await server.accept()).query.has("seat")).toBe(false);
});

test("a connection that was cut continues after the last item", async () => {
  const { client, socket } = await openConnection();
  socket.send(update(8, chatMessage("one"), chatMessage("two")));
  await until(client, ({ state }) => state?.number === 9);
  socket.cut();
  await until(client, is("lost"));
  const reconnected = await server.accept();
  expect(Object.fromEntries(reconnected.query)).toEqual({ seat: "0", after: "9" });
  reconnected.send(update(10, chatMessage("three")));
  const { state } = await until(client, is("open"));
  expect(state?.log.map(({ number }) => number)).toEqual([8, 9, 10]);
});

test("the first update after a reconnect is published together with the open state", async () => {
  const { client, socket } = await openConnection();
  socket.cut();
  await until(client, is("lost"));
  const reconnected = await server.accept();
  reconnected.send(update(8, chatMessage("missed")));
  await until(client, is("open"));
  let last: ClientSnapshot | null = null;
  client.subscribe((snapshot) => (last = snapshot))();
  expect(last).toMatchObject({ connection: { status: "open" }, frame: { frame: "Update", first: 8 } });
});

test("after a gap a snapshot is requested", async () => {
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  const { client, socket } = await openConnection();
  socket.send(update(12, chatMessage("too far")));
  const reconnected = await server.accept();
  expect(reconnected.query.has("after")).toBe(false);
  expect(warned).toHaveBeenCalledOnce();
  reconnected.send(snapshot({ number: 12 }));
  expect((await until(client, is("open"))).state?.number).toBe(12);
});

test("after a gap a snapshot is requested, even if the next attempt fails", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const { socket } = await openConnection();
  socket.send(update(12, chatMessage("too far")));
  (await server.accept()).cut();
  expect((await server.accept()).query.has("after")).toBe(false);
});

test("a request is answered", async () => {
  const { client, socket } = await openConnection();
  const answer = client.send({ request: "SendChat", text: "Glück auf" });
  const request = await socket.request();
  expect(request).toMatchObject({ request: "SendChat", text: "Glück auf" });
  socket.send({ frame: "Refused", ref: request.ref ?? "", reason: "muted", text: "No.", rule: "" });
  expect(await answer).toMatchObject({ frame: "Refused", reason: "muted" });
});

test("a request without an answer is sent again with the same reference, and only that one", async () => {
  const { client, socket } = await openConnection();
  const firstAnswer = client.send({ request: "SendChat", text: "received" });
  const first = await socket.request();
  socket.send({ frame: "Accepted", ref: first.ref ?? "", number: 7 });
  await firstAnswer;
  const answer = client.send({ request: "SendChat", text: "lost" });
  const second = await socket.request();
  socket.cut();
  const reconnected = await server.accept();
  reconnected.send(update(8));
  expect(await reconnected.request()).toEqual(second);
  reconnected.send({ frame: "Accepted", ref: second.ref ?? "", number: 7 });
  expect((await answer).frame).toBe("Accepted");
});

test("a request sent while disconnected waits until the connection is open", async () => {
  const { client, socket } = await openConnection();
  socket.cut();
  await until(client, is("lost"));
  const answer = client.send({ request: "VoteToFinish", agreed: true });
  const reconnected = await server.accept();
  reconnected.send(update(8));
  const request = await reconnected.request();
  reconnected.send({ frame: "Accepted", ref: request.ref ?? "", number: 7 });
  expect((await answer).frame).toBe("Accepted");
});

test("no two requests have the same reference", async () => {
  const { client, socket } = await openConnection();
  const requests = Array.from({ length: 20 }, () => client.send({ request: "ShowEmote", emote: "laugh" }));
  const refs = new Set<string>();
  for (const _ of requests) refs.add((await socket.request()).ref ?? "");
  expect(refs.size).toBe(20);
  expect(Math.max(...[...refs].map((ref) => ref.length))).toBeLessThanOrEqual(40);
});

test("a connection is replaced if the server does not answer a request", async () => {
  const client = connect(0, { answerTimeout: 5 });
  const socket = await server.accept();
  socket.send(snapshot());
  await until(client, is("open"));
  void client.send({ request: "VoteToFinish", agreed: true });
  const request = await socket.request();
  const reconnected = await server.accept();
  reconnected.send(update(8));
  expect(await reconnected.request()).toEqual(request);
});

/** Fake timers for the client; sockets still run in real time. */
const useManualTimers = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });

test("a connection that receives no frame for a minute is replaced", async () => {
  useManualTimers();
  const { client, socket } = await openConnection();
  vi.advanceTimersByTime(59_000);
  socket.send({ frame: "Presence", connected: [0], spectator_count: 0 }); // connected, but idle
  await until(client, ({ frame }) => frame?.frame === "Presence");
  vi.advanceTimersByTime(59_000);
  await until(client, is("open"));
  vi.advanceTimersByTime(1000);
  await until(client, is("lost"));
  vi.advanceTimersByTime(1);
  expect((await server.accept()).query.get("after")).toBe("7");
});

test("a connection that does not open is replaced too", async () => {
  useManualTimers();
  const client = connect();
  await server.accept();
  vi.advanceTimersByTime(60_000);
  await until(client, is("lost"));
  vi.advanceTimersByTime(1);
  await server.accept();
});

test("a rate-limited request is sent again", async () => {
  const { client, socket } = await openConnection();
  void client.send({ request: "VoteToFinish", agreed: true });
  const request = await socket.request();
  socket.send({ frame: "Refused", ref: "", reason: "too-fast", text: "Wait a little.", rule: "" });
  const reconnected = await server.accept();
  reconnected.send(update(8));
  expect(await reconnected.request()).toEqual(request);
});

const MOVE = { request: "PlayChoice", after: 7, choice: 0 } as const;

test("a move that the server could not save is sent again until it is saved", async () => {
  const { client, socket } = await openConnection();
  const answer = client.send(MOVE);
  const request = await socket.request();
  const ref = request.ref ?? "";
  for (const reason of ["store-unavailable", "busy"]) {
    socket.send({ frame: "Refused", ref, reason, text: "Not now.", rule: "" });
    expect(await socket.request()).toEqual(request);
  }
  socket.send({ frame: "Accepted", ref, number: 7 });
  expect((await answer).frame).toBe("Accepted");
});

test("after ten seconds the person is told that the server could not save a move", async () => {
  const { client, socket } = await openConnection();
  const answer = client.send(MOVE);
  const now = vi.spyOn(Date, "now");
  for (const time of [50_000, 59_999, 60_000]) {
    const { ref = "" } = await socket.request();
    now.mockReturnValue(time);
    socket.send({ frame: "Refused", ref, reason: "store-unavailable", text: "Not now.", rule: "" });
  }
  expect(await answer).toMatchObject({ frame: "Refused", reason: "store-unavailable" });
});

test("a chat line that the server could not save is refused: repeats would use up the rate limit", async () => {
  const { client, socket } = await openConnection();
  const answer = client.send({ request: "SendChat", text: "Hello" });
  const { ref = "" } = await socket.request();
  socket.send({ frame: "Refused", ref, reason: "store-unavailable", text: "Not now.", rule: "" });
  expect(await answer).toMatchObject({ frame: "Refused", reason: "store-unavailable" });
});

test("an unknown visitor becomes a guest and reconnects", async () => {
  connect();
  (await server.accept()).close(4001, "ask for /api/me first");
  await server.accept();
  expect(server.guestCalls).toBe(1);
});

test("if the server does not recognise a new guest, the page says that cookies are blocked", async () => {
  const client = connect();
  (await server.accept()).close(4001);
  (await server.accept()).close(4001);
  const { connection } = await until(client, is("closed"));
  expect(connection).toMatchObject({ reason: "no-cookies" });
  expect(server.guestCalls).toBe(1);
});

test("a guest that was not created, or is forgotten later, is created again", async () => {
  const answers = [false, true, true];
  connect(0, { ensureGuest: () => Promise.resolve(answers.shift() ?? false) });
  (await server.accept()).close(4001);
  (await server.accept()).close(4001);
  const recognised = await server.accept();
  recognised.send(snapshot());
  recognised.close(4001);
  (await server.accept()).send(snapshot());
  expect(answers).toEqual([]);
});

test.each([
  [4004, "no-such-room"],
  [4003, "not-yours"],
  [4005, "removed"],
  [1008, "refused"],
])("code %i closes the connection for good", async (code, reason) => {
  const client = connect();
  const answer = client.send({ request: "Start" });
  (await server.accept()).close(code, "text");
  const { connection } = await until(client, is("closed"));
  expect(connection).toEqual({ status: "closed", reason, text: "text" });
  expect(await answer).toMatchObject({ frame: "Refused", reason });
  expect(await client.send({ request: "Start" })).toMatchObject({ frame: "Refused" });
});

test("a viewer without a seat gets the reason that spectators are not allowed", async () => {
  const newcomer = connect(null);
  (await server.accept()).close(4003, "no spectators");
  expect((await until(newcomer, is("closed"))).connection).toMatchObject({ reason: "no-spectators" });
  const spectator = connect(null);
  const socket = await server.accept();
  socket.send(snapshot({ seat: null }));
  await until(spectator, is("open"));
  socket.send({ frame: "Goodbye", reason: "no-spectators", text: "Gone.", reconnect: false });
  expect((await until(spectator, is("closed"))).connection).toMatchObject({ reason: "no-spectators" });
});

test("a removed spectator does not reconnect", async () => {
  const spectator = connect(null);
  const socket = await server.accept();
  socket.send(snapshot({ seat: null }));
  await until(spectator, is("open"));
  socket.send({ frame: "Goodbye", reason: "removed", text: "Gone.", reconnect: false });
  expect((await until(spectator, is("closed"))).connection).toMatchObject({ reason: "removed" });
});

test("a seat that was lost during a disconnect is reported as lost", async () => {
  const { client, socket } = await openConnection();
  socket.cut();
  (await server.accept()).close(4003, "that is not your seat");
  expect((await until(client, is("closed"))).connection).toMatchObject({ reason: "seat-lost" });
});

test("losing the seat closes the connection, a restart does not", async () => {
  const { client, socket } = await openConnection();
  socket.send({ frame: "Goodbye", reason: "restart", text: "Back soon.", reconnect: true });
  const reconnected = await server.accept();
  reconnected.send({ frame: "Goodbye", reason: "seat-lost", text: "Gone.", reconnect: true });
  const { connection } = await until(client, is("closed"));
  expect(connection).toMatchObject({ reason: "seat-lost", text: "Gone." });
});

test("a resumed page reconnects at once and continues", async () => {
  const { client, socket } = await openConnection();
  client.resume();
  const reconnected = await server.accept();
  await socket.closed;
  expect(reconnected.query.get("after")).toBe("7");
});

test("when the network is lost the connection is lost at once", async () => {
  const { client, socket } = await openConnection();
  client.suspend();
  await until(client, is("lost"));
  await socket.closed;
  expect((await server.accept()).query.get("after")).toBe("7");
});

test("subscribers get each frame once", async () => {
  const { client, socket } = await openConnection();
  const frames: string[] = [];
  client.subscribe(({ frame }) => frame && frames.push(frame.frame));
  socket.send({ frame: "Presence", connected: [0, 1], spectator_count: 3 });
  socket.send(update(8, chatMessage("hello")));
  const { state } = await until(client, (snapshot) => snapshot.state?.number === 8);
  expect(state).toMatchObject({ connected: [0, 1], spectator_count: 3 });
  expect(frames).toEqual(["Snapshot", "Presence", "Update"]);
});
