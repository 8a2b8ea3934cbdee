// Written by tools/wire_types.py (`make wire`) from the types of the server. Do not edit.

import type { Card, Cell, CommandName, InChest, Question, Role, Tool } from "./types";

/** What a player picks for a field of a command. */
export type PickKind = "card" | "cards" | "cell" | "chest" | "flag" | "front" | "goal" | "goals" | "nuggets" | "orientation" | "seat" | "side" | "tool";

/** What the declaration of a command says. */
export interface CommandTable {
  readonly rule: string;
  /** The cards that it plays from the hand; empty if it plays none. */
  readonly plays: readonly Card[];
  /** What the player picks for each field. */
  readonly picks: Readonly<Record<string, PickKind>>;
}

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

/** The cards of the maze that have a name, with their open sides. */
export const SIDES_OF_CARD: Readonly<Record<string, string>> = {
  "start": "NESW",
  "wardrobe": "NESW",
  "party": "NESW",
  "gold": "NESW",
  "stone NE": "NE",
  "stone NW": "NW",
  "sack of one": "NEW",
  "sack of two": "NES",
  "dragon NE": "NE",
  "dragon NW": "NW",
  "spider": "NESW"
};

/** Every role. */
export const ROLES: readonly Role[] = [
  "digger",
  "saboteur",
  "greedy",
  "blue digger",
  "green digger",
  "boss",
  "profiteer",
  "geologist"
];

/** Everything that can be in a chest. */
export const CHESTS: readonly InChest[] = [
  "one gold",
  "no more maps",
  "no draw",
  "extra draw",
  "move a goal",
  "rob a hand",
  "three for one",
  "look at a role",
  "search the discard",
  "bury five"
];

/** The module of every card, role and content of a chest that is not in the base game. */
export const MODULE_OF: Readonly<Record<string, string>> = {
  "NE chest": "chests",
  "NW chest": "chests",
  "NES chest": "chests",
  "NEW chest": "chests",
  "NESW chest": "chests",
  "chest face down": "chests",
  "one gold": "chests",
  "no more maps": "chests",
  "no draw": "chests",
  "extra draw": "chests",
  "move a goal": "chests",
  "rob a hand": "chests",
  "three for one": "chests",
  "look at a role": "chests",
  "search the discard": "chests",
  "bury five": "chests",
  "NS+EW": "saboteur2",
  "NW+ES": "saboteur2",
  "NE+SW": "saboteur2",
  "NS+E|": "saboteur2",
  "NS+E|+W|": "saboteur2",
  "EW+N|+S|": "saboteur2",
  "NE+S|": "saboteur2",
  "NW+S|": "saboteur2",
  "N| crystal": "saboteur2",
  "E| crystal": "saboteur2",
  "NESW crystal": "saboteur2",
  "NES crystal": "saboteur2",
  "NEW crystal": "saboteur2",
  "NEW+S| crystal": "saboteur2",
  "NSW+E| crystal": "saboteur2",
  "EW+N| crystal": "saboteur2",
  "NS blue door": "saboteur2",
  "EW blue door": "saboteur2",
  "NE blue door": "saboteur2",
  "NS+E| green door": "saboteur2",
  "EW green door": "saboteur2",
  "NW green door": "saboteur2",
  "N ladder": "saboteur2",
  "E ladder": "saboteur2",
  "NE ladder": "saboteur2",
  "NW ladder": "saboteur2",
  "theft": "saboteur2",
  "hands off": "saboteur2",
  "trapped": "saboteur2",
  "free": "saboteur2",
  "inspection": "saboteur2",
  "hat swap": "saboteur2",
  "hand swap": "saboteur2",
  "blue digger": "saboteur2",
  "green digger": "saboteur2",
  "boss": "saboteur2",
  "profiteer": "saboteur2",
  "geologist": "saboteur2",
  "greedy": "greedy_dwarf",
  "master craftsman": "master_craftsman",
  "goal swap": "goal_swap",
  "trove": "trove",
  "change of direction": "change_of_direction",
  "path specialist": "path_specialist",
  "detour": "detour",
  "veto": "veto",
  "wardrobe": "wardrobe",
  "party": "party",
  "sack of one": "new_goals",
  "sack of two": "new_goals",
  "dragon NE": "new_goals",
  "dragon NW": "new_goals",
  "spider": "new_goals"
};

/** Every command, in the order of the verbs. */
export const COMMANDS: Readonly<Record<CommandName, CommandTable>> = {
  "LayTunnel": {
    "rule": "TUN-1",
    "plays": [
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
      "NW ladder"
    ],
    "picks": {
      "tunnel": "orientation",
      "cell": "cell"
    }
  },
  "ReadMap": {
    "rule": "ACT-4",
    "plays": [
      "map"
    ],
    "picks": {
      "goal": "goal"
    }
  },
  "LookInChest": {
    "rule": "CHEST-4",
    "plays": [
      "map"
    ],
    "picks": {
      "chest": "chest"
    }
  },
  "Rockfall": {
    "rule": "ACT-3",
    "plays": [
      "rockfall"
    ],
    "picks": {
      "cell": "cell"
    }
  },
  "Sabotage": {
    "rule": "ACT-1",
    "plays": [
      "broken pickaxe",
      "broken lantern",
      "broken cart"
    ],
    "picks": {
      "card": "card",
      "seat": "seat"
    }
  },
  "Repair": {
    "rule": "ACT-2",
    "plays": [
      "repair pickaxe",
      "repair lantern",
      "repair cart",
      "repair pickaxe/lantern",
      "repair pickaxe/cart",
      "repair lantern/cart",
      "master craftsman"
    ],
    "picks": {
      "card": "card",
      "seat": "seat",
      "tool": "tool"
    }
  },
  "PlanTheft": {
    "rule": "S2-11",
    "plays": [
      "theft"
    ],
    "picks": {}
  },
  "HandsOff": {
    "rule": "S2-12",
    "plays": [
      "hands off"
    ],
    "picks": {
      "seat": "seat"
    }
  },
  "Trap": {
    "rule": "S2-13",
    "plays": [
      "trapped"
    ],
    "picks": {
      "seat": "seat"
    }
  },
  "Free": {
    "rule": "S2-14",
    "plays": [
      "free"
    ],
    "picks": {
      "seat": "seat"
    }
  },
  "Inspect": {
    "rule": "S2-15",
    "plays": [
      "inspection"
    ],
    "picks": {
      "seat": "seat"
    }
  },
  "SwapHats": {
    "rule": "S2-16",
    "plays": [
      "hat swap"
    ],
    "picks": {
      "seat": "seat"
    }
  },
  "SwapHands": {
    "rule": "S2-17",
    "plays": [
      "hand swap"
    ],
    "picks": {
      "seat": "seat"
    }
  },
  "SwapGoals": {
    "rule": "WC-17",
    "plays": [
      "goal swap"
    ],
    "picks": {
      "goals": "goals"
    }
  },
  "SearchTrove": {
    "rule": "WC-18",
    "plays": [
      "trove"
    ],
    "picks": {}
  },
  "ChangeDirection": {
    "rule": "WC-20",
    "plays": [
      "change of direction"
    ],
    "picks": {}
  },
  "CallSpecialist": {
    "rule": "WC-22",
    "plays": [
      "path specialist"
    ],
    "picks": {}
  },
  "Detour": {
    "rule": "WC-23",
    "plays": [
      "detour"
    ],
    "picks": {
      "tunnel": "orientation",
      "cell": "cell"
    }
  },
  "Pass": {
    "rule": "TURN-1",
    "plays": [],
    "picks": {
      "cards": "cards"
    }
  },
  "DiscardTwo": {
    "rule": "S2-4",
    "plays": [],
    "picks": {
      "cards": "cards",
      "seat": "seat",
      "front": "front"
    }
  },
  "StandDwarf": {
    "rule": "TOLL-1",
    "plays": [],
    "picks": {
      "card": "card",
      "cell": "cell",
      "side": "side"
    }
  },
  "AskToll": {
    "rule": "TOLL-3",
    "plays": [],
    "picks": {
      "seat": "seat",
      "cell": "cell"
    }
  },
  "TurnGoal": {
    "rule": "GOAL-4",
    "plays": [],
    "picks": {
      "goal": "goal"
    }
  },
  "OpenChest": {
    "rule": "GOAL-7",
    "plays": [],
    "picks": {
      "chest": "chest"
    }
  },
  "LayGoal": {
    "rule": "GOAL-3",
    "plays": [],
    "picks": {
      "tunnel": "orientation"
    }
  },
  "TakeGold": {
    "rule": "PAY-2",
    "plays": [],
    "picks": {
      "nuggets": "nuggets"
    }
  },
  "Steal": {
    "rule": "S2-27",
    "plays": [],
    "picks": {
      "seat": "seat"
    }
  },
  "Veto": {
    "rule": "WC-19",
    "plays": [
      "veto"
    ],
    "picks": {}
  },
  "LetPass": {
    "rule": "WC-19b",
    "plays": [],
    "picks": {}
  },
  "PutGoalsBack": {
    "rule": "WC-17",
    "plays": [],
    "picks": {
      "swapped": "flag"
    }
  },
  "KeepCard": {
    "rule": "WC-18",
    "plays": [],
    "picks": {
      "card": "card"
    }
  },
  "AnswerToll": {
    "rule": "TOLL-3",
    "plays": [],
    "picks": {
      "pay": "flag"
    }
  },
  "MoveGoal": {
    "rule": "CHEST-5",
    "plays": [],
    "picks": {
      "goal": "goal"
    }
  },
  "RobHand": {
    "rule": "CHEST-5",
    "plays": [],
    "picks": {
      "seat": "seat"
    }
  },
  "LookAtRole": {
    "rule": "CHEST-5",
    "plays": [],
    "picks": {
      "seat": "seat"
    }
  }
};

/** The commands that answer each question. */
export const ANSWERS: Readonly<Record<Question, readonly CommandName[]>> = {
  "turn": [
    "LayTunnel",
    "ReadMap",
    "LookInChest",
    "Rockfall",
    "Sabotage",
    "Repair",
    "PlanTheft",
    "HandsOff",
    "Trap",
    "Free",
    "Inspect",
    "SwapHats",
    "SwapHands",
    "SwapGoals",
    "SearchTrove",
    "ChangeDirection",
    "CallSpecialist",
    "Detour",
    "Pass",
    "DiscardTwo",
    "StandDwarf",
    "AskToll"
  ],
  "goal": [
    "TurnGoal",
    "OpenChest"
  ],
  "orientation": [
    "LayGoal"
  ],
  "gold": [
    "TakeGold"
  ],
  "victim": [
    "Steal"
  ],
  "veto": [
    "Veto",
    "LetPass"
  ],
  "swap": [
    "PutGoalsBack"
  ],
  "card": [
    "KeepCard"
  ],
  "tunnel": [
    "LayTunnel",
    "AskToll"
  ],
  "toll": [
    "AnswerToll"
  ],
  "move": [
    "MoveGoal"
  ],
  "hand": [
    "RobHand"
  ],
  "role": [
    "LookAtRole"
  ]
};

/** The cards that can be in front of a player, in this order. */
export const FRONT_CARDS: readonly Card[] = [
  "broken pickaxe",
  "broken lantern",
  "broken cart",
  "theft",
  "trapped"
];

/** The tools. */
export const TOOLS: readonly Tool[] = [
  "pickaxe",
  "lantern",
  "cart"
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
