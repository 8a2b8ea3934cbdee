/** Letters of the two teams, shown on their shapes. */
export const teamLetters = $state({ blue: "B", green: "G" });
