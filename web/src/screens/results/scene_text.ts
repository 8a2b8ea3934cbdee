// The text of each scene.
import { roleName } from "../../decide/names";
import { t } from "../../i18n/index.svelte";
import type { Scene } from "./scenes";

export function sceneText(scene: Scene, nameOf: (seat: number) => string): string {
  switch (scene.kind) {
    case "outcome":
      return outcomeText(scene, nameOf);
    case "role":
      return t("round-end-role", { name: nameOf(scene.seat), role: roleName(scene.role) });
    case "left over":
      return t("sentence", {
        text: t("labelled-value", { label: t("round-end-unused-role"), value: roleName(scene.role) }),
      });
    case "drawn":
      return t("round-end-drawn", { cards: scene.cards });
    case "taken":
      return scene.nuggets === null
        ? t("round-end-taken", { name: nameOf(scene.seat) })
        : t("round-end-taken-own", { nuggets: scene.nuggets });
    case "dealt":
      return t("round-end-dealt", { name: nameOf(scene.seat), nuggets: scene.paid, cards: scene.cards });
    case "paid":
      return t("round-end-paid", { name: nameOf(scene.seat), tokens: scene.tokens });
    case "stole":
      return scene.victim === null
        ? t("round-end-stole-nothing", { name: nameOf(scene.seat) })
        : t("round-end-stole", { name: nameOf(scene.seat), victim: nameOf(scene.victim) });
    case "nothing":
      return t("round-end-no-gold");
  }
}

function outcomeText(
  { goldReached, finisher }: Extract<Scene, { kind: "outcome" }>,
  nameOf: (seat: number) => string,
): string {
  if (!goldReached) return t("round-end-not-reached");
  return finisher === null ? t("round-end-reached") : t("round-end-reached-by", { name: nameOf(finisher) });
}
