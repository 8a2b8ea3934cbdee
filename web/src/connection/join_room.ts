import { ensureGuest } from "../api";
import { browserEnvironment, type Viewpoint } from "./connection";
import { RoomClient } from "./room_client";
import { watchDeviceSleep } from "./device_sleep";

/** Join a room from a browser; `leave` closes the connection. */
export function joinRoom(viewpoint: Viewpoint): { client: RoomClient; leave: () => void } {
  const client = new RoomClient(
    viewpoint,
    browserEnvironment(async () => (await ensureGuest()).ok),
  );
  const stopWatching = watchDeviceSleep(client);
  return {
    client,
    leave: () => {
      stopWatching();
      client.close();
    },
  };
}
