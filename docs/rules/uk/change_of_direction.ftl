### Messages of the module change_of_direction.

part-change_of_direction = Зміна напрямку
lobby-part-change_of_direction-description = До кінця раунду всі ходять у зворотному порядку.
table-order-reversed = ⟲ зворотний порядок
card-change-of-direction = зміна напрямку
move-change-direction = Змінити напрямок ходів
log-play-change-direction =
    { $player_is ->
        [you] Ти змінюєш
       *[other] { $player } змінює
    } напрямок ходів
rules-name-change-of-direction = Зміна напрямку
rules-effect-change-of-direction = До кінця раунду всі ходять у зворотному порядку.
