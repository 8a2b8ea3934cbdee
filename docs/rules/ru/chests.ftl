### Messages of the module chests.

part-chests = Сундуки с сокровищами
problem-no-hand = У этого игрока нельзя взять карту. Выбери другого.
problem-no-role = Эту роль посмотреть нельзя. Выбери другого игрока.
problem-goal-cannot-move = Эту цель сдвинуть нельзя. Выбери другую.
problem-no-more-maps = Из-за сундука до конца раунда нельзя смотреть цели. Выбери другую карту.
problem-no-closed-chest = Здесь нет закрытого сундука. Выбери другую клетку.
problem-clash-layout-without-chests = В этой игре нет сундуков. Сначала добавь их.
problem-clash-chests-count = Сундуков должно быть четыре. Положи все или выбери другое расположение.
problem-clash-chests-outside = Сюда сундук положить нельзя ({ $cell }). Выбери клетку между стартом и целями.
problem-clash-chests-taken = Сюда сундук положить нельзя ({ $cell }): мешает другая карта. Переложи сундук или выбери другое расположение.
problem-clash-chests-start = Сюда сундук положить нельзя ({ $cell }): слишком близко к старту. Переложи сундук.
problem-clash-chests-twice = Два сундука на одной клетке ({ $cell }). Переложи один из них.
problem-clash-chests-touch = Два сундука рядом ({ $cell }). Переложи один из них.
lobby-chest-layout = Расположение сундуков
lobby-chest-layout-gates = Ворота
lobby-chest-layout-wings = Крылья
lobby-chest-layout-zigzag = Зигзаг
lobby-chest-layout-random = Случайно
lobby-chest-layout-custom = Своё
lobby-chest-hint = Коснись клетки, чтобы положить сундук. Коснись сундука, чтобы его убрать.
lobby-chest-grid = Клетки между стартом и целями. Стрелки — перемещение, Enter — положить или убрать сундук.
lobby-chest-left =
    { $left ->
        [0] Все четыре сундука на месте.
        [one] Осталось положить { $left } сундук.
        [few] Осталось положить { $left } сундука.
        [many] Осталось положить { $left } сундуков.
       *[other] Осталось положить { $left } сундука.
    }
lobby-chest-not-applied = Пока не применено.
lobby-chest-cell-chest = сундук
lobby-chest-cell-free = свободно
lobby-chest-cell-empty = пусто
lobby-chest-cell-refused =
    { $why ->
        [start] здесь старт
        [goal] здесь цель
        [tournament] здесь турнирный тоннель
        [wardrobe] здесь шкаф
        [party] здесь подземная вечеринка
        [beside-start] слишком близко к старту
        [next] сундуки не могут лежать рядом
        [four] все четыре сундука уже на месте; сначала убери один
        [chest] здесь уже есть сундук
       *[outside] сундуки кладут между стартом и целями
    }
lobby-chest-clear = Убрать все сундуки
lobby-chest-more-rows = Показать больше рядов
lobby-part-chests-description = Четыре закрытых сундука на пути, в каждом — сюрприз.
table-chest = сундук { $number }
table-no-maps = без карт шахты
question-move = Сундук: сдвинь цель
question-move-hint = Выбери цель, которая сдвинется на клетку дальше от старта.
question-hand = Сундук: возьми карту
question-hand-hint = Выбери игрока, у которого возьмёшь случайную карту.
question-role = Сундук: посмотри роль
question-role-hint = Выбери игрока, чью роль посмотришь.
waiting-move = { $player } выбирает, какую цель сдвинуть
waiting-hand = { $player } выбирает, у кого взять карту
waiting-role = { $player } выбирает, чью роль посмотреть
card-mark-chest = с сундука
card-chest-face-down = сундук под закрытым тоннелем
chest-one-gold = 1 самородок
chest-no-more-maps = больше нельзя смотреть цели
chest-no-draw = без добора в этот ход
chest-extra-draw = ещё одна карта в этот ход
chest-move-a-goal = сдвинуть цель
chest-rob-a-hand = взять карту у игрока
chest-three-for-one = взять три, оставить одну
chest-look-at-a-role = посмотреть роль
chest-search-the-discard = поискать в сбросе
chest-bury-five = сбросить пять карт из колоды
move-look-in-chest = Посмотреть: сундук { $chest_number }
move-open-chest = Открыть сундук { $chest_number }
move-move-goal = Сдвинуть дальше: { $goal }
move-rob-hand = Взять карту у игрока { $seat }
move-look-at-role = Посмотреть роль игрока { $seat }
log-goal-moved =
    { $seat_is ->
        [you] Ты сдвигаешь
       *[other] { $seat } сдвигает
    } { $goal } на клетку дальше
log-chest-opened =
    { $seat_is ->
        [you] Ты открываешь
       *[other] { $seat } открывает
    } сундук: { $found }
log-chest-seen =
    { $seat_is ->
        [you] Ты смотришь
       *[other] { $seat } смотрит
    } в сундук{ $seen ->
        [yes] { "" } и { $seat_is ->
            [you] видишь
           *[other] видит
        }: { $found }. Тоннель сверху: { $tunnel }
       *[no] { "" }
    }
log-gold-picked =
    { $seat_is ->
        [you] Ты берёшь
       *[other] { $seat } берёт
    } карту золота с одним самородком
log-nothing-to-pick =
    Карты золота с одним самородком для { $seat_is ->
        [you] тебя
       *[other] игрока { $seat }
    } не осталось
log-card-taken =
    { $seat_is ->
        [you] Ты берёшь
       *[other] { $seat } берёт
    } карту из { $other_is ->
        [you] твоей руки
       *[other] руки игрока { $other }
    }{ $seen ->
        [yes] : { $card }
       *[no] { "" }
    }
log-deck-buried =
    { $cards_count ->
        [one] { $cards_count } карта из колоды уходит в сброс
        [few] { $cards_count } карты из колоды уходят в сброс
        [many] { $cards_count } карт из колоды уходят в сброс
       *[other] { $cards_count } карты из колоды уходят в сброс
    }
log-discard-shuffled = Сброс перетасован
log-play-look-in-chest =
    { $player_is ->
        [you] Ты играешь
       *[other] { $player } играет
    } карту шахты: сундук { $chest_number }
rules-section-chests = Сундуки с сокровищами
rules-name-chest-tunnel = Тоннель над сундуком
rules-name-chest-one-gold = Сундук: 1 самородок
rules-name-chest-no-more-maps = Сундук: без карт шахты
rules-name-chest-no-draw = Сундук: без добора
rules-name-chest-extra-draw = Сундук: ещё одна карта
rules-name-chest-move-a-goal = Сундук: сдвинуть цель
rules-name-chest-rob-a-hand = Сундук: взять карту
rules-name-chest-three-for-one = Сундук: взять три, оставить одну
rules-name-chest-look-at-a-role = Сундук: посмотреть роль
rules-name-chest-search-the-discard = Сундук: поискать в сбросе
rules-name-chest-bury-five = Сундук: сбросить пять
rules-effect-chest-tunnel = Лежит закрытым поверх сундука. Когда до него доходит путь, его открывают, и игрок, чей сейчас ход, открывает сундук. Обвал может убрать этот тоннель, а если сундук ещё закрыт, то и сундук.
rules-effect-chest-one-gold = Ты берёшь 1 самородок.
rules-effect-chest-no-more-maps = В этом раунде карту шахты больше нельзя играть на цели. На сундуки можно.
rules-effect-chest-no-draw = В этот ход ты не добираешь карту.
rules-effect-chest-extra-draw = В этот ход ты берёшь на одну карту больше.
rules-effect-chest-move-a-goal = Ты сдвигаешь закрытую цель на одну клетку дальше от старта.
rules-effect-chest-rob-a-hand = Вместо добора ты берёшь случайную карту из руки другого игрока.
rules-effect-chest-three-for-one = В конце хода ты берёшь три карты, одну оставляешь, две сбрасываешь.
rules-effect-chest-look-at-a-role = Ты тайно смотришь роль другого игрока.
rules-effect-chest-search-the-discard = Сброс тасуют. Ты смотришь пять карт и одну оставляешь себе. Добора нет.
rules-effect-chest-bury-five = Пять верхних карт колоды уходят в сброс рубашкой вверх.
