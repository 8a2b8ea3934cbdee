// How each kind of act moves, how long it takes, and what it sounds like. Only the kind decides: a hidden card takes as
// long as a card that is seen.
import type { CommandName, FactName } from "../wire/types";
import type { Act, Kind, Pile } from "./act";
import type { Sound } from "./sounds";

/** An end of a motion; "second" is the second cell that the act is about. */
export type End = "actor" | "target" | "second" | Pile;

/** What is seen where a motion ends. */
export type Impact = "crack" | "mended" | "stones" | "stopped";

/** What moves: the cards of the act if it names some, or something that stands for them. */
export type Thing = "cards" | "coin" | "hat" | "hand" | "chest" | "goal" | null;

export interface Motion {
  readonly from: End;
  readonly to: End;
  readonly thing: Thing;
  /** What moves if these are the cards of the act and it names none. */
  readonly otherwise: "hat" | null;
  /** Whether a second thing moves the other way. */
  readonly exchanged: boolean;
  /** Whether it ends in the middle of its way. */
  readonly stops: boolean;
  /** Whether the last card comes from where it begins, and the others meet it from the other side. */
  readonly meets: boolean;
  readonly impact: Impact | null;
  /** How long it moves, and how long it then rests so that the sentence can be read, in milliseconds. */
  readonly movingTime: number;
  readonly rest: number;
  readonly sound: Sound | null;
}

const motion = (change: Partial<Motion>): Motion => ({
  from: "actor",
  to: "target",
  thing: "cards",
  otherwise: null,
  exchanged: false,
  stops: false,
  meets: false,
  impact: null,
  movingTime: 750,
  rest: 750,
  sound: "play",
  ...change,
});

export const MOTIONS: Readonly<Record<Kind, Motion>> = {
  announce: motion({ stops: true, sound: "play" }),
  break: motion({ impact: "crack", sound: "break" }),
  buried: motion({ from: "deck", to: "discard", movingTime: 700, rest: 100, sound: "discard" }),
  chest: motion({ thing: "chest", sound: "coin" }),
  discard: motion({ to: "discard", sound: "discard" }),
  draw: motion({ from: "deck", to: "actor", movingTime: 350, rest: 0, sound: "draw" }),
  goal: motion({ thing: null, movingTime: 250, rest: 1250, sound: "lay" }),
  gold: motion({ from: "gold", to: "actor", thing: "coin", sound: "coin" }),
  hands: motion({ thing: "hand", exchanged: true, sound: "draw" }),
  lay: motion({ sound: "lay" }),
  look: motion({ otherwise: "hat", sound: "look" }),
  news: motion({ thing: null, movingTime: 0, rest: 1500, sound: null }),
  pass: motion({ to: "discard", sound: "discard" }),
  play: motion({}),
  repair: motion({ impact: "mended", sound: "repair" }),
  rockfall: motion({ impact: "stones", sound: "rumble" }),
  role: motion({ thing: "hat", sound: "play" }),
  swap: motion({ from: "target", to: "second", thing: "goal", exchanged: true, sound: "draw" }),
  theft: motion({ from: "target", to: "actor", thing: "coin", sound: "coin" }),
  toll: motion({ thing: "coin", sound: "coin" }),
  veto: motion({ stops: true, meets: true, impact: "stopped", sound: "veto" }),
};

/** The kind of a played card; any other is "play". */
const COMMAND_KINDS: Readonly<Partial<Record<CommandName, Kind>>> = {
  LayTunnel: "lay",
  Detour: "lay",
  ReadMap: "look",
  LookInChest: "look",
  Inspect: "look",
  Rockfall: "rockfall",
  Sabotage: "break",
  Trap: "break",
  Repair: "repair",
  HandsOff: "repair",
  Free: "repair",
  SwapHats: "role",
  SwapHands: "hands",
  SwapGoals: "swap",
};

/** The kind of a fact; any other is "news". */
const FACT_KINDS: Readonly<Partial<Record<FactName, Kind>>> = {
  Passed: "pass",
  DiscardedTwo: "discard",
  DeckBuried: "buried",
  Drew: "draw",
  CardKept: "draw",
  GoalTurned: "goal",
  GoalMoved: "goal",
  GoalsPutBack: "swap",
  Looked: "look",
  RoleSeen: "look",
  ChestSeen: "look",
  ChestOpened: "chest",
  RoleChanged: "role",
  WardrobeEntered: "role",
  HandsSwapped: "hands",
  Stole: "theft",
  CardTaken: "theft",
  TokensMoved: "toll",
  TokensPaid: "gold",
  GoldTaken: "gold",
  GoldDealt: "gold",
  GoldPicked: "gold",
  DwarfStood: "lay",
  TakenFromFront: "repair",
  Vetoed: "veto",
};

/** What moves in an act: a thing, or cards with these names (null: face down). */
export function movingOf({ kind, cards }: Act): { thing: Thing; cards: readonly (string | null)[] } {
  const { thing, otherwise } = MOTIONS[kind];
  if (cards.length > 0 && (thing === "cards" || thing === "coin")) return { thing: "cards", cards };
  if (thing !== "cards") return { thing, cards: thing === null ? [] : [null] };
  if (otherwise === "hat") return { thing: "hat", cards: [null] };
  return { thing: "cards", cards: [] };
}

export const kindOfCommand = (name: CommandName): Kind => COMMAND_KINDS[name] ?? "play";
export const kindOfFact = (name: FactName): Kind => FACT_KINDS[name] ?? "news";

/** Kinds that change a card of the maze: the board waits with that card until the motion has arrived. */
const ON_BOARD: ReadonlySet<Kind> = new Set<Kind>(["lay", "rockfall", "goal", "chest"]);

export const changesBoard = ({ kind }: Act): boolean => ON_BOARD.has(kind);

/** Kinds that do no harm to whom they are done. */
const HARMLESS: ReadonlySet<Kind> = new Set<Kind>(["announce", "repair", "news", "toll"]);

/** Whether the viewer feels the act: it was done to them, and not for their good. */
export const isFelt = ({ kind, atViewer }: Act): boolean => atViewer && !HARMLESS.has(kind);
