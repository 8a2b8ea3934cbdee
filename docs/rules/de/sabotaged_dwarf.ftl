### Messages of the module sabotaged_dwarf.

part-sabotaged_dwarf = Sabotierter Zwerg
problem-clash-tournament-sabotaged_dwarf = Der sabotierte Zwerg lässt sich nicht mit dem Turnier kombinieren. Dort wird in Plättchen gezahlt.
lobby-part-sabotaged_dwarf-description = Goldsucher mit kaputtem Werkzeug am Ende der Runde bekommen kein Gold.
