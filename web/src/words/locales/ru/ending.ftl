# Конец раунда
ending-title = Раунд окончен
ending-found = Золото найдено!
ending-lost = Шахта сберегла своё золото
ending-reached-by = { $name } докапывается до золота.
ending-reached = Золото открыто.
ending-not-reached = К золоту не пробился никто.
ending-role = { $name } — { $role }.
ending-drawn =
    { $cards ->
        [one] По кругу идёт { $cards } карта золота.
        [few] По кругу идут { $cards } карты золота.
        [many] По кругу идут { $cards } карт золота.
       *[other] По кругу идут { $cards } карты золота.
    }
ending-taken = { $name } берёт карту золота.
ending-taken-own = Ты берёшь карту: { $nuggets } { $nuggets ->
        [one] самородок
        [few] самородка
        [many] самородков
       *[other] самородка
    }.
ending-dealt =
    { $cards ->
        [0] { $name }: золота уже не осталось.
        [one] { $name } получает { $nuggets } { $nuggets ->
            [one] самородок
            [few] самородка
            [many] самородков
           *[other] самородка
        } ({ $cards } карта).
        [few] { $name } получает { $nuggets } { $nuggets ->
            [one] самородок
            [few] самородка
            [many] самородков
           *[other] самородка
        } ({ $cards } карты).
        [many] { $name } получает { $nuggets } { $nuggets ->
            [one] самородок
            [few] самородка
            [many] самородков
           *[other] самородка
        } ({ $cards } карт).
       *[other] { $name } получает { $nuggets } { $nuggets ->
           [one] самородок
           [few] самородка
           [many] самородков
          *[other] самородка
       } ({ $cards } карты).
    }
ending-paid = { $name } получает { $tokens } { $tokens ->
        [one] самородок
        [few] самородка
        [many] самородков
       *[other] самородка
    }.
ending-stole = { $name } крадёт один самородок у игрока { $victim }.
ending-stole-nothing = { $name } хочет что-нибудь украсть, но уходит ни с чем.
ending-nothing = На этот раз золота не получает никто.
ending-choose-gold = Выбери свою карту золота
ending-gold-card = карта: { $nuggets } { $nuggets ->
        [one] самородок
        [few] самородка
        [many] самородков
       *[other] самородка
    }
ending-choose-victim = Кого обкрадёшь?
ending-steal-from-nobody = Никого
ending-waits-for = { $name } выбирает карту золота …
ending-waits-for-thief = { $name } ищет кошелёк потолще …
ending-skip = Показать всё
ending-next-round = К следующему раунду
ending-your-turn = К следующему раунду: твой ход
ending-to-podium = К пьедесталу
ending-look = Посмотреть на стол
ending-you = ты
ending-hidden-role = закрытая карта роли
ending-purse-cards = { $count } { $count ->
        [one] карта
        [few] карты
        [many] карт
       *[other] карты
    } золота
ending-purse-tokens = { $count } { $count ->
        [one] самородок
        [few] самородка
        [many] самородков
       *[other] самородка
    } жетонами


# Конец игры
podium-title = Игра окончена
podium-winner = { $name } побеждает: { $gold } { $gold ->
        [one] самородок
        [few] самородка
        [many] самородков
       *[other] самородка
    }
podium-winners = { $names } побеждают вместе: по { $gold } { $gold ->
        [one] самородку
        [few] самородка
        [many] самородков
       *[other] самородка
    }
podium-stopped = Игра закончена по согласию
podium-stopped-more = Вот кто кем был и сколько золота собрано.
podium-place = { $place } место
podium-gold = { $gold } { $gold ->
        [one] самородок
        [few] самородка
        [many] самородков
       *[other] самородка
    }
podium-others = Остальные
podium-chart = Золото по раундам
podium-round = Раунд { $round }
podium-chart-missing = График сейчас не нарисовать: { $why }
podium-who = Игрок
podium-total = Итого
podium-replay = Пересмотреть игру
podium-rematch = Сыграть ещё
podium-rematch-join = К следующей игре
podium-rematch-why = Те же люди на тех же местах; начнётся, как только все соберутся и будут готовы.
podium-rematch-open = Кто-то хочет сыграть ещё: стол ждёт.
podium-home = Ко входу
