/** The dwarfs differ by hat, beard and item, so that a silhouette is enough to tell them apart. */

export interface Dwarf {
  readonly hat: "helmet" | "hood" | "cap" | "horns" | "cone" | "tall" | "bicorne" | "goggles";
  readonly beard: "round" | "goatee" | "braids" | "forked" | "moustache" | "curls" | "wild" | "long";
  readonly item: "pickaxe" | "bomb" | "sack" | "blue" | "green" | "cane" | "scales" | "crystal";
  readonly coat: string;
  readonly hair: string;
  readonly background: string;
}

export const DWARFS: Readonly<Record<string, Dwarf>> = {
  digger: {
    hat: "helmet",
    beard: "round",
    item: "pickaxe",
    coat: "#6b4a2a",
    hair: "#c4662a",
    background: "#5a4426",
  },
  saboteur: {
    hat: "hood",
    beard: "goatee",
    item: "bomb",
    coat: "#2c2230",
    hair: "#1d1517",
    background: "#4a1f1c",
  },
  greedy: { hat: "cap", beard: "curls", item: "sack", coat: "#7a5a1c", hair: "#8a5a34", background: "#5c4a14" },
  "blue digger": {
    hat: "horns",
    beard: "braids",
    item: "blue",
    coat: "#24518f",
    hair: "#d9b25a",
    background: "#1d3556",
  },
  "green digger": {
    hat: "cone",
    beard: "forked",
    item: "green",
    coat: "#2c6b3c",
    hair: "#a8482a",
    background: "#1f4527",
  },
  boss: { hat: "tall", beard: "moustache", item: "cane", coat: "#43202f", hair: "#3a3436", background: "#4a2a38" },
  profiteer: {
    hat: "bicorne",
    beard: "long",
    item: "scales",
    coat: "#4b3a6b",
    hair: "#6b6a6e",
    background: "#382c50",
  },
  geologist: {
    hat: "goggles",
    beard: "wild",
    item: "crystal",
    coat: "#4c6a6e",
    hair: "#e6e0d4",
    background: "#20484f",
  },
};
