// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, test } from "vitest";
import { snapshot } from "../../../tests/frames";
import { type Position, POSITIONS, positionFor } from "../../../tests/positions";
import { applyFrame } from "../../state";
import type { Answer, RoomRequest } from "../../connection/pending_requests";
import { Decision } from "../../decide/decision.svelte";
import type { View } from "../../wire/types";
import { t, i18n } from "../../i18n/index.svelte";
import Question from "./Question.svelte";
import Prompt from "./Prompt.svelte";

let component: Record<string, unknown> | null = null;
beforeAll(() => i18n.load("en"));
afterEach(clear);

async function clear(): Promise<void> {
  if (component !== null) await unmount(component);
  component = null;
}

/** The text of the question or prompt in a position. */
function textOf(
  screen: typeof Question | typeof Prompt,
  { view, choices }: Position,
  prepare?: (decision: Decision) => void,
) {
  const state = applyFrame(null, snapshot({ seat: view.seat, game: view, choices }), 0)!;
  const send = (_: RoomRequest): Promise<Answer> => Promise.resolve({ frame: "Accepted", ref: "", number: 1 });
  const decision = new Decision({ send }, () => state, { confirm: true });
  prepare?.(decision);
  const props = {
    roomState: state,
    decision,
    onmoves: () => undefined,
    onenlarge: () => undefined,
    onchosen: () => undefined,
  };
  component = mount(screen as typeof Prompt, { target: document.body, props });
  flushSync();
  return document.body.querySelector(".text")?.textContent ?? "";
}

const withOptions = ({ view, choices }: Position, options: View["options"]): Position => ({
  view: { ...view, options: { ...view.options, ...options } },
  choices,
});

describe("several goals are reached", () => {
  it("the text says that the others follow, unless the round ends (GOAL-4, GOAL-5)", () => {
    const text = textOf(Question, withOptions(positionFor("TurnGoal"), { goals_at_once: "all" }));
    expect(text).toContain("the others follow, unless the round ends.");
  });

  it("the text says that only one is turned over, if the option is one per turn", () => {
    const text = textOf(Question, withOptions(positionFor("TurnGoal"), { goals_at_once: "one" }));
    expect(text).toContain("Only one of them is turned over per turn");
    expect(text).not.toContain("follow");
  });
});

test('the text does not say "fit equally well" if the player may choose freely (GOAL-3)', async () => {
  expect(textOf(Question, withOptions(positionFor("LayGoal"), { goal_misfit: "player" }))).toContain(
    "Both ways are allowed",
  );
  await clear();
  expect(textOf(Question, withOptions(positionFor("LayGoal"), { goal_misfit: "best_fit" }))).toContain(
    "fit equally well",
  );
});

describe("a card that cannot be played", () => {
  const { view } = positionFor("LayTunnel");
  const own = { ...view.own!, hand: ["veto", "NS"] } as const;
  const positionWith = (question: "turn" | "tunnel"): Position => ({
    view: { ...view, own, asked: { ...view.asked, question } },
    choices: [{ do: "LayTunnel", tunnel: "NS", cell: [0, 1] }],
  });

  it("can be discarded in a turn (TURN-1)", () => {
    expect(textOf(Prompt, positionWith("turn"), (decision) => decision.chooseCard("veto", 0))).toContain(
      "you can discard it.",
    );
  });

  it("cannot be discarded while the path specialist places a tunnel (WC-22)", () => {
    const text = textOf(Prompt, positionWith("tunnel"), (decision) => decision.chooseCard("veto", 0));
    expect(text).toContain("Choose a tunnel that can be placed.");
    expect(text).not.toContain("discard it");
  });
});

describe("a player who is asked to pay a toll (TOLL-3)", () => {
  const tolls = POSITIONS.filter(({ view }) => view.asked.question === "toll");
  const ownsDwarf = ({ view }: Position): boolean =>
    view.parts.toll!.dwarfs.some(({ owner }) => owner === view.seat);
  const toOthers = tolls.find((each) => !ownsDwarf(each))!;

  it("sees the amount and the receivers", () => {
    expect(textOf(Question, toOthers)).toContain("Cost: 1 gold toll to Player 3.");
  });

  it("sees that their own toll costs nothing", () => {
    expect(textOf(Question, tolls.find(ownsDwarf)!)).toContain("it costs you nothing");
  });

  it("sees that they have too little gold", async () => {
    expect(textOf(Question, toOthers)).not.toContain(t("problem-toll-too-dear"));
    await clear();
    const choices = toOthers.choices.filter((each) => each.do === "AnswerToll" && !each.pay);
    expect(textOf(Question, { ...toOthers, choices })).toContain(t("problem-toll-too-dear"));
  });
});
