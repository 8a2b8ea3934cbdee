### Messages of the module detour.

part-detour = Обход
problem-not-laid-last = Перенести можно только последний положенный тоннель, и только если он ещё в лабиринте.
problem-same-cell = Этот тоннель уже здесь. Выбери другую клетку.
lobby-part-detour-description = Перенеси последний положенный тоннель.
card-detour = обход
move-detour = Перенести последний тоннель ({ $cell }): { $tunnel }
log-play-detour =
    { $player_is ->
        [you] Ты переносишь
       *[other] { $player } переносит
    } последний тоннель: { $cell }
rules-name-detour = Обход
rules-effect-detour = Перенеси последний положенный тоннель на другую клетку, куда он подходит. Его можно повернуть. Сломанные инструменты не мешают.
