import { getContext, setContext } from "svelte";

const LEFT = Symbol("left");

/** Where somebody who gave up a seat goes, for what is shown within this component. */
export function whenLeft(left: (seat: number) => void): void {
  setContext(LEFT, left);
}

/** What was said to be done when a seat was given up; undefined if nothing was. */
export function afterLeaving(): ((seat: number) => void) | undefined {
  return getContext(LEFT);
}
