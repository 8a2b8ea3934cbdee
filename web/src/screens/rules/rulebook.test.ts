import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rulebook } from "./rulebook.svelte";

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
        await new Promise((settled) => setTimeout(settled)); // until the rulebook has parsed it
      });
    });
  });
});

afterEach(() => vi.unstubAllGlobals());

async function asked(language: "de" | "en" | "fr" | "uk"): Promise<Answered> {
  void rulebook.load(language);
  await vi.waitUntil(() => waiting.has(language));
  return waiting.get(language) as Answered;
}

test("a rulebook that arrives after another was requested is ignored", async () => {
  const [german, french] = [await asked("de"), await asked("fr")];
  await french("Continuer un chemin");
  await german("Einen Weg fortsetzen");
  expect(rulebook.rule("TUN-3")?.title).toBe("Continuer un chemin");
  expect(rulebook.language).toBe("fr");
});

test("switching back keeps the loaded rulebook", async () => {
  const ukrainian = await asked("uk");
  await rulebook.load("fr");
  await ukrainian("Продовжити шлях");
  expect(rulebook.rule("TUN-3")?.title).toBe("Continuer un chemin");
  expect(waiting.has("fr"), "it was not fetched again").toBe(false);
});

test("a rulebook that cannot be loaded shows a problem, and can be loaded again", async () => {
  await (
    await asked("en")
  )("");
  expect(rulebook.rules).toBeNull();
  expect(rulebook.problem?.reason).toBe("offline");
  waiting.clear();
  await (
    await asked("en")
  )("Go on with a path");
  expect(rulebook.problem).toBeNull();
  expect(rulebook.rule("TUN-3")?.title).toBe("Go on with a path");
});
