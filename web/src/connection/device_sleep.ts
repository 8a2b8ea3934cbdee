/** After being hidden or asleep for this long, in milliseconds, a page reconnects. */
const LONG_ABSENCE = 15_000;
/** The clock is checked this often, in milliseconds: if much more time has passed, the device was asleep. */
const TICK = 5000;

/** Something that is suspended while the device sleeps, and resumed afterwards. */
export interface Suspendable {
  resume(): void;
  suspend(): void;
}

/**
 * Suspend and resume a connection when the network is lost and returns, when the page is visible again after a
 * while, and when the device was asleep: after sleep a socket looks open but is dead. Returns a function that stops
 * watching.
 */
export function watchDeviceSleep(connection: Suspendable, now: () => number = Date.now): () => void {
  let hiddenAt: number | null = null;
  let tickedAt = now();
  const onTick = (): void => {
    // Hidden pages have delayed timers; for them only `visibilitychange` counts.
    const asleep = now() - tickedAt >= TICK + LONG_ABSENCE && document.visibilityState === "visible";
    tickedAt = now();
    if (asleep) connection.resume();
  };
  const onVisibility = (): void => {
    tickedAt = now();
    if (document.visibilityState === "hidden") hiddenAt = now();
    else if (hiddenAt !== null) {
      if (now() - hiddenAt >= LONG_ABSENCE) connection.resume();
      hiddenAt = null;
    }
  };
  const onPageShow = (event: PageTransitionEvent): void => {
    if (event.persisted) connection.resume(); // restored from the back/forward cache
  };
  const onOnline = (): void => {
    connection.resume();
  };
  const onOffline = (): void => {
    connection.suspend();
  };
  const ticker = setInterval(onTick, TICK);
  document.addEventListener("visibilitychange", onVisibility);
  addEventListener("pageshow", onPageShow);
  addEventListener("online", onOnline);
  addEventListener("offline", onOffline);
  return () => {
    clearInterval(ticker);
    document.removeEventListener("visibilitychange", onVisibility);
    removeEventListener("pageshow", onPageShow);
    removeEventListener("online", onOnline);
    removeEventListener("offline", onOffline);
  };
}
