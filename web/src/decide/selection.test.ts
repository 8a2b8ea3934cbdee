import { describe, expect, it } from "vitest";
import { MOMENTS, type Moment, momentFor } from "../../tests/positions";
import type { AnyCommand, Card } from "../wire/types";
import {
  chosenCards,
  chosenCell,
  chosenLie,
  type Choosing,
  isTurned,
  kept,
  NOTHING,
  offer,
  picked,
  spellingsOf,
  tookBack,
  tookCard,
  turnedRound,
} from "./selection";
import { type Pick, type Route, routesOf, spelt, type Way } from "./steps";

const routes = ({ choices, view }: Moment): readonly Route[] => routesOf(choices, view);
const said = (command: AnyCommand | null): string => JSON.stringify(command);

/** Every command that can be come to by picking whatever is offered. */
function reachable(all: readonly Route[], choosing: Choosing, found = new Set<string>()): Set<string> {
  const { next, ready } = offer(all, choosing);
  if (ready !== null) found.add(said(ready));
  for (const pick of next) {
    const after = picked(all, choosing, pick);
    const now = offer(all, after);
    expect(now.ready !== null || now.next.length > 0, `${spelt(pick)} leads to nothing`).toBe(true);
    reachable(all, after, found);
    if (chosenLie(after) !== null) reachable(all, turnedRound(all, after), found);
  }
  return found;
}

describe("from legal commands to choices on the table", () => {
  it.each(MOMENTS.map((moment, place) => [place, moment] as const))(
    "moment %i: all that is legal can be come to, and nothing else",
    (_, moment) => {
      const all = routes(moment);
      const ways = [...new Set(all.map(({ way }) => way))];
      const found = new Set<string>();
      for (const way of ways) reachable(all, { ...NOTHING, way }, found);
      expect([...found].sort()).toEqual(moment.choices.map(said).sort());
    },
  );

  it("whatever can be picked for a command of each kind names it in the end", () => {
    const kinds = new Set(MOMENTS.flatMap(({ choices }) => choices.map((command) => command.do)));
    expect(kinds.size).toBe(35);
  });
});

function begin(name: AnyCommand["do"], way: Way = "play"): [readonly Route[], Choosing, Moment] {
  const moment = momentFor(name);
  return [routes(moment), { ...NOTHING, way }, moment];
}

describe("laying a tunnel (TUN-1, TAB-2)", () => {
  const [all, nothing, moment] = begin("LayTunnel");
  const hand = moment.view.own?.hand ?? [];
  const both = all.find(
    ({ command, picks }) =>
      command.do === "LayTunnel" && offer(all, { ...nothing, picks: picks.slice(0, 2) }).next.length === 2,
  );

  it("a card, then a cell: it lies as printed, or as wanted", () => {
    const [card, cell] = both!.picks as [Pick, Pick];
    const laid = picked(all, picked(all, nothing, card), cell);
    expect(isTurned(chosenLie(laid)!)).toBe(false);
    const turned = turnedRound(all, laid);
    expect(isTurned(chosenLie(turned)!)).toBe(true);
    expect(chosenCell(turned)).toEqual(chosenCell(laid));
    expect(turnedRound(all, turned)).toEqual(laid);
    const wanted = picked(all, turnedRound(all, picked(all, nothing, card)), cell);
    expect(chosenLie(wanted)).toBe(chosenLie(turned));
  });

  it("one step back leads to the card, another to nothing", () => {
    const [card, cell] = both!.picks as [Pick, Pick];
    const laid = picked(all, picked(all, nothing, card), cell);
    const once = tookBack(all, laid);
    expect(once.picks).toEqual([card]);
    expect(tookBack(all, once).picks).toEqual([]);
  });

  it("another card takes the place of the first; the same card again is laid back", () => {
    const place = hand.findIndex((card) => card !== hand[0]);
    const one = tookCard(all, nothing, hand[0]!, 0);
    const other = tookCard(all, one, hand[place]!, place);
    expect(chosenCards(other).map((made) => made.place)).toEqual([place]);
    expect(tookCard(all, other, hand[place]!, place).picks).toEqual([]);
  });

  it("what is picked stays while it is legal, and the card while it is in hand", () => {
    const [card, cell] = both!.picks as [Pick & { pick: "card" }, Pick];
    const place = hand.indexOf(card.card);
    const laid = picked(all, tookCard(all, nothing, card.card, place), cell);
    expect(kept(all, laid, hand)).toEqual(laid);
    const nowhere = all.filter(({ picks }) => picks[1] === undefined || spelt(picks[1]) !== spelt(cell));
    expect(kept(nowhere, laid, hand).picks).toHaveLength(1);
    expect(kept([], laid, hand).picks).toEqual([{ ...card, place }]);
    expect(kept([], laid, []).picks).toEqual([]);
  });
});

describe("throwing cards away", () => {
  it("up to three in Saboteur 2, in any order; a fourth takes the place of the third (S2-4)", () => {
    const moment = MOMENTS.find(
      ({ choices, view }) =>
        new Set(view.own?.hand).size >= 4 && choices.some((each) => each.do === "Pass" && each.cards.length === 3),
    );
    const all = routes(moment!);
    const hand = moment!.view.own!.hand as readonly Card[];
    let choosing: Choosing = { ...NOTHING, way: "pass" };
    for (const place of [3, 0, 1]) {
      choosing = tookCard(all, choosing, hand[place]!, place);
      expect(offer(all, choosing).ready?.do).toBe("Pass");
    }
    choosing = tookCard(all, choosing, hand[2]!, 2);
    expect(chosenCards(choosing).map(({ place }) => place)).toEqual([3, 0, 2]);
    choosing = tookCard(all, choosing, hand[0]!, 0);
    expect(chosenCards(choosing).map(({ place }) => place)).toEqual([3, 2]);
  });

  it("one in the base game (TURN-1)", () => {
    const moment = momentFor("Pass");
    const all = routes(moment).filter(({ command }) => command.do === "Pass" && command.cards.length === 1);
    const hand = moment.view.own!.hand;
    const one = tookCard(all, { ...NOTHING, way: "pass" }, hand[0]!, 0);
    const other = tookCard(all, one, hand[1]!, 1);
    expect(chosenCards(other).map(({ place }) => place)).toEqual([1]);
  });

  it("two for one that lies in front: the only one goes without saying (S2-4)", () => {
    const [all, nothing] = begin("DiscardTwo", "two");
    const fronts = new Set(all.flatMap(({ picks }) => picks.filter((each) => each.pick === "front").map(spelt)));
    const [one, other] = all.find(({ way }) => way === "two")!.picks as [Pick, Pick];
    const two = picked(all, picked(all, nothing, one), other);
    expect(offer(all, two).ready?.do).toBe(fronts.size === 1 ? "DiscardTwo" : undefined);
  });
});

describe("decisions", () => {
  it("how a goal lies is never chosen for somebody (GOAL-3)", () => {
    const [all, nothing] = begin("LayGoal", "answer");
    expect(nothing.picks).toEqual([]);
    expect(offer(all, nothing).next.map(({ pick }) => pick)).toEqual(["lie", "lie"]);
  });

  it("a tool is asked for only if more than one could be mended (ACT-2)", () => {
    const [all, nothing, moment] = begin("Repair");
    const repair = all.find(({ command }) => command.do === "Repair")!;
    const chosen = picked(all, picked(all, nothing, repair.picks[0]!), repair.picks[1]!);
    const tools = moment.choices.filter(
      (each) =>
        each.do === "Repair" &&
        repair.command.do === "Repair" &&
        each.card === repair.command.card &&
        each.seat === repair.command.seat,
    );
    expect(offer(all, chosen).ready === null).toBe(tools.length > 1);
  });
});

it("a card that looks the same both ways has one spelling", () => {
  expect(spellingsOf("NESW")).toEqual(["NESW"]);
  expect(spellingsOf("NE")).toEqual(["NE", "SW"]);
});
