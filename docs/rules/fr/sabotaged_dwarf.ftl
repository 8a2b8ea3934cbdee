### Messages of the module sabotaged_dwarf.

part-sabotaged_dwarf = Nain saboté
problem-clash-tournament-sabotaged_dwarf = Le nain saboté est incompatible avec le tournoi, qui paie en jetons.
lobby-part-sabotaged_dwarf-description = Les chercheurs qui ont un outil cassé à la fin de la manche ne reçoivent pas d’or.
