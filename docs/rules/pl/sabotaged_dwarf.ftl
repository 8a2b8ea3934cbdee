### Messages of the module sabotaged_dwarf.

part-sabotaged_dwarf = Sabotowany krasnolud
problem-clash-tournament-sabotaged_dwarf = Sabotowanego krasnoluda nie można łączyć z turniejem, w którym płaci się żetonami.
lobby-part-sabotaged_dwarf-description = Kopacze, którzy na koniec rundy mają zepsute narzędzie, nie dostają złota.
