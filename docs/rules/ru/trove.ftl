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
    { $from ->
        [deck] { $player } смотрит { $count } { $count ->
            [one] карту
            [few] карты
            [many] карт
           *[other] карты
        } из колоды
       *[discard] { $player } смотрит { $count } { $count ->
           [one] карту
           [few] карты
           [many] карт
          *[other] карты
       } из сброса
    }
log-card-kept = { $player } оставляет себе одну из карт
log-card-kept-own = Ты оставляешь себе: { $card }
log-play-search-trove = { $player } играет находку
rules-name-trove = Находка
rules-effect-trove = Вместо добора из колоды посмотри пять верхних карт сброса и оставь себе одну.
