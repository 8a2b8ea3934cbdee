// Written by tools/wire_types.py (`make wire`) from the types of the server. Do not edit.

import type { Card, Cell, CommandName, FactName } from "./types";

/** What a field of a fact or a command is. */
export type Noun = "amount" | "card" | "cards" | "cell" | "cells" | "chest" | "count" | "flag" | "found" | "goal" | "goals" | "id" | "number" | "numbers" | "role" | "roles" | "roles of seats" | "seat" | "seats" | "side" | "text";

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

/** The cells of the goals. */
export const GOAL_CELLS: readonly Cell[] = [
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
];

/** The cells of the goals with the module of new goals. */
export const NEW_GOAL_CELLS: readonly Cell[] = [
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
];

/** The cell of the tunnel card that the tournament puts into the maze. */
export const LANDMARK_CELL: Cell = [
  4,
  0
];

/** The cell of the wardrobe or the party. */
export const SPECIAL_CELL: Cell = [
  4,
  3
];

/** The special cards in the maze; each is a module. */
export const SPECIALS: readonly Card[] = [
  "wardrobe",
  "party"
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

/** The fields of each fact that messages name, with their nouns. A count is how long a hidden list is. */
export const FACT_NOUNS: Readonly<Record<FactName, Readonly<Record<string, Noun>>>> = {
  "GameBegun": {
    "first": "seat",
    "commitment": "text",
    "gold_pile": "count"
  },
  "RoundBegun": {
    "round": "number",
    "first": "seat",
    "roles": "roles of seats",
    "left_over": "count",
    "goals": "count",
    "deck": "count",
    "aside": "count",
    "landmark": "card",
    "chest_cells": "cells",
    "chest_tunnels": "count",
    "chests": "count"
  },
  "TurnBegun": {
    "seat": "seat"
  },
  "RoundEnded": {
    "gold_reached": "flag",
    "finisher": "seat",
    "roles": "roles of seats",
    "left_over": "roles"
  },
  "GameEnded": {
    "winners": "seats",
    "seed": "text"
  },
  "CardPlayed": {
    "seat": "seat"
  },
  "CardDiscarded": {
    "card": "card"
  },
  "Passed": {
    "seat": "seat",
    "cards": "cards",
    "forced": "flag"
  },
  "Drew": {
    "seat": "seat",
    "cards": "cards"
  },
  "PutInFront": {
    "seat": "seat",
    "card": "card"
  },
  "TakenFromFront": {
    "seat": "seat",
    "card": "card"
  },
  "TunnelLaid": {
    "seat": "seat",
    "cell": "cell",
    "tunnel": "card"
  },
  "TunnelRemoved": {
    "seat": "seat",
    "cell": "cell"
  },
  "GoalTurned": {
    "seat": "seat",
    "goal": "goal",
    "face": "card"
  },
  "GoalLaid": {
    "seat": "seat",
    "goal": "goal",
    "tunnel": "card"
  },
  "Looked": {
    "seat": "seat",
    "goal": "goal",
    "face": "card"
  },
  "Asked": {
    "seat": "seat",
    "question": "id",
    "choices": "numbers"
  },
  "GoldDrawn": {
    "nuggets": "count"
  },
  "GoldOffered": {
    "seat": "seat",
    "nuggets": "numbers"
  },
  "GoldTaken": {
    "seat": "seat",
    "nuggets": "number"
  },
  "GoldDealt": {
    "seat": "seat",
    "due": "number",
    "paid": "number",
    "nuggets": "numbers",
    "pile": "count"
  },
  "TokensPaid": {
    "seat": "seat",
    "tokens": "amount"
  },
  "DiscardedTwo": {
    "seat": "seat",
    "cards": "cards"
  },
  "RoleSeen": {
    "seat": "seat",
    "other": "seat",
    "role": "role"
  },
  "RoleChanged": {
    "seat": "seat",
    "role": "role"
  },
  "HandsSwapped": {
    "seat": "seat",
    "other": "seat",
    "got": "cards",
    "given": "cards"
  },
  "Stole": {
    "seat": "seat",
    "victim": "seat"
  },
  "DirectionChanged": {
    "seat": "seat"
  },
  "VetoAsked": {
    "seats": "seats"
  },
  "LetPassNoted": {
    "seat": "seat"
  },
  "Unopposed": {},
  "Vetoed": {
    "seat": "seat"
  },
  "GoalsPutBack": {
    "seat": "seat",
    "one": "goal",
    "other": "goal",
    "swapped": "flag"
  },
  "SpecialistCalled": {
    "seat": "seat"
  },
  "TunnelMoved": {
    "seat": "seat",
    "origin": "cell",
    "cell": "cell",
    "tunnel": "card"
  },
  "CardsLifted": {
    "seat": "seat",
    "from_deck": "flag",
    "cards": "cards"
  },
  "CardKept": {
    "seat": "seat",
    "from_deck": "flag",
    "card": "card"
  },
  "DwarfStood": {
    "seat": "seat",
    "cell": "cell",
    "side": "side",
    "card": "card"
  },
  "DwarfLeft": {
    "owner": "seat",
    "cell": "cell",
    "side": "side"
  },
  "TollAsked": {
    "asker": "seat",
    "seat": "seat",
    "cell": "cell"
  },
  "TollAnswered": {
    "seat": "seat",
    "cell": "cell",
    "pay": "flag"
  },
  "TokensMoved": {
    "giver": "seat",
    "taker": "seat",
    "tokens": "number"
  },
  "RolesDealt": {
    "roles": "roles of seats"
  },
  "GoalMoved": {
    "seat": "seat",
    "goal": "goal"
  },
  "ChestTurned": {
    "seat": "seat",
    "chest": "chest",
    "tunnel": "card"
  },
  "ChestLaid": {
    "seat": "seat",
    "chest": "chest",
    "tunnel": "card"
  },
  "ChestOpened": {
    "seat": "seat",
    "chest": "chest",
    "found": "found"
  },
  "ChestSeen": {
    "seat": "seat",
    "chest": "chest",
    "tunnel": "card",
    "found": "found"
  },
  "EffectEnded": {
    "found": "found"
  },
  "GoldPicked": {
    "seat": "seat",
    "pile": "count"
  },
  "CardTaken": {
    "seat": "seat",
    "other": "seat",
    "card": "card"
  },
  "DeckBuried": {
    "cards": "count"
  },
  "DiscardShuffled": {
    "pile": "count"
  },
  "WardrobeEntered": {
    "seat": "seat",
    "role": "role"
  },
  "NothingToLay": {
    "seat": "seat",
    "free": "cards",
    "for_one": "cards",
    "for_two": "cards"
  },
  "NothingToLose": {
    "seat": "seat"
  },
  "NothingToPick": {
    "seat": "seat"
  },
  "SomethingToLay": {
    "seat": "seat",
    "free": "cards",
    "for_one": "cards",
    "for_two": "cards"
  },
  "SeedSealed": {
    "commitment": "text"
  },
  "Contributed": {
    "seat": "seat",
    "words": "text"
  },
  "NobodyCanPlay": {}
};

/** The fields of each fact that only some seats see. */
export const SECRET_FIELDS: Readonly<Partial<Record<FactName, readonly string[]>>> = {
  "Passed": [
    "cards",
    "forced"
  ],
  "Drew": [
    "cards"
  ],
  "Looked": [
    "face"
  ],
  "GoldOffered": [
    "nuggets"
  ],
  "GoldTaken": [
    "nuggets"
  ],
  "GoldDealt": [
    "nuggets"
  ],
  "DiscardedTwo": [
    "cards"
  ],
  "RoleSeen": [
    "role"
  ],
  "RoleChanged": [
    "role"
  ],
  "HandsSwapped": [
    "got",
    "given"
  ],
  "GoalsPutBack": [
    "swapped"
  ],
  "CardsLifted": [
    "cards"
  ],
  "CardKept": [
    "card"
  ],
  "DwarfStood": [
    "card"
  ],
  "ChestSeen": [
    "tunnel",
    "found"
  ],
  "CardTaken": [
    "card"
  ],
  "WardrobeEntered": [
    "role"
  ]
};

/** The facts that the log leaves out. */
export const SILENT_FACTS: readonly FactName[] = [
  "GameBegun",
  "TurnBegun",
  "CardDiscarded",
  "Drew",
  "PutInFront",
  "TunnelLaid",
  "TunnelRemoved",
  "GoalLaid",
  "Asked",
  "GoldOffered",
  "DirectionChanged",
  "VetoAsked",
  "LetPassNoted",
  "Unopposed",
  "SpecialistCalled",
  "TunnelMoved",
  "ChestTurned",
  "ChestLaid",
  "EffectEnded",
  "SomethingToLay",
  "SeedSealed"
];

/** The played cards whose line says a fact already, except for its secret fields. */
export const SAID_BY: Readonly<Partial<Record<FactName, readonly CommandName[]>>> = {
  "TakenFromFront": [
    "Repair",
    "HandsOff",
    "Free"
  ],
  "Looked": [
    "ReadMap"
  ],
  "RoleSeen": [
    "Inspect"
  ],
  "RoleChanged": [
    "SwapHats"
  ],
  "HandsSwapped": [
    "SwapHands"
  ],
  "ChestSeen": [
    "LookInChest"
  ]
};

/** The fields of each command that messages name, with their nouns. */
export const COMMAND_NOUNS: Readonly<Record<CommandName, Readonly<Record<string, Noun>>>> = {
  "LayTunnel": {
    "tunnel": "card",
    "cell": "cell"
  },
  "ReadMap": {
    "goal": "goal"
  },
  "LookInChest": {
    "chest": "chest"
  },
  "Rockfall": {
    "cell": "cell"
  },
  "Sabotage": {
    "card": "card",
    "seat": "seat"
  },
  "Repair": {
    "card": "card",
    "seat": "seat",
    "tool": "id"
  },
  "PlanTheft": {},
  "HandsOff": {
    "seat": "seat"
  },
  "Trap": {
    "seat": "seat"
  },
  "Free": {
    "seat": "seat"
  },
  "Inspect": {
    "seat": "seat"
  },
  "SwapHats": {
    "seat": "seat"
  },
  "SwapHands": {
    "seat": "seat"
  },
  "SwapGoals": {
    "goals": "goals"
  },
  "SearchTrove": {},
  "ChangeDirection": {},
  "CallSpecialist": {},
  "Detour": {
    "tunnel": "card",
    "cell": "cell"
  },
  "Pass": {
    "cards": "cards"
  },
  "DiscardTwo": {
    "cards": "cards",
    "seat": "seat",
    "front": "card"
  },
  "StandDwarf": {
    "card": "card",
    "cell": "cell",
    "side": "side"
  },
  "AskToll": {
    "seat": "seat",
    "cell": "cell"
  },
  "TurnGoal": {
    "goal": "goal"
  },
  "OpenChest": {
    "chest": "chest"
  },
  "LayGoal": {
    "tunnel": "card"
  },
  "TakeGold": {
    "nuggets": "number"
  },
  "Steal": {
    "seat": "seat"
  },
  "Veto": {},
  "LetPass": {},
  "PutGoalsBack": {
    "swapped": "flag"
  },
  "KeepCard": {
    "card": "card"
  },
  "AnswerToll": {
    "pay": "flag"
  },
  "MoveGoal": {
    "goal": "goal"
  },
  "RobHand": {
    "seat": "seat"
  },
  "LookAtRole": {
    "seat": "seat"
  }
};
