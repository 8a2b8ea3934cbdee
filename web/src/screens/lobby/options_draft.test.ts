import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Answer, RoomRequest } from "../../connection/pending_requests";
import type { TableOptions } from "../../wire/types";
import { CLASSIC } from "../../../tests/classic_options";
import { OptionsDraft } from "./options_draft.svelte";

const ELEVEN_SEATS = { ...CLASSIC, seats: 11 };
const SIX_SEATS = { ...CLASSIC, seats: 6 };

let requests: RoomRequest[];
let answers: Answer[];
let optionsDraft: OptionsDraft;

beforeEach(() => {
  requests = [];
  answers = [];
  // Instead of the server, which refuses more than ten seats.
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    const fits = (JSON.parse(body) as TableOptions).seats <= 10;
    const text = fits ? "" : "The base game is for 3 to 10 players, not 11.";
    const reason = fits ? "" : "clash-seats-base";
    return Promise.resolve(Response.json({ fits, text, reason }));
  });
  optionsDraft = new OptionsDraft((request) => {
    requests.push(request);
    return Promise.resolve(answers.shift() ?? { frame: "Accepted", ref: "", number: 1 });
  });
});

afterEach(() => vi.unstubAllGlobals());

test("fitting options are requested, and shown when the room confirms them", async () => {
  await optionsDraft.change(SIX_SEATS);
  expect(requests).toEqual([{ request: "ChangeOptions", options: SIX_SEATS }]);
  expect(optionsDraft.pending).toBe(null);
});

test("clashing options are explained and kept locally", async () => {
  await optionsDraft.change(ELEVEN_SEATS);
  expect(optionsDraft.problem).toContain("3 to 10 players");
  expect(optionsDraft.rule).toBe("SET-1");
  expect(optionsDraft.pending).toBe(ELEVEN_SEATS);
  expect(requests).toEqual([]);
  await optionsDraft.change(SIX_SEATS);
  expect(optionsDraft.problem).toBe("");
  expect(requests).toHaveLength(1);
});

test("undo restores the room's options", async () => {
  await optionsDraft.change(ELEVEN_SEATS);
  optionsDraft.undo();
  expect([optionsDraft.pending, optionsDraft.problem]).toEqual([null, ""]);
});

test("the newer of two changes counts", async () => {
  await Promise.all([optionsDraft.change(ELEVEN_SEATS), optionsDraft.change(SIX_SEATS)]);
  expect(requests).toEqual([{ request: "ChangeOptions", options: SIX_SEATS }]);
  expect(optionsDraft.problem).toBe("");
});

test("if the server is unreachable, no rule is named", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await optionsDraft.change(SIX_SEATS);
  expect(optionsDraft.problem).not.toBe("");
  expect(optionsDraft.rule).toBe("");
});

test("a refusal of the room is shown too", async () => {
  answers = [{ frame: "Refused", ref: "", reason: "too-few-seats", text: "7 people sit here already.", rule: "" }];
  await optionsDraft.change(SIX_SEATS);
  expect(optionsDraft.problem).toBe("7 people sit here already.");
  expect(optionsDraft.pending).toBe(SIX_SEATS);
});
