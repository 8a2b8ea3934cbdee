import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { snapshot, spoken, told } from "../../tests/frames";
import { SocketServer, type Visit } from "../../tests/socket_server";
import type { Connection } from "./connection";
import { type Seen, Table } from "./room_client";

let server: SocketServer;
const tables: Table[] = [];

beforeEach(async () => {
  server = await SocketServer.open();
});

afterEach(() => {
  for (const table of tables.splice(0)) table.close();
  server.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function sitDown(seat: number | null = 0, changes: Partial<typeof server.world> = {}): Table {
  const table = new Table({ room: "mine", seat }, { ...server.world, ...changes });
  tables.push(table);
  return table;
}

/** Wait until the table is as it should be. */
function until(table: Table, holds: (seen: Seen) => boolean): Promise<Seen> {
  return new Promise((resolve) => {
    let stop: (() => void) | null = null;
    let done = false;
    stop = table.subscribe((seen) => {
      if (done || !holds(seen)) return;
      done = true;
      queueMicrotask(() => stop?.());
      resolve(seen);
    });
  });
}

const is = (name: Connection["is"]) => (seen: Seen) => seen.connection.is === name;

async function seated(): Promise<{ table: Table; visit: Visit }> {
  const table = sitDown();
  const visit = await server.visit();
  visit.send(snapshot());
  await until(table, is("open"));
  return { table, visit };
}

test("the first connection asks for the whole table, with the seat of the address", async () => {
  const table = sitDown(2);
  const visit = await server.visit();
  expect(Object.fromEntries(visit.query)).toEqual({ seat: "2" });
  visit.send(snapshot({ seat: 2 }));
  const { state } = await until(table, is("open"));
  expect(state?.number).toBe(7);
});

test("an onlooker has no seat in the address", async () => {
  sitDown(null);
  expect((await server.visit()).query.has("seat")).toBe(false);
});

test("a line that was cut goes on after what was seen", async () => {
  const { table, visit } = await seated();
  visit.send(told(8, spoken("one"), spoken("two")));
  await until(table, ({ state }) => state?.number === 9);
  visit.cut();
  await until(table, is("lost"));
  const again = await server.visit();
  expect(Object.fromEntries(again.query)).toEqual({ seat: "0", after: "9" });
  again.send(told(10, spoken("three")));
  const { state } = await until(table, is("open"));
  expect(state?.log.map(({ number }) => number)).toEqual([8, 9, 10]);
});

test("what is told first after a cut is still there for who looks when all of it was taken in", async () => {
  const { table, visit } = await seated();
  visit.cut();
  await until(table, is("lost"));
  const again = await server.visit();
  again.send(told(8, spoken("missed")));
  await until(table, is("open"));
  let last: Seen | null = null;
  table.subscribe((seen) => (last = seen))();
  expect(last).toMatchObject({ connection: { is: "open" }, frame: { frame: "Update", first: 8 } });
});

test("after a gap the whole table is asked for", async () => {
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  const { table, visit } = await seated();
  visit.send(told(12, spoken("too far")));
  const again = await server.visit();
  expect(again.query.has("after")).toBe(false);
  expect(warned).toHaveBeenCalledOnce();
  again.send(snapshot({ number: 12 }));
  expect((await until(table, is("open"))).state?.number).toBe(12);
});

test("after a gap the whole table is asked for, even if the next try fails", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const { visit } = await seated();
  visit.send(told(12, spoken("too far")));
  (await server.visit()).cut();
  expect((await server.visit()).query.has("after")).toBe(false);
});

test("an order is answered", async () => {
  const { table, visit } = await seated();
  const answer = table.order({ request: "SendChat", text: "Glück auf" });
  const order = await visit.order();
  expect(order).toMatchObject({ request: "SendChat", text: "Glück auf" });
  visit.send({ frame: "Refused", ref: order.ref ?? "", reason: "muted", text: "No.", rule: "" });
  expect(await answer).toMatchObject({ frame: "Refused", reason: "muted" });
});

test("an order without an answer is sent again with the same reference, and only that one", async () => {
  const { table, visit } = await seated();
  const heard = table.order({ request: "SendChat", text: "heard" });
  const first = await visit.order();
  visit.send({ frame: "Accepted", ref: first.ref ?? "", number: 7 });
  await heard;
  const answer = table.order({ request: "SendChat", text: "lost on the way" });
  const second = await visit.order();
  visit.cut();
  const again = await server.visit();
  again.send(told(8));
  expect(await again.order()).toEqual(second);
  again.send({ frame: "Accepted", ref: second.ref ?? "", number: 7 });
  expect((await answer).frame).toBe("Accepted");
});

test("an order given while the line is lost waits until it is open", async () => {
  const { table, visit } = await seated();
  visit.cut();
  await until(table, is("lost"));
  const answer = table.order({ request: "VoteToFinish", agreed: true });
  const again = await server.visit();
  again.send(told(8));
  const order = await again.order();
  again.send({ frame: "Accepted", ref: order.ref ?? "", number: 7 });
  expect((await answer).frame).toBe("Accepted");
});

test("no two orders have the same reference", async () => {
  const { table, visit } = await seated();
  const wishes = Array.from({ length: 20 }, () => table.order({ request: "ShowEmote", emote: "laugh" }));
  const refs = new Set<string>();
  for (const _ of wishes) refs.add((await visit.order()).ref ?? "");
  expect(refs.size).toBe(20);
  expect(Math.max(...[...refs].map((ref) => ref.length))).toBeLessThanOrEqual(40);
});

test("a server that does not answer is left for another connection", async () => {
  const table = sitDown(0, { answerWithin: 5 });
  const visit = await server.visit();
  visit.send(snapshot());
  await until(table, is("open"));
  void table.order({ request: "VoteToFinish", agreed: true });
  const order = await visit.order();
  const again = await server.visit();
  again.send(told(8));
  expect(await again.order()).toEqual(order);
});

/** Timers that go when the test says so, while sockets go on by themselves. */
const byHand = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });

test("a line on which nothing is heard for long is left for another one", async () => {
  byHand();
  const { table, visit } = await seated();
  vi.advanceTimersByTime(59_000);
  visit.send({ frame: "Presence", connected: [0], spectator_count: 0 }); // all is well, and nothing happens
  await until(table, ({ frame }) => frame?.frame === "Presence");
  vi.advanceTimersByTime(59_000);
  await until(table, is("open"));
  vi.advanceTimersByTime(1000);
  await until(table, is("lost"));
  vi.advanceTimersByTime(1);
  expect((await server.visit()).query.get("after")).toBe("7");
});

test("a line that does not open is given up, too, and tried again", async () => {
  byHand();
  const table = sitDown();
  await server.visit();
  vi.advanceTimersByTime(60_000);
  await until(table, is("lost"));
  vi.advanceTimersByTime(1);
  await server.visit();
});

test("what was too fast is sent again", async () => {
  const { table, visit } = await seated();
  void table.order({ request: "VoteToFinish", agreed: true });
  const order = await visit.order();
  visit.send({ frame: "Refused", ref: "", reason: "too-fast", text: "Wait a little.", rule: "" });
  const again = await server.visit();
  again.send(told(8));
  expect(await again.order()).toEqual(order);
});

test("who is not known becomes a guest and comes back", async () => {
  sitDown();
  (await server.visit()).close(4001, "ask for /api/me first");
  await server.visit();
  expect(server.introduced).toBe(1);
});

test("who is not known right after becoming a guest keeps no cookies, and is told so", async () => {
  const table = sitDown();
  (await server.visit()).close(4001);
  (await server.visit()).close(4001);
  const { connection } = await until(table, is("closed"));
  expect(connection).toMatchObject({ because: "no-cookies" });
  expect(server.introduced).toBe(1);
});

test("who could not become a guest, or is forgotten much later, tries again", async () => {
  const answers = [false, true, true];
  sitDown(0, { introduce: () => Promise.resolve(answers.shift() ?? false) });
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
])("code %i closes the line for good", async (code, because) => {
  const table = sitDown();
  const answer = table.order({ request: "Start" });
  (await server.visit()).close(code, "because");
  const { connection } = await until(table, is("closed"));
  expect(connection).toEqual({ is: "closed", because, text: "because" });
  expect(await answer).toMatchObject({ frame: "Refused", reason: because });
  expect(await table.order({ request: "Start" })).toMatchObject({ frame: "Refused" });
});

test("who has no seat was not let look on, and has lost none", async () => {
  const late = sitDown(null);
  (await server.visit()).close(4003, "no onlookers");
  expect((await until(late, is("closed"))).connection).toMatchObject({ because: "no-spectators" });
  const onlooker = sitDown(null);
  const visit = await server.visit();
  visit.send(snapshot({ seat: null }));
  await until(onlooker, is("open"));
  visit.send({ frame: "Goodbye", reason: "no-spectators", text: "Gone.", reconnect: false });
  expect((await until(onlooker, is("closed"))).connection).toMatchObject({ because: "no-spectators" });
});

test("a spectator whom the host has removed does not come back by themselves", async () => {
  const spectator = sitDown(null);
  const visit = await server.visit();
  visit.send(snapshot({ seat: null }));
  await until(spectator, is("open"));
  visit.send({ frame: "Goodbye", reason: "removed", text: "Gone.", reconnect: false });
  expect((await until(spectator, is("closed"))).connection).toMatchObject({ because: "removed" });
});

test("a seat that was lost while the line was cut is told as lost", async () => {
  const { table, visit } = await seated();
  visit.cut();
  (await server.visit()).close(4003, "that is not your seat");
  expect((await until(table, is("closed"))).connection).toMatchObject({ because: "seat-lost" });
});

test("a seat that was lost closes the line, a restart does not", async () => {
  const { table, visit } = await seated();
  visit.send({ frame: "Goodbye", reason: "restart", text: "Back soon.", reconnect: true });
  const again = await server.visit();
  again.send({ frame: "Goodbye", reason: "seat-lost", text: "Gone.", reconnect: true });
  const { connection } = await until(table, is("closed"));
  expect(connection).toMatchObject({ because: "seat-lost", text: "Gone." });
});

test("when the page wakes it connects at once and goes on", async () => {
  const { table, visit } = await seated();
  table.wake();
  const again = await server.visit();
  await visit.gone;
  expect(again.query.get("after")).toBe("7");
});

test("when the network goes the line is lost at once", async () => {
  const { table, visit } = await seated();
  table.sleep();
  await until(table, is("lost"));
  await visit.gone;
  expect((await server.visit()).query.get("after")).toBe("7");
});

test("refresh asks for the whole table", async () => {
  const { table } = await seated();
  table.refresh();
  expect((await server.visit()).query.has("after")).toBe(false);
});

test("frames reach those who show them, each once", async () => {
  const { table, visit } = await seated();
  const frames: string[] = [];
  table.subscribe(({ frame }) => frame && frames.push(frame.frame));
  visit.send({ frame: "Presence", connected: [0, 1], spectator_count: 3 });
  visit.send(told(8, spoken("hello")));
  const { state } = await until(table, (seen) => seen.state?.number === 8);
  expect(state).toMatchObject({ connected: [0, 1], spectator_count: 3 });
  expect(frames).toEqual(["Snapshot", "Presence", "Update"]);
});
