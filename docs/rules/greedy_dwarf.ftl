### Messages of the module greedy_dwarf.

part-greedy_dwarf = Greedy dwarf
lobby-part-greedy_dwarf-description = A digger who wins only by completing the path to the treasure himself. For the base game.
role-greedy = greedy dwarf
role-aim-greedy = Complete the path to the treasure yourself. You win only then, and you win alone.
rules-name-greedy = Greedy dwarf
rules-effect-greedy = You win only if you complete the path to the treasure yourself. Then you get 4 gold and nobody else gets any.
