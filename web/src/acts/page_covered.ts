import { createSubscriber } from "svelte/reactivity";
import { on } from "svelte/events";
import { settingsDialog } from "../settings/dialog_state.svelte";

const subscribe = createSubscriber((update) => on(document, "visibilitychange", update));

/** Whether nobody sees the page now: its tab is hidden, or the settings cover it. */
export function isPageCovered(): boolean {
  subscribe();
  return document.visibilityState === "hidden" || settingsDialog.open;
}
