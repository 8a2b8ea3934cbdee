### Messages of the module greedy_dwarf.

part-greedy_dwarf = Жадный гном
lobby-part-greedy_dwarf-description = Старатель, который побеждает, только если сам достроит путь к кладу. Для базовой игры.
role-greedy = жадный гном
role-aim-greedy = Дострой путь к кладу лично. Победить можно только так, и победа будет только твоей.
rules-name-greedy = Жадный гном
rules-effect-greedy = Ты побеждаешь, только если путь к кладу достроишь именно ты. Тогда ты получаешь 4 самородка, а остальные — ничего.
