# Зіграна гра, побачена ще раз
replay-title = Гра ще раз
replay-home = До входу
replay-to-table = До столу
replay-loading = Завантажуємо гру …
replay-course = Що відбувається
replay-players = Гравці
replay-maze = Лабіринт
replay-fit = Показати весь лабіринт
replay-cell = { $cell }: { $card }
replay-nothing-seen = Звідси нічого не було видно.
replay-slider = Момент гри
replay-moment = Крок { $at } з { $of }
replay-round = Раунд { $round }
replay-play = Пуск
replay-pause = Пауза
replay-step-back = Крок назад
replay-step-on = Крок уперед
replay-turn-back = До попереднього ходу
replay-turn-on = До наступного ходу
replay-speed = Швидкість
replay-eyes = Чиїми очима
replay-eyes-all = усі карти відкриті
replay-eyes-onlooker = глядач
replay-link = Посилання на цей момент
replay-link-copied = Скопійовано.
replay-role-hidden = роль невідома
replay-hand = { $cards } { $cards ->
        [one] карта в руці
        [few] карти в руці
        [many] карт у руці
       *[other] карти в руці
    }
replay-gold = { $gold } { $gold ->
        [one] самородок
        [few] самородки
        [many] самородків
       *[other] самородка
    }
replay-purse =
    { $cards ->
        [0] { $tokens } { $tokens ->
            [one] самородок
            [few] самородки
            [many] самородків
           *[other] самородка
        }
       *[other] { $cards } { $cards ->
           [one] карта
           [few] карти
           [many] карт
          *[other] карти
       } золота{ $tokens ->
            [0] { "" }
            [one] {", "}{ $tokens } самородок
            [few] {", "}{ $tokens } самородки
            [many] {", "}{ $tokens } самородків
           *[other] {", "}{ $tokens } самородка
        }
    }
replay-mark-friend = довіра
replay-mark-unsure = сумнів
replay-mark-foe = підозра
replay-note = Твоя нотатка:
replay-suspicion = Кого підозрювати, раунд { $round }
replay-suspicion-onlooker = Що мав би подумати той, хто бачив лише відкритий стіл: наскільки ймовірно, що кожен із гравців — саботер.
replay-suspicion-seat = Що варто було думати гравцеві { $name }: наскільки ймовірно, що кожен із гравців — саботер.
replay-suspicion-waits = Обмірковуємо …
replay-suspicion-none = Про цей раунд нічого не відомо.
