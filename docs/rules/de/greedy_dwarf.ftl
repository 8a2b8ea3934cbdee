### Messages of the module greedy_dwarf.

part-greedy_dwarf = Gieriger Zwerg
lobby-part-greedy_dwarf-description = Ein Goldsucher, der nur gewinnt, wenn er den Weg zum Schatz selbst vollendet. Fürs Grundspiel.
role-greedy = gieriger Zwerg
role-aim-greedy = Vollende den Weg zum Schatz selbst. Nur dann gewinnst du, und zwar allein.
rules-name-greedy = Gieriger Zwerg
rules-effect-greedy = Du gewinnst nur, wenn du den Weg zum Schatz selbst vollendest. Dann bekommst du 4 Gold und sonst niemand etwas.
