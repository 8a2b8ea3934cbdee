### Messages of the module sabotaged_dwarf.

part-sabotaged_dwarf = Пострадавший гном
problem-clash-tournament-sabotaged_dwarf = Пострадавший гном не сочетается с турниром: там платят жетонами.
lobby-part-sabotaged_dwarf-description = Старатели, у которых в конце раунда сломан инструмент, не получают золота.
