/** Keep the screen on while this page is visible. Returns a function that ends it. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let stopped = false;
  async function acquire(): Promise<void> {
    if (document.visibilityState !== "visible") return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (stopped) await lock.release();
    } catch {
      // Not supported, or the page is not secure: then the screen switches off as usual.
    }
  }
  const reacquire = (): void => void acquire();
  document.addEventListener("visibilitychange", reacquire);
  reacquire();
  return () => {
    stopped = true;
    document.removeEventListener("visibilitychange", reacquire);
    void lock?.release();
  };
}
