import { expect, test } from "vitest";
import { snapshot, chatMessage, OPTIONS, update } from "../../tests/frames";
import { factsOf, playthroughs, sentOf, viewOf } from "../../tests/golden";
import type { AnyEvent, AnyFrame, RoomItem } from "../wire/types";
import { applyFrame, OutOfSync, type RoomState } from ".";

function after(...frames: AnyFrame[]): RoomState {
  const state = frames.reduce<RoomState | null>((state, frame) => applyFrame(state, frame, 1000), null);
  if (state === null) throw new Error("no state");
  return state;
}

function inLobby(...events: AnyEvent[]): RoomState {
  return after(snapshot(), update(8, ...events));
}

test("a snapshot replaces everything", () => {
  const state = after(
    snapshot(),
    update(8, chatMessage("hello")),
    snapshot({ number: 40, recent: [chatMessage("late")] }),
  );
  expect(state.number).toBe(40);
  expect(state.log).toEqual([{ number: 40, item: chatMessage("late") }]);
});

test("items are numbered, and choices and timer are those of the last frame", () => {
  const choices = [{ do: "Veto" }] as const;
  const timer = { left: 5000, total: 20000 };
  const state = applyFrame(
    after(snapshot()),
    { frame: "Update", first: 8, items: [chatMessage("a")], choices, timer },
    1234,
  );
  expect(state).toMatchObject({ number: 8, choices, timer, timerAt: 1234 });
  const next = applyFrame(state, update(9, chatMessage("b")), 2000);
  expect(next).toMatchObject({ number: 9, choices: null, timer: null });
});

test("what the viewer knows of the goals is that of the last update that has it", () => {
  const view = viewOf(playthroughs()[0]!.end, 0);
  const known_goals = [{ goal: 1, faces: [{ face: "gold", turn: 3 }] }] as const;
  const knowing = after(snapshot({ seat: 0, game: view }), {
    frame: "Update",
    first: 8,
    items: [{ fact: "NobodyCanPlay" }],
    choices: null,
    timer: null,
    game: { asked: view.asked, choices: view.choices, known_goals },
  });
  expect(knowing.game).toEqual({ ...view, known_goals });
  expect(applyFrame(knowing, update(9, chatMessage("b")), 0)?.game?.known_goals).toEqual(known_goals);
});

test.each([
  ["an item is missing", update(9, chatMessage("a"))],
  ["an item comes twice", update(7, chatMessage("a"))],
  ["a fact comes before the game", update(8, { fact: "TurnBegun", seat: 0 })],
  ["what only the server computes is missing", { ...update(8, { fact: "TurnBegun", seat: 0 }), game: undefined! }],
  ["the page is too old for an event", update(8, { event: "Tea" } as unknown as RoomItem)],
  ["a seat does not exist", update(8, { event: "ReadyChanged", seat: 9, ready: true })],
])("an update is out of sync if %s", (_, frame) => {
  expect(() => after(snapshot(), frame)).toThrow(OutOfSync);
});

test("an update before a snapshot is out of sync", () => {
  expect(() => applyFrame(null, update(1), 0)).toThrow(OutOfSync);
});

test("presence changes the state, answers to requests do not", () => {
  const state = after(
    snapshot(),
    { frame: "Presence", connected: [0, 2], spectator_count: 4 },
    { frame: "Accepted", ref: "x", number: 7 },
  );
  expect(state).toMatchObject({ connected: [0, 2], spectator_count: 4, number: 7 });
});

test("people and bots sit down, get ready and leave", () => {
  const state = inLobby(
    { event: "SeatTaken", seat: 1, name: "Bea", bot: null, person: "b" },
    { event: "ReadyChanged", seat: 1, ready: true },
    { event: "SeatTaken", seat: 2, name: "Foreman 3", bot: "bayesian", person: null },
    { event: "SeatMuted", seat: 1, muted: true },
    { event: "SeatEmptied", seat: 0, reason: "left" },
  );
  expect(state.room.seats).toMatchObject([
    { name: "", taken: false },
    { name: "Bea", taken: true, bot: null, ready: true, muted: true },
    { name: "Foreman 3", taken: true, bot: "bayesian", ready: true },
  ]);
  expect(state.seats).toEqual([]);
});

test("changed options add or remove the last seats, and nobody is ready any more", () => {
  const ready = { event: "ReadyChanged", seat: 0, ready: true } as const;
  const more = inLobby(ready, { event: "OptionsSet", options: { ...OPTIONS, seats: 5 }, commitment: "new" });
  expect(more.room.seats).toHaveLength(5);
  expect(more.room.seats[0]).toMatchObject({ name: "Ada", ready: false });
  expect(more.room.commitment).toBe("new");
  const fewer = inLobby({ event: "OptionsSet", options: { ...OPTIONS, seats: 2 }, commitment: "new" });
  expect(fewer.room.seats).toHaveLength(2);
});

test("the host changes; a host without a seat stays the host", () => {
  expect(inLobby({ event: "HostChanged", seat: 1 })).toMatchObject({ host: false, room: { host: 1 } });
  expect(inLobby({ event: "HostChanged", seat: null })).toMatchObject({ host: true, room: { host: null } });
});

test("a bot takes over a seat, and the player takes it back", () => {
  const takenOver = inLobby({ event: "FinishVoted", seat: 0, agreed: true }, { event: "BotTookOver", seat: 0 });
  expect(takenOver.room.seats[0]).toMatchObject({ taken_over: true, wants_to_finish: false });
  const returned = applyFrame(takenOver, update(10, { event: "PlayerReturned", seat: 0 }), 0);
  expect(returned?.room.seats[0]).toMatchObject({ taken_over: false });
});

test("a person whose seat a bot takes over for good no longer has it", () => {
  expect(inLobby({ event: "SeatTaken", seat: 0, name: "Foreman 1", bot: "bayesian", person: null }).seats).toEqual(
    [],
  );
});

test("notes and marks are stored, changed and removed", () => {
  const state = inLobby(
    { event: "NoteWritten", about: null, text: "north is gold" },
    { event: "NoteWritten", about: 1, text: "odd" },
    { event: "NoteWritten", about: 1, text: "" },
    { event: "SeatMarked", about: 2, mark: "foe" },
    { event: "SeatMarked", about: 2, mark: "friend" },
  );
  expect(state.own).toMatchObject({ notes: [[null, "north is gold"]], marks: [[2, "friend"]] });
});

test("a game ended by vote reveals everything, and the room is over", () => {
  const revealed = { event: "GameRevealed", roles: ["digger"], goals: ["gold"], seed: "00" } as const;
  expect(inLobby(revealed)).toMatchObject({ revealed, room: { state: "over" } });
  expect(after(snapshot({ recent: [revealed] })).revealed).toEqual(revealed);
});

test("a rematch is linked", () => {
  expect(inLobby({ event: "RematchOpened", room: "next" }).room.rematch).toBe("next");
});

test("after a game from lobby to end the view equals the server's", () => {
  const game = playthroughs().find(({ name }) => name === "DE24");
  if (game === undefined) throw new Error("There is no playthrough DE24.");
  let state = after(snapshot({ seat: 1 }), update(8, { event: "GameStarted" }));
  for (const step of game.steps) {
    const items = factsOf(step, 1);
    const next = { ...update(state.number + 1, ...items), game: sentOf(step, 1) };
    state = applyFrame(state, next, 0)!;
  }
  expect(state.game).toEqual(viewOf(game.end, 1));
  expect(state.room.state).toBe(state.game?.winners.length ? "over" : "playing");
});

test("declining a veto counts for one card", () => {
  const game = viewOf(playthroughs()[0]!.end, 0);
  const declined = after(snapshot({ game }), update(8, { event: "VetoDeclined" }));
  expect(declined.own?.let_pass).toBe(true);
  expect(applyFrame(declined, update(9, { fact: "Unopposed" }), 0)?.own?.let_pass).toBe(false);
});

test("a forced pass counts until any player takes a turn other than a pass (END-1)", () => {
  const game = playthroughs().find(({ name }) => name === "RU16_forced_passes");
  if (game === undefined) throw new Error("There is no playthrough RU16_forced_passes.");
  const begun = snapshot({ seat: 0, game: viewOf(game.opening, 0) });
  const items = game.steps.flatMap((step) => factsOf(step, 0));
  const until = (name: string): number => 1 + items.findIndex((item) => "fact" in item && item.fact === name);
  const passed = after(begun, update(8, ...items.slice(0, until("Passed"))));
  expect(passed.game?.own?.forced_pass).toBe(true);
  const played = after(begun, update(8, ...items.slice(0, until("CardPlayed"))));
  expect(played.game?.own?.forced_pass).toBe(false);
});
