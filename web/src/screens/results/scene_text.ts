// The text of each scene.
import { roleName } from "../../decide/names";
import { t } from "../../i18n/index.svelte";
import type { Scene } from "./scenes";

export function sceneText(scene: Scene, nameOf: (seat: number) => string): string {
  switch (scene.is) {
    case "verdict":
      return verdictText(scene, nameOf);
    case "role":
      return t("ending-role", { name: nameOf(scene.seat), role: roleName(scene.role) });
    case "left over":
      return t("lead", { text: t("about", { what: t("ending-left-over"), said: roleName(scene.role) }) });
    case "drawn":
      return t("ending-drawn", { cards: scene.cards });
    case "taken":
      return scene.nuggets === null
        ? t("ending-taken", { name: nameOf(scene.seat) })
        : t("ending-taken-own", { nuggets: scene.nuggets });
    case "dealt":
      return t("ending-dealt", { name: nameOf(scene.seat), nuggets: scene.paid, cards: scene.cards });
    case "paid":
      return t("ending-paid", { name: nameOf(scene.seat), tokens: scene.tokens });
    case "stole":
      return scene.victim === null
        ? t("ending-stole-nothing", { name: nameOf(scene.seat) })
        : t("ending-stole", { name: nameOf(scene.seat), victim: nameOf(scene.victim) });
    case "nothing":
      return t("ending-nothing");
  }
}

function verdictText(
  { goldReached, finisher }: Extract<Scene, { is: "verdict" }>,
  nameOf: (seat: number) => string,
): string {
  if (!goldReached) return t("ending-not-reached");
  return finisher === null ? t("ending-reached") : t("ending-reached-by", { name: nameOf(finisher) });
}
