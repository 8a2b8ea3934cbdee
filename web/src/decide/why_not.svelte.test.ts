// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { checkedCommands, decisionFor, decisionAt, REFUSED } from "../../tests/decision";
import { snapshot, update } from "../../tests/frames";
import { positionFor } from "../../tests/positions";
import { applyFrame } from "../state";
import type { Answer } from "../connection/pending_requests";
import { CARD_OF_SPELLING, CARDS } from "../wire/tables";
import type { AnyCommand, Card, Cell, View } from "../wire/types";
import { i18n } from "../i18n/index.svelte";
import { Decision } from "./decision.svelte";
import { mismatchedSides } from "./laying";
import { chosenOrientation, orientationsOf } from "./selection";

beforeAll(() => i18n.load("en"));

describe("explanations of refusals", () => {
  /** A player with a card selected; the test decides when the server explains a refusal. */
  function decisionWithPendingAnswer() {
    const { view, choices } = positionFor("LayTunnel");
    let state = $state.raw(applyFrame(null, snapshot({ seat: view.seat, game: view, choices }), 0)!);
    let resolveAnswer: (answer: Answer) => void = () => undefined;
    const send = (): Promise<Answer> => new Promise((resolve) => (resolveAnswer = resolve));
    const decision = new Decision({ send }, () => state, { confirm: true });
    view.own!.hand.find((card, index) => (decision.chooseCard(card, index), decision.cells.length > 0));
    return {
      decision,
      answer: async () => (resolveAnswer(REFUSED), await new Promise((resolve) => setTimeout(resolve))),
      turn: (seat: number, mine: boolean) => {
        const begun = update(state.number + 1, { fact: "TurnBegun", seat });
        const game = { asked: { question: "turn", seats: [seat] }, choices: [] } as const;
        state = applyFrame(state, { ...begun, game, choices: mine ? choices : null }, 0)!;
      },
    };
  }

  it("are not shown after a legal choice", async () => {
    const { decision, answer } = decisionWithPendingAnswer();
    decision.chooseCell([40, 40]);
    decision.chooseCell(decision.cells[0]!);
    expect(decision.progress.ready).not.toBeNull();
    await answer();
    expect(decision.refusal).toBeNull();
  });

  it("are not shown after the turn", async () => {
    const { decision, answer, turn } = decisionWithPendingAnswer();
    decision.chooseCell([40, 40]);
    turn(1, false);
    await answer();
    expect(decision.refusal).toBeNull();
  });

  it("disappear when the turn is over, and do not return in the next turn", async () => {
    const { decision, answer, turn } = decisionWithPendingAnswer();
    decision.chooseCell([40, 40]);
    await answer();
    expect(decision.refusal).not.toBeNull();
    turn(1, false);
    expect(decision.refusal).toBeNull();
    turn(0, true);
    expect(decision.refusal).toBeNull();
  });
});

describe("mismatched sides (TUN-2)", () => {
  const laid = (cell: Cell, tunnel: string) => ({ cell, card: tunnel, tunnel });
  const lay = (tunnel: string, cell: Cell) => ({ do: "LayTunnel", tunnel, cell }) as AnyCommand;

  it("are those where an open side meets a closed one; legal moves have none", () => {
    const { view, choices } = decisionFor("LayTunnel");
    expect(choices.flatMap((command) => mismatchedSides(command, view))).toEqual([]);
    const maze = [laid([0, 0], "NESW"), laid([2, 0], "NS"), laid([1, -1], "EW"), laid([1, 1], "N|")];
    const surrounded = { ...view, maze } as View;
    expect(mismatchedSides(lay("EW", [1, 0]), surrounded)).toEqual(["E", "S"]);
    expect(mismatchedSides(lay("NS", [1, 0]), surrounded)).toEqual(["N", "W"]);
    expect(mismatchedSides(lay("W|+S|", [1, 0]), surrounded)).toEqual([]);
  });
});

describe("advice to rotate a tunnel", () => {
  const clash: Answer = { frame: "Refused", ref: "", reason: "sides-clash", text: "", rule: "TUN-2" };
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  it("is not given: a cell into which a tunnel fits rotated is legal", async () => {
    const { decision, command, hand } = decisionFor("LayTunnel", true, clash);
    if (command.do !== "LayTunnel") throw new Error("not a tunnel");
    const card = CARD_OF_SPELLING[command.tunnel]!;
    decision.chooseCard(card, hand.indexOf(card));
    decision.chooseCell([40, 40]);
    await settled();
    expect(decision.refusal?.text).toMatch(/Choose another space\.$/);
  });

  it("is not given to a player who has just tried it", async () => {
    const { view, choices } = positionFor("LayTunnel");
    const lays = choices.filter((each) => each.do === "LayTunnel");
    const otherWay = ({ tunnel, cell }: (typeof lays)[number]): boolean =>
      lays.some(
        (each) =>
          each.tunnel !== tunnel &&
          CARD_OF_SPELLING[each.tunnel] === CARD_OF_SPELLING[tunnel] &&
          String(each.cell) === String(cell),
      );
    const command = lays.find(
      (each) => orientationsOf(CARD_OF_SPELLING[each.tunnel]!).length > 1 && !otherWay(each),
    )!;
    const { decision, hand } = decisionAt({ view, choices }, "LayTunnel", true, clash);
    const card = CARD_OF_SPELLING[command.tunnel]!;
    decision.chooseCard(card, hand.indexOf(card));
    decision.chooseCell(command.cell);
    decision.rotate();
    await settled();
    expect(decision.refusal?.text).toMatch(/So it stays as it was\.$/);
    expect(chosenOrientation(decision.selection)).toBe(command.tunnel);
  });
});

describe("the reason why a card cannot be played", () => {
  const { view } = positionFor("LayTunnel");
  // A chest's tunnel is in the maze from the beginning (CHEST-1).
  const isTunnel = (card: Card): boolean =>
    Object.values(CARD_OF_SPELLING).includes(card) && !card.endsWith(" chest");
  const actions = CARDS.slice(CARDS.indexOf("map"));
  const cards = [...CARDS.filter(isTunnel), ...actions];
  const explain = (card: Card) => {
    const game = { ...view, own: { ...view.own!, hand: [card] }, last_laid: null } as View;
    const pass: AnyCommand = { do: "Pass", cards: [card] };
    const { decision, requests } = decisionAt({ view: game, choices: [pass] }, "Pass");
    decision.chooseCard(card, 0);
    decision.explainCard();
    return { why: decision.refusal, asked: checkedCommands(requests) };
  };

  it("is tested for every card that can be in a hand", () => {
    expect(cards).toEqual(expect.arrayContaining(["NS", "broken cart", "rockfall", "theft", "detour", "veto"]));
  });

  it.each(cards)("%s", (card) => {
    const explained = explain(card);
    expect(explained.asked.length + (explained.why === null ? 0 : 1)).toBe(1);
  });

  it("a rockfall asks about an empty cell, a detour about a missing tunnel (TURN-5, WC-23)", () => {
    expect(explain("rockfall").asked).toEqual([{ do: "Rockfall", cell: [1, 0] }]);
    expect(explain("detour").asked).toMatchObject([{ do: "Detour" }]);
  });

  it.each(["broken cart", "trapped"] as const)(
    "%s asks about another player, not the player's own seat (ACT-1, S2-13)",
    (card) => {
      expect(explain(card).asked).toMatchObject([{ seat: view.seat === 0 ? 1 : 0 }]);
    },
  );

  it("a veto needs another player's card (WC-19)", () => {
    expect(explain("veto").why).toEqual({ text: expect.stringContaining("out of turn"), rule: "WC-19" });
  });
});

describe("a wrong target", () => {
  const refusalOf = (card: Card, choose: (decision: Decision) => void, more: Partial<View> = {}) => {
    const { view } = positionFor("LayTunnel");
    const game = { ...view, ...more, own: { ...view.own!, hand: [card] } } as View;
    const { decision, requests } = decisionAt({ view: game, choices: [{ do: "Pass", cards: [card] }] }, "Pass");
    decision.chooseCard(card, 0);
    choose(decision);
    expect(requests).toEqual([]);
    return decision.refusal;
  };

  it.each([
    ["NESW", "a space", "TUN-1"],
    ["rockfall", "a space", "ACT-3"],
    ["map", "a goal", "ACT-4"],
    ["goal swap", "a goal", "WC-17"],
    ["theft", "no target", "S2-11"],
  ] as const)("%s on a player: it needs %s (%s)", (card, text, rule) => {
    const why = refusalOf(card, (decision) => decision.chooseSeat(1));
    expect(why).toEqual({ text: expect.stringContaining(text), rule });
  });

  it.each([
    ["broken cart", "a player", "ACT-1"],
    ["repair cart", "a player", "ACT-2"],
    ["hand swap", "a player", "S2-17"],
    ["map", "a goal", "ACT-4"],
    ["goal swap", "a goal", "WC-17"],
    ["trove", "no target", "WC-18"],
  ] as const)("%s on a tunnel: it needs %s (%s)", (card, text, rule) => {
    const why = refusalOf(card, (decision) => decision.chooseCell([0, 0]));
    expect(why).toEqual({ text: expect.stringContaining(text), rule });
  });

  it("a map can be used on chests too, in games with chests (CHEST-4)", () => {
    const why = refusalOf("map", (decision) => decision.chooseCell([0, 0]), {
      parts: { chests: { chests: [], no_maps: false, effects: [] } },
    });
    expect(why).toEqual({ text: expect.stringContaining("a chest"), rule: "CHEST-4" });
  });

  it("the server explains why an open goal cannot be swapped (WC-17)", () => {
    const { view } = positionFor("SwapGoals");
    const goals = view.goals.map((goal) => (goal.goal === 2 ? { ...goal, face: "stone NE" as const } : goal));
    const choices: AnyCommand[] = [{ do: "SwapGoals", goals: [0, 1] }];
    const { decision, requests, hand } = decisionAt({ view: { ...view, goals }, choices }, "SwapGoals");
    decision.chooseCard("goal swap", hand.indexOf("goal swap"));
    decision.chooseCell(goals[2]!.cell);
    expect(checkedCommands(requests)).toEqual([{ do: "SwapGoals", goals: [0, 2] }]);
  });
});

describe("a question explains what cannot be chosen", () => {
  const seatsExcept = (view: View, legal: readonly number[]): number[] =>
    view.hands.map((_, seat) => seat).filter((seat) => !legal.includes(seat));

  it.each([
    ["Steal", "S2-27"],
    ["RobHand", "CHEST-5"],
    ["LookAtRole", "CHEST-5"],
  ] as const)("%s: the server explains why a player cannot be chosen (%s)", (name, rule) => {
    const { decision, requests, view } = decisionFor(name);
    const seats = seatsExcept(view, decision.seats);
    expect(seats).toContain(view.seat);
    for (const seat of seats) decision.chooseSeat(seat);
    expect(checkedCommands(requests)).toEqual(seats.map((seat) => ({ do: name, seat })));
    decision.chooseCell([0, 0]);
    expect(decision.refusal?.rule).toBe(rule);
  });

  it.each([
    ["TurnGoal", "GOAL-4"],
    ["MoveGoal", "CHEST-5"],
  ] as const)(
    "%s: the server explains why a goal cannot be chosen; other cells are a wrong target (%s)",
    (name, rule) => {
      const { view, choices } = positionFor(name);
      const [one, ...others] = choices as Extract<AnyCommand, { goal: number }>[];
      const { decision, requests } = decisionAt({ view, choices: others as AnyCommand[] }, name);
      decision.chooseCell(view.goals.find(({ goal }) => goal === one!.goal)!.cell);
      expect(checkedCommands(requests)).toEqual([{ do: name, goal: one!.goal }]);
      decision.chooseCell([0, 0]);
      expect(checkedCommands(requests)).toHaveLength(1);
      expect(decision.refusal?.rule).toBe(rule);
    },
  );

  it("the server explains that a chest is not reached (GOAL-7)", () => {
    const { decision, requests, view } = decisionFor("OpenChest");
    const closed = view.parts.chests!.chests.find(
      ({ cell }) => cell && !decision.cells.some((legal) => `${legal}` === `${cell}`),
    )!;
    decision.chooseCell(closed.cell!);
    expect(checkedCommands(requests)).toEqual([{ do: "OpenChest", chest: closed.chest }]);
  });

  it("asking for a toll: a cell without toll, then the player's own seat (TOLL-3)", () => {
    const { decision, requests, command, view } = decisionFor("AskToll");
    if (command.do !== "AskToll") throw new Error("no toll");
    decision.setMode("AskToll");
    decision.chooseCell([0, 0]);
    decision.chooseCell(command.cell);
    decision.chooseSeat(view.seat!);
    expect(checkedCommands(requests)).toEqual([
      { do: "AskToll", cell: [0, 0], seat: view.seat === 0 ? 1 : 0 },
      { do: "AskToll", cell: command.cell, seat: view.seat },
    ]);
  });

  it("a toll dwarf cannot be placed on a player (TOLL-1)", () => {
    const { decision, hand } = decisionFor("StandDwarf");
    decision.setMode("StandDwarf");
    decision.chooseCard(hand[0]!, 0);
    decision.chooseSeat(1);
    expect(decision.refusal?.rule).toBe("TOLL-1");
  });
});
