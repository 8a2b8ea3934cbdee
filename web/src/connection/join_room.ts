import { introduce } from "../api";
import { browserWorld, type Place } from "./connection";
import { Table } from "./room_client";
import { watchSleep } from "./device_sleep";

/** Come to a table in a browser; `leave` ends it. */
export function joinTable(place: Place): { table: Table; leave: () => void } {
  const table = new Table(
    place,
    browserWorld(async () => (await introduce()).ok),
  );
  const stopWatching = watchSleep(table);
  return {
    table,
    leave: () => {
      stopWatching();
      table.close();
    },
  };
}
