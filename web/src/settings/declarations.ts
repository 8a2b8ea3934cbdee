// Every setting of this device, declared once: storage, the dialog and the attributes of the page follow from this.
import { LANGUAGES } from "../i18n/languages";

/** The values of a setting, in the order of the dialog, and the one that holds until the player chooses another. */
interface Setting<Value> {
  readonly values: readonly Value[];
  readonly byDefault: Value;
  /** Whether it is an attribute of <html>, for style sheets. */
  readonly styled: boolean;
}

function setting<const Value>(
  values: readonly Value[],
  byDefault: NoInfer<Value>,
  { styled = false } = {},
): Setting<Value> {
  return { values, byDefault, styled };
}

const YES_OR_NO = [true, false] as const;

export const SETTINGS = {
  /** "system" is the language that the browser prefers. */
  language: setting(["system", ...LANGUAGES], "system"),
  /** The drawings are made for lamplight, so the page is dark unless the player wants it otherwise. */
  theme: setting(["system", "light", "dark"], "dark", { styled: true }),
  /** In percent of the browser's own text size. */
  textSize: setting([100, 125, 150, 200], 100, { styled: true }),
  colours: setting(["standard", "distinct"], "standard", { styled: true }),
  motion: setting(["system", "full", "reduced"], "system", { styled: true }),
  /** How fast the table shows what others do. */
  speed: setting(["slow", "normal", "fast", "instant"], "normal"),
  sound: setting(YES_OR_NO, false),
  /** In percent. */
  volume: setting([25, 50, 75, 100], 75),
  /** Whether a move is played only after the player confirms it. */
  confirm: setting(YES_OR_NO, true),
  /** Whether chat messages and emotes of others are shown. */
  chat: setting(YES_OR_NO, true),
};

export type SettingName = keyof typeof SETTINGS;
export type SettingValues = {
  readonly [Name in SettingName]: (typeof SETTINGS)[Name] extends Setting<infer Value> ? Value : never;
};

export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[];
export const STYLED_NAMES = SETTING_NAMES.filter((name) => SETTINGS[name].styled);

export const DEFAULTS = Object.fromEntries(
  SETTING_NAMES.map((name) => [name, SETTINGS[name].byDefault]),
) as unknown as SettingValues;

/** Those of `values` that are declared; settings of another version and damaged ones are left out. */
export function validSettings(values: unknown): Partial<SettingValues> {
  if (typeof values !== "object" || values === null) return {};
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => isDeclared(name, value)));
}

function isDeclared(name: string, value: unknown): boolean {
  return (
    Object.hasOwn(SETTINGS, name) && (SETTINGS[name as SettingName].values as readonly unknown[]).includes(value)
  );
}
