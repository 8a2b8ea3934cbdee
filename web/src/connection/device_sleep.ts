const LONG_AWAY = 15_000;
/** The clock is checked this often, in milliseconds: if much more time has passed, the device was asleep. */
const TICK = 5000;

/** What reacts when the device sleeps and wakes. */
export interface Sleeper {
  wake(): void;
  sleep(): void;
}

/**
 * Suspend and resume a connection when the network goes and comes, when the page is visible again after a while, and
 * when the device was asleep: a socket that slept looks open but is dead. Returns a function that stops watching.
 */
export function watchSleep(line: Sleeper, now: () => number = Date.now): () => void {
  let hiddenAt: number | null = null;
  let tickedAt = now();
  const ticked = (): void => {
    // Hidden pages have delayed timers; for them only `visibilitychange` counts.
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
    if (event.persisted) line.wake(); // restored from the back/forward cache
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
