// What each event around the game does to the room: one small function each.
import type * as wire from "../wire/types";
import type { AnyEvent, EventName, SeatSeen } from "../wire/types";
import { blankView } from "./initial_view";
import { changed } from "./view_updates";
import { Gap } from "./out_of_sync";
import type { State } from "./state";

const FREE: SeatSeen = {
  name: "",
  bot: null,
  taken: false,
  ready: false,
  held: false,
  muted: false,
  wants_to_finish: false,
  person: null,
};

function withSeat(state: State, seat: number, change: (was: SeatSeen) => SeatSeen): State {
  return { ...state, room: { ...state.room, seats: changed(state.room.seats, seat, change) } };
}

function notMine(state: State, seat: number): State {
  return { ...state, seats: state.seats.filter((mine) => mine !== seat) };
}

/** Seats are added or taken away at the end, and all are asked anew whether they are ready. */
function termsSet(state: State, { terms, commitment }: wire.TermsSet): State {
  const kept = state.room.seats.slice(0, terms.seats).map((seat) => ({ ...seat, ready: false }));
  const added = Array.from({ length: terms.seats - kept.length }, () => FREE);
  return {
    ...state,
    seats: state.seats.filter((seat) => seat < terms.seats),
    room: { ...state.room, terms, commitment, seats: [...kept, ...added] },
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

function seatReady(state: State, { seat, ready }: wire.SeatReady): State {
  return withSeat(state, seat, (was) => ({ ...was, ready }));
}

/** A host without a seat stays the host, so then nothing is learnt about oneself. */
function hostNamed(state: State, { seat }: wire.HostNamed): State {
  const host = seat === null ? state.host : state.seats.includes(seat);
  return { ...state, host, room: { ...state.room, host: seat } };
}

function gameStarted(state: State): State {
  const room = { ...state.room, state: "playing" as const };
  return { ...state, room, game: blankView(state.room.terms, state.seat) };
}

function letPassHeard(state: State): State {
  return { ...state, own: state.own && { ...state.own, let_pass: true } };
}

function seatHeld(state: State, { seat }: wire.SeatHeld): State {
  return withSeat(state, seat, (was) => ({ ...was, held: true, wants_to_finish: false }));
}

function seatTakenBack(state: State, { seat }: wire.SeatTakenBack): State {
  return withSeat(state, seat, (was) => ({ ...was, held: false }));
}

function wantsToFinish(state: State, { seat, wants }: wire.WantsToFinish): State {
  return withSeat(state, seat, (was) => ({ ...was, wants_to_finish: wants }));
}

function finishOpposed(state: State): State {
  const seats = state.room.seats.map((seat) => ({ ...seat, wants_to_finish: false }));
  return { ...state, room: { ...state.room, seats } };
}

function allShown(state: State, shown: wire.AllShown): State {
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
  return { ...state, room: { ...state.room, terms: { ...state.room.terms, onlookers: allowed } } };
}

function noteKept(state: State, { about, text }: wire.NoteKept): State {
  const own = state.own;
  if (own === null) return state;
  return { ...state, own: { ...own, notes: kept(own.notes, about, text) } };
}

function markKept(state: State, { about, mark }: wire.MarkKept): State {
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
  TermsSet: termsSet,
  SeatTaken: seatTaken,
  SeatEmptied: seatEmptied,
  SeatReady: seatReady,
  HostNamed: hostNamed,
  GameStarted: gameStarted,
  TimeRanOut: onlyTold,
  LetPassHeard: letPassHeard,
  SeatHeld: seatHeld,
  SeatTakenBack: seatTakenBack,
  WantsToFinish: wantsToFinish,
  FinishOpposed: finishOpposed,
  AllShown: allShown,
  Spoken: onlyTold,
  FaceMade: onlyTold,
  SeatMuted: seatMuted,
  SpectatorMuted: spectatorMuted,
  SpectatorRemoved: spectatorRemoved,
  SpectatorsAllowed: spectatorsAllowed,
  NoteKept: noteKept,
  MarkKept: markKept,
  RematchOpened: rematchOpened,
};

/** The state after one more event around the game. */
export function foldEvent(state: State, event: AnyEvent): State {
  const apply = APPLY[event.event] as ((state: State, event: AnyEvent) => State) | undefined;
  if (apply === undefined) throw new Gap(`This page does not know what ${event.event} is; it is too old.`);
  return apply(state, event);
}
