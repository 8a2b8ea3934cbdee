// @vitest-environment happy-dom
// Acts are shown on every screen with a table: before the end of a round, after a handover, and not behind a dialog.
import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from "vitest";
import { snapshot, update } from "../../tests/frames";
import { factsOf, type Playthrough, playthroughs, updateOf, viewOf } from "../../tests/golden";
import { POSITIONS } from "../../tests/positions";
import { i18n } from "../i18n/index.svelte";
import BigScreen from "../screens/bigscreen/BigScreen.svelte";
import HotseatTable from "../screens/hotseat/HotseatTable.svelte";
import TableScreen from "../screens/table/TableScreen.svelte";
import { settingsDialog } from "../settings/dialog_state.svelte";
import { settings } from "../settings/settings.svelte";
import { applyFrame, type RoomState } from "../state";
import type { AnyFrame, RoomItem, Snapshot, Update } from "../wire/types";
import { MOTIONS } from "./motions";

/** The socket of a viewer: the test sends its frames. */
class FakeSocket extends EventTarget {
  readonly seat: number | null;
  state: RoomState | null = null;
  readonly send = vi.fn();
  readonly close = vi.fn();

  constructor(address: string) {
    super();
    const seat = new URL(address).searchParams.get("seat");
    this.seat = seat === null ? null : Number(seat);
    sockets.push(this);
  }

  receive(frame: AnyFrame): void {
    this.state = applyFrame(this.state, frame, 0);
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(frame) }));
    flushSync();
  }
}
const sockets: FakeSocket[] = [];

let component: Record<string, unknown> | null = null;
beforeAll(() => i18n.load("en"));
beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  settings.set({ motion: "full", speed: "normal" });
  sockets.length = 0;
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", () => new Promise(() => undefined)); // the chart of the podium
});
afterEach(async () => {
  if (component !== null) await unmount(component);
  component = null;
  settingsDialog.open = false;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function open<Props extends Record<string, unknown>>(screen: Component<Props>, props: Props): FakeSocket {
  component = mount(screen, { target: document.body, props });
  flushSync();
  return sockets.at(-1)!;
}

function wait(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}

const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
const caption = (): string => find(".caption")?.textContent?.trim() ?? "";
const roundEnd = (): HTMLElement | null => find("#round-end-title");

function acknowledgeRole(): void {
  find("[data-acknowledge]")?.click();
  flushSync();
}

// ---------------------------------------------------------------- the end of a round

const isEnd = ({ fact }: { fact: string }): boolean => fact === "RoundEnded";
const endOf = (play: Playthrough): number => play.steps.findIndex((step) => factsOf(step, null).some(isEnd));
const includes = (play: Playthrough, ...names: readonly string[]): boolean => {
  const facts = endOf(play) < 0 ? [] : factsOf(play.steps[endOf(play)]!, null).map(({ fact }) => fact as string);
  return names.every((name) => facts.includes(name));
};
const playWith = (...names: readonly string[]): Playthrough =>
  playthroughs().find((play) => includes(play, ...names))!;

/** A tunnel reaches the gold, and the next round begins in the same update. */
const NEXT_ROUND = playWith("TunnelLaid", "GoalTurned", "RoundBegun");
const GAME_OVER = playWith("CardPlayed", "GameEnded");

/** The room just before the last move of a round. */
function beforeLastMove({ opening, steps }: Playthrough, viewer: number | null, end: number): Snapshot {
  const base = snapshot({ seat: viewer, number: 0, own: null, game: viewOf(opening, viewer), seats: [] });
  const seats = Array.from({ length: opening.players }, (_, seat) => ({
    ...base.room.seats[0]!,
    name: `Dwarf ${seat}`,
  }));
  const start: Snapshot = { ...base, room: { ...base.room, state: "playing", seats } };
  const { items, game } = updateOf(applyFrame(null, start, 0)!, steps.slice(0, end), viewer);
  return { ...start, game: game as Snapshot["game"], number: items.length, recent: items };
}

function lastMove(socket: FakeSocket, play: Playthrough): Update {
  return updateOf(socket.state!, [play.steps[endOf(play)]!], socket.seat);
}

const lastCell = (play: Playthrough): string => {
  const laid = factsOf(play.steps[endOf(play)]!, null).find(({ fact }) => fact === "TunnelLaid");
  return laid?.fact === "TunnelLaid" ? laid.cell.join() : "";
};

describe.each([
  ["the table of a player", TableScreen as Component<never>, { room: "mine", seat: 1 }, 1],
  [
    "the table of a spectator",
    TableScreen as Component<never>,
    { room: "mine", seat: null, spectating: true },
    null,
  ],
  ["the big screen", BigScreen as Component<never>, { room: "mine" }, null],
  ["the hot seat", HotseatTable as Component<never>, { room: "mine" }, null],
])("at the end of a round %s", (_, screen, props, viewer) => {
  function atLastMove(play: Playthrough): FakeSocket {
    const socket = open(screen, props as never);
    socket.receive(beforeLastMove(play, viewer, endOf(play)));
    acknowledgeRole();
    wait(20_000);
    socket.receive(lastMove(socket, play));
    return socket;
  }

  it("shows the last move in its maze, and then the end of the round", () => {
    atLastMove(NEXT_ROUND);
    expect(roundEnd()).toBeNull();
    expect(caption()).not.toBe("");
    expect(find(`.board [data-cell="${lastCell(NEXT_ROUND)}"]`)).not.toBeNull();
    const { movingTime, rest } = MOTIONS.lay;
    wait(movingTime + rest);
    expect(find('.caption[data-act="GoalTurned"]')).not.toBeNull();
    expect(roundEnd()).toBeNull();
    wait(MOTIONS.goal.movingTime + MOTIONS.goal.rest);
    expect(roundEnd()).not.toBeNull();
    expect(find(".caption")).toBeNull(); // nothing plays behind the dialog
  });

  it("opens the end of the round at once if everything is instant", () => {
    settings.set({ speed: "instant" });
    atLastMove(NEXT_ROUND);
    expect(roundEnd()).not.toBeNull();
  });

  it("opens the end of the round after some time, whatever happens", () => {
    atLastMove(NEXT_ROUND);
    settingsDialog.open = true;
    flushSync();
    wait(7000);
    expect(roundEnd()).toBeNull();
    wait(1000);
    expect(roundEnd()).not.toBeNull();
  });

  it("shows the last move of the game before the podium", () => {
    atLastMove(GAME_OVER);
    expect([find(".podium"), roundEnd()]).toEqual([null, null]);
    expect(caption()).not.toBe("");
    wait(8000);
    expect(roundEnd()).not.toBeNull();
  });
});

test("no screen waits for the end of a round that was before the page was opened", () => {
  const socket = open(TableScreen, { room: "mine", seat: null, spectating: true });
  const before = applyFrame(null, beforeLastMove(NEXT_ROUND, null, endOf(NEXT_ROUND)), 0)!;
  const { items, game } = updateOf(before, [NEXT_ROUND.steps[endOf(NEXT_ROUND)]!], null);
  const recent = [...before.log.map(({ item }) => item), ...items];
  socket.receive({
    ...beforeLastMove(NEXT_ROUND, null, endOf(NEXT_ROUND)),
    recent,
    number: recent.length,
    game: game as Snapshot["game"],
  });
  wait(100);
  expect([caption(), roundEnd()]).toEqual(["", null]);
});

// ---------------------------------------------------------------- the hot seat

const turn = (seat: number): RoomItem => ({ fact: "TurnBegun", seat });
const breaks = (seat: number, other: number): RoomItem => ({
  fact: "CardPlayed",
  seat,
  command: { do: "Sabotage", card: "broken lantern", seat: other },
});
const looks = (seat: number): RoomItem => ({
  fact: "CardPlayed",
  seat,
  command: { do: "ReadMap", goal: 1 },
});
const begun = { fact: "RoundBegun", round: 1 } as unknown as RoomItem;

/** A room in which everybody shares a device, after these items. */
function sharedRoom(seat: number | null, toMove: number, recent: readonly RoomItem[]): Snapshot {
  const base = snapshot({ seat, seats: [0, 1, 2], number: recent.length, recent });
  const seats = ["Ada", "Bea", "Cleo"].map((name) => ({ ...base.room.seats[0]!, name }));
  const view = POSITIONS[0]!.view;
  const own = seat === null ? null : view.own;
  const asked = { question: "turn" as const, seats: [toMove] };
  const game = { ...view, seat, own, to_move: toMove, asked, roles: null, turn: 4, round: 1 };
  return { ...base, room: { ...base.room, state: "playing", seats }, game };
}

describe("after a handover", () => {
  const LAP = [begun, turn(0), looks(0), turn(1), breaks(1, 0), turn(2), looks(2), turn(0)];

  function handOver(seat: number, items: readonly RoomItem[]): FakeSocket {
    find(".show-cards")!.click();
    flushSync();
    const socket = sockets.at(-1)!;
    expect(socket.seat).toBe(seat);
    socket.receive(sharedRoom(seat, seat, items));
    acknowledgeRole();
    return socket;
  }

  it("the table tells what happened since the last turn of the player, and a hit is felt", () => {
    const spectator = open(HotseatTable, { room: "mine" });
    spectator.receive(sharedRoom(null, 0, LAP));
    handOver(0, LAP);
    const told = new Set<string>();
    let felt = false;
    for (let time = 0; time < 5000; time += 50) {
      told.add(caption());
      felt ||= find(".hit") !== null;
      wait(50);
    }
    expect([...told]).toEqual(["Bea broke your lantern", "Cleo played a map on goal 2"]);
    expect(felt).toBe(true);
    expect(find(".thing")).toBeNull();
  });

  it("it tells nothing again that the player has seen", () => {
    const spectator = open(HotseatTable, { room: "mine" });
    spectator.receive(sharedRoom(null, 0, LAP));
    handOver(0, LAP);
    wait(10_000);
    [...document.querySelectorAll<HTMLElement>(".handover-bar button")][0]!.click();
    flushSync();
    handOver(0, LAP);
    expect(caption()).toBe("");
  });

  it("it tells nothing of an earlier round", () => {
    const spectator = open(HotseatTable, { room: "mine" });
    const items = [...LAP, begun, turn(0)];
    spectator.receive(sharedRoom(null, 0, items));
    handOver(0, items);
    expect(caption()).toBe("");
  });
});

// ---------------------------------------------------------------- dialogs over the table

describe("a table", () => {
  function table(): FakeSocket {
    const socket = open(TableScreen, { room: "mine", seat: 0 });
    socket.receive({ ...sharedRoom(0, 1, [begun, turn(0), turn(1)]), seats: [0] });
    return socket;
  }
  const hidden = (): boolean => find(".caption") === null && find(".thing") === null;
  const press = (selector: string): void => {
    find(selector)!.click();
    flushSync();
  };

  it.each([
    ["the menu", ".menu", () => find("dialog")!.dispatchEvent(new Event("close"))],
    ["the log on a phone", "button.log", () => press("button.log")],
    ["the own role", "button.role", () => press("button.role")],
  ])("shows nothing behind %s, and tells it afterwards", async (_, button, close) => {
    const socket = table();
    acknowledgeRole();
    press(button);
    socket.receive(update(4, breaks(1, 0)));
    wait(1000);
    const shown = !hidden();
    close();
    await vi.advanceTimersByTimeAsync(0); // the dialog saves a note before it closes
    flushSync();
    expect([shown, caption()]).toEqual([false, "Bea broke your lantern"]);
  });

  it("shows nothing behind a new role", () => {
    const socket = table();
    socket.receive(update(4, breaks(1, 0)));
    wait(20_000);
    expect(hidden()).toBe(true);
    acknowledgeRole();
    expect(caption()).toBe("Bea broke your lantern");
  });

  it("shows nothing in a hidden tab", () => {
    const socket = table();
    acknowledgeRole();
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    socket.receive(update(4, breaks(1, 0)));
    wait(5000);
    expect(hidden()).toBe(true);
    visibility.mockRestore();
    document.dispatchEvent(new Event("visibilitychange"));
    flushSync();
    expect(caption()).toBe("Bea broke your lantern");
  });

  it("marks the log as unread while it is closed", () => {
    const socket = table();
    acknowledgeRole();
    expect(find("button.log .unread")).toBeNull();
    socket.receive(update(4, breaks(1, 0)));
    expect(find("button.log .unread")).not.toBeNull();
    press("button.log");
    expect(find("button.log .unread")).toBeNull();
  });
});

// ---------------------------------------------------------------- the big screen

test("the big screen shows who did what to whom, and nothing behind the settings", () => {
  const socket = open(BigScreen, { room: "mine" });
  socket.receive(sharedRoom(null, 0, [begun, turn(0)]));
  socket.receive(update(3, breaks(0, 1)));
  expect(caption()).toBe("Ada broke Bea’s lantern");
  expect([...document.querySelectorAll(".caption .face, .thing")]).toHaveLength(3);
  settingsDialog.open = true;
  flushSync();
  expect(find(".caption")).toBeNull();
  settingsDialog.open = false;
  flushSync();
  expect(caption()).toBe("Ada broke Bea’s lantern");
});
