# Сыгранная игра, увиденная ещё раз
replay-title = Игра ещё раз
replay-home = Ко входу
replay-to-table = К столу
replay-loading = Загружаем игру …
replay-course = Что происходит
replay-players = Игроки
replay-maze = Лабиринт
replay-fit = Показать весь лабиринт
replay-cell = { $cell }: { $card }
replay-nothing-seen = Отсюда ничего не было видно.
replay-slider = Момент игры
replay-moment = Шаг { $at } из { $of }
replay-round = Раунд { $round }
replay-play = Пуск
replay-pause = Пауза
replay-step-back = Шаг назад
replay-step-on = Шаг вперёд
replay-turn-back = К предыдущему ходу
replay-turn-on = К следующему ходу
replay-speed = Скорость
replay-eyes = Чьими глазами
replay-eyes-all = все карты открыты
replay-eyes-onlooker = зритель
replay-link = Ссылка на этот момент
replay-link-copied = Готово.
replay-role-hidden = роль неизвестна
replay-hand = { $cards } { $cards ->
        [one] карта
        [few] карты
        [many] карт
       *[other] карты
    } в руке
replay-gold = { $gold } { $gold ->
        [one] самородок
        [few] самородка
        [many] самородков
       *[other] самородка
    }
replay-purse =
    { $cards ->
        [0] { $tokens } { $tokens ->
            [one] самородок
            [few] самородка
            [many] самородков
           *[other] самородка
        }
       *[other] { $cards } { $cards ->
           [one] карта
           [few] карты
           [many] карт
          *[other] карты
       } золота{ $tokens ->
            [0] { "" }
            [one] {", "}{ $tokens } самородок
            [few] {", "}{ $tokens } самородка
            [many] {", "}{ $tokens } самородков
           *[other] {", "}{ $tokens } самородка
        }
    }
replay-mark-friend = доверие
replay-mark-unsure = сомнение
replay-mark-foe = подозрение
replay-note = Твоя заметка:
replay-suspicion = Кого подозревать, раунд { $round }
replay-suspicion-onlooker = Что следовало думать тому, кто видел только открытый стол: насколько вероятно, что каждый из игроков — вредитель.
replay-suspicion-seat = Что следовало думать игроку { $name }: насколько вероятно, что каждый из игроков — вредитель.
replay-suspicion-waits = Обдумываем …
replay-suspicion-none = Об этом раунде ничего не известно.
