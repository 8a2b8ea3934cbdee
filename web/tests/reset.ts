// Before each file of tests: files share the modules of their thread, and with them what an earlier file has left.
import { beforeAll, vi } from "vitest";
import { DEFAULTS } from "../src/settings/declarations";

beforeAll(async () => {
  vi.useRealTimers();
  if (typeof document === "undefined") return;
  const { settings } = await import("../src/settings/settings.svelte");
  const { navigation } = await import("../src/navigation.svelte");
  const { newerBuild } = await import("../src/newer_build.svelte");
  const { settingsDialog } = await import("../src/settings/dialog_state.svelte");
  document.body.innerHTML = "";
  localStorage.clear();
  sessionStorage.clear();
  settings.set({ ...DEFAULTS, motion: "full" });
  newerBuild.found = newerBuild.deciding = settingsDialog.open = false;
  navigation.to({ at: "home" }, "replace");
  navigation.navigated = false;
});
