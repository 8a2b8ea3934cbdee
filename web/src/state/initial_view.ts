import { EDITION_OPTIONS } from "../wire/tables";
import type { Own, TableOptions, View } from "../wire/types";

/** A viewer's view before the first fact of a game with these options. */
export function initialView(options: TableOptions, seat: number | null): View {
  const plays = (module: string): boolean => options.modules.includes(module);
  const seats = Array.from({ length: options.seats });
  return {
    seat,
    setup: {
      players: options.seats,
      edition: options.edition,
      modules: options.modules,
      variants: options.variants,
      house_rules: options.house_rules,
      first_seat: options.first_seat,
      ...(plays("chests") && { chest_layout: options.chest_layout }),
    },
    options: { ...EDITION_OPTIONS[options.edition], ...options.house_rules },
    round: 0,
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
    fronts: seats.map(() => []),
    thefts: [],
    hands: seats.map(() => 0),
    deck: 0,
    discard: [],
    looks: [],
    chest_looks: [],
    goal_swaps: [],
    inspections: [],
    role_changes: [],
    purses: seats.map(() => ({ cards: 0, tokens: 0 })),
    gold_pile: 0,
    drafted: 0,
    first: -1,
    to_move: null,
    clockwise: true,
    out: [],
    finisher: null,
    roles: null,
    left_over: null,
    winners: [],
    shown_gold: null,
    known_goals: [],
    own: seat === null ? null : initialOwn(),
    ...(plays("chests") && { chests: [], no_maps: false, effects: [] }),
    ...(plays("toll") && { dwarfs: [], dwarfs_left: 0, toll_payers: [], toll_asked: [] }),
    ...((plays("wardrobe") || plays("party")) && { special_used: false }),
  };
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
