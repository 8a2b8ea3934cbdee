### Messages of the module change_of_direction.

part-change_of_direction = Смена направления
lobby-part-change_of_direction-description = Разверни порядок ходов до конца раунда.
table-order-reversed = ⟲ обратный порядок
card-change-of-direction = смена направления
move-change-direction = Развернуть порядок ходов
log-play-change-direction =
    { $player_is ->
        [you] Ты разворачиваешь
       *[other] { $player } разворачивает
    } порядок ходов
rules-name-change-of-direction = Смена направления
rules-effect-change-of-direction = Разворачивает порядок ходов до конца раунда.
