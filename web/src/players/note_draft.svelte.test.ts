import { expect, test } from "vitest";
import { NoteDraft } from "./note_draft.svelte";

/** A draft of a stored note; `answers` says for each save whether it succeeds. */
function draftOf(stored: string, ...answers: boolean[]) {
  const sent: string[] = [];
  const draft = new NoteDraft(stored, (text) => (sent.push(text), Promise.resolve(answers.shift() ?? true)));
  return { draft, sent };
}

test("an unchanged note is not sent", async () => {
  const { draft, sent } = draftOf("lamps: Bea");
  expect([await draft.saveIfChanged(), await draft.close()]).toEqual([true, true]);
  expect(sent).toEqual([]);
});

test("a note is sent once, even if the server trims it", async () => {
  const { draft, sent } = draftOf("");
  draft.text = "lamps:  Bea \ncarts: Cleo";
  await draft.saveIfChanged();
  await draft.saveIfChanged();
  expect(await draft.close()).toBe(true);
  expect(sent).toEqual(["lamps:  Bea \ncarts: Cleo"]);
});

test("blur and close save the note once and wait for the result", async () => {
  const { draft, sent } = draftOf("", false);
  draft.text = "x";
  void draft.saveIfChanged();
  expect(await draft.close()).toBe(false);
  expect(sent).toEqual(["x"]);
});

test("a refused note is sent again; after a second refusal the dialog may close", async () => {
  const { draft, sent } = draftOf("", false, false, false, false);
  draft.text = "x";
  expect(await draft.saveIfChanged()).toBe(false);
  expect([await draft.close(), await draft.close()]).toEqual([false, true]);
  draft.text = "y";
  expect(await draft.close()).toBe(false);
  expect(sent).toEqual(["x", "x", "x", "y"]);
});
