// Everything that the game declares has the messages of the web client, in every language. A missing one
// is named. tests/modules/test_every_module.py has the others.
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { kebabCase, slug } from "../src/decide/names";
import { MODES } from "../src/decide/steps";
import { LANGUAGES } from "../src/i18n/languages";
import { PAGES } from "../src/screens/rules/pages";
import { CARDS, CHESTS, ROLES, SIDES_OF_CARD, CARD_OF_SPELLING } from "../src/wire/tables";
import { messageText } from "./messages";

const MESSAGES = new Map(
  LANGUAGES.map((language) => {
    const { body } = new FluentResource(messageText(language));
    return [language, new Set(body.map(({ id }) => id))] as const;
  }),
);

const modes = MODES.filter((mode) => mode !== "play").map(kebabCase);
const hasNoName = (card: string): boolean => card in CARD_OF_SPELLING || card in SIDES_OF_CARD;

const WANTED: readonly (readonly [thing: string, id: string])[] = [
  ...modes.flatMap((mode) =>
    ["start", "mode", "confirm"].map((kind) => [mode, `prompt-${kind}-${mode}`] as const),
  ),
  ...CARDS.filter((card) => !hasNoName(card)).map((card) => [card, `card-${slug(card)}`] as const),
  ...ROLES.map((role) => [role, `role-${slug(role)}`] as const),
  ...CHESTS.map((found) => [found, `chest-${slug(found)}`] as const),
  ...PAGES.flatMap(({ id }) =>
    [`rules-name-${id}`, `rules-effect-${id}`].map((message) => [id, message] as const),
  ),
];

test.each(LANGUAGES)("everything declared has its messages in %s", (language) => {
  const missing = WANTED.filter(([, id]) => !MESSAGES.get(language)!.has(id));
  expect(missing.map(([thing, id]) => `${thing} lacks ${id} in ${language}`)).toEqual([]);
});
