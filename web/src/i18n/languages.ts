// The available languages, and the choice of the best one.

export const LANGUAGES = ["en", "uk", "de", "pl", "fr", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Native names, so that speakers who cannot read the page find their language. */
export const NATIVE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  uk: "Українська",
  de: "Deutsch",
  pl: "Polski",
  fr: "Français",
  ru: "Русский",
};

/** The best available language. `preferred` is a browser's list, as in `["de-AT", "en"]`. */
export function bestMatch(available: readonly Language[], preferred: readonly string[]): Language {
  const codes = preferred.map((language) => language.toLowerCase().split("-")[0]);
  return (
    available.find(
      (language) => language === codes.find((language) => available.some((each) => each === language)),
    ) ?? "en"
  );
}
