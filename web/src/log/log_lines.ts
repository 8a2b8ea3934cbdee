// The log as lines: the message of each fact or event, and the cells and seats to highlight for it.
// Which message and which arguments a fact has follows from its declaration, as in src/pyrite/messages/log.py.
import { kebabCase } from "../decide/names";
import { actionText, factText, isSeen, messageArgs } from "../decide/sentences";
import { i18n, t } from "../i18n/index.svelte";
import type { LogEntry, RoomState } from "../state";
import { COMMAND_NOUNS, FACT_NOUNS, type Noun, SAID_BY, SECRET_FIELDS, SILENT_FACTS } from "../wire/nouns";
import type { AnyCommand, AnyEvent, AnyFact, Cell } from "../wire/types";

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

const HEADINGS: ReadonlySet<string> = new Set(["RoundBegun", "RoundEnded", "GameEnded", "GameRevealed"]);

/** Whether moves are missing at the beginning: a page that is loaded again is sent only the current round. */
export function lacksMoves({ log, game }: RoomState): boolean {
  const begins = log.some(({ item }) => "fact" in item && item.fact === "RoundBegun" && item.round === 1);
  return game !== null && (log[0]?.number ?? 1) > 1 && !begins;
}

/** The log as text, oldest first. Facts that another line or the table says are left out. */
export function logLines(state: RoomState, from = 0): readonly LogLine[] {
  const lines: LogLine[] = [];
  let played: AnyCommand | null = null;
  for (const entry of state.log) {
    const item = entry.item;
    if ("fact" in item && item.fact === "CardPlayed") played = item.command;
    if ("fact" in item && item.fact === "TurnBegun") played = null;
    const line = entry.number > from ? entryLine(entry, state, played) : null;
    if (line) lines.push(line);
  }
  return lines;
}

function entryLine({ number, item }: LogEntry, state: RoomState, played: AnyCommand | null): LogLine | null {
  return "fact" in item ? factLine(number, item, state, played) : eventLine(number, item, state);
}

function factLine(number: number, fact: AnyFact, state: RoomState, played: AnyCommand | null): LogLine | null {
  if (isRedundant(fact, played)) return null;
  const places = placesOf(FACT_NOUNS[fact.fact], fact, state);
  const own = state.seat !== null && hasSecret(fact) && isSeen(fact);
  const line = { number, own, heading: HEADINGS.has(fact.fact) };
  if (fact.fact !== "CardPlayed") return { ...line, ...places, text: factText(fact, state) };
  const { cells, seats } = placesOf(COMMAND_NOUNS[fact.command.do], fact.command, state);
  return { ...line, cells, seats: [...places.seats, ...seats], text: actionText(fact.command, fact.seat, state) };
}

/** Whether the log leaves out a fact, after the card that was last played in this turn. */
function isRedundant(fact: AnyFact, played: AnyCommand | null): boolean {
  if (SILENT_FACTS[fact.fact]) return true;
  const said = played !== null && (SAID_BY[fact.fact]?.includes(played.do) ?? false);
  return said && !(hasSecret(fact) && isSeen(fact));
}

const hasSecret = (fact: AnyFact): boolean => SECRET_FIELDS[fact.fact] !== undefined;

/** The cells and seats that the fields name. */
function placesOf(
  nouns: Readonly<Record<string, Noun>>,
  item: AnyFact | AnyCommand,
  { game }: RoomState,
): Pick<LogLine, "cells" | "seats"> {
  const named = Object.entries(nouns).map(([name, noun]) => [noun, (item as never)[name]] as const);
  const values = <Value>(noun: string): Value[] =>
    named
      .filter(([each]) => each === noun || each === `${noun}s`)
      .flatMap(([each, value]) =>
        value === null || value === undefined ? [] : each === noun ? [value as Value] : (value as Value[]),
      );
  const placed = [
    ...values<number>("goal").map((goal) => game?.goals[goal]?.cell),
    ...values<number>("chest").map((chest) => game?.parts.chests?.chests[chest]?.cell),
  ];
  return {
    cells: [...values<Cell>("cell"), ...placed.filter((cell) => cell !== null && cell !== undefined)],
    seats: values<number>("seat"),
  };
}

/** Events whose message is missing are not in the log. Neither is a spectator without a name. */
function eventLine(number: number, event: AnyEvent, state: RoomState): LogLine | null {
  const id = `log-${kebabCase(event.event)}`;
  if (!i18n.has(id) || ("name" in event && event.name === "")) return null;
  const nouns = Object.fromEntries(
    Object.entries(event).map(([name, value]) => [name, name === "seat" ? "seat" : nounOf(value)]),
  );
  const seats = "seat" in event && typeof event.seat === "number" ? [event.seat] : [];
  const text = t(id, messageArgs(nouns, event, state));
  return { number, text, own: false, heading: HEADINGS.has(event.event), cells: [], seats };
}

const nounOf = (value: unknown): Noun => (typeof value === "boolean" ? "flag" : "text");
