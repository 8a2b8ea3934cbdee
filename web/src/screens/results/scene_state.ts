import type { Role } from "../../wire/types";
import type { Scene } from "./scenes";

/** What is to be seen after some scenes: roles turned so far, and what the last scene changed. */
export interface Stage {
  readonly roles: Readonly<Record<number, Role>>;
  /** The role cards of the base game that nobody had (END-2), as far as they are turned. */
  readonly leftOver: readonly Role[];
  /** The seats that the last scene is about. */
  readonly lit: readonly number[];
  readonly gains: Readonly<Record<number, number>>;
}

export function stageOf(scenes: readonly Scene[]): Stage {
  const turned = scenes.filter((scene) => scene.is === "role");
  const leftOver = scenes.filter((scene) => scene.is === "left over").map(({ role }) => role);
  const last = scenes.at(-1);
  return {
    roles: Object.fromEntries(turned.map(({ seat, role }) => [seat, role])),
    leftOver,
    lit: last === undefined ? [] : seatsOf(last),
    gains: last === undefined ? {} : gainsIn(last),
  };
}

function seatsOf(scene: Scene): readonly number[] {
  if (scene.is === "stole") return scene.victim === null ? [scene.seat] : [scene.seat, scene.victim];
  return "seat" in scene ? [scene.seat] : [];
}

/** As it is shown: gold cards count by their number, for what they are worth is secret (PAY-5). */
function gainsIn(scene: Scene): Stage["gains"] {
  switch (scene.is) {
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
