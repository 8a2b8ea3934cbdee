### Messages of the module greedy_dwarf.

part-greedy_dwarf = Жадібний гном
lobby-part-greedy_dwarf-description = Золотошукач, який перемагає, лише якщо сам завершить шлях до скарбу. Для базової гри.
role-greedy = жадібний гном
role-aim-greedy = Особисто заверши шлях до скарбу. Лише тоді ти перемагаєш, і тільки ти.
rules-name-greedy = Жадібний гном
rules-effect-greedy = Ти перемагаєш, лише якщо особисто завершиш шлях до скарбу. Тоді ти отримуєш 4 самородки, а інші — нічого.
