// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { ACCEPTED, at, played, REFUSED } from "../../tests/decision";
import { snapshot } from "../../tests/frames";
import { momentFor } from "../../tests/positions";
import { fold, type State } from "../state";
import type { Answer } from "../connection/pending_requests";
import type { Cell, View } from "../wire/types";
import { words } from "../i18n/index.svelte";
import { Deciding } from "./decision.svelte";

beforeAll(() => words.speak("en"));

describe("laying a tunnel", () => {
  it("lights up the cells of the chosen card, previews, and waits for a word", async () => {
    const { deciding, orders, command, hand, choices } = at("LayTunnel");
    if (command.do !== "LayTunnel") throw new Error("no tunnel");
    const place = hand.findIndex((card) =>
      deciding.routes.some(
        ({ command: each, picks }) => each === command && picks[0]?.pick === "card" && picks[0].card === card,
      ),
    );
    deciding.card(hand[place]!, place);
    expect(deciding.cells).toContainEqual(command.cell);
    deciding.cell(command.cell);
    expect(orders).toEqual([]);
    const ready = deciding.offer.ready!;
    expect(choices).toContainEqual(ready);
    await deciding.confirm();
    expect(played(orders)).toEqual([ready]);
    expect(deciding.choosing.picks).toEqual([]);
  });

  it("lays it at once for those who do not want to be asked", () => {
    const { deciding, orders, command, hand } = at("LayTunnel", false);
    if (command.do !== "LayTunnel") throw new Error("no tunnel");
    const place = hand.findIndex((card) =>
      deciding.routes.some(
        ({ command: each, picks }) => each === command && picks[0]?.pick === "card" && picks[0].card === card,
      ),
    );
    deciding.card(hand[place]!, place);
    deciding.cell(command.cell);
    expect(played(orders)).toHaveLength(1);
  });

  it("another cell takes the place of the first before it is confirmed", () => {
    const { deciding, hand } = at("LayTunnel");
    const place = hand.findIndex((card, each) => (deciding.card(card, each), deciding.cells.length > 1));
    expect(place).toBeGreaterThanOrEqual(0);
    const [one, other] = deciding.cells as [Cell, Cell];
    deciding.cell(one);
    deciding.cell(other);
    expect(deciding.offer.ready).toMatchObject({ cell: other });
  });

  it("asks the server why it may not lie somewhere, and says it with the rule", async () => {
    const { deciding, orders, hand } = at("LayTunnel", true, REFUSED);
    deciding.card(hand[0]!, 0);
    deciding.cell([40, 40]);
    await Promise.resolve();
    expect(orders).toMatchObject([{ request: "CheckCommand", command: { do: "LayTunnel", cell: [40, 40] } }]);
    expect(deciding.why).toEqual({ text: "It does not fit.", rule: "TUN-2" });
    deciding.hush();
    expect(deciding.why).toBeNull();
  });
});

describe("a move half made", () => {
  const begin = (changes: Partial<View>) => {
    const { view, choices } = momentFor("LayTunnel");
    const at = (more: Partial<View>): State =>
      fold(null, snapshot({ seat: view.seat, game: { ...view, ...more }, choices }), 0)!;
    let state = $state.raw(at({}));
    const order = (): Promise<Answer> => Promise.resolve(ACCEPTED);
    const deciding = new Deciding({ order }, () => state, { confirm: true });
    const [route] = deciding.routes;
    if (route?.picks[0]?.pick !== "card" || route.picks[1]?.pick !== "cell") throw new Error("no tunnel");
    deciding.card(route.picks[0].card, view.own!.hand.indexOf(route.picks[0].card));
    deciding.cell(route.picks[1].cell);
    expect(deciding.offer.ready).not.toBeNull();
    state = at(changes);
    return deciding;
  };

  it("stays while others do something in the same turn", () => {
    expect(begin({ out: [2] }).offer.ready).not.toBeNull();
  });

  it.each([{ turn: 99 }, { round: 3 }])("does not come back in another turn: %o", (later) => {
    const deciding = begin(later);
    expect(deciding.choosing.picks).toEqual([]);
    expect(deciding.offer.ready).toBeNull();
  });
});

it("what the server refuses stays chosen, and the sentence is shown", async () => {
  const { deciding, command } = at("Pass", true, REFUSED);
  await deciding.play(command);
  expect(deciding.why?.text).toBe("It does not fit.");
});

it("a card for a player lights up the players it is legal for (ACT-1)", () => {
  const { deciding, command, hand, choices } = at("Sabotage");
  if (command.do !== "Sabotage") throw new Error("no sabotage");
  deciding.card(command.card, hand.indexOf(command.card));
  const seats = choices.flatMap((each) =>
    each.do === "Sabotage" && each.card === command.card ? [each.seat] : [],
  );
  expect([...deciding.seats].sort()).toEqual([...new Set(seats)].sort());
  deciding.seat(command.seat);
  expect(deciding.offer.ready).toEqual(command);
});

describe("decisions", () => {
  it.each(["LetPass", "PutGoalsBack", "AnswerToll"] as const)("%s is played by one word", (name) => {
    const { deciding, orders, command } = at(name);
    expect(deciding.answers).toBe(true);
    deciding.pick({ pick: "word", command });
    expect(played(orders)).toEqual([command]);
  });

  it.each(["TakeGold", "KeepCard", "LayGoal"] as const)(
    "%s: a card is chosen, and confirmed like a move",
    async (name) => {
      const { deciding, orders, command } = at(name);
      const [pick] = deciding.routes.find((route) => route.command === command)!.picks;
      deciding.weigh(pick!);
      expect([deciding.offer.ready, orders]).toEqual([command, []]);
      deciding.back();
      expect(deciding.offer.ready).toBeNull();
      deciding.weigh(pick!);
      await deciding.confirm();
      expect(played(orders)).toEqual([command]);
    },
  );

  it.each(["TakeGold", "KeepCard", "LayGoal"] as const)(
    "%s: at once for those who do not want to be asked",
    (name) => {
      const { deciding, orders, command } = at(name, false);
      deciding.weigh(deciding.routes.find((route) => route.command === command)!.picks[0]!);
      expect(played(orders)).toEqual([command]);
    },
  );

  it("a victim is confirmed like a move (S2-27)", async () => {
    const { deciding, orders, command } = at("Steal");
    if (command.do !== "Steal" || command.seat === null) throw new Error("no victim");
    deciding.seat(command.seat);
    expect(orders).toEqual([]);
    await deciding.confirm();
    expect(played(orders)).toEqual([command]);
  });

  it("the hand is not for playing while something else is asked", () => {
    const { deciding, hand } = at("TakeGold");
    if (hand.length > 0) deciding.card(hand[0]!, 0);
    expect(deciding.choosing).toMatchObject({ way: "answer", picks: [] });
  });
});
