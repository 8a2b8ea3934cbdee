import { introduce } from "../api";
import { browserWorld, type Place } from "./connection";
import { Table } from "./room_client";
import { watchSleep } from "./device_sleep";

/** Join a room from a browser; `leave` closes the connection. */
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
