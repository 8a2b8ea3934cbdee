// Frames for tests.
import type { AnyFrame, Snapshot, Terms, Thing } from "../src/wire/types";

export const TERMS: Terms = {
  title: "",
  seats: 3,
  edition: "DE24",
  modules: [],
  variants: [],
  house_rules: {},
  chest_layout: "gates",
  first_seat: null,
  clock: "none",
  bots: "bayesian",
  onlookers: true,
  chat: true,
  listed: false,
};

export function snapshot(changes: Partial<Snapshot> = {}): Snapshot {
  const free = {
    name: "",
    bot: null,
    taken: false,
    ready: false,
    held: false,
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
      terms: TERMS,
      commitment: "c0ffee",
      host: 0,
      seats: [{ ...free, name: "Ada", taken: true, person: "a" }, free, free],
      previous: "",
      rematch: "",
    },
    own: { notes: [], marks: [], let_pass: false },
    game: null,
    choices: null,
    timer: null,
    vote_left: null,
    here: [0],
    onlookers: 0,
    spectators: null,
    recent: [],
    ...changes,
  };
}

export function told(first: number, ...things: Thing[]): AnyFrame {
  return { frame: "Told", first, things, choices: null, timer: null };
}

export function spoken(text: string): Thing {
  return { event: "Spoken", seat: 1, name: "Bea", text, person: "b" };
}
