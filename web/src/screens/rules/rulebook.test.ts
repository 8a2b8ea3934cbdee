import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rulebook } from "./rulebook.svelte";

/** Answers a request with one rule of this title; with an empty title the request fails. */
type AnswerRequest = (title: string) => Promise<void>;
let pending: Map<string, AnswerRequest>;

beforeEach(() => {
  pending = new Map();
  vi.stubGlobal("fetch", (address: string) => {
    const language = new URLSearchParams(address.split("?")[1]).get("language") ?? "";
    return new Promise<Response>((resolve, reject) => {
      pending.set(language, async (title) => {
        const rules = [{ id: "TUN-3", title, chapter: "", text: "" }];
        if (title === "") reject(new TypeError("no network"));
        else resolve(new Response(JSON.stringify({ rules }), { headers: { "Content-Type": "application/json" } }));
        await new Promise((settled) => setTimeout(settled)); // until the rulebook has parsed it
      });
    });
  });
});

afterEach(() => vi.unstubAllGlobals());

async function startLoading(language: "de" | "en" | "fr" | "uk"): Promise<AnswerRequest> {
  void rulebook.load(language);
  await vi.waitUntil(() => pending.has(language));
  return pending.get(language) as AnswerRequest;
}

test("a rulebook that arrives after another was requested is ignored", async () => {
  const [german, french] = [await startLoading("de"), await startLoading("fr")];
  await french("Continuer un chemin");
  await german("Einen Weg fortsetzen");
  expect(rulebook.rule("TUN-3")?.title).toBe("Continuer un chemin");
  expect(rulebook.language).toBe("fr");
});

test("switching back uses the loaded rulebook", async () => {
  const ukrainian = await startLoading("uk");
  await rulebook.load("fr");
  await ukrainian("Продовжити шлях");
  expect(rulebook.rule("TUN-3")?.title).toBe("Continuer un chemin");
  expect(pending.has("fr"), "it was not fetched again").toBe(false);
});

test("a rulebook that cannot be loaded shows a problem, and can be loaded again", async () => {
  await (
    await startLoading("en")
  )("");
  expect(rulebook.rules).toBeNull();
  expect(rulebook.problem?.reason).toBe("offline");
  pending.clear();
  await (
    await startLoading("en")
  )("Continue a path");
  expect(rulebook.problem).toBeNull();
  expect(rulebook.rule("TUN-3")?.title).toBe("Continue a path");
});
