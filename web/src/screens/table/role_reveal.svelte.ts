import type { State } from "../../state";

/** Whether the own role has been acknowledged: once for each round and each change of roles, in this tab. */
export class OwnRole {
  #known = $state("");

  isNew(state: State): boolean {
    const game = state.game;
    if (!game?.own || game.own.role === "unknown" || game.roles !== null || state.room.state !== "playing")
      return false;
    const key = keyOf(state);
    return this.#known !== key && sessionStorage.getItem(key) === null;
  }

  acknowledge(state: State): void {
    this.#known = keyOf(state);
    sessionStorage.setItem(this.#known, "known");
  }
}

function keyOf({ room, seat, game }: State): string {
  const changes = game?.role_changes.filter((change) => change.seat === seat).length;
  return `pyrite.role ${room.name} ${seat} ${game?.round} ${changes}`;
}
