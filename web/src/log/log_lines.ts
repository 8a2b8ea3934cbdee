// The log as lines: the message of each fact or event, and the cells and seats to highlight for it.
import type { LogEntry, RoomState } from "../state";
import {
  cardName,
  cellName,
  actionText,
  foundName,
  goalName,
  listText,
  playerName,
  roleName,
} from "../decide/names";
import type { AnyCommand, AnyEvent, AnyFact, Cell } from "../wire/types";
import { t } from "../i18n/index.svelte";

export interface LogLine {
  readonly number: number;
  readonly text: string;
  /** Whether only the viewer sees this. */
  readonly own: boolean;
  /** Whether a round begins or ends here. */
  readonly heading: boolean;
  readonly cells: readonly Cell[];
  readonly seats: readonly number[];
}

type Args = Record<string, string | number>;
type LineContent = Partial<Omit<LogLine, "number">> & { readonly text: string };

interface LineContext {
  readonly state: RoomState;
  readonly name: (seat: number | null) => string;
  readonly goal: (goal: number) => readonly Cell[];
  readonly chest: (chest: number) => readonly Cell[];
  /** The fact that caused this one; its line may say it already. */
  readonly cause: AnyFact | null;
}

/** The card is not visible to the viewer. */
const HIDDEN_CARD: Args = { seen: "no" };

const CAUSES: ReadonlySet<string> = new Set(["TurnBegun", "CardPlayed", "DiscardedTwo", "ChestOpened"]);

/** The log as text, oldest first. Obvious facts are left out. */
export function logLines(state: RoomState, from = 0): readonly LogLine[] {
  const lines: LogLine[] = [];
  let cause: AnyFact | null = null;
  for (const entry of state.log) {
    const line = entry.number > from ? entryLine(entry, state, cause) : null;
    if (line) lines.push(line);
    if ("fact" in entry.item && CAUSES.has(entry.item.fact)) cause = entry.item;
  }
  return lines;
}

function entryLine({ number, item }: LogEntry, state: RoomState, cause: AnyFact | null): LogLine | null {
  const context: LineContext = {
    state,
    cause,
    name: (seat) => playerName(state, seat),
    goal: (goal) => cellsOf(state.game?.goals[goal]?.cell),
    chest: (chest) => cellsOf(state.game?.chests?.[chest]?.cell),
  };
  const content = "fact" in item ? factLine(item, context) : eventLine(item, context);
  return content && { own: false, heading: false, cells: [], seats: [], ...content, number };
}

const cellsOf = (cell: Cell | null | undefined): readonly Cell[] => (cell ? [cell] : []);

function line(id: string, args: Args = {}, more: Omit<LineContent, "text"> = {}): LineContent {
  return { ...more, text: t(`log-${id}`, args) };
}

/** A line about what a seat did. */
function seatLine(
  context: LineContext,
  seat: number,
  id: string,
  args: Args = {},
  more: Omit<LineContent, "text"> = {},
): LineContent {
  return line(id, { player: context.name(seat), ...args }, { seats: [seat], ...more });
}

function commandLine(command: AnyCommand, seat: number, context: LineContext): LineContent {
  const target = "seat" in command && command.seat !== null ? [command.seat] : [];
  const cells: readonly Cell[] = [
    ...("cell" in command ? [command.cell] : []),
    ...("goal" in command ? context.goal(command.goal) : []),
    ...("goals" in command ? command.goals.flatMap(context.goal) : []),
    ...("chest" in command ? context.chest(command.chest) : []),
  ];
  return { text: actionText(command, seat, context.state), cells, seats: [seat, ...target] };
}

function factLine(fact: AnyFact, context: LineContext): LineContent | null {
  const { name } = context;
  switch (fact.fact) {
    case "RoundBegun":
      return line("round-begun", { round: fact.round, player: name(fact.first) }, { heading: true });
    case "RoundEnded":
      return roundEndedLine(fact, context);
    case "GameEnded":
      return line(
        "game-ended",
        { players: listText(fact.winners.map(name)) },
        { heading: true, seats: fact.winners },
      );
    case "CardPlayed":
      return commandLine(fact.command, fact.seat, context);
    case "Passed":
      return seatLine(context, fact.seat, fact.forced ? "passed-forced" : "passed", { count: fact.cards.length });
    case "DiscardedTwo":
      return seatLine(context, fact.seat, "discarded-two");
    case "TakenFromFront":
      return context.cause?.fact === "DiscardedTwo" && fact.card !== null
        ? seatLine(context, fact.seat, "taken-from-front", { card: cardName(fact.card) })
        : null;
    case "GoalTurned":
      return seatLine(
        context,
        fact.seat,
        "goal-turned",
        {
          goal: goalName(fact.goal),
          ...(fact.face === null ? HIDDEN_CARD : { seen: "yes", card: cardName(fact.face) }),
        },
        { cells: context.goal(fact.goal) },
      );
    case "Looked":
      if (fact.face === null) return null;
      return line(
        "looked",
        { goal: goalName(fact.goal), card: cardName(fact.face) },
        { cells: context.goal(fact.goal), own: true },
      );
    case "RoleSeen":
      if (fact.role === null) return context.cause?.fact === "ChestOpened" ? roleSeenLine(fact, context) : null;
      return line(
        "role-seen-own",
        { player: name(fact.other), role: roleName(fact.role) },
        { own: true, seats: [fact.other] },
      );
    case "GoldDrawn":
      return line("gold-drawn", { count: fact.nuggets.length });
    case "GoldTaken":
      return seatLine(
        context,
        fact.seat,
        "gold-taken",
        { nuggets: fact.nuggets ?? 0 },
        { own: fact.nuggets !== null },
      );
    case "GoldDealt":
      return seatLine(context, fact.seat, "gold-dealt", {
        paid: fact.paid,
        due: fact.due,
        short: fact.paid < fact.due ? "yes" : "no",
      });
    case "TokensPaid":
      return seatLine(context, fact.seat, "tokens-paid", {
        tokens: Math.abs(fact.tokens),
        change: fact.tokens < 0 ? "loses" : "gets",
      });
    case "TokensMoved":
      return line(
        "tokens-moved",
        { giver: name(fact.giver), taker: name(fact.taker), tokens: fact.tokens },
        { seats: [fact.giver, fact.taker] },
      );
    case "Stole":
      return fact.victim === null
        ? seatLine(context, fact.seat, "stole-nothing")
        : seatLine(context, fact.seat, "stole", { other: name(fact.victim) }, { seats: [fact.seat, fact.victim] });
    case "Vetoed":
      return seatLine(context, fact.seat, "vetoed");
    case "RoleChanged":
      return seatLine(context, fact.seat, "role-changed");
    case "WardrobeEntered":
      return seatLine(context, fact.seat, "wardrobe-entered");
    case "RolesDealt":
      return line("roles-dealt");
    default:
      return rareFactLine(fact, context);
  }
}

/** The revealed roles (END-2), so that they can be read again after the results screen. */
function roundEndedLine(fact: Extract<AnyFact, { fact: "RoundEnded" }>, { name }: LineContext): LineContent {
  const roles = fact.roles.map((role, seat) => `${name(seat)} (${roleName(role ?? "unknown")})`);
  const unused = fact.left_over.map((role) => roleName(role ?? "unknown"));
  const ended = t("sentence", { text: t("log-round-ended", { reached: fact.gold_reached ? "yes" : "no" }) });
  const revealed = t("log-round-roles", {
    roles: listText(roles),
    left: unused.length > 0 ? listText(unused) : "none",
  });
  return { text: `${ended} ${revealed}`, heading: true };
}

function roleSeenLine(fact: Extract<AnyFact, { fact: "RoleSeen" }>, context: LineContext): LineContent {
  return seatLine(
    context,
    fact.seat,
    "role-seen",
    { other: context.name(fact.other) },
    { seats: [fact.seat, fact.other] },
  );
}

/** Facts of championship cards and mini-expansions. */
function rareFactLine(fact: AnyFact, context: LineContext): LineContent | null {
  switch (fact.fact) {
    case "GoalsPutBack": {
      const cells = [fact.one, fact.other].flatMap(context.goal);
      const swapped = fact.swapped === null ? "unknown" : fact.swapped ? "yes" : "no";
      return seatLine(context, fact.seat, "goals-put-back", { swapped }, { cells, own: fact.swapped !== null });
    }
    case "CardsLifted":
      return seatLine(context, fact.seat, "cards-lifted", {
        count: fact.cards.length,
        from: fact.from_deck ? "deck" : "discard",
      });
    case "CardKept":
      return fact.card === null
        ? seatLine(context, fact.seat, "card-kept")
        : line("card-kept-own", { card: cardName(fact.card) }, { own: true });
    case "DwarfStood":
      return seatLine(context, fact.seat, "dwarf-stood", { cell: cellName(fact.cell) }, { cells: [fact.cell] });
    case "DwarfLeft":
      return seatLine(context, fact.owner, "dwarf-left", {}, { cells: [fact.cell] });
    case "TollAsked":
      return seatLine(
        context,
        fact.asker,
        "toll-asked",
        { other: context.name(fact.seat) },
        { cells: [fact.cell], seats: [fact.asker, fact.seat] },
      );
    case "TollAnswered":
      return seatLine(
        context,
        fact.seat,
        "toll-answered",
        { pay: fact.pay ? "yes" : "no" },
        { cells: [fact.cell] },
      );
    case "GoalMoved":
      return seatLine(
        context,
        fact.seat,
        "goal-moved",
        { goal: goalName(fact.goal) },
        { cells: context.goal(fact.goal) },
      );
    case "ChestOpened":
      return seatLine(
        context,
        fact.seat,
        "chest-opened",
        fact.found === null ? HIDDEN_CARD : { seen: "yes", found: foundName(fact.found) },
        { cells: context.chest(fact.chest) },
      );
    case "ChestSeen":
      if (fact.found === null || fact.tunnel === null) return null;
      return line(
        "chest-seen",
        { found: foundName(fact.found), card: cardName(fact.tunnel) },
        { own: true, cells: context.chest(fact.chest) },
      );
    case "GoldPicked":
      return seatLine(context, fact.seat, "gold-picked");
    case "CardTaken":
      return fact.card === null
        ? seatLine(
            context,
            fact.seat,
            "card-taken",
            { other: context.name(fact.other) },
            { seats: [fact.seat, fact.other] },
          )
        : line(
            "card-taken-own",
            { player: context.name(fact.seat), other: context.name(fact.other), card: cardName(fact.card) },
            { own: true },
          );
    case "DeckBuried":
      return line("deck-buried", { count: fact.cards.length });
    case "DiscardShuffled":
      return line("discard-shuffled");
    case "NobodyCanPlay":
      return line("nobody-can-play");
    case "NothingToLay":
      return seatLine(context, fact.seat, "nothing-to-lay");
    case "NothingToLose":
      return seatLine(context, fact.seat, "nothing-to-lose");
    case "Contributed":
      return seatLine(context, fact.seat, "contributed");
    default:
      return null; // obvious, or visible on the board
  }
}

function eventLine(event: AnyEvent, context: LineContext): LineContent | null {
  switch (event.event) {
    case "TimeRanOut":
      return seatLine(context, event.seat, "time-ran-out");
    case "BotTookOver":
      return seatLine(context, event.seat, "bot-took-over");
    case "PlayerReturned":
      return seatLine(context, event.seat, "player-returned");
    case "SeatEmptied":
      return seatLine(context, event.seat, "seat-emptied");
    case "FinishVoted":
      return seatLine(context, event.seat, "finish-voted", { wants: event.agreed ? "yes" : "no" });
    case "FinishOpposed":
      return seatLine(context, event.seat, "finish-opposed");
    case "GameRevealed":
      return line("game-revealed", {}, { heading: true });
    case "SeatMuted":
      return seatLine(context, event.seat, "seat-muted", { muted: event.muted ? "yes" : "no" });
    case "SpectatorMuted": {
      const muted = event.muted ? "yes" : "no";
      return event.name === "" ? null : line("spectator-muted", { name: event.name, muted });
    }
    case "SpectatorRemoved":
      return event.name === "" ? null : line("spectator-removed", { name: event.name });
    case "SpectatorsAllowed":
      return line("spectators-allowed", { allowed: event.allowed ? "yes" : "no" });
    default:
      return null;
  }
}
