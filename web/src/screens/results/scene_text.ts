// The text of each scene. While gold is shared, it is the sentence of the log.
import { roleName } from "../../decide/names";
import { factText, seatArgs, type Speaker } from "../../decide/sentences";
import { t } from "../../i18n/index.svelte";
import type { Scene } from "./scenes";

export function sceneText(scene: Scene, state: Speaker): string {
  switch (scene.kind) {
    case "outcome":
      return outcomeText(scene, state);
    case "role":
      return t("round-end-role", { ...seatArgs("seat", scene.seat, state), role: roleName(scene.role) });
    case "left over":
      return t("sentence", {
        text: t("labelled-value", { label: t("round-end-unused-role"), value: roleName(scene.role) }),
      });
    case "sharing":
      return t("sentence", { text: factText(scene.fact, state) });
    case "nothing":
      return t("round-end-no-gold");
  }
}

function outcomeText({ goldReached, finisher }: Extract<Scene, { kind: "outcome" }>, state: Speaker): string {
  if (!goldReached) return t("round-end-not-reached");
  return finisher === null ? t("round-end-reached") : t("round-end-reached-by", seatArgs("seat", finisher, state));
}
