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
    { $seat_is ->
        [you] Ти переглядаєш
       *[other] { $seat } переглядає
    } { $cards_count } { $cards_count ->
        [one] карту
        [few] карти
        [many] карт
       *[other] карти
    } { $from_deck ->
        [yes] з колоди
       *[no] зі скиду
    }{ $seen ->
        [yes] : { $cards }
       *[no] { "" }
    }
log-card-kept =
    { $seat_is ->
        [you] Ти лишаєш
       *[other] { $seat } лишає
    } собі одну з карт{ $seen ->
        [yes] : { $card }
       *[no] { "" }
    }
log-play-search-trove =
    { $player_is ->
        [you] Ти граєш
       *[other] { $player } грає
    } знахідку
rules-name-trove = Знахідка
rules-effect-trove = Замість добору з колоди переглянь п’ять верхніх карт скиду й лиши собі одну.
