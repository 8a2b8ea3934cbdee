### Messages of the module trove.

part-trove = Находка
problem-card-not-there = Эту карту взять нельзя. Выбери одну из показанных.
problem-nothing-discarded = Сброс пуст. Выбери другую карту.
lobby-part-trove-description = Вместо добора возьми одну из пяти верхних карт сброса.
question-card = Выбери, какую карту оставить
question-card-hint = Эти карты видишь только ты. Остальные уйдут в сброс.
waiting-card = { $player } выбирает, какую карту оставить
card-trove = находка
move-search-trove = Поискать в сбросе
move-keep-card = Оставить: { $card }
log-cards-lifted =
    { $seat_is ->
        [you] Ты смотришь
       *[other] { $seat } смотрит
    } { $cards_count } { $cards_count ->
        [one] карту
        [few] карты
        [many] карт
       *[other] карты
    } { $from_deck ->
        [yes] из колоды
       *[no] из сброса
    }{ $seen ->
        [yes] : { $cards }
       *[no] { "" }
    }
log-card-kept =
    { $seat_is ->
        [you] Ты оставляешь
       *[other] { $seat } оставляет
    } себе одну из карт{ $seen ->
        [yes] : { $card }
       *[no] { "" }
    }
log-play-search-trove =
    { $player_is ->
        [you] Ты играешь
       *[other] { $player } играет
    } находку
rules-name-trove = Находка
rules-effect-trove = Вместо добора из колоды посмотри пять верхних карт сброса и оставь себе одну.
