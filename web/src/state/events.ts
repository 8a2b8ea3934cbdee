// How each event changes the state of the room: one function per event.
import type * as wire from "../wire/types";
import type { AnyEvent, EventName, SeatView } from "../wire/types";
import { updateAt } from "./view_updates";
import { OutOfSync } from "./out_of_sync";
import type { RoomState } from "./state";

const FREE_SEAT: SeatView = {
  name: "",
  bot: null,
  taken: false,
  ready: false,
  taken_over: false,
  muted: false,
  wants_to_finish: false,
  person: null,
};

function withSeat(state: RoomState, seat: number, change: (was: SeatView) => SeatView): RoomState {
  return { ...state, room: { ...state.room, seats: updateAt(state.room.seats, seat, change) } };
}

/** The seat is no longer one of the viewer's. */
function withoutOwnSeat(state: RoomState, seat: number): RoomState {
  return { ...state, seats: state.seats.filter((own) => own !== seat) };
}

/** Seats are added or removed at the end, and nobody is ready any more. */
function optionsSet(state: RoomState, { options, commitment }: wire.OptionsSet): RoomState {
  const kept = state.room.seats.slice(0, options.seats).map((seat) => ({ ...seat, ready: false }));
  const added = Array.from({ length: options.seats - kept.length }, () => FREE_SEAT);
  return {
    ...state,
    seats: state.seats.filter((seat) => seat < options.seats),
    room: { ...state.room, options, commitment, seats: [...kept, ...added] },
  };
}

function seatTaken(state: RoomState, { seat, name, bot, person }: wire.SeatTaken): RoomState {
  const taken = withSeat(state, seat, () => ({
    ...FREE_SEAT,
    name,
    bot,
    person,
    taken: true,
    ready: bot !== null,
  }));
  return bot === null ? taken : withoutOwnSeat(taken, seat);
}

function seatEmptied(state: RoomState, { seat }: wire.SeatEmptied): RoomState {
  return withoutOwnSeat(
    withSeat(state, seat, () => FREE_SEAT),
    seat,
  );
}

function readyChanged(state: RoomState, { seat, ready }: wire.ReadyChanged): RoomState {
  return withSeat(state, seat, (was) => ({ ...was, ready }));
}

/** A host without a seat stays the host, so a missing seat says nothing about the viewer. */
function hostChanged(state: RoomState, { seat }: wire.HostChanged): RoomState {
  const host = seat === null ? state.host : state.seats.includes(seat);
  return { ...state, host, room: { ...state.room, host: seat } };
}

function gameStarted(state: RoomState): RoomState {
  return { ...state, room: { ...state.room, state: "playing" } };
}

function vetoDeclined(state: RoomState): RoomState {
  return { ...state, own: state.own && { ...state.own, let_pass: true } };
}

function letAllPassChanged(state: RoomState, { active }: wire.LetAllPassChanged): RoomState {
  return { ...state, own: state.own && { ...state.own, let_all_pass: active } };
}

function botTookOver(state: RoomState, { seat }: wire.BotTookOver): RoomState {
  return withSeat(state, seat, (was) => ({ ...was, taken_over: true, wants_to_finish: false }));
}

function playerReturned(state: RoomState, { seat }: wire.PlayerReturned): RoomState {
  return withSeat(state, seat, (was) => ({ ...was, taken_over: false }));
}

function finishVoted(state: RoomState, { seat, agreed }: wire.FinishVoted): RoomState {
  return withSeat(state, seat, (was) => ({ ...was, wants_to_finish: agreed }));
}

function finishOpposed(state: RoomState): RoomState {
  const seats = state.room.seats.map((seat) => ({ ...seat, wants_to_finish: false }));
  return { ...state, room: { ...state.room, seats } };
}

function gameRevealed(state: RoomState, revealed: wire.GameRevealed): RoomState {
  return { ...state, revealed, room: { ...state.room, state: "over" } };
}

function seatMuted(state: RoomState, { seat, muted }: wire.SeatMuted): RoomState {
  return withSeat(state, seat, (was) => ({ ...was, muted }));
}

function spectatorMuted(state: RoomState, { person, muted }: wire.SpectatorMuted): RoomState {
  const spectators = state.spectators?.map((each) => (each.person === person ? { ...each, muted } : each)) ?? null;
  return { ...state, spectators };
}

function spectatorRemoved(state: RoomState, { person }: wire.SpectatorRemoved): RoomState {
  return { ...state, spectators: state.spectators?.filter((each) => each.person !== person) ?? null };
}

function spectatorsAllowed(state: RoomState, { allowed }: wire.SpectatorsAllowed): RoomState {
  return { ...state, room: { ...state.room, options: { ...state.room.options, spectators: allowed } } };
}

function noteWritten(state: RoomState, { about, text }: wire.NoteWritten): RoomState {
  const own = state.own;
  if (own === null) return state;
  return { ...state, own: { ...own, notes: withPair(own.notes, about, text) } };
}

function seatMarked(state: RoomState, { about, mark }: wire.SeatMarked): RoomState {
  const own = state.own;
  if (own === null) return state;
  return { ...state, own: { ...own, marks: withPair(own.marks, about, mark) } };
}

/** Pairs with one replaced, or removed if its text is empty. */
function withPair<About>(pairs: readonly (readonly [About, string])[], about: About, text: string): typeof pairs {
  const others = pairs.filter(([each]) => each !== about);
  return text === "" ? others : [...others, [about, text]];
}

function rematchOpened(state: RoomState, { room }: wire.RematchOpened): RoomState {
  return { ...state, room: { ...state.room, rematch: room } };
}

function unchanged(state: RoomState): RoomState {
  return state;
}

type EventOf<Name extends EventName> = Extract<AnyEvent, { event: Name }>;

const APPLY: { readonly [Name in EventName]: (state: RoomState, event: EventOf<Name>) => RoomState } = {
  OptionsSet: optionsSet,
  SeatTaken: seatTaken,
  SeatEmptied: seatEmptied,
  ReadyChanged: readyChanged,
  HostChanged: hostChanged,
  GameStarted: gameStarted,
  TimeRanOut: unchanged,
  VetoDeclined: vetoDeclined,
  LetAllPassChanged: letAllPassChanged,
  BotTookOver: botTookOver,
  PlayerReturned: playerReturned,
  FinishVoted: finishVoted,
  FinishOpposed: finishOpposed,
  GameRevealed: gameRevealed,
  ChatSent: unchanged,
  EmoteShown: unchanged,
  SeatMuted: seatMuted,
  SpectatorMuted: spectatorMuted,
  SpectatorRemoved: spectatorRemoved,
  SpectatorsAllowed: spectatorsAllowed,
  NoteWritten: noteWritten,
  SeatMarked: seatMarked,
  RematchOpened: rematchOpened,
};

/** The state after one more event. */
export function applyEvent(state: RoomState, event: AnyEvent): RoomState {
  const apply = APPLY[event.event] as ((state: RoomState, event: AnyEvent) => RoomState) | undefined;
  if (apply === undefined) throw new OutOfSync(`Unknown event ${event.event}: this page is too old.`);
  return apply(state, event);
}
