import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { book } from "./rulebook.svelte";

type Answered = (title: string) => Promise<void>;
let waiting: Map<string, Answered>;

beforeEach(() => {
  waiting = new Map();
  vi.stubGlobal("fetch", (address: string) => {
    const language = new URLSearchParams(address.split("?")[1]).get("language") ?? "";
    return new Promise<Response>((resolve, reject) => {
      waiting.set(language, async (title) => {
        const rules = [{ id: "TUN-3", title, chapter: "", text: "" }];
        if (title === "") reject(new TypeError("no network"));
        else resolve(new Response(JSON.stringify({ rules }), { headers: { "Content-Type": "application/json" } }));
        await new Promise((settled) => setTimeout(settled)); // until the book has read it
      });
    });
  });
});

afterEach(() => vi.unstubAllGlobals());

async function asked(language: "de" | "en" | "fr" | "uk"): Promise<Answered> {
  void book.open(language);
  await vi.waitUntil(() => waiting.has(language));
  return waiting.get(language) as Answered;
}

test("a book that comes late, when another was asked for, is not opened", async () => {
  const [german, french] = [await asked("de"), await asked("fr")];
  await french("Continuer un chemin");
  await german("Einen Weg fortsetzen");
  expect(book.rule("TUN-3")?.title).toBe("Continuer un chemin");
  expect(book.language).toBe("fr");
});

test("whoever thinks better of it keeps the book that is open", async () => {
  const ukrainian = await asked("uk");
  await book.open("fr");
  await ukrainian("Продовжити шлях");
  expect(book.rule("TUN-3")?.title).toBe("Continuer un chemin");
  expect(waiting.has("fr"), "it was not fetched again").toBe(false);
});

test("a book that cannot be fetched says so, and can be asked for again", async () => {
  await (
    await asked("en")
  )("");
  expect(book.rules).toBeNull();
  expect(book.problem?.reason).toBe("offline");
  waiting.clear();
  await (
    await asked("en")
  )("Go on with a path");
  expect(book.problem).toBeNull();
  expect(book.rule("TUN-3")?.title).toBe("Go on with a path");
});
