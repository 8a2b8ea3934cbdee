import { EDITION_OPTIONS } from "../wire/tables";
import type { Own, TableOptions, View } from "../wire/types";
import { moduleState } from "./module_state";

/** A viewer's view before the first fact of a game with these options. */
export function initialView(options: TableOptions, seat: number | null): View {
  const setup = {
    players: options.seats,
    edition: options.edition,
    modules: options.modules,
    variants: options.variants,
    house_rules: options.house_rules,
    first_seat: options.first_seat,
    ...(options.modules.includes("chests") && { chest_layout: options.chest_layout }),
  };
  return {
    seat,
    setup,
    options: { ...EDITION_OPTIONS[options.edition], ...options.house_rules },
    round: 0,
    purses: Array.from({ length: options.seats }, () => ({ cards: 0, tokens: 0 })),
    gold_pile: 0,
    drafted: 0,
    first: -1,
    to_move: null,
    winners: [],
    shown_gold: null,
    own: seat === null ? null : initialOwn(),
    ...emptyTable(setup),
  };
}

/** The part of a view that is reset when a round begins (SET-5). */
export function emptyTable(setup: View["setup"]) {
  const { players } = setup;
  return {
    turn: 0,
    asked: { question: null, seats: [] },
    maze: [],
    goals: [],
    choices: [],
    in_play: null,
    last_laid: null,
    specialist: 0,
    fresh_goals: [],
    victims: [],
    fronts: Array.from({ length: players }, () => []),
    thefts: [],
    hands: Array.from({ length: players }, () => 0),
    deck: 0,
    discard: [],
    looks: [],
    chest_looks: [],
    goal_swaps: [],
    inspections: [],
    role_changes: [],
    clockwise: true,
    out: [],
    finisher: null,
    roles: null,
    left_over: null,
    known_goals: [],
    ...moduleState(setup, "round"),
  } satisfies Partial<View>;
}

export function initialOwn(): Own {
  return {
    role: "unknown",
    hand: [],
    gold: [],
    looks: [],
    inspections: [],
    former_roles: [],
    chest_looks: [],
    goal_swaps: [],
    let_pass: false,
    forced_pass: false,
    offer: [],
    lifted: [],
    discarded: [],
  };
}
