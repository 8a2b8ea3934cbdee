// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { snapshot, update } from "../../tests/frames";
import { POSITIONS } from "../../tests/positions";
import Board from "../board/Board.svelte";
import type { BoardView } from "../board/board_cards";
import { i18n } from "../i18n/index.svelte";
import { settings } from "../settings/settings.svelte";
import { applyFrame, type RoomState } from "../state";
import type { RoomItem } from "../wire/types";
import { MOTIONS } from "./motions";
import ActOverlay from "./ActOverlay.svelte";
import { ActDisplay } from "./act_display.svelte";

beforeAll(() => i18n.load("en"));
beforeEach(() => {
  vi.useFakeTimers();
  settings.set({ motion: "full", speed: "normal" });
});
let component: Record<string, unknown> | null = null;
afterEach(async () => {
  if (component !== null) await unmount(component);
  component = null;
  vi.useRealTimers();
});

const START = ((): RoomState => {
  const base = snapshot({ seat: 0, number: 0, game: POSITIONS[0]!.view });
  const seats = ["Ada", "Bea", "Cleo"].map((name) => ({ ...base.room.seats[0]!, name }));
  return applyFrame(null, { ...base, room: { ...base.room, state: "playing", seats } }, 0)!;
})();

/** An act display that has received these items in one update. */
function displayAfter(...items: readonly RoomItem[]): { actDisplay: ActDisplay; state: RoomState } {
  const actDisplay = new ActDisplay(0);
  const log = items.map((item, index) => ({ number: index + 1, item }));
  const state = { ...START, log, number: items.length };
  actDisplay.receive(update(1, ...items), state);
  return { actDisplay, state };
}

const lays = (seat: number): RoomItem => ({
  fact: "CardPlayed",
  seat,
  command: { do: "LayTunnel", tunnel: "NS", cell: [1, 0] },
});
const breaks = (seat: number, other: number): RoomItem => ({
  fact: "CardPlayed",
  seat,
  command: { do: "Sabotage", card: "broken lantern", seat: other },
});
const map: RoomItem = { fact: "CardPlayed", seat: 0, command: { do: "ReadMap", goal: 1 } };
const looked = (face: "gold" | "stone NE" | null): RoomItem => ({ fact: "Looked", seat: 0, goal: 1, face });

describe("the act display", () => {
  it("lets the board wait for a card of another player, and not for the viewer's own", () => {
    const { actDisplay } = displayAfter(lays(1));
    expect([...actDisplay.heldCells]).toEqual(["1,0"]);
    vi.advanceTimersByTime(MOTIONS.lay.movingTime);
    expect([...actDisplay.heldCells]).toEqual([]);
    expect([...displayAfter(lays(0)).actDisplay.heldCells]).toEqual([]);
  });

  it("holds nothing back without motion", () => {
    settings.set({ motion: "reduced" });
    expect([...displayAfter(lays(1)).actDisplay.heldCells]).toEqual([]);
    settings.set({ motion: "full", speed: "instant" });
    expect([...displayAfter(lays(1)).actDisplay.heldCells]).toEqual([]);
  });

  it("is felt by the one to whom something is done, when it arrives", () => {
    const { actDisplay } = displayAfter(breaks(1, 0));
    expect(actDisplay.hits).toBe(0);
    vi.advanceTimersByTime(MOTIONS.break.movingTime);
    expect(actDisplay.hits).toBe(1);
    const other = displayAfter(breaks(1, 2)).actDisplay;
    vi.advanceTimersByTime(MOTIONS.break.movingTime);
    expect(other.hits).toBe(0);
  });

  it("is not felt if somebody pays the viewer a toll, or if the viewer pays", () => {
    const pays = (giver: number, taker: number): RoomItem => ({ fact: "TokensMoved", giver, taker, tokens: 1 });
    const { actDisplay } = displayAfter(pays(1, 0), pays(0, 1));
    vi.runAllTimers();
    expect(actDisplay.hits).toBe(0);
  });

  it("is felt even if there was no time to show it, and behind a dialog as soon as that is closed", () => {
    const turn: RoomItem = { fact: "TurnBegun", seat: 1 };
    const burst = [breaks(1, 0), ...Array.from({ length: 9 }, () => [turn, breaks(1, 2)]).flat()];
    const { actDisplay } = displayAfter(...burst);
    expect(actDisplay.hits).toBe(1);
    const covered = displayAfter().actDisplay;
    covered.cover(true);
    covered.receive(update(1, ...burst), displayAfter(...burst).state);
    expect(covered.hits).toBe(0);
    covered.cover(false);
    expect(covered.hits).toBe(1);
  });

  it("shows nothing after a snapshot: it is all in the past", () => {
    const { actDisplay, state } = displayAfter(lays(1));
    actDisplay.receive(snapshot(), { ...state, number: 9 });
    expect([actDisplay.queue.current, actDisplay.queue.pending]).toEqual([null, []]);
  });

  it("shows a frame once", () => {
    const { actDisplay, state } = displayAfter(lays(1));
    actDisplay.receive(update(1, lays(1)), state);
    expect(actDisplay.queue.pending).toHaveLength(1);
  });
});

describe("an own look", () => {
  it("is a ownLook after the map has arrived, and closes", () => {
    const { actDisplay } = displayAfter(map, looked("gold"));
    expect(actDisplay.ownLook).toBeNull();
    vi.advanceTimersByTime(MOTIONS.look.movingTime);
    expect(actDisplay.ownLook).toMatchObject({ back: "goal", card: "gold", role: null });
    actDisplay.closeOwnLook();
    expect(actDisplay.ownLook).toBeNull();
  });

  it("stops what follows until it is closed", () => {
    const { actDisplay } = displayAfter(map, looked("gold"), lays(1));
    vi.advanceTimersByTime(MOTIONS.look.movingTime);
    expect(actDisplay.ownLook).not.toBeNull();
    vi.advanceTimersByTime(60_000);
    expect([actDisplay.queue.current, actDisplay.queue.pending.length]).toEqual([null, 1]);
    actDisplay.closeOwnLook();
    expect(actDisplay.queue.current).not.toBeNull();
  });

  it("waits behind a dialog", () => {
    const { actDisplay } = displayAfter(map, looked("gold"));
    actDisplay.cover(true);
    vi.advanceTimersByTime(60_000);
    expect(actDisplay.ownLook).toBeNull();
    actDisplay.cover(false);
    vi.advanceTimersByTime(MOTIONS.look.movingTime);
    expect(actDisplay.ownLook).not.toBeNull();
  });

  it("is a ownLook only for the player who looks", () => {
    const { actDisplay } = displayAfter({ ...map, seat: 1 } as RoomItem, { ...looked(null), seat: 1 } as RoomItem);
    vi.runAllTimers();
    expect(actDisplay.ownLook).toBeNull();
  });

  it("stays for the same time, whatever is seen", () => {
    const times = (["gold", "stone NE"] as const).map((face) => {
      const { actDisplay, state } = displayAfter(map, looked(face));
      component = mount(ActOverlay, { target: document.body, props: { actDisplay, roomState: state } });
      const start = Date.now();
      for (flushSync(); actDisplay.ownLook === null; flushSync()) vi.advanceTimersByTime(50);
      const opened = Date.now() - start;
      for (; actDisplay.ownLook !== null; flushSync()) vi.advanceTimersByTime(50);
      void unmount(component);
      component = null;
      return [opened, Date.now() - start];
    });
    expect(times[0]).toEqual(times[1]);
  });

  it("of a chest or a role is a ownLook too", () => {
    const role = displayAfter({ fact: "RoleSeen", seat: 0, other: 1, role: "saboteur" });
    const chest = displayAfter({ fact: "ChestSeen", seat: 0, chest: 0, tunnel: "NE chest", found: "one gold" });
    vi.runAllTimers();
    expect(role.actDisplay.ownLook).toMatchObject({ back: "role", role: "saboteur" });
    expect(chest.actDisplay.ownLook).toMatchObject({ back: "chest", card: "NE chest" });
  });
});

describe("the overlay", () => {
  it("has the sentence and both faces, for eyes only", () => {
    const { actDisplay, state } = displayAfter(breaks(1, 0));
    component = mount(ActOverlay, { target: document.body, props: { actDisplay, roomState: state } });
    flushSync();
    const caption = document.querySelector(".caption")!;
    expect(caption.textContent?.trim()).toBe("Bea broke your lantern");
    expect(caption.querySelectorAll(".face")).toHaveLength(2);
    expect(caption.closest("[aria-hidden=true]")).not.toBeNull();
    expect(document.querySelectorAll(".thing")).toHaveLength(1);
  });

  const show = (...items: readonly RoomItem[]): void => {
    const { actDisplay, state } = displayAfter(...items);
    component = mount(ActOverlay, { target: document.body, props: { actDisplay, roomState: state } });
    flushSync();
  };
  const pass = (milliseconds: number): void => {
    vi.advanceTimersByTime(milliseconds);
    flushSync();
  };
  const plays = (command: object): RoomItem => ({ fact: "CardPlayed", seat: 1, command }) as RoomItem;
  const VETOED: readonly RoomItem[] = [
    breaks(1, 2),
    { fact: "VetoAsked", seats: [0, 2] },
    { fact: "Vetoed", seat: 2 },
  ];

  it.each([
    ["break", "crack", [breaks(1, 2)]],
    ["repair", "mended", [plays({ do: "Repair", card: "lantern", seat: 2, tool: "lantern" })]],
    ["rockfall", "stones", [plays({ do: "Rockfall", cell: [1, 0] })]],
    ["veto", "stopped", VETOED],
  ] as const)("shows a %s by its own mark where it lands, and none if motion is reduced", (kind, mark, items) => {
    const before = items.length > 1 ? MOTIONS.announce.movingTime + MOTIONS.announce.rest : 0;
    show(...items);
    pass(before + 10);
    expect(document.querySelector(`.caption.${kind}`)).not.toBeNull();
    expect(document.querySelector(".impact")).toBeNull();
    pass(MOTIONS[kind].movingTime);
    expect(document.querySelector(`.impact.${mark}`)).not.toBeNull();
    settings.set({ motion: "reduced" });
    flushSync();
    expect(document.querySelector(".impact")).toBeNull();
  });

  it("lets a veto meet the card that it stops; both faces are in the sentence", () => {
    show(...VETOED);
    pass(MOTIONS.announce.movingTime);
    expect(document.querySelectorAll(".thing")).toHaveLength(1); // it waits in the middle of its way
    pass(MOTIONS.announce.rest);
    expect(document.querySelectorAll(".thing")).toHaveLength(2);
    expect(document.querySelectorAll(".caption .face")).toHaveLength(2);
    pass(MOTIONS.veto.movingTime);
    expect(document.querySelectorAll(".thing")).toHaveLength(2);
  });

  it("moves as many cards, face down, as a chest buries", () => {
    show({ fact: "DeckBuried", cards: [null, null, null, null, null] });
    expect(document.querySelectorAll(".thing")).toHaveLength(5);
  });

  it("moves nothing if motion is reduced", () => {
    settings.set({ motion: "reduced" });
    const { actDisplay, state } = displayAfter(lays(1));
    component = mount(ActOverlay, { target: document.body, props: { actDisplay, roomState: state } });
    flushSync();
    expect(document.querySelector(".caption")).not.toBeNull();
    expect(document.querySelector(".thing")).toBeNull();
  });
});

describe("a hit", () => {
  const HIT_FREQUENCY = 140;
  const shaken: string[] = [];
  const vibrate = vi.fn();
  const frequencies: number[] = [];
  /** Notes the tones that are played; files share the module that keeps the context. */
  const silent: unknown = new Proxy(function () {}, {
    get: (_, name) => {
      if (name === "setValueAtTime") return (value: number) => void frequencies.push(value);
      if (name === "sampleRate" || name === "currentTime") return 1;
      return name === "getChannelData" ? () => [] : silent;
    },
    apply: () => silent,
    construct: () => silent as object,
  });
  beforeEach(() => {
    shaken.length = 0;
    vibrate.mockClear();
    frequencies.length = 0;
    vi.stubGlobal("AudioContext", silent);
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true }, vibrate });
    document.body.innerHTML =
      '<main><ul><li id="own"><i data-seat="0"></i></li><li id="bea"><i data-seat="2"></i></li></ul></main>';
    Element.prototype.animate = function (this: Element) {
      if (this.tagName === "LI") shaken.push(this.id);
      return { updatePlaybackRate: () => undefined } as unknown as Animation;
    };
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(Element.prototype, "animate");
    settings.set({ sound: false });
    document.body.replaceChildren();
  });

  function watch(...items: readonly RoomItem[]): void {
    const { actDisplay, state } = displayAfter(...items);
    component = mount(ActOverlay, {
      target: document.querySelector("main")!,
      props: { actDisplay, roomState: state },
    });
    flushSync();
    vi.advanceTimersByTime(MOTIONS.break.movingTime);
    flushSync();
  }

  it("shakes the viewer's tile, flashes, vibrates and sounds like a hit", () => {
    settings.set({ sound: true });
    watch(breaks(1, 0));
    expect(shaken).toEqual(["own"]);
    expect(document.querySelector(".hit")).not.toBeNull();
    expect(vibrate).toHaveBeenCalledOnce();
    expect(frequencies).toContain(HIT_FREQUENCY);
  });

  it("on somebody else shakes their tile only", () => {
    watch(breaks(1, 2));
    expect(shaken).toEqual(["bea"]);
    expect(document.querySelector(".hit")).toBeNull();
    expect(vibrate).not.toHaveBeenCalled();
    expect(frequencies).toEqual([]); // sounds are off
  });

  it("neither shakes nor vibrates if motion is reduced", () => {
    settings.set({ motion: "reduced" });
    watch(breaks(1, 0));
    expect(shaken).toEqual([]);
    expect(vibrate).not.toHaveBeenCalled();
  });
});

describe("the board", () => {
  const start = { cell: [0, 0], card: "start", tunnel: "NESW" };
  const laid = { cell: [1, 0], card: "NS", tunnel: "NS" };
  const before: BoardView = { maze: [start], goals: [] };
  const after: BoardView = { maze: [start, laid], goals: [] };

  function show(view: BoardView): { view: BoardView; held: ReadonlySet<string> } {
    const props = $state({
      view,
      held: new Set<string>() as ReadonlySet<string>,
      label: "",
      fitLabel: "",
      nameOf: String,
    });
    component = mount(Board, { target: document.body, props });
    flushSync();
    return props;
  }
  const drops = (): number => document.querySelectorAll(".dropping").length;
  const crumbles = (): number => document.querySelectorAll(".crumbling").length;

  it("draws a card when it is no longer held, but its cell can be used at once", () => {
    const props = show(before);
    Object.assign(props, { view: after, held: new Set(["1,0"]) });
    flushSync();
    expect(document.querySelector("[data-cell='1,0']")).not.toBeNull();
    expect(document.querySelector("[data-cell='1,0'] .shadow")).toBeNull();
    expect(drops()).toBe(0);
    props.held = new Set();
    flushSync();
    expect(document.querySelector("[data-cell='1,0'] .shadow")).not.toBeNull();
    expect(drops()).toBe(1);
  });

  it("keeps a card in its place until the rockfall has arrived", () => {
    const props = show(after);
    Object.assign(props, { view: before, held: new Set(["1,0"]) });
    flushSync();
    expect([document.querySelectorAll(".waiting").length, crumbles()]).toEqual([1, 0]);
    props.held = new Set();
    flushSync();
    expect([document.querySelectorAll(".waiting").length, crumbles()]).toEqual([0, 1]);
    vi.runAllTimers();
    flushSync();
    expect(crumbles()).toBe(0);
  });
});
