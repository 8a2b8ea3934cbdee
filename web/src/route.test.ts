import { expect, test } from "vitest";
import { addressOf, type Route, routeOf } from "./route";

const ROUTES: [string, Route][] = [
  ["/", { at: "home" }],
  ["/t/abc_-9", { at: "table", room: "abc_-9", seat: null }],
  ["/t/abc?seat=2", { at: "table", room: "abc", seat: 2 }],
  ["/t/abc?seat=0", { at: "table", room: "abc", seat: 0 }],
  ["/t/abc?spectate=1", { at: "table", room: "abc", seat: null, spectating: true }],
  ["/replay/abc", { at: "replay", room: "abc", viewAs: null, step: null }],
  ["/replay/abc?view-as=all&at=12", { at: "replay", room: "abc", viewAs: "all", step: 12 }],
  ["/screen/abc", { at: "screen", room: "abc" }],
  ["/pass", { at: "hotseat", room: null }],
  ["/pass/abc", { at: "hotseat", room: "abc" }],
  ["/learn", { at: "learn", lesson: null }],
  ["/learn/tools", { at: "learn", lesson: "tools" }],
  ["/rules", { at: "rules", page: null }],
  ["/rules/TUN-3", { at: "rules", page: "TUN-3" }],
];

test.each(ROUTES)("%s is parsed as a route and formatted back", (address, route) => {
  expect(routeOf(new URL(address, "http://mine"))).toEqual(route);
  expect(addressOf(route)).toBe(address);
});

test.each([
  ["/t/abc?look=on", "/t/abc?spectate=1"],
  ["/replay/abc?eyes=2&at=12", "/replay/abc?view-as=2&at=12"],
])("the old link %s still works", (old, current) => {
  expect(addressOf(routeOf(new URL(old, "http://mine")))).toBe(current);
});

test.each(["/t", "/t/", "/t/a%20b", "/t/%", "/t/abc/more", "/elsewhere", "/elsewhere/abc", "/rules/a/b"])(
  "%s is not found",
  (address) => {
    expect(routeOf(new URL(address, "http://mine"))).toEqual({ at: "not-found" });
  },
);

test.each(["/rules/", "/pass/", "/t/abc/"])("%s has a slash too many and is found", (address) => {
  expect(routeOf(new URL(address, "http://mine")).at).not.toBe("not-found");
});

test("a seat that is not a number is ignored", () => {
  expect(routeOf(new URL("/t/abc?seat=x", "http://mine"))).toEqual({ at: "table", room: "abc", seat: null });
});
