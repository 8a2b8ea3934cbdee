// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, test } from "vitest";
import { snapshot } from "../../../tests/frames";
import { type Position as Found, POSITIONS, positionFor } from "../../../tests/positions";
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

/** The page while a player is asked. */
function asked(
  screen: typeof Question | typeof Prompt,
  { view, choices }: Found,
  first?: (now: Decision) => void,
) {
  const state = applyFrame(null, snapshot({ seat: view.seat, game: view, choices }), 0)!;
  const send = (_: RoomRequest): Promise<Answer> => Promise.resolve({ frame: "Accepted", ref: "", number: 1 });
  const decision = new Decision({ send }, () => state, { confirm: true });
  first?.(decision);
  const props = {
    roomState: state,
    decision,
    onmoves: () => undefined,
    onenlarge: () => undefined,
    onpicked: () => undefined,
  };
  component = mount(screen as typeof Prompt, { target: document.body, props });
  flushSync();
  return document.body.querySelector(".words")?.textContent ?? "";
}

const ruled = ({ view, choices }: Found, options: View["options"]): Found => ({
  view: { ...view, options: { ...view.options, ...options } },
  choices,
});

describe("several goals are reached", () => {
  it("the others follow, unless the round ends (GOAL-4, GOAL-5)", () => {
    const said = asked(Question, ruled(positionFor("TurnGoal"), { goals_at_once: "all" }));
    expect(said).toContain("the others follow, unless the round ends.");
  });

  it("no other follows if only one is turned over per turn", () => {
    const said = asked(Question, ruled(positionFor("TurnGoal"), { goals_at_once: "one" }));
    expect(said).toContain("Only one of them is turned over per turn");
    expect(said).not.toContain("follow");
  });
});

test('the text does not say "fit equally well" if the player may choose freely (GOAL-3)', async () => {
  expect(asked(Question, ruled(positionFor("LayGoal"), { goal_misfit: "player" }))).toContain(
    "Both ways are allowed",
  );
  await clear();
  expect(asked(Question, ruled(positionFor("LayGoal"), { goal_misfit: "best_fit" }))).toContain(
    "fit equally well",
  );
});

describe("a card that cannot be played", () => {
  const { view } = positionFor("LayTunnel");
  const own = { ...view.own!, hand: ["veto", "NS"] } as const;
  const of = (question: "turn" | "tunnel"): Found => ({
    view: { ...view, own, asked: { ...view.asked, question } },
    choices: [{ do: "LayTunnel", tunnel: "NS", cell: [0, 1] }],
  });

  it("can be discarded in a turn (TURN-1)", () => {
    expect(asked(Prompt, of("turn"), (decision) => decision.chooseCard("veto", 0))).toContain(
      "you can discard it.",
    );
  });

  it("cannot be discarded while the path specialist places a tunnel (WC-22)", () => {
    const said = asked(Prompt, of("tunnel"), (decision) => decision.chooseCard("veto", 0));
    expect(said).toContain("Choose a tunnel that can be placed.");
    expect(said).not.toContain("discard it");
  });
});

describe("a player who is asked to pay a toll (TOLL-3)", () => {
  const tolls = POSITIONS.filter(({ view }) => view.asked.question === "toll");
  const own = ({ view }: Found): boolean => view.dwarfs!.some(({ owner }) => owner === view.seat);
  const foreign = tolls.find((each) => !own(each))!;

  it("sees the amount and the receivers", () => {
    expect(asked(Question, foreign)).toContain("Cost: 1 gold toll to Seat 3.");
  });

  it("pays nothing to themselves", () => {
    expect(asked(Question, tolls.find(own)!)).toContain("it costs you nothing");
  });

  it("sees that there is too little gold", async () => {
    expect(asked(Question, foreign)).not.toContain(t("problem-toll-too-dear"));
    await clear();
    const choices = foreign.choices.filter((each) => each.do === "AnswerToll" && !each.pay);
    expect(asked(Question, { ...foreign, choices })).toContain(t("problem-toll-too-dear"));
  });
});
