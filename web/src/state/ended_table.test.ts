import { describe, expect, test } from "vitest";
import { snapshot, update } from "../../tests/frames";
import { factsOf, playthroughs, updateOf, viewAfterStep, viewOf } from "../../tests/golden";
import type { View } from "../wire/types";
import { applyFrame, type RoomState } from ".";
import { beforeRoundEnd } from "./ended_table";

const ENDINGS = playthroughs().flatMap((play) =>
  play.steps.flatMap((step, place) => {
    const facts = factsOf(step, null).map(({ fact }) => fact);
    return facts.includes("RoundEnded") && facts[0] !== "RoundEnded"
      ? [{ name: play.name, play, place, facts }]
      : [];
  }),
);

function stateBefore({ play, place }: (typeof ENDINGS)[number], viewer: number | null): RoomState {
  const opening = viewOf(play.opening, viewer);
  const game = play.steps.slice(0, place).reduce((view, step) => viewAfterStep(view, step, viewer), opening);
  return applyFrame(null, snapshot({ seat: viewer, game }), 0)!;
}

describe.each(ENDINGS)("at the end of a round of $name", (ending) => {
  test.each([null, 0])("viewer %s has the table with the last move, and nothing that came after it", (viewer) => {
    const before = stateBefore(ending, viewer);
    const frame = updateOf(before, [ending.play.steps[ending.place]!], viewer);
    const state = applyFrame(before, { ...frame, choices: [] }, 0)!;
    const { number, game, log, choices } = beforeRoundEnd(state, state.endedTable!);
    expect(log.at(-1)?.number).toBe(number);
    expect(log.map(({ item }) => "fact" in item && item.fact)).toEqual(
      ending.facts.slice(0, ending.facts.indexOf("RoundEnded")),
    );
    expect([game?.roles, game?.round, choices]).toEqual([null, before.game?.round, null]);
    const after = state.game as View;
    if (!ending.facts.includes("RoundBegun")) expect([game?.maze, game?.goals]).toEqual([after.maze, after.goals]);
    else if (ending.facts.includes("TunnelLaid"))
      expect(game?.maze.length).toBeGreaterThan(before.game?.maze.length ?? 0);
  });
});

test("the table before the end is kept until the next end, and forgotten by a snapshot", () => {
  const before = stateBefore(ENDINGS[0]!, null);
  const ended = applyFrame(before, updateOf(before, [ENDINGS[0]!.play.steps[ENDINGS[0]!.place]!], null), 0)!;
  const later = applyFrame(
    ended,
    update(ended.number + 1, { event: "EmoteShown", seat: 0, emote: "ha" } as never),
    0,
  )!;
  expect(later.endedTable).toBe(ended.endedTable);
  expect(ended.endedTable).toMatchObject({ before: before.number });
  expect(applyFrame(ended, snapshot(), 0)!.endedTable).toBeNull();
});
