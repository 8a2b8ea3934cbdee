import { expect, test } from "vitest";
import { snapshot } from "../../../tests/frames";
import type { RoomForGuest } from "../../wire/types";
import { agoText, gameInProgress, inOrder } from "./continue";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** A room with Ada, Bea and Cleo, as the guest with these seats sees it. */
function roomOf(seats: readonly number[], asked: readonly number[], askedAt = 5): RoomForGuest {
  const { room } = snapshot();
  const [free] = room.seats;
  const named = ["Ada", "Bea", "Cleo"].map((name) => ({ ...free!, name, taken: true }));
  const others = { host: false, connected: [], spectator_count: 0 };
  return { room: { ...room, seats: named }, seats, ...others, asked, asked_at: askedAt };
}

test.each([
  [[0], [0], "own"],
  [[0], [2], { name: "Cleo" }],
  [[0, 2], [2], "own"],
  [[0], [1, 2], null],
  [[0], [0, 1, 2], "own"],
  [[0], [], null],
] as const)("with the seats %o and the asked seats %o the turn is %o", (seats, asked, turn) => {
  expect(gameInProgress(roomOf(seats, asked)).turn).toEqual(turn);
});

test("the other players are named, the guest is not", () => {
  expect(gameInProgress(roomOf([1], [0])).others).toEqual(["Ada", "Cleo"]);
});

test("games that wait for the guest come first, then the most recent ones", () => {
  const game = (lastMove: number, asked: readonly number[]) => gameInProgress(roomOf([0], asked, lastMove));
  const order = inOrder([game(9, [1]), game(5, [0]), game(10, [1]), game(7, [0])]);
  expect(order.map(({ lastMove }) => lastMove)).toEqual([7, 5, 10, 9]);
});

test.each([
  [-3 * SECOND, "now"],
  [20 * SECOND, "now"],
  [5 * MINUTE, "5 minutes ago"],
  [59 * MINUTE + 59 * SECOND, "59 minutes ago"],
  [2 * HOUR, "2 hours ago"],
  [25 * HOUR, "yesterday"],
  [49 * HOUR, "2 days ago"],
])("%i milliseconds are %s", (milliseconds, text) => {
  expect(agoText(milliseconds, "en")).toBe(text);
});
