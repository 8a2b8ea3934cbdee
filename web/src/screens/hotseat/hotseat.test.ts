import { expect, test } from "vitest";
import { snapshot, OPTIONS } from "../../../tests/frames";
import { initialView, applyFrame, type RoomState } from "../../state";
import type { Question, SeatView } from "../../wire/types";
import {
  type RoomApi,
  startHotseat,
  type FirstPlayer,
  requestsFor,
  seatOf,
  optionsFor,
  withBots,
  withoutPerson,
  nameProblem,
} from "./set_up";
import { isAsked, phaseOf } from "./phase";

const SEAT: SeatView = {
  name: "",
  bot: null,
  taken: true,
  ready: true,
  taken_over: false,
  muted: false,
  wants_to_finish: false,
  person: "a",
};

/** The state of a spectator connection on a device that owns some seats. */
function state(question: Question | null, asked: number[], own: number[], held: number[] = []): RoomState {
  const game = { ...initialView(OPTIONS, null), asked: { question, seats: asked } };
  const shown = snapshot({ seat: null, seats: own, own: null, game });
  const seats = [0, 1, 2].map((seat) => ({ ...SEAT, taken_over: held.includes(seat) }));
  const room = { ...shown.room, state: "playing" as const, seats };
  return applyFrame(null, { ...shown, room }, 0) as RoomState;
}

test("the device goes to the seat that is asked", () => {
  expect(phaseOf(state("turn", [2], [0, 2]))).toEqual({ is: "turn", seat: 2 });
  expect(phaseOf(state("gold", [0], [0, 2]))).toEqual({ is: "turn", seat: 0 });
});

test("the device waits while a seat of another device decides", () => {
  expect(phaseOf(state("turn", [1], [0, 2]))).toEqual({ is: "waiting", seats: [1] });
  expect(phaseOf(state("turn", [2], [0, 2], [2]))).toEqual({ is: "waiting", seats: [2] });
  expect(phaseOf(state(null, [], [0, 2]))).toEqual({ is: "waiting", seats: [] });
});

test("all who may veto are asked alike (WC-19b)", () => {
  const phase = phaseOf(state("veto", [0, 1, 2], [0, 2]));
  expect(phase).toEqual({ is: "veto", seats: [0, 2] });
  expect([0, 1, 2].map((seat) => isAsked(phase, seat))).toEqual([true, false, true]);
});

test("only one seat at a time has a turn", () => {
  const phase = phaseOf(state("turn", [2], [0, 2]));
  expect([0, 1, 2].map((seat) => isAsked(phase, seat))).toEqual([false, false, true]);
});

test("when the game is over nobody is asked", () => {
  const last = state("turn", [0], [0]);
  expect(phaseOf({ ...last, room: { ...last.room, state: "over" } })).toEqual({ is: "over" });
});

test("before the game the phase is the lobby", () => {
  const first = state(null, [], [0, 2]);
  expect(phaseOf({ ...first, room: { ...first.room, state: "lobby" } })).toEqual({ is: "lobby" });
});

test("every player gets the given name, the first one too", () => {
  expect(requestsFor(["Ada", " Bea "])).toEqual([
    { request: "Sit", seat: 0, name: "Ada" },
    { request: "Sit", seat: 1, name: "Bea" },
    { request: "Start" },
  ]);
});

test("names are required and must differ", () => {
  expect(nameProblem(["Ada", "Bea"])).toBe("");
  expect(nameProblem(["Ada", " "])).toBe("hotseat-name-missing");
  expect(nameProblem(["Ada", "Ada "])).toBe("hotseat-name-twice");
});

test("a hotseat game has no clock", () => {
  expect(optionsFor({ ...OPTIONS, clock: "blitz" }, 3, 2)).toMatchObject({
    seats: 5,
    clock: "none",
    listed: false,
  });
});

test("the first refusal is returned, and nothing more is requested", async () => {
  const asked: string[] = [];
  const no = { ok: false, status: 409, problem: { reason: "seat-taken", text: "Taken." } } as const;
  const asking: RoomApi = {
    open: () => Promise.resolve({ ok: true, value: { room: "mine", code: "ABC" } }),
    send: (_room, want) => {
      asked.push(want.request);
      return Promise.resolve(asked.length === 2 ? no : { ok: true, value: null });
    },
  };
  expect(await startHotseat(asking, OPTIONS, ["Ada", "Bea"])).toEqual(no);
  expect(asked).toEqual(["Sit", "Sit"]);
  expect(await startHotseat(asking, OPTIONS, ["Ada", "Bea"])).toEqual({ ok: true, value: "mine" });
  expect(asked.slice(2)).toEqual(["Sit", "Sit", "Start"]);
  expect(await startHotseat({ ...asking, open: () => Promise.resolve(no) }, OPTIONS, ["Ada"])).toEqual(no);
});

test("SET-4: people sit before the bots, and the chosen player begins", () => {
  expect(seatOf(null, 3)).toBe(null);
  expect(seatOf({ who: "person", number: 2 }, 3)).toBe(2);
  expect(seatOf({ who: "bot", number: 0 }, 3)).toBe(3);
});

test("SET-4: the first player stays the same when another player is removed", () => {
  const bea: FirstPlayer = { who: "person", number: 1 };
  expect(withoutPerson(bea, 2)).toEqual(bea);
  expect(withoutPerson(bea, 0)).toEqual({ who: "person", number: 0 });
  expect(withoutPerson(bea, 1)).toBe(null);
  expect(withoutPerson({ who: "bot", number: 1 }, 1)).toEqual({ who: "bot", number: 1 });
  expect(withoutPerson(null, 0)).toBe(null);
});

test("SET-4: a removed bot is no longer the first player", () => {
  expect(withBots({ who: "bot", number: 1 }, 2)).toEqual({ who: "bot", number: 1 });
  expect(withBots({ who: "bot", number: 1 }, 1)).toBe(null);
  expect(withBots({ who: "person", number: 1 }, 0)).toEqual({ who: "person", number: 1 });
});
