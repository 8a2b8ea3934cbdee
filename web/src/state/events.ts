// What each event around the game does to the room: one small function each.
import type * as wire from "../wire/types";
import type { AnyEvent, EventName, SeatView } from "../wire/types";
import { blankView } from "./initial_view";
import { changed } from "./view_updates";
import { Gap } from "./out_of_sync";
import type { State } from "./state";

const FREE: SeatView = {
  name: "",
  bot: null,
  taken: false,
  ready: false,
  taken_over: false,
  muted: false,
  wants_to_finish: false,
  person: null,
};

function withSeat(state: State, seat: number, change: (was: SeatView) => SeatView): State {
  return { ...state, room: { ...state.room, seats: changed(state.room.seats, seat, change) } };
}

function notMine(state: State, seat: number): State {
  return { ...state, seats: state.seats.filter((mine) => mine !== seat) };
}

/** Seats are added or taken away at the end, and all are asked anew whether they are ready. */
function optionsSet(state: State, { options, commitment }: wire.OptionsSet): State {
  const kept = state.room.seats.slice(0, options.seats).map((seat) => ({ ...seat, ready: false }));
  const added = Array.from({ length: options.seats - kept.length }, () => FREE);
  return {
    ...state,
    seats: state.seats.filter((seat) => seat < options.seats),
    room: { ...state.room, options, commitment, seats: [...kept, ...added] },
  };
}

function seatTaken(state: State, { seat, name, bot, person }: wire.SeatTaken): State {
  const taken = withSeat(state, seat, () => ({ ...FREE, name, bot, person, taken: true, ready: bot !== null }));
  return bot === null ? taken : notMine(taken, seat);
}

function seatEmptied(state: State, { seat }: wire.SeatEmptied): State {
  return notMine(
    withSeat(state, seat, () => FREE),
    seat,
  );
}

function readyChanged(state: State, { seat, ready }: wire.ReadyChanged): State {
  return withSeat(state, seat, (was) => ({ ...was, ready }));
}

/** A host without a seat stays the host, so then nothing is learnt about oneself. */
function hostChanged(state: State, { seat }: wire.HostChanged): State {
  const host = seat === null ? state.host : state.seats.includes(seat);
  return { ...state, host, room: { ...state.room, host: seat } };
}

function gameStarted(state: State): State {
  const room = { ...state.room, state: "playing" as const };
  return { ...state, room, game: blankView(state.room.options, state.seat) };
}

function vetoDeclined(state: State): State {
  return { ...state, own: state.own && { ...state.own, let_pass: true } };
}

function botTookOver(state: State, { seat }: wire.BotTookOver): State {
  return withSeat(state, seat, (was) => ({ ...was, taken_over: true, wants_to_finish: false }));
}

function playerReturned(state: State, { seat }: wire.PlayerReturned): State {
  return withSeat(state, seat, (was) => ({ ...was, taken_over: false }));
}

function finishVoted(state: State, { seat, agreed }: wire.FinishVoted): State {
  return withSeat(state, seat, (was) => ({ ...was, wants_to_finish: agreed }));
}

function finishOpposed(state: State): State {
  const seats = state.room.seats.map((seat) => ({ ...seat, wants_to_finish: false }));
  return { ...state, room: { ...state.room, seats } };
}

function gameRevealed(state: State, shown: wire.GameRevealed): State {
  return { ...state, shown, room: { ...state.room, state: "over" } };
}

function seatMuted(state: State, { seat, muted }: wire.SeatMuted): State {
  return withSeat(state, seat, (was) => ({ ...was, muted }));
}

function spectatorMuted(state: State, { person, muted }: wire.SpectatorMuted): State {
  const spectators = state.spectators?.map((each) => (each.person === person ? { ...each, muted } : each)) ?? null;
  return { ...state, spectators };
}

function spectatorRemoved(state: State, { person }: wire.SpectatorRemoved): State {
  return { ...state, spectators: state.spectators?.filter((each) => each.person !== person) ?? null };
}

function spectatorsAllowed(state: State, { allowed }: wire.SpectatorsAllowed): State {
  return { ...state, room: { ...state.room, options: { ...state.room.options, spectators: allowed } } };
}

function noteWritten(state: State, { about, text }: wire.NoteWritten): State {
  const own = state.own;
  if (own === null) return state;
  return { ...state, own: { ...own, notes: kept(own.notes, about, text) } };
}

function seatMarked(state: State, { about, mark }: wire.SeatMarked): State {
  const own = state.own;
  if (own === null) return state;
  return { ...state, own: { ...own, marks: kept(own.marks, about, mark) } };
}

/** Pairs with one of them written anew, or struck out if it is empty. */
function kept<About>(pairs: readonly (readonly [About, string])[], about: About, text: string): typeof pairs {
  const others = pairs.filter(([each]) => each !== about);
  return text === "" ? others : [...others, [about, text]];
}

function rematchOpened(state: State, { room }: wire.RematchOpened): State {
  return { ...state, room: { ...state.room, rematch: room } };
}

function onlyTold(state: State): State {
  return state;
}

type Told<Name extends EventName> = Extract<AnyEvent, { event: Name }>;

const APPLY: { readonly [Name in EventName]: (state: State, event: Told<Name>) => State } = {
  OptionsSet: optionsSet,
  SeatTaken: seatTaken,
  SeatEmptied: seatEmptied,
  ReadyChanged: readyChanged,
  HostChanged: hostChanged,
  GameStarted: gameStarted,
  TimeRanOut: onlyTold,
  VetoDeclined: vetoDeclined,
  BotTookOver: botTookOver,
  PlayerReturned: playerReturned,
  FinishVoted: finishVoted,
  FinishOpposed: finishOpposed,
  GameRevealed: gameRevealed,
  ChatSent: onlyTold,
  EmoteShown: onlyTold,
  SeatMuted: seatMuted,
  SpectatorMuted: spectatorMuted,
  SpectatorRemoved: spectatorRemoved,
  SpectatorsAllowed: spectatorsAllowed,
  NoteWritten: noteWritten,
  SeatMarked: seatMarked,
  RematchOpened: rematchOpened,
};

/** The state after one more event around the game. */
export function foldEvent(state: State, event: AnyEvent): State {
  const apply = APPLY[event.event] as ((state: State, event: AnyEvent) => State) | undefined;
  if (apply === undefined) throw new Gap(`This page does not know what ${event.event} is; it is too old.`);
  return apply(state, event);
}
