import { describe, expect, test } from "vitest";
import { factsOf, type Playthrough, playthroughs, viewAfterStep, viewOf } from "../../../tests/golden";
import { snapshot, update } from "../../../tests/frames";
import type { LogEntry } from "../../state";
import { applyFact } from "../../state/facts";
import type { AnyFact, Purse } from "../../wire/types";
import { barsOf } from "./bars";
import { isNew, lastRoundEnding, goldOnTable, pursesAt } from "./scenes";
import { sceneState } from "./scene_state";
import { goldByRound, onPodium, standings, totalGold } from "./standings";

const ALL = playthroughs();
const ENDED = ALL.filter((play) => factsIn(play, null).some(({ fact }) => fact === "RoundEnded"));

function factsIn(play: Playthrough, viewer: number | null): readonly AnyFact[] {
  return play.steps.flatMap((step) => factsOf(step, viewer));
}

function playthrough(name: string): Playthrough {
  const play = ALL.find((each) => each.name === name);
  if (play === undefined) throw new Error(`There is no playthrough ${name}.`);
  return play;
}

function logOf(facts: readonly AnyFact[]): readonly LogEntry[] {
  return facts.map((item, index) => ({ number: index + 1, item }));
}

function endingOf(name: string, viewer: number | null) {
  return lastRoundEnding(logOf(factsIn(playthrough(name), viewer)));
}

test("enough playthroughs end a round", () => {
  expect(ENDED.length).toBeGreaterThan(20);
});

describe.each(ENDED.map((play) => [play.name, play] as const))("%s", (_, play) => {
  const facts = factsIn(play, null);
  const log = logOf(facts);
  const ending = lastRoundEnding(log);

  test("every role is revealed once", () => {
    const ended = facts.findLast(({ fact }) => fact === "RoundEnded");
    const roles = ending?.scenes.flatMap((scene) => (scene.kind === "role" ? [[scene.seat, scene.role]] : []));
    expect(ended).toMatchObject({ roles: roles?.toSorted().map(([, role]) => role) });
    expect(roles).toHaveLength(play.opening.players);
  });

  test("each scene shows the gold that players had at that time (INFO-1)", () => {
    const history: (readonly Purse[])[] = [];
    let view = viewOf(play.opening, null);
    for (const step of play.steps) {
      factsOf(step, null).reduce((before, fact) => {
        const after = applyFact(before, fact);
        history.push(after.purses);
        return after;
      }, view);
      view = viewAfterStep(view, step, null);
    }
    for (const number of ending?.numbers ?? [])
      expect(pursesAt(number, view.purses, log)).toEqual(history[number - 1]);
  });
});

test("the finisher is revealed last", () => {
  const scenes = endingOf("DE24", null)?.scenes ?? [];
  expect(scenes[0]).toEqual({ kind: "outcome", goldReached: true, finisher: 0 });
  expect(scenes.flatMap((scene) => (scene.kind === "role" ? [scene.seat] : []))).toEqual([1, 2, 0]);
});

test("gold cards are taken until none is left, and only their owners know their values (PAY-2, PAY-5)", () => {
  const ending = endingOf("DE24", 2);
  const sharing = ending?.scenes.slice(5) ?? [];
  expect(sharing).toMatchObject([
    { kind: "sharing", fact: { fact: "GoldDrawn", nuggets: [null, null, null] } },
    { kind: "sharing", fact: { fact: "GoldTaken", seat: 0, nuggets: null } },
    { kind: "sharing", fact: { fact: "GoldTaken", seat: 2, nuggets: 1 } },
    { kind: "sharing", fact: { fact: "GoldTaken", seat: 1, nuggets: null } },
  ]);
  expect(sharing.map((_, index) => goldOnTable(sharing.slice(0, index + 1)))).toEqual([3, 2, 1, 0]);
  expect(ending?.phase).toBe("next round");
});

test("tokens are paid before thieves steal (S2-27)", () => {
  const { scenes = [], phase } = endingOf("saboteur2_sharing", null) ?? {};
  const facts = scenes.flatMap((scene) => (scene.kind === "sharing" ? [scene.fact.fact] : []));
  expect(facts.slice(0, 3)).toEqual(["TokensPaid", "TokensPaid", "TokensPaid"]);
  expect(new Set(facts.slice(3))).toEqual(new Set(["Stole"]));
  expect(phase).not.toBe("sharing");
});

test("while gold is shared, the phase is sharing", () => {
  const facts = factsIn(playthrough("DE24"), null);
  const cut = facts.findIndex(({ fact }) => fact === "GoldTaken");
  expect(lastRoundEnding(logOf(facts.slice(0, cut)))?.phase).toBe("sharing");
});

test("a round without payment says so", () => {
  const ended = {
    fact: "RoundEnded",
    gold_reached: false,
    finisher: null,
    roles: ["digger"],
    left_over: [],
  } as const;
  const log = logOf([ended, { fact: "GameEnded", gold: [[]], winners: [0], seed: "" }]);
  expect(lastRoundEnding(log)?.scenes.at(-1)).toEqual({ kind: "nothing" });
  expect(lastRoundEnding(log.slice(0, 1))?.scenes.at(-1)).toEqual({ kind: "role", seat: 0, role: "digger" });
});

test("before a round has ended there is nothing to show", () => {
  expect(lastRoundEnding([])).toBeNull();
});

test("the last round ends the game, and hidden gold is counted (GAME-1)", () => {
  const play = playthrough("DE24_last_round");
  expect(endingOf(play.name, null)?.phase).toBe("game over");
  const { purses, shown_gold, winners } = viewOf(play.end, null);
  const gold = totalGold(purses, shown_gold ?? []);
  expect(gold).toEqual([3, 3, 2, 6, 2]);
  const first = standings(gold).filter(({ place }) => place === 1);
  expect(first.map(({ seat }) => seat)).toEqual(winners);
});

test("equal gold shares a place, and the next place is skipped (GAME-1)", () => {
  expect(standings([4, 7, 7, 0]).map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [2, 1],
    [0, 3],
    [3, 4],
  ]);
});

test("players who share a place are on the podium together or not at all", () => {
  const seats = (...gold: number[]) => onPodium(standings(gold)).map(({ seat }) => seat);
  expect(seats(5, 4, 3, 2)).toEqual([0, 1, 2]);
  expect(seats(5, 4, 4, 4)).toEqual([0]);
  expect(seats(5, 5, 5, 5, 1)).toEqual([0, 1, 2, 3]);
  expect(seats(1, 5)).toEqual([1, 0]);
});

test("gold by round counts thefts and payments in their round", () => {
  const roundBegun = { fact: "RoundBegun" } as AnyFact;
  const facts: AnyFact[] = [
    roundBegun,
    { fact: "TokensPaid", seat: 0, tokens: 3 },
    { fact: "Stole", seat: 1, victim: 0 },
    { fact: "Stole", seat: 1, victim: null },
    roundBegun,
    { fact: "TokensMoved", giver: 0, taker: 1, tokens: 1 },
    { fact: "GoldDealt", seat: 1, due: 3, paid: 3, nuggets: [2, 1], pile: [] },
    roundBegun,
    { fact: "GoldTaken", seat: 0, nuggets: 3 },
    { fact: "GoldPicked", seat: 0, pile: [] },
  ];
  expect(goldByRound(facts, 2, 1)).toEqual([
    [1, 1],
    [3, 2],
    [2, 6],
    [6, 6],
  ]);
});

test("bars begin where the previous round ended, and shrink where gold was lost", () => {
  const [first, second] = barsOf([
    [1, 0],
    [4, 0],
    [2, 1],
  ]);
  expect(first).toEqual([
    { round: 0, from: 0, width: 25, lost: false },
    { round: 1, from: 25, width: 75, lost: false },
    { round: 2, from: 50, width: 50, lost: true },
  ]);
  expect(second).toEqual([{ round: 2, from: 0, width: 25, lost: false }]);
});

test("only updates received by this page are animated", () => {
  const ending = endingOf("DE24", null);
  if (ending === null) throw new Error("no ending");
  const items = Array<AnyFact>(3).fill({ fact: "Unopposed" });
  expect(isNew(ending, update(ending.number - 2, ...items))).toBe(true);
  expect(isNew(ending, update(ending.number - 3, ...items))).toBe(false);
  expect(isNew(ending, update(ending.number + 1, ...items))).toBe(false);
  expect(isNew(ending, snapshot({ number: ending.number }))).toBe(false);
  expect(isNew(ending, null)).toBe(false);
});

test("a theft highlights both seats and moves gold between them", () => {
  const state = sceneState([
    { kind: "role", seat: 1, role: "saboteur" },
    { kind: "sharing", fact: { fact: "Stole", seat: 1, victim: 0 } },
  ]);
  expect(state).toEqual({ roles: { 1: "saboteur" }, leftOver: [], highlighted: [1, 0], gains: { 0: -1, 1: 1 } });
});
