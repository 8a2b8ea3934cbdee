/** Letters of the two teams, shown beside their shapes; they depend on the language. */
export const teamLetters = $state({ blue: "B", green: "G" });
