import { getContext, setContext } from "svelte";

const LEFT = Symbol("left");

/** Set what happens after a seat was given up, for the components inside this one. */
export function setLeaveHandler(left: (seat: number) => void): void {
  setContext(LEFT, left);
}

/** What to do after a seat was given up; undefined for the default. */
export function getLeaveHandler(): ((seat: number) => void) | undefined {
  return getContext(LEFT);
}
