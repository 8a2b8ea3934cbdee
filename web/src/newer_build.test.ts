// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { checkAfterReconnecting } from "./connection/join_room";
import { i18n, t } from "./i18n/index.svelte";
import { NewerBuild, newerBuild } from "./newer_build.svelte";
import { navigation } from "./navigation.svelte";
import NewVersion from "./ui/NewVersion.svelte";

const page = (hash: string): string =>
  `<!doctype html><script type="module" crossorigin src="/assets/index-${hash}.js"></script>`;
let answer: () => Promise<Response>;
const asked = vi.fn(() => answer());

beforeEach(async () => {
  await i18n.load("en");
  asked.mockClear();
  vi.stubGlobal("fetch", asked);
});
afterEach(() => {
  newerBuild.found = newerBuild.deciding = false;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function foundAfter(response: () => Promise<Response>, own: string | null = "/assets/index-old.js") {
  answer = response;
  const build = new NewerBuild(own);
  await build.check();
  return build.found;
}

test("a page with another entry script is a newer build", async () => {
  expect(await foundAfter(() => Promise.resolve(new Response(page("new"))))).toBe(true);
});

test.each([
  ["the same build", () => Promise.resolve(new Response(page("old")))],
  ["an error of a proxy", () => Promise.resolve(new Response(page("new"), { status: 502 }))],
  ["a page without a client", () => Promise.resolve(new Response("<!doctype html>"))],
  ["no answer", () => Promise.reject(new TypeError("offline"))],
])("%s is none", async (_, response) => {
  expect(await foundAfter(response)).toBe(false);
});

test("a page asks when it is shown after a minute, and not before", () => {
  answer = () => Promise.resolve(new Response(page("old")));
  const build = new NewerBuild("/assets/index-old.js");
  const minute = 60_000;
  build.onVisibility(true, 0);
  build.onVisibility(false, minute);
  build.onVisibility(true, 2 * minute - 1);
  expect(asked).not.toHaveBeenCalled();
  build.onVisibility(false, 3 * minute);
  build.onVisibility(true, 4 * minute);
  expect(asked).toHaveBeenCalledTimes(1);
});

test("a page asks after each reconnection, not after the first connection", () => {
  answer = () => Promise.resolve(new Response(page("old")));
  const check = vi.spyOn(newerBuild, "check").mockResolvedValue();
  const follow = checkAfterReconnecting();
  const counts = (
    ["connecting", "open", "open", "lost", "connecting", "lost", "connecting", "open", "open"] as const
  ).map((status) => {
    const connection = status === "lost" ? { status, retryIn: 1 } : { status };
    follow({ connection, state: null, frame: null });
    return check.mock.calls.length;
  });
  expect(counts).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1]);
});

test("a reload is offered, but not in the middle of a decision", async () => {
  const component = mount(NewVersion, { target: document.body });
  const offered = (): boolean => (flushSync(), document.body.textContent.includes(t("new-version")));
  expect(offered()).toBe(false);
  newerBuild.found = true;
  expect(offered()).toBe(true);
  newerBuild.deciding = true;
  expect(offered()).toBe(false);
  newerBuild.deciding = false;
  expect(offered()).toBe(true);
  document.querySelectorAll("button")[1]!.click(); // later
  expect(offered()).toBe(false);
  await unmount(component);
});

test("the next screen is loaded from the new build", () => {
  const assign = vi.spyOn(location, "assign").mockImplementation(() => undefined);
  newerBuild.found = true;
  navigation.to({ at: "rules", page: null });
  expect(assign).toHaveBeenCalledWith("/rules");
  expect(navigation.route.at).toBe("home");
});
