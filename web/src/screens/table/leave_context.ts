import { getContext, setContext } from "svelte";

const LEAVE_HANDLER = Symbol("leave handler");

/** Set what happens after a player left a seat, for the components inside this one. */
export function setLeaveHandler(onLeft: (seat: number) => void): void {
  setContext(LEAVE_HANDLER, onLeft);
}

/** What to do after a player left a seat; undefined for the default. */
export function getLeaveHandler(): ((seat: number) => void) | undefined {
  return getContext(LEAVE_HANDLER);
}
