// Written by `make wire` from the types of the server. Do not edit.

/**
 * The frames that the server sends, distinguished by `frame`.
 */
export type AnyFrame = Snapshot | Update | Accepted | Refused | Presence | Goodbye;
/**
 * What a seat is asked.
 */
export type Question =
  | "turn"
  | "goal"
  | "orientation"
  | "gold"
  | "victim"
  | "veto"
  | "swap"
  | "card"
  | "tunnel"
  | "toll"
  | "move"
  | "hand"
  | "role";
/**
 * Something that the asked seat may choose: a number, a goal, a chest or a cell.
 */
export type Choice = number | GoalChoice | ChestChoice | Cell;
/**
 * Column and row: x grows to the right, y downwards, the start is [0, 0].
 *
 * @minItems 2
 * @maxItems 2
 */
export type Cell = readonly [number, number];
/**
 * A card.
 */
export type Card =
  | "NS"
  | "EW"
  | "NE"
  | "NW"
  | "NES"
  | "NEW"
  | "NESW"
  | "N|"
  | "E|"
  | "N|+S|"
  | "E|+W|"
  | "N|+E|"
  | "N|+W|"
  | "N|+E|+S|"
  | "N|+E|+W|"
  | "N|+E|+S|+W|"
  | "NS+EW"
  | "NW+ES"
  | "NE+SW"
  | "NS+E|"
  | "NS+E|+W|"
  | "EW+N|+S|"
  | "NE+S|"
  | "NW+S|"
  | "N| crystal"
  | "E| crystal"
  | "NESW crystal"
  | "NES crystal"
  | "NEW crystal"
  | "NEW+S| crystal"
  | "NSW+E| crystal"
  | "EW+N| crystal"
  | "NS blue door"
  | "EW blue door"
  | "NE blue door"
  | "NS+E| green door"
  | "EW green door"
  | "NW green door"
  | "N ladder"
  | "E ladder"
  | "NE ladder"
  | "NW ladder"
  | "NE chest"
  | "NW chest"
  | "NES chest"
  | "NEW chest"
  | "NESW chest"
  | "gold"
  | "stone NE"
  | "stone NW"
  | "sack of one"
  | "sack of two"
  | "dragon NE"
  | "dragon NW"
  | "spider"
  | "start"
  | "wardrobe"
  | "party"
  | "map"
  | "rockfall"
  | "broken pickaxe"
  | "broken lantern"
  | "broken cart"
  | "repair pickaxe"
  | "repair lantern"
  | "repair cart"
  | "repair pickaxe/lantern"
  | "repair pickaxe/cart"
  | "repair lantern/cart"
  | "master craftsman"
  | "theft"
  | "hands off"
  | "trapped"
  | "free"
  | "inspection"
  | "hat swap"
  | "hand swap"
  | "goal swap"
  | "trove"
  | "change of direction"
  | "path specialist"
  | "detour"
  | "veto";
/**
 * The commands of the game, distinguished by `do`.
 */
export type AnyCommand =
  | LayTunnel
  | ReadMap
  | LookInChest
  | Rockfall
  | Sabotage
  | Repair
  | PlanTheft
  | HandsOff
  | Trap
  | Free
  | Inspect
  | SwapHats
  | SwapHands
  | SwapGoals
  | SearchTrove
  | ChangeDirection
  | CallSpecialist
  | Detour
  | Pass
  | DiscardTwo
  | StandDwarf
  | AskToll
  | TurnGoal
  | OpenChest
  | LayGoal
  | TakeGold
  | Steal
  | Veto
  | LetPass
  | PutGoalsBack
  | KeepCard
  | AnswerToll
  | MoveGoal
  | RobHand
  | LookAtRole;
/**
 * A tunnel card, spelt in its orientation.
 */
export type Tunnel =
  | "E ladder"
  | "ES"
  | "ES chest"
  | "ES green door"
  | "ES ladder"
  | "ES+N|"
  | "ESW"
  | "ESW chest"
  | "ESW crystal"
  | "ESW+N| crystal"
  | "EW"
  | "EW blue door"
  | "EW green door"
  | "EW+N| crystal"
  | "EW+N|+S|"
  | "EW+S| crystal"
  | "E|"
  | "E| crystal"
  | "E|+S|"
  | "E|+S|+W|"
  | "E|+W|"
  | "N ladder"
  | "NE"
  | "NE blue door"
  | "NE chest"
  | "NE ladder"
  | "NE+SW"
  | "NE+S|"
  | "NES"
  | "NES chest"
  | "NES crystal"
  | "NES+W| crystal"
  | "NESW"
  | "NESW chest"
  | "NESW crystal"
  | "NEW"
  | "NEW chest"
  | "NEW crystal"
  | "NEW+S| crystal"
  | "NS"
  | "NS blue door"
  | "NS+EW"
  | "NS+E|"
  | "NS+E| green door"
  | "NS+E|+W|"
  | "NS+W|"
  | "NS+W| green door"
  | "NSW"
  | "NSW chest"
  | "NSW crystal"
  | "NSW+E| crystal"
  | "NW"
  | "NW chest"
  | "NW green door"
  | "NW ladder"
  | "NW+ES"
  | "NW+S|"
  | "N|"
  | "N| crystal"
  | "N|+E|"
  | "N|+E|+S|"
  | "N|+E|+S|+W|"
  | "N|+E|+W|"
  | "N|+S|"
  | "N|+S|+W|"
  | "N|+W|"
  | "S ladder"
  | "SW"
  | "SW blue door"
  | "SW chest"
  | "SW ladder"
  | "SW+N|"
  | "S|"
  | "S| crystal"
  | "S|+W|"
  | "W ladder"
  | "W|"
  | "W| crystal";
/**
 * A tool.
 */
export type Tool = "pickaxe" | "lantern" | "cart";
/**
 * One side of a card.
 */
export type Side = "N" | "E" | "S" | "W";
/**
 * The open sides of a card, as in NE or NESW.
 */
export type Sides = string;
/**
 * The value of a gold card.
 */
export type Nuggets = 1 | 2 | 3;
/**
 * A role.
 */
export type Role =
  | "unknown"
  | "digger"
  | "saboteur"
  | "greedy"
  | "blue digger"
  | "green digger"
  | "boss"
  | "profiteer"
  | "geologist";
/**
 * What is in a chest.
 */
export type InChest =
  | "one gold"
  | "no more maps"
  | "no draw"
  | "extra draw"
  | "move a goal"
  | "rob a hand"
  | "three for one"
  | "look at a role"
  | "search the discard"
  | "bury five";
/**
 * One item of an update: a fact or an event.
 */
export type RoomItem = AnyFact | AnyEvent;
/**
 * The facts of the game, distinguished by `fact`.
 */
export type AnyFact =
  | GameBegun
  | RoundBegun
  | TurnBegun
  | RoundEnded
  | GameEnded
  | CardPlayed
  | CardDiscarded
  | Passed
  | Drew
  | PutInFront
  | TakenFromFront
  | TunnelLaid
  | TunnelRemoved
  | GoalTurned
  | GoalLaid
  | Looked
  | Asked
  | GoldDrawn
  | GoldOffered
  | GoldTaken
  | GoldDealt
  | TokensPaid
  | DiscardedTwo
  | RoleSeen
  | RoleChanged
  | HandsSwapped
  | Stole
  | DirectionChanged
  | VetoAsked
  | LetPassNoted
  | Unopposed
  | Vetoed
  | GoalsPutBack
  | SpecialistCalled
  | TunnelMoved
  | CardsLifted
  | CardKept
  | DwarfStood
  | DwarfLeft
  | TollAsked
  | TollAnswered
  | TokensMoved
  | RolesDealt
  | GoalMoved
  | ChestTurned
  | ChestLaid
  | ChestOpened
  | ChestSeen
  | EffectEnded
  | GoldPicked
  | CardTaken
  | DeckBuried
  | DiscardShuffled
  | WardrobeEntered
  | NothingToLay
  | NothingToLose
  | NothingToPick
  | SomethingToLay
  | SeedSealed
  | Contributed
  | NobodyCanPlay;
/**
 * The events around the game, distinguished by `event`.
 */
export type AnyEvent =
  | OptionsSet
  | SeatTaken
  | SeatEmptied
  | ReadyChanged
  | HostChanged
  | GameStarted
  | TimeRanOut
  | VetoDeclined
  | LetAllPassChanged
  | BotTookOver
  | PlayerReturned
  | FinishVoted
  | FinishOpposed
  | GameRevealed
  | ChatSent
  | EmoteShown
  | SeatMuted
  | SpectatorMuted
  | SpectatorRemoved
  | SpectatorsAllowed
  | NoteWritten
  | SeatMarked
  | RematchOpened;
/**
 * The requests of clients, distinguished by `request`.
 */
export type AnyRequest =
  | Sit
  | Leave
  | SeatBot
  | Remove
  | Ready
  | ChangeOptions
  | PassHost
  | Start
  | Mute
  | MuteSpectator
  | RemoveSpectator
  | AllowSpectators
  | Rematch
  | Play
  | PlayChoice
  | CheckCommand
  | ReturnToSeat
  | LetAllPass
  | VoteToFinish
  | SendChat
  | ShowEmote
  | WriteNote
  | MarkSeat;

/**
 * What server and client send.
 */
export interface Wire {
  readonly frame: AnyFrame;
  readonly request: AnyRequest;
  readonly calls: Calls;
  readonly error: ErrorBody;
}
/**
 * The whole state for one viewer. It replaces everything that the client knew.
 */
export interface Snapshot {
  readonly frame: "Snapshot";
  readonly number: number;
  readonly seat: number | null;
  readonly host: boolean;
  readonly seats: readonly number[];
  readonly room: RoomView;
  readonly own: OwnView | null;
  readonly game: View | null;
  readonly choices: readonly AnyCommand[] | null;
  readonly timer: Timer | null;
  readonly vote_left: number | null;
  readonly connected: readonly number[];
  readonly spectator_count: number;
  readonly spectators: readonly SpectatorView[] | null;
  readonly recent: readonly RoomItem[];
}
/**
 * The room as everyone sees it.
 */
export interface RoomView {
  readonly name: string;
  readonly code: string;
  readonly state: "lobby" | "over" | "playing";
  readonly options: TableOptions;
  readonly commitment: string;
  readonly host: number | null;
  readonly seats: readonly SeatView[];
  readonly previous: string;
  readonly rematch: string;
}
/**
 * What is played, how fast, and who may join. `check` says whether the choices are compatible.
 */
export interface TableOptions {
  readonly title: string;
  readonly seats: number;
  readonly edition: string;
  readonly modules: readonly string[];
  readonly variants: readonly string[];
  readonly house_rules: {
    readonly [k: string]: boolean | string;
  };
  readonly chest_layout: string | readonly (readonly [number, number])[];
  readonly first_seat: number | null;
  readonly clock: "blitz" | "none" | "normal" | "relaxed";
  readonly veto_time: "10s" | "2s" | "5s" | "all" | "clock";
  readonly bots: "bayesian" | "greedy_digger" | "heuristic" | "random_bot";
  readonly coach: boolean;
  readonly spectators: boolean;
  readonly chat: boolean;
  readonly listed: boolean;
}
/**
 * A seat as everyone sees it.
 */
export interface SeatView {
  readonly name: string;
  readonly bot: string | null;
  readonly taken: boolean;
  readonly ready: boolean;
  readonly taken_over: boolean;
  readonly muted: boolean;
  readonly wants_to_finish: boolean;
  readonly person: string | null;
}
/**
 * What only the seat itself sees.
 */
export interface OwnView {
  readonly notes: readonly (readonly [number | null, string])[];
  readonly marks: readonly (readonly [number, string])[];
  readonly let_pass: boolean;
  readonly let_all_pass: boolean;
}
/**
 * Everything a viewer knows of a game; hidden values are null.
 */
export interface View {
  readonly asked: AskedForm;
  readonly chest_looks: readonly ChestLook[];
  readonly choices: readonly Choice[];
  readonly clockwise: boolean;
  readonly deck: number;
  readonly discard: readonly (Card | null)[];
  readonly drafted: number;
  readonly finisher: number | null;
  readonly first: number;
  readonly fronts: readonly (readonly Card[])[];
  readonly goals: readonly GoalSeen[];
  readonly gold_pile: number;
  readonly hands: readonly number[];
  readonly in_play: AnyCommand | null;
  readonly inspections: readonly Inspection[];
  readonly known_goals: readonly KnownGoal[];
  readonly last_laid: Cell | null;
  readonly left_over: readonly Role[] | null;
  readonly looks: readonly GoalLook[];
  readonly maze: readonly Laid[];
  readonly options: {
    readonly [k: string]: boolean | string;
  };
  readonly out: readonly number[];
  readonly own: Own | null;
  readonly parts: Parts;
  readonly purses: readonly Purse[];
  readonly role_changes: readonly RoleChange[];
  readonly roles: readonly Role[] | null;
  readonly round: number;
  readonly seat: number | null;
  readonly setup: SetUpForm;
  readonly shown_gold: readonly (readonly Nuggets[])[] | null;
  readonly to_move: number | null;
  readonly turn: number;
  readonly winners: readonly number[];
}
/**
 * The current question, and the seats that are asked.
 */
export interface AskedForm {
  readonly question: Question | null;
  readonly seats: readonly number[];
}
/**
 * Who looked at which chest in which turn.
 */
export interface ChestLook {
  readonly chest: number;
  readonly seat: number;
  readonly turn: number;
}
/**
 * A goal that may be chosen.
 */
export interface GoalChoice {
  readonly goal: number;
}
/**
 * A chest that may be chosen.
 */
export interface ChestChoice {
  readonly chest: number;
}
/**
 * A goal; its face is null while it is face down.
 */
export interface GoalSeen {
  readonly cell: Cell;
  readonly face: Card | null;
  readonly goal: number;
}
/**
 * Lay a tunnel card, spelt in the orientation it gets (TUN-1 to TUN-6).
 */
export interface LayTunnel {
  readonly do: "LayTunnel";
  readonly tunnel: Tunnel;
  readonly cell: Cell;
}
/**
 * Look secretly at a face-down goal (ACT-4).
 */
export interface ReadMap {
  readonly do: "ReadMap";
  readonly goal: number;
}
/**
 * Look secretly at a chest and the tunnel card on it, with a map (CHEST-4).
 */
export interface LookInChest {
  readonly do: "LookInChest";
  readonly chest: number;
}
/**
 * Take a tunnel card out of the maze (ACT-3).
 */
export interface Rockfall {
  readonly do: "Rockfall";
  readonly cell: Cell;
}
/**
 * Break a player's tool (ACT-1).
 */
export interface Sabotage {
  readonly do: "Sabotage";
  readonly card: Card;
  readonly seat: number;
}
/**
 * Repair a player's tool (ACT-2).
 */
export interface Repair {
  readonly do: "Repair";
  readonly card: Card;
  readonly seat: number;
  readonly tool: Tool;
}
/**
 * Put a theft card in front of your own seat (S2-11).
 */
export interface PlanTheft {
  readonly do: "PlanTheft";
}
/**
 * Remove a theft card in front of a player (S2-12).
 */
export interface HandsOff {
  readonly do: "HandsOff";
  readonly seat: number;
}
/**
 * Trap another player (S2-13).
 */
export interface Trap {
  readonly do: "Trap";
  readonly seat: number;
}
/**
 * Free a trapped player (S2-14).
 */
export interface Free {
  readonly do: "Free";
  readonly seat: number;
}
/**
 * Look secretly at a player's role (S2-15).
 */
export interface Inspect {
  readonly do: "Inspect";
  readonly seat: number;
}
/**
 * Make a player change roles with the stack (S2-16).
 */
export interface SwapHats {
  readonly do: "SwapHats";
  readonly seat: number;
}
/**
 * Swap all cards with another player (S2-17).
 */
export interface SwapHands {
  readonly do: "SwapHands";
  readonly seat: number;
}
/**
 * Take up two face-down goals, to put them back swapped or not (WC-17).
 */
export interface SwapGoals {
  readonly do: "SwapGoals";
  /**
   * @minItems 2
   * @maxItems 2
   */
  readonly goals: readonly [number, number];
}
/**
 * Take a card from the top five of the discard pile instead of drawing (WC-18).
 */
export interface SearchTrove {
  readonly do: "SearchTrove";
}
/**
 * Reverse the direction of play (WC-20).
 */
export interface ChangeDirection {
  readonly do: "ChangeDirection";
}
/**
 * Lay two tunnels in this turn (WC-22).
 */
export interface CallSpecialist {
  readonly do: "CallSpecialist";
}
/**
 * Move the tunnel laid last to another cell, spelt in its new orientation (WC-23).
 */
export interface Detour {
  readonly do: "Detour";
  readonly tunnel: Tunnel;
  readonly cell: Cell;
}
/**
 * Discard face down instead of playing a card (TURN-1).
 */
export interface Pass {
  readonly do: "Pass";
  readonly cards: readonly Card[];
}
/**
 * Discard two cards to remove a card in front of a player (S2-4).
 */
export interface DiscardTwo {
  readonly do: "DiscardTwo";
  readonly cards: readonly Card[];
  readonly seat: number;
  readonly front: Card;
}
/**
 * Discard a card and place a toll dwarf at an open side of a card in the maze (TOLL-1).
 */
export interface StandDwarf {
  readonly do: "StandDwarf";
  readonly card: Card;
  readonly cell: Cell;
  readonly side: Side;
}
/**
 * Ask another player to pay the toll for a cell (TOLL-3).
 */
export interface AskToll {
  readonly do: "AskToll";
  readonly seat: number;
  readonly cell: Cell;
}
/**
 * Choose which of the reached goals is turned over first (GOAL-4).
 */
export interface TurnGoal {
  readonly do: "TurnGoal";
  readonly goal: number;
}
/**
 * Choose a chest to be turned over next (GOAL-7).
 */
export interface OpenChest {
  readonly do: "OpenChest";
  readonly chest: number;
}
/**
 * Choose the orientation of a turned-over goal or chest tunnel, by its open sides (GOAL-3).
 */
export interface LayGoal {
  readonly do: "LayGoal";
  readonly tunnel: Sides;
}
/**
 * Take one of the gold cards that are passed on (PAY-2).
 */
export interface TakeGold {
  readonly do: "TakeGold";
  readonly nuggets: Nuggets;
}
/**
 * Take one gold from a player at the end of the round; None steals nothing (S2-27).
 */
export interface Steal {
  readonly do: "Steal";
  readonly seat: number | null;
}
/**
 * Veto the card that was just played (WC-19).
 */
export interface Veto {
  readonly do: "Veto";
}
/**
 * Let the card that was just played take effect (WC-19b).
 */
export interface LetPass {
  readonly do: "LetPass";
}
/**
 * Put the two goals back, swapped or not; nobody else knows which (WC-17).
 */
export interface PutGoalsBack {
  readonly do: "PutGoalsBack";
  readonly swapped: boolean;
}
/**
 * Keep one of the cards just looked at (WC-18, CHEST-5).
 */
export interface KeepCard {
  readonly do: "KeepCard";
  readonly card: Card;
}
/**
 * Agree to pay a toll for another player, or decline (TOLL-3).
 */
export interface AnswerToll {
  readonly do: "AnswerToll";
  readonly pay: boolean;
}
/**
 * Move a face-down goal one cell farther from the start (CHEST-5).
 */
export interface MoveGoal {
  readonly do: "MoveGoal";
  readonly goal: number;
}
/**
 * Choose from whose hand a card is drawn (CHEST-5).
 */
export interface RobHand {
  readonly do: "RobHand";
  readonly seat: number;
}
/**
 * Choose whose role to look at (CHEST-5).
 */
export interface LookAtRole {
  readonly do: "LookAtRole";
  readonly seat: number;
}
/**
 * Who looked at whose role in which turn.
 */
export interface Inspection {
  readonly other: number;
  readonly seat: number;
  readonly turn: number;
}
/**
 * A face-down goal and the faces that it may have; a single face is certain.
 *
 *     The first face is there if the other players swapped as little as possible.
 */
export interface KnownGoal {
  readonly faces: readonly SeenFace[];
  readonly goal: number;
}
/**
 * A face that the viewer has seen, and when it last looked; null for a card that it has not seen.
 */
export interface SeenFace {
  readonly face: Card | null;
  readonly turn: number | null;
}
/**
 * Who looked at which goal in which turn.
 */
export interface GoalLook {
  readonly goal: number;
  readonly seat: number;
  readonly turn: number;
}
/**
 * A face-up card in the maze; ``tunnel`` is its spelling in this orientation.
 */
export interface Laid {
  readonly card: Card;
  readonly cell: Cell;
  readonly tunnel: Tunnel;
}
/**
 * What only one seat knows.
 */
export interface Own {
  readonly discarded: readonly Card[];
  readonly forced_pass: boolean;
  readonly former_roles: readonly FormerRole[];
  readonly gold: readonly Nuggets[];
  readonly hand: readonly Card[];
  readonly inspections: readonly OwnInspection[];
  readonly lifted: readonly Card[];
  readonly looks: readonly OwnGoalLook[];
  readonly offer: readonly Nuggets[];
  readonly parts: OwnParts;
  readonly role: Role;
}
/**
 * A former role of the seat.
 */
export interface FormerRole {
  readonly role: Role;
  readonly turn: number;
}
/**
 * A role that was seen; ``current`` until that seat changes roles.
 */
export interface OwnInspection {
  readonly current: boolean;
  readonly role: Role;
  readonly seat: number;
  readonly turn: number;
}
/**
 * A goal that the seat has seen.
 */
export interface OwnGoalLook {
  readonly face: Card;
  readonly goal: number;
  readonly turn: number;
}
/**
 * What only one seat knows of the state of the modules in play, by the name of the module.
 */
export interface OwnParts {
  /**
   * The goal swaps of one seat.
   */
  readonly goal_swap?: {
    /**
     * Items: Two goals that were taken up, and whether they were swapped.
     */
    readonly goal_swaps: readonly {
      readonly one: number;
      readonly other: number;
      readonly swapped: boolean;
      readonly turn: number;
    }[];
  };
  /**
   * The answer of one seat to a veto, which only that seat knows until all have answered (WC-19b).
   */
  readonly veto?: {
    readonly let_pass: boolean;
  };
  /**
   * The chests that one seat has looked at (CHEST-4).
   */
  readonly chests?: {
    /**
     * Items: A chest that the seat has seen, with its tunnel.
     */
    readonly chest_looks: readonly {
      readonly chest: number;
      readonly tunnel: Card;
      readonly found: InChest;
      readonly turn: number;
    }[];
  };
}
/**
 * The public state of the modules in play, by the name of the module.
 */
export interface Parts {
  /**
   * The theft cards in front of players.
   */
  readonly saboteur2?: {
    readonly thefts: readonly number[];
  };
  /**
   * What everyone sees of goal swaps.
   */
  readonly goal_swap?: {
    /**
     * Items: Who took up which two goals in which turn.
     */
    readonly goal_swaps: readonly {
      readonly seat: number;
      readonly one: number;
      readonly other: number;
      readonly turn: number;
    }[];
  };
  /**
   * The path specialist in play.
   */
  readonly path_specialist?: {
    readonly specialist: number;
  };
  /**
   * Toll dwarfs in the maze, and who was asked to pay a toll or has agreed to.
   */
  readonly toll?: {
    /**
     * Items: A toll dwarf at an open side of a card.
     */
    readonly dwarfs: readonly {
      readonly owner: number;
      readonly cell: Cell;
      readonly side: Side;
    }[];
    readonly dwarfs_left: number;
    /**
     * Items: Who has agreed to pay the toll for a cell.
     */
    readonly toll_payers: readonly {
      readonly cell: Cell;
      readonly seat: number;
    }[];
    readonly toll_asked: readonly number[];
  };
  /**
   * The wardrobe or the party in the maze.
   */
  readonly wardrobe?: {
    readonly special_used: boolean;
  };
  /**
   * The wardrobe or the party in the maze.
   */
  readonly party?: {
    readonly special_used: boolean;
  };
  /**
   * The chests in the maze, and their effects that last.
   */
  readonly chests?: {
    /**
     * Items: A chest; its cell is null once it is gone.
     */
    readonly chests: readonly {
      readonly chest: number;
      readonly cell: Cell | null;
      readonly tunnel: Card | null;
      readonly found: InChest | null;
    }[];
    readonly no_maps: boolean;
    readonly effects: readonly InChest[];
  };
}
/**
 * Gold cards, whose values are secret, and tokens, which are not.
 */
export interface Purse {
  readonly cards: number;
  readonly tokens: number;
}
/**
 * Who changed roles in which turn.
 */
export interface RoleChange {
  readonly seat: number;
  readonly turn: number;
}
/**
 * The set-up of a game.
 */
export interface SetUpForm {
  readonly chest_layout?: string | readonly Cell[];
  readonly edition: string;
  readonly first_seat: number | null;
  readonly house_rules: {
    readonly [k: string]: boolean | string;
  };
  readonly modules: readonly string[];
  readonly players: number;
  readonly variants: readonly string[];
}
/**
 * Milliseconds left for the current decision, and in total; null without a clock.
 */
export interface Timer {
  readonly left: number | null;
  readonly total: number | null;
}
/**
 * A spectator who is connected, or who wrote in the chat and left. Only the host is sent this.
 */
export interface SpectatorView {
  readonly person: string;
  readonly name: string;
  readonly connected: boolean;
  readonly muted: boolean;
}
/**
 * The game began. The commitment binds the server to its seed (INFO-6).
 */
export interface GameBegun {
  readonly fact: "GameBegun";
  readonly first: number;
  readonly commitment: string;
  readonly gold_pile: readonly (Nuggets | null)[];
}
/**
 * A round was dealt. A viewer sees its own role and hand, and how many cards there are.
 */
export interface RoundBegun {
  readonly fact: "RoundBegun";
  readonly round: number;
  readonly first: number;
  readonly roles: readonly (Role | null)[];
  readonly left_over: readonly (Role | null)[];
  readonly goals: readonly (Card | null)[];
  readonly hands: readonly (readonly (Card | null)[])[];
  readonly deck: readonly (Card | null)[];
  readonly aside: readonly (Card | null)[];
  readonly landmark: Card | null;
  readonly chest_cells: readonly Cell[];
  readonly chest_tunnels: readonly (Card | null)[];
  readonly chests: readonly (InChest | null)[];
}
/**
 * It is this seat's turn.
 */
export interface TurnBegun {
  readonly fact: "TurnBegun";
  readonly seat: number;
}
/**
 * The round is over; all roles are shown.
 */
export interface RoundEnded {
  readonly fact: "RoundEnded";
  readonly gold_reached: boolean;
  readonly finisher: number | null;
  readonly roles: readonly (Role | null)[];
  readonly left_over: readonly (Role | null)[];
}
/**
 * The game is over: the gold cards of each seat, who won, and the seed.
 */
export interface GameEnded {
  readonly fact: "GameEnded";
  readonly gold: readonly (readonly (Nuggets | null)[])[];
  readonly winners: readonly number[];
  readonly seed: string;
}
/**
 * A card was played, with its public targets.
 */
export interface CardPlayed {
  readonly fact: "CardPlayed";
  readonly seat: number;
  readonly command: AnyCommand;
}
/**
 * The card in play was discarded.
 */
export interface CardDiscarded {
  readonly fact: "CardDiscarded";
  readonly card: Card | null;
}
/**
 * A seat discarded face down. Only that seat knows the cards, and whether the pass was forced (END-1).
 *
 *     ``forced`` is only used with an empty deck in editions that count forced passes; otherwise it is false.
 *
 */
export interface Passed {
  readonly fact: "Passed";
  readonly seat: number;
  readonly cards: readonly (Card | null)[];
  readonly forced: boolean | null;
}
/**
 * A seat drew from the deck; only that seat knows what.
 */
export interface Drew {
  readonly fact: "Drew";
  readonly seat: number;
  readonly cards: readonly (Card | null)[];
}
/**
 * The card in play was put in front of a seat.
 */
export interface PutInFront {
  readonly fact: "PutInFront";
  readonly seat: number;
  readonly card: Card | null;
}
/**
 * A card in front of a seat was discarded.
 */
export interface TakenFromFront {
  readonly fact: "TakenFromFront";
  readonly seat: number;
  readonly card: Card | null;
}
/**
 * A tunnel was laid in the maze, spelt in its orientation.
 */
export interface TunnelLaid {
  readonly fact: "TunnelLaid";
  readonly seat: number;
  readonly cell: Cell;
  readonly tunnel: Tunnel;
}
/**
 * A tunnel was taken out of the maze and discarded.
 */
export interface TunnelRemoved {
  readonly fact: "TunnelRemoved";
  readonly seat: number;
  readonly cell: Cell;
}
/**
 * A goal was turned over.
 */
export interface GoalTurned {
  readonly fact: "GoalTurned";
  readonly seat: number;
  readonly goal: number;
  readonly face: Card | null;
}
/**
 * A turned-over goal was laid, given by its open sides.
 */
export interface GoalLaid {
  readonly fact: "GoalLaid";
  readonly seat: number;
  readonly goal: number;
  readonly tunnel: Sides;
}
/**
 * A seat looked at a face-down goal; only that seat knows its face.
 */
export interface Looked {
  readonly fact: "Looked";
  readonly seat: number;
  readonly goal: number;
  readonly face: Card | null;
}
/**
 * A seat was asked a question.
 */
export interface Asked {
  readonly fact: "Asked";
  readonly seat: number;
  readonly question: Question;
  readonly choices: readonly number[];
}
/**
 * Gold cards were drawn, to be passed from digger to digger.
 */
export interface GoldDrawn {
  readonly fact: "GoldDrawn";
  readonly nuggets: readonly (Nuggets | null)[];
}
/**
 * A seat was offered the drawn gold cards and takes one.
 */
export interface GoldOffered {
  readonly fact: "GoldOffered";
  readonly seat: number;
  readonly nuggets: readonly (Nuggets | null)[];
}
/**
 * A seat took a gold card; only that seat knows its value.
 */
export interface GoldTaken {
  readonly fact: "GoldTaken";
  readonly seat: number;
  readonly nuggets: Nuggets | null;
}
/**
 * A seat drew gold cards for the sum due; ``paid`` is less only if no set of cards makes that sum.
 */
export interface GoldDealt {
  readonly fact: "GoldDealt";
  readonly seat: number;
  readonly due: number;
  readonly paid: number;
  readonly nuggets: readonly (Nuggets | null)[];
  readonly pile: readonly (Nuggets | null)[];
}
/**
 * A seat was paid in tokens.
 */
export interface TokensPaid {
  readonly fact: "TokensPaid";
  readonly seat: number;
  readonly tokens: number;
}
/**
 * A seat discarded two cards face down to remove a card in front of a player.
 */
export interface DiscardedTwo {
  readonly fact: "DiscardedTwo";
  readonly seat: number;
  readonly cards: readonly (Card | null)[];
}
/**
 * A seat looked at another's role; only that seat knows which it is.
 */
export interface RoleSeen {
  readonly fact: "RoleSeen";
  readonly seat: number;
  readonly other: number;
  readonly role: Role | null;
}
/**
 * A seat put its role card under the stack and got a new one, which only it knows.
 */
export interface RoleChanged {
  readonly fact: "RoleChanged";
  readonly seat: number;
  readonly role: Role | null;
}
/**
 * Two seats swapped hands: what the first got, and what it gave.
 */
export interface HandsSwapped {
  readonly fact: "HandsSwapped";
  readonly seat: number;
  readonly other: number;
  readonly got: readonly (Card | null)[];
  readonly given: readonly (Card | null)[];
}
/**
 * A thief took one gold from a victim, or nothing; the theft card was discarded.
 */
export interface Stole {
  readonly fact: "Stole";
  readonly seat: number;
  readonly victim: number | null;
}
/**
 * The direction of play was reversed.
 */
export interface DirectionChanged {
  readonly fact: "DirectionChanged";
  readonly seat: number;
}
/**
 * These seats may veto the card that was just played.
 */
export interface VetoAsked {
  readonly fact: "VetoAsked";
  readonly seats: readonly number[];
}
/**
 * A seat lets the card in play pass; only that seat sees this fact.
 */
export interface LetPassNoted {
  readonly fact: "LetPassNoted";
  readonly seat: number;
}
/**
 * Nobody vetoed the card in play; it takes effect.
 */
export interface Unopposed {
  readonly fact: "Unopposed";
}
/**
 * A seat vetoed the card in play; both cards were discarded, and the turn is over.
 */
export interface Vetoed {
  readonly fact: "Vetoed";
  readonly seat: number;
}
/**
 * A seat took up two goals and put them back; only it knows whether they were swapped.
 */
export interface GoalsPutBack {
  readonly fact: "GoalsPutBack";
  readonly seat: number;
  readonly one: number;
  readonly other: number;
  readonly swapped: boolean | null;
}
/**
 * A seat lays two tunnels in this turn.
 */
export interface SpecialistCalled {
  readonly fact: "SpecialistCalled";
  readonly seat: number;
}
/**
 * The tunnel laid last was moved to another cell, spelt in its new orientation.
 */
export interface TunnelMoved {
  readonly fact: "TunnelMoved";
  readonly seat: number;
  readonly origin: Cell;
  readonly cell: Cell;
  readonly tunnel: Tunnel;
}
/**
 * A seat looks at the top cards of the discard pile, or of the deck, and keeps one.
 */
export interface CardsLifted {
  readonly fact: "CardsLifted";
  readonly seat: number;
  readonly from_deck: boolean;
  readonly cards: readonly (Card | null)[];
}
/**
 * A seat kept one of the cards it looked at; only it knows which.
 */
export interface CardKept {
  readonly fact: "CardKept";
  readonly seat: number;
  readonly from_deck: boolean;
  readonly card: Card | null;
}
/**
 * A seat discarded a card face down and placed a toll dwarf at an open side of a card.
 */
export interface DwarfStood {
  readonly fact: "DwarfStood";
  readonly seat: number;
  readonly cell: Cell;
  readonly side: Side;
  readonly card: Card | null;
}
/**
 * A toll dwarf left for the rest of the round.
 */
export interface DwarfLeft {
  readonly fact: "DwarfLeft";
  readonly owner: number;
  readonly cell: Cell;
  readonly side: Side;
}
/**
 * A seat asked another to pay the toll for a cell.
 */
export interface TollAsked {
  readonly fact: "TollAsked";
  readonly asker: number;
  readonly seat: number;
  readonly cell: Cell;
}
/**
 * The seat agreed to pay the toll for a cell, or declined.
 */
export interface TollAnswered {
  readonly fact: "TollAnswered";
  readonly seat: number;
  readonly cell: Cell;
  readonly pay: boolean;
}
/**
 * A seat paid another in tokens.
 */
export interface TokensMoved {
  readonly fact: "TokensMoved";
  readonly giver: number;
  readonly taker: number;
  readonly tokens: number;
}
/**
 * All roles were collected, shuffled and dealt again; each seat sees its own.
 */
export interface RolesDealt {
  readonly fact: "RolesDealt";
  readonly roles: readonly (Role | null)[];
}
/**
 * A face-down goal was moved one cell farther from the start.
 */
export interface GoalMoved {
  readonly fact: "GoalMoved";
  readonly seat: number;
  readonly goal: number;
}
/**
 * The tunnel card on a chest was turned over.
 */
export interface ChestTurned {
  readonly fact: "ChestTurned";
  readonly seat: number;
  readonly chest: number;
  readonly tunnel: Card | null;
}
/**
 * The tunnel card on a chest was laid, given by its open sides.
 */
export interface ChestLaid {
  readonly fact: "ChestLaid";
  readonly seat: number;
  readonly chest: number;
  readonly tunnel: Sides;
}
/**
 * A chest was opened.
 */
export interface ChestOpened {
  readonly fact: "ChestOpened";
  readonly seat: number;
  readonly chest: number;
  readonly found: InChest | null;
}
/**
 * A seat looked at a closed chest and the tunnel card on it; only that seat knows them.
 */
export interface ChestSeen {
  readonly fact: "ChestSeen";
  readonly seat: number;
  readonly chest: number;
  readonly tunnel: Card | null;
  readonly found: InChest | null;
}
/**
 * An effect of a chest at the end of the turn is done.
 */
export interface EffectEnded {
  readonly fact: "EffectEnded";
  readonly found: InChest | null;
}
/**
 * A seat got a gold card of one nugget from the pile, which was shuffled afterwards.
 */
export interface GoldPicked {
  readonly fact: "GoldPicked";
  readonly seat: number;
  readonly pile: readonly (Nuggets | null)[];
}
/**
 * A seat drew a card from another hand; only the two seats know which.
 */
export interface CardTaken {
  readonly fact: "CardTaken";
  readonly seat: number;
  readonly other: number;
  readonly card: Card | null;
}
/**
 * The top cards of the deck were discarded face down.
 */
export interface DeckBuried {
  readonly fact: "DeckBuried";
  readonly cards: readonly (Card | null)[];
}
/**
 * The discard pile was shuffled.
 */
export interface DiscardShuffled {
  readonly fact: "DiscardShuffled";
  readonly pile: readonly (Card | null)[];
}
/**
 * A seat was the first to join the wardrobe and changed roles; only it knows its new role.
 */
export interface WardrobeEntered {
  readonly fact: "WardrobeEntered";
  readonly seat: number;
  readonly role: Role | null;
}
/**
 * A path specialist cannot lay the second tunnel (WC-22).
 *
 *     Everyone sees which tunnels could have been laid, by their price in gold, and so knows that this hand has none.
 *
 */
export interface NothingToLay {
  readonly fact: "NothingToLay";
  readonly seat: number;
  readonly free: readonly (Card | null)[];
  readonly for_one: readonly (Card | null)[];
  readonly for_two: readonly (Card | null)[];
}
/**
 * A seat turned a dragon over and had no gold to lose (NEWG-2).
 */
export interface NothingToLose {
  readonly fact: "NothingToLose";
  readonly seat: number;
}
/**
 * A seat gets a token, because the pile has no gold card of one nugget left (CHEST-5).
 */
export interface NothingToPick {
  readonly fact: "NothingToPick";
  readonly seat: number;
}
/**
 * A path specialist was vetoed. It needs a tunnel that can be laid, so this hand has one (WC-22).
 */
export interface SomethingToLay {
  readonly fact: "SomethingToLay";
  readonly seat: number;
  readonly free: readonly (Card | null)[];
  readonly for_one: readonly (Card | null)[];
  readonly for_two: readonly (Card | null)[];
}
/**
 * The server committed to the seed, before players contribute. Without contributions, `GameBegun` is first.
 */
export interface SeedSealed {
  readonly fact: "SeedSealed";
  readonly commitment: string;
}
/**
 * A seat added words of its own to the shuffle (INFO-6).
 */
export interface Contributed {
  readonly fact: "Contributed";
  readonly seat: number;
  readonly words: string;
}
/**
 * The deck is empty and nobody can play a card: the round ends (END-1).
 */
export interface NobodyCanPlay {
  readonly fact: "NobodyCanPlay";
}
/**
 * The options of the table; ``commitment`` is the digest of the seed (INFO-6).
 *
 *     Only bots are ready afterwards. Surplus seats are gone; a `SeatTaken` follows for each person who is moved.
 */
export interface OptionsSet {
  readonly event: "OptionsSet";
  readonly options: TableOptions;
  readonly commitment: string;
}
/**
 * A seat is taken; ``bot`` is the kind of bot, or null for a person.
 *
 *     ``person`` is the same on all seats of one guest, and null for a bot.
 */
export interface SeatTaken {
  readonly event: "SeatTaken";
  readonly seat: number;
  readonly name: string;
  readonly bot: string | null;
  readonly person: string | null;
}
/**
 * A seat became free.
 */
export interface SeatEmptied {
  readonly event: "SeatEmptied";
  readonly seat: number;
  readonly reason: "gone" | "left" | "removed";
}
/**
 * Whether a player is ready to begin.
 */
export interface ReadyChanged {
  readonly event: "ReadyChanged";
  readonly seat: number;
  readonly ready: boolean;
}
/**
 * The seat of the host; null if the host has no seat.
 */
export interface HostChanged {
  readonly event: "HostChanged";
  readonly seat: number | null;
}
/**
 * The game started. Facts follow.
 */
export interface GameStarted {
  readonly event: "GameStarted";
}
/**
 * A seat ran out of time, so the server decided. The facts follow.
 */
export interface TimeRanOut {
  readonly event: "TimeRanOut";
  readonly seat: number;
}
/**
 * This seat will not veto the card in play. Only the seat itself is sent this.
 */
export interface VetoDeclined {
  readonly event: "VetoDeclined";
}
/**
 * Whether this seat lets all cards of this turn pass; false when the turn ends. Only the seat is sent this.
 */
export interface LetAllPassChanged {
  readonly event: "LetAllPassChanged";
  readonly active: boolean;
}
/**
 * A bot plays for an absent player, whose vote to finish is void.
 */
export interface BotTookOver {
  readonly event: "BotTookOver";
  readonly seat: number;
}
/**
 * An absent player plays again.
 */
export interface PlayerReturned {
  readonly event: "PlayerReturned";
  readonly seat: number;
}
/**
 * Whether a seat votes to finish the game and reveal the roles.
 */
export interface FinishVoted {
  readonly event: "FinishVoted";
  readonly seat: number;
  readonly agreed: boolean;
}
/**
 * A seat opposes finishing: all votes to finish are void.
 */
export interface FinishOpposed {
  readonly event: "FinishOpposed";
  readonly seat: number;
}
/**
 * The game was finished by vote: the role of each seat, the goal cards, and the seed.
 */
export interface GameRevealed {
  readonly event: "GameRevealed";
  readonly roles: readonly string[];
  readonly goals: readonly string[];
  readonly seed: string;
}
/**
 * A chat message; ``seat`` is null for a spectator. ``person`` identifies the guest in this room.
 */
export interface ChatSent {
  readonly event: "ChatSent";
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
  readonly person: string;
}
/**
 * A player showed an emote.
 */
export interface EmoteShown {
  readonly event: "EmoteShown";
  readonly seat: number;
  readonly emote: "cheer" | "doubt" | "gold" | "hurry" | "laugh" | "shock" | "sorry" | "thanks";
}
/**
 * A seat was muted or unmuted.
 */
export interface SeatMuted {
  readonly event: "SeatMuted";
  readonly seat: number;
  readonly muted: boolean;
}
/**
 * A spectator was muted or unmuted.
 */
export interface SpectatorMuted {
  readonly event: "SpectatorMuted";
  readonly person: string;
  readonly name: string;
  readonly muted: boolean;
}
/**
 * A spectator was removed and cannot come back.
 */
export interface SpectatorRemoved {
  readonly event: "SpectatorRemoved";
  readonly person: string;
  readonly name: string;
}
/**
 * Whether spectators are allowed from now on.
 */
export interface SpectatorsAllowed {
  readonly event: "SpectatorsAllowed";
  readonly allowed: boolean;
}
/**
 * A private note. Only its seat is sent this.
 */
export interface NoteWritten {
  readonly event: "NoteWritten";
  readonly about: number | null;
  readonly text: string;
}
/**
 * A private mark. Only its seat is sent this.
 */
export interface SeatMarked {
  readonly event: "SeatMarked";
  readonly about: number;
  readonly mark: "" | "foe" | "friend" | "unsure";
}
/**
 * The rematch was opened in another room.
 */
export interface RematchOpened {
  readonly event: "RematchOpened";
  readonly room: string;
}
/**
 * The items with the numbers ``first``, ``first + 1``, ...
 *
 *     Each item is a fact of the game (``fact``) or an event around it (``event``).
 */
export interface Update {
  readonly frame: "Update";
  readonly first: number;
  readonly items: readonly RoomItem[];
  readonly choices: readonly AnyCommand[] | null;
  readonly timer: Timer | null;
  readonly vote_left?: number | null;
  readonly game?: View | ViewChanges;
}
/**
 * The fields of a view that a client does not compute, as they are after an update. They replace those before.
 *
 *     ``choices`` is missing if the question lists none. ``parts`` has only the parts that have changed.
 */
export interface ViewChanges {
  readonly asked: AskedForm;
  readonly choices?: readonly Choice[];
  readonly known_goals?: readonly KnownGoal[];
  readonly own?: OwnChanges;
  readonly parts?: Parts;
}
/**
 * The private parts that have changed.
 */
export interface OwnChanges {
  readonly parts: OwnParts;
}
/**
 * A request was carried out, now or before; ``number`` is the number of the latest item of the viewer.
 */
export interface Accepted {
  readonly frame: "Accepted";
  readonly ref: string;
  readonly number: number;
}
/**
 * A request was refused; nothing has changed.
 */
export interface Refused {
  readonly frame: "Refused";
  readonly ref: string;
  readonly reason: string;
  readonly text: string;
  readonly rule: string;
}
/**
 * The seats whose people are connected, and the number of spectators. Also the heartbeat.
 */
export interface Presence {
  readonly frame: "Presence";
  readonly connected: readonly number[];
  readonly spectator_count: number;
  readonly spectators?: readonly SpectatorView[] | null;
}
/**
 * The server closes the connection; ``reconnect`` says whether the client should connect again.
 */
export interface Goodbye {
  readonly frame: "Goodbye";
  readonly reason: string;
  readonly text: string;
  readonly reconnect: boolean;
}
/**
 * Take a free seat or the seat of a bot. On your own seat: change your name.
 *
 *     One guest may have several seats, to share one device.
 */
export interface Sit {
  readonly request: "Sit";
  readonly ref?: string;
  readonly seat: number;
  readonly name?: string;
}
/**
 * Leave your own seat. During a game a bot takes over.
 */
export interface Leave {
  readonly request: "Leave";
  readonly ref?: string;
  readonly seat: number;
}
/**
 * Host only: put a bot on a free seat.
 */
export interface SeatBot {
  readonly request: "SeatBot";
  readonly ref?: string;
  readonly seat: number;
  readonly bot: "bayesian" | "greedy_digger" | "heuristic" | "random_bot";
}
/**
 * Host only: remove a bot or a person. During a game a bot replaces the person for good.
 */
export interface Remove {
  readonly request: "Remove";
  readonly ref?: string;
  readonly seat: number;
}
/**
 * Say whether you are ready to begin, optionally with words for the shuffle (INFO-6).
 */
export interface Ready {
  readonly request: "Ready";
  readonly ref?: string;
  readonly seat: number;
  readonly ready: boolean;
  readonly words?: string;
}
/**
 * Host only: change the table options. Nobody is ready any more afterwards.
 */
export interface ChangeOptions {
  readonly request: "ChangeOptions";
  readonly ref?: string;
  readonly options: TableOptions;
}
/**
 * Host only: make another person the host.
 */
export interface PassHost {
  readonly request: "PassHost";
  readonly ref?: string;
  readonly seat: number;
}
/**
 * Host only: begin the game. Bots fill the free seats.
 */
export interface Start {
  readonly request: "Start";
  readonly ref?: string;
}
/**
 * Host only: mute or unmute the person on a seat.
 */
export interface Mute {
  readonly request: "Mute";
  readonly ref?: string;
  readonly seat: number;
  readonly muted: boolean;
}
/**
 * Host only: mute or unmute a spectator.
 */
export interface MuteSpectator {
  readonly request: "MuteSpectator";
  readonly ref?: string;
  readonly person: string;
  readonly muted: boolean;
}
/**
 * Host only: remove a spectator, who cannot come back to this room.
 */
export interface RemoveSpectator {
  readonly request: "RemoveSpectator";
  readonly ref?: string;
  readonly person: string;
}
/**
 * Host only: allow or forbid spectators, at any time. It does not change who is ready.
 */
export interface AllowSpectators {
  readonly request: "AllowSpectators";
  readonly ref?: string;
  readonly allowed: boolean;
}
/**
 * Open a new room with the same people.
 */
export interface Rematch {
  readonly request: "Rematch";
  readonly ref?: string;
}
/**
 * Play a command. ``after`` is the number of the last item that the client has received.
 */
export interface Play {
  readonly request: "Play";
  readonly ref?: string;
  readonly after: number;
  readonly command: AnyCommand;
}
/**
 * Play a command that was offered, by its place in the list of choices, counted from 0.
 *
 *     ``after`` is the number of the last item that the client has received, as in `Play`: a place in an older list
 *     is refused as stale.
 */
export interface PlayChoice {
  readonly request: "PlayChoice";
  readonly ref?: string;
  readonly after: number;
  readonly choice: number;
}
/**
 * Ask whether a command would be refused, and why. Nothing is played.
 */
export interface CheckCommand {
  readonly request: "CheckCommand";
  readonly ref?: string;
  readonly command: AnyCommand;
}
/**
 * Play again yourself after a bot took over.
 */
export interface ReturnToSeat {
  readonly request: "ReturnToSeat";
  readonly ref?: string;
}
/**
 * Let all cards of this turn pass, instead of answering each veto window, or take that back.
 *
 *     Every seat may do so at any time, with or without a veto. ``turn`` is the turn that the client sees; in another
 *     turn the request is refused as stale.
 */
export interface LetAllPass {
  readonly request: "LetAllPass";
  readonly ref?: string;
  readonly turn: number;
  readonly active: boolean;
}
/**
 * Vote to finish the game now and reveal the roles, or withdraw the vote.
 *
 *     ``agreed: false`` from a guest who has not agreed opposes the vote and ends it.
 */
export interface VoteToFinish {
  readonly request: "VoteToFinish";
  readonly ref?: string;
  readonly agreed: boolean;
}
/**
 * Send a chat message to everyone.
 */
export interface SendChat {
  readonly request: "SendChat";
  readonly ref?: string;
  readonly text: string;
}
/**
 * Show an emote.
 */
export interface ShowEmote {
  readonly request: "ShowEmote";
  readonly ref?: string;
  readonly emote: "cheer" | "doubt" | "gold" | "hurry" | "laugh" | "shock" | "sorry" | "thanks";
}
/**
 * Write a private note about a seat or in general. An empty text deletes it.
 */
export interface WriteNote {
  readonly request: "WriteNote";
  readonly ref?: string;
  readonly about?: number | null;
  readonly text: string;
}
/**
 * Mark privately what you think of a seat.
 */
export interface MarkSeat {
  readonly request: "MarkSeat";
  readonly ref?: string;
  readonly about: number;
  readonly mark: "" | "foe" | "friend" | "unsure";
}
/**
 * The HTTP endpoints.
 */
export interface Calls {
  /**
   * Your name. A client without a cookie becomes a new guest and gets one.
   */
  readonly "GET /api/me": {
    readonly response: Me;
  };
  /**
   * Choose your display name.
   */
  readonly "PUT /api/me": {
    readonly body: NewName;
    readonly response: Me;
  };
  /**
   * Get a code to continue on another device. It works once, within ten minutes, and voids earlier codes.
   */
  readonly "POST /api/me/code": {
    readonly response: OneTimeCode;
  };
  /**
   * Continue on this device as the guest who got this code elsewhere.
   */
  readonly "POST /api/me/claim": {
    readonly body: Claim;
    readonly response: Me;
  };
  /**
   * Sign out on this device. Without a code for another device you lose this identity.
   */
  readonly "DELETE /api/me/cookie": {
    readonly response: null;
  };
  /**
   * Sign out on all other devices: earlier cookies and codes are void, and this device gets a new cookie.
   */
  readonly "DELETE /api/me/devices": {
    readonly response: null;
  };
  /**
   * Everything that can be chosen for a table: presets, editions, modules, house rules, clocks, bots.
   */
  readonly "GET /api/choices": {
    readonly response: Choices;
  };
  /**
   * Check whether table options can be combined; if not, explain why.
   */
  readonly "POST /api/options": {
    readonly body: TableOptions;
    readonly response: OptionsCheck;
  };
  /**
   * Publicly listed rooms where the game has not started.
   */
  readonly "GET /api/rooms": {
    readonly response: RoomList;
  };
  /**
   * Create a room. You are its host and sit in its first seat.
   */
  readonly "POST /api/rooms": {
    readonly body: TableOptions;
    readonly response: NewRoom;
  };
  /**
   * Create a room and start a game against bots. You sit in seat 0.
   */
  readonly "POST /api/play-now": {
    readonly body: PlayNow;
    readonly response: NewRoom;
  };
  /**
   * Find the room that has a short code.
   */
  readonly "POST /api/join": {
    readonly body: RoomCodeRequest;
    readonly response: FoundRoom;
  };
  /**
   * Rooms where you have a seat.
   */
  readonly "GET /api/me/rooms": {
    readonly response: RoomList;
  };
  /**
   * The public state of a room, and which seats in it are yours.
   */
  readonly "GET /api/rooms/{room}": {
    readonly path: RoomPath;
    readonly response: RoomForGuest;
  };
  /**
   * Send a request to a room: sit down, leave, get ready, change options, start, or play again.
   */
  readonly "POST /api/rooms/{room}/requests": {
    readonly path: RoomPath;
    readonly body: RoomRequest;
    readonly response: RoomForGuest;
  };
  /**
   * The record of a finished game, including all its secrets.
   */
  readonly "GET /api/rooms/{room}/record": {
    readonly path: RoomPath;
    readonly response: string;
  };
  /**
   * A finished game step by step, as one viewer saw it, or with everything shown.
   */
  readonly "GET /api/rooms/{room}/replay": {
    readonly path: RoomPath;
    readonly query: ReplayQuery;
    readonly response: Replay;
  };
  /**
   * For each seat and turn of a finished game: how likely it was a saboteur, as a viewer could infer.
   */
  readonly "GET /api/rooms/{room}/suspicion": {
    readonly path: RoomPath;
    readonly query: SuspicionQuery;
    readonly response: Suspicion;
  };
  /**
   * All rules of the game, by id.
   */
  readonly "GET /api/rules": {
    readonly query: RulesQuery;
    readonly response: Rulebook;
  };
  /**
   * Begin a lesson: its steps, and the first frames for its learner.
   */
  readonly "GET /api/lessons/{lesson}": {
    readonly path: LessonPath;
    readonly response: LessonBeginning;
  };
  /**
   * Play a command in a lesson, or check whether it would be refused.
   */
  readonly "POST /api/lessons/{lesson}": {
    readonly path: LessonPath;
    readonly body: LessonCommand;
    readonly response: LessonAnswer;
  };
  /**
   * Which roles players can have in a game with these options.
   */
  readonly "POST /api/roles": {
    readonly body: TableOptions;
    readonly response: RoleCards;
  };
  /**
   * What the coach would do now, from what your seat may know.
   */
  readonly "GET /api/rooms/{room}/hint": {
    readonly path: RoomPath;
    readonly query: CoachQuery;
    readonly response: CoachHint;
  };
}
/**
 * A guest, as they see themselves.
 */
export interface Me {
  /**
   * Your display name; empty until you choose one.
   */
  readonly name: string;
}
/**
 * A new display name.
 */
export interface NewName {
  /**
   * 1 to 24 characters after trimming, none of them hidden; plain text.
   */
  readonly name: string;
}
/**
 * A code to continue on another device.
 */
export interface OneTimeCode {
  /**
   * Type it in on the other device. It works once.
   */
  readonly code: string;
  /**
   * When it expires, in milliseconds since the epoch.
   */
  readonly until: number;
}
/**
 * A one-time code that was typed in.
 */
export interface Claim {
  /**
   * As it was shown; case, spaces and hyphens are ignored.
   */
  readonly code: string;
}
/**
 * Everything that can be chosen for a table.
 */
export interface Choices {
  readonly min_seats: number;
  readonly max_seats: number;
  readonly presets: readonly Preset[];
  readonly editions: readonly Edition[];
  readonly modules: readonly ModuleChoice[];
  readonly variants: readonly ModuleChoice[];
  readonly house_rules: readonly Option[];
  readonly chest_layouts: readonly string[];
  readonly clocks: readonly ClockTimes[];
  readonly veto_times: readonly ("10s" | "2s" | "5s" | "all" | "clock")[];
  readonly bots: readonly string[];
}
/**
 * Table options with a name, and the numbers of seats that they allow.
 */
export interface Preset {
  readonly name: string;
  readonly options: TableOptions;
  readonly seats: readonly number[];
}
/**
 * An edition: the games it covers, and its value of every option.
 */
export interface Edition {
  readonly name: string;
  readonly covers: readonly string[];
  readonly options: {
    readonly [k: string]: boolean | string;
  };
}
/**
 * A module or a variant, with its display name.
 */
export interface ModuleChoice {
  readonly name: string;
  readonly label: string;
}
/**
 * A rule option and its possible values.
 */
export interface Option {
  readonly name: string;
  readonly values: readonly (boolean | string)[];
}
/**
 * Milliseconds for a turn, for another decision, and to veto a card; null is unlimited.
 */
export interface ClockTimes {
  readonly name: string;
  readonly turn: number | null;
  readonly answer: number | null;
  readonly veto: number;
}
/**
 * Whether table options can be combined, and if not, why.
 */
export interface OptionsCheck {
  readonly fits: boolean;
  readonly text: string;
  readonly reason: string;
}
/**
 * A list of rooms, the most recently active ones first.
 */
export interface RoomList {
  readonly rooms: readonly ListedRoom[];
}
/**
 * A room in a list.
 */
export interface ListedRoom {
  readonly room: string;
  readonly touched: number;
  readonly table: RoomCard;
}
/**
 * A room in a list of rooms.
 */
export interface RoomCard {
  readonly title: string;
  readonly host: string;
  readonly state: "lobby" | "over" | "playing";
  readonly seats: number;
  readonly people: number;
  readonly bots: number;
  readonly edition: string;
  readonly modules: readonly string[];
  readonly variants: readonly string[];
  readonly clock: string;
  readonly spectators: boolean;
}
/**
 * A new room: its name for the link, and its code for reading aloud.
 */
export interface NewRoom {
  readonly room: string;
  readonly code: string;
}
/**
 * Start a game against bots immediately.
 */
export interface PlayNow {
  readonly preset?: string;
  readonly seats?: number;
  readonly bots?: "bayesian" | "greedy_digger" | "heuristic" | "random_bot";
  readonly clock?: "blitz" | "none" | "normal" | "relaxed";
  readonly coach?: boolean;
  readonly spectators?: boolean | null;
}
/**
 * A short room code that was typed in.
 */
export interface RoomCodeRequest {
  readonly code: string;
}
/**
 * The room that has the code.
 */
export interface FoundRoom {
  readonly room: string;
}
/**
 * A room by the name in its link.
 */
export interface RoomPath {
  readonly room: string;
}
/**
 * A room as one guest sees it.
 */
export interface RoomForGuest {
  readonly room: RoomView;
  readonly seats: readonly number[];
  readonly host: boolean;
  readonly connected: readonly number[];
  readonly spectator_count: number;
  readonly asked: readonly number[];
  readonly asked_at: number;
}
/**
 * A request to a room.
 */
export interface RoomRequest {
  readonly request:
    | Sit
    | Leave
    | SeatBot
    | Remove
    | Ready
    | ChangeOptions
    | PassHost
    | Start
    | Mute
    | MuteSpectator
    | RemoveSpectator
    | AllowSpectators
    | Rematch;
}
/**
 * The viewer: a seat by its number, ``spectator``, or ``all``.
 */
export interface ReplayQuery {
  readonly view_as?: string;
}
/**
 * A game step by step, as one viewer saw it.
 */
export interface Replay {
  readonly view_as: string;
  readonly names: readonly string[];
  readonly opening: View;
  readonly steps: readonly Step[];
  readonly roles: readonly string[];
  readonly notes: readonly (readonly [number | null, string])[];
  readonly marks: readonly (readonly [number, string])[];
}
/**
 * A command and its facts, as the viewer saw them. The first step has no command.
 */
export interface Step {
  readonly seat: number | null;
  readonly command: AnyCommand | null;
  readonly facts: readonly AnyFact[];
  readonly game?: View | ViewChanges;
  readonly own?: readonly (Own | null)[];
}
/**
 * The viewer: a seat by its number, or ``spectator``. (With ``all`` there is nothing to suspect.)
 */
export interface SuspicionQuery {
  readonly view_as?: string;
}
/**
 * How likely each seat was a saboteur, from what one viewer could see.
 */
export interface Suspicion {
  readonly view_as: string;
  readonly rounds: readonly RoundSuspicion[];
}
/**
 * The probability that each seat was a saboteur during a round, and the real roles.
 */
export interface RoundSuspicion {
  readonly number: number;
  readonly roles: readonly string[];
  readonly turns: readonly number[];
  readonly seats: readonly (readonly number[])[];
  readonly probabilities: readonly (readonly number[])[];
}
/**
 * The language of the rulebook.
 */
export interface RulesQuery {
  readonly language?: "de" | "en" | "fr" | "pl" | "ru" | "uk";
}
/**
 * All rules, in the order of the rulebook.
 */
export interface Rulebook {
  readonly rules: readonly RuleEntry[];
}
/**
 * One rule. Its text is Markdown without the heading.
 */
export interface RuleEntry {
  readonly id: string;
  readonly title: string;
  readonly chapter: string;
  readonly text: string;
}
/**
 * A lesson by its name.
 */
export interface LessonPath {
  readonly lesson: "gold" | "map" | "saboteur" | "tools" | "tunnel";
}
/**
 * The steps of a lesson, and the frames before the first.
 */
export interface LessonBeginning {
  readonly steps: readonly GuideStep[];
  readonly frames: readonly AnyFrame[];
}
/**
 * A step as the guide shows it; `pyrite.lessons` explains the fields.
 */
export interface GuideStep {
  readonly id: string;
  readonly points: readonly string[];
  readonly plays: boolean;
  readonly others: number;
  readonly answers: readonly string[];
}
/**
 * A command of the learner, after those that were right. With ``check`` it is not played.
 */
export interface LessonCommand {
  readonly played: readonly AnyCommand[];
  readonly command: AnyCommand;
  readonly check?: boolean;
}
/**
 * What follows: frames if the command is right, a reply if it is legal but not right, or a refusal.
 */
export interface LessonAnswer {
  readonly frames: readonly AnyFrame[];
  readonly reply: string;
  readonly refused: Refused | null;
}
/**
 * The role cards of a game.
 */
export interface RoleCards {
  readonly roles: readonly RoleCount[];
  readonly left_over: number;
  readonly stack: boolean;
}
/**
 * A role, and how many players have it at least and at most.
 */
export interface RoleCount {
  readonly role: string;
  readonly fewest: number;
  readonly most: number;
}
/**
 * The seat that asks.
 */
export interface CoachQuery {
  readonly seat: number;
}
/**
 * What the coach would do.
 */
export interface CoachHint {
  readonly number: number;
  readonly command: AnyCommand;
  readonly reason:
    | "block-the-path"
    | "clear-the-path"
    | "cut-the-path"
    | "dig-elsewhere"
    | "dig-nearer"
    | "discard"
    | "likely-gold"
    | "look-for-the-gold"
    | "other"
    | "reach-a-goal"
    | "repair-an-ally"
    | "repair-yourself"
    | "seem-a-digger"
    | "stop-an-opponent"
    | "take-gold";
  readonly much_worse: readonly number[];
}
/**
 * Why a request was refused. The request has changed nothing.
 */
export interface ErrorBody {
  readonly reason: string;
  readonly text: string;
  readonly rule?: string | null;
}

export type CommandName = AnyCommand["do"];
export type FactName = AnyFact["fact"];
export type EventName = AnyEvent["event"];
