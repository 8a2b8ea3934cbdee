import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Answer, Wish } from "../../connection/pending_requests";
import type { TableOptions } from "../../wire/types";
import { CLASSIC } from "../../../tests/classic_options";
import { Wishing } from "./options_draft.svelte";

const ELEVEN = { ...CLASSIC, seats: 11 };
const SIX = { ...CLASSIC, seats: 6 };

let ordered: Wish[];
let answers: Answer[];
let wishing: Wishing;

beforeEach(() => {
  ordered = [];
  answers = [];
  // What the server says of eleven seats, without a server.
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    const fits = (JSON.parse(body) as TableOptions).seats <= 10;
    const text = fits ? "" : "The base game is for 3 to 10 players, not 11.";
    const reason = fits ? "" : "clash-seats-base";
    return Promise.resolve(Response.json({ fits, text, reason }));
  });
  wishing = new Wishing((wish) => {
    ordered.push(wish);
    return Promise.resolve(answers.shift() ?? { frame: "Accepted", ref: "", number: 1 });
  });
});

afterEach(() => vi.unstubAllGlobals());

test("what fits is ordered, and then it is the table that tells it", async () => {
  await wishing.change(SIX);
  expect(ordered).toEqual([{ request: "ChangeOptions", options: SIX }]);
  expect(wishing.wanted).toBe(null);
});

test("what clashes is explained and kept to be mended, and nobody else is told", async () => {
  await wishing.change(ELEVEN);
  expect(wishing.clash).toContain("3 to 10 players");
  expect(wishing.rule).toBe("SET-1");
  expect(wishing.wanted).toBe(ELEVEN);
  expect(ordered).toEqual([]);
  await wishing.change(SIX);
  expect(wishing.clash).toBe("");
  expect(ordered).toHaveLength(1);
});

test("back to what fits", async () => {
  await wishing.change(ELEVEN);
  wishing.undo();
  expect([wishing.wanted, wishing.clash]).toEqual([null, ""]);
});

test("of two wishes the newer one counts", async () => {
  await Promise.all([wishing.change(ELEVEN), wishing.change(SIX)]);
  expect(ordered).toEqual([{ request: "ChangeOptions", options: SIX }]);
  expect(wishing.clash).toBe("");
});

test("that the server cannot be reached is no matter of rules", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await wishing.change(SIX);
  expect(wishing.clash).not.toBe("");
  expect(wishing.rule).toBe("");
});

test("what the table refuses is said as well", async () => {
  answers = [{ frame: "Refused", ref: "", reason: "too-few-seats", text: "7 people sit here already.", rule: "" }];
  await wishing.change(SIX);
  expect(wishing.clash).toBe("7 people sit here already.");
  expect(wishing.wanted).toBe(SIX);
});
