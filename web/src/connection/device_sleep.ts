const LONG_AWAY = 15_000;
/** So often the clock is looked at: if much more time has passed since, the device slept. */
const TICK = 5000;

/** What a line does when the device sleeps and wakes. */
export interface Sleeper {
  wake(): void;
  sleep(): void;
}

/**
 * Tell a line when the network goes and comes, when the page is seen again after a while, and when the device has
 * slept: a socket that slept looks alive and is not. Gives the function that ends this.
 */
export function watchSleep(line: Sleeper, now: () => number = Date.now): () => void {
  let hiddenAt: number | null = null;
  let tickedAt = now();
  const ticked = (): void => {
    // Out of sight the browser lets timers come late; there the moment of being seen again is what counts.
    const slept = now() - tickedAt >= TICK + LONG_AWAY && document.visibilityState === "visible";
    tickedAt = now();
    if (slept) line.wake();
  };
  const seen = (): void => {
    tickedAt = now();
    if (document.visibilityState === "hidden") hiddenAt = now();
    else if (hiddenAt !== null) {
      if (now() - hiddenAt >= LONG_AWAY) line.wake();
      hiddenAt = null;
    }
  };
  const shown = (event: PageTransitionEvent): void => {
    if (event.persisted) line.wake(); // from the browser's back and forward cache
  };
  const online = (): void => {
    line.wake();
  };
  const offline = (): void => {
    line.sleep();
  };
  const ticking = setInterval(ticked, TICK);
  document.addEventListener("visibilitychange", seen);
  addEventListener("pageshow", shown);
  addEventListener("online", online);
  addEventListener("offline", offline);
  return () => {
    clearInterval(ticking);
    document.removeEventListener("visibilitychange", seen);
    removeEventListener("pageshow", shown);
    removeEventListener("online", online);
    removeEventListener("offline", offline);
  };
}
