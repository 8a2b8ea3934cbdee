// Runs before the first paint: the stored settings become attributes of <html>, so that the page never shows another
// theme or text size for a moment. src/settings/settings.svelte.ts checks and applies them again.
try {
  const { theme, textSize, colours, motion } = JSON.parse(localStorage.getItem("pyrite.settings") ?? "{}");
  Object.assign(document.documentElement.dataset, { theme, textSize, colours, motion });
} catch {
  // Storage is blocked, or its content is not ours: the defaults hold.
}
