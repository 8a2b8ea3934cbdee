// What happened since the viewer's last turn, or for a spectator since the same player's last turn.
import { type LogLine, logLines } from "../log/log_lines";
import type { LogEntry, RoomState } from "../state";
import type { Kind } from "./act";
import { actsOf } from "./acts";

export interface RecapLine {
  readonly line: LogLine;
  readonly kind: Kind;
  readonly actor: number | null;
  readonly atViewer: boolean;
}

/** For the player whose turn it is: what others did since their last turn. For a spectator: the last lap. */
export function recapOf(state: RoomState): readonly RecapLine[] {
  const now = state.game?.to_move ?? null;
  if (now === null || (state.seat !== null && state.seat !== now)) return [];
  return state.seat === null ? linesOf(state, sinceSameTurn(state.log, now)) : recapFor(state, now);
}

/** What happened since the last turn of a seat ended, as the viewer of the state may know it. */
export function recapFor(state: RoomState, seat: number): readonly RecapLine[] {
  return linesOf(state, sinceLastTurn(state.log, seat, state.game?.to_move === seat));
}

/**
 * For a player who gets the device from another: the last item that they have seen in this round, at least all up to
 * the end of their last turn.
 */
export function lastSeenItem(state: RoomState, seat: number, seen: number): number {
  if (state.game === null || state.game.roles !== null) return state.number; // the end of a round has its own screen
  return Math.max(seen, sinceLastTurn(state.log, seat, state.game.to_move === seat).from);
}

/** Items of the log: those after `from`, up to `until`. */
interface Span {
  readonly from: number;
  readonly until: number;
}

function linesOf(state: RoomState, { from, until }: Span): readonly RecapLine[] {
  const acts = new Map(actsOf(state, from).map((act) => [act.number, act]));
  return logLines(state, from)
    .filter(({ number, heading }) => number <= until && !heading)
    .map((line) => {
      const act = acts.get(line.number);
      const actor = act?.actor ?? line.seats[0] ?? null;
      return { line, kind: act?.kind ?? "news", actor, atViewer: act?.atViewer ?? false };
    });
}

/** From the end of a seat's last turn to the beginning of its current one, if it has one. */
function sinceLastTurn(log: readonly LogEntry[], seat: number, isTurn: boolean): Span {
  const turns = turnsOfRound(log);
  const own = [...turns.keys()].filter((index) => turns[index]?.seat === seat);
  const current = isTurn ? own.pop() : undefined;
  const last = own.pop();
  const begin = last === undefined ? turns[0] : turns[last + 1];
  return { from: (begin?.number ?? 1) - 1, until: turns[current ?? -1]?.number ?? Infinity };
}

/** From the beginning of the last turn of the same seat until now. */
function sinceSameTurn(log: readonly LogEntry[], seat: number): Span {
  const turns = turnsOfRound(log);
  const begin = turns.filter((turn) => turn.seat === seat).at(-2) ?? turns[0];
  return { from: (begin?.number ?? 1) - 1, until: Infinity };
}

/** The beginnings of all turns of this round. */
function turnsOfRound(log: readonly LogEntry[]): readonly { readonly seat: number; readonly number: number }[] {
  const begun = log.findLastIndex(({ item }) => "fact" in item && item.fact === "RoundBegun");
  return log
    .slice(begun + 1)
    .flatMap(({ number, item }) =>
      "fact" in item && item.fact === "TurnBegun" ? [{ seat: item.seat, number }] : [],
    );
}
