import { describe, expect, test } from "vitest";
import { factsOf, type Playthrough, playthroughs, sentOf, viewOf } from "../../../tests/golden";
import type { AnyFact, Own, RoundSuspicion, Replay, Step, View } from "../../wire/types";
import { actionsBefore, curvesOf, xOf } from "./curves";
import { TimelineState } from "./timeline_state";
import { applyStep, privateParts, visibleRoles, initialReplayView } from "./replay_view";

const ALL = playthroughs();

/** A playthrough as the server's replay. */
function replayOf(play: Playthrough, viewAs: number | null): Pick<Replay, "view_as" | "opening" | "steps"> {
  return {
    view_as: viewAs === null ? "spectator" : String(viewAs),
    opening: viewOf(play.opening, viewAs),
    steps: play.steps.map((step) => {
      const { seat, command } = step;
      const facts = factsOf(step, viewAs);
      return { seat, command, facts, ...(facts.length > 0 && { game: sentOf(step, viewAs) }) };
    }),
  };
}

describe.each(ALL.map((play) => [play.name, play] as const))("%s", (_, play) => {
  test.each([null, 0])("for viewer %s the last view equals the end of the playthrough", (viewAs) => {
    const timeline = new TimelineState(replayOf(play, viewAs));
    expect(timeline.viewAt(timeline.last).view).toEqual(viewOf(play.end, viewAs));
  });

  test("a step has the same view from both directions", () => {
    const timeline = new TimelineState(replayOf(play, 1));
    const forwards = play.steps.map((_step, at) => timeline.viewAt(at));
    const backwards = new TimelineState(replayOf(play, 1));
    for (const at of play.steps.map((_step, index) => index).reverse())
      expect(backwards.viewAt(at)).toEqual(forwards[at]);
  });
});

/** The facts that all seats together received: each field from a seat that saw it. */
function mergedFacts({ facts, own }: Playthrough["steps"][number]): readonly AnyFact[] {
  return facts.flatMap((fact, index) => {
    const seen = Object.values(own).flatMap((each) => {
      const part = each[String(index)];
      return part === null || part === undefined ? [] : [part];
    });
    const complete = seen.reduce<Record<string, unknown>>(
      (all, each) =>
        Object.fromEntries(
          Object.entries({ ...all, ...each }).map(([key, value]) => [key, merged(all[key], value)]),
        ),
      { ...fact },
    );
    return "fact" in complete ? [complete as unknown as AnyFact] : [];
  });
}

/** A step with all cards open. */
function openStep(step: Playthrough["steps"][number], players: number): Step {
  const sent = Array.from({ length: players }, (_, seat) => sentOf(step, seat));
  const own = sent.map((each): Own | null => ("setup" in each ? each.own : null));
  const { seat, command } = step;
  return { seat, command, facts: mergedFacts(step), game: sentOf(step, null), own };
}

function merged(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return one.map((each, index) => merged(each, other[index]));
  return other ?? one;
}

test("with all cards open every hand and role is known", () => {
  // Only playthroughs that start with a deal. Those that start from a position lack the earlier facts of other seats.
  const dealt = ALL.filter((play) => viewOf(play.opening, null).round === 0);
  expect(dealt.length).toBeGreaterThan(10);
  for (const play of dealt) {
    const steps = play.steps.map((step) => openStep(step, play.opening.players));
    const replayView = steps.reduce(applyStep, initialReplayView(viewOf(play.opening, null), "all"));
    for (const [seat, own] of privateParts(replayView).entries()) {
      const truth = viewOf(play.end, seat).own;
      expect([own?.role, own?.hand], `${play.name}, seat ${seat}`).toEqual([truth?.role, truth?.hand]);
    }
    expect(replayView.view.maze, play.name).toEqual(viewOf(play.end, null).maze);
  }
});

test("the faces of swapped goals are swapped (WC-17)", () => {
  const opening = viewOf(ALL[0]!.opening, null);
  const all = { views: [], goals: ["gold", "stone NE", "stone NW"] as const, chests: [] };
  const putBack: AnyFact = { fact: "GoalsPutBack", seat: 0, one: 0, other: 2, swapped: true };
  const goalsAfter = (fact: AnyFact) =>
    applyStep({ view: opening, all }, { seat: 0, command: null, facts: [fact], game: opening }).all?.goals;
  expect(goalsAfter(putBack)).toEqual(["stone NW", "stone NE", "gold"]);
  expect(goalsAfter({ ...putBack, swapped: false })).toEqual(all.goals);
});

test("a spectator knows no role, a seat its own", () => {
  const play = ALL.find(({ name }) => name === "DE24");
  const timeline = new TimelineState(replayOf(play!, null));
  expect(visibleRoles(timeline.viewAt(0))).toEqual([null, null, null]);
  const seen = new TimelineState(replayOf(play!, 1));
  expect(visibleRoles(seen.viewAt(0)).map((role) => role !== null)).toEqual([false, true, false]);
});

describe("stepping", () => {
  const turn = (seat: number): AnyFact => ({ fact: "TurnBegun", seat });
  const opening = viewOf(ALL.find(({ name }) => name === "DE24")!.opening, null);
  const step = (...facts: AnyFact[]) => ({ seat: null, command: null, facts });
  const timeline = new TimelineState({
    view_as: "spectator",
    opening,
    steps: [step(turn(0)), step(), step(), step(turn(1)), step()],
  });

  test("skips steps in which the viewer saw nothing", () => {
    expect(timeline.step(0, 1)).toBe(3);
    expect(timeline.step(3, -1)).toBe(0);
  });

  test("stops at both ends", () => {
    expect(timeline.step(3, 1)).toBe(4);
    expect(timeline.step(4, 1)).toBe(4);
    expect(timeline.step(0, -1)).toBe(0);
    expect(timeline.clamp(-3)).toBe(0);
    expect(timeline.clamp(99)).toBe(4);
  });

  test("goes to the next or previous beginning of a turn", () => {
    expect(timeline.turns).toEqual([0, 3]);
    expect(timeline.turn(0, 1)).toBe(3);
    expect(timeline.turn(3, 1)).toBe(4);
    expect(timeline.turn(3, -1)).toBe(0);
  });
});

describe("suspicion curves", () => {
  const suspicion: RoundSuspicion = {
    number: 1,
    roles: [],
    turns: [1, 2, 2, 3],
    seats: [],
    probabilities: [[0.5, 0, 1, 0.25, 0.75]],
  };
  const at = (turn: number, roles: View["roles"] = null) => actionsBefore(suspicion, { turn, roles });

  test("count the actions of earlier turns", () => {
    expect([at(0), at(1), at(2), at(3), at(4)]).toEqual([0, 0, 1, 3, 4]);
  });

  test("count all actions once roles are shown", () => {
    expect(at(2, ["digger"])).toBe(4);
  });

  test("run from 0 at the bottom to 1 at the top", () => {
    const [curve] = curvesOf(suspicion, 2);
    expect(curve?.points).toBe("0,15 25,30 50,0 75,22.5 100,7.5");
    expect(curve?.now).toBe(1);
    expect(xOf(suspicion, 3)).toBe(75);
  });

  test("have one point in a round without actions", () => {
    const empty = { ...suspicion, turns: [], probabilities: [[0.2]] };
    expect(curvesOf(empty, 0)).toEqual([{ seat: 0, points: "0,24", now: 0.2 }]);
  });
});
