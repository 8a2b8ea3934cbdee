// The available languages, and the choice of the best one.

export const LANGUAGES = ["en", "uk", "de", "pl", "fr", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Native names, so that speakers who cannot read the page find their language. */
export const OWN_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  uk: "Українська",
  de: "Deutsch",
  pl: "Polski",
  fr: "Français",
  ru: "Русский",
};

/** The best available language; `preferred` as a browser lists them: de-AT, en. */
export function bestOf(atHand: readonly Language[], wishes: readonly string[]): Language {
  const bare = wishes.map((wish) => wish.toLowerCase().split("-")[0]);
  return atHand.find((language) => language === bare.find((wish) => atHand.some((each) => each === wish))) ?? "en";
}
