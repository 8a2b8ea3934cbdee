### Messages of the module sabotaged_dwarf.

part-sabotaged_dwarf = Потерпілий гном
problem-clash-tournament-sabotaged_dwarf = Потерпілий гном не поєднується з турніром, бо там платять жетонами.
lobby-part-sabotaged_dwarf-description = Золотошукачі, у яких наприкінці раунду зламаний інструмент, не отримують золота.
