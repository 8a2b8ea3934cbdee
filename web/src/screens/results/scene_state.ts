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
  if (scene.kind === "role") return [scene.seat];
  if (scene.kind !== "sharing" || scene.fact.fact === "GoldDrawn") return [];
  const { fact } = scene;
  return fact.fact === "Stole" && fact.victim !== null ? [fact.seat, fact.victim] : [fact.seat];
}

/** The shown gain: gold cards are counted, because their values are secret (PAY-5). */
function gainsOfScene(scene: Scene): SceneState["gains"] {
  if (scene.kind !== "sharing") return {};
  const { fact } = scene;
  switch (fact.fact) {
    case "GoldDrawn":
      return {};
    case "GoldTaken":
      return { [fact.seat]: 1 };
    case "GoldDealt":
      return { [fact.seat]: fact.paid };
    case "TokensPaid":
      return { [fact.seat]: fact.tokens };
    case "Stole":
      return fact.victim === null ? {} : { [fact.victim]: -1, [fact.seat]: 1 };
  }
}
