import { expect, test } from "vitest";
import { Draft } from "./note_draft.svelte";

/** A draft of what was kept before; `answers` says of each sending whether it is kept. */
function written(kept: string, ...answers: boolean[]) {
  const sent: string[] = [];
  const draft = new Draft(kept, (text) => (sent.push(text), Promise.resolve(answers.shift() ?? true)));
  return { draft, sent };
}

test("what has not changed is not sent", async () => {
  const { draft, sent } = written("lamps: Bea");
  expect([await draft.keep(), await draft.close()]).toEqual([true, true]);
  expect(sent).toEqual([]);
});

test("a note is sent once, whatever blanks the table makes even", async () => {
  const { draft, sent } = written("");
  draft.text = "lamps:  Bea \ncarts: Cleo";
  await draft.keep();
  await draft.keep();
  expect(await draft.close()).toBe(true);
  expect(sent).toEqual(["lamps:  Bea \ncarts: Cleo"]);
});

test("who leaves the field and closes at once sends it once, and hears of it", async () => {
  const { draft, sent } = written("", false);
  draft.text = "x";
  void draft.keep();
  expect(await draft.close()).toBe(false);
  expect(sent).toEqual(["x"]);
});

test("what is refused is tried again, and the second time it may be given up", async () => {
  const { draft, sent } = written("", false, false, false, false);
  draft.text = "x";
  expect(await draft.keep()).toBe(false);
  expect([await draft.close(), await draft.close()]).toEqual([false, true]);
  draft.text = "y";
  expect(await draft.close()).toBe(false);
  expect(sent).toEqual(["x", "x", "x", "y"]);
});
