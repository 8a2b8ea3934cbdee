### Messages of the module detour.

part-detour = Обхід
problem-not-laid-last = Перенести можна лише останній покладений тунель, поки він у лабіринті.
problem-same-cell = Тунель уже тут. Обери іншу клітинку.
lobby-part-detour-description = Перенеси останній покладений тунель.
card-detour = обхід
move-detour = Перенести останній тунель ({ $cell }): { $tunnel }
log-play-detour =
    { $player_is ->
        [you] Ти переносиш
       *[other] { $player } переносить
    } останній тунель: { $cell }
rules-name-detour = Обхід
rules-effect-detour = Перенеси останній покладений тунель на іншу клітинку, де він пасує. Його можна обернути. Можна грати навіть зі зламаними інструментами.
