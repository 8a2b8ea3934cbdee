// Notices that the server has a newer build of this client, so that a page left open does not keep an old one.

/** The entry script of a page. Its name has a hash of its content, and of all that it loads. */
const ENTRY = /<script type="module"[^>]* src="([^"]+)"/;

/** Hidden for at least this long, in milliseconds, a page asks again when it is shown. */
const HIDDEN_TIME = 60_000;

export class NewerBuild {
  /** Whether the server has a newer build. */
  found = $state(false);
  /** Whether the player is in the middle of a decision, which a reload would undo. */
  deciding = $state(false);
  #hiddenSince: number | null = null;

  /** `own` is the path of the entry script of this page. */
  constructor(private readonly own: string | null) {}

  /** Ask the server which build it has. Without an answer nothing changes. */
  async check(): Promise<void> {
    if (this.own === null || this.found) return;
    try {
      const page = await fetch("/", { cache: "no-cache" });
      const entry = ENTRY.exec(await page.text())?.[1];
      this.found = page.ok && entry !== undefined && entry !== this.own;
    } catch {
      // The next connection asks again.
    }
  }

  /** The page was shown or hidden. */
  onVisibility(visible: boolean, now: number): void {
    const hidden = this.#hiddenSince === null ? 0 : now - this.#hiddenSince;
    this.#hiddenSince = visible ? null : now;
    if (visible && hidden >= HIDDEN_TIME) void this.check();
  }
}

const entryScript = document.querySelector<HTMLScriptElement>('script[type="module"][src]');

export const newerBuild = new NewerBuild(entryScript && entryScript.getAttribute("src"));

document.addEventListener("visibilitychange", () => {
  newerBuild.onVisibility(document.visibilityState === "visible", Date.now());
});
