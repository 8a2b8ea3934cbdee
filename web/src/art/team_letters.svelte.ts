/** The letters of the two teams, which stand beside their shapes; each language has its own. */
export const teamLetters = $state({ blue: "B", green: "G" });
