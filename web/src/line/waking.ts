const LONG_AWAY = 15_000;

/** What a line does when the device sleeps and wakes. */
export interface Sleeper {
  wake(): void;
  sleep(): void;
}

/**
 * Tell a line when the network goes and comes, and when the page is seen again after a while: a socket that
 * slept looks alive and is not. Gives the function that ends this.
 */
export function watchSleep(line: Sleeper, now: () => number = Date.now): () => void {
  let hiddenAt: number | null = null;
  const seen = (): void => {
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
  document.addEventListener("visibilitychange", seen);
  addEventListener("pageshow", shown);
  addEventListener("online", online);
  addEventListener("offline", offline);
  return () => {
    document.removeEventListener("visibilitychange", seen);
    removeEventListener("pageshow", shown);
    removeEventListener("online", online);
    removeEventListener("offline", offline);
  };
}
