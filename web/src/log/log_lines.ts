// What happened, as lines of a log: which message, with what, and where on the table it is to be seen.
import type { LogEntry, State } from "../state";
import { cardName, cellName, deedName, foundName, goalName, listed, playerName, roleName } from "../decide/names";
import type { AnyCommand, AnyEvent, AnyFact, Cell } from "../wire/types";
import { t } from "../i18n/index.svelte";

export interface Line {
  readonly number: number;
  readonly text: string;
  /** Something that only I was told. */
  readonly own: boolean;
  /** A new chapter: a round begins or ends. */
  readonly heading: boolean;
  readonly cells: readonly Cell[];
  readonly seats: readonly number[];
}

type Args = Record<string, string | number>;
type Told = Partial<Omit<Line, "number">> & { readonly text: string };

interface Saying {
  readonly state: State;
  readonly name: (seat: number | null) => string;
  readonly goal: (goal: number) => readonly Cell[];
  readonly chest: (chest: number) => readonly Cell[];
  /** What all this came of, which may have said it already. */
  readonly before: AnyFact | null;
}

/** What lay there is not told to all. */
const UNSEEN: Args = { seen: "no" };

const CAUSES: ReadonlySet<string> = new Set(["TurnBegun", "CardPlayed", "DiscardedTwo", "ChestOpened"]);

/** The log in words, oldest first. What goes without saying is left out. */
export function linesOf(state: State, from = 0): readonly Line[] {
  const lines: Line[] = [];
  let before: AnyFact | null = null;
  for (const entry of state.log) {
    const line = entry.number > from ? lineOf(entry, state, before) : null;
    if (line) lines.push(line);
    if ("fact" in entry.thing && CAUSES.has(entry.thing.fact)) before = entry.thing;
  }
  return lines;
}

function lineOf({ number, thing }: LogEntry, state: State, before: AnyFact | null): Line | null {
  const saying: Saying = {
    state,
    before,
    name: (seat) => playerName(state, seat),
    goal: (goal) => cellsOf(state.game?.goals[goal]?.cell),
    chest: (chest) => cellsOf(state.game?.chests?.[chest]?.cell),
  };
  const told = "fact" in thing ? ofFact(thing, saying) : ofEvent(thing, saying);
  return told && { own: false, heading: false, cells: [], seats: [], ...told, number };
}

const cellsOf = (cell: Cell | null | undefined): readonly Cell[] => (cell ? [cell] : []);

function line(id: string, args: Args = {}, more: Omit<Told, "text"> = {}): Told {
  return { ...more, text: t(`log-${id}`, args) };
}

/** A line about what one seat did. */
function by(saying: Saying, seat: number, id: string, args: Args = {}, more: Omit<Told, "text"> = {}): Told {
  return line(id, { player: saying.name(seat), ...args }, { seats: [seat], ...more });
}

function played(command: AnyCommand, seat: number, saying: Saying): Told {
  const target = "seat" in command && command.seat !== null ? [command.seat] : [];
  const cells: readonly Cell[] = [
    ...("cell" in command ? [command.cell] : []),
    ...("goal" in command ? saying.goal(command.goal) : []),
    ...("goals" in command ? command.goals.flatMap(saying.goal) : []),
    ...("chest" in command ? saying.chest(command.chest) : []),
  ];
  return { text: deedName(command, seat, saying.state), cells, seats: [seat, ...target] };
}

function ofFact(fact: AnyFact, saying: Saying): Told | null {
  const { name } = saying;
  switch (fact.fact) {
    case "RoundBegun":
      return line("round-begun", { round: fact.round, player: name(fact.first) }, { heading: true });
    case "RoundEnded":
      return roundEnded(fact, saying);
    case "GameEnded":
      return line(
        "game-ended",
        { players: listed(fact.winners.map(name)) },
        { heading: true, seats: fact.winners },
      );
    case "CardPlayed":
      return played(fact.command, fact.seat, saying);
    case "Passed":
      return by(saying, fact.seat, fact.forced ? "passed-forced" : "passed", { count: fact.cards.length });
    case "DiscardedTwo":
      return by(saying, fact.seat, "discarded-two");
    case "TakenFromFront":
      return saying.before?.fact === "DiscardedTwo" && fact.card !== null
        ? by(saying, fact.seat, "rid-of", { card: cardName(fact.card) })
        : null;
    case "GoalTurned":
      return by(
        saying,
        fact.seat,
        "goal-turned",
        {
          goal: goalName(fact.goal),
          ...(fact.face === null ? UNSEEN : { seen: "yes", card: cardName(fact.face) }),
        },
        { cells: saying.goal(fact.goal) },
      );
    case "Looked":
      if (fact.face === null) return null;
      return line(
        "looked",
        { goal: goalName(fact.goal), card: cardName(fact.face) },
        { cells: saying.goal(fact.goal), own: true },
      );
    case "RoleSeen":
      if (fact.role === null) return saying.before?.fact === "ChestOpened" ? seenRole(fact, saying) : null;
      return line(
        "role-seen-own",
        { player: name(fact.other), role: roleName(fact.role) },
        { own: true, seats: [fact.other] },
      );
    case "GoldDrawn":
      return line("gold-drawn", { count: fact.nuggets.length });
    case "GoldTaken":
      return by(saying, fact.seat, "gold-taken", { nuggets: fact.nuggets ?? 0 }, { own: fact.nuggets !== null });
    case "GoldDealt":
      return by(saying, fact.seat, "gold-dealt", {
        paid: fact.paid,
        due: fact.due,
        short: fact.paid < fact.due ? "yes" : "no",
      });
    case "TokensPaid":
      return by(saying, fact.seat, "tokens-paid", {
        tokens: Math.abs(fact.tokens),
        way: fact.tokens < 0 ? "loses" : "gets",
      });
    case "TokensMoved":
      return line(
        "tokens-moved",
        { giver: name(fact.giver), taker: name(fact.taker), tokens: fact.tokens },
        { seats: [fact.giver, fact.taker] },
      );
    case "Stole":
      return fact.victim === null
        ? by(saying, fact.seat, "stole-nothing")
        : by(saying, fact.seat, "stole", { other: name(fact.victim) }, { seats: [fact.seat, fact.victim] });
    case "Vetoed":
      return by(saying, fact.seat, "vetoed");
    case "RoleChanged":
      return by(saying, fact.seat, "role-changed");
    case "WardrobeEntered":
      return by(saying, fact.seat, "wardrobe");
    case "RolesDealt":
      return line("roles-dealt");
    default:
      return ofRareFact(fact, saying);
  }
}

/** Who was what is shown (END-2), and can be read here when the show of it is long gone. */
function roundEnded(fact: Extract<AnyFact, { fact: "RoundEnded" }>, { name }: Saying): Told {
  const roles = fact.roles.map((role, seat) => `${name(seat)} (${roleName(role ?? "unknown")})`);
  const left = fact.left_over.map((role) => roleName(role ?? "unknown"));
  const ended = t("lead", { text: t("log-round-ended", { reached: fact.gold_reached ? "yes" : "no" }) });
  const who = t("log-round-roles", { roles: listed(roles), left: left.length > 0 ? listed(left) : "none" });
  return { text: `${ended} ${who}`, heading: true };
}

function seenRole(fact: Extract<AnyFact, { fact: "RoleSeen" }>, saying: Saying): Told {
  return by(
    saying,
    fact.seat,
    "role-seen",
    { other: saying.name(fact.other) },
    { seats: [fact.seat, fact.other] },
  );
}

/** Championship cards and mini-expansions. */
function ofRareFact(fact: AnyFact, saying: Saying): Told | null {
  switch (fact.fact) {
    case "GoalsPutBack": {
      const cells = [fact.one, fact.other].flatMap(saying.goal);
      const swapped = fact.swapped === null ? "unknown" : fact.swapped ? "yes" : "no";
      return by(saying, fact.seat, "goals-put-back", { swapped }, { cells, own: fact.swapped !== null });
    }
    case "CardsLifted":
      return by(saying, fact.seat, "cards-lifted", {
        count: fact.cards.length,
        from: fact.from_deck ? "deck" : "discard",
      });
    case "CardKept":
      return fact.card === null
        ? by(saying, fact.seat, "card-kept")
        : line("card-kept-own", { card: cardName(fact.card) }, { own: true });
    case "DwarfStood":
      return by(saying, fact.seat, "dwarf-stood", { cell: cellName(fact.cell) }, { cells: [fact.cell] });
    case "DwarfLeft":
      return by(saying, fact.owner, "dwarf-left", {}, { cells: [fact.cell] });
    case "TollAsked":
      return by(
        saying,
        fact.asker,
        "toll-asked",
        { other: saying.name(fact.seat) },
        { cells: [fact.cell], seats: [fact.asker, fact.seat] },
      );
    case "TollAnswered":
      return by(saying, fact.seat, "toll-answered", { pay: fact.pay ? "yes" : "no" }, { cells: [fact.cell] });
    case "GoalMoved":
      return by(saying, fact.seat, "goal-moved", { goal: goalName(fact.goal) }, { cells: saying.goal(fact.goal) });
    case "ChestOpened":
      return by(
        saying,
        fact.seat,
        "chest-opened",
        fact.found === null ? UNSEEN : { seen: "yes", found: foundName(fact.found) },
        { cells: saying.chest(fact.chest) },
      );
    case "ChestSeen":
      if (fact.found === null || fact.tunnel === null) return null;
      return line(
        "chest-seen",
        { found: foundName(fact.found), card: cardName(fact.tunnel) },
        { own: true, cells: saying.chest(fact.chest) },
      );
    case "GoldPicked":
      return by(saying, fact.seat, "gold-picked");
    case "CardTaken":
      return fact.card === null
        ? by(
            saying,
            fact.seat,
            "card-taken",
            { other: saying.name(fact.other) },
            { seats: [fact.seat, fact.other] },
          )
        : line(
            "card-taken-own",
            { player: saying.name(fact.seat), other: saying.name(fact.other), card: cardName(fact.card) },
            { own: true },
          );
    case "DeckBuried":
      return line("deck-buried", { count: fact.cards.length });
    case "DiscardShuffled":
      return line("discard-shuffled");
    case "NobodyCanPlay":
      return line("nobody-can-play");
    case "NothingToLay":
      return by(saying, fact.seat, "nothing-to-lay");
    case "NothingToLose":
      return by(saying, fact.seat, "nothing-to-lose");
    case "Contributed":
      return by(saying, fact.seat, "contributed");
    default:
      return null; // it goes without saying, or the board shows it
  }
}

function ofEvent(event: AnyEvent, saying: Saying): Told | null {
  switch (event.event) {
    case "TimeRanOut":
      return by(saying, event.seat, "time-ran-out");
    case "BotTookOver":
      return by(saying, event.seat, "seat-held");
    case "PlayerReturned":
      return by(saying, event.seat, "seat-taken-back");
    case "SeatEmptied":
      return by(saying, event.seat, "seat-emptied");
    case "FinishVoted":
      return by(saying, event.seat, "wants-to-finish", { wants: event.agreed ? "yes" : "no" });
    case "FinishOpposed":
      return by(saying, event.seat, "finish-opposed");
    case "GameRevealed":
      return line("all-shown", {}, { heading: true });
    case "SeatMuted":
      return by(saying, event.seat, "seat-muted", { muted: event.muted ? "yes" : "no" });
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
