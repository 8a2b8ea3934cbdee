// @vitest-environment happy-dom
// Input on the home page, checked before a request.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { t, i18n } from "../../i18n/index.svelte";
import Profile from "./Profile.svelte";
import PlayNow from "./PlayNow.svelte";
import { nearestCount } from "./seat_counts";

const PRESETS = [
  { name: "classic", seats: [3, 4, 5, 6, 7, 8, 9, 10] },
  { name: "saboteur 2", seats: [2, 3, 12] },
];
const CHOICES = { presets: PRESETS, bots: ["bayesian"], clocks: [{ name: "none" }] };

let component: Record<string, unknown> | null = null;
let calls: { path: string; body: unknown }[];

beforeEach(async () => {
  calls = [];
  await i18n.load("en");
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    calls.push({ path, body: typeof init.body === "string" ? JSON.parse(init.body) : null });
    const answer = path === "/api/choices" ? { ...CHOICES, min_seats: 2, max_seats: 12 } : { reason: "fault" };
    const headers = { "Content-Type": "application/json" };
    return Promise.resolve(
      new Response(JSON.stringify(answer), { headers, status: "reason" in answer ? 500 : 200 }),
    );
  });
});
afterEach(async () => {
  if (component !== null) await unmount(component);
  component = null;
  vi.unstubAllGlobals();
});

const problem = (): string => document.querySelector("[role=alert]")!.textContent;
const bodiesTo = (path: string) => calls.filter((each) => each.path === path).map(({ body }) => body);

async function claim(typed: string, expected: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement>("#claim")!;
  input.value = typed;
  input.dispatchEvent(new Event("input", { bubbles: true }));
  input.form!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(problem()).toBe(expected));
}

test("a mistyped device code is refused without a request", async () => {
  component = mount(Profile, { target: document.body });
  flushSync();
  await claim("ABCDE 12345", t("problem-no-such-code"));
  expect(bodiesTo("/api/me/claim")).toEqual([]);
  await claim("acdef ghjkm", t("problem-fault"));
  expect(bodiesTo("/api/me/claim")).toEqual([{ code: "ACDEFGHJKM" }]);
});

test("signing out on other devices is confirmed and removes the shown code", async () => {
  const headers = { "Content-Type": "application/json" };
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    calls.push({ path, body: init.method });
    if (path === "/api/me/devices") return Promise.resolve(new Response(null, { status: 204 }));
    const answer = path === "/api/me/code" ? { code: "ACDEFGHJKM", until: 0 } : { name: "Ada" };
    return Promise.resolve(new Response(JSON.stringify(answer), { headers }));
  });
  component = mount(Profile, { target: document.body });
  flushSync();
  const [, codeButton] = [...document.querySelectorAll("button")];
  codeButton!.click();
  await vi.waitFor(() => expect(document.querySelector(".code")?.textContent).toBe("ACDEF GHJKM"));
  document.querySelector<HTMLButtonElement>(".sign-out")!.click();
  await vi.waitFor(() =>
    expect(document.querySelector("[role=status]")!.textContent).toBe(t("home-device-signed-out")),
  );
  expect(bodiesTo("/api/me/devices")).toEqual(["DELETE"]);
  expect(document.querySelector(".code")).toBeNull();
});

test("only numbers of players that the chosen game allows are offered", async () => {
  component = mount(PlayNow, { target: document.body });
  flushSync();
  const details = document.querySelector("details")!;
  details.open = true;
  details.dispatchEvent(new Event("toggle"));
  await vi.waitFor(() => expect(document.querySelectorAll("select")).toHaveLength(4));
  expect(document.querySelectorAll("input")).toHaveLength(0);
  const seats = document.querySelectorAll("select")[2]!;
  expect([...seats.options].map(({ text }) => Number(text))).toEqual(PRESETS[0]!.seats);
  expect(seats.selectedOptions[0]!.text).toBe("5");
});

test.each([
  [[3, 4, 5], 5, 5],
  [[2, 3, 12], 5, 3],
  [[7, 8], 5, 7],
  [[], 5, 5],
])("of %o players the nearest to %i is %i", (allowed, wanted, nearest) => {
  expect(nearestCount(allowed, wanted)).toBe(nearest);
});
