// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { chatMessage, snapshot, update } from "../../../tests/frames";
import { i18n } from "../../i18n/index.svelte";
import { settings } from "../../settings/settings.svelte";
import type { AnyCommand, AnyFrame, GuideStep } from "../../wire/types";
import { LessonRun, PAUSE } from "./lesson_run.svelte";

const RIGHT: AnyCommand = { do: "ReadMap", goal: 0 };
const POOR: AnyCommand = { do: "ReadMap", goal: 1 };
const ILLEGAL: AnyCommand = { do: "ReadMap", goal: 2 };

const step = (id: string, change: Partial<GuideStep> = {}): GuideStep => ({
  id,
  points: [],
  plays: false,
  others: 0,
  answers: [],
  ...change,
});

/** One command of the others before the first step; one after "look", two after "tell", two after "dig". */
const STEPS = [
  step("claims"),
  step("look", { plays: true, others: 1 }),
  step("tell", { answers: ["truth", "silence"], others: 2 }),
  step("dig", { plays: true, others: 1 }),
  step("end"),
];

const frame = (number: number): AnyFrame => update(number, chatMessage(`move ${number}`));
const BEGINNING = [snapshot({ number: 0 }), frame(1)];
/** After a right command: it, the other's answer, and what follows the step that is said. */
const AFTER_LOOK = [2, 3, 4, 5].map(frame);
const AFTER_DIG = [6, 7].map(frame);

interface Body {
  readonly played: readonly AnyCommand[];
  readonly command: AnyCommand;
  readonly check: boolean;
}
let sent: Body[];
let reachable: boolean;

function answerTo({ played, command, check }: Body): unknown {
  if (command === undefined) return null;
  const goal = "goal" in command ? command.goal : -1;
  const refused =
    goal === 2 ? { frame: "Refused", ref: "", reason: "no", text: "Not there.", rule: "ACT-4" } : null;
  const reply = goal === 1 ? "look-first" : "";
  const frames = refused || reply || check ? [] : played.length === 0 ? AFTER_LOOK : AFTER_DIG;
  return { frames, reply, refused };
}

beforeEach(async () => {
  sent = [];
  reachable = true;
  await i18n.load("en");
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    if (!reachable) return Promise.reject(new TypeError("no network"));
    const body = init.method === "POST" ? (JSON.parse(init.body as string) as Body) : null;
    if (body) sent.push(body);
    const answer = body ? answerTo(body) : { steps: STEPS, frames: BEGINNING };
    return Promise.resolve(
      new Response(JSON.stringify(answer), { headers: { "Content-Type": "application/json" } }),
    );
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  settings.set({ speed: "normal" });
  sessionStorage.clear();
});

/** A lesson in which `steps` pauses have passed so far. */
async function begun(): Promise<{ run: LessonRun; pauses: () => number }> {
  let pauses = 0;
  const run = new LessonRun("map", () => {
    pauses += 1;
    return Promise.resolve();
  });
  await run.begin();
  return { run, pauses: () => pauses };
}
const shownNumber = (run: LessonRun): number => run.snapshot.state?.number ?? -1;
const play = (run: LessonRun, command: AnyCommand) => run.send({ request: "Play", command, after: 0 });
const arrived = (run: LessonRun, id: string) =>
  vi.waitFor(() => expect([run.step?.id, run.watching]).toEqual([id, false]));

describe("a lesson", () => {
  it("begins with the position and the first moves of the others", async () => {
    const { run } = await begun();
    expect([run.step?.id, run.at, run.watching, run.isLast, shownNumber(run)]).toEqual([
      "claims",
      0,
      false,
      false,
      1,
    ]);
    expect(run.snapshot.connection).toEqual({ status: "open" });
  });

  it("goes on by reading, saying and playing, to its end", async () => {
    const { run } = await begun();
    await run.next();
    expect([run.step?.id, shownNumber(run)]).toEqual(["look", 1]);
    expect(await play(run, RIGHT)).toMatchObject({ frame: "Accepted" });
    await arrived(run, "tell");
    expect(shownNumber(run)).toBe(3); // what follows the step that is said waits for it
    run.say("silence");
    expect(run.said).toBe("silence");
    await run.next();
    expect([run.step?.id, run.said, shownNumber(run)]).toEqual(["dig", "", 5]);
    await play(run, RIGHT);
    await arrived(run, "end");
    expect([run.isLast, shownNumber(run)]).toEqual([true, 7]);
    await run.next();
    expect(run.at).toBe(4);
    expect(sent.map(({ played }) => played)).toEqual([[], [RIGHT]]); // the server keeps nothing
  });

  it("pauses after each move, so that the learner sees it", async () => {
    const { run, pauses } = await begun();
    expect(pauses()).toBe(2);
    await run.next(); // nobody moves
    expect(pauses()).toBe(2);
    await play(run, RIGHT);
    expect(run.watching).toBe(true);
    await arrived(run, "tell");
    expect(pauses()).toBe(4);
  });

  it("waits while the others play, and in a step that is played", async () => {
    const { run } = await begun();
    await run.next();
    await run.next();
    expect(run.step?.id).toBe("look");
    await play(run, RIGHT);
    expect([run.watching, run.step?.id]).toEqual([true, "look"]);
    await run.next();
    expect([run.watching, run.step?.id]).toEqual([true, "look"]);
    await arrived(run, "tell");
  });
});

describe("a command", () => {
  it("that is legal but not right is answered by the guide, and changes nothing", async () => {
    const { run } = await begun();
    await run.next();
    expect(await play(run, POOR)).toMatchObject({ frame: "Accepted" });
    expect([run.reply, run.step?.id, shownNumber(run)]).toEqual(["look-first", "look", 1]);
    await play(run, RIGHT);
    await arrived(run, "tell");
    expect(run.reply).toBe("");
    expect(sent.at(-1)?.played).toEqual([]);
  });

  it("that the rules forbid is refused with their reason", async () => {
    const { run } = await begun();
    await run.next();
    expect(await play(run, ILLEGAL)).toMatchObject({ frame: "Refused", rule: "ACT-4", text: "Not there." });
    expect([run.reply, run.step?.id]).toEqual(["", "look"]);
  });

  it("is only checked if the table asks whether it is allowed", async () => {
    const { run } = await begun();
    await run.next();
    expect(await run.send({ request: "CheckCommand", command: RIGHT })).toMatchObject({ frame: "Accepted" });
    expect([run.step?.id, sent.at(-1)?.check]).toEqual(["look", true]);
  });
});

describe("after a reload", () => {
  it("the lesson continues where it was, without showing the way there again", async () => {
    const { run: before } = await begun();
    await before.next();
    await play(before, RIGHT);
    await arrived(before, "tell");
    const { run, pauses } = await begun();
    expect([run.step?.id, run.watching, shownNumber(run), pauses()]).toEqual(["tell", false, 3, 0]);
    await run.next();
    await play(run, RIGHT);
    await arrived(run, "end");
    expect(sent.at(-1)?.played).toEqual([RIGHT]);
  });

  it("a lesson that the learner has left begins again", async () => {
    const { run: before } = await begun();
    await before.next();
    before.forget();
    expect((await begun()).run.step?.id).toBe("claims");
  });

  it("what no longer fits is left out", async () => {
    const { run: before } = await begun();
    await before.next();
    await play(before, RIGHT);
    await arrived(before, "tell");
    const stored = sessionStorage.getItem("pyrite.lesson")!;
    sessionStorage.setItem("pyrite.lesson", stored.replace('"goal":0', '"goal":1'));
    const { run } = await begun();
    expect([run.step?.id, run.watching, run.reply, shownNumber(run)]).toEqual(["look", false, "", 1]);
  });
});

it("other requests of a table are refused, except to leave", async () => {
  const { run } = await begun();
  expect(await run.send({ request: "Leave" } as never)).toMatchObject({ frame: "Accepted" });
  expect(await run.send({ request: "Chat", text: "hello" } as never)).toMatchObject({ reason: "not-in-lessons" });
});

it("without a server there is a problem, and the learner can try again", async () => {
  reachable = false;
  const { run } = await begun();
  expect([run.problem === "", run.step]).toEqual([false, null]);
  reachable = true;
  await run.begin();
  expect([run.problem, run.step?.id]).toEqual(["", "claims"]);
  reachable = false;
  await run.next();
  expect(await play(run, RIGHT)).toMatchObject({ frame: "Refused" });
  expect(run.step?.id).toBe("look"); // and can be played again
});

it.each([
  ["slow", 1.7],
  ["normal", 1],
  ["fast", 0.5],
  ["instant", 0],
] as const)("at the speed %s a pause takes as long as acts do", async (speed, factor) => {
  vi.useFakeTimers();
  settings.set({ speed });
  const run = new LessonRun("map");
  const start = Date.now();
  const beginning = run.begin().then(() => Date.now() - start);
  await vi.runAllTimersAsync();
  expect(await beginning).toBe(2 * PAUSE * factor);
});
