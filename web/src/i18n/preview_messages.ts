/** The messages of link previews. Each has one line, and only variables that the server fills in. */
export const PREVIEW_MESSAGES = [
  "home-tagline",
  "home-pitch",
  "lobby-invited",
  "lobby-invited-unnamed",
  "preview-seats",
  "preview-players",
  "preview-playing",
  "preview-replay",
  "preview-replay-description",
] as const;
