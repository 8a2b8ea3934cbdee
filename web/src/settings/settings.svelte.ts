// The settings of this device. They are stored in the browser.
import { DEFAULTS, SETTING_NAMES, STYLED_NAMES, type SettingValues, validSettings } from "./declarations";

/** `public/settings.js` reads the same item before the first paint. */
const KEY = "pyrite.settings";

function storedSettings(): Partial<SettingValues> {
  try {
    return validSettings(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return {}; // storage is blocked, or its content is not ours
  }
}

function store(values: SettingValues): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(values));
  } catch {
    // Without storage the settings last until the page closes.
  }
}

let values = $state.raw<SettingValues>({ ...DEFAULTS, ...storedSettings() });

export interface Settings extends SettingValues {
  /** Whether things shall appear at once instead of moving: chosen here, or in the system. */
  readonly reducedMotion: boolean;
  /** Change settings. The change holds at once and is stored. */
  set(change: Partial<SettingValues>): void;
}

const getters = Object.fromEntries(
  SETTING_NAMES.map((name) => [name, { get: () => values[name], enumerable: true }]),
);

export const settings = Object.defineProperties(
  {},
  {
    ...getters,
    reducedMotion: {
      get: () => values.motion === "reduced" || (values.motion === "system" && systemReducesMotion),
    },
    set: {
      value: (change: Partial<SettingValues>) => {
        values = { ...values, ...change };
        store(values);
        showOnPage();
      },
    },
  },
) as Settings;

const motionQuery = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
let systemReducesMotion = $state(motionQuery?.matches ?? false);

/** Set the attributes of <html>, as `data-theme="dark"`. `data-motion` is "full" or "reduced", never "system". */
function showOnPage(): void {
  const { dataset } = document.documentElement;
  for (const name of STYLED_NAMES) dataset[name] = String(values[name]);
  dataset["motion"] = settings.reducedMotion ? "reduced" : "full";
  colourBrowserBar();
}

/** The bar of the browser has the colour of the page. */
function colourBrowserBar(): void {
  const bar = document.querySelector<HTMLMetaElement>("meta[name='theme-color']");
  const colour = getComputedStyle(document.documentElement).backgroundColor;
  if (bar && colour) bar.content = colour;
}

motionQuery?.addEventListener("change", ({ matches }) => {
  systemReducesMotion = matches;
  showOnPage();
});
globalThis.matchMedia?.("(prefers-color-scheme: light)").addEventListener("change", colourBrowserBar);
// Another tab of this browser changed them.
globalThis.addEventListener?.("storage", ({ key }) => {
  if (key !== KEY) return;
  values = { ...DEFAULTS, ...storedSettings() };
  showOnPage();
});
if (globalThis.document !== undefined) showOnPage();
