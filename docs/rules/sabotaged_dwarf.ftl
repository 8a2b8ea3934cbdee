### Messages of the module sabotaged_dwarf.

part-sabotaged_dwarf = Sabotaged dwarf
problem-clash-tournament-sabotaged_dwarf = The sabotaged dwarf can’t be combined with the tournament, which pays in tokens.
lobby-part-sabotaged_dwarf-description = Diggers who have a broken tool at the end of the round get no gold.
