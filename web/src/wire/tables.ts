// Written by tools/wire_types.py (`make wire`) from the types of the server. Do not edit.

import type { Card, Cell, CommandName } from "./types";

/** What the client knows about a module or variant. */
export interface Module {
  readonly name: string;
  readonly variant: boolean;
  /** The id of its first rule. */
  readonly rule: string;
  /** The cells of the goals, if it changes them. */
  readonly goal_cells: readonly Cell[] | null;
  /** The cell that has a card of this module from the beginning. */
  readonly first_cell: Cell | null;
  /** The card in that cell; null if it is drawn for each round. */
  readonly first_card: Card | null;
  /** The edition options that make a difference only with this module. */
  readonly options: readonly string[];
  /** Whether gold is paid in tokens instead of gold cards. */
  readonly pays_tokens: boolean;
  /** Whether players can have tokens, although gold is paid in cards. */
  readonly has_tokens: boolean;
}

/** Every card, in the order of a sorted hand. */
export const CARDS: readonly Card[] = [
  "NS",
  "EW",
  "NE",
  "NW",
  "NES",
  "NEW",
  "NESW",
  "N|",
  "E|",
  "N|+S|",
  "E|+W|",
  "N|+E|",
  "N|+W|",
  "N|+E|+S|",
  "N|+E|+W|",
  "N|+E|+S|+W|",
  "NS+EW",
  "NW+ES",
  "NE+SW",
  "NS+E|",
  "NS+E|+W|",
  "EW+N|+S|",
  "NE+S|",
  "NW+S|",
  "N| crystal",
  "E| crystal",
  "NESW crystal",
  "NES crystal",
  "NEW crystal",
  "NEW+S| crystal",
  "NSW+E| crystal",
  "EW+N| crystal",
  "NS blue door",
  "EW blue door",
  "NE blue door",
  "NS+E| green door",
  "EW green door",
  "NW green door",
  "N ladder",
  "E ladder",
  "NE ladder",
  "NW ladder",
  "NE chest",
  "NW chest",
  "NES chest",
  "NEW chest",
  "NESW chest",
  "gold",
  "stone NE",
  "stone NW",
  "sack of one",
  "sack of two",
  "dragon NE",
  "dragon NW",
  "spider",
  "start",
  "wardrobe",
  "party",
  "map",
  "rockfall",
  "broken pickaxe",
  "broken lantern",
  "broken cart",
  "repair pickaxe",
  "repair lantern",
  "repair cart",
  "repair pickaxe/lantern",
  "repair pickaxe/cart",
  "repair lantern/cart",
  "master craftsman",
  "theft",
  "hands off",
  "trapped",
  "free",
  "inspection",
  "hat swap",
  "hand swap",
  "goal swap",
  "trove",
  "change of direction",
  "path specialist",
  "detour",
  "veto"
];

/** The tunnel card by the spelling of one of its orientations. */
export const CARD_OF_SPELLING: Readonly<Record<string, Card>> = {
  "NS": "NS",
  "EW": "EW",
  "NE": "NE",
  "SW": "NE",
  "NW": "NW",
  "ES": "NW",
  "NES": "NES",
  "NSW": "NES",
  "NEW": "NEW",
  "ESW": "NEW",
  "NESW": "NESW",
  "N|": "N|",
  "S|": "N|",
  "E|": "E|",
  "W|": "E|",
  "N|+S|": "N|+S|",
  "E|+W|": "E|+W|",
  "N|+E|": "N|+E|",
  "S|+W|": "N|+E|",
  "N|+W|": "N|+W|",
  "E|+S|": "N|+W|",
  "N|+E|+S|": "N|+E|+S|",
  "N|+S|+W|": "N|+E|+S|",
  "N|+E|+W|": "N|+E|+W|",
  "E|+S|+W|": "N|+E|+W|",
  "N|+E|+S|+W|": "N|+E|+S|+W|",
  "NS+EW": "NS+EW",
  "NW+ES": "NW+ES",
  "NE+SW": "NE+SW",
  "NS+E|": "NS+E|",
  "NS+W|": "NS+E|",
  "NS+E|+W|": "NS+E|+W|",
  "EW+N|+S|": "EW+N|+S|",
  "NE+S|": "NE+S|",
  "SW+N|": "NE+S|",
  "NW+S|": "NW+S|",
  "ES+N|": "NW+S|",
  "N| crystal": "N| crystal",
  "S| crystal": "N| crystal",
  "E| crystal": "E| crystal",
  "W| crystal": "E| crystal",
  "NESW crystal": "NESW crystal",
  "NES crystal": "NES crystal",
  "NSW crystal": "NES crystal",
  "NEW crystal": "NEW crystal",
  "ESW crystal": "NEW crystal",
  "NEW+S| crystal": "NEW+S| crystal",
  "ESW+N| crystal": "NEW+S| crystal",
  "NSW+E| crystal": "NSW+E| crystal",
  "NES+W| crystal": "NSW+E| crystal",
  "EW+N| crystal": "EW+N| crystal",
  "EW+S| crystal": "EW+N| crystal",
  "NS blue door": "NS blue door",
  "EW blue door": "EW blue door",
  "NE blue door": "NE blue door",
  "SW blue door": "NE blue door",
  "NS+E| green door": "NS+E| green door",
  "NS+W| green door": "NS+E| green door",
  "EW green door": "EW green door",
  "NW green door": "NW green door",
  "ES green door": "NW green door",
  "N ladder": "N ladder",
  "S ladder": "N ladder",
  "E ladder": "E ladder",
  "W ladder": "E ladder",
  "NE ladder": "NE ladder",
  "SW ladder": "NE ladder",
  "NW ladder": "NW ladder",
  "ES ladder": "NW ladder",
  "NE chest": "NE chest",
  "SW chest": "NE chest",
  "NW chest": "NW chest",
  "ES chest": "NW chest",
  "NES chest": "NES chest",
  "NSW chest": "NES chest",
  "NEW chest": "NEW chest",
  "ESW chest": "NEW chest",
  "NESW chest": "NESW chest"
};

/** The card that a command plays, if it is always the same. */
export const CARD_OF_COMMAND: Readonly<Partial<Record<CommandName, Card>>> = {
  "ReadMap": "map",
  "LookInChest": "map",
  "Rockfall": "rockfall",
  "PlanTheft": "theft",
  "HandsOff": "hands off",
  "Trap": "trapped",
  "Free": "free",
  "Inspect": "inspection",
  "SwapHats": "hat swap",
  "SwapHands": "hand swap",
  "SwapGoals": "goal swap",
  "SearchTrove": "trove",
  "ChangeDirection": "change of direction",
  "CallSpecialist": "path specialist",
  "Detour": "detour",
  "Veto": "veto"
};

/** The cards that can be in front of a player, in this order. */
export const FRONT_CARDS: readonly Card[] = [
  "broken pickaxe",
  "broken lantern",
  "broken cart",
  "theft",
  "trapped"
];

/** The base game. */
export const BASE: Module = {
  "name": "base",
  "variant": false,
  "rule": "SET-1",
  "goal_cells": [
    [
      8,
      -2
    ],
    [
      8,
      0
    ],
    [
      8,
      2
    ]
  ],
  "first_cell": null,
  "first_card": null,
  "options": [],
  "pays_tokens": false,
  "has_tokens": false
};

/** Every module and variant, in the order of the lobby. */
export const MODULES: readonly Module[] = [
  {
    "name": "saboteur2",
    "variant": false,
    "rule": "S2-1",
    "goal_cells": null,
    "first_cell": null,
    "first_card": null,
    "options": [
      "discard_two_helps",
      "ladder_needs_opening",
      "ladder_goal_ban",
      "inspection_target",
      "theft_optional"
    ],
    "pays_tokens": true,
    "has_tokens": false
  },
  {
    "name": "greedy_dwarf",
    "variant": false,
    "rule": "WC-16",
    "goal_cells": null,
    "first_cell": null,
    "first_card": null,
    "options": [],
    "pays_tokens": false,
    "has_tokens": false
  },
  {
    "name": "master_craftsman",
    "variant": false,
    "rule": "WC-21",
    "goal_cells": null,
    "first_cell": null,
    "first_card": null,
    "options": [],
    "pays_tokens": false,
    "has_tokens": false
  },
  {
    "name": "goal_swap",
    "variant": false,
    "rule": "WC-17",
    "goal_cells": null,
    "first_cell": null,
    "first_card": null,
    "options": [],
    "pays_tokens": false,
    "has_tokens": false
  },
  {
    "name": "trove",
    "variant": false,
    "rule": "WC-18",
    "goal_cells": null,
    "first_cell": null,
    "first_card": null,
    "options": [],
    "pays_tokens": false,
    "has_tokens": false
  },
  {
    "name": "change_of_direction",
    "variant": false,
    "rule": "WC-20",
    "goal_cells": null,
    "first_cell": null,
    "first_card": null,
    "options": [],
    "pays_tokens": false,
    "has_tokens": false
  },
  {
    "name": "path_specialist",
    "variant": false,
    "rule": "WC-22",
    "goal_cells": null,
    "first_cell": null,
    "first_card": null,
    "options": [],
    "pays_tokens": false,
    "has_tokens": false
  },
  {
    "name": "detour",
    "variant": false,
    "rule": "WC-23",
    "goal_cells": null,
    "first_cell": null,
    "first_card": null,
    "options": [],
    "pays_tokens": false,
    "has_tokens": false
  },
  {
    "name": "veto",
    "variant": false,
    "rule": "WC-19",
    "goal_cells": null,
    "first_cell": null,
    "first_card": null,
    "options": [],
    "pays_tokens": false,
    "has_tokens": false
  },
  {
    "name": "toll",
    "variant": false,
    "rule": "TOLL-1",
    "goal_cells": null,
    "first_cell": null,
    "first_card": null,
    "options": [],
    "pays_tokens": false,
    "has_tokens": true
  },
  {
    "name": "wardrobe",
    "variant": false,
    "rule": "ROBE-1",
    "goal_cells": null,
    "first_cell": [
      4,
      3
    ],
    "first_card": "wardrobe",
    "options": [],
    "pays_tokens": false,
    "has_tokens": false
  },
  {
    "name": "party",
    "variant": false,
    "rule": "PARTY-1",
    "goal_cells": null,
    "first_cell": [
      4,
      3
    ],
    "first_card": "party",
    "options": [],
    "pays_tokens": false,
    "has_tokens": false
  },
  {
    "name": "new_goals",
    "variant": false,
    "rule": "NEWG-1",
    "goal_cells": [
      [
        8,
        -4
      ],
      [
        8,
        -2
      ],
      [
        8,
        0
      ],
      [
        8,
        2
      ],
      [
        8,
        4
      ]
    ],
    "first_cell": null,
    "first_card": null,
    "options": [
      "new_goals_gold_sure"
    ],
    "pays_tokens": false,
    "has_tokens": true
  },
  {
    "name": "chests",
    "variant": false,
    "rule": "CHEST-1",
    "goal_cells": null,
    "first_cell": null,
    "first_card": null,
    "options": [],
    "pays_tokens": false,
    "has_tokens": true
  },
  {
    "name": "sabotaged_dwarf",
    "variant": true,
    "rule": "VAR-1",
    "goal_cells": null,
    "first_cell": null,
    "first_card": null,
    "options": [],
    "pays_tokens": false,
    "has_tokens": false
  },
  {
    "name": "tournament",
    "variant": true,
    "rule": "VAR-2",
    "goal_cells": null,
    "first_cell": [
      4,
      0
    ],
    "first_card": null,
    "options": [],
    "pays_tokens": true,
    "has_tokens": false
  }
];

/** The cells of the chests in each layout that has a name. */
export const CHEST_LAYOUTS: Readonly<Record<string, readonly Cell[]>> = {
  "gates": [
    [
      3,
      -1
    ],
    [
      3,
      1
    ],
    [
      5,
      -1
    ],
    [
      5,
      1
    ]
  ],
  "wings": [
    [
      5,
      -3
    ],
    [
      5,
      -1
    ],
    [
      5,
      1
    ],
    [
      5,
      3
    ]
  ],
  "zigzag": [
    [
      2,
      1
    ],
    [
      3,
      -1
    ],
    [
      5,
      1
    ],
    [
      6,
      -1
    ]
  ]
};

/** How many rows above or below the start a chest may be. */
export const CHEST_ROWS: number = 6;

/** The cell beside the start. A chest here would be connected before the first move. */
export const BESIDE_START: Cell = [
  1,
  0
];

/** The number of toll dwarfs in a round. */
export const DWARFS: number = 2;

/** In the numbering of choices, the number of the first chest. */
export const FIRST_CHEST: number = 16;

/** The options of each edition, on which the rulebooks differ. */
export const EDITION_OPTIONS: Readonly<Record<string, Readonly<Record<string, boolean | string>>>> = {
  "DE24": {
    "lay_must_join": true,
    "gold_draw": "per_digger",
    "round_end": "hands",
    "tokens_open": true,
    "goals_at_once": "all",
    "goal_misfit": "best_fit",
    "sabotage_target": "another",
    "new_goals_gold_sure": false,
    "discard_two_helps": "self",
    "ladder_needs_opening": false,
    "ladder_goal_ban": "touching",
    "inspection_target": "another",
    "theft_optional": false,
    "next_round_starter": "last_card"
  },
  "UA24": {
    "lay_must_join": true,
    "gold_draw": "per_digger",
    "round_end": "hands",
    "tokens_open": false,
    "goals_at_once": "all",
    "goal_misfit": "best_fit",
    "sabotage_target": "another",
    "new_goals_gold_sure": true,
    "discard_two_helps": "self",
    "ladder_needs_opening": false,
    "ladder_goal_ban": "touching",
    "inspection_target": "any",
    "theft_optional": false,
    "next_round_starter": "last_turn"
  },
  "UA16": {
    "lay_must_join": false,
    "gold_draw": "per_player",
    "round_end": "forced_passes",
    "tokens_open": true,
    "goals_at_once": "one",
    "goal_misfit": "player",
    "sabotage_target": "any",
    "new_goals_gold_sure": false,
    "discard_two_helps": "self",
    "ladder_needs_opening": false,
    "ladder_goal_ban": "touching",
    "inspection_target": "another",
    "theft_optional": false,
    "next_round_starter": "last_turn"
  },
  "RU16": {
    "lay_must_join": false,
    "gold_draw": "per_player",
    "round_end": "forced_passes",
    "tokens_open": true,
    "goals_at_once": "all",
    "goal_misfit": "best_fit",
    "sabotage_target": "any",
    "new_goals_gold_sure": false,
    "discard_two_helps": "self",
    "ladder_needs_opening": false,
    "ladder_goal_ban": "touching",
    "inspection_target": "another",
    "theft_optional": false,
    "next_round_starter": "last_turn"
  },
  "PL2": {
    "lay_must_join": true,
    "gold_draw": "per_digger",
    "round_end": "nobody_can_play",
    "tokens_open": false,
    "goals_at_once": "all",
    "goal_misfit": "best_fit",
    "sabotage_target": "another",
    "new_goals_gold_sure": false,
    "discard_two_helps": "self",
    "ladder_needs_opening": true,
    "ladder_goal_ban": "open_side",
    "inspection_target": "any",
    "theft_optional": false,
    "next_round_starter": "last_tunnel"
  },
  "FR2": {
    "lay_must_join": true,
    "gold_draw": "per_digger",
    "round_end": "nobody_can_play",
    "tokens_open": false,
    "goals_at_once": "all",
    "goal_misfit": "best_fit",
    "sabotage_target": "another",
    "new_goals_gold_sure": false,
    "discard_two_helps": "anyone",
    "ladder_needs_opening": true,
    "ladder_goal_ban": "open_side",
    "inspection_target": "any",
    "theft_optional": true,
    "next_round_starter": "last_turn"
  }
};
