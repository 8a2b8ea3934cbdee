import { afterEach, expect, it, vi } from "vitest";
import { snapshot } from "../../../tests/frames";
import { POSITIONS } from "../../../tests/positions";
import * as api from "../../api";
import { applyFrame, type RoomState } from "../../state";
import type { AnyCommand, CoachHint } from "../../wire/types";
import { Coach } from "./coach.svelte";

type Result = Awaited<ReturnType<typeof api.callApi<"GET /api/rooms/{room}/hint">>>;

const { view, choices } = POSITIONS.find((each) => each.choices.some(({ do: verb }) => verb === "LayTunnel"))!;
const [command] = choices;

afterEach(() => vi.restoreAllMocks());

/** The server answers with this, when the returned function is called. */
function answerLater(result: Result): () => Promise<void> {
  let answer = (_: Result): void => {};
  vi.spyOn(api, "callApi").mockReturnValueOnce(new Promise((done) => (answer = done)) as never);
  return async () => {
    answer(result);
    await Promise.resolve();
    await Promise.resolve();
  };
}

const hint = (muchWorse: readonly number[]): Result => ({
  ok: true,
  value: { number: 7, command: command!, reason: "other", much_worse: [...muchWorse] } as CoachHint,
});
const NO_HINT = { ok: false, status: 503, problem: { reason: "no-hint-now", text: "" } } as Result;

function deciding(turn: number): RoomState {
  return applyFrame(null, snapshot({ seat: view.seat, game: { ...view, turn }, choices }), 0)!;
}

/** Others decide, after the player has played the first choice. */
function afterPlaying(turn: number, played: AnyCommand): RoomState {
  const fact = { fact: "CardPlayed", seat: view.seat, command: played };
  const log = [{ number: 8 + turn, at: 0, item: fact }] as unknown as RoomState["log"];
  return { ...deciding(turn), choices: null, log };
}

async function playTurn(coach: Coach, turn: number, result: Result): Promise<void> {
  const answer = answerLater(result);
  const following = coach.follow(deciding(turn));
  await answer();
  await following;
  await coach.follow(afterPlaying(turn, command!));
}

it("says after a move that is much worse what was better, until the next move", async () => {
  const coach = new Coach();
  await playTurn(coach, 1, hint([0]));
  expect(coach.better).not.toBeNull();
  const answer = answerLater(hint([]));
  const following = coach.follow(deciding(5));
  expect(coach.better, "it can be read during the next decision").not.toBeNull();
  await answer();
  await following;
  await coach.follow(afterPlaying(5, command!));
  expect(coach.better).toBeNull();
});

it("says nothing of a move for which it had no hint", async () => {
  const coach = new Coach();
  await playTurn(coach, 1, hint([0]));
  await playTurn(coach, 5, NO_HINT);
  expect(coach.better, "the remark on an earlier move").toBeNull();
});

it("ignores a hint that arrives after the move", async () => {
  const coach = new Coach();
  const answer = answerLater(hint([0]));
  const following = coach.follow(deciding(1));
  await coach.follow(afterPlaying(1, command!));
  await answer();
  await following;
  expect(coach.ready).toBe(false);
});
