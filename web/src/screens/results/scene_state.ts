import type { Role } from "../../wire/types";
import type { Scene } from "./scenes";

/** What is visible after some scenes: the revealed roles, and what the last scene changed. */
export interface SceneState {
  readonly roles: Readonly<Record<number, Role>>;
  /** The revealed left-over role cards of the base game (END-2). */
  readonly leftOver: readonly Role[];
  /** The seats that the last scene is about. */
  readonly highlighted: readonly number[];
  readonly gains: Readonly<Record<number, number>>;
}

export function sceneState(scenes: readonly Scene[]): SceneState {
  const revealed = scenes.filter((scene) => scene.kind === "role");
  const leftOver = scenes.filter((scene) => scene.kind === "left over").map(({ role }) => role);
  const last = scenes.at(-1);
  return {
    roles: Object.fromEntries(revealed.map(({ seat, role }) => [seat, role])),
    leftOver,
    highlighted: last === undefined ? [] : seatsOf(last),
    gains: last === undefined ? {} : gainsOfScene(last),
  };
}

function seatsOf(scene: Scene): readonly number[] {
  if (scene.kind === "stole") return scene.victim === null ? [scene.seat] : [scene.seat, scene.victim];
  return "seat" in scene ? [scene.seat] : [];
}

/** The shown gain: gold cards are counted, because their values are secret (PAY-5). */
function gainsOfScene(scene: Scene): SceneState["gains"] {
  switch (scene.kind) {
    case "taken":
      return { [scene.seat]: 1 };
    case "dealt":
      return { [scene.seat]: scene.paid };
    case "paid":
      return { [scene.seat]: scene.tokens };
    case "stole":
      return scene.victim === null ? {} : { [scene.victim]: -1, [scene.seat]: 1 };
    default:
      return {};
  }
}
