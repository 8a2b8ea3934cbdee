import { expect, test } from "vitest";
import { deviceCode, parseJoin } from "./join_codes";

test.each([
  ["7wa hhp", { to: "code", code: "7WAHHP" }],
  [" 7WA-HHP ", { to: "code", code: "7WAHHP" }],
  ["http://mine.example/t/MJQk9IglPMuiVPXk?seat=2", { to: "room", room: "MJQk9IglPMuiVPXk" }],
  ["come here: /t/abc_-9 now", { to: "room", room: "abc_-9" }],
  ["7WAHH", null],
  ["", null],
  ["http://mine.example/rules/TUN-3", null],
])("%s is parsed as %o", (typed, target) => {
  expect(parseJoin(typed)).toEqual(target);
});

test.each([
  ["acdef ghjkm", "ACDEFGHJKM"],
  [" UVWXY-34679 ", "UVWXY34679"],
  ["ABCDE 12345", null],
  ["ACDEFGHJK", null],
  ["ACDEFGHJKMN", null],
  ["", null],
])("%s is parsed as the device code %s", (typed, code) => {
  expect(deviceCode(typed)).toBe(code);
});
