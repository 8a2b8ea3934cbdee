/** Drawings found by their file names: `actions/goal_swap.svelte` is the picture of the card "goal swap". */

import type { Component } from "svelte";

export type Folder = "actions" | "chests" | "corner_marks" | "marks" | "roles";

const DRAWINGS = import.meta.glob<Component>("./{actions,chests,corner_marks,marks,roles}/*.svelte", {
  eager: true,
  import: "default",
});

export const DRAWING_FILES: readonly string[] = Object.keys(DRAWINGS);

/** The file of a name. Goals that differ only in their sides have the same picture. */
export const fileOf = (folder: Folder, name: string): string =>
  `./${folder}/${name.replace(/ [NESW]+$/, "").replace(/\W+/g, "_")}.svelte`;

/** A drawing by its name; null if there is no such file. */
export const drawingOf = (folder: Folder, name: string): Component | null =>
  DRAWINGS[fileOf(folder, name)] ?? null;
