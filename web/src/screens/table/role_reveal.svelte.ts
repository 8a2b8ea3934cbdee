import type { RoomState } from "../../state";

/** Remembers, for this tab, which role the player has acknowledged: once for each round and role change. */
export class RoleAcknowledgement {
  #acknowledged = $state("");

  isNew(state: RoomState): boolean {
    const game = state.game;
    if (!game?.own || game.own.role === "unknown" || game.roles !== null || state.room.state !== "playing")
      return false;
    const key = keyOf(state);
    return this.#acknowledged !== key && sessionStorage.getItem(key) === null;
  }

  acknowledge(state: RoomState): void {
    this.#acknowledged = keyOf(state);
    sessionStorage.setItem(this.#acknowledged, "acknowledged");
  }
}

function keyOf({ room, seat, game }: RoomState): string {
  const changes = game?.role_changes.filter((change) => change.seat === seat).length;
  return `pyrite.role ${room.name} ${seat} ${game?.round} ${changes}`;
}
