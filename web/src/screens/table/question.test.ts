// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, test } from "vitest";
import { snapshot } from "../../../tests/frames";
import { type Moment as Found, MOMENTS, momentFor } from "../../../tests/positions";
import { fold } from "../../state";
import type { Answer, Wish } from "../../connection/pending_requests";
import { Deciding } from "../../decide/decision.svelte";
import type { View } from "../../wire/types";
import { t, words } from "../../i18n/index.svelte";
import Question from "./Question.svelte";
import Prompt from "./Prompt.svelte";

let shown: Record<string, unknown> | null = null;
beforeAll(() => words.speak("en"));
afterEach(clear);

async function clear(): Promise<void> {
  if (shown !== null) await unmount(shown);
  shown = null;
}

/** What stands on the page when somebody is asked. */
function asked(
  screen: typeof Question | typeof Prompt,
  { view, choices }: Found,
  first?: (now: Deciding) => void,
) {
  const state = fold(null, snapshot({ seat: view.seat, game: view, choices }), 0)!;
  const order = (_: Wish): Promise<Answer> => Promise.resolve({ frame: "Accepted", ref: "", number: 1 });
  const deciding = new Deciding({ order }, () => state, { confirm: true });
  first?.(deciding);
  const props = { state, deciding, onmoves: () => undefined, onlarge: () => undefined, onpicked: () => undefined };
  shown = mount(screen as typeof Prompt, { target: document.body, props });
  flushSync();
  return document.body.querySelector(".words")?.textContent ?? "";
}

const ruled = ({ view, choices }: Found, options: View["options"]): Found => ({
  view: { ...view, options: { ...view.options, ...options } },
  choices,
});

describe("several goals are reached", () => {
  it("the others follow, as long as the round goes on (GOAL-4, GOAL-5)", () => {
    const said = asked(Question, ruled(momentFor("TurnGoal"), { goals_at_once: "all" }));
    expect(said).toContain("the others follow, unless the round ends.");
  });

  it("no other follows where it is one a turn", () => {
    const said = asked(Question, ruled(momentFor("TurnGoal"), { goals_at_once: "one" }));
    expect(said).toContain("Only one of them is turned over per turn");
    expect(said).not.toContain("follow");
  });
});

test("both ways need not fit equally well where the player may lay a goal as they like (GOAL-3)", async () => {
  expect(asked(Question, ruled(momentFor("LayGoal"), { goal_misfit: "player" }))).toContain(
    "Both ways are allowed",
  );
  await clear();
  expect(asked(Question, ruled(momentFor("LayGoal"), { goal_misfit: "best_fit" }))).toContain("fit equally well");
});

describe("a card that cannot be played", () => {
  const { view } = momentFor("LayTunnel");
  const own = { ...view.own!, hand: ["veto", "NS"] } as const;
  const of = (question: "turn" | "tunnel"): Found => ({
    view: { ...view, own, asked: { ...view.asked, question } },
    choices: [{ do: "LayTunnel", tunnel: "NS", cell: [0, 1] }],
  });

  it("can be discarded in a turn (TURN-1)", () => {
    expect(asked(Prompt, of("turn"), (deciding) => deciding.card("veto", 0))).toContain("you can discard it.");
  });

  it("cannot while the path specialist lays a tunnel (WC-22)", () => {
    const said = asked(Prompt, of("tunnel"), (deciding) => deciding.card("veto", 0));
    expect(said).toContain("Choose a tunnel that can be placed.");
    expect(said).not.toContain("discard it");
  });
});

describe("whoever is asked to pay a toll (TOLL-3)", () => {
  const tolls = MOMENTS.filter(({ view }) => view.asked.question === "toll");
  const own = ({ view }: Found): boolean => view.dwarfs!.some(({ owner }) => owner === view.seat);
  const foreign = tolls.find((each) => !own(each))!;

  it("is told how much, and to whom", () => {
    expect(asked(Question, foreign)).toContain("Cost: 1 gold toll to Seat 3.");
  });

  it("pays nothing to themselves", () => {
    expect(asked(Question, tolls.find(own)!)).toContain("it costs you nothing");
  });

  it("and has no gold is told that this is why", async () => {
    expect(asked(Question, foreign)).not.toContain(t("problem-toll-too-dear"));
    await clear();
    const choices = foreign.choices.filter((each) => each.do === "AnswerToll" && !each.pay);
    expect(asked(Question, { ...foreign, choices })).toContain(t("problem-toll-too-dear"));
  });
});
