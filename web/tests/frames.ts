// Frames for tests.
import type { RoomItem, Snapshot, TableOptions, Update } from "../src/wire/types";

export const OPTIONS: TableOptions = {
  title: "",
  seats: 3,
  edition: "DE24",
  modules: [],
  variants: [],
  house_rules: {},
  chest_layout: "gates",
  first_seat: null,
  clock: "none",
  veto_time: "5s",
  bots: "bayesian",
  coach: false,
  spectators: true,
  chat: true,
  listed: false,
};

export function snapshot(changes: Partial<Snapshot> = {}): Snapshot {
  const free = {
    name: "",
    bot: null,
    taken: false,
    ready: false,
    taken_over: false,
    muted: false,
    wants_to_finish: false,
    person: null,
  };
  return {
    frame: "Snapshot",
    number: 7,
    seat: 0,
    host: true,
    seats: [0],
    room: {
      name: "mine",
      code: "ACDEFG",
      state: "lobby",
      options: OPTIONS,
      commitment: "c0ffee",
      host: 0,
      seats: [{ ...free, name: "Ada", taken: true, person: "a" }, free, free],
      previous: "",
      rematch: "",
    },
    own: { notes: [], marks: [], let_pass: false, let_all_pass: false },
    game: null,
    choices: null,
    timer: null,
    vote_left: null,
    connected: [0],
    spectator_count: 0,
    spectators: null,
    recent: [],
    ...changes,
  };
}

/** An update; after facts nobody is asked, unless `game` says more. */
export function update(first: number, ...items: RoomItem[]): Update {
  const game = { asked: { question: null, seats: [] }, choices: [] };
  const hasFact = items.some((item) => "fact" in item);
  return { frame: "Update", first, items, choices: null, timer: null, ...(hasFact && { game }) };
}

export function chatMessage(text: string): RoomItem {
  return { event: "ChatSent", seat: 1, name: "Bea", text, person: "b" };
}
