import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Answer, RoomRequest } from "../../connection/pending_requests";
import type { TableOptions } from "../../wire/types";
import { CLASSIC } from "../../../tests/classic_options";
import { OptionsDraft } from "./options_draft.svelte";

const ELEVEN = { ...CLASSIC, seats: 11 };
const SIX = { ...CLASSIC, seats: 6 };

let ordered: RoomRequest[];
let answers: Answer[];
let optionsDraft: OptionsDraft;

beforeEach(() => {
  ordered = [];
  answers = [];
  // The server's answer for eleven seats, without a server.
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    const fits = (JSON.parse(body) as TableOptions).seats <= 10;
    const text = fits ? "" : "The base game is for 3 to 10 players, not 11.";
    const reason = fits ? "" : "clash-seats-base";
    return Promise.resolve(Response.json({ fits, text, reason }));
  });
  optionsDraft = new OptionsDraft((request) => {
    ordered.push(request);
    return Promise.resolve(answers.shift() ?? { frame: "Accepted", ref: "", number: 1 });
  });
});

afterEach(() => vi.unstubAllGlobals());

test("fitting options are requested, and shown when the room confirms them", async () => {
  await optionsDraft.change(SIX);
  expect(ordered).toEqual([{ request: "ChangeOptions", options: SIX }]);
  expect(optionsDraft.wanted).toBe(null);
});

test("clashing options are explained and kept locally", async () => {
  await optionsDraft.change(ELEVEN);
  expect(optionsDraft.problem).toContain("3 to 10 players");
  expect(optionsDraft.rule).toBe("SET-1");
  expect(optionsDraft.wanted).toBe(ELEVEN);
  expect(ordered).toEqual([]);
  await optionsDraft.change(SIX);
  expect(optionsDraft.problem).toBe("");
  expect(ordered).toHaveLength(1);
});

test("undo restores the room's options", async () => {
  await optionsDraft.change(ELEVEN);
  optionsDraft.undo();
  expect([optionsDraft.wanted, optionsDraft.problem]).toEqual([null, ""]);
});

test("the newer of two changes counts", async () => {
  await Promise.all([optionsDraft.change(ELEVEN), optionsDraft.change(SIX)]);
  expect(ordered).toEqual([{ request: "ChangeOptions", options: SIX }]);
  expect(optionsDraft.problem).toBe("");
});

test("an unreachable server names no rule", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await optionsDraft.change(SIX);
  expect(optionsDraft.problem).not.toBe("");
  expect(optionsDraft.rule).toBe("");
});

test("a refusal of the room is shown too", async () => {
  answers = [{ frame: "Refused", ref: "", reason: "too-few-seats", text: "7 people sit here already.", rule: "" }];
  await optionsDraft.change(SIX);
  expect(optionsDraft.problem).toBe("7 people sit here already.");
  expect(optionsDraft.wanted).toBe(SIX);
});
