import { ensureGuest } from "../api";
import { newerBuild } from "../newer_build.svelte";
import { browserEnvironment, type Viewpoint } from "./connection";
import { type ClientSnapshot, RoomClient } from "./room_client";
import { watchDeviceSleep } from "./device_sleep";

/** Join a room from a browser; `leave` closes the connection. */
export function joinRoom(viewpoint: Viewpoint): { client: RoomClient; leave: () => void } {
  const client = new RoomClient(
    viewpoint,
    browserEnvironment(async () => (await ensureGuest()).ok),
  );
  const stopWatching = watchDeviceSleep(client);
  const stopChecking = client.subscribe(checkAfterReconnecting());
  return {
    client,
    leave: () => {
      stopWatching();
      stopChecking();
      client.close();
    },
  };
}

/** A server that was away may have been updated. */
export function checkAfterReconnecting(): (snapshot: ClientSnapshot) => void {
  let wasLost = false;
  return ({ connection: { status } }) => {
    if (status === "open" && wasLost) void newerBuild.check();
    wasLost = status === "lost" || (wasLost && status === "connecting");
  };
}
