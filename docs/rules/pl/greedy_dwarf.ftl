### Messages of the module greedy_dwarf.

part-greedy_dwarf = Chciwy krasnolud
lobby-part-greedy_dwarf-description = Kopacz, który wygrywa tylko wtedy, gdy sam dokopie się do skarbu. Do gry podstawowej.
role-greedy = chciwy krasnolud
role-aim-greedy = To ty musisz dokopać się do skarbu. Tylko wtedy wygrywasz, i to w pojedynkę.
rules-name-greedy = Chciwy krasnolud
rules-effect-greedy = Wygrywasz tylko wtedy, gdy to ty dokopiesz się do skarbu. Dostajesz wtedy 4 bryłki złota, a nikt inny nie dostaje nic.
