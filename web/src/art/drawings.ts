/** Drawings are found by their file names: `actions/goal_swap.svelte` is the picture of the card "goal swap". */

import type { Component } from "svelte";

/** The drawings of a folder by their paths, as `import.meta.glob` collects them. */
export type Drawings = Readonly<Record<string, Component>>;

/** The file of a name. Goals that differ only in their sides have the same picture. */
export const fileOf = (name: string): string => `/${name.replace(/ [NESW]+$/, "").replace(/\W+/g, "_")}.svelte`;

/** A drawing by its name; null if there is no such file. */
export const drawingOf = (drawings: Drawings, folder: string, name: string): Component | null =>
  drawings[folder + fileOf(name)] ?? null;
