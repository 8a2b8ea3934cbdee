// The acts of an update, from its facts. What a field of a fact is, which facts the log leaves out, and the sentence all
// follow from the declarations, so a new card needs nothing here. Which acts there are, their kinds and their order
// depend on public fields only; what only some see changes a face or a sentence, nothing else.
import { actionMessage, factMessage } from "../decide/sentences";
import type { LogEntry, RoomState } from "../state";
import { playedCard } from "../state/played_card";
import { COMMAND_NOUNS, FACT_NOUNS, type Noun, SAID_BY, SILENT_FACTS } from "../wire/nouns";
import type { AnyCommand, AnyFact, CardPlayed, Cell, FactName, View } from "../wire/types";
import { type Act, firstTurnOfRound, type Kind, type Target, TURNS_OF_A_ROUND } from "./act";
import { kindOfCommand, kindOfFact } from "./motions";

/** Facts with a screen of their own: the end of a round has a dialog, the end of the game the podium. */
export const SHOWN_ELSEWHERE: ReadonlySet<FactName> = new Set<FactName>([
  "RoundEnded",
  "GameEnded",
  "Contributed",
]);

/** Silent facts that have a motion, but no sentence. */
export const MOTION_ONLY: ReadonlySet<FactName> = new Set<FactName>(["Drew", "DeckBuried"]);

/** The parts of a state from which acts are read. */
export type ActState = Pick<RoomState, "seat" | "room" | "game" | "log">;

/** The acts after the item `from` of the log, oldest first. */
export function actsOf(state: ActState, from: number): readonly Act[] {
  const turns = turnsOf(state);
  const vetoAsked = vetoedNumbers(state.log);
  const acts: Act[] = [];
  let played: CardPlayed | null = null;
  for (const { number, item } of state.log) {
    if (!("fact" in item)) continue;
    if (item.fact === "CardPlayed") played = item;
    if (item.fact === "TurnBegun") played = null;
    if (number <= from) continue;
    const act = actOf(item, played, vetoAsked.has(number), state);
    if (act) acts.push({ number, turn: turns.get(number) ?? 0, ...act });
  }
  return acts;
}

/** The turn of each item, counted backwards from the current one. */
function turnsOf({ log, game }: ActState): ReadonlyMap<number, number> {
  let turn = (game?.round ?? 0) * TURNS_OF_A_ROUND + (game?.turn ?? 0);
  const turns = new Map<number, number>();
  for (const { number, item } of log.toReversed()) {
    turns.set(number, turn);
    if (!("fact" in item)) continue;
    if (item.fact === "TurnBegun") turn -= 1;
    if (item.fact === "RoundBegun") turn = firstTurnOfRound(turn) - 1;
  }
  return turns;
}

/** The played cards that can be vetoed: everybody is asked right after them. */
function vetoedNumbers(log: readonly LogEntry[]): ReadonlySet<number> {
  const found = new Set<number>();
  let played: number | null = null;
  for (const { number, item } of log) {
    if (!("fact" in item)) continue;
    if (item.fact === "CardPlayed") played = number;
    if (item.fact === "VetoAsked" && played !== null) found.add(played);
    if (item.fact === "TurnBegun" || item.fact === "Unopposed") played = null;
  }
  return found;
}

type NewAct = Omit<Act, "number" | "turn">;

function actOf(fact: AnyFact, played: CardPlayed | null, vetoAsked: boolean, state: ActState): NewAct | null {
  if (fact.fact === "CardPlayed") return playedAct(fact, vetoAsked ? "announce" : null, fact.fact, state);
  // Nobody vetoed the card: it takes effect now.
  if (fact.fact === "Unopposed") return played && playedAct(played, null, fact.fact, state);
  if (SHOWN_ELSEWHERE.has(fact.fact)) return null;
  const silent = SILENT_FACTS[fact.fact] === true || isSaidBy(fact, played?.command ?? null);
  if (silent && !MOTION_ONLY.has(fact.fact)) return null;
  const act = factAct(fact, silent, state);
  if (fact.fact === "Vetoed") return vetoAct(act, played, state);
  return fact.fact === "DeckBuried" ? { ...act, cards: fact.cards.map(() => null) } : act;
}

/** A veto stops the card that was played, and is done to its player. */
function vetoAct(act: NewAct, played: CardPlayed | null, state: ActState): NewAct {
  if (played === null) return { ...act, cards: ["veto"] };
  const { seat, command } = played;
  return {
    ...act,
    target: { at: "seat", seat },
    cards: [playedCard(command), "veto"],
    ...viewerIn(state, act.actor, [seat]),
  };
}

const isSaidBy = (fact: AnyFact, played: AnyCommand | null): boolean =>
  played !== null && (SAID_BY[fact.fact]?.includes(played.do) ?? false);

function playedAct({ seat, command }: CardPlayed, kind: Kind | null, fact: FactName, state: ActState): NewAct {
  const fields = fieldsOf(COMMAND_NOUNS[command.do], command);
  const others = valuesOf<number>(fields, "seat");
  const cells = cellsOf(fields, state.game);
  return {
    fact,
    kind: kind ?? kindOfCommand(command.do),
    actor: seat,
    target: targetOf(others[0], cells),
    cells,
    cards: [playedCard(command)],
    message: actionMessage(command, seat, state),
    ...viewerIn(state, seat, others),
  };
}

function factAct(fact: Exclude<AnyFact, CardPlayed>, silent: boolean, state: ActState): NewAct {
  const fields = fieldsOf(FACT_NOUNS[fact.fact], fact);
  const [actor, ...others] = valuesOf<number>(fields, "seat");
  const cells = cellsOf(fields, state.game);
  return {
    fact: fact.fact,
    kind: kindOfFact(fact.fact),
    actor: actor ?? null,
    target: targetOf(others[0], cells),
    cells,
    cards: cardsOf(fields),
    message: silent ? null : factMessage(fact, state),
    ...viewerIn(state, actor ?? null, others),
  };
}

function viewerIn({ seat }: ActState, actor: number | null, others: readonly number[]) {
  const byViewer = seat !== null && actor === seat;
  return { byViewer, atViewer: seat !== null && !byViewer && others.includes(seat) };
}

// ---------------------------------------------------------------- fields by their nouns

type Field = readonly [Noun, unknown];

function fieldsOf(nouns: Readonly<Record<string, Noun>>, item: object): readonly Field[] {
  return Object.entries(nouns).map(([name, noun]) => [noun, (item as never)[name]] as const);
}

/** All values with a noun, single or in a list. */
function valuesOf<Value>(fields: readonly Field[], noun: Noun): readonly Value[] {
  return fields.flatMap(([each, value]) => {
    if (value === null || value === undefined) return [];
    if (each === noun) return [value as Value];
    return each === `${noun}s` ? (value as Value[]) : [];
  });
}

/** The cards that the fields name; those that the viewer does not see are null. */
function cardsOf(fields: readonly Field[]): readonly (string | null)[] {
  return fields.flatMap(([noun, value]) => {
    if (noun === "card") return [(value ?? null) as string | null];
    return noun === "cards" ? (value as (string | null)[]) : [];
  });
}

/** The cells of the goals, chests and cells that the fields name. */
function cellsOf(fields: readonly Field[], game: View | null): readonly Cell[] {
  const chests = game?.parts.chests?.chests;
  return [
    ...valuesOf<number>(fields, "goal").map((goal) => game?.goals[goal]?.cell),
    ...valuesOf<number>(fields, "chest").map((chest) => chests?.[chest]?.cell),
    ...valuesOf<Cell>(fields, "cell").toReversed(), // a tunnel that moves arrives at the last one
  ].filter((cell) => cell !== null && cell !== undefined);
}

/** The other player, or else the first cell. */
function targetOf(seat: number | undefined, [cell]: readonly Cell[]): Target {
  if (seat !== undefined) return { at: "seat", seat };
  return cell ? { at: "cell", cell } : { at: "everyone" };
}
