import type { TableOptions } from "../src/wire/types";

/** Common options of a room, for tests. */
export const CLASSIC: TableOptions = {
  title: "",
  seats: 5,
  edition: "DE24",
  modules: [],
  variants: [],
  house_rules: {},
  chest_layout: "gates",
  first_seat: null,
  clock: "normal",
  veto_time: "5s",
  bots: "bayesian",
  coach: false,
  spectators: true,
  chat: true,
  listed: false,
};
