import { introduce } from "../api";
import { browserWorld, type Place } from "./line";
import { Table } from "./table";
import { watchSleep } from "./waking";

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
