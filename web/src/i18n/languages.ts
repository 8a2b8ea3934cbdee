// Which languages there are, and which one somebody would like.

export const LANGUAGES = ["en", "uk", "de", "pl", "fr", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each as its own speakers write it: whoever cannot read the page must find it. */
export const OWN_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  uk: "Українська",
  de: "Deutsch",
  pl: "Polski",
  fr: "Français",
  ru: "Русский",
};

/** Of the languages at hand the one that somebody likes best; `wishes` as a browser lists them: de-AT, en. */
export function bestOf(atHand: readonly Language[], wishes: readonly string[]): Language {
  const bare = wishes.map((wish) => wish.toLowerCase().split("-")[0]);
  return atHand.find((language) => language === bare.find((wish) => atHand.some((each) => each === wish))) ?? "en";
}
