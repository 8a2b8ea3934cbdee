import { expect, test } from "vitest";
import { snapshot, TERMS } from "../../../tests/frames";
import { blankView, fold, type State } from "../../state";
import type { Question, SeatView } from "../../wire/types";
import {
  type Asking,
  beginPassing,
  type First,
  ordersFor,
  seatOf,
  termsFor,
  withBots,
  withoutPerson,
  wrongWith,
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

/** What an onlooker at this device sees, who owns some seats. */
function state(question: Question | null, asked: number[], own: number[], held: number[] = []): State {
  const game = { ...blankView(TERMS, null), asked: { question, seats: asked } };
  const shown = snapshot({ seat: null, seats: own, own: null, game });
  const seats = [0, 1, 2].map((seat) => ({ ...SEAT, taken_over: held.includes(seat) }));
  const room = { ...shown.room, state: "playing" as const, seats };
  return fold(null, { ...shown, room }, 0) as State;
}

test("the device goes to the seat that is asked", () => {
  expect(phaseOf(state("turn", [2], [0, 2]))).toEqual({ is: "turn", seat: 2 });
  expect(phaseOf(state("gold", [0], [0, 2]))).toEqual({ is: "turn", seat: 0 });
});

test("while somebody else plays it waits", () => {
  expect(phaseOf(state("turn", [1], [0, 2]))).toEqual({ is: "waiting", seats: [1] });
  expect(phaseOf(state("turn", [2], [0, 2], [2]))).toEqual({ is: "waiting", seats: [2] });
  expect(phaseOf(state(null, [], [0, 2]))).toEqual({ is: "waiting", seats: [] });
});

test("all who may stop a card are asked alike (WC-19b)", () => {
  const phase = phaseOf(state("veto", [0, 1, 2], [0, 2]));
  expect(phase).toEqual({ is: "veto", seats: [0, 2] });
  expect([0, 1, 2].map((seat) => isAsked(phase, seat))).toEqual([true, false, true]);
});

test("only one at a time has a turn", () => {
  const phase = phaseOf(state("turn", [2], [0, 2]));
  expect([0, 1, 2].map((seat) => isAsked(phase, seat))).toEqual([false, false, true]);
});

test("when the game is over nobody is asked", () => {
  const last = state("turn", [0], [0]);
  expect(phaseOf({ ...last, room: { ...last.room, state: "over" } })).toEqual({ is: "over" });
});

test("before the game nobody plays, here or elsewhere", () => {
  const first = state(null, [], [0, 2]);
  expect(phaseOf({ ...first, room: { ...first.room, state: "lobby" } })).toEqual({ is: "lobby" });
});

test("everybody sits down by the name given, the first one too", () => {
  expect(ordersFor(["Ada", " Bea "])).toEqual([
    { request: "Sit", seat: 0, name: "Ada" },
    { request: "Sit", seat: 1, name: "Bea" },
    { request: "Start" },
  ]);
});

test("names are needed, and no two alike", () => {
  expect(wrongWith(["Ada", "Bea"])).toBe("");
  expect(wrongWith(["Ada", " "])).toBe("passing-name-missing");
  expect(wrongWith(["Ada", "Ada "])).toBe("passing-name-twice");
});

test("no clock runs while a device goes from hand to hand", () => {
  expect(termsFor({ ...TERMS, clock: "blitz" }, 3, 2)).toMatchObject({ seats: 5, clock: "none", listed: false });
});

test("what is refused on the way is told, and nothing more is asked for", async () => {
  const asked: string[] = [];
  const no = { ok: false, status: 409, problem: { reason: "seat-taken", text: "Taken." } } as const;
  const asking: Asking = {
    open: () => Promise.resolve({ ok: true, value: { room: "mine", code: "ABC" } }),
    order: (_room, want) => {
      asked.push(want.request);
      return Promise.resolve(asked.length === 2 ? no : { ok: true, value: null });
    },
  };
  expect(await beginPassing(asking, TERMS, ["Ada", "Bea"])).toEqual(no);
  expect(asked).toEqual(["Sit", "Sit"]);
  expect(await beginPassing(asking, TERMS, ["Ada", "Bea"])).toEqual({ ok: true, value: "mine" });
  expect(asked.slice(2)).toEqual(["Sit", "Sit", "Start"]);
  expect(await beginPassing({ ...asking, open: () => Promise.resolve(no) }, TERMS, ["Ada"])).toEqual(no);
});

test("SET-4: people sit in front of the bots, and whoever is named begins", () => {
  expect(seatOf(null, 3)).toBe(null);
  expect(seatOf({ who: "person", number: 2 }, 3)).toBe(2);
  expect(seatOf({ who: "bot", number: 0 }, 3)).toBe(3);
});

test("SET-4: whoever is named stays named when somebody else is taken away", () => {
  const bea: First = { who: "person", number: 1 };
  expect(withoutPerson(bea, 2)).toEqual(bea);
  expect(withoutPerson(bea, 0)).toEqual({ who: "person", number: 0 });
  expect(withoutPerson(bea, 1)).toBe(null);
  expect(withoutPerson({ who: "bot", number: 1 }, 1)).toEqual({ who: "bot", number: 1 });
  expect(withoutPerson(null, 0)).toBe(null);
});

test("SET-4: a bot that is not there any more does not begin", () => {
  expect(withBots({ who: "bot", number: 1 }, 2)).toEqual({ who: "bot", number: 1 });
  expect(withBots({ who: "bot", number: 1 }, 1)).toBe(null);
  expect(withBots({ who: "person", number: 1 }, 0)).toEqual({ who: "person", number: 1 });
});
