// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { messageText } from "../../../tests/messages";
import { LANGUAGES } from "../../i18n/languages";
import { MODULES } from "../../wire/tables";
import { introductionOf } from "./introductions";

test.each(MODULES.map(({ name }) => name))("%s has an introduction with pictures", (module) => {
  const { pages, rule } = introductionOf(module);
  expect(pages.length, `${module} lacks a picture in its introduction`).toBeGreaterThan(0);
  expect(rule).not.toBe("");
});

test.each(LANGUAGES)("every introduction has its sentences in %s", (language) => {
  const text = messageText(language);
  const lacking = MODULES.flatMap(({ name }) => [`part-${name}`, `lobby-part-${name}-description`]).filter(
    (id) => !text.includes(`\n${id} =`),
  );
  expect(lacking).toEqual([]);
});
