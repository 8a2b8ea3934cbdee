import { expect, test } from "vitest";
import { snapshot, OPTIONS } from "../../../tests/frames";
import { playthroughs, viewOf } from "../../../tests/golden";
import { applyFrame, type RoomState } from "../../state";
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
function state(question: Question | null, asked: number[], own: number[], takenOver: number[] = []): RoomState {
  const game = { ...viewOf(playthroughs()[0]!.opening, null), asked: { question, seats: asked } };
  const base = snapshot({ seat: null, seats: own, own: null, game });
  const seats = [0, 1, 2].map((seat) => ({ ...SEAT, taken_over: takenOver.includes(seat) }));
  const room = { ...base.room, state: "playing" as const, seats };
  return applyFrame(null, { ...base, room }, 0) as RoomState;
}

test("the device goes to the seat that is asked", () => {
  expect(phaseOf(state("turn", [2], [0, 2]))).toEqual({ kind: "turn", seat: 2 });
  expect(phaseOf(state("gold", [0], [0, 2]))).toEqual({ kind: "turn", seat: 0 });
});

test("the device waits while a seat of another device decides", () => {
  expect(phaseOf(state("turn", [1], [0, 2]))).toEqual({ kind: "waiting", seats: [1] });
  expect(phaseOf(state("turn", [2], [0, 2], [2]))).toEqual({ kind: "waiting", seats: [2] });
  expect(phaseOf(state(null, [], [0, 2]))).toEqual({ kind: "waiting", seats: [] });
});

test("all seats that may veto are asked in the same way (WC-19b)", () => {
  const phase = phaseOf(state("veto", [0, 1, 2], [0, 2]));
  expect(phase).toEqual({ kind: "veto", seats: [0, 2] });
  expect([0, 1, 2].map((seat) => isAsked(phase, seat))).toEqual([true, false, true]);
});

test("only one seat at a time has a turn", () => {
  const phase = phaseOf(state("turn", [2], [0, 2]));
  expect([0, 1, 2].map((seat) => isAsked(phase, seat))).toEqual([false, false, true]);
});

test("when the game is over nobody is asked", () => {
  const last = state("turn", [0], [0]);
  expect(phaseOf({ ...last, room: { ...last.room, state: "over" } })).toEqual({ kind: "over" });
});

test("before the game the phase is the lobby", () => {
  const first = state(null, [], [0, 2]);
  expect(phaseOf({ ...first, room: { ...first.room, state: "lobby" } })).toEqual({ kind: "lobby" });
});

test("every player gets the given name, including the creator", () => {
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
  const sent: string[] = [];
  const refused = { ok: false, status: 409, problem: { reason: "seat-taken", text: "Taken." } } as const;
  const api: RoomApi = {
    open: () => Promise.resolve({ ok: true, value: { room: "mine", code: "ABC" } }),
    send: (_room, request) => {
      sent.push(request.request);
      return Promise.resolve(sent.length === 2 ? refused : { ok: true, value: null });
    },
  };
  expect(await startHotseat(api, OPTIONS, ["Ada", "Bea"])).toEqual(refused);
  expect(sent).toEqual(["Sit", "Sit"]);
  expect(await startHotseat(api, OPTIONS, ["Ada", "Bea"])).toEqual({ ok: true, value: "mine" });
  expect(sent.slice(2)).toEqual(["Sit", "Sit", "Start"]);
  expect(await startHotseat({ ...api, open: () => Promise.resolve(refused) }, OPTIONS, ["Ada"])).toEqual(refused);
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
