// @vitest-environment happy-dom
import { beforeAll, expect, test } from "vitest";
import { snapshot } from "../../../tests/frames";
import { positionFor } from "../../../tests/positions";
import { i18n, t } from "../../i18n/index.svelte";
import { applyFrame } from "../../state";
import type { RoomView, View } from "../../wire/types";
import { tableTitle } from "./title";

beforeAll(() => i18n.load("en"));

const { view } = positionFor("LayTunnel");
const [taken] = snapshot().room.seats;
const ROOM: RoomView = {
  ...snapshot().room,
  state: "playing",
  seats: view.hands.map((_, seat) => ({ ...taken!, name: `Wick ${seat}` })),
};

function titleFor(viewer: number | null, asked: View["asked"], room: Partial<RoomView> = {}): string {
  const frame = snapshot({ seat: viewer, room: { ...ROOM, ...room }, game: { ...view, asked } });
  return tableTitle(applyFrame(null, frame, 0)!);
}

test("it says whose turn it is", () => {
  const asked = { question: "turn", seats: [1] } as const;
  expect([1, 0, null].map((viewer) => titleFor(viewer, asked))).toEqual([
    "Your turn",
    "Wick 1’s turn",
    "Wick 1’s turn",
  ]);
});

test("a player for whom a bot plays has no turn", () => {
  const seats = ROOM.seats.with(1, { ...ROOM.seats[1]!, taken_over: true });
  expect(titleFor(1, { question: "turn", seats: [1] }, { seats })).toBe("Wick 1’s turn");
});

test("while a card can be vetoed it is the same for everyone (WC-19b)", () => {
  const titles = [0, 1, 2, null].flatMap((viewer) =>
    [[1, 2], [1]].map((seats) => titleFor(viewer, { question: "veto", seats })),
  );
  expect(new Set(titles)).toEqual(new Set([t("waiting-veto")]));
});

test("it says the round while nobody is asked, and that the game is over", () => {
  const nobody = { question: null, seats: [] };
  expect(titleFor(0, nobody)).toBe(t("table-round", { round: view.round }));
  expect(titleFor(0, nobody, { state: "over" })).toBe(t("podium-title"));
});
