// Everything that the game declares has its messages, in every language. A missing one is named.
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { kebabCase, slug } from "../src/decide/names";
import { MODES } from "../src/decide/steps";
import { LANGUAGES } from "../src/i18n/languages";
import { PAGES } from "../src/screens/rules/pages";
import { isTurnQuestion } from "../src/screens/table/questions";
import {
  ANSWERS,
  CARDS,
  CHESTS,
  COMMANDS,
  MODULES,
  ROLES,
  SIDES_OF_CARD,
  CARD_OF_SPELLING,
} from "../src/wire/tables";
import type { Question } from "../src/wire/types";
import { messageText } from "./messages";

const MESSAGES = new Map(
  LANGUAGES.map((language) => {
    const { body } = new FluentResource(messageText(language));
    return [language, new Set(body.map(({ id }) => id))] as const;
  }),
);

const questions = Object.keys(ANSWERS) as Question[];
const modes = MODES.filter((mode) => mode !== "play").map(kebabCase);
const hasNoName = (card: string): boolean => card in CARD_OF_SPELLING || card in SIDES_OF_CARD;

const WANTED: readonly (readonly [thing: string, id: string])[] = [
  ...questions.map((name) => [`question ${name}`, `waiting-${name}`] as const),
  ...questions
    .filter((name) => !isTurnQuestion(name))
    .flatMap((name) =>
      [`question-${name}`, `question-${name}-hint`].map((id) => [`question ${name}`, id] as const),
    ),
  ...modes.flatMap((mode) =>
    ["start", "mode", "confirm"].map((kind) => [mode, `prompt-${kind}-${mode}`] as const),
  ),
  ...Object.keys(COMMANDS).map((name) => [`command ${name}`, `move-${kebabCase(name)}`] as const),
  ...ANSWERS.turn
    .filter((name) => COMMANDS[name].plays.length > 0)
    .map((name) => [`command ${name}`, `log-play-${kebabCase(name)}`] as const),
  ...CARDS.filter((card) => !hasNoName(card)).map((card) => [card, `card-${slug(card)}`] as const),
  ...ROLES.map((role) => [role, `role-${slug(role)}`] as const),
  ...CHESTS.map((found) => [found, `chest-${slug(found)}`] as const),
  ...PAGES.flatMap(({ id }) =>
    [`rules-name-${id}`, `rules-effect-${id}`].map((message) => [id, message] as const),
  ),
  ...MODULES.flatMap(({ name }) =>
    [`part-${name}`, `lobby-part-${name}-description`].map((id) => [name, id] as const),
  ),
];

test.each(LANGUAGES)("everything declared has its messages in %s", (language) => {
  const missing = WANTED.filter(([, id]) => !MESSAGES.get(language)!.has(id));
  expect(missing.map(([thing, id]) => `${thing} lacks ${id} in ${language}`)).toEqual([]);
});
