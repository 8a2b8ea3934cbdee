// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { asked, at, knowing, REFUSED } from "../../tests/decision";
import { snapshot } from "../../tests/frames";
import { momentFor } from "../../tests/positions";
import { fold } from "../state";
import type { Answer } from "../connection/pending_requests";
import { CARD_LYING, CARDS } from "../wire/tables";
import type { AnyCommand, AnyFrame, Card, Cell, View } from "../wire/types";
import { words } from "../i18n/index.svelte";
import { Deciding } from "./decision.svelte";
import { clashing } from "./why_not";

beforeAll(() => words.speak("en"));

describe("why something cannot be", () => {
  /** Somebody with a card in hand whose question why is answered when the test says so. */
  function asking() {
    const { view, choices } = momentFor("LayTunnel");
    let state = $state.raw(fold(null, snapshot({ seat: view.seat, game: view, choices }), 0)!);
    let answer: (answer: Answer) => void = () => undefined;
    const order = (): Promise<Answer> => new Promise((resolve) => (answer = resolve));
    const deciding = new Deciding({ order }, () => state, { confirm: true });
    view.own!.hand.find((card, place) => (deciding.card(card, place), deciding.cells.length > 0));
    return {
      deciding,
      answered: async () => (answer(REFUSED), await new Promise((resolve) => setTimeout(resolve))),
      turn: (seat: number, mine: boolean) => {
        const begun = {
          frame: "Update",
          first: state.number + 1,
          timer: null,
          choices: mine ? choices : null,
        } as const;
        state = fold(state, { ...begun, items: [{ fact: "TurnBegun", seat }] } as AnyFrame, 0)!;
      },
    };
  }

  it("is not said of a legal choice made meanwhile", async () => {
    const { deciding, answered } = asking();
    deciding.cell([40, 40]);
    deciding.cell(deciding.cells[0]!);
    expect(deciding.offer.ready).not.toBeNull();
    await answered();
    expect(deciding.why).toBeNull();
  });

  it("is not said any more when it comes after one's turn", async () => {
    const { deciding, answered, turn } = asking();
    deciding.cell([40, 40]);
    turn(1, false);
    await answered();
    expect(deciding.why).toBeNull();
  });

  it("goes when one's turn is over, and does not come back with the next", async () => {
    const { deciding, answered, turn } = asking();
    deciding.cell([40, 40]);
    await answered();
    expect(deciding.why).not.toBeNull();
    turn(1, false);
    expect(deciding.why).toBeNull();
    turn(0, true);
    expect(deciding.why).toBeNull();
  });
});

describe("sides that clash (TUN-2)", () => {
  const laid = (cell: Cell, tunnel: string) => ({ cell, card: tunnel, tunnel });
  const lay = (tunnel: string, cell: Cell) => ({ do: "LayTunnel", tunnel, cell }) as AnyCommand;

  it("are those where open meets closed, and none of what is legal", () => {
    const { view, choices } = at("LayTunnel");
    expect(choices.flatMap((command) => clashing(command, view))).toEqual([]);
    const maze = [laid([0, 0], "NESW"), laid([2, 0], "NS"), laid([1, -1], "EW"), laid([1, 1], "N|")];
    const beside = { ...view, maze } as View;
    expect(clashing(lay("EW", [1, 0]), beside)).toEqual(["E", "S"]);
    expect(clashing(lay("NS", [1, 0]), beside)).toEqual(["N", "W"]);
    expect(clashing(lay("W|+S|", [1, 0]), beside)).toEqual([]);
  });
});

describe("a card that cannot be played says why", () => {
  const { view } = momentFor("LayTunnel");
  const isTunnel = (card: Card): boolean => Object.values(CARD_LYING).includes(card);
  const actions = CARDS.slice(CARDS.indexOf("map"));
  const cards = [...CARDS.filter(isTunnel), ...actions];
  const dead = (card: Card) => {
    const game = { ...view, own: { ...view.own!, hand: [card] }, last_laid: null } as View;
    const pass: AnyCommand = { do: "Pass", cards: [card] };
    const { deciding, orders } = knowing({ view: game, choices: [pass] }, "Pass");
    deciding.card(card, 0);
    deciding.askAtAll();
    return { why: deciding.why, asked: asked(orders) };
  };

  it("has every card of a hand among them", () => {
    expect(cards).toEqual(expect.arrayContaining(["NS", "broken cart", "rockfall", "theft", "detour", "veto"]));
  });

  it.each(cards)("%s", (card) => {
    const said = dead(card);
    expect(said.asked.length + (said.why === null ? 0 : 1)).toBe(1);
  });

  it("a rockfall asks about an empty cell, a detour about what was not laid (TURN-5, WC-23)", () => {
    expect(dead("rockfall").asked).toEqual([{ do: "Rockfall", cell: [1, 0] }]);
    expect(dead("detour").asked).toMatchObject([{ do: "Detour" }]);
  });

  it.each(["broken cart", "trapped"] as const)(
    "%s asks about another player, not oneself (ACT-1, S2-13)",
    (card) => {
      expect(dead(card).asked).toMatchObject([{ seat: view.seat === 0 ? 1 : 0 }]);
    },
  );

  it("a veto waits for the card of another (WC-19)", () => {
    expect(dead("veto").why).toEqual({ text: expect.stringContaining("out of turn"), rule: "WC-19" });
  });
});

describe("what a card is not for", () => {
  const touched = (card: Card, touch: (deciding: Deciding) => void, more: Partial<View> = {}) => {
    const { view } = momentFor("LayTunnel");
    const game = { ...view, ...more, own: { ...view.own!, hand: [card] } } as View;
    const { deciding, orders } = knowing({ view: game, choices: [{ do: "Pass", cards: [card] }] }, "Pass");
    deciding.card(card, 0);
    touch(deciding);
    expect(orders).toEqual([]);
    return deciding.why;
  };

  it.each([
    ["NESW", "a space", "TUN-1"],
    ["rockfall", "a space", "ACT-3"],
    ["map", "a goal", "ACT-4"],
    ["goal swap", "a goal", "WC-17"],
    ["theft", "no target", "S2-11"],
  ] as const)("%s on a player: it is for %s (%s)", (card, text, rule) => {
    const why = touched(card, (deciding) => deciding.seat(1));
    expect(why).toEqual({ text: expect.stringContaining(text), rule });
  });

  it.each([
    ["broken cart", "a player", "ACT-1"],
    ["repair cart", "a player", "ACT-2"],
    ["hand swap", "a player", "S2-17"],
    ["map", "a goal", "ACT-4"],
    ["goal swap", "a goal", "WC-17"],
    ["trove", "no target", "WC-18"],
  ] as const)("%s on a tunnel: it is for %s (%s)", (card, text, rule) => {
    const why = touched(card, (deciding) => deciding.cell([0, 0]));
    expect(why).toEqual({ text: expect.stringContaining(text), rule });
  });

  it("a map is for chests too, where there are some (CHEST-4)", () => {
    const why = touched("map", (deciding) => deciding.cell([0, 0]), { chests: [] });
    expect(why).toEqual({ text: expect.stringContaining("a chest"), rule: "CHEST-4" });
  });

  it("a goal that lies open is asked about (WC-17)", () => {
    const { view } = momentFor("SwapGoals");
    const goals = view.goals.map((goal) => (goal.goal === 2 ? { ...goal, face: "stone NE" as const } : goal));
    const choices: AnyCommand[] = [{ do: "SwapGoals", goals: [0, 1] }];
    const { deciding, orders, hand } = knowing({ view: { ...view, goals }, choices }, "SwapGoals");
    deciding.card("goal swap", hand.indexOf("goal swap"));
    deciding.cell(goals[2]!.cell);
    expect(asked(orders)).toEqual([{ do: "SwapGoals", goals: [0, 2] }]);
  });
});

describe("a decision says what cannot be chosen, and why", () => {
  const seatsBut = (view: View, legal: readonly number[]): number[] =>
    view.hands.map((_, seat) => seat).filter((seat) => !legal.includes(seat));

  it.each([
    ["Steal", "S2-27"],
    ["RobHand", "CHEST-5"],
    ["LookAtRole", "CHEST-5"],
  ] as const)("%s: a player who cannot be chosen is asked about (%s)", (name, rule) => {
    const { deciding, orders, view } = at(name);
    const seats = seatsBut(view, deciding.seats);
    expect(seats).toContain(view.seat);
    for (const seat of seats) deciding.seat(seat);
    expect(asked(orders)).toEqual(seats.map((seat) => ({ do: name, seat })));
    deciding.cell([0, 0]);
    expect(deciding.why?.rule).toBe(rule);
  });

  it.each([
    ["TurnGoal", "GOAL-4"],
    ["MoveGoal", "CHEST-5"],
  ] as const)("%s: another goal is asked about, and nothing but a goal will do (%s)", (name, rule) => {
    const { view, choices } = momentFor(name);
    const [one, ...others] = choices as Extract<AnyCommand, { goal: number }>[];
    const { deciding, orders } = knowing({ view, choices: others as AnyCommand[] }, name);
    deciding.cell(view.goals.find(({ goal }) => goal === one!.goal)!.cell);
    expect(asked(orders)).toEqual([{ do: name, goal: one!.goal }]);
    deciding.cell([0, 0]);
    expect(asked(orders)).toHaveLength(1);
    expect(deciding.why?.rule).toBe(rule);
  });

  it("a chest that is not reached is asked about (GOAL-7)", () => {
    const { deciding, orders, view } = at("OpenChest");
    const shut = view.chests!.find(({ cell }) => cell && !deciding.cells.some((lit) => `${lit}` === `${cell}`))!;
    deciding.cell(shut.cell!);
    expect(asked(orders)).toEqual([{ do: "OpenChest", chest: shut.chest }]);
  });

  it("who pays the toll: a cell without one, then oneself (TOLL-3)", () => {
    const { deciding, orders, command, view } = at("AskToll");
    if (command.do !== "AskToll") throw new Error("no toll");
    deciding.choose("toll");
    deciding.cell([0, 0]);
    deciding.cell(command.cell);
    deciding.seat(view.seat!);
    expect(asked(orders)).toEqual([
      { do: "AskToll", cell: [0, 0], seat: view.seat === 0 ? 1 : 0 },
      { do: "AskToll", cell: command.cell, seat: view.seat },
    ]);
  });

  it("a toll dwarf stands at no player (TOLL-1)", () => {
    const { deciding, hand } = at("StandDwarf");
    deciding.choose("dwarf");
    deciding.card(hand[0]!, 0);
    deciding.seat(1);
    expect(deciding.why?.rule).toBe("TOLL-1");
  });
});
