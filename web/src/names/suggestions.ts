/** Names for people who have not chosen one yet. They are not those of bots. */
export const SUGGESTIONS = [
  "Alba",
  "Bruno",
  "Cleo",
  "Dana",
  "Emil",
  "Fern",
  "Gus",
  "Hana",
  "Ivo",
  "June",
  "Kai",
  "Lina",
  "Milo",
  "Nora",
  "Otis",
  "Petra",
  "Rafi",
  "Suri",
  "Tomas",
  "Una",
  "Vito",
  "Wanda",
  "Yara",
  "Zeno",
] as const;

/** A random name that nobody has yet. */
export function suggestName(taken: readonly string[], random: () => number = Math.random): string {
  const inUse = new Set(taken.map((name) => name.toLowerCase()));
  const free = SUGGESTIONS.filter((name) => !inUse.has(name.toLowerCase()));
  return free[Math.floor(random() * free.length)] ?? "";
}
