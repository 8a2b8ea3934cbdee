### Messages of the module trove.

part-trove = Знахідка
problem-card-not-there = Цієї карти взяти не можна. Обери одну з показаних.
problem-nothing-discarded = Скид порожній. Обери іншу карту.
lobby-part-trove-description = Замість добору візьми одну з п’яти верхніх карт скиду.
question-card = Обери карту, яку лишиш собі
question-card-hint = Ці карти бачиш лише ти. Решта піде у скид.
waiting-card = { $player } обирає, яку карту лишити
card-trove = знахідка
move-search-trove = Пошукати у скиді
move-keep-card = Лишити: { $card }
log-cards-lifted =
    { $from ->
        [deck] { $player } переглядає { $count } { $count ->
            [one] карту
            [few] карти
            [many] карт
           *[other] карти
        } з колоди
       *[discard] { $player } переглядає { $count } { $count ->
           [one] карту
           [few] карти
           [many] карт
          *[other] карти
       } зі скиду
    }
log-card-kept = { $player } лишає собі одну з карт
log-card-kept-own = Ти лишаєш собі: { $card }
log-play-search-trove = { $player } грає знахідку
rules-name-trove = Знахідка
rules-effect-trove = Замість добору з колоди переглянь п’ять верхніх карт скиду й лиши собі одну.
