// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { ACCEPTED, decisionFor, playedCommands, REFUSED } from "../../tests/decision";
import { snapshot } from "../../tests/frames";
import { positionFor } from "../../tests/positions";
import { applyFrame, type RoomState } from "../state";
import type { Answer } from "../connection/pending_requests";
import type { Cell, View } from "../wire/types";
import { i18n } from "../i18n/index.svelte";
import { Decision } from "./decision.svelte";

beforeAll(() => i18n.load("en"));

describe("laying a tunnel", () => {
  it("highlights the cells of the chosen card, previews it, and waits for confirmation", async () => {
    const { decision, requests, command, hand, choices } = decisionFor("LayTunnel");
    if (command.do !== "LayTunnel") throw new Error("no tunnel");
    const index = hand.findIndex((card) =>
      decision.paths.some(
        ({ command: each, steps }) => each === command && steps[0]?.kind === "card" && steps[0].card === card,
      ),
    );
    decision.chooseCard(hand[index]!, index);
    expect(decision.cells).toContainEqual(command.cell);
    decision.chooseCell(command.cell);
    expect(requests).toEqual([]);
    const ready = decision.progress.ready!;
    expect(choices).toContainEqual(ready);
    await decision.confirm();
    expect(playedCommands(requests)).toEqual([ready]);
    expect(decision.selection.steps).toEqual([]);
  });

  it("plays it at once without confirmation", () => {
    const { decision, requests, command, hand } = decisionFor("LayTunnel", false);
    if (command.do !== "LayTunnel") throw new Error("no tunnel");
    const index = hand.findIndex((card) =>
      decision.paths.some(
        ({ command: each, steps }) => each === command && steps[0]?.kind === "card" && steps[0].card === card,
      ),
    );
    decision.chooseCard(hand[index]!, index);
    decision.chooseCell(command.cell);
    expect(playedCommands(requests)).toHaveLength(1);
  });

  it("another cell replaces the first one before confirmation", () => {
    const { decision, hand } = decisionFor("LayTunnel");
    const index = hand.findIndex((card, each) => (decision.chooseCard(card, each), decision.cells.length > 1));
    expect(index).toBeGreaterThanOrEqual(0);
    const [one, other] = decision.cells as [Cell, Cell];
    decision.chooseCell(one);
    decision.chooseCell(other);
    expect(decision.progress.ready).toMatchObject({ cell: other });
  });

  it("asks the server why a cell is refused, and shows the reason with its rule", async () => {
    const { decision, requests, hand } = decisionFor("LayTunnel", true, REFUSED);
    decision.chooseCard(hand[0]!, 0);
    decision.chooseCell([40, 40]);
    await Promise.resolve();
    expect(requests).toMatchObject([{ request: "CheckCommand", command: { do: "LayTunnel", cell: [40, 40] } }]);
    expect(decision.refusal).toEqual({ text: "It does not fit.", rule: "TUN-2" });
    decision.dismissRefusal();
    expect(decision.refusal).toBeNull();
  });
});

describe("an unconfirmed selection", () => {
  const decisionAfter = (changes: Partial<View>) => {
    const { view, choices } = positionFor("LayTunnel");
    const stateWith = (more: Partial<View>): RoomState =>
      applyFrame(null, snapshot({ seat: view.seat, game: { ...view, ...more }, choices }), 0)!;
    let state = $state.raw(stateWith({}));
    const send = (): Promise<Answer> => Promise.resolve(ACCEPTED);
    const decision = new Decision({ send }, () => state, { confirm: true });
    const [path] = decision.paths;
    if (path?.steps[0]?.kind !== "card" || path.steps[1]?.kind !== "cell") throw new Error("no tunnel");
    decision.chooseCard(path.steps[0].card, view.own!.hand.indexOf(path.steps[0].card));
    decision.chooseCell(path.steps[1].cell);
    expect(decision.progress.ready).not.toBeNull();
    state = stateWith(changes);
    return decision;
  };

  it("stays while other players act in the same turn", () => {
    expect(decisionAfter({ out: [2] }).progress.ready).not.toBeNull();
  });

  it.each([{ turn: 99 }, { round: 3 }])("does not come back in another turn: %o", (later) => {
    const decision = decisionAfter(later);
    expect(decision.selection.steps).toEqual([]);
    expect(decision.progress.ready).toBeNull();
  });
});

it("the reason why a move is refused is shown", async () => {
  const { decision, command } = decisionFor("Pass", true, REFUSED);
  await decision.play(command);
  expect(decision.refusal?.text).toBe("It does not fit.");
});

it("a card for a player highlights its legal targets (ACT-1)", () => {
  const { decision, command, hand, choices } = decisionFor("Sabotage");
  if (command.do !== "Sabotage") throw new Error("no sabotage");
  decision.chooseCard(command.card, hand.indexOf(command.card));
  const seats = choices.flatMap((each) =>
    each.do === "Sabotage" && each.card === command.card ? [each.seat] : [],
  );
  expect([...decision.seats].sort()).toEqual([...new Set(seats)].sort());
  decision.chooseSeat(command.seat);
  expect(decision.progress.ready).toEqual(command);
});

describe("decisions", () => {
  it.each(["LetPass", "PutGoalsBack", "AnswerToll"] as const)("%s is played by one button", (name) => {
    const { decision, requests, command } = decisionFor(name);
    expect(decision.isAnswer).toBe(true);
    decision.chooseStep({ kind: "button", command });
    expect(playedCommands(requests)).toEqual([command]);
  });

  it.each(["TakeGold", "KeepCard", "LayGoal"] as const)(
    "%s: a card is chosen, and confirmed like a move",
    async (name) => {
      const { decision, requests, command } = decisionFor(name);
      const [step] = decision.paths.find((path) => path.command === command)!.steps;
      decision.chooseAnswer(step!);
      expect([decision.progress.ready, requests]).toEqual([command, []]);
      decision.stepBack();
      expect(decision.progress.ready).toBeNull();
      decision.chooseAnswer(step!);
      await decision.confirm();
      expect(playedCommands(requests)).toEqual([command]);
    },
  );

  it.each(["TakeGold", "KeepCard", "LayGoal"] as const)("%s: played at once without confirmation", (name) => {
    const { decision, requests, command } = decisionFor(name, false);
    decision.chooseAnswer(decision.paths.find((path) => path.command === command)!.steps[0]!);
    expect(playedCommands(requests)).toEqual([command]);
  });

  it("a victim is confirmed like a move (S2-27)", async () => {
    const { decision, requests, command } = decisionFor("Steal");
    if (command.do !== "Steal" || command.seat === null) throw new Error("no victim");
    decision.chooseSeat(command.seat);
    expect(requests).toEqual([]);
    await decision.confirm();
    expect(playedCommands(requests)).toEqual([command]);
  });

  it("no card can be chosen while another question is open", () => {
    const { decision, hand } = decisionFor("TakeGold");
    if (hand.length > 0) decision.chooseCard(hand[0]!, 0);
    expect(decision.selection).toMatchObject({ mode: "answer", steps: [] });
  });
});
